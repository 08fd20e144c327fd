/* See frames.h. */

#include <string.h>

#include "server/frames.h"

enum { WHOLE_TEXT = 0x81, SHORT_MAX = 125, LENGTH_FOLLOWS = 126 };

bool frames_add(struct frames *frames, const char *message, size_t size)
{
    size_t head = size <= SHORT_MAX ? 2 : 4;
    unsigned char *at = frames->bytes + frames->used;
    if (size > FRAMES_BYTES || frames->used + head + size > FRAMES_BYTES)
        return false;
    at[0] = WHOLE_TEXT;
    at[1] = (unsigned char)(size <= SHORT_MAX ? size : LENGTH_FOLLOWS);
    if (size > SHORT_MAX) {
        at[2] = (unsigned char)(size >> 8);
        at[3] = (unsigned char)size;
    }
    memcpy(at + head, message, size);
    frames->used += head + size;
    return true;
}
