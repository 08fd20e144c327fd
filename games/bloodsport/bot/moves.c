/* See moves.h. */
#include <string.h>

#include "games/bloodsport/bot/moves.h"
#include "games/bloodsport/bot/rival.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"

void bg_say(int seat, int verb, struct move *out)
{
    *out = (struct move){.seat = (uint8_t)seat, .verb = (uint8_t)verb};
}

void bg_take(const struct option *o, struct rng *rng, struct move *out)
{
    struct options one;
    one.count = 1;
    memcpy(&one.at[0], o, sizeof *o);
    options_nth(&one, rng_below(rng, option_size(o)), out);
}

int bg_smallest_box(const struct bloodsport *s, int seat)
{
    for (int box = 0; box < BOXES; box++)
        if (!(s->paid[seat] >> box & 1))
            return 1 << box;
    return 0;
}

void bg_settle_with(const struct options *o, int seat, int mask, struct move *out)
{
    bg_say(seat, DO_SETTLE, out);
    out->arg[0] = domain_has(&o->at[0].arg[0], mask) ? mask : 0;
    if (!domain_has(&o->at[0].arg[0], out->arg[0]))
        out->arg[0] = set_nth(&o->at[0].arg[0].of, 0);
}

static void consider(struct plan *best, double gain, int seat, int verb, int a, int b, int c)
{
    if (gain <= best->gain)
        return;
    best->gain = gain;
    bg_say(seat, verb, &best->move);
    best->move.arg[0] = a;
    best->move.arg[1] = b;
    best->move.arg[2] = c;
}

double bg_card_gain(const struct mind *me, int card, int extra, int cut)
{
    const struct action *a = &me->p->action[card];
    int tokens = bg_mind_tokens(me, card, extra, cut), target;
    double works = bg_mind_works(me, card, extra, cut, tokens), price = tokens * me->time_cost;
    struct aim aim;
    if (a->type != ACTION_DISCOVER)
        return bg_mind_special_gain(me, card, tokens, -1, &aim) - price;
    double gain = bg_mind_looks_gain(me, a->effects.at[0].arg, a->effects.at[0].n, &target);
    return works * me->looks * gain - (1 - works) * me->caught_cost - price;
}

struct plan bg_best_card(const struct mind *me, const struct options *o)
{
    int seat = me->seat, cut = me->s->risk_cut[seat];
    struct plan best = {.gain = PLAY_LEAST};
    bg_say(seat, DO_PASS, &best.move);
    for (uint32_t i = 0; i < o->count; i++)
        for (int card = 0; card < ACTIONS; card++) {
            int verb = o->at[i].verb;
            if (verb > DO_SABOTAGE || !domain_has(&o->at[i].arg[0], card))
                continue;
            if (verb != DO_SABOTAGE) {
                consider(&best, bg_card_gain(me, card, 0, cut), seat, verb, card, 0, 0);
            } else {
                int tokens = bg_mind_tokens(me, card, 0, cut);
                double works = bg_mind_works(me, card, 0, cut, tokens);
                double price = tokens * me->time_cost;
                for (int slot = 0; slot < SLOTS; slot++)
                    consider(&best, bg_mind_change_gain(me, card, slot, works, true) - price, seat,
                             verb, card, slot, alone(me->s));
            }
        }
    return best;
}

void bg_best_target(const struct mind *me, const struct options *o, struct rng *rng,
                    struct move *out)
{
    int card = me->s->play_card, target = -1;
    if (me->p->action[card].type == ACTION_DISCOVER) {
        double best = -9;
        for (uint32_t i = 0; i < o->count; i++)
            for (int t = 0; t < TARGETS && o->at[i].verb == DO_LOOK; t++)
                if (domain_has(&o->at[i].arg[0], t)) {
                    double gain = bg_mind_look_gain(me, t);
                    if (gain > best) {
                        best = gain;
                        target = t;
                    }
                }
        bg_say(me->seat, DO_LOOK, out);
    } else {
        struct aim aim;
        bool second = me->s->play_named > 0;
        bg_mind_special_gain(me, card, bg_mind_tokens(me, card, 0, me->s->play_cut),
                             second ? me->s->play_target[0] : -1, &aim);
        target = aim.target[second];
        bg_say(me->seat, DO_AIM, out);
    }
    out->arg[0] = target;
    if (target < 0 || !options_allow(o, out))
        bg_take(&o->at[0], rng, out);
}

