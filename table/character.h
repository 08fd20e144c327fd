/* Saved characters at a table of a game that has them (struct characters). What is always true:
 * a reader is given of another's character what everyone may know, and the moves that make one are
 * judged like anybody's. */
#ifndef TABLE_CHARACTER_H
#define TABLE_CHARACTER_H

#include "table/match.h"

enum { CHARACTER_FILE_BYTES = 16384 };

/* The seat's character as it was when it was made, as far as `reader` knows it (SEAT_CHANCE: all).
 * False: it has none yet, or never. */
bool character_made(const struct match *, int reader, int seat, struct kept_character *out);
/* Plays the next move that makes this character for the seat. *moved: there was one. False: it is
 * not open, and `why`. */
bool character_play(struct match *, int seat, const struct kept_character *, bool *moved,
                    struct text *why);
/* For pages: a character's file held against the limits of these rules. A JSON object of "file", as
 * it would be saved, and "notes", nothing or what its maker should know. False: `wrong` says
 * what. */
bool character_judge(const struct game *, const struct data *, const struct rules *,
                     const struct node *, struct text *out, struct complaint *wrong);

#endif
