/* A look at every byte that comes in, before the library does. What is always true: a WebSocket frame that
 * breaks RFC 6455 in its header (not masked, reserved bits, a control frame that is long) or announces more
 * than GUARD_FRAME_BYTES is answered with a close frame and never reaches the library, which would take it.
 *
 * The library reads with recv(). This file defines recv() for the program, as recvfrom() with the look
 * added: for sockets that are not guarded it is the system's own. */
#ifndef SERVER_GUARD_H
#define SERVER_GUARD_H

#include <stdbool.h>
#include <stdint.h>

enum { GUARD_FRAME_BYTES = 65536 };

enum guard_state {
    GUARD_HTTP,    /* a request is being read */
    GUARD_FRAMES,  /* WebSocket frames */
    GUARD_REFUSED  /* told to go; what still comes is thrown away */
};

struct guard {
    uint8_t state;
    uint8_t ends;        /* HTTP: how much of "\r\n\r\n" has just been seen */
    bool more;           /* HTTP: bytes came after the last "\r\n\r\n" */
    uint8_t head[14];    /* of the frame that is being read */
    uint8_t have, need;  /* bytes of its head */
    uint64_t body;       /* bytes of its payload still to come */
    /* Called once when the socket is refused: give it some seconds to read why, then hang up. */
    void (*refused)(void *arg);
    void *arg;
};

/* Begins to look at what socket `fd` gets; the guard stays the caller's, until guard_leave. */
bool guard_enter(int fd, struct guard *);
void guard_leave(int fd, struct guard *);
/* The request on this socket is answered with a WebSocket: frames follow. False if the client did not wait
 * for that answer, so that it is not known where its frames begin. */
bool guard_upgrade(struct guard *);

#endif
