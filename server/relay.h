/* What is about a table of another house is passed on to that one, so that any house answers any
 * address. What is always true: a table is spoken for by the house that holds it, and by no other;
 * what came from another house is never passed on again. */
#ifndef SERVER_RELAY_H
#define SERVER_RELAY_H

#include "server/http.h"

struct conn;
struct relay;

/* Whether this request is about a table of another house: then it is passed on, and its
 * answer comes later (or is given here, if that is refused). Otherwise the table is this house's,
 * or nobody's because there is none. */
bool relay_request(struct request *);
/* The same for the first message of a connection; `bytes` is all of it. */
bool relay_hello(struct conn *, const struct pairs *, const char *bytes, size_t size);
/* Every further message of that connection goes the same way. False: too much waits. */
bool relay_message(struct relay *, const char *bytes, size_t size);
/* Who was waiting for it is gone. NULL is fine. */
void relay_leave(struct relay *);
/* As the house closes: tells everyone whose connection is passed on. */
void relays_goodbye(struct house *);
void relays_free(struct house *);

extern const struct lws_protocols relay_protocol;

#endif
