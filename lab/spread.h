/* A distribution over whole numbers. What is always true: weights are whole numbers of any size and
 * `total` is their sum, so a chance is exactly weight / total. Without memory the program stops, as
 * it does in GMP. */
#ifndef LAB_SPREAD_H
#define LAB_SPREAD_H

#include <gmp.h>
#include <stdbool.h>

/* All zeros: nothing is held. Whoever fills one frees it with spread_free. */
struct spread {
    long long lo; /* the value of weight[0] */
    int count;    /* of values: lo .. lo + count - 1 */
    mpz_t *weight;
    mpz_t total;
};

/* No more values than this, nor values times bits of the total: what is refused would take long. */
enum { SPREAD_VALUES_MAX = 1 << 20, SPREAD_BITS_MAX = 1 << 26 };
bool spread_fits(double values, double bits);
double spread_bits(const struct spread *);

/* A new one: `count` values (1 or more) from `lo` on, all of weight 0. */
void spread_zero(struct spread *, long long lo, int count);
/* A new one: this value for sure. */
void spread_one(struct spread *, long long value);
void spread_free(struct spread *);
/* `from` moves into `*to`, whose own is freed. */
void spread_move(struct spread *to, struct spread *from);
/* Sums the weights up again, after some were set. */
void spread_total(struct spread *);
/* Leaves out what cannot come at either end. */
void spread_trim(struct spread *);

/* These fill a new `out`, or leave it alone and give false where it would not fit, or a sum or a
 * multiple would be 1e15 or more away from 0. */
bool spread_sum(const struct spread *, const struct spread *, struct spread *out);
bool spread_times(const struct spread *, int n, struct spread *out); /* n of them, added */
bool spread_scaled(const struct spread *, long long factor, struct spread *out);

/* Packed: a polynomial as one number, with `limbs` for each coefficient, the lowest first; as many
 * as hold so many bits. `out` of spread_pack is initialized, that of spread_unpack is new. */
int spread_limbs(double bits);
void spread_pack(const struct spread *, int limbs, mpz_t out);
void spread_unpack(const mpz_t, int limbs, long long lo, int count, struct spread *out);

/* ---- What it says ---- */

/* Exact; `out` is initialized. */
void spread_mean(const struct spread *, mpq_t out);
void spread_variance(const struct spread *, mpq_t out);
/* The least value that is reached or stayed below with a chance of `percent` (0 to 100) at
 * least. */
long long spread_quantile(const struct spread *, int percent);
/* How likely a value of the first is above, equal to, below one of the second: weights of
 * out[3]. */
void spread_against(const struct spread *, const struct spread *, struct spread *out);

#endif
