/* 21: the state, the moves and the names that all files of this folder share. What is always true:
 * nothing is secret (BJ-B7): sheets, hands, piles, discards and what is left in each deck are open
 * to all, and decks have no order. A combatant is not a seat: heroes 0 .. 3 are the players' (seat
 * - 1), 4 .. 11 are the foes, the GM's. Rule ids: docs/rules/twenty-one.md; how a match goes as
 * moves: docs/twenty-one-moves.md; rows: rows.h; packs: pack.h. */
#ifndef GAMES_TWENTY_ONE_H
#define GAMES_TWENTY_ONE_H

#include "engine/engine.h"

enum {
    GM = 0, HEROES = 4, SEATS = HEROES + 1, FOES = 8, BODIES = HEROES + FOES,
    /* card = suit x 13 + rank; rank 0 is the Ace */
    SUITS = 4, RANKS = 13, JOKER = SUITS * RANKS, CARDS = JOKER + 2,
    CARD_NONE = CARDS,                               /* "none" in NAMES_CARD */
    HAND_MAX = 40,                                   /* cards of a hand; a forced draw beyond them
                                                        is not made */
    HAND_HIT_MAX = 24,                               /* with so many nobody may hit */
    BUST_OVER = 21, TARGET_MIN = 2, TARGET_MAX = 21,
    SIDE_CELLS = 32, FEET = 5, FEET_MAX = 60,        /* a map; a square; the longest Move */
    ROOM_ROWS = 24,                                  /* of a room that is drawn at the table */
    ABILITIES = 6, POINTS = 4, ABILITY_MAX = 3, BEAST_ABILITY_MAX = 5,
    EDGE_MAX = 20, EDGE_CALL = 3,                    /* Edge that the GM adds or takes: -3 .. +3 */
    HANDS = 2, SLOTS = 4, POCKETS = 4, STACK_MAX = 10, LIMIT = 8, LIMIT_MAX = 20,
    TURNS_MAX = 200,                                 /* of a Conflict; then the GM can only end
                                                        it */
    ACTS_MAX = 16,                                   /* edition 1: outside a Conflict, till the
                                                        story goes on */
    COUNT_MAX = 255,                                 /* where a count of the story stops */
    DEFEATS_MAX = 5,
    MOVES_ENOUGH = 100000,                           /* of a match; then a Conflict can only be
                                                        ended, and the match left */
    SPARE = 2                                        /* bytes that fill the state up */
};

/* ---- Cards (BJ-A3) ---- */
enum suit { SUIT_HEARTS, SUIT_DIAMONDS, SUIT_CLUBS, SUIT_SPADES };
static inline bool card_joker(int card) { return card >= JOKER; }
static inline int card_suit(int card) { return card_joker(card) ? SUITS : card / RANKS; }
static inline int card_rank(int card) { return card_joker(card) ? RANKS : card % RANKS; }
static inline bool card_ace(int card) { return card_rank(card) == 0; }
static inline bool card_face(int card)
{
    return !card_joker(card) && card % RANKS >= 10; /* BJ-A3: J, Q, K */
}
static inline bool card_red(int card)
{
    return card < 2 * RANKS; /* BJ-A3 */
}
/* What it counts as it is: 0 to 10. */
static inline int card_worth(int card)
{
    int number = card_rank(card) + 1;
    return card_joker(card) ? 0 : number > 10 ? 10 : number; /* BJ-A3 */
}
#define CARD_BIT(card) (1ull << (card))
#define ALL_CARDS ((1ull << CARDS) - 1)
static inline uint64_t suit_cards(int suit) { return ((1ull << RANKS) - 1) << (suit * RANKS); }
static inline uint64_t face_cards(void)
{
    uint64_t hearts = 7ull << 10; /* BJ-A3: J, Q, K */
    return hearts | hearts << RANKS | hearts << 2 * RANKS | hearts << 3 * RANKS;
}

/* ---- Abilities, schools ---- */
enum ability { STRENGTH, DEXTERITY, ENDURANCE, HOPE, WITS, POWER, ABILITY_NONE };
#define BIT(n) (1u << (n))
enum school { SCHOOL_MIRACLE, SCHOOL_SORCERY, SCHOOL_PYROMANCY, SCHOOLS, SCHOOL_NONE = SCHOOLS };

/* ---- Gear: rows.h. What a hand, a reserve or a pocket may hold; NONE: nothing. These three stand
 * here in rows.yaml, as states and the oldest logs have them by number ---- */
enum gear {
    GEAR_INCIDENTAL = 24,
    GEAR_GRIP,                                       /* this hand holds what the other hand holds */
    GEAR_BARE                                        /* bare hands, as what an attack is made
                                                        with */
};
/* both: left, right grips */
enum slot { SLOT_LEFT, SLOT_RIGHT, SLOT_RESERVE_LEFT, SLOT_RESERVE_RIGHT, SLOT_BOTH };

