/* Bots of one name over several games, seat by seat. What is always true: two bots are compared in
 * one seat with everything else the same, deal and table-mates; the same seed gives the same
 * ratings, however many jobs play. */
#ifndef CLI_LADDER_H
#define CLI_LADDER_H

#include "cli/rating.h"
#include "cli/sitting.h"

enum { ITEM_BYTES = COMMAND_BYTES_MAX + 8, LADDER_PLACES_MAX = 64 };

struct entrant {
    char item[ITEM_BYTES];
};

/* A seat of a table of so many, in which everyone is rated whom the game has. A seat that can get
 * nothing is none. */
struct place {
    const struct game *game;
    int seats, seat;
    int bot[RATED_MAX], bots; /* indexes of the ladder's entrants */
};

struct ladder {
    const struct args *args;
    const struct entrant *entrants; /* borrowed */
    int count;                      /* of entrants, at most RATED_MAX */
    long long deals, seed, jobs;    /* deals: of each place */
    struct place place[LADDER_PLACES_MAX];
    int places;
};

/* Finds the places of a game, or of every one that is no toy (`word` "all"). 0, or EXIT_BAD after a
 * line, as for the others. */
int ladder_find(struct ladder *, const char *word);
/* Reads every table as it will be played. */
int ladder_check(const struct ladder *);
/* Plays it all and prints on stdout what it came to. Also EXIT_FAILED: interrupted. */
int ladder_run(const struct ladder *, bool json);

#endif
