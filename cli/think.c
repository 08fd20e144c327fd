/* See think.h. How a bot tries its moves: lab/mind.c. */
#include "cli/think.h"

#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/program.h"
#include "lab/match.h"

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

void think_choose(const struct think *think, const struct policy *bot, const struct match *match,
                  int seat, struct rng *rng, struct move *out)
{
    const struct lab_bot who = {bot, think->playouts, think->ms};
    struct options options;
    struct view view;
    match_view(match, seat, &view);
    options_clear(&options);
    match->game->options(match->data, &view.state, seat, &options);
    ENSURE(options.count);
    lab_choose(&who, match->game, match->data, child_now, &view, &options, rng, out);
}