/* ---- What lasts ---- */
enum timed {
    TIMED_TRANQUILITY, TIMED_MAGIC_WEAPON, TIMED_MAGIC_SHIELD, TIMED_HUSH, TIMED_FLASH_SWEAT, TIMEDS
};
enum mark {                                          /* bits */
    MARK_STUNNED, MARK_LIGHT, MARK_POWER_WITHIN, MARK_FALL_CONTROL, MARKS
};
enum being { BEING_ABSENT, BEING_UP, BEING_DOWN, BEING_FLED };

/* ---- Acts and Deals ---- */
enum act_kind { ACT_NONE, ACT_ATTACK, ACT_CAST, ACT_USE, ACT_READY, ACT_SWAP, ACT_TRY, ACT_KINDS };
enum how { HOW_PLAIN, HOW_POWER, HOW_SWEEP, HOW_POWER_SWEEP, HOWS };
enum deal_kind { DEAL_NONE, DEAL_TARGET, DEAL_CONTEST, DEAL_AREA };
enum tag { TAG_SOCIAL, TAG_STEALTH, TAG_FIRE, TAG_NON_COMBAT, TAGS };
enum { TAKE_BEST, TAKE_LOWEST };
enum { FIRST, SECOND };                              /* the parties of a Deal; in an area act the
                                                        maker and the present target */
enum result {
    RESULT_NONE, RESULT_FIRST, RESULT_SECOND, RESULT_DRAW, RESULT_SUCCESS, RESULT_FAILURE
};
enum stage { /* of the result step (BJ-C6) */
    STAGE_NONE, STAGE_RIPOSTE, STAGE_LAY, STAGE_BONUS, STAGE_SHIELD, STAGE_REDUCE, STAGE_PILE,
    STAGE_MORE, STAGE_WITHIN, STAGE_DONE
};
/* whose cards: attacker's win, answer, own fire */
enum blow { BLOW_NONE, BLOW_ATTACK, BLOW_RETALIATION, BLOW_BACKLASH };

/* ---- Phases, a row each ---- */
/* Its name; its kind (engine/game.h); who is to move; what may be done; what a move does. Its title
 * is the message twenty-one-phase-NAME. */
#define TWENTY_ONE_PHASES(X)                                                                       \
    /* the GM: which run, or a free table */                                                       \
    X(STORY, "story", TURN, ACTOR, bj_run_options, bj_run_apply)                                   \
    /* a player at a time: a hero, ready made or built */                                          \
    X(BUILD, "build", TURN, ACTOR, bj_build_options, bj_build_apply)                               \
    /* chance builds the rest of it */                                                             \
    X(CHANCE_BUILD, "chance-build", TURN, CHANCE, bj_build_options, bj_build_apply)                \
    /* the first player: which way the run goes */                                                 \
    X(PATH, "path", TURN, ACTOR, bj_path_options, bj_path_apply)                                   \
    /* floor: outside a Conflict */                                                                \
    X(FREE, "free", FLOOR, FLOOR, bj_peace_options, bj_peace_apply)                                \
    X(CALL, "call", TURN, ACTOR, bj_call_options, bj_call_apply) /* the GM: what is tested */      \
    /* the GM: a side of a contest */                                                              \
    X(CALL_SIDE, "call-side", TURN, ACTOR, bj_call_side_options, bj_call_side_apply)               \
    /* the GM: the square of whom is moved or brought */                                           \
    X(PLACE, "place", TURN, ACTOR, bj_place_options, bj_place_apply)                               \
    X(ORDER, "order", TURN, CHANCE, bj_order_options, bj_order_apply) /* chance: the Turn Order */ \
    X(OWN_TURN, "turn", TURN, TURN, bj_turn_options, bj_turn_apply)   /* whose turn it is */       \
    /* the target, or targets, of an act */                                                        \
    X(AIM, "aim", TURN, TURN, bj_aim_options, bj_aim_apply)                                        \
    X(SQUARE, "square", TURN, TURN, bj_square_options, bj_square_apply) /* the square of an act */ \
    /* the defender names the Ability */                                                           \
    X(DEFENCE, "defence", TURN, ASKED, bj_defence_options, bj_defence_apply)                       \
    /* chance: cards into hands, the top card shown */                                             \
    X(DEAL, "deal", TURN, CHANCE, bj_cards_options, bj_cards_apply)                                \
    /* Edge Skills, or pass */                                                                     \
    X(WINDOW, "window", TURN, ASKED, bj_edge_window_options, bj_edge_window_apply)                 \
    X(PLAY, "play", TURN, PLAYER, bj_play_options, bj_play_apply)    /* hit or hold */             \
    X(CHEER, "cheer", TURN, ASKED, bj_cheer_options, bj_cheer_apply) /* allies discard a Heart */  \
    /* result: Riposte, or not */                                                                  \
    X(RIPOSTE, "riposte", TURN, ASKED, bj_result_options, bj_result_apply)                         \
    X(BONUS, "bonus", TURN, CHANCE, bj_result_options, bj_result_apply) /* chance: Bonus Damage */ \
    /* result: Magic Shield, or not */                                                             \
    X(SHIELD, "shield", TURN, ASKED, bj_result_options, bj_result_apply)                           \
    /* result: cards that are not taken */                                                         \
    X(REDUCE, "reduce", TURN, ASKED, bj_result_options, bj_result_apply)                           \
    /* chance: the price of Power Within */                                                        \
    X(WITHIN, "within", TURN, CHANCE, bj_result_options, bj_result_apply)                          \
    /* what a spell or herb takes from the pile */                                                 \
    X(REMEDY, "remedy", TURN, ACTOR, bj_remedy_options, bj_remedy_apply)                           \
    /* chance: a card onto a pile at the GM's word */                                              \
    X(WOUND, "wound", TURN, CHANCE, bj_wound_options, bj_wound_apply)                              \
    X(OVER, "over", TURN, NOBODY, NULL, NULL)                                                      \
    /* the first player: who tries what in a scene without foes, since edition 3 */                \
    X(TRY, "try", TURN, TURN, bj_scene_options, bj_scene_apply)                                    \
    /* the GM: a foe of its own, since edition 4 */                                                \
    X(MAKE, "make", TURN, ACTOR, bj_make_options, bj_make_apply)
