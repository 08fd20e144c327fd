/* What a scenario offers for Coin and Luck, and how its people are. What is always true of what
 * gets through: all that is bought has a price and brings something, and moods go by facts. */
#include <string.h>

#include "games/texarkana/pack/pack_read.h"

enum { PRICE_MAX = 9, ANY = PLAYER_SUITS };

bool texarkana_sums(struct reader *r, const struct node *map, const char *what, const char *injury,
                    int *out)
{
    struct node_key keys[RESOURCES];
    for (int i = 0; i < RESOURCES; i++)
        keys[i] = (struct node_key){texarkana_names[NAMES_RESOURCE].at[i], false};
    memset(out, 0, RESOURCES * sizeof *out);
    if (!map)
        return true;
    if (!node_map(map, what, KEYS(keys), r->wrong))
        return false;
    for (int i = 0; i < RES_INJURY; i++)
        if (!texarkana_number(r, map, keys[i].word, 1, COST_MAX, &out[i])) /* TX-C5 */
            return false;
    const struct node *n = node_get(map, keys[RES_INJURY].word);
    out[RES_INJURY] = n ? 1 : 0; /* TX-C5 */
    return !n || !node_word(n, keys[RES_INJURY].word, &injury, 1, r->wrong);
}

/* ---- What is to be bought (TX-G5) ---- */

static bool read_price(struct reader *r, const struct node *n, struct buy *out)
{
    static const struct node_key keys[] = {
        NUMBER_KEY("coin", false, buy, price[RES_COIN], 1, PRICE_MAX),
        NUMBER_KEY("luck", false, buy, price[RES_LUCK], 1, PRICE_MAX),
    };
    if (!node_fill(n, "price", KEYS(keys), out, r->wrong))
        return false;
    return out->price[RES_COIN] || out->price[RES_LUCK] ||
           node_wrong(n, r->wrong, "a price needs coin or luck");
}

static bool read_bonus(struct reader *r, const struct node *n, struct buy *out)
{
    static const struct node_key keys[] = {
        {"field", true}, NUMBER_KEY("score", true, buy, bonus, 1, DV_MAX)};
    const char *fields[PLAYER_SUITS + 1];
    memcpy(fields, texarkana_names[NAMES_SUIT].at, PLAYER_SUITS * sizeof *fields);
    fields[ANY] = "any";
    out->field = SUIT_NONE;
    if (!n)
        return true;
    if (!node_fill(n, "bonus", KEYS(keys), out, r->wrong))
        return false;
    int field = node_word(node_get(n, "field"), "field", fields, PLAYER_SUITS + 1, r->wrong);
    out->field = field == ANY ? SUIT_NONE : (uint8_t)field;
    return field >= 0;
}

static bool read_buy(struct reader *r, const struct node *n, struct scenario *s, struct buy *out)
{
    static const struct node_key keys[] = {
        {"title", true}, {"text", true}, {"price", true},
        LINE_KEY("told", true, buy, told, TEXT_BYTES_MAX),
        {"remember", false}, {"gain", false}, {"bonus", false}, {"if", false}, {"unless", false},
    };
    int gain[RESOURCES];
    if (!node_fill(n, "something to buy", KEYS(keys), out, r->wrong) ||
        !texarkana_caption(r, n, "title", &out->caption) ||
        !read_price(r, node_get(n, "price"), out) || !read_bonus(r, node_get(n, "bonus"), out) ||
        !texarkana_sums(r, node_get(n, "gain"), "gain", "-1", gain) ||
        !texarkana_when(r, n, s, &out->when) ||
        !texarkana_fact_list(r, node_get(n, "remember"), "remember", s, &out->sets))
        return false;
    for (int i = 0; i < RESOURCES; i++)
        out->gain[i] = (int8_t)(i == RES_INJURY ? -gain[i] : gain[i]);
    s->facts_set |= out->sets;
    return out->sets || node_get(n, "gain") || out->bonus ||
           node_wrong(n, r->wrong, "something to buy needs remember, gain or bonus");
}

bool texarkana_buys(struct reader *r, const struct node *list, struct scenario *s, int scene)
{
    uint8_t count;
    if (!node_span(list, "buys", 0, BUYS_MAX, &count, r->wrong))
        return false;
    if (s->buy_count + count > BUYS_MAX)
        return node_wrong(NODE_KEY(list), r->wrong,
                          "a scenario can offer up to %d things to buy, with those of its scenes",
                          BUYS_MAX);
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        s->buy[s->buy_count].scene = (uint8_t)scene;
        if (!read_buy(r, n, s, &s->buy[s->buy_count]))
            return false;
        s->buy_count++;
    }
    return true;
}

/* ---- Moods (TX-G6) ---- */

bool texarkana_moods(struct reader *r, const struct node *list, struct scenario *s,
                     struct scene *scene, const char *const *cast)
{
    static const struct node_key keys[] = {
        {"npc", true}, {"if", false}, {"unless", false},
        WORD_KEY("mood", false, mood_row, mood, &texarkana_names[NAMES_MOOD], 0),
        YES_KEY("goes", mood_row, goes),
        LINE_KEY("text", true, mood_row, text, TEXT_BYTES_MAX),
    };
    if (!node_span(list, "moods", 0, MOODS_MAX, &scene->mood_count, r->wrong))
        return false;
    struct mood_row *out = scene->mood;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next, out++) {
        if (!node_fill(n, "a mood", KEYS(keys), out, r->wrong) ||
            !texarkana_when(r, n, s, &out->when))
            return false;
        if (!node_get(n, "if") && !node_get(n, "unless"))
            return node_wrong(n, r->wrong, "a mood needs if or unless");
        if (!node_get(n, "mood") && !out->goes)
            return node_wrong(n, r->wrong, "a mood needs mood or goes");
        int against = node_known(node_get(n, "npc"), "npc", "must be one of this scene's npcs",
                                 cast, scene->cast_count, r->wrong);
        if (against < 0)
            return false;
        out->against = (uint8_t)against;
    }
    return true;
}
