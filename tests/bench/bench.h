/* What the measures of one game share with the program that runs them. Always true: time is the CPU
 * time of this thread, so that what else the machine does counts little; a comparison is made
 * within one run. */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#include "engine/engine.h"

/* One game, opened, and how long to measure. */
struct bench {
    const struct game *game;
    const struct data *data;
    struct rules rules;
    int seats;
    double seconds;      /* of CPU for each measure */
    double reference_ns; /* of one draw of engine/rng.h, measured just before */
};

/* More to measure of one game, printed below the rest. */
struct bench_extra {
    const char *game;
    void (*measure)(const struct bench *);
};
extern const struct bench_extra bench_extras[];
extern const int bench_extras_count;
void bench_bloodsport(const struct bench *);     /* bloodsport.c */
void bench_gamblers_heart(const struct bench *); /* gamblers_heart.c */
void bench_twenty_one(const struct bench *);     /* twenty_one.c */

/* A share of n with the limits of its 95 % interval by Wilson's score; n at least 1. */
struct share { double rate, lo, hi; };
struct share share_wilson(uint64_t k, uint64_t n);

/* CPU seconds of this thread. */
double cpu_seconds(void);

/* The bot at each seat: a policy, or NULL for one of the open moves, each as likely. */
struct lineup { const struct policy *at[SEATS_MAX]; };

/* How a match ended. */
struct match_end {
    int32_t payoff[SEATS_MAX];
    uint32_t moves;
    int64_t round; /* of the game's public field "round" at the end, or -1 */
};
/* Plays one match of b->seats seats; policies see views alone. On a floor a master is asked
 * last. */
void match_between(const struct bench *, const struct lineup *, uint64_t seed, struct match_end *);
/* Who looks on: told of every move, with the states before and after it. */
struct onlooker {
    void (*move)(void *at, const struct state *before, const struct move *,
                 const struct state *after);
    void *at;
};
void match_watched(const struct bench *, const struct lineup *, uint64_t seed,
                   const struct onlooker *, struct match_end *);
/* The policy of that name; ends the program if the game has none. */
const struct policy *policy_named(const struct game *, const char *name);

/* speed.c, bots.c, search.c, lab.c */
double reference_draw_ns(double seconds);
void bench_speed(const struct bench *);
void bench_bots(const struct bench *);
void bench_search(const struct bench *);
void bench_lab(const struct bench *);

#endif
