/* What the policies of a game choose, from a seat's view. */
#ifndef TESTS_RULES_PICKS_H
#define TESTS_RULES_PICKS_H

#include "tests/rules/script.h"

/* The policy of that name, or NULL. */
const struct policy *policy_named(const struct game *, const char *name);
/* What the policy chooses for the seat, from its view of the state. */
void policy_picks(const struct game *, const struct data *, const struct state *,
                  const struct policy *, int seat, struct rng *, struct move *out);
/* The line "picks SEAT POLICY VERB ARG ...", "picks-not ..." or "picks-at-times ...". */
bool picks_line(const struct game *, const struct data *, const struct state *,
                const struct words_of *, char *why);

/* `window 1 matters`: the seat is asked in a window that its player may want to be spared, and
 * something there could bring something; `idle`: nothing could; `none`: it is not asked in one. */
bool window_line(const struct game *, const struct data *, const struct state *,
                 const struct words_of *, char *why);

#endif
