/* The result step (BJ-C6), in its order: Riposte, cards laid out, Bonus Damage, Magic Shield,
 * reductions, the pile, what being damaged brings, Power Within, incapacity. What is always true:
 * when it begins the result is fixed and no window opens any more. */
#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/lasting.h"

void bj_blow_set(struct twenty_one *s, int loser, int blow)
{
    s->loser = (uint8_t)loser;
    s->blow = (uint8_t)blow;
}

/* ---- Who has won (BJ-B3, BJ-B4) ---- */

int bj_result_now(const struct twenty_one *s)
{
    int first = bj_hand_total(s, FIRST);
    bool bust = bj_over(s, FIRST);
    if (s->deal == DEAL_TARGET)
        return !bust && first >= s->target ? RESULT_SUCCESS : RESULT_FAILURE; /* BJ-B3 */
    if (bust != bj_over(s, SECOND))
        return bust ? RESULT_SECOND : RESULT_FIRST; /* BJ-B4 */
    int gap = bust ? 0 : first - bj_hand_total(s, SECOND); /* BJ-B4: both over: a draw */
    return gap > 0 ? RESULT_FIRST : gap < 0 ? RESULT_SECOND : RESULT_DRAW; /* BJ-B4 */
}

void bj_result_begin(const struct pack *p, struct twenty_one *s)
{
    s->result = (uint8_t)bj_result_now(s);
    if (s->deal == DEAL_AREA) {
        bj_area_settle(p, s); /* BJ-G3 */
        return;
    }
    if (bj_is_attack(p, s) && s->result == RESULT_FIRST)
        bj_blow_set(s, s->party[SECOND], BLOW_ATTACK); /* BJ-C1 */
    else if (bj_is_attack(p, s) && s->result == RESULT_SECOND &&
             bj_can_retaliate(p, s, s->party[SECOND], s->party[FIRST]))
        bj_blow_set(s, s->party[FIRST], BLOW_RETALIATION); /* BJ-C1 */
    bj_result_go(p, s);
}

/* ---- The steps ---- */

static int loser_party(const struct twenty_one *s) { return bj_party_of(s, s->loser); }

/* Whether it is asked for a Riposte: of a foe whose Skills are hidden, whether it has one or
 * not. */
static bool is_asked(const struct pack *p, const struct twenty_one *s, int who)
{
    if (who >= HEROES && s->rule_foes_hidden && !ripostes_betray(s))
        return !bj_price_why(p, s, who, p->skill_by[PIECE_RIPOSTE]); /* BJ-B7 */
    return bj_skill_open(p, s, who, p->skill_by[PIECE_RIPOSTE]);
}

/* Who may yet Riposte: those that beat a loser who is finally bust. */
static int may_riposte(const struct pack *p, const struct twenty_one *s)
{
    int of = 0, beat = s->blow == BLOW_ATTACK ? 1 << s->party[FIRST] : s->beaten_by;
    if (s->deal == DEAL_CONTEST && s->blow == BLOW_RETALIATION)
        beat = 1 << s->party[SECOND];
    if (s->blow == BLOW_NONE || !s->busted[loser_party(s)] || !bj_can_draw(s, s->loser))
        return 0;
    for (int i = 0; i < BODIES; i++)
        if (beat >> i & 1 && i != s->loser && is_asked(p, s, i))
            of |= 1 << i; /* BJ-E4: Riposte */
    return of & ~s->passed;
}

static int bonus_damage(const struct pack *p, const struct twenty_one *s)
{
    int sum = 0, maker = s->party[FIRST];
    bool critical = s->critical[FIRST] || (s->party[SECOND] != NONE && s->critical[SECOND]);
    if (critical)
        sum += s->rule_critical; /* BJ-B5 */
    if (s->blow != BLOW_ATTACK)
        return sum; /* BJ-C2: the attacker's, never on retaliation */
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_gear_works(p, s, maker, hand, s->loser) && !bj_gear_twice(s, maker, hand))
            sum += bj_in_hand(p, s, maker, hand)->bonus; /* BJ-C2, BJ-H1 */
    if (s->act_how == HOW_POWER || s->act_how == HOW_POWER_SWEEP)
        sum++; /* BJ-E4: Power Strike */
    return sum;
}

/* What a target that was damaged draws straight onto the pile. */
static int more_damage(const struct pack *p, const struct twenty_one *s)
{
    int sum = 0;
    if (s->blow != BLOW_ATTACK)
        return 0; /* BJ-C2: never on retaliation */
    if (bj_attack_coated(s))
        sum += COATING_BONUS; /* BJ-H1: Turpentine */
    if (s->used[s->party[FIRST]] >> p->skill_by[PIECE_SPELL_BONUS] & 1)
        sum += p->skill[p->skill_by[PIECE_SPELL_BONUS]].hi; /* BJ-E4: Power Spell */
    return sum;
}

