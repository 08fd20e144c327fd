/* Moves taken back with everyone's consent: {"type":"undo",..}. What is always true: one seat asks
 * at a time; the match goes back when every person who is asked has agreed, and not otherwise; and
 * what seats are told of it follows from what all of them know. */
#ifndef SERVER_UNDO_H
#define SERVER_UNDO_H

#include "server/tables.h"

/* Of a seat, a match; where a slow clock runs, what is asked stands for a day. */
enum { UNDO_ASKS_MAX = 20, ASKED_SLOW_SECONDS = 86400 };

/* What becomes of a message of that type, refused with an error message where it cannot be; the
 * table may be lost by it. False: another message. */
bool undo_message(struct house *, struct conn *, const struct pairs *);
/* The match's last entry is new: what was asked before it is void. */
void undo_moved(struct table *);
/* A seat is to change hands, or a bot is to play for it: the same. */
void undo_parted(struct table *);
/* Not all have answered in time. */
void undo_look(struct house *, struct table *);
/* Till when what is asked now stands, of this and of what is put to the master. */
int64_t asked_until(const struct house *, const struct table *);
/* Tells every seat, if something is to be told and is on the disk; or one who has just come. */
void undo_tell(struct table *);
void undo_greet(struct conn *);
/* ,"take-back":12 where this seat may ask, or take back by itself what bots followed. */
void undo_put_turn(const struct table *, int seat, struct text *out);

/* Members of what the store keeps of a table; nothing if nobody ever asked. */
void undo_put(const struct table *, struct text *out);
void undo_read(struct table *, const struct pairs *);

#endif
