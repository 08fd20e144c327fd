/* See gmp.h. */
#include "web/lab/gmp.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "web/lab/limbs.h"

enum { BITS = GMP_NUMB_BITS, SHORT_LIMBS = 2 };

static int count(mpz_in z)
{
    return z->size < 0 ? -z->size : z->size;
}

void mpz_init(mpz_t z)
{
    *z = (struct mpz){0};
}

void mpz_init_set(mpz_t z, mpz_in from)
{
    mpz_init(z);
    mpz_set(z, from);
}

void mpz_init_set_ui(mpz_t z, uint64_t n)
{
    mpz_init(z);
    mpz_set_ui(z, n);
}

void mpz_inits(struct mpz *z, ...)
{
    va_list more;
    va_start(more, z);
    for (; z; z = va_arg(more, struct mpz *))
        mpz_init(z);
    va_end(more);
}

void mpz_clear(mpz_t z)
{
    free(z->limb);
    mpz_init(z);
}

void mpz_clears(struct mpz *z, ...)
{
    va_list more;
    va_start(more, z);
    for (; z; z = va_arg(more, struct mpz *))
        mpz_clear(z);
    va_end(more);
}

void mpz_swap(mpz_t a, mpz_t b)
{
    struct mpz kept = *a;
    *a = *b;
    *b = kept;
}

/* z takes `limb`, of n limbs of which some may be 0 at the high end, and gives up its own. */
static void take(mpz_t z, mp_limb_t *limb, int n, bool negative)
{
    free(z->limb);
    z->limb = limb;
    z->room = n;
    n = limbs_trim(limb, n);
    z->size = negative ? -n : n;
}

mp_limb_t *mpz_limbs_write(mpz_t z, mp_size_t n)
{
    if (n > z->room) {
        free(z->limb);
        z->limb = limbs_new((int)n);
        z->room = (int32_t)n;
    }
    return z->limb;
}

void mpz_limbs_finish(mpz_t z, mp_size_t n)
{
    z->size = limbs_trim(z->limb, (int)n);
}

const mp_limb_t *mpz_limbs_read(mpz_in z)
{
    return z->limb;
}

void mpz_set(mpz_t z, mpz_in from)
{
    if (z == from)
        return;
    if (count(from))
        memcpy(mpz_limbs_write(z, count(from)), from->limb, (size_t)count(from) * sizeof *z->limb);
    z->size = from->size;
}

void mpz_set_ui(mpz_t z, uint64_t n)
{
    mp_limb_t *limb = mpz_limbs_write(z, SHORT_LIMBS);
    limb[0] = (mp_limb_t)n;
    limb[1] = (mp_limb_t)(n >> BITS);
    mpz_limbs_finish(z, SHORT_LIMBS);
}

int mpz_sgn(mpz_in z)
{
    return (z->size > 0) - (z->size < 0);
}

int mpz_cmp(mpz_in a, mpz_in b)
{
    if (mpz_sgn(a) != mpz_sgn(b))
        return mpz_sgn(a) < mpz_sgn(b) ? -1 : 1;
    int of_size = limbs_compare(a->limb, count(a), b->limb, count(b));
    return a->size < 0 ? -of_size : of_size;
}

size_t mpz_size(mpz_in z)
{
    return (size_t)count(z);
}

size_t mpz_sizeinbase(mpz_in z, int base)
{
    ENSURE(base == 2);
    return z->size ? (size_t)limbs_bits(z->limb, count(z)) : 1;
}

/* a + b, or a - b where they differ in sign once `turned`. */
static void add_signed(mpz_t out, mpz_in a, mpz_in b, bool turned)
{
    bool less = a->size < 0, other = (b->size < 0) != turned;
    int n = count(a), m = count(b);
    if (n < m || (n == m && limbs_compare(a->limb, n, b->limb, m) < 0)) {
        mpz_in kept = a;
        a = b;
        b = kept;
        int of_a = n;
        n = m;
        m = of_a;
        bool sign = less;
        less = other;
        other = sign;
    }
    bool carries = less == other;
    mp_limb_t *limb = out->room > n ? out->limb : limbs_new(n + 1);
    limb[n] = carries ? limbs_add(limb, a->limb, n, b->limb, m) : 0;
    if (!carries)
        limbs_sub(limb, a->limb, n, b->limb, m);
    if (limb != out->limb) {
        take(out, limb, n + 1, less);
        return;
    }
    n = limbs_trim(limb, n + 1);
    out->size = less ? -n : n;
}

void mpz_add(mpz_t out, mpz_in a, mpz_in b)
{
    add_signed(out, a, b, false);
}

