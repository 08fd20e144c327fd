/* The floor of a quest: what anyone may start, plain acts, Flashbacks, the oracle, obstacles.
 * What is always true: whatever is started ends in gh_go_on(), which asks everyone anew. */
#include "games/gamblers_heart/casting.h"
#include "games/gamblers_heart/duel.h"
#include "games/gamblers_heart/obstacle.h"
#include "games/gamblers_heart/quest.h"
#include "games/gamblers_heart/why.h"

/* An act waits for the GM's answer: others may cast before it comes. */
static void act_waits(struct gamblers_heart *s)
{
    s->phase = PHASE_ACT;
    s->actor = GM;
    if (reactions_open(s))
        s->waiting = gh_reactors(s) | 1u << GM; /* GH-C1 */
}

/* Back to the act that waited while a spell was cast in between, if its Gambler is still there. */
static bool act_resumes(struct gamblers_heart *s)
{
    bool held = s->held && gh_is_living(s, s->focus);
    s->held = 0;
    if (held)
        act_waits(s);
    return held;
}

void gh_go_on(struct gamblers_heart *s)
{
    if (gh_living(s) && act_resumes(s))
        return;
    s->focus = s->victim = s->actor = NONE;
    s->as = s->lean = 0;
    if (!gh_living(s)) {
        gh_quest_end(s, false); /* GH-F6 */
        return;
    }
    s->waiting = gh_living(s) | 1u << GM;
    if (s->involved) {
        bool done = true;
        for (int seat = 1; seat <= s->gamblers; seat++)
            done = done && (!(s->involved >> seat & 1) || gh_is_done(s, seat));
        s->phase = done ? PHASE_PERIL : PHASE_SHOWDOWN; /* GH-E3: all done */
        s->actor = done ? GM : NONE;
        return;
    }
    if (gh_is_living(s, s->pressed) && !is_late(s)) {
        s->phase = PHASE_PRESSED;
        s->actor = s->pressed;
        if (reactions_open(s))
            s->waiting = gh_reactors(s); /* GH-C1; GH-E7: the GM looks on, and may pass them over */
        return;
    }
    s->pressed = NONE;
    s->backed = 0;
    s->phase = PHASE_SCENE;
}

/* ---- Why not ---- */

/* A game of cards with ordinary people can be what this is about: where an obstacle stands, its
 * page of the book says so. */
static int cards_why(const struct book *book, const struct gamblers_heart *s)
{
    bool helps = !s->obstacle || s->involved ||
                 gh_standing(book, s)->cards; /* GH-A8 */
    return helps ? GH_OPEN : WHY_CARDS;
}

int gh_cast_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set list = gh_list_set(s);
    int spell = m->arg[0], fits = m->arg[2]; /* 0 of an idea, as where nothing is said */
    (void)book;
    if (m->verb == DO_CAST_IDEA && spell >= IDEAS)
        return WHY_NO_IDEA;
    if (gh_is_barred(s, m->seat, spell))
        return WHY_BARRED;
    if (spell > IDEAS + s->spells_named)
        return WHY_NO_SPELL;
    return fits && !set_has(&list, fits) ? WHY_NOT_LISTED : GH_OPEN;
}

int gh_act_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    return m->arg[0] == AS_CARDS ? cards_why(book, s) : GH_OPEN;
}

int gh_flashback_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    bool poor = s->flashback == FLASHBACK_TWO && s->fortune < FLASHBACK_PRICE; /* GH-E2 */
    return poor ? WHY_FLASHBACK_FORTUNE : GH_OPEN;
}

int gh_wait_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    bool gm = m->seat == GM, floor = s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN;
    (void)book;
    if (s->phase == PHASE_PRESSED && (gm || m->seat == s->pressed))
        return gm ? WHY_WAIT_GM : WHY_WAIT_PRESSED;
    if (gh_is_resting(s, m->seat))
        return WHY_WAITED;
    return gm && (floor || s->phase == PHASE_TIP) ? WHY_WAIT_ALL : GH_OPEN;
}

