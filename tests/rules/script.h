/* Moves and fields as words, and the scripted dealer of tests/rules. What is always true:
 * everything here goes by the game's own name tables, so it serves any game. */
#ifndef TESTS_RULES_SCRIPT_H
#define TESTS_RULES_SCRIPT_H

#include "engine/engine.h"

enum { WORDS_MAX = 40, FIXES_MAX = 160, WHY_BYTES = 600 };

/* A line cut at blanks; the words point into `text`. */
struct words_of {
    char text[1024];
    int count;
    char *at[WORDS_MAX];
};

/* A move of which some arguments are left open: "draw 0 *". */
struct pattern {
    int verb;
    bool open[ARGS_MAX];
    int32_t value[ARGS_MAX];
    bool again;                  /* may be used any number of times */
    bool used;
};

struct fixes { int count; struct pattern at[FIXES_MAX]; };

void words_cut(struct words_of *, const char *line);

/* Reads words[from ..] as VERB ARGUMENT...; missing arguments and `*` are open. False: `why` says
 * what is wrong (WHY_BYTES). */
bool pattern_read(const struct game *, const struct data *, const struct words_of *, int from,
                  struct pattern *, char *why);
/* The same, but nothing may be open. */
bool move_read(const struct game *, const struct data *, const struct words_of *, int from,
               int seat, struct move *, char *why);
/* A move as a script writes it. */
void move_write(const struct game *, const struct data *, const struct move *, char *out,
                size_t size);

/* The families of `all` cut down to what the pattern allows. */
void options_matching(const struct options *all, const struct pattern *, struct options *out);
/* The scripted choice among `all`: the first unused fix that matches (and uses it up), then the
 * fixes that may be used again, the last written first; false if none matches. Open arguments are
 * drawn. */
bool fixes_choose(struct fixes *, const struct options *all, struct rng *, struct move *out);
/* A drawn move that takes no card which an unused fix still needs, if there is one. */
void fixes_draw(const struct game *, const struct fixes *, const struct options *all, struct rng *,
                struct move *out);

/* "coin.0", "wounds.right-1", "guard": the field and the element. */
bool element_read(const struct game *, const struct data *, const char *path, int *field,
                  int *index, char *why);
/* The element as words: a name, a number, a list a,b; "-" for none or an empty list; "unknown". */
void element_write(const struct game *, const struct data *, const struct state *, bool is_view,
                   int field, int index, char *out, size_t size);
/* Sets the element from words; a card's place goes by card_move. */
bool element_set(const struct game *, const struct data *, struct state *, int field, int index,
                 const char *word, char *why);

#endif
