/* The part of a character file that all games share: a JSON object with the game, the character's
 * name and a line about it, followed by the game's own members. What is always true: reading back
 * what was written gives the same character. */
#ifndef ENGINE_CHARACTER_H
#define ENGINE_CHARACTER_H

#include "engine/tree_read.h"
#include "engine/words.h"

/* The keys of every file, for node_map. Some games need a name. */
#define CHARACTER_KEYS(name_needed)                                                                \
    {"game", true}, {"name", (name_needed)}, {"text", false}

/* Whether it is a character of this game. */
bool character_of_game(const struct node *, const char *game, struct complaint *);
/* Reads name and text; each is "" if left out. */
bool character_caption(const struct node *, struct kept_character *out, struct complaint *);
/* Reads an optional line of at most size - 1 bytes; "" if left out. */
bool character_line(const struct node *map, const char *key, char *out, size_t size,
                    struct complaint *);
/* Whether the name has anything to say aloud, for games that say it at the table. */
bool character_said(const struct node *map, struct complaint *);

/* ---- Writing: one member a line ---- */
/* Puts the brace, game, name and text; members follow, then character_end. */
void character_begin(bool *first, const char *game, const struct kept_character *, struct text *);
void character_key(bool *first, const char *key, struct text *);
void character_word(bool *first, const char *key, const char *word, struct text *);
void character_number(bool *first, const char *key, int n, struct text *);
void character_end(struct text *);

#endif
