/* What a page asks of a hero that is still being made: what of the wishes the limits carry, what is open and why the rest is
 * not, what is missing, the file and the next move. What is always true: every limit is asked of sheet.c, and a sheet that
 * comes out of wishes breaks none of them but that it may be unfinished. */
#include <string.h>

#include "engine/json_put.h"
#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/pack/pack_read.h"
#include "games/twenty_one/voice/words_asked.h"

enum { WISHES_MAX = 32, POINTS_READ_MAX = 99 /* a foe's too */ };

static const char *name_of(int names, int i) { return twenty_one_names[names].at[i]; }

/* Names in the order in which they were chosen. */
struct chosen { uint8_t at[WISHES_MAX], count; };

struct wish {
    struct sheet kept;            /* what the house has of it: it stays */
    struct kept_character called; /* name and text alone */
    struct chosen singles, skills, spells, pockets;
    int group, school, armor, slot[SLOTS + 1];
    bool twice;
};

/* ---- The question ---- */

static bool read_one(struct reader *r, const struct node *map, const char *key, int names, int count, int none, int *out)
{
    const struct node *n = node_get(map, key);
    *out = none;
    return !n || (*out = twenty_one_known(r, n, key, twenty_one_names[names].at, count)) >= 0;
}

static bool read_chosen(struct reader *r, const struct node *map, const char *key, int names, int count, struct chosen *out)
{
    const struct node *list = node_get(map, key);
    if (!node_span(list, key, 0, WISHES_MAX, &out->count, r->wrong))
        return false;
    int i = 0;
    for (const struct node *n = list ? list->child : NULL; n; n = n->next) {
        int at = twenty_one_known(r, n, key, twenty_one_names[names].at, count);
        if (at < 0)
            return false;
        out->at[i++] = (uint8_t)at;
    }
    return true;
}

static bool read_wish(struct reader *r, const struct node *n, struct wish *w)
{
    static const struct node_key keys[] = {
        {"kept", true}, {"single-twice", true}, {"name", false}, {"text", false}, {"group", false},
        {"singles", false}, {"skills", false}, {"attuned", false}, {"spells", false}, {"armor", false}, {"left", false},
        {"right", false}, {"both", false}, {"reserve-left", false}, {"reserve-right", false}, {"pockets", false},
    };
    int twice;
    *w = (struct wish){0};
    if (!node_map(n, "hero", KEYS(keys), r->wrong) || !read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice) ||
        !twenty_one_sheet(r, node_get(n, "kept"), POINTS_READ_MAX, &w->kept) ||
        !read_one(r, n, "group", NAMES_GROUP, ABILITIES / 2, -1, &w->group) ||
        !read_chosen(r, n, "singles", NAMES_ABILITY, ABILITIES, &w->singles) ||
        !read_chosen(r, n, "skills", NAMES_SKILL, SKILLS_OWN, &w->skills) ||
        !read_one(r, n, "attuned", NAMES_SCHOOL, SCHOOLS, SCHOOL_NONE, &w->school) ||
        !read_chosen(r, n, "spells", NAMES_SPELL, SPELLS, &w->spells) ||
        !read_one(r, n, "armor", NAMES_ARMOR, ARMORS, NONE, &w->armor) ||
        !read_chosen(r, n, "pockets", NAMES_GEAR, GEAR_GRIP, &w->pockets))
        return false;
    w->twice = twice;
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
        if (!read_one(r, n, name_of(NAMES_SLOT, slot), NAMES_GEAR, GEAR_GRIP, NONE, &w->slot[slot]))
            return false;
    return true;
}

/* ---- What the limits carry of it ---- */

static int points(const struct sheet *h)
{
    int sum = 0;
    for (int i = 0; i < ABILITIES; i++)
        sum += h->ability[i];
    return sum;
}

/* Keeps of the chosen what `closed` lets in, one after the other. */
static void keep_open(const struct pack *p, struct sheet *h, uint32_t *of, struct chosen *chosen,
                      const char *(*closed)(const struct pack *, const struct sheet *, int))
{
    int n = 0;
    for (int i = 0; i < chosen->count; i++)
        if (!(*of >> chosen->at[i] & 1) && !closed(p, h, chosen->at[i])) {
            *of |= 1u << chosen->at[i];
            chosen->at[n++] = chosen->at[i];
        }
    chosen->count = (uint8_t)n;
}

