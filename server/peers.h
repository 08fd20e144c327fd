/* Connections as they come and go. */
#ifndef SERVER_PEERS_H
#define SERVER_PEERS_H

#include "server/house.h"

/* Connections as they come (0, or -1: hung up on) and go. */
int peer_may_come(struct house *, int fd);
int peer_arrives(struct lws *);
void peer_departs(struct lws *);
/* What it has begun must be whole within so many seconds, or it is hung up on; 0: no hurry. */
void peer_hurry(struct lws *, int seconds);
int peer_too_late(struct lws *);
/* Whom a request is from: of a proxy on this machine, whom that one says. */
void peer_address(struct lws *, const struct house *, char out[ADDRESS_BYTES]);

#endif
