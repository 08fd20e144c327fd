/* A card from its choice to its end: phase 2, Risk, effects, ratting. */
#ifndef GAMES_BLOODSPORT_PLAY_H
#define GAMES_BLOODSPORT_PLAY_H

#include "games/bloodsport/state.h"

/* ---- window.c: ratting ---- */
/* Asks the seats of `mask` in React order, then goes on with phase `back_to`. */
void bg_window_open(const struct pack *, struct state *, int mask, int back_to);
void bg_window_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_window_apply(const struct pack *, struct state *, const struct move *);
void bg_rat(struct bloodsport *, int seat);

/* ---- effects.c ---- */
/* Runs the effects of the card being played, or of the Secret where play_seat is NONE, till chance
 * is needed or all is done. */
void bg_effects_run(const struct pack *, struct state *);
void bg_effect_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_effect_apply(const struct pack *, struct state *, const struct move *);
uint16_t bg_show_witnesses(const struct bloodsport *);

/* ---- action.c: phase 2, and the price of every card ---- */
void bg_action_begin(struct bloodsport *);
/* On to the next player of phase 2, or to phase 3. */
void bg_action_next(const struct pack *, struct state *);
void bg_action_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_action_apply(const struct pack *, struct state *, const struct move *);
/* Of a card of this verb's type that is to be played or laid now. */
enum why bg_card_why(const struct pack *, const struct bloodsport *, int seat, int verb, int card);
bool bg_discover_has_target(const struct pack *, const struct bloodsport *, int seat, int card);
void bg_target_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_target_apply(const struct pack *, struct state *, const struct move *);
/* The card whose price is asked for, played or laid in the row; its Risk before any token. */
int bg_card_asked(const struct bloodsport *);
int bg_risk_asked(const struct pack *, const struct bloodsport *);
enum why bg_pay_why(const struct pack *, const struct bloodsport *, int seat, int time, int coin);
void bg_pay_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_pay_apply(const struct pack *, struct state *, const struct move *);

/* ---- play.c: a card from its Risk roll to its end ---- */
/* Starts a play: who, which card (NONE: face down), which row (NONE), where. */
void bg_play_begin(struct bloodsport *, int seat, int card, int row, int on);
/* Targets are named: price, roll or effect. */
void bg_play_price(const struct pack *, struct state *);
void bg_play_roll(const struct pack *, struct state *);
void bg_risk_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_risk_apply(const struct pack *, struct state *, const struct move *);
void bg_toss_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_toss_apply(const struct pack *, struct state *, const struct move *);
void bg_play_end(const struct pack *, struct state *);
/* What a Risk roll must beat now. */
int bg_risk_need(const struct pack *, const struct bloodsport *);

#endif
