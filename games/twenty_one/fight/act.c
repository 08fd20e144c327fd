/* An act from its beginning to its end: how long it is delayed, its targets or square when it is
 * made, its Deal, what comes after. What is always true: requirements are asked again when a
 * delayed act completes; if they fail, or nothing legal is left to aim at, it fizzles and costs no
 * more than its time (BJ-D3). */
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"

static int item_of(const struct pack *p, const struct twenty_one *s)
{
    return p->gear[s->act_gear].item;
}

int bj_act_delay(const struct pack *p, const struct twenty_one *s, int who, int kind, int what,
                 int how, int expert)
{
    int gear;
    switch (kind) {
    case ACT_ATTACK:
        gear = what < HANDS ? bj_held(s, who, what) : GEAR_BARE;
        return p->gear[gear].delay + (is_sweep(how) ? SWEEP_DELAY : 0) +
               (how == HOW_POWER || how == HOW_POWER_SWEEP);
    /* BJ-E4: Expert Spell, not below 0: bj_expert_most */
    case ACT_CAST: return p->spell[what].delay - expert;
    case ACT_USE:
        gear = bj_from_gear(s, who, what);
        if (bj_is_quick(p, s, who) || (what >= FROM_HAND && p->gear[gear].flags & GEAR_THROWN))
            return 0; /* BJ-F6 */
        return ITEM_DELAY; /* BJ-F6 */
    default: return bj_is_quick(p, s, who) ? 0 : ITEM_DELAY; /* BJ-F4, BJ-F6: readied or swapped */
    }
}

bool bj_act_needs_foe(const struct pack *p, int kind, int what, int gear)
{
    if (kind == ACT_ATTACK)
        return true;
    if (kind == ACT_CAST)
        return p->spell[what].shape != SHAPE_SELF || p->spell[what].piece == SPELL_PIECE_PRANK;
    return kind == ACT_USE && p->gear[gear].flags & GEAR_THROWN;
}

void bj_act_begin(const struct pack *p, struct twenty_one *s, int who, int kind, int what, int how,
                  int expert)
{
    int gear = GEAR_BARE, delay = bj_act_delay(p, s, who, kind, what, how, expert);
    if (kind == ACT_ATTACK)
        gear = what < HANDS ? bj_held(s, who, what) : GEAR_BARE;
    else if (kind == ACT_USE)
        gear = bj_from_gear(s, who, what);
    else if (kind == ACT_READY)
        gear = s->pocket[who * POCKETS + what];
    if (s->conflict && delay) { /* BJ-D3, BJ-D8 */
        bj_delay_begin(s, who, delay);
        s->plan_kind[who] = (uint8_t)kind;
        s->plan_what[who] = (uint8_t)what;
        s->plan_gear[who] = (uint8_t)gear;
        s->plan_how[who] = (uint8_t)how;
        s->plan_expert[who] = (uint8_t)expert;
        bj_turn_end(p, s); /* BJ-D2 */
        return;
    }
    act_set(s, who, kind, what, gear, how, expert);
    s->completion = 0;
    bj_act_go(p, s);
}

/* ---- What it may be aimed at ---- */

static int within(const struct twenty_one *s, int who, int feet)
{
    int of = 0;
    for (int i = 0; i < BODIES; i++)
        if (is_up(s, i) && i != who && bj_distance(s, who, i) <= feet)
            of |= 1 << i;
    return of;
}

int bj_act_reach(const struct pack *p, int kind, int gear)
{
    if (kind == ACT_USE)
        return THROW_FEET;
    return kind == ACT_ATTACK && p->gear[gear].class == CLASS_MELEE ? p->gear[gear].reach : 0;
}

/* Why it can't be aimed at somebody, wherever they stand. */
static int person_why(const struct twenty_one *s, int who, int at)
{
    if (!is_body(at) || s->being[at] == BEING_ABSENT)
        return WHY_NOBODY;
    if (at == who)
        return WHY_SELF;
    if (!is_up(s, at))
        return s->being[at] == BEING_DOWN ? WHY_DOWN : WHY_FLED;
    return bj_is_enemy(s, who, at) ? BJ_OPEN : WHY_ALLY;
}

