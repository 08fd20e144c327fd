/* Why a move is not open, in the rules' words, and what would be right. What is always true: one line, made
 * from the view of the seat that asked; nothing where the options themselves say it as well. */
#include "games/gamblers_heart/words.h"

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
    if (heart_in_duel(s) && s->caster != NONE) {
        text_put(x->t, "one spell at a time: ");
        heart_spell(x, s->spell);
        text_put(x->t, " is being resolved; go on when it is done");
        return true;
    }
    if (s->phase == PHASE_DOOM || s->phase == PHASE_SACRIFICE || s->phase == PHASE_AFTER_LOSS || s->phase == PHASE_PERIL) {
        text_put(x->t, "a loss is being resolved; go on when it is done");
        return true;
    }
    if (s->phase == PHASE_ACT || s->phase == PHASE_FLASHBACK) {
        bool gm = x->v->seat == GM;
        if (s->phase == PHASE_FLASHBACK)
            text_put(x->t, gm ? "a Flashback waits for your answer: allow or veto" : "a Flashback waits for the GM's answer");
        else if (gm)
            text_put(x->t, s->as == AS_CARDS ? "an act waits for your answer: happens or dispute"
                                             : "an act waits for your answer: happens, oracle or needs-spell");
        else
            text_put(x->t, "an act waits for the GM's answer, and till then only a spell can come in between"); /* GH-C1 */
        return true;
    }
    if (s->phase == PHASE_PRESSED && x->v->seat != s->pressed) {
        heart_name(x, s->pressed); /* GH-E7 */
        text_put(x->t, x->v->seat == GM ? " is asked now: let them move, or pass-over"
                                        : " is asked now, and till they have moved only a spell can come in between");
        return true;
    }
    return false;
}

/* Not between Arrival and the Conflict's end: says so, and true. */
static bool off_stage(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_SCENE || s->phase == PHASE_PRESSED || s->phase == PHASE_SHOWDOWN)
        return false;
    text_put(x->t, s->step < STEP_ARRIVAL ? "the quest has not come to Arrival yet: from there to the Conflict's end "
                                            "this is open"
                                          : "the quest is over: from Arrival to the Conflict's end this is open");
    return true;
}

static bool late(struct talk *x)
{
    if (is_late(x->s))
        text_put(x->t, x->v->seat == GM ? "the quest has had its 96 beats: say victory or defeat, or resolve in a "
                                          "Showdown"
                                        : "the quest has had its 96 beats: only its end is left, which is the GM's to say");
    return is_late(x->s);
}

/* ---- Gamblers ---- */

static bool can_not_cast(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int seat = x->v->seat;
    if (heart_is(s, seat, STATUS_CURSED))
        text_put(x->t, "you are cursed, and cast no spells till the Scales are tipped for you; a plain act is open"); /* GH-D7 */
    else if (heart_is(s, seat, STATUS_LOST))
        text_put(x->t, "you are lost, and cast no spells");
    else if (s->phase == PHASE_ACT && seat == s->focus)
        text_put(x->t, "your own act waits for the GM's answer: cast when it has come"); /* GH-C1 */
    else if (s->phase == PHASE_PRESSED && seat == s->pressed && s->backed)
        text_put(x->t, "you have had your spell here: a plain act or a Flashback is left");
    else if (s->involved && !(s->involved >> seat & 1))
        text_put(x->t, "in a Showdown only those involved cast spells, and you are not; a plain act is open"); /* GH-E3 */
    else if (s->involved && s->passed >> seat & 1)
        text_put(x->t, "you have passed for this Showdown, for good; a plain act is open"); /* GH-E3 */
    else if (s->involved && s->spent >> seat & 1)
        text_put(x->t, "you have used your one spell of this Showdown; a plain act is open");
    else
        return false;
    return true;
}

