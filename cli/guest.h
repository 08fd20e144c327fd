/* A seat at a server's table, or a place to watch. What is always true: `match` is what the last
 * message said of the table, and a move that was sent is sent again with the same id until the
 * server has answered it. */
#ifndef CLI_GUEST_H
#define CLI_GUEST_H

#include "cli/guest_net.h"
#include "engine/tree.h"
#include "table/log.h"
#include "table/mirror.h"
#include "table/native/pack.h"
#include "table/powers.h"
#include "tui/line.h"

enum { PERSON_NAME_BYTES = 41, GUEST_CODE_BYTES = 32, GUEST_ID_BYTES = 33,
       GUEST_SPOKEN = 9 };

/* Who is at a seat. */
enum person_is { PERSON_BOT, PERSON_OPEN, PERSON_LEFT, PERSON_HERE, PERSON_AWAY };
struct person {
    uint8_t is;
    char name[PERSON_NAME_BYTES]; /* that they gave themselves, or the bot's */
    char bot[PERSON_NAME_BYTES];  /* that plays for them at present; "": none */
};

struct guest {
    struct link link;
    char token[LINK_TOKEN_BYTES];
    struct net *net;
    struct log_head head;
    struct json *head_json; /* what the head points into */
    struct pack_data pack;
    struct match match;
    struct entry *entry;
    char *words;
    struct line_away away;
    int seat;
    bool listed;            /* its seat is not the link's, but from the server's list, or the next
                               evening's */
    bool hello, turned; /* what has come */
    bool quiet;         /* bots have no names, and say nothing */
    uint32_t n, undo;   /* the last entry; where undo leads, UINT32_MAX: nowhere */
    uint32_t back[BACKS_OFFERED]; /* where a master's leads that takes back 1, 2 .. moves */
    int backs;
    bool may_ask;       /* to take back what others followed */
    int64_t undo_of, undo_to; /* who asks for that, below 0: nobody; and how far */
    int64_t waive_id;   /* the request for an exception that is open; below 0: none */
    char commit[2 * HASH_BYTES + 1];
    uint8_t shuffle[TABLE_ID_BYTES], share[FAIR_BYTES]; /* the bytes for the shuffle of that name */
    bool adds;                                          /* they are among the commitments */
    struct person person[SEATS_MAX];
    bool people_told;
    bool gathers;      /* the match waits for its people */
    int64_t clock_ms;            /* what my clock was last said to have; below 0: it stood */
    bool paused;                 /* somebody stopped all clocks */
    char card[16];               /* that was last shown, and how many were */
    int64_t cards, rest;         /* the end of a break, Unix time in ms, about; 0: none */
    struct named *veils; /* lines and veils of the table, as they were last told */
    int veils_count;
    int64_t whispered;   /* when the last whisper was said that it heard of */
    char *note_mine, *note_table; /* as they were last told; NULL: none */
    int64_t note_version;
    bool no_signs;               /* others' signs are not said */
    struct handout *handouts;    /* that were given, and that this seat made */
    int handouts_count;
    bool aside;                  /* something is on its way that is no move: it may be refused */
    int64_t tried;               /* how often others came with this seat's invitation */
    bool ended, stopped, sealed, committed;
    char evening[LINK_ID_BYTES]; /* the table of the next evening; "": it has not begun */
    int32_t payoff[SEATS_MAX];
    bool lost, wrong; /* no line; `why` it cannot go on */
    char why[REASON_BYTES];
    uint32_t spoken[GUEST_SPOKEN]; /* the entries with the last words that all can read, newest
                                      first */
    /* The story, as sentences. */
    char **line;
    uint32_t lines, told, line_room;
    /* What was sent and is not answered: "" where there is nothing. */
    char id[GUEST_ID_BYTES], *sent;
    uint32_t sent_n, answered_n;
    bool answered, refused;
    char code[GUEST_CODE_BYTES], refusal[REASON_BYTES];
};

/* Reads the head of the table's log, and opens game, pack and match. 0, or EXIT_BAD after a line.
 */
int guest_open(struct guest *, const char *log, size_t size);
/* Comes to the table, and waits for its first turn. 0, or EXIT_BAD after a line. */
int guest_come(struct guest *);
/* Frees all that it holds, and hangs up; also after one of the above has failed. */
void guest_close(struct guest *);
/* Appends "Gambler 2", or "Ana (Gambler 2)" where somebody has a name. */
void guest_who(const struct guest *, int seat, struct text *out);

/* guest_hear.c: takes one message. `loud`: what does not change the table is said at once. True:
 * the table is another now. */
bool guest_hear(struct guest *, const struct node *message, bool loud);
/* A text in a message; NULL: there is none. */
const char *guest_member(const struct node *map, const char *key);
/* guest_shuffle.c: takes a message about the shuffle, and answers it. */
void guest_shuffle(struct guest *, const struct node *message);
/* The same of a number; false: there is none. */
bool guest_number(const struct node *map, const char *key, int64_t *out);
/* guest_care.c: takes a message about cards and breaks; and the function of struct line_away. */
void guest_care(struct guest *, const struct node *message);
bool guest_slash(void *guest, const char *command, const char *rest, int *made, struct text *why);
/* guest_veils.c: the same of lines and veils. */
void guest_veils(struct guest *, const struct node *message);
bool guest_veils_slash(struct guest *, const char *command, const char *rest, int *made,
                       struct text *why);
/* guest_whispers.c: the same of whispers. */
void guest_whispers(struct guest *, const struct node *message);
bool guest_whisper(struct guest *, const char *command, const char *rest, int *made,
                   struct text *why);
/* guest_notes.c: the same of notes. */
void guest_notes(struct guest *, const struct node *message);
bool guest_note(struct guest *, const char *command, const char *rest, int *made, struct text *why);
/* guest_words.c: the same of words for the seat. */
bool guest_words(struct guest *, const char *command, int *made, struct text *why);
/* guest_undo.c: the same of taking back with everyone's consent. */
void guest_undone(struct guest *, const struct node *message);
/* ... and of how far a master may take the match back. */
void guest_backs(struct guest *, const struct node *message);
int guest_ask_back(struct guest *, struct text *why);
bool guest_answer_undo(struct guest *, const char *command, int *made, struct text *why);
/* guest_waive.c: the same of moves that the rules refuse. */
void guest_waived(struct guest *, const struct node *message);
bool guest_waive(struct guest *, const char *command, const char *rest, int *made,
                 struct text *why);
/* A sentence of the story. */
void guest_line(struct guest *, const char *text);

/* guest_send.c: the functions of struct line_away, and what they wait with. They return enum
 * line_made of tui/line.h, with `why` where the move was refused. */
int guest_play(void *, const struct move *, const char *text, const char *label,
               struct text *why);
int guest_say(void *, const char *words, int back, struct text *why);
int guest_undo(void *, int moves, struct text *why);
/* Sends what is no move, and tells at once what comes of it where that is soon there. */
int guest_aside(struct guest *, const struct text *message, struct text *why);
/* All that has come. True: the table is another now. */
bool guest_take(struct guest *, bool loud);
/* Waits until something has come: 1; 0: `ms` are over; -1: Ctrl-C was pressed. */
int guest_wait(struct guest *, int ms);

#endif
