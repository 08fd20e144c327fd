/* The Conflict: turn order, turns, Delay, durations (BJ-D1 to BJ-D3, BJ-D6, BJ-G2). What is always
 * true: who stands has its card in the order or is delaying, but for the one whose delayed act
 * completes just now. */
#include <string.h>

#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/run/run.h"

/* ---- The order ---- */

/* A list of combatants, none twice, NONE behind the last. */
static void list_drop(uint8_t list[BODIES], int who)
{
    int to = 0;
    for (int i = 0; i < BODIES; i++)
        if (list[i] != who)
            list[to++] = list[i];
    if (to < BODIES)
        list[to] = NONE;
}

static void list_add(uint8_t list[BODIES], int who)
{
    int i = 0;
    while (list[i] != NONE)
        i++;
    list[i] = (uint8_t)who;
}

void bj_order_drop(struct twenty_one *s, int who)
{
    list_drop(s->order, who);
}

void bj_order_bottom(struct twenty_one *s, int who)
{
    bj_order_drop(s, who);
    list_add(s->order, who); /* BJ-D1 */
}

/* ---- Delay (BJ-D3) ---- */

void bj_delay_drop(struct twenty_one *s, int who)
{
    list_drop(s->delaying, who);
    s->delay_left[who] = 0;
    s->plan_kind[who] = ACT_NONE;
    s->plan_what[who] = s->plan_how[who] = s->plan_expert[who] = 0;
    s->plan_gear[who] = NONE;
}

void bj_delay_break(struct twenty_one *s, int who)
{
    if (!bj_is_delaying(s, who))
        return;
    bj_delay_drop(s, who);
    bj_order_bottom(s, who);
}

void bj_delay_begin(struct twenty_one *s, int who, int n)
{
    bj_order_drop(s, who); /* BJ-D3 */
    list_add(s->delaying, who);
    s->delay_left[who] = (uint8_t)n;
}

/* Whose delayed act completes now: the first begun of those that are due; if everyone delays, of
 * those with the least left. NONE: nobody's. */
static int due(const struct twenty_one *s)
{
    int best = NONE;
    for (int i = 0; i < BODIES && s->delaying[i] != NONE; i++)
        if (best == NONE || s->delay_left[s->delaying[i]] < s->delay_left[best])
            best = s->delaying[i]; /* BJ-D3: first begun first */
    if (best == NONE || !s->delay_left[best] || s->order[0] == NONE)
        return best; /* BJ-D3: all are delaying */
    return NONE;
}

static void complete(const struct pack *p, struct twenty_one *s, int who)
{
    act_set(s, who, s->plan_kind[who], s->plan_what[who], s->plan_gear[who], s->plan_how[who],
            s->plan_expert[who]);
    s->completion = 1;
    bj_delay_drop(s, who);
    bj_act_go(p, s);
}

/* ---- Beginning ---- */

void bj_conflict_begin(struct twenty_one *s)
{
    s->conflict = 1;
    count_up(&s->fights);
    s->turns_taken = 0;
    s->desk = 0;
    s->waiting = 0;
    s->phase = PHASE_ORDER;
}

static int to_order(const struct twenty_one *s)
{
    int left = bj_up_mask(s);
    for (int i = 0; i < BODIES; i++)
        if (s->order[i] != NONE)
            left &= ~(1 << s->order[i]);
    return left;
}

void bj_order_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    arg_one(option_add(o, SEAT_CHANCE, DO_ORDER),
            (struct set){{(uint64_t)to_order(s), 0}}); /* BJ-D1 */
}

void bj_order_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    bj_order_bottom(s, m->arg[0]);
    if (!to_order(s))
        bj_next_turn(p, s);
}

/* ---- Turns ---- */

bool bj_conflict_over(const struct twenty_one *s)
{
    int up = bj_up_mask(s);
    return !(up & HERO_BODIES) || !(up & bj_side_mask(s, SIDE_FOES)); /* BJ-D6 */
}

static void turn_begin(struct twenty_one *s, int who)
{
    s->mover = (uint8_t)who;
    s->marks[who] &= (uint8_t)~BIT(MARK_STUNNED); /* BJ-D5: until the start of their next turn */
    s->feet = (uint8_t)bj_feet_of(s, who);
    s->has_moved = s->has_acted = s->has_swapped = s->has_tried = s->has_dropped = 0;
    s->act_kind = ACT_NONE;
    s->act_who = NONE;
    s->completion = 0;
    turn_to(s, PHASE_OWN_TURN, seat_of(who));
}

void bj_next_turn(const struct pack *p, struct twenty_one *s)
{
    if (bj_conflict_over(s)) {
        bj_conflict_end(p, s);
        return;
    }
    int who = due(s);
    if (who != NONE) {
        complete(p, s, who);
        return;
    }
    if (s->turns_taken >= TURNS_MAX || s->moves >= MOVES_ENOUGH) { /* the GM can only end it */
        turn_to(s, PHASE_OWN_TURN, GM);
        return;
    }
    turn_begin(s, s->order[0]); /* BJ-D1 */
}

void bj_timed_tick(struct twenty_one *s, int who)
{
    for (int i = 0; i < TIMEDS; i++)
        if (s->turns[who * TIMEDS + i])
            s->turns[who * TIMEDS + i]--; /* BJ-G2 */
}

void bj_turn_end(const struct pack *p, struct twenty_one *s)
{
    int who = s->mover;
    s->turns_taken++;
    s->mover = NONE;
    s->lure[who] = 0; /* BJ-G1: their next turn */
    bj_timed_tick(s, who);
    for (int i = 0; i < BODIES; i++)
        if (i != who && bj_is_delaying(s, i) && s->delay_left[i])
            s->delay_left[i]--; /* BJ-D3: a turn of others */
    if (is_up(s, who) && !bj_is_delaying(s, who))
        bj_order_bottom(s, who); /* BJ-D1 */
    bj_next_turn(p, s);
}

/* ---- The end (BJ-D6, BJ-D8) ---- */

static void all_quiet(const struct pack *p, struct twenty_one *s)
{
    s->conflict = 0;
    s->mover = NONE;
    s->desk = 0;
    s->aftermath = 1;
    memset(s->order, NONE, sizeof s->order);
    memset(s->attacked, 0, sizeof s->attacked);
    memset(s->coated, 0, sizeof s->coated); /* BJ-H1: Turpentine, till the Conflict ends */
    for (int i = 0; i < BODIES; i++) {
        /* BJ-G1: Fall Control */
        s->marks[i] &= (uint8_t)~(BIT(MARK_STUNNED) | BIT(MARK_FALL_CONTROL));
        s->lure[i] = 0;
        if (bj_is_delaying(s, i) &&
            bj_act_needs_foe(p, s->plan_kind[i], s->plan_what[i], s->plan_gear[i]))
            bj_delay_drop(s, i); /* BJ-D8 */
    }
}

void bj_conflict_end(const struct pack *p, struct twenty_one *s)
{
    if (s->conflict)
        all_quiet(p, s);
    int who = due(s);
    if (who != NONE) {
        complete(p, s, who); /* BJ-D8 */
        return;
    }
    s->aftermath = 0;
    bj_fight_over(p, s);
}
