/* The builder (BJ-F5): a hero step by step, each step offering what keeps the limits of section F,
 * by a player or by chance. What is always true: a hero that is done is legal; `bj_sheet_wrong`
 * says so. */
#include <string.h>

#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/run/lasting.h"
#include "games/twenty_one/run/room.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/sheet.h"

void bj_build_begin(const struct pack *p, struct twenty_one *s)
{
    for (int i = 0; i < s->seats - 1; i++)
        if (s->being[i] == BEING_ABSENT) {
            struct sheet blank = bj_sheet_blank(p);
            bj_sheet_put(s, i, &blank);
            s->builder = (uint8_t)i;
            s->step = STEP_START;
            turn_to(s, PHASE_BUILD, seat_of(i));
            return;
        }
    bj_heroes_ready(p, s);
}

/* ---- Why not, and so what is open: here and below, what is asked for by name is in the table of
 * that name ---- */

void bj_sheet_stow(const struct pack *p, struct sheet *h, int pocket, int gear)
{
    h->pocket[pocket] = (uint8_t)gear;
    h->pocket_n[pocket] = (uint8_t)full_stack(p, gear); /* BJ-F6 */
}

int bj_gear_comes_why(const struct pack *p, const struct sheet *h, const struct move *m)
{
    int slot = m->arg[0], gear = m->arg[1], at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
    struct sheet more = *h;
    if (!is_thing(p, gear))
        return WHY_NO_GEAR;
    if (m->verb == DO_STOW) {
        if (h->pocket[slot] != NONE)
            return WHY_POCKET_FULL;
        bj_sheet_stow(p, &more, slot, gear);
    } else {
        if (h->slot[at] != NONE || (slot == SLOT_BOTH && h->slot[SLOT_RIGHT] != NONE))
            return WHY_TAKEN;
        bj_sheet_equip(p, &more, slot, gear);
    }
    return bj_sheet_gear_wrong(p, &more); /* BJ-F4 */
}

static int learn_why(const struct pack *p, const struct twenty_one *s, const struct sheet *h,
                     int skill) /* BJ-F2 */
{
    if (s->step != STEP_SKILLS)
        return WHY_SKILLS_LATER;
    if (!(p->learned >> skill & 1))
        return p->everyones >> skill & 1 ? WHY_UNIVERSAL : WHY_GIVEN;
    if (h->skills >> skill & 1)
        return WHY_SKILL_KNOWN;
    if (!bj_sheet_skill_closed(p, h, skill))
        return BJ_OPEN;
    return h->ability[p->skill[skill].ability] ? WHY_POINTS_USED : WHY_NO_POINT;
}

static int spell_why(const struct pack *p, const struct twenty_one *s, const struct sheet *h,
                     int spell) /* BJ-F3 */
{
    if (s->step != STEP_SPELLS)
        return bj_sheet_has_magic(h) ? WHY_SPELLS_LATER : WHY_NO_MAGIC;
    return h->spells >> spell & 1 ? WHY_SPELL_KNOWN : bj_sheet_spell_closed(p, h, spell);
}

static int hero_why(const struct pack *p, const struct twenty_one *s, int hero)
{
    if (s->step != STEP_START)
        return WHY_HERO_FIRST;
    for (int i = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT && s->kind[i] == hero)
            return WHY_HERO_TAKEN;
    return bj_sheet_wrong(p, &p->hero[hero].sheet, s->rule_single_twice); /* BJ-F1 */
}

static int done_why(const struct twenty_one *s)
{
    static const uint8_t first[STEP_DONE + 1] = { /* from STEP_SPELLS on a step may be done */
        WHY_DONE_START, WHY_DONE_SINGLE_A, WHY_DONE_SINGLE_B, WHY_DONE_SKILLS, WHY_DONE_ATTUNE};
    return first[s->step];
}

static int raise_why(const struct twenty_one *s, const struct sheet *h, int ability)
{
    bool now = s->step == STEP_SINGLE_A || s->step == STEP_SINGLE_B;
    struct sheet more = *h;
    if (!now || ability >= ABILITIES) /* the table has more names */
        return WHY_RAISE; /* BJ-F1 */
    if (bj_sheet_raise_open(h, ability, s->rule_single_twice))
        return BJ_OPEN; /* BJ-F1 */
    more.ability[ability]++;
    return bj_sheet_abilities_wrong(&more, s->rule_single_twice);
}

