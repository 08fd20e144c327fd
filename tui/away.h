/* A match that is kept elsewhere (struct line_away): moves, words and undos go there, and news may
 * come while a line is typed. */
#ifndef TUI_AWAY_H
#define TUI_AWAY_H

#include "tui/session.h"

/* Listens for news, if the match is kept elsewhere. */
void away_open(struct session *);
/* Asks for a line; INPUT_NEWS (only then): the table is another now, and what was typed so far is
 * kept for the next line. */
int away_line(struct session *, const char *prompt, char line[INPUT_BYTES]);
/* Until it is this seat's turn, or something has happened: it can talk, look and leave. */
int away_wait(struct session *, struct text *why);
/* Each gives an enum answer. `label`: the name of its new thing, or NULL. */
int away_made(struct session *, const struct move *, const char *text, const char *label,
              struct text *why);
int away_say(struct session *, const char *words, struct text *why);
int away_mark(struct session *, int back, struct text *why);
int away_undo(struct session *, int moves, struct text *why);
/* "/x" and its like; `command` without the "/". */
int away_slash(struct session *, const char *command, const char *rest);

#endif
