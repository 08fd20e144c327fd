/* From the card to both totals: assists, the choice to trump, chains, and the Dealer's answer. What
 * is always true: a total counts cards alone; modifiers and DV are added only when scores are
 * compared. */
#include "games/texarkana/cards.h"
#include "games/texarkana/stakes.h"
#include "games/texarkana/test.h"

static void assists_done(const struct pack *, struct texarkana *);
static void trump_begin(const struct pack *, struct texarkana *, int side);

/* ---- Assists (TX-E1) ---- */

static void assist_next(const struct pack *p, struct texarkana *s, int from)
{
    int seat = tx_next_clockwise(s, from, s->to_ask); /* TX-E1: clockwise */
    if (seat == NONE) {
        assists_done(p, s);
        return;
    }
    s->phase = PHASE_ASSIST;
    s->actor = (uint8_t)seat;
}

void tx_assist_begin(const struct pack *p, struct texarkana *s, int side)
{
    s->side = (uint8_t)side;
    s->to_ask = 0;
    for (int seat = 1; seat < s->seats; seat++) {
        bool fights = seat == s->fighter[0] || seat == s->fighter[1]; /* TX-E4: not by a fighter */
        bool other = seat == s->assistant[1 - side];
        if (tx_pc_can_play(s, seat) && !fights && !other) /* TX-E1: in the scene, with a card */
            s->to_ask |= (uint8_t)(1u << seat);
    }
    assist_next(p, s, s->fighter[side]);
}

static void assists_done(const struct pack *p, struct texarkana *s)
{
    s->to_ask = 0;
    if (is_duel(s) && s->side == SIDE_INITIATOR)
        tx_assist_begin(p, s, SIDE_OTHER); /* TX-E4: the initiator's first */
    else
        trump_begin(p, s, SIDE_INITIATOR);
}

void tx_assist_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p;
    struct set hand = tx_hand_of(s, seat), fit = set_none();
    for (int card = 0; card < CARDS; card++)
        if (set_has(&hand, card) && tx_assist_fits(s, s->side, card))
            set_add(&fit, card);
    if (set_count(&fit))
        arg_one(option_add(o, seat, DO_ASSIST), fit); /* TX-E1 */
    option_add(o, seat, DO_PASS)->flags = OPTION_SAFE;
}

void tx_assist_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    s->to_ask = (uint8_t)(s->to_ask & ~(1u << m->seat));
    if (m->verb == DO_PASS) {
        assist_next(p, s, m->seat);
        return;
    }
    s->assisted[s->side] = (uint8_t)m->arg[0];
    s->assistant[s->side] = m->seat;
    tx_resource_add(s, m->seat, RES_WILL, -1); /* TX-E1, TX-B3: burned */
    tx_lay_open(st, s->side, m->arg[0]);
    assists_done(p, s); /* TX-E1: one assistant a test */
}

/* ---- To trump or not (TX-D1) ---- */

static void side_done(const struct pack *p, struct texarkana *s)
{
    s->actor = NONE;
    if (!is_duel(s))
        s->phase = PHASE_REVEAL; /* TX-D7: trumped or not before the DV shows */
    else if (s->side == SIDE_INITIATOR)
        trump_begin(p, s, SIDE_OTHER); /* TX-E4: then the other */
    else
        tx_duel_decide(p, s);
}

static void trump_begin(const struct pack *p, struct texarkana *s, int side)
{
    struct set traits = tx_traits_open(p, s, side, false);
    s->side = (uint8_t)side;
    if (!tx_can_trump(s, side) && !set_count(&traits)) {
        side_done(p, s);
        return;
    }
    s->phase = PHASE_TRUMP;
    s->actor = s->fighter[side];
}

void tx_trump_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    struct set traits = tx_traits_open(p, s, s->side, false);
    if (set_count(&traits))
        arg_one(option_add(o, seat, DO_USE), traits); /* TX-D7: declared before trumping */
    if (tx_can_trump(s, s->side))
        option_add(o, seat, DO_TRUMP);
    /* Neither is what Enter takes: to stand may be by far the worse of the two. */
    option_add(o, seat, DO_STAND); /* TX-D1: may choose */
}

void tx_trump_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_USE) {
        tx_trait_declare(p, s, s->side, m->arg[0]);
        trump_begin(p, s, s->side);
    } else if (m->verb == DO_TRUMP) {
        s->trumped[s->side] = 1;
        s->phase = PHASE_CHAIN; /* TX-D2 */
        s->actor = NONE;
    } else {
        side_done(p, s);
    }
}

void tx_chain_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        tx_deck_shuffle(st);
        return;
    }
    tx_flip_for(st, s->side, m->arg[0]);
    if (!tx_goes_on(s, s->side, m->arg[0])) /* TX-D2: ends at the first card that is no trump */
        side_done(p, s);
}

/* ---- The Dealer (TX-C4) ---- */

void tx_reveal_options(const struct pack *p, const struct texarkana *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    struct option *f = option_add(o, SEAT_CHANCE, DO_REVEAL);
    arg_is(f, s->dv - DV_MAX);
    arg_is(f, s->woe_in);
}

void tx_reveal_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p, (void)m;
    struct texarkana *s = table_of(st);
    s->secret_known = ALL_SEATS;               /* TX-C4 */
    s->woe = (uint8_t)(s->woe - s->woe_in);    /* TX-D6: stays in the total till here */
    s->side = SIDE_OTHER;
    s->phase = PHASE_ANSWER;
}

void tx_answer_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    if (m->verb == DO_SHUFFLE) {
        tx_deck_shuffle(st);
        return;
    }
    tx_flip_for(st, SIDE_OTHER, m->arg[0]);
    if (tx_goes_on(s, SIDE_OTHER, m->arg[0]))
        s->trumped[SIDE_OTHER] = 1; /* TX-D1: a flipped trump must be trumped */
    else
        tx_test_decide(p, s);
}
