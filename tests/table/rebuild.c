/* See rebuild.h. */
#include "tests/table/rebuild.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ELEMENTS_MAX = 512 };

struct out {
    char *at;
    size_t used, size;
    bool nulls;
};

static _Noreturn void stop(const char *what, const char *where)
{
    fprintf(stderr, "rebuild: %s: %.200s\n", what, where);
    abort();
}

static void put(struct out *out, const char *bytes, size_t n)
{
    if (out->used + n >= out->size)
        stop("no room", bytes);
    memcpy(out->at + out->used, bytes, n);
    out->used += n;
    out->at[out->used] = 0;
}

const char *rebuild_end(const char *at)
{
    int depth = 0;
    for (bool in = false; *at; at++) {
        if (in) {
            if (*at == '\\')
                at++;
            else if (*at == '"')
                in = false;
            continue;
        }
        if ((*at == ',' || *at == '}' || *at == ']' || *at == ':') && !depth)
            return at;
        in = *at == '"';
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
    }
    return at;
}

static bool is_null(const char *at)
{
    return !strncmp(at, "null", 4);
}

/* The member after the one whose value ends at `at`, or the first if it is the object's brace;
 * NULL: no more. */
static const char *member(const char *at)
{
    if (*at == '{' || *at == ',')
        at++;
    return *at == '"' ? at : NULL;
}

static const char *value_of(const char *key)
{
    const char *colon = rebuild_end(key);
    if (*colon != ':')
        stop("no member", key);
    return colon + 1;
}

/* The value of the member with the key that stands at `key`. */
static const char *find(const char *object, const char *key, size_t n)
{
    for (const char *m = member(object); m; m = member(rebuild_end(value_of(m))))
        if (!strncmp(m, key, n) && m[n] == ':')
            return value_of(m);
    return NULL;
}

const char *rebuild_member(const char *object, const char *name)
{
    char key[80];
    return find(object, key, (size_t)snprintf(key, sizeof key, "\"%s\"", name));
}

static void patched(const char *base, const char *patch, struct out *out);

static void put_member(struct out *out, const char *key, bool *first)
{
    put(out, ",", *first ? 0 : 1);
    put(out, key, (size_t)(rebuild_end(key) - key));
    put(out, ":", 1);
    *first = false;
}

static void merged(const char *base, const char *patch, struct out *out)
{
    bool first = true;
    put(out, "{", 1);
    for (const char *m = base ? member(base) : NULL; m; m = member(rebuild_end(value_of(m)))) {
        const char *value = value_of(m), *end = rebuild_end(m),
                   *change = find(patch, m, (size_t)(end - m));
        if (change && is_null(change) && !out->nulls)
            continue;
        put_member(out, m, &first);
        if (change)
            patched(value, change, out);
        else
            put(out, value, (size_t)(rebuild_end(value) - value));
    }
    for (const char *m = member(patch); m; m = member(rebuild_end(value_of(m)))) {
        const char *value = value_of(m), *end = rebuild_end(m);
        if ((base && find(base, m, (size_t)(end - m))) || (is_null(value) && !out->nulls))
            continue;
        put_member(out, m, &first);
        patched(NULL, value, out);
    }
    put(out, "}", 1);
}

static int elements(const char *list, const char **at)
{
    int count = 0;
    for (list++; *list && *list != ']'; list += *list == ',') {
        if (count == ELEMENTS_MAX)
            stop("a long list", list);
        at[count++] = list;
        list = rebuild_end(list);
    }
    return count;
}

static void put_list(const char *const *at, int count, struct out *out)
{
    put(out, "[", 1);
    for (int i = 0; i < count; i++) {
        put(out, ",", i ? 1 : 0);
        put(out, at[i], (size_t)(rebuild_end(at[i]) - at[i]));
    }
    put(out, "]", 1);
}

static void edited(const char *base, const char *patch, struct out *out)
{
    const char *at[ELEMENTS_MAX] = {NULL}, *splice[ELEMENTS_MAX] = {NULL},
                          *part[ELEMENTS_MAX] = {NULL};
    int count = elements(base, at);
    const char *splices = rebuild_member(patch, "splice");
    if (!splices) {
        char key[16];
        int found = 0, wanted = 0;
        for (const char *m = member(patch); m; m = member(rebuild_end(value_of(m))))
            wanted++;
        put(out, "[", 1);
        for (int i = 0; i < count; i++) {
            const char *change = find(patch, key, (size_t)snprintf(key, sizeof key, "\"%d\"", i));
            put(out, ",", i ? 1 : 0);
            if (change)
                patched(at[i], change, out);
            else
                put(out, at[i], (size_t)(rebuild_end(at[i]) - at[i]));
            found += change != NULL;
        }
        put(out, "]", 1);
        if (found != wanted)
            stop("no such element", patch);
        return;
    }
    int n = elements(splices, splice);
    for (int i = 0; i < n; i++) {
        int parts = elements(splice[i], part);
        if (parts < 2 || !part[0] || !part[1])
            stop("no place", splice[i]);
        int from = atoi(part[0]), gone = atoi(part[1]), come = parts - 2;
        if (from < 0 || gone < 0 || from + gone > count ||
            count - gone + come > ELEMENTS_MAX)
            stop("no such place", splice[i]);
        memmove(at + from + come, at + from + gone, (size_t)(count - from - gone) * sizeof *at);
        memcpy(at + from, part + 2, (size_t)come * sizeof *at);
        count += come - gone;
    }
    put_list(at, count, out);
}

static void patched(const char *base, const char *patch, struct out *out)
{
    if (*patch == '{' && base && *base == '[')
        edited(base, patch, out);
    else if (*patch == '{')
        merged(base && *base == '{' ? base : NULL, patch, out);
    else
        put(out, patch, (size_t)(rebuild_end(patch) - patch));
}

/* NOLINTNEXTLINE(readability-non-const-parameter): `all` writes there */
size_t rebuild(const char *base, const char *patch, bool nulls, char *out, size_t size)
{
    struct out all = {out, 0, size, nulls};
    patched(base, patch, &all);
    return all.used;
}
