/* The builder (BJ-F5): a hero step by step, each step offering what keeps the limits of section F,
 * by a player or by chance. What is always true: a hero that is done is legal; `bj_sheet_wrong`
 * says so. */
#include <string.h>

#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/run/run.h"

static void build_next(const struct pack *p, struct state *st)
{
    struct twenty_one *s = table_of(st);
    for (int i = 0; i < s->seats - 1; i++)
        if (s->being[i] == BEING_ABSENT) {
            struct sheet blank = bj_sheet_blank(p);
            bj_sheet_put(s, i, &blank);
            s->builder = (uint8_t)i;
            s->step = STEP_START;
            s->phase = PHASE_BUILD;
            s->actor = (uint8_t)seat_of(i);
            return;
        }
    bj_heroes_ready(p, st);
}

void bj_build_begin(const struct pack *p, struct state *st) { build_next(p, st); }

/* ---- What is legal ---- */

/* Once a hero: a name that another has already, or the first that is free. */
static void called_options(const struct twenty_one *s, int seat, struct options *o)
{
    struct set used = set_none();
    int free = 0;
    if (hero_called(s, s->builder) >= 0)
        return;
    for (int i = 0; i < HEROES; i++)
        if (hero_called(s, i) >= 0)
            set_add(&used, hero_called(s, i));
    while (set_has(&used, free))
        free++;
    set_add(&used, free);
    struct option *f = option_add(o, seat, DO_NAME);
    f->flags |= OPTION_WORDS;
    arg_one(f, used);
}

static void start_options(const struct pack *p, const struct twenty_one *s, int seat,
                          struct options *o)
{
    struct set heroes = set_below(p->hero_count);
    for (int i = 0; i < HEROES; i++)
        if (s->kind[i] < PACK_HEROES_MAX)
            set_drop(&heroes, s->kind[i]);
    for (int i = 0; i < p->hero_count; i++)
        if (bj_sheet_wrong(p, &p->hero[i].sheet, s->rule_single_twice))
            set_drop(&heroes, i); /* BJ-F1 */
    if (seat != SEAT_CHANCE) {
        if (set_count(&heroes))
            arg_one(option_add(o, seat, DO_HERO), heroes);
        option_add(o, seat, DO_RANDOM);
    }
    arg_range(option_add(o, seat, DO_GROUP), 0, ABILITIES / 2 - 1); /* BJ-F1 */
    if (seat != SEAT_CHANCE)
        called_options(s, seat, o);
}

static void raise_options(const struct twenty_one *s, int seat, struct options *o)
{
    struct set of = set_none();
    struct sheet h = bj_sheet_of(s, s->builder);
    for (int i = 0; i < ABILITIES; i++) {
        if (bj_sheet_raise_open(&h, i, s->rule_single_twice)) /* BJ-F1 */
            set_add(&of, i);
    }
    arg_one(option_add(o, seat, DO_RAISE), of);
}

static void learn_options(const struct pack *p, const struct twenty_one *s, int seat,
                          struct options *o)
{
    struct set of = set_none();
    struct sheet h = bj_sheet_of(s, s->builder);
    for (int i = 0; i < p->skill_count; i++)
        if (p->learned >> i & 1 && !(h.skills >> i & 1) && !bj_sheet_skill_closed(p, &h, i))
            set_add(&of, i); /* BJ-F2 */
    arg_one(option_add(o, seat, DO_LEARN), of);
}

static struct set schools_open(const struct sheet *h)
{
    struct set of = set_none();
    for (int school = 0; school < SCHOOLS; school++)
        if (bj_sheet_school_open(h, school))
            set_add(&of, school); /* BJ-F3 */
    return of;
}

static struct set spells_open(const struct pack *p, const struct sheet *h)
{
    struct set of = set_none();
    for (int i = 0; i < p->spell_count; i++)
        if (!(h->spells >> i & 1) && !bj_sheet_spell_closed(p, h, i))
            set_add(&of, i); /* BJ-F3 */
    return of;
}

