/* A count of fights that shares nothing with the program but the structs: round by round, every
 * pair of dice, every Wound. What is always true: it follows the rules page. */
#ifndef TESTS_BLOODSPORT_NAIVE_H
#define TESTS_BLOODSPORT_NAIVE_H

#include "engine/rng.h"
#include "games/bloodsport/odds/exact.h"

struct fighter_model fighter(int str, int life, int damage);
int seldom(struct rng *, int of, int lo, int hi);
struct fighter_model any_fighter(struct rng *);
void naive_fight(const struct fight_model *, int round, struct fight_odds *out);
bool naive_effect(struct fight_model *, const struct effect *, int side);
void odds_near(const struct fight_odds *got, const struct fight_odds *want);

#endif
