/* Any bytes as a packed data file, in rooms of several sizes: no tree, or one that a game's reader
 * may be given, whose every string lies inside the bytes. Counts nodes in the place of moves. */
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "tests/fuzz/fuzz.h"
#include "web/wasm/unpack.h"

uint64_t fuzz_moves;

struct from {
    const char *packed, *end;
};

static void check_string(const struct from *from, const char *s)
{
    ENSURE(s >= from->packed && s < from->end && strlen(s) <= PACKED_STRING_BYTES_MAX &&
           s + strlen(s) < from->end);
}

static int check_node(const struct from *from, const struct node *node, bool in_map, int depth)
{
    int nodes = 1;
    ENSURE(depth <= PACKED_DEPTH_MAX && node->kind <= NODE_MAP && !node->key == !in_map &&
           !node->text == (node->kind != NODE_SCALAR) && !(node->text && node->child));
    if (node->key)
        check_string(from, node->key);
    if (node->text)
        check_string(from, node->text);
    fuzz_moves++;
    for (const struct node *n = node->child; n; n = n->next) {
        nodes += check_node(from, n, node->kind == NODE_MAP, depth + 1);
        if (node->kind == NODE_MAP)
            ENSURE(node_get(node, n->key) == n);
    }
    return nodes;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const int rooms[] = {0, 1, 7, PACKED_NODES_MAX};
    /* of their own, so that one byte too many is noticed */
    char *packed = malloc(size ? size : 1);
    ENSURE(packed);
    memcpy(packed, bytes, size);
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        struct node *room = calloc((size_t)rooms[i] + 1, sizeof *room);
        ENSURE(room);
        const struct node *tree = unpack(packed, (uint32_t)size, room, rooms[i]);
        ENSURE(!tree || tree == room);
        struct from from = {packed, packed + size};
        if (tree)
            ENSURE(!tree->next && check_node(&from, tree, false, 1) <= rooms[i]);
        ENSURE(!room[rooms[i]].key && !room[rooms[i]].text && !room[rooms[i]].next);
        free(room);
    }
    free(packed);
    return 0;
}
