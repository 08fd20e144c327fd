/* See odds_edge.h. A hand is how many it has of each kind, of those cards that count as they were
 * printed; the card that Soul made 0, and the one that Humanity changed, are apart. So there are
 * hands with none of the two, with one, with both: a table each, filled from the largest hands to
 * the smallest, and first those with more that was used. Influence needs no table: what it can do
 * it does at the end, when the hand comes to the Target by it. A hand weighs as many as there are
 * ways, of all the cards that could follow, in which it reaches the Target. */
#include "games/twenty_one/odds_edge.h"

#include <string.h>

enum {
    FACE = KINDS,          /* J, Q and K, which Humanity changes */
    SPLIT,                 /* kinds, with faces and tens apart */
    LOW = 1, LIFTS = 5,    /* Humanity: to 1 .. 5 */
    MOST = 20,             /* cards in a hand, and one more */
    SETS = 6600,           /* of cards that are not over 21, an Ace being 1 */
    TABLE_SLOTS = 1 << 14,
    BITS = 4
};

struct hands {
    int count;
    uint64_t of[SETS];          /* how many of each kind, four bits each; smaller hands first */
    uint8_t cards[SETS], least[SETS];
    uint16_t next[SETS][SPLIT]; /* with one card more of that kind; `count`: over 21 */
    uint16_t slot[TABLE_SLOTS];
};
struct table { odds_weight of[SETS]; };

/* What was used, and what is left. */
struct used {
    int soul;     /* the kind of the card that is 0 now; NONE */
    int lift;     /* what a face counts now; 0: it was not changed */
    int edge;
};
struct work {
    const struct edge_prices *price;
    int target;
    odds_weight ways[MOST + 1]; /* to draw as many as could follow, that many cards being out */
    struct hands hands;
    struct table lifted[LIFTS], soul_lifted[LIFTS], soul, souls, whole;
};

static const uint8_t in_deck[SPLIT] = {2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12};

static int worth(int kind)
{
    return kind == FACE ? 10 : kind;
}

static int held(uint64_t hand, int kind)
{
    return (int)(hand >> BITS * kind & ((1 << BITS) - 1));
}

static uint64_t one(int kind)
{
    return (uint64_t)1 << BITS * kind;
}

/* Where a hand stands; `count`: it is over 21. */
static int find(const struct hands *h, uint64_t hand, uint32_t *slot)
{
    uint32_t at = (uint32_t)(hand * 0x9e3779b97f4a7c15u >> 50);
    while (h->slot[at] && h->of[h->slot[at] - 1] != hand)
        at = (at + 1) % TABLE_SLOTS;
    *slot = at;
    return h->slot[at] ? h->slot[at] - 1 : h->count;
}

static void add(struct hands *h, uint64_t hand, int cards, int least)
{
    uint32_t slot;
    ENSURE(h->count < SETS && find(h, hand, &slot) == h->count);
    h->of[h->count] = hand;
    h->cards[h->count] = (uint8_t)cards;
    h->least[h->count] = (uint8_t)least;
    h->slot[slot] = (uint16_t)++h->count;
}

/* Each hand once: its cards come in the order of their kinds. */
static void list(struct hands *h)
{
    uint32_t slot;
    h->count = 0;
    memset(h->slot, 0, sizeof h->slot);
    add(h, 0, 0, 0);
    for (int i = 0; i < h->count; i++) {
        int from = SPLIT - 1;
        while (from > 0 && !held(h->of[i], from))
            from--;
        for (int kind = from; kind < SPLIT; kind++)
            if (held(h->of[i], kind) < in_deck[kind] && h->least[i] + worth(kind) <= BUST_OVER)
                add(h, h->of[i] + one(kind), h->cards[i] + 1, h->least[i] + worth(kind));
    }
    for (int i = 0; i < h->count; i++)
        for (int kind = 0; kind < SPLIT; kind++)
            h->next[i][kind] = (uint16_t)find(h, h->of[i] + one(kind), &slot);
}

/* Whether a total lies between the Target and 21; an Ace counts 1 or 11. */
static bool fits(int target, int least, int aces)
{
    for (int i = 0; i <= aces && least <= BUST_OVER; i++, least += 10)
        if (least >= target)
            return true;
    return false;
}

/* As it stands, or with one more or less on a card (BJ-E3: Influence). */
static bool reaches(const struct work *w, const struct used *u, int least, int aces, bool cards)
{
    if (fits(w->target, least, aces))
        return true;
    return u->edge >= w->price->influence && cards &&
           (fits(w->target, least + 1, aces) || (least && fits(w->target, least - 1, aces)));
}

static int out_of(const struct work *w, const struct used *u, int i)
{
    return w->hands.cards[i] + (u->soul != NONE) + (u->lift > 0);
}

static odds_weight most(odds_weight a, odds_weight b)
{
    return a > b ? a : b;
}

/* What a face may become, of a hand that is otherwise this one. */
static odds_weight humanity(const struct work *w, const struct used *u, const struct table *lifted,
                            int i)
{
    odds_weight best = 0;
    for (int lift = 0; lift < LIFTS && u->edge >= w->price->humanity; lift++)
        best = most(best, lifted[lift].of[i]);
    return best;
}

