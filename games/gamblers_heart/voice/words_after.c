/* The story, what follows from a move: the spell's outcome, losses, Fortune, marks, Showdowns, the quest's
 * steps. What is always true: an outcome is worked out from what lies open, never guessed from Fortune. */
#include "games/gamblers_heart/voice/words_tell.h"

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
    points = gh_hand_points(face);
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

static void say_fortune(struct tale *a, int gamblers)
{
    say(&a->x, TELL_FORTUNE(FORTUNES(gamblers)));
}

/* Who pays what; returns the Gamblers' Fortune after it. */
static int pay(struct tale *a, bool gm_pays)
{
    const struct gamblers_heart *s = a->was;
    int due = a->m->verb == DO_FOLD ? gh_fold_price(s->stake) : s->stake;
    int paid = gm_pays ? paid_by_gm(s, due) : paid_by_gamblers(s, due), after = gm_pays ? s->fortune + paid : s->fortune - paid;
    if (gm_pays && paid < due)
        say(&a->x, TELL_GAIN_ALL(.who = GM, .paid = paid, .due = due, FORTUNES(after)));
    else if (gm_pays)
        say(&a->x, TELL_GAIN(.who = GM, .paid = paid, FORTUNES(after)));
    else if (paid < due)
        say(&a->x, TELL_PAY_ALL(.paid = paid, .due = due, FORTUNES(after)));
    else
        say(&a->x, TELL_PAY(.paid = paid, FORTUNES(after)));
    return after;
}

static void say_outcome(struct tale *a, int how)
{
    int spell = a->was->spell;
    if (a->m->verb == DO_FOLD)
        say(&a->x, TELL_FOLD(.who = a->m->seat));
    if (how != OUTCOME_FAILED)
        say(&a->x, TELL_WORKS(.spell = spell));
    else if (a->m->verb == DO_FOLD)
        say(&a->x, TELL_NOTHING(.spell = spell));
    else if (a->m->verb == DO_UNVEIL)
        say(&a->x, TELL_FAILS(.spell = spell));
    else
        say(&a->x, TELL_BARRED(.spell = spell, .who = a->was->caster));
}

/* A Gambler is lost at once, as the Gamblers have lost their last Fortune by this move (GH-B4). */
static bool lost_broke(const struct tale *a, int seat)
{
    int g = seat_gambler(seat);
    return a->was->fortune && a->is->status[g] == STATUS_LOST && a->was->status[g] != STATUS_LOST && a->is->loss[g] == LOSS_FORTUNE;
}

static void say_broke(struct tale *a)
{
    bool told = false;
    for (int seat = 1; seat <= a->was->gamblers; seat++)
        told = told || lost_broke(a, seat);
    if (!told)
        say(&a->x, TELL_BROKE());
}

void gh_tell_round(struct tale *a)
{
    int how = outcome(a), caster = a->was->caster;
    if (how == OUTCOME_NONE)
        return;
    say_outcome(a, how);
    if (how == OUTCOME_GIFT) {
        say_fortune(a, FORTUNE - 10);
        return;
    }
    int gamblers = pay(a, how == OUTCOME_CAST);
    if (a->m->verb == DO_UNVEIL && how == OUTCOME_CAST)
        say(&a->x, TELL_BLESSED(.who = caster));
    else if (a->m->verb == DO_UNVEIL)
        say(&a->x, TELL_CURSED(.who = caster));
    if (!gamblers)
        say_broke(a);
    if (gamblers == FORTUNE)
        say(&a->x, TELL_GM_BROKE());
}

/* ---- Losses and Fortune ---- */

static void tell_losses(struct tale *a)
{
    for (int seat = 1; seat <= a->was->gamblers; seat++) {
        int g = seat_gambler(seat);
        if (lost_broke(a, seat))
            say(&a->x, TELL_LOST_BROKE(.who = seat));
        else if (a->is->status[g] == STATUS_LOST && a->was->status[g] != STATUS_LOST)
            say(&a->x, TELL_LOST(.who = seat, .showdown = a->is->loss[g] == LOSS_SHOWDOWN));
    }
    if (a->is->phase == PHASE_SACRIFICE && (a->was->phase != PHASE_SACRIFICE || a->is->actor != a->was->actor)) {
        if (a->was->phase != PHASE_SACRIFICE)
            say(&a->x, TELL_DOOM(.who = a->is->victim));
        say(&a->x, TELL_MAY_SAVE(.who = a->is->actor, .victim = a->is->victim));
    }
}

/* Fortune that moved by anything but a spell's Stake. */
static void tell_fortune(struct tale *a)
{
    bool told = outcome(a) != OUTCOME_NONE;
    int stake = a->m->verb == DO_FOLD ? gh_fold_price(a->was->stake) : a->was->stake, after = a->was->fortune;
    if (told && outcome(a) == OUTCOME_GIFT)
        after = FORTUNE - 10;
    else if (told)
        after += outcome(a) == OUTCOME_CAST ? paid_by_gm(a->was, stake) : -paid_by_gamblers(a->was, stake);
    if (a->is->fortune == after)
        return;
    say_fortune(a, a->is->fortune);
    if (a->is->fortune == 0)
        say_broke(a);
}

