/* Spells and items. */
#ifndef GAMES_TWENTY_ONE_FIGHT_MAGIC_H
#define GAMES_TWENTY_ONE_FIGHT_MAGIC_H

#include "games/twenty_one/why.h"

/* Why it does not know the spell, or lacks what it takes. */
int bj_spell_why(const struct pack *, const struct twenty_one *, int who, int spell);
static inline bool bj_spell_open(const struct pack *p, const struct twenty_one *s, int who,
                                 int spell)
{
    return bj_spell_why(p, s, who, spell) == BJ_OPEN;
}
int bj_expert_most(const struct pack *, const struct twenty_one *, int who, int spell);
void bj_spell_done(const struct pack *, struct twenty_one *, bool success);
void bj_item_go(const struct pack *, struct twenty_one *);
int bj_from_gear(const struct twenty_one *, int who, int from);
void bj_from_use_up(struct twenty_one *, int who, int from);
/* The choice of what leaves a pile: by spell or herb. */
bj_why_rule bj_swap_why;
void bj_swap_hand(const struct pack *, struct twenty_one *, int who, int hand);
void bj_pile_heal(const struct pack *, struct twenty_one *, int who, uint64_t cards);
bj_phase_options bj_remedy_options;
/* What leaves this combatant's Damage Pile by a remedy. */
uint64_t bj_remedy_takes(const struct twenty_one *, const struct move *, int who);
bj_phase_apply bj_remedy_apply;

#endif
