/* Tables that are on the disk and cannot be replayed by this croupier: they are told, not
 * played. */
#ifndef SERVER_TOLD_H
#define SERVER_TOLD_H

#include "server/http.h"

/* Whether this table was found but cannot be replayed here, and the token is of a seat there. */
bool told_lets_in(const struct house *, const char *id, const char *token);
/* Answers about a table that was found but cannot be replayed here, if that is the one. */
bool answer_told(struct request *, const char *id);

#endif
