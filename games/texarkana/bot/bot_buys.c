/* What the players' bots buy. What is always true: they go by price, gain and bonus, which stand
 * before everyone, and by whether the story remembers it; not by what that leads to (TX-G1). */
#include "games/texarkana/bot/bot.h"
#include "games/texarkana/buys.h"

enum { SAVED = 1,            /* Coin or Luck that is kept */
       GRIT_WANTED = 2, WILL_WANTED = 3, CARELESS_ONE_IN = 4 };

static bool can_spare(const struct bot *b, const struct buy *of)
{
    int seat = b->v->seat;
    return b->s->coin[seat] >= of->price[RES_COIN] + (of->price[RES_COIN] ? SAVED : 0) &&
           b->s->luck[seat] >= of->price[RES_LUCK] + (of->price[RES_LUCK] ? SAVED : 0);
}

/* It gives what this PC is short of. */
static bool is_wanted(const struct bot *b, const struct buy *of)
{
    int seat = b->v->seat;
    return (of->gain[RES_GRIT] && b->s->grit[seat] <= GRIT_WANTED) ||
           (of->gain[RES_WILL] && b->s->will[seat] <= WILL_WANTED) ||
           (of->gain[RES_INJURY] && b->s->injuries[seat]) || tx_buy_bonus(b->s, of);
}

bool tx_bot_buy(const struct bot *b, struct move *out)
{
    if (!b->careful)
        return !rng_below(b->rng, CARELESS_ONE_IN) && tx_bot_any(b, DO_BUY, out);
    for (int i = 0; i < BUYS_MAX; i++) {
        struct move m;
        const struct buy *of = tx_buy_of(b->p, b->s, i);
        if (!of || !tx_bot_say(b, &m, DO_BUY, i, 0, 0))
            continue;
        if ((of->sets || is_wanted(b, of)) && can_spare(b, of)) {
            *out = m;
            return true;
        }
    }
    return false;
}
