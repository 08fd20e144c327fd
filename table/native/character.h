/* The files that characters are kept in. What is always true: what is loaded was judged by its
 * game, and a file that is there is never written over. */
#ifndef TABLE_NATIVE_CHARACTER_H
#define TABLE_NATIVE_CHARACTER_H

#include "table/character.h"

/* For a game that has characters. Both return 0, or -1 and `why`: "ruth.json: ...". "-" loads the
 * standard input. */
int character_load(const struct game *, const struct data *, const struct rules *, const char *path,
                   struct kept_character *out, struct text *why);
int character_save(const struct game *, const struct data *, const struct kept_character *,
                   const char *path, struct text *why);

#endif
