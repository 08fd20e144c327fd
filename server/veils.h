/* Lines and veils: what must not come up at a table, and what may only off screen. What is always
 * true: what anyone reads of it is the union of what all seats said, in small letters and sorted,
 * and what they said themselves; whoever of the others said it, it is the same to the byte. */
#ifndef SERVER_VEILS_H
#define SERVER_VEILS_H

#include "server/papers.h"

enum {
    VEIL_BYTES = 80, /* of one, as it is sent */
    VEILS_EACH = 16, /* of one seat */
    VEILS_ALL = 100  /* of a table, all the same counted once */
};

/* {"type":"lines","do":..} (docs/protocol.md), refused with an error message where it cannot be.
 * False: another message. */
bool veils_message(struct house *, struct conn *, const struct pairs *);
/* Tells each seat at the table what is new to it. */
void veils_tell(struct table *);
/* Tells somebody who has just sat down, if there is anything. */
void veils_greet(struct conn *);

/* What was said at this table, whoever said it, as the paper VEILS_OF_ALL; from malloc, NULL:
 * nothing. */
#define VEILS_OF_ALL "lines"
char *veils_of_all(const struct table *);

/* What changes when a seat's person goes. */
enum { PARTING_MAX = 32 };
struct parting {
    struct store_paper at[PARTING_MAX];
    char name[PARTING_MAX][STORE_PAPER_NAME_BYTES + 1];
    int count;
    char *left, *listed; /* texts of it, from malloc, or NULL */
};
/* What they said stays, and is nobody's. */
void veils_part(const struct table *, int seat, struct parting *);

#endif
