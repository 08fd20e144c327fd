/* The house: tables played over HTTP and WebSocket, kept in a store. What is always true: nobody is
 * told of a move before the store has it on the disk. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdatomic.h>

#include "engine/game.h"

struct log_file;
/* A review under way: how many decisions of how many are graded; whether nobody wants it any
 * more. */
struct reviewing {
    atomic_uint graded, of;
    atomic_bool stop;
};

struct server_options {
    const char *bind;    /* a numeric address */
    int port;            /* 0: any free one, which is told in the first line */
    int metrics_port;    /* of figures, on this machine alone; 0: any free one; below 0: none of
                            their own */
    const char *folder;  /* of the database, made if it is missing; NULL: it has none */
    const char *store;   /* the database in it, or a URL as store/store.h takes it */
    const char *house_bind; /* where other servers with the same database reach this one: a numeric
                               address, */
    int house_port;         /* and its port; 0: any free one */
    bool check;          /* read the whole database before opening, not while the house is open */
    const char *origin;  /* "https://example.org": under which name people see the house; NULL: by
                            address */
    bool proxy;          /* connections from this machine are a proxy's: believe X-Forwarded-For */
    int bots;            /* threads that think, 1 .. 64 */
    int think_most;      /* enum bot_think: the longest that bots of a table may try their moves */
    int sockets_max;     /* connections in all */
    int sockets_each;    /* of one address */
    int messages_second; /* of one WebSocket; twice as many at once */
    int tables_hour;     /* new ones of one address */
    int asks_second;     /* questions about tables, of one address; four times as many at once */
    int keep_days;       /* a table that nobody was at for so long is removed; 0: never */
    bool list;           /* tables may be put on a list of open ones (listing.h) */
    bool unconfined;     /* keep every right that the program was started with (confine.h) */
    const char *journal; /* where events are written: a file, "-" for the standard error; NULL:
                            nowhere */
    const char *reports; /* a folder of reports (shelf.h); NULL: the page's own alone */
    const char *notify;  /* a program that is run when somebody who is away is waited for; NULL:
                            none */
    const char *push;    /* whom a push service may write to, mailto:.. or https://.. (push.h);
                            NULL: no pushes */
    const char *push_to; /* hosts to which they may go besides the browsers' own (pushto.h); or
                            NULL */
    int idle_seconds;    /* a match that nobody is at leaves memory after this */
    /* A finished match reviewed for a seat, on a thread of its own: malloc'd JSON, or NULL. */
    char *(*review)(const struct log_file *, int seat, const char *language, struct reviewing *,
                    size_t *size);
    /* The chronicle of a match as a seat was told it, likewise: malloc'd HTML, or NULL. */
    char *(*chronicle)(const struct log_file *, int seat, const char *language, size_t *size);
    int asked_seconds;   /* a request to take back, or for an exception, stands for so long */
    int absent_seconds;  /* a person who is not at a table is waited for so long, where others are
                            there and it can go on */
};

/* Serves until SIGTERM or SIGINT. Prints one line on stdout once it listens:
 * "http://127.0.0.1:2121/". 0, or -1 and `why` in one line if it cannot start. */
int server_run(const struct server_options *, const struct game *const *games, int games_count,
               struct text *why);

#endif
