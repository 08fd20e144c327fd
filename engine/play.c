/* Making moves. A move that is not open to its seat changes nothing. */
#include <string.h>

#include "engine/engine.h"

void rules_default(const struct game *g, struct rules *out)
{
    memset(out, 0, sizeof *out);
    out->edition = g->edition;
    for (int i = 0; i < g->rule_count; i++) {
        out->value[i] = g->rules[i].start;
        out->listed |= 1u << i;
    }
}

bool game_replays(const struct game *g, int edition, const char **played_by)
{
    *played_by = NULL;
    for (const struct edition_spec *at = g->editions; at && at->number; at++)
        if (at->number == edition) {
            *played_by = at->played_by;
            return !at->played_by;
        }
    return edition == g->edition;
}

bool data_open_default(const struct game *g, void *block, struct data *out, struct complaint *wrong)
{
    memset(out, 0, sizeof *out);
    memset(wrong, 0, sizeof *wrong);
    return g->data_open(out, block, g->source_count ? g->sources[0].tree : NULL, wrong);
}

uint32_t game_asked(const struct game *g, const struct data *d, const struct state *s)
{
    return g->turn(d, s) & ~(g->resting ? g->resting(d, s) : 0);
}

bool game_stake(const struct game *g, int seat)
{
    for (int i = 0; i < g->tally_count; i++)
        if (g->master && !seat ? g->tallies[i].worth_master : g->tallies[i].worth)
            return true;
    return false;
}

void game_aim(const struct game *g, const struct data *d, const struct state *s, int32_t *out)
{
    memset(out, 0, SEATS_MAX * sizeof *out);
    (g->aim ? g->aim : g->payoff)(d, s, out);
}

int game_first(const struct game *g, const struct data *d, const struct state *s, uint32_t bots)
{
    uint32_t others = bots & ~1u;
    bool last = g->master && others && g->phases[g->phase(d, s)].kind == PHASE_FLOOR;
    return __builtin_ctz(last ? others : bots);
}

const char *game_play(const struct game *g, const struct data *d, struct state *s,
                      const struct move *m)
{
    struct options options;
    uint32_t turn = g->turn(d, s);
    if (!turn)
        return "the match is over";
    if (m->seat > SEAT_CHANCE || !(turn >> m->seat & 1))
        return turn >> SEAT_CHANCE & 1 ? "it is chance's turn" : "it is not this seat's turn";
    if (m->verb >= g->verb_count)
        return "this game has no such verb";
    options_clear(&options);
    g->options(d, s, m->seat, &options);
    if (!options_allow(&options, m)) {
        for (uint32_t i = 0; i < options.count; i++)
            if (options.at[i].verb == m->verb)
                return "this verb is open now, but not with these arguments";
        return "this is not open now";
    }
    g->apply(d, s, m);
    return NULL;
}

void state_copy(const struct game *g, struct state *to, const struct state *from)
{
    memcpy(to->bytes, from->bytes, g->state_size);
}

bool state_equal(const struct game *g, const struct state *a, const struct state *b)
{
    return memcmp(a->bytes, b->bytes, g->state_size) == 0;
}
