/* Web Push: a browser that has left the page is told that its seat is waited for
 * (docs/protocol.md). What is always true: a message has no content, it goes for the seat's present
 * token alone, and nobody but that seat learns who asked for them. */
#ifndef SERVER_PUSH_H
#define SERVER_PUSH_H

#include "server/http.h"

struct parting;

enum {
    PUSH_SEAT = 4,        /* browsers of one seat; the oldest goes for a fifth */
    PUSH_BODY_BYTES = 2048
};

/* Starts the process that sends; before anything else is opened. False, and errno. */
bool push_start(struct house *);
/* Makes the key; once the store is open. False: there is no memory. */
bool push_open(struct house *);
void push_close(struct house *);

/* {"push":false}, or the key that a browser subscribes with. */
void answer_push(struct request *);
/* {"endpoint":".."}: this browser is to be told, with "off":true no more. Answers once that is on
 * the disk. */
void post_push(struct request *, struct table *, int seat);

/* Whether any seat of the table has asked for it. */
bool push_wanted(const struct table *);
/* Tells the browsers of a seat that it is waited for. False: there is none, or all were left
 * out. */
bool push_seat(struct house *, struct table *, int seat);
/* The match is over: nobody is told any more. */
void push_over(struct house *, struct table *);
/* The same for a seat whose person goes. */
void push_part(const struct table *, int seat, struct parting *);
/* The seat has another token: what was asked with the old one is forgotten. */
void push_moved(struct house *, struct table *, int seat);
/* Hears what became of those sent. */
void push_collect(struct house *);

#endif