int gh_favour_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    if (!s->favour) /* GH-B6 */
        return WHY_FAVOUR_OFF;
    if (gh_gm_fortune(s) == 0) /* GH-B6 */
        return WHY_FAVOUR_BROKE;
    return GH_OPEN;
}

/* Also of what needs a spell. */
int gh_oracle_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase == PHASE_ACT && s->as == AS_CARDS ? WHY_CARDS_ORACLE : GH_OPEN;
}

int gh_dispute_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase != PHASE_ACT ? WHY_DISPUTE_NONE : s->as != AS_CARDS ? WHY_DISPUTE : GH_OPEN;
}

int gh_obstacle_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    if (s->phase == PHASE_SHOWDOWN)
        return WHY_SHOWDOWN;
    if (s->step <= STEP_ARRIVAL) /* GH-H5 */
        return WHY_OBSTACLE_EARLY;
    if (s->obstacle) /* GH-H5 */
        return WHY_OBSTACLE;
    return GH_OPEN;
}

int gh_press_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (s->phase == PHASE_SHOWDOWN)
        return WHY_PRESS_SHOWDOWN;
    return gh_seats_why(s, 1u << m->arg[0], gh_living(s));
}

int gh_pass_over_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book, (void)m;
    return s->phase != PHASE_PRESSED ? WHY_NOBODY_PRESSED : GH_OPEN;
}

static int more_showdowns_why(const struct gamblers_heart *s)
{
    if (s->showdowns < SHOWDOWNS_MAX) /* GH-H6 */
        return GH_OPEN;
    return WHY_SHOWDOWNS;
}

int gh_showdown_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    if (s->phase == PHASE_SHOWDOWN)
        return WHY_SHOWDOWN;
    if (more_showdowns_why(s))
        return more_showdowns_why(s);
    return !m->arg[0] ? WHY_NOBODY : gh_seats_why(s, (uint32_t)m->arg[0], gh_living(s));
}

/* Of a spell that is to go on, or to end (GH-C12). */
int gh_lasting_why(const struct book *book, const struct gamblers_heart *s, const struct move *m)
{
    struct set lasting = gh_spell_set(s->enduring_ideas, s->enduring_named);
    struct set cast = gh_spell_set(s->cast_ideas, s->cast_named);
    int spell = m->arg[0];
    (void)book;
    if (m->verb == DO_LIFT && !set_has(&lasting, spell))
        return set_count(&lasting) ? WHY_NOT_ENDURING : WHY_NONE_ENDURES;
    if (m->verb == DO_ENDURE && s->last_spell == NONE)
        return WHY_NO_LAST;
    if (m->verb == DO_ENDURE)
        return set_has(&lasting, s->last_spell) ? WHY_LAST_ENDURES : GH_OPEN;
    if (m->verb == DO_LIFT)
        return GH_OPEN;
    if (set_has(&lasting, spell))
        return WHY_ENDURES;
    return spell == s->last_spell ? WHY_LASTS_LAST : set_has(&cast, spell) ? GH_OPEN : WHY_NOT_CAST;
}

/* ---- Options ---- */

static void cast_options(const struct gamblers_heart *s, int seat, struct options *o)
{
    if (!gh_may_cast(s, seat))
        return;
    struct set spells = gh_open_spells(s, seat), ideas = set_none(), fits = gh_list_set(s);
    set_add(&fits, 0);
    struct option *cast = option_add(o, seat, DO_CAST); /* GH-C1 */
    arg_one(cast, spells);
    arg_range(cast, SIZE_UNSAID, SIZE_MAJOR);
    arg_one(cast, fits);
    for (int spell = 0; spell < IDEAS; spell++)
        if (set_has(&spells, spell))
            set_add(&ideas, spell);
    if (set_count(&ideas))
        arg_one(option_add(o, seat, DO_CAST_IDEA), ideas); /* GH-H4 */
}

