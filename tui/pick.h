/* The choices that are left, as a menu. What is always true: every item leads to an open move. */
#ifndef TUI_PICK_H
#define TUI_PICK_H

#include "table/pick.h"

enum menu_kind {
    MENU_ITEMS,  /* one of the items */
    MENU_NUMBER, /* the next argument: a number from lo to hi */
    MENU_SET     /* the next argument: several of `of` */
};
enum {
    MENU_ITEMS_MAX = PICK_VALUES_MAX, MENU_FLAT_MAX = 12, MENU_FEW = 4, MENU_VALUES_FEW = 8,
    MENU_LONG = 20
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

/* Picks an item of pick_menu. */
void pick_item(struct pick *, const struct menu_item *);
/* What to ask now. `all`: every move that is left, if they are not too many. */
void pick_menu(const struct pick *, const struct game *, bool all, struct menu *out);

#endif
