/* How the bots of 21 fare: runs of heroes alone and together, each hero of the pack by itself, and
 * how many Conflicts a core plays in a second. Always true: a run counts whatever its end, a
 * Conflict from its Turn Order to its last turn; time is CPU time of this thread. */
#include <stdio.h>
#include <string.h>

#include "games/twenty_one/fight/conflict.h"
#include "games/twenty_one/run/run.h"
#include "tests/bench/bench.h"

enum {
    RUNS_PLAYED = 300, RUNS_OF_MANY = 100, RUNS_OF_EACH = 60, CONFLICTS_MAX = 200000, BATCH = 50,
    SEATS_OF_TWO = 3
};

struct fought { uint64_t runs, won, lost, defeats, conflicts, conflicts_won, turns, moves; };

static struct fought *tally_of(void *at) { return at; }

static void count(void *at, const struct state *before, const struct move *m,
                  const struct state *after)
{
    struct fought *t = tally_of(at);
    const struct twenty_one *was = look_at(before), *is = look_at(after);
    (void)m;
    t->conflicts += is->phase == PHASE_ORDER && was->phase != PHASE_ORDER;
    t->conflicts_won += (uint64_t)(is->fights_won - was->fights_won);
    t->turns += is->turns_taken > was->turns_taken;
    if (is->phase == PHASE_OVER) {
        t->runs++;
        t->won += is->ending == ENDING_WON;
        t->lost += is->ending == ENDING_LOST;
        t->defeats += is->defeats;
    }
}

static void runs(const struct bench *given, int heroes, const char *master, const char *player,
                 int n)
{
    struct bench b = *given;
    struct lineup lineup = {{policy_named(b.game, master)}};
    struct fought t = {0};
    struct onlooker onlooker = {count, &t};
    b.seats = 1 + heroes;
    b.rules.value[RULE_STORY] = STORY_FIRST;
    for (int seat = 1; seat <= heroes; seat++)
        lineup.at[seat] = policy_named(b.game, player);
    double start = cpu_seconds();
    for (int k = 0; k < n; k++) {
        struct match_end end;
        match_watched(&b, &lineup, (uint64_t)k, &onlooker, &end);
        t.moves += end.moves;
    }
    double used = cpu_seconds() - start, of = (double)t.runs;
    struct share s = share_wilson(t.won, t.runs);
    printf("  %d %s hero%s, %s GM: won %.1f %% (%.1f to %.1f) of %llu runs; %.1f Conflicts a run "
           "(%.0f %% won), %.1f turns each, "
           "%.2f defeats, %.0f moves, %.0f ms\n",
           heroes, player, heroes > 1 ? "es" : "", master, 100 * s.rate, 100 * s.lo, 100 * s.hi,
           (unsigned long long)t.runs, (double)t.conflicts / of,
           100.0 * (double)t.conflicts_won / (double)t.conflicts,
           (double)t.turns / (double)t.conflicts, (double)t.defeats / of, (double)t.moves / of,
           1000 * used / of);
    fflush(stdout);
}

/* ---- Each hero of the pack, alone ---- */

static int wanted; /* the hero that `careful_hero` takes */

static void careful_hero_choose(const struct data *d, const struct view *v, const struct options *o,
                                struct rng *rng, struct move *out)
{
    *out = (struct move){.seat = v->seat, .verb = DO_HERO, .arg = {wanted}};
    if (!options_allow(o, out))
        policy_named(&twenty_one_game, "careful")->choose(d, v, o, rng, out);
}

static void each_alone(const struct bench *given)
{
    static const struct policy careful_hero = {"careful", "takes the hero that is measured",
                                               careful_hero_choose};
    struct bench b = *given;
    b.seats = 2;
    b.rules.value[RULE_STORY] = STORY_FIRST;
    printf("  each hero alone, careful, %d runs: won of easy, normal, hard\n", RUNS_OF_EACH);
    for (wanted = 0; wanted < pack_of(b.data)->hero_count; wanted++) {
        printf("    %-20s", b.data->names[NAMES_HERO].at[wanted]);
        for (int difficulty = DIFFICULTY_EASY; difficulty <= DIFFICULTY_HARD; difficulty++) {
            struct lineup lineup = {{policy_named(b.game, "careful"), &careful_hero}};
            struct fought t = {0};
            struct onlooker onlooker = {count, &t};
            struct match_end end;
            b.rules.value[RULE_DIFFICULTY] = difficulty;
            for (int k = 0; k < RUNS_OF_EACH; k++)
                match_watched(&b, &lineup, (uint64_t)k, &onlooker, &end);
            printf("  %5.1f %%", 100.0 * (double)t.won / (double)t.runs);
        }
        printf("\n");
        fflush(stdout);
    }
}

