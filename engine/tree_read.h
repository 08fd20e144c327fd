/* What the readers of data files share: maps with known keys that fill a struct, lists of known
 * length, words from a list, texts of one line, names made of titles. Every mistake is a complaint
 * at the value or key that is wrong, saying what would be right; nothing is kept, texts are the
 * tree's. */
#ifndef ENGINE_TREE_READ_H
#define ENGINE_TREE_READ_H

#include "engine/game.h"

/* A key of a map; and where it goes in a struct, which is as it was where the key is left out.
 * APART: it is read by itself. NUMBER: lo .. hi, into a member of 1 or 2 bytes. WORD: the index of
 * one of the first hi names (0: of all), and lo more. BITS: a list of those. LINE: of hi bytes at
 * most. */
struct node_key {
    const char *word;
    bool needed;
    enum { NODE_APART, NODE_NUMBER, NODE_WORD, NODE_BITS, NODE_LINE } kind;
    uint16_t at, bytes;
    int16_t lo, hi;
    const struct names *names;
};
#define KEYS(array) (array), (int)(sizeof(array) / sizeof *(array))
#define MEMBER(type, member) offsetof(struct type, member), sizeof(((struct type *)0)->member)
#define NUMBER_KEY(word, needed, type, member, lo, hi)                                             \
    {word, needed, NODE_NUMBER, MEMBER(type, member), lo, hi}
#define WORD_KEY(word, needed, type, member, names, count)                                         \
    {word, needed, NODE_WORD, MEMBER(type, member), 0, count, names}
#define BITS_KEY(word, type, member, names, count)                                                 \
    {word, false, NODE_BITS, MEMBER(type, member), 0, count, names}
#define YES_KEY(word, type, member) WORD_KEY(word, false, type, member, &node_no_yes, 0)
#define LINE_KEY(word, needed, type, member, bytes_max)                                            \
    {word, needed, NODE_LINE, MEMBER(type, member), 0, bytes_max}
/* Words as names. */
#define NODE_WORDS(...)                                                                            \
    {                                                                                              \
        (const char *const[]){__VA_ARGS__},                                                        \
            sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)                            \
    }
extern const struct names node_no_yes;

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
/* Reads what its keys have into a struct; the same of a map that is not yet judged. */
bool node_take(const struct node *map, const struct node_key *keys, int count, void *into,
               struct complaint *);
bool node_fill(const struct node *, const char *what, const struct node_key *keys, int count,
               void *into, struct complaint *);
/* A list of exactly `count`, the member of a map. `what` names its members: "quests". */
bool node_list(const struct node *, const char *what, int count, struct complaint *);
/* A list of lo to hi, the member of a map that may be left out: *count is how many it has, 0
 * without one. */
bool node_span(const struct node *, const char *what, int lo, int hi, uint8_t *count,
               struct complaint *);
/* The index of a scalar among words[0 .. count - 1], count 1 to 64, or -1 and a complaint. */
int node_word(const struct node *, const char *what, const char *const *words, int count,
              struct complaint *);
/* The index of what a scalar names among names[0 .. count - 1], of which some may be NULL, or -1
 * and a complaint: "`what` `is`, not ...". */
int node_known(const struct node *, const char *what, const char *is, const char *const *names,
               int count, struct complaint *);
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
