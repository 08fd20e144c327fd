/* Decks, discards, piles, hands, and what a card is worth. What is always true: a card is in
 * exactly one of a deck, its discard, a pile, a hand or what is laid out; decks have no order but
 * for a top card that lies open. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"

void bj_decks_fill(struct twenty_one *s, int who)
{
    int owner = s->deck_of[who];
    s->deck[owner] = ALL_CARDS; /* BJ-A1 */
    s->discard[owner] = 0;
    s->pile[who] = 0;
    s->top[owner] = NONE;
}

bool bj_can_draw(const struct twenty_one *s, int who)
{
    int owner = s->deck_of[who];
    return s->deck[owner] || s->discard[owner]; /* BJ-A2 */
}

void bj_deck_options(const struct twenty_one *s, int who, int verb, struct options *o)
{
    int owner = s->deck_of[who];
    if (!s->deck[owner]) {
        arg_is(option_add(o, SEAT_CHANCE, DO_SHUFFLE), who); /* BJ-A2 */
        return;
    }
    struct option *f = option_add(o, SEAT_CHANCE, verb);
    arg_is(f, who);
    if (s->top[owner] != NONE)
        arg_one(f, (struct set){{CARD_BIT(s->top[owner]), 0}}); /* BJ-E4: Guidance */
    else
        arg_one(f, (struct set){{s->deck[owner], 0}});
}

void bj_deck_refill(struct twenty_one *s, int who)
{
    int owner = s->deck_of[who];
    s->deck[owner] = s->discard[owner]; /* BJ-A2 */
    s->discard[owner] = 0;
}

void bj_deck_take(struct twenty_one *s, int who, int card)
{
    int owner = s->deck_of[who];
    s->deck[owner] &= ~CARD_BIT(card);
    s->top[owner] = NONE;
}

void bj_to_discard(struct twenty_one *s, int who, uint64_t cards)
{
    s->discard[s->deck_of[who]] |= cards; /* BJ-A2 */
}

/* ---- Hands ---- */

void bj_hand_add(struct twenty_one *s, int party, int card)
{
    int at = hand_at(party, s->hand_n[party]++);
    s->hand[at] = (uint8_t)card;
    s->hand_change[at] = (int8_t)-s->sturdy[party]; /* BJ-E4: Sturdy, later cards too */
    if (card_joker(card))
        s->critical[party] = 1; /* BJ-B5 */
}

int bj_hand_find(const struct twenty_one *s, int party, int card)
{
    for (int i = 0; i < s->hand_n[party]; i++)
        if (s->hand[hand_at(party, i)] == card)
            return i;
    return -1;
}

void bj_hand_drop(struct twenty_one *s, int party, int card)
{
    int i = bj_hand_find(s, party, card), last = --s->hand_n[party];
    if (i == 0)
        s->first_gone[party] = 1;
    for (; i < last; i++) {
        int at = hand_at(party, i);
        s->hand[at] = s->hand[at + 1];
        s->hand_set[at] = s->hand_set[at + 1];
        s->hand_change[at] = s->hand_change[at + 1];
        s->hand_soul[at] = s->hand_soul[at + 1];
    }
    int at = hand_at(party, last);
    s->hand[at] = NONE;
    s->hand_set[at] = NONE;
    s->hand_change[at] = 0;
    s->hand_soul[at] = 0;
}

uint64_t bj_hand_cards(const struct twenty_one *s, int party)
{
    uint64_t cards = 0;
    for (int i = 0; i < s->hand_n[party]; i++)
        cards |= CARD_BIT(s->hand[hand_at(party, i)]);
    return cards;
}

/* ---- Values (BJ-A3, BJ-E5) ---- */

void bj_card_values(const struct twenty_one *s, int party, int i, int by, int *low, int *high)
{
    int at = hand_at(party, i), card = s->hand[at], change = s->hand_change[at] + by;
    *low = *high = 0;
    if (s->hand_soul[at])
        return; /* BJ-E5: for good */
    bool own = s->hand_set[at] == NONE;
    int least = (own ? card_worth(card) : s->hand_set[at]) + change; /* BJ-E5 */
    /* BJ-A3, BJ-E5: 1 and 11 alike */
    int most = own && card_ace(card) ? least + 10 : least;
    *low = least < 0 ? 0 : least;  /* BJ-E5 */
    *high = most < 0 ? 0 : most;   /* BJ-E5 */
}

/* The totals of the cards from this one on that the Aces allow, as bits; all over 21 as the lowest
 * alone. */
static int total_from(const struct twenty_one *s, int party, int from, uint32_t *sums)
{
    int least = 0;
    *sums = 1;
    for (int i = from; i < s->hand_n[party]; i++) {
        int low, high;
        bj_card_values(s, party, i, 0, &low, &high);
        least += low;
        *sums = (low < 32 ? *sums << low : 0) | (high != low && high < 32 ? *sums << high : 0);
    }
    return least;
}

int bj_hand_total(const struct twenty_one *s, int party)
{
    uint32_t sums;
    int least = total_from(s, party, 0, &sums);
    sums &= BIT(BUST_OVER + 1) - 1;
    return sums ? 31 - __builtin_clz(sums) : least; /* BJ-A3: the highest that is not over 21, else
                                                       the lowest */
}

/* Of several Aces the first count 11 before the others, so that what the cards count is the
 * total. */
int bj_card_counts(const struct twenty_one *s, int party, int i)
{
    int total = bj_hand_total(s, party), left = total;
    for (int k = 0;; k++) {
        int low, high;
        uint32_t sums;
        bj_card_values(s, party, k, 0, &low, &high);
        if (high != low && total <= BUST_OVER) {
            total_from(s, party, k + 1, &sums);
            low = left >= high && sums >> (left - high) & 1 ? high : low; /* BJ-A3 */
        }
        if (k == i)
            return low;
        left -= low;
    }
}
