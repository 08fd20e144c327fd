/* What a new table is to be: what was asked, judged. */
#ifndef TABLE_PLAN_H
#define TABLE_PLAN_H

#include "table/clock.h"
#include "table/codec.h"
#include "table/log.h"

enum {
    TABLE_TITLE_BYTES = 80, TABLE_LISTING_BYTES = 120, WATCH_MOVES_MAX = 100,
    WATCH_SECONDS_MAX = 3600
};

struct plan {
    const struct game *game;
    int seats;
    char who[SEATS_MAX][SEAT_NAME_BYTES + 1]; /* "me", "open", or a bot of the game */
    struct rules rules;
    bool lesson;                              /* it is the game's lesson */
    const struct node *step;                  /* from which step of it; NULL: the first */
    int way;                                  /* on which way that is */
    int64_t seed;                             /* below 0: committed to bytes of the system */
    bool watchers;                            /* anyone who knows the address may look on */
    int watch_moves, watch_seconds;           /* and so much later; at most one is not 0 */
    bool gathers;                             /* nothing is dealt before all are there */
    int hints;                                /* enum hints */
    bool warns;                               /* the level is "warn" */
    int think, think_most;                    /* enum bot_think: asked for; the longest here */
    struct clock_plan clock;
    char title[TABLE_TITLE_BYTES + 1];
    bool listed;                              /* on the list of open tables, with a line of text */
    char listing[TABLE_LISTING_BYTES + 1];
};

/* What POST /api/tables asks for (docs/protocol.md), into a plan of zeros (but `think_most`, which
 * is the caller's); borrows the games.
 * False: `why`, and the plan is of no use. */
bool plan_read(const struct game *const *games, int games_count, const struct pairs *,
               struct plan *, struct text *why);

#endif
