/* A match told and shown to one seat. What is always true: all of it comes from that seat's views
 * and from moves redacted for it. */
#ifndef TUI_STORY_H
#define TUI_STORY_H

#include <stdio.h>

#include "table/cursor.h"
#include "table/match.h"

/* An empty text that knows what things were called after entry n, as `seat` may know. */
struct text story_text(const struct match *, uint32_t n, int seat, struct match_labels *book,
                       char *bytes, size_t size);
/* How a seat is called where it speaks: as the game tells, or "Gambler 1". */
void story_speaker(const struct match *, const struct view *, int seat, struct text *out);
/* Prints the table as `seat` sees it (SEAT_WATCHER, SEAT_CHANCE: everything). `map`: enum
 * text_map. */
void story_board(FILE *out, const struct match *, int seat, int map);
/* What is worth a look where a stage begins; false: nothing is. */
bool story_glance(FILE *out, const struct match *, int seat, int map);
/* Tells all entries after entry `from`. */
void story_print(FILE *out, const struct match *, int seat, uint32_t from);

/* Where a listener stands in the story. */
struct story {
    struct cursor cursor;
    int seat;
};
void story_start(struct story *, const struct match *, int seat, uint32_t from);
/* Tells what has happened since; true if there was anything to say. */
bool story_more(struct story *, FILE *out);

#endif
