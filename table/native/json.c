/* JSON in by jansson. What is always true: size and depth are checked on the bytes themselves,
 * before a parser sees them, and what is handed out is flat. */
#include "table/native/json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "table/names.h"

enum {
    DEPTH_MAX = 8, /* the deepest that jansson is let at; messages need 3 */
    KEY_BYTES = 2 * NAME_BYTES_MAX + 2,
    DIGITS_BYTES = 24
};

struct json {
    json_t *root;
    char key[PAIRS_MAX][KEY_BYTES];
    char digits[PAIR_ITEMS_MAX][DIGITS_BYTES];
};

bool json_is_shallow(const char *bytes, size_t size)
{
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        char c = bytes[i];
        if (quoted) {
            i += c == '\\';
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > DEPTH_MAX)
                return false;
        } else if (c == '}' || c == ']') {
            depth--;
        }
    }
    return true;
}

static bool add_list(struct json *json, const json_t *list, const char *key, struct pairs *out,
                     struct value *value, struct text *why)
{
    size_t i;
    json_t *item;
    value->kind = VALUE_LIST;
    value->item = &out->item[out->items];
    json_array_foreach(list, i, item)
    {
        if (out->items == PAIR_ITEMS_MAX) {
            text_put(why, "too long a list");
            return false;
        }
        const char **at = &out->item[out->items];
        struct text digits = text_over(json->digits[out->items], DIGITS_BYTES);
        if (json_is_string(item)) {
            *at = json_string_value(item);
        } else if (json_is_integer(item)) {
            text_int(&digits, json_integer_value(item));
            *at = digits.at;
        } else if (json_is_null(item)) {
            *at = NULL;
        } else {
            text_quoted(why, key);
            text_put(why, ": a list can only hold words and whole numbers");
            return false;
        }
        out->items++;
        value->items++;
    }
    return true;
}

static bool add_pair(struct json *json, const char *outer, const char *key, const json_t *from,
                     struct pairs *out, struct text *why)
{
    struct value value = {0};
    if (!text_is_kebab(key)) {
        text_quoted(why, key);
        text_put(why, " is not a name that a message can have");
        return false;
    }
    if (out->count == PAIRS_MAX) {
        text_put(why, "too many members");
        return false;
    }
    struct text name = text_over(json->key[out->count], KEY_BYTES);
    if (outer)
        text_format(&name, "%s.", outer);
    text_put(&name, key);
    switch (json_typeof(from)) {
    case JSON_NULL: value.kind = VALUE_NULL; break;
    case JSON_TRUE:
    case JSON_FALSE:
        value.kind = VALUE_BOOL;
        value.number = json_is_true(from);
        break;
    case JSON_INTEGER:
        value.kind = VALUE_NUMBER;
        value.number = json_integer_value(from);
        break;
    case JSON_STRING:
        value.kind = VALUE_STRING;
        value.text = json_string_value(from);
        break;
    case JSON_ARRAY:
        if (!add_list(json, from, key, out, &value, why))
            return false;
        break;
    case JSON_OBJECT:
        text_quoted(why, key);
        text_put(why, " is nested too deeply");
        return false;
    default: value.kind = VALUE_OTHER; break;
    }
    out->at[out->count++] = (struct pair){.key = name.at, .value = value};
    return true;
}

static bool flatten(struct json *json, struct pairs *out, struct text *why)
{
    const char *key, *inner;
    json_t *value, *member;
    json_object_foreach(json->root, key, value)
    {
        if (!json_is_object(value)) {
            if (!add_pair(json, NULL, key, value, out, why))
                return false;
            continue;
        }
        if (!text_is_kebab(key)) {
            text_quoted(why, key);
            text_put(why, " is not a name that a message can have");
            return false;
        }
        json_object_foreach(value, inner, member)
        {
            if (!add_pair(json, key, inner, member, out, why))
                return false;
        }
    }
    return true;
}

/* jansson's words without the piece of input that it quotes. */
static void complain(const json_error_t *error, struct text *why)
{
    const char *near = strstr(error->text, " near '");
    text_put(why, "not a JSON object: ");
    text_put_n(why, error->text, near ? (size_t)(near - error->text) : strlen(error->text));
    text_format(why, " (byte %d)", error->position);
}

struct json *json_open(const char *bytes, size_t size, size_t bytes_max, struct pairs *out,
                       struct text *why)
{
    json_error_t error;
    out->count = out->items = 0;
    if (size > bytes_max) {
        text_put(why, "a line of ");
        text_int(why, (int64_t)size);
        text_put(why, " bytes is too long: the limit is ");
        text_int(why, (int64_t)bytes_max);
        return NULL;
    }
    if (!text_is_utf8(bytes, size)) {
        text_put(why, "not UTF-8 text");
        return NULL;
    }
    if (!json_is_shallow(bytes, size)) {
        text_put(why, "nested too deeply");
        return NULL;
    }
    struct json *json = malloc(sizeof *json);
    if (!json) {
        text_put(why, "out of memory");
        return NULL;
    }
    json->root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    if (!json->root) {
        complain(&error, why);
    } else if (!json_is_object(json->root)) {
        text_put(why, "not a JSON object");
    } else if (flatten(json, out, why)) {
        return json;
    }
    json_close(json);
    return NULL;
}

void json_close(struct json *json)
{
    if (!json)
        return;
    json_decref(json->root);
    free(json);
}
