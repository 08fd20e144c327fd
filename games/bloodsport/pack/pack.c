/* A pack of cards read from a tree into struct pack. What is always true: a pack that gets through
 * has 18 Fighters, 18 Weapons, 12 Secrets and 28 Actions that the rules can play; any other is
 * refused with the line and column of its first mistake. Shape and words: docs/packs.md. */
#include <string.h>

#include "games/bloodsport/pack/pack_read.h"

enum {
    RANK_MAX = 3,
    STAT_MAX = 9,
    DAMAGE_MAX = 9,
    RISK_MAX = 9,
    SUFFIX_BYTES = 3 /* "-28" */
};
_Static_assert((FIGHTERS + WEAPONS + SECRETS + ACTIONS) * (NAME_BYTES_MAX + SUFFIX_BYTES + 1) <=
                   sizeof(((struct pack *)0)->name_bytes),
               "the longest names of all cards fit");

struct reader {
    struct pack *pack;
    struct complaint *wrong;
    size_t used; /* of name_bytes */
};

/* One of the four decks: where its names go, and the reader of one card. */
struct deck_spec {
    const char *key, *what;
    int cards;
    const struct node_key *keys;
    int key_count;
    bool (*read)(struct reader *, const struct node *, int at);
    void (*copy)(struct pack *, int to, int from);
};

/* The names of one card and its copies: entries from .. to - 1 of `names`. */
static bool name_cards(struct reader *r, const struct node *n, const char *title,
                       const char **names, int from, int to)
{
    for (int at = from; at < to; at++) {
        char *name = r->pack->name_bytes + r->used;
        int used = title_name(title, name);
        if (!used) {
            return node_wrong(n, r->wrong, "a name needs a letter a-z or a digit");
        }
        struct text t = text_over(name + used, SUFFIX_BYTES + 1);
        if (at > from) {
            text_char(&t, '-');
            text_int(&t, at - from + 1);
        }
        for (int i = 0; i < at; i++) {
            if (!strcmp(names[i], name)) { /* BG-I5 */
                return node_wrong(n, r->wrong,
                                  "the name %s is taken by an earlier card of this deck: "
                                  "names must differ",
                                  name);
            }
        }
        names[at] = name;
        r->used += (size_t)used + t.used + 1;
    }
    return true;
}

static bool number(struct reader *r, const struct node *map, const char *key, int lo, int hi,
                   int *out)
{
    return node_int(node_get(map, key), key, lo, hi, out, r->wrong);
}

static bool words_of(struct reader *r, const struct node *map, const char **title,
                     const char **text, const char **flavour)
{
    const struct node *more = flavour ? node_get(map, "flavour") : NULL;
    if (flavour) {
        *flavour = "";
    }
    return node_line(node_get(map, "name"), "name", NAME_BYTES_MAX, title, r->wrong) &&
           node_line(node_get(map, "text"), "text", TEXT_BYTES_MAX, text, r->wrong) &&
           (!more || node_line(more, "flavour", TEXT_BYTES_MAX, flavour, r->wrong));
}

static bool read_fighter(struct reader *r, const struct node *map, int at)
{
    struct fighter *f = &r->pack->fighter[at];
    int rank, str, dex, life;
    if (!words_of(r, map, &f->title, &f->text, NULL) ||
        !number(r, map, "rank", 1, RANK_MAX, &rank) || /* BG-I5 */
        !number(r, map, "str", -STAT_MAX, STAT_MAX, &str) ||
        !number(r, map, "dex", -STAT_MAX, STAT_MAX, &dex) ||
        !number(r, map, "life", 1, LIFE_MAX, &life)) { /* BG-I5 */
        return false;
    }
    f->rank = (uint8_t)rank;
    f->str = (int8_t)str;
    f->dex = (int8_t)dex;
    f->life = (uint8_t)life;
    return true;
}

static bool read_weapon(struct reader *r, const struct node *map, int at)
{
    struct weapon *w = &r->pack->weapon[at];
    const struct names *types = &bloodsport_names[NAMES_TYPE];
    int damage;
    if (!words_of(r, map, &w->title, &w->text, NULL)) {
        return false;
    }
    int type = node_word(node_get(map, "type"), "type", types->at, types->count, r->wrong);
    if (type < 0 || !number(r, map, "damage", 0, DAMAGE_MAX, &damage)) {
        return false;
    }
    w->type = (uint8_t)type;
    w->damage = (uint8_t)damage;
    return true;
}

static bool read_secret(struct reader *r, const struct node *map, int at)
{
    struct secret *s = &r->pack->secret[at];
    return words_of(r, map, &s->title, &s->text, &s->flavour) &&
           bg_pack_effects(node_get(map, "effects"), KIND_SECRET, &s->effects, r->wrong);
}

static bool read_risk(struct reader *r, const struct node *n, struct action *a)
{
    int risk = 0;
    a->no_risk = n->kind == NODE_SCALAR && !strcmp(n->text, "none");
    if (!a->no_risk && !node_int(n, "risk (or the word none)", 0, RISK_MAX, &risk, r->wrong)) {
        return false;
    }
    a->risk = (uint8_t)risk;
    return true;
}

static bool read_action(struct reader *r, const struct node *map, int at)
{
    static const char *const types[] = {"discover", "special", "react", "sabotage"};
    struct action *a = &r->pack->action[at];
    if (!words_of(r, map, &a->title, &a->text, &a->flavour)) {
        return false;
    }
    int type = node_word(node_get(map, "type"), "type", types, 4, r->wrong);
    if (type < 0 || !read_risk(r, node_get(map, "risk"), a)) {
        return false;
    }
    a->type = (uint8_t)type;
    const struct node *list = node_get(map, "effects");
    return bg_pack_effects(list, (enum card_kind)type, &a->effects, r->wrong) &&
           bg_pack_fit(list, a, r->wrong);
}

