/* Why a move is not open. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/voice/words.h"

static bool in_hand(const struct bloodsport *s, int seat, int card)
{
    return card >= 0 && card < ACTIONS && s->action_place[card] == ACTION_HAND + seat;
}

static void why_not_card(struct talk *x, const struct move *m)
{
    const struct bloodsport *s = x->s;
    static const uint8_t type_of[] = {ACTION_DISCOVER, ACTION_SPECIAL, ACTION_SABOTAGE, ACTION_REACT};
    int card = m->arg[0], type = type_of[m->verb];
    if (card < 0 || card >= ACTIONS)
        return;
    const struct action *a = &x->p->action[card];
    bool react = s->phase == PHASE_REACT;
    if (!in_hand(s, x->v->seat, card))
        say(x, WHY_NOT_HELD(.card = card));
    else if (a->type == ACTION_REACT && !react)
        say(x, WHY_REACT_ONLY(.card = card)); /* BG-C9 */
    else if (a->type != ACTION_REACT && react)
        say(x, WHY_REACT_NOW(.card = card, .type = a->type));
    else if (a->type != type)
        say(x, WHY_OTHER_TYPE(.card = card, .type = a->type));
    else if (a->type == ACTION_DISCOVER && !bg_discover_has_target(x->p, s, x->v->seat, card))
        say(x, WHY_NOTHING_TO_SEE(.card = card));
}

static void why_not_bet(struct talk *x, const struct move *m)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat, f = s->bets_made[seat], on = m->arg[1], coin = m->arg[2], lo, hi;
    if (m->arg[0] != f) {
        say(x, WHY_NEXT_BET(.fight = f + 1));
        return;
    }
    if (on != ON_LEFT && on != ON_RIGHT)
        return;
    bg_wager_range(s, f, on, &lo, &hi);
    if (coin > bg_coin_in_hand(s, seat))
        say(x, WHY_COIN_TO_BET(.coin = bg_coin_in_hand(s, seat))); /* BG-D1 */
    else if (lo == hi && coin != lo)
        say(x, WHY_FAVOURITE(.coin = lo)); /* BG-D2 */
    else if (coin < lo || coin > hi)
        say(x, WHY_WAGER(.low = lo, .high = hi));
}

static void why_not_settle(struct talk *x, const struct move *m)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat;
    int mask = m->arg[0];
    if (mask & BOX_GIVE_UP)
        say(x, WHY_GIVE_UP()); /* BG-F3 */
    else if (mask & s->paid[seat])
        say(x, WHY_PAID());
    else if (mask && bg_boxes_sum(mask) > s->coin[seat])
        say(x, WHY_TOO_DEAR(.sum = bg_boxes_sum(mask), .coin = s->coin[seat])); /* BG-F2 */
    else if (!mask && s->chance[seat] == 0)
        say(x, WHY_SKIP_CHANCE()); /* BG-F3 */
}

static void why_not_pay(struct talk *x, const struct move *m)
{
    const struct bloodsport *s = x->s;
    int seat = x->v->seat, time = m->arg[0], coin = m->arg[1];
    if (s->phase != PHASE_PAY || s->play_seat != seat) {
        say(x, WHY_PAY_LATER());
        return;
    }
    int risk = bg_risk_before_tokens(&x->p->action[played_card(s)], s->play_extra, s->play_cut);
    if (time < 0 || coin < 0)
        return;
    if (time > s->time[seat])
        say(x, WHY_TIME(.time = s->time[seat]));
    else if (coin > bg_coin_in_hand(s, seat))
        say(x, WHY_COIN(.coin = bg_coin_in_hand(s, seat)));
    else if (time + coin > risk)
        say(x, WHY_OVER_RISK(.risk = risk)); /* BG-C3 */
}

static void why_not_rat(struct talk *x)
{
    const struct bloodsport *s = x->s;
    if (s->phase == PHASE_RISK || s->phase == PHASE_EFFECT)
        say(x, WHY_COMMITTED()); /* BG-C10 */
    else if (s->chance[x->v->seat] == 0)
        say(x, WHY_RAT_CHANCE()); /* BG-C10 */
    else if (s->guard == 1)
        say(x, WHY_GUARD_LOW()); /* BG-C10 */
}

/* In which phases a verb has its place, and what is said elsewhere. */
static void why_not_now(struct talk *x, const struct move *m)
{
    int phase = x->s->phase;
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_SABOTAGE:
        if (phase != PHASE_ACTION && phase != PHASE_REACT)
            say(x, WHY_PLAY_LATER());
        break;
    case DO_REACT:
        if (phase != PHASE_ACTION && phase != PHASE_REACT)
            say(x, WHY_REACT_LATER());
        break;
    case DO_LOOK:
    case DO_AIM:
        if (phase != PHASE_TARGET)
            say(x, WHY_LOOK_LATER());
        break;
    case DO_BET:
        if (phase != PHASE_BET)
            say(x, WHY_BET_LATER());
        break;
    case DO_SETTLE:
        if (phase != PHASE_SETTLE)
            say(x, WHY_SETTLE_LATER());
        break;
    case DO_DISCARD:
    case DO_DONE:
        if (phase != PHASE_DISCARD)
            say(x, WHY_DISCARD_LATER());
        break;
    case DO_GO_ON:
    case DO_START_OVER:
    case DO_STOP:
        if (phase != PHASE_AFTER)
            say(x, WHY_AFTER_LATER());
        break;
    default: break;
    }
}

void bg_words_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    size_t before = t->used;
    bg_talk_begin(&x, d, v, t);
    const struct bloodsport *s = x.s;
    if (v->seat >= PLAYERS_MAX)
        return;
    why_not_now(&x, m);
    if (t->used > before)
        return;
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_SABOTAGE:
    case DO_REACT: why_not_card(&x, m); break;
    case DO_RAT: why_not_rat(&x); break;
    case DO_PAY: why_not_pay(&x, m); break;
    case DO_BET:
        if (s->bets_made[v->seat] < FIGHTS)
            why_not_bet(&x, m);
        break;
    case DO_SETTLE: why_not_settle(&x, m); break;
    case DO_DISCARD:
        if (m->arg[0] >= 0 && m->arg[0] < ACTIONS && !in_hand(s, v->seat, m->arg[0]))
            say(&x, WHY_NOT_HELD(.card = m->arg[0]));
        break;
    default: break;
    }
}
