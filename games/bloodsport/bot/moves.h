/* The moves of a player who reckons in Coin (mind.h), and what any bot needs to make one. What is
 * always true: what is chosen is open. */
#ifndef GAMES_BLOODSPORT_MOVES_H
#define GAMES_BLOODSPORT_MOVES_H

#include "games/bloodsport/bot/mind.h"

/* In Coin: gains smaller than this are not worth a card. */
static const double PLAY_LEAST = 0.10;

/* A move, and what it is expected to bring; a pass: PLAY_LEAST. */
struct plan { struct move move; double gain; };

void bg_say(int seat, int verb, struct move *out);
/* Any of a family, each as likely. */
void bg_take(const struct option *, struct rng *, struct move *out);
/* As a mask; 0: all is paid. */
int bg_smallest_box(const struct bloodsport *, int seat);
/* Pays `mask` if it may, else skips; alone on the options, so always legal. */
void bg_settle_with(const struct options *, int seat, int mask, struct move *out);

/* A Discover or Special with all Time on it that it takes, and its price; weighed. */
double bg_card_gain(const struct mind *, int card, int extra, int cut);
/* The best card of phase 2, or a pass; weighed (bg_mind_weigh). */
struct plan bg_best_card(const struct mind *, const struct options *);
void bg_best_target(const struct mind *, const struct options *, struct rng *, struct move *out);
void bg_best_pay(const struct mind *, const struct options *, struct move *out);
/* The best React, or a pass. */
struct plan bg_best_react(const struct mind *, const struct options *);
/* What the present Fight has in it for a seat: the wager and its payout, if it still counts. */
double bg_at_stake(const struct bloodsport *, int seat);
/* The same with these chances: for oneself, and for the rival as it counts. */
double bg_react_own(const struct mind *, const struct fight_odds *);
double bg_react_theirs(const struct mind *, const struct fight_odds *);

#endif