enum phase {
#define ROW(id, ...) PHASE_##id,
    TWENTY_ONE_PHASES(ROW)
#undef ROW
    PHASES
};

/* ---- Verbs: every one is public ---- */
/* Its word, and its arguments as struct verb_spec has them (tables.c). */
#define TWENTY_ONE_VERBS(X)                                                                        \
    /* building */                                                                                 \
    X(HERO, "hero", .arg = {NAMED("hero", NAMES_HERO)})                                            \
    X(RANDOM, "random")                                                                            \
    X(GROUP, "group", .arg = {NAMED("group", NAMES_GROUP)})                                        \
    X(RAISE, "raise", .arg = {NAMED("ability", NAMES_ABILITY)})                                    \
    X(LEARN, "learn", .arg = {NAMED("skill", NAMES_SKILL)})                                        \
    X(ATTUNE, "attune", .arg = {NAMED("school", NAMES_SCHOOL)})                                    \
    X(SPELL, "spell", .arg = {NAMED("spell", NAMES_SPELL)})                                        \
    X(ARMOR, "armor", .arg = {NAMED("armor", NAMES_ARMOR)})                                        \
    X(EQUIP, "equip", .arg = {NAMED("slot", NAMES_SLOT), NAMED("gear", NAMES_GEAR)})               \
    X(STOW, "stow", .arg = {NAMED("pocket", NAMES_POCKET), NAMED("gear", NAMES_GEAR)})             \
    /* what it is called, in its player's words */                                                 \
    X(NAME, "name", .arg = {{"hero", 0, SHOW_NAME, NAMES_CALLED, 1}})                              \
    X(DONE, "done") /* this step is done; also of other lists */                                   \
    /* a turn */                                                                                   \
    X(MOVE, "move", .arg = {SQUARE})                                                               \
    X(FLEE, "flee")                                                                                \
    /* with a hand, or bare */                                                                     \
    X(ATTACK, "attack", .arg = {NAMED("with", NAMES_WITH), NAMED("how", NAMES_HOW)})               \
    X(CAST, "cast", .arg = {NAMED("spell", NAMES_SPELL), NUMBER("expert")})                        \
    X(USE, "use", .arg = {NAMED("from", NAMES_FROM)}) /* from a pocket or hand */                  \
    X(READY, "ready", .arg = {NAMED("pocket", NAMES_POCKET), NAMED("hand", NAMES_SLOT)})           \
    X(SWAP, "swap", .arg = {NAMED("hand", NAMES_SLOT)})                                            \
    X(DROP, "drop", .arg = {NAMED("slot", NAMES_SLOT)})                                            \
    X(DISMISS, "dismiss", .arg = {NAMED("mark", NAMES_MARK)})                                      \
    X(TRY, "try", .invites = 1) /* something the GM calls a Deal for */                            \
    X(END, "end-turn")          /* the turn */                                                     \
    X(WAIT, "wait") /* nothing for now; the GM, where it may only step in: let them go on */       \
    X(AIM, "aim", .arg = {NAMED("at", NAMES_BODY)})                                                \
    X(SWEEP, "sweep", .arg = {LISTED("at", NAMES_BODY)})                                           \
    X(SQUARE, "square", .arg = {SQUARE})                                                           \
    /* a Deal */                                                                                   \
    X(DEFEND, "defend", .arg = {NAMED("ability", NAMES_ABILITY)})                                  \
    X(HIT, "hit")                                                                                  \
    X(HOLD, "hold")                                                                                \
    X(SKILL, "skill", .arg = {NAMED("skill", NAMES_SKILL)})                                        \
    X(ALTER, "alter",                                                                              \
      .arg = {NAMED("skill", NAMES_SKILL), NAMED("hand", NAMES_PARTY), CARD, NUMBER("value")})     \
    X(CHEEK, "cheek", .arg = {CARD, NAMED("also", NAMES_CARD)})                                    \
    X(RECOMPENSE, "recompense", .arg = {CARD})                                                     \
    X(PASS, "pass")                                                                                \
    X(DISCARD, "discard", .arg = {CARD}) /* of those to be taken, or from a pile */                \
    X(KIND, "kind", .arg = {NAMED("kind", NAMES_KIND)})                                            \
    X(SUIT, "suit", .arg = {NAMED("suit", NAMES_SUIT)})                                            \
    /* the GM */                                                                                   \
    X(RUN, "run", .arg = {NAMED("run", NAMES_RUN)})                                                \
    X(PATH, "path", .arg = {NAMED("way", NAMES_WAY)}) /* the first player's */                     \
    X(SCENE, "scene", .arg = {NAMED("encounter", NAMES_ENCOUNTER)})                                \
    X(FIGHT, "fight") /* anyone: the Conflict begins */                                            \
    X(CALL, "call", .arg = {WHO})                                                                  \
    X(TARGET, "target",                                                                            \
      .arg = {LISTED("abilities", NAMES_ABILITY), NAMED("take", NAMES_TAKE), NUMBER("target"),     \
              NUMBER("edge"), LISTED("tags", NAMES_TAG)})                                          \
    X(OPPOSE, "oppose", .arg = {NAMED("against", NAMES_BODY), LISTED("tags", NAMES_TAG)})          \
    X(TEST, "test",                                                                                \
      .arg = {LISTED("abilities", NAMES_ABILITY), NAMED("take", NAMES_TAKE), NUMBER("edge")})      \
    X(NO_DEAL, "no-deal")                                                                          \
    X(SHIFT, "shift", .arg = {WHO})                                                                \
    X(AT, "at", .arg = {SQUARE})                                                                   \
    X(BRING, "bring", .arg = {NAMED("beast", NAMES_BEAST)})                                        \
    X(LEAVE, "leave", .arg = {WHO})                                                                \
    X(HARM, "harm", .arg = {WHO})                                                                  \
    X(MEND, "mend", .arg = {WHO})                                                                  \
    X(STUN, "stun", .arg = {WHO})                                                                  \
    X(ALERT, "alert", .arg = {WHO})                                                                \
    X(PEACE, "peace")   /* the Conflict ends */                                                    \
    X(ONWARD, "onward") /* the run goes on */                                                      \
    X(REST, "rest")                                                                                \
    X(FINISH, "finish")                                                                            \
    /* chance */                                                                                   \
    X(ORDER, "order", .arg = {WHO})                                                                \
    X(DRAW, "draw", .arg = {WHO, CARD})                                                            \
    X(TOP, "top", .arg = {WHO, CARD})                                                              \
    X(SHUFFLE, "shuffle", .arg = {WHO})                                                            \
    X(WOUND, "wound", .arg = {WHO, CARD})                                                          \
    /* the GM, since edition 2 */                                                                  \
    X(EDGE, "edge", .arg = {WHO, NUMBER("by")}) /* in its next Deal */                             \
    /* what the GM sets right (docs/powers.md) */                                                  \
    X(SET_FEET, "set-feet", .arg = {NUMBER("number")}, .power = 1)                                 \
    X(SET_STACK, "set-stack",                                                                      \
      .arg = {WHO, NAMED("pocket", NAMES_POCKET), NUMBER("number")}, .power = 1)                   \
    /* the first player, since edition 3: what is tried in a scene, and by which hero */           \
    X(APPROACH, "approach", .arg = {NAMED("approach", NAMES_APPROACH), WHO})                       \
    /* the GM, since edition 4: rooms and foes of its own */                                       \
    X(ROOM, "room", .arg = {NUMBER("rows"), NUMBER("columns")})                                    \
    X(LAY, "lay",                                                                                  \
      .arg = {NAMED("ground", NAMES_GROUND), SQUARE, NAMED("to-row", NAMES_ROW),                   \
              NAMED("to-column", NAMES_COLUMN)})                                                   \
    X(MAKE, "make", .arg = {WHO})                                                                  \
    X(LIMIT, "limit", .arg = {NUMBER("number")})                                                   \
    X(DUB, "dub", .arg = {{"foe", 0, SHOW_NAME, NAMES_CALLED, 1}})                                 \
    /* building: what the hero has from an earlier run */                                          \
    X(BEAR, "bear", .arg = {NAMED("wound", NAMES_WOUND), NAMED("byname", NAMES_BYNAME)})
