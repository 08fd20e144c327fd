/* The limits of section F on a character sheet (hero/sheet.c). */
#ifndef GAMES_TWENTY_ONE_SHEET_H
#define GAMES_TWENTY_ONE_SHEET_H

#include "games/twenty_one/pack/pack.h"

/* BJ_OPEN, or which limit the sheet breaks (why.h). */
int bj_sheet_wrong(const struct pack *, const struct sheet *, bool single_twice);
int bj_sheet_abilities_wrong(const struct sheet *, bool single_twice);
/* The same for what foes keep too: hands, armor, pockets, stacks. */
int bj_sheet_gear_wrong(const struct pack *, const struct sheet *);
/* Whether one more point may go to this Ability while they are given; BJ_OPEN, or why this Skill,
 * spell or armor may not come to what the sheet has. */
bool bj_sheet_raise_open(const struct sheet *, int ability, bool single_twice);
int bj_sheet_skill_closed(const struct pack *, const struct sheet *, int skill);
int bj_sheet_spell_closed(const struct pack *, const struct sheet *, int spell);
int bj_sheet_armor_closed(const struct pack *, const struct sheet *, int armor);
/* Why its pockets take nothing more. */
int bj_sheet_pockets_full(const struct sheet *);
/* The sum of its Abilities. */
int bj_sheet_points(const struct sheet *);
/* The group whose two points it has besides two single ones, or -1. */
int bj_sheet_group(const struct sheet *, bool single_twice);
struct gain bj_sheet_gain(const struct pack *, const struct sheet *);
int bj_sheet_hand_limit(const struct pack *, const struct sheet *);
int bj_sheet_both_limit(const struct pack *, const struct sheet *);
int bj_sheet_armor_limit(const struct pack *, const struct sheet *);
int bj_sheet_pockets(const struct pack *, const struct sheet *);
/* How many cards on its pile put it out; `base`: the limit without Skills and armor. */
int bj_sheet_damage_limit(const struct pack *, const struct sheet *, int base);
/* How many spells of the school may be known, the free one not counted; whether the school is open
 * at all. */
int bj_sheet_spell_limit(const struct pack *, const struct sheet *, int school);
bool bj_sheet_school_open(const struct sheet *, int school);
bool bj_sheet_has_magic(const struct sheet *);
/* Whether it knows a spell of the school; has a tool for them in a hand or a reserve. */
bool bj_sheet_knows(const struct pack *, const struct sheet *, int school);
bool bj_sheet_has_tool(const struct pack *, const struct sheet *, int school);
/* Whether free spells come to it; how many of the school are known that count against its limit. */
bool bj_sheet_free_spell(const struct sheet *);
int bj_sheet_spells_counted(const struct pack *, const struct sheet *, int school);
/* The highest of these Abilities (bits 1 << ability); 0 if there are none. */
int bj_sheet_best(const struct sheet *, int abilities);
/* The most Edge that it has in any Deal of its own making or defence, without a GM's word; for
 * Skills of a spell's Deal: in its spells' Deals. Of what it has learned, what costs more than
 * that: it can never be paid. */
int bj_sheet_edge_most(const struct pack *, const struct sheet *, bool spells);
uint64_t bj_sheet_unpaid(const struct pack *, const struct sheet *);
struct sheet bj_sheet_blank(const struct pack *);
/* Puts a gear into SLOT_LEFT .. SLOT_BOTH, as a full stack. */
void bj_sheet_equip(const struct pack *, struct sheet *, int slot, int gear);

#endif