static const char *skill_closed(const struct pack *p, const struct sheet *h, int skill)
{
    return skill <= SKILL_HUMANITY || skill >= SKILLS_OWN ? "" : bj_sheet_skill_closed(p, h, skill);
}

static void carry_points(struct sheet *h, struct wish *w)
{
    int n = 0;
    memcpy(h->ability, w->kept.ability, sizeof h->ability);
    if (points(h))
        w->group = -1;
    else if (w->group < 0)
        w->singles.count = 0;
    if (w->group >= 0) {
        h->ability[2 * w->group]++; /* BJ-F1 */
        h->ability[2 * w->group + 1]++;
    }
    for (int i = 0; i < w->singles.count; i++)
        if (points(h) < POINTS && bj_sheet_raise_open(h, w->singles.at[i], w->twice)) {
            h->ability[w->singles.at[i]]++;
            w->singles.at[n++] = w->singles.at[i];
        }
    w->singles.count = (uint8_t)n;
}

static struct sheet placed(const struct pack *p, const struct sheet *from, int slot, int gear)
{
    struct sheet h = *from;
    if (slot == SLOT_BOTH || (slot <= SLOT_RIGHT && h.slot[SLOT_RIGHT] == GEAR_GRIP))
        for (int hand = SLOT_LEFT; hand <= SLOT_RIGHT; hand++) {
            h.slot[hand] = NONE;
            h.slot_n[hand] = 0;
        }
    bj_sheet_equip(p, &h, slot, gear);
    return h;
}

static void stow(const struct pack *p, struct sheet *h, int at, int gear)
{
    h->pocket[at] = (uint8_t)gear;
    h->pocket_n[at] = p->gear[gear].stack ? p->gear[gear].stack : 1; /* BJ-F6 */
}

static struct sheet carry(const struct pack *p, struct wish *w)
{
    struct sheet h = bj_sheet_blank();
    int n = 0;
    carry_points(&h, w);
    keep_open(p, &h, &h.skills, &w->skills, skill_closed);
    if (bj_sheet_gain(p, &h).spells && w->school != SCHOOL_NONE && bj_sheet_school_open(&h, w->school))
        h.school = (uint8_t)w->school; /* BJ-F3 */
    keep_open(p, &h, &h.spells, &w->spells, bj_sheet_spell_closed);
    if (bj_sheet_free_spell(&h) && w->skills.count == POINTS) { /* BJ-F3: with the last Skill */
        h.spells |= 1u << SPELL_COMBUSTION;
        w->spells.at[w->spells.count++] = SPELL_COMBUSTION;
    }
    if (w->armor != NONE && !bj_sheet_armor_closed(p, &h, w->armor))
        h.armor = (uint8_t)w->armor;
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++) {
        if (w->slot[slot] == NONE)
            continue;
        struct sheet more = placed(p, &h, slot, w->slot[slot]);
        if (!bj_sheet_gear_wrong(p, &more))
            h = more;
    }
    for (int i = 0; i < w->pockets.count && n < bj_sheet_pockets(p, &h); i++) {
        struct sheet more = h;
        stow(p, &more, n, w->pockets.at[i]);
        if (bj_sheet_gear_wrong(p, &more))
            continue;
        h = more;
        w->pockets.at[n++] = w->pockets.at[i];
    }
    w->pockets.count = (uint8_t)n;
    return h;
}

/* ---- The answer ---- */

static void put_chosen(bool *first, const char *key, int names, const struct chosen *of, struct text *t)
{
    bool inner = true;
    json_put_open(first, key, '[', t);
    for (int i = 0; i < of->count; i++) {
        json_put_comma(&inner, t);
        text_json(t, name_of(names, of->at[i]));
    }
    text_char(t, ']');
}

static void put_bits(bool *first, const char *key, int names, uint32_t of, struct text *t)
{
    struct chosen chosen = {.count = 0};
    for (int i = 0; i < twenty_one_names[names].count && chosen.count < WISHES_MAX; i++)
        if (of >> i & 1)
            chosen.at[chosen.count++] = (uint8_t)i;
    put_chosen(first, key, names, &chosen, t);
}

static void put_yes(bool *first, const char *key, bool yes, struct text *t)
{
    json_put_key(first, key, t);
    text_put(t, yes ? "true" : "false");
}

