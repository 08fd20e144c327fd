/* What struct words of the game asks for; each stands in the file that says it. */
#ifndef GAMES_TWENTY_ONE_VOICE_WORDS_GAME_H
#define GAMES_TWENTY_ONE_VOICE_WORDS_GAME_H

#include "engine/game.h"

void bj_board(const struct data *, const struct view *, struct text *);
void bj_glance(const struct data *, const struct view *, struct text *);
void bj_prompt(const struct data *, const struct view *, struct text *);
void bj_label(const struct data *, const struct view *, const struct move *, struct text *);
void bj_begun(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void bj_brief(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void bj_next(const struct data *, const struct view *, const struct move *, int args,
             struct text *);
void bj_tell(const struct data *, const struct view *before, const struct view *after,
             const struct move *, struct text *);
void bj_tell_why(const struct data *, const struct view *, const struct move *, struct text *);
void bj_term(const struct data *, const char *word, struct text *);
void bj_how(const struct data *, const struct rules *, struct text *);
void bj_cards(const struct data *, struct text *);
void bj_facts(const struct data *, const struct view *, struct text *);

/* words_made.c */
bool bj_makes(const struct data *, const struct view *, const struct move *next);
bool bj_made(const struct data *, const struct made_table *, int count, struct text *out);

#endif
