/* Cards that anyone at a table shows without a name, and breaks. What is always true: nothing keeps
 * who showed a card, neither memory nor the store nor a message, and while a table is held nobody
 * moves there: no seat, no bot, no clock. */
#ifndef SERVER_CARE_H
#define SERVER_CARE_H

#include "server/tables.h"

enum { BREAK_MINUTES_MAX = 240 };

/* Whether a "stop", or a break, holds the table now. */
bool care_holds(const struct table *);
/* Whether that seat runs the game for the others; where nobody does, the host's. */
bool care_leads(const struct table *, int seat);
/* {"type":"care","do":..} (docs/protocol.md), refused with an error message where it cannot be; the
 * table may be lost by it. False: another message. */
bool care_message(struct house *, struct conn *, const struct pairs *);
/* Tells everyone at the table, if something is to be told and is on the disk; or one who has just
 * come. */
void care_tell(struct table *);
void care_greet(struct conn *);
/* A move comes while the table is held: says so to whoever sent it. */
void care_refuse(struct conn *);
/* Ends a break whose time is over. True: it did, and the table may be lost by it. */
bool care_look(struct house *, struct table *);

/* Members of what the store keeps of a table; nothing if there never was a card or a break. */
void care_put(const struct table *, struct text *out);
void care_read(struct table *, const struct pairs *);

#endif
