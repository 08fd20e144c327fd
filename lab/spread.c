/* See spread.h. Sums are products of polynomials. Each is done as one product of two long numbers
 * (Kronecker's substitution), at which the library is fast. */
#include "lab/spread.h"

#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

bool spread_fits(double values, double bits)
{
    return values <= SPREAD_VALUES_MAX && values * bits <= SPREAD_BITS_MAX;
}

/* Values that may be added and multiplied without a thought. */
static bool in_reach(double value)
{
    return value > -1e15 && value < 1e15;
}

double spread_bits(const struct spread *s)
{
    return (double)mpz_sizeinbase(s->total, 2);
}

void spread_zero(struct spread *s, long long lo, int count)
{
    *s = (struct spread){.lo = lo, .count = count};
    s->weight = malloc((size_t)count * sizeof *s->weight);
    ENSURE(s->weight); /* as the library itself does where there is no memory */
    for (int i = 0; i < count; i++)
        mpz_init(s->weight[i]);
    mpz_init(s->total);
}

void spread_one(struct spread *s, long long value)
{
    spread_zero(s, value, 1);
    mpz_set_ui(s->weight[0], 1);
    mpz_set_ui(s->total, 1);
}

void spread_free(struct spread *s)
{
    if (!s->weight)
        return;
    for (int i = 0; i < s->count; i++)
        mpz_clear(s->weight[i]);
    mpz_clear(s->total);
    free(s->weight);
    *s = (struct spread){0};
}

void spread_move(struct spread *to, struct spread *from)
{
    spread_free(to);
    *to = *from;
    *from = (struct spread){0};
}

void spread_total(struct spread *s)
{
    mpz_set_ui(s->total, 0);
    for (int i = 0; i < s->count; i++)
        mpz_add(s->total, s->total, s->weight[i]);
}

void spread_trim(struct spread *s)
{
    int first = 0, end = s->count;
    while (first < end - 1 && !mpz_sgn(s->weight[first]))
        first++;
    while (end > first + 1 && !mpz_sgn(s->weight[end - 1]))
        end--;
    for (int i = first; i < end && first; i++)
        mpz_swap(s->weight[i - first], s->weight[i]);
    for (int i = end - first; i < s->count; i++)
        mpz_clear(s->weight[i]);
    s->lo += first;
    s->count = end - first;
}

/* ---- Packed ---- */

int spread_limbs(double bits)
{
    return (int)(bits / GMP_NUMB_BITS) + 1;
}

void spread_pack(const struct spread *s, int limbs, mpz_t out)
{
    size_t size = (size_t)s->count * (size_t)limbs;
    mp_limb_t *at = mpz_limbs_write(out, (mp_size_t)size);
    memset(at, 0, size * sizeof *at);
    for (int i = 0; i < s->count; i++)
        memcpy(at + (size_t)i * (size_t)limbs, mpz_limbs_read(s->weight[i]),
               mpz_size(s->weight[i]) * sizeof *at);
    mpz_limbs_finish(out, (mp_size_t)size);
}

void spread_unpack(const mpz_t packed, int limbs, long long lo, int count, struct spread *out)
{
    size_t size = mpz_size(packed), step = (size_t)limbs;
    const mp_limb_t *from = mpz_limbs_read(packed);
    spread_zero(out, lo, count);
    for (int i = 0; i < count && (size_t)i * step < size; i++) {
        size_t left = size - (size_t)i * step, n = left < step ? left : step;
        mp_limb_t *at = mpz_limbs_write(out->weight[i], (mp_size_t)n);
        memcpy(at, from + (size_t)i * step, n * sizeof *at);
        mpz_limbs_finish(out->weight[i], (mp_size_t)n);
    }
    spread_total(out);
}

bool spread_sum(const struct spread *a, const struct spread *b, struct spread *out)
{
    double bits = spread_bits(a) + spread_bits(b), values = (double)a->count + b->count - 1;
    mpz_t one, other;
    if (!spread_fits(values, bits) || !in_reach((double)a->lo + (double)b->lo))
        return false;
    int limbs = spread_limbs(bits);
    mpz_init(one);
    mpz_init(other);
    spread_pack(a, limbs, one);
    spread_pack(b, limbs, other);
    mpz_mul(one, one, other);
    spread_unpack(one, limbs, a->lo + b->lo, a->count + b->count - 1, out);
    mpz_clear(one);
    mpz_clear(other);
    return true;
}