void gh_start_options(const struct book *book, const struct gamblers_heart *s, int seat,
                      struct options *o)
{
    cast_options(s, seat, o);
    arg_range(option_add(o, seat, DO_ACT), AS_PLAIN, /* GH-E7; GH-A6: Soulcard powers */
              cards_why(book, s) ? AS_SUIT : AS_CARDS);
    if (!gh_flashback_why(book, s, NULL))
        option_add(o, seat, DO_FLASHBACK); /* GH-E2 */
}

void gh_gm_start_options(const struct gamblers_heart *s, struct options *o)
{
    struct set lasting = gh_spell_set(s->enduring_ideas, s->enduring_named);
    struct set over =
        gh_spell_set(s->cast_ideas & ~s->enduring_ideas, s->cast_named & ~s->enduring_named);
    if (is_late(s))
        return;
    if (!gh_favour_why(NULL, s, NULL))
        option_add(o, GM, DO_FAVOUR); /* GH-B6 */
    arg_range(option_add(o, GM, DO_ORACLE), LEAN_EVEN, LEAN_BAD);
    if (s->last_spell != NONE && !set_has(&lasting, s->last_spell)) {
        option_add(o, GM, DO_ENDURE); /* GH-C12 */
        set_drop(&over, s->last_spell);
    }
    if (set_count(&over))
        arg_one(option_add(o, GM, DO_LASTS), over); /* GH-C12: any spell cast in this quest */
    if (set_count(&lasting))
        arg_one(option_add(o, GM, DO_LIFT), lasting); /* GH-C12 */
}

static void gm_scene_options(const struct gamblers_heart *s, struct options *o)
{
    struct set alive = set_none();
    alive.word[0] = gh_living(s);
    gh_gm_start_options(s, o);
    if (!is_late(s)) {
        if (!gh_obstacle_why(NULL, s, NULL))
            option_add(o, GM, DO_OBSTACLE), gh_write_option(s, o); /* GH-H5, GH-H9 */
        arg_one(option_add(o, GM, DO_PRESS), alive);
        if (!more_showdowns_why(s))
            arg_subset(option_add(o, GM, DO_SHOWDOWN), gh_living(s), 1, GAMBLERS_MAX); /* GH-E3 */
        if (s->step < STEP_CONFLICT)
            option_add(o, GM, DO_STEP); /* GH-E1 */
    }
    if (s->step == STEP_CONFLICT || is_late(s)) {
        option_add(o, GM, DO_VICTORY); /* GH-E6 */
        option_add(o, GM, DO_DEFEAT);
    }
    if (!is_late(s) && s->waiting & gh_living(s))
        gh_wait_option(s, GM, o);
}

static void answer_options(const struct gamblers_heart *s, struct options *o)
{
    if (s->phase == PHASE_FLASHBACK) {
        option_add(o, GM, DO_ALLOW);
        option_add(o, GM, DO_VETO); /* GH-E2 */
        return;
    }
    option_add(o, GM, DO_HAPPENS); /* GH-E7 */
    if (s->as == AS_CARDS) {
        option_add(o, GM, DO_DISPUTE); /* GH-A8: no roll, no spell, if those are ordinary people */
    } else {
        arg_range(option_add(o, GM, DO_ORACLE), LEAN_EVEN, LEAN_BAD); /* GH-E7 */
        option_add(o, GM, DO_NEEDS_SPELL);                            /* GH-E7 */
    }
    if (gh_reactors(s) & s->waiting)
        gh_wait_option(s, GM, o); /* GH-C1 */
}

/* While an act waits or somebody is pressed: a spell in between, or nothing; the GM may pass over
 * who is pressed. */
static void reaction_options(const struct gamblers_heart *s, int seat, struct options *o)
{
    if (seat == GM) {
        option_add(o, GM, DO_PASS_OVER); /* GH-E7 */
        return;
    }
    cast_options(s, seat, o); /* GH-C1 */
    gh_wait_option(s, seat, o);
}