enum verb {
#define ROW(id, ...) DO_##id,
    TWENTY_ONE_VERBS(ROW)
#undef ROW
        VERBS
};
static inline bool verb_of_chance(int verb) { return verb >= DO_ORDER && verb <= DO_WOUND; }

/* ---- Name tables: indices of data->names. The pack fills hero, beast, encounter, run, run stage.
 * ---- */
enum name_table {
    NAMES_NONE, NAMES_PHASE, NAMES_SEAT, NAMES_CARD, NAMES_SUIT, NAMES_BODY, NAMES_ABILITY,
    NAMES_GROUP, NAMES_SCHOOL,
    NAMES_SKILL, NAMES_SPELL, NAMES_GEAR, NAMES_ARMOR, NAMES_SLOT, NAMES_POCKET, NAMES_FROM,
    NAMES_WITH, NAMES_HOW,
    NAMES_TIMED, NAMES_MARK, NAMES_BEING, NAMES_ACT, NAMES_DEAL, NAMES_TAG, NAMES_TAKE, NAMES_PARTY,
    NAMES_RESULT,
    NAMES_STAGE, NAMES_BLOW, NAMES_KIND, NAMES_ROW, NAMES_COLUMN, NAMES_YES, NAMES_SIDE, NAMES_WAY,
    NAMES_STEP,
    NAMES_HERO, NAMES_BEAST, NAMES_ENCOUNTER, NAMES_RUN, NAMES_ENDING, NAMES_DIFFICULTY,
    NAMES_DEFENCE, NAMES_STORY_RULE,
    NAMES_RUN_STAGE, NAMES_CALLED, NAMES_APPROACH, NAMES_FACT, NAMES_GROUND, NAMES_WOUND,
    NAMES_BYNAME,
    NAME_TABLES
};
enum { SIDE_HEROES, SIDE_FOES, SIDE_NOBODY };
/* What lasts between runs (section M): a wound of a suit, a byname for a deed, each its number + 1
 * in its table of names; the greater deed later. */
