/* A pack read from a tree into struct pack: heroes and the bestiary here. What is always true: a
 * hero that gets through keeps every limit of section F, a beast those of hands, armor and pockets;
 * whatever breaks one is refused with the line and column of the mistake and the rule. Shape and
 * limits: docs/twenty-one-packs.md. */
#include <string.h>

#include "games/twenty_one/pack/pack_read.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"

enum { SKILLS_LISTED_MAX = 31, SPELLS_LISTED_MAX = 17 };

bool bj_each(struct reader *r, const struct node *map, const char *key, int lo, int hi,
             uint8_t *count, bj_member *read, void *into)
{
    const struct node *list = node_get(map, key);
    int at = 0;
    if (!node_span(list, key, lo, hi, count, r->wrong))
        return false;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next)
        if (!read(r, n, into, at++))
            return false;
    return true;
}

/* ---- Words ---- */

bool twenty_one_caption(struct reader *r, const struct node *map, struct caption *out,
                        const char **names, int at)
{
    const struct node *title = node_get(map, "name"), *text = node_get(map, "text");
    out->text = "";
    return node_line(title, "name", NAME_BYTES_MAX, &out->title, r->wrong) &&
           (!text || node_line(text, "text", TEXT_BYTES_MAX, &out->text, r->wrong)) &&
           node_name(title, r->pack->name_bytes, &r->used, names, at, r->wrong);
}

bool twenty_one_free_name(struct reader *r, const struct node *map, const char *name,
                          const char *const *kept, int count)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(name, kept[i]))
            return node_wrong(node_get(map, "name"), r->wrong,
                              "the name %s is reserved: choose another", name);
    return true;
}

/* One word of a table of rows, those of `of`. */
static int word_of(struct reader *r, const struct node *n, const char *what, int table, uint64_t of)
{
    const char *words[64]; /* a bit each */
    uint8_t at[64];
    int count = 0;
    for (int i = 0; i < r->rows->names[table].count; i++)
        if (of >> i & 1) {
            at[count] = (uint8_t)i;
            words[count++] = r->rows->names[table].at[i];
        }
    int word = node_word(n, what, words, count, r->wrong);
    return word < 0 ? word : at[word];
}

static const uint64_t any_row = UINT64_MAX,
                      any_thing = ~(SKILL_BIT(GEAR_GRIP) | SKILL_BIT(GEAR_BARE));

/* ---- Sheets (section F) ---- */

static bool read_abilities(struct reader *r, const struct node *map, int most, struct sheet *h)
{
    struct node_key keys[ABILITIES];
    for (int i = 0; i < ABILITIES; i++)
        keys[i] = (struct node_key){twenty_one_names[NAMES_ABILITY].at[i], false};
    if (!node_map(map, "abilities", KEYS(keys), r->wrong))
        return false;
    for (int i = 0; i < ABILITIES; i++) {
        const struct node *n = node_get(map, keys[i].word);
        int points = 0;
        if (n && !node_int(n, keys[i].word, 0, most, &points, r->wrong)) /* BJ-F1 */
            return false;
        h->ability[i] = (uint8_t)points;
    }
    return true;
}

static bool read_skill(struct reader *r, const struct node *n, void *into, int at)
{
    struct sheet *h = into;
    const struct names *names = &r->rows->names[NAMES_SKILL];
    uint64_t left = n->kind == NODE_SCALAR ? r->rows->everyones : 0;
    (void)at;
    for (; left; left &= left - 1)
        if (!strcmp(n->text, names->at[__builtin_ctzll(left)]))
            return node_wrong(n, r->wrong, /* BJ-F2 */
                              "everyone has %s: leave it out", n->text);
    int skill = word_of(r, n, "skills", NAMES_SKILL, r->rows->learned);
    if (skill < 0)
        return false;
    if (h->skills >> skill & 1)
        return node_wrong(n, r->wrong, "%s is listed twice", names->at[skill]); /* BJ-F2 */
    h->skills |= SKILL_BIT(skill);
    return true;
}

static bool read_spell(struct reader *r, const struct node *n, void *into, int at)
{
    struct sheet *h = into;
    int spell = word_of(r, n, "spells", NAMES_SPELL, any_row);
    (void)at;
    if (spell < 0)
        return false;
    if (h->spells >> spell & 1 && !r->rows->spell[spell].free)
        return node_wrong(n, r->wrong, "%s is listed twice", /* BJ-F3 */
                          r->rows->names[NAMES_SPELL].at[spell]);
    h->spells |= BIT(spell);
    return true;
}

