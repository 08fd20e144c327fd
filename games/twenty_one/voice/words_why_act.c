/* Why a turn's move or act is not open: reach, sight, tools, hands, squares, what is spent. What is always true: the first
 * thing that stands in the way is said, with what would be right. */
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/voice/words_why.h"

static bool square_on(struct ask *a, int row, int column)
{
    const struct map *m = bj_map_of(a->p, a->s);
    if (row >= 0 && row < m->rows && column >= 0 && column < m->columns)
        return true;
    because(a, WHY_OFF_MAP(.rows = m->rows, .column = m->columns - 1));
    return false;
}

/* ---- Squares ---- */

static void why_move(struct ask *a)
{
    const struct twenty_one *s = a->s;
    int row = a->arg[0], column = a->arg[1], who = s->mover, at;
    uint32_t squares[SIDE_CELLS];
    if (!square_on(a, row, column))
        return;
    if (bj_is_wall(bj_map_of(a->p, s), row, column)) {
        because(a, WHY_WALL(SQUARE(row, column)));
        return;
    }
    at = bj_figure_at(s, row, column);
    bj_reach(a->p, s, who, s->feet, squares, NULL);
    if (at == who && at != NONE)
        because(a, WHY_THERE(.who = at));
    else if (at != NONE)
        because(a, WHY_OCCUPIED(.who = at));
    else if (squares[row] >> column & 1)
        because(a, WHY_LURED(.who = who));
    else if (s->feet < FEET)
        because(a, WHY_NO_FEET());
    else
        because(a, WHY_TOO_FAR(.feet = s->feet));
}

static void why_square(struct ask *a)
{
    const struct twenty_one *s = a->s;
    int row = a->arg[0], column = a->arg[1], range = a->p->spell[s->act_kind == ACT_CAST ? s->act_what : 0].range;
    if (s->phase != PHASE_SQUARE) {
        because(a, WHY_SQUARE());
        return;
    }
    if (!square_on(a, row, column))
        return;
    int away = bj_distance_to(s, s->act_who, row, column);
    if (bj_is_wall(bj_map_of(a->p, s), row, column))
        because(a, WHY_WALL(SQUARE(row, column)));
    else if (range && away > range)
        because(a, WHY_SQUARE_FAR(.away = away, .range = range));
    else if (!bj_square_in_sight(a->p, s, s->act_who, row, column))
        because(a, WHY_SQUARE_HIDDEN());
    else
        because(a, WHY_SQUARE_DARK());
}

static void why_at(struct ask *a)
{
    int row = a->arg[0], column = a->arg[1];
    if (a->s->phase != PHASE_PLACE)
        because(a, WHY_PLACE());
    else if (!square_on(a, row, column))
        return;
    else if (bj_is_wall(bj_map_of(a->p, a->s), row, column))
        because(a, WHY_WALL(SQUARE(row, column)));
    else
        because(a, WHY_PLACE_TAKEN());
}

/* ---- Targets ---- */

static int reach_of(const struct pack *p, const struct twenty_one *s)
{
    if (s->act_kind == ACT_USE)
        return THROW_FEET;
    return s->act_kind == ACT_ATTACK && p->gear[s->act_gear].class == CLASS_MELEE ? p->gear[s->act_gear].reach : 0;
}

static void why_whom(struct ask *a, int at)
{
    const struct twenty_one *s = a->s;
    int who = s->act_who, feet = reach_of(a->p, s);
    if (!is_body(at) || s->being[at] == BEING_ABSENT)
        because(a, WHY_NOBODY());
    else if (at == who)
        because(a, WHY_SELF(.who = at));
    else if (s->being[at] == BEING_DOWN)
        because(a, WHY_DOWN(.who = at));
    else if (s->being[at] == BEING_FLED)
        because(a, WHY_FLED(.who = at));
    else if (s->side[at] == s->side[who])
        because(a, WHY_ALLY(.who = at));
    else if (!bj_in_sight(a->p, s, who, at))
        because(a, WHY_HIDDEN(.who = at));
    else if (feet && bj_distance(s, who, at) > feet)
        because(a, WHY_FAR(.who = at, .away = bj_distance(s, who, at), .reach = feet));
    else
        because(a, WHY_DARK(.who = at));
}

