/* A match that is kept elsewhere, as one seat sees it. What is always true: its state is a view, so
 * whatever is asked of it (what is open, why not, what things are called) is answered from what
 * that seat may know; it has no history, and no move is made in it. */
#ifndef TABLE_MIRROR_H
#define TABLE_MIRROR_H

#include "table/match.h"

/* How this build lays out a game's states, its names included: equal numbers can hand each other
 * states as bytes. */
uint64_t mirror_layout(const struct game *, const struct data *);
/* Appends a view's bytes in hexadecimal; reads them back, as the state of the match. False: they
 * are not as many, or no digits; the state stays. */
void mirror_put(const struct game *, const struct view *, struct text *out);
bool mirror_take(struct match *, const char *hex);
/* Forgets what things are called. */
void mirror_forget(struct match *);
/* A thing in use has a name, and was introduced with these words (NULL: none that this seat may
 * read). `arg` is an argument that names such things. False: there is no such thing, or no room. */
bool mirror_named(struct match *, int seat, const char *arg, const char *thing, const char *name,
                  const char *said);

#endif
