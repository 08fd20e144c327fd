/* embed FILE.yaml SYMBOL OUT.c: makes a data file part of the program, as text, hash and tree.
 * embed --apart FILE.yaml SYMBOL OUT.c OUT.pack: only the place for it, where its text is the tree
 * packed (web/wasm/unpack.h), without the places in it; that comes in a book, of which OUT.pack is
 * a part (web/wasm/book.h). embed --table FILE SYMBOL OUT.c OUT.pack: the same for the bytes of a
 * table of messages. What is always true: OUT.c is whole and compiles, or it is not there and one
 * line says why. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/native/file.h"
#include "table/native/sodium.h"
#include "table/native/yaml.h"
#include "web/wasm/book.h"

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

struct packed {
    char at[PACKED_BYTES_MAX];
    size_t size;
    bool full; /* there is more than that */
};

static void pack_bytes(struct packed *out, const char *s, size_t n)
{
    out->full = out->full || n > sizeof out->at - out->size;
    if (out->full)
        return;
    memcpy(out->at + out->size, s, n);
    out->size += n;
}

static void pack(struct packed *out, const struct numbers *numbers)
{
    for (int i = 0; i < numbers->count; i++) {
        const struct node *n = numbers->node[i];
        char is = (char)(n->kind | (n->quoted ? PACKED_QUOTED : 0) | (n->key ? PACKED_KEY : 0) |
                         (n->text ? PACKED_TEXT : 0) | (n->child ? PACKED_CHILD : 0) |
                         (n->next ? PACKED_NEXT : 0));
        pack_bytes(out, &is, 1);
        if (n->key)
            pack_bytes(out, n->key, strlen(n->key) + 1);
        if (n->text)
            pack_bytes(out, n->text, strlen(n->text) + 1);
    }
}

/* The room that a module of the page has for it, and by which it knows it. Without nodes it is a
 * table, which others find by its name. */
static void put_slot(FILE *out, const struct packed *packed, const char *name, int count)
{
    if (count)
        fprintf(out, "static char packed[%zu];\nstatic struct node node[%d];\n", packed->size,
                count);
    else
        fprintf(out, "extern char %s[];\nchar %s[%zu];\n", name, name, packed->size);
    fprintf(out,
            "\n__attribute__((constructor)) static void want(void)\n{\n"
            "    static struct book_slot slot = {%s, sizeof %s, %d, %lluu, %s};\n"
            "    book_wants(&slot);\n}\n\n",
            count ? "packed" : name, count ? "packed" : name, count,
            (unsigned long long)packed_digest(packed->at, (uint32_t)packed->size),
            count ? "node" : "0");
}

static bool put_part(FILE *out, const struct packed *packed)
{
    for (int i = 0; i < 4; i++)
        fputc((int)(packed->size >> 8 * i & 255), out);
    return fwrite(packed->at, 1, packed->size, out) == packed->size;
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
                       size_t size, bool apart)
{
    const char *base = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    size_t base_size = strcspn(base, ".");
    uint8_t sha256[HASH_BYTES];
    sodium_sha256(text, size, sha256);
    if (!apart) {
        fputs("static const char text[] =\n    ", out);
        put_string(out, text, size);
        fputs(";\n\n", out);
    }
    fprintf(out, "extern const struct data_source source_%s;\n", symbol);
    fprintf(out, "const struct data_source source_%s = {\n    .name = ", symbol);
    put_string(out, base, base_size);
    fprintf(out, ",\n    .text = %s,\n    .sha256 = {",
            apart ? "packed,\n    .size = sizeof packed" : "text,\n    .size = sizeof text - 1");
    for (int i = 0; i < HASH_BYTES; i++)
        fprintf(out, "%s%d", i ? ", " : "", sha256[i]);
    fputs("},\n    .tree = &node[0],\n};\n", out);
}

static int fail(const char *why)
{
    fprintf(stderr, "embed: %s\n", why);
    return 1;
}

/* Closes what was written; what is not whole is taken away. */
static bool closed(FILE *out, bool good, const char *path)
{
    good = !ferror(out) && good;
    if (!fclose(out) && good)
        return true;
    perror(path);
    remove(path);
    return false;
}

/* What is embedded: a tree with its text, or the bytes of a table, which are packed as they are. */
struct given {
    struct numbers numbers;
    struct packed packed;
    struct yaml_tree tree;
    char *text;
    size_t size;
};

static bool read_given(const char *path, bool table, struct given *g, struct text *why)
{
    struct complaint wrong;
    if (file_read(path, YAML_BYTES_MAX, &g->text, &g->size, why))
        return false;
    if (table)
        pack_bytes(&g->packed, g->text, g->size);
    else if (yaml_tree_open(g->text, g->size, &g->tree, &wrong)) {
        collect(&g->numbers, g->tree.root);
        pack(&g->packed, &g->numbers);
    } else
        text_format(why, "%s:%d:%d: %s", path, (int)wrong.line, (int)wrong.column, wrong.what);
    return why->used == 0;
}

int main(int argc, char **argv)
{
    static struct given g;
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    bool table = argc > 1 && !strcmp(argv[1], "--table");
    bool apart = table || (argc > 1 && !strcmp(argv[1], "--apart"));
    if (argc != (apart ? 6 : 4))
        return fail("usage: embed FILE.yaml SYMBOL OUT.c, or --apart FILE.yaml SYMBOL OUT.c "
                    "OUT.pack, or --table FILE SYMBOL OUT.c OUT.pack");
    argv += apart;
    if (!read_given(argv[1], table, &g, &why)) {
        free(g.text);
        return fail(reason);
    }
    if (g.packed.full)
        return fail("that is more than a browser keeps");
    FILE *out = fopen(argv[3], "w"), *part = apart ? fopen(argv[4], "w") : NULL;
    if (!out || (apart && !part)) {
        perror(argv[out ? 4 : 3]);
        if (out) {
            fclose(out);
            remove(argv[3]);
        }
        return 1;
    }
    fprintf(out, "/* Made by tools/embed from %s. */\n#include \"engine/game.h\"\n%s\n",
            strrchr(argv[1], '/') ? strrchr(argv[1], '/') + 1 : argv[1],
            apart ? "#include \"web/wasm/book.h\"\n" : "");
    if (apart)
        put_slot(out, &g.packed, argv[2], g.numbers.count);
    else
        put_tree(out, &g.numbers);
    if (!table)
        put_source(out, argv[1], argv[2], g.text, g.size, apart);
    bool good = closed(out, true, argv[3]);
    if (part)
        good = closed(part, put_part(part, &g.packed), argv[4]) && good;
    if (!table)
        yaml_tree_close(&g.tree);
    free(g.text);
    return !good;
}