static void equip_options(const struct pack *p, const struct twenty_one *s, int seat,
                          struct options *o)
{
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++) {
        struct set of = set_none();
        int at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
        struct sheet now = bj_sheet_of(s, s->builder);
        if (now.slot[at] != NONE || (slot == SLOT_BOTH && now.slot[SLOT_RIGHT] != NONE))
            continue;
        for (int gear = 0; gear < p->gear_count; gear++) {
            struct sheet h = now;
            if (!is_thing(p, gear))
                continue;
            bj_sheet_equip(p, &h, slot, gear);
            if (!bj_sheet_gear_wrong(p, &h))
                set_add(&of, gear); /* BJ-F4 */
        }
        /* what weighs nothing can be held always */
        struct option *f = option_add(o, seat, DO_EQUIP);
        arg_is(f, slot);
        arg_one(f, of);
    }
}

static void stow_options(const struct pack *p, const struct twenty_one *s, int seat,
                         struct options *o)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    struct set pockets = set_none(), items = set_none();
    for (int i = 0; i < bj_sheet_pockets(p, &h); i++)
        if (h.pocket[i] == NONE)
            set_add(&pockets, i); /* BJ-F4 */
    for (int gear = 0; gear < p->gear_count; gear++)
        if (p->gear[gear].class == CLASS_ITEM || p->gear[gear].class == CLASS_INCIDENTAL)
            set_add(&items, gear); /* BJ-F6 */
    if (!set_count(&pockets))
        return;
    struct option *f = option_add(o, seat, DO_STOW);
    arg_one(f, pockets);
    arg_one(f, items);
}

static void armor_options(const struct pack *p, const struct twenty_one *s, int seat,
                          struct options *o)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    struct set of = set_none();
    for (int i = 0; i < p->armor_count; i++)
        if (!bj_sheet_armor_closed(p, &h, i))
            set_add(&of, i); /* BJ-F4 */
    arg_one(option_add(o, seat, DO_ARMOR), of);
}

void bj_build_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    struct set of;
    switch (s->step) {
    case STEP_START: start_options(p, s, seat, o); return;
    case STEP_SINGLE_A:
    case STEP_SINGLE_B: raise_options(s, seat, o); return;
    case STEP_SKILLS: learn_options(p, s, seat, o); return;
    case STEP_ATTUNE: arg_one(option_add(o, seat, DO_ATTUNE), schools_open(&h)); return;
    case STEP_SPELLS:
        of = spells_open(p, &h);
        if (set_count(&of))
            arg_one(option_add(o, seat, DO_SPELL), of);
        break;
    case STEP_ARMOR: armor_options(p, s, seat, o); break;
    default:
        equip_options(p, s, seat, o);
        stow_options(p, s, seat, o);
        break;
    }
    option_add(o, seat, DO_DONE);
}

/* ---- Why not ---- */

void bj_sheet_stow(const struct pack *p, struct sheet *h, int pocket, int gear)
{
    h->pocket[pocket] = (uint8_t)gear;
    h->pocket_n[pocket] = p->gear[gear].stack ? p->gear[gear].stack : 1; /* BJ-F6 */
}

/* The sheet as this choice would make it. */
static struct sheet built(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    int at = m->arg[0];
    switch (m->verb) {
    case DO_HERO: return p->hero[at].sheet;
    case DO_RAISE: h.ability[at]++; break;
    case DO_SPELL: h.spells |= BIT(at); break;
    case DO_EQUIP: bj_sheet_equip(p, &h, at, m->arg[1]); break;
    default: bj_sheet_stow(p, &h, at, m->arg[1]); break;
    }
    return h;
}

