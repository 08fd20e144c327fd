/* Free play, scenes and goals. */
#ifndef GAMES_TEXARKANA_SCENE_H
#define GAMES_TEXARKANA_SCENE_H

#include "games/texarkana/state.h"

void tx_free_open(struct texarkana *);
void tx_free_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_free_apply(const struct pack *, struct state *, const struct move *);
void tx_scene_open(const struct pack *, struct texarkana *, int which);
void tx_scene_close(const struct pack *, struct texarkana *);
/* No scene is open, and nobody and nothing of one is left. */
void tx_scene_clear(struct texarkana *);
/* Who cannot be in the scene any more leaves it. */
void tx_scene_leave(struct texarkana *);
/* An NPC comes into the lowest free slot of the scene, or leaves it. */
void tx_npc_bring(const struct pack *, struct texarkana *, int npc);
void tx_npc_dismiss(struct texarkana *, int slot);
void tx_goal_won(const struct pack *, struct texarkana *, int goal, int seat);
void tx_goal_lost(const struct pack *, struct texarkana *, int goal);
/* What the test's result means for the goals of the scene. */
void tx_goals_settle(const struct pack *, struct texarkana *, bool success);
void tx_hit_pc(struct texarkana *, int seat, int damage);
void tx_hit_npc(struct texarkana *, int slot, int damage);

#endif
