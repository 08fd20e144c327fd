/* A move in the making: what those that begin alike have in common, and how their next part is asked for. What is
 * always true: nothing is said here that the labels of the same moves would not say. */
#include "games/texarkana/words.h"

/* The fields of use by which a goal may be tried: those of the scene's ways, or all eight. */
static void goal_begun(const struct pack *p, const struct texarkana *s, int goal, struct text *t)
{
    const struct goal *g = goal_of(p, s, goal);
    int fields = 0;
    for (int i = 0; g && i < g->way_count; i++)
        fields |= 1 << g->way[i].field;
    if (!g) {
        text_put(t, "Something of your own, by any field of use");
        return;
    }
    text_format(t, "%s: by ", g->told.title);
    say_suits(fields, t);
}

void tx_begun(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct texarkana *s = look_at(&v->state);
    switch (m->verb * 4 + args) {
    case DO_ATTEMPT * 4 + 1: goal_begun(p, s, m->arg[0], t); break;
    case DO_CALL * 4 + 1:
        text_put(t, "Ask ");
        say_who(d, v, m->arg[0], false, t);
        text_put(t, " for a test");
        break;
    case DO_CALL * 4 + 2: goal_begun(p, s, m->arg[1], t); break;
    case DO_CHANGE * 4 + 1:
        text_put(t, "Change the Will, Grit, Coin, Luck or Injuries of ");
        say_who(d, v, m->arg[0], false, t);
        break;
    case DO_JUDGE * 4 + 1: text_format(t, "%s: won or lost, without a test", goal_of(p, s, m->arg[0])->told.title); break;
    case DO_CLASH * 4 + 1:
        say_npc(p, s, m->arg[0], t);
        text_put(t, " fights for the Posse");
        break;
    case DO_INVOKE * 4 + 1:
        text_format(t, "Invocation, %s", sheet(p, s, v->seat)->invocation[m->arg[0]].title);
        break;
    case DO_PLAY * 4 + 1:
        tx_label(d, v, m, t); /* with its chances: to play it comes first */
        text_put(t, "; or burn it");
        break;
    case DO_GAIN * 4 + 1: text_format(t, "Gain %s", resource_title(m->arg[0])); break;
    case DO_TAKE * 4 + 1: text_format(t, "Take %s", resource_title(m->arg[0])); break;
    case DO_SCENE * 4: text_put(t, s->scene == NONE ? "Open a scene" : "Open another scene"); break;
    case DO_BRING * 4: text_put(t, "An NPC comes into the scene"); break;
    case DO_DECLARE * 4 + 2:
        if (m->arg[1] == SUIT_NONE)
            text_put(t, "Nobody opposes");
        break;
    case DO_DIFFICULTY * 4: text_put(t, woe_allowed(s) ? "Note the DV, and how much Woe is in it" : "Note the DV"); break;
    default: break;
    }
}

/* What the scenario has for a step of the stakes, so that it can be taken as it stands. */
static void scenario_says(const struct pack *p, const struct texarkana *s, int step, struct text *t)
{
    const struct way *w = way_listed(p, s);
    if (!w || !step)
        return;
    bool stands = way_opposed(p, s, w);
    int marks = marks_listed(p, s, w);
    text_put(t, " The scenario says: ");
    if (step == 1)
        text_put(t, stands ? suit_title(w->opposition) : "nobody opposes");
    else if (step == 2)
        say_npc(p, s, stands ? w->against : CAST_NONE, t);
    else if (step == 4)
        say_risk(risk_listed(p, s), t);
    else if (marks)
        say_marks(marks, t);
    else
        text_put(t, "none");
    text_char(t, '.');
}

void tx_next(const struct data *d, const struct view *v, const struct move *m, int args, struct text *t)
{
    static const char *const declare[] = {"Which suit is trump for the player?", "Which suit opposes, if any?", "Who opposes?",
                                          "What marks the test?", "What is at risk?"};
    static const char *const call[] = {"Who makes it?", "A test of what?", "By which field of use?"};
    static const char *const change[] = {"Of whom?", "Which of these?", "By how much?"};
    static const char *const rate[] = {"How much Will?", "How much Grit?", "How much Coin?", "How much Luck?",
                                       "Whose name, traits and gear?"};
    switch (m->verb) {
    case DO_DECLARE:
        text_put(t, declare[args]);
        scenario_says(pack_of(d), look_at(&v->state), args, t);
        break;
    case DO_CALL: text_put(t, call[args]); break;
    case DO_CHANGE: text_put(t, change[args]); break;
    case DO_RATE: text_put(t, rate[args]); break;
    case DO_ATTEMPT:
    case DO_INVOKE: text_put(t, args ? m->verb == DO_ATTEMPT ? "By which field of use?" : "For which goal?" : "What for?"); break;
    case DO_GAIN:
    case DO_TAKE: text_put(t, args ? "How much?" : "Which?"); break;
    case DO_JUDGE: text_put(t, args ? "Won, or lost?" : "Which goal?"); break;
    case DO_CLASH: text_put(t, args ? "Against whom?" : "Who fights for the Posse?"); break;
    case DO_SCENE: text_put(t, "Which scene?"); break;
    case DO_BRING: text_put(t, "Which NPC?"); break;
    case DO_DIFFICULTY:
        text_put(t, args ? "How much Woe do you hide in it?" : "Which DV, in secret?");
        if (args && look_at(&v->state)->woe)
            text_format(t, " With all %d the session ends with this test, unless a Skull brings more.", look_at(&v->state)->woe);
        break;
    default: break;
    }
}
