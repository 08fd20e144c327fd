/* Reading a document tree. A complaint always carries the place of the node that is wrong. */
#include "engine/tree.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include "engine/text.h"

const struct node *node_get(const struct node *map, const char *key)
{
    if (!map || map->kind != NODE_MAP)
        return NULL;
    for (const struct node *n = map->child; n; n = n->next)
        if (n->key && strcmp(n->key, key) == 0)
            return n;
    return NULL;
}

int node_count(const struct node *of)
{
    int count = 0;
    if (of && of->kind != NODE_SCALAR)
        for (const struct node *n = of->child; n; n = n->next)
            count++;
    return count;
}

bool node_wrong(const struct node *n, struct complaint *wrong, const char *format, ...)
{
    struct text t = text_over(wrong->what, sizeof wrong->what);
    va_list args;
    va_start(args, format);
    text_format_args(&t, format, args);
    va_end(args);
    for (char *c = wrong->what; *c; c++) /* the file's words never control somebody's terminal */
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = '?';
    wrong->line = n ? n->line : 0;
    wrong->column = n ? n->column : 0;
    return false;
}

/* A whole number of at most 9 digits, or false. */
static bool number_read(const char *s, int *out)
{
    bool minus = *s == '-';
    int value = 0, digits = 0;
    if (*s == '-' || *s == '+')
        s++;
    for (; *s >= '0' && *s <= '9'; s++, digits++)
        if (digits < 9)
            value = value * 10 + (*s - '0');
    *out = minus ? -value : value;
    return *s == 0 && digits >= 1 && digits <= 9;
}

bool node_int(const struct node *n, const char *what, int lo, int hi, int *out,
              struct complaint *wrong)
{
    int value;
    if (!n)
        return node_wrong(n, wrong, "%s is missing: a whole number from %d to %d", what, lo, hi);
    if (n->kind != NODE_SCALAR)
        return node_wrong(n, wrong, "%s must be a whole number from %d to %d, not a list or map",
                          what, lo, hi);
    if (n->quoted || !number_read(n->text, &value) || value < lo || value > hi)
        return node_wrong(n, wrong, "%s must be a whole number from %d to %d, not %s%s%s", what, lo,
                          hi, n->quoted ? "the text \"" : "", n->text[0] ? n->text : "nothing",
                          n->quoted ? "\"" : "");
    *out = value;
    return true;
}

bool node_text(const struct node *n, const char *what, int bytes_max, const char **out,
               struct complaint *wrong)
{
    if (!n)
        return node_wrong(n, wrong, "%s is missing", what);
    if (n->kind != NODE_SCALAR)
        return node_wrong(n, wrong, "%s must be a text, not a list or map", what);
    if (!n->text[0])
        return node_wrong(n, wrong, "%s must not be empty", what);
    if (strlen(n->text) > (size_t)bytes_max)
        return node_wrong(n, wrong, "%s must be at most %d bytes long, not %d", what, bytes_max,
                          (int)strlen(n->text));
    *out = n->text;
    return true;
}
