/* Between the files that speak and the table of them all (words_describe.c): the functions of
 * struct words (engine/game.h). */
#ifndef GAMES_GAMBLERS_HEART_WORDS_HOOKS_H
#define GAMES_GAMBLERS_HEART_WORDS_HOOKS_H

#include "engine/game.h"

void gh_board(const struct data *, const struct view *, struct text *);
void gh_glance(const struct data *, const struct view *, struct text *);
void gh_prompt(const struct data *, const struct view *, struct text *);
bool gh_usual(const struct data *, const struct view *, struct move *out);
bool gh_window(const struct data *, const struct view *, struct move *pass, bool *matters);
void gh_label(const struct data *, const struct view *, const struct move *, struct text *);
void gh_brief(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void gh_begun(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void gh_next(const struct data *, const struct view *, const struct move *, int args,
              struct text *);
void gh_tell(const struct data *, const struct view *before, const struct view *after,
             const struct move *, struct text *);
void gh_tell_why(const struct data *, const struct view *, const struct move *, struct text *);
void gh_cards(const struct data *, struct text *);
void gh_facts(const struct data *, const struct view *, struct text *);

#endif
