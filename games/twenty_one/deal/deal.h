/* A Deal from its opening to its result, and those that the GM calls. */
#ifndef GAMES_TWENTY_ONE_DEAL_DEAL_H
#define GAMES_TWENTY_ONE_DEAL_DEAL_H

#include "games/twenty_one/why.h"

/* ---- deal.c: cards, windows, hit or hold ---- */
void bj_deal_open(const struct pack *, struct twenty_one *, int kind, int first, int second);
/* Fixes Edge; the first cards are owed. */
void bj_deal_start(const struct pack *, struct twenty_one *);
void bj_party_edge(const struct pack *, struct twenty_one *, int party, int who);
/* Goes on: draws the cards owed, then the open window or a new one. */
void bj_deal_go(const struct pack *, struct twenty_one *);
void bj_edge_window_open(const struct pack *, struct twenty_one *);
void bj_window_again(const struct pack *, struct twenty_one *);
bj_why_rule bj_hit_why, bj_hold_why;
/* Discards the cards of a hand that have not gone elsewhere. */
void bj_hand_clear(struct twenty_one *, int party);
bool bj_over(const struct twenty_one *, int party);
/* Whether the Deal, or this part of an area act, ends if the window closes now. */
bool bj_would_end(const struct twenty_one *);

/* ---- result.c: the result step ---- */
/* Who would win if the Deal ended now. */
int bj_result_now(const struct twenty_one *);
void bj_result_begin(const struct pack *, struct twenty_one *);
void bj_result_go(const struct pack *, struct twenty_one *);
/* The loser, and why its cards are laid out. */
void bj_blow_set(struct twenty_one *, int loser, int blow);
void bj_incapacitate(struct twenty_one *, int who);
void bj_check_limit(const struct pack *, struct twenty_one *, int who);
void bj_revive(const struct pack *, struct twenty_one *, int who);

/* ---- window.c: the windows that a player may be spared ---- */
bool bj_window(const struct data *, const struct view *, struct move *pass, bool *matters);

/* ---- phases ---- */
bj_phase_options bj_cards_options, bj_defence_options, bj_edge_window_options, bj_play_options,
    bj_result_options;
bj_phase_apply bj_cards_apply, bj_defence_apply, bj_edge_window_apply, bj_play_apply,
    bj_result_apply;

#endif
