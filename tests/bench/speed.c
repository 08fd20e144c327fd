/* How long the engine and a game take for each thing that is done often. Always true: of several
 * rounds the fastest counts, since whatever else ran can only have slowed it. */
#include "tests/bench/bench.h"

#include <stdio.h>
#include <string.h>

#include "table/codec.h"

enum { ROUNDS = 5, POOL = 512, STEPS_BETWEEN = 37, BATCH = 4096 };

/* States met in random play, and a view of each by one of its seats. */
struct pool {
    struct state state[POOL];
    struct view view[POOL];
};
static struct pool pool;
static char json[VIEW_JSON_BYTES];
static volatile uint64_t sink; /* what is measured must not be optimised away */

double reference_draw_ns(double seconds)
{
    struct rng rng;
    double best = 1e9;
    rng_seed(&rng, 1, 1);
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t sum = 0, n = 0;
        double start = cpu_seconds(), used;
        do {
            for (int i = 0; i < BATCH * 16; i++)
                sum += rng_next(&rng);
            n += BATCH * 16;
        } while ((used = cpu_seconds() - start) < seconds / ROUNDS);
        sink = sum;
        best = used / (double)n * 1e9 < best ? used / (double)n * 1e9 : best;
    }
    return best;
}

static void restart(const struct bench *b, struct state *s)
{
    const char *no = b->game->init(b->data, &b->rules, b->seats, s);
    ENSURE(!no);
}

/* One step of random play; false if the match was over. */
static bool step(const struct bench *b, struct state *s, struct rng *rng)
{
    struct options o;
    struct move m;
    uint32_t turn = game_asked(b->game, b->data, s);
    if (!turn)
        return false;
    options_clear(&o);
    b->game->options(b->data, s, __builtin_ctz(turn), &o);
    options_draw(&o, rng, &m);
    b->game->apply(b->data, s, &m);
    return true;
}

/* ns for a step, and what the matches were like. */
static double steps_ns(const struct bench *b, uint64_t *longest, uint64_t *matches, uint64_t *steps)
{
    struct state s;
    struct rng rng;
    double best = 1e9;
    uint64_t length = 0;
    rng_seed(&rng, 2, 2);
    restart(b, &s);
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t n = 0;
        double start = cpu_seconds(), used;
        do {
            for (int i = 0; i < BATCH; i++) {
                if (step(b, &s, &rng)) {
                    length++;
                    n++;
                    continue;
                }
                *longest = length > *longest ? length : *longest;
                length = 0;
                ++*matches;
                restart(b, &s);
            }
        } while ((used = cpu_seconds() - start) < b->seconds / ROUNDS);
        *steps += n;
        best = used / (double)n * 1e9 < best ? used / (double)n * 1e9 : best;
    }
    return best;
}

static void pool_fill(const struct bench *b)
{
    struct state s;
    struct rng rng;
    rng_seed(&rng, 3, 3);
    restart(b, &s);
    for (int i = 0; i < POOL; i++) {
        for (uint64_t k = 1 + rng_below(&rng, STEPS_BETWEEN); k; k--)
            if (!step(b, &s, &rng))
                restart(b, &s);
        state_copy(b->game, &pool.state[i], &s);
        redact(b->game, &s, i % b->seats, &pool.view[i]);
    }
}

static void do_redact(const struct bench *b, int i, struct rng *rng)
{
    static struct view out;
    (void)rng;
    redact(b->game, &pool.state[i], i % b->seats, &out);
    sink = out.state.bytes[0];
}

static void do_resample(const struct bench *b, int i, struct rng *rng)
{
    static struct state out;
    sink = resample(b->game, b->data, &pool.view[i], rng, &out);
}

static void do_key(const struct bench *b, int i, struct rng *rng)
{
    (void)rng;
    sink = view_key(b->game, &pool.view[i]);
}

static void do_digest(const struct bench *b, int i, struct rng *rng)
{
    (void)rng;
    struct digest_form form;
    digest_form_new(b->game, &form);
    sink = state_digest(b->game, b->data, &form, &pool.state[i]);
}

static void do_json(const struct bench *b, int i, struct rng *rng)
{
    struct text out = text_over(json, sizeof json);
    (void)rng;
    codec_view_json(b->game, b->data, &pool.view[i], &out);
    sink = out.used;
}

static void do_check(const struct bench *b, int i, struct rng *rng)
{
    (void)rng;
    sink = b->game->check(b->data, &pool.state[i]) != NULL;
}

static double each_ns(const struct bench *b, void (*what)(const struct bench *, int, struct rng *))
{
    struct rng rng;
    double best = 1e9;
    rng_seed(&rng, 4, 4);
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t n = 0;
        double start = cpu_seconds(), used;
        do {
            for (int i = 0; i < POOL; i++)
                what(b, i, &rng);
            n += POOL;
        } while ((used = cpu_seconds() - start) < b->seconds / ROUNDS);
        best = used / (double)n * 1e9 < best ? used / (double)n * 1e9 : best;
    }
    return best;
}

void bench_speed(const struct bench *b)
{
    static const struct {
        const char *name;
        void (*what)(const struct bench *, int, struct rng *);
    } each[] = {{"redact and copy", do_redact}, {"resample", do_resample}, {"view key", do_key},
                {"state digest", do_digest},    {"view as JSON", do_json}, {"check", do_check}};
    uint64_t longest = 0, matches = 0, steps = 0;
    double ns = steps_ns(b, &longest, &matches, &steps);
    printf("  random play      %9.1f ns a step, %6.2f M steps/s  (%.1f draws)\n", ns, 1e3 / ns,
           ns / b->reference_ns);
    pool_fill(b);
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        ns = each_ns(b, each[i].what);
        printf("  %-15s  %9.1f ns  (%.1f draws)\n", each[i].name, ns, ns / b->reference_ns);
        fflush(stdout);
    }
    printf("  matches          %llu, %.1f moves each, the longest %llu of at most %u\n",
           (unsigned long long)matches, (double)steps / (double)(matches ? matches : 1),
           (unsigned long long)longest, (unsigned)b->game->moves_max);
}