/* What is carried, as the next question names it. */
static void put_wish(bool *first, const struct wish *w, const struct sheet *h, struct text *t)
{
    bool inner = true, both = h->slot[SLOT_RIGHT] == GEAR_GRIP;
    json_put_open(first, "abilities", '{', t);
    for (int i = 0; i < ABILITIES; i++)
        json_put_number(&inner, name_of(NAMES_ABILITY, i), h->ability[i], t);
    text_char(t, '}');
    if (w->group >= 0)
        json_put_string(first, "group", name_of(NAMES_GROUP, w->group), t);
    put_chosen(first, "singles", NAMES_ABILITY, &w->singles, t);
    put_chosen(first, "skills", NAMES_SKILL, &w->skills, t);
    if (h->school != SCHOOL_NONE)
        json_put_string(first, "attuned", name_of(NAMES_SCHOOL, h->school), t);
    put_chosen(first, "spells", NAMES_SPELL, &w->spells, t);
    if (h->armor != NONE)
        json_put_string(first, "armor", name_of(NAMES_ARMOR, h->armor), t);
    for (int slot = SLOT_LEFT; slot < SLOTS; slot++)
        if (h->slot[slot] < GEAR_GRIP)
            json_put_string(first, name_of(NAMES_SLOT, both && slot == SLOT_LEFT ? SLOT_BOTH : slot),
                            name_of(NAMES_GEAR, h->slot[slot]), t);
    put_chosen(first, "pockets", NAMES_GEAR, &w->pockets, t);
}

/* Where the tool of a school is (BJ-G1). */
static const char *tool_at(const struct sheet *h, int tool)
{
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] == tool)
            return i < HANDS ? "hand" : "reserve";
    return "";
}

static void put_schools(const struct pack *p, bool *first, const struct sheet *h, struct text *t)
{
    bool inner = true;
    json_put_open(first, "schools", '{', t);
    for (int school = 0; school < SCHOOLS; school++) {
        bool member = true;
        int tool = 0, any = 0;
        while (p->gear[tool].class != CLASS_TOOL || p->gear[tool].school != school)
            tool++;
        for (int i = 0; i < SPELLS; i++)
            any |= h->spells >> i & 1 && p->spell[i].school == school;
        json_put_open(&inner, name_of(NAMES_SCHOOL, school), '{', t);
        json_put_number(&member, "known", bj_sheet_spells_counted(p, h, school), t);
        json_put_number(&member, "most", bj_sheet_spell_limit(p, h, school), t);
        put_yes(&member, "open", bj_sheet_school_open(h, school), t);
        put_yes(&member, "any", any, t);
        json_put_string(&member, "tool", name_of(NAMES_GEAR, tool), t);
        json_put_string(&member, "at", tool_at(h, tool), t);
        text_char(t, '}');
    }
    text_char(t, '}');
}

static void put_limits(const struct pack *p, bool *first, const struct sheet *h, struct text *t)
{
    bool inner = true;
    json_put_open(first, "limits", '{', t);
    json_put_number(&inner, "hand", bj_sheet_hand_limit(p, h), t);
    json_put_number(&inner, "both", bj_sheet_both_limit(p, h), t);
    json_put_number(&inner, "armor", bj_sheet_armor_limit(p, h), t);
    json_put_number(&inner, "pockets", bj_sheet_pockets(p, h), t);
    json_put_number(&inner, "damage", bj_sheet_damage_limit(p, h, LIMIT), t);
    put_yes(&inner, "magic", bj_sheet_has_magic(h), t);
    put_yes(&inner, "free", bj_sheet_free_spell(h), t);
    text_char(t, '}');
    put_schools(p, first, h, t);
}

static void put_why(bool *inner, int names, int i, const char *why, struct text *t)
{
    if (why)
        json_put_string(inner, name_of(names, i), why, t);
}

static const char *gear_closed(const struct pack *p, const struct sheet *h, int slot, int gear)
{
    struct sheet more = placed(p, h, slot, gear);
    return bj_sheet_gear_wrong(p, &more);
}

static const char *pocket_closed(const struct pack *p, const struct sheet *h, int filled, int gear)
{
    struct sheet more = *h;
    if (filled >= bj_sheet_pockets(p, h))
        return bj_sheet_pockets_full(h);
    stow(p, &more, filled, gear);
    return bj_sheet_gear_wrong(p, &more);
}

