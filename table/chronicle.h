/* The chronicle of a match: its story as one page of HTML, to be read and printed, with its
 * players, chapters and best moments. What is always true: it contains only what one seat was told
 * (table/say.h), needs no other file, and escapes what people said. */
#ifndef TABLE_CHRONICLE_H
#define TABLE_CHRONICLE_H

#include "table/remark.h"

enum {
    CHRONICLE_BYTES = 4 << 20, /* enough for the longest match */
    CHRONICLE_EVENINGS = 24    /* of a book, at most */
};

/* What is told: a match as `seat` may read it (SEAT_CHANCE: everyone's secrets), with the names of
 * bots and their remarks (NULL: without), told afterwards with the messages of this table (NULL: as
 * it happened). */
struct telling {
    const struct match *match;
    const struct log_head *head;
    int seat;
    const struct remarks *remarks;
    const uint8_t *past;
    int evening; /* of a book of several, from 1; 0: it stands alone */
};
/* Appends the page of one match, in the language of `out`; or its beginning, the evenings of a
 * book one by one, and its end. False: `out` is too small. */
bool chronicle_write(const struct telling *, struct text *out);
void chronicle_begin(const char *title, struct text *out);
bool chronicle_tell(const struct telling *, struct text *out);
void chronicle_end(struct text *out);
/* The table for the game in the language of `out`; NULL: it has none. */
const uint8_t *chronicle_past(const struct game *, const struct text *out);

#endif
