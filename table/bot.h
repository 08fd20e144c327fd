/* Bots by name. What is always true: a bot gets a view and its options, never a state. */
#ifndef TABLE_BOT_H
#define TABLE_BOT_H

#include "table/match.h"

/* The game's policy of that name, or "random", which every game has: any open move with equal
 * chance. NULL if there is none. */
const struct policy *bot_find(const struct game *, const char *name);
/* The game's best. */
const struct policy *bot_best(const struct game *);
/* Appends what a bot of the game does, in a few words. */
void bot_help(const struct game *, const struct policy *, struct text *out);
/* Writes at most `max` names, which are the game's, weakest first, the styles before the strongest;
 * returns how many there are. */
int bot_names(const struct game *, const char **out, int max);
/* How long the bots of a table try their moves, from the quickest: "quick", "normal", "long"; and
 * back, -1 if it is none of these. */
enum bot_think { BOT_QUICK, BOT_NORMAL, BOT_LONG, BOT_THINKS };
const char *bot_think_name(int);
int bot_think_named(const char *);
/* Lets a bot choose an open move for a seat whose turn it is; one that chooses another stops the
 * program. */
void bot_choose(const struct policy *, const struct match *, int seat, struct rng *,
                struct move *out);
/* What a bot says with a move, of all it may say there: what `lot` falls on, or the next after that
 * which its seat has not said with such a move before. NULL: nothing. */
const char *bot_says(const struct match *, const struct move *, uint64_t lot);
/* Makes a bot's move, and says that with it, or nothing where words have no room. */
bool bot_play(struct match *, const struct move *, const char *text, struct text *why);

#endif
