/* L6 and L7: which moves apply, which are refused, and what the order of seats may change. */
#include <string.h>

#include "tests/conformance/conform.h"

enum { ALL_UPTO = 400, SOME = 40, TWIST_KINDS = 9, ORDER_MOVES_MAX = 200 };

static int args_of(const struct verb_spec *verb)
{
    int n = 0;
    while (n < ARGS_MAX && verb->arg[n].name)
        n++;
    return n;
}

/* The options of a seat, and each of its moves where they are few: found once, looked at often. */
struct open {
    struct options families;
    uint64_t size;
    struct move all[ALL_UPTO];
};

static bool few(const struct open *o)
{
    return o->size <= ALL_UPTO;
}

static void open_to(struct trial *t, int seat, struct open *o)
{
    options_clear(&o->families);
    t->g->options(t->d, &t->state, seat, &o->families);
    o->size = options_size(&o->families);
    for (uint64_t k = 0; few(o) && k < o->size; k++)
        options_nth(&o->families, k, &o->all[k]);
}

static void any_of(struct trial *t, const struct open *open, struct move *m)
{
    uint64_t k = rng_below(&t->rng, open->size);
    if (few(open))
        *m = open->all[k];
    else
        options_nth(&open->families, k, m);
}

static void try_families(struct trial *t, int seat, const struct open *open)
{
    const struct options *o = &open->families;
    uint64_t size = open->size;
    law_try(t, 7);
    if (size == 0)
        law_broken(t, 7, "seat %d has the turn in phase %s but no move", seat,
                   t->g->phases[t->g->phase(t->d, &t->state)].name);
    for (uint32_t i = 0; i < o->count; i++) {
        const struct option *f = &o->at[i];
        if (f->seat != seat || f->verb >= t->g->verb_count) {
            law_broken(t, 7, "a family of seat %d, verb %d in the options of seat %d", f->seat,
                       f->verb, seat);
            return;
        }
        if (t->g->verbs[f->verb].power)
            law_broken(t, 12, "%s is an option", t->g->verbs[f->verb].name);
        if (f->args != args_of(&t->g->verbs[f->verb]))
            law_broken(t, 7, "%s has %d arguments in the options, not %d",
                       t->g->verbs[f->verb].name, f->args, args_of(&t->g->verbs[f->verb]));
        if (f->weight < 1 || (seat != SEAT_CHANCE && f->weight != 1))
            law_broken(t, 7, "%s has weight %u", t->g->verbs[f->verb].name, f->weight);
        if (option_size(f) == 0)
            law_broken(t, 7, "%s is offered with no possible argument", t->g->verbs[f->verb].name);
    }
    for (uint64_t a = 0; size <= 64 && a < size; a++)
        for (uint64_t b = a + 1; b < size; b++)
            if (move_equal(&open->all[a], &open->all[b]))
                law_broken(t, 7, "the same %s stands twice in the options",
                           t->g->verbs[open->all[a].verb].name);
}

static void try_legal(struct trial *t, const struct move *m)
{
    struct state a, b;
    const char *no;
    memset(&a, 0x11, sizeof a); /* whatever lies behind the state must not matter */
    memset(&b, 0xee, sizeof b);
    state_copy(t->g, &a, &t->state);
    state_copy(t->g, &b, &t->state);
    law_try(t, 7);
    t->r->applied++;
    no = game_play(t->g, t->d, &a, m);
    if (no) {
        law_broken(t, 7, "%s is in the options but refused: %s", t->g->verbs[m->verb].name, no);
        return;
    }
    game_play(t->g, t->d, &b, m);
    if (!state_equal(t->g, &a, &b))
        law_broken(t, 7, "%s made twice gives two states: %s", t->g->verbs[m->verb].name,
                   field_differs(t->g, &a, &b));
    try_invariants(t, &a);
}

/* Whether the move stands in the options, found the slow way. */
static bool listed(const struct open *o, const struct move *m)
{
    for (uint64_t k = 0; k < o->size; k++)
        if (move_equal(&o->all[k], m))
            return true;
    return false;
}

static void twist(struct trial *t, struct move *m)
{
    static const int32_t odd[] = {-1, INT32_MIN, INT32_MAX, 255, 254, 64, 127, 128, 1 << 30};
    int arg = (int)rng_below(&t->rng, ARGS_MAX);
    switch (rng_below(&t->rng, TWIST_KINDS)) {
    case 0: m->arg[arg]++; break;
    case 1: m->arg[arg]--; break;
    case 2: m->arg[arg] = odd[rng_below(&t->rng, sizeof odd / sizeof *odd)]; break;
    case 3: m->arg[arg] = (int32_t)rng_below(&t->rng, 40); break;
    case 4: m->arg[arg] ^= 1 << rng_below(&t->rng, 31); break;
    case 5: m->verb = (uint8_t)rng_below(&t->rng, t->g->verb_count + 2u); break;
    case 6: m->seat = (uint8_t)rng_below(&t->rng, 17); break;
    case 7: m->zero = (uint16_t)(1 + rng_below(&t->rng, 65535)); break;
    case 8: /* a move made up from nothing */
        m->verb = (uint8_t)rng_below(&t->rng, t->g->verb_count);
        for (int i = 0; i < ARGS_MAX; i++)
            m->arg[i] = (int32_t)rng_below(&t->rng, 8);
        break;
    }
}

