/* The bots of Bloodsport Gambler. They see a view, never a state, and value everything in Coin: what a bet is
 * expected to bring, what a card adds to it, what being caught costs. */
#include <string.h>

#include "games/bloodsport/exact.h"

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

static void careless(const struct data *d, const struct view *v, const struct options *o, struct rng *rng,
                     struct move *out)
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
static const double CAUGHT_COST = 0.7;   /* a card, a higher Guard Level */
static const double TIME_COST = 0.08;    /* a Time that another card could have used */
static const double PLAY_LEAST = 0.10;   /* gains smaller than this are not worth a card */
static const double BET_LEAST = 0.05;
enum { COIN_TO_KEEP = 7 };               /* skip a payment that would leave less, while there is Chance */

struct mind {
    const struct pack *p;
    const struct bloodsport *s;
    int seat;
    bool weighed;                        /* the two below hold what phase 2 asks for again and again */
    double value[FIGHTS], look[TARGET_ROW];
};

struct wager { int on, coin; double value; };

/* The best bet on a Fight; `caught` is the chance that an own card in it is caught, and the wager lost. */
static struct wager best_wager(const struct mind *me, int fight, const struct fight_odds *odds, double caught,
                               int hand)
{
    struct wager best = {ON_NONE, 0, 0};
    for (int on = ON_LEFT; on <= ON_RIGHT; on++) {
        int lo, hi;
        wager_range(me->s, fight, on, &lo, &hi);
        for (int coin = lo; coin <= hi && coin <= hand; coin++) {
            double wins = (1 - caught) * (on == ON_LEFT ? odds->left : odds->right);
            double value = wins * payout(me->s->odds[fight], on, coin) - (1 - wins) * coin;
            if (value > best.value)
                best = (struct wager){on, coin, value};
        }
    }
    return best;
}

/* The chance that one of the own Sabotages lying in this Fight is caught. */
static double caught_in(const struct mind *me, int fight)
{
    const struct bloodsport *s = me->s;
    double clean = 1;
    for (int row = 0; row < s->row_count; row++) {
        int card = sabotage_in(s, row);
        if (s->row_done[row] || s->row_owner[row] != me->seat || card == UNKNOWN ||
            row_fight(me->p, s, row, card) != fight)
            continue;
        const struct action *a = &me->p->action[card];
        int need = risk_before_tokens(a, s->row_extra[row], s->row_cut[row]) - s->row_time[row] - s->row_coin[row];
        if (!a->no_risk || s->row_extra[row])
            clean *= risk_works((need > 0 ? need : 0) + s->guard);
    }
    return 1 - clean;
}

static double fight_value(const struct mind *me, int fight, bool secrets)
{
    struct fight_odds odds;
    fight_chances(me->p, me->s, fight, NULL, secrets, &odds);
    return best_wager(me, fight, &odds, caught_in(me, fight), me->s->coin[me->seat]).value;
}

/* ---- What a card is worth with its Risk paid down by `tokens` ---- */

static double works_with(const struct mind *me, int card, int extra, int cut, int tokens)
{
    const struct action *a = &me->p->action[card];
    int risk = risk_before_tokens(a, extra, cut) - tokens;
    if (a->no_risk && extra == 0)
        return 1;
    return risk_works((risk > 0 ? risk : 0) + me->s->guard);
}

/* A Sabotage, or a Special's change of a Fighter or Weapon, at a slot. */
static double change_gain(const struct mind *me, int card, int slot, double works, bool sabotage)
{
    int fight = slot_fight(slot);
    struct scheme more = {card, slot, 1};
    struct fight_odds odds;
    double caught = caught_in(me, fight);
    double before = me->weighed ? me->value[fight] : fight_value(me, fight, false);
    fight_chances(me->p, me->s, fight, &more, false, &odds);
    if (sabotage) /* caught: the wager is lost, so the bet wins only if the card works */
        caught = 1 - (1 - caught) * works;
    double after = best_wager(me, fight, &odds, caught, me->s->coin[me->seat]).value;
    if (!sabotage)
        after = works * after + (1 - works) * before;
    return after - before - (1 - works) * CAUGHT_COST;
}

