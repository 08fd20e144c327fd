/* The limits of a character (section F). What is always true: each limit is in one place, and who
 * breaks it is given its reason (why.h), but for what no file and no builder can make; the builder
 * and the pack's reader ask here. */
#include <string.h>

#include "games/twenty_one/gear.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"

static int larger(int a, int b) { return a > b ? a : b; }

struct gain bj_sheet_gain(const struct pack *p, const struct sheet *h)
{
    struct gain sum = {0};
    for (uint64_t left = h->skills; left; left &= left - 1) {
        const struct gain *g = &p->skill[__builtin_ctzll(left)].gain;
        sum.hand_weight = (uint8_t)(sum.hand_weight + g->hand_weight);
        sum.armor_weight = (uint8_t)(sum.armor_weight + g->armor_weight);
        sum.pockets = (uint8_t)(sum.pockets + g->pockets);
        sum.limit = (uint8_t)(sum.limit + g->limit);
        sum.spells = (uint8_t)(sum.spells + g->spells);
        sum.edge_quiet = (uint8_t)(sum.edge_quiet + g->edge_quiet);
    }
    return sum;
}

int bj_sheet_hand_limit(const struct pack *p, const struct sheet *h)
{
    return larger(h->ability[ENDURANCE], h->ability[STRENGTH]) +
           bj_sheet_gain(p, h).hand_weight; /* BJ-F4 */
}

int bj_sheet_armor_limit(const struct pack *p, const struct sheet *h)
{
    return h->ability[ENDURANCE] + bj_sheet_gain(p, h).armor_weight; /* BJ-F4 */
}

int bj_sheet_pockets(const struct pack *p, const struct sheet *h)
{
    if (h->armor == NONE)
        return 0;
    int pockets = p->armor[h->armor].pockets + bj_sheet_gain(p, h).pockets; /* BJ-F4 */
    return pockets < POCKETS ? pockets : POCKETS;
}

bool bj_sheet_has_magic(const struct sheet *h)
{
    return h->ability[POWER] || h->ability[HOPE] || h->ability[WITS]; /* BJ-F3 */
}

bool bj_sheet_knows(const struct pack *p, const struct sheet *h, int school)
{
    for (int i = 0; i < p->spell_count; i++)
        if (h->spells >> i & 1 && p->spell[i].school == school)
            return true;
    return false;
}

bool bj_sheet_has_tool(const struct pack *p, const struct sheet *h, int school)
{
    for (int i = 0; i < SLOTS; i++)
        if (bj_is_tool(p, h->slot[i], school))
            return true;
    return false;
}

bool bj_sheet_free_spell(const struct sheet *h)
{
    return bj_sheet_has_magic(h) && (h->ability[POWER] || h->ability[ENDURANCE]); /* BJ-F3 */
}

static int plain_limit(const struct sheet *h, int school)
{
    int endurance = h->ability[ENDURANCE], power = h->ability[POWER];
    if (!bj_sheet_has_magic(h))
        return 0; /* BJ-F3 */
    switch (school) {
    case SCHOOL_MIRACLE: return h->ability[HOPE];              /* BJ-F3 */
    case SCHOOL_SORCERY: return h->ability[WITS] + 1;          /* BJ-F3 */
    default: return endurance < power ? endurance : power;     /* BJ-F3 */
    }
}

bool bj_sheet_school_open(const struct sheet *h, int school)
{
    return plain_limit(h, school) > 0; /* BJ-F3 */
}

int bj_sheet_spell_limit(const struct pack *p, const struct sheet *h, int school)
{
    return plain_limit(h, school) +
           (school == h->school ? bj_sheet_gain(p, h).spells : 0); /* BJ-F3 */
}

int bj_sheet_both_limit(const struct pack *p, const struct sheet *h)
{
    int one = bj_sheet_hand_limit(p, h);
    return one ? 2 * one : 1; /* BJ-F4 */
}

int bj_sheet_damage_limit(const struct pack *p, const struct sheet *h, int base)
{
    int limit = base + bj_sheet_gain(p, h).limit +
                (h->armor == NONE ? 0 : p->armor[h->armor].limit); /* BJ-C3, BJ-H1 */
    return limit < DAMAGE_MAX ? limit : DAMAGE_MAX;
}

int bj_sheet_spells_counted(const struct pack *p, const struct sheet *h, int school)
{
    int n = 0;
    for (int i = 0; i < p->spell_count; i++)
        n += h->spells >> i & 1 && p->spell[i].school == school &&
             !(p->spell[i].free && bj_sheet_free_spell(h));
    return n; /* BJ-F3 */
}

