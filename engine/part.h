/* A two-player subgame that can be solved completely, such as a duel or a round of bidding. The
 * game describes it to the solver through its own options, moves and payoffs. What is always true:
 * the public tree is walked once, and each seat's possible secrets are lanes at each of its nodes.
 *
 * A seat's strategy is a vector with one number for each lane of each choice. Paths that lead to
 * equal holdings and equal futures share a lane: the solver loses nothing by forgetting which was
 * taken. */
#ifndef ENGINE_PART_H
#define ENGINE_PART_H

#include "engine/game.h"

/* The solver's callbacks. Offset 0 is a seat's position before its first choice: one lane of weight
 * 1. */
struct part_out {
    /* A lane of the next node is reached from offset `from` with this weight: the chance of what
     * only the node's seat learns. A node's links come before it. */
    void (*link)(struct part_out *, uint32_t from, int lane, double weight);
    /* A decision of a seat. Returns the offset of its first choice; each further choice is
     * part_width(lanes) later. */
    uint32_t (*node)(struct part_out *, int seat, int lanes, int choices);
    /* A sample table for this lane of the last node of `side`, with `seat` to move, and the move of
     * each choice. */
    void (*lies)(struct part_out *, int side, int lane, int seat, const struct state *,
                 const struct move *choice);
    /* A leaf: each seat's lanes begin at `at`; value[lane of 1 x lanes[0] + lane of 0] is seat 0's
     * payoff. */
    void (*end)(struct part_out *, const uint32_t at[2], const int lanes[2], const double *value);
    /* A leaf where lane i of one seat meets only lane i of the other. */
    void (*each)(struct part_out *, const uint32_t at[2], int lanes, const double *value);
};

static inline uint32_t part_width(int lanes)
{
    return ((uint32_t)lanes + 3) / 4 * 4;
}

struct game_part {
    const char *name;    /* "duel" */
    const char *role[2]; /* of each seat: "gambler", "GM" */
    const struct rule_spec *rules;
    int rule_count;
    /* `apart`: do not merge lanes that the rules treat alike. A rule whose value starts outside lo
     * .. hi follows from the others and is filled in. */
    void (*tell)(const struct data *, struct rules *, bool apart, struct part_out *);
    /* What a seat that chooses there is like, where that matters for how it plays: an index of
     * `kinds`. NULL: all are one kind. */
    int (*kind)(const struct data *, const struct state *, int seat);
    const char *const *kinds;
};

#endif
