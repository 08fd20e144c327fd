/* What a page is answered of a hero that is still being made. What is always true: limits, and why
 * something is closed, are asked of sheet.c and wish.c. */
#include "engine/json_put.h"
#include "games/twenty_one/asked.h"
#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/hero/wish.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"

enum { LIMIT_BYTES = 240 };

static void put_chosen(const struct pack *p, struct text *t, const char *key, int names,
                       const struct chosen *of)
{
    in_list(t, key)
        for (int i = 0; i < of->count; i++)
            put_string(t, NULL, name_of(p, names, of->at[i]));
}

/* What is carried, as the next question names it. */
static void put_wish(const struct pack *p, struct text *t, const struct wish *w,
                     const struct sheet *h)
{
    bool both = h->slot[SLOT_RIGHT] == GEAR_GRIP;
    in_object(t, "abilities")
        for (int i = 0; i < ABILITIES; i++)
            put_number(t, name_of(p, NAMES_ABILITY, i), h->ability[i]);
    if (w->group >= 0)
        put_string(t, "group", name_of(p, NAMES_GROUP, w->group));
    put_chosen(p, t, "singles", NAMES_ABILITY, &w->singles);
    put_chosen(p, t, "skills", NAMES_SKILL, &w->skills);
    if (h->school != SCHOOL_NONE)
        put_string(t, "attuned", name_of(p, NAMES_SCHOOL, h->school));
    put_chosen(p, t, "spells", NAMES_SPELL, &w->spells);
    if (h->armor != NONE)
        put_string(t, "armor", name_of(p, NAMES_ARMOR, h->armor));
    for (int slot = SLOT_LEFT; slot < SLOTS; slot++)
        if (h->slot[slot] != NONE && h->slot[slot] != GEAR_GRIP)
            put_string(t, name_of(p, NAMES_SLOT, both && slot == SLOT_LEFT ? SLOT_BOTH : slot),
                       name_of(p, NAMES_GEAR, h->slot[slot]));
    put_chosen(p, t, "pockets", NAMES_GEAR, &w->pockets);
}

/* Where the tool of a school is (BJ-G1). */
static const char *tool_at(const struct sheet *h, int tool)
{
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] == tool)
            return i < HANDS ? "hand" : "reserve";
    return "";
}

static void put_limits(struct text *t, const struct pack *p, const struct sheet *h)
{
    put_open(t, "limits", '{');
    put_numbers(t, NUMBERS({"hand", bj_sheet_hand_limit(p, h)}, {"both", bj_sheet_both_limit(p, h)},
                           {"armor", bj_sheet_armor_limit(p, h)},
                           {"pockets", bj_sheet_pockets(p, h)},
                           {"damage", bj_sheet_damage_limit(p, h, LIMIT)}));
    put_yes(t, "magic", bj_sheet_has_magic(h));
    put_yes(t, "free", bj_sheet_free_spell(h));
    text_char(t, '}');
    put_open(t, "schools", '{');
    for (int school = 0; school < SCHOOLS; school++) {
        int tool = p->tool_of[school];
        put_open(t, name_of(p, NAMES_SCHOOL, school), '{');
        put_number(t, "known", bj_sheet_spells_counted(p, h, school));
        put_number(t, "most", bj_sheet_spell_limit(p, h, school));
        put_yes(t, "open", bj_sheet_school_open(h, school));
        put_yes(t, "any", bj_sheet_knows(p, h, school));
        put_string(t, "tool", name_of(p, NAMES_GEAR, tool));
        put_string(t, "at", tool_at(h, tool));
        text_char(t, '}');
    }
    text_char(t, '}');
}

/* Which limit stands against it, as a person reads it; BJ_OPEN: "". */
static void put_limit(struct text *t, const char *key, int why)
{
    char bytes[LIMIT_BYTES] = "";
    struct text said = text_over(bytes, sizeof bytes);
    said.language = t->language;
    if (why)
        bj_say_limit(why, &said);
    put_string(t, key, bytes);
}

