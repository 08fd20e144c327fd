/* See think.h. Moves are played out by careful bots, and those of the other bots are tried too. */
#include "cli/think.h"

#include <stdlib.h>
#include <string.h>

#include "ai/search.h"
#include "cli/args.h"
#include "cli/program.h"
#include "table/hints.h"

static const long long PLAYOUTS_MAX = 1000000000, MS_MAX = 3600000;

int think_read(const char *what, const char *word, struct think *out)
{
    char *end;
    long long n = *word >= '0' && *word <= '9' && strlen(word) < 16 ? strtoll(word, &end, 10) : -1;
    *out = (struct think){0};
    if (n > 0 && !*end && n <= PLAYOUTS_MAX)
        out->playouts = n;
    else if (n > 0 && !strcmp(end, "ms") && n <= MS_MAX)
        out->ms = n;
    else if (n > 0 && !strcmp(end, "s") && n <= MS_MAX / 1000)
        out->ms = 1000 * n;
    else
        return fail("%s takes a time (from 1ms to 3600s) or a number of playouts (from 1 to "
                    "1000000000), not %.64s.",
                    what, *word ? word : "nothing");
    return 0;
}

const struct policy *think_bot(const struct game *game, const char *item, const char **budget)
{
    char name[NAME_BYTES_MAX + 1];
    size_t size = strcspn(item, ":");
    *budget = item[size] ? item + size + 1 : NULL;
    if (size > NAME_BYTES_MAX)
        return NULL;
    memcpy(name, item, size);
    name[size] = 0;
    return bot_find(game, name);
}

/* ---- A move ---- */

static bool has_time(void *arg)
{
    return child_now() < *(const long long *)arg;
}

static void bots_add(struct search *search, const struct policy *bot)
{
    for (int i = 0; i < search->bots; i++)
        if (search->bot[i] == bot)
            return;
    if (search->bots < SEARCH_BOTS_MAX)
        search->bot[search->bots++] = bot;
}

void think_choose(const struct think *think, const struct policy *bot, const struct match *match,
                  int seat, struct rng *rng, struct move *out)
{
    const struct game *game = match->game;
    const struct policy *careful = hints_adviser(game);
    long long until = think->ms ? child_now() + think->ms : 0;
    struct search search = {
        .play = {game, match->data, careful ? careful : bot_find(game, "random")},
        .playouts = (uint64_t)think->playouts,
        .more = think->ms ? has_time : NULL,
        .arg = &until};
    struct options options;
    struct view view;
    if (!think->playouts && !think->ms) {
        bot_choose(bot, match, seat, rng, out);
        return;
    }
    match_view(match, seat, &view);
    options_clear(&options);
    game->options(match->data, &view.state, seat, &options);
    bots_add(&search, bot);
    for (int i = game->policy_count; i-- > 0;)
        bots_add(&search, &game->policies[i]);
    search_choose(&search, &view, &options, rng, out);
    out->seat = (uint8_t)seat;
    ENSURE(options_allow(&options, out));
}
