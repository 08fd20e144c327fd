/* What the GM may set right between moves (docs/powers.md): the Fortune, and the marks and alarms
 * of an act. What is always true: nothing of a spell under way, a Showdown or a loss hangs on
 * them, so they are closed till that is over. */
#include "games/gamblers_heart/rules.h"

static bool is_open(const struct gamblers_heart *s)
{
    return s->caster == NONE && !s->involved && s->victim == NONE && s->phase != PHASE_DOOM &&
           s->phase != PHASE_SACRIFICE && s->phase < PHASE_ACES; /* what ends it all */
}

void gamblers_heart_powers(const struct data *d, const struct state *st, struct options *o)
{
    const struct gamblers_heart *s = look_at(st);
    (void)d;
    if (!is_open(s))
        return;
    arg_other(option_add(o, GM, DO_SET_FORTUNE), 1, FORTUNE, s->fortune);
    if (s->step != STEP_WORK && s->step != STEP_CONFLICT)
        return;
    arg_other(option_add(o, GM, DO_SET_MARKS), 0, gh_marks_most(s), s->marks);
    arg_other(option_add(o, GM, DO_SET_ALARMS), 0, gh_alarms_most(s), s->alarms);
}

void gh_powers_apply(const struct book *book, struct gamblers_heart *s, const struct move *m)
{
    (void)book;
    switch (m->verb) {
    case DO_SET_FORTUNE: s->fortune = (uint8_t)m->arg[0]; break;
    case DO_SET_MARKS: s->marks = (uint8_t)m->arg[0]; break;
    default: s->alarms = (uint8_t)m->arg[0]; break; /* DO_SET_ALARMS */
    }
}
