/* A data file as a page is sent it, and as a browser keeps it. What is always true: it is the tree
 * of the file without its places, which nobody is told there; what is not whole is no tree. */
#ifndef WEB_WASM_UNPACK_H
#define WEB_WASM_UNPACK_H

#include "engine/tree.h"

/* Nodes stand in the order of the file, a child before what comes next. Each is a byte of these and
 * its kind, then its key and its text, each with a zero byte behind it. */
enum {
    PACKED_KIND = 3,
    PACKED_QUOTED = 4,
    PACKED_KEY = 8,
    PACKED_TEXT = 16,
    PACKED_CHILD = 32,
    PACKED_NEXT = 64
};

/* No file is more (table/native/yaml.h). */
enum {
    PACKED_BYTES_MAX = 262144,
    PACKED_NODES_MAX = 16384,
    PACKED_DEPTH_MAX = 16,
    PACKED_STRING_BYTES_MAX = 4096
};

/* Makes the nodes of it in `room`, which has `count`, and returns the first; its strings stay where
 * they are. NULL: that is no data file: each scalar has a text, each member of a map a key of its
 * own, and no byte is too many. */
const struct node *unpack(const char *packed, uint32_t size, struct node *room, int count);
/* By which a file is known to be the one that was meant (FNV-1a); it keeps nobody from making
 * another with the same one. */
uint64_t packed_digest(const char *packed, uint32_t size);

#endif
