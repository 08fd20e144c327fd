/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/texarkana/session.h"
#include "games/texarkana/voice/words.h"

static void play_begun(const struct data *d, const struct view *v, const struct move *m, struct talk *x)
{
    struct room room;
    struct text label = text_over(room.at, sizeof room.at);
    struct move plain = *m;
    plain.arg[1] = 0;
    label.language = x->t->language;
    label.labels = x->t->labels;
    tx_label(d, v, &plain, &label); /* with its chances: to play it comes first */
    say(x, BEGUN_PLAY(.label = room.at));
}

void tx_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    const int32_t *arg = m->arg;
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    int goal = m->verb == DO_CALL ? arg[1] : arg[0];
    switch (m->verb * 4 + args) {
    case DO_ATTEMPT * 4 + 1:
    case DO_CALL * 4 + 2:
        say(&x, BEGUN_GOAL(.goal = goal, .fields = those(tx_fields(tx_goal_of(x.p, x.s, goal)))));
        break;
    case DO_CALL * 4 + 1: say(&x, BEGUN_CALL(.who = arg[0])); break;
    case DO_CHANGE * 4 + 1: say(&x, BEGUN_CHANGE(.who = arg[0])); break;
    case DO_JUDGE * 4 + 1: say(&x, BEGUN_JUDGE(.goal = goal)); break;
    case DO_CLASH * 4 + 1: say(&x, BEGUN_CLASH(.npc = arg[0])); break;
    case DO_INVOKE * 4 + 1:
        tx_talk_sheet(&x, v->seat);
        say(&x, BEGUN_INVOKE(.invocation = arg[0]));
        break;
    case DO_PLAY * 4 + 1: play_begun(d, v, m, &x); break;
    case DO_GAIN * 4 + 1: say(&x, BEGUN_GAIN(.which = arg[0])); break;
    case DO_TAKE * 4 + 1: say(&x, BEGUN_TAKE(.which = arg[0])); break;
    case DO_SCENE * 4: say(&x, BEGUN_SCENE(.open = x.s->scene != NONE)); break;
    case DO_BRING * 4: say(&x, BEGUN_BRING()); break;
    case DO_DECLARE * 4 + 2:
        if (arg[1] == SUIT_NONE)
            say(&x, BEGUN_UNOPPOSED());
        break;
    case DO_DIFFICULTY * 4: say(&x, BEGUN_DIFFICULTY(.woe = tx_woe_allowed(x.s))); break;
    default: break;
    }
}

/* What the scenario has for a step of the stakes, so that it can be taken as it stands. */
static void scenario_says(struct talk *x, int step)
{
    const struct way *w = tx_way_listed(x->p, x->s);
    if (!w || !step)
        return;
    bool stands = tx_way_opposed(x->p, x->s, w);
    int marks = tx_marks_listed(x->p, x->s, w), risk = tx_risk_listed(x->p, x->s);
    switch (step) {
    case 1: say(x, NEXT_LISTED_OPPOSITION(.suit = stands ? w->opposition : SUIT_NONE)); break;
    case 2: say(x, NEXT_LISTED_AGAINST(.npc = stands ? w->against : CAST_NONE)); break;
    case 3: say(x, NEXT_LISTED_MARKS(.marks = those(marks), .any = marks)); break;
    default: say(x, NEXT_LISTED_RISK(.risk = those(risk), .any = risk)); break;
    }
}

/* The question for each argument of a verb. */
static const struct voice_row questions[VERBS][ARGS_MAX] = {
    [DO_DECLARE] = {VOICE_ROW(NEXT_TRUMP()), VOICE_ROW(NEXT_OPPOSITION()), VOICE_ROW(NEXT_AGAINST()), VOICE_ROW(NEXT_MARKS()),
                    VOICE_ROW(NEXT_RISK())},
    [DO_CALL] = {VOICE_ROW(NEXT_WHO()), VOICE_ROW(NEXT_GOAL()), VOICE_ROW(NEXT_FIELD())},
    [DO_CHANGE] = {VOICE_ROW(NEXT_WHOM()), VOICE_ROW(NEXT_WHICH()), VOICE_ROW(NEXT_BY())},
    [DO_RATE] = {VOICE_ROW(NEXT_WILL()), VOICE_ROW(NEXT_GRIT()), VOICE_ROW(NEXT_COIN()), VOICE_ROW(NEXT_LUCK()),
                 VOICE_ROW(NEXT_CHARACTER())},
    [DO_ATTEMPT] = {VOICE_ROW(NEXT_AIM()), VOICE_ROW(NEXT_FIELD())},
    [DO_INVOKE] = {VOICE_ROW(NEXT_INVOCATION()), VOICE_ROW(NEXT_AIM_GOAL())},
    [DO_GAIN] = {VOICE_ROW(NEXT_RESOURCE()), VOICE_ROW(NEXT_AMOUNT())},
    [DO_TAKE] = {VOICE_ROW(NEXT_RESOURCE()), VOICE_ROW(NEXT_AMOUNT())},
    [DO_JUDGE] = {VOICE_ROW(NEXT_JUDGE()), VOICE_ROW(NEXT_OUTCOME())},
    [DO_CLASH] = {VOICE_ROW(NEXT_ALLY()), VOICE_ROW(NEXT_FOE())},
    [DO_SCENE] = {VOICE_ROW(NEXT_SCENE())},
    [DO_BRING] = {VOICE_ROW(NEXT_NPC())},
    [DO_DIFFICULTY] = {VOICE_ROW(NEXT_DV()), VOICE_ROW(NEXT_WOE(.woe = 0))},
};

static int64_t woe_of(const void *about, int which)
{
    (void)which;
    return look_at(&((const struct view *)about)->state)->woe;
}

void tx_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    struct talk x;
    tx_talk_begin(&x, d, v, t);
    voice_say_row(&x.voice, &questions[m->verb][args], woe_of, v);
    if (m->verb == DO_DECLARE)
        scenario_says(&x, args);
}
