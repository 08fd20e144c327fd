/* A small game of two inside a game, which can be solved whole: a duel, a round of bids. The game
 * tells it, by its own options, moves and pay-outs, to whoever solves it. What is always true: what
 * is public is walked once, and what a seat may hold in secret lies beside each other there, as
 * lanes.
 *
 * A strategy of a seat is a vector; a choice stands in it as one number for each lane. Where two
 * ways lead to equal holdings and an equal future, they lead to one lane: nothing is lost by
 * forgetting which way it was. */
#ifndef ENGINE_PART_H
#define ENGINE_PART_H

#include "engine/game.h"

/* Who listens. Offset 0 is where a seat stands before its first choice: one lane of weight 1. */
struct part_out {
    /* The next node is reached from the number at `from` with this weight: chance's, for what only
     * the node's seat learns. A node's links come before it. */
    void (*link)(struct part_out *, uint32_t from, int lane, double weight);
    /* Where a seat chooses: the offset of its first choice. The other choices follow, each
     * part_width(lanes) further on. */
    uint32_t (*node)(struct part_out *, int seat, int lanes, int choices);
    /* The table as it may lie in this lane of the last node of `side`, where `seat` of it is to
     * move, and the move of each choice. */
    void (*lies)(struct part_out *, int side, int lane, int seat, const struct state *,
                 const struct move *choice);
    /* An end: the lanes of each seat from `at` on; value[lane of 1 x lanes[0] + lane of 0] is what
     * seat 0 gets. */
    void (*end)(struct part_out *, const uint32_t at[2], const int lanes[2], const double *value);
    /* The same, where lane i of one seat meets lane i of the other alone. */
    void (*each)(struct part_out *, const uint32_t at[2], int lanes, const double *value);
};

static inline uint32_t part_width(int lanes)
{
    return ((uint32_t)lanes + 3) / 4 * 4;
}

struct game_part {
    const char *name;    /* "duel" */
    const char *role[2]; /* of its seats: "gambler", "GM" */
    const struct rule_spec *rules;
    int rule_count;
    /* `apart`: what no rule tells apart stays apart. A rule that starts outside lo .. hi follows
     * from the others: it is set. */
    void (*tell)(const struct data *, struct rules *, bool apart, struct part_out *);
};

#endif
