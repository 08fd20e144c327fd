/* What a game may be asked of its chances in a situation that nobody played, as options of a
 * command line. What is always true: the figures come from the functions behind the game's hints
 * and bots, which is why a game has them and not the lab. */
#ifndef ENGINE_ODDS_H
#define ENGINE_ODDS_H

#include "engine/game.h"

enum { ODDS_OPTIONS_MAX = 8, ODDS_FIGURES_MAX = 6, ODDS_NOTE_BYTES = 96 };

/* One figure. `of` above 0: the chance is a whole number of `of`ths, exactly. */
struct odds_figure {
    const char *key; /* "win" */
    double chance;
    uint32_t of;
};

struct odds_answer {
    int count;
    struct odds_figure figure[ODDS_FIGURES_MAX];
    const char *note_key; /* something to be said with them ("reroll"), or NULL */
    char note[ODDS_NOTE_BYTES];
};

struct game_odds {
    const char *const *options; /* those that it knows, of the command's; NULL-terminated */
    /* value[i] of options[i]: NULL, not given; of a flag "". False: `why` says what is wrong. */
    bool (*answer)(const struct data *, const char *const *value, struct odds_answer *,
                   struct text *why);
};

void odds_add(struct odds_answer *, const char *key, double chance, uint32_t of);

/* ---- Reading values ---- */

/* The next item of "a,b,c", cut to fit; false at the end. */
bool odds_item(const char **list, char *out, size_t size);
/* A whole number lo .. hi; false after a sentence: "--die takes ..., not x." */
bool odds_number(const char *option, const char *word, int lo, int hi, int *out, struct text *why);
/* One of these names, in small or large letters; false after a sentence with the nearest. */
bool odds_name(const char *option, const char *word, const struct names *, int *out,
               struct text *why);

#endif
