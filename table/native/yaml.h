/* Data files: YAML made into a tree (engine/tree.h), each node with its line and column. What is
 * always true: only plain documents pass: no anchors, aliases, tags, duplicate keys or second
 * document, and nothing that is bigger than the caps below. */
#ifndef TABLE_NATIVE_YAML_H
#define TABLE_NATIVE_YAML_H

#include <stddef.h>

#include "engine/tree.h"

enum {
    YAML_BYTES_MAX = 262144,
    YAML_NODES_MAX = 16384,
    YAML_DEPTH_MAX = 16,
    YAML_SCALAR_BYTES_MAX = 4096
};

struct yaml_tree {
    const struct node *root;
    void *owned; /* all nodes and strings */
};

/* False and a complaint if it is no such file; then there is nothing to close. `text` is not kept.
 */
bool yaml_tree_open(const char *text, size_t size, struct yaml_tree *out, struct complaint *);
void yaml_tree_close(struct yaml_tree *);

#endif
