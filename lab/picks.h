/* What was chosen in many matches, and what seats were built of, with what came of it: a list of
 * whole numbers like lab/totals.h. What is always true: a list is the sum of its matches, so any
 * share of them can be counted anywhere. */
#ifndef LAB_PICKS_H
#define LAB_PICKS_H

#include "lab/match.h"

/* What can be chosen: a verb; a verb with one value of an argument that has names; or nothing
 * chosen but held when the match is over (struct build_spec). */
struct pick_slot {
    int verb;     /* or -1: held */
    int arg;      /* of the verb; or -1: the verb itself; held: of game->builds */
    int value;
    int names;    /* the table of data->names that value is of; 0: none */
};

/* Of a slot, for the seats of one side in one set-up. */
struct pick_counts {
    int64_t open, taken;     /* decisions that had it; that were it. Held: all of these 0 */
    int64_t matches;         /* that had such a decision, and over them the sums of: */
    int64_t open_open, open_taken, taken_taken;
    int64_t times, won;      /* matches (of a game where seats win alone, seats of them) in which it
                                was ever taken, or held at the end; of those, won */
    int64_t sum, squares;    /* of their payoffs */
};
/* Of a set-up: what its matches were made of. */
struct pick_lengths {
    int64_t nobody;          /* matches that no seat won */
    /* sums over matches: moves of players, decisions among them (see above), and products */
    int64_t moves, decisions, moves_moves, moves_decisions, decisions_decisions;
    /* over matches: PICK_TREE_UNIT x the logarithm to 10 of the lines that its seats chose among,
     * and its square */
    int64_t tree, tree_tree;
    /* PICK_AGAIN_UNIT x the share of states that were there before, of all with the first; the
     * largest difference at the end between the payoffs of two players; and their squares */
    int64_t again, again_again, apart, apart_apart;
};

/* Side 0: the master, or all where there is none. */
enum { PICK_SIDES = 2, PICK_OPEN_BINS = 65, PICK_TREE_UNIT = 1000, PICK_AGAIN_UNIT = 100000 };

struct picks {
    const struct game *game;
    const struct data *data;
    const struct lab_setup *setup;  /* the first of `setups` */
    int seats, setups, slots;
    struct pick_slot *slot;         /* own */
    /* Of the match under way: by slot, the last decision that had it; the seats that took it. */
    uint32_t *seen, now;            /* own */
    uint16_t *held;                 /* own */
    /* Own; by side, then slot: the decisions that had it, and that were it. */
    struct pick_match { uint32_t open, taken; } *match;
    uint32_t moves;
    int64_t tree;
    uint64_t *state;                /* own; keys of the states so far, with room for so many */
    size_t states, states_room;
    int64_t *const *into;           /* where numbers are added: picks_numbers of them */
};

/* Borrows the set-ups, all of one game and as many seats; `into` is the caller's to set. False:
 * there is no memory; nothing is held. */
bool picks_open(struct picks *, const struct lab_setup *first, int setups);
void picks_close(struct picks *);
/* How many numbers the list has, all 0 at first. */
size_t picks_numbers(const struct picks *);
/* A seat's side, 0 or 1; and how many seats a side has. */
int pick_side(const struct game *, int seat);
int pick_side_seats(const struct picks *, int side);
/* Whether a match counts as won by a seat: the first tally came about, or without tallies it got
 * more than 0. */
bool pick_won(const struct game *, const struct lab_record *, int seat);

/* To look on with (struct lab_watch): `arg` is the picks. */
void picks_pick(void *arg, const struct lab_setup *, const struct lab_pick *);
void picks_move(void *arg, const struct lab_setup *, const struct state *before,
                const struct options *, const struct move *);
void picks_over(void *arg, const struct lab_setup *, const struct lab_record *,
                const struct state *end);

/* ---- Reading a list ---- */
struct pick_counts picks_of(const struct picks *, const int64_t *, int setup, int side, int slot);
struct pick_lengths picks_lengths(const struct picks *, const int64_t *, int setup);
/* PICK_OPEN_BINS numbers, of the list: moves of a side by how many were open. Bin b: 2^(b-1) < open
 * <= 2^b. */
const int64_t *picks_open_bins(const struct picks *, const int64_t *, int setup, int side);
/* How many sets of seats there are, and of the list so many numbers: in how many matches the seats
 * of that mask won, and no others. */
int picks_sets(const struct picks *);
const int64_t *picks_winners(const struct picks *, const int64_t *, int setup);

#endif
