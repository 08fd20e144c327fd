/* A log that cannot be replayed here, told all the same: its edition was given up, a newer croupier
 * wrote it, or its data is gone. What is always true: without a state nobody knows who witnessed
 * what, so a seat is shown only what a verb's table says is open, and its own moves. */
#ifndef TABLE_TOLD_H
#define TABLE_TOLD_H

#include "table/log.h"

/* What such a log's header still says. */
struct told_head {
    const struct game *game;             /* NULL: no game of this program's */
    char game_name[NAME_BYTES_MAX + 1];
    char by[LOG_BY_BYTES + 1];           /* the croupier that wrote it; may be empty */
    int edition, seats;                  /* 0: it does not say */
};
/* False: these pairs are no header at all. */
bool told_head_read(const struct pairs *, const struct game *const *games, int count,
                    struct told_head *out);
/* Appends a line after the header as `reader` (SEAT_CHANCE: who keeps the log) may read it: as a
 * JSON object, or as people read moves, "12 gambler 1: pay time=2 coin=0". Nothing else of the line
 * is passed on. */
void told_line(const struct told_head *, const struct pairs *, int reader, bool json,
               struct text *out);
/* Appends which program plays it: "croupier 0.1 plays it". */
void told_plays(const struct told_head *, struct text *out);

#endif
