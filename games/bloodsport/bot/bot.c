/* The bots of Bloodsport Gambler: for each phase, the move that mind.h finds worth most. They see a
 * view, never a state. */
#include <string.h>

#include "games/bloodsport/bot/mind.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"

/* ---- careless (BG-I4): bets at random, plays no cards, pays the smallest box if able ---- */

static const struct option *find(const struct options *o, int verb)
{
    for (uint32_t i = 0; i < o->count; i++)
        if (o->at[i].verb == verb)
            return &o->at[i];
    return NULL;
}

static void take(const struct option *o, struct rng *rng, struct move *out)
{
    struct options one;
    one.count = 1;
    memcpy(&one.at[0], o, sizeof *o);
    options_nth(&one, rng_below(rng, option_size(o)), out);
}

static void say(int seat, int verb, struct move *out)
{
    *out = (struct move){.seat = (uint8_t)seat, .verb = (uint8_t)verb};
}

static int mask_of_smallest(const struct bloodsport *s, int seat)
{
    for (int box = 0; box < BOXES; box++)
        if (!(s->paid[seat] >> box & 1))
            return 1 << box;
    return 0;
}

/* Pays `mask` if it may, else skips; alone on the options, so always legal. */
static void settle_with(const struct options *o, int seat, int mask, struct move *out)
{
    say(seat, DO_SETTLE, out);
    out->arg[0] = domain_has(&o->at[0].arg[0], mask) ? mask : 0;
    if (!domain_has(&o->at[0].arg[0], out->arg[0]))
        out->arg[0] = set_nth(&o->at[0].arg[0].of, 0);
}

static void careless(const struct data *d, const struct view *v, const struct options *o,
                     struct rng *rng, struct move *out)
{
    (void)d;
    const struct bloodsport *s = look_at(&v->state);
    static const uint8_t quiet[] = {DO_PASS_FIGHT, DO_PASS, DO_DONE, DO_STOP};
    if (s->phase == PHASE_SETTLE) {
        settle_with(o, v->seat, mask_of_smallest(s, v->seat), out);
        return;
    }
    if (s->phase == PHASE_BET) {
        take(&o->at[rng_below(rng, o->count)], rng, out);
        return;
    }
    for (size_t i = 0; i < sizeof quiet; i++)
        if (find(o, quiet[i])) {
            say(v->seat, quiet[i], out);
            return;
        }
    options_nth(o, rng_below(rng, options_size(o)), out);
}

/* ---- careful ---- */

/* In Coin; found by trying neighbours over some thousand games alone. */
static const double PLAY_LEAST = 0.10;   /* gains smaller than this are not worth a card */
static const double BET_LEAST = 0.05;
enum { COIN_TO_KEEP = 7 };               /* skip a payment that would leave less, while there is
                                            Chance */

struct plan { struct move move; double gain; };

static void consider(struct plan *best, double gain, int seat, int verb, int a, int b, int c)
{
    if (gain <= best->gain)
        return;
    best->gain = gain;
    say(seat, verb, &best->move);
    best->move.arg[0] = a;
    best->move.arg[1] = b;
    best->move.arg[2] = c;
}

static void careful_action(const struct mind *me, const struct options *o, struct move *out)
{
    const struct pack *p = me->p;
    int seat = me->seat, cut = me->s->risk_cut[seat], target;
    struct aim aim;
    struct plan best = {.gain = PLAY_LEAST};
    say(seat, DO_PASS, &best.move);
    for (uint32_t i = 0; i < o->count; i++)
        for (int card = 0; card < ACTIONS; card++) {
            int verb = o->at[i].verb;
            if (verb > DO_SABOTAGE || !domain_has(&o->at[i].arg[0], card))
                continue;
            int tokens = bg_mind_tokens(me, card, 0, cut);
            double works = bg_mind_works(me, card, 0, cut, tokens), price = tokens * MIND_TIME_COST;
            if (verb == DO_DISCOVER) {
                const struct effect *e = &p->action[card].effects.at[0];
                double gain = bg_mind_looks_gain(me, e->arg, e->n, &target);
                /* twice what it shows now: knowing also tells where a Sabotage pays */
                consider(&best, works * 2 * gain - (1 - works) * MIND_CAUGHT_COST - price, seat,
                         verb, card, 0, 0);
            } else if (verb == DO_SPECIAL) {
                consider(&best, bg_mind_special_gain(me, card, tokens, -1, &aim) - price, seat,
                         verb, card, 0, 0);
            } else {
                for (int slot = 0; slot < SLOTS; slot++)
                    consider(&best, bg_mind_change_gain(me, card, slot, works, true) - price, seat,
                             verb, card, slot, alone(me->s));
            }
        }
    *out = best.move;
}

static void careful_target(const struct mind *me, const struct options *o, struct rng *rng,
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
        say(me->seat, DO_LOOK, out);
    } else {
        struct aim aim;
        bool second = me->s->play_named > 0;
        bg_mind_special_gain(me, card, bg_mind_tokens(me, card, 0, me->s->play_cut),
                             second ? me->s->play_target[0] : -1, &aim);
        target = aim.target[second];
        say(me->seat, DO_AIM, out);
    }
    out->arg[0] = target;
    if (target < 0 || !options_allow(o, out))
        take(&o->at[0], rng, out);
}

/* Time takes Risk down as long as the card is worth it; Coin only while a step of it saves more
 * than one. */
