/* Order, turns, delay and areas. */
#ifndef GAMES_TWENTY_ONE_FIGHT_CONFLICT_H
#define GAMES_TWENTY_ONE_FIGHT_CONFLICT_H

#include "games/twenty_one/why.h"

/* ---- conflict.c: order, turns, delay, durations ---- */
void bj_conflict_begin(struct twenty_one *);
void bj_next_turn(const struct pack *, struct twenty_one *);
void bj_turn_end(const struct pack *, struct twenty_one *);
void bj_order_bottom(struct twenty_one *, int who);
void bj_order_drop(struct twenty_one *, int who);
void bj_delay_begin(struct twenty_one *, int who, int n);
void bj_delay_drop(struct twenty_one *, int who);
/* Who is delaying comes back into the order, its act undone. */
void bj_delay_break(struct twenty_one *, int who);
void bj_conflict_end(const struct pack *, struct twenty_one *);
bool bj_conflict_over(const struct twenty_one *);
void bj_timed_tick(struct twenty_one *, int who);

/* ---- turn.c: what a combatant may do in its turn, and outside a Conflict ---- */
/* Why it can neither act nor do what is free beside that; or, if it moves, not that. */
int bj_turn_why(const struct twenty_one *, int who, bool moves);
bj_why_rule bj_move_why, bj_flee_why, bj_attack_why, bj_cast_why, bj_use_why, bj_ready_why,
    bj_drop_why, bj_dismiss_why;
/* Outside a Conflict: what needs no foe. */
void bj_quiet_options(const struct pack *, const struct twenty_one *, int who, struct options *);
/* What is free or an act, in a turn or outside; false if the move is none of them. */
bool bj_acts_apply(const struct pack *, struct twenty_one *, const struct move *, int who);

/* ---- area.c: one maker, several targets ---- */
void bj_area_next(const struct pack *, struct twenty_one *);
void bj_area_maker_over(const struct pack *, struct twenty_one *);
void bj_area_settle(const struct pack *, struct twenty_one *);
void bj_area_settled(const struct pack *, struct twenty_one *);
bj_phase_options bj_order_options, bj_turn_options;
bj_phase_apply bj_order_apply, bj_turn_apply;

#endif
