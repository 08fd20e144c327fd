/* Why a turn's move or act is not open: reach, sight, tools, hands, squares, what is spent. What is always true: the first
 * thing that stands in the way is said, with what would be right. */
#include "games/twenty_one/words_why.h"

static bool square_on(const struct ask *a, int row, int column)
{
    const struct map *m = map_of(a->p, a->s);
    if (row >= 0 && row < m->rows && column >= 0 && column < m->columns)
        return true;
    text_format(a->t, "that square is off the map: rows are 1 to %d, columns a to %s", m->rows,
                twenty_one_names[NAMES_COLUMN].at[m->columns - 1]);
    return false;
}

static void say_blocked(const struct ask *a, int row, int column)
{
    say_square(row, column, a->t);
    text_put(a->t, " is a wall");
}

/* ---- Squares ---- */

static void why_not_move(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int row = a->arg[0], column = a->arg[1], who = s->mover, at;
    uint32_t squares[SIDE_CELLS];
    if (!square_on(a, row, column))
        return;
    if (is_wall(map_of(a->p, s), row, column)) {
        say_blocked(a, row, column);
        return;
    }
    at = figure_at(s, row, column);
    if (at != NONE) {
        say_body(a->d, a->v, at, true, a->t);
        text_put(a->t, at == who ? (is_own(a->v, who) ? " are there already" : " is there already")
                                 : " stands there: one figure a square");
        return;
    }
    reach(a->p, s, who, s->feet, squares, NULL);
    if (squares[row] >> column & 1)
        because(a, "who is lured goes towards the noise");
    else if (s->feet < FEET)
        because(a, "there are no feet of this Move left");
    else
        text_format(a->t, "no way there is within the %d feet that are left of this Move; foes and walls stop a Move", s->feet);
}

static void why_not_square(const struct ask *a)
{
    const struct twenty_one *s = a->s;
    int row = a->arg[0], column = a->arg[1];
    if (s->phase != PHASE_SQUARE)
        because(a, "a square is named when a spell that is aimed at one is made");
    else if (!square_on(a, row, column))
        return;
    else if (is_wall(map_of(a->p, s), row, column))
        say_blocked(a, row, column);
    else if (spell_rows[s->act_what].range && distance_to(s, s->act_who, row, column) > spell_rows[s->act_what].range)
        text_format(a->t, "that square is %d feet away, the spell reaches %d", distance_to(s, s->act_who, row, column),
                    spell_rows[s->act_what].range);
    else if (!square_in_sight(a->p, s, s->act_who, row, column))
        because(a, "that square is out of sight: a wall is between");
    else
        because(a, "that square is not seen: it is dark there");
}

static void why_not_at(const struct ask *a)
{
    int row = a->arg[0], column = a->arg[1];
    if (a->s->phase != PHASE_PLACE)
        because(a, "first say whom you move or bring");
    else if (!square_on(a, row, column))
        return;
    else if (is_wall(map_of(a->p, a->s), row, column))
        say_blocked(a, row, column);
    else
        because(a, "somebody stands there: one figure a square");
}

/* ---- Targets ---- */

static int reach_of(const struct twenty_one *s)
{
    if (s->act_kind == ACT_USE)
        return THROW_FEET;
    return s->act_kind == ACT_ATTACK && gear_rows[s->act_gear].class == CLASS_MELEE ? gear_rows[s->act_gear].reach : 0;
}

static void why_not_whom(const struct ask *a, int at)
{
    const struct twenty_one *s = a->s;
    int who = s->act_who, feet = reach_of(s);
    if (!is_body(at) || s->being[at] == BEING_ABSENT) {
        because(a, "nobody of that name is here");
        return;
    }
    say_body(a->d, a->v, at, true, a->t);
    if (at == who)
        text_put(a->t, is_own(a->v, at) ? " cannot be your own target" : " cannot be its own target");
    else if (s->being[at] == BEING_DOWN)
        text_put(a->t, is_own(a->v, at) ? " are Incapacitated and no target" : " is Incapacitated and no target");
    else if (s->being[at] == BEING_FLED)
        text_put(a->t, " has fled");
    else if (s->side[at] == s->side[who])
        text_put(a->t, " is on the same side: attacks are aimed at foes");
    else if (!in_sight(a->p, s, who, at))
        text_put(a->t, " is out of sight: a wall is between");
    else if (feet && distance(s, who, at) > feet)
        text_format(a->t, " is %d feet away, this reaches %d", distance(s, who, at), feet);
    else
        text_put(a->t, " is not seen: it is dark there");
}

