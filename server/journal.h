/* What happens in the house, for whoever runs it: one JSON object a line. What is always true: no
 * token, no invitation, no seed, nothing that is said or played, and of a table's name no more than
 * its first digits is in it; and nobody at the house ever waits for whoever reads it. */
#ifndef SERVER_JOURNAL_H
#define SERVER_JOURNAL_H

#include "engine/text.h"

struct house;
struct table;
struct journal;

/* Of this file, which is made if it is missing and added to; "-": the standard error. NULL and
 * `why`. */
struct journal *journal_open(const char *path, struct text *why);
void journal_close(struct journal *);
/* Opens its file anew, after it was moved away. */
void journal_again(struct journal *);

/* An event is begun, told of, and ended; without a journal all that does nothing. */
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

#endif
