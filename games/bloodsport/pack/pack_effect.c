/* The effects of a pack's cards, read by one table: a word, its value, and what each kind of card
 * may do with it. What is always true: an effect that gets through can be played by rules.c as it
 * stands. */
#include <string.h>

#include "games/bloodsport/pack/pack_read.h"

enum value { VALUE_NUMBER, VALUE_TYPE, VALUE_TWICE, VALUE_TO, VALUE_THING };

/* `to` and `thing` by kind: sets of enum effect_to and effect_thing. Both empty: not for that kind.
 */
struct word {
    const char *word;
    uint8_t value;
    uint8_t when; /* on a Secret: a set of enum effect_when; elsewhere all is once */
    uint8_t to[KINDS], thing[KINDS];
    int8_t lo, hi; /* of a number */
};

enum {
    SELF = 1 << TO_SELF,
    AIMED = 1 << TO_FIGHTER,
    ARMS = 1 << TO_WEAPON,
    PIT = 1 << TO_FIGHTER | 1 << TO_OPPONENT | 1 << TO_BOTH,
    SIDES = 1 << TO_LEFT | 1 << TO_RIGHT | 1 << TO_BOTH,
    WEAPON = 1 << THING_WEAPON,
    FIGHTER = 1 << THING_FIGHTER,
    SECRET = 1 << THING_SECRET,
    CARDS = WEAPON | FIGHTER | SECRET,
    SEEN = WEAPON | SECRET | 1 << THING_SABOTAGE | 1 << THING_ANY,
    ONCE = 1 << WHEN_ONCE,
    EACH = 1 << WHEN_EACH_ROUND
};

/* clang-format off */
/* In columns of kinds: Discover, Special, React, Sabotage, Secret. */
static const struct word words[OPS] = {
    [OP_STR] =     {"str",     VALUE_NUMBER, ONCE,        {0, AIMED, PIT, PIT, SIDES}, {0}, -9, 9},
    [OP_DEX] =     {"dex",     VALUE_NUMBER, ONCE,        {0, AIMED, PIT, PIT, SIDES}, {0}, -9, 9},
    [OP_LIFE] =    {"life",    VALUE_NUMBER, ONCE,        {0, AIMED, 0, PIT, SIDES}, {0}, -9, 9},
    [OP_WOUNDS] =  {"wounds",  VALUE_NUMBER, ONCE | EACH, {0, AIMED, PIT, PIT, SIDES}, {0}, -9, 9},
    [OP_DAMAGE] =  {"damage",  VALUE_NUMBER, ONCE,        {0, ARMS, ARMS, ARMS, SIDES}, {0}, -9, 9},
    [OP_TYPE] =    {"type",    VALUE_TYPE,   ONCE,        {0, ARMS, 0, ARMS, SIDES}},
    [OP_TWICE] =   {"twice",   VALUE_TWICE,  EACH,        {0, AIMED, 0, PIT, SIDES}},
    [OP_DIE] =     {"die",     VALUE_NUMBER, EACH,        {0, AIMED, PIT, PIT, SIDES}, {0}, -9, 9},
    [OP_REROLL] =  {"reroll",  VALUE_TO,     ONCE,        {0, 0, PIT, 0, 0}},
    [OP_SWAP] =    {"swap",    VALUE_THING,  ONCE, .thing = {0, CARDS, WEAPON, WEAPON, WEAPON}},
    [OP_REPLACE] = {"replace", VALUE_THING,  ONCE, .thing = {0, CARDS, 0, CARDS, 0}},
    [OP_LOOK] =    {"look",    VALUE_THING,  ONCE, .thing = {SEEN, 0, 0, 0, 0}},
    [OP_DRAW] =    {"draw",    VALUE_NUMBER, ONCE,        {0, SELF, SELF, SELF, 0}, {0}, 1, 4},
    [OP_TIME] =    {"time",    VALUE_NUMBER, ONCE,        {0, SELF, SELF, SELF, 0}, {0}, -6, 6},
    [OP_COIN] =    {"coin",    VALUE_NUMBER, ONCE,        {0, SELF, 0, SELF, 0}, {0}, -9, 9},
    [OP_GUARD] =   {"guard",   VALUE_NUMBER, ONCE,        {0, SELF, SELF, SELF, 0}, {0}, -1, 1},
    [OP_RISK] =    {"risk",    VALUE_NUMBER, ONCE,        {0, SELF, 0, SELF, 0}, {0}, -9, -1},
};
/* clang-format on */

