/* The simulated world of the server, as the files of tests/sim share it (README.md). What is always
 * true: all of it stands in memory that outlives the server's process, and every chance in it is
 * drawn from one seed. */
#ifndef TESTS_SIM_H
#define TESTS_SIM_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/rng.h"
#include "tests/sim/links.h"

enum {
    SIM_CLIENTS = 32, SIM_TABLES = 3, SIM_LINKS = 128, SIM_SEATS = 6, SIM_TOLD = 20000,
    SIM_MOVES = 4000,
    SIM_LINES = 160, SIM_LINE_BYTES = 200, SIM_ID_CHARS = 32, SIM_TOKEN_CHARS = 64,
    SIM_FAIR_CHARS = 1500, SIM_IMPORTS = 6
};
enum { US_PER_MS = 1000, US_PER_S = 1000000 };

/* ---- What is promised: every line that a client was shown, every move that it sent ---- */

/* A frame that shows a table after entry n, to be made again from the log. */
struct told {
    int table, seat; /* SEAT_WATCHER */
    uint32_t n, from, story; /* its events begin after `from`, its story after `story` */
    bool plain, ended;
    bool log;         /* the seat's own log up to there, and no frame */
    char *text;
};
enum fate { FATE_OPEN, FATE_KEPT, FATE_REFUSED, FATE_PARTED /* its seat changed hands */ };
/* A message that would make an entry; its text says whose it is and which: "c3-17". */
struct sent {
    int client, fate;
    bool undo;  /* without words: only its entry tells what it is */
    bool erased; /* its words are nowhere any more */
    bool parted; /* or may be gone: it was on its way then */
    int mark;    /* the entry whose words it marks, without words of its own; -1: it is none */
    bool told;   /* it knew that entry */
    bool wordless; /* it was refused because nobody said anything there that all can read */
    uint32_t n; /* of its entry, when it was acknowledged */
};

/* ---- Clients ---- */

/* ROLE_WINDOW: a second one at somebody's seat, which never moves (besides.c). ROLE_ERRAND: what
 * somebody asks for with their token in requests (errands.c). */
enum role {
    ROLE_NONE, ROLE_HOST, ROLE_GUEST, ROLE_WATCHER, ROLE_STRANGER, ROLE_WINDOW, ROLE_ERRAND
};
enum asked { ASKED_SEAT, ASKED_LOG, ASKED_PHRASE, ASKED_BACK };
enum doing { DOING_NOTHING, DOING_REQUEST, DOING_PLAY };

/* What is kept of what is said besides the match. */
enum kept_thing {
    KEPT_NOTE, KEPT_VERSION, KEPT_LINES, KEPT_CARDS, KEPT_WHISPER, KEPT_MADE, KEPT_THINGS
};

/* What is known by the answers to errands. */
struct errands {
    int what;
    bool open;                       /* it has no answer yet */
    char secret[SIM_TOKEN_CHARS + 1], opens[SIM_TOKEN_CHARS + 1]; /* a key, and what it is here */
    bool keyed, key_sure;            /* the seat is the key's; nothing else is on its way */
    bool ending, ended;              /* the key was given up, or may be */
    int push;                        /* number of the last browser */
    bool push_on, push_sure;
    int pushless;                    /* up to this one all are forgotten */
    int64_t key_us, push_us;         /* something late may change it until then */
    bool erasing, erase_lost;        /* it may be gone already */
    int erased;                      /* what had at most this number is gone */
    bool has_key, has_push;          /* on the disk */
};

struct client {
    int role, table, seat;
    char token[SIM_TOKEN_CHARS + 1]; /* of the seat, once it has it; a guest's is its own choice */
    bool seated;                     /* the server said so */
    bool plain, patch, over;
    int doing, link;
    int64_t due_us;                  /* when it does the next thing */
    bool greeted;                    /* hello was answered */
    bool told_calm;                  /* it was shown the table since nothing fails any more */
    uint32_t n, from;                /* the last entry that it knows; its events begin after */
    uint32_t since;                  /* what it knew of all that when it said hello, or since */
    char *whole;                     /* the last turn, put together, if it reads patches */
    char *options;                   /* {"n":..,"options":[..]} to choose from; NULL: none */
    int moves;                       /* sent so far */
    int pending;                     /* index of the one that waits for its answer; -1: none */
    char *message;                   /* that, to be sent again */
    int64_t sent_us;
    int times;                       /* that it was sent */
    int errors;
    int asked;                       /* enum asked: what its request is for */
    char phrase[160];                /* six words that open its seat; "": it was told none */
    bool unsure;                     /* others may have taken their place since */
    char wish[SIM_TOKEN_CHARS + 1];  /* the token that it wants for them; "": it wants none */
    bool refused_seat;               /* neither its token nor its invitation opens anything now */
    int of;                          /* of a window: whose */
    int64_t seen[KEPT_THINGS], now[KEPT_THINGS]; /* told ever; since the last hello */
    int undo_last;                   /* what it may take back by itself; -1: nothing */
    int undo_of, undo_to;            /* a request to take back; -1: none */
    bool stopped;                    /* somebody showed a "stop" */
    bool shuffles;
    /* its bytes for the shuffle and their hash; "": none */
    char share[SIM_TOKEN_CHARS + 1], share_hash[SIM_TOKEN_CHARS + 1];
    char *waivers;                   /* as options: what it may put to the master; NULL: nothing */
    int waive_id;                    /* what the master is asked; -1: nothing */
    int allowed, denied;             /* how often it was told so */
    int quotable;                    /* an entry with words that it may mark; 0: it heard none */
    int marks, marks_most;           /* that it was told of, since it asked for all, and ever */
    int listed;                      /* of the table, as it was told last; 0: not */
    int64_t listed_us;               /* when it last wanted that changed */
    bool by_list, by_key;            /* it sits down from the list, says hello by a key */
    struct errands errands;
};

