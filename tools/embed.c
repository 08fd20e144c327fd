/* embed [--small] FILE.yaml SYMBOL OUT.c: makes a data file part of the program, as text, hash and
 * tree; --small: its text is the tree packed (web/wasm/unpack.h), without the places in it. What
 * is always true: OUT.c is whole and compiles, or it is not there and one line says why. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/native/file.h"
#include "table/native/sodium.h"
#include "table/native/yaml.h"
#include "web/wasm/unpack.h"

/* C strings in octal: no trigraph, no hexadecimal escape that runs on into the next letter. */
static void put_string(FILE *out, const char *s, size_t n)
{
    fputc('"', out);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '\n' && i + 1 < n)
            fputs("\\n\"\n    \"", out);
        else if (c < 32 || c > 126 || c == '"' || c == '\\' || c == '?')
            fprintf(out, "\\%03o", c);
        else
            fputc(c, out);
    }
    fputc('"', out);
}

struct numbers {
    const struct node *node[YAML_NODES_MAX];
    int count;
};

static int number_of(const struct numbers *numbers, const struct node *node)
{
    for (int i = 0; i < numbers->count; i++)
        if (numbers->node[i] == node)
            return i;
    return -1;
}

static void collect(struct numbers *numbers, const struct node *node)
{
    numbers->node[numbers->count++] = node;
    for (const struct node *n = node->child; n; n = n->next)
        collect(numbers, n);
}

static void put_link(FILE *out, const struct numbers *numbers, const char *name,
                     const struct node *to)
{
    if (to)
        fprintf(out, ", .%s = &node[%d]", name, number_of(numbers, to));
}

/* What a module of the page makes the tree of, before anything else is called. */
static void put_packed(FILE *out, const struct numbers *numbers)
{
    fputs("static const char packed[] =", out);
    for (int i = 0; i < numbers->count; i++) {
        const struct node *n = numbers->node[i];
        fprintf(out, "\n    \"\\%03o\"",
                (unsigned)(n->kind | (n->quoted ? PACKED_QUOTED : 0) | (n->key ? PACKED_KEY : 0) |
                           (n->text ? PACKED_TEXT : 0) | (n->child ? PACKED_CHILD : 0) |
                           (n->next ? PACKED_NEXT : 0)));
        if (n->key)
            put_string(out, n->key, strlen(n->key) + 1);
        if (n->text)
            put_string(out, n->text, strlen(n->text) + 1);
    }
    fprintf(out,
            ";\nstatic struct node node[%d];\n\n"
            "_Static_assert(sizeof packed - 1 <= PACKED_BYTES_MAX, \"it can be kept\");\n\n"
            "__attribute__((constructor)) static void unpack_node(void)\n{\n"
            "    ENSURE(unpack(packed, sizeof packed - 1, node, %d));\n}\n\n",
            numbers->count, numbers->count);
}

static void put_tree(FILE *out, const struct numbers *numbers)
{
    static const char *const kinds[] = {"NODE_SCALAR", "NODE_LIST", "NODE_MAP"};
    fprintf(out, "static const struct node node[%d] = {\n", numbers->count);
    for (int i = 0; i < numbers->count; i++) {
        const struct node *n = numbers->node[i];
        fprintf(out, "    {.kind = %s, .quoted = %d", kinds[n->kind], n->quoted);
        fprintf(out, ", .line = %u, .column = %u, .key_line = %u, .key_column = %u",
                (unsigned)n->line, (unsigned)n->column, (unsigned)n->key_line,
                (unsigned)n->key_column);
        if (n->key) {
            fputs(", .key = ", out);
            put_string(out, n->key, strlen(n->key));
        }
        if (n->text) {
            fputs(", .text = ", out);
            put_string(out, n->text, strlen(n->text));
        }
        put_link(out, numbers, "child", n->child);
        put_link(out, numbers, "next", n->next);
        fputs("},\n", out);
    }
    fputs("};\n\n", out);
}

static void put_source(FILE *out, const char *path, const char *symbol, const char *text,
                       size_t size, bool small)
{
    const char *base = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    const char *form = small ? "packed" : "text";
    size_t base_size = strcspn(base, ".");
    uint8_t sha256[HASH_BYTES];
    sodium_sha256(text, size, sha256);
    if (!small) {
        fputs("static const char text[] =\n    ", out);
        put_string(out, text, size);
        fputs(";\n\n", out);
    }
    fprintf(out, "extern const struct data_source source_%s;\n", symbol);
    fprintf(out, "const struct data_source source_%s = {\n    .name = ", symbol);
    put_string(out, base, base_size);
    fprintf(out, ",\n    .text = %s,\n    .size = sizeof %s - 1,\n    .sha256 = {", form, form);
    for (int i = 0; i < HASH_BYTES; i++)
        fprintf(out, "%s%d", i ? ", " : "", sha256[i]);
    fputs("},\n    .tree = &node[0],\n};\n", out);
}

static int fail(const char *why)
{
    fprintf(stderr, "embed: %s\n", why);
    return 1;
}

int main(int argc, char **argv)
{
    static struct numbers numbers;
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct complaint wrong;
    struct yaml_tree tree;
    char *text;
    size_t size;
    bool small = argc > 1 && !strcmp(argv[1], "--small");
    argv += small;
    if (argc - small != 4)
        return fail("usage: embed [--small] FILE.yaml SYMBOL OUT.c");
    if (file_read(argv[1], YAML_BYTES_MAX, &text, &size, &why))
        return fail(reason);
    if (!yaml_tree_open(text, size, &tree, &wrong)) {
        text_format(&why, "%s:%d:%d: %s", argv[1], (int)wrong.line, (int)wrong.column, wrong.what);
        free(text);
        return fail(reason);
    }
    collect(&numbers, tree.root);
    FILE *out = fopen(argv[3], "w");
    if (!out) {
        perror(argv[3]);
        return 1;
    }
    fprintf(out, "/* Made by tools/embed from %s. */\n#include \"engine/game.h\"\n%s\n",
            strrchr(argv[1], '/') ? strrchr(argv[1], '/') + 1 : argv[1],
            small ? "#include \"engine/engine.h\"\n#include \"web/wasm/unpack.h\"\n" : "");
    if (small)
        put_packed(out, &numbers);
    else
        put_tree(out, &numbers);
    put_source(out, argv[1], argv[2], text, size, small);
    bool written = !ferror(out);
    if (fclose(out) || !written) {
        perror(argv[3]);
        remove(argv[3]);
        return 1;
    }
    yaml_tree_close(&tree);
    free(text);
    return 0;
}