/* What knowing the card at a target is worth: the average over what it may be. */
static double look_gain(const struct mind *me, int target)
{
    struct bloodsport copy = *me->s;
    struct mind knowing = {.p = me->p, .s = &copy, .seat = me->seat};
    bool weapon = target < TARGET_SECRET;
    if (target >= TARGET_ROW)
        return 0.2;
    if (me->weighed)
        return me->look[target];
    int fight = weapon ? slot_fight(target - TARGET_WEAPON) : target - TARGET_SECRET;
    double before = fight_value(me, fight, !weapon), sum = 0;
    uint8_t *place = weapon ? copy.weapon_place : copy.secret_place;
    int n = weapon ? WEAPONS : SECRETS, seen = 0;
    int there = weapon ? WEAPON_SLOT + target - TARGET_WEAPON : SECRET_FIGHT + fight;
    for (int c = 0; c < n; c++) {
        if (place[c] != UNKNOWN)
            continue;
        place[c] = (uint8_t)there;
        sum += fight_value(&knowing, fight, false);
        place[c] = UNKNOWN;
        seen++;
    }
    return seen ? sum / seen - before : 0;
}

static bool target_known(const struct bloodsport *s, int target)
{
    return (target < TARGET_SECRET ? weapon_in(s, target - TARGET_WEAPON)
                                   : secret_in(s, target - TARGET_SECRET)) != UNKNOWN;
}

/* Weighs once what every card of phase 2 is measured against. */
static void weigh(struct mind *me)
{
    for (int f = 0; f < FIGHTS; f++)
        me->value[f] = fight_value(me, f, false);
    for (int t = 0; t < TARGET_ROW; t++)
        me->look[t] = target_known(me->s, t) ? -1 : look_gain(me, t);
    me->weighed = true;
}

static double self_gain(const struct mind *me, const struct effect *e)
{
    switch (e->op) {
    case OP_COIN: return e->n;
    case OP_DRAW: return 0.35 * e->n;
    case OP_TIME: return TIME_COST * e->n;
    case OP_GUARD: return e->n < 0 && me->s->guard > 1 ? 0.9 : e->n > 0 ? -0.5 : 0;
    case OP_RISK: return -0.1 * e->n;
    default: return 0;
    }
}

static bool changes_slot(const struct effect *e)
{
    return e->op <= OP_DIE;
}

/* The Fights' values after a change that `copy` already has, less those before. */
static double changed_gain(const struct mind *me, const struct bloodsport *copy, int fights)
{
    struct mind then = {.p = me->p, .s = copy, .seat = me->seat};
    double gain = 0;
    for (int f = 0; f < FIGHTS; f++)
        if (fights >> f & 1)
            gain += fight_value(&then, f, false) - (me->weighed ? me->value[f] : fight_value(me, f, false));
    return gain;
}

struct aim { int target[2]; double gain; };

/* Swapping two Weapons helps only where at least one of them is known. */
static void swap_gain(const struct mind *me, int first, struct aim *best)
{
    for (int a = 0; a < SLOTS; a++)
        for (int b = 0; b < SLOTS; b++) {
            bool known = weapon_in(me->s, a) != UNKNOWN || weapon_in(me->s, b) != UNKNOWN;
            if (a == b || !known || (first < 0 ? b < a : TARGET_WEAPON + a != first))
                continue;
            struct bloodsport copy = *me->s;
            swap_weapons(&copy, a, b);
            double gain = changed_gain(me, &copy, 1 << slot_fight(a) | 1 << slot_fight(b));
            if (gain > best->gain)
                *best = (struct aim){{TARGET_WEAPON + a, TARGET_WEAPON + b}, gain};
        }
}

/* A new Fighter under the odds announced: the average over the deck. */
static void replace_gain(const struct mind *me, struct aim *best)
{
    int deck = __builtin_popcount(me->s->fighter_deck);
    for (int slot = 0; slot < SLOTS && deck; slot++) {
        double sum = 0;
        for (int card = 0; card < FIGHTERS; card++) {
            if (!(me->s->fighter_deck >> card & 1))
                continue;
            struct bloodsport copy = *me->s;
            fighter_in(&copy, slot, card);
            sum += changed_gain(me, &copy, 1 << slot_fight(slot));
        }
        if (sum / deck > best->gain)
            *best = (struct aim){{TARGET_FIGHTER + slot, TARGET_FIGHTER + slot}, sum / deck};
    }
}

/* What a Special is worth, and what it is best aimed at; `first`: the target named already, or -1. */
static double special_gain(const struct mind *me, int card, int tokens, int first, struct aim *aim)
{
    const struct action *a = &me->p->action[card];
    int cut = me->s->phase == PHASE_TARGET ? me->s->play_cut : me->s->risk_cut[me->seat];
    double works = works_with(me, card, 0, cut, tokens), self = 0;
    bool changes = false;
    *aim = (struct aim){{-1, -1}, a->aims ? -9 : 0};
    for (int i = 0; i < a->effects.count; i++) {
        const struct effect *e = &a->effects.at[i];
        self += self_gain(me, e);
        changes = changes || changes_slot(e);
        if (e->op == OP_SWAP && e->arg == THING_WEAPON)
            swap_gain(me, first, aim);
        else if (e->op == OP_REPLACE && e->arg == THING_FIGHTER)
            replace_gain(me, aim);
    }
    for (int slot = 0; slot < SLOTS && changes; slot++) {
        double here = change_gain(me, card, slot, 1, false);
        if (here > aim->gain)
            *aim = (struct aim){{(a->aim_at == THING_WEAPON ? TARGET_WEAPON : TARGET_FIGHTER) + slot, -1}, here};
    }
    return works * (self + aim->gain) - (1 - works) * CAUGHT_COST;
}

