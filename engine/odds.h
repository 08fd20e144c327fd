/* Chances in any situation, asked on the command line or in the page. What is always true: they
 * come from the functions behind the game's hints and bots, so they belong to the game and not to
 * lab/. */
#ifndef ENGINE_ODDS_H
#define ENGINE_ODDS_H

#include "engine/big.h"
#include "engine/game.h"

enum { ODDS_OPTIONS_MAX = 8, ODDS_FIGURES_MAX = 6, ODDS_NOTE_BYTES = 96 };

/* Weights larger than 64 bits: of hands from a whole deck. What is larger still: struct big. */
__extension__ typedef unsigned __int128 odds_weight;

/* One figure. `of` above 0: the chance is exactly k / `of` for a whole k; `whole` above 0: it is
 * exactly part / whole. */
struct odds_figure {
    const char *key; /* "win" */
    double chance;
    uint32_t of;
    struct big part, whole;
};

struct odds_answer {
    int count;
    struct odds_figure figure[ODDS_FIGURES_MAX];
    const char *note_key; /* a note to go with them ("reroll"), or NULL */
    char note[ODDS_NOTE_BYTES];
};

/* One of the command's options, as a page asks for it too. FLAG: without a value. NUMBER: lo .. hi.
 * NAME: one of the data's names[names], lo .. hi of them; NAMES: a list of these with commas, of
 * any length, or, if `most` is above 0, of so many at most. PARTS: a list of which each has its own
 * row in `parts`, up to one without a name; the last may be left out. */
enum odds_kind { ODDS_FLAG, ODDS_NUMBER, ODDS_NAME, ODDS_NAMES, ODDS_PARTS };
struct odds_option {
    const char *name;
    enum odds_kind kind;
    int16_t lo, hi;
    uint8_t names, most;
    const struct odds_option *parts;
};

/* Who is told chances: `chance` gets each with its place, which is no longer there afterwards. */
struct odds_told {
    void (*chance)(struct odds_told *, const char *place, double chance);
};

struct game_odds {
    const struct odds_option *options; /* that it takes, up to a row without a name */
    /* value[i] belongs to options[i]: NULL if not given, "" for a flag. False and `why` on bad
     * input. */
    bool (*answer)(const struct data *, const char *const *value, struct odds_answer *,
                   struct text *why);
    /* Tells the chances of a seat's view that are not among its figures (facts), each as if it were
     * there: "odds.9.woe". NULL: there are none. */
    void (*also)(const struct data *, const struct view *, struct odds_told *);
};

void odds_add(struct odds_answer *, const char *key, double chance, uint32_t of);

void odds_add_exact(struct odds_answer *, const char *key, odds_weight part, odds_weight whole);
/* The same number. */
struct big odds_big(odds_weight);
void odds_add_big(struct odds_answer *, const char *key, const struct big *part,
                  const struct big *whole);

/* ---- Reading values ---- */

/* The next item of "a,b,c", cut to fit; false at the end. */
bool odds_item(const char **list, char *out, size_t size);
/* A whole number, lo .. hi; else false and a sentence in `why`: "--die takes ..., not x." */
bool odds_number(const char *option, const char *word, int lo, int hi, int *out, struct text *why);
/* One of these names, in any case; else false and a sentence that suggests the nearest. */
bool odds_name(const char *option, const char *word, const struct names *, int *out,
               struct text *why);

#endif
