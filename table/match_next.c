/* Who is asked next. What is always true: nothing here changes a match, and while all people are
 * there it goes as a match from the same seed goes anywhere. */
#include "table/match.h"

/* Of a turn without chance: a person before any bot, but for one that follows. */
static int next_of(const struct match *match, uint32_t turn, uint32_t bots)
{
    uint32_t people = turn & ~bots;
    int follows = people ? game_follows(match->game, match->data, &match->state, turn & bots, ~bots)
                         : -1;
    if (follows >= 0)
        return follows;
    return people ? __builtin_ctz(people)
                  : game_first(match->game, match->data, &match->state, turn);
}

int match_next(const struct match *match, uint32_t bots)
{
    uint32_t turn = match_asked(match);
    if (!turn || turn >> SEAT_CHANCE & 1)
        return turn ? SEAT_CHANCE : -1;
    return next_of(match, turn, bots);
}

int match_next_without(const struct match *match, uint32_t bots, uint32_t absent)
{
    uint32_t asked = match_asked(match), present = asked & ~absent;
    bool master = match->game->master_goes_on && bots & 1 && match_turn(match) & 1;
    if (!(asked & absent) || asked >> SEAT_CHANCE & 1 || !(present || master))
        return match_next(match, bots);
    return present ? next_of(match, present, bots) : 0;
}