const char *const bg_pack_kinds[KINDS] = {"a Discover", "a Special", "a React", "a Sabotage",
                                       "a Secret"};
static const char *const to_words[] = {"self", "fighter", "opponent", "both",
                                       "left", "right",   "weapon"};
static const char *const thing_words[] = {"weapon", "fighter", "secret", "sabotage", "any"};
static const char *const when_words[] = {"once", "each-round"};
static const char *const yes_words[] = {"no", "yes"};
static const char *const side_keys[] = {"to", "when", "count", "one-fight"};
enum { TO_WORDS = 7, THING_WORDS = 5, WHEN_WORDS = 2, YES_WORDS = 2, SIDE_KEYS = 4 };

static bool kind_may(int op, enum card_kind kind)
{
    return words[op].to[kind] || words[op].thing[kind];
}

static int op_find(const char *key)
{
    for (int op = 0; op < OPS; op++) {
        if (!strcmp(key, words[op].word)) {
            return op;
        }
    }
    return -1;
}

static bool side_key(const char *key)
{
    for (int i = 0; i < SIDE_KEYS; i++) {
        if (!strcmp(key, side_keys[i])) {
            return true;
        }
    }
    return false;
}

/* A word out of the set `of`, which is what `word` may have there on such a card. */
static int choice(const struct node *n, const char *const *from, int count, uint32_t of,
                  const char *word, enum card_kind kind, struct complaint *wrong)
{
    int at = node_word(n, n->key, from, count, wrong);
    if (at >= 0 && !(of & 1u << at)) { /* BG-I5 */
        char list[100];
        struct text t = text_over(list, sizeof list);
        words_list(&t, from, of);
        bool beside = strcmp(n->key, word) != 0;
        node_wrong(n, wrong, "%s%s%s on %s must be %s, not %s", beside ? n->key : "",
                   beside ? " of " : "", word, bg_pack_kinds[kind], list, from[at]);
        return -1;
    }
    return at;
}

/* The one word that says what the effect does, and no key beside it but those that it takes. */
static const struct node *main_word(const struct node *map, enum card_kind kind, int *op,
                                    struct complaint *wrong)
{
    char list[120];
    const char *mine[OPS];
    for (int i = 0; i < OPS; i++) {
        mine[i] = words[i].word;
    }
    const struct node *found = NULL;
    for (const struct node *n = map->child; n; n = n->next) {
        int at = op_find(n->key);
        if (at < 0 && !side_key(n->key)) { /* BG-I5 */
            struct text t = text_over(list, sizeof list);
            words_list(&t, mine, (1u << OPS) - 1);
            node_wrong(NODE_KEY(n), wrong, "unknown effect \"%s\"; known: %s", node_show(n->key).at,
                       list);
            node_guess(wrong, n->key, mine, OPS);
            return NULL;
        }
        if (at >= 0 && found) {
            node_wrong(NODE_KEY(n), wrong,
                       "\"%s\" must be a separate effect: write one word for each effect", n->key);
            return NULL;
        }
        if (at >= 0) {
            *op = at;
            found = n;
        }
    }
    if (!found) {
        node_wrong(map, wrong,
                   "an effect needs a word that says what it does, such as str or look");
        return NULL;
    }
    if (!kind_may(*op, kind)) { /* BG-I5 */
        uint32_t may = 0;
        for (int i = 0; i < OPS; i++) {
            may |= (uint32_t)kind_may(i, kind) << i;
        }
        struct text t = text_over(list, sizeof list);
        words_list(&t, mine, may);
        node_wrong(NODE_KEY(found), wrong, "\"%s\" is not for %s, which can have %s", found->key,
                   bg_pack_kinds[kind], list);
        return NULL;
    }
    return found;
}

