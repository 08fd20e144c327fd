/* Exact chances by going through all sets of cards that may be drawn, weighted by how many are
 * left. What is always true: the weights of all ends sum to 1; a hand ends when it holds, busts or
 * has no card to draw. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/exact.h"

/* The 13 ranks of a suit, four bits each. */
static uint64_t by_rank(uint64_t suit)
{
    suit = (suit | suit << 24) & 0x000000ff000000ff;
    suit = (suit | suit << 12) & 0x000f000f000f000f;
    suit = (suit | suit << 6) & 0x0303030303030303;
    return (suit | suit << 3) & 0x1111111111111111;
}

struct stock bj_stock_of(uint64_t cards)
{
    struct stock stock = {{0}, 0};
    uint64_t ranks = 0;
    for (int suit = 0; suit < SUITS; suit++)
        ranks += by_rank(cards >> suit * RANKS & suit_cards(0));
    stock.of[0] = (uint8_t)__builtin_popcountll(cards >> JOKER);
    for (int rank = 0; rank < RANKS; rank++, ranks >>= 4)
        stock.of[rank < KINDS - 1 ? rank + 1 : KINDS - 1] += ranks & 15; /* BJ-A3 */
    for (int kind = 0; kind < KINDS; kind++)
        stock.left = (uint8_t)(stock.left + stock.of[kind]);
    return stock;
}

struct playing bj_playing_fresh(const struct twenty_one *s, int who)
{
    int owner = s->deck_of[who];
    return (struct playing){.deck = bj_stock_of(s->deck[owner]),
                            .discard = bj_stock_of(s->discard[owner])};
}

/* One card more, which counts the one or the other; never less than nothing. */
static void count_in(struct playing *h, int low, int high)
{
    h->least = (int16_t)(h->least + low);
    if (high != low) /* an Ace, changed or not */
        h->more |= (h->more | 1) << (high - low);
}

void bj_playing_add(struct playing *h, int kind)
{
    int low = kind - h->less, high = low + (kind == 1 ? 10 : 0);
    count_in(h, low < 0 ? 0 : low, high < 0 ? 0 : high);
    h->critical |= kind == 0;
}

struct playing bj_playing_of(const struct twenty_one *s, int party)
{
    struct playing hand = bj_playing_fresh(s, s->party[party]);
    hand.less = s->sturdy[party];
    hand.critical = s->critical[party];
    for (int i = 0; i < s->hand_n[party]; i++) {
        int low, high;
        bj_card_values(s, party, i, 0, &low, &high);
        count_in(&hand, low, high);
    }
    return hand;
}

int bj_playing_total(const struct playing *h)
{
    if (h->least > BUST_OVER)
        return h->least;
    return h->least + 31 -
           __builtin_clz((h->more | 1) & (BIT(BUST_OVER - h->least + 1) - 1)); /* BJ-A3 */
}

/* What may have been drawn, however it came: how often each kind, four bits each. Going through
 * every order takes seconds from a full deck; the sets of n cards that are not over 21 are 992 at
 * most, and 3,660 where each card counts 1 less. Only with Sturdy used twice there may be more. */
enum { DRAWN_MOST = 1 << 12, DRAWN_SLOTS = 1 << 13, DRAWN_BITS = 4 };
struct drawn {
    uint64_t of[DRAWN_MOST];
    double weight[DRAWN_MOST];
    uint16_t slot[DRAWN_SLOTS]; /* where in `of`, and 1 more; 0: empty */
    int count;
    bool over; /* there was no room for all */
};

static int drawn_n(uint64_t drawn, int kind)
{
    return (int)(drawn >> DRAWN_BITS * kind & ((1 << DRAWN_BITS) - 1));
}

static void drawn_none(struct drawn *d)
{
    memset(d->slot, 0, sizeof d->slot);
    d->count = 0;
    d->over = false;
}

