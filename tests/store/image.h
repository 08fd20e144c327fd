/* The bytes of one file as a disk would have them: what lasts, and what was written since. What is
 * always true: order is kept, so an old write that may come true never covers a newer one that
 * lasts. Not safe for threads by itself. */
#ifndef TESTS_STORE_IMAGE_H
#define TESTS_STORE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { IMAGE_SECTOR = 512 };

struct image_op {
    int64_t at;
    size_t size;
    char *bytes; /* NULL: a truncation to `at` */
    enum { OP_WAITS, OP_LIMBO, OP_LASTS } state;
};
struct image {
    char *base;
    size_t size;
    struct image_op *op;
    int count, room;
};

void image_clear(struct image *);
void image_load(struct image *, const char *path); /* all of the file lasts */
void image_write(struct image *, const void *bytes, size_t size, int64_t at);
void image_truncate(struct image *, int64_t size);
/* A sync: what waited lasts, or, if it failed, may last or not and never more. */
void image_sync(struct image *, bool worked);
bool image_dirty(const struct image *); /* something waits */
/* Writes one outcome to a file; none is made if it would be empty. */
void image_save(const struct image *, const char *path, uint64_t *random);

#endif
