/* The other player, as one seat reckons: what it may have laid face down, what it will bet or has
 * bet, and how much its winnings weigh beside one's own. What is always true: made from one seat's
 * view alone, by worlds that fit it. */
#ifndef GAMES_BLOODSPORT_RIVAL_H
#define GAMES_BLOODSPORT_RIVAL_H

#include "games/bloodsport/bot/mind.h"

enum { RIVAL_WORLDS = 8 };

struct rival {
    int seat, fights;    /* fights: those beside which it has laid what is not known, a mask */
    double ratio;        /* what a Coin of the rival's weighs, in Coin of one's own */
    struct {
        double weight;   /* of all worlds: 1 */
        uint8_t row[ROWS_MAX], bet[FIGHTS];
    } world[RIVAL_WORLDS];
};

/* False: nobody to reckon with. `spite`: what the rival's chance to win weighs beside one's own. */
bool bg_rival_reckon(const struct data *, const struct view *, double own_slope, double spite,
                     struct rng *, struct weighed *, struct rival *);
/* bg_fight_chances_by, averaged over what may be laid there. */
void bg_rival_chances(const struct mind *, int fight, const struct scheme *more, bool secrets,
                      struct fight_odds *, struct card_odds *each);
/* What the rival is expected to win on a Fight with these chances, as it counts for oneself. */
double bg_rival_gain(const struct mind *, int fight, const struct fight_odds *);

#endif
