/* Messages of one connection that wait, on their way in or out. What is always true: they leave in
 * the order in which they came. */
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

/* Copies `size` bytes, after `room` bytes that are left free. False: there is no memory. */
bool notes_add(struct notes *, const char *bytes, size_t room, size_t size);
/* The first, which is the caller's to free; NULL: none waits. */
struct note *notes_take(struct notes *);
void notes_clear(struct notes *);

#endif
