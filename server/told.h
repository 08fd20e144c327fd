/* Stored tables that this version cannot replay: they can be read, but not played. */
#ifndef SERVER_TOLD_H
#define SERVER_TOLD_H

#include "server/http.h"

/* The seat of this token by the store's note about a table; -1: it is none. */
int told_seat(const struct store_table *, const char *token);
/* Whether this table cannot be replayed here and the token is of one of its seats. */
bool told_lets_in(const struct house *, const char *id, const char *token);
/* Answers the request if its table cannot be replayed here; else false. */
bool answer_told(struct request *, const char *id);

#endif
