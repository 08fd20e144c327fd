/* An act from its beginning to its end. */
#ifndef GAMES_TWENTY_ONE_FIGHT_ACT_H
#define GAMES_TWENTY_ONE_FIGHT_ACT_H

#include "games/twenty_one/state.h"

int bj_act_delay(const struct pack *, const struct twenty_one *, int who, int kind, int what, int how, int expert);
bool bj_act_able(const struct pack *, const struct twenty_one *);     /* who acts still holds what the act is made with */
void bj_act_begin(const struct pack *, struct state *, int who, int kind, int what, int how, int expert);
void bj_act_go(const struct pack *, struct state *);
void bj_act_end(const struct pack *, struct state *);
/* The Deal of the act is over. */
void bj_act_dealt(const struct pack *, struct state *);
/* Whom an act can be aimed at, or strikes all together: a mask. */
int bj_targets_for(const struct pack *, const struct twenty_one *, int who, int kind, int what, int gear);
void bj_aim_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void bj_aim_apply(const struct pack *, struct state *, const struct move *);
void bj_square_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void bj_square_apply(const struct pack *, struct state *, const struct move *);
bool bj_act_needs_foe(const struct pack *, int kind, int what, int gear);

#endif
