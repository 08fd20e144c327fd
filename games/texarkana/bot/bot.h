/* Between the two halves of a bot: the player's and the Dealer's. Both choose from a view's own
 * options alone. */
#ifndef GAMES_TEXARKANA_BOT_H
#define GAMES_TEXARKANA_BOT_H

#include "games/texarkana/exact.h"

struct bot {
    const struct pack *p;
    const struct view *v;
    const struct texarkana *s;
    const struct options *o;
    struct rng *rng;
    bool careful, strong; /* who is strong is careful too */
    bool tells;           /* a Dealer who keeps Woe for where the story hangs in the balance */
};

/* A move of the bot's seat; true if it is open. */
bool tx_bot_say(const struct bot *, struct move *out, int verb, int a, int b, int c);
/* Any open move of a family with this verb; false if there is none. */
bool tx_bot_any(const struct bot *, int verb, struct move *out);
/* The PC whose turn it is to try something: the next in the scene after who tried last; NONE. */
int tx_bot_next_pc(const struct texarkana *);
/* The best chance of the own hand before anything is declared: with this model's trumps, bonus and
 * whether it can bust; the rest of the model is filled in. Who is strong may stand on a trump. */
double tx_bot_hope(const struct bot *, struct test_model *);
/* Buys something that is worth its price now, whose turn it is; false: nothing is. */
bool tx_bot_buy(const struct bot *, struct move *out);
void tx_bot_strong_free(const struct bot *, struct move *out);
void tx_bot_dealer(const struct bot *, struct move *out);

#endif
