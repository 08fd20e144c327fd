/* From a move to its acknowledgement. */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/house.h"
#include "table/codec.h"

/* From a move to its acknowledgement. */
/* Makes what needs no person (chance at once, bots by their threads) and submits the lines.
 * `create`: the first lines of a new table. False: the table is lost. */
bool table_go_on(struct house *, struct table *, bool create, struct text *why);
/* One line more; `out` is that of lines_begin. */
struct text lines_begin(struct house *);
/* Goes on without people who are not there any more, if that is how it goes on. */
void table_look_round(struct house *, struct table *);
/* Takes what bots and the store have answered. */
void house_collect(struct house *);
/* Who holds which seat has changed: its note goes to the store. False: `why`, and nothing was
 * queued. */
bool table_note(struct house *, struct table *, struct text *why);
/* A person's move, from a connection. */
void table_message(struct house *, struct conn *, const struct pairs *);

#endif
