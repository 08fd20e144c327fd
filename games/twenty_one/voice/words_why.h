/* What the files that say why a move is not open share. */
#ifndef GAMES_TWENTY_ONE_WORDS_WHY_H
#define GAMES_TWENTY_ONE_WORDS_WHY_H

#include "games/twenty_one/voice/words.h"

struct ask {
    struct talk talk;
    const struct pack *p;
    const struct view *v;
    const struct twenty_one *s;
    const struct move *m;
    const int32_t *arg;
};

/* Each says a reason, or nothing. */
void bj_why_act(struct ask *);

static inline bool is_body(int who) { return who >= 0 && who < BODIES; }
static inline void because(struct ask *a, int id, const void *slots) { say(&a->talk, id, slots); }

#endif
