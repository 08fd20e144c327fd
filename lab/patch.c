/* See patch.h. The text is edited where the tree says that things stand. */
#include "lab/patch.h"

#include <string.h>

#include "engine/tree_read.h"
#include "table/codec.h"

/* ---- Finding ---- */

static bool is_index(const char *part, int index)
{
    char digits[16];
    struct text t = text_over(digits, sizeof digits);
    text_int(&t, index);
    return !strcmp(part, digits);
}

/* By how many keys an element of a list may be called; how many names are guessed among. */
enum { CALLED = 2, GUESSED_MAX = 128 };

/* What it is called by that key, in small letters with hyphens; false: by nothing. */
static bool called(const struct node *element, int key, char out[NAME_BYTES_MAX + 1])
{
    static const char *const keys[CALLED] = {"name", "title"};
    const struct node *name = element->kind == NODE_MAP ? node_get(element, keys[key]) : NULL;
    if (!name || name->kind != NODE_SCALAR || strlen(name->text) > NAME_BYTES_MAX)
        return false;
    title_name(name->text, out);
    return true;
}

static bool is_called(const struct node *element, const char *part)
{
    char name[NAME_BYTES_MAX + 1];
    for (int key = 0; key < CALLED; key++)
        if (called(element, key, name) && !strcmp(name, part))
            return true;
    return false;
}

static const struct node *step(const struct node *at, const char *part)
{
    int index = 0;
    if (at->kind == NODE_MAP)
        return node_get(at, part);
    for (const struct node *one = at->kind == NODE_LIST ? at->child : NULL; one;
         one = one->next, index++)
        if (is_called(one, part) || is_index(part, index))
            return one;
    return NULL;
}

/* The next part of a path; false at its end, or where it is no path. */
static bool next_part(const char **path, char part[NAME_BYTES_MAX + 1])
{
    size_t size = strcspn(*path, ".");
    if (!size || size > NAME_BYTES_MAX)
        return false;
    memcpy(part, *path, size);
    part[size] = 0;
    *path += size + ((*path)[size] == '.');
    return true;
}

/* The last node there is; `path` is what is left, `*part` its first part. NULL: no path. */
static const struct node *walk(const struct node *root, const char **path, char *part)
{
    const struct node *at = root;
    while (next_part(path, part)) {
        const struct node *next = step(at, part);
        if (!next)
            return at;
        at = next;
        *part = 0;
    }
    return **path ? NULL : at;
}

const struct node *patch_find(const struct node *root, const char *path)
{
    char part[NAME_BYTES_MAX + 1] = "";
    const struct node *at = walk(root, &path, part);
    return at && !*part ? at : NULL;
}

bool patch_guess(const struct node *root, const char *path, struct text *out)
{
    char part[NAME_BYTES_MAX + 1] = "", bytes[GUESSED_MAX][NAME_BYTES_MAX + 1];
    const char *left = path, *name[GUESSED_MAX], *meant;
    const struct node *at = walk(root, &left, part);
    int count = 0;
    for (const struct node *one = at && *part ? at->child : NULL; one && count < GUESSED_MAX;
         one = one->next)
        if (at->kind == NODE_MAP)
            name[count++] = one->key;
        else if (called(one, 0, bytes[count]) || called(one, 1, bytes[count])) {
            name[count] = bytes[count];
            count++;
        }
    meant = text_closest(part, name, count);
    if (!meant)
        return false;
    size_t end = (size_t)(left - path), before = end - strlen(part) - (*left != 0);
    text_put_n(out, path, before);
    text_format(out, "%s%s%s", meant, *left ? "." : "", left);
    return !out->cut;
}

/* ---- Editing ---- */

static size_t offset_of(const char *text, uint32_t line, uint32_t column)
{
    const char *at = text, *end;
    for (; --line; at = end + 1)
        if (!(end = strchr(at, '\n')))
            return strlen(text);
    return (size_t)(at - text) + column - 1;
}

/* The text with some bytes at `at` taken out and others put there. */
static bool splice(const char *text, size_t at, size_t out_size, const char *in, struct text *out)
{
    text_put_n(out, text, at);
    text_put(out, in);
    text_put(out, text + at + out_size);
    return !out->cut;
}

static bool put_scalar(const char *text, const struct node *node, const char *value,
                       struct text *out)
{
    size_t at = offset_of(text, node->line, node->column), size = strlen(node->text);
    return !node->quoted && !strncmp(text + at, node->text, size) &&
           splice(text, at, size, value, out);
}

/* A key that a map has not yet. */
static bool put_key(const char *text, const struct node *map, const char *key, const char *value,
                    struct text *out)
{
    char bytes[512];
    struct text in = text_over(bytes, sizeof bytes);
    size_t at = offset_of(text, map->line, map->column);
    bool flow = text[at] == '{';
    if (!flow && !map->child)
        return false;
    text_format(&in, "%s: %s", key, value);
    if (flow) {
        text_put(&in, map->child ? ", " : "");
        at++;
    } else {
        at = offset_of(text, map->child->key_line, map->child->key_column);
        text_char(&in, '\n');
        for (uint32_t i = 1; i < map->child->key_column; i++)
            text_char(&in, ' ');
    }
    return splice(text, at, 0, bytes, out);
}

/* A row that a list has not yet, or with its list. */
static bool put_row(const char *text, const struct node *list, const char *section, const char *row,
                    const char *key, const char *value, struct text *out)
{
    char bytes[512];
    struct text in = text_over(bytes, sizeof bytes);
    size_t at = strlen(text);
    if (!list)
        text_format(&in, "%s%s:\n  ", at && text[at - 1] != '\n' ? "\n" : "", section);
    text_format(&in, "- {name: %s, %s: %s}\n", row, key, value);
    if (!list)
        return splice(text, at, 0, bytes, out);
    if (!list->child || list->kind != NODE_LIST)
        return false;
    at = offset_of(text, list->line, list->column); /* its first dash */
    for (uint32_t i = 1; i < list->column; i++)
        text_char(&in, ' ');
    return text[at] == '-' && splice(text, at, 0, bytes, out);
}

bool patch_text(const char *text, const struct node *root, const char *path, const char *value,
                struct text *out, struct text *why)
{
    char part[3][NAME_BYTES_MAX + 1] = {"", "", ""};
    const char *left = path;
    bool done = false;
    const struct node *at = walk(root, &left, part[0]);
    bool all = at && !*part[0], one = at && *part[0] && !*left;
    if (all && at->kind == NODE_SCALAR)
        done = put_scalar(text, at, value, out);
    else if (one && at->kind == NODE_MAP && at != root)
        done = put_key(text, at, part[0], value, out);
    else if (at && !one && !all && at->kind == NODE_LIST && next_part(&left, part[1]) && !*left)
        done = put_row(text, at, NULL, part[0], part[1], value, out);
    else if (at == root && *part[0] && next_part(&left, part[1]) && next_part(&left, part[2]) &&
             !*left)
        done = put_row(text, NULL, part[0], part[1], part[2], value, out);
    if (!done)
        text_format(why, "There is no number \"%s\" that can be set", path);
    return done;
}