/* ---- The scene ---- */

static void tell_marks(struct tale *a)
{
    if (a->was->step != a->is->step || (a->was->step != STEP_WORK && a->was->step != STEP_CONFLICT))
        return;
    bool work = a->is->step == STEP_WORK;
    if (a->is->marks > a->was->marks)
        say(&a->x, TELL_MARK(.marks = a->is->marks, .most = work ? 4 : 2));
    if (a->is->alarms > a->was->alarms)
        say(&a->x, TELL_ALARM(.alarms = a->is->alarms, .most = work ? 3 : 2));
}

static void tell_showdown(struct tale *a)
{
    bool gh_over = a->was->involved && !a->is->involved;
    if (gh_over && (a->is->phase == PHASE_SCENE || a->is->phase == PHASE_PRESSED))
        say(&a->x, TELL_SHOWDOWN_OVER());
}

/* ---- The quest ---- */

/* What begins a part of the story stands apart from what was told before. */
static void apart(struct tale *a) { text_put(a->t, a->t->used ? "\n\n" : "\n"); }

static void say_story(struct tale *a, const char *text)
{
    if (text)
        say(&a->x, TELL_STORY(.text = text));
}

static void tell_verdict(struct tale *a)
{
    const struct gamblers_heart *s = a->is;
    const struct quest_seed *seed = s->seed < SEEDS ? &a->y.b->seed[s->seed] : NULL;
    bool won = s->victories != a->was->victories;
    if (!won && s->defeats == a->was->defeats)
        return;
    apart(a);
    if (won)
        say(&a->x, TELL_VICTORY());
    else if (gh_living(s))
        say(&a->x, TELL_DEFEAT());
    else
        say(&a->x, TELL_DEFEAT_NONE());
    if (seed)
        say_story(a, won ? seed->victory : seed->defeat);
    else if (won)
        say(&a->x, TELL_VICTORY_PLAIN());
    else
        say(&a->x, TELL_DEFEAT_PLAIN());
    if (s->tone != TONE_LESS_AWFUL && s->tone != TONE_EVEN_WORSE)
        return;
    text_char(a->t, '\n'); /* GH-E6 */
    if (s->tone == TONE_LESS_AWFUL)
        say(&a->x, TELL_LESS_AWFUL());
    else
        say(&a->x, TELL_EVEN_WORSE());
    if (seed)
        say_story(a, s->tone == TONE_LESS_AWFUL ? seed->less_awful : seed->even_worse);
}

static void tell_step(struct tale *a)
{
    int step = a->is->step;
    if (a->was->step == step || step < STEP_ARRIVAL || step > STEP_CONFLICT)
        return;
    const char *text = gh_seed_text(&a->y, step);
    text_char(a->t, '\n');
    say(&a->x, TELL_STEP(.step = step));
    if (text)
        say_story(a, text);
    else
        say(&a->x, TELL_STEP_PLAIN(.step = step));
    if (step == STEP_CONFLICT && a->is->due)
        say(&a->x, TELL_SHOWDOWN_DUE());
}

static void tell_tip(struct tale *a)
{
    if (a->is->phase == PHASE_TIP && a->was->phase != PHASE_TIP)
        say(&a->x, TELL_TIP());
    if (a->was->phase != PHASE_TIP || a->is->phase == PHASE_TIP)
        return;
    int use = a->m->verb == DO_VOTE ? a->m->arg[0] : USE_NONE;
    if (use == USE_NONE)
        say(&a->y, TELL_SCALES_LEFT());
    else if (use >= USE_FREE)
        say(&a->y, TELL_TIPPED_FREE(.who = use_seat(use)));
    else
        say(&a->y, TELL_TIPPED_BACK(.who = use_seat(use)));
}

static void tell_quest(struct tale *a)
{
    if (a->is->quest != a->was->quest) {
        apart(a);
        say(&a->x, TELL_QUEST(.quest = a->is->quest, .quests = a->is->quests));
    }
    if (a->is->phase == PHASE_REPATRON && a->was->phase != PHASE_REPATRON)
        say(&a->x, TELL_REPATRON());
    bool gh_over = a->is->phase == PHASE_OVER && a->was->phase != PHASE_OVER;
    if (a->m->verb != DO_JACKNAROK && (!gh_over || a->m->verb == DO_SHOW_ACE)) /* the High Aces have the last word */
        return;
    text_char(a->t, '\n');
    say(&a->x, TELL_CAMPAIGN(.won = __builtin_popcount(a->is->victories), .lost = __builtin_popcount(a->is->defeats)));
}

void gh_tell_after(struct tale *a)
{
    tell_losses(a);
    tell_tip(a);
    tell_marks(a);
    tell_showdown(a);
    tell_fortune(a);
    if (a->was->held && a->is->phase == PHASE_ACT)
        say(&a->y, TELL_HELD(.who = a->is->focus));
    tell_verdict(a);
    tell_step(a);
    tell_quest(a);
}
