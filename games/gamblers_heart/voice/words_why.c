/* Why a move is not open, in the rules' words, and what would be right. What is always true: one line, made
 * from the view of the seat that asked; nothing where the options themselves say it as well. */
#include "games/gamblers_heart/rules.h"
#include "games/gamblers_heart/voice/words.h"
#include "games/gamblers_heart/voice/words_hooks.h"

static bool gh_in_duel(const struct gamblers_heart *s)
{
    return s->phase >= PHASE_PRICE && s->phase <= PHASE_UNVEIL;
}
void gh_why_not_duel(struct talk *, const struct move *);
enum whose { FOR_GM, FOR_GAMBLERS, FOR_ANY };

static int whose_move(int verb)
{
    switch (verb) {
    case DO_ROLL_PORTENT: case DO_SEED: case DO_TELL_PORTENT: case DO_STEP: case DO_FAVOUR: case DO_ORACLE: case DO_OBSTACLE:
    case DO_PRESS: case DO_SHOWDOWN: case DO_ENDURE: case DO_LIFT: case DO_VICTORY: case DO_DEFEAT: case DO_HAPPENS:
    case DO_NEEDS_SPELL: case DO_ALLOW: case DO_VETO: case DO_STAKE: case DO_REFUSE: case DO_MATCH: case DO_REJECT: case DO_FIT:
    case DO_IMPOSE: case DO_HOLD_BACK: case DO_DOOM: case DO_RESOLVES: case DO_DELAYS: case DO_RESOLVE: case DO_PERIL:
    case DO_DISPUTE: case DO_PASS_OVER: case DO_LAST_CALL: case DO_LASTS:
    case DO_CLOSE_VOTE: case DO_NEXT_QUEST: case DO_JACKNAROK: case DO_PART: return FOR_GM;
    case DO_PROPOSE: case DO_AGREE: case DO_DISAGREE: case DO_READY: case DO_WAIT: case DO_RAISE: case DO_FOLD: case DO_STAY:
        return FOR_ANY;
    default: return FOR_GAMBLERS;
    }
}

/* ---- What may begin at all ---- */

static bool begins(int verb)
{
    return (verb >= DO_CAST && verb <= DO_DEFEAT && verb != DO_WAIT) || verb == DO_LASTS;
}

/* Something else runs, so that nothing may begin: says what, and true. */
static bool busy(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    if (gh_in_duel(s) && s->caster != NONE)
        say(x, WHY_SPELL(.spell = s->spell));
    else if (s->phase == PHASE_DOOM || s->phase == PHASE_SACRIFICE || s->phase == PHASE_AFTER_LOSS || s->phase == PHASE_PERIL)
        say(x, WHY_LOSS());
    else if (s->phase == PHASE_FLASHBACK && gm)
        say(x, WHY_FLASHBACK_GM());
    else if (s->phase == PHASE_FLASHBACK)
        say(x, WHY_FLASHBACK());
    else if (s->phase == PHASE_ACT && gm && s->as == AS_CARDS)
        say(x, WHY_ACT_CARDS());
    else if (s->phase == PHASE_ACT && gm)
        say(x, WHY_ACT_GM());
    else if (s->phase == PHASE_ACT)
        say(x, WHY_ACT()); /* GH-C1 */
    else if (s->phase == PHASE_PRESSED && x->v->seat != s->pressed && gm)
        say(x, WHY_PRESSED_GM(.who = s->pressed)); /* GH-E7 */
    else if (s->phase == PHASE_PRESSED && x->v->seat != s->pressed)
        say(x, WHY_PRESSED(.who = s->pressed)); /* GH-E7 */
    else
        return false;
    return true;
}

/* Not between Arrival and the Conflict's end: says so, and true. */
static bool off_stage(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_SCENE || s->phase == PHASE_PRESSED || s->phase == PHASE_SHOWDOWN)
        return false;
    if (s->step < STEP_ARRIVAL)
        say(x, WHY_BEFORE_ARRIVAL());
    else
        say(x, WHY_AFTER_CONFLICT());
    return true;
}

static bool late(struct talk *x)
{
    if (!is_late(x->s))
        return false;
    if (x->v->seat == GM)
        say(x, WHY_LATE_GM());
    else
        say(x, WHY_LATE());
    return true;
}

/* ---- Gamblers ---- */

