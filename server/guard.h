/* A look at every byte that comes in, before the library does. What is always true: a WebSocket
 * frame that breaks RFC 6455 in its header (not masked, reserved bits, a control frame that is
 * long) or announces more than GUARD_FRAME_BYTES is answered with a close frame and never reaches
 * the library, which would take it or wait for ever; a request with more than GUARD_HEAD_BYTES of
 * headers is answered with 431, where the library hangs up without a word, and one whose first line
 * is none of ours with 400 or 405, where the library would answer with a page of its own, without
 * our headers.
 *
 * The library reads with recv(). This file defines recv() for the program, as recvfrom() with the
 * look added: for sockets that are not guarded it is the system's own. */
#ifndef SERVER_GUARD_H
#define SERVER_GUARD_H

#include <stdbool.h>
#include <stdint.h>

enum { GUARD_FRAME_BYTES = 65536, GUARD_HEAD_BYTES = 8192 };

/* What no answer of ours goes without. */
#define GUARD_CSP                                                                                  \
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action "   \
    "'none'; "                                                                                     \
    "frame-ancestors 'none'"

enum guard_state {
    GUARD_HEAD,    /* the head of a request is being read */
    GUARD_AFTER,   /* that head has ended; the library has not yet said what it makes of it */
    GUARD_BODY,    /* the body of a request */
    GUARD_FRAMES,  /* WebSocket frames */
    GUARD_REFUSED  /* told to go; what still comes is thrown away */
};

struct guard {
    uint8_t state;
    bool more;           /* a request came before the one before it was answered */
    uint8_t part;        /* of the first line: enum line_part, in guard.c */
    char word[9];        /* of it: the method, or the version */
    uint8_t letters;     /* of that word */
    uint8_t ends;        /* how much of "\r\n\r\n" has just been seen */
    uint64_t count;      /* bytes of the head; bytes after it */
    uint8_t head[14];    /* of the frame that is being read */
    uint8_t have, need;  /* bytes of its head */
    uint64_t body;       /* bytes of a payload or body still to come */
    /* Called once when the socket is refused: give it some seconds to read why, then hang up. */
    void (*refused)(void *arg);
    void *arg;
};

/* Begins to look at what socket `fd` gets; the guard is borrowed until guard_leave. False: there
 * are too many sockets, and it does not. */
bool guard_enter(int fd, struct guard *);
void guard_leave(int fd, struct guard *);
/* Closes a WebSocket with this code: the client has some seconds to read all that it was sent,
 * however much it is still sending itself. */
void guard_close(int fd, struct guard *, int code);
/* The library has read the head of a request whose body has `size` bytes. */
void guard_request(struct guard *, uint64_t size);
/* The request on this socket is answered with a WebSocket: frames follow. False if the client did
 * not wait for that answer, so that it is not known where its frames begin. */
bool guard_upgrade(struct guard *);

#endif