static int armor_why(const struct pack *p, const struct twenty_one *s, const struct sheet *h,
                     int armor)
{
    return s->step != STEP_ARMOR                     ? WHY_ARMOR_LATER
           : bj_sheet_armor_closed(p, h, armor) ? WHY_ARMOR /* BJ-F4 */
                                                : BJ_OPEN;
}

static int attune_why(const struct twenty_one *s, const struct sheet *h, int school)
{
    bool open = school != SCHOOL_NONE && bj_sheet_school_open(h, school);
    return s->step == STEP_ATTUNE && open ? BJ_OPEN : WHY_ATTUNE; /* BJ-F3 */
}

/* What a hero has from an earlier run is said before it is built, and of somebody. */
static int bear_why(const struct twenty_one *s)
{
    if (s->edition < EDITION_HELD || s->step != STEP_START)
        return WHY_BEAR; /* BJ-M4 */
    if (called_as(s, s->builder) < 0)
        return WHY_BEAR_NAME; /* BJ-M1 */
    return s->wound[s->builder] || s->byname[s->builder] ? WHY_BEAR : BJ_OPEN; /* BJ-M4 */
}

static int choice_why(const struct pack *p, const struct twenty_one *s, const struct sheet *h,
                      const struct move *m)
{
    int at = m->arg[0];
    switch (m->verb) {
    case DO_NAME: return WHY_NAME;
    case DO_BEAR: return bear_why(s);
    case DO_RANDOM:
    case DO_GROUP: return WHY_GROUP; /* BJ-F1 */
    case DO_ATTUNE: return attune_why(s, h, at);
    case DO_ARMOR: return armor_why(p, s, h, at);
    case DO_LEARN: return learn_why(p, s, h, at);
    case DO_DONE: return done_why(s);
    case DO_HERO: return hero_why(p, s, at);
    case DO_RAISE: return raise_why(s, h, at);
    case DO_SPELL: return spell_why(p, s, h, at);
    default: return s->step == STEP_GEAR ? bj_gear_comes_why(p, h, m) : WHY_GEAR_LAST;
    }
}

int bj_build_why(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    if (s->phase == PHASE_MAKE)
        return bj_make_why(p, s, m);
    if (s->builder == NONE)
        return m->verb == DO_DONE ? WHY_DONE_NOTHING : WHY_BUILT;
    struct sheet h = bj_sheet_of(s, s->builder);
    return choice_why(p, s, &h, m);
}

/* ---- What is legal ---- */

unsigned bj_names_used(const struct twenty_one *s)
{
    unsigned used = 0;
    for (int i = 0; i < BODIES; i++)
        if (called_as(s, i) >= 0)
            used |= BIT(called_as(s, i));
    return used;
}

/* Once a hero: a name that another has already, or the first that is free. */
static void called_options(const struct twenty_one *s, int seat, struct options *o)
{
    unsigned used = bj_names_used(s);
    if (called_as(s, s->builder) >= 0)
        return;
    struct option *f = option_add(o, seat, DO_NAME);
    f->flags |= OPTION_WORDS;
    arg_one(f, (struct set){{used | (used + 1), 0}});
}

/* Either or both of a wound and a byname. */
static void bear_options(const struct twenty_one *s, int seat, struct options *o)
{
    if (bear_why(s))
        return;
    for (int wounded = 0; wounded < 2; wounded++) {
        struct option *f = option_add(o, seat, DO_BEAR);
        struct set wounds = set_below(wounded ? WOUNDS + 1 : 1), bynames = set_below(DEEDS + 1);
        (wounded ? &wounds : &bynames)->word[0] &= ~UINT64_C(1); /* none of both is no move */
        f->flags |= OPTION_WORDS;
        arg_one(f, wounds);
        arg_one(f, bynames);
    }
}

/* Whether `seat` may take the row: chance takes none that was added since, or the heroes that it
 * built in older logs would no longer follow from the dealer's seed. */
static bool may_take(const struct pack *p, int seat, int verb, int row) /* BJ-F5 */
{
    if (seat != SEAT_CHANCE)
        return true;
    switch (verb) {
    case DO_LEARN: return !p->skill[row].by_choice;
    case DO_SPELL: return !p->spell[row].by_choice;
    case DO_ARMOR: return !p->armor[row].by_choice;
    case DO_EQUIP:
    case DO_STOW: return !p->gear[row].by_choice;
    default: return true;
    }
}