/* It reaches so far; 0: as far as one sees. */
static bool reaches(const struct pack *p, const struct twenty_one *s, int who, int at, int feet)
{
    return (!feet || bj_distance(s, who, at) <= feet) &&
           bj_can_see(p, s, who, at); /* BJ-D4: who is adjacent is seen */
}

static int target_why(const struct pack *p, const struct twenty_one *s, int who, int at, int feet)
{
    int why = person_why(s, who, at);
    if (why || reaches(p, s, who, at, feet))
        return why;
    if (!bj_in_sight(p, s, who, at))
        return WHY_HIDDEN;
    return feet && bj_distance(s, who, at) > feet ? WHY_FAR : WHY_DARK;
}

int bj_targets_for(const struct pack *p, const struct twenty_one *s, int who, int kind, int what,
                   int gear)
{
    int of = 0, shape = kind == ACT_CAST ? p->spell[what].shape : SHAPE_ONE,
        feet = bj_act_reach(p, kind, gear);
    if (shape == SHAPE_ADJACENT)
        return within(s, who, REACH_ADJACENT); /* BJ-G1: allies too */
    if (shape == SHAPE_WITHIN)
        return within(s, who, p->spell[what].range); /* BJ-G1: all but the caster */
    for (int i = 0; i < BODIES && shape == SHAPE_ONE; i++)
        of |= (!person_why(s, who, i) && reaches(p, s, who, i, feet)) << i;
    return of;
}

static int act_targets(const struct pack *p, const struct twenty_one *s)
{
    return bj_targets_for(p, s, s->act_who, s->act_kind, s->act_what, s->act_gear);
}

int bj_struck(const struct twenty_one *s, int row, int column)
{
    int of = 0;
    for (int i = 0; i < BODIES; i++)
        if (is_up(s, i) && bj_on_map(s, i) && bj_distance_to(s, i, row, column) <= FEET)
            of |= 1 << i; /* BJ-G1: all on it and adjacent, the caster's square too */
    return of;
}

/* ---- Going ---- */

bool bj_act_able(const struct pack *p, const struct twenty_one *s)
{
    int who = s->act_who;
    switch (s->act_kind) {
    case ACT_ATTACK: return s->act_what == WITH_BARE || bj_held(s, who, s->act_what) == s->act_gear;
    /* BJ-G1: at completion too */
    case ACT_CAST: return bj_holds_tool(p, s, who, p->spell[s->act_what].school);
    case ACT_USE:
        if (s->act_what < FROM_HAND && !bj_hand_empty(s, who, SLOT_LEFT) &&
            !bj_hand_empty(s, who, SLOT_RIGHT))
            return false; /* BJ-F6 */
        return bj_from_gear(s, who, s->act_what) == s->act_gear;
    case ACT_READY:
        return s->pocket[who * POCKETS + s->act_what] == s->act_gear &&
               bj_hand_empty(s, who, s->act_how);
    default: return !bj_swap_why(p, s, who, (int32_t[]){s->act_what}); /* BJ-F4 */
    }
}

/* From here the defenders know of it, and have been attacked (BJ-D7, BJ-E4: Flanking). */
static void attack_made(const struct pack *p, struct twenty_one *s, int targets)
{
    if (s->act_kind == ACT_CAST && p->spell[s->act_what].piece != SPELL_PIECE_DAMAGE)
        return;
    s->attacked[s->act_who] |= (uint16_t)(targets & ~(1 << s->act_who));
}

static void strike(const struct pack *p, struct twenty_one *s, int targets, bool area)
{
    attack_made(p, s, targets);
    if (s->act_kind == ACT_USE)
        bj_from_use_up(s, s->act_who, s->act_what); /* BJ-F6 */
    s->targets = area ? (uint16_t)targets : 0;
    if (area)
        bj_deal_open(p, s, DEAL_AREA, s->act_who, NONE); /* BJ-G3 */
    else
        bj_deal_open(p, s, DEAL_CONTEST, s->act_who, __builtin_ctz((unsigned)targets));
}

