/* The bot strong: plays cards as careful does, but reckons with the other player (rival.h), bets
 * and pays for its chance to pay off the Loans (purse.h) and not for Coin, rats where that brings
 * more than a Chance is worth, and gets itself caught where a higher Guard Level hurts the other.
 *
 * Numbers were found by trying neighbours over some thousand games, alone and beside careful. */
#include "games/bloodsport/bot/moves.h"
#include "games/bloodsport/bot/purse.h"
#include "games/bloodsport/bot/rival.h"
#include "games/bloodsport/bot/strong.h"
#include "games/bloodsport/bot/wagers.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/rules.h"

static const double SPITE = 1;     /* the other's chance to win counts as much as one's own */
static const double LOOKS = 1;
/* A round's Time is for cheap cards: others go, for fresh ones. */
enum { RISK_KEPT = 3, LOOK_RISK_KEPT = 2, REACTS_KEPT = 2 };
enum { DECOY_NEED = 4 }; /* a card that is to be caught needs so much at least, without tokens */

/* One seat's reckoning of a moment. */
struct reckoning {
    struct mind me;
    struct weighed kept;
    struct purse purse;
    struct rival rival;
    double slope; /* of the purse */
};

/* ---- Bets ---- */

static double pays_off(const void *arg, double coin)
{
    const struct reckoning *r = arg;
    return bg_purse_settle(&r->purse, r->me.s->chance[r->me.seat], coin);
}

/* ---- The moneylenders, and the hand ---- */

static void settle(const struct reckoning *r, const struct options *o, struct move *out)
{
    const struct bloodsport *s = r->me.s;
    int seat = r->me.seat, coin = s->coin[seat], chance = s->chance[seat];
    int all = ((1 << BOXES) - 1) & ~s->paid[seat], next = bg_smallest_unpaid(s->paid[seat]);
    double skips = chance ? bg_purse_round(&r->purse, 0, chance - 1, coin) : -1;
    double pays = coin >= next ? bg_purse_round(&r->purse, 1, chance, coin - next) : -1;
    bg_settle_with(o, seat,
                   bg_boxes_sum(all) <= coin ? all
                   : pays >= skips                     ? bg_smallest_box(s, seat)
                                             : 0,
                   out);
}

static void discard(const struct mind *me, struct move *out)
{
    struct set hand = bloodsport_hand_of(me->s, me->seat);
    int reacts = 0;
    bg_say(me->seat, DO_DONE, out);
    for (int k = 0; k < set_count(&hand); k++) {
        int card = set_nth(&hand, k);
        const struct action *a = &me->p->action[card];
        bool looks = a->type == ACTION_DISCOVER;
        bool in_vain = alone(me->s) && looks && a->effects.at[0].arg == THING_SABOTAGE;
        reacts += a->type == ACTION_REACT;
        if (in_vain || a->effects.count == 0 || reacts > REACTS_KEPT ||
            a->risk > (looks ? LOOK_RISK_KEPT : RISK_KEPT)) {
            bg_say(me->seat, DO_DISCARD, out);
            out->arg[0] = card;
            return;
        }
    }
}

/* ---- Ratting ---- */

/* Whether `gain` Coin are more than a Chance is worth. */
static bool rat_pays(const struct reckoning *r, double gain)
{
    const struct bloodsport *s = r->me.s;
    int chance = s->chance[r->me.seat], coin = s->coin[r->me.seat];
    double with = bg_purse_round(&r->purse, 0, chance, coin),
           without = bg_purse_round(&r->purse, 0, chance - 1, coin);
    return gain * r->slope > with - without;
}

/* The best move of `best` at Guard Level 1, and whether to rat for it. */
static bool rats_for(const struct reckoning *r, const struct options *o, double gain_now,
                     struct plan (*best)(const struct mind *, const struct options *))
{
    struct bloodsport low = *r->me.s;
    struct mind then = r->me;
    if (!bg_can_rat(r->me.s, r->me.seat))
        return false;
    low.guard = 1;
    then.s = &low;
    if (r->me.weighed)
        bg_mind_weigh(&then);
    return rat_pays(r, best(&then, o).gain - gain_now);
}

