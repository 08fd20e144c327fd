/* Between the two files that tell the story: a move, and what followed from it. */
#ifndef GAMES_GAMBLERS_HEART_WORDS_TELL_H
#define GAMES_GAMBLERS_HEART_WORDS_TELL_H

#include "games/gamblers_heart/voice/words.h"

/* A move as the view's seat may read it, and the views before and after it; `x` speaks of the view before, `y` of
 * the view after. */
struct tale {
    struct talk x, y;
    const struct gamblers_heart *was, *is;
    const struct move *m;
    struct text *t;
};

/* The spell's outcome, if this move decided it: what was paid, who is blessed or cursed. */
void gh_tell_round(struct tale *);
/* What followed at once: losses, Fortune, the scene, the Showdown, the quest. */
void gh_tell_after(struct tale *);

#endif
