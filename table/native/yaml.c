/* Data files by libyaml's events. What is always true: the tree and its strings lie in two blocks
 * whose size follows from the text's, so nothing that a file says can make the program allocate
 * more. */
#include "table/native/yaml.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <yaml.h>

enum { MEMBERS_MAX = 1024 }; /* of one map: keys are compared with all before them */

struct reader {
    yaml_parser_t parser;
    struct node *nodes;
    int nodes_used;
    char *bytes;
    size_t bytes_used, bytes_size;
    const char *text;
    size_t size;
    struct complaint *wrong;
};

static bool complain(struct complaint *wrong, uint32_t line, uint32_t column, const char *format,
                     ...) __attribute__((format(printf, 4, 5)));

static bool complain(struct complaint *wrong, uint32_t line, uint32_t column, const char *format,
                     ...)
{
    va_list args;
    va_start(args, format);
    wrong->line = line;
    wrong->column = column;
    vsnprintf(wrong->what, sizeof wrong->what, format, args);
    va_end(args);
    return false;
}

static bool complain_at(struct reader *r, yaml_mark_t mark, const char *what)
{
    return complain(r->wrong, (uint32_t)mark.line + 1, (uint32_t)mark.column + 1, "%s", what);
}

/* libyaml's reader knows only the byte at which it stumbled. */
static bool complain_byte(struct reader *r, size_t offset, const char *what)
{
    uint32_t line = 1, column = 1;
    for (size_t i = 0; i < offset && i < r->size; i++) {
        if (r->text[i] == '\n') {
            line++;
            column = 1;
        } else if ((r->text[i] & 0xc0) != 0x80) {
            column++;
        }
    }
    return complain(r->wrong, line, column, "%s", what);
}

static bool next_event(struct reader *r, yaml_event_t *event)
{
    if (yaml_parser_parse(&r->parser, event))
        return true;
    const char *problem = r->parser.problem ? r->parser.problem : "not YAML";
    if (r->parser.error == YAML_READER_ERROR) {
        char what[160];
        snprintf(what, sizeof what, "the file must be UTF-8 text: %s", problem);
        return complain_byte(r, r->parser.problem_offset, what);
    }
    if (r->parser.error == YAML_MEMORY_ERROR)
        return complain(r->wrong, 1, 1, "out of memory");
    return complain_at(r, r->parser.problem_mark, problem);
}

static bool keep(struct reader *r, yaml_mark_t mark, const yaml_char_t *value, size_t length,
                 const char **out)
{
    if (length > YAML_SCALAR_BYTES_MAX)
        return complain(r->wrong, (uint32_t)mark.line + 1, (uint32_t)mark.column + 1,
                        "a text has %zu bytes, and the limit is %d", length, YAML_SCALAR_BYTES_MAX);
    if (memchr(value, 0, length))
        return complain_at(r, mark, "a text contains a zero character");
    if (r->bytes_size - r->bytes_used < length + 1)
        return complain_at(r, mark, "the file says more than its size allows");
    char *at = r->bytes + r->bytes_used;
    memcpy(at, value, length);
    at[length] = 0;
    r->bytes_used += length + 1;
    *out = at;
    return true;
}

static bool plain(struct reader *r, const yaml_event_t *event)
{
    const yaml_char_t *anchor = NULL, *tag = NULL;
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        anchor = event->data.scalar.anchor;
        tag = event->data.scalar.tag;
        break;
    case YAML_SEQUENCE_START_EVENT:
        anchor = event->data.sequence_start.anchor;
        tag = event->data.sequence_start.tag;
        break;
    case YAML_MAPPING_START_EVENT:
        anchor = event->data.mapping_start.anchor;
        tag = event->data.mapping_start.tag;
        break;
    case YAML_ALIAS_EVENT:
        return complain_at(r, event->start_mark,
                           "aliases (*name) are not allowed: write the value out");
    default: break;
    }
    if (anchor)
        return complain_at(r, event->start_mark, "anchors (&name) are not allowed");
    if (tag)
        return complain_at(r, event->start_mark, "tags (!name) are not allowed");
    return true;
}

static struct node *new_node(struct reader *r, yaml_mark_t mark)
{
    if (r->nodes_used >= YAML_NODES_MAX) {
        complain(r->wrong, (uint32_t)mark.line + 1, (uint32_t)mark.column + 1,
                 "more than %d values in the file", YAML_NODES_MAX);
        return NULL;
    }
    struct node *node = &r->nodes[r->nodes_used++];
    node->line = (uint32_t)mark.line + 1;
    node->column = (uint32_t)mark.column + 1;
    return node;
}

static struct node *read_value(struct reader *r, yaml_event_t *event, int depth);

