/* What hands hold, and what gear does in the Deal that runs. Nothing here changes anything. */
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/state.h"

int bj_held(const struct twenty_one *s, int who, int hand)
{
    int gear = s->slot[who * SLOTS + hand];
    return gear == GEAR_GRIP ? NONE : gear;
}

const struct gear_row *bj_in_hand(const struct pack *p, const struct twenty_one *s, int who,
                                  int hand)
{
    int gear = bj_held(s, who, hand);
    return &p->gear[gear == NONE ? GEAR_GRIP : gear];
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
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_is_tool(p, bj_held(s, who, hand), school))
            return true; /* BJ-G1 */
    return false;
}

bool bj_holds_class(const struct pack *p, const struct twenty_one *s, int who, int class)
{
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_in_hand(p, s, who, hand)->class == class)
            return true;
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
    const struct gear_row *g = bj_in_hand(p, s, who, hand);
    bool attacking = who == s->act_who;
    if (!bj_is_attack(p, s))
        return false;
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
        if (bj_gear_works(p, s, who, hand, other) && bj_in_hand(p, s, who, hand)->flags & flag)
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
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
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
