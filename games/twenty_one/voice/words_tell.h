/* Between the files that tell a move. */
#ifndef GAMES_TWENTY_ONE_WORDS_TELL_H
#define GAMES_TWENTY_ONE_WORDS_TELL_H

#include "games/twenty_one/voice/words.h"

struct tale {
    struct talk talk;                     /* of the view before; of that after in what follows */
    const struct pack *p;
    const struct twenty_one *was, *is;    /* before and after */
    const struct move *m;
    bool fled;                            /* a hero has, as a Conflict is lost */
};

/* words_result.c: how the Deal has come out that this move has ended, if it has. */
void bj_tell_result(struct tale *);
/* words_after.c: what followed of a move, for everyone: piles, who is out, spells, turns, Deals, scenes. */
void bj_tell_after(const struct data *, const struct view *before, const struct view *after, const struct move *, struct text *);

#endif
