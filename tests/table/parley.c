/* The rules of tests/table/parley.h. What is always true: a spell that was named is in use until it
 * is dropped, barred or not. */
#include "tests/table/parley.h"

#include "engine/engine.h"

#define FIELDS(X)                                                                                  \
    X(uint8_t, used, , "used", .show = SHOW_SET, .names = PARLEY_SPELLS)                           \
    X(uint8_t, barred, , "barred", .show = SHOW_SET, .names = PARLEY_SPELLS)                       \
    X(uint8_t, ready, , "ready", AS_NUMBER)                                                        \
    X(uint8_t, phase, , "phase", AS_NUMBER)                                                        \
    X(uint8_t, notes, [3], "notes", AS_NUMBER)                                                     \
    X(uint8_t, sealed, , "sealed", AS_NUMBER)

struct parley {
    FIELDS(FIELD_MEMBER)
};
_Static_assert(sizeof(struct parley) == 8, "a state is whole words");

static const struct field fields[] = {
#define ROW(...) FIELD_ROW(struct parley, __VA_ARGS__)
    FIELDS(ROW)};

enum { TALK, OPENING, OVER, HOST = 0, OPEN = 0x3c, FIXED = 3 };

static const char *const seat_names[] = {"0", "1", "2"};
static const char *const spell_names[] = {"fire",    "cold-rain", "spell-2",
                                          "spell-3", "spell-4",   "spell-5"};
static const char *const yes_names[] = {"no", "yes"};
static const struct names names[] = {{NULL, 0}, {seat_names, 3}, {spell_names, 6}, {yes_names, 2}};
static const struct label_spec labels[] = {{PARLEY_SPELLS, PARLEY_FIRST, PARLEY_NAMED_MAX}};
static const struct phase_spec phases[] = {
    {"talk", PHASE_FLOOR}, {"opening", PHASE_TURN}, {"over", PHASE_TURN}};

#define SPELL(called, open) {(called), 0, SHOW_NAME, PARLEY_SPELLS, (open)}
#define NUMBER(called) {(called), 0, SHOW_NUMBER, 0, 0}
static const struct verb_spec verbs[] = {
    [PARLEY_CAST] = {.name = "cast", .arg = {SPELL("spell", 1), NUMBER("force")}},
    [PARLEY_NOTE] = {.name = "note", .text = TEXT_SECRET},
    [PARLEY_PASS] = {.name = "pass"},
    [PARLEY_DROP] = {.name = "drop", .arg = {SPELL("spell", 0)}},
    [PARLEY_BAR] = {.name = "bar", .arg = {SPELL("spell", 0)}},
    [PARLEY_CLOSE] = {.name = "close", .arg = {{"secretly", 0, SHOW_NAME, 3, 0}}},
    [PARLEY_OPEN] = {.name = "open",
                     .arg = {{"of", 0, SHOW_NAME, 1, 0}, NUMBER("which")},
                     .text = TEXT_SHOWN,
                     .shows = PARLEY_NOTE},
    [PARLEY_DONE] = {.name = "done"},
    [PARLEY_BIND] = {.name = "bind", .arg = {SPELL("to", 0), SPELL("spell", 1)}},
};

static const struct parley *of(const struct state *s)
{
    return (const struct parley *)s->bytes;
}

static const char *role(int seat)
{
    return seat == HOST ? "host" : "guest";
}

static bool data_open(struct data *out, void *block, const struct node *tree,
                      struct complaint *wrong)
{
    (void)block;
    if (tree)
        return node_wrong(tree, wrong, "this game reads no data");
    *out = (struct data){.name = "none", .edition = 1, .names = names, .names_count = 4};
    return true;
}

static const char *init(const struct data *d, const struct rules *r, int seats, struct state *s)
{
    (void)d, (void)r, (void)seats;
    *(struct parley *)s->bytes = (struct parley){0};
    return NULL;
}

static int phase(const struct data *d, const struct state *s)
{
    (void)d;
    return of(s)->phase;
}

static uint32_t turn(const struct data *d, const struct state *s)
{
    (void)d;
    return of(s)->phase == TALK      ? 7u & ~(uint32_t)of(s)->ready
           : of(s)->phase == OPENING ? 1u << SEAT_CHANCE
                                     : 0;
}

static void add_spells(struct option *o, uint64_t of_these)
{
    arg_one(o, (struct set){{of_these, 0}});
}

