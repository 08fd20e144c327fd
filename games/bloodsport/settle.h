/* The moneylenders, fate, and a match that cannot be won. */
#ifndef GAMES_BLOODSPORT_SETTLE_H
#define GAMES_BLOODSPORT_SETTLE_H

#include "games/bloodsport/state.h"

/* ---- settle.c: the moneylenders, fate, reset ---- */
void bg_settle_begin(const struct pack *, struct state *);
struct set bg_settle_choices(const struct bloodsport *, int seat);
enum why bg_settle_why(const struct bloodsport *, int seat, int mask);
/* A choice of those as the field "settle" keeps it, and back. */
uint8_t bg_settle_value(int choice);
int bg_settle_choice(int value);
/* What that field may hold of a seat, by what all know. */
struct set bg_settle_values(const struct bloodsport *, int seat);
void bg_settle_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_settle_apply(const struct pack *, struct state *, const struct move *);
void bg_settled_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_settled_apply(const struct pack *, struct state *, const struct move *);
void bg_fate_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_fate_apply(const struct pack *, struct state *, const struct move *);
void bloodsport_after_options(const struct pack *, const struct bloodsport *, int seat,
                              struct options *);
void bloodsport_after_apply(const struct pack *, struct state *, const struct move *);
void bg_discard_begin(const struct pack *, struct state *);
void bg_discard_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bg_discard_apply(const struct pack *, struct state *, const struct move *);

/* ---- stuck.c ---- */
/* Whether neither Fighter of the present Fight can be beaten any more, by what all know. Asked
 * after a blow. */
bool bg_fight_is_stuck(const struct pack *, const struct bloodsport *);

#endif
