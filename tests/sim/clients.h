/* What the two files of the clients share: what they do (clients.c) and what they hear (hear.c).
 * What is always true: see clients.c. */
#ifndef TESTS_SIM_CLIENTS_H
#define TESTS_SIM_CLIENTS_H

#include "tests/sim/sim.h"

struct match;

static inline int clients_index(const struct client *c)
{
    return (int)(c - world->client);
}
/* It does nothing for so long, unless it hears something. */
void client_rest(struct client *, int64_t from_us, int64_t to_us);
/* Hangs up, to come back soon. */
void client_leave(struct client *);
/* A token of its own choice. */
void client_choose(char token[SIM_TOKEN_CHARS + 1]);
/* It waits for no answer to its message any more; what became of it (enum fate). */
void client_settles(struct client *, int fate);
/* What it has no answer to. */
void client_resends(struct client *);
/* A request; without a body it is a GET. */
void client_asks(struct client *, const char *path, const char *token, const char *body);

/* ---- besides.c: what a window at a seat says and hears besides the match ---- */

/* What it says next; false: nothing now. */
bool besides_say(struct client *, char *out, size_t size);
void besides_heard(struct client *, const char *text);
/* Of any frame to anyone. */
void besides_check(const struct client *, const char *text);
/* It is told everything again from here on. */
void besides_greeted(struct client *);
/* Everyone has been told everything again. */
void besides_settled(void);

/* ---- arrange.c: the shuffle together, the list of open tables, moves put to the master ---- */

/* What a window says next of all that; nothing: it leaves `out` as it is. */
void arrange_list(struct client *, char *out, size_t size);
/* The member of a new table that puts it there at once. */
void arrange_open(int table, char *out, size_t size);
void arrange_waive(struct client *, char *out, size_t size);
/* True: it was about that. */
bool arrange_heard(struct client *, const char *text);
/* Of the disk: a paper of a table. */
void arrange_paper(int table, const char *name, const char *text);
/* Of a turn: what may be put to the master. */
void arrange_shown(struct client *, const char *text);

/* ---- quotes.c ---- */

/* The next mark; false: it heard nothing that it could mark. */
bool quotes_say(struct client *, char *out, size_t size);
/* A frame with events; shown: it tells all up to now. */
void quotes_heard(struct client *, const char *text, bool shown);
void quotes_refused(const struct client *, const char *text);
/* Of any frame to anyone. */
void quotes_check(const struct client *, const char *text);
/* Of the disk: a table's match. */
void quotes_audit(int table, const struct match *);

/* ---- errands.c ---- */

void errands_begin(struct client *);
void errands_answered(struct client *, const struct piece *);
/* A token that opens its seat by a key; NULL: it has none. */
const char *errands_token(const struct client *window);
/* Of the disk: a paper of a table, and then that these were all. */
void errands_paper(int table, const char *name, const char *text);
void errands_papers(int table, bool over);
/* Whether these words, or some in them, were removed, or may have been; of this person. */
bool errands_erased(int table, const char *text);
bool errands_erasing(int person);

#endif
