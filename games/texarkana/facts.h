/* What the story remembers (TX-G4). */
#ifndef GAMES_TEXARKANA_FACTS_H
#define GAMES_TEXARKANA_FACTS_H

#include "games/texarkana/state.h"

/* Whether the facts are as this asks; by editions that know none no fact has come true. */
bool tx_is_when(const struct texarkana *, const struct when *);
/* The scenes of a scenario; by editions that know no facts, but those that need one. */
int tx_scenes(const struct texarkana *, const struct scenario *);
/* Where the story goes once the scene is closed, the facts considered: of TO_.., or NONE. */
int tx_bound_for(const struct pack *, const struct texarkana *);
/* The fields in which a goal of the scene may be tried now, as a mask. */
int tx_fields_open(const struct pack *, const struct texarkana *, int goal);
/* A goal that the Dealer has made; which goal is called so (of NAMES_MADE), or NONE. */
bool tx_is_made(const struct texarkana *, int goal);
int tx_goal_called(const struct texarkana *, int made);
bool tx_has_made(const struct texarkana *);
/* Where the Dealer's next goal would stand, or NONE. */
int tx_goal_free(const struct pack *, const struct texarkana *);
/* The way of a goal that the test tries, or NONE. */
int tx_way_tried(const struct texarkana *, const struct goal *);
/* What is told of a goal that came out so in this way (NONE: in no way), and of one that came out
 * as the state has it. */
const char *tx_came_text(const struct goal *, int way, int outcome);
const char *tx_goal_text(const struct pack *, const struct texarkana *, int goal);
/* A goal has just been won or lost, by the test or else: how, and what comes true. */
void tx_goal_came(struct texarkana *, const struct goal *, int goal, bool tried);
/* Goals of the scene open and close by what has come true. */
void tx_goals_by_fact(const struct pack *, struct texarkana *);
/* The same, and how its people are, and who goes. */
void tx_by_fact(const struct pack *, struct texarkana *);
/* What the scene has to say of how this NPC is now, or NULL. */
const char *tx_mood_text(const struct pack *, const struct texarkana *, int slot);

#endif
