/* The chances that a seat is told: picked out of the figures of its view (docs/protocol.md, facts),
 * which a page or a program has of the table. What is always true: nothing else is read, so nothing
 * is told that the seat may not know. */
#ifndef LAB_SEEN_H
#define LAB_SEEN_H

#include <stdbool.h>

#include "lab/grown.h"

enum { SEEN_PATH_BYTES = 144 };

/* Where it is in the figures, "fights.1.left"; 0 to 1. */
struct seen_chance { char path[SEEN_PATH_BYTES]; double chance; };
struct seen { int count, room; struct seen_chance *at; };

/* `facts` is a JSON object, with a zero byte behind it; false: it cannot be read. `out` is freed
 * by the caller either way. */
bool seen_read(const char *facts, struct seen *out);
/* One more, at the end. */
void seen_add(struct seen *, const char *path, double chance);
void seen_free(struct seen *);
/* Adds members of a JSON object: "chances", by path; and what can mean one place alone, by its
 * name: "win". */
void seen_json(const struct seen *, struct grown *);

#endif
