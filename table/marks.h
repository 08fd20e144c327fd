/* Words that players mark as quotes for the chronicle: entries of the match that are says without
 * words. What is always true: only what everyone can read is marked, and nothing twice. */
#ifndef TABLE_MARKS_H
#define TABLE_MARKS_H

#include "table/match.h"

/* A player marks the words of entry `n`, which everyone can read, as worth keeping. Adds an entry
 * as if something was said. */
bool match_mark(struct match *, int seat, uint32_t n, struct text *why);
/* The entry with the last words that everyone can read, or with those `back` before them; 0: there
 * is none. */
uint32_t match_spoken(const struct match *, int back);
/* Whether the words of entry n are marked; n 0: whether any are. */
bool match_marked(const struct match *, uint32_t n);
/* The number of the entry that a "mark" means; 0: it is no such number. */
uint32_t match_marks(const struct value *mark);

#endif
