/* Phase 1: hands, Time, three Fights, odds, who goes first. `stage` counts the stages, `item` the
 * Fights; chance alone moves here. */
#include <string.h>

#include "games/bloodsport/decks.h"
#include "games/bloodsport/fight.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

enum { STAGE_HANDS, STAGE_FIGHTS, STAGE_START };

/* The seat that gets the next Action: the smaller hand, seat 0 first; or -1. */
static int hand_next(const struct bloodsport *s)
{
    int next = -1;
    for (int seat = 0; seat < s->seats; seat++) {
        int size = s->action_size[ACTION_HAND + seat];
        if (is_active(s, seat) && size < HAND_FULL && /* BG-B1 */
            (next < 0 || size < s->action_size[ACTION_HAND + next]))
            next = seat;
    }
    return next;
}

static void deal_on(struct bloodsport *s)
{
    /* BG-A1: fewer are dealt */
    if (s->stage == STAGE_HANDS && (hand_next(s) < 0 || !bg_actions_left(s)))
        s->stage = STAGE_FIGHTS;
    if (s->stage == STAGE_FIGHTS && s->item == FIGHTS)
        s->stage = STAGE_START;
    if (s->stage == STAGE_START && alone(s)) { /* BG-H3 */
        s->first = is_active(s, 0) ? 0 : 1;
        bg_action_begin(s);
    }
}

void bg_round_begin(struct state *st)
{
    struct bloodsport *s = table_of(st);
    s->round++;
    s->phase = PHASE_DEAL;
    s->caught = 0;
    s->actor = s->last = NONE;
    s->row_count = s->row_next = 0;
    s->blows = 0;
    s->scored[0] = s->scored[1] = 0;
    s->fight = NONE;
    s->passed = s->passed_fight = s->waiting = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        s->bets_made[seat] = s->bets_void[seat] = 0;
        s->risk_cut[seat] = 0;
        if (is_active(s, seat) && s->time[seat] < TIME_FULL)
            s->time[seat] = TIME_FULL; /* BG-B1: filled up, never cut */
    }
    for (int row = 0; row < ROWS_MAX; row++) {
        s->row_on[row] = s->row_owner[row] = s->row_tie[row] = NONE;
        s->row_time[row] = s->row_coin[row] = s->row_extra[row] = s->row_cut[row] =
            s->row_done[row] = 0;
    }
    memset(s->winner, WINNER_NONE, sizeof s->winner);
    memset(s->odds, 0, sizeof s->odds);
    deal_on(s);
}

void bg_deal_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    int f = s->item;
    if (s->stage == STAGE_HANDS) {
        bg_options_deal(s, DECK_ACTIONS, hand_next(s), o);
    } else if (s->stage == STAGE_FIGHTS) { /* BG-B2 */
        if (s->fighter_at[f * 2] == NONE)
            bg_options_deal(s, DECK_FIGHTERS, f * 2, o); /* BG-A0: the first dealt is left */
        else if (s->fighter_at[f * 2 + 1] == NONE)
            bg_options_deal(s, DECK_FIGHTERS, f * 2 + 1, o);
        else if (s->weapon_size[WEAPON_SLOT + f * 2] == 0)
            bg_options_deal(s, DECK_WEAPONS, f * 2, o);
        else if (s->weapon_size[WEAPON_SLOT + f * 2 + 1] == 0)
            bg_options_deal(s, DECK_WEAPONS, f * 2 + 1, o);
        else
            bg_options_deal(s, DECK_SECRETS, f, o);
    } else {
        for (int first = 1; first <= 6; first++) {
            struct set others = {{0x7eu & ~(1u << first), 0}}; /* BG-C1: ties reroll */
            struct option *start = option_add(o, SEAT_CHANCE, DO_START);
            arg_is(start, first);
            arg_one(start, others);
        }
    }
}

void bloodsport_deal_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    switch (m->verb) {
    case DO_SHUFFLE: bloodsport_deck_shuffle(st, m->arg[0]); return;
    case DO_DRAW: bg_action_put(st, m->arg[1], ACTION_HAND + m->arg[0]); break;
    case DO_FIGHTER:
        bg_fighter_in(s, m->arg[0], m->arg[1]);
        if (slot_side(m->arg[0]) == SIDE_RIGHT)
            s->odds[slot_fight(m->arg[0])] =
                (int8_t)(p->fighter[s->fighter_at[m->arg[0] - 1]].rank -
                         p->fighter[m->arg[1]].rank); /* BG-B3 */
        break;
    case DO_WEAPON: bg_weapon_put(st, m->arg[1], WEAPON_SLOT + m->arg[0]); break;
    case DO_SECRET:
        bg_secret_put(st, m->arg[1], SECRET_FIGHT + m->arg[0]);
        s->item++;
        break;
    case DO_START:
        s->first = m->arg[0] > m->arg[1] ? 0 : 1; /* BG-C1 */
        bg_action_begin(s);
        return;
    default: ENSURE(!"a move of the deal");
    }
    deal_on(s);
}