/* Time takes Risk down as long as the card is worth it; Coin only while a step of it saves more
 * than one. */
void bg_best_pay(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int card = s->play_card != NONE ? s->play_card : bg_sabotage_in(s, s->play_row);
    int time = bg_mind_tokens(me, card, s->play_extra, s->play_cut), seat = me->seat;
    bg_say(seat, DO_PAY, out);
    out->arg[0] = time;
    int left = bg_risk_before_tokens(&me->p->action[card], s->play_extra, s->play_cut) - time;
    double stake = 1;
    if (s->fight != NONE && !(s->bets_void[seat] >> s->fight & 1)) {
        int bet = s->bet[seat * FIGHTS + s->fight];
        stake += bg_bet_coin(bet) +
                 (bet ? bg_payout(s->odds[s->fight], bg_bet_on(bet), bg_bet_coin(bet)) : 0);
    }
    if (left > 0 && stake / 6 > 1 && bg_coin_in_hand(s, seat) > s->guard + left)
        out->arg[1] = left;
    if (!options_allow(o, out))
        out->arg[1] = 0;
}

/* The chances after a React has worked. */
static void react_chances(const struct mind *me, const struct fight_model *m, int card, int side,
                          struct fight_odds *out)
{
    const struct bloodsport *s = me->s;
    const struct effects *all = &me->p->action[card].effects;
    struct fight_model with = *m;
    int again = -1;
    for (int i = 0; i < all->count; i++) {
        const struct effect *e = &all->at[i];
        if (e->op == OP_REROLL)
            again = e->to == TO_OPPONENT ? 1 - side : side;
        else
            bg_model_react(&with, e, side);
    }
    if (again < 0) {
        bg_model_solve_dice(&with, s->fight_round, s->die[0], s->die[1], out);
        return;
    }
    double die[7];
    *out = (struct fight_odds){0, 0, 0};
    bg_die_chances(with.side[again].twice, die);
    for (int k = 1; k <= 6; k++) {
        struct fight_odds odds;
        bg_model_solve_dice(&with, s->fight_round, again == 0 ? k : s->die[0],
                            again == 1 ? k : s->die[1], &odds);
        out->left += die[k] * odds.left;
        out->right += die[k] * odds.right;
    }
}

/* What the present Fight has in it for a seat: the wager and its payout, if it still counts. */
double bg_at_stake(const struct bloodsport *s, int seat)
{
    int bet = s->bet[seat * FIGHTS + s->fight];
    return bet == BET_NONE || s->bets_void[seat] >> s->fight & 1
               ? 0
               : bg_bet_coin(bet) + bg_payout(s->odds[s->fight], bg_bet_on(bet), bg_bet_coin(bet));
}

double bg_react_own(const struct mind *me, const struct fight_odds *odds)
{
    int on = bg_bet_on(me->s->bet[me->seat * FIGHTS + me->s->fight]);
    return bg_at_stake(me->s, me->seat) * (on == ON_LEFT ? odds->left : odds->right);
}

double bg_react_theirs(const struct mind *me, const struct fight_odds *odds)
{
    return me->rival ? bg_rival_gain(me, me->s->fight, odds) : 0;
}

/* The best React, or a pass. */
struct plan bg_best_react(const struct mind *me, const struct options *o)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat;
    struct plan best = {.gain = PLAY_LEAST};
    struct fight_model m;
    struct fight_odds odds;
    bg_say(seat, DO_PASS, &best.move);
    bg_model_now(me->p, s, &m);
    bg_model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], &odds);
    double now = bg_react_own(me, &odds), theirs = bg_react_theirs(me, &odds);
    for (uint32_t i = 0; i < o->count; i++)
        for (int card = 0; card < ACTIONS && o->at[i].verb == DO_REACT; card++)
            for (int aim = ON_NONE; aim <= ON_RIGHT; aim++) {
                if (!domain_has(&o->at[i].arg[0], card) || !domain_has(&o->at[i].arg[1], aim))
                    continue;
                int tokens = bg_mind_tokens(me, card, 0, s->risk_cut[seat]);
                double works = bg_mind_works(me, card, 0, s->risk_cut[seat], tokens);
                react_chances(me, &m, card, aim == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT, &odds);
                consider(&best,
                         works * bg_react_own(me, &odds) - now +
                             works * (theirs - bg_react_theirs(me, &odds)) -
                             (1 - works) * me->caught_cost - tokens * me->time_cost,
                         seat, DO_REACT, card, aim, 0);
            }
    return best;
}
