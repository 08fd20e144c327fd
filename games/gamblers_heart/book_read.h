/* Between the files that read a book. */
#ifndef GAMES_GAMBLERS_HEART_BOOK_READ_H
#define GAMES_GAMBLERS_HEART_BOOK_READ_H

#include "engine/tree_read.h"
#include "games/gamblers_heart/gamblers_heart.h"

enum { TITLE_BYTES_MAX = 40, LINE_BYTES_MAX = 240 };

/* Who remembers, and what: their names, before anything asks after them (GH-H8). */
bool gh_read_facts(struct book *, const struct node *list, struct complaint *);
/* `if`, `unless` and `also` of an obstacle or a quest. */
bool gh_read_when(struct book *, const struct node *map, struct when *, struct complaint *);
bool gh_read_also(struct book *, const struct node *map, struct also *, uint8_t *count, bool steps,
                  struct complaint *);
/* What is remembered of the ends of an obstacle; of a quest. */
bool gh_read_ends(struct book *, const struct node *map, struct obstacle *, struct complaint *);
bool gh_read_verdicts(struct book *, const struct node *map, uint64_t sets[4],
                      struct complaint *);
/* Every fact of the book can come true; false: a complaint at the first that cannot. */
bool gh_facts_set(const struct book *, const struct node *list, struct complaint *);

#endif
