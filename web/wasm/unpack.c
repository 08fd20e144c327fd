/* See unpack.h. What is always true: nothing is read behind the end, nor written behind the
 * room. */
#include "web/wasm/unpack.h"

#include <string.h>

struct unpacking {
    const char *at, *end;
    struct node *room, *last;
};

static bool string(struct unpacking *from, const char **out)
{
    const char *s = from->at, *stop = memchr(s, 0, (size_t)(from->end - s));
    if (!stop || stop - s > PACKED_STRING_BYTES_MAX)
        return false;
    from->at = stop + 1;
    *out = s;
    return true;
}

/* A node, which stands in `of`; its children come next. */
static struct node *one(struct unpacking *from, const struct node *of, int *is)
{
    if (from->at == from->end || from->room == from->last)
        return NULL;
    struct node *n = from->room++;
    *is = *from->at++;
    *n = (struct node){.kind = *is & PACKED_KIND, .quoted = *is & PACKED_QUOTED};
    bool scalar = n->kind == NODE_SCALAR, named = of->kind == NODE_MAP;
    if (n->kind > NODE_MAP || !(*is & PACKED_KEY) == named || !(*is & PACKED_TEXT) == scalar ||
        (scalar && *is & PACKED_CHILD) || (named && !string(from, &n->key)) ||
        (named && node_get(of, n->key)) || (scalar && !string(from, &n->text)))
        return NULL;
    return n;
}

static bool children(struct unpacking *from, struct node *of, int depth)
{
    const struct node **link = &of->child;
    for (int is = PACKED_NEXT; is & PACKED_NEXT;) {
        struct node *n = one(from, of, &is);
        if (!n || depth > PACKED_DEPTH_MAX)
            return false;
        *link = n;
        link = &n->next;
        if (is & PACKED_CHILD && !children(from, n, depth + 1))
            return false;
    }
    return true;
}

const struct node *unpack(const char *packed, uint32_t size, struct node *room, int count)
{
    struct unpacking from = {packed, packed + size, room, room + count};
    struct node top = {.kind = NODE_LIST};
    bool whole = children(&from, &top, 1) && from.at == from.end && !top.child->next;
    return whole ? top.child : NULL;
}

uint64_t packed_digest(const char *packed, uint32_t size)
{
    uint64_t digest = 14695981039346656037u;
    for (uint32_t i = 0; i < size; i++)
        digest = (digest ^ (uint8_t)packed[i]) * 1099511628211u;
    return digest;
}
