/* PostgreSQL's binary form of arrays (src/include/utils/array.h, array_recv): big-endian numbers of
 * 32 bits for the dimensions (1), whether there are NULLs, the type, how many there are and the
 * first index; then each element, its length before it, -1 for NULL. */
#include "store/postgres/array.h"

#include <stdlib.h>
#include <string.h>

enum { HAS_NULLS_AT = 4, TYPE_AT = 8, COUNT_AT = 12, HEAD_BYTES = 20, FIRST_ROOM = 4096 };

static bool make_room(struct pg_array *a, size_t more)
{
    if (a->failed)
        return false;
    if (a->used + more <= a->room)
        return true;
    size_t room = a->room ? a->room : FIRST_ROOM;
    while (room < a->used + more)
        room *= 2;
    unsigned char *at = realloc(a->at, room);
    if (!at) {
        a->failed = true;
        return false;
    }
    a->at = at;
    a->room = room;
    return true;
}

static void put_number(unsigned char *at, uint32_t n)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(n >> (24 - 8 * i));
}

static void add_number(struct pg_array *a, uint32_t n)
{
    put_number(a->at + a->used, n);
    a->used += 4;
}

void pg_array_start(struct pg_array *a, uint32_t type)
{
    a->used = 0;
    a->count = 0;
    a->failed = false;
    if (!make_room(a, HEAD_BYTES))
        return;
    add_number(a, 1);
    add_number(a, 0);
    add_number(a, type);
    add_number(a, 0);
    add_number(a, 1);
}

void pg_array_bytes(struct pg_array *a, const char *bytes, size_t size)
{
    if (!make_room(a, 4 + size))
        return;
    add_number(a, (uint32_t)size);
    memcpy(a->at + a->used, bytes, size);
    a->used += size;
    a->count++;
}

void pg_array_int4(struct pg_array *a, int32_t n)
{
    if (!make_room(a, 8))
        return;
    add_number(a, 4);
    add_number(a, (uint32_t)n);
    a->count++;
}

void pg_array_int8(struct pg_array *a, int64_t n)
{
    if (!make_room(a, 12))
        return;
    add_number(a, 8);
    add_number(a, (uint32_t)((uint64_t)n >> 32));
    add_number(a, (uint32_t)n);
    a->count++;
}

void pg_array_null(struct pg_array *a)
{
    if (!make_room(a, 4))
        return;
    add_number(a, UINT32_MAX);
    put_number(a->at + HAS_NULLS_AT, 1);
    a->count++;
}

void pg_array_text(struct pg_array *a, const char *text)
{
    if (text)
        pg_array_bytes(a, text, strlen(text));
    else
        pg_array_null(a);
}

bool pg_array_end(struct pg_array *a)
{
    if (!a->failed)
        put_number(a->at + COUNT_AT, (uint32_t)a->count);
    return !a->failed;
}

void pg_array_free(struct pg_array *a)
{
    free(a->at);
    *a = (struct pg_array){0};
}
