/* Small JSON, member by member. */
#include "engine/json_put.h"

void json_put_comma(bool *first, struct text *t)
{
    if (!*first)
        text_char(t, ',');
    *first = false;
}

void json_put_key(bool *first, const char *name, struct text *t)
{
    json_put_comma(first, t);
    text_json(t, name);
    text_char(t, ':');
}

void json_put_open(bool *first, const char *name, char bracket, struct text *t)
{
    json_put_key(first, name, t);
    text_char(t, bracket);
}

void json_put_number(bool *first, const char *name, int n, struct text *t)
{
    json_put_key(first, name, t);
    text_int(t, n);
}

void json_put_share(bool *first, const char *name, double x, struct text *t)
{
    json_put_key(first, name, t);
    text_decimal(t, x);
}

void json_put_string(bool *first, const char *name, const char *value, struct text *t)
{
    json_put_key(first, name, t);
    text_json(t, value ? value : "");
}
