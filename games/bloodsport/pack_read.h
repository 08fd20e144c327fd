/* What the readers of a card pack share: maps with known keys, words from a list, texts of one
 * line. Every mistake is a complaint at the value or key that is wrong, saying what would be right.
 */
#ifndef GAMES_BLOODSPORT_PACK_READ_H
#define GAMES_BLOODSPORT_PACK_READ_H

#include "games/bloodsport/bloodsport.h"

enum { NAME_BYTES_MAX = 40, TEXT_BYTES_MAX = 200, WORD_SHOWN = 48 };

struct pack_key {
    const char *word;
    bool needed;
};

/* Somebody's word made short enough to stand in a complaint. */
struct pack_shown {
    char at[WORD_SHOWN];
};
struct pack_shown pack_show(const char *word);

/* A map that has these keys, each once, and no others. `what` names it: "a Fighter". */
bool pack_map(const struct node *, const char *what, const struct pack_key *keys, int count,
              struct complaint *);
/* The index of a scalar among words[0 .. count - 1], or -1 and a complaint. */
int pack_word(const struct node *, const char *what, const char *const *words, int count,
              struct complaint *);
/* A non-empty scalar of one line, valid UTF-8 without control characters; the text is the tree's.
 */
bool pack_text(const struct node *, const char *what, int bytes_max, const char **out,
               struct complaint *);
/* Stands for the key of a node where a complaint is about the key, not the value. */
#define KEY_OF(n) (&(struct node){.line = (n)->key_line, .column = (n)->key_column})
/* "a, b or c" of words[i] for the bits i of `of`. */
void pack_list(struct text *out, const char *const *words, uint32_t of);

/* What may have effects: the types of Actions, and Secrets. */
enum card_kind {
    KIND_DISCOVER = ACTION_DISCOVER,
    KIND_SPECIAL = ACTION_SPECIAL,
    KIND_REACT = ACTION_REACT,
    KIND_SABOTAGE = ACTION_SABOTAGE,
    KIND_SECRET,
    KINDS
};
extern const char *const pack_kinds[KINDS]; /* "a Discover", ... for complaints */

/* The effects of one card; pack_effect.c. */
bool pack_effects(const struct node *list, enum card_kind, struct effects *, struct complaint *);
/* What the effects of an Action make of it: aims, aim_at, on_weapon. Refuses effects that do not go
 * together. */
bool pack_fit(const struct node *list, struct action *, struct complaint *);

#endif
