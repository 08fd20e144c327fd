/* A small game of two seats in which one wins what the other loses, compiled from the contract into
 * flat arrays for solving. What is always true of a compiled game: an information set is what its
 * seat has seen, so nobody forgets; values that no rule tells apart (the two jacks of Leduc) are
 * one.
 *
 * Sequence form (Koller, Megiddo and von Stengel, 1994): a strategy gives each sequence of its
 * seat's own choices a weight, and the result is x0' A x1. Sequences that differ only in what the
 * watcher cannot see lie beside each other as lanes, so that one step works on all of them. */
#ifndef AI_SMALL_H
#define AI_SMALL_H

#include "engine/engine.h"

enum {
    LANE_STEP = 4,   /* lanes are as many as a multiple of this; those left over hold 0 */
    LANES_MAX = 4096 /* of one node */
};

/* Where a seat chooses: what the watcher sees is one, and a lane is what only the seat sees. */
struct small_node {
    uint32_t above;        /* offset of the lanes of the seat's choice before; 0: it had none */
    uint32_t at;           /* offset of the lanes of its first choice; the others follow */
    uint32_t up;           /* from here in `up`: the lane above of each lane */
    uint16_t lanes, width; /* width: lanes, with those left over */
    uint16_t choices;
    uint16_t straight; /* 1: lane i's lane above is i, and both widths are equal */
};

/* What two sequences meet with: a block of width x other's width, the seat's own lanes next to each
 * other. */
struct small_block {
    uint32_t own, other; /* offsets of their lanes */
    uint32_t values;
    uint16_t own_width, other_lanes;
};

struct small_seat {
    struct small_node *node; /* whoever is above comes before */
    uint32_t nodes, blocks;
    uint32_t size; /* of a vector over all lanes; offset 0 is the empty sequence */
    uint16_t *up;
    struct small_block *block; /* by own, then other */
    double *value;             /* of the blocks: chance's probability x what the seat gets */
    uint32_t sets;             /* information sets: lanes of all nodes */
};

struct small {
    struct small_seat seat[2];
    uint64_t histories; /* nodes of the whole tree that were walked, ends among them */
    uint64_t ends;
    uint32_t pairs;                  /* of sequences that can meet at an end */
    uint32_t alike;                  /* values that were found to be like another one */
    size_t bytes;                    /* held now */
    void *(*resize)(void *, size_t); /* as realloc(); 0 bytes: frees and gives NULL */
};

struct small_wish {
    void *(*resize)(void *, size_t);
    uint64_t histories_max; /* more are refused; 0: 50 million */
    bool apart;             /* leave values apart that are alike: for comparison */
};

/* Compiles the game with these rules. NULL; or why it cannot be (static text), and then nothing is
 * held. */
const char *small_compile(const struct game *, const struct data *, const struct rules *,
                          const struct small_wish *, struct small *out);
void small_free(struct small *);

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
/* Tries pairs of values that chance deals; `histories_max` as in small_wish. */
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
