/* What a table is to be. */
#ifndef SERVER_PLAN_H
#define SERVER_PLAN_H

#include "server/http.h"

/* What a table is to be. */
struct plan {
    const struct game *game;
    int seats;
    char who[SEATS_MAX][SEAT_NAME_BYTES + 1]; /* "me", "open", or a bot */
    struct rules rules;
    bool lesson;                              /* it is the game's lesson */
    int64_t seed;                             /* below 0: committed to bytes of the system */
    bool watchers;
    char title[TABLE_TITLE_BYTES + 1];
};

/* What POST /api/tables asks for. False: `why`, and `code` for the answer. */
bool plan_read(const struct request *, struct plan *, struct text *why, const char **code);

#endif
