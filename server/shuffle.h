/* A shuffle that the people have a part in: while a match waits for them, their own programs commit
 * to bytes and then reveal them, and the dealer's key is made of all of them (docs/fairness.md).
 * What is always true: nobody is asked to reveal before everybody's commitments, the dealer's as
 * well, are known to all; and if somebody does not reveal, all commit anew, the dealer as well, and
 * everyone is told. */
#ifndef SERVER_SHUFFLE_H
#define SERVER_SHUFFLE_H

#include "server/tables.h"

struct shuffle;

/* Somebody whose program takes part comes to a table that waits for its people, or leaves one. */
void shuffle_came(struct table *, struct conn *);
void shuffle_left(struct house *, struct table *, const struct conn *);
/* {"type":"shuffle",..} (docs/protocol.md). False: another message. */
bool shuffle_message(struct conn *, const struct pairs *);
/* The match is to begin: true once nobody's bytes are waited for any more. `head` and `reveal` have
 * them then; `*bytes`: whether there are any. */
bool shuffle_ready(struct house *, struct table *, bool *bytes);
/* Tells everyone who takes part how it stands, once that is on the disk. */
void shuffle_tell(struct table *);

#endif
