/* trace [--first] FILE...: plays the matches that the lines of each file name, at random, and
 * compares the hash of all that happens with the one that stands there. What is always true: a line
 * hashes what the rules say at each moment (phase, whose turn, every option with its weight and
 * flags, who witnesses the move, the state by name, the payoff), so a change of behaviour that no
 * rule's own test sees is seen here, and nothing else is.
 *
 *   bloodsport edition=2 seats=2 seed=5 rules=1 moves=312 hash=0123456789abcdef
 *
 * --first: stops at the first line that differs.
 *
 * `rules=K` sets each option of the table to a value that follows from K; 0: the defaults. The
 * first line, `options=N`, says how many options the game had then: any that were added since have
 * their default, so a new option changes no trace. `gear=27` behind it says it of a name table,
 * called by an argument that has it: what stands behind is offered to nobody, so a new row of a
 * table that people choose from changes no trace either. `-facts` behind it: a field that came
 * later and is not in its digests. A new edition gets new lines (trace --new
 * GAME EDITION prints them); the lines of an older one stay as they are. A line that fails names a
 * change of the rules: it is either a mistake or a new edition, never a line to be made anew.
 *
 * It expects what the program did when the lines were written, not what the book says: that is what
 * the scripts of tests/rules are for. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "games/registry.h"

enum { MOVES_MAX = 700, RULE_SETS = 4, SEEDS = 6 };

static uint64_t hash;

static void add(uint64_t word)
{
    hash = (hash ^ word) * 0xd6e8feb86659fd93u;
    hash ^= hash >> 32;
}

static void add_options(const struct options *o)
{
    add(o->count);
    for (uint32_t i = 0; i < o->count; i++) {
        const struct option *option = &o->at[i];
        add((uint64_t)option->verb | (uint64_t)option->flags << 8 | (uint64_t)option->args << 16 |
            (uint64_t)option->weight << 32);
        for (int a = 0; a < option->args; a++) {
            const struct domain *d = &option->arg[a];
            bool bounds = d->kind != DOMAIN_ONE; /* which has none: what stands there is what stood
                                                    there before */
            add(d->kind | (bounds ? (uint64_t)(uint32_t)d->lo << 32 : 0));
            add(bounds ? (uint32_t)d->hi : 0);
            add(d->kind == DOMAIN_RANGE ? 0 : d->of.word[0]);
            add(d->kind == DOMAIN_RANGE ? 0 : d->of.word[1]);
        }
    }
}

/* What the game had when the lines were written. */
enum { TABLES_MAX = 16, NAME_ROOM = 25 };
struct had {
    int options, tables;
    int names[TABLES_MAX], count[TABLES_MAX]; /* of data->names */
    int fields;
    char without[TABLES_MAX][NAME_ROOM]; /* fields that it had not */
};

struct play {
    const struct game *game;
    const struct had *had;
    struct data data;
    struct digest_form form;
    struct state state;
    struct rng rng;
    int moves;
};

/* The name table of the arguments that are called so, or -1. */
static int table_of(const struct game *g, const char *name)
{
    for (int verb = 0; verb < g->verb_count; verb++)
        for (int a = 0; a < ARGS_MAX && g->verbs[verb].arg[a].name; a++)
            if (!strcmp(g->verbs[verb].arg[a].name, name) && g->verbs[verb].arg[a].names)
                return g->verbs[verb].arg[a].names;
    return -1;
}

/* Takes from a family what its tables had not; false: nothing is left of it. */
static bool as_then(const struct play *p, struct option *o)
{
    for (int a = 0; a < o->args; a++)
        for (int i = 0; i < p->had->tables; i++) {
            uint64_t *word = o->arg[a].of.word;
            if (o->arg[a].kind != DOMAIN_ONE ||
                p->game->verbs[o->verb].arg[a].names != p->had->names[i])
                continue;
            for (int value = p->had->count[i]; value < 128; value++)
                word[value / 64] &= ~(UINT64_C(1) << value % 64);
            if (!(word[0] | word[1]))
                return false;
        }
    return true;
}

