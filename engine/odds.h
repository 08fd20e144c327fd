/* Chances in any situation, asked on the command line. What is always true: they come from the
 * functions behind the game's hints and bots, so they belong to the game and not to lab/. */
#ifndef ENGINE_ODDS_H
#define ENGINE_ODDS_H

#include "engine/game.h"

enum { ODDS_OPTIONS_MAX = 8, ODDS_FIGURES_MAX = 6, ODDS_NOTE_BYTES = 96 };

/* Weights larger than 64 bits: of hands from a whole deck. */
__extension__ typedef unsigned __int128 odds_weight;

/* One figure. `of` above 0: the chance is exactly k / `of` for a whole k; `whole` above 0: it is
 * exactly part / whole. */
struct odds_figure {
    const char *key; /* "win" */
    double chance;
    uint32_t of;
    odds_weight part, whole;
};

struct odds_answer {
    int count;
    struct odds_figure figure[ODDS_FIGURES_MAX];
    const char *note_key; /* a note to go with them ("reroll"), or NULL */
    char note[ODDS_NOTE_BYTES];
};

struct game_odds {
    const char *const *options; /* the command's options that it takes; NULL-terminated */
    /* value[i] belongs to options[i]: NULL if not given, "" for a flag. False and `why` on bad
     * input. */
    bool (*answer)(const struct data *, const char *const *value, struct odds_answer *,
                   struct text *why);
};

void odds_add(struct odds_answer *, const char *key, double chance, uint32_t of);

void odds_add_exact(struct odds_answer *, const char *key, odds_weight part, odds_weight whole);

/* ---- Reading values ---- */

/* The next item of "a,b,c", cut to fit; false at the end. */
bool odds_item(const char **list, char *out, size_t size);
/* A whole number, lo .. hi; else false and a sentence in `why`: "--die takes ..., not x." */
bool odds_number(const char *option, const char *word, int lo, int hi, int *out, struct text *why);
/* One of these names, in any case; else false and a sentence that suggests the nearest. */
bool odds_name(const char *option, const char *word, const struct names *, int *out,
               struct text *why);

#endif