static void why_aim(struct ask *a)
{
    const struct twenty_one *s = a->s;
    bool swept = s->act_kind == ACT_ATTACK && (s->act_how == HOW_SWEEP || s->act_how == HOW_POWER_SWEEP);
    if (s->phase != PHASE_AIM) {
        because(a, WHY_AIM());
    } else if (a->m->verb == DO_AIM && swept) {
        because(a, WHY_SWEEP());
    } else if (a->m->verb == DO_AIM) {
        why_whom(a, a->arg[0]);
    } else if (!a->arg[0]) {
        because(a, WHY_SWEEP_NONE());
    } else {
        int of = bj_targets_for(a->p, s, s->act_who, s->act_kind, s->act_what, s->act_gear);
        for (int i = 0; i < BODIES; i++)
            if (a->arg[0] >> i & 1 && !(of >> i & 1)) {
                why_whom(a, i);
                return;
            }
    }
}

/* ---- Acts ---- */

static void why_attack(struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int with = a->arg[0], how = a->arg[1], gear = with >= 0 && with < HANDS ? bj_held(s, who, with) : GEAR_BARE;
    bool powered = how == HOW_POWER || how == HOW_POWER_SWEEP, swept = how == HOW_SWEEP || how == HOW_POWER_SWEEP;
    int class = gear == NONE ? CLASS_GRIP : a->p->gear[gear].class;
    if (!s->conflict)
        because(a, WHY_ATTACK());
    else if (gear == NONE)
        because(a, WHY_EMPTY_HAND(.slot = with));
    else if (gear == GEAR_BARE && !bj_hand_empty(s, who, SLOT_LEFT) && !bj_hand_empty(s, who, SLOT_RIGHT))
        because(a, WHY_BARE());
    else if (gear != GEAR_BARE && class != CLASS_MELEE && class != CLASS_RANGED && a->p->gear[gear].flags & GEAR_THROWN)
        because(a, WHY_THROWN(.gear = gear));
    else if (gear != GEAR_BARE && class != CLASS_MELEE && class != CLASS_RANGED)
        because(a, WHY_NO_WEAPON(.gear = gear));
    else if (powered && gear == GEAR_BARE)
        because(a, WHY_POWER_BARE());
    else if (powered && !(s->skills[who] >> SKILL_POWER_STRIKE & 1))
        because(a, WHY_POWER_STRIKE());
    else if (swept && !(a->p->gear[gear].flags & GEAR_SWEEP))
        because(a, WHY_NO_SWEEP());
    else if (class == CLASS_MELEE)
        because(a, WHY_REACH(.feet = a->p->gear[gear].reach));
    else
        because(a, WHY_NO_SIGHT());
}

static void why_cast(struct ask *a, int who)
{
    static const uint8_t tools[SCHOOLS] = {GEAR_TALISMAN, GEAR_CATALYST, GEAR_FLAME};
    const struct twenty_one *s = a->s;
    int spell = a->arg[0], expert = a->arg[1];
    if (spell < 0 || spell >= SPELLS)
        return;
    int school = a->p->spell[spell].school;
    bool knows = s->spells[who] >> spell & 1;
    if (!knows && bj_is_own(a->v, who))
        because(a, WHY_SPELL_UNKNOWN(.spell = spell));
    else if (!knows)
        because(a, WHY_SPELL_THEIRS(.who = who, .spell = spell));
    else if (!bj_holds_tool(a->p, s, who, school))
        because(a, WHY_TOOL(.spell = spell, .gear = tools[school])); /* BJ-G1 */
    else if (!s->conflict && bj_act_needs_foe(a->p, ACT_CAST, spell, GEAR_BARE))
        because(a, WHY_CAST_CONFLICT(.spell = spell));
    else if (!s->conflict && expert)
        because(a, WHY_NO_DELAY(.spell = spell));
    else if (expert && !(s->skills[who] >> SKILL_EXPERT_SPELL & 1))
        because(a, WHY_EXPERT_UNKNOWN(.spell = spell));
    else if (expert < 0 || expert > bj_expert_most(a->p, s, who, spell))
        because(a, WHY_EXPERT_MOST(.spell = spell, .most = bj_expert_most(a->p, s, who, spell)));
    else
        because(a, WHY_CAST_NOBODY(.spell = spell));
}