struct sheet bj_sheet_blank(const struct pack *p)
{
    struct sheet h = {.school = SCHOOL_NONE, .armor = NONE};
    h.skills = p->everyones; /* BJ-F2 */
    memset(h.slot, NONE, sizeof h.slot);
    memset(h.pocket, NONE, sizeof h.pocket);
    return h;
}

void bj_sheet_equip(const struct pack *p, struct sheet *h, int slot, int gear)
{
    int at = slot == SLOT_BOTH ? SLOT_LEFT : slot;
    h->slot[at] = (uint8_t)gear;
    h->slot_n[at] = (uint8_t)full_stack(p, gear); /* BJ-F6 */
    if (slot == SLOT_BOTH) {
        h->slot[SLOT_RIGHT] = GEAR_GRIP;
        h->slot_n[SLOT_RIGHT] = 1;
    }
}

/* ---- Abilities and Skills ---- */

/* Whether two single points are left when this group is taken off. */
static bool singles(const struct sheet *h, int group, bool twice)
{
    int left = 0;
    for (int i = 0; i < ABILITIES; i++) {
        int single = h->ability[i] - (i / 2 == group);
        if (single < 0 || (single > 1 && !twice))
            return false;
        left += single;
    }
    return left == POINTS - 2;
}

int bj_sheet_group(const struct sheet *h, bool twice)
{
    for (int group = 0; group < ABILITIES / 2; group++)
        if (singles(h, group, twice))
            return group;
    return -1;
}

int bj_sheet_abilities_wrong(const struct sheet *h, bool twice)
{
    for (int i = 0; i < ABILITIES; i++)
        if (h->ability[i] > ABILITY_MAX)
            return WHY_ABILITY_MOST; /* BJ-F1 */
    if (bj_sheet_group(h, twice) >= 0)
        return BJ_OPEN;
    return bj_sheet_group(h, true) >= 0 ? WHY_SINGLES : WHY_POINTS; /* BJ-F1 */
}

int bj_sheet_points(const struct sheet *h)
{
    int sum = 0;
    for (int i = 0; i < ABILITIES; i++)
        sum += h->ability[i];
    return sum;
}

bool bj_sheet_raise_open(const struct sheet *h, int ability, bool twice)
{
    struct sheet more = *h;
    more.ability[ability]++;
    /* BJ-F1: after the first there is always a second */
    return bj_sheet_points(h) < POINTS - 1 || !bj_sheet_abilities_wrong(&more, twice);
}

static int skills_of(const struct pack *p, const struct sheet *h, int ability)
{
    int n = 0;
    for (uint64_t left = h->skills; left; left &= left - 1)
        n += p->skill[__builtin_ctzll(left)].ability == ability;
    return n;
}

int bj_sheet_skill_closed(const struct pack *p, const struct sheet *h, int skill)
{
    int of = p->skill[skill].ability;
    return skills_of(p, h, of) < h->ability[of] ? BJ_OPEN : WHY_SKILL_A_POINT; /* BJ-F2 */
}

static int skills_wrong(const struct pack *p, const struct sheet *h)
{
    if (p->everyones & ~h->skills)
        return BJ_CLOSED; /* BJ-F2 */
    if (h->skills & ~(p->everyones | p->learned))
        return WHY_GIVEN; /* BJ-F2 */
    for (int i = 0; i < ABILITIES; i++)
        if (skills_of(p, h, i) != h->ability[i])
            return WHY_SKILL_A_POINT; /* BJ-F2 */
    return BJ_OPEN;
}

/* Why no more spells of a school may be known. */
static int school_full(const struct sheet *h, int school)
{
    static const uint8_t more[] = {WHY_MIRACLES, WHY_SORCERIES, WHY_PYROMANCIES};
    return bj_sheet_has_magic(h) ? more[school] : WHY_NO_MAGIC; /* BJ-F3 */
}

int bj_sheet_spell_closed(const struct pack *p, const struct sheet *h, int spell)
{
    int school = p->spell[spell].school;
    if (p->spell[spell].free)
        return WHY_COMBUSTION; /* BJ-F3 */
    return bj_sheet_spells_counted(p, h, school) < bj_sheet_spell_limit(p, h, school)
               ? BJ_OPEN
               : school_full(h, school); /* BJ-F3 */
}

