/* A pack played through many times by bots, for its author: what of its story came up, what was
 * said and what never was. What is always true: the counts are the same for the same pack, seats,
 * options and seed, whatever the number of processes; what was said is what the game tells somebody
 * who sees everything, and nothing here words a story. */
#ifndef CLI_PLAYS_H
#define CLI_PLAYS_H

#include "cli/sitting.h"
#include "cli/texts.h"
#include "engine/plot.h"
#include "lab/match.h"

enum { PLAYS_MAX = 10000000, PLAYS_SETUPS_MAX = 256, PLAYS_SIZES_MAX = 3, PLAYS_NAMES_MAX = 2048 };

/* A name of the pack's, in the table of names by which moves and views show it. */
struct declared { int table, value; const struct node *at; };
/* A scene, and where it may lead, once for each two. */
struct hop { int16_t from, to; };

struct plays {
    const struct game *game;
    const struct data *data;
    const struct node *tree;
    const char *path;                 /* as the author knows the file */
    struct sitting sitting;           /* own */
    long long plays, seed, jobs, done;
    int stories, setups, sizes, size[PLAYS_SIZES_MAX];
    struct lab_setup setup[PLAYS_SETUPS_MAX];
    struct plot plot;
    int pairs, names;
    struct hop pair[PLOT_LINKS_MAX];
    struct declared name[PLAYS_NAMES_MAX];
    struct texts texts;
    int16_t story_of[TEXTS_MAX];      /* the part that is the story in which a text stands; -1 */
    int64_t *totals;                  /* own; where each list begins: */
    bool campaign;                    /* a play is a campaign: evenings till none follows */
    struct lab_watch watch;           /* what looks on */
    size_t at_evenings, at_read, at_part, at_bound, at_pair, at_told, at_twice, at_shown, at_name,
        numbers;

    /* While a match is played. */
    int64_t *here;
    bool moved;                       /* a move waits for the state after it */
    int scene;                        /* the part where the story is; -1 */
    uint64_t read;                    /* facts of no story that were asked after */
    struct state before;
    struct move move;
    uint8_t came[PLOT_PARTS_MAX], bound[PLOT_PARTS_MAX], went[PLOT_LINKS_MAX], said[TEXTS_MAX],
        seen[TEXTS_MAX], used[PLAYS_NAMES_MAX];
};

/* Reads the pack (NULL: the game's own), --seats, --rules, --seed, --jobs and `plays`. 0, or
 * EXIT_BAD after a line; plays_close in any case. */
int plays_open(struct plays *, const struct args *, const char *path, long long plays);
/* Plays. 0; EXIT_FAILED: interrupted, and the totals are of what was played; EXIT_BAD after a
 * line. */
int plays_run(struct plays *);
void plays_close(struct plays *);
/* Whether any story was told, and whether all were. */
bool plays_any(const struct plays *);
bool plays_all(const struct plays *);
/* The story that a part belongs to, or -1. */
int plays_story_of(const struct plot *, int part);
/* Where the pack has a part's title, or else that of what it belongs to; or NULL. */
const struct node *plays_place(const struct plays *, int part);

/* A play begins, and adds to these; so does an evening of it. */
void plays_begin(struct plays *, int64_t *totals);
void plays_evening(struct plays *);

/* ---- plays_evenings.c ---- */

/* A play that is a campaign, as a crew asks for it (crew.h); arg: the plays. */
int plays_evenings(void *arg, long long match, int64_t *totals);

/* ---- plays_read.c ---- */

/* Fills what the pack declares: plot, pairs, names, texts and their stories. */
void plays_read(struct plays *);

/* ---- plays_print.c ---- */

void plays_print(const struct plays *);
/* ,"plays":{..}: the rest of an object. */
void plays_json(const struct plays *);

/* ---- map.c ---- */

/* Prints the map of one story (`only`, its title or number; NULL: of all) as SVG, with shares if
 * they were played. An exit code. */
int plays_map(const struct plays *, const char *only);

#endif
