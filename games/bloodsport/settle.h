/* The moneylenders, fate, and a match that cannot be won. */
#ifndef GAMES_BLOODSPORT_SETTLE_H
#define GAMES_BLOODSPORT_SETTLE_H

#include "games/bloodsport/state.h"

/* ---- settle.c: the moneylenders, fate, reset ---- */
void settle_begin(const struct pack *, struct state *);
struct set settle_choices(const struct bloodsport *, int seat);
/* A choice of those as the field "settle" keeps it, and back. */
uint8_t settle_value(int choice);
int settle_choice(int value);
/* What that field may hold of a seat, by what all know. */
struct set settle_values(const struct bloodsport *, int seat);
void settle_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void settle_apply(const struct pack *, struct state *, const struct move *);
void settled_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void settled_apply(const struct pack *, struct state *, const struct move *);
void fate_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void fate_apply(const struct pack *, struct state *, const struct move *);
void bloodsport_after_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void bloodsport_after_apply(const struct pack *, struct state *, const struct move *);
void discard_begin(const struct pack *, struct state *);
void discard_options(const struct pack *, const struct bloodsport *, int seat, struct options *);
void discard_apply(const struct pack *, struct state *, const struct move *);

/* ---- stuck.c ---- */
/* Whether neither Fighter of the present Fight can be beaten any more, by what all know. Asked after a blow. */
bool fight_is_stuck(const struct pack *, const struct bloodsport *);

#endif
