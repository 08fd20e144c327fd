/* Saved characters at a table of a game that has them (struct characters). What is always true: a
 * reader gets only what everyone may know of another's character, and moves that make a character
 * are checked like any other. */
#ifndef TABLE_CHARACTER_H
#define TABLE_CHARACTER_H

#include "table/match.h"

enum { CHARACTER_FILE_BYTES = 16384 };

/* The seat's character as it was made, as far as `reader` knows it (SEAT_CHANCE: all). False: it
 * has none yet, or never will. */
bool character_made(const struct match *, int reader, int seat, struct kept_character *out);
/* The same as it stands now, in a game whose characters live on; in any other as it was made. */
bool character_lived(const struct match *, int reader, int seat, struct kept_character *out);
/* Plays the seat's next move that makes this character. *moved: whether there was one, as there is
 * not when it is not the seat's turn. False and `why`: it is not open; nothing has changed. */
bool character_play(struct match *, int seat, const struct kept_character *, bool *moved,
                    struct text *why);
/* For pages: checks a character file against the limits of these rules. Appends a JSON object with
 * "file", as it would be saved, and "notes", advice for its maker or "", in the language of
 * `wrong`. False, with nothing appended: `wrong` says why. */
bool character_judge(const struct game *, const struct data *, const struct rules *,
                     const struct node *, struct text *out, struct complaint *wrong);

#endif