static bool read_slots(struct reader *r, const struct node *map, struct sheet *h)
{
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++) {
        const struct node *n = node_get(map, twenty_one_names[NAMES_SLOT].at[slot]);
        if (!n)
            continue;
        int gear = word_of(r, n, n->key, NAMES_GEAR, any_thing);
        if (gear < 0)
            return false;
        if (slot == SLOT_BOTH && (h->slot[SLOT_LEFT] != NONE || h->slot[SLOT_RIGHT] != NONE))
            return node_wrong(n, r->wrong, "both means both hands: leave out left and right");
        bj_sheet_equip(r->rows, h, slot, gear);
    }
    return true;
}

static bool read_pocket(struct reader *r, const struct node *n, void *into, int at)
{
    struct sheet *h = into;
    int gear = word_of(r, n, "pockets", NAMES_GEAR, any_thing);
    if (gear < 0)
        return false;
    h->pocket[at] = (uint8_t)gear;
    h->pocket_n[at] = r->rows->gear[gear].stack; /* BJ-F6 */
    return true;
}

bool twenty_one_sheet(struct reader *r, const struct node *n, int most, struct sheet *h)
{
    const struct node *attuned = node_get(n, "attuned"), *armor = node_get(n, "armor"),
                      *pockets = node_get(n, "pockets");
    int school = SCHOOL_NONE, wears = NONE;
    uint8_t count;
    *h = bj_sheet_blank(r->rows);
    if (!read_abilities(r, node_get(n, "abilities"), most, h) ||
        !bj_each(r, n, "skills", 0, SKILLS_LISTED_MAX, &count, read_skill, h))
        return false;
    if (bj_sheet_free_spell(h))
        h->spells |= r->rows->free_spells; /* BJ-F3 */
    if (!bj_each(r, n, "spells", 0, SPELLS_LISTED_MAX, &count, read_spell, h))
        return false;
    if (attuned && (school = word_of(r, attuned, "attuned", NAMES_SCHOOL, BIT(SCHOOLS) - 1)) < 0)
        return false;
    if (armor && (wears = word_of(r, armor, "armor", NAMES_ARMOR, any_row)) < 0)
        return false;
    h->school = (uint8_t)school;
    h->armor = (uint8_t)wears;
    if (!read_slots(r, n, h))
        return false;
    if (node_count(pockets) > POCKETS && pockets->kind == NODE_LIST)
        return node_wrong(NODE_KEY(pockets), r->wrong, /* BJ-F6 */
                          "a pocket holds one stack, and there are up to %d pockets", POCKETS);
    return bj_each(r, n, "pockets", 0, POCKETS, &count, read_pocket, h);
}

#define SHEET_KEYS {"name", true}, {"text", false}, TWENTY_ONE_SHEET_KEYS

bool twenty_one_limited(const struct node *n, int why, struct complaint *wrong)
{
    char bytes[sizeof wrong->what];
    struct text said = text_over(bytes, sizeof bytes);
    said.language = wrong->language;
    bj_say_limit(why, &said);
    return node_wrong(n, wrong, "%s", bytes);
}

static bool read_hero(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {SHEET_KEYS};
    static const char *const own[] = {"own"};
    struct hero *hero = (struct hero *)into + at;
    if (!node_map(n, "a hero", KEYS(keys), r->wrong) ||
        !twenty_one_caption(r, n, &hero->caption, r->pack->hero_name, at) ||
        !twenty_one_free_name(r, n, r->pack->hero_name[at], own, 1) ||
        !twenty_one_sheet(r, n, ABILITY_MAX, &hero->sheet))
        return false;
    int wrong = bj_sheet_wrong(r->rows, &hero->sheet, true); /* BJ-F5 */
    return !wrong || twenty_one_limited(n, wrong, r->wrong);
}

/* ---- The bestiary (BJ-D6) ---- */

static bool has_gear(const struct sheet *h, int gear)
{
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] == gear)
            return true;
    for (int i = 0; i < POCKETS; i++)
        if (h->pocket[i] == gear)
            return true;
    return false;
}

/* BJ-G1: a hero may come by a tool later, a beast may not. */
static bool can_cast(const struct pack *p, const struct sheet *h, int spell)
{
    return bj_sheet_has_tool(p, h, p->spell[spell].school);
}

static bool beast_spells(struct reader *r, const struct node *n, const struct sheet *h)
{
    const struct node *list = node_get(n, "spells"), *attuned = node_get(n, "attuned");
    if (attuned && !bj_sheet_gain(r->rows, h).spells)
        return node_wrong(attuned, r->wrong, "attuned needs the skill attunement"); /* BJ-F3 */
    for (const struct node *word = list ? list->child : NULL; word; word = word->next) {
        int spell = word_of(r, word, "spells", NAMES_SPELL, any_row);
        if (!can_cast(r->rows, h, spell))
            return node_wrong(word, r->wrong,
                              "%s needs the tool of its school, in a hand or in reserve",
                              r->rows->names[NAMES_SPELL].at[spell]);
    }
    return true;
}

