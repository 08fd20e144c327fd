/* Free play, scenes and goals. */
#ifndef GAMES_TEXARKANA_SCENE_H
#define GAMES_TEXARKANA_SCENE_H

#include "games/texarkana/state.h"

void tx_free_open(struct texarkana *);
/* Why this is not open in free play; the options leave out what these name, and why.c says it. The
 * bounds end a scene or a session that goes on for too long. */
enum why tx_bounds_why(const struct texarkana *, int verb);
/* Who cannot come, go or, with any other verb, be asked for a test. */
enum why tx_people_why(const struct texarkana *, int verb, int seat);
/* An NPC that cannot fight another. */
enum why tx_clash_why(const struct texarkana *, int slot);
void tx_free_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_free_apply(const struct pack *, struct state *, const struct move *);
void tx_scene_open(const struct pack *, struct texarkana *, int which);
void tx_scene_close(const struct pack *, struct texarkana *);
/* Closes any scene and removes everyone and everything in it. */
void tx_scene_clear(struct texarkana *);
/* Removes those who can no longer be in the scene. */
void tx_scene_leave(struct texarkana *);
/* Brings an NPC into the lowest free slot of the scene, or sends it away. */
void tx_npc_bring(const struct pack *, struct texarkana *, int npc);
void tx_npc_dismiss(struct texarkana *, int slot);
/* The Dealer says so, without a test. */
void tx_goal_judge(const struct pack *, struct texarkana *, int goal, bool won);
/* Applies the test's result to the goals of the scene. */
void tx_goals_settle(const struct pack *, struct texarkana *, bool success);
void tx_hit_pc(struct texarkana *, int seat, int damage);
void tx_hit_npc(struct texarkana *, int slot, int damage);

#endif
