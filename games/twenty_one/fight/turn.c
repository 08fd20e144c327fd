/* What a combatant may do in its turn: Move, free things, then one Act (BJ-D2); and what needs no foe outside a
 * Conflict (BJ-D8). */
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/run/desk.h"

/* ---- Acts ---- */

static void attack_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    bool power = s->skills[who] >> SKILL_POWER_STRIKE & 1;
    bool bare = bj_hand_empty(s, who, SLOT_LEFT) || bj_hand_empty(s, who, SLOT_RIGHT); /* BJ-F7 */
    for (int with = WITH_LEFT; with <= WITH_BARE; with++) {
        int gear = with == WITH_BARE ? bare ? GEAR_BARE : NONE : bj_held(s, who, with);
        if (gear == NONE || (p->gear[gear].class != CLASS_MELEE && p->gear[gear].class != CLASS_RANGED))
            continue;
        bool target = bj_targets_for(p, s, who, ACT_ATTACK, with, gear);
        for (int how = HOW_PLAIN; how < HOWS; how++) {
            bool powered = how == HOW_POWER || how == HOW_POWER_SWEEP, swept = how == HOW_SWEEP || how == HOW_POWER_SWEEP;
            if ((powered && (!power || with == WITH_BARE)) || (swept && !(p->gear[gear].flags & GEAR_SWEEP)))
                continue; /* BJ-E4: weapon attacks only */
            if (!target && !bj_act_delay(p, s, who, ACT_ATTACK, with, how, 0))
                continue;
            struct option *f = option_add(o, seat_of(who), DO_ATTACK);
            arg_is(f, with);
            arg_is(f, how);
        }
    }
}

static void cast_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    for (int spell = 0; spell < SPELLS; spell++) {
        const struct spell_row *row = &p->spell[spell];
        if (!bj_spell_open(p, s, who, spell) || (!s->conflict && bj_act_needs_foe(p, ACT_CAST, spell, GEAR_BARE)))
            continue; /* BJ-G1 */
        int most = s->conflict ? bj_expert_most(p, s, who, spell) : 0;
        bool aims = row->shape != SHAPE_SELF && row->shape != SHAPE_BLAST;
        bool squares = row->shape == SHAPE_BLAST || row->piece == SPELL_PIECE_PRANK;
        if ((aims && !bj_targets_for(p, s, who, ACT_CAST, spell, GEAR_BARE)) || (squares && !bj_on_map(s, who)))
            most = most < row->delay ? most : row->delay - 1; /* with no Delay left there must be something to aim at */
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

static bool can_use(const struct pack *p, const struct twenty_one *s, int who, int from)
{
    int gear = bj_from_gear(s, who, from);
    bool hand_free = bj_hand_empty(s, who, SLOT_LEFT) || bj_hand_empty(s, who, SLOT_RIGHT);
    if (gear == NONE || p->gear[gear].item == ITEM_NONE || (from < FROM_HAND && !hand_free))
        return false; /* BJ-F6 */
    switch (p->gear[gear].item) {
    case ITEM_COAT: return has_melee(p, s, who);
    case ITEM_THROW:
    case ITEM_THROW_NEAR:
        return s->conflict && (bj_act_delay(p, s, who, ACT_USE, from, 0, 0) || bj_targets_for(p, s, who, ACT_USE, from, gear));
    default: return s->pile[who] != 0;
    }
}

static void item_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    struct set from = set_none(), pockets = set_none(), hands = set_none(), swaps = set_none();
    for (int i = 0; i < FROMS; i++)
        if (can_use(p, s, who, i))
            set_add(&from, i);
    for (int i = 0; i < POCKETS; i++)
        if (s->pocket[who * POCKETS + i] != NONE)
            set_add(&pockets, i);
    for (int hand = 0; hand < HANDS; hand++) {
        if (bj_hand_empty(s, who, hand))
            set_add(&hands, hand);
        if (bj_swap_legal(p, s, who, hand))
            set_add(&swaps, hand);
    }
    if (set_count(&from))
        arg_one(option_add(o, seat_of(who), DO_USE), from);
    if (set_count(&pockets) && set_count(&hands)) {
        struct option *f = option_add(o, seat_of(who), DO_READY); /* BJ-F6 */
        arg_one(f, pockets);
        arg_one(f, hands);
    }
    if (set_count(&swaps))
        arg_one(option_add(o, seat_of(who), DO_SWAP), swaps); /* BJ-F4 */
}

