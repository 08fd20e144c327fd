/* States of Gambler's Heart set up by hand, and bots asked on them. Always true: a state that a bot
 * is asked on keeps the game's invariant, and what the bot says is open to its seat. */
#ifndef TESTS_GAMBLERS_HEART_DESK_H
#define TESTS_GAMBLERS_HEART_DESK_H

#include "games/gamblers_heart/state.h"

struct desk {
    _Alignas(16) struct book book;
    struct data data;
    struct state state;
};

/* Opens the book that is compiled in. */
void desk_open(struct desk *);
/* The Work of a quest with so many Gamblers (6 at most), all free, gambler g of Patronage 1 + g;
 * the floor, all asked. */
struct gamblers_heart *desk_scene(struct desk *, int gamblers);
/* A spell of the book of this size and Patronage. */
int desk_idea(const struct desk *, int size, int patron);
/* An obstacle of this size that cards do not beat, and one that they do. */
uint8_t desk_plain_obstacle(const struct desk *, int size);
uint8_t desk_cards_obstacle(const struct desk *, int size);
/* The seat casts, and the GM is to price it. */
void desk_spell(struct gamblers_heart *, int seat, int spell, int size, int fits);
/* The dice of caster and GM are each one's own again, as before the reveal. */
void desk_dice_hidden(struct gamblers_heart *, int caster);
/* The seat's Patronage is this one, and everyone knows; it is blessed or cursed. */
void desk_reveal(struct gamblers_heart *, int seat, int patron, int status);
void desk_lost(struct gamblers_heart *, int seat);
/* What that policy does at the seat, with this seed. */
struct move desk_ask(const struct desk *, const char *policy, int seat, int seed);

#endif