static void lay_out(const struct pack *p, struct twenty_one *s)
{
    s->laid = bj_hand_cards(s, loser_party(s)); /* BJ-C6 */
    if (s->blow == BLOW_BACKLASH)
        s->laid &= CARD_BIT(2 * RANKS) - 1; /* BJ-G1: its own red cards */
    s->bonus = (uint8_t)(s->laid ? bonus_damage(p, s) : 0); /* BJ-C6: if at least one */
}

/* What goes to the discard without being chosen; then how many the loser may still choose. */
static void reduce_first(const struct pack *p, struct twenty_one *s)
{
    int who = s->loser;
    uint64_t shed = 0;
    s->reduce = 0;
    if (s->armor[who] != NONE)
        s->reduce = p->armor[s->armor[who]].sheds; /* BJ-H1: Platemail */
    for (int hand = 0; hand < HANDS; hand++) {
        int flags = bj_in_hand(p, s, who, hand)->flags;
        if (flags & GEAR_CLUBS_SHED)
            shed |= suit_cards(SUIT_CLUBS); /* BJ-H1: Kite Shield */
        if (flags & GEAR_BUST_SHED && s->blow == BLOW_ATTACK && s->busted[loser_party(s)] &&
            !bj_gear_twice(s, who, hand))
            s->reduce = (uint8_t)(s->reduce + BUST_SHED); /* BJ-H1: Greatshield */
    }
    if (s->turns[who * TIMEDS + TIMED_FLASH_SWEAT] && bj_is_fire(p, s) &&
        s->blow != BLOW_RETALIATION)
        shed |= CARD_BIT(2 * RANKS) - 1; /* BJ-G1: Flash Sweat */
    bj_to_discard(s, who, s->laid & shed);
    s->laid &= ~shed;
}

static void to_pile(const struct pack *p, struct twenty_one *s)
{
    int who = s->loser, maker = s->party[FIRST];
    s->pile[who] |= s->laid; /* BJ-C1 */
    s->bonus = (uint8_t)(s->laid ? more_damage(p, s) : 0); /* BJ-C6: damaged */
    if (s->laid) {
        /* BJ-D3: by another; the own act, which may burn its maker, has completed */
        bj_delay_break(s, who);
        if (s->blow == BLOW_ATTACK && bj_hand_cards(s, FIRST) & suit_cards(SUIT_CLUBS) &&
            bj_gear_flag(p, s, maker, who, GEAR_CLUBS_STUN))
            s->marks[who] |= BIT(MARK_STUNNED); /* BJ-H1: Mace */
    }
    s->laid = 0;
}

/* Who pays for Power Within after this Deal, or this part of an area act. */
static int pays_within(const struct twenty_one *s)
{
    int of = 0, parties = 0;
    if (s->deal != DEAL_AREA || s->party[SECOND] == NONE)
        parties |= 1 << s->party[FIRST];
    if (s->party[SECOND] != NONE)
        parties |= 1 << s->party[SECOND];
    for (int i = 0; i < BODIES; i++)
        if (parties >> i & 1 && has_mark(s, i, MARK_POWER_WITHIN) && is_up(s, i))
            of |= 1 << i; /* BJ-G1: Power Within */
    return of;
}

/* One step of BJ-C6; true if somebody, or chance, must move first. */
static bool settle_stage(const struct pack *p, struct twenty_one *s)
{
    switch (s->stage) {
    case STAGE_RIPOSTE: {
        int of = may_riposte(p, s);
        if (!of)
            break;
        s->asked = (uint8_t)__builtin_ctz((unsigned)of);
        s->phase = PHASE_RIPOSTE;
        return true;
    }
    case STAGE_LAY:
        if (s->blow != BLOW_NONE)
            lay_out(p, s);
        break;
    case STAGE_BONUS:
    case STAGE_MORE:
        if (!s->bonus || !bj_can_draw(s, s->loser))
            break;
        s->phase = PHASE_BONUS;
        return true;
    case STAGE_SHIELD:
        if (!s->laid || !bj_skill_open(p, s, s->loser, p->skill_by[PIECE_SHIELD]))
            break;
        s->asked = s->loser;
        s->phase = PHASE_SHIELD;
        return true;
    case STAGE_REDUCE:
        if (s->blow != BLOW_NONE && s->phase != PHASE_REDUCE)
            reduce_first(p, s);
        if (!s->laid || !s->reduce)
            break;
        s->asked = s->loser;
        s->phase = PHASE_REDUCE;
        return true;
    case STAGE_PILE:
        s->bonus = 0;
        if (s->blow != BLOW_NONE)
            to_pile(p, s);
        s->to_ask = (uint16_t)pays_within(s);
        break;
    case STAGE_WITHIN:
        while (s->to_ask && !bj_can_draw(s, __builtin_ctz(s->to_ask)))
            s->to_ask &= (uint16_t)(s->to_ask - 1);
        if (!s->to_ask)
            break;
        s->asked = (uint8_t)__builtin_ctz(s->to_ask);
        s->phase = PHASE_WITHIN;
        return true;
    default: break;
    }
    s->stage++;
    return false;
}

