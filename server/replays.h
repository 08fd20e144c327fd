/* Logs read and replayed on a worker's thread: tables of ours that are not in memory, and logs
 * brought along. What is always true: however long a replay takes, nobody waits for it but those
 * who asked for that log. */
#ifndef SERVER_REPLAYS_H
#define SERVER_REPLAYS_H

#include "server/tables.h"
#include "server/workers.h"

enum { IMPORT_UNDOS = 100, IMPORTS_WAITING = 16 };

struct replay {
    struct work work;
    struct replay *next;         /* of house->tables.replays */
    struct house *house;
    struct waiter *waiters;
    char id[TABLE_CHARS + 1];    /* of a table of ours */
    struct store_table stored;   /* its row; title and secret are ours */
    struct request *request;     /* whose import it is; NULL: of none, or of one that left */
    bool import;
    struct evening *evening;     /* that the table of an import is (server/evening.h), or NULL */
    char *text;                  /* the log, until the worker takes it */
    size_t size;
    const struct kept_packs *kept;
    const struct game *const *games;
    int games_count;
    /* The worker's answer. */
    bool good;
    struct log_file file;
    char *lines;                 /* of an import: as the store is to keep them */
    size_t lines_size;
    uint32_t lines_count;
    struct log_writer writer;    /* after the last of them */
    char why[REASON_BYTES];
};

/* Whether a log that was brought was only stopped to be taken along: whoever dealt can deal on, by
 * the seed that the last line shows or the first names. Its match goes on before that line. */
bool replay_goes_on(const struct log_file *);

/* Begins to read a table of ours again; its row is copied. False and `why`. */
bool replay_table(struct house *, const struct store_table *, struct waiter *, struct text *why);
/* Waits for a table that is being read already; false if it is not. */
bool replay_join(struct house *, const char *id, struct waiter *);
/* Whether it is being read. */
bool replay_reads(const struct house *, const char *id);
/* Begins to read a log brought along (malloc'd, taken over in any case). NULL and `why`: there is
 * no memory, or too many wait. */
struct replay *replay_import(struct house *, struct request *, char *log, size_t size,
                             struct text *why);
/* Takes what workers have read, and tells those who wait. */
void replays_collect(struct house *);

void waiter_leave(struct waiter *); /* waits no longer */

#endif
