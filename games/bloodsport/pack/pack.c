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

/* One of the four decks: the keys of a card, where its cards are in the pack, and the reader of
 * what the keys do not say. */
struct deck_spec {
    const char *key, *what;
    int cards;
    const struct node_key *keys;
    int key_count;
    size_t at, size;
    bool (*read)(struct complaint *, const struct node *, void *card);
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

#define NAME_KEY(type) LINE_KEY("name", true, type, title, NAME_BYTES_MAX)
#define TEXT_KEY(type) LINE_KEY("text", true, type, text, TEXT_BYTES_MAX)
#define FLAVOUR_KEY(type) LINE_KEY("flavour", false, type, flavour, TEXT_BYTES_MAX)

static const struct node_key fighter_keys[] = {
    NAME_KEY(fighter),
    NUMBER_KEY("rank", true, fighter, rank, 1, RANK_MAX), /* BG-I5 */
    NUMBER_KEY("str", true, fighter, str, -STAT_MAX, STAT_MAX),
    NUMBER_KEY("dex", true, fighter, dex, -STAT_MAX, STAT_MAX),
    NUMBER_KEY("life", true, fighter, life, 1, LIFE_MAX), /* BG-I5 */
    TEXT_KEY(fighter),
    {"copies", false},
};

static const struct node_key weapon_keys[] = {
    NAME_KEY(weapon),
    WORD_KEY("type", true, weapon, type, &bloodsport_names[NAMES_TYPE], 0),
    NUMBER_KEY("damage", true, weapon, damage, 0, DAMAGE_MAX),
    TEXT_KEY(weapon),
    {"copies", false},
};

static const struct node_key secret_keys[] = {
    NAME_KEY(secret), TEXT_KEY(secret), FLAVOUR_KEY(secret), {"effects", true}, {"copies", false},
};

static bool read_secret(struct complaint *wrong, const struct node *map, void *card)
{
    struct secret *s = card;
    s->flavour = s->flavour ? s->flavour : "";
    return bg_pack_effects(node_get(map, "effects"), KIND_SECRET, &s->effects, wrong);
}

static bool read_risk(struct complaint *wrong, const struct node *n, struct action *a)
{
    int risk = 0;
    a->no_risk = n->kind == NODE_SCALAR && !strcmp(n->text, "none");
    if (!a->no_risk && !node_int(n, "risk (or the word none)", 0, RISK_MAX, &risk, wrong)) {
        return false;
    }
    a->risk = (uint8_t)risk;
    return true;
}

static const struct names action_types = NODE_WORDS("discover", "special", "react", "sabotage");
static const struct node_key action_keys[] = {
    NAME_KEY(action),
    WORD_KEY("type", true, action, type, &action_types, 0),
    {"risk", true},
    TEXT_KEY(action),
    FLAVOUR_KEY(action),
    {"effects", true},
    {"copies", false},
};

static bool read_action(struct complaint *wrong, const struct node *map, void *card)
{
    struct action *a = card;
    const struct node *list = node_get(map, "effects");
    a->flavour = a->flavour ? a->flavour : "";
    return read_risk(wrong, node_get(map, "risk"), a) &&
           bg_pack_effects(list, (enum card_kind)a->type, &a->effects, wrong) &&
           bg_pack_fit(list, a, wrong);
}

static const struct deck_spec decks[] = {
    [DECK_FIGHTERS] = {"fighters", "a Fighter", FIGHTERS, KEYS(fighter_keys),
                       MEMBER(pack, fighter[0]), NULL},
    [DECK_WEAPONS] = {"weapons", "a Weapon", WEAPONS, KEYS(weapon_keys), MEMBER(pack, weapon[0]),
                      NULL},
    [DECK_SECRETS] = {"secrets", "a Secret", SECRETS, KEYS(secret_keys), MEMBER(pack, secret[0]),
                      read_secret},
    [DECK_ACTIONS] = {"actions", "an Action", ACTIONS, KEYS(action_keys), MEMBER(pack, action[0]),
                      read_action},
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
        char *card = (char *)r->pack + deck->at + (size_t)at * deck->size;
        if (!node_take(n, deck->keys, deck->key_count, card, r->wrong) ||
            (deck->read && !deck->read(r->wrong, n, card)) ||
            !name_cards(r, node_get(n, "name"), node_get(n, "name")->text, names, at,
                        at + copies)) {
            return false;
        }
        for (int i = 1; i < copies; i++) {
            memcpy(card + (size_t)i * deck->size, card, deck->size);
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
