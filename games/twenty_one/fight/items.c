/* Items, swaps, and what herbs and healing take from a pile (BJ-F4, BJ-F6, BJ-H1). What is always
 * true: an item is used up only when its act completes; a swap leaves hands that keep the
 * limits. */
#include <string.h>

#include "games/twenty_one/deal/cards.h"
#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/act.h"
#include "games/twenty_one/fight/magic.h"
#include "games/twenty_one/sheet.h"

int bj_from_gear(const struct twenty_one *s, int who, int from)
{
    return from < FROM_HAND ? s->pocket[who * POCKETS + from]
                            : s->slot[who * SLOTS + from - FROM_HAND];
}

void bj_from_use_up(struct twenty_one *s, int who, int from)
{
    uint8_t *gear = from < FROM_HAND ? &s->pocket[who * POCKETS + from]
                                     : &s->slot[who * SLOTS + from - FROM_HAND];
    uint8_t *n = from < FROM_HAND ? &s->pocket_n[who * POCKETS + from]
                                  : &s->slot_n[who * SLOTS + from - FROM_HAND];
    if (!--*n)
        *gear = NONE; /* BJ-F6 */
}

/* ---- Swaps ---- */

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t t = *a;
    *a = *b;
    *b = t;
}

static void swap_slots(const struct pack *p, struct sheet *h, int hand)
{
    int reserve = HANDS + hand, other = 1 - hand;
    bool gripped = h->slot[other] == GEAR_GRIP;
    exchange(&h->slot[hand], &h->slot[reserve]);
    exchange(&h->slot_n[hand], &h->slot_n[reserve]);
    if (gripped) { /* the other hand lets go */
        h->slot[other] = NONE;
        h->slot_n[other] = 0;
    }
    int gear = h->slot[hand];
    bool bow = gear != NONE && p->gear[gear].flags & GEAR_TWO_HANDS;
    if (bow && h->slot[other] == NONE) { /* BJ-F4: always two hands */
        h->slot[other] = GEAR_GRIP;
        h->slot_n[other] = 1;
    }
}

/* Hand. */
int bj_swap_why(const struct pack *p, const struct twenty_one *s, int who, const int32_t *arg)
{
    int hand = arg[0];
    if (hand < 0 || hand >= HANDS)
        return WHY_WHICH_HAND;
    struct sheet h = bj_sheet_of(s, who);
    if (h.slot[hand] == GEAR_GRIP)
        return WHY_GRIP;
    if (h.slot[hand] == NONE && h.slot[HANDS + hand] == NONE)
        return WHY_SWAP_EMPTY;
    struct twenty_one after = *s;
    bj_swap_hand(p, &after, who, hand);
    bool idle = !memcmp(after.slot, s->slot, sizeof s->slot) &&
                !memcmp(after.slot_n, s->slot_n, sizeof s->slot_n) &&
                after.coated[who] == s->coated[who];
    swap_slots(p, &h, hand);
    return idle && !idle_swaps_are_open(s) ? WHY_SWAP_SAME
           : bj_sheet_gear_wrong(p, &h)    ? WHY_SWAP_HEAVY
                                           : BJ_OPEN; /* BJ-F4 */
}

void bj_swap_hand(const struct pack *p, struct twenty_one *s, int who, int hand)
{
    struct sheet h = bj_sheet_of(s, who);
    int coat = s->coated[who], mine = coat >> hand & 1, reserve = coat >> (HANDS + hand) & 1;
    swap_slots(p, &h, hand);
    bj_sheet_put(s, who, &h);
    coat &= ~(1 << hand | 1 << (HANDS + hand));
    s->coated[who] = (uint8_t)(coat | reserve << hand | mine << (HANDS + hand));
}

/* ---- Healing ---- */

void bj_pile_heal(const struct pack *p, struct twenty_one *s, int who, uint64_t cards)
{
    uint64_t gone = s->pile[who] & cards;
    s->pile[who] &= ~gone;
    bj_to_discard(s, who, gone); /* BJ-A2 */
    bj_revive(p, s, who);           /* BJ-C3 */
}