static void why_not_cast(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    int spell = m->arg[0];
    bool idea = m->verb == DO_CAST_IDEA;
    if (can_not_cast(x) || spell < 0 || spell >= SPELLS)
        return;
    if (idea && spell >= IDEAS) {
        text_put(x->t, "that is no spell of the book: cast takes any name");
    } else if (is_barred(s, x->v->seat, spell)) {
        heart_spell(x, spell); /* GH-C14 */
        text_put(x->t, " is barred to you for this quest, as you lost it to the GM's die; cast one that is not like it");
    } else if (spell >= IDEAS + s->spells_named && s->spells_named == SPELLS_NAMED) {
        text_format(x->t, "%d spells have been named in this quest, which is all there is room for: cast one of them, "
                          "or of the book",
                    SPELLS_NAMED);
    } else if (spell > IDEAS + s->spells_named) {
        text_put(x->t, "no spell is called that: give it a name in your own words");
    } else if (!idea && m->arg[2] != 0) {
        struct set list = list_set(s);
        if (m->arg[2] < 0 || m->arg[2] >= PATRONS || set_has(&list, m->arg[2]))
            return;
        heart_patron(x->d, m->arg[2], x->t);
        text_put(x->t, " is not among the Patronages of this table");
    }
}

static void why_not_act(struct talk *x, const struct move *m)
{
    const struct obstacle *o = heart_obstacle(x);
    if (m->arg[0] == AS_CARDS && o && !o->cards)
        text_format(x->t, "what is in the way, %s, is not to be beaten at cards: act plain or by your Soulcard, or "
                          "cast", o->title);
}

static void why_not_flashback(struct talk *x)
{
    if (x->s->flashback == FLASHBACK_TWO && x->s->fortune < 2)
        text_format(x->t, "a Flashback costs 2 Fortune, and the Gamblers have %d", x->s->fortune); /* GH-E2 */
}

static void why_not_wait(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_PRESSED && x->v->seat == s->pressed)
        text_put(x->t, "the GM wants to know what you do now: cast, act, or call a flashback");
    else if (s->phase == PHASE_PRESSED && x->v->seat == GM)
        text_put(x->t, "you need not say so: the one you look at is asked, and pass-over goes on without them"); /* GH-E7 */
    else if (gamblers_heart_resting(x->d, &x->v->state) >> x->v->seat & 1)
        text_put(x->t, "you have said so, and may go on all the same"); /* GH-E1 */
    else if (x->v->seat == GM && (s->phase == PHASE_SCENE || s->phase == PHASE_SHOWDOWN || s->phase == PHASE_TIP))
        text_put(x->t, "all others wait, so it is for you to go on");
}

static void why_not_pass(struct talk *x)
{
    const struct gamblers_heart *s = x->s;
    int seat = x->v->seat;
    if (s->phase != PHASE_SHOWDOWN)
        text_put(x->t, "passing is for Showdowns; to say nothing for now, wait");
    else if (!(s->involved >> seat & 1))
        text_put(x->t, "you are not involved in this Showdown; to say nothing for now, wait");
    else
        text_put(x->t, "you have no spell left in this Showdown; to say nothing for now, wait");
}

/* ---- Making ---- */

static void name_taken(struct talk *x, int person)
{
    const char *called = label_name(x->t->labels, NAMES_PERSON, person);
    if (!(x->s->persons_used[person / 64] >> (person % 64) & 1)) {
        text_put(x->t, "there is room for no more names: take one of the book's");
        return;
    }
    text_put(x->t, person < PERSONS_PRINTED ? x->b->person[person] : called ? called : "that name");
    text_put(x->t, " has been taken: choose another name");
}

