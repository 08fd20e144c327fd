/* Whole numbers of any size where there is no GMP: in a module of the page. What is always true:
 * these are the calls of GMP that lab/ makes, with GMP's names and meanings (mpq_get_d cuts off,
 * too), so lab/ is compiled here unchanged. Memory comes from malloc; where there is none, the
 * module stops. Short numbers are 64 bits wide, while `long` has 32 here. */
#ifndef WEB_LAB_GMP_H
#define WEB_LAB_GMP_H

#include <stddef.h>
#include <stdint.h>

typedef uint32_t mp_limb_t;
typedef long mp_size_t;
typedef unsigned long mp_bitcnt_t;
enum { GMP_NUMB_BITS = 32 };

/* `size` limbs, the lowest first and the highest not 0; below 0: of a negative number. */
struct mpz { int32_t size, room; mp_limb_t *limb; };
typedef __typeof__(struct mpz[1]) mpz_t;
typedef const struct mpz *mpz_in;

void mpz_init(mpz_t);
void mpz_init_set(mpz_t, mpz_in);
void mpz_init_set_ui(mpz_t, uint64_t);
void mpz_inits(struct mpz *, ...); /* up to NULL */
void mpz_clear(mpz_t);
void mpz_clears(struct mpz *, ...);
void mpz_set(mpz_t, mpz_in);
void mpz_set_ui(mpz_t, uint64_t);
void mpz_swap(mpz_t, mpz_t);
int mpz_sgn(mpz_in);
int mpz_cmp(mpz_in, mpz_in);
void mpz_add(mpz_t, mpz_in, mpz_in);
void mpz_sub(mpz_t, mpz_in, mpz_in);
void mpz_mul(mpz_t, mpz_in, mpz_in);
void mpz_mul_ui(mpz_t, mpz_in, uint64_t);
void mpz_mul_si(mpz_t, mpz_in, int64_t);
void mpz_mul_2exp(mpz_t, mpz_in, mp_bitcnt_t);
void mpz_addmul(mpz_t, mpz_in, mpz_in);
void mpz_addmul_ui(mpz_t, mpz_in, uint64_t);
void mpz_submul(mpz_t, mpz_in, mpz_in);
void mpz_divexact_ui(mpz_t, mpz_in, uint32_t);
void mpz_pow_ui(mpz_t, mpz_in, uint32_t);
size_t mpz_size(mpz_in);
size_t mpz_sizeinbase(mpz_in, int base); /* of base 2 alone */
const mp_limb_t *mpz_limbs_read(mpz_in);
mp_limb_t *mpz_limbs_write(mpz_t, mp_size_t);
void mpz_limbs_finish(mpz_t, mp_size_t);

#include "web/lab/gmp_q.h"

#endif
