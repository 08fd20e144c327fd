/* See limbs.h. Long products are Karatsuba's; divisions are Knuth's algorithm D. */
#include "web/lab/limbs.h"

#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

enum {
    BITS = GMP_NUMB_BITS,
    SHORT = 40
}; /* SHORT: up to so many limbs each is multiplied by each */

mp_limb_t *limbs_new(int n)
{
    mp_limb_t *at = malloc((size_t)(n ? n : 1) * sizeof *at);
    ENSURE(at);
    return at;
}

int limbs_trim(const mp_limb_t *a, int n)
{
    while (n && !a[n - 1])
        n--;
    return n;
}

int limbs_compare(const mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    if (n != m)
        return n < m ? -1 : 1;
    while (n--)
        if (a[n] != b[n])
            return a[n] < b[n] ? -1 : 1;
    return 0;
}

int limbs_bits(const mp_limb_t *a, int n)
{
    return n ? n * BITS - __builtin_clz(a[n - 1]) : 0;
}

mp_limb_t limbs_add(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    uint64_t carry = 0;
    for (int i = 0; i < n; i++) {
        carry += (uint64_t)a[i] + (i < m ? b[i] : 0);
        out[i] = (mp_limb_t)carry;
        carry >>= BITS;
    }
    return (mp_limb_t)carry;
}

mp_limb_t limbs_sub(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    uint64_t borrow = 0;
    for (int i = 0; i < n; i++) {
        uint64_t left = (uint64_t)a[i] - (i < m ? b[i] : 0) - borrow;
        out[i] = (mp_limb_t)left;
        borrow = left >> BITS & 1;
    }
    return (mp_limb_t)borrow;
}

static void mul_each(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    memset(out, 0, (size_t)(n + m) * sizeof *out);
    for (int j = 0; j < m; j++) {
        uint64_t carry = 0;
        for (int i = 0; i < n; i++) {
            carry += (uint64_t)a[i] * b[j] + out[i + j];
            out[i + j] = (mp_limb_t)carry;
            carry >>= BITS;
        }
        out[n + j] = (mp_limb_t)carry;
    }
}

/* Of n limbs each: (a1 + a0)(b1 + b0) - a1 b1 - a0 b0 is what stands in the middle. */
static void mul_halves(mp_limb_t *out, const mp_limb_t *a, const mp_limb_t *b, int n)
{
    int low = n / 2, high = n - low, sum = high + 1;
    mp_limb_t *of_a = limbs_new(4 * sum), *of_b = of_a + sum, *middle = of_b + sum;
    limbs_mul(out, a, low, b, low);
    limbs_mul(out + 2 * low, a + low, high, b + low, high);
    of_a[high] = limbs_add(of_a, a + low, high, a, low);
    of_b[high] = limbs_add(of_b, b + low, high, b, low);
    limbs_mul(middle, of_a, sum, of_b, sum);
    limbs_sub(middle, middle, 2 * sum, out, 2 * low);
    limbs_sub(middle, middle, 2 * sum, out + 2 * low, 2 * high);
    limbs_add(out + low, out + low, 2 * n - low, middle, limbs_trim(middle, 2 * sum));
    free(of_a);
}

void limbs_mul(mp_limb_t *out, const mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    if (m <= SHORT) {
        mul_each(out, a, n, b, m);
    } else if (n == m) {
        mul_halves(out, a, b, n);
    } else { /* the longer in pieces that are as long as the shorter */
        mp_limb_t *part = limbs_new(2 * m);
        memset(out, 0, (size_t)(n + m) * sizeof *out);
        for (int at = 0; at < n; at += m) {
            int size = n - at < m ? n - at : m;
            limbs_mul(part, b, m, a + at, size);
            limbs_add(out + at, out + at, n + m - at, part, m + size);
        }
        free(part);
    }
}

mp_limb_t limbs_divide_one(mp_limb_t *out, const mp_limb_t *a, int n, mp_limb_t by)
{
    uint64_t rest = 0;
    while (n--) {
        rest = rest << BITS | a[n];
        out[n] = (mp_limb_t)(rest / by);
        rest %= by;
    }
    return (mp_limb_t)rest;
}

mp_limb_t limbs_up(mp_limb_t *out, const mp_limb_t *a, int n, int bits)
{
    uint64_t carry = 0;
    for (int i = 0; i < n; i++) {
        carry |= (uint64_t)a[i] << bits;
        out[i] = (mp_limb_t)carry;
        carry >>= BITS;
    }
    return (mp_limb_t)carry;
}

mp_limb_t limbs_down(mp_limb_t *out, const mp_limb_t *a, int n, int bits)
{
    mp_limb_t falls = n && bits ? a[0] << (BITS - bits) : 0;
    for (int i = 0; i < n; i++)
        out[i] = (mp_limb_t)(((uint64_t)(i + 1 < n ? a[i + 1] : 0) << BITS | a[i]) >> bits);
    return falls;
}

/* One limb of a quotient: how often b goes into a[0 .. m], from which that is taken. */
static mp_limb_t quotient_limb(mp_limb_t *a, const mp_limb_t *b, int m)
{
    uint64_t top = (uint64_t)a[m] << BITS | a[m - 1], guess = top / b[m - 1], rest = top % b[m - 1];
    while (guess >> BITS || (m > 1 && guess * b[m - 2] > (rest << BITS | a[m - 2]))) {
        guess--;
        rest += b[m - 1];
        if (rest >> BITS)
            break;
    }
    uint64_t carry = 0, borrow = 0;
    for (int i = 0; i <= m; i++) {
        carry += guess * (i < m ? b[i] : 0);
        uint64_t left = (uint64_t)a[i] - (mp_limb_t)carry - borrow;
        a[i] = (mp_limb_t)left;
        borrow = left >> BITS & 1;
        carry >>= BITS;
    }
    if (borrow) { /* one too many, which is rare */
        guess--;
        a[m] += limbs_add(a, a, m, b, m);
    }
    return (mp_limb_t)guess;
}

void limbs_divide(mp_limb_t *quotient, mp_limb_t *a, int n, const mp_limb_t *b, int m)
{
    int bits = __builtin_clz(b[m - 1]); /* so that b's highest bit is set */
    mp_limb_t *by = limbs_new(m);
    limbs_up(by, b, m, bits);
    limbs_up(a, a, n + 1, bits);
    for (int i = n - m; i >= 0; i--) {
        mp_limb_t one = quotient_limb(a + i, by, m);
        if (quotient)
            quotient[i] = one;
    }
    limbs_down(a, a, n + 1, bits);
    free(by);
}
