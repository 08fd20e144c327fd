/* What the Dealer may set right between moves (docs/powers.md): figures of the sheets but Will, by
 * which hands are filled, the Grit of an NPC, and Woe. What is always true: who is out stays out,
 * and who is not stays in. */
#include <string.h>

#include "games/texarkana/cards.h"
#include "games/texarkana/rules.h"

/* Before anything is wagered, played or hidden. */
static bool is_open(const struct texarkana *s)
{
    return s->phase == PHASE_FREE || s->phase == PHASE_STAKES || s->phase == PHASE_DIFFICULTY ||
           s->phase == PHASE_CONSENT || s->phase == PHASE_AFTER;
}

static void figure(const struct texarkana *s, int seat, int which, struct options *o)
{
    int out = s->rule_injuries_out, lo = 0, hi = SCORE_MAX, is = tx_resource(s, seat, which);
    if (which == RES_INJURY) { /* TX-B4 */
        lo = is < out ? 0 : out;
        hi = is < out ? out - 1 : INJURIES_MAX;
    }
    if (lo == hi)
        return;
    struct option *f = option_add(o, DEALER, DO_SET_FIGURE);
    arg_is(f, seat);
    arg_is(f, which);
    arg_other(f, lo, hi, is);
}

void texarkana_powers(const struct data *d, const struct state *st, struct options *o)
{
    const struct texarkana *s = look_at(st);
    (void)d;
    if (!is_open(s))
        return;
    for (int seat = 1; seat < s->seats; seat++)
        for (int which = RES_WILL + 1; s->character[seat] != NONE && which < RESOURCES; which++)
            figure(s, seat, which, o);
    for (int slot = 0; slot < CAST_MAX; slot++) {
        if (s->cast[slot] == NONE || s->cast_out >> slot & 1 || !s->cast_grit[slot])
            continue;
        struct option *f = option_add(o, DEALER, DO_SET_GRIT);
        arg_is(f, slot);
        arg_other(f, 1, SCORE_MAX, s->cast_grit[slot]);
    }
    if (s->rule_woe && s->woe && s->phase != PHASE_DIFFICULTY)
        arg_other(option_add(o, DEALER, DO_SET_WOE), 1, WOE_MAX, s->woe);
}

/* Once, if the Dealer lets them: what a sheet has used up this session. */
void texarkana_lifted(const struct data *d, const struct state *st, int seat, struct options *o)
{
    struct state without;
    struct texarkana *s = table_of(&without);
    memcpy(s, st->bytes, sizeof *s);
    s->invoked[seat] = s->wagered[seat] = 0;
    memset(&s->trait_used[seat * TRAITS_MAX], 0, TRAITS_MAX);
    texarkana_options(d, &without, seat, o);
}

void tx_powers_apply(struct state *st, const struct move *m)
{
    struct texarkana *s = table_of(st);
    uint8_t number = (uint8_t)m->arg[m->verb == DO_SET_FIGURE ? 2 : m->verb == DO_SET_GRIT];
    switch (m->verb) {
    case DO_SET_FIGURE:
        tx_resource_add(s, m->arg[0], m->arg[1], number - tx_resource(s, m->arg[0], m->arg[1]));
        break;
    case DO_SET_GRIT: s->cast_grit[m->arg[0]] = number; break;
    default: s->woe = number; break; /* DO_SET_WOE */
    }
}
