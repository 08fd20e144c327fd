/* What a combatant may do in its turn: Move, free things, then one Act (BJ-D2); and what needs no
 * foe outside a Conflict (BJ-D8). */
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/gear.h"
#include "games/twenty_one/run/desk.h"

/* ---- Acts ---- */

/* With a hand or bare, and how. */
int bj_attack_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int with = arg[0] >= 0 && arg[0] < HANDS ? arg[0] : WITH_BARE, how = arg[1];
    int gear = with == WITH_BARE ? GEAR_BARE : bj_held(s, who, with);
    if (!s->conflict)
        return WHY_ATTACK;
    if (gear == NONE)
        return WHY_EMPTY_HAND;
    const struct gear_row *g = &p->gear[gear];
    if (gear == GEAR_BARE && !bj_hand_empty(s, who, SLOT_LEFT) &&
        !bj_hand_empty(s, who, SLOT_RIGHT))
        return WHY_BARE; /* BJ-F7 */
    if (g->class != CLASS_MELEE && g->class != CLASS_RANGED)
        return g->flags & GEAR_THROWN ? WHY_THROWN : WHY_NO_WEAPON;
    if (is_powered(how) && gear == GEAR_BARE)
        return WHY_POWER_BARE; /* BJ-E4: weapon attacks only */
    if (is_powered(how) && !has_piece(p, s->skills[who], PIECE_POWER_STRIKE))
        return WHY_POWER_STRIKE;
    if (is_sweep(how) && !(g->flags & GEAR_SWEEP))
        return WHY_NO_SWEEP;
    if (bj_act_delay(p, s, who, ACT_ATTACK, with, how, 0) ||
        bj_targets_for(p, s, who, ACT_ATTACK, with, gear))
        return BJ_OPEN;
    return g->class == CLASS_MELEE ? WHY_REACH : WHY_NO_SIGHT;
}

static void attack_options(const struct pack *p, const struct twenty_one *s, int who,
                           struct options *o)
{
    for (int with = WITH_LEFT; with <= WITH_BARE; with++)
        for (int how = HOW_PLAIN; how < HOWS; how++) {
            if (bj_attack_why(p, s, who, (int32_t[]){with, how}))
                continue;
            struct option *f = option_add(o, seat_of(who), DO_ATTACK);
            arg_is(f, with);
            arg_is(f, how);
        }
}

/* By how much Delay at most a spell that is known may be hastened; below 0: it can't be cast
 * now. */
static int expert_now(const struct pack *p, const struct twenty_one *s, int who, int spell)
{
    const struct spell_row *row = &p->spell[spell];
    int most = s->conflict ? bj_expert_most(p, s, who, spell) : 0;
    bool aims = row->shape != SHAPE_SELF && row->shape != SHAPE_BLAST;
    bool squares = row->shape == SHAPE_BLAST || row->piece == SPELL_PIECE_PRANK;
    if ((aims && !bj_targets_for(p, s, who, ACT_CAST, spell, GEAR_BARE)) ||
        (squares && !bj_on_map(s, who)))
        return most < row->delay
                   ? most
                   : row->delay - 1; /* with no Delay left there must be something to aim at */
    return most;
}

/* However it is hastened. */
static int plain_cast_why(const struct pack *p, const struct twenty_one *s, int who, int spell)
{
    int why = bj_spell_why(p, s, who, spell); /* BJ-G1 */
    return !why && !s->conflict && bj_act_needs_foe(p, ACT_CAST, spell, GEAR_BARE)
               ? WHY_CAST_CONFLICT
               : why;
}