enum { WOUND_NONE, WOUNDS = SUITS, WOUNDS_COST_MAX = 4 };
enum deed { DEED_STEALTH, DEED_SOCIAL, DEED_FALLS, DEED_FELLED, DEED_BOSS, DEED_ALONE, DEEDS };
enum ground_kind { GROUND_FLOOR, GROUND_WALL, GROUND_DARK, GROUND_ROUGH, GROUND_DOOR, GROUNDS };
enum remedy { KIND_NON_FACE, KIND_FACE };            /* NAMES_KIND */
/* NAMES_FROM: pocket-1 .. pocket-4, left, right */
enum { FROM_POCKET, FROM_HAND = POCKETS, FROMS = FROM_HAND + HANDS };
enum { WITH_LEFT, WITH_RIGHT, WITH_BARE };           /* NAMES_WITH */
enum step {                                          /* of building a hero */
            STEP_START,
            STEP_SINGLE_A,
            STEP_SINGLE_B,
            STEP_SKILLS,
            STEP_ATTUNE,
            STEP_SPELLS,
            STEP_ARMOR,
            STEP_GEAR,
            STEP_DONE
};
enum ending { ENDING_NONE, ENDING_WON, ENDING_LOST, ENDING_LEFT };

/* ---- Table options, indices of struct rules ---- */
enum rule {
    RULE_CRITICAL, RULE_FOES_HIDDEN, RULE_SINGLE_TWICE, RULE_SHARED_DECKS, RULE_FEET, RULE_DEFENCE,
    RULE_DIFFICULTY, RULE_STORY, RULE_WOUNDS, RULES
};
enum { DEFENCE_BEST, DEFENCE_ASK };
enum { DIFFICULTY_EASY, DIFFICULTY_NORMAL, DIFFICULTY_HARD };
enum { STORY_ASK, STORY_FIRST, STORY_FREE = STORY_FIRST + 4 };

/* ---- The state ---- */
/* X(type, member, dims, name, ...). Arrays of BODIES are by combatant. What belongs to a
 * Deal stays till the next one opens. */
