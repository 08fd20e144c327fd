/* What a page asks of the cards that are left, before a Deal is called. What is always true: every chance is worked out by
 * exact.c, over open decks; no Edge is spent in it. */
#include "engine/json_put.h"
#include "games/twenty_one/deal/exact.h"
#include "games/twenty_one/voice/words_asked.h"

enum { OWED = 2, HOLDS_AT = 17 };

static bool read_cards(struct reader *r, const struct node *map, const char *key, uint64_t *out)
{
    const struct node *list = node_get(map, key);
    uint8_t count;
    if (!node_span(list, key, 0, CARDS, &count, r->wrong))
        return false;
    *out = 0;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int card = twenty_one_known(r, n, key, twenty_one_names[NAMES_CARD].at, CARDS);
        if (card < 0)
            return false;
        *out |= (uint64_t)1 << card;
    }
    return true;
}

static bool read_hand(struct reader *r, const struct node *n, struct playing *out)
{
    static const struct node_key keys[] = {{"deck", true}, {"discard", true}};
    uint64_t deck, discard;
    if (!node_map(n, "a hand", KEYS(keys), r->wrong) || !read_cards(r, n, "deck", &deck) || !read_cards(r, n, "discard", &discard))
        return false;
    *out = (struct playing){.deck = bj_shoe_of(deck), .discard = bj_shoe_of(discard)};
    return true;
}

static double between(const double *totals, int low, int high)
{
    double sum = 0;
    for (int total = low; total <= high; total++)
        sum += totals[total];
    return sum;
}

bool bj_ask_reach(struct reader *r, const struct node *n, struct text *t)
{
    struct playing hand;
    double totals[BUST_OVER + 2];
    bool first = true;
    if (!read_hand(r, n, &hand))
        return false;
    text_put(t, "{\"targets\":[0,0");
    first = false;
    for (int target = OWED; target <= BUST_OVER; target++) {
        json_put_comma(&first, t);
        bj_exact_totals(&hand, OWED, target, totals);
        text_decimal(t, between(totals, target, BUST_OVER)); /* BJ-B3 */
    }
    text_put(t, "]}");
    return true;
}

bool bj_ask_contest(struct reader *r, const struct node *n, struct text *t)
{
    static const struct node_key keys[] = {{"first", true}, {"second", true}};
    struct playing one, other;
    double totals[BUST_OVER + 2], theirs[BUST_OVER + 2], win = 0, draw = 0;
    bool first = true;
    if (!node_map(n, "contest", KEYS(keys), r->wrong) || !read_hand(r, node_get(n, "first"), &one) ||
        !read_hand(r, node_get(n, "second"), &other))
        return false;
    bj_exact_totals(&one, OWED, HOLDS_AT, totals);
    for (int total = 0; total <= BUST_OVER; total++)
        if (totals[total] > 0) { /* over 21 the other wins at once: BJ-B4 */
            bj_exact_totals(&other, OWED, total, theirs);
            win += totals[total] * (1 - between(theirs, total, BUST_OVER));
            draw += totals[total] * theirs[total];
        }
    text_char(t, '{');
    json_put_number(&first, "holds", HOLDS_AT, t);
    json_put_share(&first, "first", win, t);
    json_put_share(&first, "draw", draw, t);
    json_put_share(&first, "second", 1 - win - draw, t);
    text_char(t, '}');
    return true;
}
