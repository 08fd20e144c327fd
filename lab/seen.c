/* See seen.h. A number with a decimal point is a chance; so is 0 or 1 under a name that chances
 * have, for whoever wrote it again may have left the point out. */
#include "lab/seen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

enum { DEPTH_MAX = 16, KEY_BYTES = 64, TEN_THOUSANDTHS = 10000 };

/* What is said again without its place, where one thing alone can be meant. */
static const char *const flat_keys[] = {"success", "bust", "dealer_bust", "woe", "win",
                                        "draw",    "left", "right",       "none"};
enum { FLAT_KEYS = sizeof flat_keys / sizeof *flat_keys };
static const char *const chance_keys[] = {
    "win-with-patron", "before-dice", "before-dice-with-patron", "ahead", "even", "behind"};
enum { CHANCE_KEYS = sizeof chance_keys / sizeof *chance_keys };

struct reading {
    const char *at;
    struct seen *out;
    int depth;
};

static void blanks(struct reading *r)
{
    r->at += strspn(r->at, " \t\r\n");
}

static bool takes(struct reading *r, char c)
{
    blanks(r);
    if (*r->at != c)
        return false;
    r->at++;
    return true;
}

/* A string, cut to fit. */
static bool string(struct reading *r, char out[KEY_BYTES])
{
    size_t n = 0;
    if (!takes(r, '"'))
        return false;
    for (; *r->at && *r->at != '"'; r->at++) {
        if (*r->at == '\\' && !*++r->at)
            return false;
        if (n < KEY_BYTES - 1)
            out[n++] = *r->at;
    }
    out[n] = 0;
    return takes(r, '"');
}

static const char *last_of(const char *path)
{
    const char *key = strrchr(path, '.');
    return key ? key + 1 : path;
}

static bool known(const char *key)
{
    for (int i = 0; i < FLAT_KEYS; i++)
        if (!strcmp(key, flat_keys[i]))
            return true;
    for (int i = 0; i < CHANCE_KEYS; i++)
        if (!strcmp(key, chance_keys[i]))
            return true;
    return false;
}

void seen_add(struct seen *out, const char *path, double chance)
{
    if (out->count == out->room) {
        out->room = 2 * out->room + 16;
        out->at = realloc(out->at, (size_t)out->room * sizeof *out->at);
        ENSURE(out->at);
    }
    struct seen_chance *one = &out->at[out->count++];
    snprintf(one->path, sizeof one->path, "%s", path);
    one->chance = chance;
}

/* What a figure of a view is called here. */
static const char *name_of(const char *figure)
{
    static const char *const names[][2] = {
        {"nobody", "none"}, {"wins", "win"}, {"wins-with-patron", "win-with-patron"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(figure, names[i][0]))
            return names[i][1];
    return figure;
}

static size_t number_size(const char *at)
{
    return strspn(at, "+-.0123456789eE");
}

static bool whole(const char *at)
{
    size_t n = number_size(at);
    return n && !memchr(at, '.', n) && !memchr(at, 'e', n) && !memchr(at, 'E', n);
}

static bool value(struct reading *r, const char *path, bool odds);

/* `odds`: whole numbers are chances too, in ten-thousandths. */
static bool number(struct reading *r, const char *path, bool odds)
{
    bool is_whole = whole(r->at);
    size_t size = number_size(r->at);
    double n = strtod(r->at, NULL);
    if (!size)
        return false;
    r->at += size;
    if (is_whole && odds)
        seen_add(r->out, path, n / TEN_THOUSANDTHS);
    else if (!is_whole || ((n == 0 || n == 1) && known(last_of(path))))
        seen_add(r->out, path, n);
    return true;
}

static bool object(struct reading *r, const char *path, bool odds)
{
    char key[KEY_BYTES], below[SEEN_PATH_BYTES];
    if (takes(r, '}'))
        return true;
    do {
        if (!string(r, key) || !takes(r, ':'))
            return false;
        blanks(r);
        snprintf(below, sizeof below, "%.60s%s%.60s%s", path, *path ? "." : "", name_of(key),
                 odds && whole(r->at) ? ".success" : "");
        if (!value(r, below, odds || !strcmp(key, "odds")))
            return false;
    } while (takes(r, ','));
    return takes(r, '}');
}

/* A list of chances is to succeed and to bust. */
static bool list(struct reading *r, const char *path, bool odds)
{
    char below[SEEN_PATH_BYTES];
    if (takes(r, ']'))
        return true;
    for (int i = 0; !i || takes(r, ','); i++) {
        if (odds && i < 2)
            snprintf(below, sizeof below, "%.100s.%s", path, i ? "bust" : "success");
        else
            snprintf(below, sizeof below, "%.100s.%d", path, i);
        if (!value(r, below, odds))
            return false;
    }
    return takes(r, ']');
}

static bool value(struct reading *r, const char *path, bool odds)
{
    static const char *const words[] = {"true", "false", "null"};
    char text[KEY_BYTES];
    blanks(r);
    if (*r->at == '{' || *r->at == '[') {
        if (++r->depth > DEPTH_MAX)
            return false;
        bool good = *r->at++ == '{' ? object(r, path, odds) : list(r, path, odds);
        r->depth--;
        return good;
    }
    if (*r->at == '"')
        return string(r, text);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (!strncmp(r->at, words[i], strlen(words[i]))) {
            r->at += strlen(words[i]);
            return true;
        }
    return number(r, path, odds);
}

bool seen_read(const char *facts, struct seen *out)
{
    struct reading r = {facts, out, 0};
    *out = (struct seen){0};
    if (!value(&r, "", false))
        return false;
    blanks(&r);
    return !*r.at;
}

void seen_free(struct seen *seen)
{
    free(seen->at);
    *seen = (struct seen){0};
}

/* Whether it lies there "now": the roll that lies, the card that is played. */
static bool is_now(const char *path)
{
    const char *key = strrchr(path, '.');
    return key && key - path >= 3 && !strncmp(key - 3, "now", 3) &&
           (key - path == 3 || key[-4] == '.');
}

/* The one place that a name alone can mean: the only one, or the only one that lies there now. */
static const struct seen_chance *meant(const struct seen *seen, const char *key)
{
    const struct seen_chance *any = NULL, *now = NULL;
    int places = 0, nows = 0;
    for (int i = 0; i < seen->count; i++) {
        const struct seen_chance *one = &seen->at[i];
        if (strcmp(last_of(one->path), key) != 0)
            continue;
        places++;
        any = one;
        if (is_now(one->path)) {
            nows++;
            now = one;
        }
    }
    return nows == 1 ? now : places == 1 ? any : NULL;
}

void seen_json(const struct seen *seen, struct grown *out)
{
    grown_put(out, "\"chances\":{");
    for (int i = 0; i < seen->count; i++) {
        grown_put(out, i ? "," : "");
        grown_json(out, seen->at[i].path);
        grown_format(out, ":%.10g", seen->at[i].chance);
    }
    grown_put(out, "}");
    for (int i = 0; i < FLAT_KEYS; i++) {
        const struct seen_chance *one = meant(seen, flat_keys[i]);
        if (one)
            grown_format(out, ",\"%s\":%.10g", flat_keys[i], one->chance);
    }
}
