/* A small game for tests of what is said and named: a host and two guests on a floor. What is
 * always true:
 * all of its state is public; only words are secret in it. */
#ifndef TESTS_TABLE_PARLEY_H
#define TESTS_TABLE_PARLEY_H

#include "engine/game.h"

/* Guests may cast spells (fire and cold-rain are the game's own; four more can be named), drop
 * those that were named, bind a spell (which may be a new one) to one of these, and write a note
 * for themselves; the host may bar a spell, close, and cast at force 3 what is known. Whoever
 * passes is asked no more till something else happens. After that chance opens notes, then the
 * match is over; if the host closed it `secretly`, it is sealed. */
extern const struct game parley_game;

enum {
    PARLEY_CAST, PARLEY_NOTE, PARLEY_PASS, PARLEY_DROP, PARLEY_BAR, PARLEY_CLOSE, PARLEY_OPEN,
    PARLEY_DONE, PARLEY_BIND
};
/* its name table, and its open values */
enum { PARLEY_SPELLS = 2, PARLEY_FIRST = 2, PARLEY_NAMED_MAX = 4 };

#endif
