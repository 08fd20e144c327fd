/* Files of characters for tests of any game: read from a literal, written, made at a table. What is
 * always true: a file that should be refused names the rule and the place that it breaks. */
#ifndef TESTS_TABLE_KEPT_H
#define TESTS_TABLE_KEPT_H

#include "table/character.h"
#include "tests/table/world.h"

/* Reads a file by the rules of the world's match; "", or why it is refused: "2:5: ..." (static). */
const char *kept_read(const struct world *, const char *json, struct kept_character *out);
/* A file that is refused so, and the beginning of the reason. */
struct kept_bad { const char *json, *why; };
void kept_refused(const struct world *, const struct kept_bad *, size_t count);
/* The file of a character (static), which reads as the same. */
const char *kept_written(const struct world *, const struct kept_character *);
/* Plays what is due of it, and chance between; whether it is made then. */
bool kept_make(struct world *, int seat, const struct kept_character *);

#endif