static void try_twisted(struct trial *t, const struct open *o, uint32_t turn, struct move m)
{
    struct state after;
    const char *no;
    bool legal;
    twist(t, &m);
    if (m.seat == o->families.at[0].seat) {
        if (!few(o))
            return;
        legal = listed(o, &m);
    } else {
        if (m.seat <= SEAT_CHANCE && turn >> m.seat & 1)
            return;
        legal = false;
    }
    state_copy(t->g, &after, &t->state);
    no = game_play(t->g, t->d, &after, &m);
    law_try(t, 7);
    t->r->refused += !legal;
    if (legal && no)
        law_broken(t, 7, "a move of the options is refused: %s", no);
    if (!legal && !no)
        law_broken(t, 7,
                   "a move outside the options is accepted: seat %d, verb %d, arguments %d %d %d",
                   m.seat, m.verb, m.arg[0], m.arg[1], m.arg[2]);
    if (no && (!*no || !state_equal(t->g, &after, &t->state)))
        law_broken(t, 7, "a refused move changes %s", field_differs(t->g, &after, &t->state));
}

void try_moves(struct trial *t)
{
    uint32_t turn = t->g->turn(t->d, &t->state), seats = (1u << t->seats) - 1;
    if (turn != 1u << SEAT_CHANCE && (turn & ~seats))
        law_broken(t, 7, "the turn is %x: seats that do not play, or chance beside others", turn);
    uint32_t rest = t->g->resting ? t->g->resting(t->d, &t->state) : 0;
    if ((rest & ~turn) || (rest && rest == turn))
        law_broken(t, 7, "the turn is %x, and %x rest: some who have no turn, or all who have",
                   turn, rest);
    for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
        static struct open o;
        struct move m;
        if (!(turn >> seat & 1))
            continue;
        open_to(t, seat, &o);
        try_families(t, seat, &o);
        for (uint64_t k = 0; few(&o) && k < o.size; k++)
            try_legal(t, &o.all[k]);
        for (int k = 0; k < SOME && !few(&o); k++) {
            any_of(t, &o, &m);
            try_legal(t, &m);
        }
        for (int k = 0; k < SOME && o.size; k++) {
            any_of(t, &o, &m);
            try_twisted(t, &o, turn, m);
        }
    }
}

/* Plays a together phase to its end. Each seat has its own stream of choices, so that it chooses
 * the same whatever the order of the seats, as long as its options are the same. */
static void play_together(struct trial *t, uint64_t choices, struct rng *order, struct state *s)
{
    struct rng of[SEATS_MAX];
    int phase = t->g->phase(t->d, s);
    for (int i = 0; i < SEATS_MAX; i++)
        rng_seed(&of[i], choices, (uint64_t)i);
    for (int n = 0; n < ORDER_MOVES_MAX; n++) {
        uint32_t turn = t->g->turn(t->d, s);
        struct options o;
        struct move m;
        if (!turn || turn >> SEAT_CHANCE & 1 || t->g->phase(t->d, s) != phase)
            return;
        struct set seats = {{turn, 0}};
        int seat = set_nth(&seats, (int)rng_below(order, (uint64_t)set_count(&seats)));
        options_clear(&o);
        t->g->options(t->d, s, seat, &o);
        if (options_size(&o) == 0)
            return;
        options_draw(&o, &of[seat], &m);
        if (game_play(t->g, t->d, s, &m))
            return;
    }
}

void try_orders(struct trial *t)
{
    uint32_t asked = game_asked(t->g, t->d, &t->state);
    if (t->g->phases[t->g->phase(t->d, &t->state)].kind != PHASE_TOGETHER) {
        law_try(t, 6);
        if (asked & (asked - 1) && t->g->phases[t->g->phase(t->d, &t->state)].kind == PHASE_TURN)
            law_broken(t, 6, "several seats are asked in phase %s",
                       t->g->phases[t->g->phase(t->d, &t->state)].name);
        return;
    }
    struct state a, b;
    struct rng order;
    uint64_t choices = rng_next(&t->rng);
    state_copy(t->g, &a, &t->state);
    state_copy(t->g, &b, &t->state);
    rng_seed(&order, choices, 100);
    play_together(t, choices, &order, &a);
    rng_seed(&order, choices, 101);
    play_together(t, choices, &order, &b);
    law_try(t, 6);
    t->r->orders++;
    if (!state_equal(t->g, &a, &b))
        law_broken(t, 6, "another order of the seats in phase %s gives another %s",
                   t->g->phases[t->g->phase(t->d, &t->state)].name, field_differs(t->g, &a, &b));
}
