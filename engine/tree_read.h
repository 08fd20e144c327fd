/* Readers for data files: maps with known keys that fill a struct, lists of known length, words
 * from a list, one-line texts, names made of titles. Every mistake becomes a complaint at the wrong
 * value or key that says what would be right. Texts belong to the tree. */
#ifndef ENGINE_TREE_READ_H
#define ENGINE_TREE_READ_H

#include "engine/game.h"

/* A key of a map, and where its value goes in a struct; a key that is left out changes nothing.
 * APART: the caller reads it. NUMBER: lo .. hi, into a member of 1 or 2 bytes. WORD: the index of
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
/* A struct names of these words. */
#define NODE_WORDS(...)                                                                            \
    {                                                                                              \
        (const char *const[]){__VA_ARGS__},                                                        \
            sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)                            \
    }
extern const struct names node_no_yes;

/* A user's word, shortened to fit in a complaint. */
struct node_shown { char at[48]; };
struct node_shown node_show(const char *word);

/* Appends the nearest of these names to a complaint, if one is close: ". Did you mean risk?".
 * Returns false, for `return node_wrong(...) || node_guess(...)`. */
bool node_guess(struct complaint *, const char *word, const char *const *names, int count);

/* Points a complaint at a node's key instead of its value. */
#define NODE_KEY(n) (&(struct node){.line = (n)->key_line, .column = (n)->key_column})

/* Checks that it is a map of these keys, each at most once. `what` names it: "a Fighter". */
bool node_map(const struct node *, const char *what, const struct node_key *keys, int count,
              struct complaint *);
/* Reads a checked map's values into a struct; node_fill checks it first. */
bool node_take(const struct node *map, const struct node_key *keys, int count, void *into,
               struct complaint *);
bool node_fill(const struct node *, const char *what, const struct node_key *keys, int count,
               void *into, struct complaint *);
/* Checks that it is a list of exactly `count`. `what` names its elements: "quests". */
bool node_list(const struct node *, const char *what, int count, struct complaint *);
/* Checks that it is a list of lo to hi, or left out (NULL): *count is its length, then 0. */
bool node_span(const struct node *, const char *what, int lo, int hi, uint8_t *count,
               struct complaint *);
/* The index of a scalar among words[0 .. count - 1], count 1 to 64, or -1 and a complaint. */
int node_word(const struct node *, const char *what, const char *const *words, int count,
              struct complaint *);
/* The index of a scalar among names[0 .. count - 1], some of which may be NULL, or -1 and a
 * complaint: "`what` `is`, not ...". */
int node_known(const struct node *, const char *what, const char *is, const char *const *names,
               int count, struct complaint *);
/* A non-empty line of valid UTF-8 without control characters, of at most bytes_max bytes. */
bool node_line(const struct node *, const char *what, int bytes_max, const char **out,
               struct complaint *);
/* Reads the head of a data file: a map of its title, its name in kebab-case and its edition, 1 to
 * 9999. `what` names the map ("pack"), `like` is an example of a name. Title and name have at most
 * bytes_max bytes, and never more than 64. */
bool node_head(const struct node *, const char *what, const char *like, int bytes_max,
               const char **title, const char **name, uint16_t *edition, struct complaint *);
/* Lists the words whose bits are set in `of`: "a, b or c". */
void words_list(struct text *out, const char *const *words, uint64_t of);
/* "Putrid Snake-Beast" as "putrid-snake-beast": small letters and digits; apostrophes vanish; any
 * run of other bytes becomes one hyphen. Returns the bytes written, without the zero; never more
 * than the title has. */
int title_name(const char *title, char *out);
/* Makes names[at] of a title, at bytes + *used. It must have a letter and differ from names[0 .. at
 * - 1]. */
bool node_name(const struct node *title, char *bytes, size_t *used, const char **names, int at,
               struct complaint *);

#endif
