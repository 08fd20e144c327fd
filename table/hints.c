/* See hints.h. */
#include "table/hints.h"

#include <string.h>

#include "table/bot.h"

static const char *const names[HINTS] = {
    [HINTS_CHANCES] = "chances", [HINTS_NONE] = "none", [HINTS_ADVICE] = "advice"};

const char *hints_name(int hints)
{
    ENSURE(hints >= 0 && hints < HINTS);
    return names[hints];
}

int hints_named(const char *name)
{
    for (int hints = 0; hints < HINTS; hints++)
        if (!strcmp(names[hints], name))
            return hints;
    return -1;
}

const struct policy *hints_adviser(const struct game *game)
{
    return bot_find(game, "careful");
}

bool hints_hide(int hints, const struct match *match)
{
    return hints == HINTS_NONE && !match_over(match);
}

bool hints_advice(const struct match *match, int seat, struct move *out)
{
    const struct policy *adviser = hints_adviser(match->game);
    struct rng rng;
    if (!adviser || !(match_asked(match) >> seat & 1))
        return false;
    rng_seed(&rng, match->count, (uint64_t)seat);
    bot_choose(adviser, match, seat, &rng, out);
    return true;
}
