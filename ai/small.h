/* A small game of two seats in which one wins what the other loses, compiled from the contract into
 * flat arrays for solving. What is always true of a compiled game: an information set is what its
 * seat has seen, so nobody forgets; values that no rule tells apart (the two jacks of Leduc) are
 * one.
 *
 * Sequence form (Koller, Megiddo and von Stengel, 1994): a strategy gives each sequence of its
 * seat's own choices a weight, and the result is x0' A x1. Sequences that differ only in what the
 * watcher cannot see lie beside each other as lanes, so that one step works on all of them. Values
 * are points of the payoff. */
#ifndef AI_SMALL_H
#define AI_SMALL_H

#include "engine/engine.h"
#include "engine/part.h"

enum {
    LANE_STEP = 4,   /* lanes are as many as a multiple of this; those left over hold 0 */
    LANES_MAX = 4096 /* of one node */
};

/* Where a seat chooses: what the watcher sees is one, and a lane is what only the seat sees. */
struct small_node {
    uint32_t above;        /* no links: lane i comes from lane i of the choice at this offset */
    uint32_t link, links;  /* else from here in `link`, and how many: where its lanes come from */
    uint32_t at;           /* offset of the lanes of its first choice; the others follow */
    uint16_t lanes, width; /* width: lanes, with those left over */
    uint16_t choices;
};

/* A lane comes from the number at this offset, by chance with this weight. */
struct small_link {
    uint32_t from, lane;
    double weight;
};

/* What two sequences meet with: a block of width x other's width, the seat's own lanes next to each
 * other; or lane i with lane i alone. */
struct small_block {
    uint32_t own, other; /* offsets of their lanes */
    uint32_t values;
    uint16_t own_width, other_lanes; /* other_lanes 0: each with its own */
};

struct small_seat {
    struct small_node *node; /* whoever is above comes before */
    uint32_t nodes, blocks;
    uint32_t size; /* of a vector over all lanes; offset 0 is the empty sequence */
    struct small_link *link;
    struct small_block *block; /* by own, then other */
    double *value;             /* of the blocks: chance's probability x what the seat gets */
    uint32_t sets;             /* information sets: lanes of all nodes */
};

struct small {
    struct small_seat seat[2];
    uint64_t histories; /* nodes of the tree that were walked, ends among them; of a part: of what
                           is public */
    uint64_t ends;
    uint32_t pairs;                  /* of sequences that can meet at an end */
    uint32_t alike;                  /* values that were found to be like another one */
    size_t bytes;                    /* held now */
    void *(*resize)(void *, size_t); /* as realloc(); 0 bytes: frees and gives NULL */
};

/* A history at which a seat chooses: its node and lane, and which choice of the node each of the
 * open moves is, in the order of options_nth(). */
struct small_met {
    const struct state *state;
    int seat;
    uint32_t node, lane;
    const struct options *open;
    const uint16_t *choice;
};

struct small_wish {
    void *(*resize)(void *, size_t);
    uint64_t histories_max; /* more are refused; 0: 50 million */
    bool apart;             /* leave values apart that are alike: for comparison */
    void (*meet)(void *by, const struct small_met *); /* told of each such history; or NULL */
    void *by;
};

/* Compiles the game with these rules; small_free() after use. NULL; or why it cannot be (static
 * text: too large, no memory, not such a game), and then nothing is held. */
const char *small_compile(const struct game *, const struct data *, const struct rules *,
                          const struct small_wish *, struct small *out);
void small_free(struct small *);

/* ---- part.c ---- */

/* The same of the part of a game that it tells itself. A rule that follows from the others is set
 * in `rules`; `histories_max` is not asked. */
const char *small_of_part(const struct game_part *, const struct data *, struct rules *,
                          const struct small_wish *, struct small *out);

/* ---- symmetry.c ---- */

enum { ALIKE_TABLES = 8 };
/* Values of name tables that are alike: any two of a class may change places in the whole game and
 * nothing else changes. */
struct alike {
    struct alike_table {
        uint8_t names, count; /* of data->names; how many classes */
        uint8_t class_of[THINGS_MAX];
    } table[ALIKE_TABLES];
    int tables;
    uint32_t found; /* values that are like an earlier one */
};
/* Tries pairs of values that chance deals from the state `first`. A pair that takes more than
 * `histories_max` (1 or more) counts as different. Takes no memory. */
void alike_find(const struct game *, const struct data *, const struct state *first,
                uint64_t histories_max, struct alike *out);

/* What one reader has seen of them: the how-manieth of its class each value was. */
struct alike_seen {
    uint8_t nth[ALIKE_TABLES][THINGS_MAX];  /* from 1; 0: not yet */
    uint8_t seen[ALIKE_TABLES][THINGS_MAX]; /* by class */
};
/* A move as this reader has it, with values that are alike told apart by order of appearance alone;
 * the reader has seen them from now on. */
void alike_move(const struct alike *, const struct game *, struct alike_seen *, const struct move *,
                struct move *out);

#endif
