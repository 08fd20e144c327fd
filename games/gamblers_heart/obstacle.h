/* Obstacles: the general ones of each size, and those of a quest's own (GH-H7). */
#ifndef GAMES_GAMBLERS_HEART_OBSTACLE_H
#define GAMES_GAMBLERS_HEART_OBSTACLE_H

#include "games/gamblers_heart/state.h"

enum { WRITTEN = OBSTACLES + OWN_MAX + SENT_MAX + 1 };  /* as `which`: what the GM wrote */

/* Before the third edition every obstacle was a general one, and could come again (GH-H7). */
static inline bool obstacles_own(const struct gamblers_heart *s)
{
    return s->edition >= 3;
}
/* Since the fifth edition the GM writes some (GH-H9), and a book may say anew when its own come
 * (GH-H7). */
static inline bool obstacles_written(const struct gamblers_heart *s)
{
    return s->edition >= 5;
}
/* The obstacle that stands; NULL: none. One that the GM wrote has its texts where its name is. */
const struct obstacle *gh_standing(const struct book *, const struct gamblers_heart *);
/* Whether a quest has obstacles of its own, and the k-th of them; NULL: none. From OWN_MAX on they
 * are those that factions send (GH-H8). */
const struct obstacle *gh_own(const struct book *, const struct gamblers_heart *, int k);
static inline bool gh_is_own(const struct gamblers_heart *s)
{
    return s->obstacle && s->which > OBSTACLES && s->which < WRITTEN;
}
static inline bool gh_is_written(const struct gamblers_heart *s)
{
    return s->obstacle && s->which == WRITTEN;
}
/* Whether a spell of the book helps at an obstacle by what it does or its Patronage. */
static inline bool gh_spell_fits(const struct obstacle *at, const struct idea *spell)
{
    uint32_t patron = 1u << (TAG_PATRON + spell->patron - 1);
    return at->fits & (spell->does | patron);
}
/* Whether a campaign remembers so (GH-H8). */
static inline bool gh_is_when(const struct gamblers_heart *s, const struct when *when)
{
    return (s->facts & when->known) == when->known && !(s->facts & when->unknown);
}
/* How the obstacle that stood in `s` ended by the move that led to `is`, or END_NONE. */
enum end gh_end(const struct gamblers_heart *s, const struct gamblers_heart *is,
                const struct move *);
/* The next one stands, by the size's die, 1 to 6, and the other, 1 to 8. */
void gh_obstacle_comes(const struct book *, struct gamblers_heart *, int die, int which);
/* The GM's option to write one, where one may be rolled; and it stands (GH-H9). */
void gh_write_option(const struct gamblers_heart *, struct options *);
void gh_obstacle_written(struct gamblers_heart *, const struct move *);

#endif
