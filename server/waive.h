/* Moves that the rules refuse, put to the master: {"type":"waive",..}. What is always true: one at
 * a time, of one seat; only the master answers; and what seats are told of it follows from what all
 * of them know. It is in memory alone till it is answered. */
#ifndef SERVER_WAIVE_H
#define SERVER_WAIVE_H

#include "server/tables.h"

/* What becomes of a message of that type, refused with an error message where it cannot be; the
 * table may be lost by it. False: another message. */
bool waive_message(struct house *, struct conn *, const struct pairs *);
/* Somebody moved, or a seat is to change hands: what was asked is void. */
void waive_moved(struct table *);
/* It was not answered in time. */
void waive_look(struct table *);
/* Tells every seat, if something is to be told and all is on the disk; or one who has just come. */
void waive_tell(struct table *);
void waive_greet(struct conn *);

#endif
