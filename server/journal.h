/* A log of events for the operator, one JSON object a line. What is always true: it holds no token,
 * invitation or seed, nothing said or played, and only the first digits of a table's name; and the
 * server never waits for its reader. */
#ifndef SERVER_JOURNAL_H
#define SERVER_JOURNAL_H

#include "engine/text.h"

struct house;
struct table;
struct journal;

/* Appends to this file, made if missing; "-": standard error. NULL and `why`. */
struct journal *journal_open(const char *path, struct text *why);
/* NULL is fine. */
void journal_close(struct journal *);
/* Reopens its file after it was moved away. */
void journal_again(struct journal *);

/* Begin an event, add members (EVENT_BYTES in all), end it. Without a journal these do nothing.
 * What cannot be written, or comes too fast, is dropped, and a later line says how many were. */
enum { EVENT_BYTES = 2048, EVENT_TABLE_CHARS = 8 };
struct event {
    struct journal *journal;
    struct text out;
    char bytes[EVENT_BYTES];
};
void event_begin(struct event *, const struct house *, const char *what);
void event_text(struct event *, const char *key, const char *value);
void event_number(struct event *, const char *key, int64_t value);
/* "table" and "game". */
void event_id(struct event *, const char *id, const char *game);
void event_table(struct event *, const struct table *);
void event_end(struct event *);
/* An event: somebody at this address was refused something. */
void tell_refused(const struct house *, const char *code, const char *address);

#endif
