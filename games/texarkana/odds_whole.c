/* See odds_chain.h. Of n cards in any order, j given trumps, the card that ends them, m given
 * trumps of the Dealer's and the card that ends those lie on top in j! m! (n - j - m - 2)! of the
 * n! orders. So what both count is counted by sets, as in odds_chain.c. */
#include <string.h>

#include "games/texarkana/odds_chain.h"

enum {
    OWN_MOST = 2 * RANKS, /* the player's trumps that are counted, and the Dealer's: with more it */
    HIS_MOST = 3 * RANKS, /* would take long, and 64 bits would not hold the sets */
    OWN_SUMS = 170 + 1, HIS_SUMS = 255 + 1, /* a suit counts 85 */
    VALUES = 10
};
_Static_assert(RANKS == 13, "the sums are those of 13 ranks");

/* Cards by value; sets[k][s]: of how many sets of k cards the sum is s. */
struct own { int most; uint64_t sets[OWN_MOST + 1][OWN_SUMS]; };
struct his { int most; uint64_t upto[HIS_MOST + 1][HIS_SUMS]; }; /* ... is s or less */

struct count {
    int own[VALUES + 1], his[VALUES + 1], plain[VALUES + 1]; /* [value] */
    int total, lo, hi;                                       /* of the player; the DVs */
    odds_weight success[OWN_MOST + 1][HIS_MOST + 1], over[OWN_MOST + 1][HIS_MOST + 1],
        all[OWN_MOST + 1][HIS_MOST + 1]; /* ways by the number of trumps of both */
};

/* Sets of these cards but for one of the value `less`, or 0. */
static int sets_of(const int cards[VALUES + 1], int less, int rows, int sums, uint64_t *sets)
{
    int most = 0;
    memset(sets, 0, (size_t)rows * (size_t)sums * sizeof *sets);
    sets[0] = 1;
    for (int value = 1; value <= VALUES; value++)
        for (int i = value == less; i < cards[value]; i++, most++)
            for (int k = most + 1; k > 0; k--)
                for (int sum = sums - 1; sum >= value; sum--)
                    sets[k * sums + sum] += sets[(k - 1) * sums + sum - value];
    return most;
}

static uint64_t upto(const struct his *his, int m, int sum)
{
    return sum < 0 ? 0 : his->upto[m][sum < HIS_SUMS ? sum : HIS_SUMS - 1];
}

/* In how many of the Dealer's sets of m the player succeeds against one of the DVs (TX-D4), with
 * this total; what ends the Dealer's chain counts `end`. */
static uint64_t succeeds(const struct count *c, const struct his *his, int m, int total, int end)
{
    uint64_t within = upto(his, m, BUST_OVER - end), sum = 0;
    for (int dv = c->lo; dv <= c->hi; dv++) {
        int reached = total - dv;
        if (total > BUST_OVER)
            sum += reached > BUST_OVER ? upto(his, m, reached - end) - within : 0;
        else
            sum += his->upto[m][HIS_SUMS - 1] - within +
                   upto(his, m, (reached < BUST_OVER ? reached : BUST_OVER) - end);
    }
    return sum;
}

/* All chains of both, with cards of these values that end them: `ways` such pairs of cards. */
static void add(struct count *c, const struct own *own, const struct his *his, int end, int his_end,
                int ways)
{
    for (int j = 0; j <= own->most && ways > 0; j++)
        for (int sum = 0; sum < OWN_SUMS; sum++) {
            odds_weight sets = (odds_weight)own->sets[j][sum] * (odds_weight)ways;
            for (int m = 0; m <= his->most && sets; m++) {
                uint64_t any = his->upto[m][HIS_SUMS - 1];
                c->success[j][m] += sets * succeeds(c, his, m, c->total + sum + end, his_end);
                c->over[j][m] += sets * (any - upto(his, m, BUST_OVER - his_end));
                c->all[j][m] += sets * any;
            }
        }
}

/* With a card of this value that ends the player's chain: one of the Dealer's trumps, or none. */
static void add_ended(struct count *c, int end, bool trump)
{
    struct own own;
    struct his his;
    int ways = trump ? c->his[end] : c->plain[end];
    if (!ways)
        return;
    his.most = sets_of(c->his, trump ? end : 0, HIS_MOST + 1, HIS_SUMS, his.upto[0]);
    for (int m = 0; m <= HIS_MOST; m++)
        for (int sum = 1; sum < HIS_SUMS; sum++)
            his.upto[m][sum] += his.upto[m][sum - 1];
    own.most = sets_of(c->own, 0, OWN_MOST + 1, OWN_SUMS, own.sets[0]);
    for (int value = 1; value <= VALUES; value++)
        add(c, &own, &his, end, value, ways * (c->plain[value] - (!trump && value == end)));
    for (int value = 1; value <= VALUES; value++) /* the Dealer's ends with a trump of the player */
        if (c->own[value]) {
            own.most = sets_of(c->own, value, OWN_MOST + 1, OWN_SUMS, own.sets[0]);
            add(c, &own, &his, end, value, ways * c->own[value]);
        }
}

static void times_factorial(struct big *of, int n)
{
    for (int i = 2; i <= n; i++)
        big_times(of, (uint32_t)i);
}

/* Adds the orders in which so many ways, of j and m trumps, lie on top of n cards. */
static void add_orders(struct big *to, odds_weight ways, int j, int m, int n)
{
    struct big orders = odds_big(ways);
    times_factorial(&orders, j);
    times_factorial(&orders, m);
    times_factorial(&orders, n - j - m - 2);
    big_add(to, &orders);
}

bool tx_test_whole(const struct set *deck, const uint16_t trumps[2], int total, int lo, int hi,
                   struct test_whole *out)
{
    struct count c;
    struct big every = big_of(1), all = {0};
    int n = set_count(deck), own = 0, his = 0;
    memset(&c, 0, sizeof c);
    c.total = total;
    c.lo = lo;
    c.hi = hi;
    for (int card = 0; card < CARDS; card++) {
        int suit = card_suit(card), value = card_value(card);
        bool player = trumps[SIDE_INITIATOR] >> suit & 1, dealer = trumps[SIDE_OTHER] >> suit & 1;
        if (!set_has(deck, card))
            continue;
        if (player && dealer)
            return false; /* what one draws of these both lack */
        (player ? c.own : dealer ? c.his : c.plain)[value]++;
        own += player;
        his += dealer;
    }
    if (own > OWN_MOST || his > HIS_MOST)
        return false;
    for (int value = 1; value <= VALUES; value++) {
        add_ended(&c, value, false);
        add_ended(&c, value, true);
    }
    *out = (struct test_whole){{0}, {0}, {0}};
    for (int j = 0; j <= own; j++)
        for (int m = 0; m <= his && j + m + 2 <= n; m++) {
            add_orders(&out->success, c.success[j][m], j, m, n);
            add_orders(&out->over, c.over[j][m], j, m, n);
            add_orders(&all, c.all[j][m], j, m, n);
        }
    times_factorial(&every, n);
    out->whole = every;
    big_times(&out->over, (uint32_t)(hi - lo + 1));
    big_times(&out->whole, (uint32_t)(hi - lo + 1));
    return !big_compare(&all, &every); /* else the deck can run out in a chain */
}