static void dice_options(const struct gamblers_heart *s, struct options *o)
{
    struct option *option = option_add(
        o, SEAT_CHANCE, s->phase == PHASE_ORACLE ? DO_ORACLE_ROLLED : DO_OBSTACLE_ROLLED);
    arg_range(option, 1, FACES);
    if (s->phase == PHASE_OBSTACLE)
        arg_range(option, 1, OBSTACLES);
    else if (s->lean == LEAN_EVEN)
        arg_is(option, 0); /* GH-G1: one die */
    else
        arg_range(option, 1, FACES); /* GH-G1: two dice */
}

void gh_scene_options(const struct book *book, const struct gamblers_heart *s, int seat,
                      struct options *o)
{
    switch (s->phase) {
    case PHASE_SCENE:
        if (seat == GM) {
            gm_scene_options(s, o);
            break;
        }
        gh_start_options(book, s, seat, o);
        gh_wait_option(s, seat, o);
        break;
    case PHASE_PRESSED:
        if (seat == s->pressed)
            gh_start_options(book, s, seat, o);
        else
            reaction_options(s, seat, o);
        break;
    case PHASE_ACT:
        if (seat != GM) {
            reaction_options(s, seat, o);
            break;
        } /* fallthrough */
    case PHASE_FLASHBACK: answer_options(s, o); break;
    default: dice_options(s, o); break;
    }
}

/* ---- Moves ---- */

static void flashback_apply(struct gamblers_heart *s, const struct move *m)
{
    if (m->verb == DO_VETO) {
        gh_go_on(s);
        return;
    }
    if (s->obstacle && !s->involved && !s->plans) {
        s->planned = 1; /* GH-H5: one an act helps */
        s->plans = 1;
    }
    if (s->flashback == FLASHBACK_TWO)
        gh_fortune_move(s, -FLASHBACK_PRICE); /* GH-E2 */
    if (s->fortune == 0)
        gh_disaster(s, NONE); /* GH-B4: outside a spell the GM names one */
    else
        gh_go_on(s);
}

/* A power of the Soulcard has been brought up at an obstacle, and the GM let it be tried. */
static void soul_spend(struct gamblers_heart *s)
{
    if (gh_soul_helps(s, s->focus, s->as))
        *(s->as == AS_ROYALTY ? &s->royalty_used : &s->suit_used) |=
            (uint16_t)(1u << s->focus); /* GH-H5 */
}

static void act_apply(struct gamblers_heart *s, const struct move *m)
{
    bool at_obstacle = s->obstacle && !s->involved;
    switch (m->verb) {
    case DO_WAIT: s->waiting &= (uint16_t)~(1u << m->seat); return;
    case DO_DISPUTE: s->as = AS_PLAIN; return; /* GH-A8: an act like any other */
    case DO_HAPPENS:
        soul_spend(s);
        if (at_obstacle)
            gh_obstacle_gone(s, true);
        break;
    case DO_ORACLE:
        soul_spend(s);
        s->lean = (uint8_t)m->arg[0];
        s->phase = PHASE_ORACLE;
        s->actor = NONE;
        return;
    default: break; /* DO_NEEDS_SPELL */
    }
    s->pressed = NONE;
    gh_go_on(s);
}

static void oracle_apply(struct gamblers_heart *s, const struct move *m)
{
    s->oracle = (uint8_t)gh_oracle_says(s->lean, m->arg[0], m->arg[1]);
    if (s->focus != NONE && s->obstacle && !s->involved) {
        if (s->oracle == 1 && s->step == STEP_CONFLICT)
            s->due |= (uint16_t)(1u << s->focus); /* GH-H5 */
        gh_obstacle_gone(s, s->oracle >= 4);         /* GH-H5 */
    }
    s->pressed = NONE;
    gh_go_on(s);
}

