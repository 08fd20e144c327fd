/* What each move would do, with its price and chances; and moves in the making. */
#include "games/twenty_one/words.h"

#include <string.h>

/* ---- Building ---- */

static void build_label(const struct data *d, const struct twenty_one *s, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const int32_t *arg = m->arg;
    const char *called = m->verb == DO_NAME ? label_name(t->labels, NAMES_CALLED, arg[0]) : NULL;
    switch (m->verb) {
    case DO_HERO:
        text_format(t, "Play %s: %s", p->hero[arg[0]].told.title, p->hero[arg[0]].told.text);
        say_unpaid(&p->hero[arg[0]].sheet, t);
        break;
    case DO_NAME:
        text_put(t, called ? "Call your hero " : "Name your hero");
        text_put(t, called ? called : "");
        break;
    case DO_RANDOM: text_put(t, "Let chance build the hero, within the rules"); break;
    case DO_GROUP:
        text_put(t, "Begin your own: 1 point of ");
        say_title(NAMES_ABILITY, 2 * arg[0], t);
        text_put(t, " and 1 of ");
        say_title(NAMES_ABILITY, 2 * arg[0] + 1, t);
        break;
    case DO_RAISE:
        say_title(NAMES_ABILITY, arg[0], t);
        text_format(t, " %d", s->ability[(s->builder < BODIES ? s->builder : 0) * ABILITIES + arg[0]] + 1);
        break;
    case DO_LEARN:
        text_put(t, "Learn ");
        say_skill_row(arg[0], t);
        break;
    case DO_ATTUNE:
        text_put(t, "One spell more of the school ");
        say_title(NAMES_SCHOOL, arg[0], t);
        break;
    case DO_SPELL:
        text_put(t, "Learn ");
        say_spell_row(arg[0], t);
        break;
    case DO_ARMOR:
        text_put(t, "Wear ");
        say_armor_row(arg[0], t);
        break;
    case DO_EQUIP:
        say_title(NAMES_SLOT, arg[0], t);
        text_put(t, arg[0] == SLOT_BOTH ? " hands: " : arg[0] < HANDS ? " hand: " : ": ");
        say_gear_row(arg[1], t);
        break;
    case DO_STOW:
        say_title(NAMES_POCKET, arg[0], t);
        text_put(t, ": ");
        say_gear_row(arg[1], t);
        break;
    default: text_put(t, s->step == STEP_ARMOR ? "No armor" : s->step == STEP_GEAR ? "Done: the hero is ready" : "Done"); break;
    }
}

/* ---- A turn ---- */

static void delay_note(int delay, bool conflict, struct text *t)
{
    if (!conflict)
        text_put(t, ".");
    else if (delay)
        text_format(t, ". Delay %d: after %d turn%s of others, unless Damage comes before.", delay, delay, delay == 1 ? "" : "s");
    else
        text_put(t, ". At once.");
}

/* Who acts: whose turn it is, in peace the hero of the seat. */
static int actor_of(const struct view *v)
{
    const struct twenty_one *s = look_at(&v->state);
    return s->mover != NONE ? s->mover : seat_body(v->seat) != NONE ? seat_body(v->seat) : 0;
}

/* The Edge that the attack would have now, whoever it is aimed at. */
static int attack_edge(const struct data *d, const struct twenty_one *s, int who, const struct move *m, int gear)
{
    struct twenty_one as = *s;
    int tested;
    as.act_kind = ACT_ATTACK;
    as.act_who = (uint8_t)who;
    as.act_what = (uint8_t)m->arg[0];
    as.act_how = (uint8_t)m->arg[1];
    as.act_gear = (uint8_t)gear;
    as.act_expert = as.tags = 0;
    as.deal = DEAL_CONTEST;
    as.party[FIRST] = (uint8_t)who;
    as.party[SECOND] = NONE;
    as.targets = 0;
    return edge_for(pack_of(d), &as, who, FIRST, gear_rows[gear].abilities, TAKE_BEST, &tested); /* BJ-E1 */
}

