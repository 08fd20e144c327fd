/* Any bytes as a data file: refused with a place in it, or a tree whose every node lies inside the
 * caps and inside the file. Counts nodes in the place of moves. */
#include <string.h>

#include "engine/engine.h"
#include "table/native/yaml.h"
#include "tests/fuzz/fuzz.h"

uint64_t fuzz_moves;

static uint32_t lines_of(const uint8_t *bytes, size_t size)
{
    uint32_t lines = 1;
    /* libyaml ends a line also at CR, NEL, LS and PS; counting their bytes counts at least as many.
     */
    for (size_t i = 0; i < size; i++)
        lines += bytes[i] == '\n' || bytes[i] == '\r' || bytes[i] == 0xc2 || bytes[i] == 0xe2;
    return lines;
}

static void check_node(const struct node *node, bool in_map, uint32_t lines, int depth)
{
    ENSURE(depth <= YAML_DEPTH_MAX && node->line >= 1 && node->line <= lines + 1 &&
           node->column >= 1);
    ENSURE(!node->key == !in_map);
    if (node->kind == NODE_SCALAR)
        ENSURE(node->text && strlen(node->text) <= YAML_SCALAR_BYTES_MAX && !node->child);
    else
        ENSURE(!node->text);
    fuzz_moves++;
    for (const struct node *n = node->child; n; n = n->next) {
        check_node(n, node->kind == NODE_MAP, lines, depth + 1);
        if (node->kind == NODE_MAP)
            ENSURE(node_get(node, n->key) == n);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct complaint wrong = {0};
    struct yaml_tree tree;
    uint32_t lines = lines_of(bytes, size);
    if (yaml_tree_open((const char *)bytes, size, &tree, &wrong)) {
        check_node(tree.root, false, lines, 1);
        yaml_tree_close(&tree);
    } else {
        ENSURE(!tree.root && !tree.owned);
        ENSURE(wrong.line >= 1 && wrong.line <= lines + 1 && wrong.column >= 1);
        ENSURE(wrong.what[0] && strlen(wrong.what) < sizeof wrong.what);
    }
    return 0;
}