static void why_not_making(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    static const char *const next[] = {"name", "soul", "patron or roll-patron", "high-ace", ""};
    struct set list = list_set(s);
    int made = heart_is_gambler(x) ? s->made[seat_gambler(x->v->seat)] : MADE_ALL;
    int wants = m->verb == DO_NAME       ? MADE_NOTHING
                : m->verb == DO_SOUL     ? MADE_NAME
                : m->verb == DO_HIGH_ACE ? MADE_PATRON
                                         : MADE_SOUL;
    if (s->phase == PHASE_MAKE && made != wants) {
        text_format(x->t, "a Gambler is made in order: name, soul, patron, high-ace; your next is %s", next[made]);
    } else if (m->verb == DO_NAME && s->phase == PHASE_MAKE && m->arg[0] >= 0 && m->arg[0] < PERSONS) {
        name_taken(x, m->arg[0]);
    } else if (m->verb == DO_PATRON && m->arg[0] >= 0 && m->arg[0] < PATRONS && !set_has(&list, m->arg[0])) {
        text_put(x->t, "choose one of the six Patronages of this table");
    } else if (m->verb == DO_PATRON && s->phase == PHASE_NEW_PATRON && m->arg[0] == heart_sees_patron(x, x->v->seat)) {
        text_put(x->t, "all know that one: choose a different Patronage");
    }
}

static void why_not_propose(struct talk *x, const struct move *m)
{
    struct set list = list_set(x->s);
    if (x->s->phase != PHASE_LIST)
        text_put(x->t, "Patronages are proposed before the first are chosen");
    else if (x->s->proposals >= PROPOSALS_MAX)
        text_format(x->t, "%d Patronages have been proposed, which is all there is room for; say ready", PROPOSALS_MAX);
    else if (m->arg[0] >= 0 && m->arg[0] < PATRONS && !set_has(&list, m->arg[0]))
        text_put(x->t, "it must take the place of one of the six of this table");
    else
        text_put(x->t, "it must be a Patronage that has not been proposed before");
}

/* ---- The GM ---- */

static void why_not_favour(struct talk *x)
{
    if (!x->s->favour)
        text_put(x->t, "Fortune's Favour is switched off at this table"); /* GH-B6 */
    else if (gm_fortune(x->s) == 0)
        text_put(x->t, "you have no Fortune to give"); /* GH-B6 */
}

static void why_not_verdict(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    if (s->phase == PHASE_SHOWDOWN)
        text_put(x->t, "a Showdown is going on: resolve it first");
    else if (m->verb == DO_STEP && s->step == STEP_CONFLICT)
        text_put(x->t, "the Conflict ends in victory or defeat");
    else if (m->verb != DO_STEP && s->step != STEP_CONFLICT && s->phase == PHASE_SCENE)
        text_format(x->t, "victory and defeat are said in the Conflict, and this is %s: step leads "
                          "on", heart_step(s->step));
}

static void lost_or_none(struct talk *x, int seat)
{
    if (seat == GM || seat > x->s->gamblers) {
        text_put(x->t, "name a seat of a Gambler");
        return;
    }
    heart_name(x, seat);
    text_put(x->t, heart_is(x->s, seat, STATUS_LOST) ? " is lost; name one who is not" : " is not in the Showdown; "
                                                                                         "name one who is");
}

static void why_not_gamblers(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    uint32_t may = m->verb == DO_PERIL ? s->involved & living(s) : living(s), wrong = (uint32_t)m->arg[0] & ~may;
    if (m->verb == DO_SHOWDOWN && s->phase == PHASE_SHOWDOWN)
        text_put(x->t, "a Showdown is going on: resolve it first");
    else if (m->verb == DO_SHOWDOWN && s->showdowns >= SHOWDOWNS_MAX)
        text_format(x->t, "a quest has %d Showdowns at most", SHOWDOWNS_MAX);
    else if (m->verb == DO_SHOWDOWN && !m->arg[0])
        text_put(x->t, "name the Gamblers involved, one or more");
    else if (m->arg[0] > 0 && wrong)
        lost_or_none(x, __builtin_ctz(wrong));
}