static bool read_value(const struct node *n, int op, enum card_kind kind, struct effect *e,
                       struct complaint *wrong)
{
    const struct word *w = &words[op];
    static const char *const twice[] = {"low", "high"};
    int value = 1, lo;
    switch ((enum value)w->value) {
    case VALUE_NUMBER:
        /* In phase 4 the Coin that is not wagered is a secret, so no Sabotage may take of it. */
        lo = op == OP_COIN && kind == KIND_SABOTAGE ? 1 : w->lo; /* BG-D3 */
        if (!node_int(n, w->word, lo, w->hi, &value, wrong)) {
            return false;
        }
        if (!value) {
            return node_wrong(n, wrong, "%s must not be 0: that would do nothing", w->word);
        }
        break;
    case VALUE_TYPE:
        value = node_word(n, w->word, bloodsport_names[NAMES_TYPE].at,
                          bloodsport_names[NAMES_TYPE].count, wrong);
        e->arg = (uint8_t)value;
        break;
    case VALUE_TWICE:
        value = node_word(n, w->word, twice, 2, wrong);
        e->n = value ? 1 : -1;
        return value >= 0;
    case VALUE_TO:
        value = choice(n, to_words, TO_WORDS, w->to[kind], w->word, kind, wrong);
        e->to = (uint8_t)value;
        break;
    case VALUE_THING:
        value = choice(n, thing_words, THING_WORDS, w->thing[kind], w->word, kind, wrong);
        e->arg = (uint8_t)value;
        break;
    }
    if (w->value != VALUE_NUMBER) {
        e->n = 1;
        return value >= 0;
    }
    e->n = (int8_t)value;
    return true;
}

/* Who it is for. Left out, it is the Fighter, or the Weapon, or the player: a Secret must say. */
static bool read_to(const struct node *map, int op, enum card_kind kind, struct effect *e,
                    struct complaint *wrong)
{
    const struct word *w = &words[op];
    const struct node *n = node_get(map, "to");
    if (w->value == VALUE_THING || w->value == VALUE_TO) {
        if (w->value == VALUE_THING) {
            e->to = e->arg == THING_WEAPON    ? TO_WEAPON
                    : e->arg == THING_FIGHTER ? TO_FIGHTER
                                              : TO_SELF;
        }
        return !n || node_wrong(NODE_KEY(n), wrong,
                                "%s takes no \"to\": its value says who it is for", w->word);
    }
    if (n) {
        int to = choice(n, to_words, TO_WORDS, w->to[kind], w->word, kind, wrong);
        e->to = (uint8_t)to;
        return to >= 0;
    }
    if (kind == KIND_SECRET) {
        return node_wrong(map, wrong, "%s of a Secret needs \"to\": left, right or both", w->word);
    }
    e->to = w->to[kind] & AIMED ? TO_FIGHTER : w->to[kind] & ARMS ? TO_WEAPON : TO_SELF;
    return true;
}

static bool read_when(const struct node *map, int op, enum card_kind kind, struct effect *e,
                      struct complaint *wrong)
{
    uint32_t may = kind == KIND_SECRET ? words[op].when : ONCE;
    const struct node *n = node_get(map, "when");
    e->when = may & ONCE ? WHEN_ONCE : WHEN_EACH_ROUND;
    if (n) {
        int when = choice(n, when_words, WHEN_WORDS, may, words[op].word, kind, wrong);
        e->when = (uint8_t)when;
        return when >= 0;
    }
    return true;
}

static bool read_look(const struct node *map, int op, struct effect *e, struct complaint *wrong)
{
    const struct node *count = node_get(map, "count"), *fight = node_get(map, "one-fight");
    if (op != OP_LOOK) {
        const struct node *n = count ? count : fight;
        return !n || node_wrong(NODE_KEY(n), wrong, "\"%s\" goes with look alone", n->key);
    }
    int cards = 1;
    if (count && !node_int(count, "count", 1, TARGETS_MAX, &cards, wrong)) {
        return false;
    }
    e->n = (int8_t)cards;
    int one = fight ? node_word(fight, "one-fight", yes_words, YES_WORDS, wrong) : 0;
    e->one_fight = one > 0;
    return one >= 0;
}

