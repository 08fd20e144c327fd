/* What is to be bought, and moods, in words. */
#ifndef GAMES_TEXARKANA_WORDS_BUYS_H
#define GAMES_TEXARKANA_WORDS_BUYS_H

#include "games/texarkana/voice/words.h"

/* What something to buy costs, and what Resource or bonus it brings by the options of the table. */
const struct voice_list *tx_price(const struct talk *, struct pieces *, const struct buy *);
const struct voice_list *tx_brings(const struct talk *, struct pieces *, const struct buy *);
/* All that stands before everyone, a line each; the label of one. */
void tx_say_buys(struct talk *);
void tx_buy_label(struct talk *);
/* What the move made of moods. */
void tx_tell_moods(struct talk *);

#endif
