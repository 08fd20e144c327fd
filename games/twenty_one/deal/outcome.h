/* How a Deal has come out within a move. */
#ifndef GAMES_TWENTY_ONE_DEAL_OUTCOME_H
#define GAMES_TWENTY_ONE_DEAL_OUTCOME_H

#include "games/twenty_one/state.h"

/* Whether the move has ended a Deal, or one target's part of it. */
bool bj_deal_ended(const struct twenty_one *was, const struct twenty_one *is);
/* Another Deal, or another part of this one, stands on the table now. */
bool bj_gone_on(const struct twenty_one *was, const struct twenty_one *is);
/* The table as the Deal ended. */
void bj_deal_end(const struct pack *, const struct twenty_one *was, const struct twenty_one *is,
                 const struct move *, struct twenty_one *end);

#endif
