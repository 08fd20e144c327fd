/* Who may cast, and which spells are open. */
#ifndef GAMES_GAMBLERS_HEART_CASTING_H
#define GAMES_GAMBLERS_HEART_CASTING_H

#include "games/gamblers_heart/gamblers_heart.h"

/* The Gamblers who may cast while an act waits for its answer or a Gambler is pressed. */
uint16_t gh_reactors(const struct gamblers_heart *);
/* The spells of two masks, the book's and the named ones, as a set. */
struct set gh_spell_set(uint64_t ideas, uint64_t named);
void gh_spell_mark(uint64_t *ideas, uint64_t *named, int spell);
/* Whether this Gambler may cast at all in the present phase, by state and by the Showdown. */
bool gh_may_cast(const struct gamblers_heart *, int seat);
/* The spells that are open to this Gambler: all but those barred, one new name among them if there
 * is room. */
struct set gh_open_spells(const struct gamblers_heart *, int seat);
bool gh_is_barred(const struct gamblers_heart *, int seat, int spell);

#endif
