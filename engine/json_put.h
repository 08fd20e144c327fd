/* A small JSON writer for words hooks: puts members and elements into whatever bracket is open.
 * What is always true: it sets commas itself, judging by the last character; brackets are the
 * caller's to close. A NULL name puts an element. */
#ifndef ENGINE_JSON_PUT_H
#define ENGINE_JSON_PUT_H

#include "engine/text.h"

void put_open(struct text *, const char *name, char bracket);
void put_number(struct text *, const char *name, int n);
/* With four decimals (text_decimal). */
void put_share(struct text *, const char *name, double x);
/* A NULL value is put as "". */
void put_string(struct text *, const char *name, const char *value);
void put_yes(struct text *, const char *name, bool yes);
void put_null(struct text *, const char *name);
/* Put brackets around the output of the statement that follows.
 *     in_list(t, "ways")
 *         for (int i = 0; i < n; i++)
 *             put_number(t, NULL, way[i]);
 * It may use `continue`, but not `return`. */
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
/* A pack thing's title and text; `of` points to a struct with these members. */
#define put_caption(t, of) (put_string(t, "title", (of)->title), put_string(t, "text", (of)->text))
/* A list of the names whose bits are set in the mask. */
void put_names(struct text *, const char *name, const char *const *names, uint64_t mask);

#endif
