/* What hands hold, and what gear does in the Deal that runs. */
#ifndef GAMES_TWENTY_ONE_GEAR_H
#define GAMES_TWENTY_ONE_GEAR_H

#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/twenty_one.h"

/* What a hand holds, NONE too for the hand that grips with the other. */
int bj_held(const struct twenty_one *, int who, int hand);
/* Its row; of a hand that holds nothing, one that does nothing. */
const struct gear_row *bj_in_hand(const struct pack *, const struct twenty_one *, int who,
                                  int hand);
bool bj_hand_empty(const struct twenty_one *, int who, int hand);
bool bj_is_tool(const struct pack *, int gear, int school);
bool bj_holds_tool(const struct pack *, const struct twenty_one *, int who, int school);
/* The tool for the spells of a school. */
bool bj_holds_class(const struct pack *, const struct twenty_one *, int who, int class);
bool bj_is_quick(const struct pack *, const struct twenty_one *, int who);
/* The act whose Deal runs. */
bool bj_is_attack(const struct pack *, const struct twenty_one *);
bool bj_is_ranged(const struct pack *, const struct twenty_one *);
bool bj_is_fire(const struct pack *, const struct twenty_one *);
bool bj_gear_works(const struct pack *, const struct twenty_one *, int who, int hand, int other);
bool bj_gear_twice(const struct twenty_one *, int who, int hand);
bool bj_gear_flag(const struct pack *, const struct twenty_one *, int who, int other, int flag);
bool bj_attack_coated(const struct twenty_one *);
bool bj_can_retaliate(const struct pack *, const struct twenty_one *, int who, int attacker);

#endif
