/* A half-made move in the game's words: what it is so far, what is asked next, what moves are
 * called; for terminal and page. What is always true: everything follows from one seat's view and
 * options. */
#ifndef TABLE_MAKING_H
#define TABLE_MAKING_H

#include "table/codec.h"
#include "table/match.h"
#include "table/pick.h"

/* Whose move it is; what things are called stands in the texts that are written into. */
struct making {
    const struct match *match;
    const struct view *view;
    const struct options *options;
};

/* Each appends to `out`; where it gives false because the game has no words, it appends nothing. */

/* A whole move by the game's label, or as it could be typed. */
void making_label(const struct making *, const struct move *, struct text *out);
/* What the moves have in common that begin as this one with so many arguments; false: the game has
 * no words for that. */
bool making_begun(const struct making *, const struct move *, int args, struct text *out);
/* The same for a verb alone, or what the verb is called; false: the latter. */
bool making_verb(const struct making *, const struct move *, struct text *out);
/* The first line of how people or the game name an argument's value. False: the game has its own
 * words for the move with it. */
bool making_value(const struct making *, int verb, int arg, int32_t value, struct text *out);
/* The game's own question for the next argument; false: it has none. */
bool making_next(const struct making *, const struct pick *, struct text *out);

/* The answer to a seat's question (docs/protocol.md, Moves in the making), with its line end, in
 * the language of `out`. False, with nothing appended: `why` it cannot be read. */
enum { ASKED_LINES_MAX = 64, AHEAD_BYTES = 65536 };
bool making_asked(const struct match *, int hints, int seat, const struct pairs *,
                  struct text *out, struct text *why);

#endif
