/* Where matches at this terminal are kept with the packs that they were played with, and which of
 * them are not finished. */
#ifndef CLI_SAVES_H
#define CLI_SAVES_H

#include "table/native/logfile.h"

enum { SAVE_PATH_BYTES = 2048 };

/* A new name, FOLDER/GAME-YYYYMMDD-HHMMSS.jsonl, in $XDG_DATA_HOME/croupier or
 * ~/.local/share/croupier, which is made if it is missing. 0, or EXIT_BAD after a line on
 * stderr. */
int saves_new(const struct game *, char path[SAVE_PATH_BYTES]);
/* Keeps the game's compiled-in data beside the matches, once by its hash, so that a later croupier
 * that brings another pack along still plays them. 0, or EXIT_BAD after a line on stderr. */
int saves_pack(const struct game *);
/* Finds what was kept so: a text that is the caller's to free(). */
extern const struct pack_finder saves_packs;

/* What is found of a match that was not finished, in the language of this terminal. */
struct save {
    char path[SAVE_PATH_BYTES];
    char about[256];  /* "round 3, Phase 2: take action, 84 moves" */
};
/* The newest unfinished log of the game (NULL: of any) in which somebody here has moved. False if
 * there is none. Logs that cannot be read are passed over with a line on stderr. */
bool saves_newest(const struct game *, struct save *out);
/* Keeps the step of the game's lesson at which the learner is, and which way it was (NULL: it has
 * been done). 0, or EXIT_BAD after a line on stderr. */
int saves_step(const struct game *, const char *id, int way);
/* What was kept so; false: the lesson is not under way. */
bool saves_step_kept(const struct game *, char id[NAME_BYTES_MAX + 1], int *way);
/* Whether the game's lesson was ever begun here. */
bool saves_learned(const struct game *);
/* The path of a file about a seat at a server's table, NAME and END put together, in a folder that
 * is there now. 0, or EXIT_BAD after a line. */
int saves_joined(const char *name, const char *end, char path[SAVE_PATH_BYTES]);
/* Writes a line that nobody else may read, and syncs it: whole or not at all. 0, or EXIT_BAD after
 * a line on stderr. */
int saves_keep_secret(const char *path, const char *line);
/* Whether any match of the game, finished or not, is kept here. */
bool saves_any(const struct game *);

#endif
