/* Bots by name, for tables and logs. What is always true: a bot is handed a view and the options on
 * it, never a state. */
#ifndef TABLE_BOT_H
#define TABLE_BOT_H

#include "table/match.h"

/* The game's policy of that name, or "random", which every game has: one of the open moves, each as
 * likely. NULL if there is none. */
const struct policy *bot_find(const struct game *, const char *name);
/* Appends what a bot of the game does, in a few words. */
void bot_help(const struct game *, const struct policy *, struct text *out);
/* The names of all of them, weakest first, with the styles before the strongest; returns how many,
 * at most `max` are written. */
int bot_names(const struct game *, const char **out, int max);
/* Lets a bot choose for a seat of the turn. The move is open. */
void bot_choose(const struct policy *, const struct match *, int seat, struct rng *,
                struct move *out);

#endif