static void drawn_add(struct drawn *to, uint64_t drawn, double weight)
{
    uint32_t at = (uint32_t)(drawn * 0x9e3779b97f4a7c15u >> 51);
    while (to->slot[at] && to->of[to->slot[at] - 1] != drawn)
        at = (at + 1) % DRAWN_SLOTS;
    if (!to->slot[at]) {
        if (to->count == DRAWN_MOST) {
            to->over = true;
            return;
        }
        to->of[to->count] = drawn;
        to->weight[to->count] = 0;
        to->slot[at] = (uint16_t)++to->count;
    }
    to->weight[to->slot[at] - 1] += weight;
}

static int drawn_total(const struct playing *h, uint64_t drawn)
{
    struct playing now = *h;
    for (int kind = 0; kind < KINDS; kind++)
        for (int n = drawn_n(drawn, kind); n; n--)
            bj_playing_add(&now, kind);
    return bj_playing_total(&now);
}

static void ends(const struct playing *h, struct totals *out, uint64_t drawn, int total,
                 double weight)
{
    out->of[total > BUST_OVER ? BUST_OVER + 1 : total] += weight;
    out->critical += h->critical || drawn_n(drawn, 0) ? weight : 0; /* BJ-B5 */
}

/* One card more for a hand that drew n: it goes on, or ends. */
static void totals_step(const struct playing *h, int n, int owed, int holds,
                        const struct drawn *now, struct drawn *next, struct totals *out)
{
    bool first = n < h->deck.left; /* an empty deck is the discard: BJ-A2 */
    int left = h->deck.left + (first ? 0 : h->discard.left) - n;
    for (int i = 0; i < now->count; i++) {
        uint64_t drawn = now->of[i];
        if (left <= 0)
            ends(h, out, drawn, drawn_total(h, drawn), now->weight[i]);
        for (int kind = 0; kind < KINDS && left > 0; kind++) {
            int of = h->deck.of[kind] + (first ? 0 : h->discard.of[kind]) - drawn_n(drawn, kind);
            if (of <= 0)
                continue;
            uint64_t more = drawn + ((uint64_t)1 << DRAWN_BITS * kind);
            int total = drawn_total(h, more);
            if (n + 1 >= owed && total >= holds)
                ends(h, out, more, total, now->weight[i] * of / left);
            else
                drawn_add(next, more, now->weight[i] * of / left);
        }
    }
}

struct totals bj_exact_totals(const struct playing *h, int owed, int holds)
{
    struct totals out = {{0}, 0, false};
    struct drawn stage[2];
    holds = holds > BUST_OVER ? BUST_OVER + 1 : holds; /* out of reach: it hits until it busts */
    if (!owed && bj_playing_total(h) >= holds) {
        ends(h, &out, 0, bj_playing_total(h), 1);
        return out;
    }
    drawn_none(&stage[0]);
    drawn_add(&stage[0], 0, 1);
    for (int n = 0; stage[n % 2].count && !out.vague; n++) {
        drawn_none(&stage[1 - n % 2]);
        totals_step(h, n, owed, holds, &stage[n % 2], &stage[1 - n % 2], &out);
        out.vague = stage[1 - n % 2].over;
    }
    return out;
}

double bj_totals_between(const struct totals *totals, int low, int high)
{
    double sum = 0;
    for (int total = low; total <= high; total++)
        sum += totals->of[total];
    return sum;
}

struct chances bj_exact_target(const struct playing *h, int owed, int target)
{
    struct totals totals = bj_exact_totals(h, owed, target);
    return (struct chances){.success = bj_totals_between(&totals, target, BUST_OVER), /* BJ-B3 */
                            .bust = totals.of[BUST_OVER + 1],
                            .critical = totals.critical,
                            .vague = totals.vague};
}

struct match_up bj_exact_against(const struct playing *h, int owed, int total)
{
    struct totals totals = bj_exact_totals(h, owed, total);
    return (struct match_up){.win = bj_totals_between(&totals, total + 1, BUST_OVER), /* BJ-B4 */
                             .draw = totals.of[total],
                             .vague = totals.vague};
}

double bj_exact_bust(const struct playing *h)
{
    const struct stock *from = h->deck.left ? &h->deck : &h->discard; /* BJ-A2 */
    double bust = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (from->of[kind] && drawn_total(h, (uint64_t)1 << DRAWN_BITS * kind) > BUST_OVER)
            bust += (double)from->of[kind] / from->left;
    return bust;
}
