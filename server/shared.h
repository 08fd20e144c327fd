/* What an address uses up of the limits by the hour, told to all servers of a database. What is
 * always true: an address goes to the others sealed, and nothing else of a person does. */
#ifndef SERVER_SHARED_H
#define SERVER_SHARED_H

#include "server/house.h"

/* One more of what is counted by the hour, here and with all others; false if the address has used
 * it up. */
bool shared_take(struct house *, enum limits_hour, const char *address);
/* Counts what others told. */
void shared_hear(struct house *);

#endif
