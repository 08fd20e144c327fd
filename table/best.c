/* See best.h. What is told ten times is a tenth as remarkable each time. To take whole kinds while
 * they are rare gives twelve falls of foes in a match of twelve fights, and one goal after the
 * other in a story that is made of them. */
#include "table/best.h"

#include <string.h>

enum { REMARKABLE = 1 << 16 };

/* Where it stands, or would. */
static int place(const struct best *x, uint64_t of)
{
    int at = (int)(of % BEST_KNOWN);
    for (int i = 0; i < BEST_KNOWN && x->often[at].n && x->often[at].of != of; i++)
        at = (at + 1) % BEST_KNOWN;
    return at;
}

void best_told(struct best *x, uint64_t of)
{
    int at = place(x, of);
    if (x->often[at].n && x->often[at].of != of)
        return; /* no room: nobody knows so many */
    x->often[at].of = of;
    x->often[at].n++;
}

static uint32_t weight_of(const struct best *x, const uint64_t *of, int count)
{
    uint32_t weight = 0;
    for (int i = 0; i < count; i++) {
        int at = place(x, of[i]);
        weight += x->often[at].of == of[i] && x->often[at].n ? REMARKABLE / x->often[at].n : 0;
    }
    return weight;
}

void best_moment(struct best *x, uint32_t n, uint32_t kinds, const uint64_t *of, int count)
{
    uint32_t weight = weight_of(x, of, count);
    for (int k = 0; k < BEST_KINDS; k++) {
        int at = BEST_EACH;
        if (!(kinds >> k & 1))
            continue;
        x->count[k]++;
        for (; at && (!x->top[k][at - 1].n || weight > x->top[k][at - 1].weight); at--)
            if (at < BEST_EACH)
                x->top[k][at] = x->top[k][at - 1];
        if (at < BEST_EACH) {
            x->top[k][at].n = n;
            x->top[k][at].kinds = kinds;
            x->top[k][at].weight = weight;
        }
    }
}

bool best_is(const struct best *x, uint32_t n)
{
    for (int i = 0; i < x->chosen_count; i++)
        if (x->chosen[i] == n)
            return true;
    return false;
}

/* The rarest kind of which there is one and that is not among these; -1: none. */
static int rarest(const struct best *x, uint32_t done)
{
    int found = -1;
    for (int k = 0; k < BEST_KINDS; k++)
        if (x->count[k] && !(done >> k & 1) && (found < 0 || x->count[k] < x->count[found]))
            found = k;
    return found;
}

/* Takes the first moment of this kind that is not chosen yet; the kinds that it is of. */
static uint32_t take(struct best *x, int kind)
{
    for (int i = 0; i < BEST_EACH; i++) {
        uint32_t n = x->top[kind][i].n;
        if (!n || best_is(x, n))
            continue;
        x->chosen[x->chosen_count++] = n;
        return x->top[kind][i].kinds;
    }
    return 0;
}

/* The rarest kinds first. What was chosen for one kind often is of another too. */
void best_choose(struct best *x)
{
    for (int turn = 0; turn < BEST_EACH; turn++) {
        uint32_t done = 0;
        int most = turn ? BEST_FEW : BEST_MAX;
        for (int k; x->chosen_count < most && (k = rarest(x, done)) >= 0;)
            done |= 1u << k | (take(x, k) & (turn ? 0 : UINT32_MAX));
    }
}