/* Why what is not open is not, by name. */
static void put_closed(const struct pack *p, bool *first, const struct wish *w, const struct sheet *h, struct text *t)
{
    bool inner = true, member = true;
    json_put_open(first, "closed", '{', t);
    json_put_open(&member, "skills", '{', t);
    for (int i = SKILL_HUMANITY + 1; i < SKILLS_OWN; i++)
        if (!(h->skills >> i & 1))
            put_why(&inner, NAMES_SKILL, i, bj_sheet_skill_closed(p, h, i), t);
    inner = true;
    text_char(t, '}');
    json_put_open(&member, "spells", '{', t);
    for (int i = 0; i < SPELLS; i++)
        if (!(h->spells >> i & 1))
            put_why(&inner, NAMES_SPELL, i, bj_sheet_spell_closed(p, h, i), t);
    inner = true;
    text_char(t, '}');
    json_put_open(&member, "armor", '{', t);
    for (int i = 0; i < ARMORS; i++)
        put_why(&inner, NAMES_ARMOR, i, bj_sheet_armor_closed(p, h, i), t);
    text_char(t, '}');
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++) {
        inner = true;
        json_put_open(&member, name_of(NAMES_SLOT, slot), '{', t);
        for (int gear = 0; gear < GEAR_GRIP; gear++)
            put_why(&inner, NAMES_GEAR, gear, gear_closed(p, h, slot, gear), t);
        text_char(t, '}');
    }
    inner = true;
    json_put_open(&member, "pockets", '{', t);
    for (int gear = 0; gear < GEAR_GRIP; gear++)
        put_why(&inner, NAMES_GEAR, gear, pocket_closed(p, h, w->pockets.count, gear), t);
    text_put(t, "}}");
}

/* What is still to be chosen. */
static void put_wanting(const struct pack *p, bool *first, const struct wish *w, const struct sheet *h, struct text *t)
{
    bool inner = true;
    uint32_t raise = 0;
    bool grouped = points(&w->kept) || w->group >= 0;
    for (int i = 0; i < ABILITIES && grouped && points(h) < POINTS; i++)
        raise |= (uint32_t)bj_sheet_raise_open(h, i, w->twice) << i;
    put_bits(first, "raise", NAMES_ABILITY, raise, t);
    json_put_open(first, "wanting", '{', t);
    put_yes(&inner, "group", !grouped, t);
    json_put_number(&inner, "points", POINTS - points(h) - (grouped ? 0 : 2), t);
    json_put_number(&inner, "skills", POINTS - w->skills.count, t);
    put_yes(&inner, "school", bj_sheet_gain(p, h).spells && h->school == SCHOOL_NONE, t);
    text_char(t, '}');
}

static void put_move(bool *first, const struct move *m, struct text *t)
{
    const struct verb_spec *verb = &twenty_one_game.verbs[m->verb];
    bool inner = true;
    json_put_open(first, "next", '{', t);
    json_put_string(&inner, "do", verb->name, t);
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        json_put_string(&inner, verb->arg[i].name, name_of(verb->arg[i].names, m->arg[i]), t);
    text_char(t, '}');
}

/* What is wrong with it, and what its player should know. */
static void put_judged(bool *first, const struct data *d, struct wish *w, const struct sheet *h, struct text *t)
{
    char bytes[1024] = "";
    struct text said = text_over(bytes, sizeof bytes);
    json_put_string(first, "wrong", bj_sheet_wrong(pack_of(d), h, w->twice), t);
    bj_character_keep(&w->called, h);
    bj_say_notes(d, &w->called, &said);
    json_put_string(first, "notes", bytes, t);
}

static bool ask_hero(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    struct wish w;
    struct complaint unnamed = {0};
    bool first = true;
    if (!read_wish(r, n, &w))
        return false;
    if (!bj_character_name(n, &w.called, &unnamed))
        w.called.name[0] = w.called.text[0] = 0;
    struct sheet h = carry(r->rows, &w);
    text_char(t, '{');
    put_wish(&first, &w, &h, t);
    put_limits(r->rows, &first, &h, t);
    put_closed(r->rows, &first, &w, &h, t);
    put_wanting(r->rows, &first, &w, &h, t);
    put_judged(&first, d, &w, &h, t);
    json_put_string(&first, "unnamed", unnamed.what, t);
    text_char(t, '}');
    return true;
}