/* What the GM starts on the floor, but for what only a Showdown has. */
static void gm_apply(struct gamblers_heart *s, const struct move *m)
{
    int spell = m->arg[0];
    s->beats++; /* GH-H6 */
    switch (m->verb) {
    case DO_FAVOUR: gh_fortune_move(s, 1); break; /* GH-B6 */
    case DO_ENDURE: /* GH-C12 */
        gh_spell_mark(&s->enduring_ideas, &s->enduring_named, s->last_spell);
        break;
    case DO_LASTS: gh_spell_mark(&s->enduring_ideas, &s->enduring_named, spell); break; /* GH-C12 */
    case DO_LIFT:
        if (spell < IDEAS)
            s->enduring_ideas &= ~(1ull << spell); /* GH-C12 */
        else
            s->enduring_named &= ~(1ull << (spell - IDEAS));
        break;
    case DO_PRESS:
        s->pressed = (uint8_t)m->arg[0];
        break;
    case DO_WRITE_OBSTACLE: gh_obstacle_written(s, m); break;
    case DO_ORACLE:
    case DO_OBSTACLE:
        s->lean = (uint8_t)m->arg[0];
        s->phase = m->verb == DO_ORACLE ? PHASE_ORACLE : PHASE_OBSTACLE;
        return;
    default: gh_showdown_begin(s, (uint16_t)m->arg[0]); return; /* DO_SHOWDOWN */
    }
    gh_go_on(s);
}

static void step_apply(struct gamblers_heart *s)
{
    s->step++; /* GH-E1 */
    if (s->step == STEP_CONFLICT) {
        s->due = s->alarms >= 3 ? gh_living(s) : 0; /* GH-H5 */
        s->marks = s->alarms = s->plans = 0;
        s->royalty_used = s->suit_used = 0; /* GH-H5: once in each act */
        s->obstacle = s->which = s->planned = 0;
    }
    gh_go_on(s);
}

/* What a Gambler starts, in a scene, pressed or in a Showdown. */
static void gambler_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    s->beats++; /* GH-H6 */
    s->held = s->phase == PHASE_ACT; /* GH-C1: the act goes on after the spell */
    switch (m->verb) {
    case DO_CAST: gh_spell_begin(s, m->seat, m->arg[0], m->arg[1], m->arg[2]); return;
    case DO_CAST_IDEA:
        gh_spell_begin(s, m->seat, m->arg[0], book->idea[m->arg[0]].size,
                       book->idea[m->arg[0]].patron);
        return;
    default: break;
    }
    s->focus = m->seat;
    s->as = m->verb == DO_ACT ? (uint8_t)m->arg[0] : 0;
    s->phase = PHASE_FLASHBACK;
    s->actor = GM;
    if (m->verb == DO_ACT)
        act_waits(s);
}

void gh_scene_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    if (s->phase == PHASE_FLASHBACK) {
        flashback_apply(s, m);
        return;
    }
    if (s->phase == PHASE_ACT && m->verb != DO_CAST && m->verb != DO_CAST_IDEA) {
        act_apply(s, m);
        return;
    }
    switch (m->verb) {
    case DO_PASS_OVER:
        s->pressed = NONE; /* GH-E7 */
        gh_go_on(s);
        break;
    case DO_WAIT: s->waiting &= (uint16_t)~(1u << m->seat); break;
    case DO_STEP: step_apply(s); break;
    case DO_VICTORY:
    case DO_DEFEAT: gh_quest_end(s, m->verb == DO_VICTORY); break; /* GH-E6 */
    case DO_ORACLE_ROLLED: oracle_apply(s, m); break;
    case DO_OBSTACLE_ROLLED:
        gh_obstacle_comes(book, s, m->arg[0], m->arg[1]);
        gh_go_on(s);
        break;
    default:
        if (m->seat == GM)
            gm_apply(s, m);
        else
            gambler_apply(book, s, m);
        break;
    }
}
