/* A disk's possible outcomes. What is always true: see image.h; operations that last and have only
 * lasting ones before them are folded into the base. */
#include "tests/store/image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

static void op_free(struct image_op *op)
{
    free(op->bytes);
}

void image_clear(struct image *image)
{
    for (int i = 0; i < image->count; i++)
        op_free(&image->op[i]);
    free(image->op);
    free(image->base);
    *image = (struct image){0};
}

static void resize(char **bytes, size_t *size, size_t want)
{
    char *more = realloc(*bytes, want + 1);
    ENSURE(more);
    if (want > *size)
        memset(more + *size, 0, want - *size);
    *bytes = more;
    *size = want;
}

void image_load(struct image *image, const char *path)
{
    FILE *file = fopen(path, "rb");
    image_clear(image);
    if (!file)
        return;
    char part[4096];
    for (size_t n; (n = fread(part, 1, sizeof part, file));) {
        size_t at = image->size;
        resize(&image->base, &image->size, at + n);
        memcpy(image->base + at, part, n);
    }
    fclose(file);
}

static struct image_op *add(struct image *image)
{
    if (image->count == image->room) {
        image->room = image->room ? image->room * 2 : 64;
        image->op = realloc(image->op, (size_t)image->room * sizeof *image->op);
        ENSURE(image->op);
    }
    struct image_op *op = &image->op[image->count++];
    *op = (struct image_op){.state = OP_WAITS};
    return op;
}

void image_write(struct image *image, const void *bytes, size_t size, int64_t at)
{
    struct image_op *op = add(image);
    op->at = at;
    op->size = size;
    op->bytes = malloc(size + 1);
    ENSURE(op->bytes);
    memcpy(op->bytes, bytes, size);
}

void image_truncate(struct image *image, int64_t size)
{
    add(image)->at = size;
}

/* Applies bytes from .. to of a write. */
static void put(char **base, size_t *size, const struct image_op *op, size_t from, size_t to)
{
    size_t end = (size_t)op->at + to;
    if (end > *size)
        resize(base, size, end);
    memcpy(*base + op->at + from, op->bytes + from, to - from);
}

static void apply(char **base, size_t *size, const struct image_op *op)
{
    if (op->bytes)
        put(base, size, op, 0, op->size);
    else if ((size_t)op->at < *size)
        resize(base, size, (size_t)op->at);
}

void image_sync(struct image *image, bool worked)
{
    for (int i = 0; i < image->count; i++)
        if (image->op[i].state == OP_WAITS)
            image->op[i].state = worked ? OP_LASTS : OP_LIMBO;
    int done = 0;
    while (done < image->count && image->op[done].state == OP_LASTS) {
        apply(&image->base, &image->size, &image->op[done]);
        op_free(&image->op[done++]);
    }
    image->count -= done;
    if (done)
        memmove(image->op, image->op + done, (size_t)image->count * sizeof *image->op);
}

bool image_dirty(const struct image *image)
{
    for (int i = 0; i < image->count; i++)
        if (image->op[i].state == OP_WAITS)
            return true;
    return false;
}

static bool toss(uint64_t *random)
{
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return *random >> 63;
}

static bool toss_twice(uint64_t *random)
{
    bool one = toss(random), two = toss(random);
    return one && two;
}

/* An operation that may have reached the disk: by sectors of the file, each or not. */
static void maybe(char **base, size_t *size, const struct image_op *op, uint64_t *random)
{
    if (!op->bytes) {
        if (toss(random))
            apply(base, size, op);
        return;
    }
    for (size_t from = 0, to; from < op->size; from = to) {
        to = from + IMAGE_SECTOR - ((size_t)op->at + from) % IMAGE_SECTOR;
        to = to < op->size ? to : op->size;
        if (toss(random))
            put(base, size, op, from, to);
    }
}

void image_save(const struct image *image, const char *path, uint64_t *random)
{
    char *bytes = NULL;
    size_t size = 0;
    resize(&bytes, &size, image->size);
    if (size)
        memcpy(bytes, image->base, size);
    /* At times the disk had written all, at times nothing: tosses alone would hardly ever do so. */
    bool all = toss_twice(random), none = !all && toss_twice(random);
    for (int i = 0; i < image->count; i++) {
        const struct image_op *op = &image->op[i];
        if (op->state == OP_LASTS || all)
            apply(&bytes, &size, op);
        else if (!none)
            maybe(&bytes, &size, op, random);
    }
    remove(path);
    if (size) {
        FILE *file = fopen(path, "wb");
        ENSURE(file && fwrite(bytes, 1, size, file) == size);
        fclose(file);
    }
    free(bytes);
}
