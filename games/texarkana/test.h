/* A test from its beginning to its costs. */
#ifndef GAMES_TEXARKANA_TEST_H
#define GAMES_TEXARKANA_TEST_H

#include "games/texarkana/state.h"

/* ---- test.c: a test till its card lies ---- */
/* Forgets the last test. */
void test_forget(struct texarkana *);
void test_open(struct texarkana *, int kind, int seat, int goal, int field);
void stakes_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void stakes_apply(const struct pack *, struct state *, const struct move *);
void difficulty_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void difficulty_apply(const struct pack *, struct state *, const struct move *);
void card_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void card_apply(const struct pack *, struct state *, const struct move *);
/* Wagers and traits of one side, in its options and made; false if the move is none of them. */
void declare_options(const struct pack *, const struct texarkana *, int side, struct options *);
bool declare_apply(const struct pack *, struct texarkana *, const struct move *);
void trait_declare(const struct pack *, struct texarkana *, int side, int trait);

/* ---- chain.c: assists, trumps, chains, the Dealer's answer ---- */
void assist_begin(const struct pack *, struct texarkana *, int side);
void assist_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void assist_apply(const struct pack *, struct state *, const struct move *);
void trump_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void trump_apply(const struct pack *, struct state *, const struct move *);
void chain_apply(const struct pack *, struct state *, const struct move *);
void reveal_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void reveal_apply(const struct pack *, struct state *, const struct move *);
void answer_apply(const struct pack *, struct state *, const struct move *);

/* ---- outcome.c: who has succeeded, and what it costs ---- */
void test_decide(const struct pack *, struct texarkana *);
void duel_decide(const struct pack *, struct texarkana *);
void tie_apply(const struct pack *, struct state *, const struct move *);
void tell_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tell_apply(const struct pack *, struct state *, const struct move *);

#endif
