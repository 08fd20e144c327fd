/* What the tests of the words share: whether a text is one sound JSON value. Knows the grammar of
 * RFC 8259, but not what stands in it. */
#ifndef TESTS_GAMBLERS_HEART_WORDS_SAID_H
#define TESTS_GAMBLERS_HEART_WORDS_SAID_H

#include <stdbool.h>
#include <string.h>

static inline const char *json_string_end(const char *at)
{
    if (*at++ != '"')
        return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 32)
            return NULL;
        if (*at == '\\' && !strchr("\"\\/bfnrtu", *++at))
            return NULL;
    }
    return at + 1;
}

/* The end of the value at `at`, or NULL where there is none. */
static inline const char *json_end(const char *at)
{
    char shut = *at == '{' ? '}' : ']';
    if (*at == '"')
        return json_string_end(at);
    if (!strncmp(at, "true", 4) || !strncmp(at, "null", 4))
        return at + 4;
    if (!strncmp(at, "false", 5))
        return at + 5;
    if (*at != '{' && *at != '[') {
        size_t digits = strspn(at, "-0123456789.");
        return digits ? at + digits : NULL;
    }
    if (at[1] == shut)
        return at + 2;
    for (at++;; at++) {
        if (shut == '}' && (!(at = json_string_end(at)) || *at++ != ':'))
            return NULL;
        at = json_end(at);
        if (!at || (*at != ',' && *at != shut))
            return NULL;
        if (*at == shut)
            return at + 1;
    }
}

static inline bool json_sound(const char *text)
{
    const char *end = json_end(text);
    return end && !*end;
}

#endif
