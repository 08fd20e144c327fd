/* The Edge Skills as rows: 3 universal, 24 of the six Abilities, 4 that gear and a spell give. What is always true: a
 * row is all that the program knows of its skill, besides the pieces that edge.c carries out. */
#include "games/twenty_one/rows.h"

#define CHANGE(by_lo, by_hi) .piece = PIECE_CHANGE, .lo = (by_lo), .hi = (by_hi)
#define SET(to_lo, to_hi) .piece = PIECE_SET, .lo = (to_lo), .hi = (to_hi)
#define PASSIVE(of) .ability = (of), .when = WHEN_ALWAYS, .piece = PIECE_PASSIVE

const struct skill_row bj_skill_rows[SKILLS] = {
    /* BJ-E3 */
    [SKILL_INFLUENCE] = {ABILITY_NONE, 1, WHEN_WINDOW, CHANGE(-1, 1)},
    [SKILL_SOUL] = {ABILITY_NONE, 2, WHEN_WINDOW, PIECE_SOUL, WHOSE_OWN, .needs = NEED_NOT_OVER},
    [SKILL_HUMANITY] = {ABILITY_NONE, 3, WHEN_WINDOW, SET(1, 5), .which = WHICH_FACE},
    /* BJ-E4 */
    [SKILL_OVERBEAR] = {STRENGTH, 2, WHEN_WINDOW, PIECE_DRAW, .lo = 1, .hi = 1},
    [SKILL_WEIGHTLIFT] = {PASSIVE(STRENGTH), .gain = {.hand_weight = 1}},
    [SKILL_POWER_STRIKE] = {PASSIVE(STRENGTH)},
    [SKILL_LEAN_INTO] = {STRENGTH, 1, WHEN_WINDOW, PIECE_SUIT_CHANGE, .lo = SUIT_CLUBS, .hi = 1},
    [SKILL_RIPOSTE] = {DEXTERITY, 1, WHEN_RIPOSTE, PIECE_DRAW, .lo = 0, .hi = 1},
    [SKILL_CRITICAL] = {DEXTERITY, 2, WHEN_WINDOW, PIECE_DRAW, .needs = NEED_21 | NEED_CONTEST, .lo = 0, .hi = 2},
    [SKILL_FLANKING] = {PASSIVE(DEXTERITY)},
    [SKILL_ADVANTAGE] = {DEXTERITY, 1, WHEN_WINDOW, PIECE_EDGE, .needs = NEED_CONTEST, .hi = -1},
    [SKILL_STURDY] = {ENDURANCE, 2, WHEN_WINDOW, PIECE_ALL_LESS},
    [SKILL_RECOMPENSE] = {ENDURANCE, 3, WHEN_HIT, PIECE_RECOMPENSE},
    [SKILL_VITALITY] = {PASSIVE(ENDURANCE), .gain = {.limit = 2}},
    [SKILL_ENCUMBRANCE] = {PASSIVE(ENDURANCE), .gain = {.armor_weight = 1, .pockets = 1}},
    [SKILL_LIGHT] = {HOPE, 1, WHEN_WINDOW, CHANGE(-1, 1), .whose = WHOSE_OWN},
    [SKILL_GUIDANCE] = {HOPE, 2, WHEN_WINDOW, PIECE_GUIDANCE},
    [SKILL_OPTIMISM] = {PASSIVE(HOPE), .gain = {.edge_quiet = 1}},
    [SKILL_CHEER] = {HOPE, 2, WHEN_WINDOW, PIECE_CHEER, .needs = NEED_21},
    [SKILL_LUCKY_LADY] = {WITS, 0, WHEN_WINDOW, SET(2, 2), .which = WHICH_QUEEN},
    [SKILL_LUCKY_LAD] = {WITS, 0, WHEN_WINDOW, SET(2, 2), .which = WHICH_JACK},
    [SKILL_CHEEK] = {WITS, 2, WHEN_WINDOW, PIECE_CHEEK, .needs = NEED_CONTEST | NEED_NO_DAMAGE},
    [SKILL_ATTUNEMENT] = {PASSIVE(WITS), .gain = {.spells = 1}},
    [SKILL_POWER_SPELL] = {POWER, 2, WHEN_WINDOW, PIECE_SPELL_BONUS, .needs = NEED_SPELL, .hi = 2},
    [SKILL_EXPERT_SPELL] = {POWER, 1, WHEN_BEGIN, PIECE_PASSIVE},
    [SKILL_LINGER_SPELL] = {POWER, 1, WHEN_WINDOW, PIECE_LINGER, .needs = NEED_SPELL | NEED_TIMED},
    [SKILL_AURA] = {POWER, 3, WHEN_WINDOW, PIECE_AURA, .needs = NEED_CONTEST},
    /* BJ-H1 */
    [SKILL_SHORT_SWORD] = {ABILITY_NONE, 1, WHEN_WINDOW, CHANGE(-1, -1)},
    [SKILL_BROADSWORD] = {ABILITY_NONE, 1, WHEN_WINDOW, CHANGE(2, 2), .whose = WHOSE_OWN},
    [SKILL_BUCKLER] = {ABILITY_NONE, 1, WHEN_WINDOW, CHANGE(-2, -2), .whose = WHOSE_OTHER},
    /* BJ-G1 */
    [SKILL_MAGIC_SHIELD] = {ABILITY_NONE, 2, WHEN_SHIELD, PIECE_SHIELD},
    [SKILL_FACES] = {ABILITY_NONE, 0, WHEN_ALWAYS, PIECE_DRAW, .lo = 0, .hi = 1},
};
