/* From a request to its answer. */
#ifndef SERVER_ROUTES_H
#define SERVER_ROUTES_H

#include "server/http.h"

/* Looks at method, path and body, and gives the answer; a POST comes here when its body is
 * there. */
void route(struct request *);
/* Whether its address may ask so much now; not taken again from one that has waited for its table.
 * False: an answer was given. */
bool request_may(struct request *, int cost);
/* Whether its address may make one more table; else an answer was given. */
bool request_may_add(struct request *);
/* How many bytes a POST to this path may have; 0: there is nothing to post to. */
size_t route_body(const char *path);
/* Answers an import; table NULL: `why`. */
void request_imported(struct request *, struct table *, char token[][TOKEN_CHARS + 1],
                      const char *why);

#endif
