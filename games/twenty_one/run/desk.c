/* The GM's desk: whoever is moved, brought, led off, harmed, mended, Stunned, made aware; Edge by
 * circumstance; the end of a Conflict (BJ-D4, BJ-D6, BJ-D7, BJ-E1). What is always true: each is a
 * move like any other, so it is recorded; it is open whenever somebody's turn or free play goes on,
 * to a GM who is not asked too, and nobody waits for that. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/room.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/run/scene.h"

static int present(const struct twenty_one *s)
{
    int of = 0;
    for (int i = 0; i < BODIES; i++)
        if (s->being[i] == BEING_UP || s->being[i] == BEING_DOWN)
            of |= 1 << i;
    return of;
}

static void who_option(struct options *o, int verb, int of)
{
    if (of)
        arg_one(option_add(o, GM, verb), (struct set){{(uint64_t)of, 0}});
}

static bool room_for_foe(const struct twenty_one *s)
{
    for (int i = HEROES; i < BODIES; i++)
        if (s->kind[i] == NONE)
            return true;
    return false;
}

bool bj_gm_steps_in(const struct twenty_one *s)
{
    bool turn = s->phase == PHASE_OWN_TURN || s->phase == PHASE_AIM ||
                s->phase == PHASE_SQUARE || s->phase == PHASE_TRY; /* BJ-K3 */
    bool open = turn || s->phase == PHASE_FREE;
    return open && !desk_waits_its_turn(s) && !s->let_be && s->moves < MOVES_ENOUGH;
}

void bj_edge_options(const struct twenty_one *s, struct options *o)
{
    struct option *f = option_add(o, GM, DO_EDGE);
    arg_one(f, (struct set){{(uint64_t)bj_up_mask(s), 0}});
    arg_range(f, -EDGE_CALL, EDGE_CALL); /* BJ-E1 */
}

void bj_edge_give(struct twenty_one *s, const struct move *m)
{
    s->circumstance[m->arg[0]] = (int8_t)m->arg[1]; /* BJ-E1: the last that was said holds */
}

void bj_aside_options(const struct pack *p, const struct twenty_one *s, struct options *o)
{
    if (s->phase == PHASE_TRY)
        bj_scene_aside(o);
    else if (s->phase == PHASE_OWN_TURN)
        bj_desk_options(p, s, o);
    else
        bj_edge_options(s, o); /* an act has begun: who is struck may not be moved away under it */
    option_add(o, GM, DO_WAIT)->flags = OPTION_SAFE;
}

/* Where whom the desk moves may stand. */
static void places(const struct pack *p, const struct twenty_one *s, uint32_t *squares)
{
    struct ground m = bj_map_of(p, s);
    memset(squares, 0, SIDE_CELLS * sizeof *squares);
    for (int row = 0; row < m.rows; row++)
        squares[row] = ~m.wall[row] & (m.columns == SIDE_CELLS ? UINT32_MAX : BIT(m.columns) - 1);
    for (int i = 0; i < BODIES; i++)
        if (present(s) >> i & 1 && bj_on_map(s, i) && i != s->desk_who)
            squares[s->row[i]] &= ~BIT(s->column[i]); /* BJ-D4: one figure a square */
}

/* Whether one more figure has a square. Older editions did not ask. */
static bool has_square(const struct pack *p, const struct twenty_one *s)
{
    uint32_t squares[SIDE_CELLS], any = s->edition < EDITION_ROOMS;
    places(p, s, squares);
    for (int row = 0; row < SIDE_CELLS; row++)
        any |= squares[row];
    return any;
}

static int on_map(const struct twenty_one *s)
{
    int of = 0;
    for (int i = 0; i < BODIES; i++)
        of |= bj_on_map(s, i) << i;
    return of;
}

void bj_desk_options(const struct pack *p, const struct twenty_one *s, struct options *o)
{
    int here = present(s), up = bj_up_mask(s), hurt = 0, able = 0;
    bool square = has_square(p, s);
    if (s->conflict)
        option_add(o, GM, DO_PEACE); /* BJ-D6 */
    if (s->moves >= MOVES_ENOUGH)
        return;
    for (int i = 0; i < BODIES; i++) {
        hurt |= (here >> i & 1 && s->pile[i]) << i;
        able |= (up >> i & 1 && bj_can_draw(s, i)) << i;
    }
    who_option(o, DO_SHIFT, here & (square ? ~0 : on_map(s))); /* BJ-D4 */
    who_option(o, DO_LEAVE, here);
    who_option(o, DO_HARM, able);
    who_option(o, DO_MEND, hurt);
    who_option(o, DO_STUN, up);
    who_option(o, DO_ALERT, up); /* BJ-D7 */
    if (up)
        bj_edge_options(s, o);
    if (room_for_foe(s) && square)
        arg_one(option_add(o, GM, DO_BRING), set_below(beasts_of(p, s->edition))); /* BJ-D7 */
    bj_room_options(p, s, o);
}