/* The key of a map's next member; *end at the map's end. */
static bool read_key(struct reader *r, const struct node *map, yaml_event_t *event,
                     const char **key, bool *end)
{
    *end = event->type == YAML_MAPPING_END_EVENT;
    if (*end)
        return true;
    if (!plain(r, event))
        return false;
    if (event->type != YAML_SCALAR_EVENT)
        return complain_at(r, event->start_mark, "a key must be a word");
    if (!keep(r, event->start_mark, event->data.scalar.value, event->data.scalar.length, key))
        return false;
    int members = 0;
    for (const struct node *n = map->child; n; n = n->next, members++) {
        if (!strcmp(n->key, *key))
            return complain(r->wrong, (uint32_t)event->start_mark.line + 1,
                            (uint32_t)event->start_mark.column + 1,
                            "the key '%.64s' is here twice: first in line %u", *key,
                            (unsigned)n->key_line);
    }
    if (members >= MEMBERS_MAX)
        return complain(r->wrong, (uint32_t)event->start_mark.line + 1,
                        (uint32_t)event->start_mark.column + 1, "more than %d keys in one map",
                        MEMBERS_MAX);
    return true;
}

/* The children of a list or map whose start event was read. */
static bool read_children(struct reader *r, struct node *parent, int depth)
{
    const struct node **link = &parent->child;
    for (;;) {
        yaml_event_t event;
        const char *key = NULL;
        uint32_t key_line = 0, key_column = 0;
        if (!next_event(r, &event))
            return false;
        if (parent->kind == NODE_MAP) {
            bool end, good = read_key(r, parent, &event, &key, &end);
            key_line = (uint32_t)event.start_mark.line + 1;
            key_column = (uint32_t)event.start_mark.column + 1;
            yaml_event_delete(&event);
            if (!good || end)
                return good;
            if (!next_event(r, &event))
                return false;
        }
        if (event.type == YAML_SEQUENCE_END_EVENT) {
            yaml_event_delete(&event);
            return true;
        }
        struct node *child = read_value(r, &event, depth + 1);
        if (!child)
            return false;
        child->key = key;
        child->key_line = key_line;
        child->key_column = key_column;
        *link = child;
        link = &child->next;
    }
}

/* Takes the event over. NULL: complained. */
static struct node *read_value(struct reader *r, yaml_event_t *event, int depth)
{
    struct node *node = NULL;
    bool children = false;
    if (!plain(r, event))
        goto out;
    if (depth > YAML_DEPTH_MAX) {
        complain(r->wrong, (uint32_t)event->start_mark.line + 1,
                 (uint32_t)event->start_mark.column + 1, "nested deeper than %d levels",
                 YAML_DEPTH_MAX);
        goto out;
    }
    node = new_node(r, event->start_mark);
    if (!node)
        goto out;
    if (event->type == YAML_SCALAR_EVENT) {
        node->kind = NODE_SCALAR;
        node->quoted = event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
        if (!keep(r, event->start_mark, event->data.scalar.value, event->data.scalar.length,
                  &node->text))
            node = NULL;
    } else {
        node->kind = event->type == YAML_MAPPING_START_EVENT ? NODE_MAP : NODE_LIST;
        children = true;
    }
out:
    yaml_event_delete(event);
    if (children && !read_children(r, node, depth))
        return NULL;
    return node;
}

static bool expect(struct reader *r, yaml_event_type_t type, const char *otherwise)
{
    yaml_event_t event;
    if (!next_event(r, &event))
        return false;
    bool good = event.type == type;
    if (!good)
        complain_at(r, event.start_mark, otherwise);
    yaml_event_delete(&event);
    return good;
}

static bool read_document(struct reader *r, const struct node **root)
{
    yaml_event_t event;
    if (!expect(r, YAML_STREAM_START_EVENT, "not YAML") ||
        !expect(r, YAML_DOCUMENT_START_EVENT, "the file is empty") || !next_event(r, &event))
        return false;
    *root = read_value(r, &event, 1);
    return *root && expect(r, YAML_DOCUMENT_END_EVENT, "not YAML") &&
           expect(r, YAML_STREAM_END_EVENT, "a second document in the file");
}

bool yaml_tree_open(const char *text, size_t size, struct yaml_tree *out, struct complaint *wrong)
{
    struct reader r = {.text = text, .size = size, .wrong = wrong};
    out->root = NULL;
    out->owned = NULL;
    if (size > YAML_BYTES_MAX)
        return complain(wrong, 1, 1, "the file has %zu bytes, and the limit is %d", size,
                        YAML_BYTES_MAX);
    /* A value needs a byte of the file at least, and an escape gives at most twice its bytes. */
    size_t nodes = size + 2 < YAML_NODES_MAX ? size + 2 : YAML_NODES_MAX;
    r.bytes_size = 2 * size + 2 * nodes;
    char *owned = calloc(1, nodes * sizeof *r.nodes + r.bytes_size);
    if (!owned)
        return complain(wrong, 1, 1, "out of memory");
    r.nodes = (struct node *)(void *)owned;
    r.bytes = owned + nodes * sizeof *r.nodes;
    if (!yaml_parser_initialize(&r.parser)) {
        free(owned);
        return complain(wrong, 1, 1, "out of memory");
    }
    yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)text, size);
    bool good = read_document(&r, &out->root);
    yaml_parser_delete(&r.parser);
    if (!good) {
        out->root = NULL;
        free(owned);
        return false;
    }
    out->owned = owned;
    return true;
}

void yaml_tree_close(struct yaml_tree *tree)
{
    free(tree->owned);
    tree->owned = NULL;
    tree->root = NULL;
}
