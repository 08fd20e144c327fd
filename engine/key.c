/* Hashes of views and states. A key is fast and for one run of one build; a digest is written into
 * logs and is the same on every machine and after any reordering of the struct. Neither is
 * cryptographic. */
#include <string.h>

#include "engine/engine.h"

static uint64_t mixed(uint64_t x)
{
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    return x ^ (x >> 32);
}

uint64_t view_key(const struct game *g, const struct view *v)
{
    uint64_t a = 0x9e3779b97f4a7c15u ^ v->seat, b = 0x2545f4914f6cdd1du;
    size_t words = g->state_size / 8;
    for (size_t i = 0; i < words; i += 2) {
        uint64_t w[2] = {0, 0};
        memcpy(w, v->state.bytes + 8 * i, i + 1 < words ? 16 : 8);
        a = (a ^ w[0]) * 0xff51afd7ed558ccdu;
        a ^= a >> 32;
        b = (b ^ w[1]) * 0xc4ceb9fe1a85ec53u;
        b ^= b >> 29;
    }
    return mixed(a ^ mixed(b));
}

/* FNV-1a. */
static uint64_t digest_bytes(uint64_t h, const void *from, size_t n)
{
    const uint8_t *at = from;
    for (size_t i = 0; i < n; i++)
        h = (h ^ at[i]) * 0x100000001b3u;
    return h;
}

static uint64_t digest_number(uint64_t h, int64_t value)
{
    uint8_t bytes[8];
    if (value >= 0 && value < 256) /* seven zero bytes are seven more multiplications: prime ^ 8 in one */
        return (h ^ (uint64_t)value) * 0x1efac7090aef4a21u;
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)((uint64_t)value >> 8 * i);
    return digest_bytes(h, bytes, 8);
}

/* The first eight bytes of a name as a number that sorts as they do. */
static uint64_t name_head(const char *name)
{
    uint64_t head = 0;
    for (int i = 0; i < 8; i++)
        head = head << 8 | (*name ? (uint8_t)*name++ : 0);
    return head;
}

/* The fields that are shown, in the order of their names; how many. */
static int by_name(const struct game *g, uint8_t order[255])
{
    uint64_t head[255];
    int shown = 0;
    for (int i = 0; i < g->field_count; i++) {
        const char *name = g->fields[i].name;
        if (g->fields[i].show == SHOW_NOT)
            continue;
        uint64_t mine = name_head(name);
        int at = shown++;
        for (; at > 0; at--) {
            if (head[at - 1] < mine ||
                (head[at - 1] == mine && strcmp(g->fields[order[at - 1]].name, name) <= 0))
                break;
            order[at] = order[at - 1];
            head[at] = head[at - 1];
        }
        order[at] = (uint8_t)i;
        head[at] = mine;
    }
    return shown;
}

uint64_t state_digest(const struct game *g, const struct state *s)
{
    uint64_t h = 0xcbf29ce484222325u;
    uint8_t order[255];
    int shown = by_name(g, order);
    for (int i = 0; i < shown; i++) {
        const struct field *f = &g->fields[order[i]];
        h = digest_bytes(h, f->name, strlen(f->name) + 1);
        h = digest_number(h, f->count);
        for (int j = 0; j < f->count; j++)
            h = digest_number(h, field_value(f, s, j));
    }
    return mixed(h);
}