void mpz_sub(mpz_t out, mpz_in a, mpz_in b)
{
    add_signed(out, a, b, true);
}

void mpz_mul(mpz_t out, mpz_in a, mpz_in b)
{
    int n = count(a), m = count(b);
    bool negative = (a->size < 0) != (b->size < 0);
    if (!n || !m) {
        out->size = 0;
        return;
    }
    mp_limb_t *limb = limbs_new(n + m);
    if (n >= m)
        limbs_mul(limb, a->limb, n, b->limb, m);
    else
        limbs_mul(limb, b->limb, m, a->limb, n);
    take(out, limb, n + m, negative);
}

/* A short number on the stack, which is never written to. */
static struct mpz short_of(uint64_t n, bool negative, mp_limb_t limb[SHORT_LIMBS])
{
    limb[0] = (mp_limb_t)n;
    limb[1] = (mp_limb_t)(n >> BITS);
    int size = limbs_trim(limb, SHORT_LIMBS);
    return (struct mpz){.size = negative ? -size : size, .limb = limb};
}

void mpz_mul_ui(mpz_t out, mpz_in a, uint64_t n)
{
    mp_limb_t limb[SHORT_LIMBS];
    struct mpz b = short_of(n, false, limb);
    mpz_mul(out, a, &b);
}

void mpz_mul_si(mpz_t out, mpz_in a, int64_t n)
{
    mp_limb_t limb[SHORT_LIMBS];
    struct mpz b = short_of(n < 0 ? -(uint64_t)n : (uint64_t)n, n < 0, limb);
    mpz_mul(out, a, &b);
}

void mpz_mul_2exp(mpz_t out, mpz_in a, mp_bitcnt_t bits)
{
    int n = count(a), up = (int)(bits / BITS);
    if (!n) {
        out->size = 0;
        return;
    }
    mp_limb_t *limb = limbs_new(n + up + 1);
    memset(limb, 0, (size_t)up * sizeof *limb);
    limb[n + up] = limbs_up(limb + up, a->limb, n, (int)(bits % BITS));
    take(out, limb, n + up + 1, a->size < 0);
}

static void add_product(mpz_t out, mpz_in a, mpz_in b, bool turned)
{
    mpz_t product;
    mpz_init(product);
    mpz_mul(product, a, b);
    add_signed(out, out, product, turned);
    mpz_clear(product);
}

void mpz_addmul(mpz_t out, mpz_in a, mpz_in b)
{
    add_product(out, a, b, false);
}

void mpz_submul(mpz_t out, mpz_in a, mpz_in b)
{
    add_product(out, a, b, true);
}

void mpz_addmul_ui(mpz_t out, mpz_in a, uint64_t n)
{
    mp_limb_t limb[SHORT_LIMBS];
    struct mpz b = short_of(n, false, limb);
    add_product(out, a, &b, false);
}

void mpz_divexact_ui(mpz_t out, mpz_in a, uint32_t by)
{
    mpz_set(out, a);
    limbs_divide_one(out->limb, out->limb, count(out), by);
    int n = limbs_trim(out->limb, count(out));
    out->size = out->size < 0 ? -n : n;
}

void mpz_pow_ui(mpz_t out, mpz_in a, uint32_t n)
{
    mpz_t base;
    mpz_init_set(base, a);
    mpz_set_ui(out, 1);
    for (; n; n >>= 1) {
        if (n & 1)
            mpz_mul(out, out, base);
        if (n > 1)
            mpz_mul(base, base, base);
    }
    mpz_clear(base);
}

/* ---- Fractions ---- */

void mpq_init(mpq_t q)
{
    mpz_init(q->num);
    mpz_init_set_ui(q->den, 1);
}

void mpq_clear(mpq_t q)
{
    mpz_clear(q->num);
    mpz_clear(q->den);
}

void mpq_set_num(mpq_t q, mpz_in z)
{
    mpz_set(q->num, z);
}

void mpq_set_den(mpq_t q, mpz_in z)
{
    mpz_set(q->den, z);
}

void mpq_set_si(mpq_t q, int64_t num, uint64_t den)
{
    mp_limb_t limb[SHORT_LIMBS];
    struct mpz z = short_of(num < 0 ? -(uint64_t)num : (uint64_t)num, num < 0, limb);
    mpz_set(q->num, &z);
    mpz_set_ui(q->den, den);
}

/* a becomes the rest of a / b, of numbers from 0 on; the quotient goes to `whole` unless that is
 * NULL. */
