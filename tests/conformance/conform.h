/* The laws of engine/game.h, tried on any game. What is always true: it knows no game, and a law
 * counts as kept only where it was really tried; the numbers of the report say how often. */
#ifndef TESTS_CONFORM_H
#define TESTS_CONFORM_H

#include "engine/engine.h"

enum { LAWS = 13, VERBS_SEEN_MAX = 256 };

struct report {
    uint64_t matches, moves, longest;
    uint64_t applied; /* legal moves tried beside those of the match */
    uint64_t refused; /* other moves tried, all to be refused */
    uint64_t views, resamples, pairs, secret_pairs, orders, told, payoffs, dull, corrected,
        waived;
    uint64_t broken[LAWS + 1]; /* by law, 1 .. LAWS */
    uint64_t tried[LAWS + 1];
    char first[LAWS + 1][400]; /* the first break of each law: seed, move number, what */
    uint64_t seed;             /* of the match being played */
    uint8_t verb_seen[VERBS_SEEN_MAX], phase_seen[VERBS_SEEN_MAX];
};

/* Plays the matches with seeds first .. first + seeds - 1 under all laws and adds to the report.
 * Gives how often a law was broken. The first state must be possible: init gives NULL for these
 * rules and seats. */
int conform(const struct game *, const struct data *, const struct rules *, int seats,
            uint64_t first, uint64_t seeds, struct report *);

/* L10 alone, in so many matches in which bots play: somebody is paid, and not all alike. */
void conform_worth(const struct game *, const struct data *, const struct rules *, int seats,
                   int matches, struct report *);

/* ---- Between the files of this folder ---- */
struct trial {
    const struct game *g;
    const struct data *d;
    const struct rules *rules;
    int seats;
    struct report *r;
    struct rng rng;
    uint64_t move_number; /* corrections are none */
    int corrections, waived;
    struct state state;
};

void law_try(struct trial *, int law);
void law_broken(struct trial *, int law, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Moves a random choice of options; false if they are none. */
bool move_any(struct trial *, const struct options *, int style, struct move *out);
/* The family of `from` in the options narrowed to moves that read as `text`: arguments hidden in it
 * stay free. */
void options_like(const struct options *from, const struct move *text, struct options *out);
/* The name of the first field in which two states differ, or "nothing". */
const char *field_differs(const struct game *, const struct state *, const struct state *);

void try_tables(struct trial *);                           /* L1 */
void try_titled(struct trial *, const struct move *);      /* L1: of a seat's move */
void try_invariants(struct trial *, const struct state *); /* L8 */
void try_views(struct trial *);                            /* L2, L3 */
void try_moves(struct trial *);                            /* L7 */
void try_pairs(struct trial *, const struct move *);       /* L4, L5 */
void try_orders(struct trial *);                           /* L6 */
void try_told(struct trial *, const struct move *);        /* L9 */
void try_payoff(struct trial *, const int32_t *got);       /* L10 */
void try_worth(struct trial *, int matches);               /* L10: of bots, to their ends */
void try_dull(struct trial *);                             /* L11 */
void try_powers(struct trial *);                           /* L12 */
/* One of the corrections that are open now; false: there is none. */
bool powers_any(struct trial *, struct move *out);
void try_waivers(struct trial *);                          /* L13 */
/* One of the moves that a master may let pass now; false: there is none. */
bool waivers_any(struct trial *, struct move *out);
/* Whether they allow the same, in the same order. */
bool options_same(const struct options *, const struct options *);
/* A move that is open to `mover` in `world` and reads to `seat` as `text`, another one than `not`
 * if that is given: 1; 0 if there is none; -1 if the `tries` that were made at random have found
 * none. */
int move_alike(struct trial *, const struct state *world, int mover, int seat,
               const struct move *text, const struct move * not, int tries, struct move *out);

#endif
