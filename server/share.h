/* Finished matches that anyone with the link may watch. */
#ifndef SERVER_SHARE_H
#define SERVER_SHARE_H

#include "server/http.h"

/* Whether everyone who took a seat has agreed to that, and the match is over and keeps no
 * secrets. */
bool table_shared(const struct table *);
/* ,"share":{..} of a match that may be: whether this seat agrees, how many do, and of how many. */
void table_share_put(const struct table *, int seat, struct text *out);
/* A seat agrees to sharing, or withdraws: answers once that is on the disk; 403: the match is not
 * to be shared; 503: the store cannot take it. */
void post_share(struct request *, struct table *, int seat);

#endif