int bj_desk_why(const struct pack *p, const struct twenty_one *s, int verb, int who)
{
    bool open = s->phase == PHASE_FREE || s->phase == PHASE_OWN_TURN,
         aimed = s->phase == PHASE_AIM || s->phase == PHASE_SQUARE;
    if (verb == DO_EDGE && (open || aimed))
        return WHY_CIRCUMSTANCE; /* BJ-E1 */
    if (!open)
        return WHY_DESK;
    if (s->moves >= MOVES_ENOUGH)
        return WHY_MOVES;
    if (verb == DO_BRING)
        return room_for_foe(s) ? WHY_NO_SQUARE : WHY_FOES;
    if (is_body(who) && s->being[who] == BEING_ABSENT)
        return WHY_NOBODY;
    if (verb == DO_SHIFT && !has_square(p, s))
        return WHY_NO_SQUARE;
    if (verb == DO_MEND)
        return WHY_PILE_EMPTY;
    return verb == DO_PEACE ? WHY_NO_CONFLICT : is_body(who) ? WHY_OUT : BJ_CLOSED;
}

void bj_desk_back(const struct pack *p, struct twenty_one *s)
{
    s->desk_who = NONE;
    if (!s->conflict) {
        bj_peace_open(s);
    } else if (bj_conflict_over(s)) {
        bj_conflict_end(p, s);
    } else if (!is_up(s, s->mover)) {
        bj_turn_end(p, s);
    } else {
        turn_to(s, PHASE_OWN_TURN, seat_of(s->mover));
    }
}

static void leave(struct twenty_one *s, int who)
{
    bj_incapacitate(s, who);
    s->being[who] = BEING_FLED;
    s->row[who] = s->column[who] = NONE;
}

static void place_ask(struct twenty_one *s, int who)
{
    s->desk_who = (uint8_t)who;
    turn_to(s, PHASE_PLACE, GM);
    s->waiting = 0;
}

void bj_desk_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = m->arg[0];
    count_up(&s->desk);
    switch (m->verb) {
    case DO_PEACE: bj_conflict_end(p, s); return; /* BJ-D6 */
    case DO_SHIFT: place_ask(s, who); return;
    case DO_BRING:
        who = bj_foe_enter(p, s, m->arg[0]);
        if (s->conflict)
            bj_order_bottom(s, who); /* BJ-D7 */
        place_ask(s, who);
        return;
    case DO_HARM:
        s->desk_who = (uint8_t)who;
        s->phase = PHASE_WOUND;
        s->waiting = 0;
        return;
    case DO_ROOM:
    case DO_LAY:
    case DO_MAKE: bj_room_apply(p, s, m); return;
    case DO_LEAVE: leave(s, who); break;
    case DO_MEND: bj_pile_heal(p, s, who, ALL_CARDS); break;
    case DO_EDGE: bj_edge_give(s, m); break;
    case DO_STUN: s->marks[who] |= BIT(MARK_STUNNED); break;
    case DO_ALERT:
        s->aware[who] = !s->aware[who]; /* BJ-D7 */
        s->lure[who] = 0;
        if (!s->aware[who]) /* who cannot act, does not go on acting */
            bj_delay_break(s, who);
        break;
    default: ENSURE(!"a move of the desk");
    }
    bj_desk_back(p, s);
}

int bj_place_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    uint32_t squares[SIDE_CELLS];
    int row = arg[0], column = arg[1], why = bj_ground_why(p, s, row, column);
    (void)who;
    if (s->phase != PHASE_PLACE)
        return WHY_PLACE;
    if (why)
        return why;
    places(p, s, squares);
    return squares[row] >> column & 1 ? BJ_OPEN : WHY_PLACE_TAKEN;
}

void bj_place_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    uint32_t squares[SIDE_CELLS];
    (void)seat;
    places(p, s, squares);
    bj_squares_add(o, GM, DO_AT, squares);
}

void bj_place_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    s->row[s->desk_who] = (uint8_t)m->arg[0];
    s->column[s->desk_who] = (uint8_t)m->arg[1];
    bj_desk_back(p, s);
}

void bj_wound_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    bj_deck_options(s, s->desk_who, DO_WOUND, o);
}

void bj_wound_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_SHUFFLE) {
        bj_deck_refill(s, m->arg[0]);
        return;
    }
    bj_deck_take(s, m->arg[0], m->arg[1]);
    s->pile[m->arg[0]] |= CARD_BIT(m->arg[1]);
    bj_delay_break(s, m->arg[0]); /* BJ-D3 */
    bj_check_limit(p, s, m->arg[0]);
    if (s->approach != NONE)
        bj_scene_hurt(p, s);
    else
        bj_desk_back(p, s);
}
