/* From a move to its acknowledgement. */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/house.h"
#include "table/codec.h"

/* Puts all lines of a table whose match has not begun in the place of those that the store has, and
 * goes on: its head is another now. The table may be lost by it. */
void table_renew(struct house *, struct table *);
/* Makes what needs no person (chance at once, bots by their threads) and submits the lines.
 * `create`: the first lines of a new table. False and `why`: the table is lost. */
bool table_go_on(struct house *, struct table *, bool create, struct text *why);
/* Makes a move that the rules allow; `late`: for a seat whose time is up. The table may be lost by
 * it. */
void table_make(struct house *, struct table *, const struct move *, bool late);
/* Asks a bot for a move of this seat; false: no memory. */
bool table_ask_bot(struct house *, struct table *, int seat);
/* One line more; `out` is that of lines_begin. */
struct text lines_begin(struct house *);
/* Goes on without absent people, if the match can. The table may be lost by it. */
void table_look_round(struct house *, struct table *);
/* Handles answers of bots and the store. */
void house_collect(struct house *);
/* Makes the moves of bots whose time has come. */
void play_wind(struct house *);
/* A person's move, or what a person says or takes back, from a connection: made, or refused with an
 * error message. The table may be lost by it. */
void table_message(struct house *, struct conn *, const struct pairs *);

#endif