bool spread_times(const struct spread *s, int n, struct spread *out)
{
    double bits = spread_bits(s) * n, values = (double)(s->count - 1) * n + 1;
    mpz_t packed;
    if (!spread_fits(values, bits))
        return false;
    int limbs = spread_limbs(bits);
    mpz_init(packed);
    spread_pack(s, limbs, packed);
    mpz_pow_ui(packed, packed, (unsigned long)n);
    spread_unpack(packed, limbs, s->lo * n, (int)values, out);
    mpz_clear(packed);
    return true;
}

bool spread_scaled(const struct spread *s, long long factor, struct spread *out)
{
    long long step = factor < 0 ? -factor : factor, last = s->lo + s->count - 1;
    double values = (double)(s->count - 1) * (double)step + 1;
    if (!spread_fits(values, spread_bits(s)) || !in_reach((double)s->lo * (double)step) ||
        !in_reach((double)last * (double)step))
        return false;
    spread_zero(out, factor < 0 ? last * factor : s->lo * factor, (int)values);
    for (int i = 0; i < s->count; i++) {
        long long at = (factor < 0 ? s->count - 1 - i : i) * step;
        mpz_add(out->weight[at], out->weight[at], s->weight[i]);
    }
    mpz_set(out->total, s->total);
    return true;
}

/* ---- What it says ---- */

/* The sum of (value - lo) to the power of 1 or 2, over the total. */
static void moment(const struct spread *s, int power, mpq_t out)
{
    mpz_t sum, part;
    mpz_init(sum);
    mpz_init(part);
    for (int i = 1; i < s->count; i++) { /* not by i * i, for which a long may be too short */
        mpz_mul_ui(part, s->weight[i], power == 2 ? (unsigned long)i : 1);
        mpz_addmul_ui(sum, part, (unsigned long)i);
    }
    mpq_set_num(out, sum);
    mpq_set_den(out, s->total);
    mpq_canonicalize(out);
    mpz_clear(sum);
    mpz_clear(part);
}

void spread_mean(const struct spread *s, mpq_t out)
{
    mpq_t lo;
    mpq_init(lo);
    mpq_set_si(lo, s->lo, 1);
    moment(s, 1, out);
    mpq_add(out, out, lo);
    mpq_clear(lo);
}

void spread_variance(const struct spread *s, mpq_t out)
{
    mpq_t mean;
    mpq_init(mean);
    moment(s, 1, mean);
    mpq_mul(mean, mean, mean);
    moment(s, 2, out);
    mpq_sub(out, out, mean);
    mpq_clear(mean);
}

long long spread_quantile(const struct spread *s, int percent)
{
    mpz_t sum, share;
    int i = 0;
    mpz_init(sum);
    mpz_init(share);
    mpz_mul_ui(share, s->total, (unsigned long)percent);
    for (; i < s->count - 1; i++) {
        mpz_addmul_ui(sum, s->weight[i], 100);
        if (mpz_cmp(sum, share) >= 0)
            break;
    }
    mpz_clear(sum);
    mpz_clear(share);
    return s->lo + i;
}

void spread_against(const struct spread *a, const struct spread *b, struct spread *out)
{
    mpz_t below; /* of b, the weights of all values less than a's */
    int next = 0;
    mpz_init(below);
    spread_zero(out, 0, 3);
    for (int i = 0; i < a->count; i++) {
        long long at = a->lo + i - b->lo;
        for (; next < b->count && next < at; next++)
            mpz_add(below, below, b->weight[next]);
        mpz_addmul(out->weight[0], a->weight[i], below);
        if (at >= 0 && at < b->count)
            mpz_addmul(out->weight[1], a->weight[i], b->weight[at]);
    }
    mpz_mul(out->total, a->total, b->total);
    mpz_sub(out->weight[2], out->total, out->weight[0]);
    mpz_sub(out->weight[2], out->weight[2], out->weight[1]);
    mpz_clear(below);
}
