/* A round from its deal to the last blow. */
#ifndef GAMES_BLOODSPORT_FIGHT_H
#define GAMES_BLOODSPORT_FIGHT_H

#include "games/bloodsport/state.h"

/* ---- deal.c: phase 1 ---- */
void bg_round_begin(struct state *);
void bg_deal_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bloodsport_deal_apply(const struct pack *, struct state *, const struct move *);

/* ---- bets.c: phase 3 and the slips ---- */
void bg_bet_begin(const struct pack *, struct state *);
enum why bg_bet_why(const struct bloodsport *, int seat, int fight, int on, int coin);
void bg_bet_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_bet_apply(const struct pack *, struct state *, const struct move *);
void bg_slips_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_slips_apply(const struct pack *, struct state *, const struct move *);

/* ---- fight.c: phase 4 ---- */
void bg_uncover_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_uncover_apply(const struct pack *, struct state *, const struct move *);
void bg_unveil_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_unveil_apply(const struct pack *, struct state *, const struct move *);
void bg_dice_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_dice_apply(const struct pack *, struct state *, const struct move *);
void bg_secret_begin(const struct pack *, struct state *);
void bg_react_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_react_apply(const struct pack *, struct state *, const struct move *);
/* The next seat to be asked for a React, or the blow. */
void bg_react_next(const struct pack *, struct state *);

#endif
