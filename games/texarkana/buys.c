/* What Coin and Luck buy, where a scenario names it. What is always true: each thing is bought once
 * in a match, and never for more than the buyer has; a test has what was bought for it once. */
#include "games/texarkana/buys.h"
#include "games/texarkana/cards.h"
#include "games/texarkana/facts.h"
#include "games/texarkana/rules.h"

const struct buy *tx_buy_of(const struct pack *p, const struct texarkana *s, int which)
{
    const struct scenario *story = tx_story_of(p, s);
    return story && which < story->buy_count ? &story->buy[which] : NULL;
}

int tx_buy_bonus(const struct texarkana *s, const struct buy *b)
{
    return s->rule_buys == BUYS_TESTS ? b->bonus : 0; /* TX-H4 */
}

/* It brings somebody something by the options of the table. */
static bool brings(const struct texarkana *s, const struct buy *b)
{
    bool gains = false;
    for (int which = 0; which < RESOURCES; which++)
        gains = gains || b->gain[which];
    return b->sets || gains || tx_buy_bonus(s, b);
}

bool tx_buy_shown(const struct pack *p, const struct texarkana *s, int which)
{
    const struct buy *b = tx_buy_of(p, s, which);
    return b && buys_count(s) && s->rule_buys != BUYS_NONE && brings(s, b) && s->scene != NONE &&
           (b->scene == NONE || b->scene == s->scene) && tx_is_when(s, &b->when) &&
           !(s->bought >> which & 1); /* TX-G5 */
}

/* It would bring this buyer nothing now. */
static bool is_vain(const struct texarkana *s, int seat, const struct buy *b)
{
    bool gains = s->injuries[seat] && b->gain[RES_INJURY];
    for (int which = 0; which < RES_INJURY; which++) {
        int most = which == RES_WILL ? s->rule_hand_max : SCORE_MAX;
        gains = gains || (b->gain[which] && tx_resource(s, seat, which) < most);
    }
    return !b->sets && !tx_buy_bonus(s, b) && !gains;
}

enum why tx_buy_why(const struct pack *p, const struct texarkana *s, int seat, int which)
{
    const struct buy *b = tx_buy_of(p, s, which);
    return !b || !buys_count(s)                            ? WHY_NO_BUY
           : s->rule_buys == BUYS_NONE || !brings(s, b)    ? WHY_BUYS_OFF /* TX-H4 */
           : s->bought >> which & 1                        ? WHY_BOUGHT
           : !tx_buy_shown(p, s, which)                    ? WHY_NO_BUY
           : b->price[RES_COIN] > s->coin[seat] ||
                     b->price[RES_LUCK] > s->luck[seat]    ? WHY_BUY_PRICE /* TX-G5 */
           : tx_buy_bonus(s, b) && s->held[seat] != NONE   ? WHY_BUY_HELD
           : is_vain(s, seat, b)                           ? WHY_BUY_NOTHING
                                                           : WHY_NONE;
}

void tx_buy(const struct pack *p, struct texarkana *s, int seat, int which)
{
    const struct buy *b = tx_buy_of(p, s, which);
    s->bought |= (uint16_t)(1u << which);
    for (int i = 0; i < RESOURCES; i++)
        tx_resource_add(s, seat, i, b->gain[i] - b->price[i]); /* TX-G5 */
    if (tx_buy_bonus(s, b))
        s->held[seat] = (uint8_t)which;
    s->facts |= b->sets; /* TX-G4 */
    tx_by_fact(p, s);
}

/* What the fighter has bought and may use with the suit that is declared; NULL. */
static const struct buy *held(const struct pack *p, const struct texarkana *s)
{
    int seat = s->fighter[SIDE_INITIATOR], which = s->held[seat];
    const struct buy *b = which == NONE ? NULL : tx_buy_of(p, s, which);
    return b && (b->field == SUIT_NONE || b->field == s->declared[SIDE_INITIATOR]) ? b : NULL;
}

void tx_held_count(const struct pack *p, struct texarkana *s)
{
    const struct buy *b = held(p, s);
    if (b)
        s->bonus[SIDE_INITIATOR] = (int8_t)(s->bonus[SIDE_INITIATOR] + b->bonus); /* TX-G5 */
}

void tx_held_use(const struct pack *p, struct texarkana *s)
{
    if (held(p, s))
        s->held[s->fighter[SIDE_INITIATOR]] = NONE; /* TX-G5, TX-C8: not till a card lies */
}
