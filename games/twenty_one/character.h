/* Between character.c, which keeps heroes, and character_sheet.c, which tells one. */
#ifndef GAMES_TWENTY_ONE_CHARACTER_H
#define GAMES_TWENTY_ONE_CHARACTER_H

#include "games/twenty_one/rules.h"

struct sheet character_sheet(const struct kept_character *);
/* What can never be paid. BJ-E2 */
void say_notes(const struct data *, const struct kept_character *, struct text *);
/* All of it as a person reads it: Abilities, Edge, limits, Skills, spells and gear with their texts. */
void say_sheet(const struct data *, const struct kept_character *, struct text *);

#endif