static void divide(mpz_t whole, mpz_t a, mpz_in b)
{
    int n = a->size, m = b->size;
    if (n < m) {
        if (whole)
            whole->size = 0;
        return;
    }
    mp_limb_t *rest = limbs_new(n + 1), *quotient = whole ? limbs_new(n - m + 1) : NULL;
    memcpy(rest, a->limb, (size_t)n * sizeof *rest);
    rest[n] = 0;
    limbs_divide(quotient, rest, n, b->limb, m);
    take(a, rest, n + 1, false);
    if (whole)
        take(whole, quotient, n - m + 1, false);
}

void mpq_canonicalize(mpq_t q)
{
    bool negative = mpz_sgn(q->num) < 0;
    mpz_t a, b;
    q->num->size = count(q->num);
    mpz_init_set(a, q->num);
    mpz_init_set(b, q->den);
    while (b->size) { /* the greatest number that divides both */
        divide(NULL, a, b);
        mpz_swap(a, b);
    }
    if (a->size != 1 || a->limb[0] != 1) {
        mpz_set(b, q->num);
        divide(q->num, b, a);
        mpz_set(b, q->den);
        divide(q->den, b, a);
    }
    q->num->size = negative ? -q->num->size : q->num->size;
    mpz_clears(a, b, NULL);
}

double mpq_get_d(mpq_in q)
{
    enum { DOUBLE_BITS = 53 };
    mpz_t num, den, whole;
    if (!q->num->size)
        return 0;
    mpz_inits(num, den, whole, NULL);
    int up = DOUBLE_BITS + 1 + limbs_bits(q->den->limb, count(q->den)) -
             limbs_bits(q->num->limb, count(q->num));
    mpz_mul_2exp(num, q->num, up > 0 ? (mp_bitcnt_t)up : 0);
    mpz_mul_2exp(den, q->den, up < 0 ? (mp_bitcnt_t)-up : 0);
    num->size = count(num);
    divide(whole, num, den); /* of 54 or 55 bits */
    uint64_t bits = whole->limb[0] | (uint64_t)(whole->size > 1 ? whole->limb[1] : 0) << BITS;
    bool long_ = bits >> (DOUBLE_BITS + 1);
    double value = ldexp((double)(bits >> (1 + long_)), 1 + long_ - up);
    mpz_clears(num, den, whole, NULL);
    return q->num->size < 0 ? -value : value;
}

/* The digits of z, from the end of `room` bytes backward; where they begin. */
static char *digits(mpz_in z, char *end)
{
    enum { BILLION = 1000000000, DIGITS = 9 };
    mpz_t left;
    mpz_init_set(left, z);
    int n = count(left);
    do {
        mp_limb_t part = n ? limbs_divide_one(left->limb, left->limb, n, BILLION) : 0;
        n = limbs_trim(left->limb, n);
        for (int i = 0; n ? i < DIGITS : !i || part; i++, part /= 10)
            *--end = (char)('0' + part % 10);
    } while (n);
    mpz_clear(left);
    return end;
}

char *mpq_get_str(char *out, int base, mpq_in q)
{
    ENSURE(!out && base == 10);
    size_t room = 10 * (mpz_size(q->num) + mpz_size(q->den)) + 8;
    char *bytes = malloc(room), *at = bytes + room;
    ENSURE(bytes);
    *--at = 0;
    if (q->den->size != 1 || q->den->limb[0] != 1) {
        at = digits(q->den, at);
        *--at = '/';
    }
    at = digits(q->num, at);
    if (q->num->size < 0)
        *--at = '-';
    memmove(bytes, at, (size_t)(bytes + room - at));
    return bytes;
}

/* a / b + c / d, or their difference, in lowest terms. */
static void add_fractions(mpq_t out, mpq_in a, mpq_in b, bool turned)
{
    mpz_t num, den;
    mpz_inits(num, den, NULL);
    mpz_mul(num, a->num, b->den);
    mpz_mul(den, b->num, a->den);
    add_signed(num, num, den, turned);
    mpz_mul(den, a->den, b->den);
    mpz_swap(out->num, num);
    mpz_swap(out->den, den);
    mpz_clears(num, den, NULL);
    mpq_canonicalize(out);
}

void mpq_add(mpq_t out, mpq_in a, mpq_in b)
{
    add_fractions(out, a, b, false);
}

void mpq_sub(mpq_t out, mpq_in a, mpq_in b)
{
    add_fractions(out, a, b, true);
}

void mpq_mul(mpq_t out, mpq_in a, mpq_in b)
{
    mpz_mul(out->num, a->num, b->num);
    mpz_mul(out->den, a->den, b->den);
    mpq_canonicalize(out);
}
