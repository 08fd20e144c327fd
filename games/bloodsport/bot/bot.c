/* The bots of Bloodsport Gambler: for each phase, the move that mind.h finds worth most. They see a
 * view, never a state. */
#include "games/bloodsport/bot/moves.h"
#include "games/bloodsport/bot/strong.h"
#include "games/bloodsport/bot/wagers.h"
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

static void careless(const struct data *d, const struct view *v, const struct options *o,
                     struct rng *rng, struct move *out)
{
    (void)d;
    const struct bloodsport *s = look_at(&v->state);
    static const uint8_t quiet[] = {DO_PASS_FIGHT, DO_PASS, DO_DONE, DO_STOP};
    if (s->phase == PHASE_SETTLE) {
        bg_settle_with(o, v->seat, bg_smallest_box(s, v->seat), out);
        return;
    }
    if (s->phase == PHASE_BET) {
        bg_take(&o->at[rng_below(rng, o->count)], rng, out);
        return;
    }
    for (size_t i = 0; i < sizeof quiet; i++)
        if (find(o, quiet[i])) {
            bg_say(v->seat, quiet[i], out);
            return;
        }
    options_nth(o, rng_below(rng, options_size(o)), out);
}

/* ---- careful ---- */

/* In Coin; found by trying neighbours over some thousand games alone. */
static const double BET_LEAST = 0.05;
enum { COIN_TO_KEEP = 7 };               /* skip a payment that would leave less, while there is
                                            Chance */

static double pays(const void *due, double coin)
{
    return coin >= *(const int *)due;
}

static void careful_bet(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, fight = s->bets_made[seat], hand = bg_coin_in_hand(s, seat);
    if (s->chance[seat] == 0 && s->status[seat] != STATUS_GOES_ON) {
        int due = bg_smallest_unpaid(s->paid[seat]);
        if (s->coin[seat] < due) { /* lost, unless bets bring it */
            bg_best_wager(me, o, pays, &due, out);
            return;
        }
        hand -= due; /* what the moneylenders want next is not for betting */
    }
    struct fight_odds odds;
    bg_fight_chances_by(me->p, s, fight, NULL, true, &me->kept->solved, &odds, NULL);
    struct wager w = bg_mind_wager(me, fight, &odds, bg_mind_caught(me, fight), hand);
    bg_say(seat, DO_BET, out);
    out->arg[0] = fight;
    if (w.value >= BET_LEAST) {
        out->arg[1] = w.on;
        out->arg[2] = w.coin;
    }
    if (!options_allow(o, out))
        out->arg[1] = out->arg[2] = 0;
}

static void careful_react(const struct mind *me, const struct options *o, struct move *out)
{
    if (bg_at_stake(me->s, me->seat) > 0)
        *out = bg_best_react(me, o).move;
    else
        bg_say(me->seat, DO_PASS_FIGHT, out);
}

static void careful_settle(const struct mind *me, const struct options *o, struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, all = ((1 << BOXES) - 1) & ~s->paid[seat],
        next = bg_smallest_unpaid(s->paid[seat]);
    if (bg_boxes_sum(all) <= s->coin[seat])
        bg_settle_with(o, seat, all, out);
    else if (s->chance[seat] > 0 && s->coin[seat] - next < COIN_TO_KEEP)
        bg_settle_with(o, seat, 0, out);
    else
        bg_settle_with(o, seat, bg_smallest_box(s, seat), out);
}

/* Throws away what is seldom worth its Risk, for a fresh card. */
static void careful_discard(const struct mind *me, struct move *out)
{
    struct set hand = bloodsport_hand_of(me->s, me->seat);
    int reacts = 0, seat = me->seat;
    bg_say(seat, DO_DONE, out);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        const struct action *a = &me->p->action[card];
        reacts += a->type == ACTION_REACT;
        bool useless =
            alone(me->s) && a->type == ACTION_DISCOVER && a->effects.at[0].arg == THING_SABOTAGE;
        useless = useless || a->effects.count == 0;
        if (useless || a->risk > 5 || reacts > 2) {
            bg_say(seat, DO_DISCARD, out);
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
        *out = bg_best_card(&me, o).move;
        break;
    case PHASE_TARGET:
        bg_mind_weigh(&me);
        bg_best_target(&me, o, rng, out);
        break;
    case PHASE_PAY: bg_best_pay(&me, o, out); break;
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
    {"strong", .choose = bg_strong},
};
