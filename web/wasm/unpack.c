/* See unpack.h. What is always true: it reads what tools/embed wrote and nothing else. */
#include <string.h>

#include "web/wasm/unpack.h"

static const char *string(const char **at)
{
    const char *s = *at;
    *at += strlen(s) + 1;
    return s;
}

/* A node and all that come next; `room` goes on behind them. */
static struct node *row(const char **at, struct node **room)
{
    struct node *first = *room;
    for (bool more = true; more;) {
        struct node *n = (*room)++;
        int is = *(*at)++;
        more = is & PACKED_NEXT;
        n->kind = is & PACKED_KIND;
        n->quoted = is & PACKED_QUOTED;
        n->key = is & PACKED_KEY ? string(at) : NULL;
        n->text = is & PACKED_TEXT ? string(at) : NULL;
        n->child = is & PACKED_CHILD ? row(at, room) : NULL;
        n->next = more ? *room : NULL;
    }
    return first;
}

void unpack(const char *packed, struct node *out)
{
    row(&packed, &out);
}
