/* Goes through the states of a match one entry at a time. What is always true: a step costs one
 * move; only one over an undo replays some. */
#ifndef TABLE_CURSOR_H
#define TABLE_CURSOR_H

#include "table/match.h"

struct cursor {
    const struct match *match; /* borrowed; it may grow meanwhile */
    uint32_t n; /* the state is that after entry n */
    struct state state;
    bool kept; /* of a match with undos: the state from which the next undo is replayed */
    uint32_t kept_n;
    struct state kept_state;
};
/* At the first state, n 0. */
void cursor_start(struct cursor *, const struct match *);
/* To the next entry; false at the last. */
bool cursor_next(struct cursor *);

/* The `to` just before this seat's last move, idle passes apart, others' moves since then included;
 * count and `why` (may be NULL) if it has none, or what came since can't be taken back. It follows
 * from what everyone knows. */
uint32_t match_undo_before(const struct match *, int seat, struct text *why);
/* How many moves the undo that is entry n took back, and whose the first of them was. */
uint32_t match_undone(const struct match *, uint32_t n, int *seat);
/* How many of them were this seat's. */
uint32_t match_undone_of(const struct match *, uint32_t n, int seat);

#endif
