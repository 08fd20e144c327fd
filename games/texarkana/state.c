/* Reading the table: what follows from the state. Nothing here changes anything. */
#include "games/texarkana/state.h"
#include "games/texarkana/stakes.h"

int tx_posse_mask(const struct texarkana *s)
{
    return ((1 << s->seats) - 1) & ~(1 << DEALER);
}

int tx_next_clockwise(const struct texarkana *s, int seat, int mask)
{
    for (int step = 1; step < SEATS; step++) {
        int at = (seat - 1 + step) % (SEATS - 1) + 1;
        if (at < s->seats && mask >> at & 1)
            return at;
    }
    return NONE;
}

bool tx_pc_stands(const struct texarkana *s, int seat)
{
    return s->will[seat] > 0 && s->injuries[seat] < s->rule_injuries_out; /* TX-B4, TX-F1 */
}

bool tx_pc_can_play(const struct texarkana *s, int seat)
{
    return s->in_scene >> seat & 1 && hand_size(s, seat) > 0; /* TX-B4 */
}

struct set tx_seats_that_play(const struct texarkana *s, int but)
{
    struct set of = set_none();
    for (int seat = 1; seat < s->seats; seat++)
        if (seat != but && tx_pc_can_play(s, seat))
            set_add(&of, seat);
    return of;
}

struct set tx_hand_of(const struct texarkana *s, int seat)
{
    return cards_at(s->place, CARDS, place_hand(seat));
}

const struct character *tx_character(const struct pack *p, const struct texarkana *s, int seat)
{
    return &p->character[s->character[seat]];
}

const struct scenario *tx_story_of(const struct pack *p, const struct texarkana *s)
{
    return s->scenario < p->scenario_count ? &p->scenario[s->scenario] : NULL;
}

const struct scene *tx_scene_of(const struct pack *p, const struct texarkana *s)
{
    const struct scenario *story = tx_story_of(p, s);
    return story && s->scene != NONE ? &story->scene[s->scene] : NULL;
}

const struct goal *tx_goal_of(const struct pack *p, const struct texarkana *s, int goal)
{
    const struct scene *scene = tx_scene_of(p, s);
    return scene && goal < scene->goal_count ? &scene->goal[goal] : NULL;
}

bool tx_npc_stands(const struct texarkana *s, int slot)
{
    return slot < CAST_MAX && s->cast[slot] != NONE && !(s->cast_out >> slot & 1);
}

bool tx_is_trump(const struct texarkana *s, int side, int card)
{
    return s->trumps[side] >> card_suit(card) & 1; /* TX-D3 */
}

bool tx_goes_on(const struct texarkana *s, int side, int card)
{
    bool player = side == SIDE_INITIATOR || is_duel(s);
    if (player && card_suit(card) == SUIT_SKULLS)
        return s->rule_skull_chain == SKULL_GOES_ON; /* TX-D3, TX-H2: else a Skull ends a player's
                                                        chain */
    return tx_is_trump(s, side, card);
}

int tx_score_of(const struct texarkana *s, int side)
{
    int score = s->total[side] + s->bonus[side]; /* TX-C3 */
    if (side == SIDE_OTHER && !is_duel(s))
        score += s->dv - DV_MAX + s->woe_in; /* TX-C4, TX-D6: +1 for each Woe */
    return score;
}

enum why tx_woe_why(const struct texarkana *s)
{
    return !s->rule_woe                        ? WHY_WOE_OFF /* TX-H1 */
           : s->kind == KIND_INVOCATION        ? WHY_WOE_INVOCATION /* TX-F4: no Invocation */
           /* TX-D6: not in violence */
           : s->marks >> MARK_VIOLENCE & 1 || s->kind != KIND_TEST ? WHY_WOE_VIOLENCE
                                                                  : WHY_NONE;
}

bool tx_assist_fits(const struct texarkana *s, int side, int card)
{
    int with = s->played[side];
    if (card_suit(card) == card_suit(with)) /* TX-E1 */
        return true;
    if (s->rule_assist_match == MATCH_RANK) /* TX-H2 */
        return card_rank(card) == card_rank(with);
    return card_value(card) == card_value(with); /* TX-E1: 10, J, Q and K match */
}

bool tx_can_trump(const struct texarkana *s, int side)
{
    if (tx_is_trump(s, side, s->played[side])) /* TX-D1 */
        return true;
    return s->assisted[side] != NONE && tx_is_trump(s, side, s->assisted[side]); /* TX-E2 */
}

int tx_resource(const struct texarkana *s, int seat, int which)
{
    switch (which) {
    case RES_WILL: return s->will[seat];
    case RES_GRIT: return s->grit[seat];
    case RES_COIN: return s->coin[seat];
    case RES_LUCK: return s->luck[seat];
    default: return s->injuries[seat];
    }
}

bool tx_is_red(int suit)
{
    return suit == SUIT_HEARTS || suit == SUIT_DIAMONDS || suit == SUIT_HORNS ||
           suit == SUIT_MASKS; /* TX-A1 */
}

bool tx_posse_out(const struct texarkana *s)
{
    for (int seat = 1; seat < s->seats; seat++)
        if (tx_pc_stands(s, seat))
            return false;
    return true; /* TX-F1 */
}
