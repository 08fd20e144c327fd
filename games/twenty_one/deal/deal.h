/* A Deal from its opening to its result, and those that the GM calls. */
#ifndef GAMES_TWENTY_ONE_DEAL_DEAL_H
#define GAMES_TWENTY_ONE_DEAL_DEAL_H

#include "games/twenty_one/state.h"

/* ---- deal.c: cards, windows, hit or hold ---- */
void deal_open(const struct pack *, struct state *, int kind, int first, int second);
/* Edge is fixed and the first cards are owed. */
void deal_start(const struct pack *, struct state *);
void party_edge(const struct pack *, struct twenty_one *, int party, int who);
/* Goes on: draws what is owed, then the open window, or a new one. */
void deal_go(const struct pack *, struct state *);
void cards_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void cards_apply(const struct pack *, struct state *, const struct move *);
void defence_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void defence_apply(const struct pack *, struct state *, const struct move *);
void edge_window_open(const struct pack *, struct state *);
void edge_window_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void edge_window_apply(const struct pack *, struct state *, const struct move *);
void window_again(const struct pack *, struct state *);
void play_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void play_apply(const struct pack *, struct state *, const struct move *);
/* Unless the cards of a hand have gone elsewhere they go to the discard. */
void hand_clear(struct twenty_one *, int party);
bool over(const struct twenty_one *, int party);
/* Whether the Deal, or this part of an area act, ends if the window closes now. */
bool would_end(const struct twenty_one *);

/* ---- result.c: the result step ---- */
/* Who would win if the Deal ended now. */
int result_now(const struct twenty_one *);
void result_begin(const struct pack *, struct state *);
void result_go(const struct pack *, struct state *);
void result_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void result_apply(const struct pack *, struct state *, const struct move *);
/* The loser, and why its cards are laid out. */
void blow_set(struct twenty_one *, int loser, int blow);
void incapacitate(struct twenty_one *, int who);
void check_limit(const struct pack *, struct twenty_one *, int who);
void revive(struct twenty_one *, int who);

#endif
