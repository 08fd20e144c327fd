/* Reading the table: what follows from the state about a combatant. Nothing here changes
 * anything. */
#include <string.h>

#include "games/twenty_one/fight/map.h"

struct sheet bj_sheet_of(const struct twenty_one *s, int who)
{
    struct sheet h;
    h.skills = s->skills[who];
    h.spells = s->spells[who];
    h.school = s->school[who];
    h.armor = s->armor[who];
    memcpy(h.ability, s->ability + who * ABILITIES, sizeof h.ability);
    memcpy(h.slot, s->slot + who * SLOTS, sizeof h.slot);
    memcpy(h.slot_n, s->slot_n + who * SLOTS, sizeof h.slot_n);
    memcpy(h.pocket, s->pocket + who * POCKETS, sizeof h.pocket);
    memcpy(h.pocket_n, s->pocket_n + who * POCKETS, sizeof h.pocket_n);
    return h;
}

void bj_sheet_put(struct twenty_one *s, int who, const struct sheet *h)
{
    s->skills[who] = h->skills;
    s->spells[who] = (uint32_t)h->spells;
    s->school[who] = h->school;
    s->armor[who] = h->armor;
    memcpy(s->ability + who * ABILITIES, h->ability, sizeof h->ability);
    memcpy(s->slot + who * SLOTS, h->slot, sizeof h->slot);
    memcpy(s->slot_n + who * SLOTS, h->slot_n, sizeof h->slot_n);
    memcpy(s->pocket + who * POCKETS, h->pocket, sizeof h->pocket);
    memcpy(s->pocket_n + who * POCKETS, h->pocket_n, sizeof h->pocket_n);
}

uint64_t bj_skills_of(const struct pack *p, const struct twenty_one *s, int who)
{
    if (who < HEROES || !s->rule_foes_hidden)
        return s->skills[who];
    return s->skills[who] | p->beast[s->kind[who]].sheet.skills; /* BJ-B7 */
}

int bj_limit_of(const struct pack *p, const struct twenty_one *s, int who)
{
    struct sheet h = bj_sheet_of(s, who);
    return bj_sheet_damage_limit(p, &h, s->base_limit[who]); /* BJ-C3, BJ-H1 */
}

int bj_side_mask(const struct twenty_one *s, int side)
{
    int mask = 0;
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] != BEING_ABSENT && s->side[i] == side) << i;
    return mask;
}

int bj_up_mask(const struct twenty_one *s)
{
    int mask = 0;
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] == BEING_UP) << i;
    return mask;
}

int bj_foes_of(const struct twenty_one *s, int who)
{
    int mask = 0, side = s->side[who];
    for (int i = 0; i < BODIES; i++)
        mask |= (s->being[i] == BEING_UP && s->side[i] != side) << i;
    return mask;
}

bool bj_is_delaying(const struct twenty_one *s, int who)
{
    for (int i = 0; i < BODIES; i++)
        if (s->delaying[i] == who)
            return true;
    return false;
}

/* Those of `mask` in turn order: the order, then who is delaying, then the others by number. */
int bj_in_turn_order(const struct twenty_one *s, int mask, uint8_t *out)
{
    int n = 0;
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < BODIES; i++) {
            int who = pass == 0 ? s->order[i] : pass == 1 ? s->delaying[i] : i;
            if (who != NONE && mask >> who & 1) {
                out[n++] = (uint8_t)who;
                mask &= ~(1 << who);
            }
        }
    return n;
}

/* ---- Abilities ---- */

/* Whether an enemy's Tranquility reaches this combatant now. */
static bool slowed(const struct twenty_one *s, int who)
{
    for (int i = 0; i < BODIES; i++)
        if (s->turns[i * TIMEDS + TIMED_TRANQUILITY] && s->being[i] == BEING_UP &&
            s->side[i] != s->side[who] && bj_distance(s, i, who) <= TRANQUILITY_FEET) /* BJ-G1 */
            return true;
    return false;
}

int bj_ability_now(const struct twenty_one *s, int who, int ability)
{
    int now = s->ability[who * ABILITIES + ability];
    if (ability == DEXTERITY && slowed(s, who))
        now /= 2; /* BJ-D5 */
    if ((ability == STRENGTH || ability == DEXTERITY) && has_mark(s, who, MARK_STUNNED))
        now--; /* BJ-D5: halved first, then less */
    return now < 0 ? 0 : now; /* BJ-D5 */
}

int bj_feet_of(const struct twenty_one *s, int who)
{
    int feet = s->rule_feet;
    if (slowed(s, who))
        feet /= 2; /* BJ-D5 */
    return feet / FEET * FEET;
}

/* ---- What hands hold ---- */

int bj_held(const struct twenty_one *s, int who, int hand)
{
    int gear = s->slot[who * SLOTS + hand];
    return gear == GEAR_GRIP ? NONE : gear;
}

bool bj_hand_empty(const struct twenty_one *s, int who, int hand)
{
    return s->slot[who * SLOTS + hand] == NONE;
}

bool bj_is_tool(const struct pack *p, int gear, int school)
{
    return gear != NONE && p->gear[gear].class == CLASS_TOOL && p->gear[gear].school == school;
}

