/* Hints at a table: how much those who play there are told of their chances. What is always true:
 * they are a matter of the table and its log's header, and no rule: no state, no draw and no digest
 * depends on them. */
#ifndef TABLE_HINTS_H
#define TABLE_HINTS_H

#include "table/log.h"

/* "chances", "none", "advice" of an enum hints; and back, -1 if it is none of these. */
const char *hints_name(int);
int hints_named(const char *);
/* Who gives advice in this game; NULL: nobody. */
const struct policy *hints_adviser(const struct game *);
/* Whether what this match says is without chances: in a match that is over nothing is left to work
 * out. */
bool hints_hide(int hints, const struct match *);
/* What the adviser would do in this seat, from its view; the same each time. False: nobody advises
 * here, or the seat is not waited for. */
bool hints_advice(const struct match *, int seat, struct move *out);

#endif