/* Which limit that breaks. */
static int built_wrong(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    struct sheet h = built(p, s, m);
    if (m->verb == DO_RAISE)
        return bj_sheet_abilities_wrong(&h, s->rule_single_twice);
    return m->verb == DO_HERO || m->verb == DO_SPELL ? bj_sheet_wrong(p, &h, s->rule_single_twice)
                                                     : bj_sheet_gear_wrong(p, &h);
}

static int gear_why(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    int slot = m->arg[0], gear = m->arg[1], at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
    if (s->step != STEP_GEAR)
        return WHY_GEAR_LAST;
    if (gear < 0 || !is_thing(p, gear))
        return WHY_NO_GEAR;
    if (m->verb == DO_STOW && (slot < 0 || slot >= bj_sheet_pockets(p, &h))) /* BJ-F6 */
        return bj_sheet_pockets(p, &h) ? WHY_NO_MORE_POCKETS : WHY_NO_POCKETS;
    if (m->verb == DO_STOW)
        return h.pocket[slot] != NONE ? WHY_POCKET_FULL : BJ_OPEN;
    bool filled = slot < 0 || slot > SLOT_BOTH || h.slot[at] != NONE ||
                  (slot == SLOT_BOTH && h.slot[SLOT_RIGHT] != NONE);
    return filled ? WHY_TAKEN : BJ_OPEN;
}

static int learn_why(const struct pack *p, const struct twenty_one *s, int skill) /* BJ-F2 */
{
    if (s->step != STEP_SKILLS || skill < 0 || skill >= p->skill_count)
        return WHY_SKILLS_LATER;
    if (!(p->learned >> skill & 1))
        return p->everyones >> skill & 1 ? WHY_UNIVERSAL : WHY_GIVEN;
    if (s->skills[s->builder] >> skill & 1)
        return WHY_SKILL_KNOWN;
    return s->ability[s->builder * ABILITIES + p->skill[skill].ability] ? WHY_POINTS_USED
                                                                        : WHY_NO_POINT;
}

static int spell_why(const struct pack *p, const struct twenty_one *s, int spell) /* BJ-F3 */
{
    struct sheet h = bj_sheet_of(s, s->builder);
    if (s->step != STEP_SPELLS || spell < 0 || spell >= p->spell_count)
        return bj_sheet_has_magic(&h) ? WHY_SPELLS_LATER : WHY_NO_MAGIC;
    return h.spells >> spell & 1 ? WHY_SPELL_KNOWN : BJ_OPEN;
}

static int hero_why(const struct pack *p, const struct twenty_one *s, int hero)
{
    if (s->step != STEP_START || hero < 0 || hero >= p->hero_count)
        return WHY_HERO_FIRST;
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT && s->kind[i] == hero)
            return WHY_HERO_TAKEN;
    return BJ_OPEN;
}

static int done_why(const struct twenty_one *s)
{
    static const uint8_t first[STEP_DONE + 1] = {
        WHY_DONE_START, WHY_DONE_SINGLE_A, WHY_DONE_SINGLE_B, WHY_DONE_SKILLS, WHY_DONE_ATTUNE};
    return s->builder == NONE ? WHY_DONE_NOTHING : first[s->step] ? first[s->step] : BJ_CLOSED;
}

static int raise_why(const struct twenty_one *s, int ability)
{
    bool now = s->step == STEP_SINGLE_A || s->step == STEP_SINGLE_B;
    return now && ability >= 0 && ability < ABILITIES ? BJ_OPEN : WHY_RAISE; /* BJ-F1 */
}

int bj_build_why(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    int why, at = m->arg[0];
    if (s->builder == NONE && m->verb != DO_DONE)
        return WHY_BUILT;
    switch (m->verb) {
    case DO_NAME: return WHY_NAME;
    case DO_RANDOM:
    case DO_GROUP: return WHY_GROUP;   /* BJ-F1 */
    case DO_ATTUNE: return WHY_ATTUNE; /* BJ-F3 */
    case DO_ARMOR: return s->step == STEP_ARMOR ? WHY_ARMOR : WHY_ARMOR_LATER; /* BJ-F4 */
    case DO_LEARN: return learn_why(p, s, at);
    case DO_DONE: return done_why(s);
    case DO_HERO: why = hero_why(p, s, at); break;
    case DO_RAISE: why = raise_why(s, at); break;
    case DO_SPELL: why = spell_why(p, s, at); break;
    default: why = gear_why(p, s, m); break;
    }
    if (!why)
        why = built_wrong(p, s, m);
    return why ? why : m->verb == DO_SPELL ? WHY_COMBUSTION : BJ_CLOSED;
}

