/* The moneylenders (F2 to F4), what becomes of those who are done (H), and phase 6. */
#include "games/bloodsport/decks.h"
#include "games/bloodsport/fight.h"
#include "games/bloodsport/money.h"
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"
#include "games/bloodsport/settle.h"

enum { ALL_PAID = (1 << BOXES) - 1 };

/* ---- F2, F3 ---- */

/* A winner who gambles on pays no Loans (BG-H1). */
static bool owes(const struct bloodsport *s, int seat)
{
    return s->status[seat] == STATUS_PLAYING || s->status[seat] == STATUS_AGAIN;
}

static bool can_pay(const struct bloodsport *s, int seat)
{
    return s->coin[seat] >= bg_smallest_unpaid(s->paid[seat]); /* BG-F3 */
}

enum why bg_settle_why(const struct bloodsport *s, int seat, int mask)
{
    if (mask & BOX_GIVE_UP) /* BG-F3: with nothing to win, it need not be drawn out */
        return mask == BOX_GIVE_UP && s->chance[seat] > 0 && s->coin[seat] == 0 ? WHY_NONE
                                                                                : WHY_GIVE_UP;
    return mask & s->paid[seat]                    ? WHY_PAID
           : bg_boxes_sum(mask) > s->coin[seat]    ? WHY_TOO_DEAR    /* BG-F2: exact amounts only */
           /* BG-F2; BG-F3: can pay, no Chance: must pay */
           : !mask && s->chance[seat] == 0         ? WHY_SKIP_CHANCE
                                                   : WHY_NONE;
}

struct set bg_settle_choices(const struct bloodsport *s, int seat)
{
    struct set of = set_none();
    int open = ALL_PAID & ~s->paid[seat], mask = open;
    for (bool more = true; more; mask = (mask - 1) & open) {
        more = mask != 0;
        if (!bg_settle_why(s, seat, mask))
            set_add(&of, mask);
    }
    if (!bg_settle_why(s, seat, BOX_GIVE_UP))
        set_add(&of, BOX_GIVE_UP);
    return of;
}

void bg_settle_begin(const struct pack *p, struct state *st)
{
    (void)p;
    struct bloodsport *s = table_of(st);
    for (int seat = 0; seat < s->seats; seat++)
        if (owes(s, seat) && (s->chance[seat] > 0 || can_pay(s, seat)))
            s->waiting |= (uint8_t)(1 << seat);
    s->phase = s->waiting ? PHASE_SETTLE : PHASE_SETTLED;
}

uint8_t bg_settle_value(int choice)
{
    return choice == 0 ? SETTLE_SKIP : choice == BOX_GIVE_UP ? SETTLE_GIVE_UP : (uint8_t)choice;
}

int bg_settle_choice(int value)
{
    return value == SETTLE_SKIP ? 0 : value == SETTLE_GIVE_UP ? BOX_GIVE_UP : value;
}

struct set bg_settle_values(const struct bloodsport *s, int seat)
{
    struct set of = set_none(), choices = set_none();
    if ((s->phase == PHASE_SETTLE || s->phase == PHASE_SETTLED) && owes(s, seat) &&
        !(s->waiting >> seat & 1))
        choices = bg_settle_choices(s, seat);
    for (int k = 0; k < set_count(&choices); k++)
        set_add(&of, bg_settle_value(set_nth(&choices, k)));
    if (!set_count(&of))
        set_add(&of, SETTLE_PENDING);
    return of;
}

void bg_settle_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    (void)p;
    arg_one(option_add(o, seat, DO_SETTLE), bg_settle_choices(s, seat));
}

void bg_settle_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct bloodsport *s = table_of(st);
    s->settle[m->seat] = bg_settle_value(m->arg[0]);
    s->waiting &= (uint8_t)~(1 << m->seat);
    if (!s->waiting)
        s->phase = PHASE_SETTLED; /* BG-F2: both settle, then both are shown */
}

void bg_settled_options(const struct pack *p, const struct bloodsport *s, int seat,
                        struct options *o)
{
    (void)p, (void)seat;
    struct option *both = option_add(o, SEAT_CHANCE, DO_SETTLED);
    for (int i = 0; i < PLAYERS_MAX; i++)
        arg_is(both, bg_settle_choice(s->settle[i]));
}

static void finish(struct bloodsport *s, int seat, int outcome)
{
    s->waiting |= (uint8_t)(1 << seat);
    if (s->outcome[seat] != OUTCOME_NONE)
        return; /* BG-H1: the first outcome counts */
    s->outcome[seat] = (uint8_t)outcome;
    s->outcome_round[seat] = s->round;
}

/* ---- H ---- */

static bool has_won(const struct bloodsport *s, int seat)
{
    return s->paid[seat] == ALL_PAID; /* BG-F4 */
}

/* The next of those just done whose fate is still to be rolled, or -1. */
static int fate_next(const struct bloodsport *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->waiting >> seat & 1 && s->fate[seat] == 0)
            return seat;
    return -1;
}

