/* What a master may correct in a match (docs/powers.md). What is always true: it follows from the
 * master's view, and is open in anyone's turn. */
#ifndef TABLE_POWERS_H
#define TABLE_POWERS_H

#include "table/match.h"

/* What a seat may correct now: nothing but for a master (powers of struct game). */
void match_powers(const struct match *, int seat, struct options *out);
/* Whether a move is by one of their verbs. */
bool match_corrects(const struct match *, const struct move *);
/* Whether it may be made now; false: `why`. */
bool powers_allow(const struct match *, const struct move *, struct text *why);
/* The master takes the match back to the state after entry `to`, across chance, reveals and others'
 * moves, and that is an entry like any undo. What was drawn is never drawn again: draws go on by
 * number. False: `why`. */
enum { BACKS_MAX = 20, BACKS_OFFERED = 12 };
bool powers_back(struct match *, int seat, uint32_t to, struct text *why);
/* Where that leads which takes the last `moves` back, chance's included: UINT32_MAX if this seat
 * may not now. */
uint32_t powers_back_to(const struct match *, int seat, int moves);
/* All that may be, as a member of a turn; nothing if there is none. */
void powers_put(const struct match *, int seat, struct text *out);

#endif
