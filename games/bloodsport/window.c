/* Ratting (BG-C10): at a player's own decisions, and in windows where the rules let one speak up
 * out of turn. A window asks each seat once, in React order, while Guard Level is above 1. */
#include "games/bloodsport/play.h"
#include "games/bloodsport/rules.h"

static void go_on(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int back_to = s->back_to;
    s->actor = NONE;
    s->back_to = NONE;
    ENSURE(back_to < PHASES);
    if (bloodsport_phases[back_to].begin)
        bloodsport_phases[back_to].begin(p, st);
    else
        s->phase = (uint8_t)back_to;
}

/* Asks the next of `waiting`, or goes on. */
static void ask(const struct pack *p, struct state *st)
{
    struct bloodsport *s = table_of(st);
    int first = bg_react_first(s);
    for (int k = 0; k < PLAYERS_MAX; k++) {
        int seat = k ? 1 - first : first;
        if (!(s->waiting >> seat & 1))
            continue;
        s->waiting &= (uint8_t)~(1 << seat);
        if (bg_can_rat(s, seat)) { /* BG-C10: asked only where it would do something */
            s->phase = PHASE_WINDOW;
            s->actor = (uint8_t)seat;
            return;
        }
    }
    go_on(p, st);
}

void bg_window_open(const struct pack *p, struct state *st, int mask, int back_to)
{
    struct bloodsport *s = table_of(st);
    s->waiting = (uint8_t)mask;
    s->back_to = (uint8_t)back_to;
    ask(p, st);
}

void bg_rat(struct bloodsport *s, int seat)
{
    s->chance[seat]--; /* BG-C10 */
    s->guard = 1;      /* BG-C10 */
}

void bg_window_options(const struct pack *p, const struct bloodsport *s, int seat,
                       struct options *o)
{
    (void)p, (void)s;
    option_add(o, seat, DO_RAT);
    option_add(o, seat, DO_PASS)->flags = OPTION_SAFE;
}

void bg_window_apply(const struct pack *p, struct state *st, const struct move *m)
{
    if (m->verb == DO_RAT)
        bg_rat(table_of(st), m->seat);
    ask(p, st);
}
