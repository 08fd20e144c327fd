/* See worlds.h. */
#include "ai/worlds.h"

enum { MOVE_STREAM = 1 << 20, SINCE_STREAM = 1 << 21 };

/* Narrows a domain to a value; false: it is not in it. */
static bool narrow(struct domain *d, int32_t value)
{
    if (!domain_has(d, value))
        return false;
    *d = (struct domain){.kind = DOMAIN_RANGE, .lo = value, .hi = value};
    return true;
}

bool world_reads_as(const struct move *move, const struct move *read)
{
    bool same = move->verb == read->verb;
    for (int a = 0; a < ARGS_MAX; a++)
        same = same && (read->arg[a] == ARG_HIDDEN || move->arg[a] == read->arg[a]);
    return same;
}

/* One of the moves that are open in the world and read as this one, by weight. */
bool world_move_like(const struct playout *p, const struct state *world, const struct move *read,
                     uint64_t seed, struct move *out)
{
    struct options all, like;
    struct rng rng;
    options_clear(&all);
    options_clear(&like);
    p->game->options(p->data, world, read->seat, &all);
    for (uint32_t i = 0; i < all.count; i++) {
        struct option family = all.at[i];
        bool fits = family.verb == read->verb;
        for (int a = 0; a < family.args && fits; a++)
            fits = read->arg[a] == ARG_HIDDEN || narrow(&family.arg[a], read->arg[a]);
        if (fits)
            like.at[like.count++] = family;
    }
    if (!options_size(&like))
        return false;
    rng_seed(&rng, seed, MOVE_STREAM);
    options_draw(&like, &rng, out);
    return true;
}

/* What was played, as far as it is known: what the bot would do there, if that reads so. */
static bool move_meant(const struct playout *p, const struct state *world, const struct move *read,
                       uint64_t seed, uint64_t n, struct move *out)
{
    bool hides = false;
    for (int a = 0; a < ARGS_MAX; a++)
        hides = hides || read->arg[a] == ARG_HIDDEN;
    if (hides && read->seat != SEAT_CHANCE) {
        playout_choose(p, world, read->seat, seed, n, out);
        if (world_reads_as(out, read))
            return true;
    }
    return world_move_like(p, world, read, seed + n, out);
}

bool world_follows(const struct playout *p, struct state *world, const struct move *since,
                   int count, const struct view *now, uint64_t seed)
{
    struct view reached;
    for (int i = 0; i < count; i++) {
        const struct move *read = &since[i];
        struct move move;
        uint32_t turn = p->game->turn(p->data, world);
        if (!(turn >> read->seat & 1) ||
            !move_meant(p, world, read, seed, SINCE_STREAM + (uint64_t)i, &move))
            return false;
        p->game->apply(p->data, world, &move);
    }
    redact(p->game, world, now->seat, &reached);
    return view_key(p->game, &reached) == view_key(p->game, now);
}