static bool remedy_is(const struct pack *p, const struct twenty_one *s, int spell_piece, int item)
{
    if (s->act_kind == ACT_CAST)
        return p->spell[s->act_what].piece == spell_piece;
    return p->gear[s->act_gear].item == item;
}

uint64_t bj_remedy_takes(const struct twenty_one *s, const struct move *m, int who)
{
    bool there = is_up(s, who) || s->being[who] == BEING_DOWN;
    if (!there || (who != s->act_who && m->verb != DO_SUIT))
        return 0;
    if (m->verb == DO_KIND)
        return s->pile[who] & /* BJ-G1, BJ-H1 */
               (m->arg[0] == KIND_FACE ? face_cards() : ~face_cards());
    if (m->verb == DO_DISCARD)
        return s->pile[who] & CARD_BIT(m->arg[0]); /* BJ-H1: Crescent Moon Grass */
    return s->side[who] == s->side[s->act_who]
               ? s->pile[who] & suit_cards(m->arg[0]) /* BJ-G1: Group Heal */
               : 0;
}

void bj_remedy_options(const struct pack *p, const struct twenty_one *s, int seat,
                       struct options *o)
{
    int who = s->act_who;
    if (remedy_is(p, s, SPELL_PIECE_HEAL_KIND, ITEM_HEAL_KIND))
        arg_range(option_add(o, seat, DO_KIND), KIND_NON_FACE, KIND_FACE);
    else if (remedy_is(p, s, SPELL_PIECE_HEAL_SUIT, ITEM_NONE))
        arg_range(option_add(o, seat, DO_SUIT), 0, SUITS - 1); /* BJ-G1: never Jokers */
    else
        arg_one(option_add(o, seat, DO_DISCARD), (struct set){{s->pile[who], 0}});
}

void bj_remedy_apply(const struct pack *p, struct twenty_one *s, const struct move *m)
{
    int who = s->act_who;
    if (s->act_kind == ACT_USE)
        bj_from_use_up(s, who, s->act_what);
    for (int i = 0; i < BODIES; i++)
        if (i == who || bj_remedy_takes(s, m, i))
            bj_pile_heal(p, s, i, bj_remedy_takes(s, m, i));
    bj_act_end(p, s);
}

/* ---- What needs no Deal ---- */

static void ready(struct twenty_one *s)
{
    int who = s->act_who, pocket = who * POCKETS + s->act_what, slot = who * SLOTS + s->act_how;
    s->slot[slot] = s->pocket[pocket]; /* BJ-F6: the whole stack */
    s->slot_n[slot] = s->pocket_n[pocket];
    s->pocket[pocket] = NONE;
    s->pocket_n[pocket] = 0;
}

static void coat(const struct pack *p, struct twenty_one *s)
{
    int who = s->act_who;
    for (int slot = 0; slot < SLOTS; slot++) {
        int gear = s->slot[who * SLOTS + slot];
        if (gear != NONE && p->gear[gear].class == CLASS_MELEE)
            s->coated[who] |= (uint8_t)BIT(slot); /* BJ-H1: Turpentine, hand and reserve */
    }
}

void bj_item_go(const struct pack *p, struct twenty_one *s)
{
    int who = s->act_who, item = s->act_kind == ACT_USE ? p->gear[s->act_gear].item : ITEM_NONE;
    if (item == ITEM_HEAL_ONE || item == ITEM_HEAL_KIND) {
        if (item == ITEM_HEAL_ONE && !s->pile[who]) {
            bj_act_end(p, s); /* BJ-D3: it fizzles */
            return;
        }
        turn_to(s, PHASE_REMEDY, seat_of(who)); /* BJ-H1: chosen at completion */
        return;
    }
    if (s->act_kind == ACT_READY)
        ready(s);
    else if (s->act_kind == ACT_SWAP)
        bj_swap_hand(p, s, who, s->act_what);
    else
        bj_from_use_up(s, who, s->act_what);
    if (item == ITEM_HEAL_ALL)
        bj_pile_heal(p, s, who, ALL_CARDS); /* BJ-H1: Full Moon Grass */
    else if (item == ITEM_COAT)
        coat(p, s);
    bj_act_end(p, s);
}
