/* Handouts: texts that the host or the master prepares, and gives to seats. What is always true: a
 * handout is sent to the seat that made it and to those that have it, and nobody else can tell that
 * it exists, is changed, is given or taken back. It is its seat's, not a person's: whoever takes
 * over a seat has what that seat had, as with a hand of cards. */
#ifndef SERVER_HANDOUTS_H
#define SERVER_HANDOUTS_H

#include "server/papers.h"

enum {
    HANDOUT_TITLE_BYTES = 80,
    HANDOUT_TEXT_BYTES = 4000,
    HANDOUTS_EACH = 40 /* that one seat has made */
};

/* {"type":"handout","do":..} (docs/protocol.md), refused with an error message where it cannot be.
 * False: another message. */
bool handouts_message(struct house *, struct conn *, const struct pairs *);
/* A paper of that name, which was `was` (NULL: nothing), is on the disk as `text`: if it is a
 * handout, its maker is told, and each seat for which this changes anything. */
void handouts_tell(struct table *, const char *name, const char *was, const char *text);
/* All that one who has just come has made or been given, be it none: then who comes back learns
 * what was taken back meanwhile. */
void handouts_greet(struct conn *);
/* Appends what a seat was given, as elements of a list of JSON: nothing of who else has it. */
void handouts_put_given(const struct table *, int seat, struct text *out);

#endif
