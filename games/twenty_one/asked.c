/* What a page asks before there is a move: of a hero in the making (hero/asked.c), and of the cards
 * that are left, before a Deal is called. What is always true: every chance is worked out by
 * exact.c, over open decks; no Edge is spent in it. */
#include "games/twenty_one/asked.h"

#include "engine/json_put.h"
#include "games/twenty_one/deal/exact.h"

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
    if (!node_map(n, "a hand", KEYS(keys), r->wrong) || !read_cards(r, n, "deck", &deck) ||
        !read_cards(r, n, "discard", &discard))
        return false;
    *out = (struct playing){.deck = bj_stock_of(deck), .discard = bj_stock_of(discard)};
    return true;
}

/* The chance to reach each Target from 2 to 21 with a hand that is still to be dealt. */
static bool ask_reach(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    struct playing hand;
    (void)d;
    if (!read_hand(r, n, &hand))
        return false;
    put_open(t, "targets", '[');
    for (int target = 0; target < OWED; target++)
        put_number(t, NULL, 0);
    for (int target = OWED; target <= BUST_OVER; target++)
        put_share(t, NULL, bj_exact_target(&hand, OWED, target).success);
    text_char(t, ']');
    return true;
}

/* How a contest goes if the first hits below 17 and the second plays on till it is above or
 * over. */
static bool ask_contest(const struct data *d, struct reader *r, const struct node *n,
                        struct text *t)
{
    static const struct node_key keys[] = {{"first", true}, {"second", true}};
    struct playing one, other;
    double win = 0, draw = 0;
    (void)d;
    if (!node_map(n, "contest", KEYS(keys), r->wrong) ||
        !read_hand(r, node_get(n, "first"), &one) || !read_hand(r, node_get(n, "second"), &other))
        return false;
    struct totals first = bj_exact_totals(&one, OWED, HOLDS_AT);
    for (int total = 0; total <= BUST_OVER; total++)
        if (first.of[total] > 0) { /* over 21 the other wins at once: BJ-B4 */
            struct match_up second = bj_exact_against(&other, OWED, total);
            win += first.of[total] * (1 - second.win - second.draw);
            draw += first.of[total] * second.draw;
        }
    put_number(t, "holds", HOLDS_AT);
    put_share(t, "first", win);
    put_share(t, "draw", draw);
    put_share(t, "second", 1 - win - draw);
    return true;
}

bool bj_ask(const struct data *d, const struct node *question, struct text *t,
            struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"hero", false}, {"next", false}, {"sheet", false}, {"file", false}, {"reach", false},
        {"contest", false},
    };
    static bj_asked *const asked[] = {bj_asked_hero, bj_asked_next, bj_asked_sheet,
                                      bj_asked_file, ask_reach,     ask_contest};
    struct reader r = {NULL, pack_of(d), wrong, 0};
    if (!node_map(question, "question", KEYS(keys), wrong))
        return false;
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        const struct node *n = node_get(question, keys[i].word);
        if (!n)
            continue;
        size_t before = t->used;
        text_char(t, '{');
        if (asked[i](d, &r, n, t)) {
            text_char(t, '}');
            return true;
        }
        t->at[t->used = before] = 0;
        return false;
    }
    return twenty_one_known(&r, NULL, "question", NULL, 0) >= 0; /* it asks nothing */
}
