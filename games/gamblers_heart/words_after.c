/* The story, what follows from a move: the spell's outcome, losses, Fortune, marks, Showdowns, the quest's
 * steps. What is always true: an outcome is worked out from what lies open, never guessed from Fortune. */
#include "games/gamblers_heart/words_tell.h"

/* ---- A spell's outcome ---- */

enum outcome { OUTCOME_NONE, OUTCOME_CAST, OUTCOME_FAILED, OUTCOME_GIFT };

static int by_dice(const struct tale *a)
{
    uint8_t face[DICE];
    int points, die = a->was->gm_die;
    for (int i = 0; i < DICE; i++)
        face[i] = a->was->die[i];
    if (a->m->verb == DO_CHANGE)
        face[a->m->arg[0]] = (uint8_t)a->m->arg[1];
    if (a->m->verb == DO_SHOW) {
        for (int i = 0; i < DICE; i++)
            face[i] = (uint8_t)a->m->arg[i];
        die = a->m->arg[5];
    }
    points = hand_points(face);
    return points > 0 && points >= die ? OUTCOME_CAST : OUTCOME_FAILED;
}

static int outcome(const struct tale *a)
{
    if (a->was->caster == NONE || a->is->caster != NONE)
        return OUTCOME_NONE;
    switch (a->m->verb) {
    case DO_ACCEPT: return OUTCOME_GIFT;
    case DO_FOLD: return a->m->seat == GM ? OUTCOME_CAST : OUTCOME_FAILED;
    case DO_UNVEIL: return a->m->arg[0] == a->was->invoked ? OUTCOME_CAST : OUTCOME_FAILED;
    case DO_SHOW:
    case DO_NO_PATRON:
    case DO_REJECT:
    case DO_CHANGE:
    case DO_LEAVE:
    case DO_HOLD_BACK: return by_dice(a);
    default: return OUTCOME_NONE; /* refused, or backed out of */
    }
}

static void scales(const struct tale *a, int gamblers)
{
    text_format(a->t, "Fortune: Gamblers %d, GM %d. ", gamblers, FORTUNE - gamblers);
}

/* Who pays what; returns the Gamblers' Fortune after it. */
static int pay(const struct tale *a, bool gm_pays)
{
    const struct gamblers_heart *s = a->was;
    int sum = a->m->verb == DO_FOLD ? fold_price(s->stake) : s->stake;
    int paid = gm_pays ? paid_by_gm(s, sum) : paid_by_gamblers(s, sum);
    if (gm_pays)
        heart_does(&a->x, GM, "pay", "pays");
    else
        text_put(a->t, "The Gamblers pay");
    text_format(a->t, " %d", paid);
    if (paid < sum)
        text_format(a->t, " of %d, which is all there is", sum);
    text_put(a->t, ". ");
    return gm_pays ? s->fortune + paid : s->fortune - paid;
}

void heart_tell_round(const struct tale *a)
{
    int how = outcome(a), caster = a->was->caster, gamblers;
    if (how == OUTCOME_NONE)
        return;
    if (a->m->verb == DO_FOLD)
        heart_does(&a->x, a->m->seat, "fold. ", "folds. ");
    heart_spell(&a->x, a->was->spell);
    if (how == OUTCOME_FAILED && a->m->verb != DO_FOLD && a->m->verb != DO_UNVEIL) {
        text_put(a->t, " fails, and is barred to ");
        heart_who(&a->x, caster, false);
        text_put(a->t, " for this quest. ");
    } else {
        text_put(a->t, how != OUTCOME_FAILED ? " works. " : a->m->verb == DO_FOLD ? " comes to nothing. " : " fails. ");
    }
    if (how == OUTCOME_GIFT) {
        scales(a, FORTUNE - 10);
        return;
    }
    gamblers = pay(a, how == OUTCOME_CAST);
    if (a->m->verb == DO_UNVEIL) {
        heart_does(&a->x, caster, "are", "is");
        text_put(a->t, how == OUTCOME_CAST ? " blessed, till the quest's end. " : " cursed, and can cast no more spells. ");
    }
    scales(a, gamblers);
    if (!gamblers)
        text_put(a->t, "The Gamblers have no Fortune left! ");
    if (gamblers == FORTUNE)
        text_put(a->t, "The GM has no Fortune left: the next spell works without a gamble. ");
}

/* ---- Losses and Fortune ---- */

static void tell_losses(const struct tale *a)
{
    for (int seat = 1; seat <= a->was->gamblers; seat++) {
        int g = seat_gambler(seat);
        if (a->is->status[g] != STATUS_LOST || a->was->status[g] == STATUS_LOST)
            continue;
        heart_does(&a->x, seat, "are lost", "is lost");
        text_put(a->t, a->is->loss[g] == LOSS_SHOWDOWN ? " in the Showdown. " : ". ");
    }
    if (a->is->phase == PHASE_SACRIFICE && (a->was->phase != PHASE_SACRIFICE || a->is->actor != a->was->actor)) {
        heart_does(&a->x, a->is->victim, "are about to be lost. ", "is about to be lost. ");
        heart_does(&a->x, a->is->actor, "are cursed, and may be lost instead. ", "is cursed, and may be lost instead. ");
    }
}

/* Fortune that moved by anything but a spell's Stake. */
static void tell_fortune(const struct tale *a)
{
    bool told = outcome(a) != OUTCOME_NONE;
    int stake = a->m->verb == DO_FOLD ? fold_price(a->was->stake) : a->was->stake, after = a->was->fortune;
    if (told && outcome(a) == OUTCOME_GIFT)
        after = FORTUNE - 10;
    else if (told)
        after += outcome(a) == OUTCOME_CAST ? paid_by_gm(a->was, stake) : -paid_by_gamblers(a->was, stake);
    if (a->is->fortune == after)
        return;
    scales(a, a->is->fortune);
    if (a->is->fortune == 0)
        text_put(a->t, "The Gamblers have no Fortune left! ");
}

