/* Edits of base.yaml: those that must be refused, each with one reason, and their neighbours that
 * are fine. */
#ifndef TESTS_PACKS_BAD_PACKS_H
#define TESTS_PACKS_BAD_PACKS_H

struct bad_pack {
    const char *id, *title;
    const char *card; /* or NULL: a card taken out of its list first, by its name in the file */
    const char *also,
        *with;        /* or NULL: the first `also` is replaced by `with`, before the edit proper */
    const char *find; /* its first place in the pack; a '*' at its end: and all that follows */
    const char
        *put; /* instead of it; '^' stands before the place of the complaint and is left out */
    const char *what; /* the complaint; a '*' at its end: its beginning; NULL: the edit is fine and
                         the pack must open */
};

extern const struct bad_pack bad_packs[];
extern const int bad_pack_count;

#endif
