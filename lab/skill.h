/* How much more a side gets that thinks twice as long. What is always true: each round is played on
 * the same deals. The measure is Ludii's SkillTrace (Evaluation, metrics.designer; General Board
 * Game Concepts, IEEE CoG 2021, arXiv 2107.01078), with deals of one luck instead of matches of
 * different ones. Numbers add up like those of lab/totals.h. */
#ifndef LAB_SKILL_H
#define LAB_SKILL_H

#include <stddef.h>
#include <stdint.h>

#include "lab/bootstrap.h"

/* `rounds` is 1 to SKILL_ROUNDS_MAX, `at` a list of SKILL_NUMBERS, all 0 at first. */
enum { SKILL_ROUNDS_MAX = 8, SKILL_NUMBERS = 1 + SKILL_ROUNDS_MAX * (SKILL_ROUNDS_MAX + 1) };

/* The trace, 0 to 1, of what the stronger side got in each round, -1 to 1: a straight line says
 * what it would get in the round after, from 0 to 1, and the rest is filled by the squares so
 * far. */
double skill_trace(const double *round, int rounds);

/* Adds a deal: what the stronger side got in each round, `of` times -1 to 1. */
void skill_add(const int *got, int rounds, int64_t *at);
/* Of a round (from 0), -1 to 1, and of the whole trace, with 95% intervals from the sums over
 * deals, of which there is one at least. */
struct estimate skill_round(const int64_t *at, int rounds, int round, int of);
struct estimate skill_whole(const int64_t *at, int rounds, int of);
/* Deals added. */
int64_t skill_deals(const int64_t *at);

#endif