/* ---- The scene ---- */

static void tell_marks(const struct tale *a)
{
    if (a->was->step != a->is->step || (a->was->step != STEP_WORK && a->was->step != STEP_CONFLICT))
        return;
    bool work = a->is->step == STEP_WORK;
    if (a->is->marks > a->was->marks)
        text_format(a->t, "What stood in the way is met: %d mark%s of "
                          "%d. ", a->is->marks, a->is->marks == 1 ? "" : "s", work ? 4 : 2);
    if (a->is->alarms > a->was->alarms)
        text_format(a->t, "An alarm is raised: %d of %d. ", a->is->alarms, work ? 3 : 2);
}

static void tell_showdown(const struct tale *a)
{
    if (!a->was->involved || a->is->involved)
        return;
    if (a->is->phase == PHASE_SCENE || a->is->phase == PHASE_PRESSED)
        text_put(a->t, "The Showdown is over. ");
}

/* ---- The quest ---- */

/* What begins a part of the story stands apart from what was told before. */
static void apart(const struct tale *a)
{
    text_put(a->t, a->t->used ? "\n\n" : "\n");
}

static void tell_verdict(const struct tale *a)
{
    const struct gamblers_heart *s = a->is;
    const struct quest_seed *seed = s->seed < SEEDS ? &a->y.b->seed[s->seed] : NULL;
    bool won = s->victories != a->was->victories;
    if (!won && s->defeats == a->was->defeats)
        return;
    apart(a);
    text_put(a->t, won ? "Victory. " : living(s) ? "Defeat. " : "Nobody is left: defeat. ");
    if (seed)
        text_format(a->t, "%s ", won ? seed->victory : seed->defeat);
    else
        text_put(a->t, won ? "The CONTROL has lost what it came for. " : "The CONTROL has what it came for. ");
    if (s->tone == TONE_LESS_AWFUL)
        text_format(a->t, "\nLess awful than feared. %s%s", seed ? seed->less_awful : "", seed ? " " : ""); /* GH-E6 */
    if (s->tone == TONE_EVEN_WORSE)
        text_format(a->t, "\nEven worse than feared. %s%s", seed ? seed->even_worse : "", seed ? " " : ""); /* GH-E6 */
}

static void tell_step(const struct tale *a)
{
    int step = a->is->step;
    const char *text = heart_seed_text(&a->y, step);
    if (a->was->step == step || step < STEP_ARRIVAL || step > STEP_CONFLICT)
        return;
    static const char *const begins[] = {[STEP_ARRIVAL] = "\nArrival. ", [STEP_WORK] = "\nAct 2, the Work. ",
                                         [STEP_CONFLICT] = "\nAct 3, the Conflict. "};
    text_put(a->t, begins[step]);
    static const char *const plain[] = {[STEP_ARRIVAL] = "You get to where the Portent has sent you.",
                                        [STEP_WORK] = "You are there, and go about it.",
                                        [STEP_CONFLICT] = "The CONTROL has noticed, and strikes back."};
    text_format(a->t, "%s ", text ? text : plain[step]);
    if (step == STEP_CONFLICT && a->is->due)
        text_put(a->t, "The alarms call for a Showdown of all. ");
}

static void tell_tip(const struct tale *a)
{
    if (a->is->phase == PHASE_TIP && a->was->phase != PHASE_TIP)
        text_put(a->t, "The Gamblers may Tip the Scales of Fate. ");
    if (a->was->phase != PHASE_TIP || a->is->phase == PHASE_TIP)
        return;
    if (a->m->verb == DO_VOTE && a->m->arg[0] != USE_NONE) {
        text_put(a->t, "All agree, and the Scales tip: ");
        heart_who(&a->y, gambler_seat(use_gambler(a->m->arg[0])), false);
        bool me = a->y.v->seat == gambler_seat(use_gambler(a->m->arg[0]));
        if (a->m->arg[0] >= USE_FREE)
            text_put(a->t, me ? " are free of the curse. " : " is free of the curse. ");
        else
            text_put(a->t, me ? " are back. " : " is back. ");
    } else {
        text_put(a->t, "The Scales are left alone. ");
    }
}

static void tell_quest(const struct tale *a)
{
    if (a->is->quest != a->was->quest)
        apart(a);
    if (a->is->quest != a->was->quest)
        text_format(a->t, "Quest %d of %d. ", a->is->quest, a->is->quests);
    if (a->is->phase == PHASE_REPATRON && a->was->phase != PHASE_REPATRON)
        text_put(a->t, "Before it begins, each Gambler may choose another Patronage, in secret. ");
    bool over = a->is->phase == PHASE_OVER && a->was->phase != PHASE_OVER;
    if (a->m->verb == DO_JACKNAROK || (over && a->m->verb != DO_SHOW_ACE)) { /* the High Aces have the last word */
        int won = __builtin_popcount(a->is->victories), lost = __builtin_popcount(a->is->defeats);
        text_format(a->t, "\nThe campaign is over: %d quest%s won, %d lost. ", won, won == 1 ? "" : "s", lost);
    }
}

void heart_tell_after(const struct tale *a)
{
    tell_losses(a);
    tell_tip(a);
    tell_marks(a);
    tell_showdown(a);
    tell_fortune(a);
    if (a->was->held && a->is->phase == PHASE_ACT) {
        heart_whose(&a->y, a->is->focus, true);
        text_put(a->t, " act still waits for its answer. ");
    }
    tell_verdict(a);
    tell_step(a);
    tell_quest(a);
}
