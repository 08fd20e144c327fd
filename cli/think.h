/* How long a bot tries its moves: what stands behind its name, as in strong:200ms or strong:400.
 * What is always true: without that a bot plays as it always does; with a number of playouts a
 * seed gives the same match on any machine. */
#ifndef CLI_THINK_H
#define CLI_THINK_H

#include "table/bot.h"

/* Playouts for each move, or milliseconds; both 0: it tries none. */
struct think { long long playouts, ms; };

/* Reads "400", "200ms" or "2s", from 1 to 1,000,000,000 playouts or an hour; `what` it stands
 * behind. 0, or EXIT_BAD after a line. */
int think_read(const char *what, const char *word, struct think *out);
/* The bot of an item "BOT" or "BOT:BUDGET", and where the budget begins (NULL: there is none).
 * NULL: there is no such bot. */
const struct policy *think_bot(const struct game *, const char *item, const char **budget);
/* As bot_choose, with its moves tried first where there is a budget. */
void think_choose(const struct think *, const struct policy *, const struct match *, int seat,
                  struct rng *, struct move *out);

#endif
