/* One match and all that it needs: who sits where, data, rules, dealer, log. What is always true: a
 * move made here is in the log, if one is kept, before anything else happens. */
#ifndef CLI_SITTING_H
#define CLI_SITTING_H

#include "cli/args.h"
#include "cli/think.h"
#include "table/native/logfile.h"

enum { COMMAND_BYTES_MAX = 512 };
enum seat_kind { SEAT_PERSON, SEAT_BOT, SEAT_PROGRAM };

struct sitting {
    const struct game *game;
    struct {
        uint8_t kind;
        const struct policy *policy; /* of a bot */
        struct think think;          /* likewise */
        char command[COMMAND_BYTES_MAX]; /* of a program that we start; "": it is at our own
                                            standard streams */
        struct rng rng;              /* where its stream begins */
    } seat[SEATS_MAX];
    struct log_head head;
    struct fair_reveal reveal;
    struct fair fair;
    uint8_t bot_seed[FAIR_BYTES];
    uint32_t brought, to_make; /* seats whose characters were brought; of those, who are not made
                                  yet */
    struct kept_character character[SEATS_MAX];
    struct match *match;       /* own, or file's */
    struct pack_data *pack;    /* own, or file's */
    struct log_keeper keeper;
    bool keeps, secret_kept;   /* a log; its secret beside it */
    char log_path[4096];
    char campaign[4096];       /* the file of the campaign whose evening this is; "": none */
    struct log_file *opening;  /* what its earlier evenings have left, until it is played */

    struct match own_match;
    struct pack_data own_pack;
    struct entry *entry;
    char *words;               /* of own_match */
    struct log_file file;      /* of a match taken up again */
    bool from_file;
};

/* The game of that name or title, or the only one of which either begins so; NULL: there is
 * none. */
const struct game *game_find(const char *word);
/* The same; NULL after a line on stderr, with the nearest name. */
const struct game *game_named(const char *word);

/* How to play a game with its default options and its own pack, if it has words for that. */
void sitting_how(const struct game *, const char *indent);

/* Reads game, seats, rules, data and characters from a command's line: word 0, --seats, --rules,
 * --pack, --character. `seats` are the items where --seats is not given; NULL: it must be. Returns
 * 0, or EXIT_BAD after a line on stderr, as all that follow; then there is nothing to close, though
 * sitting_close does no harm. */
int sitting_read(struct sitting *, const struct args *, const char *seats);
/* Sets more rules, as in --rules (NULL: none). */
int sitting_rules(struct sitting *, const char *list);
/* Seats a bot by its item, "BOT" or "BOT:BUDGET". Also -1: there is no such bot. */
int sitting_bot(struct sitting *, int seat, const char *item);
/* The items of a line "a,b,c", one after the other, cut to `size` bytes; false at its end, where
 * *at is NULL. */
bool list_item(const char **at, char *item, size_t size);
/* A fresh match with a dealer of its own: seeded with `number`, or where it is below 0 committed to
 * bytes of the system. May be called again for the next match with the same seats, after
 * sitting_end. */
int sitting_deal(struct sitting *, long long number);
/* Takes up the match of a log that has not ended. After a failure there is nothing to close. */
int sitting_resume(struct sitting *, const char *path);
/* Opens the log. An old file is not written over. `secret`: also keeps what is needed to go on
 * later. */
int sitting_keep(struct sitting *, const char *path, bool secret);

/* Who of the turn is to be asked next: a seat, SEAT_CHANCE, or -1 when it is over. Of several seats
 * people and programs come before the bots. */
int sitting_next(const struct sitting *);
/* Makes chance's or a bot's move. False: `why`, and the match cannot go on. */
bool sitting_make_move(struct sitting *, int seat, struct text *why);
/* Goes on with what characters are due after a move, and writes what has been played to the log.
 * False: `why`. */
bool sitting_written(struct sitting *, struct text *why);
/* Writes the log's last line, with the seed, and closes it. Without a log it does nothing, as
 * sitting_pause. */
int sitting_end(struct sitting *);
/* Closes the log so that the match can be taken up again. */
int sitting_pause(struct sitting *);
/* Frees everything, and pauses a log that is still open. All zeros are fine. */
void sitting_close(struct sitting *);

#endif