static void attack_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = actor_of(v), gear = m->arg[0] < HANDS ? held(s, who, m->arg[0]) : GEAR_BARE;
    if (gear > GEARS) {
        text_put(t, "Attack with an empty hand");
        return;
    }
    const struct gear_row *row = &gear_rows[gear];
    char act[120];
    struct text rest = text_over(act, sizeof act);
    say_act(ACT_ATTACK, m->arg[0], gear, m->arg[1], &rest);
    text_format(t, "A%s", act + 1);
    text_put(t, ": ");
    text_format(t, "Edge %d", attack_edge(d, s, who, m, gear));
    int bonus = row->bonus + (m->arg[1] == HOW_POWER || m->arg[1] == HOW_POWER_SWEEP);
    if (bonus)
        text_format(t, ", Bonus Damage %d", bonus);
    if (row->class == CLASS_MELEE)
        text_format(t, ", reach %d feet", row->reach);
    else
        text_put(t, ", any distance in sight");
    delay_note(act_delay(s, who, ACT_ATTACK, m->arg[0], m->arg[1], 0), s->conflict, t);
}

static void cast_label(const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = actor_of(v);
    text_put(t, "Cast ");
    say_spell_row(m->arg[0], t);
    if (m->arg[1])
        text_format(t, " Expert Spell: %d Edge less in its Deal; Delay %d.", m->arg[1],
                    act_delay(s, who, ACT_CAST, m->arg[0], 0, m->arg[1]));
    else if (spell_rows[m->arg[0]].target && spell_rows[m->arg[0]].target < EXACT_TOTAL_MOST) {
        struct playing fresh = playing_fresh(s, who);
        double p = exact_target(&fresh, 2, spell_rows[m->arg[0]].target).success;
        text_put(t, " Success without Edge: ");
        text_percent(t, p > 1 ? 1 : p);
        text_put(t, ".");
    }
}

static void use_label(const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = actor_of(v), gear = m->verb == DO_USE ? from_gear(s, who, m->arg[0]) : s->pocket[who * POCKETS + m->arg[0]];
    if (m->verb == DO_READY) {
        text_put(t, "Take out ");
        say_title(NAMES_GEAR, gear, t);
        text_format(t, " into the %s hand", m->arg[1] == SLOT_LEFT ? "left" : "right");
        delay_note(act_delay(s, who, ACT_READY, m->arg[0], m->arg[1], 0), s->conflict, t);
        return;
    }
    text_put(t, gear < GEARS && gear_rows[gear].flags & GEAR_THROWN ? "Throw " : "Use ");
    if (gear < GEARS)
        say_gear_row(gear, t);
    if (gear < GEARS && gear_rows[gear].stack > 1)
        text_format(t, " %d left.", m->arg[0] < FROM_HAND ? s->pocket_n[who * POCKETS + m->arg[0]]
                                                          : s->slot_n[who * SLOTS + m->arg[0] - FROM_HAND]);
    if (s->conflict && gear < GEARS)
        text_format(t, " Delay %d.", act_delay(s, who, ACT_USE, m->arg[0], 0, 0));
}

static void swap_label(const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int who = actor_of(v), in = s->slot[who * SLOTS + HANDS + m->arg[0]], out = held(s, who, m->arg[0]);
    const char *hand = m->arg[0] == SLOT_LEFT ? "left" : "right";
    text_put(t, out == NONE ? "Take the " : in == NONE ? "Put the " : "Swap the ");
    say_title(NAMES_GEAR, out == NONE ? in : out, t);
    if (out == NONE)
        text_format(t, " from reserve into the %s hand", hand);
    else if (in == NONE)
        text_format(t, " in the %s hand into reserve", hand);
    else
        text_format(t, " in the %s hand for the ", hand);
    if (out != NONE && in != NONE)
        say_title(NAMES_GEAR, in, t);
    if (s->conflict && is_quick(s, who) && !s->has_swapped)
        text_put(t, ". Free, once a turn."); /* BJ-F6 */
    else
        delay_note(act_delay(s, who, ACT_SWAP, m->arg[0], 0, 0), s->conflict, t);
}

static void move_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    uint32_t squares[SIDE_CELLS];
    uint8_t steps[SIDE_CELLS * SIDE_CELLS];
    struct twenty_one there = *s;
    int who = s->mover, near = 0;
    text_put(t, "Move to ");
    say_square(m->arg[0], m->arg[1], t);
    if (who == NONE || m->arg[0] < 0 || m->arg[0] >= SIDE_CELLS || m->arg[1] < 0 || m->arg[1] >= SIDE_CELLS)
        return;
    reach(pack_of(d), s, who, s->feet, squares, steps);
    if (squares[m->arg[0]] >> m->arg[1] & 1)
        text_format(t, ": %d feet", steps[m->arg[0] * SIDE_CELLS + m->arg[1]] * FEET);
    there.row[who] = (uint8_t)m->arg[0];
    there.column[who] = (uint8_t)m->arg[1];
    for (int i = 0; i < BODIES; i++)
        near |= (foes_of(s, who) >> i & 1 && distance(&there, who, i) <= REACH_ADJACENT) << i;
    if (near) {
        text_put(t, ", adjacent to ");
        say_bodies(d, v, near, t);
    }
}

