/* What people made at the table of a match, as a pack file. What is always true: it is made from
 * what everybody saw. */
#ifndef TABLE_MADE_H
#define TABLE_MADE_H

#include "table/cursor.h"

enum { MADE_BYTES = 262144 };

/* Room for the tables of a match; too much for a stack. */
struct made {
    struct cursor cursor;
    struct made_table table[MADE_TABLES_MAX];
    struct match_labels names[MADE_TABLES_MAX];
    int count;
};

/* False: there is nothing to keep, or more than MADE_BYTES of it. */
bool made_pack(const struct match *, struct made *, struct text *out);

#endif
