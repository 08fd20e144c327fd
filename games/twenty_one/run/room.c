/* Rooms that the GM draws, and foes that it makes (section L of the rules). What is always true:
 * nobody comes to stand in a wall, a foe keeps the limits of hands, armor and pockets, and what the
 * GM has not put on the table is nowhere in it. */
#include <string.h>

#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/hero/build.h"
#include "games/twenty_one/run/desk.h"
#include "games/twenty_one/run/room.h"
#include "games/twenty_one/run/run.h"
#include "games/twenty_one/sheet.h"

enum { SIDE_MIN = 2 };

/* ---- Rooms ---- */

static bool room_may_open(const struct twenty_one *s)
{
    return s->phase == PHASE_FREE && s->run == RUN_FREE && !s->conflict;
}

/* A map of the pack's is copied before it is changed. */
static bool may_draw(const struct pack *p, const struct twenty_one *s)
{
    return bj_has_map(p, s) && bj_map_of(p, s).rows <= ROOM_ROWS;
}

/* Foes that stand there, unhurt. */
static int plain_foes(const struct twenty_one *s)
{
    int of = 0;
    for (int i = HEROES; i < BODIES; i++)
        of |= (is_up(s, i) && !s->pile[i]) << i;
    return s->phase == PHASE_FREE && !s->conflict ? of : 0;
}

/* Without a person these are worth nothing: no bot draws. */
static struct option *by_hand(struct options *o, int verb)
{
    struct option *f = option_add(o, GM, verb);
    f->flags |= OPTION_WORDS;
    return f;
}

void bj_room_options(const struct pack *p, const struct twenty_one *s, struct options *o)
{
    if (s->edition < EDITION_ROOMS)
        return;
    if (room_may_open(s)) { /* BJ-L1 */
        struct option *f = by_hand(o, DO_ROOM);
        arg_range(f, SIDE_MIN, ROOM_ROWS);
        arg_range(f, SIDE_MIN, SIDE_CELLS);
    }
    if (may_draw(p, s)) { /* BJ-L2 */
        struct ground m = bj_map_of(p, s);
        struct option *f = by_hand(o, DO_LAY);
        arg_range(f, 0, GROUNDS - 1);
        for (int corner = 0; corner < 2; corner++) {
            arg_range(f, 0, m.rows - 1);
            arg_range(f, 0, m.columns - 1);
        }
    }
    if (plain_foes(s)) /* BJ-L5 */
        arg_one(by_hand(o, DO_MAKE), (struct set){{(uint64_t)plain_foes(s), 0}});
}

int bj_room_why(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    bool open = s->phase == PHASE_FREE || s->phase == PHASE_OWN_TURN;
    if (!open)
        return WHY_DESK;
    if (s->edition < EDITION_ROOMS)
        return WHY_NO_ROOMS;
    if (s->moves >= MOVES_ENOUGH)
        return WHY_MOVES;
    if (m->verb == DO_ROOM)
        return s->run != RUN_FREE ? WHY_RUN_SCENES : s->conflict ? WHY_END_FIRST : WHY_ROOM_SIZE;
    if (m->verb == DO_MAKE)
        return s->conflict ? WHY_END_FIRST : WHY_MAKE;
    return !bj_has_map(p, s) ? WHY_NO_MAP : may_draw(p, s) ? WHY_OFF_MAP : WHY_ROOM_SIZE;
}

static void room_open(const struct pack *p, struct twenty_one *s, int rows, int columns)
{
    bj_ground_open(p, s, NONE);
    s->room_rows = (uint8_t)rows;
    s->room_columns = (uint8_t)columns;
    for (int i = 0, at = 0; i < HEROES; i++)
        if (s->being[i] != BEING_ABSENT) { /* BJ-L1: along the lowest row */
            s->row[i] = (uint8_t)(rows - 1 - at / columns);
            s->column[i] = (uint8_t)(at++ % columns);
        }
}

static void copy_map(const struct pack *p, struct twenty_one *s)
{
    struct ground m = bj_map_of(p, s);
    if (s->room_rows)
        return;
    memcpy(s->room_wall, m.wall, m.rows * sizeof *m.wall);
    memcpy(s->room_dark, m.dark, m.rows * sizeof *m.dark);
    memcpy(s->room_rough, m.rough, m.rows * sizeof *m.rough);
    s->room_rows = m.rows;
    s->room_columns = m.columns;
}

static void square_put(struct twenty_one *s, int row, int column, int kind)
{
    uint32_t bit = BIT(column);
    bool walls = kind == GROUND_WALL || kind == GROUND_DOOR;
    if (walls && bj_figure_at(s, row, column) != NONE)
        return; /* BJ-L2: who stands there is not walled in */
    s->room_wall[row] = (s->room_wall[row] & ~bit) | (walls ? bit : 0);
    s->room_dark[row] = (s->room_dark[row] & ~bit) | (kind == GROUND_DARK ? bit : 0);
    s->room_rough[row] = (s->room_rough[row] & ~bit) |
                         (kind == GROUND_ROUGH || kind == GROUND_DOOR ? bit : 0);
}

