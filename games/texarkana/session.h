/* The story, casting, sessions; what the scenario has. */
#ifndef GAMES_TEXARKANA_SESSION_H
#define GAMES_TEXARKANA_SESSION_H

#include "games/texarkana/state.h"

/* ---- session.c: story, casting, sessions ---- */
void tx_story_begin(struct texarkana *, int rule);
void tx_story_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_story_apply(const struct pack *, struct state *, const struct move *);
void tx_casting_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_casting_apply(const struct pack *, struct state *, const struct move *);
void texarkana_deal_options(const struct pack *, const struct texarkana *, int seat,
                            struct options *);
void tx_deal_apply(const struct pack *, struct state *, const struct move *);
void tx_after_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_after_apply(const struct pack *, struct state *, const struct move *);
/* The session is over. */
void tx_session_close(struct texarkana *, int ending);

/* ---- listed.c: what the scenario has; for the Dealer alone ---- */
/* The scenario's way for the open test, or NULL. */
const struct way *tx_way_listed(const struct pack *, const struct texarkana *);
/* Whether the NPC of a way stands against it now. */
bool tx_way_opposed(const struct pack *, const struct texarkana *, const struct way *);
/* What its goal puts at risk, and how a way is marked, as masks. */
int tx_risk_listed(const struct pack *, const struct texarkana *);
int tx_marks_listed(const struct pack *, const struct texarkana *, const struct way *);
/* The rating of the opposing NPC, or the way's difficulty; 0 and not `listed` if there is
 * neither. */
int tx_dv_listed(const struct pack *, const struct texarkana *, bool *listed);
/* The Dealer's next move according to the scenario; false: none. */
bool tx_move_listed(const struct pack *, const struct texarkana *, struct move *out);
/* struct words, usual: the same, as the view of the Dealer has it. */
bool tx_usual(const struct data *, const struct view *, struct move *out);

#endif
