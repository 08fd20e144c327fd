/* Tells and shows a match to one seat. What is always true: it uses only that seat's views and
 * moves redacted for it. */
#ifndef TUI_STORY_H
#define TUI_STORY_H

#include <stdio.h>

#include "table/cursor.h"
#include "table/match.h"
#include "table/remark.h"

/* An empty text with the names given up to entry n, as far as `seat` may know them. */
struct text story_text(const struct match *, uint32_t n, int seat, struct match_labels *book,
                       char *bytes, size_t size);
/* The name of a speaking seat: the game's, or "Gambler 1". */
void story_speaker(const struct match *, const struct view *, int seat, struct text *out);
/* Prints the table as `seat` sees it (SEAT_WATCHER, SEAT_CHANCE: everything). `map`: enum
 * text_map. */
void story_board(FILE *out, const struct match *, int seat, int map);
/* Shows what is worth seeing when a stage begins; false: nothing. */
bool story_glance(FILE *out, const struct match *, int seat, int map);
/* Tells all entries after entry `from`. */
void story_print(FILE *out, const struct match *, int seat, uint32_t from);

/* From now on bots are named as in this header, borrowed, and what they say is told (NULL: it is
 * not, as at first). */
void story_remarks(const struct log_head *);
/* Where a listener stands in the story. */
struct story {
    struct cursor cursor;
    int seat;
};
void story_start(struct story *, const struct match *, int seat, uint32_t from);
/* Tells what has happened since; true if there was anything to say. */
bool story_more(struct story *, FILE *out);

#endif