/* The next move that makes of what is kept what is wanted; nothing if it can't become that any more. */
static bool ask_next(struct reader *r, const struct node *n, struct text *t)
{
    static const struct node_key keys[] = {{"kept", true}, {"want", true}, {"step", true}, {"single-twice", true}};
    struct sheet kept, want;
    struct move next;
    bool first = true;
    int step, twice;
    if (!node_map(n, "next", KEYS(keys), r->wrong) || !twenty_one_sheet(r, node_get(n, "kept"), ABILITY_MAX, &kept) ||
        !twenty_one_sheet(r, node_get(n, "want"), ABILITY_MAX, &want) ||
        !read_one(r, n, "step", NAMES_STEP, STEP_DONE, STEP_START, &step) ||
        !read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice))
        return false;
    text_char(t, '{');
    if (bj_character_next(0, step, &kept, &want, twice, &next))
        put_move(&first, &next, t);
    text_char(t, '}');
    return true;
}

/* Limits of any sheet, a foe's too, legal or not. */
static bool ask_sheet(struct reader *r, const struct node *n, struct text *t)
{
    static const struct node_key keys[] = {TWENTY_ONE_SHEET_KEYS};
    struct sheet h;
    bool first = true;
    if (!node_map(n, "sheet", KEYS(keys), r->wrong) || !twenty_one_sheet(r, n, POINTS_READ_MAX, &h))
        return false;
    text_char(t, '{');
    put_limits(r->rows, &first, &h, t);
    text_char(t, '}');
    return true;
}

/* A character's file as wishes, and as it is written. */
static bool ask_file(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    char bytes[4096];
    struct text file = text_over(bytes, sizeof bytes);
    struct rules rules;
    struct kept_character c;
    bool first = true;
    int twice;
    rules_default(&twenty_one_game, &rules);
    if (!read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice))
        return false;
    rules.value[RULE_SINGLE_TWICE] = twice;
    if (!twenty_one_game.characters->read(d, &rules, node_get(n, "of"), &c, r->wrong))
        return false;
    struct sheet h = bj_character_sheet(&c);
    struct wish w = {.kept = bj_sheet_blank(), .group = bj_sheet_group(&h, twice), .school = h.school, .armor = h.armor};
    for (int i = 0; i < ABILITIES; i++)
        for (int point = i / 2 == w.group; point < h.ability[i]; point++)
            w.singles.at[w.singles.count++] = (uint8_t)i;
    for (int i = SKILL_HUMANITY + 1; i < SKILLS_OWN; i++)
        if (h.skills >> i & 1)
            w.skills.at[w.skills.count++] = (uint8_t)i;
    for (int i = 0; i < SPELLS; i++)
        if (h.spells >> i & 1)
            w.spells.at[w.spells.count++] = (uint8_t)i;
    for (int i = 0; i < POCKETS; i++)
        if (h.pocket[i] != NONE)
            w.pockets.at[w.pockets.count++] = h.pocket[i];
    text_char(t, '{');
    twenty_one_game.characters->json(d, &c, &file);
    json_put_string(&first, "file", bytes, t);
    json_put_string(&first, "name", c.name, t);
    json_put_string(&first, "text", c.text, t);
    put_wish(&first, &w, &h, t);
    text_char(t, '}');
    return true;
}

bool bj_ask(const struct data *d, const struct node *question, struct text *t, struct complaint *wrong)
{
    static const struct node_key keys[] = {
        {"hero", false}, {"next", false}, {"sheet", false}, {"file", false}, {"reach", false}, {"contest", false},
    };
    struct reader r = {NULL, pack_of(d), wrong, 0};
    const struct node *n;
    if (!node_map(question, "question", KEYS(keys), wrong))
        return false;
    if ((n = node_get(question, "hero")))
        return ask_hero(d, &r, n, t);
    if ((n = node_get(question, "next")))
        return ask_next(&r, n, t);
    if ((n = node_get(question, "sheet")))
        return ask_sheet(&r, n, t);
    if ((n = node_get(question, "file")))
        return ask_file(d, &r, n, t);
    if ((n = node_get(question, "reach")))
        return bj_ask_reach(&r, n, t);
    if ((n = node_get(question, "contest")))
        return bj_ask_contest(&r, n, t);
    return twenty_one_known(&r, NULL, "question", NULL, 0) >= 0; /* it asks nothing */
}
