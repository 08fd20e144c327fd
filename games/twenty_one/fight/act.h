/* An act from its beginning to its end. */
#ifndef GAMES_TWENTY_ONE_FIGHT_ACT_H
#define GAMES_TWENTY_ONE_FIGHT_ACT_H

#include "games/twenty_one/state.h"

int act_delay(const struct twenty_one *, int who, int kind, int what, int how, int expert);
bool act_able(const struct twenty_one *);     /* who acts still holds what the act is made with */
void act_begin(const struct pack *, struct state *, int who, int kind, int what, int how, int expert);
void act_go(const struct pack *, struct state *);
void act_end(const struct pack *, struct state *);
/* The Deal of the act is over. */
void act_dealt(const struct pack *, struct state *);
/* Whom an act can be aimed at, or strikes all together: a mask. */
int targets_for(const struct pack *, const struct twenty_one *, int who, int kind, int what, int gear);
void aim_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void aim_apply(const struct pack *, struct state *, const struct move *);
void square_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void square_apply(const struct pack *, struct state *, const struct move *);
bool act_needs_foe(int kind, int what, int gear);

#endif
