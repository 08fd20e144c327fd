/* The story, casting, sessions; what the scenario has. */
#ifndef GAMES_TEXARKANA_SESSION_H
#define GAMES_TEXARKANA_SESSION_H

#include "games/texarkana/state.h"

/* ---- session.c: story, casting, sessions ---- */
void story_begin(struct texarkana *, int rule);
void story_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void story_apply(const struct pack *, struct state *, const struct move *);
void casting_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void casting_apply(const struct pack *, struct state *, const struct move *);
void texarkana_deal_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void deal_apply(const struct pack *, struct state *, const struct move *);
void after_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void after_apply(const struct pack *, struct state *, const struct move *);
/* The session is over. */
void session_close(struct texarkana *, int ending);

/* ---- listed.c: what the scenario has; for the Dealer alone ---- */
/* The way by which the open test is tried; NULL where the scenario has none. */
const struct way *way_listed(const struct pack *, const struct texarkana *);
/* Whether the NPC of a way stands against it now. */
bool way_opposed(const struct pack *, const struct texarkana *, const struct way *);
/* What its goal puts at risk, and how a way is marked, as masks. */
int risk_listed(const struct pack *, const struct texarkana *);
int marks_listed(const struct pack *, const struct texarkana *, const struct way *);
/* The rating of the NPC that opposes, or the way's difficulty; 0 and not `listed` where there is neither. */
int dv_listed(const struct pack *, const struct texarkana *, bool *listed);
/* The Dealer's next move as the scenario has it; false: it has none here. */
bool move_listed(const struct pack *, const struct texarkana *, struct move *out);

#endif
