/* The texts of a pack, found again in what is said. What is always true: a text counts as said
 * where all of it stands, word for word. */
#ifndef CLI_TEXTS_H
#define CLI_TEXTS_H

#include "engine/tree.h"

enum { TEXTS_MAX = 8192 };

struct texts {
    int count;
    int titles;                          /* those from here on are titles and names */
    const struct node *at[TEXTS_MAX];    /* borrowed */
    uint16_t size[TEXTS_MAX];            /* bytes */
    int16_t next[TEXTS_MAX], first[1 << 16]; /* by the first two bytes; -1: none */
};

/* Those of a data file: everything of several words, but what the file says of itself; then titles
 * and names. */
void texts_read(struct texts *, const struct node *tree);
/* Whether it is a whole sentence, and no piece of one. */
bool texts_is_sentence(const struct texts *, int text);
/* Calls found(arg, text) wherever one begins in `said`. */
void texts_find(const struct texts *, const char *said, void (*found)(void *arg, int text),
                void *arg);

#endif
