/* Phase 3 and the bookie's part of phase 5. Every seat makes three bets, "none" included, so that
 * their number tells nothing. */
#include <string.h>

#include "games/bloodsport/fight.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

void bg_bet_begin(const struct pack *p, struct state *st)
{
    (void)p;
    struct bloodsport *s = table_of(st);
    s->phase = PHASE_BET;
    s->waiting = (uint8_t)bg_seats_active(s);
    for (int seat = 0; seat < s->seats; seat++)
        s->bet_known[seat] = (uint16_t)(alone(s) ? ALL_SEATS : 1u << seat); /* BG-D1, BG-H3 */
}

/* Of a wager from lo to hi, by who holds so much. */
static enum why wager_why(int lo, int hi, int hand, int coin)
{
    /* BG-D1: not above what the player holds */
    return coin > hand              ? WHY_COIN_TO_BET
           : lo == hi && coin != lo ? WHY_FAVOURITE   /* BG-D2 */
           : coin < lo || coin > hi ? WHY_WAGER
                                    : WHY_NONE;
}

enum why bg_bet_why(const struct bloodsport *s, int seat, int fight, int on, int coin)
{
    int lo, hi;
    if (fight != s->bets_made[seat])
        return WHY_NEXT_BET;
    if (on != ON_LEFT && on != ON_RIGHT)
        return WHY_NONE;
    bg_wager_range(s, fight, on, &lo, &hi);
    return wager_why(lo, hi, bg_coin_in_hand(s, seat), coin);
}

void bg_bet_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p;
    int fight = s->bets_made[seat], hand = bg_coin_in_hand(s, seat);
    for (int on = ON_NONE; on <= ON_RIGHT; on++) {
        int lo = 0, most = 0;
        if (on != ON_NONE)
            bg_wager_range(s, fight, on, &lo, &most);
        int hi = most;
        while (hi >= lo && wager_why(lo, most, hand, hi))
            hi--;
        if (lo > hi)
            continue;
        struct option *bet = option_add(o, seat, DO_BET);
        arg_is(bet, fight);
        arg_is(bet, on);
        arg_range(bet, lo, hi);
    }
}

void bg_bet_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    int on = m->arg[1], coin = m->arg[2];
    int bet = on == ON_NONE ? BET_NONE : (on == ON_LEFT ? BET_LEFT : BET_RIGHT) + coin - 1;
    s->bet[m->seat * FIGHTS + m->arg[0]] = (uint8_t)bet;
    if (++s->bets_made[m->seat] == FIGHTS)
        s->waiting &= (uint8_t)~(1 << m->seat);
    if (s->waiting)
        return;
    s->fight = 0;
    bg_window_open(p, st, bg_seats_active(s), PHASE_UNCOVER);
}

void bg_slips_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct option *slips = option_add(o, SEAT_CHANCE, DO_SLIPS);
    for (int i = 0; i < PLAYERS_MAX * FIGHTS; i++)
        arg_is(slips, s->bet[i]);
}

static bool bet_wins(const struct bloodsport *s, int seat, int fight)
{
    int bet = s->bet[seat * FIGHTS + fight];
    bool alive = !(s->bets_void[seat] >> fight & 1); /* BG-C5: a catch loses it, whoever wins */
    return alive && bg_bet_on(bet) == s->winner[fight]; /* BG-F1; BG-E8: WINNER_NOBODY is no side to
                                                           bet on */
}

void bg_slips_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)m;
    struct bloodsport *s = table_of(st);
    for (int seat = 0; seat < s->seats; seat++)
        for (int f = 0; f < FIGHTS; f++)
            if (!bet_wins(s, seat, f)) /* BG-F1: to the bank */
                s->coin[seat] = (uint16_t)(s->coin[seat] - bg_bet_coin(s->bet[seat * FIGHTS + f]));
    for (int f = 0; f < FIGHTS; f++)
        for (int k = 0; k < s->seats; k++) { /* BG-A3: Fights in order, first to act first */
            int seat = k ? 1 - s->first : s->first;
            int bet = s->bet[seat * FIGHTS + f];
            if (!bet_wins(s, seat, f))
                continue;
            int won = bg_payout(s->odds[f], bg_bet_on(bet), bg_bet_coin(bet)),
                bank = bg_bank_coin(s);
            s->coin[seat] =
                (uint16_t)(s->coin[seat] + (won < bank ? won : bank)); /* BG-F1, BG-A3 */
        }
    memset(s->bet, BET_NONE, sizeof s->bet);
    for (int seat = 0; seat < s->seats; seat++) {
        s->bet_known[seat] = ALL_SEATS;
        s->bets_made[seat] = 0;
    }
    bg_window_open(p, st, bg_seats_active(s), PHASE_SETTLE);
}
