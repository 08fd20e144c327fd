/* Stored tables that this version cannot replay: they can be read, but not played. */
#ifndef SERVER_TOLD_H
#define SERVER_TOLD_H

#include "server/http.h"

/* Whether this table cannot be replayed here and the token is of one of its seats. */
bool told_lets_in(const struct house *, const char *id, const char *token);
/* Answers the request if its table cannot be replayed here; else false. */
bool answer_told(struct request *, const char *id);

#endif
