/* Those who look on: up to which entry they see a match, and what they are sent. What is always
 * true: nothing that a watcher is told, over any way, is of an entry after gallery_n; and watchers
 * who know the same get one message, made once. */
#ifndef SERVER_GALLERY_H
#define SERVER_GALLERY_H

#include "server/tables.h"

enum { WATCHERS_MAX = 500 }; /* connections of watchers at one table */

/* The last entry on the disk that watchers may know of: all when the match is over, else as many
 * moves or seconds late as the table wants it. */
uint32_t gallery_n(struct table *);
/* How many look on. */
int gallery_count(const struct table *);
/* Whether one more may: fewer than WATCHERS_MAX do. */
bool gallery_has_room(const struct table *);
/* Everything in memory is on the disk: marks news for watchers, if there is any for them. */
void gallery_tell(struct table *);
/* The same as time goes by. */
void gallery_look(struct table *);
/* ,"watch":{"moves":3} of a hello; nothing if nobody may look on. */
void gallery_put(const struct table *, struct text *out);

/* The next message of a watcher, with LWS_PRE bytes of room before it; `more` says whether another
 * follows at once. NULL: there is no memory. It is good until the next call. */
char *gallery_message(struct conn *, size_t *size, bool *more);
/* It begins anew, or leaves. */
void gallery_forget(struct conn *);
void gallery_free(struct table *);

#endif
