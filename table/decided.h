/* The cards that decided a moment of a story, as one seat knew them. What is always true: what the
 * seat did not know is not drawn. */
#ifndef TABLE_DECIDED_H
#define TABLE_DECIDED_H

#include "table/match.h"

/* Appends the cards that decided what entry n tells by this message, drawn: those that lay on the
 * table before it, then what its own move deals. Nothing if the game has no row for it. */
void decided_faces(const struct match *, int seat, uint32_t n, const struct state *before,
                   const char *moment, struct text *out);

#endif
