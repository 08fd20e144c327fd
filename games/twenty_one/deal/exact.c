/* Exact chances by going through every next card, weighted by how many are left. What is always
 * true: the sum of the weights of a branch is 1; a branch ends when the hand holds, busts or has no
 * card to draw. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/exact.h"

static int kind_of(int card)
{
    if (card_joker(card))
        return 0;
    int number = card_rank(card) + 1;
    return number > 10 ? 10 : number; /* BJ-A3 */
}

struct shoe bj_shoe_of(uint64_t cards)
{
    struct shoe shoe = {{0}, 0};
    for (; cards; cards &= cards - 1) {
        shoe.of[kind_of(__builtin_ctzll(cards))]++;
        shoe.left++;
    }
    return shoe;
}

struct playing bj_playing_fresh(const struct twenty_one *s, int who)
{
    int owner = s->deck_of[who];
    return (struct playing){.deck = bj_shoe_of(s->deck[owner]),
                            .discard = bj_shoe_of(s->discard[owner])};
}

/* One card more, which counts the one or the other; never less than nothing. */
static void count_in(struct playing *h, int low, int high)
{
    h->least = (int16_t)(h->least + low);
    if (high != low && high - low <= BUST_OVER) /* an Ace, changed or not */
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

/* Nothing left to draw: the discard is the deck. False if that is empty too. */
static bool refill(struct playing *h)
{
    if (!h->deck.left) {
        h->deck = h->discard;
        memset(&h->discard, 0, sizeof h->discard);
    }
    return h->deck.left > 0; /* BJ-A2 */
}

/* The hand after a card of this kind. */
static struct playing with(const struct playing *h, int kind)
{
    struct playing next = *h;
    next.deck.of[kind]--;
    next.deck.left--;
    bj_playing_add(&next, kind);
    return next;
}

/* ---- Against a Target ---- */

static void target_branch(struct playing h, int owed, int target, double weight,
                          struct chances *sum)
{
    int total = bj_playing_total(&h);
    if ((!owed && total >= target) || !refill(&h)) {
        sum->bust += total > BUST_OVER ? weight : 0;
        sum->success += total >= target && total <= BUST_OVER ? weight : 0; /* BJ-B3 */
        sum->critical += h.critical ? weight : 0;                           /* BJ-B5 */
        return;
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (h.deck.of[kind])
            target_branch(with(&h, kind), owed ? owed - 1 : 0, target,
                          weight * h.deck.of[kind] / h.deck.left, sum);
}

struct chances bj_exact_target(const struct playing *h, int owed, int target)
{
    struct chances sum = {0, 0, 0};
    target_branch(*h, owed, target, 1, &sum);
    return sum;
}

/* ---- All totals ---- */

/* What may have been drawn, however it came: how often each kind, four bits each. Going through
 * every order, as above, takes seconds from a full deck; the sets of n cards that are not over 21
 * are some hundred (of one deck 992 at most). */
enum { DRAWN_SLOTS = 1 << 11, DRAWN_BITS = 4 };
struct drawn {
    uint64_t of[DRAWN_SLOTS]; /* and 1 more; 0: empty */
    double weight[DRAWN_SLOTS];
    int count;
};

static int drawn_n(uint64_t drawn, int kind)
{
    return (int)(drawn >> DRAWN_BITS * kind & ((1 << DRAWN_BITS) - 1));
}

static void drawn_add(struct drawn *to, uint64_t drawn, double weight)
{
    uint32_t at = (uint32_t)(drawn * 0x9e3779b97f4a7c15u >> 53);
    while (to->of[at] && to->of[at] != drawn + 1)
        at = (at + 1) % DRAWN_SLOTS;
    if (!to->of[at]) {
        to->of[at] = drawn + 1;
        to->weight[at] = 0;
        ENSURE(++to->count < DRAWN_SLOTS);
    }
    to->weight[at] += weight;
}

static int drawn_total(const struct playing *h, uint64_t drawn)
{
    struct playing now = *h;
    for (int kind = 0; kind < KINDS; kind++)
        for (int n = drawn_n(drawn, kind); n; n--)
            bj_playing_add(&now, kind);
    return bj_playing_total(&now);
}

static void total_ends(double *out, int total, double weight)
{
    out[total > BUST_OVER ? BUST_OVER + 1 : total] += weight;
}

/* One card more for a hand that drew n: it goes on, or ends. */
static void totals_step(const struct playing *h, int n, int owed, int holds,
                        const struct drawn *now, struct drawn *next, double *out)
{
    bool first = n < h->deck.left; /* an empty deck is the discard: BJ-A2 */
    int left = h->deck.left + (first ? 0 : h->discard.left) - n;
    for (int i = 0; i < DRAWN_SLOTS; i++) {
        uint64_t drawn = now->of[i] - 1;
        if (now->of[i] && left <= 0)
            total_ends(out, drawn_total(h, drawn), now->weight[i]);
        for (int kind = 0; kind < KINDS && now->of[i] && left > 0; kind++) {
            int of = h->deck.of[kind] + (first ? 0 : h->discard.of[kind]) - drawn_n(drawn, kind);
            uint64_t more = drawn + ((uint64_t)1 << DRAWN_BITS * kind);
            int total = drawn_total(h, more);
            if (of > 0 && n + 1 >= owed && total >= holds)
                total_ends(out, total, now->weight[i] * of / left);
            else if (of > 0)
                drawn_add(next, more, now->weight[i] * of / left);
        }
    }
}

void bj_exact_totals(const struct playing *h, int owed, int holds, double out[BUST_OVER + 2])
{
    struct drawn stage[2];
    /* it draws one card at least */
    ENSURE(holds <= BUST_OVER && (owed || bj_playing_total(h) < holds));
    memset(out, 0, (BUST_OVER + 2) * sizeof *out);
    memset(&stage[0], 0, sizeof stage[0]);
    drawn_add(&stage[0], 0, 1);
    for (int n = 0; stage[n % 2].count; n++) {
        memset(&stage[1 - n % 2], 0, sizeof stage[0]);
        totals_step(h, n, owed, holds, &stage[n % 2], &stage[1 - n % 2], out);
    }
}

/* ---- A contest ---- */

static void against_branch(struct playing h, int owed, int total, double weight,
                           struct match_up *sum)
{
    int mine = bj_playing_total(&h);
    if ((!owed && mine >= total) || !refill(&h)) {
        if (mine <= BUST_OVER && mine > total)
            sum->win += weight; /* BJ-B4 */
        else if (mine == total)
            sum->draw += weight; /* BJ-B4 */
        return;
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (h.deck.of[kind])
            against_branch(with(&h, kind), owed ? owed - 1 : 0, total,
                           weight * h.deck.of[kind] / h.deck.left, sum);
}

struct match_up bj_exact_against(const struct playing *h, int owed, int total)
{
    struct match_up sum = {0, 0};
    against_branch(*h, owed, total, 1, &sum);
    return sum;
}

double bj_exact_bust(const struct playing *h)
{
    struct playing hand = *h;
    double bust = 0;
    if (!refill(&hand))
        return 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (hand.deck.of[kind]) {
            struct playing next = with(&hand, kind);
            bust += bj_playing_total(&next) > BUST_OVER
                        ? (double)hand.deck.of[kind] / hand.deck.left
                        : 0;
        }
    return bust;
}

/* What each total that may be held is worth, worked out once each. */
struct worth {
    const struct playing *theirs;
    bool they_held, known[BUST_OVER + 1];
    int owed;
    double draw, at[BUST_OVER + 1];
};

static double hold_worth(struct worth *w, int total)
{
    if (total > BUST_OVER)
        return 0; /* BJ-B2 */
    if (w->known[total])
        return w->at[total];
    int their_total = bj_playing_total(w->theirs);
    struct match_up they = {their_total <= BUST_OVER && their_total > total, their_total == total};
    if (!w->they_held)
        they = bj_exact_against(w->theirs, w->owed, total);
    w->known[total] = true;
    w->at[total] = 1 - they.win - they.draw + w->draw * they.draw;
    return w->at[total];
}

static double best_worth(struct worth *w, struct playing h, bool must_hit)
{
    int total = bj_playing_total(&h);
    double hold = hold_worth(w, total), hit = 0;
    if (total > BUST_OVER || (total == BUST_OVER && !must_hit) || !refill(&h))
        return hold;
    if (!must_hit && hold >= 1)
        return hold;
    for (int kind = 0; kind < KINDS; kind++)
        if (h.deck.of[kind])
            hit += best_worth(w, with(&h, kind), false) * h.deck.of[kind] / h.deck.left;
    return must_hit || hit > hold ? hit : hold;
}

double bj_exact_hold(const struct playing *mine, const struct playing *theirs, bool they_held,
                     int owed, double draw)
{
    struct worth w = {.theirs = theirs, .they_held = they_held, .owed = owed, .draw = draw};
    return hold_worth(&w, bj_playing_total(mine));
}

double bj_exact_hit(const struct playing *mine, const struct playing *theirs, bool they_held,
                    int owed, double draw)
{
    struct worth w = {.theirs = theirs, .they_held = they_held, .owed = owed, .draw = draw};
    return best_worth(&w, *mine, true);
}
