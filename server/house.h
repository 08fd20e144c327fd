/* What the files of server/ share: the house and all that is in it. What is always true: everything
 * here belongs to the thread of the loop; bots and the store's writer are spoken to by copies
 * alone. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include <libwebsockets.h>
#include <stdatomic.h>

#include "server/assets.h"
#include "server/bots.h"
#include "server/frames.h"
#include "server/guard.h"
#include "server/journal.h"
#include "server/limits.h"
#include "server/server.h"
#include "server/tables.h"
#include "voice/voice.h"

enum {
    BODY_BYTES = 262144,          /* of a request */
    IMPORT_BYTES = 4 * 1024 * 1024,
    SIT_BYTES = 1024,
    OUT_BYTES = 4 * 1024 * 1024,  /* of one message to a page, its whole story included */
    LINES_BYTES = 6 * 1024 * 1024, /* of the lines of one change */
    LATENCIES = 10,
    LISTED_TAG_BYTES = 20
};

/* One accepted connection, from its first byte to its last. */
struct peer {
    struct guard guard;
    struct house *house;
    struct lws *wsi;
    int fd;
    bool hurried;                /* what it has begun must soon be whole, or it is hung up on */
    bool counted;                /* in the limits, under this address */
    char address[ADDRESS_BYTES];
};

struct counts {
    uint64_t requests[6];        /* by the first digit of the answer; [0]: refused before any */
    uint64_t upgrades_refused, messages_in, messages_refused;
    uint64_t moves, entries, bot_moves, tables_made, tables_imported, tables_loaded,
        tables_evicted, tables_removed, store_failures, watcher_messages, pushes_sent,
        pushes_failed, pushes_gone;
    uint64_t latency[LATENCIES + 1]; /* moves by time from receipt to acknowledgement */
    double latency_sum;              /* seconds */
    int sockets, players;            /* open now: connections; WebSockets */
};

enum { TROUBLE_BYTES = 256 };

struct slow_tables;
struct relay;
struct listing;
struct pushes;

/* What is remembered of another house for a moment. */
struct house_heard {
    int64_t house, at_ms;
    bool heard;
};
enum { HOUSES_REMEMBERED = 16, WORDS_REMEMBERED = 4096 };

struct house {
    struct server_options options;
    const struct game *const *games;
    int games_count;
    struct lws_context *lws;
    struct lws_vhost *figures;   /* where /metrics has a port of its own; or NULL */
    struct lws_vhost *others;    /* where other houses of the same database come in; NULL: it is
                                    alone */
    struct store *store;
    struct relay *relays;        /* what is passed on to them (server/relay.h) */
    lws_sorted_usec_list_t relays_timer;
    struct house_heard heard[HOUSES_REMEMBERED];
    uint64_t words[WORDS_REMEMBERED]; /* of the others, that came last: a ring (server/shared.c) */
    size_t words_at;
    int64_t houses_left;         /* how many had left their tables when the slow clocks were read */
    struct limits *limits;
    struct journal *journal;     /* or NULL */
    struct workers *bots;
    struct job *paced;           /* answers of bots that are there before their time */
    struct workers *checkers;    /* of the whole database */
    struct workers *readers;     /* of the house's own tables */
    struct workers *reviewers;   /* of matches that are over */
    struct review_job *reviews;  /* asked for and remembered */
    struct workers *notifier;    /* runs the host's program (server/notify.h); or NULL */
    struct pushes *pushes;       /* to browsers of who is away (server/push.h); or NULL */
    struct workers *importers;   /* of logs brought along: their work may be made to take long */
    struct tables tables;
    struct counts count;
    uint64_t tag;                /* of the last change submitted */
    bool stopping;
    atomic_bool closing;         /* the same, for other threads */
    char trouble[TROUBLE_BYTES]; /* why the last commit failed; empty: it did not */
    bool tries;                  /* whether the disk takes anything again: the answer is not there
                                    yet */
    uint64_t database;           /* the inode of its file */
    char damage[TROUBLE_BYTES];  /* what reading the whole database has shown; empty: nothing */
    struct made *games_made;     /* the answer to /api/games, in each language when it is first
                                    asked for */
    struct made *cards_made;     /* and to /api/games/GAME/cards, in each language when it is first
                                    asked for */
    int languages_count;
    char *lines;                 /* LINES_BYTES: of the change that is being put together */
    size_t lines_used;
    struct digest_sums sums;     /* of the last of these lines */
    char *spare;                 /* SAY_SPARE_BYTES: room to work for it */
    char *out;                   /* LWS_PRE + OUT_BYTES: the message that is being put together */
    struct frames frames;        /* of the connection that is being written to */
    int64_t swept_ms;
    int64_t clock_due;           /* when a clock may be over, at the earliest; 0: none runs */
    struct request *keeps;       /* to be answered when what is kept for keys is on the disk */
    struct listing *listing;     /* of open tables, as last read (server/listing.h); or NULL */
    struct slow_tables *slow;    /* that are read as the house opens; or NULL */
};

#endif