static bool can_not_cast(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int seat = x->v->seat;
    if (heart_is(s, seat, STATUS_CURSED))
        say(x, WHY_CURSED()); /* GH-D7 */
    else if (heart_is(s, seat, STATUS_LOST))
        say(x, WHY_LOST());
    else if (s->phase == PHASE_ACT && seat == s->focus)
        say(x, WHY_OWN_ACT()); /* GH-C1 */
    else if (s->phase == PHASE_PRESSED && seat == s->pressed && s->backed)
        say(x, WHY_BACKED());
    else if (s->involved && !(s->involved >> seat & 1))
        say(x, WHY_NOT_INVOLVED()); /* GH-E3 */
    else if (s->involved && s->passed >> seat & 1)
        say(x, WHY_PASSED()); /* GH-E3 */
    else if (s->involved && s->spent >> seat & 1)
        say(x, WHY_SPENT());
    else
        return false;
    return true;
}

static bool not_listed(const struct gamblers_heart *s, int patron)
{
    struct set list = gh_list_set(s);
    return patron >= 0 && patron < PATRONS && !set_has(&list, patron);
}

static void why_not_cast(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    int spell = m->arg[0];
    bool idea = m->verb == DO_CAST_IDEA;
    if (can_not_cast(x) || spell < 0 || spell >= SPELLS)
        return;
    if (idea && spell >= IDEAS)
        say(x, WHY_NO_IDEA());
    else if (gh_is_barred(s, x->v->seat, spell))
        say(x, WHY_BARRED(.spell = spell)); /* GH-C14 */
    else if (spell >= IDEAS + s->spells_named && s->spells_named == SPELLS_NAMED)
        say(x, WHY_NAMES(.most = SPELLS_NAMED));
    else if (spell > IDEAS + s->spells_named)
        say(x, WHY_NO_SPELL());
    else if (!idea && m->arg[2] != 0 && not_listed(s, m->arg[2]))
        say(x, WHY_NOT_LISTED(.patron = m->arg[2]));
}

static void why_not_act(struct talk *x, const struct move *m)
{
    const struct obstacle *o = gh_obstacle(x);
    if (m->arg[0] == AS_CARDS && o && !o->cards)
        say(x, WHY_CARDS(.title = o->title));
}

static void why_not_flashback(struct talk *x)
{
    if (x->s->flashback == FLASHBACK_TWO && x->s->fortune < 2)
        say(x, WHY_FLASHBACK_FORTUNE(.fortune = x->s->fortune)); /* GH-E2 */
}

static void why_not_wait(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    bool gm = x->v->seat == GM;
    if (s->phase == PHASE_PRESSED && x->v->seat == s->pressed)
        say(x, WHY_WAIT_PRESSED());
    else if (s->phase == PHASE_PRESSED && gm)
        say(x, WHY_WAIT_GM()); /* GH-E7 */
    else if (gamblers_heart_resting(x->d, &x->v->state) >> x->v->seat & 1)
        say(x, WHY_WAITED()); /* GH-E1 */
    else if (gm && (s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN || s->phase == PHASE_TIP))
        say(x, WHY_WAIT_ALL());
}

static void why_not_pass(struct talk *x)
{
    if (x->s->phase != PHASE_SHOWDOWN)
        say(x, WHY_PASS_NO_SHOWDOWN());
    else if (!(x->s->involved >> x->v->seat & 1))
        say(x, WHY_PASS_NOT_IN());
    else
        say(x, WHY_PASS_NO_SPELL());
}

/* ---- Making ---- */

static void name_taken(struct talk *x, int person)
{
    if (x->s->persons_used[person / 64] >> (person % 64) & 1)
        say(x, WHY_NAME_TAKEN(.person = person));
    else
        say(x, WHY_NAME_ROOM());
}

/* A Gambler is made in four steps: which is next. */
static void next_step(struct talk *x, int made)
{
    switch (made) {
    case MADE_NOTHING: say(x, WHY_MAKE_NAME()); break;
    case MADE_NAME: say(x, WHY_MAKE_SOUL()); break;
    case MADE_SOUL: say(x, WHY_MAKE_PATRON()); break;
    case MADE_PATRON: say(x, WHY_MAKE_ACE()); break;
    default: say(x, WHY_MADE()); break;
    }
}

