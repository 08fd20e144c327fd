/* PC against PC, NPC against NPC. */
#ifndef GAMES_TEXARKANA_DUEL_H
#define GAMES_TEXARKANA_DUEL_H

#include "games/texarkana/state.h"

void duel_open(struct texarkana *, int seat, int other);
void consent_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void consent_apply(const struct pack *, struct state *, const struct move *);
void down_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void down_apply(const struct pack *, struct state *, const struct move *);
void turn_up_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void turn_up_apply(const struct pack *, struct state *, const struct move *);
void clash_open(struct texarkana *, int foe);
void clash_apply(const struct pack *, struct state *, const struct move *);

#endif
