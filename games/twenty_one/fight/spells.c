/* The spells as rows: 5 Miracles, 7 Sorceries, 5 Pyromancies. What is always true: delay, Abilities and Target are as
 * the published tables give them. */
#include "games/twenty_one/rows.h"

#define MIRACLE .school = SCHOOL_MIRACLE
#define SORCERY .school = SCHOOL_SORCERY
#define PYROMANCY .school = SCHOOL_PYROMANCY
#define TIMED(of, n) .piece = SPELL_PIECE_TIMED, .what = (of), .turns = (n)
#define MARKED(of) .piece = SPELL_PIECE_MARK, .what = (of)
#define FLAME .ranged = true, .fire = true, .piece = SPELL_PIECE_DAMAGE

/* BJ-G1 */
const struct spell_row bj_spell_rows[SPELLS] = {
    [SPELL_HEAL] = {MIRACLE, .delay = 2, .abilities = BIT(HOPE) | BIT(POWER), .target = 15, .piece = SPELL_PIECE_HEAL_KIND},
    [SPELL_GROUP_HEAL] = {MIRACLE, .delay = 3, .abilities = BIT(HOPE) | BIT(POWER), .target = 17,
                          .piece = SPELL_PIECE_HEAL_SUIT},
    [SPELL_GREAT_HEAL] = {MIRACLE, .delay = 4, .abilities = BIT(HOPE), .target = 20, .piece = SPELL_PIECE_HEAL_NEAR},
    [SPELL_FORCE] = {MIRACLE, .delay = 0, .abilities = BIT(POWER), .against = BIT(ENDURANCE), .shape = SHAPE_WITHIN,
                     .range = 15, .piece = SPELL_PIECE_REPEL},
    [SPELL_TRANQUILITY] = {MIRACLE, .delay = 2, .abilities = BIT(HOPE) | BIT(POWER), .target = 17,
                           TIMED(TIMED_TRANQUILITY, 2)},
    [SPELL_SOUL_ARROW] = {SORCERY, .delay = 1, .abilities = BIT(POWER), .against = BIT(DEXTERITY), .shape = SHAPE_ONE,
                          .ranged = true, .piece = SPELL_PIECE_DAMAGE},
    [SPELL_MAGIC_WEAPON] = {SORCERY, .delay = 2, .abilities = BIT(WITS) | BIT(POWER), .target = 17,
                            TIMED(TIMED_MAGIC_WEAPON, 2)},
    [SPELL_MAGIC_SHIELD] = {SORCERY, .delay = 2, .abilities = BIT(WITS) | BIT(POWER), .target = 17,
                            TIMED(TIMED_MAGIC_SHIELD, 2)},
    [SPELL_HUSH] = {SORCERY, .delay = 2, .abilities = BIT(WITS), .target = 17, TIMED(TIMED_HUSH, 2)},
    [SPELL_DEMONS_PRANK] = {SORCERY, .delay = 0, .abilities = BIT(WITS), .target = 15, .piece = SPELL_PIECE_PRANK},
    [SPELL_LIGHT] = {SORCERY, .delay = 2, .abilities = BIT(POWER) | BIT(WITS), .target = 12, MARKED(MARK_LIGHT)},
    [SPELL_FALL_CONTROL] = {SORCERY, .delay = 2, .abilities = BIT(WITS), .target = 17, MARKED(MARK_FALL_CONTROL)},
    [SPELL_COMBUSTION] = {PYROMANCY, .delay = 0, .abilities = BIT(POWER) | BIT(ENDURANCE),
                          .against = BIT(DEXTERITY) | BIT(ENDURANCE), .shape = SHAPE_ADJACENT, .fire = true, .own_red = true,
                          .piece = SPELL_PIECE_DAMAGE},
    [SPELL_FIREBALL] = {PYROMANCY, .delay = 2, .abilities = BIT(POWER), .against = BIT(DEXTERITY), .shape = SHAPE_BLAST,
                        .range = 15, FLAME},
    [SPELL_FIRESTORM] = {PYROMANCY, .delay = 4, .abilities = BIT(POWER), .against = BIT(DEXTERITY), .shape = SHAPE_WITHIN,
                         .range = 30, FLAME},
    [SPELL_POWER_WITHIN] = {PYROMANCY, .delay = 2, .abilities = BIT(POWER) | BIT(ENDURANCE), .target = 17,
                            MARKED(MARK_POWER_WITHIN)},
    [SPELL_FLASH_SWEAT] = {PYROMANCY, .delay = 2, .abilities = BIT(ENDURANCE), .target = 16, TIMED(TIMED_FLASH_SWEAT, 2)},
};