static void cast_go(const struct pack *p, struct twenty_one *s)
{
    const struct spell_row *spell = &p->spell[s->act_what];
    if (spell->shape == SHAPE_BLAST || spell->piece == SPELL_PIECE_PRANK) {
        struct options o;
        options_clear(&o);
        bj_square_options(p, s, s->actor, &o);
        turn_to(s, PHASE_SQUARE, seat_of(s->act_who));
        if (!o.count)
            bj_act_end(p, s);
    } else if (spell->shape == SHAPE_SELF) {
        s->target = spell->target; /* BJ-G1 */
        s->targets = 0;
        bj_deal_open(p, s, DEAL_TARGET, s->act_who, NONE);
    } else if (!act_targets(p, s)) {
        bj_act_end(p, s); /* BJ-D3: it fizzles */
    } else if (spell->shape == SHAPE_ONE) {
        turn_to(s, PHASE_AIM, seat_of(s->act_who));
    } else {
        strike(p, s, act_targets(p, s), true);
    }
}

void bj_act_go(const struct pack *p, struct twenty_one *s)
{
    s->tags = 0;
    if (!bj_act_able(p, s)) {
        bj_act_end(p, s); /* BJ-D3: it fizzles */
    } else if (s->act_kind == ACT_CAST) {
        cast_go(p, s);
    } else if (s->act_kind == ACT_READY || s->act_kind == ACT_SWAP ||
               (s->act_kind == ACT_USE && !(p->gear[s->act_gear].flags & GEAR_THROWN))) {
        bj_item_go(p, s);
    } else if (!act_targets(p, s)) {
        bj_act_end(p, s); /* BJ-D3: it fizzles */
    } else {
        turn_to(s, PHASE_AIM, seat_of(s->act_who));
    }
}

int bj_aim_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)who;
    if (s->phase != PHASE_AIM)
        return WHY_AIM;
    if (s->act_kind == ACT_ATTACK && is_sweep(s->act_how))
        return WHY_SWEEP;
    return target_why(p, s, s->act_who, arg[0], bj_act_reach(p, s->act_kind, s->act_gear));
}

int bj_sweep_missed(const struct pack *p, const struct twenty_one *s, int mask)
{
    int of = mask & ((1 << BODIES) - 1) & ~act_targets(p, s);
    return of ? __builtin_ctz((unsigned)of) : NONE;
}

int bj_sweep_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int missed = s->phase == PHASE_AIM ? bj_sweep_missed(p, s, arg[0]) : NONE;
    (void)who;
    if (s->phase != PHASE_AIM)
        return WHY_AIM;
    if (!arg[0])
        return WHY_SWEEP_NONE;
    return missed == NONE
               ? BJ_CLOSED
               : target_why(p, s, s->act_who, missed, bj_act_reach(p, s->act_kind, s->act_gear));
}

void bj_aim_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    int of = act_targets(p, s);
    if (s->act_kind == ACT_ATTACK && is_sweep(s->act_how))
        arg_subset(option_add(o, seat, DO_SWEEP), (uint32_t)of, 1,
                   BODIES); /* BJ-H1: any chosen adjacent targets */
    else
        arg_one(option_add(o, seat, DO_AIM), (struct set){{(uint64_t)of, 0}});
    if (seat == GM)
        bj_edge_options(s, o);
}

void bj_aim_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_EDGE) {
        bj_edge_give(s, m);
        return;
    }
    if (m->verb == DO_SWEEP) {
        strike(p, s, m->arg[0], true); /* BJ-G3 */
        return;
    }
    int targets = 1 << m->arg[0];
    bool area = s->act_kind == ACT_USE && item_of(p, s) == ITEM_THROW_NEAR;
    if (area)
        targets |=
            within(s, m->arg[0], REACH_ADJACENT) & bj_foes_of(s, s->act_who); /* BJ-H1: Firebomb */
    strike(p, s, targets, area);
}

/* Why a spell that has begun can't be cast on a square. */
static int spot_why(const struct pack *p, const struct twenty_one *s, int row, int column)
{
    int who = s->act_who, range = p->spell[s->act_what].range,
        why = bj_ground_why(p, s, row, column);
    if (why)
        return why;
    if (range && bj_distance_to(s, who, row, column) > range)
        return WHY_SQUARE_FAR;
    if (bj_square_seen(p, s, who, row, column))
        return BJ_OPEN; /* BJ-G1: a square in sight */
    return bj_square_in_sight(p, s, who, row, column) ? WHY_SQUARE_DARK : WHY_SQUARE_HIDDEN;
}

