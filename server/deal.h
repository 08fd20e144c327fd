/* Making a table: a new deal, or from an imported log. */
#ifndef SERVER_DEAL_H
#define SERVER_DEAL_H

#include "table/plan.h"
#include "server/replays.h"
#include "server/tables.h"

/* A new match, dealt as far as the first decision; queued for the store, and the house's. `token`
 * takes a token for each seat, or its invitation, empty for bots. NULL and `why`. */
struct table *table_deal(struct house *, const struct plan *, char token[][TOKEN_CHARS + 1],
                         struct text *why);
/* A table from an imported log that has been replayed. NULL and `why`. */
struct table *table_import(struct house *, struct replay *, char token[][TOKEN_CHARS + 1],
                           struct text *why);

#endif
