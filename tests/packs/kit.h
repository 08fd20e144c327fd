/* What the tests of all loaders share: a good file, edits of it that must be refused or are fine,
 * and the count. */
#ifndef TESTS_PACKS_KIT_H
#define TESTS_PACKS_KIT_H

#include "engine/game.h"
#include "table/native/yaml.h"

enum { KIT_BYTES_MAX = 262144 };

struct bad_pack {
    const char *id, *title;    /* the rule, "" for what is no rule's */
    const char *card;          /* or NULL: an entry taken out of its list first, by the name or
                                  title in its first line */
    const char *also, *with;   /* or NULL: the first `also` is replaced by `with`, before the edit
                                  proper */
    const char *find;          /* its first place in the pack; a '*' at its end: and all that
                                  follows */
    const char *put;           /* instead of it; '^' stands before the place of the complaint and is
                                  left out */
    const char *what;          /* the complaint; a '*' at its end: its beginning; NULL: the edit is
                                  fine and the pack must open */
};

/* The loader under test. */
struct kit {
    bool (*open)(struct data *, void *block, const struct node *tree, struct complaint *);
    void *block;               /* for the files that are tried */
    const char *only;          /* the id asked for, or NULL */
    int passed, failed;
    char good[KIT_BYTES_MAX];  /* the file that is edited */
    char bad[KIT_BYTES_MAX];   /* the last edit */
};

void kit_result(struct kit *, const char *id, const char *title, bool fine, const char *why);
/* Reads and opens the file as data over `block`; its text is `good` from now on. False: says
 * why. */
bool kit_open(struct kit *, const char *path, struct yaml_tree *, struct data *, void *block);
/* Makes `bad` out of `good`; line and column (in characters) of the mark. False if the pack has no
 * such words. */
bool kit_edit(struct kit *, const struct bad_pack *, uint32_t *line, uint32_t *column);
/* Tries one edit, and whether a refusal has left the caller's data alone. */
void kit_try(struct kit *, const struct bad_pack *);
/* Opens the edited file; NULL or the complaint. The tree is the caller's to close. */
const char *kit_open_edited(struct kit *, const struct bad_pack *, struct yaml_tree *,
                            struct data *, struct complaint *);
/* Whether `count` is that of the rows below "SECTION:" in the text of `good`, counted as lines, and
 * at least `least`. */
bool kit_all(const struct kit *, const char *section, int count, int least);
/* Prints the count; the exit code. */
int kit_end(const struct kit *);

#endif
