/* Goes through the states of a match one entry at a time. */
#ifndef TABLE_CURSOR_H
#define TABLE_CURSOR_H

#include "table/match.h"

/* Goes through the states of a match one entry at a time. */
struct cursor {
    const struct match *match;
    uint32_t n; /* the state is that after entry n */
    struct state state;
    bool kept; /* of a match that goes back: the state that the next undo begins to play from
                  again */
    uint32_t kept_n;
    struct state kept_state;
};
void cursor_start(struct cursor *, const struct match *);
/* To the next entry; false at the last. */
bool cursor_next(struct cursor *);

#endif