#define TWENTY_ONE_FIELDS(X)                                                                       \
    X(uint64_t, deck, [BODIES], "deck", AS_SET(CARD), PER(BODY))                                   \
    X(uint64_t, discard, [BODIES], "discard", AS_SET(CARD), PER(BODY))                             \
    X(uint64_t, pile, [BODIES], "pile", AS_SET(CARD), PER(BODY))                                   \
    X(uint64_t, laid, , "laid", AS_SET(CARD)) /* to be taken by `loser` */                         \
    X(uint64_t, skills, [BODIES], "skills", AS_SET(SKILL), PER(BODY))                              \
    X(uint64_t, used, [BODIES], "used", AS_SET(SKILL), PER(BODY)) /* this Deal */                  \
    X(uint64_t, facts, , "facts", AS_SET(FACT), .later = 1) /* that have come true */              \
    X(uint32_t, spells, [BODIES], "spells", AS_SET(SPELL), PER(BODY))                              \
    X(uint32_t, moves, , "moves", AS_NUMBER) /* of the match */                                    \
    /* stages of the run whose scene has been played */                                            \
    X(uint32_t, played, , "played", AS_NOTHING)                                                    \
    /* the room that the GM has drawn, or changed: as struct ground has it */                      \
    X(uint32_t, room_wall, [ROOM_ROWS], "room-wall", AS_NOTHING)                                   \
    X(uint32_t, room_dark, [ROOM_ROWS], "room-dark", AS_NOTHING)                                   \
    X(uint32_t, room_rough, [ROOM_ROWS], "room-rough", AS_NOTHING)                                 \
    /* whom, in this Conflict */                                                                   \
    X(uint16_t, attacked, [BODIES], "attacked", AS_SET(BODY), PER(BODY))                           \
    /* row x 32 + column + 1; 0: none */                                                           \
    X(uint16_t, lure, [BODIES], "lure", AS_NOTHING, PER(BODY))                                     \
    X(uint16_t, targets, , "targets", AS_SET(BODY))                                                \
    X(uint16_t, settled, , "settled", AS_SET(BODY)) /* of the targets of an area act */            \
    X(uint16_t, beaten_by, , "beaten-by", AS_SET(BODY)) /* targets that beat the maker */          \
    X(uint16_t, answers, , "answers", AS_SET(BODY)) /* of those, who can retaliate */              \
    X(uint16_t, window, , "window", AS_SET(BODY)) /* parties of the open window */                 \
    X(uint16_t, passed, , "passed", AS_SET(BODY))                                                  \
    X(uint16_t, to_ask, , "to-ask", AS_SET(BODY)) /* defence, Riposte, Cheer, Power Within */      \
    X(uint16_t, turns_taken, , "turns-taken", AS_NUMBER) /* in this Conflict */                    \
    X(uint16_t, made, , "made", AS_NOTHING) /* foes of the GM's own */                             \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, seats, , "seats", AS_NUMBER)                                                        \
    X(uint8_t, rule_critical, , "rule-critical", AS_NUMBER)                                        \
    X(uint8_t, rule_foes_hidden, , "rule-foes-hidden", AS_NAME(YES))                               \
    X(uint8_t, rule_single_twice, , "rule-single-twice", AS_NAME(YES))                             \
    X(uint8_t, rule_shared_decks, , "rule-shared-decks", AS_NAME(YES))                             \
    X(uint8_t, rule_feet, , "rule-feet", AS_NUMBER)                                                \
    X(uint8_t, rule_defence, , "rule-defence", AS_NAME(DEFENCE))                                   \
    X(uint8_t, rule_difficulty, , "rule-difficulty", AS_NAME(DIFFICULTY))                          \
    /* the story */                                                                                \
    X(uint8_t, run, , "run", AS_NAME(RUN)) /* NONE: not yet said */                                \
    X(uint8_t, run_at, , "run-at", AS_NUMBER) /* stage of the run */                               \
    X(uint8_t, rested_at, , "rested-at", AS_NUMBER) /* where all heroes down go back to */         \
    X(uint8_t, encounter, , "encounter", AS_NAME(ENCOUNTER)) /* NONE */                            \
    X(uint8_t, defeats, , "defeats", AS_NUMBER)                                                    \
    X(uint8_t, fights_won, , "fights-won", AS_NUMBER)                                              \
    X(uint8_t, scenes, , "scenes", AS_NUMBER) /* encounters opened */                              \
    X(uint8_t, ending, , "ending", AS_NAME(ENDING))                                                \
    X(uint8_t, fights, , "fights", AS_NUMBER) /* Conflicts of this scene */                        \
    /* a Conflict has ended, Delays complete */                                                    \
    X(uint8_t, aftermath, , "aftermath", AS_NAME(YES))                                             \
    X(uint8_t, acts, , "acts", AS_NUMBER) /* outside a Conflict, till the story goes on */         \
    /* corrections of the GM since a Conflict began or ended */                                    \
    X(uint8_t, desk, , "desk", AS_NUMBER)                                                          \
    X(uint8_t, waiting, , "waiting", AS_SET(SEAT)) /* floor: still asked */                        \
    X(uint8_t, actor, , "actor", AS_NAME(SEAT)) /* asked in a one-seat phase; NONE */              \
    X(uint8_t, step, , "step", AS_NAME(STEP)) /* of building */                                    \
    X(uint8_t, builder, , "builder", AS_NAME(BODY))                                                \
    /* combatants: NONE, a beast, a hero of the pack, KIND_OWN, KIND_CALLED and which of           \
     * NAMES_CALLED */                                                                             \
    X(uint8_t, kind, [BODIES], "kind", AS_NUMBER, PER(BODY))                                       \
    X(uint8_t, being, [BODIES], "being", AS_NAME(BEING), PER(BODY))                                \
    X(uint8_t, side, [BODIES], "side", AS_NAME(SIDE), PER(BODY))                                   \
    X(uint8_t, aware, [BODIES], "aware", AS_NAME(YES), PER(BODY))                                  \
    X(uint8_t, row, [BODIES], "row", AS_NAME(ROW), PER(BODY)) /* NONE: off the map */              \
    X(uint8_t, column, [BODIES], "column", AS_NAME(COLUMN), PER(BODY))                             \
    /* whose deck it draws from */                                                                 \
    X(uint8_t, deck_of, [BODIES], "deck-of", AS_NAME(BODY), PER(BODY))                             \
    /* of that deck, lying open; NONE */                                                           \
    X(uint8_t, top, [BODIES], "top", AS_NAME(CARD), PER(BODY))                                     \
    X(uint8_t, base_limit, [BODIES], "base-limit", AS_NUMBER, PER(BODY))                           \
    /* by combatant, then Ability */                                                               \
    X(uint8_t, ability, [BODIES * ABILITIES], "abilities", AS_NUMBER)                              \
    X(uint8_t, school, [BODIES], "attuned-to", AS_NAME(SCHOOL), PER(BODY))                         \
    X(uint8_t, armor, [BODIES], "armor", AS_NAME(ARMOR), PER(BODY))                                \
    X(uint8_t, slot, [BODIES * SLOTS], "slots", AS_NAME(GEAR)) /* by combatant, then slot */       \
    X(uint8_t, slot_n, [BODIES * SLOTS], "slot-counts", AS_NUMBER)                                 \
    X(uint8_t, pocket, [BODIES * POCKETS], "pockets", AS_NAME(GEAR))                               \
    X(uint8_t, pocket_n, [BODIES * POCKETS], "pocket-counts", AS_NUMBER)                           \
    /* slots, pockets as first packed */                                                           \
    X(uint8_t, kit, [HEROES * (SLOTS + POCKETS)], "kit", AS_NAME(GEAR))                            \
    X(uint8_t, coated, [BODIES], "coated", AS_SET(SLOT), PER(BODY))                                \
    X(uint8_t, marks, [BODIES], "marks", AS_SET(MARK), PER(BODY))                                  \
    X(uint8_t, turns, [BODIES * TIMEDS], "turns-left", AS_NUMBER) /* by combatant, then spell */   \
    X(uint8_t, edge, [BODIES], "edge", AS_NUMBER, PER(BODY)) /* left in this Deal */               \
    /* the Conflict */                                                                             \
    X(uint8_t, conflict, , "conflict", AS_NAME(YES))                                               \
    X(uint8_t, order, [BODIES], "order", AS_NAME(BODY)) /* from the top; NONE */                   \
    X(uint8_t, delaying, [BODIES], "delaying", AS_NAME(BODY)) /* first begun first; NONE */        \
    X(uint8_t, delay_left, [BODIES], "delay-left", AS_NUMBER, PER(BODY))                           \
    X(uint8_t, plan_kind, [BODIES], "plan-kind", AS_NAME(ACT), PER(BODY))                          \
    X(uint8_t, plan_what, [BODIES], "plan-what", AS_NUMBER, PER(BODY))                             \
    X(uint8_t, plan_gear, [BODIES], "plan-gear", AS_NAME(GEAR), PER(BODY))                         \
    X(uint8_t, plan_how, [BODIES], "plan-how", AS_NUMBER, PER(BODY))                               \
    X(uint8_t, plan_expert, [BODIES], "plan-expert", AS_NUMBER, PER(BODY))                         \
    X(uint8_t, mover, , "mover", AS_NAME(BODY)) /* whose turn it is; NONE */                       \
    X(uint8_t, feet, , "feet", AS_NUMBER) /* left of the Move */                                   \
    X(uint8_t, has_moved, , "has-moved", AS_NAME(YES))                                             \
    X(uint8_t, has_acted, , "has-acted", AS_NAME(YES))                                             \
    X(uint8_t, has_swapped, , "has-swapped", AS_NAME(YES))                                         \
    X(uint8_t, has_tried, , "has-tried", AS_NAME(YES))                                             \
    X(uint8_t, has_dropped, , "has-dropped", AS_NUMBER)                                            \
    /* the act */                                                                                  \
    X(uint8_t, act_kind, , "act-kind", AS_NAME(ACT))                                               \
    X(uint8_t, act_who, , "act-who", AS_NAME(BODY))                                                \
    X(uint8_t, act_what, , "act-what", AS_NUMBER)                                                  \
    X(uint8_t, act_gear, , "act-gear", AS_NAME(GEAR))                                              \
    X(uint8_t, act_how, , "act-how", AS_NAME(HOW))                                                 \
    X(uint8_t, act_expert, , "act-expert", AS_NUMBER)                                              \
    X(uint8_t, completion, , "completion", AS_NAME(YES)) /* of a Delay */                          \
    X(uint8_t, at_row, , "at-row", AS_NAME(ROW))                                                   \
    X(uint8_t, at_column, , "at-column", AS_NAME(COLUMN))                                          \
    /* the Deal */                                                                                 \
    X(uint8_t, deal, , "deal", AS_NAME(DEAL))                                                      \
    X(uint8_t, party, [2], "party", AS_NAME(BODY), PER(PARTY))                                     \
    X(uint8_t, tested, [2], "tested", AS_NAME(ABILITY), PER(PARTY))                                \
    X(uint8_t, target, , "target", AS_NUMBER)                                                      \
    X(uint8_t, tags, , "tags", AS_SET(TAG))                                                        \
    X(uint8_t, held, [2], "held", AS_NAME(YES), PER(PARTY))                                        \
    /* cards still to be drawn into the hand */                                                    \
    X(uint8_t, owed, [2], "owed", AS_NUMBER, PER(PARTY))                                           \
    X(uint8_t, owed_first, , "owed-first", AS_NAME(PARTY))                                         \
    X(uint8_t, hand_n, [2], "hand-count", AS_NUMBER, PER(PARTY))                                   \
    X(uint8_t, hand, [2 * HAND_MAX], "hands", AS_NAME(CARD))                                       \
    X(uint8_t, hand_set, [2 * HAND_MAX], "hand-set", AS_NUMBER) /* NONE: its own value */          \
    X(int8_t, hand_change, [2 * HAND_MAX], "hand-change", AS_NUMBER)                               \
    X(uint8_t, hand_soul, [2 * HAND_MAX], "hand-soul", AS_NUMBER)                                  \
    /* the card dealt first */                                                                     \
    X(uint8_t, first_gone, [2], "first-gone", AS_NAME(YES), PER(PARTY))                            \
    X(uint8_t, sturdy, [2], "sturdy", AS_NUMBER, PER(PARTY))                                       \
    X(uint8_t, critical, [2], "critical", AS_NAME(YES), PER(PARTY))                                \
    X(uint8_t, player, , "playing", AS_NAME(PARTY)) /* whose hit or hold */                        \
    X(uint8_t, asked, , "asked", AS_NAME(BODY)) /* in a window, a result step; NONE */             \
    X(uint8_t, cheerer, , "cheerer", AS_NAME(BODY)) /* who used Cheer; NONE */                     \
    X(uint8_t, busted, [2], "busted", AS_NAME(YES), PER(PARTY))                                    \
    X(uint8_t, result, , "result", AS_NAME(RESULT))                                                \
    X(uint8_t, stage, , "stage", AS_NAME(STAGE))                                                   \
    X(uint8_t, blow, , "blow", AS_NAME(BLOW))                                                      \
    X(uint8_t, loser, , "loser", AS_NAME(BODY))                                                    \
    X(uint8_t, bonus, , "bonus", AS_NUMBER) /* Bonus Damage still to be drawn */                   \
    X(uint8_t, reduce, , "reduce", AS_NUMBER) /* cards that the loser may still discard */         \
    X(uint8_t, lingers, , "lingers", AS_NAME(YES))                                                 \
    /* the GM's call: abilities, best or lowest, Edge + 3, of each side; also whom a desk move     \
     * concerns */                                                                                 \
    X(uint8_t, call_abilities, [2], "call-abilities", AS_SET(ABILITY), PER(PARTY))                 \
    X(uint8_t, call_take, [2], "call-take", AS_NAME(TAKE), PER(PARTY))                             \
    X(int8_t, call_edge, [2], "call-edge", AS_NUMBER, PER(PARTY))                                  \
    X(uint8_t, desk_who, , "desk-who", AS_NAME(BODY))                                              \
    X(uint8_t, back_to, , "back-to", AS_NAME(PHASE)) /* after a desk move or a Cheer */            \
    /* in defence, where asked: Ability + 1, or 0, of two combatants a byte */                     \
    X(uint8_t, named, [BODIES / 2], "named", AS_NOTHING)                                           \
    /* Edge by circumstance, in its next Deal */                                                   \
    X(int8_t, circumstance, [BODIES], "circumstance", AS_NUMBER, PER(BODY), .later = 1)            \
    /* the GM steps in no more till something happens */                                           \
    X(uint8_t, let_be, , "let-be", AS_NOTHING)                                                     \
    X(uint8_t, edition, , "edition", AS_NOTHING) /* of the rules by which this match is played */  \
    /* the scene: what has been tried in it, what is being tried; Damage still to be drawn */      \
    X(uint8_t, tried, , "tried", AS_SET(APPROACH), .later = 1)                                     \
    X(uint8_t, approach, , "approach", AS_NAME(APPROACH), .later = 1)                              \
    X(uint8_t, harm, , "harm", AS_NUMBER, .later = 1)                                              \
    /* 0: no room is drawn */                                                                      \
    X(uint8_t, room_rows, , "room-rows", AS_NOTHING)                                               \
    X(uint8_t, room_columns, , "room-columns", AS_NOTHING)                                         \
    /* what the GM calls a foe: of NAMES_CALLED + 1; 0: as its kind */                             \
    X(uint8_t, dubbed, [FOES], "dubbed", AS_NOTHING)                                               \
    X(uint8_t, rule_wounds, , "rule-wounds", AS_NUMBER, .later = 1)                                \
    /* what each hero has from earlier runs, and what this one brings: a wound, deeds */           \
    X(uint8_t, wound, [HEROES], "wound", AS_NAME(WOUND), .later = 1)                               \
    X(uint8_t, byname, [HEROES], "byname", AS_NAME(BYNAME), .later = 1)                            \
    X(uint8_t, struck, [HEROES], "struck", AS_NAME(WOUND), .later = 1)                             \
    X(uint8_t, deeds, [HEROES * DEEDS], "deeds", AS_NUMBER, .later = 1)                            \
    X(uint8_t, spare, [SPARE], "spare", AS_NOTHING)

struct twenty_one { TWENTY_ONE_FIELDS(FIELD_MEMBER) };
_Static_assert(sizeof(struct twenty_one) <= STATE_BYTES_MAX, "a state fits");
_Static_assert(offsetof(struct twenty_one, spare) + SPARE == sizeof(struct twenty_one),
               "the last word is full");

extern const struct game twenty_one_game;

#endif
