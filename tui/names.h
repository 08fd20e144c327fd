/* Long lists of names, narrowed by typing and shown in pages. */
#ifndef TUI_NAMES_H
#define TUI_NAMES_H

#include "tui/session.h"

/* How a value is called by people or in the game's tables, with blanks and small letters, for
 * comparison. */
bool names_known(const struct question *, const struct arg_spec *, int32_t value,
                 char out[INPUT_BYTES]);
/* A typed name, made comparable in the same way. */
void names_plain(const struct question *, const char *typed, char out[INPUT_BYTES]);
/* Whether the menu is too long to show whole unless asked. */
bool names_long(const struct question *);
/* Whether the argument's values are listed elsewhere, so that a name is asked for first. */
bool names_elsewhere(const struct question *, const struct pick *);
/* Whether only a name is asked for, and the list not shown yet. */
bool names_asked(const struct question *);
/* Whether an item of a long list is to be shown now. */
bool names_shown(const struct question *, int item);
/* Turns to the next page of a long list, or back from some letters to all of it; false: it is
 * none. */
bool names_turn(struct question *);
/* What can be typed about a long list. */
void names_hint(const struct question *);
/* A value of the present list by its name, or the letters of some, or a new name. */
int names_take(struct question *, const char *line, struct text *why);
int names_narrow(struct question *, const char *line, struct text *why);

#endif
