/* Finds values that are alike. Two cards are tried by playing the whole tree twice side by side,
 * once with both exchanged: what is open, how likely it is, what everyone sees of it and what it
 * brings must be the same but for the exchange. What is always true: a class is only made of pairs
 * that were tried so or follow from such pairs; exchanges of pairs make every permutation. */
#include <string.h>

#include "ai/small.h"

struct trial {
    const struct game *game;
    const struct data *data;
    uint8_t names; /* in this table ... */
    int32_t a, b;  /* ... these change places */
    uint64_t left; /* histories that may still be walked */
};

static int32_t exchanged(const struct trial *t, const struct arg_spec *arg, int32_t value)
{
    if (arg->names != t->names || arg->show == SHOW_SET)
        return value;
    return value == t->a ? t->b : value == t->b ? t->a : value;
}

static void exchange(const struct trial *t, struct move *m)
{
    const struct verb_spec *verb = &t->game->verbs[m->verb];
    for (int i = 0; i < ARGS_MAX && verb->arg[i].name; i++)
        m->arg[i] = exchanged(t, &verb->arg[i], m->arg[i]);
}

/* The weight of a single move; 0: it is not open. */
static uint32_t weight_of(const struct options *open, const struct move *m)
{
    for (uint32_t i = 0; i < open->count; i++) {
        const struct option *f = &open->at[i];
        bool in = f->verb == m->verb && f->seat == m->seat;
        for (int k = 0; in && k < f->args; k++)
            in = domain_has(&f->arg[k], m->arg[k]);
        if (in)
            return f->weight;
    }
    return 0;
}

/* Whether everyone reads the move alike on both sides. */
static bool seen_alike(const struct trial *t, const struct state *one, const struct move *m,
                       const struct state *two, const struct move *other)
{
    static const uint8_t readers[] = {0, 1, SEAT_WATCHER};
    for (unsigned i = 0; i < sizeof readers; i++) {
        struct move here, there;
        move_redact(t->game, t->data, one, m, readers[i], &here);
        move_redact(t->game, t->data, two, other, readers[i], &there);
        exchange(t, &here);
        if (!move_equal(&here, &there))
            return false;
    }
    return true;
}

static bool ends_alike(const struct trial *t, const struct state *one, const struct state *two)
{
    int32_t a[SEATS_MAX] = {0}, b[SEATS_MAX] = {0};
    t->game->payoff(t->data, one, a);
    t->game->payoff(t->data, two, b);
    return a[0] == b[0] && a[1] == b[1];
}

static bool walk(struct trial *t, const struct state *one, const struct state *two)
{
    uint32_t turn = t->game->turn(t->data, one);
    if (!t->left-- || turn != t->game->turn(t->data, two) ||
        t->game->phase(t->data, one) != t->game->phase(t->data, two))
        return false;
    if (!turn)
        return ends_alike(t, one, two);
    int seat = __builtin_ctz(turn);
    struct options open = {0}, other_open = {0};
    t->game->options(t->data, one, seat, &open);
    t->game->options(t->data, two, seat, &other_open);
    uint64_t count = options_size(&open);
    if (count != options_size(&other_open))
        return false;
    for (uint64_t k = 0; k < count; k++) {
        struct move m, other;
        options_nth(&open, k, &m);
        other = m;
        exchange(t, &other);
        if (weight_of(&open, &m) != weight_of(&other_open, &other) ||
            !seen_alike(t, one, &m, two, &other))
            return false;
        struct state next, other_next;
        state_copy(t->game, &next, one);
        state_copy(t->game, &other_next, two);
        t->game->apply(t->data, &next, &m);
        t->game->apply(t->data, &other_next, &other);
        if (!walk(t, &next, &other_next))
            return false;
    }
    return true;
}

/* Tables that chance deals from, and that no argument holds a set of: a set's members have no order
 * of appearance. */
static bool is_dealt(const struct game *g, const struct data *d, const struct set *chance,
                     int names)
{
    bool dealt = false;
    for (int v = 0; v < g->verb_count; v++)
        for (int i = 0; i < ARGS_MAX && g->verbs[v].arg[i].name; i++) {
            const struct arg_spec *arg = &g->verbs[v].arg[i];
            if (arg->names == names && arg->show == SHOW_SET)
                return false;
            dealt |= arg->names == names && set_has(chance, v);
        }
    return dealt && d->names[names].count <= THINGS_MAX;
}

/* The verbs by which chance moves on the line of play that takes the first move everywhere: cards
 * that are dealt on other lines only are left apart, which costs time and nothing else. */
static struct set verbs_of_chance(const struct game *g, const struct data *d,
                                  const struct state *first)
{
    struct set verbs = set_none();
    uint32_t turn;
    struct state at;
    state_copy(g, &at, first);
    while ((turn = g->turn(d, &at))) {
        struct options open = {0};
        struct move m;
        g->options(d, &at, __builtin_ctz(turn), &open);
        options_nth(&open, 0, &m);
        if (turn >> SEAT_CHANCE & 1)
            set_add(&verbs, m.verb);
        g->apply(d, &at, &m);
    }
    return verbs;
}

static void classes_of(struct trial *t, const struct state *first, struct alike_table *table,
                       uint64_t histories_max, uint32_t *found)
{
    int first_of[THINGS_MAX];
    for (int value = 0; value < t->data->names[t->names].count; value++) {
        int class = 0;
        for (; class < table->count; class ++) {
            *t = (struct trial){t->game, t->data, t->names, first_of[class], value, histories_max};
            if (walk(t, first, first))
                break;
        }
        if (class == table->count)
            first_of[table->count++] = value;
        else
            ++*found;
        table->class_of[value] = (uint8_t) class;
    }
}

void alike_find(const struct game *g, const struct data *d, const struct state *first,
                uint64_t histories_max, struct alike *out)
{
    struct set chance = verbs_of_chance(g, d, first);
    out->tables = 0;
    out->found = 0;
    for (int names = 1; names < d->names_count && out->tables < ALIKE_TABLES; names++) {
        if (!is_dealt(g, d, &chance, names))
            continue;
        struct alike_table *table = &out->table[out->tables];
        struct trial t = {g, d, (uint8_t)names, 0, 0, 0};
        uint32_t before = out->found;
        table->names = (uint8_t)names;
        table->count = 0;
        classes_of(&t, first, table, histories_max, &out->found);
        out->tables += out->found > before; /* without any it need not be asked */
    }
}

void alike_move(const struct alike *alike, const struct game *g, struct alike_seen *by,
                const struct move *m, struct move *out)
{
    *out = *m;
    for (int i = 0; i < ARGS_MAX && g->verbs[m->verb].arg[i].name; i++) {
        int names = g->verbs[m->verb].arg[i].names;
        for (int k = 0; k < alike->tables && m->arg[i] != ARG_HIDDEN; k++) {
            if (alike->table[k].names != names)
                continue;
            int value = m->arg[i], class = alike->table[k].class_of[value];
            if (!by->nth[k][value])
                by->nth[k][value] = ++by->seen[k][class];
            out->arg[i] = class << 8 | by->nth[k][value];
        }
    }
}
