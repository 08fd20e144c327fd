/* Questions that a player may be spared: windows for ratting, and Reacts that could bring nothing.
 * What is always true:
 * only what is open to everyone is looked at, the hand and the sealed bets of who is asked left
 * out, so that a pass that comes at once tells nobody anything. */
#include "games/bloodsport/odds/exact.h"

/* A window matters only before a roll that ratting can still save. Elsewhere it can wait at no
 * loss: the next window, or a decision of one's own, comes before the next roll of a card of one's
 * own. */
static bool rat_serves(const struct pack *p, const struct bloodsport *s)
{
    if (s->back_to != PHASE_RISK)
        return false; /* BG-C10 */
    int risk = bg_risk_before_tokens(&p->action[s->play_card], s->play_extra, s->play_cut) -
               s->play_time - s->play_coin;
    return bg_risk_works((risk > 0 ? risk : 0) + 1) > 0; /* BG-C10, BG-C4: at Guard Level 1 */
}

/* Whether a wager may lie on the present Fight that can still win, as far as all can see. */
static bool wager_may_win(const struct bloodsport *s)
{
    for (int seat = 0; seat < s->seats; seat++) {
        bool open = s->bet_known[seat] == ALL_SEATS; /* BG-H3 */
        bool laid =
            open ? s->bet[seat * FIGHTS + s->fight] != BET_NONE : s->coin[seat] > 0; /* BG-D1 */
        if (is_active(s, seat) && laid && !(s->bets_void[seat] >> s->fight & 1)) /* BG-C5 */
            return true;
    }
    return false;
}

/* Whether a React of this seat could work, all of its Time and Coin laid on it, and ratted for
 * where it can. */
static bool may_work(const struct bloodsport *s, int seat, const struct action *a)
{
    int risk = bg_risk_before_tokens(a, 0, s->risk_cut[seat]) - s->time[seat] - s->coin[seat];
    int guard = bg_can_rat(s, seat) ? 1 : s->guard;
    return a->no_risk || bg_risk_works((risk > 0 ? risk : 0) + guard) > 0; /* BG-C4, BG-C10 */
}

/* It gives its player something, whoever wins. */
static bool serves_self(const struct action *a)
{
    for (int i = 0; i < a->effects.count; i++) {
        const struct effect *e = &a->effects.at[i];
        bool less_is_good = e->op == OP_GUARD || e->op == OP_RISK;
        if (e->op >= OP_DRAW && (e->n < 0) == less_is_good)
            return true; /* BG-E5 */
    }
    return false;
}

static bool react_serves(const struct pack *p, const struct bloodsport *s, int seat, bool wager)
{
    for (int card = 0; card < ACTIONS; card++) {
        const struct action *a = &p->action[card];
        if (a->type == ACTION_REACT && bg_may_be_held(s, card) && may_work(s, seat, a) &&
            (wager || serves_self(a)))
            return true; /* BG-E5 */
    }
    return false;
}

/* No bet of this Fight can win, and none ever will: it is left for good, unless a card of the pack
 * gives more. */
static bool fight_is_left(const struct pack *p, bool wager)
{
    for (int card = 0; card < ACTIONS && !wager; card++)
        wager = p->action[card].type == ACTION_REACT && serves_self(&p->action[card]);
    return !wager;
}

bool bg_window(const struct data *d, const struct view *v, struct move *pass, bool *matters)
{
    const struct pack *p = pack_of(d);
    const struct bloodsport *s = look_at(&v->state);
    if ((s->phase != PHASE_WINDOW && s->phase != PHASE_REACT) || s->actor != v->seat)
        return false;
    *pass = (struct move){.seat = v->seat, .verb = DO_PASS};
    if (s->phase == PHASE_WINDOW) {
        *matters = rat_serves(p, s);
        return true;
    }
    bool wager = wager_may_win(s);
    if (react_serves(p, s, v->seat, wager))
        return false; /* BG-E5: a React that can matter is no window, and asked for always */
    if (fight_is_left(p, wager))
        pass->verb = DO_PASS_FIGHT;
    *matters = false;
    return true;
}
