/* Counterfactual regret minimization on a compiled game. What is always true: the average of the
 * strategies tends to an equilibrium; how far it still is, cfr_judge says exactly. Values are
 * points of the game's payoff; plans and choices are 0 to 1.
 *
 *  CFR+     Tammelin, 2014: regrets never below 0, the t-th strategy weighs t
 *  DCFR     Brown and Sandholm, 2019: alpha 1.5, beta 0, gamma 2
 *  PCFR+    Farina, Kroer and Sandholm, 2021: the last regret predicts the next; weights t^2
 *  PDCFR+   Xu et al., 2024: both; alpha 2.3, gamma 5
 * Seats take turns within an iteration. */
#ifndef AI_CFR_H
#define AI_CFR_H

#include "ai/small.h"

enum cfr_way { CFR_PLUS, CFR_DISCOUNTED, CFR_PREDICTIVE, CFR_PREDICTIVE_DISCOUNTED, CFR_WAYS };

/* Lanes are worked on four at a time, of which a processor without such wide registers makes two
 * times two; what is hot is compiled for both. Neither rounds otherwise. */
typedef double lanes4 __attribute__((vector_size(32), aligned(8), may_alias));
typedef int64_t bits4 __attribute__((vector_size(32), aligned(8), may_alias));
#define LANES(at) (*(lanes4 *)(at))
#define LANES_OF(at) (*(const lanes4 *)(at))
enum { LANES_STEP = LANE_STEP };
#if defined __x86_64__ && !defined CROUPIER_SANITIZED
#define FOR_WIDE_REGISTERS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_WIDE_REGISTERS
#endif

/* Vectors over all lanes of a seat, of its size; offsets as in struct small_seat. */
struct cfr_seat {
    double *plan;   /* the present strategy: the weight of each sequence */
    double *choice; /* ... and of each choice in its set */
    double *regret;
    double *sum;  /* of the plans by their weights; sum[0] is the sum of the weights */
    double *gain; /* what each sequence brings against the other's plan */
};
struct cfr {
    const struct small *small; /* borrowed; its resize() holds all memory here */
    enum cfr_way way;
    uint64_t iterations; /* so far */
    double kept; /* what the last iteration foresaw to keep of the regrets */
    struct cfr_seat seat[2];
};

extern const char *const cfr_names[CFR_WAYS]; /* "cfr+", "dcfr", "pcfr+", "pdcfr+" */

/* From uniform strategies; cfr_free() after use. False: there is no memory; nothing is held. */
bool cfr_start(struct cfr *, const struct small *, enum cfr_way);
/* So many iterations more. Takes no memory. */
void cfr_run(struct cfr *, uint64_t iterations);
/* The average so far as a plan of `seat`, 0 or 1: `out` has the seat's size. Before the first
 * iteration: uniform. */
void cfr_average(const struct cfr *, int seat, double *out);
void cfr_free(struct cfr *);

/* ---- response.c ---- */

/* The weights with which a node's lanes are reached, into `out` of its width; and what they are
 * worth (as many), added to where they came from. */
void small_come(const struct small_seat *, const struct small_node *, const double *plan,
                double *out);
void small_go_back(const struct small_seat *, const struct small_node *, const double *worth,
                   double *gain);
/* What each sequence of `seat` brings against a plan of the other; out has the seat's size. */
void small_gains(const struct small *, int seat, const double *other, double *out);
/* The most that `seat` can get against this plan of the other: exact. `gain`: scratch of the seat's
 * size. */
double small_response(const struct small *, int seat, const double *other, double *gain);

/* The weight of each sequence, from the shares of the choices. */
void small_plan(const struct small_seat *, const double *choice, double *plan);

struct solved {
    double value;       /* of the averages against each other, for seat 0 */
    double response[2]; /* what the best response of each seat gets against the other's average */
    double exploitability; /* half their sum: what a plan loses at most, on average over seats */
};
/* False: there is no memory; *out stays. */
bool cfr_judge(const struct cfr *, struct solved *out);

/* ---- asked.c ---- */

struct bot_asked {
    const struct game *game; /* that was compiled, or whose part was */
    const struct policy *bot;
    int times; /* 1 or more, for each information set: shares are as fine as that */
};
/* What the best response gets against the bot in seat 0, and in seat 1: exact, but for the shares.
 * `small` is that game or part, compiled without `apart`, with these rules. False: there is no
 * memory; out stays. */
bool bot_loses(const struct data *, struct rules *, const struct small *, const struct bot_asked *,
               double out[2]);

/* ---- plays.c ---- */

enum { PART_PLAYS_MAX = 128 };
/* How often a seat of this kind could make such a move, on average in one part played, and did. */
struct part_play { int seat, kind, verb; double open, made; };
struct part_plays { int count; struct part_play row[PART_PLAYS_MAX]; };
/* Where both seats play the averages of a part that was compiled without `apart`. False: there is
 * no memory; *out has no row. */
bool part_plays(const struct game_part *, const struct data *, struct rules *, const struct cfr *,
                struct part_plays *out);

#endif
