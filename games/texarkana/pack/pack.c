/* A pack read from a tree into struct pack. What is always true: a pack that gets through has
 * characters that can be played, people that can be met and stories that end, each named once; any
 * other is refused with the line and column of its first mistake. Shape and limits:
 * docs/texarkana-packs.md. */
#include <string.h>

#include "games/texarkana/pack/pack_read.h"

enum { TEN = 10, USES_MAX = 9, ANY = PLAYER_SUITS };

/* ---- Words ---- */

bool texarkana_number(struct reader *r, const struct node *map, const char *key, int lo, int hi,
                      int *out)
{
    const struct node *n = node_get(map, key);
    return !n || node_int(n, key, lo, hi, out, r->wrong);
}

int texarkana_suit(struct reader *r, const struct node *n, const char *what)
{
    /* TX-C1: never Skulls */
    return node_word(n, what, texarkana_names[NAMES_SUIT].at, PLAYER_SUITS, r->wrong);
}

bool texarkana_caption(struct reader *r, const struct node *map, const char *key,
                       struct caption *out)
{
    const struct node *text = node_get(map, "text");
    return node_line(node_get(map, key), key, NAME_BYTES_MAX, &out->title, r->wrong) &&
           (!text || node_line(text, "text", TEXT_BYTES_MAX, &out->text, r->wrong));
}

bool texarkana_name(struct reader *r, const struct node *title, const char **names, int at)
{
    return node_name(title, r->pack->name_bytes, &r->used, names, at, r->wrong);
}

/* ---- Characters (TX-F1) ---- */

/* What a trait does: exactly one of three keys says it. */
static bool read_trait_kind(struct reader *r, const struct node *n, struct trait *out)
{
    const struct node *score = node_get(n, "score"), *trump = node_get(n, "trump"),
                      *never = node_get(n, "never-bust");
    int value = 0;
    if ((score != NULL) + (trump != NULL) + (never != NULL) != 1)
        return node_wrong(n, r->wrong, "a trait needs exactly one of score, trump and never-bust");
    out->suit = SUIT_NONE;
    if (score) {
        out->kind = TRAIT_SCORE;
        if (!node_int(score, "score", -DV_MAX, DV_MAX, &value, r->wrong)) /* TX-F1 */
            return false;
        if (!value)
            return node_wrong(score, r->wrong, "score must not be 0");
        out->n = (int8_t)value;
    } else if (trump) {
        out->kind = TRAIT_TRUMP;
        value = texarkana_suit(r, trump, "trump");
        out->suit = (uint8_t)value;
    } else {
        out->kind = TRAIT_NEVER_BUST;
        value = node_word(never, "never-bust", texarkana_names[NAMES_YES].at + 1, 1, r->wrong);
    }
    return score || value >= 0;
}

static bool read_trait(struct reader *r, const struct node *n, struct trait *out)
{
    static const struct node_key keys[] = {
        {"name", true},
        {"text", true},
        YES_KEY("gear", trait, gear),
        {"field", true},
        NUMBER_KEY("uses", false, trait, uses, 1, USES_MAX),
        {"score", false},
        {"trump", false},
        {"never-bust", false},
    };
    const char *fields[PLAYER_SUITS + 1];
    memcpy(fields, texarkana_names[NAMES_SUIT].at, PLAYER_SUITS * sizeof *fields);
    fields[ANY] = "any";
    if (!node_fill(n, "a trait", KEYS(keys), out, r->wrong) ||
        !texarkana_caption(r, n, "name", &out->caption))
        return false;
    int field = node_word(node_get(n, "field"), "field", fields, PLAYER_SUITS + 1, r->wrong);
    out->field = field == ANY ? SUIT_NONE : (uint8_t)field; /* TX-F1 */
    return field >= 0 && read_trait_kind(r, n, out);
}

static bool read_traits(struct reader *r, const struct node *list, struct character *out)
{
    int trumps = 0;
    if (!node_span(list, "traits", 0, TRAITS_MAX, &out->trait_count, r->wrong))
        return false;
    const struct node *n = list ? list->child : NULL;
    for (int at = 0; n; n = n->next, at++) {
        if (!read_trait(r, n, &out->trait[at]))
            return false;
        trumps += out->trait[at].kind == TRAIT_TRUMP;
        if (trumps > TRUMP_TRAITS_MAX)
            return node_wrong(n, r->wrong, "a character can have up to %d traits that add a trump",
                              TRUMP_TRAITS_MAX);
    }
    return true;
}

/* Characteristics, Flaws, Invocations: named texts, at most `max`. */
static bool read_lines(struct reader *r, const struct node *map, const char *key, const char *what,
                       int max, struct caption *out, uint8_t *count)
{
    static const struct node_key keys[] = {{"name", true}, {"text", true}};
    const struct node *list = node_get(map, key), *n = list ? list->child : NULL;
    if (!node_span(list, key, 0, max, count, r->wrong))
        return false;
    for (int at = 0; n; n = n->next, at++)
        if (!node_map(n, what, KEYS(keys), r->wrong) || !texarkana_caption(r, n, "name", &out[at]))
            return false;
    return true;
}

static bool read_weapon(struct reader *r, const struct node *n, struct character *out)
{
    static const struct node_key keys[] = {
        {"name", true}, {"text", false},
        NUMBER_KEY("damage", true, character, damage, 0, DAMAGE_MAX)}; /* TX-F1 */
    out->weapon = (struct caption){"", ""};
    return !n || /* TX-F1: bare hands */
           (node_fill(n, "a weapon", KEYS(keys), out, r->wrong) &&
            texarkana_caption(r, n, "name", &out->weapon));
}

