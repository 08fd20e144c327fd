/* The rows of 21's tables (docs/rules/twenty-one-rows.md): Edge Skills, spells, gear, armor. They
 * stand in rows.yaml; a pack may change them and add to them (pack_rows.c). What is always true: a
 * row says what it does by named pieces that the code knows; a new row made of known pieces needs
 * no new code. */
#ifndef GAMES_TWENTY_ONE_ROWS_H
#define GAMES_TWENTY_ONE_ROWS_H

#include "games/twenty_one/twenty_one.h"

/* ---- How many ---- */
enum {
    SKILLS_MAX = 40, SPELLS_MAX = 32, GEARS_MAX = 64, ARMORS_MAX = 16,
    CHANGE_MAX = 3,            /* by which a Skill changes a card */
    SKILL_NONE = 63,           /* a Skill that nobody knows */
    DAMAGE_MAX = 40,           /* cards on a pile that put anybody out */
    WAYS_OF_SKILLS_MAX = 56    /* in which the Skills of one window can be used together */
};
#define SKILL_BIT(n) (1ull << (n))

/* ---- Edge Skills ---- */
enum when { WHEN_WINDOW, WHEN_HIT, WHEN_RIPOSTE, WHEN_SHIELD, WHEN_BEGIN, WHEN_ALWAYS };
enum piece {
    PIECE_CHANGE,      /* one card is worth lo or hi more */
    PIECE_SET,         /* one card is worth lo .. hi */
    PIECE_SOUL,        /* one card is worth 0 for good */
    PIECE_DRAW,        /* lo cards into the user's hand, hi into the opponent's */
    PIECE_SUIT_CHANGE, /* every card of `suit` in both hands: hi more */
    PIECE_EDGE,        /* the opponent's Edge: hi more */
    PIECE_ALL_LESS,    /* all own cards, later ones too: 1 less */
    PIECE_CHEER, PIECE_AURA,
    PIECE_PASSIVE,     /* its bonus alone */
    /* Those from here on one Skill of a pack has, which the rules ask for by the piece. */
    PIECE_ALONE,
    PIECE_GUIDANCE = PIECE_ALONE, PIECE_CHEEK, PIECE_RECOMPENSE,
    PIECE_RIPOSTE,     /* hi cards into the hand of the opponent that is bust */
    PIECE_SPELL_BONUS, /* hi more Bonus Damage from this spell */
    PIECE_LINGER, PIECE_SHIELD,
    PIECE_FACES,       /* gear with `faces-draw`: hi cards into the opponent's hand */
    PIECE_POWER_STRIKE, PIECE_FLANKING, PIECE_EXPERT,
    PIECES
};
enum whose { WHOSE_ANY, WHOSE_OWN, WHOSE_OTHER };
enum which { WHICH_ANY, WHICH_FACE, WHICH_QUEEN, WHICH_JACK };
enum need {                                          /* bits */
    NEED_NOT_OVER = 1,     /* own total is 21 at most */
    NEED_21 = 2,           /* own total is exactly 21 */
    NEED_CONTEST = 4,
    NEED_SPELL = 8,        /* own spell's Deal */
    NEED_TIMED = 16,       /* of a spell with a number of turns */
    NEED_NO_DAMAGE = 32    /* losing would put none of one's cards on one's pile */
};
/* What a sheet gains as long as it has the skill. */
struct gain { uint8_t hand_weight, armor_weight, pockets, limit, spells, edge_quiet; };
/* Who has a Skill: characters that have learned it with a point of an Ability, everyone, or who
 * holds gear or is under a spell. */
enum of {
    OF_STRENGTH, OF_DEXTERITY, OF_ENDURANCE, OF_HOPE, OF_WITS, OF_POWER, OF_EVERYONE, OF_GEAR,
    OF_SPELL, OFS
};
struct skill_row {
    uint8_t of, cost, piece, whose, which, needs, suit;
    int8_t lo, hi;
    uint8_t when;          /* as its piece says */
    uint8_t ability;       /* it is learned with; ABILITY_NONE */
    uint8_t by_choice;     /* in each kind of row: chance gives it to no hero (BJ-F5) */
    struct gain gain;
};

