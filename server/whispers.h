/* Whispers: what one seat says to one other. What is always true: nobody but these two is sent
 * anything of it, nor can tell that it was said; whoever takes over a seat reads none of those
 * before. */
#ifndef SERVER_WHISPERS_H
#define SERVER_WHISPERS_H

#include "server/papers.h"

struct parting;

enum {
    WHISPER_BYTES = 500, /* of one */
    WHISPERS_KEPT = 30   /* of two seats, the last ones */
};

/* {"type":"whisper","to":..,"text":..} (docs/protocol.md), refused with an error message where it
 * cannot be. False: another message. */
bool whispers_message(struct house *, struct conn *, const struct pairs *);
/* A paper of that name is on the disk: if it has whispers, their two are told the last one. */
void whispers_tell(struct table *, const char *name, const char *text);
/* All that are kept, to one who has just come. */
void whispers_greet(struct conn *);
/* What goes when a seat's person goes. */
void whispers_part(const struct table *, int seat, struct parting *);

#endif
