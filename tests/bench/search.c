/* What search can count on: playouts a second, and the three figures by which one can tell where
 * choosing in sampled worlds does well (Long, Sturtevant, Buro and Furtak, AAAI 2010). They are
 * those of matches as `careful` plays them: where `random` plays, most games never pay anything.
 *
 * - leaf correlation: of two moves at the last choice of a match, with the same luck afterwards,
 *   how often they come to the same for whoever chooses;
 * - bias: how often a match comes to that player's most frequent result;
 * - disambiguation: of the worlds that fit what a player knows, how many no longer fit at that
 *   player's next choice.
 *
 * Sampled worlds do well where leaf correlation or disambiguation is high. */
#include "tests/bench/bench.h"

#include <stdio.h>

#include "ai/worlds.h"
#include "table/bot.h"

enum { RESULTS = 512, WORLDS = 8, SINCE_MAX = 256, STEP_MAX = 4096 };

struct measure {
    const struct bench *b;
    struct playout play;
    struct rng rng;
    uint64_t alike, pairs;               /* at last choices */
    uint64_t result[RESULTS], results;   /* of those who choose there */
    uint64_t worlds, gone;
};

/* What one seat knew at its last choice, and the moves since as it read them. */
struct past {
    struct view view;
    struct move since[SINCE_MAX];
    int count;
    bool has;
};

static void begin(const struct measure *m, struct state *s)
{
    m->b->game->init(m->b->data, &m->b->rules, m->b->seats, s);
}

static void options_of(const struct measure *m, const struct state *s, int seat, struct options *o)
{
    options_clear(o);
    m->b->game->options(m->b->data, s, seat, o);
}

/* Of the worlds that fitted then, how many do not any more. */
static void look_back(struct measure *m, const struct past *past, const struct state *s, int seat)
{
    struct view now;
    struct state world;
    redact(m->b->game, s, seat, &now);
    if (!view_hides(m->b->game, &past->view))
        return;
    for (int i = 0; i < WORLDS; i++) {
        if (!resample(m->b->game, m->b->data, &past->view, &m->rng, &world))
            return;
        m->gone += !world_follows(&m->play, &world, past->since, past->count, &now,
                                  rng_next(&m->rng));
        m->worlds++;
    }
}

/* Two moves of the last choice, played on with the same luck. */
static void look_at_leaf(struct measure *m, const struct state *s, int seat)
{
    const struct game *g = m->b->game;
    struct options o;
    int32_t got[2][SEATS_MAX];
    uint64_t first, second, seed = rng_next(&m->rng);
    options_of(m, s, seat, &o);
    first = rng_below(&m->rng, options_size(&o));
    second = rng_below(&m->rng, options_size(&o) - 1);
    second += second >= first;
    for (int i = 0; i < 2; i++) {
        struct state world;
        struct move move;
        state_copy(g, &world, s);
        options_nth(&o, i ? second : first, &move);
        g->apply(m->b->data, &world, &move);
        playout_run(&m->play, &world, seed, got[i]);
    }
    m->alike += got[0][seat] == got[1][seat];
    m->pairs++;
    m->result[(uint32_t)(got[0][seat] - g->payoff_lo) % RESULTS]++;
    m->results++;
}

/* A match of bots. */
static void match(struct measure *m)
{
    static struct past past[SEATS_MAX];
    const struct game *g = m->b->game;
    struct state s, last;
    int seat, chooser = -1;
    uint64_t seed = rng_next(&m->rng);
    begin(m, &s);
    for (int i = 0; i < m->b->seats; i++)
        past[i].has = false;
    for (uint64_t n = 0; (seat = playout_next(&m->play, &s)) >= 0; n++) {
        struct options o;
        struct move move;
        options_of(m, &s, seat, &o);
        if (seat == SEAT_CHANCE) {
            options_draw(&o, &m->rng, &move);
        } else {
            bool chooses = options_size(&o) > 1 && game_stake(g, seat);
            playout_choose(&m->play, &s, seat, seed, n, &move);
            if (chooses) {
                state_copy(g, &last, &s);
                chooser = seat;
                if (past[seat].has)
                    look_back(m, &past[seat], &s, seat);
                redact(g, &s, seat, &past[seat].view);
                past[seat].has = true;
                past[seat].count = 0;
            }
        }
        for (int i = 0; i < m->b->seats; i++) {
            past[i].has = past[i].has && past[i].count < SINCE_MAX;
            if (past[i].has)
                move_redact(g, m->b->data, &s, &move, i, &past[i].since[past[i].count++]);
        }
        g->apply(m->b->data, &s, &move);
    }
    if (chooser >= 0)
        look_at_leaf(m, &last, chooser);
}

/* Playouts of a second of this processor, from a deal that is resampled each time. */
static double playouts_a_second(struct measure *m)
{
    struct state s, world;
    struct view view;
    int32_t payoff[SEATS_MAX];
    int seat = m->b->seats - 1;
    uint64_t n = 0;
    begin(m, &s);
    for (int i = 0; i < STEP_MAX && playout_next(&m->play, &s) == SEAT_CHANCE; i++) {
        struct options o;
        struct move move;
        options_of(m, &s, SEAT_CHANCE, &o);
        options_draw(&o, &m->rng, &move);
        m->b->game->apply(m->b->data, &s, &move);
    }
    redact(m->b->game, &s, seat, &view);
    double start = cpu_seconds(), spent;
    do {
        for (int i = 0; i < 8; i++, n++) {
            resample(m->b->game, m->b->data, &view, &m->rng, &world);
            playout_run(&m->play, &world, rng_next(&m->rng), payoff);
        }
        spent = cpu_seconds() - start;
    } while (spent < m->b->seconds);
    return (double)n / spent;
}

void bench_search(const struct bench *b)
{
    static struct measure m;
    struct bench few = *b;
    const struct policy *careful = bot_find(b->game, "careful");
    few.seats = b->game->seats_max < 2 || b->game->seats_min > 2 ? b->game->seats_min : 2;
    m = (struct measure){.b = &few, .play = {b->game, b->data, bot_find(b->game, "random")}};
    rng_seed(&m.rng, 1, 0);
    printf("  playouts a second, from the deal: random %.0f", playouts_a_second(&m));
    if (careful) {
        m.play.bot = careful;
        printf(", careful %.0f", playouts_a_second(&m));
    }
    for (double start = cpu_seconds(); m.pairs < 100 || cpu_seconds() - start < b->seconds;)
        match(&m);
    uint64_t most = 0;
    for (int i = 0; i < RESULTS; i++)
        most = m.result[i] > most ? m.result[i] : most;
    printf("\n  sampled worlds: leaf correlation %.2f, bias %.2f (%llu matches), disambiguation ",
           (double)m.alike / (double)m.pairs, (double)most / (double)m.results,
           (unsigned long long)m.results);
    if (m.worlds)
        printf("%.2f (%llu worlds)\n", (double)m.gone / (double)m.worlds,
               (unsigned long long)m.worlds);
    else
        printf("none, for nothing is hidden\n");
    fflush(stdout);
}
