/* What lasts between runs: wounds and bynames (section M of the rules). */
#ifndef GAMES_TWENTY_ONE_RUN_LASTING_H
#define GAMES_TWENTY_ONE_RUN_LASTING_H

#include "games/twenty_one/state.h"

/* Counts a deed of this combatant, if it is a hero in a run. */
void bj_deed(struct twenty_one *, int who, int deed);
/* It has just been put out by whoever dealt the blow. */
void bj_deed_felled(const struct pack *, struct twenty_one *, int who);
/* A fight of a run is over, and nobody has rested yet. */
void bj_fight_leaves(struct twenty_one *);
/* What the hero has for the next run, as the match stands: of NAMES_WOUND and NAMES_BYNAME. Who
 * has no name has neither. */
int bj_wound_after(const struct twenty_one *, int who);
int bj_byname_after(const struct twenty_one *, int who);
/* It brought a wound that has healed. */
bool bj_has_healed(const struct twenty_one *, int who);
/* How often a deed must be done for its byname. */
int bj_deeds_needed(int deed);

#endif
