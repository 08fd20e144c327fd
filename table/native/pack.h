/* A game's data, opened: compiled in, from a file, or from the text in a log. What is always true:
 * data that a game's reader refused is never handed out. */
#ifndef TABLE_NATIVE_PACK_H
#define TABLE_NATIVE_PACK_H

#include "engine/game.h"
#include "table/hash.h"
#include "table/native/yaml.h"
#include "table/prose.h"

struct pack_data {
    struct data data;
    bool none;                  /* the game has no data: sha256 is zero, data's name empty */
    uint8_t sha256[HASH_BYTES]; /* of the text */
    struct play_hashes play;    /* of what decides play (table/prose.h) */
    const char *text;           /* the file's text, for a log's header; NULL if compiled in */
    char name[65];
    void *block, *owned_text, *owned_sums;
    struct yaml_tree tree;
};

/* The compiled-in data of that name; NULL: the game's default. All return 0, or -1 and `why`:
 * "cards.yaml:12:5: ..." for a file. */
int pack_open(struct pack_data *, const struct game *, const char *name, struct text *why);
/* From a YAML file. If its text is compiled in too, that is the same data (text NULL). */
int pack_open_file(struct pack_data *, const struct game *, const char *path, struct text *why);
/* From a text, as if it were in a file called `path`. The text is copied. */
int pack_open_text(struct pack_data *, const struct game *, const char *path, const char *name,
                   const char *text, size_t size, struct text *why);
void pack_close(struct pack_data *);

#endif
