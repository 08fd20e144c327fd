/* Which obstacle stands, and which comes next. What is always true: a quest's own come before the
 * general ones, and none comes twice in a quest before all of its kind have stood. */
#include "games/gamblers_heart/obstacle.h"

const struct obstacle *gh_own(const struct book *book, const struct gamblers_heart *s, int k)
{
    if (s->seed < SEEDS)
        return k < book->seed[s->seed].own_count ? &book->seed[s->seed].own[k] : NULL;
    bool made = k < TABLES && s->portent[k]; /* GH-G2: each entry brings its own */
    const struct obstacle *own = made ? &book->maker[k][s->portent[k] - 1] : NULL;
    return own && own->title ? own : NULL;
}

const struct obstacle *gh_standing(const struct book *book, const struct gamblers_heart *s)
{
    if (!s->obstacle || !s->which)
        return NULL;
    return gh_is_own(s) ? gh_own(book, s, s->which - OBSTACLES - 1)
                        : &book->obstacle[s->obstacle - 1][s->which - 1];
}

/* The quest's own of this size that may come now, from which the die picks; 0: none. */
static uint16_t own_left(const struct book *book, const struct gamblers_heart *s, int size)
{
    uint16_t left = 0;
    for (int k = 0; k < OWN_MAX; k++) {
        const struct obstacle *own = gh_own(book, s, k);
        bool now = own && own->size == size && (!own->during || own->during == s->step);
        if (now && !(s->own_stood >> k & 1)) /* GH-H7: none comes twice */
            left |= (uint16_t)(1u << k);
    }
    return left;
}

static int own_rolled(struct gamblers_heart *s, uint16_t left, int die)
{
    for (int skip = (die - 1) % __builtin_popcount(left); skip; skip--) /* GH-H7 */
        left &= (uint16_t)(left - 1);
    int k = __builtin_ctz(left);
    s->own_stood |= (uint16_t)(1u << k);
    return OBSTACLES + 1 + k;
}

/* The general one rolled, or the next of them that has not stood. */
static int general_rolled(const struct book *book, struct gamblers_heart *s, int size, int die)
{
    int strange = s->seed < SEEDS ? book->seed[s->seed].strange[size - 1] : 0, at = die - 1;
    uint8_t *stood = &s->stood[size - 1];
    if ((*stood | strange) == (1 << OBSTACLES) - 1)
        *stood = 0; /* GH-H7: all have */
    while ((*stood | strange) >> at & 1)
        at = (at + 1) % OBSTACLES; /* GH-H7 */
    *stood |= (uint8_t)(1u << at);
    return at + 1;
}

void gh_obstacle_comes(const struct book *book, struct gamblers_heart *s, int die, int which)
{
    int size = die <= 3 ? SIZE_MINOR : die <= 5 ? SIZE_MEDIUM : SIZE_MAJOR; /* GH-H5 */
    uint16_t left = obstacles_own(s) ? own_left(book, s, size) : 0;
    s->obstacle = (uint8_t)size;
    s->which = (uint8_t)(left               ? own_rolled(s, left, which)
                         : obstacles_own(s) ? general_rolled(book, s, size, which)
                                            : which);
}