static void why_not_aim(const struct ask *a)
{
    if (a->s->phase != PHASE_AIM) {
        because(a, "a target is named when an attack or spell is made");
    } else if (a->m->verb == DO_AIM) {
        if (a->s->act_kind == ACT_ATTACK && (a->s->act_how == HOW_SWEEP || a->s->act_how == HOW_POWER_SWEEP))
            because(a, "a sweep names a list of targets: sweep");
        else
            why_not_whom(a, a->arg[0]);
    } else if (!a->arg[0]) {
        because(a, "a sweep has one target at least");
    } else {
        int of = targets_for(a->p, a->s, a->s->act_who, a->s->act_kind, a->s->act_what, a->s->act_gear);
        for (int i = 0; i < BODIES; i++)
            if (a->arg[0] >> i & 1 && !(of >> i & 1)) {
                why_not_whom(a, i);
                return;
            }
    }
}

/* ---- Acts ---- */

static void why_not_attack(const struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int with = a->arg[0], how = a->arg[1], gear = with >= 0 && with < HANDS ? held(s, who, with) : GEAR_BARE;
    bool powered = how == HOW_POWER || how == HOW_POWER_SWEEP, swept = how == HOW_SWEEP || how == HOW_POWER_SWEEP;
    if (!s->conflict) {
        because(a, "attacks are made in a Conflict: fight begins one");
    } else if (gear == NONE) {
        text_format(a->t, "the %s hand holds nothing of its own; bare hands attack too", with ? "right" : "left");
    } else if (gear == GEAR_BARE && !hand_empty(s, who, SLOT_LEFT) && !hand_empty(s, who, SLOT_RIGHT)) {
        because(a, "bare hands need an empty hand");
    } else if (gear != GEAR_BARE && gear_rows[gear].class != CLASS_MELEE && gear_rows[gear].class != CLASS_RANGED) {
        say_title(NAMES_GEAR, gear, a->t);
        text_put(a->t, gear_rows[gear].flags & GEAR_THROWN ? " is thrown: use it" : " is no weapon");
    } else if (powered && gear == GEAR_BARE) {
        because(a, "Power Strike is for weapon attacks only");
    } else if (powered && !(s->skills[who] >> SKILL_POWER_STRIKE & 1)) {
        because(a, "a Power Strike needs the Skill Power Strike");
    } else if (swept && !(gear_rows[gear].flags & GEAR_SWEEP)) {
        because(a, "only a Greatsword sweeps");
    } else if (gear_rows[gear].class == CLASS_MELEE) {
        text_format(a->t, "no foe is within its reach of %d feet: move nearer first", gear_rows[gear].reach);
    } else {
        because(a, "no foe is in sight");
    }
}

static const char *tool_for(int school)
{
    static const char *const tools[SCHOOLS] = {"a Talisman", "a Catalyst", "a Pyromancy Flame"};
    return tools[school];
}

static void why_not_cast(const struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int spell = a->arg[0], expert = a->arg[1];
    if (spell < 0 || spell >= SPELLS)
        return;
    const struct spell_row *row = &spell_rows[spell];
    say_title(NAMES_SPELL, spell, a->t);
    if (!(s->spells[who] >> spell & 1))
        text_put(a->t, is_own(a->v, who) ? " is no spell that you know" : " is no spell that it knows");
    else if (!holds_tool(s, who, row->school))
        text_format(a->t, " needs %s in hand", tool_for(row->school)); /* BJ-G1 */
    else if (!s->conflict && act_needs_foe(ACT_CAST, spell, GEAR_BARE))
        text_put(a->t, " needs a foe: it is cast in a Conflict");
    else if (!s->conflict && expert)
        text_put(a->t, " has no Delay outside a Conflict: expert is 0");
    else if (expert && !(s->skills[who] >> SKILL_EXPERT_SPELL & 1))
        text_put(a->t, ": less Delay needs the Skill Expert Spell; without it expert is 0");
    else if (expert < 0 || expert > expert_most(a->p, s, who, spell))
        text_format(a->t, ": expert is 0 to %d, no more than its Delay and the Edge that there would be",
                    expert_most(a->p, s, who, spell));
    else
        text_put(a->t, ": with no Delay left there must be somebody to aim at now, and nobody is");
}

