/* A test from its beginning to its costs. */
#ifndef GAMES_TEXARKANA_TEST_H
#define GAMES_TEXARKANA_TEST_H

#include "games/texarkana/state.h"

/* ---- test.c: a test till its card lies ---- */
/* The suits with which the Dealer's chain goes on, from what is declared. */
void tx_dealers_trumps(struct texarkana *);
/* Forgets the last test. */
void tx_test_forget(struct texarkana *);
void tx_test_open(struct texarkana *, int kind, int seat, int goal, int field);
void tx_stakes_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_stakes_apply(const struct pack *, struct state *, const struct move *);
void tx_difficulty_options(const struct pack *, const struct texarkana *, int seat,
                           struct options *);
void tx_difficulty_apply(const struct pack *, struct state *, const struct move *);
void tx_card_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_card_apply(const struct pack *, struct state *, const struct move *);
/* Wagers and traits of one side, in its options and made; false if the move is none of them. */
void tx_declare_options(const struct pack *, const struct texarkana *, int side, struct options *);
bool tx_declare_apply(const struct pack *, struct texarkana *, const struct move *);
void tx_trait_declare(const struct pack *, struct texarkana *, int side, int trait);

/* ---- chain.c: assists, trumps, chains, the Dealer's answer ---- */
void tx_assist_begin(const struct pack *, struct texarkana *, int side);
void tx_assist_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_assist_apply(const struct pack *, struct state *, const struct move *);
void tx_trump_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_trump_apply(const struct pack *, struct state *, const struct move *);
void tx_chain_apply(const struct pack *, struct state *, const struct move *);
void tx_reveal_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_reveal_apply(const struct pack *, struct state *, const struct move *);
void tx_answer_apply(const struct pack *, struct state *, const struct move *);

/* ---- outcome.c: who has succeeded, and what it costs ---- */
void tx_test_decide(const struct pack *, struct texarkana *);
void tx_duel_decide(const struct pack *, struct texarkana *);
void tx_tie_apply(const struct pack *, struct state *, const struct move *);
void tx_tell_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_tell_apply(const struct pack *, struct state *, const struct move *);

#endif
