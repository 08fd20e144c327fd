/* What the two files of the clients share: what they do (clients.c) and what they hear (hear.c).
 * What is always true: see clients.c. */
#ifndef TESTS_SIM_CLIENTS_H
#define TESTS_SIM_CLIENTS_H

#include "tests/sim/sim.h"

static inline int clients_index(const struct client *c)
{
    return (int)(c - world->client);
}
/* It does nothing for so long, unless it hears something. */
void client_rest(struct client *, int64_t from_us, int64_t to_us);
/* Hangs up, to come back soon. */
void client_leave(struct client *);
/* What it has no answer to. */
void client_resends(struct client *);

#endif
