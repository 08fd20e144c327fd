/* Fractions of whole numbers of any size: the second half of gmp.h, which includes it. What is
 * always true: a fraction that was calculated is in lowest terms, above a number that is not
 * negative. */
#ifndef WEB_LAB_GMP_Q_H
#define WEB_LAB_GMP_Q_H

#include "web/lab/gmp.h"

struct mpq { mpz_t num, den; };
typedef __typeof__(struct mpq[1]) mpq_t;
typedef const struct mpq *mpq_in;

void mpq_init(mpq_t);
void mpq_clear(mpq_t);
void mpq_set_num(mpq_t, mpz_in);
void mpq_set_den(mpq_t, mpz_in);
void mpq_set_si(mpq_t, int64_t num, uint64_t den);
void mpq_canonicalize(mpq_t);
double mpq_get_d(mpq_in);
char *mpq_get_str(char *, int base, mpq_in); /* of base 10 alone, into memory of its own */
void mpq_add(mpq_t, mpq_in, mpq_in);
void mpq_sub(mpq_t, mpq_in, mpq_in);
void mpq_mul(mpq_t, mpq_in, mpq_in);

#endif
