/* See odds_chain.h. Every order of m given cards from the top of n is as likely as any other, so
 * chains are counted by the sets of their trumps: how many have so many cards and count so much. */
#include "games/texarkana/odds_chain.h"

/* More trumps than this are over 21, whichever they are: 8 suits have 8 Aces, and 6 more with the
 * 2s. */
enum { CHAIN_MOST = 14 };

static void sets_add(odds_weight of[CHAIN_MOST + 1][BUST_OVER + 1], int value)
{
    for (int m = CHAIN_MOST; m > 0; m--)
        for (int sum = BUST_OVER; sum >= value; sum--)
            of[m][sum] += of[m - 1][sum - value];
}

struct chain_count tx_chain_count(const struct set *deck, uint16_t trumps)
{
    struct chain_count out = {{0}, 1};
    odds_weight sets[CHAIN_MOST + 1][BUST_OVER + 1] = {{1}};
    int ends[BUST_OVER + 1] = {0}, n = set_count(deck);
    int most = n < CHAIN_MOST + 1 ? n : CHAIN_MOST + 1; /* cards that are flipped */
    for (int card = 0; card < CARDS; card++) {
        if (!set_has(deck, card))
            continue;
        if (trumps >> card_suit(card) & 1)
            sets_add(sets, card_value(card));
        else
            ends[card_value(card)]++;
    }
    for (int i = 0; i < most; i++)
        out.whole *= (odds_weight)(n - i);
    odds_weight orders = 1; /* of the trumps that came */
    for (int m = 0; m < most; m++) {
        odds_weight follow = 1; /* what may come after the card that ended it */
        orders *= m ? (odds_weight)m : 1;
        for (int i = m + 1; i < most; i++)
            follow *= (odds_weight)(n - i);
        for (int sum = 0; sum <= BUST_OVER; sum++)
            for (int value = 1; value + sum <= BUST_OVER; value++)
                out.of[sum + value] +=
                    sets[m][sum] * orders * (odds_weight)ends[value] * follow;
    }
    return out;
}
