/* Small JSON for words hooks: members and elements of what is open, put one after the other. What
 * is always true: commas stand between and nowhere else, as what was put last says; who opens a
 * bracket closes it. No name: an element. */
#ifndef ENGINE_JSON_PUT_H
#define ENGINE_JSON_PUT_H

#include "engine/text.h"

void put_open(struct text *, const char *name, char bracket);
void put_number(struct text *, const char *name, int n);
/* With four decimals (text_decimal). */
void put_share(struct text *, const char *name, double x);
/* NULL is "". */
void put_string(struct text *, const char *name, const char *value);
void put_yes(struct text *, const char *name, bool yes);
void put_null(struct text *, const char *name);
/* Before a statement: what it puts stands in brackets, which close behind it.
 *     in_list(t, "ways")
 *         for (int i = 0; i < n; i++)
 *             put_number(t, NULL, way[i]);
 * It may end early with `continue`, but not with `return`. */
#define in_object(t, name) in_brackets(t, name, '{', '}', __COUNTER__)
#define in_list(t, name) in_brackets(t, name, '[', ']', __COUNTER__)
#define in_brackets(t, name, open, close, n) in_brackets_(t, name, open, close, n)
#define in_brackets_(t, name, open, close, n)                                                   \
    for (bool in##n = (put_open(t, name, open), true); in##n;                                \
         in##n = false, text_char(t, close))
/* Several numbers: put_numbers(t, NUMBERS({"will", c->will}, {"grit", c->grit})). */
struct put_row { const char *name; int n; };
#define NUMBERS(...)                                                                               \
    (const struct put_row[]){__VA_ARGS__},                                                         \
        sizeof((const struct put_row[]){__VA_ARGS__}) / sizeof(struct put_row)
void put_numbers(struct text *, const struct put_row *, size_t count);
/* What a pack calls a thing, and says of it: a struct with these members. */
#define put_caption(t, of) (put_string(t, "title", (of)->title), put_string(t, "text", (of)->text))
/* A list of those names whose bits are set. */
void put_names(struct text *, const char *name, const char *const *names, uint64_t mask);

#endif
