/* Spells and items. */
#ifndef GAMES_TWENTY_ONE_FIGHT_MAGIC_H
#define GAMES_TWENTY_ONE_FIGHT_MAGIC_H

#include "games/twenty_one/state.h"

bool spell_open(const struct twenty_one *, int who, int spell);
int expert_most(const struct pack *, const struct twenty_one *, int who, int spell);
void spell_done(const struct pack *, struct state *, bool success);
void dismiss(struct twenty_one *, int who, int mark);
void item_go(const struct pack *, struct state *);
int from_gear(const struct twenty_one *, int who, int from);
void from_use_up(struct twenty_one *, int who, int from);
/* The choice of what leaves a pile: by spell or herb. */
void remedy_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void remedy_apply(const struct pack *, struct state *, const struct move *);
bool swap_legal(const struct twenty_one *, int who, int hand);
void swap_hand(struct twenty_one *, int who, int hand);
void pile_heal(struct twenty_one *, int who, uint64_t cards);

#endif