static void options_of(const struct play *p, int seat, struct options *out)
{
    uint32_t kept = 0;
    options_clear(out);
    p->game->options(&p->data, &p->state, seat, out);
    for (uint32_t i = 0; i < out->count; i++)
        if (as_then(p, &out->at[i]))
            out->at[kept++] = out->at[i];
    out->count = kept;
}

/* The seat that moves: chance, else any of the turn. */
static int next_seat(struct play *p, uint32_t turn)
{
    if (turn >> SEAT_CHANCE & 1)
        return SEAT_CHANCE;
    int nth = (int)rng_below(&p->rng, (uint64_t)__builtin_popcount(turn));
    for (; nth; nth--)
        turn &= turn - 1;
    return __builtin_ctz(turn);
}

/* Chance by weight; a seat by family first, so that one with few moves is not lost beside one with
 * thousands. */
static void choose(struct play *p, int seat, struct options *o, struct move *out)
{
    if (seat != SEAT_CHANCE) {
        o->at[0] = o->at[rng_below(&p->rng, o->count)];
        o->count = 1;
    }
    options_draw(o, &p->rng, out);
}

static const char *step(struct play *p)
{
    const struct game *g = p->game;
    uint32_t turn = g->turn(&p->data, &p->state);
    struct options o;
    struct move move;
    add((uint64_t)g->phase(&p->data, &p->state) << 32 | turn);
    for (int seat = 0; seat <= SEAT_CHANCE; seat++)
        if (turn >> seat & 1) {
            options_of(p, seat, &o);
            add_options(&o);
        }
    int seat = next_seat(p, turn);
    options_of(p, seat, &o);
    choose(p, seat, &o, &move);
    add(g->witness(&p->data, &p->state, &move));
    g->apply(&p->data, &p->state, &move);
    add(state_digest(g, &p->data, &p->form, &p->state));
    p->moves++;
    return g->check(&p->data, &p->state);
}

static const char *play(struct play *p)
{
    int32_t payoff[SEATS_MAX] = {0};
    const char *wrong = NULL;
    while (!wrong && p->moves < MOVES_MAX && p->game->turn(&p->data, &p->state))
        wrong = step(p);
    if (wrong || p->game->turn(&p->data, &p->state))
        return wrong;
    p->game->payoff(&p->data, &p->state, payoff);
    for (int i = 0; i < SEATS_MAX; i++)
        add((uint32_t)payoff[i]);
    return NULL;
}

/* Sets of options: 0 the defaults; else each of the first `had` by a number of its own. */
static void rules_of(const struct game *g, int had, int set, int edition, struct rules *out)
{
    struct rng rng;
    rules_default(g, out);
    out->edition = (uint16_t)edition;
    rng_seed(&rng, (uint64_t)set, 77);
    for (int i = 0; set && i < had; i++)
        out->value[i] =
            g->rules[i].lo +
            (int32_t)rng_below(&rng, (uint64_t)((int64_t)g->rules[i].hi - g->rules[i].lo + 1));
}

/* Which fields are digested: those that there were. */
static void form_of(const struct game *g, const struct had *had, struct digest_form *out)
{
    digest_form_new(g, out);
    for (int i = 0; i < g->field_count; i++)
        for (int k = 0; k < had->fields; k++)
            if (!strcmp(g->fields[i].name, had->without[k]))
                out->field[i / 64] &= ~(UINT64_C(1) << i % 64);
}

static bool run(const struct game *g, const struct had *had, int edition, int seats, uint64_t seed,
                int set, struct play *p, const char **wrong)
{
    struct complaint complaint;
    struct rules rules;
    size_t size = (g->data_size + 15) / 16 * 16;
    void *block = size ? aligned_alloc(16, size) : NULL;
    memset(p, 0, sizeof *p);
    if (size)
        memset(block, 0, size);
    p->game = g;
    p->had = had;
    hash = 0;
    bool good = data_open_default(g, block, &p->data, &complaint);
    if (good) {
        form_of(g, had, &p->form);
        rules_of(g, had->options, set, edition, &rules);
        rng_seed(&p->rng, seed, 1);
        *wrong = g->init(&p->data, &rules, seats, &p->state);
        good = !*wrong;
    }
    if (good)
        *wrong = play(p);
    free(block);
    return good;
}