/* Why a row of a table may not come to the sheet. Gear: `at` is its slot; pockets: how many are
 * filled. */
static int why_closed(const struct pack *p, const struct sheet *h, int table, int at, int i)
{
    switch (table) {
    case NAMES_SKILL: return bj_sheet_skill_closed(p, h, i);
    case NAMES_SPELL: return bj_sheet_spell_closed(p, h, i);
    case NAMES_ARMOR: return bj_sheet_armor_closed(p, h, i);
    case NAMES_GEAR: return bj_slot_closed(p, h, at, i);
    default: return bj_pocket_closed(p, h, at, i);
    }
}

/* The same by name, but for the rows of a mask. */
static void put_closed(const struct pack *p, struct text *t, const struct sheet *h, const char *key,
                       int table, uint64_t but, int at)
{
    int names = table == NAMES_POCKET ? NAMES_GEAR : table;
    in_object(t, key)
        for (int i = 0; i < p->names[names].count; i++)
            if (!(but >> i & 1) && why_closed(p, h, table, at, i))
                put_limit(t, name_of(p, names, i), why_closed(p, h, table, at, i));
}

static void put_all_closed(struct text *t, const struct pack *p, const struct wish *w,
                           const struct sheet *h)
{
    const uint64_t no_things = SKILL_BIT(GEAR_GRIP) | SKILL_BIT(GEAR_BARE);
    put_open(t, "closed", '{');
    put_closed(p, t, h, "skills", NAMES_SKILL, h->skills | ~p->learned, 0);
    put_closed(p, t, h, "spells", NAMES_SPELL, h->spells, 0);
    put_closed(p, t, h, "armor", NAMES_ARMOR, 0, 0);
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
        put_closed(p, t, h, name_of(p, NAMES_SLOT, slot), NAMES_GEAR, no_things, slot);
    put_closed(p, t, h, "pockets", NAMES_POCKET, no_things, w->pockets.count);
    text_char(t, '}');
}

/* What is still to be chosen. */
static void put_wanting(struct text *t, const struct pack *p, const struct wish *w,
                        const struct sheet *h)
{
    uint32_t raise = 0;
    bool grouped = bj_sheet_points(&w->kept) || w->group >= 0;
    for (int i = 0; i < ABILITIES && grouped && bj_sheet_points(h) < POINTS; i++)
        raise |= (uint32_t)bj_sheet_raise_open(h, i, w->twice) << i;
    put_names(t, "raise", twenty_one_names[NAMES_ABILITY].at, raise);
    put_open(t, "wanting", '{');
    put_yes(t, "group", !grouped);
    put_number(t, "points", POINTS - bj_sheet_points(h) - (grouped ? 0 : 2));
    put_number(t, "skills", POINTS - w->skills.count);
    put_yes(t, "school", bj_sheet_gain(p, h).spells && h->school == SCHOOL_NONE);
    text_char(t, '}');
}

/* What is wrong with it, and what its player should know. */
static void put_judged(struct text *t, const struct data *d, struct wish *w, const struct sheet *h)
{
    char bytes[1024] = "";
    struct text said = text_over(bytes, sizeof bytes);
    said.language = t->language;
    put_limit(t, "wrong", bj_sheet_wrong(pack_of(d), h, w->twice));
    bj_character_keep(&w->called, h, WOUND_NONE, 0);
    bj_say_notes(d, &w->called, &said);
    put_string(t, "notes", bytes);
}

bool bj_asked_hero(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    struct wish w;
    struct complaint unnamed = {.language = t->language};
    if (!bj_read_wish(r, n, &w))
        return false;
    if (!bj_character_name(n, &w.called, &unnamed))
        w.called.name[0] = w.called.text[0] = 0;
    struct sheet h = bj_carry(r->rows, &w);
    put_wish(r->rows, t, &w, &h);
    put_limits(t, r->rows, &h);
    put_all_closed(t, r->rows, &w, &h);
    put_wanting(t, r->rows, &w, &h);
    put_judged(t, d, &w, &h);
    put_string(t, "unnamed", unnamed.what);
    return true;
}

