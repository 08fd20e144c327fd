/* A saved character (docs/characters.md): one from the pack, with the player's own figures. */
#ifndef GAMES_TEXARKANA_CHARACTER_H
#define GAMES_TEXARKANA_CHARACTER_H

#include "games/texarkana/texarkana.h"

struct kept_figures { uint8_t character, will, grit, coin, luck; };
struct kept_figures tx_kept(const struct kept_character *);
/* Its sheet (voice/words_sheet.c). */
void tx_say_kept(const struct data *, const struct kept_character *, struct text *);
extern const struct characters texarkana_characters;

#endif