static bool read_character(struct reader *r, const struct node *n, int at)
{
    static const struct node_key keys[] = {
        {"name", true},
        {"text", true},
        NUMBER_KEY("will", true, character, will, 1, TEN), /* TX-B1, TX-F1: each */
        NUMBER_KEY("grit", true, character, grit, 1, TEN),
        NUMBER_KEY("coin", true, character, coin, 1, TEN),
        NUMBER_KEY("luck", true, character, luck, 1, TEN),
        {"weapon", false},
        {"traits", false},
        {"characteristics", false},
        {"flaws", false},
        {"invocations", false},
    };
    struct character *c = &r->pack->character[at];
    if (!node_fill(n, "a character", KEYS(keys), c, r->wrong) ||
        !texarkana_caption(r, n, "name", &c->caption) ||
        !texarkana_name(r, node_get(n, "name"), r->pack->character_name, at))
        return false;
    return read_weapon(r, node_get(n, "weapon"), c) && read_traits(r, node_get(n, "traits"), c) &&
           read_lines(r, n, "characteristics", "a characteristic", CHARACTERISTICS_MAX,
                      c->characteristic, &c->characteristic_count) &&
           read_lines(r, n, "flaws", "a flaw", FLAWS_MAX, c->flaw, &c->flaw_count) &&
           read_lines(r, n, "invocations", "an invocation", INVOCATIONS_MAX, c->invocation,
                      &c->invocation_count);
}

/* ---- The bestiary (TX-F2) ---- */

static bool read_ratings(struct reader *r, const struct node *map, struct npc *out)
{
    struct node_key keys[PLAYER_SUITS];
    for (int suit = 0; suit < PLAYER_SUITS; suit++)
        keys[suit] = (struct node_key)NUMBER_KEY(texarkana_names[NAMES_SUIT].at[suit], true, npc,
                                                 rating[suit], -DV_MAX, DV_MAX); /* TX-F2 */
    return node_fill(map, "ratings", KEYS(keys), out, r->wrong);
}

static const struct names importances = NODE_WORDS("minor", "recurring", "major", "nemesis");

static bool read_npc(struct reader *r, const struct node *n, int at)
{
    static const struct node_key keys[] = {
        {"name", true},
        {"text", true},
        WORD_KEY("importance", true, npc, importance, &importances, 0),
        NUMBER_KEY("grit", true, npc, grit, 0, SCORE_MAX),      /* TX-F2 */
        NUMBER_KEY("damage", true, npc, damage, 0, DAMAGE_MAX), /* TX-F2 */
        {"ratings", true},
        NUMBER_KEY("since", false, npc, since, SINCE_FIRST, EDITION_NOW),
    };
    struct npc *out = &r->pack->npc[at];
    return node_fill(n, "an NPC", KEYS(keys), out, r->wrong) &&
           texarkana_caption(r, n, "name", &out->caption) &&
           texarkana_name(r, node_get(n, "name"), r->pack->npc_name, at) &&
           read_ratings(r, node_get(n, "ratings"), out);
}

/* ---- The whole ---- */

int tx_scenarios(const struct pack *p, int edition)
{
    int n = p->scenario_count;
    while (n && p->scenario[n - 1].since > edition)
        n--;
    return n;
}

int tx_npcs(const struct pack *p, int edition)
{
    int n = p->npc_count;
    while (n && p->npc[n - 1].since > edition)
        n--;
    return n;
}

/* The name tables that are the pack's. */
static void name_tables(struct pack *p)
{
    memcpy(p->names, texarkana_names, sizeof p->names);
    for (int i = p->scenario_count; i < SCENARIOS_MAX; i++)
        p->scenario_name[i] = texarkana_scenario_absent[i];
    p->scenario_name[SCENARIO_FREE] = texarkana_scenario_absent[SCENARIO_FREE];
    p->names[NAMES_CHARACTER] = (struct names){p->character_name, p->character_count};
    p->names[NAMES_NPC] = (struct names){p->npc_name, p->npc_count};
    p->names[NAMES_SCENARIO] = (struct names){p->scenario_name, SCENARIOS_MAX + 1};
}

bool texarkana_pack_open(struct data *data, void *block, const struct node *tree,
                         struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"pack", true}, {"characters", true}, {"npcs", true}, {"scenarios", true}};
    struct pack *p = block;
    struct reader r = {p, wrong, 0};
    struct data out = {.names = p->names, .names_count = NAME_TABLES, .block = p};
    const struct node *characters = node_get(tree, "characters"), *npcs = node_get(tree, "npcs"),
                      *n;
    int at = 0;

    memset(p, 0, sizeof *p);
    if (!node_map(tree, "a pack file", KEYS(keys), wrong) ||
        !node_head(node_get(tree, "pack"), "pack", "border", NAME_BYTES_MAX, &r.pack->title,
                   &out.name, &out.edition, wrong) ||
        !node_span(characters, "characters", CHARACTERS_MIN, CHARACTERS_MAX, &p->character_count,
                   r.wrong) ||
        !node_span(npcs, "npcs", 1, NPCS_MAX, &p->npc_count, r.wrong))
        return false;
    for (n = characters->child; n; n = n->next)
        if (!read_character(&r, n, at++))
            return false;
    for (at = 0, n = npcs->child; n; n = n->next)
        if (!read_npc(&r, n, at++))
            return false;
    if (!texarkana_last(&r, npcs, "since", "npcs") ||
        !texarkana_scenarios(&r, node_get(tree, "scenarios")))
        return false;
    name_tables(p);
    *data = out;
    return true;
}
