/* What a spell brings when its Target is made, and what it takes to cast one (section G). Damage
 * and Force are settled with the Deal itself. */
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"

int bj_spell_why(const struct pack *p, const struct twenty_one *s, int who, int spell)
{
    if (!(s->spells[who] >> spell & 1))
        return WHY_SPELL_UNKNOWN;
    return bj_holds_tool(p, s, who, p->spell[spell].school) ? BJ_OPEN : WHY_TOOL; /* BJ-G1 */
}

int bj_expert_most(const struct pack *p, const struct twenty_one *s, int who, int spell)
{
    if (!has_piece(p, s->skills[who], PIECE_EXPERT))
        return 0;
    struct twenty_one as = *s; /* the act that it would be */
    int tested, delay = p->spell[spell].delay;
    as.act_kind = ACT_CAST;
    as.act_what = (uint8_t)spell;
    as.act_how = as.act_expert = as.tags = 0;
    int edge = bj_edge_for(p, &as, who, FIRST, p->spell[spell].abilities, TAKE_BEST, &tested);
    return edge < delay ? edge : delay; /* BJ-E4: at most the Edge you would have; Delay not below
                                           0 */
}

/* The Conflict's own turn does not count for a spell that took no Delay. */
static void begin_timed(struct twenty_one *s, const struct spell_row *spell)
{
    int who = s->act_who, turns = spell->turns + s->lingers; /* BJ-E4: Linger Spell */
    bool own_turn = s->conflict && !s->completion;
    /* BJ-G2: renews, never adds */
    s->turns[who * TIMEDS + spell->timed] = (uint8_t)(turns + own_turn);
}

/* Unaware foes near the noise are distracted, or Stunned, or both. */
static void prank(struct twenty_one *s)
{
    for (int i = 0; i < BODIES; i++) {
        if (!is_up(s, i) || s->aware[i] || !bj_is_enemy(s, s->act_who, i) ||
            bj_distance_to(s, i, s->at_row, s->at_column) > PRANK_FEET)
            continue;
        if (!bj_ability_now(s, i, WITS))
            s->lure[i] =
                (uint16_t)(s->at_row * SIDE_CELLS + s->at_column + 1); /* BJ-G1: Demon's Prank */
        if (!bj_ability_now(s, i, ENDURANCE))
            s->marks[i] |= BIT(MARK_STUNNED); /* BJ-G1: Demon's Prank */
    }
}

static void heal_near(const struct pack *p, struct twenty_one *s)
{
    int who = s->act_who;
    for (int i = 0; i < BODIES; i++)
        if ((is_up(s, i) || s->being[i] == BEING_DOWN) &&
            (i == who || bj_distance(s, who, i) <= REACH_ADJACENT))
            bj_pile_heal(p, s, i, ALL_CARDS); /* BJ-G1: Great Heal, foes too */
}

void bj_spell_done(const struct pack *p, struct twenty_one *s, bool success)
{
    const struct spell_row *spell = &p->spell[s->act_what];
    bool remedy = spell->piece == SPELL_PIECE_HEAL_KIND || spell->piece == SPELL_PIECE_HEAL_SUIT;
    if (success && remedy) {
        turn_to(s, PHASE_REMEDY, seat_of(s->act_who)); /* BJ-G1: chosen after success */
        return;
    }
    if (success) /* BJ-G1: failure has none */
        switch (spell->piece) {
        case SPELL_PIECE_HEAL_NEAR: heal_near(p, s); break;
        case SPELL_PIECE_TIMED: begin_timed(s, spell); break;
        case SPELL_PIECE_MARK: s->marks[s->act_who] |= (uint8_t)BIT(spell->mark); break;
        case SPELL_PIECE_PRANK: prank(s); break;
        default: break;
        }
    bj_act_end(p, s);
}
