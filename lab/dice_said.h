/* What dice come to, as text for programs, and what of it is told to people too. What is always
 * true: decimals are made of whole weights, and only here. */
#ifndef LAB_DICE_SAID_H
#define LAB_DICE_SAID_H

#include "lab/dice.h"
#include "lab/grown.h"

enum { DICE_QUANTILES = 7 };
extern const int dice_quantiles[DICE_QUANTILES]; /* in percent */

double dice_ratio(const mpz_t part, const mpz_t whole);
/* In lowest terms; freed by the caller. */
char *dice_exact(const mpz_t part, const mpz_t whole);
double dice_deviation(const struct spread *);
/* The weight of what a comparison asks; false: it asks which side is higher. */
bool dice_holds(const struct dice *, mpz_t out);
/* Adds all of it as a JSON object, without a line end. */
void dice_json(const char *expression, const struct dice *, struct grown *);

#endif