static void why_not_obstacle(struct talk *x)
{
    const struct obstacle *o = heart_obstacle(x);
    if (x->s->phase == PHASE_SHOWDOWN)
        text_put(x->t, "a Showdown is going on: resolve it first");
    else if (x->s->step == STEP_ARRIVAL)
        text_put(x->t, "obstacles are for the Work and the Conflict: step leads on");
    else if (o)
        text_format(x->t, "one stands in the way already: %s", o->title);
}

static void why_not_lasting(struct talk *x, const struct move *m)
{
    if (m->verb == DO_LASTS) {
        heart_spell(x, m->arg[0]); /* GH-C12 */
        struct set lasting = spell_set(x->s->enduring_ideas, x->s->enduring_named);
        text_put(x->t, m->arg[0] == x->s->last_spell && !set_has(&lasting, m->arg[0]) ? " was cast last: say endure"
                       : set_has(&lasting, m->arg[0]) ? " endures already" : " has not been cast in this quest");
    } else if (m->verb == DO_LIFT) {
        text_put(x->t, x->s->enduring_ideas || x->s->enduring_named ? "that spell is not among those that endure"
                                                                    : "no spell endures");
    } else if (x->s->last_spell == NONE) {
        text_put(x->t, "no spell has been cast yet in this quest");
    } else {
        heart_spell(x, x->s->last_spell);
        text_put(x->t, " endures already");
    }
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
            text_put(x->t, "a Showdown is going on: nobody is pressed in it");
        else if (m->arg[0] >= 0 && !is_living(x->s, m->arg[0]))
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

static void why_not_end(struct talk *x, const struct move *m)
{
    const struct gamblers_heart *s = x->s;
    switch (m->verb) {
    case DO_PASS: why_not_pass(x); break;
    case DO_DOOM:
        if (s->phase == PHASE_DOOM && m->arg[0] >= 0)
            lost_or_none(x, m->arg[0]);
        break;
    case DO_PERIL:
        if (s->phase == PHASE_PERIL)
            why_not_gamblers(x, m);
        break;
    case DO_SACRIFICE:
        if (!heart_is(s, x->v->seat, STATUS_CURSED))
            text_put(x->t, "only the cursed make the Sacrifice Play");
        break;
    case DO_VOTE:
        if (s->phase != PHASE_TIP || m->arg[0] < 0 || m->arg[0] >= USES)
            break;
        if (m->arg[0] == s->vote[seat_gambler(x->v->seat)])
            text_put(x->t, "that is your vote already");
        else
            text_put(x->t, m->arg[0] >= USE_FREE ? "only who is cursed can be freed" : "only who is lost can be "
                                                                                       "brought back");
        break;
    case DO_CLOSE_VOTE:
        if (s->phase == PHASE_TIP) {
            text_put(x->t, "a vote is closed when all have voted or been asked: wait, or last-call, which asks "); /* GH-F2 */
            heart_seats(x, tip_voters(x->s) & ~s->heard);
        }
        break;
    case DO_LAST_CALL:
        if (s->phase == PHASE_TIP)
            text_put(x->t, "all have voted or been asked: close-vote is open");
        break;
    case DO_NEXT_QUEST:
        if (s->phase == PHASE_RESOLUTION)
            text_format(x->t, "this was quest %d of %d, the last: jacknarok or part", s->quest, s->quests);
        break;
    case DO_RESOLVE:
        if (s->phase == PHASE_SCENE)
            text_put(x->t, "no Showdown is going on");
        break;
    default: break;
    }
}

void heart_why_not(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    struct talk x;
    heart_talk(&x, d, v, t);
    int whose = whose_move(m->verb);
    bool gm = v->seat == GM, ours = !gm && heart_is_gambler(&x);
    if (!gm && !ours)
        return;
    if (whose == FOR_GM && !gm) {
        text_put(t, "that is the GM's to say");
        return;
    }
    if (whose == FOR_GAMBLERS && gm) {
        text_put(t, "that is for Gamblers, and you are the GM");
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
            heart_why_not_duel(&x, m);
        break;
    }
}