static int tokens_for(const struct mind *me, int card, int extra, int cut)
{
    int risk = risk_before_tokens(&me->p->action[card], extra, cut);
    return risk < me->s->time[me->seat] ? risk : me->s->time[me->seat];
}

/* The best `n` of the looks that a Discover could take now, without what has been named. */
static double looks_gain(const struct mind *me, int thing, int n, int *first)
{
    double gain[TARGET_FIGHTER], sum = 0;
    for (int t = 0; t < TARGET_FIGHTER; t++) {
        bool weapon = t < TARGET_SECRET, secret = !weapon && t < TARGET_ROW;
        bool fits = weapon ? thing == THING_WEAPON || thing == THING_ANY
                           : secret ? thing == THING_SECRET || thing == THING_ANY : thing == THING_SABOTAGE;
        if (weapon || secret)
            fits = fits && !target_known(me->s, t);
        else
            fits = fits && t - TARGET_ROW < me->s->row_count && sabotage_in(me->s, t - TARGET_ROW) == UNKNOWN;
        gain[t] = fits ? look_gain(me, t) : -1;
    }
    for (int k = 0; k < n; k++) {
        int best = 0;
        for (int t = 1; t < TARGET_FIGHTER; t++)
            if (gain[t] > gain[best])
                best = t;
        if (gain[best] < 0)
            break;
        if (k == 0)
            *first = best;
        sum += gain[best];
        gain[best] = -1;
    }
    return sum;
}

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
            int tokens = tokens_for(me, card, 0, cut);
            double works = works_with(me, card, 0, cut, tokens), price = tokens * TIME_COST;
            if (verb == DO_DISCOVER) {
                const struct effect *e = &p->action[card].effects.at[0];
                double gain = looks_gain(me, e->arg, e->n, &target);
                /* twice what it shows now: knowing also tells where a Sabotage pays */
                consider(&best, works * 2 * gain - (1 - works) * CAUGHT_COST - price, seat, verb, card, 0, 0);
            } else if (verb == DO_SPECIAL) {
                consider(&best, special_gain(me, card, tokens, -1, &aim) - price, seat, verb, card, 0, 0);
            } else {
                for (int slot = 0; slot < SLOTS; slot++)
                    consider(&best, change_gain(me, card, slot, works, true) - price, seat, verb, card, slot,
                             alone(me->s));
            }
        }
    *out = best.move;
}

static void careful_target(const struct mind *me, const struct options *o, struct rng *rng, struct move *out)
{
    int card = me->s->play_card, target = -1;
    if (me->p->action[card].type == ACTION_DISCOVER) {
        double best = -9;
        for (uint32_t i = 0; i < o->count; i++)
            for (int t = 0; t < TARGETS && o->at[i].verb == DO_LOOK; t++)
                if (domain_has(&o->at[i].arg[0], t)) {
                    double gain = look_gain(me, t);
                    if (gain > best) {
                        best = gain;
                        target = t;
                    }
                }
        say(me->seat, DO_LOOK, out);
    } else {
        struct aim aim;
        bool second = me->s->play_named > 0;
        special_gain(me, card, tokens_for(me, card, 0, me->s->play_cut), second ? me->s->play_target[0] : -1, &aim);
        target = aim.target[second];
        say(me->seat, DO_AIM, out);
    }
    out->arg[0] = target;
    if (target < 0 || !options_allow(o, out))
        take(&o->at[0], rng, out);
}

/* Time takes Risk down as long as the card is worth it; Coin only while a step of it saves more than one. */
static void careful_pay(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int card = s->play_card != NONE ? s->play_card : sabotage_in(s, s->play_row);
    int time = tokens_for(me, card, s->play_extra, s->play_cut), seat = me->seat;
    say(seat, DO_PAY, out);
    out->arg[0] = time;
    int left = risk_before_tokens(&me->p->action[card], s->play_extra, s->play_cut) - time;
    double stake = 1;
    if (s->fight != NONE && !(s->bets_void[seat] >> s->fight & 1)) {
        int bet = s->bet[seat * FIGHTS + s->fight];
        stake += bet_coin(bet) + (bet ? payout(s->odds[s->fight], bet_on(bet), bet_coin(bet)) : 0);
    }
    if (left > 0 && stake / 6 > 1 && coin_in_hand(s, seat) > s->guard + left)
        out->arg[1] = left;
    if (!options_allow(o, out))
        out->arg[1] = 0;
}

