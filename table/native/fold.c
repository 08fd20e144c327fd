/* Folding by libunistring. What is always true: what is folded twice is what was folded once;
 * nothing that cannot be seen (default ignorable characters) tells two names apart. */
#include "table/native/fold.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

/* Leaves out what cannot be seen; the size that is left. */
static size_t drop_unseen(uint8_t *s, size_t size)
{
    size_t to = 0;
    for (size_t at = 0; at < size;) {
        ucs4_t c;
        int n = u8_mbtouc(&c, s + at, size - at);
        if (!uc_is_property_default_ignorable_code_point(c)) {
            memmove(s + to, s + at, (size_t)n);
            to += (size_t)n;
        }
        at += (size_t)n;
    }
    return to;
}

/* One pass: composed, folded, without the unseen, composed again. NULL: no memory. */
static uint8_t *pass(const uint8_t *s, size_t size, size_t *out_size)
{
    size_t n = 0;
    uint8_t *composed = u8_normalize(UNINORM_NFKC, s, size, NULL, &n);
    if (!composed)
        return NULL;
    size_t folded_size = 0;
    uint8_t *folded = u8_casefold(composed, n, NULL, UNINORM_NFKC, NULL, &folded_size);
    free(composed);
    if (folded)
        *out_size = drop_unseen(folded, folded_size);
    return folded;
}

/* A second pass, for what only meets once the unseen between is gone. */
static int fold(const char *s, size_t n, char *out, size_t size)
{
    size_t once = 0, twice = 0;
    uint8_t *first = pass((const uint8_t *)s, n, &once);
    uint8_t *second = first ? pass(first, once, &twice) : NULL;
    bool good = second && twice <= size;
    if (good && twice)
        memcpy(out, second, twice);
    free(first);
    free(second);
    return good ? (int)twice : -1;
}

const struct fold_ops fold_unistring = {fold};
