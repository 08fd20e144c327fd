/* JSON by jansson, turned into nodes. What is always true: as many nodes are made as were counted,
 * and each lies in one block. jansson says no places, but keeps the order of the text: that is gone
 * through once more beside its values. */
#include "table/native/json_tree.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/names.h"
#include "table/native/json.h"

struct item {
    struct node node;
    char digits[32]; /* of a number */
};

static size_t count(json_t *value)
{
    size_t n = 1, i;
    const char *key;
    json_t *member;
    json_object_foreach(value, key, member)
        n += count(member);
    json_array_foreach(value, i, member)
        n += count(member);
    return n;
}

static const char *scalar(json_t *value, struct item *item)
{
    switch (json_typeof(value)) {
    case JSON_STRING: return json_string_value(value);
    case JSON_TRUE: return "true";
    case JSON_FALSE: return "false";
    case JSON_INTEGER:
        snprintf(item->digits, sizeof item->digits, "%" JSON_INTEGER_FORMAT,
                 json_integer_value(value));
        break;
    case JSON_REAL:
        snprintf(item->digits, sizeof item->digits, "%.17g", json_real_value(value));
        break;
    default: return "null";
    }
    if (json_is_real(value) && !item->digits[strspn(item->digits, "-0123456789")])
        memcpy(item->digits + strlen(item->digits), ".0", 3); /* 1.0 is no whole number */
    return item->digits;
}

/* ---- Places ---- */

/* Where in the text, which jansson has taken; columns count characters, as in YAML. */
struct place {
    const char *at, *end;
    uint32_t line, column;
};

static void step(struct place *p)
{
    if (p->at == p->end)
        return;
    if (*p->at == '\n') {
        p->line++;
        p->column = 1;
    } else {
        p->column += ((uint8_t)*p->at & 0xc0) != 0x80;
    }
    p->at++;
}

static void skip(struct place *p, const char *of)
{
    while (p->at < p->end && strchr(of, *p->at))
        step(p);
}

/* Past a string, a number, true, false or null. */
static void skip_scalar(struct place *p)
{
    bool quoted = p->at < p->end && *p->at == '"';
    step(p);
    while (p->at < p->end && (quoted ? *p->at != '"' : !strchr(",:]} \t\r\n", *p->at))) {
        if (*p->at == '\\')
            step(p);
        step(p);
    }
    if (quoted)
        step(p);
}

/* ---- Nodes ---- */

/* Makes the node of a value and those below it; *at is the next free one. */
static struct node *make(json_t *value, struct place *place, struct item **at)
{
    static const char between[] = ",: \t\r\n";
    struct item *item = (*at)++;
    struct node *node = &item->node;
    const struct node **link = &node->child;
    const char *key;
    json_t *member;
    size_t i;
    skip(place, between);
    node->line = place->line;
    node->column = place->column;
    node->kind = json_is_object(value) ? NODE_MAP : json_is_array(value) ? NODE_LIST : NODE_SCALAR;
    node->quoted = json_is_string(value);
    if (node->kind == NODE_SCALAR) {
        node->text = scalar(value, item);
        skip_scalar(place);
        return node;
    }
    step(place);
    json_object_foreach(value, key, member)
    {
        skip(place, between);
        uint32_t line = place->line, column = place->column;
        skip_scalar(place);
        struct node *child = make(member, place, at);
        child->key = key;
        child->key_line = line;
        child->key_column = column;
        *link = child;
        link = &child->next;
    }
    json_array_foreach(value, i, member)
    {
        struct node *child = make(member, place, at);
        *link = child;
        link = &child->next;
    }
    skip(place, between);
    step(place);
    return node;
}

/* jansson's words, without the piece of input that it quotes. */
static bool no_json(const json_error_t *error, struct complaint *wrong)
{
    const char *near = strstr(error->text, " near '");
    char what[JSON_ERROR_TEXT_LENGTH];
    snprintf(what, sizeof what, "%.*s",
             (int)(near ? near - error->text : (long)strlen(error->text)), error->text);
    node_wrong(NULL, wrong, "not a JSON object: %s", what);
    wrong->line = error->line > 0 ? (uint32_t)error->line : 0;
    wrong->column = error->column > 0 ? (uint32_t)error->column : 1;
    return false;
}

bool json_tree_open(const char *text, size_t size, size_t bytes_max, struct json_tree *out,
                    struct complaint *wrong)
{
    json_error_t error;
    *out = (struct json_tree){0};
    if (size > bytes_max)
        return node_wrong(NULL, wrong, "%d bytes or more: the largest file is %d",
                          (int)bytes_max + 1, (int)bytes_max);
    if (!text_is_utf8(text, size))
        return node_wrong(NULL, wrong, "not UTF-8 text");
    if (!json_is_shallow(text, size))
        return node_wrong(NULL, wrong, "nested too deeply");
    json_t *root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    if (!root)
        return no_json(&error, wrong);
    struct item *items = json_is_object(root) ? calloc(count(root), sizeof *items) : NULL,
                *at = items;
    struct place place = {text, text + size, 1, 1};
    if (!items) {
        node_wrong(NULL, wrong, json_is_object(root) ? "out of memory" : "not a JSON object");
        json_decref(root);
        return false;
    }
    out->root = make(root, &place, &at);
    out->owned = items;
    out->values = root;
    return true;
}

void json_tree_close(struct json_tree *tree)
{
    if (tree->values)
        json_decref(tree->values);
    free(tree->owned);
    *tree = (struct json_tree){0};
}
