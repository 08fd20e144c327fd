/* Edge, and what the Skills do. */
#ifndef GAMES_TWENTY_ONE_DEAL_EDGE_H
#define GAMES_TWENTY_ONE_DEAL_EDGE_H

#include "games/twenty_one/why.h"

int bj_party_of(const struct twenty_one *, int who);
/* The other party's index as this combatant meets it, or -1. */
int bj_other_of(const struct twenty_one *, int who);
/* Edge for a Deal in which it tests the best (or lowest) of the abilities; sets *tested. */
int bj_edge_for(const struct pack *, const struct twenty_one *, int who, int party, int abilities,
                int take, int *tested);
/* Edge for an attack with this hand in this way, at any target. */
int bj_attack_edge(const struct pack *, const struct twenty_one *, int who, const int32_t *arg);
int bj_abilities_tested(const struct pack *, const struct twenty_one *, int who, int party);
bool bj_skill_open(const struct pack *, const struct twenty_one *, int who, int skill);
/* Why a Skill that it has is not open: used, too dear or not for this Deal. */
int bj_price_why(const struct pack *, const struct twenty_one *, int who, int skill);
/* The Skill of a move that uses one. */
static inline int bj_skill_of(const struct pack *p, const struct move *m)
{
    return m->verb == DO_CHEEK        ? p->skill_by[PIECE_CHEEK]
           : m->verb == DO_RECOMPENSE ? p->skill_by[PIECE_RECOMPENSE]
                                      : m->arg[0];
}
/* The combatant that uses Skills now, or NONE. */
int bj_who_uses(const struct twenty_one *);
bj_why_rule bj_skill_why, bj_alter_why, bj_cheek_why, bj_recompense_why;
/* A mask of all Skills that it knows, and perhaps more of those that gear and spells lend. */
uint64_t bj_skills_maybe(const struct pack *, const struct twenty_one *, int who);
bool bj_skill_known(const struct pack *, const struct twenty_one *, int who, int skill);
void bj_skill_spend(const struct pack *, struct twenty_one *, int who, int skill);
/* Adds the uses open in a window; returns the number of families. */
int bj_skill_options(const struct pack *, const struct twenty_one *, int who, struct options *);
/* The use alone; and with what comes next. */
void bj_skill_use(const struct pack *, struct twenty_one *, const struct move *, int who);
void bj_skill_apply(const struct pack *, struct twenty_one *, const struct move *, int who);
bj_phase_options bj_cheer_options;
bj_phase_apply bj_cheer_apply;

#endif
