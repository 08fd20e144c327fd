/* What each move of the GM would do, and those that lead the story on. */
#include "games/twenty_one/words.h"

#include <string.h>

/* Runs, heroes, encounters, beasts as the pack calls them. */
static const char *way_title(const struct pack *p, const struct twenty_one *s, int way)
{
    const struct run *run = &p->run[s->run];
    const struct run_stage *at = &run->stage[s->run_at];
    return way < at->way_count ? run->stage[at->way[way]].told.title : "that way";
}

static void target_label(const struct move *m, struct text *t)
{
    text_format(t, "Target %d, ", m->arg[2]);
    say_choice(m->arg[0], m->arg[1], false, t);
    if (m->arg[3]) {
        text_put(t, ", Edge ");
        say_plus(m->arg[3], t);
    }
    if (m->arg[4]) {
        text_put(t, ", tagged ");
        say_titles(NAMES_TAG, (uint32_t)m->arg[4], t);
    }
}

static void who_label(const struct data *d, const struct view *v, const char *before, int who, const char *after, struct text *t)
{
    text_put(t, before);
    say_marked(d, v, who, false, t);
    text_put(t, after);
}

/* "Edge +1 for Mara in the next Deal" */
static void edge_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    text_put(t, m->arg[1] ? "Edge " : "No Edge by circumstance");
    if (m->arg[1])
        say_plus(m->arg[1], t);
    who_label(d, v, " for ", m->arg[0], " in the next Deal", t);
}

/* "Go to the drain" */
static void path_label(const struct pack *p, const struct twenty_one *s, int way, struct text *t)
{
    const char *title = way_title(p, s, way);
    bool small = !strncmp(title, "The ", 4);
    text_format(t, "Go to %s%s", small ? "the " : "", small ? title + 4 : title);
}

void say_desk_label(const struct data *d, const struct view *v, const struct move *m, struct text *t)
{
    const struct pack *p = pack_of(d);
    const struct twenty_one *s = look_at(&v->state);
    int who = m->arg[0];
    switch (m->verb) {
    case DO_CALL: who_label(d, v, "A Deal for ", who, "", t); break;
    case DO_OPPOSE: who_label(d, v, "A contest against ", who, "", t); break;
    case DO_SHIFT: who_label(d, v, "Move ", who, " to another square", t); break;
    case DO_LEAVE: who_label(d, v, "Take ", who, " out of it", t); break;
    case DO_HARM: who_label(d, v, "A card from its deck onto the Damage Pile of ", who, "", t); break;
    case DO_MEND: who_label(d, v, "Empty the Damage Pile of ", who, "", t); break;
    case DO_STUN: who_label(d, v, "Stun ", who, "", t); break;
    case DO_EDGE: edge_label(d, v, m, t); break;
    case DO_ALERT: who_label(d, v, "Make ", who, who >= 0 && who < BODIES && s->aware[who] ? " unaware" : " aware", t); break;
    case DO_AT:
        text_put(t, "At ");
        say_square(m->arg[0], m->arg[1], t);
        break;
    case DO_BRING: text_format(t, "Bring one more: %s. %s", p->beast[who].told.title, p->beast[who].told.text); break;
    case DO_TARGET: target_label(m, t); break;
    case DO_TEST:
        say_choice(m->arg[0], m->arg[1], true, t);
        text_put(t, ", Edge ");
        say_plus(m->arg[2], t);
        break;
    case DO_NO_DEAL: text_put(t, "No Deal is needed"); break;
    case DO_PEACE: text_put(t, "The Conflict is over"); break;
    case DO_ONWARD: text_put(t, "The run goes on from here"); break;
    case DO_REST: text_put(t, "All rest: piles emptied, stacks refilled, spells ended"); break;
    case DO_FINISH: text_put(t, "Leave it at that: the match ends"); break;
    case DO_FIGHT: text_put(t, "The Conflict begins"); break;
    case DO_SCENE: text_format(t, "%s: %s", p->encounter[who].told.title, p->encounter[who].told.text); break;
    case DO_RUN:
        if (who < p->run_count)
            text_format(t, "%s: %s", p->run[who].told.title, p->run[who].told.text);
        else
            text_put(t, "A free table: the GM opens encounters and leads the story");
        break;
    case DO_PATH: path_label(p, s, who, t); break;
    default: break;
    }
}
