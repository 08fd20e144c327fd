/* The deck, what is turned up from it, and what Skulls feed. What is always true: a flipped card is
 * in the discards as soon as it is noted; a played or assisting one only at clean-up. */
#include "games/texarkana/cards.h"
#include "games/texarkana/rules.h"

void tx_card_put(struct state *st, int card, int place)
{
    card_move(&texarkana_fields[FIELD_place], st, card, place);
}

bool tx_deck_needs_shuffle(const struct texarkana *s)
{
    return !s->size[PLACE_DECK]; /* TX-A3 */
}

void tx_deck_shuffle(struct state *st)
{
    cards_shuffle(&texarkana_fields[FIELD_place], st, 1u << PLACE_DISCARD, PLACE_DECK); /* TX-A3 */
}

void tx_flip_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    if (tx_deck_needs_shuffle(s))
        option_add(o, SEAT_CHANCE, DO_SHUFFLE);
    else
        arg_one(option_add(o, SEAT_CHANCE, DO_FLIP),
                cards_at(s->place, CARDS, PLACE_DECK)); /* TX-A4 */
}

void tx_woe_gain(struct texarkana *s, int by)
{
    if (!s->rule_woe) /* TX-H1 */
        return;
    s->woe = (uint8_t)(s->woe + by > WOE_MAX ? WOE_MAX : s->woe + by);
}

void tx_flip_plain(struct state *st, int card)
{
    tx_card_put(st, card, PLACE_DISCARD); /* TX-A4 */
    if (card_suit(card) == SUIT_SKULLS)
        tx_woe_gain(table_of(st), 1); /* TX-D6: that anyone flips */
}

void tx_flip_for(struct state *st, int side, int card)
{
    struct texarkana *s = table_of(st);
    uint8_t *shown = side == SIDE_INITIATOR ? s->flip_a : s->flip_b;
    tx_flip_plain(st, card);
    s->total[side] = (uint16_t)(s->total[side] + card_value(card)); /* TX-D2 */
    if (s->flips[side] < FLIPS_SHOWN)
        shown[s->flips[side]] = (uint8_t)card;
    s->flips[side]++;
}

void tx_lay_open(struct state *st, int side, int card)
{
    struct texarkana *s = table_of(st);
    tx_card_put(st, card, PLACE_TABLE);
    s->total[side] = (uint16_t)(s->total[side] + card_value(card)); /* TX-C3, TX-E1 */
    if (card_suit(card) == SUIT_SKULLS)
        tx_woe_gain(s, 1); /* TX-D6: that a player plays, assisting too */
}

void tx_resource_add(struct texarkana *s, int seat, int which, int by)
{
    uint8_t *const at[RESOURCES] = {&s->will[seat], &s->grit[seat], &s->coin[seat], &s->luck[seat],
                                    &s->injuries[seat]};
    int most = which == RES_WILL     ? s->rule_hand_max
               : which == RES_INJURY ? INJURIES_MAX
                                     : SCORE_MAX;
    int now = *at[which] + by;
    now = now > most ? most : now; /* TX-F1: a gain above 10 is lost */
    *at[which] = (uint8_t)(now < 0 ? 0 : now);
}