static void draw(const struct pack *p, struct twenty_one *s, const int32_t *arg)
{
    int top = arg[1] < arg[3] ? arg[1] : arg[3], left = arg[2] < arg[4] ? arg[2] : arg[4];
    int bottom = arg[1] + arg[3] - top, right = arg[2] + arg[4] - left;
    copy_map(p, s);
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right; column++)
            square_put(s, row, column, arg[0]);
}

/* BJ-L5: it begins with what everybody has. */
static void make_begin(const struct pack *p, struct twenty_one *s, int who)
{
    struct sheet blank = bj_sheet_blank(p);
    bj_sheet_put(s, who, &blank);
    s->base_limit[who] = LIMIT;
    s->made |= (uint16_t)BIT(who);
    s->desk_who = (uint8_t)who;
    turn_to(s, PHASE_MAKE, GM);
    s->waiting = 0;
}

void bj_room_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_MAKE) {
        make_begin(p, s, m->arg[0]);
        return;
    }
    if (m->verb == DO_ROOM)
        room_open(p, s, m->arg[0], m->arg[1]);
    else
        draw(p, s, m->arg);
    bj_desk_back(p, s);
}

/* ---- Foes ---- */

int bj_make_why(const struct pack *p, const struct twenty_one *s, const struct move *m)
{
    int who = s->desk_who, at = m->arg[0];
    struct sheet h = bj_sheet_of(s, who);
    switch (m->verb) {
    case DO_RAISE: /* the table has more names than there are Abilities */
        return at < ABILITIES && h.ability[at] < BEAST_ABILITY_MAX ? BJ_OPEN : WHY_MAKE_MOST;
    case DO_LEARN:
        if (!(p->learned >> at & 1))
            return p->everyones >> at & 1 ? WHY_UNIVERSAL : WHY_GIVEN;
        return h.skills >> at & 1 ? WHY_SKILL_KNOWN : BJ_OPEN;
    case DO_SPELL:
        if (h.spells >> at & 1)
            return WHY_SPELL_KNOWN;
        return bj_sheet_has_tool(p, &h, p->spell[at].school) ? BJ_OPEN : WHY_MAKE_TOOL;
    case DO_ARMOR: /* what is in its pockets has to fit */
        h.armor = (uint8_t)at;
        return bj_sheet_gear_wrong(p, &h);
    case DO_EQUIP:
    case DO_STOW: return bj_gear_comes_why(p, &h, m);
    default: return BJ_CLOSED;
    }
}

/* The rows of a verb that nothing speaks against; behind a slot, or NONE. */
static void open_rows(const struct pack *p, const struct twenty_one *s, struct options *o, int verb,
                      int slot, int count)
{
    struct set of = set_none();
    for (int i = 0; i < count; i++) {
        struct move m = {.verb = (uint8_t)verb, .arg = {slot == NONE ? i : slot, i}};
        if (!bj_make_why(p, s, &m))
            set_add(&of, i);
    }
    if (!set_count(&of))
        return;
    struct option *f = option_add(o, GM, verb);
    if (slot != NONE)
        arg_is(f, slot);
    arg_one(f, of);
}

void bj_make_options(const struct pack *p, const struct twenty_one *s, int seat, struct options *o)
{
    unsigned used = bj_names_used(s);
    (void)seat;
    option_add(o, GM, DO_DONE);
    arg_range(option_add(o, GM, DO_LIMIT), 1, LIMIT_MAX);
    open_rows(p, s, o, DO_RAISE, NONE, ABILITIES);
    open_rows(p, s, o, DO_LEARN, NONE, p->skill_count);
    open_rows(p, s, o, DO_SPELL, NONE, p->spell_count);
    open_rows(p, s, o, DO_ARMOR, NONE, p->armor_count);
    for (int slot = SLOT_LEFT; slot <= SLOT_BOTH; slot++)
        open_rows(p, s, o, DO_EQUIP, slot, p->gear_count);
    for (int pocket = 0; pocket < POCKETS; pocket++)
        open_rows(p, s, o, DO_STOW, pocket, p->gear_count);
    if (called_as(s, s->desk_who) >= 0)
        return;
    struct option *f = by_hand(o, DO_DUB);
    arg_one(f, (struct set){{~used & (used + 1), 0}}); /* a name that nobody has */
}

void bj_make_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = s->desk_who;
    struct sheet h = bj_sheet_of(s, who);
    switch (m->verb) {
    case DO_DUB: s->dubbed[who - HEROES] = (uint8_t)(m->arg[0] + 1); return;
    case DO_LIMIT: s->base_limit[who] = (uint8_t)m->arg[0]; return;
    case DO_RAISE: h.ability[m->arg[0]]++; break;
    case DO_LEARN: h.skills |= SKILL_BIT(m->arg[0]); break;
    case DO_SPELL: h.spells |= BIT(m->arg[0]); break;
    case DO_ARMOR: h.armor = (uint8_t)m->arg[0]; break;
    case DO_EQUIP: bj_sheet_equip(p, &h, m->arg[0], m->arg[1]); break;
    case DO_STOW: bj_sheet_stow(p, &h, m->arg[0], m->arg[1]); break;
    default: bj_desk_back(p, s); return;
    }
    bj_sheet_put(s, who, &h);
}