static void finish(const struct pack *p, struct twenty_one *s)
{
    for (int party = 0; party < 2; party++) {
        int who = s->party[party];
        bool stood = who != NONE && is_up(s, who);
        if (who != NONE)
            bj_check_limit(p, s, who); /* BJ-C6 */
        if (stood && !is_up(s, who))
            bj_deed_felled(p, s, who); /* BJ-M3 */
    }
    if (s->deal == DEAL_AREA) {
        bj_area_settled(p, s);
        return;
    }
    for (int party = 0; party < 2 && s->party[party] != NONE; party++)
        bj_hand_clear(s, party);
    bj_act_dealt(p, s);
}

void bj_result_go(const struct pack *p, struct twenty_one *s)
{
    s->phase = PHASE_DEAL;
    while (s->stage != STAGE_DONE)
        if (settle_stage(p, s))
            return;
    s->asked = NONE;
    s->passed = 0;
    finish(p, s);
}

void bj_result_options(const struct pack *p, const struct twenty_one *s, int seat,
                       struct options *o)
{
    switch (s->phase) {
    case PHASE_RIPOSTE:
        if (bj_skill_open(p, s, s->asked, p->skill_by[PIECE_RIPOSTE]))
            arg_is(option_add(o, seat, DO_SKILL), p->skill_by[PIECE_RIPOSTE]);
        break;
    case PHASE_SHIELD: arg_is(option_add(o, seat, DO_SKILL), p->skill_by[PIECE_SHIELD]); break;
    case PHASE_REDUCE: arg_one(option_add(o, seat, DO_DISCARD), (struct set){{s->laid, 0}}); break;
    case PHASE_BONUS: bj_deck_options(s, s->loser, DO_WOUND, o); return;
    default: bj_deck_options(s, s->asked, DO_WOUND, o); return;
    }
    option_add(o, seat, DO_PASS);
}

static void wound_drawn(struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_SHUFFLE) {
        bj_deck_refill(s, m->arg[0]);
        return;
    }
    bj_deck_take(s, m->arg[0], m->arg[1]);
    if (s->phase == PHASE_BONUS) {
        uint64_t *to = s->stage == STAGE_BONUS ? &s->laid : &s->pile[s->loser];
        *to |= CARD_BIT(m->arg[1]); /* BJ-C2, BJ-C5 */
        s->bonus--;
    } else {
        s->pile[m->arg[0]] |= CARD_BIT(m->arg[1]); /* BJ-G1: Power Within */
        s->to_ask &= (uint16_t)~(1u << m->arg[0]);
    }
}

void bj_result_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (s->phase == PHASE_BONUS || s->phase == PHASE_WITHIN) {
        wound_drawn(s, m);
    } else if (m->verb == DO_DISCARD) {
        bj_to_discard(s, s->loser, CARD_BIT(m->arg[0]));
        s->laid &= ~CARD_BIT(m->arg[0]);
        s->reduce--;
        settle_stage(p, s);
        if (s->stage == STAGE_REDUCE)
            return;
    } else if (m->verb == DO_PASS && s->phase == PHASE_RIPOSTE) {
        s->passed |= (uint16_t)(1u << s->asked);
    } else if (m->verb == DO_PASS) {
        s->stage++;
    } else if (s->phase == PHASE_RIPOSTE) {
        bj_skill_spend(p, s, s->asked, p->skill_by[PIECE_RIPOSTE]);
        /* BJ-E4: no second check */
        s->owed[loser_party(s)] = (uint8_t)p->skill[p->skill_by[PIECE_RIPOSTE]].hi;
        bj_deal_go(p, s);
        return;
    } else {
        bj_skill_spend(p, s, s->asked, p->skill_by[PIECE_SHIELD]);
        bj_to_discard(s, s->loser, s->laid); /* BJ-G1: Magic Shield, bonus included */
        s->laid = 0;
    }
    bj_result_go(p, s);
}

/* ---- Out, and back (BJ-C3) ---- */

void bj_incapacitate(struct twenty_one *s, int who)
{
    s->being[who] = BEING_DOWN;
    bj_order_drop(s, who);  /* BJ-C3 */
    bj_delay_drop(s, who);  /* BJ-C3 */
    s->marks[who] = 0;   /* BJ-G2: all end */
    s->lure[who] = 0;
    for (int i = 0; i < TIMEDS; i++)
        s->turns[who * TIMEDS + i] = 0; /* BJ-G2 */
}

void bj_check_limit(const struct pack *p, struct twenty_one *s, int who)
{
    if (is_up(s, who) && pile_size(s, who) >= bj_limit_of(p, s, who))
        bj_incapacitate(s, who); /* BJ-C3 */
}

void bj_revive(const struct pack *p, struct twenty_one *s, int who)
{
    if (s->being[who] != BEING_DOWN || pile_size(s, who) >= bj_limit_of(p, s, who))
        return;
    s->being[who] = BEING_UP;
    if (s->conflict)
        bj_order_bottom(s, who); /* BJ-C3 */
}
