/* See odds_count.h. A hand of n cards weighs as many as there are ways to draw it, one card after
 * the other; and so that all weigh alike, what could follow up to MOST cards. */
#include "games/twenty_one/odds_count.h"

/* No hand takes more cards before it is over 21; as many sets as exact.c counts, and some. */
enum { MOST = 16, SETS = 1024, BITS = 4 };
struct sets { uint64_t of[SETS]; odds_weight weight[SETS]; int count; };

static int drawn(uint64_t set, int kind)
{
    return (int)(set >> BITS * kind & ((1 << BITS) - 1));
}

static void sets_add(struct sets *to, uint64_t set, odds_weight weight)
{
    int i = 0;
    while (i < to->count && to->of[i] != set)
        i++;
    if (i == to->count) {
        ENSURE(to->count < SETS);
        to->of[i] = set;
        to->weight[i] = 0;
        to->count++;
    }
    to->weight[i] += weight;
}

static struct playing with(const struct playing *h, uint64_t set)
{
    struct playing now = *h;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < drawn(set, kind); i++)
            bj_playing_add(&now, kind);
    return now;
}

static void end(struct bj_counted *out, const struct playing *hand, odds_weight weight, int n)
{
    int total = bj_playing_total(hand);
    for (int i = n; i < MOST; i++)
        weight *= (odds_weight)(hand->deck.left - i);
    out->of[total > BUST_OVER ? BUST_OVER + 1 : total] += weight;
    out->critical += hand->critical ? weight : 0;
    out->whole += weight;
}

static void step(const struct playing *h, int n, int owed, int holds, const struct sets *now,
                 struct sets *next, struct bj_counted *out)
{
    for (int i = 0; i < now->count; i++)
        for (int kind = 0; kind < KINDS; kind++) {
            int left = h->deck.of[kind] - drawn(now->of[i], kind);
            uint64_t set = now->of[i] + ((uint64_t)1 << BITS * kind);
            if (left <= 0)
                continue;
            struct playing hand = with(h, set);
            odds_weight weight = now->weight[i] * (odds_weight)left;
            if (n + 1 >= owed && bj_playing_total(&hand) >= holds)
                end(out, &hand, weight, n + 1);
            else
                sets_add(next, set, weight);
        }
}

struct bj_counted bj_count_totals(const struct playing *h, int owed, int holds)
{
    struct bj_counted out = {{0}, 0, 0};
    struct sets stage[2];
    ENSURE(!h->less && h->deck.left >= MOST && holds <= BUST_OVER);
    stage[0].count = 0;
    if (!owed && bj_playing_total(h) >= holds)
        end(&out, h, 1, 0);
    else
        sets_add(&stage[0], 0, 1);
    for (int n = 0; stage[n % 2].count; n++) {
        ENSURE(n < MOST);
        stage[1 - n % 2].count = 0;
        step(h, n, owed, holds, &stage[n % 2], &stage[1 - n % 2], &out);
    }
    return out;
}

odds_weight bj_counted_between(const struct bj_counted *counted, int low, int high)
{
    odds_weight sum = 0;
    for (int total = low; total <= high; total++)
        sum += counted->of[total];
    return sum;
}
