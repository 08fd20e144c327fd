/* What the readers of data files share: maps with known keys, lists of known length, words from a
 * list, texts of one line, names made of titles. Every mistake is a complaint at the value or key
 * that is wrong, saying what would be right; nothing is kept, texts are the tree's. */
#ifndef ENGINE_TREE_READ_H
#define ENGINE_TREE_READ_H

#include "engine/text.h"
#include "engine/tree.h"

struct node_key {
    const char *word;
    bool needed;
};

/* Somebody's word made short enough to stand in a complaint. */
struct node_shown { char at[48]; };
struct node_shown node_show(const char *word);

/* Adds to a complaint which of these names the word was meant for, if one is near: ". Did you mean
 * risk?". Gives false, for `return node_wrong(...) || node_guess(...)`. */
bool node_guess(struct complaint *, const char *word, const char *const *names, int count);

/* Stands for the key of a node where a complaint is about the key, not the value. */
#define NODE_KEY(n) (&(struct node){.line = (n)->key_line, .column = (n)->key_column})

/* A map that has these keys, each once, and no others. `what` names it: "a Fighter". */
bool node_map(const struct node *, const char *what, const struct node_key *keys, int count,
              struct complaint *);
/* A list of exactly `count`, the member of a map. `what` names its members: "quests". */
bool node_list(const struct node *, const char *what, int count, struct complaint *);
/* A list of lo to hi, the member of a map that may be left out: *count is how many it has, 0
 * without one. */
bool node_span(const struct node *, const char *what, int lo, int hi, uint8_t *count,
               struct complaint *);
/* The member of a map, yes or no; left out: no. */
bool node_yes(const struct node *map, const char *key, bool *out, struct complaint *);
/* The index of a scalar among words[0 .. count - 1], count 1 to 64, or -1 and a complaint. */
int node_word(const struct node *, const char *what, const char *const *words, int count,
              struct complaint *);
/* A non-empty scalar of one line, valid UTF-8 without control characters. */
bool node_line(const struct node *, const char *what, int bytes_max, const char **out,
               struct complaint *);
/* How a data file begins: a map of its title, its name in kebab-case and its edition, 1 to 9999.
 * `what` names the map ("pack"), `like` is a name that would do; title and name have bytes_max
 * bytes at most, 64 or less. */
bool node_head(const struct node *, const char *what, const char *like, int bytes_max,
               const char **title, const char **name, uint16_t *edition, struct complaint *);
/* "a, b or c" of words[i] for the bits i of `of`. */
void words_list(struct text *out, const char *const *words, uint64_t of);
/* "Putrid Snake-Beast" as "putrid-snake-beast": small letters and digits; apostrophes vanish; any
 * run of other bytes is one hyphen between. Returns the bytes written, without the zero; never more
 * than the title has. */
int title_name(const char *title, char *out);
/* The same as names[at], written at bytes + *used; it must have a letter, and differ from names[0
 * .. at - 1]. */
bool node_name(const struct node *title, char *bytes, size_t *used, const char **names, int at,
               struct complaint *);

#endif
