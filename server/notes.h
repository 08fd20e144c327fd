/* A queue of one connection's messages, in or out. What is always true: first in, first out. */
#ifndef SERVER_NOTES_H
#define SERVER_NOTES_H

#include <stdbool.h>
#include <stddef.h>

struct note {
    struct note *next;
    size_t size;
    char bytes[];
};
struct notes {
    struct note *first, *last;
    int count;
    size_t bytes;
};

/* Copies `size` bytes behind `room` free bytes, as the last note. False: out of memory, nothing is
 * added. */
bool notes_add(struct notes *, const char *bytes, size_t room, size_t size);
/* The first, which is the caller's to free; NULL: none waits. */
struct note *notes_take(struct notes *);
/* Frees all. */
void notes_clear(struct notes *);

#endif
