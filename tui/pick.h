/* A move chosen piece by piece out of a seat's options. What is always true: whatever is picked, at
 * least one open move agrees with it. */
#ifndef TUI_PICK_H
#define TUI_PICK_H

#include "engine/engine.h"

struct pick {
    const struct options *options;
    int verb;               /* -1: not yet */
    int args;               /* how many of arg[] are settled */
    uint64_t whole[4];      /* verbs that stand as one item in a menu, however few their moves */
    int32_t arg[ARGS_MAX];
};

enum menu_kind {
    MENU_ITEMS,  /* one of the items */
    MENU_NUMBER, /* the next argument: a number from lo to hi */
    MENU_SET     /* the next argument: several of `of` */
};
enum {
    MENU_ITEMS_MAX = 128, MENU_FLAT_MAX = 12, MENU_FEW = 4, MENU_VALUES_FEW = 8, MENU_LONG = 20
};

enum item_kind {
    ITEM_MOVE,
    ITEM_VERB,
    ITEM_VALUE, /* of the next argument */
    ITEM_BOTH   /* a verb and the value of its first argument */
};
struct menu_item {
    uint8_t kind, flags;
    struct move move;       /* ITEM_MOVE; else one that begins so */
    int32_t value;          /* ITEM_VALUE, ITEM_BOTH */
    uint64_t ways;          /* how many moves are behind it */
};
struct menu {
    uint8_t kind;
    int count, enter;       /* enter: the item that Enter alone takes, or -1 */
    struct menu_item item[MENU_ITEMS_MAX];
    int32_t lo, hi;
    uint32_t of;
};

/* Nothing picked yet. */
void pick_start(struct pick *, const struct options *);
/* How many moves are left. */
uint64_t pick_left(const struct pick *);
/* Settles what leaves no choice. */
void pick_advance(struct pick *);
/* The first move that is left. */
void pick_first(const struct pick *, struct move *out);
/* Whether the verb, or the next argument's value, is open; and picks it. */
bool pick_verb(struct pick *, int verb);
bool pick_value(struct pick *, int32_t value);
/* Picks an item of pick_menu. */
void pick_item(struct pick *, const struct menu_item *);
/* What to ask now. `all`: every move that is left, if they are not too many. */
void pick_menu(const struct pick *, const struct game *, bool all, struct menu *out);

#endif
