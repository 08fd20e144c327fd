/* A reader of nothing but options: it walks the text once and copies what it takes. What is always
 * true: the text was made by croupier, so it is JSON without blanks; anything else ends the
 * walk. */
#include "tests/server/pick.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS_MAX = 256 };

static uint64_t below(struct picker *picker, uint64_t n)
{
    picker->random ^= picker->random << 13;
    picker->random ^= picker->random >> 7;
    picker->random ^= picker->random << 17;
    return picker->random % n;
}

/* The end of the value that begins at `at`. */
static const char *skip(const char *at)
{
    int depth = 0;
    do {
        if (*at == '"') {
            for (at++; *at && *at != '"'; at++)
                at += *at == '\\' && at[1];
        } else if (*at == '{' || *at == '[') {
            depth++;
        } else if (*at == '}' || *at == ']') {
            depth--;
        }
        if (!*at)
            return at;
        at++;
    } while (depth || (*at && *at != ',' && *at != '}' && *at != ']'));
    return at;
}

/* The values of a list at `at`; how many. */
static int items(const char *at, const char **item)
{
    int count = 0;
    for (at++; *at && *at != ']' && count < ITEMS_MAX; at += *at == ',') {
        item[count++] = at;
        at = skip(at);
    }
    return count;
}

long pick_number(const char *message, const char *key)
{
    char want[40];
    int n = snprintf(want, sizeof want, "\"%s\":", key);
    const char *at = strstr(message, want);
    return at ? strtol(at + n, NULL, 10) : -1;
}

struct out {
    char *at;
    size_t used, size;
    bool cut;
};

static void put(struct out *out, const char *bytes, size_t n)
{
    if (out->used + n >= out->size) {
        out->cut = true;
        return;
    }
    memcpy(out->at + out->used, bytes, n);
    out->used += n;
    out->at[out->used] = 0;
}

/* A list of some of the names of {"of":[..],"min":..,"max":..}. */
static void put_subset(struct picker *picker, const char *at, struct out *out)
{
    const char *item[ITEMS_MAX];
    int count = items(strchr(at, '['), item);
    long lo = pick_number(at, "min"), hi = pick_number(at, "max");
    long left = hi < lo ? 0 : lo + (long)below(picker, (uint64_t)(hi - lo + 1)), sent = 0;
    put(out, "[", 1);
    for (int i = 0; i < count && left; i++) {
        if ((long)below(picker, (uint64_t)(count - i)) >= left)
            continue;
        if (sent++)
            put(out, ",", 1);
        put(out, item[i], (size_t)(skip(item[i]) - item[i]));
        left--;
    }
    put(out, "]", 1);
}

/* Whether the value is {"of":[..],"new":true}: one of these names, or a new one. */
static bool is_naming(const char *at)
{
    const char *end = skip(strchr(at, '['));
    return !strncmp(end, ",\"new\"", 6);
}

static void put_known(struct picker *picker, const char *at, struct out *out)
{
    const char *item[ITEMS_MAX];
    int count = items(strchr(at, '['), item);
    if (!count) {
        put(out, "\"Moonlit Door\"", 14);
        return;
    }
    at = item[below(picker, (uint64_t)count)];
    put(out, at, (size_t)(skip(at) - at));
}

static void put_value(struct picker *picker, const char *at, struct out *out)
{
    const char *item[ITEMS_MAX];
    char digits[32];
    if (*at == '[') {
        int count = items(at, item);
        const char *one = count ? item[below(picker, (uint64_t)count)] : at;
        out->cut = out->cut || !count;
        put(out, one, (size_t)(skip(one) - one));
    } else if (!strncmp(at, "{\"of\"", 5) && is_naming(at)) {
        put_known(picker, at, out);
    } else if (!strncmp(at, "{\"of\"", 5)) {
        put_subset(picker, at, out);
    } else if (*at == '{') {
        long lo = pick_number(at, "min"), hi = pick_number(at, "max");
        if (hi < lo)
            out->cut = true;
        else
            put(out, digits, (size_t)snprintf(digits, sizeof digits, "%ld",
                                              lo + (long)below(picker, (uint64_t)(hi - lo + 1))));
    } else {
        put(out, at, (size_t)(skip(at) - at));
    }
}

/* NOLINTNEXTLINE(readability-non-const-parameter): written to through `all` */
bool pick_move(struct picker *picker, const char *message, const char *id, char *out, size_t size)
{
    const char *family[ITEMS_MAX];
    const char *at = strstr(message, "\"options\":[");
    char head[128];
    struct out all = {out, 0, size, false};
    if (!at)
        return false;
    int count = items(at + strlen("\"options\":"), family);
    if (!count)
        return false;
    put(&all, head,
        (size_t)snprintf(head, sizeof head, "{\"n\":%ld,\"id\":\"%.64s\"",
                         pick_number(message, "n"), id));
    for (at = family[below(picker, (uint64_t)count)] + 1; *at && *at != '}'; at += *at == ',') {
        const char *key = at;
        while (*at && *at != ':')
            at++;
        const char *value = at + 1;
        at = skip(value);
        if (!strncmp(key, "\"dull\"", 6))
            continue;
        put(&all, ",", 1);
        put(&all, key, (size_t)(value - key));
        put_value(picker, value, &all);
    }
    put(&all, "}", 1);
    return !all.cut;
}