/* A hand over 21 by the card that came last. */
static odds_weight over(const struct work *w, const struct used *u, const struct table *lifted,
                        int i, int kind)
{
    const struct hands *h = &w->hands;
    uint64_t hand = h->of[i] + one(kind);
    uint32_t slot;
    if (reaches(w, u, h->least[i] + u->lift + worth(kind), held(hand, 1), true))
        return w->ways[out_of(w, u, i) + 1];
    if (!lifted || !held(hand, FACE))
        return 0;
    return humanity(w, u, lifted, find(h, hand - one(FACE), &slot));
}

static odds_weight hits(const struct work *w, const struct used *u, const struct table *lifted,
                        const struct table *to, int i)
{
    const struct hands *h = &w->hands;
    odds_weight sum = 0;
    for (int kind = 0; kind < SPLIT; kind++) {
        int left = in_deck[kind] - held(h->of[i], kind) - (u->soul == kind) -
                   (u->lift && kind == FACE);
        if (left > 0)
            sum += (odds_weight)left * (h->next[i][kind] < h->count
                                            ? to->of[h->next[i][kind]]
                                            : over(w, u, lifted, i, kind));
    }
    return sum;
}

/* All hands of one table. `lifted`: those whose face was changed; `souls`: what comes of each by
 * Soul; NULL: it is used, or there is no Edge for it. */
static void fill(const struct work *w, const struct used *u, const struct table *lifted,
                 const struct table *souls, struct table *to)
{
    const struct hands *h = &w->hands;
    uint32_t slot;
    for (int i = h->count - 1; i >= 0; i--) {
        int least = h->least[i] + u->lift, out = out_of(w, u, i);
        bool window = out >= 2; /* BJ-B2: two cards are dealt first */
        to->of[i] = 0;
        if (out >= MOST)
            continue;
        if (window && reaches(w, u, least, held(h->of[i], 1), h->cards[i] || u->lift)) {
            to->of[i] = w->ways[out];
            continue;
        }
        if (window && lifted && held(h->of[i], FACE))
            to->of[i] = humanity(w, u, lifted, find(h, h->of[i] - one(FACE), &slot));
        if (least > BUST_OVER)
            continue;
        if (window && souls)
            to->of[i] = most(to->of[i], souls->of[i]);
        to->of[i] = most(to->of[i], hits(w, u, lifted, to, i));
    }
}

/* Soul makes a card of this kind 0, before busting (BJ-E3): what comes of it, if it is the best. */
static void souls_add(const struct work *w, int kind, int lift, const struct table *soul,
                      struct table *souls)
{
    const struct hands *h = &w->hands;
    uint32_t slot;
    for (int i = 0; i < h->count; i++)
        if (held(h->of[i], kind) && h->least[i] + lift <= BUST_OVER)
            souls->of[i] = most(souls->of[i], soul->of[find(h, h->of[i] - one(kind), &slot)]);
}

/* The hands with a face that counts `lift`. */
static void fill_lifted(struct work *w, int edge, int lift)
{
    const struct table *souls = edge >= w->price->soul ? &w->souls : NULL;
    memset(&w->souls, 0, sizeof w->souls);
    for (int kind = 1; kind < SPLIT && souls; kind++) {
        fill(w, &(struct used){kind, lift, edge - w->price->soul}, NULL, NULL, &w->soul);
        souls_add(w, kind, lift, &w->soul, &w->souls);
    }
    fill(w, &(struct used){NONE, lift, edge}, NULL, souls, &w->lifted[lift - LOW]);
}

/* What comes of Soul while no face was changed. */
static void fill_souls(struct work *w, int edge)
{
    bool lifts = edge >= w->price->humanity;
    memset(&w->souls, 0, sizeof w->souls);
    for (int kind = 1; kind < SPLIT; kind++) {
        for (int lift = LOW; lift < LOW + LIFTS && lifts; lift++)
            fill(w, &(struct used){kind, lift, edge - w->price->humanity}, NULL, NULL,
                 &w->soul_lifted[lift - LOW]);
        fill(w, &(struct used){kind, 0, edge}, lifts ? w->soul_lifted : NULL, NULL, &w->soul);
        souls_add(w, kind, 0, &w->soul, &w->souls);
    }
}

odds_weight bj_edge_ways(uint64_t cards, int edge, int target, const struct edge_prices *price,
                         odds_weight *whole)
{
    struct work w = {.price = price, .target = target};
    uint64_t hand = 0;
    uint32_t slot;
    int n = 0, deck = 0;
    bool lifts = edge >= price->humanity, souls = edge >= price->soul;
    list(&w.hands);
    for (int kind = 0; kind < SPLIT; kind++)
        deck += in_deck[kind];
    w.ways[MOST] = 1;
    for (int out = MOST; out > 0; out--)
        w.ways[out - 1] = w.ways[out] * (odds_weight)(deck - out + 1);
    for (int lift = LOW; lift < LOW + LIFTS && lifts; lift++)
        fill_lifted(&w, edge - price->humanity, lift);
    if (souls)
        fill_souls(&w, edge - price->soul);
    fill(&w, &(struct used){NONE, 0, edge}, lifts ? w.lifted : NULL, souls ? &w.souls : NULL,
         &w.whole);
    for (int card = 0; card < CARDS; card++)
        if (cards >> card & 1) {
            hand += one(card_face(card) ? FACE : card_worth(card));
            n++;
        }
    *whole = w.ways[n];
    return w.whole.of[find(&w.hands, hand, &slot)];
}
