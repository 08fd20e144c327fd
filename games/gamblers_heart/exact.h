/* The odds of a duel, exactly: what a hand is worth against a die that is not seen, which dice are
 * best rolled again, what turning one die can make of it. Always true: nothing here knows whose
 * hand it is; a face is 1 to 6 (enum face), a point value 0 to 6, and a point value names its kind
 * of hand (5 is four of a kind). */
#ifndef GAMES_GAMBLERS_HEART_EXACT_H
#define GAMES_GAMBLERS_HEART_EXACT_H

#include "games/gamblers_heart/gamblers_heart.h"

enum { POINTS = 7, REROLL_MAX = 2, REROLLS = 16 };

/* `patron`, here and below: how likely an invocation is to be accepted where a turned die decides
 * the round; 0:
 * none is meant, 1: it is sure. */

/* The best point value that turning one die of such a hand makes, itself if none is better. */
int gh_points_turned(int points);
/* P(win) of a hand that stands, against a die that is not seen. */
double gh_points_chance(int points, double patron);
/* The same where the die is k with chance die[k], k in 1 .. 6. */
double gh_points_against(int points, const double die[FACES + 1], double patron);
/* The die (0 to 4) and the face to turn it to for the best hand; false if no turn betters it. */
bool gh_best_turn(const uint8_t face[DICE], int *die, int *to);

/* A hand of that point value, the most frequent face first, and how many of 7,776 have it. */
const uint8_t *gh_points_hand(int points, int *ways);
/* The i-th of the REROLLS ways to roll up to two dice again, as the game offers them. */
uint32_t gh_reroll_mask(int i);
/* How likely each point value is after rolling the dice of the mask (at most two) again. */
void gh_reroll_spread(const uint8_t face[DICE], uint32_t mask, double points[POINTS]);
/* P(win) when the dice of the mask are rolled again. */
double gh_reroll_chance(const uint8_t face[DICE], uint32_t mask, double patron);
/* The mask of at most two dice with the best chance, the fewest dice among equals; `chance`: its
 * chance, or NULL. */
uint32_t gh_reroll_best(const uint8_t face[DICE], double patron, double *chance);
/* P(win) before any die is rolled, with the best reroll; the same, counted before, for no Patron or
 * for a sure one. */
double gh_duel_chance(double patron);
double gh_duel_told(bool patron);

/* What the number of dice rolled again tells: `share` of hands for which that number is best, and
 * how likely each point value then is. */
struct spread { double share[REROLL_MAX + 1], points[REROLL_MAX + 1][POINTS]; };
void gh_spread_solve(double patron, struct spread *out);
/* The same for a Patron that is counted on or not, counted before: the share of all hands that such
 * a reroll brings to these points. */
double gh_counted_share(int rerolled, bool counted, int points);
/* P(the caster wins), given the number of dice rerolled and the die. `counted`: whether the caster
 * counted on a Patron when choosing the dice; `patron`: the chance that it helps. One figure for
 * both would describe hands that no caster has. */
double gh_counted_chance(int rerolled, int die, bool counted, double patron);

#endif
