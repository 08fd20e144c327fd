/* The next evening of a campaign (docs/campaigns.md): a table of its own, made of what one that is
 * over leaves. What is always true: what a seat says in secret goes from the one log to the other,
 * and to nobody. */
#ifndef SERVER_EVENING_H
#define SERVER_EVENING_H

#include "server/http.h"
#include "server/tables.h"

/* POST /api/tables/ID/next: by whoever runs the game, or has made the table. */
void post_next(struct request *, struct table *, int seat);

#endif