/* A spell that it knows, or gear that it has. */
static bool read_like(struct reader *r, const struct node *n, void *into, int at)
{
    struct beast *beast = into;
    const struct sheet *h = &beast->sheet;
    const char *all[SPELLS_MAX + GEARS_MAX]; /* what it could like */
    struct like like[SPELLS_MAX + GEARS_MAX];
    int count = 0;
    for (int i = 0; i < r->rows->spell_count; i++)
        if (h->spells >> i & 1 && can_cast(r->rows, h, i)) {
            all[count] = r->rows->names[NAMES_SPELL].at[i];
            like[count++] = (struct like){true, (uint8_t)i};
        }
    for (int i = 0; i < r->rows->gear_count; i++)
        if (is_thing(r->rows, i) && has_gear(h, i)) {
            all[count] = r->rows->names[NAMES_GEAR].at[i];
            like[count++] = (struct like){false, (uint8_t)i};
        }
    int which = node_known(n, "likes", "are spells and gear that this beast has", all, count,
                           r->wrong);
    if (which >= 0)
        beast->like[at] = like[which];
    return which >= 0;
}

const struct names twenty_one_tactics = NODE_WORDS("close", "keep-off", "weakest", "wait");

static bool read_beast(struct reader *r, const struct node *n, void *into, int at)
{
    static const struct node_key keys[] = {
        SHEET_KEYS,
        NUMBER_KEY("limit", false, beast, limit, 1, LIMIT_MAX), /* BJ-D6 */
        WORD_KEY("tactic", false, beast, tactic, &twenty_one_tactics, 0),
        WORD_KEY("hurt", false, beast, hurt, &twenty_one_tactics, 0),
        {"likes", false},
        YES_KEY("boss", beast, boss),
        YES_KEY("own-name", beast, own_name),
        SINCE_KEY,
    };
    struct beast *beast = (struct beast *)into + at;
    beast->limit = LIMIT;
    beast->hurt = TACTICS;
    if (!node_fill(n, "a beast", KEYS(keys), beast, r->wrong) ||
        !twenty_one_caption(r, n, &beast->caption, r->pack->beast_name, at) ||
        !twenty_one_sheet(r, n, BEAST_ABILITY_MAX, &beast->sheet))
        return false;
    beast->own_name |= beast->boss;
    if (beast->hurt == TACTICS)
        beast->hurt = beast->tactic;
    int wrong = bj_sheet_gear_wrong(r->rows, &beast->sheet);
    if (wrong)
        return twenty_one_limited(n, wrong, r->wrong);
    return beast_spells(r, n, &beast->sheet) &&
           bj_each(r, n, "likes", 0, LIKES_MAX, &beast->like_count, read_like, beast);
}

/* ---- The whole ---- */

static void name_tables(struct pack *p)
{
    for (int i = p->run_count; i <= RUNS_MAX; i++)
        p->run_name[i] = twenty_one_run_absent[i];
    p->names[NAMES_HERO] = (struct names){p->hero_name, p->hero_count};
    p->names[NAMES_BEAST] = (struct names){p->beast_name, p->beast_count};
    p->names[NAMES_ENCOUNTER] = (struct names){p->encounter_name, p->encounter_count};
    p->names[NAMES_RUN] = (struct names){p->run_name, RUNS_MAX + 1};
    p->names[NAMES_RUN_STAGE] = (struct names){p->stage_name, p->stage_names};
    p->names[NAMES_FACT] = (struct names){p->fact_name, p->fact_count};
}

bool twenty_one_pack_open(struct data *data, void *block, const struct node *tree,
                          struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"pack", true}, {"heroes", true},  {"beasts", true},  {"maps", true},  {"encounters", true},
        {"runs", true}, {"skills", false}, {"spells", false}, {"gear", false}, {"armors", false},
        {"facts", false}};
    struct pack *p = block;
    struct reader r = {.pack = p, .rows = p, .wrong = wrong};
    struct data out = {.names = p->names, .names_count = NAME_TABLES, .block = p};
    memset(p, 0, sizeof *p);
    memcpy(p->names, twenty_one_names, sizeof p->names);
    if (!node_map(tree, "a pack file", KEYS(keys), wrong) ||
        !node_head(node_get(tree, "pack"), "pack", "embers", NAME_BYTES_MAX, &r.pack->title,
                   &out.name, &out.edition, wrong) ||
        !twenty_one_rows(&r, tree) ||
        !bj_each(&r, tree, "heroes", 0, PACK_HEROES_MAX, &p->hero_count, read_hero, p->hero) ||
        !bj_each(&r, tree, "beasts", 1, BEASTS_MAX, &p->beast_count, read_beast, p->beast) ||
        !twenty_one_since(&r, node_get(tree, "beasts"), "beasts", &p->beasts_aged) ||
        !twenty_one_story(&r, tree))
        return false;
    name_tables(p);
    *data = out;
    return true;
}
