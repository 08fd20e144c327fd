/* A log that was checked (check.h), watched: the table as it was after any entry, in the messages
 * of the wire, and what happened on the way. What is always true: a seat is shown what that seat
 * knew then, through the one redaction; everybody's secrets only of a match that is over and does
 * not keep them. */
#ifndef WEB_WASM_WATCH_H
#define WEB_WASM_WATCH_H

#include "table/chronicle.h"
#include "table/cursor.h"
#include "table/say.h"
#include "web/wasm/check.h"

enum { WATCH_FEED_ENTRIES = 250 };

struct watch {
    const struct check *check;
    struct cursor cursor;
    struct match at;      /* as it was after the entry that is shown */
    struct state before;  /* and from where its story goes on */
    uint32_t before_n;
};

/* The log must have been read to its end. */
void watch_start(struct watch *, const struct check *);
/* Who may be watched, a mask: seats, the watcher, and SEAT_CHANCE for everybody at once. While a
 * match is not over that is the watcher, and whoever the log calls "me". */
uint32_t watch_lets(const struct watch *);
/* The hello of this seat, as at a table; its "chapters" and "moments" are those of the game's
 * words. */
void watch_hello(struct watch *, int seat, struct text *out);
/* The turn, or the end, of this seat after entry `to`, with the story after entry `from`. `all`:
 * the story is everybody's, and a member "all" is the view of one who sees everything. False: it
 * may not be watched, or there is no such entry. */
bool watch_turn(struct watch *, int seat, bool all, uint32_t from, uint32_t to,
                const char *language, struct text *out);
/* {"story":[..]}: from entry `from`, WATCH_FEED_ENTRIES of them at most. */
bool watch_feed(struct watch *, int seat, uint32_t from, const char *language, struct text *out);
/* The table in sentences, as it was when watch_turn was last asked. */
void watch_board(struct watch *, int seat, const char *language, char *room, struct text *out);
/* The chronicle (table/chronicle.h) of this seat; SEAT_CHANCE: of everyone. */
bool watch_chronicle(struct watch *, int seat, const uint8_t *past, struct text *out);

#endif
