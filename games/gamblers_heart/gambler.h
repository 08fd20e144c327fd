/* A saved Gambler (docs/characters.md). */
#ifndef GAMES_GAMBLERS_HEART_GAMBLER_H
#define GAMES_GAMBLERS_HEART_GAMBLER_H

#include "games/gamblers_heart/gamblers_heart.h"

struct gambler { uint8_t royalty, suit, patron; }; /* patron 0: rolled at the table */
struct gambler gh_gambler(const struct kept_character *);
/* Its sheet (voice/words_sheet.c). */
void gh_say_gambler(const struct data *, const struct kept_character *, struct text *);
extern const struct characters gamblers_heart_characters;

#endif