static void aim_label(const struct data *d, const struct view *v, int at, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    say_marked(d, v, at, true, t);
    if (at >= BODIES)
        return;
    if (on_map(s, at) && on_map(s, s->act_who))
        text_format(t, ", %d feet", distance(s, s->act_who, at));
    text_format(t, ", Damage Pile %d of %d", pile_size(s, at), limit_of(s, at));
    if (s->act_kind != ACT_CAST || spell_rows[s->act_what].piece == SPELL_PIECE_DAMAGE)
        text_put(t, would_answer(pack_of(d), s, at) ? "; it can retaliate" : "; it cannot retaliate"); /* BJ-C4 */
}

static bool turn_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    switch (m->verb) {
    case DO_MOVE: move_label(d, v, m, t); return true;
    case DO_FLEE: text_put(t, "Flee: off the map, out of the Conflict"); return true;
    case DO_ATTACK: attack_label(d, v, m, t); return true;
    case DO_CAST: cast_label(v, m, t); return true;
    case DO_USE:
    case DO_READY: use_label(v, m, t); return true;
    case DO_SWAP: swap_label(v, m, t); return true;
    case DO_DROP:
        text_put(t, "Drop ");
        say_title(NAMES_GEAR, s->slot[actor_of(v) * SLOTS + m->arg[0]], t);
        text_put(t, ", free");
        return true;
    case DO_DISMISS:
        text_put(t, "Dismiss ");
        say_title(NAMES_MARK, m->arg[0], t);
        text_put(t, ", free");
        return true;
    case DO_TRY: text_put(t, "Try something else: say what, and the GM calls a Deal for it, or none"); return true;
    case DO_END: text_put(t, s->has_acted || s->has_moved ? "End the turn" : "End the turn without an Act"); return true;
    case DO_WAIT: text_put(t, v->seat == GM ? "Let them go on" : "Wait"); return true;
    case DO_AIM: aim_label(d, v, m->arg[0], t); return true;
    case DO_SWEEP:
        text_put(t, "Sweep at ");
        say_bodies(d, v, m->arg[0], t);
        return true;
    case DO_SQUARE: {
        int who = figure_at(s, m->arg[0], m->arg[1]);
        say_square(m->arg[0], m->arg[1], t);
        if (who != NONE) {
            text_put(t, ", where it stands: ");
            say_body(d, v, who, false, t);
        }
        return true;
    }
    default: return false;
    }
}

/* ---- A Deal ---- */

static void price(const struct twenty_one *s, int skill, int who, struct text *t)
{
    text_format(t, " (%d of %d Edge)", skill_rows[skill].cost, who < BODIES ? s->edge[who] : 0);
}

/* The total of a hand after this card has been altered. */
static int total_after(const struct twenty_one *s, const struct move *m)
{
    struct twenty_one as = *s;
    const struct skill_row *row = &skill_rows[m->arg[0]];
    int i = hand_find(s, m->arg[1], m->arg[2]);
    if (i < 0)
        return -1;
    int at = hand_at(m->arg[1], i);
    if (row->piece == PIECE_CHANGE) {
        as.hand_change[at] = (int8_t)(as.hand_change[at] + m->arg[3]);
    } else {
        as.hand_set[at] = (uint8_t)m->arg[3];
        as.hand_change[at] = 0;
        as.hand_soul[at] = row->piece == PIECE_SOUL;
    }
    return hand_total(&as, m->arg[1]);
}

static void alter_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    const struct skill_row *row = &skill_rows[m->arg[0]];
    int total = total_after(s, m);
    say_title(NAMES_SKILL, m->arg[0], t);
    price(s, m->arg[0], s->asked, t);
    text_put(t, ": ");
    say_body_whose(d, v, s->party[m->arg[1]], false, t);
    text_char(t, ' ');
    say_one_card(m->arg[2], t);
    if (row->piece == PIECE_CHANGE) {
        text_char(t, ' ');
        say_plus(m->arg[3], t);
    } else {
        text_format(t, " is worth %d%s", m->arg[3], row->piece == PIECE_SOUL ? " for good" : "");
    }
    if (total >= 0)
        text_format(t, "; that hand goes from %d to %d", hand_total(s, m->arg[1]), total);
}

