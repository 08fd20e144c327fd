/* See playout.h. */
#include "ai/playout.h"

#include <string.h>

enum { PHASES_MAX = 256 };

/* The stream of the n-th choice of a seat, or of chance, in this phase: two playouts that differ
 * only in how often something else came between go on with the same luck. */
static void luck_seed(struct rng *rng, uint64_t seed, int seat, int phase, uint64_t n)
{
    rng_seed(rng, seed ^ (uint64_t)seat << 56, (uint64_t)phase << 40 | n);
}

int playout_next(const struct playout *p, const struct state *s)
{
    uint32_t asked = game_asked(p->game, p->data, s);
    if (!asked || asked >> SEAT_CHANCE & 1)
        return asked ? SEAT_CHANCE : -1;
    return game_first(p->game, p->data, s, asked);
}

void playout_choose(const struct playout *p, const struct state *s, int seat, uint64_t seed,
                    uint64_t n, struct move *out)
{
    struct options options;
    struct view view;
    struct rng rng;
    redact(p->game, s, seat, &view);
    options_clear(&options);
    p->game->options(p->data, &view.state, seat, &options);
    ENSURE(options.count);
    if (options_size(&options) == 1) {
        options_nth(&options, 0, out);
    } else {
        luck_seed(&rng, seed, seat, p->game->phase(p->data, s), n);
        p->bot->choose(p->data, &view, &options, &rng, out);
    }
    out->seat = (uint8_t)seat;
    ENSURE(options_allow(&options, out));
}

void playout_run(const struct playout *p, struct state *s, uint64_t seed, int32_t *payoff)
{
    const struct game *g = p->game;
    struct options options;
    struct rng chance;
    struct move move;
    uint32_t count[2][PHASES_MAX] = {{0}};
    int seat;
    while ((seat = playout_next(p, s)) >= 0) {
        int phase = g->phase(p->data, s);
        uint64_t n = ++count[seat == SEAT_CHANCE][phase];
        if (seat == SEAT_CHANCE) {
            luck_seed(&chance, seed, seat, phase, n);
            options_clear(&options);
            g->options(p->data, s, SEAT_CHANCE, &options);
            options_draw(&options, &chance, &move);
        } else {
            playout_choose(p, s, seat, seed, n, &move);
        }
        g->apply(p->data, s, &move);
    }
    game_aim(g, p->data, s, payoff);
}
