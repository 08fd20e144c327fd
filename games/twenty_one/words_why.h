/* What the files that say why a move is not open share. */
#ifndef GAMES_TWENTY_ONE_WORDS_WHY_H
#define GAMES_TWENTY_ONE_WORDS_WHY_H

#include "games/twenty_one/words.h"

struct ask {
    const struct data *d;
    const struct pack *p;
    const struct view *v;
    const struct twenty_one *s;
    const struct move *m;
    const int32_t *arg;
    struct text *t;
};

/* Each appends a reason, or nothing. */
void why_not_build(const struct ask *);
void why_not_act(const struct ask *);
void why_not_deal(const struct ask *);

static inline bool is_body(int who) { return who >= 0 && who < BODIES; }
static inline void because(const struct ask *a, const char *reason) { text_put(a->t, reason); }

#endif
