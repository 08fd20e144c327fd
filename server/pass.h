/* How the houses that share a database know each other. What is always true: every request that is
 * let in on their own port carries a pass. Only a house that has read the database's key can write
 * one. It is good for one house and one path, and names the client's address. */
#ifndef SERVER_PASS_H
#define SERVER_PASS_H

#include "server/house.h"

enum { PASS_BYTES = 256 };

/* The header's name, in lower case and with its colon. */
extern const char pass_header[];

/* A pass for a request `path` ("/api/tables/...", "/ws") to house `to`, for who is at `address`. */
void pass_write(const struct house *, int64_t to, const char *path, const char *address,
                char out[PASS_BYTES]);
/* Whether a connection came in on the port for other houses. */
bool pass_needed(const struct lws *);
/* Whether a request on that port has no pass that is good here; else `address` is what it says. */
bool pass_missing(struct lws *, const char *path, char address[ADDRESS_BYTES]);

#endif
