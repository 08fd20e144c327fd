/* What the GM may set right between moves (docs/powers.md): the Fortune, and the marks and alarms
 * of an act; and what the GM may let pass. What is always true: nothing of a spell under way, a
 * Showdown or a loss hangs on what is set right, so it is closed till that is over. */
#include <string.h>

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

/* Once, if the GM lets them: a spell that is barred, or by one who may cast no more; cards that
 * help nothing; a raise over the double. */
void gamblers_heart_lifted(const struct data *d, const struct state *st, int seat,
                           struct options *o)
{
    struct options open;
    struct state without;
    struct gamblers_heart *s = table_of(&without);
    int g = seat_gambler(seat);
    memcpy(s, st->bytes, sizeof *s);
    s->barred_ideas[g] = s->barred_named[g] = 0;
    if (s->status[g] == STATUS_CURSED)
        s->status[g] = STATUS_FREE;
    s->spent = (uint16_t)(s->spent & ~(1u << seat));
    s->passed = (uint16_t)(s->passed & ~(1u << seat));
    s->obstacle = 0; /* and what its page says of cards */
    gamblers_heart_options(d, &without, seat, &open);
    for (uint32_t i = 0; i < open.count; i++) {
        struct option *family = &open.at[i];
        if (family->verb == DO_RAISE)
            family->arg[0].hi = s->fortune;
        if (family->verb == DO_CAST || family->verb == DO_CAST_IDEA || family->verb == DO_ACT ||
            family->verb == DO_RAISE)
            o->at[o->count++] = *family;
    }
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
