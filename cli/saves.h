/* Where matches at this terminal are kept, and which of them are not finished. What is always true: no file
 * is made here, only names and folders. */
#ifndef CLI_SAVES_H
#define CLI_SAVES_H

#include "engine/game.h"

enum { SAVE_PATH_BYTES = 2048 };

/* A new name, FOLDER/GAME-YYYYMMDD-HHMMSS.jsonl, in $XDG_DATA_HOME/croupier or ~/.local/share/croupier,
 * which is made if it is missing. 0, or EXIT_BAD after a line on stderr. */
int saves_new(const struct game *, char path[SAVE_PATH_BYTES]);
/* What is found of a match that was not finished. */
struct save {
    char path[SAVE_PATH_BYTES];
    char about[256];  /* "round 3, Phase 2: take action, 84 moves" */
};
/* The newest unfinished log of the game (NULL: of any). False if there is none. */
bool saves_newest(const struct game *, struct save *out);
/* Whether any match of the game, finished or not, is kept here. */
bool saves_any(const struct game *);

#endif
