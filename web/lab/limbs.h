/* Whole numbers from 0 on, as limbs: what gmp.c calculates with. What is always true: the lowest
 * limb comes first, and counts say how many are there; those at the high end may be 0 only where it
 * is said. */
#ifndef WEB_LAB_LIMBS_H
#define WEB_LAB_LIMBS_H

#include "web/lab/gmp.h"

/* Memory for n limbs, or the module stops. */
mp_limb_t *limbs_new(int n);
/* How many of n limbs count, without those that are 0 at the high end. */
int limbs_trim(const mp_limb_t *, int n);
int limbs_compare(const mp_limb_t *a, int n, const mp_limb_t *b, int m);
int limbs_bits(const mp_limb_t *, int n); /* of trimmed limbs */

/* out, of n limbs, may be a. n >= m; the carry, or the borrow, comes back. */
mp_limb_t limbs_add(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m);
mp_limb_t limbs_sub(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m);
/* out, of n + m limbs, is neither; n >= m >= 1. */
void limbs_mul(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m);
/* out, of n limbs, may be a; the rest comes back. */
mp_limb_t limbs_divide_one(mp_limb_t *out, const mp_limb_t *a, int n, mp_limb_t by);
/* a, of n + 1 limbs of which the highest is 0, becomes the rest; the quotient of n - m + 1 limbs is
 * put at `quotient`, unless that is NULL. n >= m >= 1, and b's highest limb is not 0. */
void limbs_divide(mp_limb_t *quotient, mp_limb_t *a, int n, const mp_limb_t *b, int m);
/* Shifts by 0 to 31 bits; out, of n limbs, may be a. What falls out comes back. */
mp_limb_t limbs_up(mp_limb_t *out, const mp_limb_t *a, int n, int bits);
mp_limb_t limbs_down(mp_limb_t *out, const mp_limb_t *a, int n, int bits);

#endif
