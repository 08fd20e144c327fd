/* The body of a request, read as JSON. */
#ifndef SERVER_BODY_H
#define SERVER_BODY_H

#include "server/http.h"
#include "table/native/json.h"

/* The members of its one object, of at most `most` bytes; json_close() after use. NULL: it is none,
 * and an answer was given. */
struct json *body_json(struct request *, size_t most, struct pairs *);

#endif
