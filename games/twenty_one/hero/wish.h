/* A hero that is still being made: what is wished of it, and what of that the limits carry. */
#ifndef GAMES_TWENTY_ONE_HERO_WISH_H
#define GAMES_TWENTY_ONE_HERO_WISH_H

#include "games/twenty_one/pack/pack_read.h"

enum {
    WISHES_MAX = 32,
    POINTS_READ_MAX = 99 /* of an Ability, a foe's too: which are legal is said with the rule */
};

/* Names in the order in which they were chosen. */
struct chosen { uint8_t at[WISHES_MAX], count; };

struct wish {
    struct sheet kept;            /* what the house has of it: it stays */
    struct kept_character called; /* name and text alone */
    struct chosen singles, skills, spells, pockets;
    int group, school, armor, slot[SLOTS + 1];
    bool twice;
};

/* One name of a map, `none` where it is left out. */
bool bj_read_one(struct reader *, const struct node *map, const char *key, int names, int count,
                 int none, int *out);
bool bj_read_wish(struct reader *, const struct node *, struct wish *);
/* What the limits carry of the wishes; those that they do not carry are taken off. */
struct sheet bj_carry(const struct pack *, struct wish *);
/* The sheet with this in a hand, a reserve or both hands; why it may not be there, or in the next
 * pocket. BJ_OPEN: it may. */
struct sheet bj_placed(const struct pack *, const struct sheet *, int slot, int gear);
int bj_slot_closed(const struct pack *, const struct sheet *, int slot, int gear);
int bj_pocket_closed(const struct pack *, const struct sheet *, int filled, int gear);

#endif