static void copy_fighter(struct pack *p, int to, int from)
{
    p->fighter[to] = p->fighter[from];
}

static void copy_weapon(struct pack *p, int to, int from)
{
    p->weapon[to] = p->weapon[from];
}

static void copy_secret(struct pack *p, int to, int from)
{
    p->secret[to] = p->secret[from];
}

static void copy_action(struct pack *p, int to, int from)
{
    p->action[to] = p->action[from];
}

static const struct node_key fighter_keys[] = {
    {"name", true}, {"rank", true}, {"str", true},     {"dex", true},
    {"life", true}, {"text", true}, {"copies", false},
};
static const struct node_key weapon_keys[] = {
    {"name", true}, {"type", true}, {"damage", true}, {"text", true}, {"copies", false},
};
static const struct node_key secret_keys[] = {
    {"name", true}, {"text", true}, {"flavour", false}, {"effects", true}, {"copies", false},
};
static const struct node_key action_keys[] = {
    {"name", true},     {"type", true},    {"risk", true},    {"text", true},
    {"flavour", false}, {"effects", true}, {"copies", false},
};

#define KEYS(array) (array), (int)(sizeof(array) / sizeof *(array))

static const struct deck_spec decks[] = {
    [DECK_FIGHTERS] = {"fighters", "a Fighter", FIGHTERS, KEYS(fighter_keys), read_fighter,
                       copy_fighter},
    [DECK_WEAPONS] = {"weapons", "a Weapon", WEAPONS, KEYS(weapon_keys), read_weapon, copy_weapon},
    [DECK_SECRETS] = {"secrets", "a Secret", SECRETS, KEYS(secret_keys), read_secret, copy_secret},
    [DECK_ACTIONS] = {"actions", "an Action", ACTIONS, KEYS(action_keys), read_action, copy_action},
};

static bool read_deck(struct reader *r, const struct node *list, const struct deck_spec *deck,
                      const char **names)
{
    if (list->kind != NODE_LIST) {
        return node_wrong(list, r->wrong, "%s must be a list of %d cards", deck->key, deck->cards);
    }
    int at = 0;
    for (const struct node *n = list->child; n; n = n->next) {
        int copies = 1;
        if (!node_map(n, deck->what, deck->keys, deck->key_count, r->wrong)) {
            return false;
        }
        const struct node *many = node_get(n, "copies");
        if (many && !node_int(many, "copies", 1, deck->cards, &copies, r->wrong)) {
            return false;
        }
        if (at + copies > deck->cards) { /* BG-I5 */
            return node_wrong(n, r->wrong,
                              "too many %s: this one makes %d, there must be %d, copies counted",
                              deck->key, at + copies, deck->cards);
        }
        if (!deck->read(r, n, at) || !name_cards(r, node_get(n, "name"), node_get(n, "name")->text,
                                                 names, at, at + copies)) {
            return false;
        }
        for (int i = at + 1; i < at + copies; i++) {
            deck->copy(r->pack, i, at);
        }
        at += copies;
    }
    if (at < deck->cards) { /* BG-I5 */
        return node_wrong(NODE_KEY(list), r->wrong,
                          "too few %s: %d, there must be %d, copies counted", deck->key, at,
                          deck->cards);
    }
    return true;
}

/* Each Sabotage of a round lies in a row of its own. */
static bool count_sabotage(struct reader *r, const struct node *list)
{
    int count = 0;
    for (const struct node *n = list->child; n; n = n->next) {
        int copies = 1;
        const struct node *many = node_get(n, "copies"), *type = node_get(n, "type");
        if (many && !node_int(many, "copies", 1, ACTIONS, &copies, r->wrong)) {
            return false;
        }
        count += strcmp(type->text, "sabotage") ? 0 : copies;
        if (count > ROWS_MAX) {
            return node_wrong(type, r->wrong,
                              "too many Sabotage cards: %d, at most %d, copies counted", count,
                              ROWS_MAX);
        }
    }
    return true;
}

bool bloodsport_pack_open(struct data *data, void *block, const struct node *tree,
                          struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"pack", true}, {"fighters", true}, {"weapons", true}, {"secrets", true}, {"actions", true},
    };
    struct pack *p = block;
    struct reader r = {p, wrong, 0};
    struct data out = {.names = p->names, .names_count = NAME_TABLES, .block = p};
    const char **names[] = {p->fighter_name, p->weapon_name, p->secret_name, p->action_name};
    static const uint8_t tables[] = {NAMES_FIGHTER, NAMES_WEAPON, NAMES_SECRET, NAMES_ACTION};

    memset(p, 0, sizeof *p);
    if (!node_map(tree, "a pack file", KEYS(keys), wrong) ||
        !node_head(node_get(tree, "pack"), "pack", "pits", NAME_BYTES_MAX, &r.pack->title,
                   &out.name, &out.edition, wrong)) {
        return false;
    }
    memcpy(p->names, bloodsport_names, sizeof p->names);
    p->built_in = tree == bloodsport_game.sources[0].tree;
    for (int i = 0; i < 4; i++) {
        if (!read_deck(&r, node_get(tree, decks[i].key), &decks[i], names[i])) {
            return false;
        }
        p->names[tables[i]] = (struct names){names[i], (uint16_t)decks[i].cards};
    }
    if (!count_sabotage(&r, node_get(tree, "actions"))) {
        return false;
    }
    *data = out;
    return true;
}
