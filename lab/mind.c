/* A bot that tries its moves. Moves are played out by careful bots, and those of the other bots are
 * tried too. */
#include "ai/search.h"
#include "lab/match.h"
#include "table/hints.h"

struct clock {
    long long (*now_ms)(void);
    long long until;
};

static bool has_time(void *arg)
{
    const struct clock *clock = arg;
    return clock->now_ms() < clock->until;
}

void lab_choose(const struct lab_bot *bot, const struct game *game, const struct data *data,
                long long (*now_ms)(void), const struct view *view, const struct options *options,
                struct rng *rng, struct move *out)
{
    const struct policy *careful = hints_adviser(game);
    struct clock clock = {now_ms, bot->ms ? now_ms() + bot->ms : 0};
    struct search search = {.play = {game, data, careful ? careful : bot_find(game, "random")},
                            .playouts = (uint64_t)bot->playouts,
                            .more = bot->ms ? has_time : NULL,
                            .arg = &clock};
    if (!bot->playouts && !bot->ms) {
        bot->policy->choose(data, view, options, rng, out);
    } else {
        search_bots(&search, bot->policy);
        search_choose(&search, view, options, rng, out);
    }
    out->seat = view->seat;
    ENSURE(options_allow(options, out));
}
