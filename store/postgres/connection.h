/* One connection to PostgreSQL, always in pipeline mode: statements are queued, then one round trip
 * brings all their results. What is always true: no call waits longer than CONNECTION_WAIT_MS for a
 * server that says nothing, and after PG_LOST the connection is closed. */
#ifndef STORE_POSTGRES_CONNECTION_H
#define STORE_POSTGRES_CONNECTION_H

#include <stdint.h>

#include "store/postgres/libpq.h"

enum { CONNECTION_WAIT_MS = 20000 };

enum pg_end {
    PG_DONE,
    PG_REFUSED, /* by the server, which goes on; a transaction is to be rolled back */
    PG_LOST     /* the connection, or what it was for: what was sent may have been done or not */
};

struct pg_statement {
    const char *name, *sql;
};

struct pg_connection {
    const struct libpq *pq;
    PGconn *conn;  /* NULL: closed */
    bool unsent;   /* something could not be queued */
    char state[6]; /* SQLSTATE of what was refused last */
};

/* Whether a string names a database of PostgreSQL and no file. */
bool pg_names(const char *path);

/* Adds to the reason of a refusal that somebody changed the tables. */
void pg_say_changed(struct text *why);
/* Connects to the database that a URL names (libpq's form), to one that takes writes, and prepares
 * the statements, up to one without a name; NULL: none. False and `why`; never with a password. */
bool pg_connect(struct pg_connection *, const char *url, const struct pg_statement *,
                struct text *why);
void pg_disconnect(struct pg_connection *);

/* A parameter: text, or bytes as PostgreSQL's binary form of its type. */
struct pg_value {
    const void *at; /* NULL: NULL; text ends with a zero byte */
    int size;       /* of binary; 0: text */
};
/* Queue a statement that was prepared, or one for this once. */
void pg_send(struct pg_connection *, const char *name, const struct pg_value *, int count);
void pg_send_once(struct pg_connection *, const char *sql, const struct pg_value *, int count);
/* Sends what is queued and gives each result in its order, while all goes well; `each` may be NULL.
 * `why`, which may be NULL, says in one line what was refused or how the connection was lost. */
enum pg_end pg_sync(struct pg_connection *, void (*each)(void *arg, int n, const PGresult *),
                    void *arg, struct text *why);

/* Queues one statement for this once and syncs. The first row's numbers, NULL as 0; rows: how many
 * came. */
enum pg_end pg_ask(struct pg_connection *, const char *sql, const struct pg_value *, int count,
                   int64_t *numbers, int wanted, int *rows, struct text *why);
/* A number as a parameter of text. */
struct pg_number {
    char digits[24];
};
struct pg_value pg_number(int64_t, struct pg_number *);

#endif
