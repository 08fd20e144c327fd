/* How likely a quest is to be won from here: by marks and alarms, Fortune, who lives and may cast,
 * and what helps an act. What is always true: it is made of what everybody sees, and counts nothing
 * but victory, except that a later quest finds the Fortune of this one. */
#ifndef GAMES_GAMBLERS_HEART_PROSPECT_H
#define GAMES_GAMBLERS_HEART_PROSPECT_H

#include "games/gamblers_heart/bot/quest_table.h"

enum { PROSPECT_LIVING = 3, PROSPECT_MARKS = 4, PROSPECT_ALARMS = 3 };

/* How the Gamblers play on. */
struct player {
    double casts;     /* the share of obstacles met by a spell; below 0: as is best */
    double succeeds;  /* of spells; with a Patron that is known, `blessed` */
    double blessed;
};

struct prospect {
    const struct gamblers_heart *s;
    struct player player;
    double able, succeeds;  /* of the living: who may cast; and how often their spells succeed */
    int helps, from;        /* acts that are helped, for whoever meets obstacle number `from` */
    bool conflict;          /* of the cells below: the Conflict, or the Work before it */
    double late[PROSPECT_LIVING + 1][2][2][FORTUNE + 1]; /* the Conflict, by marks and alarms */
    double work[PROSPECT_LIVING + 1][PROSPECT_MARKS][PROSPECT_ALARMS][FORTUNE + 1];
};

/* Looks ahead from a table. `spent`: how many acts that are helped now go. */
void gh_prospect_make(struct prospect *, const struct gamblers_heart *, const struct player *,
                      int spent);

/* The chance of victory once Fortune has moved by `gain`, and that came of the obstacle that stands
 * or of the Showdown. */
double gh_prospect(const struct prospect *, int gain, enum came);
/* Of an act at the obstacle, with one die of the oracle or the higher of two. */
double gh_prospect_act(const struct prospect *, bool helped);
/* What Fortune, once it has moved, is worth to the quests that follow this one. */
double gh_prospect_later(const struct gamblers_heart *, int gain);

#endif
