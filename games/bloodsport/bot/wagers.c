/* See wagers.h. */
#include "games/bloodsport/bot/wagers.h"

#include "games/bloodsport/bot/moves.h"
#include "games/bloodsport/money.h"

static const double COIN_WORTH = 0.004; /* of a Coin in chances, where no bet changes those */

/* A wager: what it wins, at which chance; else it is lost. */
struct laid { double wins; int won, coin; };

static double round_worth(const struct laid laid[FIGHTS], int coin,
                          double (*chance)(const void *arg, double coin), const void *arg)
{
    double sum = 0;
    for (int way = 0; way < 1 << FIGHTS; way++) {
        double weight = 1, mean = 0;
        for (int f = 0; f < FIGHTS; f++) {
            bool won = way >> f & 1;
            weight *= won ? laid[f].wins : 1 - laid[f].wins;
            mean += won ? laid[f].won : -laid[f].coin;
        }
        if (weight > 0)
            sum += weight * (COIN_WORTH * mean + chance(arg, coin + mean));
    }
    return sum;
}

static bool may_lay(const struct bloodsport *s, int fight, int bet)
{
    int lo, hi, coin = bg_bet_coin(bet);
    if (bet == BET_NONE)
        return true;
    bg_wager_range(s, fight, bg_bet_on(bet), &lo, &hi);
    return coin >= lo && coin <= hi;
}

static void lay_all(const struct mind *me, struct laid all[FIGHTS][BETS])
{
    const struct bloodsport *s = me->s;
    for (int f = 0; f < FIGHTS; f++) {
        struct fight_odds odds;
        bg_mind_chances(me, f, NULL, true, &odds);
        double clean = 1 - bg_mind_caught(me, f);
        for (int b = 0; b < BETS; b++) {
            int on = bg_bet_on(b), coin = bg_bet_coin(b);
            double side = on == ON_LEFT ? odds.left : odds.right;
            all[f][b] = (struct laid){b ? clean * side : 0,
                                      b ? bg_payout(s->odds[f], on, coin) : 0, coin};
        }
    }
}

void bg_best_wager(const struct mind *me, const struct options *o,
                   double (*chance)(const void *arg, double coin), const void *arg,
                   struct move *out)
{
    const struct bloodsport *s = me->s;
    int seat = me->seat, now = s->bets_made[seat];
    struct laid all[FIGHTS][BETS], laid[FIGHTS];
    double best = -1;
    lay_all(me, all);
    bg_say(seat, DO_BET, out);
    out->arg[0] = now;
    for (int way = 0; way < BETS * BETS * BETS; way++) {
        const int on[FIGHTS] = {way % BETS, way / BETS % BETS, way / BETS / BETS};
        int sum = 0;
        bool open = true;
        for (int f = 0; f < FIGHTS; f++) {
            open = open && (f < now ? on[f] == s->bet[seat * FIGHTS + f] : may_lay(s, f, on[f]));
            laid[f] = all[f][on[f]];
            sum += laid[f].coin;
        }
        if (!open || sum > s->coin[seat])
            continue;
        double value = round_worth(laid, s->coin[seat], chance, arg);
        if (value > best) {
            best = value;
            out->arg[1] = bg_bet_on(on[now]);
            out->arg[2] = bg_bet_coin(on[now]);
        }
    }
    if (!options_allow(o, out))
        out->arg[1] = out->arg[2] = 0;
}
