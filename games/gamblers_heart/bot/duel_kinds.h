/* The table on which a duel is told to the solver (duel_told.c), and what who chooses there is
 * like. */
#ifndef GAMES_GAMBLERS_HEART_DUEL_KINDS_H
#define GAMES_GAMBLERS_HEART_DUEL_KINDS_H

#include "games/gamblers_heart/rules.h"

enum { CASTER_SEAT = 1 };        /* of the table */
enum { FITS = 1, NOT_FITS = 2 }; /* Patronages of the table */

extern const char *const gh_duel_kinds[];
int gh_duel_kind(const struct data *, const struct state *, int seat);

#endif
