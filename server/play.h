/* From a move to its acknowledgement. */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/house.h"
#include "table/codec.h"

/* Puts all lines of a table whose match has not begun in the place of those that the store has, and
 * goes on: its head is another now. The table may be lost by it. */
void table_renew(struct house *, struct table *);
/* Puts all lines in the place of those that the store has, without what this seat said, and these
 * papers; nothing is in flight. False and `why`: nothing was changed. */
bool table_rewrite(struct house *, struct table *, int seat, const struct store_paper *papers,
                   int count, struct text *why);
/* Takes the table from the store; when it is gone, from memory, too. False and `why`. */
bool table_remove(struct house *, struct table *, struct text *why);
/* Makes what needs no person (chance at once, bots by their threads) and submits the lines.
 * `create`: the first lines of a new table. False and `why`: the table is lost. */
bool table_go_on(struct house *, struct table *, bool create, struct text *why);
/* Makes a move that the rules allow; `text`: what a bot says with it, or NULL; `late`: for a seat
 * whose time is up. The table may be lost by it. */
void table_make(struct house *, struct table *, const struct move *, const char *text, bool late);
/* Asks a bot for a move of this seat; false: no memory. */
bool table_ask_bot(struct house *, struct table *, int seat);
/* Begins a change: its lines come next. The first, by table_entry, is that of the match's last
 * entry; table_go_on adds what follows from it and submits them. */
struct text lines_begin(struct house *);
void table_entry(struct house *, struct table *);
/* What is in memory is on the disk: tells everyone at the table. */
void table_settle(struct table *);
/* Goes on without absent people, if the match can. The table may be lost by it. */
void table_look_round(struct house *, struct table *);
/* Handles answers of bots and the store. */
void house_collect(struct house *);
/* Makes the moves of bots whose time has come. */
void play_wind(struct house *);

#endif