static void put_move(const struct pack *p, struct text *t, const struct move *m)
{
    const struct verb_spec *verb = &twenty_one_game.verbs[m->verb];
    put_open(t, "next", '{');
    put_string(t, "do", verb->name);
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        put_string(t, verb->arg[i].name, name_of(p, verb->arg[i].names, m->arg[i]));
    text_char(t, '}');
}

bool bj_asked_next(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    static const struct node_key keys[] = {
        {"kept", true}, {"want", true}, {"step", true}, {"single-twice", true}};
    struct sheet kept, want;
    struct move next;
    int step, twice;
    (void)d;
    if (!node_map(n, "next", KEYS(keys), r->wrong) ||
        !twenty_one_sheet(r, node_get(n, "kept"), ABILITY_MAX, &kept) ||
        !twenty_one_sheet(r, node_get(n, "want"), ABILITY_MAX, &want) ||
        !bj_read_one(r, n, "step", NAMES_STEP, STEP_DONE, STEP_START, &step) ||
        !bj_read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice))
        return false;
    if (bj_character_next(0, step, &kept, &want, twice, &next))
        put_move(r->rows, t, &next);
    return true;
}

bool bj_asked_sheet(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    static const struct node_key keys[] = {TWENTY_ONE_SHEET_KEYS};
    struct sheet h;
    (void)d;
    if (!node_map(n, "sheet", KEYS(keys), r->wrong) || !twenty_one_sheet(r, n, POINTS_READ_MAX, &h))
        return false;
    put_limits(t, r->rows, &h);
    return true;
}

static void choose(struct chosen *of, int i) { of->at[of->count++] = (uint8_t)i; }

bool bj_asked_file(const struct data *d, struct reader *r, const struct node *n, struct text *t)
{
    char bytes[4096];
    struct text file = text_over(bytes, sizeof bytes);
    struct rules rules;
    struct kept_character c;
    int twice;
    rules_default(&twenty_one_game, &rules);
    if (!bj_read_one(r, n, "single-twice", NAMES_YES, 2, 0, &twice))
        return false;
    rules.value[RULE_SINGLE_TWICE] = twice;
    if (!twenty_one_game.characters->read(d, &rules, node_get(n, "of"), &c, r->wrong))
        return false;
    struct sheet h = bj_character_sheet(&c);
    struct wish w = {.kept = bj_sheet_blank(r->rows),
                     .group = bj_sheet_group(&h, twice),
                     .school = h.school,
                     .armor = h.armor};
    for (int i = 0; i < ABILITIES; i++)
        for (int point = i / 2 == w.group; point < h.ability[i]; point++)
            choose(&w.singles, i);
    for (uint64_t of = h.skills & r->rows->learned; of; of &= of - 1)
        choose(&w.skills, __builtin_ctzll(of));
    for (uint64_t of = h.spells; of; of &= of - 1)
        choose(&w.spells, __builtin_ctzll(of));
    for (int i = 0; i < POCKETS; i++)
        if (h.pocket[i] != NONE)
            choose(&w.pockets, h.pocket[i]);
    twenty_one_game.characters->json(d, &c, &file);
    put_string(t, "file", bytes);
    put_string(t, "name", c.name);
    put_string(t, "text", c.text);
    if (bj_character_wound(&c))
        put_string(t, "wound", name_of(r->rows, NAMES_WOUND, bj_character_wound(&c)));
    if (bj_character_byname(&c))
        put_string(t, "byname", name_of(r->rows, NAMES_BYNAME, bj_character_byname(&c)));
    put_wish(r->rows, t, &w, &h);
    return true;
}
