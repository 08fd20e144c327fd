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

static void bots_add(struct search *search, const struct policy *bot)
{
    for (int i = 0; i < search->bots; i++)
        if (search->bot[i] == bot)
            return;
    if (search->bots < SEARCH_BOTS_MAX)
        search->bot[search->bots++] = bot;
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
        bots_add(&search, bot->policy);
        for (int i = game->policy_count; i-- > 0;)
            bots_add(&search, &game->policies[i]);
        search_choose(&search, view, options, rng, out);
    }
    out->seat = view->seat;
    ENSURE(options_allow(options, out));
}
