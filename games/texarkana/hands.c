/* Clean-up and replacement: hands become as large as Will again. What is always true: what is drawn
 * is known to its player alone; what is shed lies open in the discards. */
#include "games/texarkana/cards.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/session.h"

void tx_clean_up(struct state *st)
{
    struct texarkana *s = table_of(st);
    for (int card = 0; card < CARDS; card++)
        if (s->place[card] == PLACE_TABLE)
            tx_card_put(st, card, PLACE_DISCARD); /* TX-B2 */
    tx_scene_leave(s);                            /* TX-B4: Will 0 */
    s->cleaning = 1;
    s->shed_skull = 0;
    tx_hands_settle(st);
}

/* The next seat, clockwise and from the initiator on, whose hand is over (or under) its Will;
 * NONE. */
static int uneven(const struct texarkana *s, bool over)
{
    int mask = 0, first = s->fighter[SIDE_INITIATOR];
    for (int seat = 1; seat < s->seats; seat++)
        if (over ? hand_size(s, seat) > s->will[seat] : hand_size(s, seat) < s->will[seat])
            mask |= 1 << seat;
    if (first == NONE)
        return tx_next_clockwise(s, SEATS - 1, mask); /* TX-B5: in seat order */
    /* TX-E4: initiator first */
    return mask >> first & 1 ? first : tx_next_clockwise(s, first, mask);
}

static void settled(struct texarkana *s)
{
    bool test = s->cleaning;
    s->cleaning = 0;
    if (test && s->rule_woe && !s->woe)
        tx_session_close(s, ENDING_WOE); /* TX-D6: at clean-up only */
    else if (test && tx_posse_out(s))
        tx_session_close(s, ENDING_POSSE); /* TX-D6 */
    else
        tx_free_open(s);
}

void tx_hands_settle(struct state *st)
{
    struct texarkana *s = table_of(st);
    int tx_over = uneven(s, true);
    if (tx_over != NONE) {
        s->phase = PHASE_SHED;
        s->actor = (uint8_t)tx_over;
        return;
    }
    int under = uneven(s, false);
    if (under == NONE) {
        settled(s);
        return;
    }
    s->phase = PHASE_DRAW;
    s->actor = (uint8_t)under;
}

void tx_shed_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p;
    arg_one(option_add(o, seat, DO_SHED), tx_hand_of(s, seat)); /* TX-B4 */
}

void tx_shed_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    tx_card_put(st, m->arg[0], PLACE_DISCARD);
    if (card_suit(m->arg[0]) == SUIT_SKULLS && !s->shed_skull) {
        tx_woe_gain(s, 1); /* TX-D6: once for an effect that discards Skulls from a hand */
        s->shed_skull = 1;
    }
    tx_hands_settle(st);
}

/* ---- Draws ---- */

static bool looks_at_two(const struct texarkana *s)
{
    return s->looks && s->actor == s->fighter[s->side] &&
           (s->looks == 1 || s->size[PLACE_DECK] > 1); /* TX-F3 */
}

void tx_draw_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    if (tx_deck_needs_shuffle(s)) {
        option_add(o, SEAT_CHANCE, DO_SHUFFLE);
        return;
    }
    struct option *f = option_add(o, SEAT_CHANCE, looks_at_two(s) ? DO_LOOK : DO_DRAW); /* TX-B2 */
    arg_is(f, s->actor);
    arg_one(f, cards_at(s->place, CARDS, PLACE_DECK));
}

void tx_draw_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        tx_deck_shuffle(st);
        return;
    }
    if (m->verb == DO_DRAW) {
        if (s->actor == s->fighter[s->side])
            s->looks = 0; /* TX-F3: with one card left it is just drawn */
        tx_card_put(st, m->arg[1], place_hand(s->actor));
        tx_hands_settle(st);
        return;
    }
    s->known[PLACE_LOOK] = (uint16_t)(1u << s->actor);
    tx_card_put(st, m->arg[1], PLACE_LOOK);
    if (!--s->looks)
        s->phase = PHASE_KEEP;
}

void tx_keep_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p;
    arg_one(option_add(o, seat, DO_TOSS), cards_at(s->place, CARDS, PLACE_LOOK)); /* TX-F3 */
}

void tx_keep_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    tx_card_put(st, m->arg[0], PLACE_DISCARD); /* TX-F3: no Woe from it */
    struct set kept = cards_at(s->place, CARDS, PLACE_LOOK);
    tx_card_put(st, set_nth(&kept, 0), place_hand(s->actor));
    tx_hands_settle(st);
}
