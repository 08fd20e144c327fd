/* A document tree: a data file before a game interprets it. Parsed from YAML by table/native/yaml.c
 * or compiled in by tools/embed; whoever made it owns all its memory. Siblings are linked by
 * `next`. */
#ifndef ENGINE_TREE_H
#define ENGINE_TREE_H

#include <stdbool.h>
#include <stdint.h>

enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP };

struct node {
    uint8_t kind;
    bool quoted;                 /* a scalar in quotes: never a number */
    uint32_t line, column;       /* of the value, from 1 */
    uint32_t key_line, key_column; /* of the key, where the parent is a map */
    const char *key;             /* in a map; else NULL */
    const char *text;            /* of a scalar; UTF-8 */
    const struct node *child, *next;
};

/* What is wrong with a data file, in one line without the file's name. The caller sets the reader's
 * language (struct text), in which a game states its own limits; NULL: English. */
struct complaint {
    uint32_t line, column;
    char what[240];
    const char *language;
};

/* The member of a map, or NULL. */
const struct node *node_get(const struct node *map, const char *key);
/* How many children a list or map has. */
int node_count(const struct node *);
/* A whole number in lo .. hi; false and a complaint otherwise. `what` names it: "rank". */
bool node_int(const struct node *, const char *what, int lo, int hi, int *out, struct complaint *);
/* A non-empty scalar of at most `bytes_max` bytes. */
bool node_text(const struct node *, const char *what, int bytes_max, const char **out,
               struct complaint *);
/* Sets the complaint at a node and returns false, for `return node_wrong(...)`. %s and %d only. */
bool node_wrong(const struct node *, struct complaint *, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
