/* A built-in data file as a page is sent it. What is always true: it is the tree of the file
 * without its places, which nobody is told there. */
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

/* Makes the nodes of it, as many as there are. */
void unpack(const char *packed, struct node *out);

#endif