/* ---- A Conflict of two heroes against three foes ---- */

/* The first encounter of the pack with three foes or more for two heroes, with the Turn Order to
 * come. */
static void fight_set(const struct bench *b, struct state *st)
{
    const struct pack *p = pack_of(b->data);
    const char *no = b->game->init(b->data, &b->rules, SEATS_OF_TWO, st);
    struct twenty_one *s = table_of(st);
    ENSURE(!no);
    for (int hero = 0; hero < SEATS_OF_TWO - 1; hero++) {
        struct move m = {.seat = (uint8_t)(1 + hero), .verb = DO_HERO, .arg = {hero}};
        b->game->apply(b->data, st, &m);
    }
    for (int e = 0; e < p->encounter_count; e++) {
        bj_encounter_open(p, s, e);
        if (__builtin_popcount((unsigned)(bj_up_mask(s) & bj_side_mask(s, SIDE_FOES))) == 3)
            break;
    }
    ENSURE(__builtin_popcount((unsigned)bj_up_mask(s)) == 5);
    bj_conflict_begin(s);
}

/* Whoever draws moves by lot would soon flee, or put things right from the GM's desk: then it were
 * no fight. Without those moves it is fought to the end, or till the turns of a Conflict are used
 * up. */
static void break_off_no_more(const struct state *s, struct options *o)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < o->count && look_at(s)->mover != NONE; i++) {
        if (o->at[i].verb == DO_FLEE || (o->at[i].verb >= DO_SHIFT && o->at[i].verb <= DO_PEACE))
            continue;
        if (kept != i)
            o->at[kept] = o->at[i];
        kept++;
    }
    o->count = kept ? kept : o->count;
}

/* `out`: without moves that break off. */
static uint64_t fight(const struct bench *b, const struct state *from, const struct policy *bot,
                      bool out, uint64_t seed, struct fought *t)
{
    struct state s;
    struct rng dealer, mind;
    struct move m;
    uint64_t moves = 0;
    state_copy(b->game, &s, from);
    rng_seed(&dealer, seed, 0);
    rng_seed(&mind, seed, 1);
    for (; look_at(&s)->conflict; moves++) {
        struct options o;
        int seat = __builtin_ctz(game_asked(b->game, b->data, &s));
        if (seat == SEAT_CHANCE || !bot) {
            b->game->options(b->data, &s, seat, &o);
            if (out)
                break_off_no_more(&s, &o);
            options_draw(&o, &dealer, &m);
        } else {
            struct view view;
            redact(b->game, &s, seat, &view);
            b->game->options(b->data, &view.state, seat, &o);
            bot->choose(b->data, &view, &o, &mind, &m);
        }
        b->game->apply(b->data, &s, &m);
    }
    t->turns += look_at(&s)->turns_taken;
    t->conflicts++;
    t->conflicts_won += look_at(&s)->fights_won;
    return moves;
}

static void fights(const struct bench *given, const char *name, bool out, double aim)
{
    struct bench b = *given;
    struct state from;
    struct fought t = {0};
    const struct policy *bot = strcmp(name, "random") ? policy_named(b.game, name) : NULL;
    b.rules.value[RULE_STORY] = STORY_FREE;
    fight_set(&b, &from);
    double start = cpu_seconds(), used = 0;
    while (t.conflicts < CONFLICTS_MAX && used < 2 * b.seconds) {
        for (int i = 0; i < BATCH; i++)
            t.moves += fight(&b, &from, bot, out, t.conflicts, &t);
        used = cpu_seconds() - start;
    }
    double n = (double)t.conflicts;
    printf("  2 against 3, %s%s: %.0f Conflicts a second on one core (aim: over %.0f), %.0f moves "
           "and %.1f turns each, "
           "%.0f ns a move; the heroes win %.1f %% of %llu\n",
           name, out ? ", fought to the end" : "", n / used, aim, (double)t.moves / n,
           (double)t.turns / n, 1e9 * used / (double)t.moves, 100.0 * (double)t.conflicts_won / n,
           (unsigned long long)t.conflicts);
    fflush(stdout);
}

void bench_twenty_one(const struct bench *b)
{
    printf("  BJ-I1, BJ-I2: the first run of the pack, by bots alone\n");
    fights(b, "random", false, 20000);
    fights(b, "random", true, 20000);
    fights(b, "careless", false, 500);
    fights(b, "careful", false, 500);
    each_alone(b);
    runs(b, 1, "careful", "careful", RUNS_PLAYED);
    runs(b, 1, "careful", "careless", RUNS_PLAYED);
    runs(b, 2, "careful", "careful", RUNS_OF_MANY);
    runs(b, 4, "careful", "careful", RUNS_OF_MANY);
}
