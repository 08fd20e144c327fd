/* The people at a table: what they are called, and who of them is there. What is always true:
 * everyone at the table hears the same of everyone, and nothing of it decides anything. */
#ifndef SERVER_PEOPLE_H
#define SERVER_PEOPLE_H

#include "server/tables.h"

/* Whether it is a table for several. */
bool people_several(const struct table *);
/* Whether somebody is connected at that seat. */
bool people_here(const struct table *, int seat);
/* {"type":"name","name":"..","colour":3} of a seat: from now on the others know whoever sits there
 * by that name (PERSON_BYTES at most) and colour (to PERSON_COLOURS); "" and 0 take them back. What
 * is refused is told in an error message. False: this is another message. */
bool people_name(struct house *, struct conn *, const struct pairs *);
/* Tells everyone at a table for several who is there, if that has changed since they last heard;
 * a name only once it is on the disk. */
void people_tell(struct table *);

#endif
