/* Goes through the states of a match one entry at a time. */
#ifndef TABLE_CURSOR_H
#define TABLE_CURSOR_H

#include "table/match.h"

struct cursor {
    const struct match *match;
    uint32_t n; /* the state is that after entry n */
    struct state state;
    bool kept; /* of a match with undos: the state from which the next undo is replayed */
    uint32_t kept_n;
    struct state kept_state;
};
void cursor_start(struct cursor *, const struct match *);
/* To the next entry; false at the last. */
bool cursor_next(struct cursor *);

#endif
