/* Matches in memory. What is always true: a match here is what its lines say, and at most what was
 * submitted since; whatever the store refuses takes the match out of memory, and the lines are read
 * again. */
#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "server/limits.h"
#include "server/tokens.h"
#include "store/store.h"
#include "table/clock.h"
#include "table/fair.h"
#include "table/log.h"
#include "table/native/logfile.h"
#include "table/native/pack.h"
#include "table/plan.h"
#include "table/wire.h"

struct house;
struct conn;
struct request;
struct replay;
struct shuffle;
struct gallery;

enum {
    TABLES_BUCKETS = 4096,
    TRIED_MAX = 9,
    SECRET_BYTES = 21504 /* for every seat four hashes, an id, a name and a bot's, of which any
                            byte may stand as six */
};

/* Who waits until a log has been read. */
struct waiter {
    struct waiter *next;
    struct replay *of;           /* NULL: waits for none */
    void (*again)(struct waiter *);
};

/* A game's data, opened once for all tables that play with it. */
struct pack {
    struct pack_data data;
    const struct game *game;
    int users;
    struct pack *next;
};

enum { PERSON_BYTES = 40, PERSON_COLOURS = 8 };
enum seat_kind { SEAT_PERSON, SEAT_BOT };
struct seat {
    uint8_t kind;
    bool has_token;              /* false: a bot's, or one whose invitation nobody has used yet */
    uint8_t token[TOKEN_BYTES];  /* its hash */
    bool invited;                /* someone was, or is still to be, let in by an invitation */
    uint8_t invitation[TOKEN_BYTES]; /* its hash, kept after it was used: who comes second is told
                                        so */
    int64_t taken;               /* when it was used, Unix time in ms; 0: not yet */
    int64_t left_ms;             /* when nobody was at it any more, or the table came into memory */
    bool shares;                 /* agrees that anyone with the address may watch it again */
    bool has_phrase;             /* six words open it (server/phrase.h); their hash */
    uint8_t phrase[TOKEN_BYTES];
    int tried;                   /* how often it was tried again, TRIED_MAX at most */
    bool lent;                   /* somebody's, or open to somebody, but a bot plays for now: then
                                    kind is SEAT_BOT */
    const struct policy *policy; /* of a bot */
    bool noticed;                /* it was told that it is waited for (server/notify.h); when that
                                    was last so */
    int64_t noticed_ms;
    bool late;                   /* for the time of whoever sits there was up: the bot's first
                                    move is told so */
    struct rng rng;
    char id[WIRE_ID_BYTES + 1];  /* of the last message that made a move; n of that */
    uint32_t id_n;
    char name[PERSON_BYTES + 1]; /* what the person there is called, or was who has left it; "":
                                    nobody said */
    uint8_t undo_asks;           /* how often it asked to take back */
    uint32_t undo_head;          /* the last move when that was last refused; 0: it was not */
    int64_t sign_ms;             /* when it may make the next sign, monotonic */
    uint8_t colour;              /* and their colour, 1 .. PERSON_COLOURS; 0: nobody said */
};
static inline bool seat_is_person(const struct seat *seat)
{
    return seat->kind == SEAT_PERSON || seat->lent;
}

/* A card that somebody showed, and a break (server/care.h). */
enum care_card { CARE_NONE, CARE_GO_ON, CARE_SLOW_DOWN, CARE_STOP };
enum { CARE_NEWS_CARD = 1, CARE_NEWS_HOLD = 2 }; /* HOLD: whether anybody moves */
struct care {
    uint8_t card;     /* the last one, enum care_card; of "stop" until it is lifted */
    uint8_t news;     /* to be told when it is on the disk; 0: nothing */
    uint32_t shown;   /* how many cards were shown */
    int64_t shown_ms; /* when, monotonic; 0: not since the table came into memory */
    int64_t until;    /* the end of a break, Unix time in ms; 0: none */
};

/* A seat asks everyone to let it take its last move back (server/undo.h). */
enum undo_news {
    UNDO_ASKED = 1, UNDO_AGREED, UNDO_REFUSED, UNDO_WITHDRAWN, UNDO_MOVED, UNDO_LAPSED
};
struct undo {
    bool open;
    uint8_t news;    /* enum undo_news, to be told when it is on the disk; 0: nothing */
    uint8_t of, by;  /* who asks, or asked last; who refused */
    uint16_t agreed; /* seats */
    uint32_t to;     /* the match goes back to the state after this entry */
    int64_t until;   /* when it lapses, Unix time in ms */
};

/* A seat puts a move that the rules refuse to the master (server/waive.h). */
enum waive_news { WAIVE_ASKED = 1, WAIVE_ALLOWED, WAIVE_REFUSED, WAIVE_MOVED, WAIVE_LAPSED };
struct waive {
    bool open;
    uint8_t news;  /* enum waive_news, to be told; 0: nothing */
    uint8_t of;    /* who asks, or asked last */
    uint32_t id;   /* which of the table's requests it is */
    int64_t until; /* as of an undo */
    struct move move;
};

/* Where a match is at, n with its state: state_size bytes of it, no more are allocated. */
struct held_state {
    uint32_t n;
    struct state state;
};