static void why_not_making(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    int made = gh_is_gambler(x) ? s->made[seat_gambler(x->v->seat)] : MADE_ALL;
    int wants = m->verb == DO_NAME       ? MADE_NOTHING
                : m->verb == DO_SOUL     ? MADE_NAME
                : m->verb == DO_HIGH_ACE ? MADE_PATRON
                                         : MADE_SOUL;
    if (s->phase == PHASE_MAKE && made != wants)
        next_step(x, made);
    else if (m->verb == DO_NAME && s->phase == PHASE_MAKE && m->arg[0] >= 0 && m->arg[0] < PERSONS)
        name_taken(x, m->arg[0]);
    else if (m->verb == DO_PATRON && not_listed(s, m->arg[0]))
        say(x, WHY_SIX());
    else if (m->verb == DO_PATRON && s->phase == PHASE_NEW_PATRON && m->arg[0] == gh_sees_patron(x, x->v->seat))
        say(x, WHY_KNOWN());
}

static void why_not_propose(struct talk *x, const struct move *m)
{
    if (x->s->phase != PHASE_LIST)
        say(x, WHY_PROPOSE_LATE());
    else if (x->s->proposals >= PROPOSALS_MAX)
        say(x, WHY_PROPOSE_ROOM(.most = PROPOSALS_MAX));
    else if (not_listed(x->s, m->arg[0]))
        say(x, WHY_PROPOSE_INSTEAD());
    else
        say(x, WHY_PROPOSE_OLD());
}

/* ---- The GM ---- */

static void why_not_favour(struct talk *x)
{
    if (!x->s->favour)
        say(x, WHY_FAVOUR_OFF()); /* GH-B6 */
    else if (gh_gm_fortune(x->s) == 0)
        say(x, WHY_FAVOUR_BROKE()); /* GH-B6 */
}

static void why_not_verdict(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_SHOWDOWN)
        say(x, WHY_SHOWDOWN());
    else if (m->verb == DO_STEP && s->step == STEP_CONFLICT)
        say(x, WHY_VERDICT());
    else if (m->verb != DO_STEP && s->step != STEP_CONFLICT && s->phase == PHASE_SCENE)
        say(x, WHY_NOT_CONFLICT(.step = s->step));
}

static void lost_or_none(struct talk *x, int seat)
{
    if (seat == GM || seat > x->s->gamblers)
        say(x, WHY_SEAT());
    else if (heart_is(x->s, seat, STATUS_LOST))
        say(x, WHY_SEAT_LOST(.who = seat));
    else
        say(x, WHY_SEAT_OUTSIDE(.who = seat));
}

static void why_not_gamblers(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    uint32_t may = m->verb == DO_PERIL ? s->involved & gh_living(s) : gh_living(s), wrong = (uint32_t)m->arg[0] & ~may;
    if (m->verb == DO_SHOWDOWN && s->phase == PHASE_SHOWDOWN)
        say(x, WHY_SHOWDOWN());
    else if (m->verb == DO_SHOWDOWN && s->showdowns >= SHOWDOWNS_MAX)
        say(x, WHY_SHOWDOWNS(.most = SHOWDOWNS_MAX));
    else if (m->verb == DO_SHOWDOWN && !m->arg[0])
        say(x, WHY_NOBODY());
    else if (m->arg[0] > 0 && wrong)
        lost_or_none(x, __builtin_ctz(wrong));
}

static void why_not_obstacle(struct talk *x)
{
    const struct obstacle *o = gh_obstacle(x);
    if (x->s->phase == PHASE_SHOWDOWN)
        say(x, WHY_SHOWDOWN());
    else if (x->s->step == STEP_ARRIVAL)
        say(x, WHY_OBSTACLE_EARLY());
    else if (o)
        say(x, WHY_OBSTACLE(.title = o->title));
}

static void why_not_lasting(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    struct set lasting = gh_spell_set(s->enduring_ideas, s->enduring_named);
    int spell = m->arg[0]; /* GH-C12 */
    if (m->verb == DO_LASTS && set_has(&lasting, spell))
        say(x, WHY_ENDURES(.spell = spell));
    else if (m->verb == DO_LASTS && spell == s->last_spell)
        say(x, WHY_LASTS_LAST(.spell = spell));
    else if (m->verb == DO_LASTS)
        say(x, WHY_NOT_CAST(.spell = spell));
    else if (m->verb == DO_LIFT && set_count(&lasting))
        say(x, WHY_NOT_ENDURING());
    else if (m->verb == DO_LIFT)
        say(x, WHY_NONE_ENDURES());
    else if (s->last_spell == NONE)
        say(x, WHY_NO_LAST());
    else
        say(x, WHY_ENDURES(.spell = s->last_spell));
}