/* ---- What is done ---- */

static void hero_done(const struct pack *p, struct state *st, int kind)
{
    struct twenty_one *s = table_of(st);
    int who = s->builder;
    s->kind[who] = (uint8_t)kind;
    s->being[who] = BEING_UP;
    s->side[who] = SIDE_HEROES;
    s->aware[who] = 1;
    s->base_limit[who] = LIMIT; /* BJ-C3 */
    bj_kit_note(s, who);
    build_next(p, st);
}

/* After the skills: a school, if Attunement was taken; then spells for who has magic, Combustion
 * free. */
static void spells_begin(const struct pack *p, struct twenty_one *s)
{
    struct sheet h = bj_sheet_of(s, s->builder);
    if (bj_sheet_free_spell(&h))
        s->spells[s->builder] |= p->free_spells; /* BJ-F3 */
    if (s->step == STEP_SKILLS && bj_sheet_gain(p, &h).spells)
        s->step = STEP_ATTUNE;
    else
        s->step = bj_sheet_has_magic(&h) ? STEP_SPELLS : STEP_ARMOR; /* BJ-F3 */
}

void bj_build_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct twenty_one *s = table_of(st);
    int who = s->builder;
    struct sheet h = bj_sheet_of(s, who);
    switch (m->verb) {
    case DO_HERO:
        bj_sheet_put(s, who, &p->hero[m->arg[0]].sheet);
        hero_done(p, st, m->arg[0]);
        return;
    case DO_NAME: s->kind[who] = (uint8_t)(KIND_CALLED + m->arg[0]); return;
    case DO_RANDOM: s->phase = PHASE_CHANCE_BUILD; return; /* BJ-F5 */
    case DO_GROUP:
        s->ability[who * ABILITIES + 2 * m->arg[0]]++; /* BJ-F1 */
        s->ability[who * ABILITIES + 2 * m->arg[0] + 1]++;
        s->step = STEP_SINGLE_A;
        return;
    case DO_RAISE:
        s->ability[who * ABILITIES + m->arg[0]]++; /* BJ-F1 */
        s->step++;
        return;
    case DO_LEARN:
        s->skills[who] |= SKILL_BIT(m->arg[0]);
        if (__builtin_popcountll(s->skills[who] & p->learned) == POINTS) /* BJ-F2 */
            spells_begin(p, s);
        return;
    case DO_ATTUNE:
        s->school[who] = (uint8_t)m->arg[0]; /* BJ-F3 */
        spells_begin(p, s);
        return;
    case DO_SPELL: s->spells[who] |= BIT(m->arg[0]); return;
    case DO_ARMOR:
        s->armor[who] = (uint8_t)m->arg[0];
        s->step = STEP_GEAR;
        return;
    case DO_EQUIP:
        bj_sheet_equip(p, &h, m->arg[0], m->arg[1]);
        bj_sheet_put(s, who, &h);
        return;
    case DO_STOW:
        s->pocket[who * POCKETS + m->arg[0]] = (uint8_t)m->arg[1];
        s->pocket_n[who * POCKETS + m->arg[0]] = p->gear[m->arg[1]].stack; /* BJ-F6: full stacks */
        return;
    default: break;
    }
    if (s->step == STEP_GEAR)
        hero_done(p, st, s->kind[who] == NONE ? KIND_OWN : s->kind[who]);
    else
        s->step++;
}
