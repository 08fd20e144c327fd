/* Data files: JSON made into a tree (engine/tree.h). What is always true: only one object passes,
 * without duplicate keys, of at most bytes_max bytes and no deeper than a message may be. Nodes
 * have the places of the text. Strings are quoted scalars; numbers, true, false and null are
 * not. */
#ifndef TABLE_NATIVE_JSON_TREE_H
#define TABLE_NATIVE_JSON_TREE_H

#include <stddef.h>

#include "engine/tree.h"

struct json_tree {
    const struct node *root;
    void *owned, *values; /* all nodes; what their texts point into */
};

/* False and a complaint, with the place in the bytes where they are no JSON; then there is nothing
 * to close. `text` is not kept. */
bool json_tree_open(const char *text, size_t size, size_t bytes_max, struct json_tree *out,
                    struct complaint *);
void json_tree_close(struct json_tree *);

#endif
