/* PC against PC, NPC against NPC. */
#ifndef GAMES_TEXARKANA_DUEL_H
#define GAMES_TEXARKANA_DUEL_H

#include "games/texarkana/state.h"

void tx_duel_open(struct texarkana *, int seat, int other);
void tx_consent_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_consent_apply(const struct pack *, struct state *, const struct move *);
void tx_down_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_down_apply(const struct pack *, struct state *, const struct move *);
void tx_turn_up_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_turn_up_apply(const struct pack *, struct state *, const struct move *);
void tx_clash_open(struct texarkana *, int foe);
void tx_clash_apply(const struct pack *, struct state *, const struct move *);

#endif