static void options_host(const struct parley *p, struct options *o)
{
    uint64_t known = (FIXED | p->used) & ~(unsigned)p->barred;
    if (known) {
        struct option *cast = option_add(o, HOST, PARLEY_CAST);
        add_spells(cast, known);
        arg_is(cast, 3);
        add_spells(option_add(o, HOST, PARLEY_BAR), known);
    }
    arg_range(option_add(o, HOST, PARLEY_CLOSE), 0, 1);
}

static void options(const struct data *d, const struct state *s, int seat, struct options *o)
{
    const struct parley *p = of(s);
    (void)d;
    if (seat == SEAT_CHANCE) {
        for (int k = 0; k < 3; k++) {
            if (!p->notes[k])
                continue;
            struct option *open = option_add(o, seat, PARLEY_OPEN);
            arg_is(open, k);
            arg_range(open, 1, p->notes[k]);
        }
        option_add(o, seat, PARLEY_DONE);
        return;
    }
    if (seat == HOST) {
        options_host(p, o);
    } else {
        struct option *cast = option_add(o, seat, PARLEY_CAST);
        add_spells(cast, (FIXED | OPEN) & ~(unsigned)p->barred);
        arg_range(cast, 1, 2);
        option_add(o, seat, PARLEY_NOTE);
        if (p->used) {
            struct option *bind = option_add(o, seat, PARLEY_BIND);
            add_spells(option_add(o, seat, PARLEY_DROP), p->used);
            add_spells(bind, p->used);
            add_spells(bind, OPEN);
        }
    }
    option_add(o, seat, PARLEY_PASS)->flags = OPTION_DULL;
}

static void apply(const struct data *d, struct state *s, const struct move *m)
{
    struct parley *p = (struct parley *)s->bytes;
    uint8_t spell = (uint8_t)(1u << m->arg[m->verb == PARLEY_BIND]);
    (void)d;
    p->ready = m->verb == PARLEY_PASS ? (uint8_t)(p->ready | 1u << m->seat) : 0;
    if (m->verb == PARLEY_CAST || m->verb == PARLEY_BIND) {
        p->used |= spell & OPEN;
    } else if (m->verb == PARLEY_NOTE) {
        p->notes[m->seat]++;
    } else if (m->verb == PARLEY_DROP) {
        p->used &= (uint8_t)~spell;
        p->barred &= (uint8_t)~spell;
    } else if (m->verb == PARLEY_BAR) {
        p->barred |= spell;
    } else if (m->verb == PARLEY_CLOSE) {
        p->sealed = (uint8_t)m->arg[0];
        p->phase = OPENING;
    } else if (m->verb == PARLEY_DONE) {
        p->phase = OVER;
    }
    if (p->ready == 7)
        p->phase = OPENING;
}

static void payoff(const struct data *d, const struct state *s, int32_t *out)
{
    (void)d, (void)s;
    for (int seat = 0; seat < 3; seat++)
        out[seat] = 0;
}

static uint32_t witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s, (void)m;
    return 0;
}

static bool label_live(const struct data *d, const struct state *s, int k, int value)
{
    (void)d, (void)k;
    return of(s)->used >> value & 1;
}

static bool sealed(const struct data *d, const struct state *s)
{
    (void)d;
    return of(s)->sealed;
}

static void why_not(const struct data *d, const struct view *v, const struct move *m,
                    struct text *out)
{
    const char *name = label_name(out->labels, PARLEY_SPELLS, m->arg[0]);
    (void)d;
    if (m->verb == PARLEY_CAST && of(&v->state)->barred >> m->arg[0] & 1)
        text_format(out, "%s is barred", name ? name : spell_names[m->arg[0]]);
}

static const struct words words = {.why_not = why_not};

const struct game parley_game = {
    .name = "parley",
    .title = "Parley",
    .author = "",
    .edition = 1,
    .toy = true,
    .master = true,
    .seats_min = 3,
    .seats_max = 3,
    .verb_count = 9,
    .phase_count = 3,
    .field_count = sizeof fields / sizeof *fields,
    .label_count = 1,
    .state_size = sizeof(struct parley),
    .moves_max = 200,
    .verbs = verbs,
    .phases = phases,
    .fields = fields,
    .labels = labels,
    .words = &words,
    .role = role,
    .data_open = data_open,
    .init = init,
    .phase = phase,
    .turn = turn,
    .options = options,
    .apply = apply,
    .payoff = payoff,
    .witness = witness,
    .label_live = label_live,
    .sealed = sealed,
};