static int spells_wrong(const struct pack *p, const struct sheet *h)
{
    bool attuned = bj_sheet_gain(p, h).spells > 0;
    if (attuned != (h->school != SCHOOL_NONE))
        return WHY_ATTUNED; /* BJ-F3 */
    if (attuned && !bj_sheet_school_open(h, h->school))
        return WHY_ATTUNED_CLOSED; /* BJ-F3 */
    if (bj_sheet_free_spell(h) && p->free_spells & ~h->spells)
        return WHY_COMBUSTION; /* BJ-F3 */
    for (int school = 0; school < SCHOOLS; school++)
        if (bj_sheet_spells_counted(p, h, school) > bj_sheet_spell_limit(p, h, school))
            return school_full(h, school);
    return BJ_OPEN;
}

/* ---- Gear ---- */

static int stacks_wrong(const struct pack *p, const uint8_t *gear, const uint8_t *n, int count,
                        bool pockets)
{
    for (int i = 0; i < count; i++) {
        if (gear[i] == NONE ? n[i] != 0 : gear[i] >= p->gear_count || gear[i] == GEAR_BARE)
            return BJ_CLOSED; /* BJ-F6 */
        if (gear[i] == NONE)
            continue;
        const struct gear_row *g = &p->gear[gear[i]];
        bool small = g->class == CLASS_ITEM || g->class == CLASS_INCIDENTAL;
        if (pockets && !small)
            return WHY_SMALL; /* BJ-F6 */
        if (n[i] < 1 || n[i] > full_stack(p, gear[i]))
            return BJ_CLOSED; /* BJ-F6: more than a full stack */
    }
    return BJ_OPEN;
}

static int hands_wrong(const struct pack *p, const struct sheet *h)
{
    int limit = bj_sheet_hand_limit(p, h),
        all = weight_of(p, h->slot[SLOT_RESERVE_LEFT]) + weight_of(p, h->slot[SLOT_RESERVE_RIGHT]);
    int grip = h->slot[SLOT_LEFT] == GEAR_GRIP    ? SLOT_LEFT
               : h->slot[SLOT_RIGHT] == GEAR_GRIP ? SLOT_RIGHT
                                                  : -1;
    for (int hand = 0; hand < HANDS; hand++) {
        int in_hand = h->slot[hand], reserve = h->slot[HANDS + hand];
        if (reserve == GEAR_GRIP)
            return BJ_CLOSED; /* BJ-F4: it holds a thing of its own */
        if (weight_of(p, reserve) > limit)
            return WHY_RESERVE_HEAVY; /* BJ-F4 */
        if (grip >= 0)
            continue;
        if (in_hand != NONE && p->gear[in_hand].flags & GEAR_TWO_HANDS)
            return WHY_BOW; /* BJ-F4 */
        if (weight_of(p, in_hand) + weight_of(p, reserve) > limit)
            return WHY_HAND_HEAVY; /* BJ-F4 */
    }
    if (grip < 0)
        return BJ_OPEN;
    int bj_held = h->slot[1 - grip], most = bj_sheet_both_limit(p, h);
    if (bj_held == NONE || bj_held == GEAR_GRIP || p->gear[bj_held].class == CLASS_ITEM ||
        p->gear[bj_held].class == CLASS_INCIDENTAL)
        return WHY_BOTH; /* BJ-F4 */
    if (weight_of(p, bj_held) > most || weight_of(p, bj_held) + all > most)
        return WHY_BOTH_HEAVY; /* BJ-F4 */
    return BJ_OPEN;
}

int bj_sheet_pockets_full(const struct sheet *h)
{
    return h->armor == NONE ? WHY_NO_POCKETS : WHY_NO_MORE_POCKETS; /* BJ-F6 */
}

int bj_sheet_armor_closed(const struct pack *p, const struct sheet *h, int armor)
{
    return p->armor[armor].weight > bj_sheet_armor_limit(p, h) ? WHY_ARMOR_HEAVY
                                                               : BJ_OPEN; /* BJ-F4 */
}

int bj_sheet_gear_wrong(const struct pack *p, const struct sheet *h)
{
    int wrong = stacks_wrong(p, h->slot, h->slot_n, SLOTS, false);
    if (!wrong)
        wrong = stacks_wrong(p, h->pocket, h->pocket_n, POCKETS, true);
    if (!wrong)
        wrong = hands_wrong(p, h);
    if (wrong)
        return wrong;
    if (h->armor != NONE && (wrong = bj_sheet_armor_closed(p, h, h->armor)))
        return wrong;
    for (int i = bj_sheet_pockets(p, h); i < POCKETS; i++)
        if (h->pocket[i] != NONE)
            return bj_sheet_pockets_full(h);
    return BJ_OPEN;
}

