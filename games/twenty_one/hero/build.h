/* A hero is built. */
#ifndef GAMES_TWENTY_ONE_HERO_BUILD_H
#define GAMES_TWENTY_ONE_HERO_BUILD_H

#include "games/twenty_one/why.h"

void bj_build_begin(const struct pack *, struct twenty_one *);
/* Why a move of the builder is not open. */
int bj_build_why(const struct pack *, const struct twenty_one *, const struct move *);
/* Which of NAMES_CALLED are in use, as bits. */
unsigned bj_names_used(const struct twenty_one *);
/* Why a thing may not come to a slot, or to a pocket: DO_EQUIP, DO_STOW. */
int bj_gear_comes_why(const struct pack *, const struct sheet *, const struct move *);
/* Fills a pocket with a full stack. */
void bj_sheet_stow(const struct pack *, struct sheet *, int pocket, int gear);
bj_phase_options bj_build_options;
bj_phase_apply bj_build_apply;

#endif
