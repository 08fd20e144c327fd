/* What the two halves of the pack's reader share: pack.c has the cards, pack_effect.c what they do.
 * Every mistake is a complaint at the value or key that is wrong, saying what would be right. */
#ifndef GAMES_BLOODSPORT_PACK_READ_H
#define GAMES_BLOODSPORT_PACK_READ_H

#include "engine/tree_read.h"
#include "games/bloodsport/bloodsport.h"

enum { NAME_BYTES_MAX = 40, TEXT_BYTES_MAX = 200 };

/* What may have effects: the types of Actions, and Secrets. */
enum card_kind {
    KIND_DISCOVER = ACTION_DISCOVER,
    KIND_SPECIAL = ACTION_SPECIAL,
    KIND_REACT = ACTION_REACT,
    KIND_SABOTAGE = ACTION_SABOTAGE,
    KIND_SECRET,
    KINDS
};
extern const char *const bg_pack_kinds[KINDS]; /* "a Discover", ... for complaints */

/* The effects of one card; pack_effect.c. */
bool bg_pack_effects(const struct node *list, enum card_kind, struct effects *, struct complaint *);
/* What the effects of an Action make of it: aims, aim_at, on_weapon. Refuses effects that do not go
 * together. */
bool bg_pack_fit(const struct node *list, struct action *, struct complaint *);

#endif