int bj_square_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)who;
    return s->phase == PHASE_SQUARE ? spot_why(p, s, arg[0], arg[1]) : WHY_SQUARE;
}

void bj_square_options(const struct pack *p, const struct twenty_one *s, int seat,
                       struct options *o)
{
    (void)seat;
    struct ground m = bj_map_of(p, s);
    uint32_t squares[SIDE_CELLS] = {0};
    int who = s->act_who;
    if (!bj_on_map(s, who))
        return;
    for (int row = 0; row < m.rows; row++)
        for (int column = 0; column < m.columns; column++)
            squares[row] |= (uint32_t)!spot_why(p, s, row, column) << column;
    bj_squares_add(o, seat_of(who), DO_SQUARE, squares);
    if (o->count && seat_of(who) == GM)
        bj_edge_options(s, o);
}

void bj_square_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int targets = 0;
    if (m->verb == DO_EDGE) {
        bj_edge_give(s, m);
        return;
    }
    s->at_row = (uint8_t)m->arg[0];
    s->at_column = (uint8_t)m->arg[1];
    if (p->spell[s->act_what].piece == SPELL_PIECE_PRANK) {
        s->target = p->spell[s->act_what].target;
        s->targets = 0;
        bj_deal_open(p, s, DEAL_TARGET, s->act_who, NONE);
        return;
    }
    targets = bj_struck(s, s->at_row, s->at_column);
    if (targets)
        strike(p, s, targets, true);
    else
        bj_act_end(p, s); /* BJ-D3: nobody is there */
}

/* ---- The end ---- */

void bj_act_dealt(const struct pack *p, struct twenty_one *s)
{
    bool success = s->result == RESULT_SUCCESS;
    int maker = s->party[FIRST];
    if (!s->conflict) /* BJ-D8: the caster's next Deals */
        for (int party = 0; party < 2; party++)
            if (s->party[party] != NONE)
                bj_timed_tick(s, s->party[party]);
    for (int i = 0; i < BODIES; i++)
        if (i == s->party[SECOND] || s->targets >> i & 1) {
            s->aware[i] = 1; /* BJ-D7: when attacked, at any Deal against it; too late to
                                retaliate */
            s->lure[i] = 0;
            s->circumstance[i] = 0; /* BJ-E1: of one Deal */
        }
    s->circumstance[maker] = 0;
    s->deal = DEAL_NONE;
    if (s->act_kind == ACT_CAST && is_up(s, maker))
        bj_spell_done(p, s, success);
    else
        bj_act_end(p, s);
}

void bj_act_end(const struct pack *p, struct twenty_one *s)
{
    int who = s->act_who;
    bool weapon = s->act_kind == ACT_ATTACK && s->mover == who && !s->completion;
    bool moves_on = false;
    for (int hand = 0; weapon && hand < HANDS; hand++) {
        const struct gear_row *g = bj_in_hand(p, s, who, hand);
        if (g->flags & GEAR_MOVE_AFTER && g->class == p->gear[s->act_gear].class &&
            s->act_what < HANDS)
            moves_on = true; /* BJ-H1: Scimitar; BJ-F8 */
    }
    if (s->aftermath) {
        bj_conflict_end(p, s);
    } else if (!s->conflict && s->approach != NONE) {
        bj_scene_dealt(p, s);
    } else if (!s->conflict) {
        bj_peace_open(s);
    } else if (s->completion) {
        s->completion = 0;
        if (is_up(s, who))
            bj_order_bottom(s, who); /* BJ-D3 */
        bj_next_turn(p, s);
    } else if (moves_on && s->feet && is_up(s, who) && !bj_conflict_over(s)) {
        s->has_acted = 1;
        s->phase = PHASE_OWN_TURN; /* of the same actor, who has aimed */
    } else {
        bj_turn_end(p, s); /* BJ-D2: any Act ends it */
    }
}
