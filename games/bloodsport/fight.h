/* A round from its deal to the last blow. */
#ifndef GAMES_BLOODSPORT_FIGHT_H
#define GAMES_BLOODSPORT_FIGHT_H

#include "games/bloodsport/state.h"

/* ---- deal.c: phase 1 ---- */
void round_begin(struct state *);
void deal_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bloodsport_deal_apply(const struct pack *, struct state *, const struct move *);

/* ---- bets.c: phase 3 and the slips ---- */
void bet_begin(const struct pack *, struct state *);
void bet_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bet_apply(const struct pack *, struct state *, const struct move *);
void slips_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void slips_apply(const struct pack *, struct state *, const struct move *);

/* ---- fight.c: phase 4 ---- */
void uncover_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void uncover_apply(const struct pack *, struct state *, const struct move *);
void unveil_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void unveil_apply(const struct pack *, struct state *, const struct move *);
void dice_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void dice_apply(const struct pack *, struct state *, const struct move *);
void secret_begin(const struct pack *, struct state *);
void react_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void react_apply(const struct pack *, struct state *, const struct move *);
/* The next seat to be asked for a React, or the blow. */
void react_next(const struct pack *, struct state *);

#endif
