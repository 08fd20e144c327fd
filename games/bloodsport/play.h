/* A card from its choice to its end: phase 2, Risk, effects, ratting. */
#ifndef GAMES_BLOODSPORT_PLAY_H
#define GAMES_BLOODSPORT_PLAY_H

#include "games/bloodsport/state.h"

/* ---- window.c: ratting ---- */
/* Asks the seats of `mask` in React order, then goes on with phase `then`. */
void window_open(const struct pack *, struct state *, int mask, int then);
void window_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void window_apply(const struct pack *, struct state *, const struct move *);
void rat(struct bloodsport *, int seat);

/* ---- effects.c ---- */
/* Runs the effects of the card being played, or of the Secret where play_seat is NONE, till chance is needed
 * or all is done. */
void effects_run(const struct pack *, struct state *);
void effect_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void effect_apply(const struct pack *, struct state *, const struct move *);
uint16_t show_witnesses(const struct bloodsport *);

/* ---- action.c: phase 2, and the price of every card ---- */
void action_begin(struct bloodsport *);
/* On to the next player of phase 2, or to phase 3. */
void action_next(const struct pack *, struct state *);
void action_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void action_apply(const struct pack *, struct state *, const struct move *);
bool discover_has_target(const struct pack *, const struct bloodsport *, int seat, int card);
void target_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void target_apply(const struct pack *, struct state *, const struct move *);
void pay_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void pay_apply(const struct pack *, struct state *, const struct move *);

/* ---- play.c: a card from its Risk roll to its end ---- */
/* Starts a play: who, which card (NONE: face down), which row (NONE), where. */
void play_begin(struct bloodsport *, int seat, int card, int row, int on);
/* Targets are named: price, roll or effect. */
void play_price(const struct pack *, struct state *);
void play_roll(const struct pack *, struct state *);
void risk_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void risk_apply(const struct pack *, struct state *, const struct move *);
void toss_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void toss_apply(const struct pack *, struct state *, const struct move *);
void play_end(const struct pack *, struct state *);
/* What a Risk roll must beat now. */
int risk_need(const struct pack *, const struct bloodsport *);

#endif