static void why_use(struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int from = a->arg[0], gear = from >= 0 && from < FROMS ? bj_from_gear(s, who, from) : NONE;
    if (gear == NONE && from >= FROM_HAND)
        because(a, WHY_HAND_EMPTY());
    else if (gear == NONE)
        because(a, WHY_POCKET_EMPTY());
    else if (a->p->gear[gear].item == ITEM_NONE)
        because(a, WHY_NO_ITEM(.gear = gear));
    else if (from < FROM_HAND && !bj_hand_empty(s, who, SLOT_LEFT) && !bj_hand_empty(s, who, SLOT_RIGHT))
        because(a, WHY_ITEM_HAND()); /* BJ-F6 */
    else if (a->p->gear[gear].flags & GEAR_THROWN && s->conflict)
        because(a, WHY_THROW_NOBODY(.feet = THROW_FEET));
    else if (a->p->gear[gear].flags & GEAR_THROWN)
        because(a, WHY_THROW_CONFLICT());
    else if (a->p->gear[gear].item == ITEM_COAT)
        because(a, WHY_COAT());
    else
        because(a, WHY_HEALTHY());
}

static void why_swap(struct ask *a, int who)
{
    int hand = a->arg[0];
    if (hand < 0 || hand >= HANDS) {
        because(a, WHY_WHICH_HAND());
        return;
    }
    struct sheet h = bj_sheet_of(a->s, who);
    if (h.slot[hand] == GEAR_GRIP)
        because(a, WHY_GRIP());
    else if (h.slot[hand] == NONE && h.slot[HANDS + hand] == NONE)
        because(a, WHY_SWAP_EMPTY());
    else
        because(a, WHY_SWAP_HEAVY()); /* BJ-F4 */
}

static void why_ready(struct ask *a, int who)
{
    int pocket = a->arg[0];
    if (pocket < 0 || pocket >= POCKETS || a->s->pocket[who * POCKETS + pocket] == NONE)
        because(a, WHY_POCKET_EMPTY());
    else
        because(a, WHY_HAND_FULL());
}

static void why_flee(struct ask *a, int who)
{
    if (!a->s->conflict)
        because(a, WHY_FLEE());
    else if (a->s->has_moved)
        because(a, WHY_FLEE_MOVED());
    else if (!bj_on_border(a->p, a->s, who))
        because(a, WHY_FLEE_BORDER()); /* BJ-D6 */
}

/* What every act asks: the own turn, awareness, no Act made. True if that was the reason. */
static bool no_turn(struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    if (s->phase == PHASE_FREE)
        return false;
    if (s->phase != PHASE_OWN_TURN)
        because(a, WHY_OTHER_MOMENT());
    else if (!s->aware[who] && a->m->verb != DO_MOVE)
        because(a, WHY_UNAWARE(.who = who)); /* BJ-D7 */
    else if (s->has_acted && a->m->verb != DO_MOVE)
        because(a, WHY_ACTED()); /* BJ-D2 */
    else
        return false;
    return true;
}

void bj_why_act(struct ask *a)
{
    int who = a->s->mover != NONE ? a->s->mover : bj_seat_body(a->v->seat), verb = a->m->verb;
    if (verb == DO_AIM || verb == DO_SWEEP) {
        why_aim(a);
    } else if (verb == DO_SQUARE) {
        why_square(a);
    } else if (verb == DO_AT) {
        why_at(a);
    } else if (who == NONE) {
        because(a, WHY_GM_PEOPLE());
    } else if (!no_turn(a, who)) {
        switch (verb) {
        case DO_MOVE:
            if (a->s->conflict)
                why_move(a);
            else
                because(a, WHY_FEET_COUNT());
            break;
        case DO_FLEE: why_flee(a, who); break;
        case DO_ATTACK: why_attack(a, who); break;
        case DO_CAST: why_cast(a, who); break;
        case DO_USE: why_use(a, who); break;
        case DO_READY: why_ready(a, who); break;
        case DO_SWAP: why_swap(a, who); break;
        case DO_DROP: because(a, WHY_DROP()); break;
        case DO_DISMISS: because(a, WHY_DISMISS()); break;
        case DO_TRY: because(a, WHY_TRY()); break;
        case DO_END:
            if (a->s->conflict)
                because(a, WHY_LURED_FIRST());
            else
                because(a, WHY_NO_TURN());
            break;
        default: break;
        }
    }
}