static bool read_effect(const struct node *map, enum card_kind kind, struct effect *e,
                        struct complaint *wrong)
{
    int op;
    if (map->kind != NODE_MAP) {
        return node_wrong(map, wrong, "an effect must be a map, such as {str: 2, to: fighter}");
    }
    const struct node *word = main_word(map, kind, &op, wrong);
    if (!word) {
        return false;
    }
    e->op = (uint8_t)op;
    return read_value(word, op, kind, e, wrong) && read_to(map, op, kind, e, wrong) &&
           read_when(map, op, kind, e, wrong) && read_look(map, op, e, wrong);
}

bool bg_pack_effects(const struct node *list, enum card_kind kind, struct effects *out,
                  struct complaint *wrong)
{
    if (list->kind != NODE_LIST) {
        return node_wrong(list, wrong, "effects must be a list: [{str: 2, to: fighter}]");
    }
    if (!list->child && kind != KIND_SECRET) {
        return node_wrong(list, wrong, "%s needs at least one effect", bg_pack_kinds[kind]);
    }
    for (const struct node *n = list->child; n; n = n->next) {
        if (out->count == EFFECTS_MAX) {
            return node_wrong(n, wrong, "too many effects: a card has at most %d", EFFECTS_MAX);
        }
        if (!read_effect(n, kind, &out->at[out->count], wrong)) {
            return false;
        }
        out->count++;
    }
    return true;
}

/* How many targets an effect of a Special names; of which thing in *at. */
static int special_aims(const struct effect *e, int *at)
{
    bool thing = e->op == OP_SWAP || e->op == OP_REPLACE;
    *at = thing ? e->arg : e->to == TO_WEAPON ? THING_WEAPON : THING_FIGHTER;
    return e->op == OP_SWAP ? 2 : thing || e->to != TO_SELF;
}

static bool fit_special(const struct node *list, struct action *a, struct complaint *wrong)
{
    const struct node *n = list->child;
    for (int i = 0; i < a->effects.count; i++, n = n->next) {
        int at, aims = special_aims(&a->effects.at[i], &at);
        if (aims && a->aims && (aims != a->aims || at != a->aim_at)) {
            return node_wrong(n, wrong,
                              "this effect aims at %s %s, an earlier one at %s %s: all aims of a "
                              "Special must be the same",
                              aims == 2 ? "two of kind" : "one", thing_words[at],
                              a->aims == 2 ? "two of kind" : "one", thing_words[a->aim_at]);
        }
        if (aims) {
            a->aims = (uint8_t)aims;
            a->aim_at = (uint8_t)at;
        }
    }
    return true;
}

static bool fit_sabotage(const struct node *list, struct action *a, struct complaint *wrong)
{
    const struct node *n = list->child;
    bool on_fighter = false;
    for (int i = 0; i < a->effects.count; i++, n = n->next) {
        int to = a->effects.at[i].to;
        a->on_weapon |= to == TO_WEAPON; /* BG-C8 */
        on_fighter |= to == TO_FIGHTER || to == TO_OPPONENT || to == TO_BOTH;
        if (a->on_weapon && on_fighter) {
            return node_wrong(n, wrong,
                              "a Sabotage works on the Fighter or on the Weapon, not on both: "
                              "split it into two cards");
        }
    }
    return true;
}

bool bg_pack_fit(const struct node *list, struct action *a, struct complaint *wrong)
{
    switch ((enum action_type)a->type) {
    case ACTION_DISCOVER:
        if (a->effects.count > 1) {
            return node_wrong(list->child->next, wrong,
                              "a Discover has one look, with a count for more cards");
        }
        return true;
    case ACTION_SPECIAL: return fit_special(list, a, wrong);
    case ACTION_REACT:
        for (int i = 0; i < a->effects.count; i++) {
            const struct effect *e = &a->effects.at[i];
            if (e->op != OP_SWAP &&
                (e->to == TO_FIGHTER || e->to == TO_OPPONENT || e->to == TO_WEAPON)) {
                a->aims = 1;
                a->aim_at = THING_FIGHTER;
            }
        }
        return true;
    case ACTION_SABOTAGE: break;
    }
    return fit_sabotage(list, a, wrong);
}