struct table {
    char id[TABLE_CHARS + 1];
    struct table *next;          /* of its bucket */
    struct pack *pack;
    struct log_head head;
    struct log_writer writer;    /* after the last line made */
    struct fair fair;
    struct fair_reveal reveal;
    uint8_t bot_seed[FAIR_BYTES];
    bool has_dealer;             /* false: chance cannot go on (an imported match whose seed is not
                                    here) */
    bool new_dealer;             /* an imported match goes on with chance of our own */
    uint8_t think;               /* enum bot_think: how long bots try their moves */
    bool watchers;               /* anyone who knows the address may look on */
    uint16_t watch_moves, watch_seconds; /* and sees the match so much later; at most one is not
                                            0 */
    struct gallery *gallery;     /* what they see (server/gallery.h), or NULL */
    bool ended;                  /* its last line is made */
    bool shown;                  /* the seed may be shown at the end */
    bool noted;                  /* what table_secret tells goes to the store with the next lines */
    bool gathers;                /* waits for its people: nobody moves yet, nor does chance */
    bool begins;                 /* and for no more of them: for the shuffle at most */
    bool renewed;                /* the next lines for the store replace all that it has */
    struct shuffle *shuffle;     /* that its people have a part in (server/shuffle.h), or NULL */
    bool news_of_people;         /* something of its people is on its way to the disk, and told when
                                    it is there */
    bool lost;                   /* no longer in the list; freed when no bot thinks for it */
    struct seat *seat;           /* head.seats of them */
    struct pupil *lesson;       /* that is being played (server/lesson.h); NULL: none now */
    struct held_state *before;       /* before the changes that are in flight: what is on the disk
                                        meanwhile; then, until all at the table have been told of
                                        them, what the story goes on from; else NULL */
    uint32_t lines;              /* made */
    uint32_t in_flight;          /* changes submitted and not yet answered */
    uint64_t tag_last;           /* the newest of them */
    uint64_t tag_news;           /* of the newest that changes what a turn says */
    uint64_t tag_told;           /* of the newest of these that everyone is told */
    uint64_t tag_from;           /* answers to earlier changes are not this table's */
    int thinking;                /* jobs of bots */
    uint32_t asked_n;            /* the last move that the newest job knows of */
    struct conn *conns;
    struct request *waits;       /* to be answered when something is on the disk */
    bool fresh;                  /* nothing of it is on the disk yet */
    struct request *streams;     /* that are sent its log */
    int64_t created, used_ms;
    int64_t touched;             /* that somebody was at it, as the store knows: Unix time in ms */
    bool ends;                   /* its last line is on its way to the disk */
    struct clock clock;          /* counted up to clock_ms, stored at clock_kept_ms */
    int64_t clock_ms, clock_kept_ms;
    bool clock_news;             /* those at the table are to be told of it */
    struct care care;
    struct undo undo;
    struct waive waive;
    struct paper *papers;        /* what people there wrote (server/papers.h) */
    struct paper *papers_kept;   /* while changes are on their way: what is on the disk */
    char listed_from[ADDRESS_BYTES]; /* who put it on the list of open tables, if that was since it
                                        came into memory */
    struct bucket listed_rate;   /* changes of that */
    struct paper_due *papers_due; /* changes of them that are on their way to the disk; */
    uint64_t papers_tag;         /* the newest */
    char title[TABLE_TITLE_BYTES + 1];
    struct match match;          /* may be ahead of what is on the disk; the last, cut short
                                    (table_new) */
};

/* Data files that the store keeps, all of them. Made at the start and never changed, so that any
 * thread may look. */
struct kept_packs {
    struct kept_pack { uint8_t sha256[HASH_BYTES]; char *text; } *at;
    int count;
};

struct tables {
    struct table *bucket[TABLES_BUCKETS];
    struct replay *replays;      /* logs that are being read */
    struct replay *failed;       /* the one whose waiters are being told that it could not be
                                    read */
    struct pack *packs;
    struct kept_packs kept;
    int live;
    size_t bytes;                /* of entries, about */
};

/* The match of that name. NULL: there is none, or `why` it cannot be read, or it has to be read
 * from the store first: then `waiter->of` is set, and `waiter->again` is called when it is worth
 * asking again. */
struct table *table_find(struct house *, const char *id, struct waiter *, struct text *why);
/* The same if it is in memory. */
struct table *table_live(struct house *, const char *id);
/* The seat of a token, -1 if it is none of this table's. */
int table_seat_of(const struct table *, const char *token);
/* The seat of an invitation, used or not; -1 if it is none of this table's. */
int table_seat_invited(const struct table *, const char *invitation);
/* Out of memory; those at it are told and hung up on. */
void table_lose(struct house *, struct table *, const char *code, const char *why);
/* Matches that nobody was at for `idle_ms` leave memory, those that are over after 30 seconds. */
void tables_sweep(struct house *, int64_t idle_ms);
void tables_close(struct house *);
/* An empty table of this game, with room for its states and no larger ones; NULL: there is no
 * memory. */
struct table *table_new(const struct game *, struct text *why);
void table_free(struct house *, struct table *);
/* Room for one more entry; and for what a seat may name and say with this verb (-1: between moves),
 * `text` bytes of it, as far as a match holds so much. False: there is no memory. */
bool table_has_room(struct table *);
bool table_has_words(struct table *, int verb, size_t text);
/* Into the list; and from a log that was read, all but who sits where. */
void tables_add(struct house *, struct table *);
bool table_from_log(struct house *, struct table *, struct log_file *, struct text *why);
/* A table whose log has been replayed, as the store holds it. NULL and `why`. */
struct table *table_restore(struct house *, struct replay *, struct text *why);
/* Opens the dealer and seeds the bots, from head, reveal and bot_seed. */
void table_dealer(struct table *);

/* Somebody hangs up: from that seat, or as a watcher. */
void table_left(struct table *, int seat);

#endif