static void why_not_use(const struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int from = a->arg[0], gear = from >= 0 && from < FROMS ? from_gear(s, who, from) : NONE;
    if (gear == NONE) {
        because(a, from >= FROM_HAND ? "that hand holds nothing" : "that pocket is empty");
    } else if (gear_rows[gear].item == ITEM_NONE) {
        say_title(NAMES_GEAR, gear, a->t);
        text_put(a->t, " is no item that is used");
    } else if (from < FROM_HAND && !hand_empty(s, who, SLOT_LEFT) && !hand_empty(s, who, SLOT_RIGHT)) {
        because(a, "an item from a pocket needs an empty hand: drop something, which is free"); /* BJ-F6 */
    } else if (gear_rows[gear].flags & GEAR_THROWN) {
        because(a, s->conflict ? "nobody is in sight within 30 feet to throw it at" : "it is thrown in a Conflict");
    } else {
        because(a, gear_rows[gear].item == ITEM_COAT ? "Turpentine needs a melee weapon in hand or reserve"
                                                     : "the Damage Pile is empty: there is nothing to heal");
    }
}

static void why_not_swap(const struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    int hand = a->arg[0];
    if (hand < 0 || hand >= HANDS) {
        because(a, "a swap names a hand: left or right");
        return;
    }
    struct sheet h = sheet_of(s, who);
    if (h.slot[hand] == GEAR_GRIP)
        because(a, "that hand holds what the other hand holds: swap the other");
    else if (h.slot[hand] == NONE && h.slot[HANDS + hand] == NONE)
        because(a, "neither that hand nor its reserve holds anything");
    else
        because(a, "BJ-F4: after that swap the hands would hold more than they may, or a bow in one hand");
}

static void why_not_ready(const struct ask *a, int who)
{
    int pocket = a->arg[0];
    if (pocket < 0 || pocket >= POCKETS || a->s->pocket[who * POCKETS + pocket] == NONE)
        because(a, "that pocket is empty");
    else
        because(a, "that hand is not empty: drop or swap what it holds");
}

static void why_not_flee(const struct ask *a, int who)
{
    if (!a->s->conflict)
        because(a, "one flees from a Conflict");
    else if (a->s->has_moved)
        because(a, "who flees begins the Move on a border square; you have moved in this turn");
    else if (!on_border(a->p, a->s, who))
        because(a, "who flees begins the Move on a square at the border of the map"); /* BJ-D6 */
}

/* What every act asks: the own turn, awareness, no Act made. True if that was the reason. */
static bool no_turn(const struct ask *a, int who)
{
    const struct twenty_one *s = a->s;
    if (s->phase == PHASE_FREE)
        return false;
    if (s->phase != PHASE_OWN_TURN) {
        because(a, "that is for a turn, or for when nobody fights; now something else is decided");
        return true;
    }
    if (!s->aware[who] && a->m->verb != DO_MOVE)
        because(a, "who is unaware can only move and end the turn"); /* BJ-D7 */
    else if (s->has_acted && a->m->verb != DO_MOVE)
        because(a, "one Act a turn, and it is made"); /* BJ-D2 */
    else
        return false;
    return true;
}

void why_not_act(const struct ask *a)
{
    int who = a->s->mover != NONE ? a->s->mover : seat_body(a->v->seat);
    if (a->m->verb == DO_AIM || a->m->verb == DO_SWEEP) {
        why_not_aim(a);
        return;
    }
    if (a->m->verb == DO_SQUARE || a->m->verb == DO_AT) {
        (a->m->verb == DO_AT ? why_not_at : why_not_square)(a);
        return;
    }
    if (who == NONE) {
        because(a, "outside a Conflict the GM's own people do nothing of themselves");
        return;
    }
    if (no_turn(a, who))
        return;
    switch (a->m->verb) {
    case DO_MOVE:
        if (!a->s->conflict)
            because(a, "squares count in a Conflict: outside one nobody moves by feet");
        else
            why_not_move(a);
        break;
    case DO_FLEE: why_not_flee(a, who); break;
    case DO_ATTACK: why_not_attack(a, who); break;
    case DO_CAST: why_not_cast(a, who); break;
    case DO_USE: why_not_use(a, who); break;
    case DO_READY: why_not_ready(a, who); break;
    case DO_SWAP: why_not_swap(a, who); break;
    case DO_DROP: because(a, "nothing is there to be dropped; a hand that only grips has nothing of its own"); break;
    case DO_DISMISS: because(a, "only Light and Power Within are dismissed, by who is under them"); break;
    case DO_TRY: because(a, "one try a turn"); break;
    case DO_END: because(a, a->s->conflict ? "who is lured moves first" : "no turn is going on"); break;
    default: break;
    }
}