/* A spell, and by how much it is hastened. */
int bj_cast_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int spell = arg[0], expert = arg[1],
        why = spell < 0 || spell >= p->spell_count ? BJ_CLOSED : plain_cast_why(p, s, who, spell);
    if (why)
        return why;
    if (expert && !s->conflict)
        return WHY_NO_DELAY;
    if (expert && !has_piece(p, s->skills[who], PIECE_EXPERT))
        return WHY_EXPERT_UNKNOWN;
    if (expert < 0 || expert > bj_expert_most(p, s, who, spell))
        return WHY_EXPERT_MOST;
    return expert <= expert_now(p, s, who, spell) ? BJ_OPEN : WHY_CAST_NOBODY;
}

static void cast_options(const struct pack *p, const struct twenty_one *s, int who,
                         struct options *o)
{
    for (int spell = 0; spell < p->spell_count; spell++) {
        int most = plain_cast_why(p, s, who, spell) ? -1 : expert_now(p, s, who, spell);
        if (most < 0)
            continue;
        struct option *f = option_add(o, seat_of(who), DO_CAST);
        arg_is(f, spell);
        arg_range(f, 0, most); /* BJ-E4: Expert Spell */
    }
}

static bool has_melee(const struct pack *p, const struct twenty_one *s, int who)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        int gear = s->slot[who * SLOTS + slot];
        if (gear != NONE && p->gear[gear].class == CLASS_MELEE)
            return true;
    }
    return false;
}

/* From a pocket or hand. */
int bj_use_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int from = arg[0], gear = from >= 0 && from < FROMS ? bj_from_gear(s, who, from) : NONE;
    if (gear == NONE)
        return from >= FROM_HAND ? WHY_HAND_EMPTY : WHY_POCKET_EMPTY;
    if (p->gear[gear].item == ITEM_NONE)
        return WHY_NO_ITEM;
    if (from < FROM_HAND && !bj_hand_empty(s, who, SLOT_LEFT) && !bj_hand_empty(s, who, SLOT_RIGHT))
        return WHY_ITEM_HAND; /* BJ-F6 */
    switch (p->gear[gear].item) {
    case ITEM_COAT: return has_melee(p, s, who) ? BJ_OPEN : WHY_COAT;
    case ITEM_THROW:
    case ITEM_THROW_NEAR:
        if (!s->conflict)
            return WHY_THROW_CONFLICT;
        return bj_act_delay(p, s, who, ACT_USE, from, 0, 0) ||
                       bj_targets_for(p, s, who, ACT_USE, from, gear)
                   ? BJ_OPEN
                   : WHY_THROW_NOBODY;
    default: return s->pile[who] ? BJ_OPEN : WHY_HEALTHY;
    }
}

/* From a pocket into a hand. */
int bj_ready_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p;
    if (arg[0] < 0 || arg[0] >= POCKETS || s->pocket[who * POCKETS + arg[0]] == NONE)
        return WHY_POCKET_EMPTY;
    return arg[1] >= 0 && arg[1] < HANDS && bj_hand_empty(s, who, arg[1]) ? BJ_OPEN : WHY_HAND_FULL;
}

/* Of the first n of a thing those that are open. */
static struct set open_of(bj_why_rule *why, const struct pack *p, const struct twenty_one *s,
                          int who, int n)
{
    struct set of = set_none();
    for (int i = 0; i < n; i++)
        if (!why(p, s, who, (int32_t[]){i}))
            set_add(&of, i);
    return of;
}

static void one_option(struct options *o, int who, int verb, struct set of)
{
    if (set_count(&of))
        arg_one(option_add(o, seat_of(who), verb), of);
}

static void item_options(const struct pack *p, const struct twenty_one *s, int who,
                         struct options *o)
{
    struct set pockets = set_none(), hands = set_none();
    for (int i = 0; i < POCKETS; i++)
        if (s->pocket[who * POCKETS + i] != NONE)
            set_add(&pockets, i);
    for (int hand = 0; hand < HANDS; hand++)
        if (bj_hand_empty(s, who, hand))
            set_add(&hands, hand);
    one_option(o, who, DO_USE, open_of(bj_use_why, p, s, who, FROMS));
    if (set_count(&pockets) && set_count(&hands)) {
        struct option *f = option_add(o, seat_of(who), DO_READY); /* BJ-F6 */
        arg_one(f, pockets);
        arg_one(f, hands);
    }
    one_option(o, who, DO_SWAP, open_of(bj_swap_why, p, s, who, HANDS)); /* BJ-F4 */
}