struct sim_table {
    const char *game;
    int seats, people;
    char who[SIM_SEATS][16];
    bool watchers, gathers, made; /* made: the host was told so */
    bool warns;               /* what the rules refuse may be put to the master */
    int asked;                /* what is said of it has at least this number; less: it is of a
                                 table that was made as well, and nobody was told of */
    char fair[SIM_FAIR_CHARS]; /* what it was dealt from, as all were told; "": not yet */
    char clock[80], late[40]; /* members of what the host asks for */
    char id[SIM_ID_CHARS + 1];
    char invitation[SIM_SEATS][SIM_TOKEN_CHARS + 1];
    bool erases;              /* somebody asked to have their words there removed */
    bool moved[SIM_SEATS];    /* the seat may have changed hands */
    bool back[SIM_SEATS];     /* somebody came back to it by words, with another token */
    bool host_window;         /* the host has a window, and can invite again */
    uint32_t n_told;          /* the highest entry that anybody was told of */
};

enum life { LIFE_OPENS = 0, LIFE_CRASHED = 40, LIFE_STOPPED, LIFE_FAILED, LIFE_DONE };

struct world {
    uint64_t seed;
    struct rng rng;
    int64_t now_us;
    int64_t wall_us;        /* what the calendar says when now_us is 0 */
    int64_t until_us;       /* then faults end, and soon after the match of everyone */
    uint64_t digest;        /* of the trace */
    uint64_t steps;
    bool trace, calm;       /* calm: nothing fails any more */
    bool ending;            /* all is said: the server is stopped for the last time */
    bool listening;         /* the server takes connections */
    int lives;
    int64_t stop_us;        /* when this life gets a SIGTERM, or 0 */
    int64_t crash_us;       /* when it is killed, or 0 */
    uint64_t crash_op;      /* or before this operation on the disk, or 0 */
    int64_t fault_us, heal_us; /* when the disk begins to fail, and when it works again; or 0 */
    uint64_t ops;
    bool slow;              /* the disk takes its time in this life */
    bool struck;            /* the fault that was begun last has met something */
    bool faults;            /* the disk fails now and then */
    size_t window;          /* bytes that a connection takes before they are read */
    char folder[200];
    struct link link[SIM_LINKS];
    struct client client[SIM_CLIENTS];
    int clients;
    struct sim_table table[SIM_TABLES];
    int tables;
    char *log;              /* of a table, to be imported; NULL: none yet */
    struct imported { char id[SIM_ID_CHARS + 1], *log; } import[SIM_IMPORTS];
    int imports;
    struct told told[SIM_TOLD];
    int told_count;
    struct sent sent[SIM_MOVES];
    int sent_count, besides;
    uint64_t counts[12];    /* what happened, for the summary */
    int exit_code;
    char failure[600];
    int lines;              /* of the trace, since the start */
    char line[SIM_LINES][SIM_LINE_BYTES]; /* the last ones */
};
enum count {
    COUNT_CRASHES, COUNT_CUTS, COUNT_FAULTS, COUNT_STOPS, COUNT_ACKS, COUNT_FRAMES, COUNT_RESENT,
    COUNT_REFUSED, COUNT_OVER, COUNT_CHECKED
};

extern struct world *world;
extern bool in_life; /* this process is the server's */

/* ---- world.c ---- */
void world_open(void);
void world_begin(uint64_t seed, bool trace);
/* Memory of the world; never fails. NULL may be freed. */
void *world_get(size_t size);
void world_free(void *);
char *world_text(const char *bytes, size_t size);
uint64_t chance(uint64_t below);
bool one_in(uint64_t n);
/* From .. to, more often short than long. */
int64_t some_time(int64_t from_us, int64_t to_us);
void trace(const char *form, ...) __attribute__((format(printf, 1, 2)));
/* Something is wrong: says so and ends the process. */
void fail(const char *form, ...) __attribute__((format(printf, 1, 2), noreturn));
/* When the next thing happens outside of the server, and that it happens. */
int64_t world_next_us(void);
void world_step(void);

/* ---- clients.c ---- */
void clients_begin(void);
int64_t clients_next_us(void);
void clients_step(int64_t now_us);
void client_hears(int at, const struct piece *);
/* Whether everyone has what they were waiting for. */
bool clients_settled(void);

/* ---- threads.c ---- */
/* This thread does nothing until then. */
void thread_sleep(int64_t us);
/* The loop waits until `ready` says so, at latest until `until()`. */
void loop_wait(bool (*ready)(void), int64_t (*until)(void));
void threads_begin(void);
/* The signal that ends the server. */
void signal_raise(void);

/* ---- disk.c ---- */
/* Before a life: the files of the last one are the disk's. */
void disk_begin(void);
void disk_template(void);
void disk_crash(bool power);
void disk_turn(void); /* begins or ends to fail, if it is time */

/* ---- life.c ---- */
/* The server from its start to its end, in this process; returns enum life. */
int life_run(void);
void life_crash(void) __attribute__((noreturn));

/* ---- audit.c ---- */
/* Reads what is on the disk and compares; last: nothing may be missing any more. */
void audit(bool last);

#endif
