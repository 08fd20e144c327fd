/* What the GM may set right between moves (docs/powers.md): the feet that are left of a Move, and
 * how many of a thing are in a pocket. What is always true: no act and no Deal is under way, whose
 * chances hang on them. Figures the GM moves, harms and mends at the desk (run/desk.c), as moves of
 * the game. */
#include <string.h>

#include "games/twenty_one/rules.h"

void twenty_one_powers(const struct data *d, const struct state *st, struct options *o)
{
    const struct twenty_one *s = look_at(st);
    const struct pack *p = pack_of(d);
    if (s->deal != DEAL_NONE || (s->phase != PHASE_OWN_TURN && s->phase != PHASE_FREE))
        return;
    if (s->phase == PHASE_OWN_TURN) {
        struct set feet = set_none();
        for (int squares = 0; squares <= FEET_MAX / FEET; squares++)
            if (squares * FEET != s->feet)
                set_add(&feet, squares * FEET);
        arg_one(option_add(o, GM, DO_SET_FEET), feet);
    }
    for (int at = 0; at < HEROES * POCKETS; at++) {
        int most = full_stack(p, s->pocket[at]);
        if (s->being[at / POCKETS] == BEING_ABSENT || most < 2)
            continue;
        struct option *f = option_add(o, GM, DO_SET_STACK);
        arg_is(f, at / POCKETS);
        arg_is(f, at % POCKETS);
        arg_other(f, 1, most, s->pocket_n[at]);
    }
}

/* Once, if the GM lets them: a square that is too far, and more than one Act or Test in a turn. */
void twenty_one_lifted(const struct data *d, const struct state *st, int seat, struct options *o)
{
    struct state without;
    struct twenty_one *s = table_of(&without);
    memcpy(s, st->bytes, sizeof *s);
    if (s->phase == PHASE_OWN_TURN) {
        s->feet = FEET_MAX;
        s->has_acted = s->has_tried = s->has_moved = 0;
    }
    twenty_one_options(d, &without, seat, o);
}

void bj_powers_apply(struct twenty_one *s, const struct move *m)
{
    if (m->verb == DO_SET_FEET)
        s->feet = (uint8_t)m->arg[0];
    else /* DO_SET_STACK */
        s->pocket_n[m->arg[0] * POCKETS + m->arg[1]] = (uint8_t)m->arg[2];
}
