/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/twenty_one/words.h"

static int actor(const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    return s->mover != NONE ? s->mover : seat_body(v->seat) != NONE ? seat_body(v->seat) : 0;
}

/* Verbs whose moves are many: what is done, before anything of it has been said. */
static const char *plain(int verb)
{
    switch (verb) {
    case DO_MOVE: return "Move";
    case DO_HERO: return "Play a hero that is ready";
    case DO_NAME: return "Name the hero that you build; everyone reads it";
    case DO_GROUP: return "Begin a hero of your own";
    case DO_LEARN: return "Learn a Skill";
    case DO_SPELL: return "Learn a spell";
    case DO_STOW: return "Fill a pocket";
    case DO_EQUIP: return "Fill a hand or a reserve";
    case DO_CAST: return "Cast a spell";
    case DO_READY: return "Take something out of a pocket";
    case DO_USE: return "Use an item";
    case DO_SWAP: return "Swap a hand for its reserve";
    case DO_DROP: return "Drop something, free";
    case DO_CHEEK: return "Cheek: discard one or two non-face cards";
    case DO_RECOMPENSE: return "Recompense: a card from your Damage Pile instead of a hit";
    case DO_CALL: return "Call a Deal";
    case DO_TARGET: return "A Deal against a Target";
    case DO_OPPOSE: return "A contest";
    case DO_SHIFT: return "Move a figure";
    case DO_BRING: return "Bring one more foe";
    case DO_LEAVE: return "Take somebody out of it";
    case DO_HARM: return "A card onto a Damage Pile";
    case DO_MEND: return "Empty a Damage Pile";
    case DO_STUN: return "Stun somebody";
    case DO_ALERT: return "Make somebody aware or unaware";
    case DO_EDGE: return "Edge by circumstance";
    case DO_SCENE: return "Set up an encounter";
    default: return "";
    }
}

static const char *const slot_asked[] = {"Fill the left hand", "Fill the right hand", "Fill the left hand's reserve",
                                          "Fill the right hand's reserve", "Fill both hands with one thing"};

/* The foes that this row brings one next to, each with the nearest square for that. */
static void near_row(const struct data *d, const struct view *v, int row, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    uint32_t squares[SIDE_CELLS];
    uint8_t steps[SIDE_CELLS * SIDE_CELLS];
    struct twenty_one there = *s;
    int who = s->mover, told = 0, last = -1;
    if (who == NONE || row < 0 || row >= SIDE_CELLS)
        return;
    reach(pack_of(d), s, who, s->feet, squares, steps);
    there.row[who] = (uint8_t)row;
    for (int foe = 0; foe < BODIES; foe++) {
        int best = -1;
        for (int column = 0; column < SIDE_CELLS && foes_of(s, who) >> foe & 1; column++) {
            there.column[who] = (uint8_t)column;
            if (squares[row] >> column & 1 && distance(&there, who, foe) <= REACH_ADJACENT &&
                (best < 0 || steps[row * SIDE_CELLS + column] < steps[row * SIDE_CELLS + best]))
                best = column;
        }
        if (best < 0)
            continue;
        text_put(t, told++ ? ", " : ": ");
        if (told == 1 || best != last) {
            say_square(row, best, t);
            text_put(t, " is next to ");
        } else {
            text_put(t, "and to ");
        }
        last = best;
        say_body(d, v, foe, false, t);
    }
}

