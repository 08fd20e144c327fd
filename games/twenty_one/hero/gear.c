/* Weapons, shields, tools, items and armor as rows. What is always true: weights, Abilities, delays, stacks and pockets
 * are as the published tables give them. */
#include "games/twenty_one/rows.h"

#define NO_SKILL .skill = SKILLS, .school = SCHOOL_NONE
#define MELEE(of, w) .class = CLASS_MELEE, .abilities = (of), .weight = (w), .reach = REACH_ADJACENT
#define RANGED(of, w) .class = CLASS_RANGED, .abilities = (of), .weight = (w)
#define SHIELD(of, w) .class = CLASS_SHIELD, .abilities = (of), .weight = (w)
#define TOOL(of, w) .class = CLASS_TOOL, .school = (of), .weight = (w), .skill = SKILLS
#define ITEM(of, n) .class = CLASS_ITEM, .item = (of), .stack = (n), NO_SKILL
#define GIVES(of) .skill = (of), .school = SCHOOL_NONE
#define EITHER (BIT(STRENGTH) | BIT(DEXTERITY))

/* BJ-H1 */
const struct gear_row bj_gear_rows[GEARS + 1] = {
    [GEAR_DAGGER] = {MELEE(BIT(DEXTERITY), 0), .edge_defend = -1, .flags = GEAR_FACES_DRAW, NO_SKILL},
    [GEAR_RAPIER] = {MELEE(BIT(DEXTERITY), 0), .flags = GEAR_AGAIN, NO_SKILL},
    [GEAR_SCIMITAR] = {MELEE(BIT(DEXTERITY), 0), .flags = GEAR_MOVE_AFTER, NO_SKILL},
    [GEAR_SHORT_SWORD] = {MELEE(EITHER, 0), GIVES(SKILL_SHORT_SWORD), .skill_attack = 1},
    [GEAR_BROADSWORD] = {MELEE(EITHER, 1), GIVES(SKILL_BROADSWORD), .skill_attack = 1, .skill_defend = 1},
    [GEAR_MACE] = {MELEE(BIT(STRENGTH), 1), .flags = GEAR_CLUBS_STUN, NO_SKILL},
    [GEAR_SPEAR] = {.class = CLASS_MELEE, .abilities = EITHER, .weight = 2, .reach = 10, NO_SKILL},
    [GEAR_BATTLEAXE] = {MELEE(BIT(STRENGTH), 2), .edge_attack = 1, .bonus = 1, .flags = GEAR_NO_RETALIATION, NO_SKILL},
    [GEAR_GREATSWORD] = {MELEE(BIT(STRENGTH), 4), .flags = GEAR_NO_RETALIATION | GEAR_SWEEP, NO_SKILL},
    [GEAR_SHORTBOW] = {RANGED(BIT(DEXTERITY), 1), .delay = 1, .flags = GEAR_TWO_HANDS | GEAR_ANSWERS_RANGED, NO_SKILL},
    [GEAR_LONGBOW] = {RANGED(BIT(DEXTERITY), 2), .delay = 2, .edge_attack = 1,
                      .flags = GEAR_TWO_HANDS | GEAR_ANSWERS_RANGED, NO_SKILL},
    [GEAR_CROSSBOW] = {RANGED(BIT(DEXTERITY) | BIT(WITS), 2), .delay = 2, .flags = GEAR_ANSWERS_RANGED, NO_SKILL},
    [GEAR_BUCKLER] = {SHIELD(BIT(DEXTERITY), 0), GIVES(SKILL_BUCKLER), .skill_defend = 1, .flags = GEAR_TESTS},
    [GEAR_KITE_SHIELD] = {SHIELD(EITHER, 1), .flags = GEAR_TESTS | GEAR_CLUBS_SHED, NO_SKILL},
    [GEAR_GREATSHIELD] = {SHIELD(BIT(ENDURANCE), 2), .flags = GEAR_TESTS | GEAR_BUST_SHED, NO_SKILL},
    [GEAR_TALISMAN] = {TOOL(SCHOOL_MIRACLE, 0)},
    [GEAR_FLAME] = {TOOL(SCHOOL_PYROMANCY, 0)},
    [GEAR_CATALYST] = {TOOL(SCHOOL_SORCERY, 1)},
    [GEAR_CRESCENT_MOON_GRASS] = {ITEM(ITEM_HEAL_ONE, 10)},
    [GEAR_HALF_MOON_GRASS] = {ITEM(ITEM_HEAL_KIND, 5)},
    [GEAR_FULL_MOON_GRASS] = {ITEM(ITEM_HEAL_ALL, 2)},
    [GEAR_THROWING_KNIFE] = {ITEM(ITEM_THROW, 5), .abilities = BIT(DEXTERITY) | BIT(WITS),
                             .flags = GEAR_ANSWERS_RANGED | GEAR_THROWN},
    [GEAR_FIREBOMB] = {ITEM(ITEM_THROW_NEAR, 3), .abilities = BIT(STRENGTH) | BIT(WITS), .flags = GEAR_FIRE | GEAR_THROWN},
    [GEAR_TURPENTINE] = {ITEM(ITEM_COAT, 2)},
    [GEAR_INCIDENTAL] = {.class = CLASS_INCIDENTAL, .stack = 1, NO_SKILL},
    [GEAR_GRIP] = {.class = CLASS_GRIP, NO_SKILL},
    [GEAR_BARE] = {MELEE(BIT(STRENGTH), 0), NO_SKILL}, /* BJ-F7 */
};

/* BJ-H1 */
const struct armor_row bj_armor_rows[ARMORS] = {
    [ARMOR_EXPLORERS_GEAR] = {.weight = 0, .pockets = 3, .quick = true},
    [ARMOR_SHADOW_GEAR] = {.weight = 0, .pockets = 1, .edge_dexterity = 1},
    [ARMOR_LEATHER] = {.weight = 1, .pockets = 2, .limit = 2},
    [ARMOR_CHAINMAIL] = {.weight = 2, .pockets = 1, .limit = 4},
    [ARMOR_PLATEMAIL] = {.weight = 3, .pockets = 1, .limit = 4, .sheds = 1},
};