int bj_sheet_wrong(const struct pack *p, const struct sheet *h, bool single_twice)
{
    int wrong = bj_sheet_abilities_wrong(h, single_twice);
    if (!wrong)
        wrong = skills_wrong(p, h);
    if (!wrong)
        wrong = spells_wrong(p, h);
    return wrong ? wrong : bj_sheet_gear_wrong(p, h);
}

/* ---- What can be paid ---- */

int bj_sheet_best(const struct sheet *h, int abilities)
{
    int best = 0;
    for (int i = 0; i < ABILITIES; i++)
        if (abilities >> i & 1)
            best = larger(best, h->ability[i]);
    return best;
}

static bool one_handed(const struct pack *p, const struct sheet *h, const struct gear_row *g)
{
    return !(g->flags & GEAR_TWO_HANDS) && g->weight <= bj_sheet_hand_limit(p, h);
}

/* In an attack with the first; the other is in the other hand, or is the same. */
static int attack_edge(const struct pack *p, const struct sheet *h, const struct gear_row *g,
                       const struct gear_row *other)
{
    bool weapon = g->class == CLASS_MELEE || g->class == CLASS_RANGED;
    int edge =
        bj_sheet_best(h, g->abilities) + g->edge_attack + (g->flags & GEAR_SWEEP ? SWEEP_EDGE : 0);
    if (other != g && other->class == g->class)
        edge += other->edge_attack; /* BJ-F8 */
    return edge + (weapon && (h->spells & p->spells_timed[TIMED_MAGIC_WEAPON]) != 0);
}

static int dodge_edge(const struct pack *p, const struct sheet *h)
{
    return h->ability[DEXTERITY] + (h->armor == NONE ? 0 : p->armor[h->armor].edge_dexterity);
}

/* In defence with both, which may be the same. */
static int defence_edge(const struct pack *p, const struct sheet *h, const struct gear_row *g,
                        const struct gear_row *other)
{
    const struct gear_row *const both[] = {g, other};
    int of = BIT(STRENGTH), edge = 0;
    bool armed = false;
    for (int i = 0; i < 1 + (other != g); i++) {
        if (both[i]->flags & GEAR_TESTS)
            of |= both[i]->abilities;
        edge += both[i]->edge_defend;
        armed |= both[i]->class == CLASS_MELEE || both[i]->flags & GEAR_ANSWERS_RANGED;
    }
    /* a shield or tool is no weapon */
    edge += armed && h->spells & p->spells_timed[TIMED_MAGIC_WEAPON];
    return edge + larger(bj_sheet_best(h, of), dodge_edge(p, h));
}

int bj_sheet_edge_most(const struct pack *p, const struct sheet *h, bool spells)
{
    bool within = h->spells & p->spells_mark[MARK_POWER_WITHIN];
    int most = 0;
    for (int i = 0; i < p->spell_count; i++)
        if (h->spells >> i & 1)
            most = larger(most, bj_sheet_best(h, p->spell[i].abilities));
    if (spells)
        return most + within; /* BJ-G1 */
    most = larger(bj_sheet_best(h, ~0) + bj_sheet_gain(p, h).edge_quiet,
                  dodge_edge(p, h)); /* BJ-B6 */
    for (int i = 0; i < SLOTS; i++)
        for (int j = 0; j < SLOTS; j++) {
            if (h->slot[i] == NONE || h->slot[j] == NONE)
                continue;
            const struct gear_row *g = &p->gear[h->slot[i]], *other = &p->gear[h->slot[j]];
            if (i != j && !(one_handed(p, h, g) && one_handed(p, h, other)))
                continue;
            most = larger(most, attack_edge(p, h, g, other));
            most = larger(most, defence_edge(p, h, g, other));
        }
    return most + within; /* BJ-H1 */
}

uint64_t bj_sheet_unpaid(const struct pack *p, const struct sheet *h)
{
    uint64_t of = 0;
    for (int i = 0; i < p->skill_count; i++)
        if (h->skills & p->learned & SKILL_BIT(i) &&
            p->skill[i].cost > bj_sheet_edge_most(p, h, p->skill[i].needs & NEED_SPELL))
            of |= SKILL_BIT(i); /* BJ-E2 */
    return of;
}