/* The choices of a verb that nothing speaks against; behind a slot, or NONE. */
static void open_options(const struct pack *p, const struct twenty_one *s, const struct sheet *h,
                         int seat, struct options *o, int verb, int slot, int count)
{
    struct set of = set_none();
    int at = slot != NONE;
    for (int i = 0; i < count; i++) {
        struct move m = {.verb = (uint8_t)verb, .arg = {slot}};
        m.arg[at] = i;
        if (may_take(p, seat, verb, i) && !choice_why(p, s, h, &m))
            set_add(&of, i);
    }
    if (!set_count(&of))
        return;
    struct option *f = option_add(o, seat, verb);
    if (at)
        arg_is(f, slot);
    arg_one(f, of);
}

static void stow_options(const struct pack *p, const struct sheet *h, int seat, struct options *o)
{
    struct set pockets = set_none(), items = set_none();
    for (int i = 0; i < bj_sheet_pockets(p, h); i++)
        if (h->pocket[i] == NONE)
            set_add(&pockets, i); /* BJ-F4 */
    for (int gear = 0; gear < p->gear_count; gear++)
        if ((p->gear[gear].class == CLASS_ITEM || p->gear[gear].class == CLASS_INCIDENTAL) &&
            may_take(p, seat, DO_STOW, gear))
            set_add(&items, gear); /* BJ-F6 */
    if (!set_count(&pockets))
        return;
    struct option *f = option_add(o, seat, DO_STOW);
    arg_one(f, pockets);
    arg_one(f, items);
}

void bj_build_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    struct sheet h = bj_sheet_of(s, s->builder);
#define OPEN(verb, slot, count) open_options(p, s, &h, seat, o, verb, slot, count)
    switch (s->step) {
    case STEP_START:
        if (seat != SEAT_CHANCE) {
            OPEN(DO_HERO, NONE, p->hero_count);
            option_add(o, seat, DO_RANDOM);
        }
        arg_range(option_add(o, seat, DO_GROUP), 0, ABILITIES / 2 - 1); /* BJ-F1 */
        if (seat != SEAT_CHANCE) {
            called_options(s, seat, o);
            bear_options(s, seat, o);
        }
        return;
    case STEP_SINGLE_A:
    case STEP_SINGLE_B: OPEN(DO_RAISE, NONE, ABILITIES); return;
    case STEP_SKILLS: OPEN(DO_LEARN, NONE, p->skill_count); return;
    case STEP_ATTUNE: OPEN(DO_ATTUNE, NONE, SCHOOLS); return;
    case STEP_SPELLS: OPEN(DO_SPELL, NONE, p->spell_count); break;
    case STEP_ARMOR: OPEN(DO_ARMOR, NONE, p->armor_count); break;
    default:
        for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
            OPEN(DO_EQUIP, slot, p->gear_count);
        stow_options(p, &h, seat, o);
        break;
    }
#undef OPEN
    option_add(o, seat, DO_DONE);
}

/* ---- What is done ---- */

static void hero_done(const struct pack *p, struct twenty_one *s, int kind)
{
    int who = s->builder;
    s->kind[who] = (uint8_t)kind;
    s->being[who] = BEING_UP;
    s->side[who] = SIDE_HEROES;
    s->aware[who] = 1;
    s->base_limit[who] = LIMIT; /* BJ-C3 */
    if (s->wound[who])
        s->base_limit[who] = (uint8_t)(LIMIT - s->rule_wounds); /* BJ-M5 */
    bj_kit_note(s, who);
    bj_build_begin(p, s);
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

void bj_build_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = s->builder;
    struct sheet h = bj_sheet_of(s, who);
    switch (m->verb) {
    case DO_HERO:
        bj_sheet_put(s, who, &p->hero[m->arg[0]].sheet);
        hero_done(p, s, m->arg[0]);
        return;
    case DO_NAME: s->kind[who] = (uint8_t)(KIND_CALLED + m->arg[0]); return;
    case DO_BEAR:
        s->wound[who] = (uint8_t)m->arg[0]; /* BJ-M4 */
        s->byname[who] = (uint8_t)m->arg[1];
        return;
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
        bj_sheet_stow(p, &h, m->arg[0], m->arg[1]); /* BJ-F6: full stacks */
        bj_sheet_put(s, who, &h);
        return;
    default: break;
    }
    if (s->step == STEP_GEAR)
        hero_done(p, s, s->kind[who] == NONE ? KIND_OWN : s->kind[who]);
    else
        s->step++;
}