bool bj_holds_tool(const struct pack *p, const struct twenty_one *s, int who, int school)
{
    for (int hand = 0; hand < HANDS; hand++) {
        if (bj_is_tool(p, bj_held(s, who, hand), school))
            return true; /* BJ-G1 */
    }
    return false;
}

bool bj_holds_class(const struct pack *p, const struct twenty_one *s, int who, int class)
{
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = bj_held(s, who, hand);
        if (gear != NONE && p->gear[gear].class == class)
            return true;
    }
    return false;
}

bool bj_is_quick(const struct pack *p, const struct twenty_one *s, int who)
{
    return s->armor[who] != NONE && p->armor[s->armor[who]].quick; /* BJ-F6 */
}

/* ---- Attacks ---- */

/* The act is an attack: it can put cards on another's pile. */
bool bj_is_attack(const struct pack *p, const struct twenty_one *s)
{
    if (s->deal == DEAL_NONE || s->deal == DEAL_TARGET)
        return false;
    if (s->act_kind == ACT_ATTACK || s->act_kind == ACT_USE)
        return true;
    return s->act_kind == ACT_CAST && p->spell[s->act_what].piece == SPELL_PIECE_DAMAGE; /* BJ-E8 */
}

bool bj_is_ranged(const struct pack *p, const struct twenty_one *s)
{
    if (s->act_kind == ACT_CAST)
        return p->spell[s->act_what].ranged;
    return p->gear[s->act_gear].class != CLASS_MELEE;
}

bool bj_is_fire(const struct pack *p, const struct twenty_one *s)
{
    if (s->tags >> TAG_FIRE & 1)
        return true;
    if (s->act_kind == ACT_CAST)
        return p->spell[s->act_what].fire;
    if (s->act_kind == ACT_USE)
        return p->gear[s->act_gear].flags & GEAR_FIRE;
    return bj_attack_coated(s);
}

/* Whether what this combatant holds in a hand has its effects in this Deal (BJ-F8): `other` is its
 * target, or its attacker. */
bool bj_gear_works(const struct pack *p, const struct twenty_one *s, int who, int hand, int other)
{
    int gear = bj_held(s, who, hand);
    if (gear == NONE || !bj_is_attack(p, s))
        return false;
    const struct gear_row *g = &p->gear[gear];
    bool attacking = who == s->act_who;
    if (attacking && (s->act_kind != ACT_ATTACK || s->act_what == WITH_BARE))
        return false; /* BJ-F7, BJ-F8: not the same kind */
    if (g->class == CLASS_SHIELD)
        return !attacking || g->skill_attack; /* BJ-F8 */
    if (attacking && g->class != p->gear[s->act_gear].class)
        return false; /* BJ-F8 */
    if (g->class == CLASS_MELEE)
        return bj_distance(s, who, other) <= g->reach; /* BJ-F8 */
    if (!(g->flags & GEAR_ANSWERS_RANGED))
        return false;
    return attacking || (bj_is_ranged(p, s) && bj_in_sight(p, s, who, other));
}

/* Whether the other hand says the same already: the same weapon or shield twice has its effect once
 * (BJ-F8). */
bool bj_gear_twice(const struct twenty_one *s, int who, int hand)
{
    return hand == SLOT_RIGHT && bj_held(s, who, SLOT_LEFT) == bj_held(s, who, SLOT_RIGHT);
}

/* Some gear that works for this combatant has the flag. */
bool bj_gear_flag(const struct pack *p, const struct twenty_one *s, int who, int other, int flag)
{
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_gear_works(p, s, who, hand, other) && p->gear[bj_held(s, who, hand)].flags & flag)
            return true;
    return false;
}

bool bj_attack_coated(const struct twenty_one *s)
{
    bool in_hand = s->act_kind == ACT_ATTACK && s->act_what < HANDS;
    /* BJ-H1: your melee weapon attacks */
    return in_hand && s->coated[s->act_who] >> s->act_what & 1;
}

bool bj_can_retaliate(const struct pack *p, const struct twenty_one *s, int who, int attacker)
{
    bool able = false;
    if (!bj_is_attack(p, s) || !s->aware[who] || has_mark(s, who, MARK_STUNNED))
        return false; /* BJ-C4, BJ-D5, BJ-D7 */
    if (has_piece(p, s->skills[attacker], PIECE_FLANKING) && !(s->attacked[who] >> attacker & 1))
        return false; /* BJ-E4 */
    for (int hand = 0; hand < HANDS; hand++) {
        int gear = bj_held(s, who, hand);
        if (gear == NONE)
            continue;
        const struct gear_row *g = &p->gear[gear];
        if (g->flags & GEAR_NO_RETALIATION)
            return false; /* BJ-F8 */
        if (g->class == CLASS_MELEE && bj_distance(s, who, attacker) <= g->reach)
            able = true; /* BJ-C4 */
        if (g->flags & GEAR_ANSWERS_RANGED && bj_is_ranged(p, s) &&
            bj_in_sight(p, s, who, attacker))
            able = true; /* BJ-C4 */
    }
    return able;
}
