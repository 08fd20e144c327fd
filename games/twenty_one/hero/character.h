/* Between character.c, which keeps heroes, words_sheet.c, which tells one, and asked.c, by which a
 * page makes one. */
#ifndef GAMES_TWENTY_ONE_CHARACTER_H
#define GAMES_TWENTY_ONE_CHARACTER_H

#include "games/twenty_one/state.h"

struct sheet bj_character_sheet(const struct kept_character *);
/* What it has from earlier runs: of NAMES_WOUND and NAMES_BYNAME. */
int bj_character_wound(const struct kept_character *);
int bj_character_byname(const struct kept_character *);
void bj_character_keep(struct kept_character *, const struct sheet *, int wound, int byname);
/* A sheet as `twenty_one_sheet` reads it: members of the object that is open. */
void bj_sheet_json(const struct pack *, const struct sheet *, bool *first, struct text *);
/* The name and text of a map, if it has them. */
bool bj_character_name(const struct node *, struct kept_character *out, struct complaint *);
/* The next move at this step of building, from what there is to what is wanted. False: it can't
 * become that any more. */
bool bj_character_next(int seat, int step, const struct sheet *now, const struct sheet *want,
                       bool twice, struct move *out);
/* What can never be paid. BJ-E2 */
void bj_say_notes(const struct data *, const struct kept_character *, struct text *);
/* All of it as a person reads it: Abilities, Edge, limits, Skills, spells and gear with their
 * texts. */
void bj_say_sheet(const struct data *, const struct kept_character *, struct text *);

#endif