static void free_things(const struct twenty_one *s, int who, struct options *o)
{
    struct set slots = set_none(), marks = set_none();
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->slot[who * SLOTS + slot] != NONE && s->slot[who * SLOTS + slot] != GEAR_GRIP)
            set_add(&slots, slot);
    if (has_mark(s, who, MARK_LIGHT))
        set_add(&marks, MARK_LIGHT);
    if (has_mark(s, who, MARK_POWER_WITHIN))
        set_add(&marks, MARK_POWER_WITHIN);
    if (set_count(&slots))
        arg_one(option_add(o, seat_of(who), DO_DROP), slots); /* BJ-D2 */
    if (set_count(&marks))
        arg_one(option_add(o, seat_of(who), DO_DISMISS), marks); /* BJ-D2 */
}

void bj_quiet_options(const struct pack *p, const struct twenty_one *s, int who, struct options *o)
{
    cast_options(p, s, who, o);
    item_options(p, s, who, o);
    free_things(s, who, o);
    option_add(o, seat_of(who), DO_TRY);
}

/* ---- The turn ---- */

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
    if (s->aware[who] && !s->has_acted) { /* BJ-D7: else it cannot act */
        if (!s->has_moved && bj_on_border(p, s, who))
            option_add(o, seat_of(who), DO_FLEE); /* BJ-D6 */
        attack_options(p, s, who, o);
        cast_options(p, s, who, o);
        item_options(p, s, who, o);
        free_things(s, who, o);
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

bool bj_acts_apply(const struct pack *p, struct state *st, const struct move *m, int who)
{
    struct twenty_one *s = table_of(st);
    switch (m->verb) {
    case DO_ATTACK: bj_act_begin(p, st, who, ACT_ATTACK, m->arg[0], m->arg[1], 0); return true;
    case DO_CAST: bj_act_begin(p, st, who, ACT_CAST, m->arg[0], 0, m->arg[1]); return true;
    case DO_USE: bj_act_begin(p, st, who, ACT_USE, m->arg[0], 0, 0); return true;
    case DO_READY: bj_act_begin(p, st, who, ACT_READY, m->arg[0], m->arg[1], 0); return true;
    case DO_SWAP:
        if (s->conflict && bj_is_quick(p, s, who) && !s->has_swapped) {
            bj_swap_hand(p, s, who, m->arg[0]); /* BJ-F6: free, once a turn */
            s->has_swapped = 1;
        } else {
            bj_act_begin(p, st, who, ACT_SWAP, m->arg[0], 0, 0);
        }
        return true;
    case DO_DROP: drop(s, who, m->arg[0]); return true;
    case DO_DISMISS: bj_dismiss(s, who, m->arg[0]); return true;
    case DO_TRY: bj_call_ask(s, who); return true;
    default: return false;
    }
}

static void flee(const struct pack *p, struct state *st)
{
    struct twenty_one *s = table_of(st);
    int who = s->mover;
    s->being[who] = BEING_FLED; /* BJ-D6 */
    s->row[who] = s->column[who] = NONE;
    bj_order_drop(s, who);
    bj_turn_end(p, st);
}

static void walk(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = s->mover;
    s->feet = (uint8_t)(s->feet - FEET * bj_steps_to(p, s, who, m->arg[0], m->arg[1])); /* BJ-D2 */
    s->row[who] = (uint8_t)m->arg[0];
    s->column[who] = (uint8_t)m->arg[1];
    s->has_moved = 1;
}

void bj_turn_apply(const struct pack *p, struct state *st, const struct move *m)
{
    struct twenty_one *s = table_of(st);
    if (m->verb == DO_MOVE)
        walk(p, s, m);
    else if (m->verb == DO_FLEE)
        flee(p, st);
    else if (m->verb == DO_END)
        bj_turn_end(p, st);
    else if (!bj_acts_apply(p, st, m, s->mover))
        bj_desk_apply(p, st, m);
}
