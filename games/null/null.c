/* The smallest game: chance rolls a die under a cup, one seat guesses, the cup is lifted. It is the
 * template of a new game: copy it, then work through it from top to bottom. What is always true of
 * it, as of every game: its functions are pure and learn nothing that is not in their arguments. */
#include "engine/engine.h"

#include <string.h>

/* 1. Small vocabularies. Values of these enums index the name tables further down. */
enum phase { PHASE_ROLL, PHASE_GUESS, PHASE_SHOW, PHASE_OVER, PHASES };
enum verb {
    DO_ROLL,  /* chance: !face -> nobody */
    DO_GUESS, /* face */
    DO_SHOW,  /* chance: face */
    VERBS
};
enum name_table { NAMES_NONE, NAMES_PHASE, NAME_TABLES };
enum rule { RULE_FACES, RULES };
enum { ALL_SEATS = 0xffff };

/* 2. The state: one macro makes the struct and the table that says who may know what. Widest
 * members first, so that there are no gaps; secret ones last; `spare` fills the last word. */
#define FIELDS(X)                                                                                  \
    X(uint16_t, die_known, [1], "die-known", AS_NUMBER) /* who sees under the cup */               \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, faces, , "faces", AS_NUMBER)                                                        \
    X(uint8_t, guess, , "guess", AS_NUMBER)                                                        \
    X(uint8_t, spare, [2], "spare", AS_NOTHING)                                                    \
    /* secret */                                                                                   \
    X(uint8_t, die, [1], "die", AS_NUMBER, .know = KNOW_MASK, .stride = 1,                         \
      .mask = offsetof(struct table, die_known), .lo = 0, .hi = 20)

struct table {
    FIELDS(FIELD_MEMBER)
};
_Static_assert(sizeof(struct table) % 8 == 0, "a state is whole words");

static const struct field fields[] = {
#define ROW(...) FIELD_ROW(struct table, __VA_ARGS__)
    FIELDS(ROW)};

static struct table *table_of(struct state *s)
{
    return (struct table *)s->bytes;
}
static const struct table *table_read(const struct state *s)
{
    return (const struct table *)s->bytes;
}

/* 3. The words: phases, verbs with their arguments, rules. */
static const char *const phase_names[PHASES] = {"roll", "guess", "show", "over"};
static const struct names names[NAME_TABLES] = {[NAMES_PHASE] = {phase_names, PHASES}};

static const struct phase_spec phases[PHASES] = {
    {"roll", PHASE_TURN},
    {"guess", PHASE_TURN},
    {"show", PHASE_TURN},
    {"over", PHASE_TURN},
};

static const struct verb_spec verbs[VERBS] = {
    [DO_ROLL] = {"roll", {{"face", 1, SHOW_NUMBER, 0}}, .chance = CHANCE_DIE},
    [DO_GUESS] = {"guess", {{"face", 0, SHOW_NUMBER, 0}}},
    [DO_SHOW] = {"show", {{"face", 0, SHOW_NUMBER, 0}}, .chance = CHANCE_DIE},
};

static const struct rule_spec rules[RULES] = {
    [RULE_FACES] = {"faces", 2, 20, 6, NULL},
};

static const char *role(int seat)
{
    (void)seat;
    return "guesser";
}

/* 4. Data: nothing stands beside this game but its names. */
static bool data_open(struct data *out, void *block, const struct node *tree,
                      struct complaint *wrong)
{
    (void)block;
    if (tree)
        return node_wrong(tree, wrong, "this game reads no data");
    *out = (struct data){.name = "none", .edition = 1, .names = names, .names_count = NAME_TABLES};
    return true;
}

/* 5. The rules. */
static const char *init(const struct data *d, const struct rules *r, int seats, struct state *s)
{
    (void)d, (void)seats;
    struct table *t = table_of(s);
    memset(t, 0, sizeof *t);
    t->faces = (uint8_t)r->value[RULE_FACES];
    return NULL;
}

static int phase(const struct data *d, const struct state *s)
{
    (void)d;
    return table_read(s)->phase;
}

static uint32_t turn(const struct data *d, const struct state *s)
{
    (void)d;
    switch (table_read(s)->phase) {
    case PHASE_ROLL:
    case PHASE_SHOW: return 1u << SEAT_CHANCE;
    case PHASE_GUESS: return 1u << 0;
    }
    return 0;
}

