/* An act from its beginning to its end. */
#ifndef GAMES_TWENTY_ONE_FIGHT_ACT_H
#define GAMES_TWENTY_ONE_FIGHT_ACT_H

#include "games/twenty_one/why.h"

int bj_act_delay(const struct pack *, const struct twenty_one *, int who, int kind, int what,
                 int how, int expert);
/* who acts still holds what the act is made with */
bool bj_act_able(const struct pack *, const struct twenty_one *);
void bj_act_begin(const struct pack *, struct twenty_one *, int who, int kind, int what, int how,
                  int expert);
void bj_act_go(const struct pack *, struct twenty_one *);
void bj_act_end(const struct pack *, struct twenty_one *);
/* The Deal of the act is over. */
void bj_act_dealt(const struct pack *, struct twenty_one *);
/* Whom an act can be aimed at, or strikes all together: a mask. */
int bj_targets_for(const struct pack *, const struct twenty_one *, int who, int kind, int what,
                   int gear);
/* How far an act that is aimed reaches; 0: as far as one sees. */
int bj_act_reach(const struct pack *, int kind, int gear);
bj_why_rule bj_aim_why, bj_sweep_why, bj_square_why;
/* Whom an act strikes that goes off on this square: a mask. */
int bj_struck(const struct twenty_one *, int row, int column);
/* The first of these that a sweep can't be aimed at, or NONE. */
int bj_sweep_missed(const struct pack *, const struct twenty_one *, int mask);
static inline bool is_sweep(int how) { return how == HOW_SWEEP || how == HOW_POWER_SWEEP; }
static inline bool is_powered(int how) { return how == HOW_POWER || how == HOW_POWER_SWEEP; }
bool bj_act_needs_foe(const struct pack *, int kind, int what, int gear);
bj_phase_options bj_aim_options, bj_square_options;
bj_phase_apply bj_aim_apply, bj_square_apply;

#endif
