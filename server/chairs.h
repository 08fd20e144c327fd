/* Seats that change hands: somebody else is let in, a bot plays for a while, a match that waits for
 * its people begins. What is always true: whoever had a seat before is let in by nothing any more,
 * and a new invitation is told only once it is on the disk. */
#ifndef SERVER_CHAIRS_H
#define SERVER_CHAIRS_H

#include "server/tables.h"

/* {"type":"seat","do":..} and {"type":"begin"} (docs/protocol.md), refused with an error message
 * where they cannot be; the table may be lost by them. False: another message. */
bool chairs_message(struct house *, struct conn *, const struct pairs *);
/* Somebody came: a match that waits for its people begins if all of them are there. */
void chairs_gathered(struct house *, struct table *);
/* One that is to begin does so, once nothing is waited for. The table may be lost by it. */
void chairs_begin(struct house *, struct table *);
/* Hangs up on all who are at a seat, for it is no longer theirs. */
void chairs_clear(struct table *, int seat);
/* Whoever sits there now is somebody else: nothing is left of the one before, and no bot plays. */
void chairs_new_person(struct seat *);
/* A bot plays for it; NULL: a person does. */
void chairs_lend(struct seat *, const struct policy *);
/* Whether the rights of the table's maker go with this seat. */
bool chairs_host(const struct table *, int seat);
/* Whether both are still the maker's, at one screen. */
bool chairs_same_hand(const struct table *, int seat, int other);

#endif