/* ---- Spells ---- */
enum shape {
    SHAPE_SELF,
    SHAPE_ONE,         /* one in sight */
    SHAPE_ADJACENT,    /* all within arm's reach but the caster */
    SHAPE_WITHIN,      /* all within `range` but the caster */
    SHAPE_BLAST        /* a square in sight within `range`, and what is adjacent to it */
};
enum spell_piece {
    SPELL_PIECE_DAMAGE,    /* cards of who loses; `own_red`: failing costs the caster its own red
                              cards */
    SPELL_PIECE_REPEL,     /* losers are Stunned and pushed `range` feet */
    SPELL_PIECE_HEAL_KIND, SPELL_PIECE_HEAL_SUIT, SPELL_PIECE_HEAL_NEAR,
    SPELL_PIECE_TIMED,     /* `timed` for `turns` of the caster's turns */
    SPELL_PIECE_MARK,      /* `mark` till dismissed, or as the mark says */
    SPELL_PIECE_PRANK
};
struct spell_row {
    uint8_t school, delay;
    uint8_t abilities;     /* bits: the caster's better of these */
    uint8_t target;        /* 0: a contest against... */
    uint8_t against;       /* ...the better of these of each target */
    uint8_t shape, range, piece, timed, mark, turns;
    uint8_t ranged, fire, own_red;
    uint8_t free;          /* known, and not counted, by who has magic and Power or Endurance */
    uint8_t by_choice;
};

/* ---- Gear ---- */
enum gear_class {
    CLASS_MELEE, CLASS_RANGED, CLASS_SHIELD, CLASS_TOOL, CLASS_ITEM, CLASS_INCIDENTAL, CLASS_GRIP
};
enum gear_flag {                                     /* bits */
    GEAR_TWO_HANDS = 1,
    GEAR_NO_RETALIATION = 2,   /* "You can't Retaliate" */
    GEAR_ANSWERS_RANGED = 4,
    GEAR_AGAIN = 8,            /* defending: skills more than once */
    GEAR_MOVE_AFTER = 16,
    GEAR_CLUBS_STUN = 32,      /* attacking, a Club in hand: who is damaged is Stunned */
    GEAR_FACES_DRAW = 64,      /* defending, two face cards: the opponent draws */
    GEAR_SWEEP = 128,          /* Delay 1: Edge +2, several adjacent targets */
    GEAR_CLUBS_SHED = 256,     /* Clubs that would be taken are discarded */
    GEAR_BUST_SHED = 512,      /* defending and bust: two cards are discarded */
    GEAR_TESTS = 1024,         /* its Ability may be tested in defence */
    GEAR_FIRE = 2048,
    GEAR_THROWN = 4096
};
enum item_piece {
    ITEM_NONE, ITEM_HEAL_ONE, ITEM_HEAL_KIND, ITEM_HEAL_ALL, ITEM_THROW, ITEM_THROW_NEAR, ITEM_COAT
};
struct gear_row {
    uint8_t class, weight, abilities, delay;
    uint8_t reach;             /* melee: feet */
    int8_t edge_attack, edge_defend;
    uint8_t bonus;             /* Bonus Damage of an attack with it */
    uint8_t skill, skill_attack, skill_defend;   /* SKILL_NONE: gives none */
    uint8_t school;            /* tools */
    uint8_t stack, item, by_choice;
    uint16_t flags;
};

struct armor_row { uint8_t weight, pockets, limit, sheds, edge_dexterity, quick, by_choice; };

enum {
    REACH_ADJACENT = 5, THROW_FEET = 30, SWEEP_EDGE = 2, SWEEP_DELAY = 1, BUST_SHED = 2,
    ITEM_DELAY = 1, DARK_FEET = 10, LIGHT_FEET = 30, PRANK_FEET = 30, TRANQUILITY_FEET = 15,
    COATING_BONUS = 1, HUSH_EDGE = 2, SPEAR_FEET = 10
};

#endif
