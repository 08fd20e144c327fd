/* How two spellings of a name are found to be the same, as functions handed in: natively
 * libunistring's. What is always true: nothing in table/ knows a letter beyond ASCII; where there
 * is no folding, new names are refused, so that no two things of a match ever have the same one. */
#ifndef TABLE_FOLD_H
#define TABLE_FOLD_H

#include <stddef.h>

enum {
    LABEL_BYTES_MAX = 64, /* of a name that people give */
    FOLD_BYTES = 1024     /* enough for any of them folded: no character grows more than
                             elevenfold */
};

struct fold_ops {
    /* NFKC_Casefold of n bytes of UTF-8, as the Unicode Standard defines it (3.13), into `out`: how
     * many bytes that are, or -1 if it cannot be done or they are more than `size`. */
    int (*fold)(const char *s, size_t n, char *out, size_t size);
};

#endif
