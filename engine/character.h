/* The file of a character that is kept, as far as all games' files are alike: a JSON object of
 * which game it is, the character's name and a line about it, then what the game keeps of one. What
 * is always true: what is put is read again as the same. */
#ifndef ENGINE_CHARACTER_H
#define ENGINE_CHARACTER_H

#include "engine/tree_read.h"
#include "engine/words.h"

/* The keys that every file has, for node_map; in one game the name is needed. */
#define CHARACTER_KEYS(name_needed)                                                                \
    {"game", true}, {"name", (name_needed)}, {"text", false}

/* Which game it is of. */
bool character_of_game(const struct node *, const char *game, struct complaint *);
/* Name and text, each empty where it is left out. */
bool character_caption(const struct node *, struct kept_character *out, struct complaint *);
/* A member that may be left out, one line of at most size - 1 bytes; "" then. */
bool character_line(const struct node *map, const char *key, char *out, size_t size,
                    struct complaint *);
/* The same of the name, for games in which it is said at the table: there must be something to
 * say. */
bool character_said(const struct node *map, struct complaint *);

/* ---- Written: a member a line ---- */
/* The brace, the game, name and text. Members follow, then character_end. */
void character_begin(bool *first, const char *game, const struct kept_character *, struct text *);
void character_key(bool *first, const char *key, struct text *);
void character_word(bool *first, const char *key, const char *word, struct text *);
void character_number(bool *first, const char *key, int n, struct text *);
void character_end(struct text *);

#endif
