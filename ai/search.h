/* A bot that tries its moves: what some bots would do, and more as there is time, each played out
 * by a bot in worlds that fit the view. What is always true: it sees a view and nothing else; with
 * a budget of playouts the same view and rng give the same move; it can be stopped at any time. */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/playout.h"

enum { SEARCH_BOTS_MAX = 8 };

struct search {
    struct playout play;                       /* its bot plays on, in every seat */
    const struct policy *bot[SEARCH_BOTS_MAX]; /* whose moves are tried first; that of bot[0] is
                                                  made unless another shows that it is better */
    int bots;                                  /* 1 to SEARCH_BOTS_MAX */
    uint64_t playouts;                         /* at most; 0: as many as `more` allows, which must
                                                  then be there */
    bool (*more)(void *arg);                   /* asked before each playout; NULL: always */
    void *arg;
};

/* This bot's moves are tried first, then those of the game's others, best first. */
void search_bots(struct search *, const struct policy *own);
/* An open move of the view's seat: these are its options, one at least. Returns how many playouts
 * it took; 0 where nothing was tried: one option, a seat with nothing to win, no world, no time. */
uint64_t search_choose(const struct search *, const struct view *, const struct options *,
                       struct rng *, struct move *out);

#endif