/* Before the roll of a Sabotage of one's own. */
static bool rats_before_roll(const struct reckoning *r)
{
    const struct bloodsport *s = r->me.s;
    struct scheme more = {s->play_card, s->play_on, 1};
    struct fight_odds with, without;
    int need = bg_row_need(r->me.p, s, s->play_row, s->play_card);
    double helps = bg_risk_works(need - s->guard + 1) - bg_risk_works(need);
    bg_mind_chances(&r->me, s->fight, &more, true, &with);
    bg_mind_chances(&r->me, s->fight, NULL, true, &without);
    double gain = bg_react_own(&r->me, &with) + r->me.caught_cost +
                  bg_react_theirs(&r->me, &without) - bg_react_theirs(&r->me, &with);
    return rat_pays(r, helps * gain);
}

/* ---- Phase 2 ---- */

/* Nothing is worth playing: a card that will be caught, if there is one, and so raises Guard Level
 * for the other. */
static void decoy(const struct reckoning *r, const struct options *o, struct move *out)
{
    const struct bloodsport *s = r->me.s;
    int most = DECOY_NEED - s->guard - 1;
    if (!r->me.rival || r->rival.ratio <= 0 || s->guard == GUARD_MAX)
        return;
    for (uint32_t i = 0; i < o->count; i++)
        for (int c = 0; c < ACTIONS && o->at[i].verb <= DO_SPECIAL; c++)
            if (domain_has(&o->at[i].arg[0], c) && r->me.p->action[c].risk > most) {
                most = r->me.p->action[c].risk;
                bg_say(r->me.seat, o->at[i].verb, out);
                out->arg[0] = c;
            }
}

static void act(struct reckoning *r, const struct options *o, struct move *out)
{
    bg_mind_weigh(&r->me);
    struct plan best = bg_best_card(&r->me, o);
    *out = best.move;
    if (rats_for(r, o, best.gain, bg_best_card))
        bg_say(r->me.seat, DO_RAT, out);
    else if (best.move.verb == DO_PASS)
        decoy(r, o, out);
}

/* No tokens for a card that is to be caught. */
static void pay(struct reckoning *r, const struct options *o, struct move *out)
{
    const struct bloodsport *s = r->me.s;
    bg_best_pay(&r->me, o, out);
    if (s->fight != NONE || s->play_card == NONE || s->guard == GUARD_MAX || !r->me.rival)
        return;
    bg_mind_weigh(&r->me);
    if (bg_card_gain(&r->me, s->play_card, s->play_extra, s->play_cut) < PLAY_LEAST)
        out->arg[0] = out->arg[1] = 0;
}

void bg_strong(const struct data *d, const struct view *v, const struct options *o,
               struct rng *rng, struct move *out)
{
    struct reckoning r;
    const struct bloodsport *s = look_at(&v->state);
    int seat = v->seat;
    r.me = (struct mind){.p = pack_of(d), .s = s, .seat = seat};
    bg_mind_begin(&r.me, &r.kept);
    r.me.looks = LOOKS;
    bg_purse_fill(&r.purse, s->paid[seat]);
    r.slope = bg_purse_slope(&r.purse, s->chance[seat], s->coin[seat]);
    bool waits = s->phase == PHASE_WINDOW && (s->back_to != PHASE_RISK || s->play_seat != seat);
    bool apart = s->phase == PHASE_SETTLE || s->phase == PHASE_DISCARD || s->phase == PHASE_AFTER;
    if (!waits && !apart && bg_rival_reckon(d, v, r.slope, SPITE, rng, &r.kept, &r.rival))
        r.me.rival = &r.rival;
    switch (s->phase) {
    case PHASE_ACTION: act(&r, o, out); break;
    case PHASE_TARGET:
        bg_mind_weigh(&r.me);
        bg_best_target(&r.me, o, rng, out);
        break;
    case PHASE_PAY: pay(&r, o, out); break;
    case PHASE_BET: bg_best_wager(&r.me, o, pays_off, &r, out); break;
    case PHASE_REACT: {
        struct plan best = bg_best_react(&r.me, o);
        *out = best.move;
        if (rats_for(&r, o, best.gain, bg_best_react))
            bg_say(seat, DO_RAT, out);
        break;
    }
    case PHASE_WINDOW:
        bg_say(seat, !waits && rats_before_roll(&r) ? DO_RAT : DO_PASS, out);
        break;
    case PHASE_SETTLE: settle(&r, o, out); break;
    case PHASE_DISCARD: discard(&r.me, out); break;
    default: bg_say(seat, DO_STOP, out); break; /* PHASE_AFTER */
    }
}