/* Phase, turn and a seat's own options may depend only on what that seat knows; chance knows all.
 */
static void options(const struct data *d, const struct state *s, int seat, struct options *out)
{
    const struct table *t = table_read(s);
    (void)d;
    switch (t->phase) {
    case PHASE_ROLL: arg_range(option_add(out, seat, DO_ROLL), 1, t->faces); break;
    case PHASE_GUESS: arg_range(option_add(out, seat, DO_GUESS), 1, t->faces); break;
    case PHASE_SHOW: arg_is(option_add(out, seat, DO_SHOW), t->die[0]); break;
    }
}

static void apply(const struct data *d, struct state *s, const struct move *m)
{
    struct table *t = table_of(s);
    (void)d;
    switch (m->verb) {
    case DO_ROLL:
        t->die[0] = (uint8_t)m->arg[0];
        t->phase = PHASE_GUESS;
        break;
    case DO_GUESS:
        t->guess = (uint8_t)m->arg[0];
        t->phase = PHASE_SHOW;
        break;
    case DO_SHOW:
        t->die_known[0] = ALL_SEATS;
        t->phase = PHASE_OVER;
        break;
    }
}

static void payoff(const struct data *d, const struct state *s, int32_t *out)
{
    const struct table *t = table_read(s);
    (void)d;
    out[0] = t->guess == t->die[0];
}

/* What people count when it is over, and what each is worth to a seat; payoff must come to the
 * same. */
static const struct tally_spec tallies[] = {
    {"guessed", .worth = 1},
    {"missed"},
};

static int tally(const struct data *d, const struct state *s, int seat, int which)
{
    const struct table *t = table_read(s);
    (void)d, (void)seat;
    return (t->guess == t->die[0]) == (which == 0);
}

/* 6. Secrecy: who learns the secret arguments of a move. All else follows from the field table. */
static uint32_t witness(const struct data *d, const struct state *s, const struct move *m)
{
    (void)d, (void)s, (void)m;
    return 0;
}

/* 7. What must hold after every move. Write this first: it finds the mistakes of all the rest. */
static const char *check(const struct data *d, const struct state *s)
{
    const struct table *t = table_read(s);
    (void)d;
    if (t->phase > PHASE_OVER)
        return "the phase is one of the game's";
    if (t->phase == PHASE_ROLL ? t->die[0] != 0 : t->die[0] < 1 || t->die[0] > t->faces)
        return "the die shows one of its faces once it is rolled";
    if (t->phase <= PHASE_GUESS ? t->guess != 0 : t->guess < 1 || t->guess > t->faces)
        return "the guess is a face once it is made";
    if (t->die_known[0] != (t->phase == PHASE_OVER ? ALL_SEATS : 0))
        return "the cup is lifted at the end";
    return NULL;
}

/* 8. Where hidden values are bound by what is known. Not needed where lo .. hi says it all. */
static struct set may_be(const struct data *d, const struct state *s, int field, int i)
{
    const struct table *t = table_read(s);
    struct set of = set_none();
    (void)d, (void)field, (void)i;
    if (t->phase == PHASE_ROLL)
        set_add(&of, 0);
    else
        for (int face = 1; face <= t->faces; face++)
            set_add(&of, face);
    return of;
}

/* 9. The table of all this, the one thing that the folder exports; then a line in games/registry.c.
 */
const struct game null_game = {
    .name = "null",
    .title = "The Die under the Cup",
    .author = "nobody",
    .edition = 1,
    .toy = true,
    .seats_min = 1,
    .seats_max = 1,
    .verb_count = VERBS,
    .phase_count = PHASES,
    .rule_count = RULES,
    .tally_count = sizeof tallies / sizeof *tallies,
    .field_count = sizeof fields / sizeof *fields,
    .state_size = sizeof(struct table),
    .moves_max = 3, /* roll, guess, show */
    .payoff_hi = 1,
    .rules = rules,
    .tallies = tallies,
    .verbs = verbs,
    .phases = phases,
    .fields = fields,
    .role = role,
    .data_open = data_open,
    .init = init,
    .phase = phase,
    .turn = turn,
    .options = options,
    .apply = apply,
    .payoff = payoff,
    .tally = tally,
    .witness = witness,
    .check = check,
    .may_be = may_be,
};
