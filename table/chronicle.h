/* The chronicle of a match: its story as one page of HTML, to be read and printed, with its
 * players, chapters and best moments. What is always true: it contains only what one seat was told
 * (table/say.h), needs no other file, and escapes what people said. */
#ifndef TABLE_CHRONICLE_H
#define TABLE_CHRONICLE_H

#include "table/remark.h"

enum { CHRONICLE_MOMENTS = 12, CHRONICLE_BYTES = 4 << 20 /* enough for the longest match */ };

/* Appends it as `seat` may read it (SEAT_CHANCE: everyone's secrets), in the language of `out`,
 * with the names of bots and their remarks (NULL: without), told afterwards with the messages of
 * this table (NULL: as it happened). False: `out` is too small. */
bool chronicle_write(const struct match *, const struct log_head *, int seat,
                     const struct remarks *, const uint8_t *past, struct text *out);
/* The table for the game in the language of `out`; NULL: it has none. */
const uint8_t *chronicle_past(const struct game *, const struct text *out);

#endif
