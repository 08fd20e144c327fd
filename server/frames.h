/* Messages of one WebSocket on their way out, as frames one behind the other (RFC 6455, 5.2): the
 * system is called once for all of them. What is always true: what was added stands there whole. */
#ifndef SERVER_FRAMES_H
#define SERVER_FRAMES_H

#include <stdbool.h>
#include <stddef.h>

enum { FRAMES_BYTES = 1 << 16 }; /* a frame's length then has 16 bits at most */

struct frames {
    size_t used;
    unsigned char bytes[FRAMES_BYTES];
};

/* Adds a message as a text frame. False: there is no room, nothing is added. */
bool frames_add(struct frames *, const char *message, size_t size);

#endif
