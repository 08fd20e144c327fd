/* A card from its Risk roll to its end: rolled, caught or resolved, and back to where it was
 * played. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/fight.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

void bg_play_begin(struct bloodsport *s, int seat, int card, int row, int on)
{
    s->play_seat = (uint8_t)seat;
    s->play_card = (uint8_t)card;
    s->play_row = (uint8_t)row;
    s->play_on = (uint8_t)on;
    s->play_extra = s->play_want = s->play_named = s->play_shown = 0;
    s->play_time = s->play_coin = s->play_cut = 0;
    s->item = s->stage = 0;
    for (int i = 0; i < TARGETS_MAX; i++)
        s->play_target[i] = NONE;
    if (seat != NONE) {
        s->play_cut = s->risk_cut[seat]; /* BG-I5: Risk -n is for the next card, whichever it is */
        s->risk_cut[seat] = 0;
    }
}

void bg_play_price(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    const struct action *a = &p->action[s->play_card];
    if (bg_risk_before_tokens(a, s->play_extra, s->play_cut) > 0)
        s->phase = PHASE_PAY;
    else
        bg_play_roll(p, st);
}

int bg_risk_need(const struct pack *p, const struct bloodsport *s)
{
    int risk = bg_risk_before_tokens(&p->action[s->play_card], s->play_extra, s->play_cut);
    risk -= s->play_time + s->play_coin;
    return (risk > 0 ? risk : 0) + s->guard; /* BG-C4 */
}

void bg_play_roll(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    if (p->action[s->play_card].no_risk && s->play_extra == 0) { /* BG-C4: never rolls */
        bg_effects_run(p, st);
    } else {
        s->phase = PHASE_RISK;
    }
}

static void caught(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    s->caught = 1;
    if (s->fight != NONE) /* BG-C5: before phase 3 nothing is wagered */
        s->bets_void[s->play_seat] |= (uint8_t)(1 << s->fight);
    if (s->guard < GUARD_MAX)
        s->guard++; /* BG-C5 */
    if (s->action_size[ACTION_HAND + s->play_seat] > 0)
        s->phase = PHASE_TOSS;
    else
        bg_play_end(p, st); /* BG-C5: an empty hand discards nothing */
}

void bg_risk_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)s, (void)seat;
    arg_range(option_add(o, SEAT_CHANCE, DO_RISK), 1, DIE_FACES); /* BG-C4 */
}

void bg_risk_apply(const struct pack *p, struct state *st, const struct move *m)
{
    if (m->arg[0] > bg_risk_need(p, look_at(st))) { /* BG-C4 */
        bg_effects_run(p, st);
    } else {
        caught(p, st);
    }
}

void bg_toss_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    /* BG-C5: at random */
    arg_one(option_add(o, SEAT_CHANCE, DO_TOSS), bloodsport_hand_of(s, s->play_seat));
}

void bg_toss_apply(const struct pack *p, struct state *st, const struct move *m)
{
    bg_action_put(st, m->arg[0], ACTION_DISCARD); /* BG-C5: at once, face up */
    bg_play_end(p, st);
}

void bg_play_end(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int seat = s->play_seat, row = s->play_row;
    bg_play_begin(s, NONE, NONE, NONE, NONE);
    if (s->fight == NONE) {
        s->last = (uint8_t)seat;
        /* BG-C10: one who has passed is asked once after each resolved card of the other */
        bg_window_open(p, st, bg_seats_active(s) & s->passed & ~(1 << seat), PHASE_ACTION);
    } else if (row != NONE) {
        s->phase = PHASE_UNVEIL;
    } else {
        s->last = (uint8_t)seat;
        bg_react_next(p, st);
    }
}
