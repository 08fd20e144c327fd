/* PC against PC till both cards lie open, and NPC against NPC. What is always true: without the
 * consent of both players and the Dealer nothing happened (TX-E4). */
#include "games/texarkana/cards.h"
#include "games/texarkana/duel.h"
#include "games/texarkana/scene.h"
#include "games/texarkana/test.h"

void tx_duel_open(struct texarkana *s, int seat, int other)
{
    tx_test_forget(s);
    s->kind = KIND_DUEL;
    s->test_scene = s->scenes;
    s->fighter[SIDE_INITIATOR] = (uint8_t)seat;
    s->fighter[SIDE_OTHER] = (uint8_t)other;
    s->phase = PHASE_CONSENT;
    s->actor = (uint8_t)other;
    s->waiting = s->resting = 0;
}

void tx_consent_options(const struct pack *p, const struct texarkana *s, int seat,
                        struct options *o)
{
    (void)p, (void)s;
    if (seat == DEALER) {
        struct option *f = option_add(o, seat, DO_ALLOW);
        arg_range(f, 0, PLAYER_SUITS - 1); /* TX-E4: each with their own trump suit */
        arg_range(f, 0, PLAYER_SUITS - 1);
        arg_range(f, 0, 1);
    } else {
        option_add(o, seat, DO_AGREE);
    }
    option_add(o, seat, DO_REFUSE);
}

void tx_consent_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    if (m->verb == DO_REFUSE) {
        tx_test_forget(s); /* TX-E4: else nothing happened */
        tx_free_open(s);
        return;
    }
    if (m->verb == DO_AGREE) {
        s->actor = DEALER;
        return;
    }
    for (int side = 0; side < 2; side++) {
        s->declared[side] = (uint8_t)m->arg[side];
        s->trumps[side] = (uint16_t)(1u << m->arg[side]);
        s->known[PLACE_DOWN + side] = (uint16_t)(1u << s->fighter[side]);
    }
    s->marks = (uint8_t)(m->arg[2] << MARK_VIOLENCE);
    s->tests++;
    s->duels++;
    s->phase = PHASE_DOWN;
    s->actor = NONE;
    s->waiting = (uint8_t)(1u << s->fighter[0] | 1u << s->fighter[1]);
}

void tx_down_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    arg_one(option_add(o, seat, DO_DOWN), tx_hand_of(s, seat)); /* TX-E4: face down, at once */
    /* TX-E4: traits and wagers allowed */
    tx_declare_options(p, s, side_of(s, seat), o);
}

void tx_down_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (tx_declare_apply(p, s, m))
        return;
    tx_card_put(st, m->arg[0], PLACE_DOWN + side_of(s, m->seat));
    s->waiting = (uint8_t)(s->waiting & ~(1u << m->seat));
    if (!s->waiting)
        s->phase = PHASE_TURN_UP;
}

void tx_turn_up_options(const struct pack *p, const struct texarkana *s, int seat,
                        struct options *o)
{
    (void)p, (void)seat;
    struct option *f = option_add(o, SEAT_CHANCE, DO_TURN_UP);
    arg_one(f, cards_at(s->place, CARDS, PLACE_DOWN));
    arg_one(f, cards_at(s->place, CARDS, PLACE_DOWN + 1));
}

void tx_turn_up_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    for (int side = 0; side < 2; side++) {
        s->played[side] = (uint8_t)m->arg[side];
        tx_lay_open(st, side, m->arg[side]); /* TX-E4: revealed together */
    }
    tx_assist_begin(p, s, SIDE_INITIATOR);
}

/* ---- NPC against NPC ---- */

void tx_clash_open(struct texarkana *s, int foe)
{
    tx_test_forget(s);
    s->kind = KIND_CLASH;
    s->against = (uint8_t)foe;
    s->opposed = s->cast[foe];
    s->phase = PHASE_CLASH;
    s->actor = NONE;
    s->waiting = s->resting = 0;
}

void tx_clash_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        tx_deck_shuffle(st);
        return;
    }
    tx_flip_for(st, SIDE_OTHER, m->arg[0]);
    s->result = tx_is_red(card_suit(m->arg[0])) ? RESULT_SUCCESS : RESULT_FAILURE; /* TX-E5 */
    tx_free_open(s);
}
