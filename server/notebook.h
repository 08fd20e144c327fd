/* Notes: each seat's own, and one of the table that every seat reads and changes. What is always
 * true: a seat's own is sent to that seat alone, and nobody else can tell that it exists. */
#ifndef SERVER_NOTEBOOK_H
#define SERVER_NOTEBOOK_H

#include "server/papers.h"

struct parting;

enum { NOTE_BYTES = 4000 /* of one */ };

/* {"type":"note","of":..,"text":..} (docs/protocol.md), refused with an error message where it
 * cannot be. False: another message. */
bool notebook_message(struct house *, struct conn *, const struct pairs *);
/* A paper of that name is on the disk: if it is a note, those who read it are told. */
void notebook_tell(struct table *, const char *name, const char *text);
/* What is noted, to one who has just come. */
void notebook_greet(struct conn *);
/* What goes when a seat's person goes: their own note. */
void notebook_part(const struct table *, int seat, struct parting *);

#endif
