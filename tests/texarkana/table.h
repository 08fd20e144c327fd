/* A match of Texarkana for tests: the program's pack, a state, moves as numbers. What is always
 * true: a move that is not open fails the test. */
#ifndef TESTS_TEXARKANA_TABLE_H
#define TESTS_TEXARKANA_TABLE_H

#include "games/texarkana/exact.h"
#include "table/native/pack.h"

struct table {
    struct pack_data pack;
    const struct game *g;
    struct state st;
    struct rng rng;
};

/* Opens the pack and begins a match; `story` is a value of the option scenario. */
void table_open(struct table *);
void table_begin(struct table *, int seats, int story, uint64_t seed);
void table_play(struct table *, int seat, int verb, const int32_t arg[5]);
#define PLAY(x, seat, verb, ...) table_play(x, seat, verb, (const int32_t[5]){__VA_ARGS__})
/* Chance plays till a seat has to, or a test has its result. */
void table_chance(struct table *);
/* What the bot of this seat answers, from its view. */
void table_bot(struct table *, int seat, int policy, struct move *out);
/* All that the bots do, players before the Dealer, till the match is over or somebody is in phase
 * `phase`. */
void table_run(struct table *, int policy, int phase);
/* Free play at a free table with one NPC and two players. */
void table_scene(struct table *);
/* There player 1 has played a trump of the own hand, and is asked whether to trump. */
void table_trump(struct table *);

#endif
