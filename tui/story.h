/* A match told and shown to one seat. What is always true: all of it comes from that seat's views and from
 * moves redacted for it. */
#ifndef TUI_STORY_H
#define TUI_STORY_H

#include <stdio.h>

#include "table/match.h"

/* Prints the table as `seat` sees it (SEAT_WATCHER, SEAT_CHANCE: everything). */
void story_board(FILE *out, const struct match *, int seat);
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
