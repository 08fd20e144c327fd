/* What a master may let pass once, at a table of level "warn" (docs/powers.md). What is always
 * true: it follows from what everyone knows, and so does the reason why the rules refuse it. */
#ifndef TABLE_WAIVERS_H
#define TABLE_WAIVERS_H

#include "table/match.h"

enum { WAIVERS_MAX = 100 }; /* of a match: let pass or not, undone ones included */

/* What this seat may put to the master now. */
void match_waivers(const struct match *, int seat, struct options *out);
/* Whether this may be put to the master: false and `why`. Nothing is asked but what all see. */
bool waivers_allow(const struct match *, const struct move *, struct text *why);
/* What the rules say against a move that may: in the language of `out`. */
void waivers_reason(const struct match *, const struct move *, struct text *out);
/* What it is, in the words of the game. */
void waivers_label(const struct match *, const struct move *, struct text *out);
/* That the master let entry n pass, or did not, for `reader`; nothing of any other. */
void waivers_tell(const struct match *, int reader, uint32_t n, const struct state *after,
                  struct text *out);
/* The master lets it pass: an entry like any move. Or not: an entry that leaves the match as it is.
 * False: `why`. */
bool waivers_grant(struct match *, const struct move *, struct text *why);
bool waivers_deny(struct match *, const struct move *, struct text *why);
/* All that a seat may put to the master, as a member of its turn; nothing if there is none. */
void waivers_put(const struct match *, int seat, struct text *out);

#endif
