/* Order, turns, delay and areas. */
#ifndef GAMES_TWENTY_ONE_FIGHT_CONFLICT_H
#define GAMES_TWENTY_ONE_FIGHT_CONFLICT_H

#include "games/twenty_one/state.h"

/* ---- conflict.c: order, turns, delay, durations ---- */
void conflict_begin(struct twenty_one *);
void order_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void order_apply(const struct pack *, struct state *, const struct move *);
void next_turn(const struct pack *, struct state *);
void turn_end(const struct pack *, struct state *);
void order_bottom(struct twenty_one *, int who);
void order_drop(struct twenty_one *, int who);
void delay_begin(struct twenty_one *, int who, int n);
void delay_drop(struct twenty_one *, int who);
void conflict_end(const struct pack *, struct state *);
bool conflict_over(const struct twenty_one *);
void timed_tick(struct twenty_one *, int who);

/* ---- turn.c: what a combatant may do in its turn, and outside a Conflict ---- */
void turn_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void turn_apply(const struct pack *, struct state *, const struct move *);
/* Outside a Conflict: what needs no foe. */
void quiet_options(const struct pack *, const struct twenty_one *, int who, struct options *);
/* What is free or an act, in a turn or outside; false if the move is none of them. */
bool acts_apply(const struct pack *, struct state *, const struct move *, int who);

/* ---- area.c: one maker, several targets ---- */
void area_open(const struct pack *, struct state *, int targets);
void area_next(const struct pack *, struct state *);
void area_maker_over(const struct pack *, struct state *);
void area_settle(const struct pack *, struct state *);
void area_settled(const struct pack *, struct state *);

#endif