int bj_drop_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p;
    int gear = arg[0] >= 0 && arg[0] < SLOTS ? s->slot[who * SLOTS + arg[0]] : NONE;
    return gear == NONE || gear == GEAR_GRIP ? WHY_DROP : BJ_OPEN;
}

int bj_dismiss_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)p;
    bool lasting = arg[0] == MARK_LIGHT || arg[0] == MARK_POWER_WITHIN;
    return lasting && has_mark(s, who, arg[0]) ? BJ_OPEN : WHY_DISMISS;
}

static void free_things(const struct pack *p, const struct twenty_one *s, int who,
                        struct options *o)
{
    one_option(o, who, DO_DROP, open_of(bj_drop_why, p, s, who, SLOTS));       /* BJ-D2 */
    one_option(o, who, DO_DISMISS, open_of(bj_dismiss_why, p, s, who, MARKS)); /* BJ-D2 */
}

void bj_quiet_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    cast_options(p, s, who, o);
    item_options(p, s, who, o);
    free_things(p, s, who, o);
    option_add(o, seat_of(who), DO_TRY);
}

/* ---- The turn ---- */

int bj_turn_why(const struct twenty_one *s, int who, bool moves)
{
    if (s->phase == PHASE_FREE)
        return BJ_OPEN;
    if (s->phase != PHASE_OWN_TURN)
        return WHY_OTHER_MOMENT;
    if (!s->aware[who] && !moves)
        return WHY_UNAWARE; /* BJ-D7 */
    return s->has_acted && !moves ? WHY_ACTED : BJ_OPEN; /* BJ-D2 */
}

/* Row, column. */
int bj_move_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    uint32_t squares[SIDE_CELLS];
    int row = arg[0], column = arg[1], why = bj_ground_why(p, s, row, column), at;
    if (!s->conflict)
        return WHY_FEET_COUNT;
    if (why)
        return why;
    if ((at = bj_figure_at(s, row, column)) != NONE)
        return at == who ? WHY_THERE : WHY_OCCUPIED;
    bj_reach(p, s, who, s->feet, squares, NULL);
    if (squares[row] >> column & 1)
        return s->lure[who] && !bj_nearer(s, who, s->lure[who], row, column) ? WHY_LURED : BJ_OPEN;
    return s->feet < FEET ? WHY_NO_FEET : WHY_TOO_FAR;
}

/* The Move; lured away, only towards the noise. Whether there is a square. */
static bool move_options(const struct pack *p, const struct twenty_one *s, struct options *o)
{
    uint32_t squares[SIDE_CELLS], any = 0;
    int who = s->mover;
    bool open = bj_reach(p, s, who, s->feet, squares, NULL);
    for (int row = 0; row < SIDE_CELLS && s->lure[who]; row++) {
        for (uint32_t left = squares[row]; left; left &= left - 1)
            if (!bj_nearer(s, who, s->lure[who], row, __builtin_ctz(left)))
                squares[row] &= ~BIT(__builtin_ctz(left)); /* BJ-G1: Demon's Prank */
        any |= squares[row];
    }
    bj_squares_add(o, seat_of(who), DO_MOVE, squares); /* BJ-D2 */
    return s->lure[who] ? any : open;
}

int bj_flee_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    (void)arg;
    if (!s->conflict)
        return WHY_FLEE;
    if (s->has_moved)
        return WHY_FLEE_MOVED;
    return bj_on_border(p, s, who) ? BJ_OPEN : WHY_FLEE_BORDER; /* BJ-D6 */
}

