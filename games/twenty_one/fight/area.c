/* Area acts (BJ-G3): the maker is dealt once and plays to the hold, then each target in turn order
 * plays against that hand. What is always true: a target that is settled stays settled; the maker
 * is damaged once at most, at the end. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"

/* The maker itself stands in the blast of its own Fireball. */
static int caught(const struct twenty_one *s) { return s->targets & 1 << s->act_who; }

static void second_hand_clear(struct twenty_one *s)
{
    if (s->party[SECOND] != NONE)
        bj_hand_clear(s, SECOND);
    s->party[SECOND] = NONE;
    s->tested[SECOND] = ABILITY_NONE;
    s->hand_n[SECOND] = s->held[SECOND] = s->critical[SECOND] = s->busted[SECOND] = 0;
    s->sturdy[SECOND] = s->first_gone[SECOND] = s->owed[SECOND] = 0;
    for (int i = HAND_MAX; i < 2 * HAND_MAX; i++) {
        s->hand[i] = s->hand_set[i] = NONE;
        s->hand_change[i] = 0;
        s->hand_soul[i] = 0;
    }
}

/* Only who fails by a bust, or is beaten, has failed: a draw is no failure. */
static void maker_end(const struct pack *p, struct twenty_one *s)
{
    int maker = s->act_who;
    bool failed = s->beaten_by || bj_over(s, FIRST);
    second_hand_clear(s);
    s->settled = s->targets;
    s->blow = BLOW_NONE;
    s->loser = NONE;
    if (s->answers)
        bj_blow_set(s, maker, BLOW_RETALIATION); /* BJ-G3: once, if any winner can retaliate */
    else if ((s->act_kind == ACT_CAST && p->spell[s->act_what].own_red && failed) || caught(s))
        bj_blow_set(s, maker, BLOW_BACKLASH); /* BJ-G1: Combustion, Fireball */
    s->stage = STAGE_RIPOSTE;
    bj_result_go(p, s);
}

void bj_area_next(const struct pack *p, struct twenty_one *s)
{
    uint8_t list[BODIES];
    second_hand_clear(s);
    s->settled |= (uint16_t)caught(s); /* BJ-G1: takes no Deal */
    int n = bj_in_turn_order(s, s->targets & ~s->settled, list); /* BJ-G3: in turn order */
    if (!n) {
        maker_end(p, s);
        return;
    }
    s->party[SECOND] = list[0];
    s->owed[SECOND] = 2; /* BJ-G3 */
    s->stage = STAGE_NONE;
    s->result = RESULT_NONE;
    s->blow = BLOW_NONE;
    s->loser = NONE;
    int tested, abilities = bj_abilities_tested(p, s, list[0], SECOND);
    bj_edge_for(p, s, list[0], SECOND, abilities, TAKE_BEST, &tested);
    s->tested[SECOND] = (uint8_t)tested;
    bj_deal_go(p, s);
}

static void beats_maker(const struct pack *p, struct twenty_one *s, int who)
{
    s->beaten_by |= (uint16_t)(1u << who);
    if (bj_can_retaliate(p, s, who, s->act_who))
        s->answers |= (uint16_t)(1u << who);
}

void bj_area_maker_over(const struct pack *p, struct twenty_one *s)
{
    for (int i = 0; i < BODIES; i++)
        if ((s->targets & ~s->settled & ~caught(s)) >> i & 1)
            beats_maker(p, s, i); /* BJ-G3: unsettled targets win undealt */
    s->result = RESULT_SECOND;
    maker_end(p, s);
}

void bj_area_settle(const struct pack *p, struct twenty_one *s)
{
    int who = s->party[SECOND];
    s->settled |= (uint16_t)(1u << who);
    if (s->result == RESULT_SECOND)
        beats_maker(p, s, who);
    else if (s->result == RESULT_FIRST && bj_is_attack(p, s))
        bj_blow_set(s, who, BLOW_ATTACK); /* BJ-G3: damage when settled */
    if (s->result == RESULT_FIRST && p->spell[s->act_what].piece == SPELL_PIECE_REPEL &&
        s->act_kind == ACT_CAST) {
        s->marks[who] |= BIT(MARK_STUNNED); /* BJ-G1: Force */
        bj_push(p, s, who, s->act_who, p->spell[s->act_what].range);
    }
    bj_result_go(p, s);
}

/* A target, or at the end the maker, has taken what it takes. */
void bj_area_settled(const struct pack *p, struct twenty_one *s)
{
    bool at_end = s->party[SECOND] == NONE;
    if (!at_end) {
        if (s->busted[FIRST])
            bj_area_maker_over(p, s);
        else
            bj_area_next(p, s);
        return;
    }
    bj_hand_clear(s, FIRST);
    bj_act_dealt(p, s);
}