static void careful_pay(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int card = s->play_card != NONE ? s->play_card : bg_sabotage_in(s, s->play_row);
    int time = bg_mind_tokens(me, card, s->play_extra, s->play_cut), seat = me->seat;
    say(seat, DO_PAY, out);
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

static void careful_bet(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, fight = s->bets_made[seat], hand = bg_coin_in_hand(s, seat);
    /* what the moneylenders want next is not for betting */
    if (s->chance[seat] == 0 && s->status[seat] != STATUS_GOES_ON)
        hand -= bg_smallest_unpaid(s->paid[seat]);
    struct fight_odds odds;
    bg_fight_chances_by(me->p, s, fight, NULL, true, &me->kept->solved, &odds);
    struct wager w = bg_mind_wager(me, fight, &odds, bg_mind_caught(me, fight), hand);
    say(seat, DO_BET, out);
    out->arg[0] = fight;
    if (w.value >= BET_LEAST) {
        out->arg[1] = w.on;
        out->arg[2] = w.coin;
    }
    if (!options_allow(o, out))
        out->arg[1] = out->arg[2] = 0;
}

static double side_chance(const struct fight_odds *odds, int on)
{
    return on == ON_LEFT ? odds->left : odds->right;
}

/* P(the bet's side wins) after a React has worked. */
static double react_chance(const struct mind *me, const struct fight_model *m, int card, int side,
                           int on)
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
    struct fight_odds odds;
    if (again < 0) {
        bg_model_solve_dice(&with, s->fight_round, s->die[0], s->die[1], &odds);
        return side_chance(&odds, on);
    }
    double die[7], sum = 0;
    bg_die_chances(with.side[again].twice, die);
    for (int k = 1; k <= 6; k++) {
        bg_model_solve_dice(&with, s->fight_round, again == 0 ? k : s->die[0],
                            again == 1 ? k : s->die[1], &odds);
        sum += die[k] * side_chance(&odds, on);
    }
    return sum;
}

static void careful_react(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, bet = s->bet[seat * FIGHTS + s->fight], on = bg_bet_on(bet);
    struct plan best = {.gain = PLAY_LEAST};
    say(seat, DO_PASS, &best.move);
    if (bet == BET_NONE || s->bets_void[seat] >> s->fight & 1) {
        say(seat, DO_PASS_FIGHT, out);
        return;
    }
    struct fight_model m;
    struct fight_odds odds;
    bg_model_now(me->p, s, &m);
    bg_model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], &odds);
    double stake = bg_bet_coin(bet) + bg_payout(s->odds[s->fight], on, bg_bet_coin(bet)),
           now = side_chance(&odds, on);
    for (uint32_t i = 0; i < o->count; i++)
        for (int card = 0; card < ACTIONS && o->at[i].verb == DO_REACT; card++)
            for (int aim = ON_NONE; aim <= ON_RIGHT; aim++) {
                if (!domain_has(&o->at[i].arg[0], card) || !domain_has(&o->at[i].arg[1], aim))
                    continue;
                int tokens = bg_mind_tokens(me, card, 0, s->risk_cut[seat]);
                double works = bg_mind_works(me, card, 0, s->risk_cut[seat], tokens);
                double after =
                    react_chance(me, &m, card, aim == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT, on);
                consider(&best,
                         stake * (works * after - now) - (1 - works) * MIND_CAUGHT_COST -
                             tokens * MIND_TIME_COST,
                         seat, DO_REACT, card, aim, 0);
            }
    *out = best.move;
}

static void careful_settle(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, all = ((1 << BOXES) - 1) & ~s->paid[seat],
        next = bg_smallest_unpaid(s->paid[seat]);
    if (bg_boxes_sum(all) <= s->coin[seat])
        settle_with(o, seat, all, out);
    else if (s->chance[seat] > 0 && s->coin[seat] - next < COIN_TO_KEEP)
        settle_with(o, seat, 0, out);
    else
        settle_with(o, seat, mask_of_smallest(s, seat), out);
}

/* Throws away what is seldom worth its Risk, for a fresh card. */
static void careful_discard(const struct mind *me, struct move *out)
{
    struct set hand = bloodsport_hand_of(me->s, me->seat);
    int reacts = 0, seat = me->seat;
    say(seat, DO_DONE, out);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        const struct action *a = &me->p->action[card];
        reacts += a->type == ACTION_REACT;
        bool useless =
            alone(me->s) && a->type == ACTION_DISCOVER && a->effects.at[0].arg == THING_SABOTAGE;
        useless = useless || a->effects.count == 0;
        if (useless || a->risk > 5 || reacts > 2) {
            say(seat, DO_DISCARD, out);
            out->arg[0] = card;
            return;
        }
    }
}

static void careful(const struct data *d, const struct view *v, const struct options *o,
                    struct rng *rng, struct move *out)
{
    struct mind me = {.p = pack_of(d), .s = look_at(&v->state), .seat = v->seat};
    struct weighed kept;
    bg_mind_begin(&me, &kept);
    switch (me.s->phase) {
    case PHASE_ACTION:
        bg_mind_weigh(&me);
        careful_action(&me, o, out);
        break;
    case PHASE_TARGET:
        bg_mind_weigh(&me);
        careful_target(&me, o, rng, out);
        break;
    case PHASE_PAY: careful_pay(&me, o, out); break;
    case PHASE_BET: careful_bet(&me, o, out); break;
    case PHASE_REACT: careful_react(&me, o, out); break;
    case PHASE_SETTLE: careful_settle(&me, o, out); break;
    case PHASE_DISCARD: careful_discard(&me, out); break;
    default: careless(d, v, o, rng, out); break; /* windows: pass; done early: stop */
    }
}

const struct policy bloodsport_policies[] = { /* BG-J1 */
    {"careless", .choose = careless},
    {"careful", .choose = careful},
};
