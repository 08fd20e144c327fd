/* Who sits where: invitations, tokens, and who hears of it. */
#ifndef SERVER_SIT_H
#define SERVER_SIT_H

#include "server/http.h"

/* Exchanges an invitation for a token of its seat; the answer goes when that is on the disk. One
 * that was used already is refused, and that is noted. Without one it is a free seat of a table
 * that strangers may come to; with the token of a seat at the evening before, that seat. */
void post_sit(struct request *, struct table *, int mine);
/* Whether this is a request without an invitation, to a table that strangers may come to. */
bool sit_as_stranger(const struct request *, const struct table *);
/* Answers with the seat and its token, hexadecimal digits. */
void answer_seat(struct request *, const char *table, const char *game, int seat,
                 const char *token);
/* An event of a seat; "watcher" looks on. */
void tell_seat(const struct house *, const char *what, const struct table *, int seat,
               const char *address);
/* Tells all at a table whom it concerns who else is at their seat, and how invitations were
 * used. */
void seats_tell(struct table *);

#endif