void bj_turn_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    (void)seat;
    int who = s->mover;
    if (who == NONE) {
        option_add(o, GM, DO_PEACE); /* so many turns: the GM ends it */
        return;
    }
    bool squares = move_options(p, s, o);
    bool lured = s->lure[who] && !s->aware[who];
    if (!bj_turn_why(s, who, false)) {
        if (!bj_flee_why(p, s, who, NULL))
            option_add(o, seat_of(who), DO_FLEE);
        attack_options(p, s, who, o);
        cast_options(p, s, who, o);
        item_options(p, s, who, o);
        free_things(p, s, who, o);
        if (!s->has_tried)
            option_add(o, seat_of(who), DO_TRY); /* BJ-B6 */
    }
    if (seat_of(who) == GM)
        bj_desk_options(p, s, o);
    if (!lured || s->has_moved || !squares) {
        struct option *end = option_add(o, seat_of(who), DO_END); /* BJ-D2 */
        end->flags = s->has_acted ? OPTION_SAFE : 0;
    }
}

static void drop(struct twenty_one *s, int who, int slot)
{
    int at = who * SLOTS + slot;
    s->slot[at] = NONE; /* BJ-F6: frees the hand */
    s->slot_n[at] = 0;
    s->coated[who] &= (uint8_t)~BIT(slot);
    if (slot < HANDS && s->slot[who * SLOTS + 1 - slot] == GEAR_GRIP) {
        s->slot[who * SLOTS + 1 - slot] = NONE;
        s->slot_n[who * SLOTS + 1 - slot] = 0;
    }
}

bool bj_acts_apply(const struct pack *p, struct twenty_one *s, const struct move *m, int who)
{
    switch (m->verb) {
    case DO_ATTACK: bj_act_begin(p, s, who, ACT_ATTACK, m->arg[0], m->arg[1], 0); return true;
    case DO_CAST: bj_act_begin(p, s, who, ACT_CAST, m->arg[0], 0, m->arg[1]); return true;
    case DO_USE: bj_act_begin(p, s, who, ACT_USE, m->arg[0], 0, 0); return true;
    case DO_READY: bj_act_begin(p, s, who, ACT_READY, m->arg[0], m->arg[1], 0); return true;
    case DO_SWAP:
        if (s->conflict && bj_is_quick(p, s, who) && !s->has_swapped) {
            bj_swap_hand(p, s, who, m->arg[0]); /* BJ-F6: free, once a turn */
            s->has_swapped = 1;
        } else {
            bj_act_begin(p, s, who, ACT_SWAP, m->arg[0], 0, 0);
        }
        return true;
    case DO_DROP: drop(s, who, m->arg[0]); return true;
    case DO_DISMISS:
        s->marks[who] &= (uint8_t)~BIT(m->arg[0]); /* BJ-D2, BJ-G2 */
        return true;
    case DO_TRY: bj_call_ask(s, who); return true;
    default: return false;
    }
}

static void flee(const struct pack *p, struct twenty_one *s)
{
    int who = s->mover;
    s->being[who] = BEING_FLED; /* BJ-D6 */
    s->row[who] = s->column[who] = NONE;
    bj_order_drop(s, who);
    bj_turn_end(p, s);
}

static void walk(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = s->mover;
    int feet = FEET * bj_steps_to(p, s, who, m->arg[0], m->arg[1]);
    s->feet = (uint8_t)(feet < s->feet ? s->feet - feet : 0); /* BJ-D2; farther: the GM lets it */
    s->row[who] = (uint8_t)m->arg[0];
    s->column[who] = (uint8_t)m->arg[1];
    s->has_moved = 1;
}

void bj_turn_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_MOVE)
        walk(p, s, m);
    else if (m->verb == DO_FLEE)
        flee(p, s);
    else if (m->verb == DO_END)
        bj_turn_end(p, s);
    else if (!bj_acts_apply(p, s, m, s->mover))
        bj_desk_apply(p, s, m);
}
