/* See big.h. */
#include "engine/big.h"

#include "engine/engine.h"

struct big big_of(uint64_t n)
{
    struct big out = {0};
    for (; n; n >>= 32)
        out.word[out.count++] = (uint32_t)n;
    return out;
}

static void push(struct big *to, uint32_t word)
{
    ENSURE(to->count < BIG_WORDS);
    to->word[to->count++] = word;
}

static void trim(struct big *of)
{
    while (of->count && !of->word[of->count - 1])
        of->count--;
}

int big_compare(const struct big *a, const struct big *b)
{
    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->word[i] != b->word[i])
            return a->word[i] < b->word[i] ? -1 : 1;
    return 0;
}

void big_add_times(struct big *to, const struct big *of, uint32_t times)
{
    uint64_t carry = 0;
    for (int i = 0; i < of->count || carry; i++) {
        if (i == to->count)
            push(to, 0);
        carry += to->word[i];
        if (i < of->count)
            carry += (uint64_t)of->word[i] * times;
        to->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    trim(to);
}

void big_add(struct big *to, const struct big *of)
{
    big_add_times(to, of, 1);
}

void big_subtract(struct big *from, const struct big *of)
{
    uint64_t borrow = 0;
    ENSURE(big_compare(from, of) >= 0);
    for (int i = 0; i < of->count || borrow; i++) {
        uint64_t less = borrow + (i < of->count ? of->word[i] : 0);
        borrow = from->word[i] < less;
        from->word[i] = (uint32_t)(from->word[i] - less);
    }
    trim(from);
}

void big_times(struct big *of, uint32_t times)
{
    uint64_t carry = 0;
    for (int i = 0; i < of->count; i++) {
        carry += (uint64_t)of->word[i] * times;
        of->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry)
        push(of, (uint32_t)carry);
    trim(of);
}

uint32_t big_divide(struct big *of, uint32_t by)
{
    uint64_t rest = 0;
    ENSURE(by > 0);
    for (int i = of->count - 1; i >= 0; i--) {
        rest = rest << 32 | of->word[i];
        of->word[i] = (uint32_t)(rest / by);
        rest %= by;
    }
    trim(of);
    return (uint32_t)rest;
}

/* Zeros below its lowest bit that is set; of 0 none. */
static int zeros_below(const struct big *of)
{
    int i = 0;
    while (i < of->count && !of->word[i])
        i++;
    return i < of->count ? 32 * i + __builtin_ctz(of->word[i]) : 0;
}

static void shift_down(struct big *of, int bits)
{
    int words = bits / 32;
    bits %= 32;
    for (int i = words; i < of->count; i++) {
        uint64_t two = of->word[i];
        if (i + 1 < of->count)
            two |= (uint64_t)of->word[i + 1] << 32;
        of->word[i - words] = (uint32_t)(two >> bits);
    }
    of->count -= words < of->count ? words : of->count;
    trim(of);
}

static int bits_of(const struct big *of)
{
    return of->count ? 32 * of->count - __builtin_clz(of->word[of->count - 1]) : 0;
}

/* The quotient of numbers that `by`, which is odd, divides: its lowest bit is that of what is left,
 * bit by bit. */
static void divide_odd(struct big *of, const struct big *by)
{
    struct big out = {0}, rest = *of;
    for (int bit = 0; rest.count; bit++) {
        if (bit % 32 == 0)
            push(&out, 0);
        if (rest.word[0] & 1) {
            out.word[bit / 32] |= 1u << bit % 32;
            big_subtract(&rest, by);
        }
        shift_down(&rest, 1);
    }
    trim(&out);
    *of = out;
}

/* Binary, as of Stein. */
void big_lowest(struct big *a, struct big *b)
{
    int twos_a = zeros_below(a), twos_b = zeros_below(b);
    int both = !a->count ? twos_b : !b->count || twos_a < twos_b ? twos_a : twos_b;
    shift_down(a, both);
    shift_down(b, both);
    struct big x = *a, y = *b;
    while (x.count && y.count) {
        shift_down(&x, zeros_below(&x));
        shift_down(&y, zeros_below(&y));
        if (big_compare(&x, &y) < 0)
            big_subtract(&y, &x);
        else
            big_subtract(&x, &y);
    }
    if (y.count)
        x = y;
    shift_down(&x, zeros_below(&x));
    divide_odd(a, &x);
    divide_odd(b, &x);
}

double big_ratio(const struct big *part, const struct big *whole)
{
    struct big a = *part, b = *whole;
    int more = bits_of(&b) - 900; /* a double has room for 1023 */
    ENSURE(b.count > 0);
    if (more > 0) {
        shift_down(&a, more);
        shift_down(&b, more);
    }
    double above = 0, below = 0;
    for (int i = a.count - 1; i >= 0; i--)
        above = above * 4294967296.0 + a.word[i];
    for (int i = b.count - 1; i >= 0; i--)
        below = below * 4294967296.0 + b.word[i];
    return above / below;
}

void big_text(const struct big *of, char *out)
{
    static const uint32_t billion = 1000000000;
    char digits[BIG_DIGITS + 10];
    struct big left = *of;
    int n = 0;
    do {
        uint32_t nine = big_divide(&left, billion);
        for (int i = 0; i < 9 && (nine || left.count || !n); i++, nine /= 10)
            digits[n++] = (char)('0' + nine % 10);
    } while (left.count);
    for (int i = 0; i < n; i++)
        out[i] = digits[n - 1 - i];
    out[n] = '\0';
}