static void careful_bet(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, fight = s->bets_made[seat], hand = coin_in_hand(s, seat);
    if (s->chance[seat] == 0) /* what the moneylenders want next is not for betting */
        hand -= smallest_unpaid(s->paid[seat]);
    struct fight_odds odds;
    fight_chances(me->p, s, fight, NULL, true, &odds);
    struct wager w = best_wager(me, fight, &odds, caught_in(me, fight), hand);
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
static double react_chance(const struct mind *me, const struct fight_model *m, int card, int side, int on)
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
            model_effect(&with, e, side);
    }
    struct fight_odds odds;
    if (again < 0) {
        model_solve_dice(&with, s->fight_round, s->die[0], s->die[1], &odds);
        return side_chance(&odds, on);
    }
    double die[7], sum = 0;
    die_chances(with.side[again].twice, die);
    for (int k = 1; k <= 6; k++) {
        model_solve_dice(&with, s->fight_round, again == 0 ? k : s->die[0], again == 1 ? k : s->die[1], &odds);
        sum += die[k] * side_chance(&odds, on);
    }
    return sum;
}

static void careful_react(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, bet = s->bet[seat * FIGHTS + s->fight], on = bet_on(bet);
    struct plan best = {.gain = PLAY_LEAST};
    say(seat, DO_PASS, &best.move);
    if (bet == BET_NONE || s->bets_void[seat] >> s->fight & 1) {
        say(seat, DO_PASS_FIGHT, out);
        return;
    }
    struct fight_model m;
    struct fight_odds odds;
    model_now(me->p, s, &m);
    model_solve_dice(&m, s->fight_round, s->die[0], s->die[1], &odds);
    double stake = bet_coin(bet) + payout(s->odds[s->fight], on, bet_coin(bet)), now = side_chance(&odds, on);
    for (uint32_t i = 0; i < o->count; i++)
        for (int card = 0; card < ACTIONS && o->at[i].verb == DO_REACT; card++)
            for (int aim = ON_NONE; aim <= ON_RIGHT; aim++) {
                if (!domain_has(&o->at[i].arg[0], card) || !domain_has(&o->at[i].arg[1], aim))
                    continue;
                int tokens = tokens_for(me, card, 0, s->risk_cut[seat]);
                double works = works_with(me, card, 0, s->risk_cut[seat], tokens);
                double then = react_chance(me, &m, card, aim == ON_RIGHT ? SIDE_RIGHT : SIDE_LEFT, on);
                consider(&best, stake * (works * then - now) - (1 - works) * CAUGHT_COST - tokens * TIME_COST,
                         seat, DO_REACT, card, aim, 0);
            }
    *out = best.move;
}

static void careful_settle(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, all = ((1 << BOXES) - 1) & ~s->paid[seat], next = smallest_unpaid(s->paid[seat]);
    if (boxes_sum(all) <= s->coin[seat])
        settle_with(o, seat, all, out);
    else if (s->chance[seat] > 0 && s->coin[seat] - next < COIN_TO_KEEP)
        settle_with(o, seat, 0, out);
    else
        settle_with(o, seat, mask_of_smallest(s, seat), out);
}

/* Throws away what is seldom worth its Risk, for a fresh card. */
static void careful_discard(const struct mind *me, struct move *out)
{
    struct set hand = hand_of(me->s, me->seat);
    int reacts = 0, seat = me->seat;
    say(seat, DO_DONE, out);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        const struct action *a = &me->p->action[card];
        reacts += a->type == ACTION_REACT;
        bool useless = alone(me->s) && a->type == ACTION_DISCOVER && a->effects.at[0].arg == THING_SABOTAGE;
        useless = useless || a->effects.count == 0;
        if (useless || a->risk > 5 || reacts > 2) {
            say(seat, DO_DISCARD, out);
            out->arg[0] = card;
            return;
        }
    }
}

static void careful(const struct data *d, const struct view *v, const struct options *o, struct rng *rng,
                    struct move *out)
{
    struct mind me = {.p = pack_of(d), .s = look_at(&v->state), .seat = v->seat};
    switch (me.s->phase) {
    case PHASE_ACTION:
        weigh(&me);
        careful_action(&me, o, out);
        break;
    case PHASE_TARGET:
        weigh(&me);
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
    {"careless", "bets at random, plays no cards", careless},
    {"careful", "bets on computed odds, buys Risk down, pays in time", careful},
};
