/* Rooms that the GM draws, and foes that it makes (section L of the rules). */
#ifndef GAMES_TWENTY_ONE_RUN_ROOM_H
#define GAMES_TWENTY_ONE_RUN_ROOM_H

#include "games/twenty_one/why.h"

/* What the GM may do of that in free play or somebody's turn; why not: DO_ROOM, DO_LAY, DO_MAKE;
 * does it. */
void bj_room_options(const struct pack *, const struct twenty_one *, struct options *);
int bj_room_why(const struct pack *, const struct twenty_one *, const struct move *);
void bj_room_apply(const struct pack *, struct twenty_one *, const struct move *);
/* Why a part may not come to the foe in the making. */
int bj_make_why(const struct pack *, const struct twenty_one *, const struct move *);
bj_phase_options bj_make_options;
bj_phase_apply bj_make_apply;

#endif