static void hold_label(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    int other = 1 - s->player, who = s->party[s->player];
    struct deal_odds o = odds_of(s, s->player);
    text_format(t, "Hold at %d", hand_total(s, s->player));
    if (o.target) {
        text_put(t, o.win ? ": success" : ": failure");
    } else if (s->party[other] != NONE && s->hand_n[other] && !o.dear) {
        text_put(t, ": win ");
        text_percent(t, o.win);
        text_put(t, ", draw ");
        text_percent(t, o.draw);
        if (!s->held[other]) {
            text_put(t, ", if ");
            say_body(d, v, s->party[other], false, t);
            text_put(t, is_own(v, s->party[other]) ? " hit till as high" : " hits till as high");
        }
        if (s->edge[s->party[other]])
            text_put(t, s->held[other] ? ", if no Skill changes it" : " and uses no Skill");
    }
    if (!o.target && is_attack(s) && other_of(s, who) >= 0 && s->player == SECOND && !would_answer(pack_of(d), s, who))
        text_put(t, "; no retaliation");
}

static void hit_label(const struct twenty_one *s, struct text *t)
{
    struct deal_odds o = odds_of(s, s->player);
    text_put(t, "Hit: bust ");
    text_percent(t, o.bust);
    if (o.target && o.success > 0 && o.success < 1) {
        text_put(t, "; success, hitting below the Target: ");
        text_percent(t, o.success);
    }
}

static bool deal_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    switch (m->verb) {
    case DO_DEFEND:
        text_put(t, "Defend with ");
        say_title(NAMES_ABILITY, m->arg[0], t);
        text_format(t, " %d", ability_now(s, s->asked < BODIES ? s->asked : 0, m->arg[0]));
        return true;
    case DO_HIT: hit_label(s, t); return true;
    case DO_HOLD: hold_label(d, v, t); return true;
    case DO_SKILL:
        say_title(NAMES_SKILL, m->arg[0], t);
        price(s, m->arg[0], s->asked, t);
        text_put(t, ": ");
        say_skill_deed(m->arg[0], t);
        return true;
    case DO_ALTER: alter_label(d, v, m, t); return true;
    case DO_CHEEK:
        text_put(t, "Cheek");
        price(s, SKILL_CHEEK, s->asked, t);
        text_put(t, ": discard the ");
        say_one_card(m->arg[0], t);
        if (m->arg[1] != m->arg[0]) {
            text_put(t, " and the ");
            say_one_card(m->arg[1], t);
        }
        return true;
    case DO_RECOMPENSE:
        text_put(t, "Recompense");
        price(s, SKILL_RECOMPENSE, s->party[s->player], t);
        text_put(t, ": from your Damage Pile into the hand the ");
        say_one_card(m->arg[0], t);
        return true;
    case DO_PASS: text_put(t, "Pass"); return true;
    case DO_DISCARD:
        text_put(t, "Discard the ");
        say_one_card(m->arg[0], t);
        return true;
    case DO_KIND: {
        uint64_t pile = s->act_who < BODIES ? s->pile[s->act_who] : 0;
        int faces = 0;
        for (int card = 0; card < CARDS; card++)
            faces += pile >> card & 1 && card_face(card);
        text_put(t, m->arg[0] == KIND_FACE ? "All face cards leave the pile: "
                                           : "All that are not faces leave the pile, Aces and Jokers too: ");
        say_count(m->arg[0] == KIND_FACE ? faces : __builtin_popcountll(pile) - faces, "card", t);
        return true;
    }
    case DO_SUIT:
        text_put(t, "From all your side's Damage Piles: ");
        say_title(NAMES_SUIT, m->arg[0], t);
        return true;
    default: return false;
    }
}

/* Chance's moves, for those who look at them. */
static void chance_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    say_body(d, v, m->arg[0], true, t);
    if (m->verb == DO_ORDER || m->verb == DO_SHUFFLE) {
        text_put(t, m->verb == DO_ORDER ? ": next in the Turn Order" : ": the discard is shuffled");
        return;
    }
    text_put(t, m->verb == DO_WOUND ? " takes the " : m->verb == DO_TOP ? " sees on top the " : " draws the ");
    say_one_card(m->arg[1], t);
}

void bj_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    if (verb_of_chance(m->verb))
        chance_label(d, v, m, t);
    else if (m->verb <= DO_DONE)
        build_label(d, look_at(&v->state), m, t);
    else if (!turn_label(d, v, m, t) && !deal_label(d, v, m, t))
        say_desk_label(d, v, m, t);
}
