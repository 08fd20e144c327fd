/* Outside a Conflict: what heroes do in peace, what the GM calls, corrects and opens. What is
 * always true: the GM may do all of that at any time, whoever else is still asked. */
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/run.h"

static int players_up(const struct twenty_one *s)
{
    int of = 0;
    for (int i = 0; i < HEROES; i++)
        if (is_up(s, i))
            of |= 1 << seat_of(i);
    return of;
}

void bj_peace_open(struct twenty_one *s)
{
    bool used_up = acts_are_bounded(s) && s->acts >= ACTS_MAX;
    bool busy = !used_up && s->moves < MOVES_ENOUGH && players_up(s);
    turn_to(s, PHASE_FREE, NONE);
    s->mover = NONE;
    s->back_to = NONE;
    s->waiting = (uint8_t)(busy ? players_up(s) : 1 << GM);
}

int bj_story_why(const struct twenty_one *s, int verb)
{
    switch (verb) {
    case DO_FIGHT:
        return s->conflict ? WHY_CONFLICT : bj_conflict_over(s) ? WHY_NO_FOE : BJ_OPEN; /* BJ-D1 */
    case DO_SCENE:
    case DO_REST:
        return s->run != RUN_FREE ? WHY_RUN_SCENES : s->conflict ? WHY_END_FIRST : BJ_OPEN;
    case DO_ONWARD:
        return s->run == RUN_FREE ? WHY_FREE_TABLE : s->conflict ? WHY_END_FIRST : BJ_OPEN;
    default: return s->conflict ? WHY_END_FIRST : BJ_OPEN;
    }
}

static void gm_options(const struct pack *p, const struct twenty_one *s, struct options *o)
{
    int heroes = bj_up_mask(s) & HERO_BODIES;
    if (s->moves >= MOVES_ENOUGH) {
        option_add(o, GM, DO_FINISH);
        return;
    }
    if (!bj_story_why(s, DO_FIGHT))
        option_add(o, GM, DO_FIGHT);
    if (!bj_story_why(s, DO_SCENE) && encounters_of(p, s->edition))
        arg_one(option_add(o, GM, DO_SCENE), set_below(encounters_of(p, s->edition)));
    if (!bj_story_why(s, DO_ONWARD))
        option_add(o, GM, DO_ONWARD);
    if (heroes)
        arg_one(option_add(o, GM, DO_CALL), (struct set){{(uint64_t)heroes, 0}}); /* BJ-B6 */
    bj_desk_options(p, s, o);
    if (!bj_story_why(s, DO_REST))
        option_add(o, GM, DO_REST);
    option_add(o, GM, DO_FINISH);
}

void bj_peace_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    if (seat == GM) {
        gm_options(p, s, o);
        return;
    }
    bj_quiet_options(p, s, seat - 1, o);
    if (!bj_story_why(s, DO_FIGHT))
        option_add(o, seat, DO_FIGHT);
    option_add(o, seat, DO_WAIT)->flags = OPTION_DULL | OPTION_SAFE;
}

static void gm_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    switch (m->verb) {
    case DO_SCENE:
        bj_encounter_open(p, s, m->arg[0]);
        bj_peace_open(s);
        break;
    case DO_ONWARD: bj_stage_done(p, s); break;
    case DO_CALL: bj_call_ask(s, m->arg[0]); break;
    case DO_REST:
        bj_rest(p, s); /* BJ-I2 */
        bj_peace_open(s);
        break;
    case DO_FINISH: bj_match_end(s, ENDING_LEFT); break;
    default: bj_desk_apply(p, s, m); break;
    }
}

void bj_peace_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_WAIT) {
        s->waiting &= (uint8_t)~(1u << m->seat);
        if (!s->waiting)
            s->waiting = 1 << GM;
        return;
    }
    if (acts_are_bounded(s) || m->seat != GM)
        s->acts = (uint8_t)(s->acts < ACTS_MAX ? s->acts + 1 : ACTS_MAX);
    if (m->verb == DO_FIGHT) {
        bj_conflict_begin(s);
    } else if (m->seat == GM) {
        gm_apply(p, s, m);
    } else {
        bj_acts_apply(p, s, m, m->seat - 1);
        if (m->verb == DO_DROP || m->verb == DO_DISMISS)
            bj_peace_open(s);
    }
}