/* After the fates: the end, a question to those who are done, or phase 6. */
static void after_next(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    bool bg_over = true;
    for (int seat = 0; seat < s->seats; seat++)
        bg_over = bg_over && s->outcome[seat] != OUTCOME_NONE; /* BG-H1 */
    if (bg_over) {
        s->phase = PHASE_OVER;
        s->waiting = 0;
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        if (s->waiting >> seat & 1) {
            s->phase = PHASE_AFTER;
            s->actor = (uint8_t)seat;
            return;
        }
    bg_window_open(p, st, bg_seats_active(s), PHASE_DISCARD);
}

void bg_settled_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)m;
    struct bloodsport *s = table_of(st);
    for (int seat = 0; seat < s->seats; seat++) {
        int chosen = s->settle[seat];
        s->settle[seat] = SETTLE_PENDING;
        if (!owes(s, seat)) {
            if (asks_broke_winner(s) && is_active(s, seat) && s->coin[seat] == 0)
                s->waiting |= (uint8_t)(1 << seat); /* BG-H1: nothing to bet with; it may leave, or
                                                       start over */
            continue;
        }
        if (chosen == SETTLE_PENDING || chosen == SETTLE_GIVE_UP) {
            finish(s, seat, OUTCOME_LOST); /* BG-F3 */
        } else if (chosen == SETTLE_SKIP) {
            s->chance[seat]--; /* BG-F2 */
        } else {
            s->coin[seat] = (uint16_t)(s->coin[seat] - bg_boxes_sum(chosen)); /* BG-F2 */
            s->paid[seat] |= (uint8_t)chosen;
            if (has_won(s, seat))
                finish(s, seat, OUTCOME_WON); /* BG-F4 */
        }
    }
    if (fate_next(s) >= 0)
        s->phase = PHASE_FATE;
    else
        after_next(p, st);
}

/* A winner who is the first of two to finish rolls twice; both in one round: nobody is first. */
static bool fate_twice(const struct bloodsport *s, int seat)
{
    return s->seats == 2 && s->outcome[seat] == OUTCOME_WON &&
           s->outcome[!seat] == OUTCOME_NONE; /* BG-H2 */
}

void bg_fate_options(const struct pack *p, const struct bloodsport *s, int seat, struct options *o)
{
    (void)p, (void)seat;
    int of = fate_next(s);
    struct option *fate = option_add(o, SEAT_CHANCE, DO_FATE);
    arg_is(fate, of);
    arg_range(fate, 1, 6);
    if (fate_twice(s, of))
        arg_range(fate, 1, 6);
    else
        arg_is(fate, 0);
}

void bg_fate_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    /* BG-H2: the higher */
    int seat = m->arg[0], die = m->arg[1] > m->arg[2] ? m->arg[1] : m->arg[2];
    s->fate[seat] =
        (uint16_t)(s->outcome[seat] == OUTCOME_WON ? die + s->coin[seat] : die); /* BG-H2 */
    if (fate_next(s) < 0)
        after_next(p, st);
}

void bloodsport_after_options(const struct pack *p, const struct bloodsport *s, int seat,
                              struct options *o)
{
    (void)p;
    if (has_won(s, seat))
        option_add(o, seat, DO_GO_ON); /* BG-H1 */
    option_add(o, seat, DO_START_OVER); /* BG-H1: whether won or lost */
    option_add(o, seat, DO_STOP);
}

static void leave(struct state *st, int seat)
{
    struct bloodsport *s = table_of(st);
    s->status[seat] = STATUS_OUT; /* BG-H1 */
    s->coin[seat] = 0;
    s->time[seat] = 0;
    struct set hand = bloodsport_hand_of(s, seat);
    for (int k = set_count(&hand) - 1; k >= 0; k--)
        bg_action_put(st, set_nth(&hand, k), ACTION_CLOSED + seat);
}

/* Exactly 16; of a bank that runs short what it has, with what the player held in it again. */
static uint16_t start_coin(struct bloodsport *s, int seat)
{
    if (!new_start_from_bank(s))
        return COIN_START;
    s->coin[seat] = 0;
    int bank = bg_bank_coin(s);                                  /* BG-A3 */
    return (uint16_t)(bank < COIN_START ? bank : COIN_START); /* BG-H1 */
}

void bloodsport_after_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct bloodsport *s = table_of(st);
    int seat = m->seat;
    switch (m->verb) {
    case DO_GO_ON: s->status[seat] = STATUS_GOES_ON; break; /* BG-H1 */
    case DO_START_OVER:
        s->status[seat] = STATUS_AGAIN;
        s->paid[seat] = 0;               /* BG-H1 */
        s->coin[seat] = start_coin(s, seat); /* BG-H1 */
        s->chance[seat] = CHANCE_START;  /* BG-H1 */
        break;
    default: leave(st, seat);
    }
    s->waiting &= (uint8_t)~(1 << seat);
    after_next(p, st);
}

/* ---- Phase 6 ---- */

static void reset(struct state *st)
{
    struct bloodsport *s = table_of(st);
    bg_round_cards_away(st);
    if (!s->caught && s->guard > 1)
        s->guard--; /* BG-G1 */
    bg_round_begin(st);
}

static void discard_on(struct state *st)
{
    struct bloodsport *s = table_of(st);
    for (int seat = 0; seat < s->seats; seat++)
        if (s->action_size[ACTION_HAND + seat] == 0)
            s->waiting &= (uint8_t)~(1 << seat);
    if (!s->waiting)
        reset(st);
}

void bg_discard_begin(const struct pack *p, struct state *st)
{
    (void)p;
    struct bloodsport *s = table_of(st);
    s->phase = PHASE_DISCARD;
    s->waiting = (uint8_t)bg_seats_active(s);
    discard_on(st);
}

void bg_discard_options(const struct pack *p, const struct bloodsport *s, int seat,
                        struct options *o)
{
    (void)p;
    /* BG-G1: any, face down */
    arg_one(option_add(o, seat, DO_DISCARD), bloodsport_hand_of(s, seat));
    option_add(o, seat, DO_DONE)->flags = OPTION_SAFE;
}

void bg_discard_apply(const struct pack *p, struct state *st, const struct move *m)
{
    (void)p;
    struct bloodsport *s = table_of(st);
    if (m->verb == DO_DISCARD)
        bg_action_put(st, m->arg[0], ACTION_CLOSED + m->seat); /* BG-G1 */
    else
        s->waiting &= (uint8_t)~(1 << m->seat);
    discard_on(st);
}
