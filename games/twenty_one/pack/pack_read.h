/* What the files of the pack's reader share: pack_rows.c has rows, pack.c heroes and beasts,
 * pack_story.c maps, encounters and runs. What is always true: where a function gives false, it has
 * made a complaint at the value or key that is wrong, saying what would be right. */
#ifndef GAMES_TWENTY_ONE_PACK_READ_H
#define GAMES_TWENTY_ONE_PACK_READ_H

#include "engine/tree_read.h"
#include "games/twenty_one/pack/pack.h"

struct reader {
    struct pack *pack;          /* that is read; NULL: a character */
    const struct pack *rows;    /* whose rows sheets are made of */
    struct complaint *wrong;
    size_t used;                /* of name_bytes */
};

/* Reads each member of a list of lo to hi, `key` of a map, into what is read (`into`) at its place;
 * *count is how many there are, 0 where the list is left out. */
typedef bool bj_member(struct reader *, const struct node *, void *into, int at);
bool bj_each(struct reader *, const struct node *map, const char *key, int lo, int hi,
             uint8_t *count, bj_member *, void *into);
/* `name` (NAME_BYTES_MAX at most) and `text` (TEXT_BYTES_MAX) of a map; a text left out is "". The
 * folded name is put into names[at], and may be none of those before. */
bool twenty_one_caption(struct reader *, const struct node *map, struct caption *out,
                        const char **names, int at);
/* Whether the folded name of a map is none of those that the game keeps for itself. */
bool twenty_one_free_name(struct reader *, const struct node *map, const char *name,
                          const char *const *kept, int count);
/* A scalar that names one of names[0 .. count - 1]; -1 and a complaint otherwise. */
static inline int twenty_one_known(struct reader *r, const struct node *n, const char *what,
                                   const char *const *names, int count)
{
    return node_known(n, what, "must name one of this pack", names, count, r->wrong);
}
#define TWENTY_ONE_SHEET_KEYS                                                                      \
    {"abilities", true}, {"skills", false}, {"attuned", false}, {"spells", false},                 \
        {"armor", false}, {"left", false}, {"right", false}, {"both", false},                      \
        {"reserve-left", false}, {"reserve-right", false},                                         \
    {                                                                                              \
        "pockets", false                                                                           \
    }
/* These keys of a map, not yet judged by the limits of a hero or beast: Abilities from 0 to `most`,
 * gear in full stacks (BJ-F1, BJ-F2, BJ-F3, BJ-F6). */
bool twenty_one_sheet(struct reader *, const struct node *map, int most, struct sheet *out);
/* Complains that a sheet breaks this limit (why.h), in the language of who reads it. Always
 * false. */
bool twenty_one_limited(const struct node *, int why, struct complaint *);
/* The rows of all packs, then the sections of this one that change them and add others. */
bool twenty_one_rows(struct reader *, const struct node *tree);
/* ---- pack_scene.c: facts, and scenes without foes ---- */
bool twenty_one_facts(struct reader *, const struct node *tree);
/* `if` and `unless` of a map, or what stands under other keys. */
bool twenty_one_when(struct reader *, const struct node *map, struct proviso *out);
bool twenty_one_when_of(struct reader *, const struct node *map, const char *known,
                        const char *unknown, struct proviso *out);
/* The scene of a stage; `names` are the run's stages, at: which of them it is. */
bool twenty_one_scene(struct reader *, const struct node *, const char *const *names, int count,
                      int at, struct scene *out);
/* Whether every fact comes true somewhere. */
bool twenty_one_facts_set(struct reader *, const struct node *tree);
/* Those with `since` stand at the end of their list: how many there are before each edition. */
bool twenty_one_since(struct reader *, const struct node *list, const char *what,
                      struct aged *out);
/* The facts under this key of a map, which come true by it. */
bool twenty_one_comes_true(struct reader *, const struct node *map, const char *what,
                           uint64_t *out);
#define SINCE_KEY {"since", false}
/* Maps, encounters and runs; heroes and beasts are read. */
bool twenty_one_story(struct reader *, const struct node *tree);

#endif