static void print_new(const struct game *g, int edition)
{
    const struct had all = {.options = g->rule_count};
    printf("options=%d\n", all.options);
    for (int seats = g->seats_min; seats <= g->seats_max && seats <= g->seats_min + 2; seats++)
        for (int set = 0; set < RULE_SETS; set++)
            for (uint64_t seed = 1; seed <= SEEDS; seed++) {
                struct play p;
                const char *wrong = NULL;
                if (run(g, &all, edition, seats, seed, set, &p, &wrong) && !wrong)
                    printf("%s edition=%d seats=%d seed=%" PRIu64
                           " rules=%d moves=%d hash=%016" PRIx64 "\n",
                           g->name, edition, seats, seed, set, p.moves, hash);
            }
}

static const struct game *find(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

/* A line's match; true if it is as it was. */
static bool again(const char *path, int n, const char *line, const struct had *had)
{
    char name[65];
    int edition, seats, set, moves;
    uint64_t seed, want;
    struct play p;
    const char *wrong = NULL;
    if (sscanf(line, "%64s edition=%d seats=%d seed=%" SCNu64 " rules=%d moves=%d hash=%" SCNx64,
               name, &edition, &seats, &seed, &set, &moves, &want) != 7 ||
        !find(name) || had->options > find(name)->rule_count) {
        printf("FAIL %s:%d: no line of a trace\n", path, n);
        return false;
    }
    bool good = run(find(name), had, edition, seats, seed, set, &p, &wrong) && !wrong;
    if (good && p.moves == moves && hash == want)
        return true;
    if (!good)
        printf("FAIL %s:%d: %s\n", path, n, wrong ? wrong : "cannot be played");
    else
        printf("FAIL %s:%d: %d moves, hash %016" PRIx64 "\n", path, n, p.moves, hash);
    return false;
}

/* The first line of a file; the game is that of its name, GAME-EDITION.trace. */
static bool first_line(const char *path, const char *line, struct had *had)
{
    char game[65] = "", name[NAME_ROOM];
    const char *base = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    int at = 0, count, used;
    snprintf(game, sizeof game, "%.*s", (int)(strrchr(base, '-') ? strrchr(base, '-') - base : 0),
             base);
    if (sscanf(line, "options=%d%n", &had->options, &at) != 1 || had->options < 0)
        return false;
    for (line += at; sscanf(line, " %24[a-z]=%d%n", name, &count, &used) == 2; line += used) {
        int table = find(game) ? table_of(find(game), name) : -1;
        if (table < 0 || count < 1 || had->tables == TABLES_MAX)
            return false;
        had->names[had->tables] = table;
        had->count[had->tables++] = count;
    }
    for (; sscanf(line, " -%24[a-z-]%n", name, &used) == 1; line += used) {
        if (had->fields == TABLES_MAX)
            return false;
        memcpy(had->without[had->fields++], name, sizeof name);
    }
    return !line[strspn(line, " \n")];
}

int main(int argc, char **argv)
{
    int passed = 0, failed = 0;
    if (argc == 4 && !strcmp(argv[1], "--new") && find(argv[2])) {
        print_new(find(argv[2]), atoi(argv[3]));
        return 0;
    }
    bool first_only = argc > 1 && !strcmp(argv[1], "--first");
    for (int i = 1 + first_only; i < argc && !(first_only && failed); i++) {
        char line[256];
        FILE *in = fopen(argv[i], "r");
        if (!in) {
            perror(argv[i]);
            return 2;
        }
        struct had had = {0};
        if (!fgets(line, sizeof line, in) || !first_line(argv[i], line, &had)) {
            printf("FAIL %s:1: how many options the game had\n", argv[i]);
            fclose(in);
            return 1;
        }
        for (int n = 2; fgets(line, sizeof line, in); n++) {
            bool same = again(argv[i], n, line, &had);
            passed += same;
            failed += !same;
            if (!same && first_only)
                break;
        }
        fclose(in);
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
