/* Open addressing, at most half full. */
#include <string.h>

#include "ai/map.h"

static struct map_row *find(const struct map *m, uint64_t a, uint64_t b)
{
    uint64_t h = (a * 0x9e3779b97f4a7c15ull ^ b) * 0xd6e8feb86659fd93ull;
    uint32_t at = (uint32_t)(h >> 32) & (m->room - 1);
    while (m->row[at].used && (m->row[at].a != a || m->row[at].b != b))
        at = (at + 1) & (m->room - 1);
    return &m->row[at];
}

static bool grow(struct map *m, void *(*resize)(void *, size_t))
{
    struct map more = {.room = m->room ? 2 * m->room : 64, .count = m->count};
    more.row = resize(NULL, more.room * sizeof *more.row);
    if (!more.row)
        return false;
    memset(more.row, 0, more.room * sizeof *more.row);
    for (uint32_t i = 0; i < m->room; i++)
        if (m->row[i].used)
            *find(&more, m->row[i].a, m->row[i].b) = m->row[i];
    resize(m->row, 0);
    *m = more;
    return true;
}

uint32_t map_take(struct map *m, uint64_t a, uint64_t b, bool *fresh,
                  void *(*resize)(void *, size_t))
{
    if (2 * m->count >= m->room && !grow(m, resize))
        return UINT32_MAX;
    struct map_row *row = find(m, a, b);
    *fresh = !row->used;
    if (*fresh)
        *row = (struct map_row){a, b, m->count++, true};
    return row->to;
}

void map_free(struct map *m, void *(*resize)(void *, size_t))
{
    resize(m->row, 0);
    *m = (struct map){0};
}
