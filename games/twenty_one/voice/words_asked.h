/* Between words_asked.c, which hears what a page asks, and words_asked_odds.c, which answers what is asked of cards. */
#ifndef GAMES_TWENTY_ONE_WORDS_ASKED_H
#define GAMES_TWENTY_ONE_WORDS_ASKED_H

#include "games/twenty_one/pack/pack_read.h"
#include "games/twenty_one/voice/words.h"

/* The chance to reach each Target from 2 to 21 with a hand that is still to be dealt. */
bool bj_ask_reach(struct reader *, const struct node *, struct text *);
/* How a contest goes if the first hits below 17 and the second plays on till it is above or over. */
bool bj_ask_contest(struct reader *, const struct node *, struct text *);

#endif