static void why_not_gm_start(struct talk *x, const struct move *m)
{
    switch (m->verb) {
    case DO_FAVOUR: why_not_favour(x); break;
    case DO_STEP:
    case DO_VICTORY:
    case DO_DEFEAT: why_not_verdict(x, m); break;
    case DO_PRESS:
        if (x->s->phase == PHASE_SHOWDOWN)
            say(x, WHY_PRESS_SHOWDOWN());
        else if (m->arg[0] >= 0 && !gh_is_living(x->s, m->arg[0]))
            lost_or_none(x, m->arg[0]);
        break;
    case DO_SHOWDOWN: why_not_gamblers(x, m); break;
    case DO_OBSTACLE: why_not_obstacle(x); break;
    case DO_ENDURE:
    case DO_LASTS:
    case DO_LIFT: why_not_lasting(x, m); break;
    default: break;
    }
}

/* ---- Losses, and the end ---- */

static void why_not_vote(struct talk *x, int use)
{
    if (use == x->s->vote[seat_gambler(x->v->seat)])
        say(x, WHY_VOTED());
    else if (use >= USE_FREE)
        say(x, WHY_VOTE_FREE());
    else
        say(x, WHY_VOTE_BACK());
}

static void why_not_end(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    bool tips = s->phase == PHASE_TIP;
    if (m->verb == DO_PASS)
        why_not_pass(x);
    else if (m->verb == DO_DOOM && s->phase == PHASE_DOOM && m->arg[0] >= 0)
        lost_or_none(x, m->arg[0]);
    else if (m->verb == DO_PERIL && s->phase == PHASE_PERIL)
        why_not_gamblers(x, m);
    else if (m->verb == DO_SACRIFICE && !heart_is(s, x->v->seat, STATUS_CURSED))
        say(x, WHY_SACRIFICE());
    else if (m->verb == DO_VOTE && tips && m->arg[0] >= 0 && m->arg[0] < USES)
        why_not_vote(x, m->arg[0]);
    else if (m->verb == DO_CLOSE_VOTE && tips)
        say(x, WHY_CLOSE(.seats = gh_list_bits(x, gh_tip_voters(s) & ~s->heard, 0))); /* GH-F2 */
    else if (m->verb == DO_LAST_CALL && tips)
        say(x, WHY_LAST_CALL());
    else if (m->verb == DO_NEXT_QUEST && s->phase == PHASE_RESOLUTION)
        say(x, WHY_LAST_QUEST(.quest = s->quest, .quests = s->quests));
    else if (m->verb == DO_RESOLVE && s->phase == PHASE_SCENE)
        say(x, WHY_NO_SHOWDOWN());
}

void gh_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    gh_talk(&x, d, v, NULL, t);
    int whose = whose_move(m->verb);
    bool gm = v->seat == GM, ours = !gm && gh_is_gambler(&x);
    if (!gm && !ours)
        return;
    if (whose == FOR_GM && !gm) {
        say(&x, WHY_GM());
        return;
    }
    if (whose == FOR_GAMBLERS && gm) {
        say(&x, WHY_GAMBLERS());
        return;
    }
    if (begins(m->verb) && !(m->verb == DO_ORACLE && x.s->phase == PHASE_ACT)) {
        if (ours && (m->verb == DO_CAST || m->verb == DO_CAST_IDEA) && can_not_cast(&x))
            return;
        if (busy(&x) || off_stage(&x) || late(&x))
            return;
    }
    switch (m->verb) {
    case DO_CAST:
    case DO_CAST_IDEA: why_not_cast(&x, m); break;
    case DO_ACT: why_not_act(&x, m); break;
    case DO_FLASHBACK: why_not_flashback(&x); break;
    case DO_WAIT: why_not_wait(&x); break;
    case DO_NAME:
    case DO_SOUL:
    case DO_PATRON:
    case DO_ROLL_PATRON:
    case DO_HIGH_ACE: why_not_making(&x, m); break;
    case DO_PROPOSE: why_not_propose(&x, m); break;
    default:
        if (gm && begins(m->verb) && x.s->phase != PHASE_ACT)
            why_not_gm_start(&x, m);
        else if ((m->verb >= DO_PASS && m->verb < DO_DISPUTE) || m->verb == DO_LAST_CALL || m->verb == DO_DOOM ||
                 m->verb == DO_SACRIFICE)
            why_not_end(&x, m);
        else
            gh_why_not_duel(&x, m);
        break;
    }
}
