/* Connections as they come and go. */
#ifndef SERVER_PEERS_H
#define SERVER_PEERS_H

#include "server/house.h"

/* Connections as they come (0, or -1: hung up on, for a limit or without memory) and go. */
int peer_may_come(struct lws *listening, int fd);
int peer_arrives(struct lws *);
void peer_departs(struct lws *);
/* The client must finish what it began within so many seconds, or is disconnected; 0: no limit. */
void peer_hurry(struct lws *, int seconds);
/* Its time is up: hangs up if it was to hurry. Always 0. */
int peer_too_late(struct lws *);
/* The client's address; behind a proxy on this machine, the one that the proxy gives. */
void peer_address(struct lws *, const struct house *, char out[ADDRESS_BYTES]);

#endif
