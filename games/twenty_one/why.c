/* Why a move is not open, verb by verb: each reason comes from the place that refuses. What is
 * always true: it reads the view of the seat that asks, and is asked only of moves that are not
 * among its options. */
#include "games/twenty_one/why.h"

#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/deal/edge.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/rules.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/room.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"

static int end_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p, (void)who, (void)arg;
    return s->conflict ? WHY_LURED_FIRST : WHY_NO_TURN;
}

/* A verb: who makes it (TURN: who acts, in its turn; SEAT: the hero of the seat; ANY: whoever is
 * asked), what judges it, and what is said if that lets it pass, or nothing judges it. */
static const struct verb_why {
    enum { ANY, TURN, SEAT } of;
    bj_why_rule *why;
    uint8_t plain;
} verbs[VERBS] = {
    [DO_MOVE] = {TURN, bj_move_why},
    [DO_FLEE] = {TURN, bj_flee_why},
    [DO_ATTACK] = {TURN, bj_attack_why},
    [DO_CAST] = {TURN, bj_cast_why},
    [DO_USE] = {TURN, bj_use_why},
    [DO_READY] = {TURN, bj_ready_why},
    [DO_SWAP] = {TURN, bj_swap_why},
    [DO_DROP] = {TURN, bj_drop_why},
    [DO_DISMISS] = {TURN, bj_dismiss_why},
    [DO_TRY] = {TURN, .plain = WHY_TRY}, /* BJ-B6 */
    [DO_END] = {TURN, end_why},
    [DO_AIM] = {ANY, bj_aim_why},
    [DO_SWEEP] = {ANY, bj_sweep_why},
    [DO_SQUARE] = {ANY, bj_square_why},
    [DO_AT] = {ANY, bj_place_why},
    [DO_HIT] = {SEAT, bj_hit_why},
    [DO_HOLD] = {SEAT, bj_hold_why},
    [DO_SKILL] = {ANY, bj_skill_why},
    [DO_ALTER] = {ANY, bj_alter_why},
    [DO_CHEEK] = {ANY, bj_cheek_why},
    [DO_RECOMPENSE] = {ANY, bj_recompense_why},
    [DO_PASS] = {.plain = WHY_PASS},
    [DO_KIND] = {.plain = WHY_KIND},
    [DO_SUIT] = {.plain = WHY_KIND},
    [DO_PATH] = {.plain = WHY_PATH},
    [DO_RUN] = {.plain = WHY_RUN},
    [DO_APPROACH] = {ANY, bj_approach_why},
};

static bool of_room(int verb) { return verb >= DO_ROOM && verb <= DO_MAKE; }

static bool of_gm(int verb)
{
    return (verb >= DO_CALL && verb <= DO_FINISH) || verb == DO_RUN || verb == DO_SCENE ||
           verb == DO_EDGE || of_room(verb) || verb == DO_LIMIT ||
           verb == DO_DUB;
}

static bool of_desk(int verb)
{
    return (verb >= DO_SHIFT && verb <= DO_PEACE && verb != DO_AT) || verb == DO_CALL ||
           verb == DO_EDGE || of_room(verb);
}

static int discard_why(int phase)
{
    return phase == PHASE_CHEER    ? WHY_CHEER
           : phase == PHASE_REDUCE ? WHY_REDUCE
           : phase == PHASE_REMEDY ? WHY_REMEDY
                                   : WHY_DISCARD;
}

static int verb_why(const struct pack *p, const struct twenty_one *s, int seat,
                    const struct move *m)
{
    const struct verb_why *row = &verbs[m->verb];
    int who = row->of == SEAT ? seat - 1 : NONE, why = BJ_OPEN; /* of the GM: nobody */
    if (row->of == TURN) {
        who = bj_who_acts(s, seat);
        why = who == NONE ? WHY_GM_PEOPLE
                          : bj_turn_why(s, who, m->verb == DO_MOVE || m->verb == DO_END);
    }
    if (!why && row->why)
        why = row->why(p, s, who, m->arg);
    return why ? why : row->plain ? row->plain : BJ_CLOSED;
}

static int reason(const struct pack *p, const struct twenty_one *s, int seat, const struct move *m)
{
    switch (m->verb) {
    case DO_DEFEND: return s->phase == PHASE_DEFENCE ? WHY_DEFEND : WHY_DEFEND_FIRST;
    case DO_DISCARD: return discard_why(s->phase);
    case DO_TARGET:
    case DO_OPPOSE:
    case DO_TEST:
    case DO_NO_DEAL: return bj_call_why(s, m);
    case DO_SCENE:
    case DO_FIGHT:
    case DO_ONWARD:
    case DO_REST:
    case DO_FINISH: return bj_story_why(s, m->verb);
    default: break;
    }
    if (of_room(m->verb))
        return bj_room_why(p, s, m);
    if (m->verb <= DO_DONE || m->verb == DO_BEAR)
        return bj_build_why(p, s, m);
    if (m->verb == DO_LIMIT || m->verb == DO_DUB)
        return s->phase == PHASE_MAKE ? BJ_CLOSED : WHY_MAKE_FIRST;
    return of_desk(m->verb) ? bj_desk_why(p, s, m->verb, m->arg[0]) : verb_why(p, s, seat, m);
}

int bj_mover_of(const struct twenty_one *s, const struct move *m)
{
    switch (s->phase) {
    case PHASE_OWN_TURN: return s->mover;
    case PHASE_AIM:
    case PHASE_SQUARE:
    case PHASE_REMEDY: return s->act_who;
    case PHASE_PLAY: return s->party[s->player];
    case PHASE_WINDOW:
    case PHASE_DEFENCE:
    case PHASE_CHEER:
    case PHASE_RIPOSTE:
    case PHASE_SHIELD:
    case PHASE_REDUCE: return s->asked;
    case PHASE_BUILD:
    case PHASE_CHANCE_BUILD: return s->builder;
    case PHASE_MAKE: return s->desk_who;
    default: return m->seat > GM && m->seat < SEATS ? m->seat - 1 : NONE;
    }
}

bool bj_gm_aside(const struct data *d, const struct view *v)
{
    return v->seat == GM && twenty_one_resting(d, &v->state) &&
           look_at(&v->state)->phase != PHASE_FREE;
}

bool bj_seat_moves(const struct data *d, const struct view *v)
{
    return v->seat < SEATS && twenty_one_turn(d, &v->state) >> v->seat & 1 && !bj_gm_aside(d, v);
}

int bj_why_not(const struct data *d, const struct view *v, const struct move *m)
{
    const struct twenty_one *s = look_at(&v->state);
    if (v->seat >= s->seats || verb_of_chance(m->verb) || s->phase == PHASE_OVER)
        return BJ_CLOSED;
    if (v->seat != GM && of_gm(m->verb))
        return WHY_GM;
    if (!bj_seat_moves(d, v) && !(v->seat == GM && of_desk(m->verb)))
        return BJ_NOT_ASKED;
    return reason(pack_of(d), s, v->seat, m);
}