void bj_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    if (!args) {
        text_put(t, plain(m->verb));
        return;
    }
    switch (m->verb * 8 + args) {
    case DO_MOVE * 8 + 1:
    case DO_SQUARE * 8 + 1:
    case DO_AT * 8 + 1:
        text_format(t, "%s %s", m->verb == DO_MOVE ? "Move to row" : "Row", twenty_one_names[NAMES_ROW].at[m->arg[0]]);
        if (m->verb == DO_MOVE)
            near_row(d, v, m->arg[0], t);
        break;
    case DO_ATTACK * 8 + 1: {
        int gear = m->arg[0] < HANDS ? held(s, actor(v), m->arg[0]) : GEAR_BARE;
        text_put(t, "Attack with ");
        say_title(NAMES_GEAR, gear, t);
        break;
    }
    case DO_CAST * 8 + 1:
        text_put(t, "Cast ");
        say_spell_row(m->arg[0], t);
        break;
    case DO_EQUIP * 8 + 1: text_put(t, slot_asked[m->arg[0] <= SLOT_BOTH ? m->arg[0] : SLOT_BOTH]); break;
    case DO_STOW * 8 + 1:
        text_put(t, "Fill ");
        say_title(NAMES_POCKET, m->arg[0], t);
        break;
    case DO_READY * 8 + 1:
        text_put(t, "Take out ");
        say_title(NAMES_GEAR, s->pocket[actor(v) * POCKETS + m->arg[0]], t);
        break;
    case DO_ALTER * 8 + 1:
        say_title(NAMES_SKILL, m->arg[0], t);
        text_format(t, " (%d of %d Edge): ", skill_rows[m->arg[0]].cost, s->asked < BODIES ? s->edge[s->asked] : 0);
        say_skill_deed(m->arg[0], t);
        break;
    case DO_ALTER * 8 + 2:
        say_title(NAMES_SKILL, m->arg[0], t);
        text_put(t, " on a card of ");
        say_body_whose(d, v, s->party[m->arg[1]], false, t);
        text_put(t, " hand");
        break;
    case DO_ALTER * 8 + 3:
        say_title(NAMES_SKILL, m->arg[0], t);
        text_put(t, " on the ");
        say_one_card(m->arg[2], t);
        break;
    case DO_OPPOSE * 8 + 1:
        text_put(t, "A contest against ");
        say_marked(d, v, m->arg[0], false, t);
        break;
    case DO_TARGET * 8 + 1:
    case DO_TEST * 8 + 1: say_titles(NAMES_ABILITY, (uint32_t)m->arg[0], t); break;
    case DO_TARGET * 8 + 2:
    case DO_TEST * 8 + 2:
        text_put(t, m->arg[1] == TAKE_LOWEST ? "The lowest" : "The best");
        break;
    case DO_CHEEK * 8 + 1:
        text_put(t, "Discard the ");
        say_one_card(m->arg[0], t);
        break;
    default: break;
    }
}

void bj_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    static const char *const alter[] = {"Which Skill?", "In whose hand?", "Which card?", "To what?"};
    static const char *const target[] = {"Which Abilities are tested?", "The best of them, or the lowest?",
                                         "Which Target?", "How much Edge more or less?", "Which tags, if any?"};
    static const char *const test[] = {"Which Abilities are tested?", "The best of them, or the lowest?",
                                       "How much Edge more or less?"};
    (void)d;
    (void)v;
    switch (m->verb) {
    case DO_MOVE:
    case DO_SQUARE:
    case DO_AT: text_put(t, args ? "Which column?" : "Which row?"); break;
    case DO_ATTACK: text_put(t, args ? "In which way?" : "With what?"); break;
    case DO_CAST: text_put(t, args ? "How much Edge for less Delay (Expert Spell)?" : "Which spell?"); break;
    case DO_ALTER: text_put(t, alter[args]); break;
    case DO_CHEEK: text_put(t, args ? "Which card more? The same one again: no other." : "Which card?"); break;
    case DO_TARGET:
    case DO_TEST:
        if (args == 1 && !(m->arg[0] & (m->arg[0] - 1)))
            text_put(t, "The best or the lowest: of one Ability they are the same.");
        else
            text_put(t, m->verb == DO_TARGET ? target[args] : test[args]);
        break;
    case DO_OPPOSE: text_put(t, args ? "Which tags, if any?" : "Against whom?"); break;
    case DO_EQUIP: text_put(t, args ? "What goes there?" : "Which hand or reserve?"); break;
    case DO_STOW: text_put(t, args ? "What goes in?" : "Which pocket?"); break;
    case DO_READY: text_put(t, args ? "Into which hand?" : "From which pocket?"); break;
    case DO_SWEEP: text_put(t, "Whom do you sweep at?"); break;
    case DO_CALL:
    case DO_SHIFT:
    case DO_LEAVE:
    case DO_HARM:
    case DO_MEND:
    case DO_STUN:
    case DO_ALERT: text_put(t, "Who?"); break;
    case DO_EDGE: text_put(t, args ? "How much Edge more or less in the next Deal, -3 to 3? 0 takes it back." : "Who?"); break;
    default: break;
    }
}
