/* Small JSON, member by member. */
#include "engine/json_put.h"

#include <string.h>

/* A comma, if something was put before it in the same brackets; and the name. */
static void begin(struct text *t, const char *name)
{
    if (t->used && !strchr("{[:,", t->at[t->used - 1]))
        text_char(t, ',');
    if (!name)
        return;
    text_json(t, name);
    text_char(t, ':');
}

void put_open(struct text *t, const char *name, char bracket)
{
    begin(t, name);
    text_char(t, bracket);
}

void put_number(struct text *t, const char *name, int n)
{
    begin(t, name);
    text_int(t, n);
}

void put_share(struct text *t, const char *name, double x)
{
    if (t->no_odds)
        return;
    begin(t, name);
    text_decimal(t, x);
}

void put_string(struct text *t, const char *name, const char *value)
{
    begin(t, name);
    text_json(t, value ? value : "");
}

void put_yes(struct text *t, const char *name, bool yes)
{
    begin(t, name);
    text_put(t, yes ? "true" : "false");
}

void put_null(struct text *t, const char *name)
{
    begin(t, name);
    text_put(t, "null");
}

void put_numbers(struct text *t, const struct put_row *row, size_t count)
{
    for (size_t i = 0; i < count; i++)
        put_number(t, row[i].name, row[i].n);
}

void put_names(struct text *t, const char *name, const char *const *names, uint64_t mask)
{
    put_open(t, name, '[');
    for (; mask; mask &= mask - 1)
        put_string(t, NULL, names[__builtin_ctzll(mask)]);
    text_char(t, ']');
}
