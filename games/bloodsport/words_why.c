/* Why a move is not open. */
#include "games/bloodsport/words.h"

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
    else if (a->type == ACTION_DISCOVER && !discover_has_target(x->p, s, x->v->seat, card))
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
    wager_range(s, f, on, &lo, &hi);
    if (coin > coin_in_hand(s, seat))
        say(x, WHY_COIN_TO_BET(.coin = coin_in_hand(s, seat))); /* BG-D1 */
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
    else if (mask && boxes_sum(mask) > s->coin[seat])
        say(x, WHY_TOO_DEAR(.sum = boxes_sum(mask), .coin = s->coin[seat])); /* BG-F2 */
    else if (!mask && s->chance[seat] == 0)
        say(x, WHY_SKIP_CHANCE()); /* BG-F3 */
}

void words_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    talk_begin(&x, d, v, t);
    const struct bloodsport *s = x.s;
    if (v->seat >= PLAYERS_MAX)
        return;
    bool mine = s->phase == PHASE_PAY && s->play_seat == v->seat;
    switch (m->verb) {
    case DO_DISCOVER:
    case DO_SPECIAL:
    case DO_SABOTAGE:
    case DO_REACT:
        if (s->phase == PHASE_ACTION || s->phase == PHASE_REACT)
            why_not_card(&x, m);
        break;
    case DO_RAT:
        if (s->phase == PHASE_RISK || s->phase == PHASE_EFFECT)
            say(&x, WHY_COMMITTED()); /* BG-C10 */
        else if (s->chance[v->seat] == 0)
            say(&x, WHY_RAT_CHANCE()); /* BG-C10 */
        else if (s->guard == 1)
            say(&x, WHY_GUARD_LOW()); /* BG-C10 */
        break;
    case DO_PAY:
        if (mine && m->arg[0] >= 0 && m->arg[1] >= 0) {
            int risk = risk_before_tokens(&x.p->action[played_card(s)], s->play_extra, s->play_cut);
            if (m->arg[0] > s->time[v->seat])
                say(&x, WHY_TIME(.time = s->time[v->seat]));
            else if (m->arg[1] > coin_in_hand(s, v->seat))
                say(&x, WHY_COIN(.coin = coin_in_hand(s, v->seat)));
            else if (m->arg[0] + m->arg[1] > risk)
                say(&x, WHY_OVER_RISK(.risk = risk)); /* BG-C3 */
        }
        break;
    case DO_BET:
        if (s->phase == PHASE_BET && s->bets_made[v->seat] < FIGHTS)
            why_not_bet(&x, m);
        break;
    case DO_SETTLE:
        if (s->phase == PHASE_SETTLE)
            why_not_settle(&x, m);
        break;
    case DO_DISCARD:
        if (s->phase == PHASE_DISCARD && m->arg[0] >= 0 && m->arg[0] < ACTIONS && !in_hand(s, v->seat, m->arg[0]))
            say(&x, WHY_NOT_HELD(.card = m->arg[0]));
        break;
    default: break;
    }
}
