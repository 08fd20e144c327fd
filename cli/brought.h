/* Characters that are kept in files, and brought to a match. What is always true: whatever is
 * brought was read by the game's own limits under the rules of the match, and is made by moves like
 * anybody's. */
#ifndef CLI_BROUGHT_H
#define CLI_BROUGHT_H

#include "cli/sitting.h"
#include "table/native/character.h"

/* What the game has of characters; NULL after a line on stderr that says which games have them. */
const struct characters *characters_of(const struct game *);
/* Reads one from a file by the rules of a sitting. 0, or EXIT_BAD after a line on stderr. */
int character_read(const struct sitting *, const char *path, struct kept_character *out);
/* Reads "FILE,SEAT=FILE" for the seats of a sitting whose data and rules stand. 0, or EXIT_BAD. */
int brought_read(struct sitting *, const char *list);
/* Plays the moves that make what was brought, as far as they are due. What the table refuses it
 * says on stderr, and that seat goes on by hand. */
void brought_make(struct sitting *);

#endif
