/* Texarkana: the state, the moves and the names that all files of this folder share. What is always
 * true: sheets, sizes of hands and all that lies on the table are public; secret are only where
 * face-down cards lie, and DV and Woe of a test till they are shown; these fields stand last. Rule
 * ids: docs/rules/texarkana.md; how a match goes as moves: docs/texarkana-moves.md; what a pack
 * says: pack.h. */
#ifndef GAMES_TEXARKANA_H
#define GAMES_TEXARKANA_H

#include "engine/engine.h"

enum {
    PCS_MAX = 6, SEATS = PCS_MAX + 1, DEALER = 0,    /* seat 0 is the Dealer, seats 1 .. 6 are the
                                                        Posse */
    SUITS = 9, RANKS = 13, CARDS = SUITS * RANKS,    /* card = suit x 13 + rank; rank 0 is the
                                                        Ace */
    CAST_MAX = 6,                                    /* NPCs in a scene */
    GOALS_MAX = 4, TRAITS_MAX = 6, CHARACTERISTICS_MAX = 2, FLAWS_MAX = 2, INVOCATIONS_MAX = 2,
    TRUMP_TRAITS_MAX = 2,                            /* of one character: so that every chain
                                                        ends */
    SCORE_MAX = 10,                                  /* Will, Grit, Coin, Luck of a PC, Grit of an
                                                        NPC */
    INJURIES_MAX = 9, DAMAGE_MAX = 5, DV_MAX = 3, DVS = 2 * DV_MAX + 1, CHANGE_MAX = 3,
    BUST_OVER = 21,
    WOE_MAX = 120,                                   /* Woe beyond it is not counted */
    FLIPS_SHOWN = 12,                                /* flipped cards of each side that the state
                                                        remembers */
    TIES_MAX = 50,                                   /* equal pairs in a row; then the one
                                                        challenged wins */
    SESSIONS_MAX = 3, SCENES_SESSION_MAX = 16, ACTS_MAX = 40, ACTS_BETWEEN_MAX = 12,
    TESTS_MAX = 80,                                  /* in a session, duels and what was called off
                                                        among them */
    BURN_GAIN = 3,                                   /* what a success with a card burned by choice
                                                        brings */
    FACTS_MAX = 16,                                  /* that a scenario may remember */
    BUYS_MAX = 16,                                   /* that a scenario offers, all scenes
                                                        together */
    EDITION_NOW = 4,                                 /* of the rules */
    ALL_SEATS = 0xffff
};

/* ---- Suits (TX-A1) and sides of a test ---- */
enum suit {
    SUIT_HEARTS, SUIT_DIAMONDS, SUIT_HORNS, SUIT_PISTOLS, SUIT_CLUBS, SUIT_SPADES, SUIT_MASKS,
    SUIT_TOMES,
    SUIT_SKULLS, SUIT_NONE, PLAYER_SUITS = SUIT_SKULLS   /* suits that can be declared */
};
enum side { SIDE_INITIATOR, SIDE_OTHER };            /* the other: the Dealer, or in a duel the
                                                        second fighter */

static inline int card_suit(int card) { return card / RANKS; }
static inline int card_rank(int card) { return card % RANKS; }
static inline int card_value(int card)               /* TX-A2 */
{
    int number = card_rank(card) + 1;
    return number > 10 ? 10 : number;
}

/* ---- Places ---- */
enum place {
    PLACE_DECK, PLACE_DISCARD,
    PLACE_TABLE,                                     /* played and assisting cards, face up */
    PLACE_LOOK,                                      /* two cards that a won Characteristic looks
                                                        at */
    PLACE_DOWN,                                      /* + side: a fighter's card, face down */
    PLACE_HAND = PLACE_DOWN + 2,                     /* + seat - 1 */
    PLACES = PLACE_HAND + PCS_MAX
};
static inline int place_hand(int seat) { return PLACE_HAND + seat - 1; }

/* ---- Phases, a row each ---- */
/* Its name; its kind (engine/game.h); who is to move; what may be done; what a move does. Its title
 * is the message texarkana-phase-NAME. */
#define TEXARKANA_PHASES(X)                                                                        \
    /* the Dealer: which scenario, or none */                                                      \
    X(STORY, "story", TURN, ACTOR, tx_story_options, tx_story_apply)                               \
    /* a player at a time: a character, ready made or with figures of one's own */                 \
    X(CASTING, "casting", TURN, ACTOR, tx_casting_options, tx_casting_apply)                       \
    /* chance: the shuffle of a session, then hands are filled */                                  \
    X(DEAL, "deal", TURN, CHANCE, texarkana_deal_options, tx_deal_apply)                           \
    /* floor: free play between tests */                                                           \
    X(FREE, "free", FLOOR, FLOOR, tx_free_options, tx_free_apply)                                  \
    /* a PC whose Will was lowered discards down to it */                                          \
    X(SHED, "shed", TURN, ACTOR, tx_shed_options, tx_shed_apply)                                   \
    /* the Dealer: no cards needed, or trumps, opposition and what is at risk */                   \
    X(STAKES, "stakes", TURN, ACTOR, tx_stakes_options, tx_stakes_apply)                           \
    /* the Dealer: DV and hidden Woe */                                                            \
    X(DIFFICULTY, "difficulty", TURN, ACTOR, tx_difficulty_options, tx_difficulty_apply)           \
    /* floor of two: the initiator wagers, declares a trump trait, plays; either calls it off */   \
    X(CARD, "card", FLOOR, FLOOR, tx_card_options, tx_card_apply)                                  \
    /* one PC at a time: assist or pass */                                                         \
    X(ASSIST, "assist", TURN, ACTOR, tx_assist_options, tx_assist_apply)                           \
    /* traits are declared, then trump or stand; in a duel for each side */                        \
    X(TRUMP, "trump", TURN, ACTOR, tx_trump_options, tx_trump_apply)                               \
    /* chance: flips of the side that trumped */                                                   \
    X(CHAIN, "chain", TURN, CHANCE, tx_flip_options, tx_chain_apply)                               \
    /* chance: DV and Woe are shown */                                                             \
    X(REVEAL, "reveal", TURN, CHANCE, tx_reveal_options, tx_reveal_apply)                          \
    /* chance: the Dealer's flip and chain */                                                      \
    X(ANSWER, "answer", TURN, CHANCE, tx_flip_options, tx_answer_apply)                            \
    /* who narrates; on a failure the Dealer may take what was at risk */                          \
    X(TELL, "tell", TURN, ACTOR, tx_tell_options, tx_tell_apply)                                   \
    /* chance: hands are filled up to Will, a look at two among it */                              \
    X(DRAW, "draw", TURN, CHANCE, tx_draw_options, tx_draw_apply)                                  \
    /* of two cards looked at one is tossed */                                                     \
    X(KEEP, "keep", TURN, ACTOR, tx_keep_options, tx_keep_apply)                                   \
    /* duel: the one challenged, then the Dealer */                                                \
    X(CONSENT, "consent", TURN, ACTOR, tx_consent_options, tx_consent_apply)                       \
    /* duel, together: wagers and traits, then a card face down */                                 \
    X(DOWN, "down", TOGETHER, WAITING, tx_down_options, tx_down_apply)                             \
    /* duel, chance: both cards */                                                                 \
    X(TURN_UP, "turn-up", TURN, CHANCE, tx_turn_up_options, tx_turn_up_apply)                      \
    /* duel, chance: both flip till they differ */                                                 \
    X(TIE, "tie", TURN, CHANCE, tx_flip_options, tx_tie_apply)                                     \
    /* NPC against NPC, chance: one flip */                                                        \
    X(CLASH, "clash", TURN, CHANCE, tx_flip_options, tx_clash_apply)                               \
    /* the session is over: the Dealer begins another or leaves it */                              \
    X(AFTER, "after", TURN, ACTOR, tx_after_options, tx_after_apply)                               \
    X(OVER, "over", TURN, NOBODY, NULL, NULL)
enum phase {
#define ROW(id, ...) PHASE_##id,
    TEXARKANA_PHASES(ROW)
#undef ROW
    PHASES
};

/* ---- Verbs. `!x` in comments is a secret argument; its witnesses after -> ---- */
enum verb {
    /* players */
    DO_CHOOSE,         /* character */
    DO_RATE,           /* will, grit, coin, luck, character: with figures of one's own */
    DO_ATTEMPT,        /* goal (or none), field: opens a test */
    DO_INVOKE,         /* invocation, goal (or none): opens a test by an Invocation */
    DO_CHALLENGE,      /* pc: PC against PC */
    DO_WAIT,           /* nothing for now */
    DO_AGREE, DO_REFUSE,
    DO_CHARACTERISTIC, /* characteristic: wagers 1 Luck */
    DO_FLAW,           /* flaw: wagers 1 Will */
    DO_USE,            /* trait */
    DO_PLAY,           /* card, burn (no, yes) */
    DO_DOWN,           /* !card -> self */
    DO_CALL_OFF,       /* the Dealer too */
    DO_ASSIST,         /* card */
    DO_PASS,
    DO_TRUMP, DO_STAND,
    DO_NARRATE,        /* the Dealer too */
    DO_TOSS,           /* card: of the two looked at; the other is kept */
    DO_SHED,           /* card: to the discards, since Will was lowered */
    /* the Dealer */
    DO_SCENARIO,       /* scenario */
    DO_CALL,           /* pc, goal (or none), field: asks that PC for a test */
    DO_CHANGE,         /* pc, resource, by */
    DO_ENTER, DO_LEAVE, /* pc */
    DO_BRING,          /* npc */
    DO_DISMISS,        /* against */
    DO_CLASH,          /* ally, foe: NPC against NPC */
    DO_JUDGE,          /* goal, result (won, lost): without a test */
    DO_NO_CARDS,
    DO_DECLARE,        /* trump, opposition (or none), against (or none), marks, risk */
    DO_DIFFICULTY,     /* !dv, !woe -> self */
    DO_ALLOW,          /* trump, other, violence: the Dealer's consent to a duel */
    DO_TAKE,           /* resource, amount: what a failure costs */
    DO_SCENE,          /* scene */
    DO_CLOSE_SCENE,
    DO_NEXT_SESSION, DO_FINISH,
    DO_CLOSE_SESSION,
    /* chance */
    DO_SHUFFLE,        /* the discards become the deck; at a session's start all cards */
    DO_DRAW,           /* to, !card -> to */
    DO_LOOK,           /* to, !card -> to: one of two */
    DO_FLIP,           /* card */
    DO_REVEAL,         /* dv, woe */
    DO_TURN_UP,        /* card, other */
    /* players; at the end, so that the numbers of the others stay */
    DO_GAIN,           /* resource, amount: what a success brings beyond what was agreed */
    DO_BUY,            /* buy: what the scenario offers for Coin or Luck */
    DO_MOOD,           /* against, mood; the Dealer */
    DO_SET_GOAL,       /* goal: called so, of NAMES_MADE; the Dealer's words are its stakes */
    /* what the Dealer sets right (docs/powers.md) */
    DO_SET_FIGURE,     /* pc, resource, number */
    DO_SET_GRIT,       /* against, number */
    DO_SET_WOE,        /* number */
    VERBS
};

/* ---- Name tables: indices of data->names. The pack fills character, npc and scenario. ---- */
enum name_table {
    NAMES_NONE, NAMES_PHASE, NAMES_SEAT, NAMES_CARD, NAMES_SUIT, NAMES_PLACE, NAMES_CHARACTER,
    NAMES_NPC,
    NAMES_SCENARIO, NAMES_SCENE, NAMES_GOAL, NAMES_CAST, NAMES_TRAIT, NAMES_CHARACTERISTIC,
    NAMES_FLAW,
    NAMES_INVOCATION, NAMES_RESOURCE, NAMES_MARK, NAMES_YES, NAMES_SIDE, NAMES_KIND, NAMES_RESULT,
    NAMES_HEIGHT,
    NAMES_GOAL_STATE, NAMES_TO, NAMES_ENDING, NAMES_WAGER, NAMES_CHAIN_RULE, NAMES_TRUMP_RULE,
    NAMES_MATCH_RULE,
    NAMES_STORY_RULE, NAMES_FACT, NAMES_BUY, NAMES_MOOD, NAMES_BUYS_RULE, NAMES_MADE,
    NAME_TABLES
};

/* ---- Small values ---- */
enum resource { RES_WILL, RES_GRIT, RES_COIN, RES_LUCK, RES_INJURY, RESOURCES };
enum mark {                                          /* what the Dealer marks when stakes are set,
                                                        as bits */
    MARK_VIOLENCE, MARK_SUPERNATURAL,
    MARK_BURN_OFFERED,                               /* the player may choose to burn, for a
                                                        stronger effect (TX-E3) */
    MARK_BURN_ASKED,                                 /* the card is burned (TX-E3) */
    MARKS
};
enum kind { KIND_NONE, KIND_TEST, KIND_INVOCATION, KIND_DUEL, KIND_CLASH };
/* of the initiator; of the Posse in a clash */
enum result { RESULT_NONE, RESULT_SUCCESS, RESULT_FAILURE };
enum height { HEIGHT_WORSE, HEIGHT_GRANDER, HEIGHT_BETTER, HEIGHTS };   /* bits; TX-D5 */
enum goal_state { GOAL_ABSENT, GOAL_OPEN, GOAL_WON, GOAL_LOST };
enum wager {                                         /* WAGER_CHARACTERISTIC + n, WAGER_FLAW + n */
    WAGER_NONE, WAGER_CHARACTERISTIC, WAGER_FLAW = WAGER_CHARACTERISTIC + CHARACTERISTICS_MAX,
    WAGERS = WAGER_FLAW + FLAWS_MAX
};
enum mood { MOOD_EVEN, MOOD_FRIENDLY, MOOD_WARY, MOOD_ANGRY, MOOD_AFRAID, MOOD_SAD, MOODS };
enum ending { ENDING_NONE, ENDING_STORY, ENDING_WOE, ENDING_POSSE, ENDING_DEALER };
/* Why a move is not open, or WHY_NONE; voice/words_why.c has a row for each. First those with
 * which nothing is said besides. WHY_UNSAID: it has no sentence of its own. */
#define TX_WHYS_BARE(X)                                                                            \
    X(WHY_NO_STAKES) X(WHY_TRUMP_SKULLS) X(WHY_TRUMP_NONE) X(WHY_TRUMP_TOMES)                      \
    X(WHY_OPPOSED_BY_HALF) X(WHY_OPPOSED_BY_SKULLS) X(WHY_NO_NPC) X(WHY_DV_LATER) X(WHY_WOE_OFF)   \
    X(WHY_WOE_INVOCATION) X(WHY_WOE_VIOLENCE) X(WHY_TAKE_LATER) X(WHY_TAKE_DUEL) X(WHY_TAKE_ONE)   \
    X(WHY_TAKE_SUCCESS) X(WHY_TAKE_AMOUNT) X(WHY_TAKEN) X(WHY_NO_CARDS_LATE) X(WHY_ALLOW)          \
    X(WHY_CALL_OFF_DEALER) X(WHY_NARRATE) X(WHY_RESTING_TEST) X(WHY_DEALERS) X(WHY_NO_GOAL)        \
    X(WHY_GOAL_OVER) X(WHY_GOAL_STATE) X(WHY_NPC_ITSELF) X(WHY_CHANGE_LATER) X(WHY_OVER)           \
    X(WHY_FREE_PLAY) X(WHY_SCENE_OPEN) X(WHY_NO_SUCH_SCENE) X(WHY_RESTING) X(WHY_WAITED_FOR)       \
    X(WHY_NO_SCENE) X(WHY_ONE_TEST) X(WHY_YOU_INJURED) X(WHY_YOU_NO_WILL) X(WHY_YOU_AWAY)          \
    X(WHY_FIELD) X(WHY_NO_INVOCATION) X(WHY_INVOKED) X(WHY_YOURSELF) X(WHY_GAIN_LATER)             \
    X(WHY_GAIN_NONE) X(WHY_GAIN_WHICH) X(WHY_PLAY_LATER) X(WHY_BURN) X(WHY_NO_BURN)                \
    X(WHY_ASSIST_YOURSELF) X(WHY_ASSISTED) X(WHY_ASSIST_LATER) X(WHY_NO_TRAIT) X(WHY_TRAIT_LATER)  \
    X(WHY_TRAIT_DECLARED) X(WHY_TRAIT_BEFORE) X(WHY_TRAIT_AFTER) X(WHY_WAGER_LATER)                \
    X(WHY_WAGER_ONE) X(WHY_WAGERED) X(WHY_NO_FLAW) X(WHY_NO_CHARACTERISTIC) X(WHY_WAGER_LUCK)      \
    X(WHY_TRUMP_LATER) X(WHY_NO_TRUMP) X(WHY_CALL_OFF) X(WHY_NO_BUY) X(WHY_BOUGHT)                 \
    X(WHY_BUY_HELD) X(WHY_BUYS_OFF) X(WHY_BUY_NOTHING) X(WHY_MOOD_SAME) X(WHY_GOALS_FULL)
enum why {
    WHY_NONE, WHY_UNSAID,
#define WHY(id) id,
    TX_WHYS_BARE(WHY)
#undef WHY
    WHY_NPC_OUT, WHY_DV, WHY_WOE, WHY_NOT_AT_RISK, WHY_SESSIONS, WHY_TESTS, WHY_SCENES, WHY_ACTS,
    WHY_ACTS_BETWEEN, WHY_NPC_NO_FIGHT, WHY_AWAY, WHY_HERE, WHY_INJURED, WHY_NO_WILL, WHY_NPCS,
    WHY_CHANGE, WHY_FIELDS, WHY_NOT_IN_HAND, WHY_GAIN_MOST, WHY_GAIN, WHY_ASSIST_FIT,
    WHY_TRAIT_USED, WHY_TRAIT_FIELD, WHY_CHARACTER, WHY_FIGURES, WHY_BUY_PRICE, WHYS
};
/* "none" in NAMES_GOAL, NAMES_CAST; SUIT_NONE in NAMES_SUIT */
enum { GOAL_NONE = GOALS_MAX, CAST_NONE = CAST_MAX };

/* ---- Table options (TX decisions), indices of struct rules ---- */
enum rule {
    RULE_WOE, RULE_INJURIES_OUT, RULE_HAND_MAX, RULE_SKULL_CHAIN, RULE_UNOPPOSED_TRUMP,
    RULE_ASSIST_MATCH,
    RULE_LOOK_AT_TWO, RULE_SUPERNATURAL_BURNS, RULE_ODDS_SHOWN, RULE_STORY, RULE_BUYS, RULES
};
enum { SKULL_ENDS, SKULL_GOES_ON };                  /* skull-in-player-chain */
enum { UNOPPOSED_SKULLS, UNOPPOSED_DECLARED };       /* dealer-unopposed-trump */
enum { MATCH_NUMBER, MATCH_RANK };                   /* assist-match */
enum { BUYS_NONE, BUYS_STORY, BUYS_TESTS };          /* buys */
/* scenario: ask, first .. fourth, free */
enum { STORY_ASK, STORY_FIRST, STORY_FREE = STORY_FIRST + 4 };

/* ---- The state ---- */
/* X(type, member, dims, name, ...). Arrays of SEATS are by seat, element 0 (the Dealer's)
 * stays 0; arrays of 2 are by side. What belongs to a test stays till the next one opens, so that a
 * view can tell how it went. */
#define TEXARKANA_FIELDS(X)                                                                        \
    X(uint64_t, barred, [POOLS_MAX], "barred", AS_NOTHING)                                         \
    /* what the story remembers: the scenario's facts that have come true */                       \
    X(uint32_t, facts, , "facts", AS_SET(FACT), .later = 1)                                        \
    X(uint16_t, known, [PLACES], "known", AS_NUMBER, PER(PLACE), .inner = 1)                       \
    /* who sees dv and woe-in */                                                                   \
    X(uint16_t, secret_known, , "secret-known", AS_NUMBER, .inner = 1)                             \
    /* cards alone: played, assisting, flipped */                                                  \
    X(uint16_t, total, [2], "total", AS_NUMBER, PER(SIDE))                                         \
    X(uint16_t, trumps, [2], "trumps", AS_SET(SUIT), PER(SIDE))                                    \
    /* opened this session, called off ones too */                                                 \
    X(uint16_t, tests, , "tests", AS_NUMBER, .inner = 1)                                           \
    X(uint16_t, bought, , "bought", AS_SET(BUY), .later = 1) /* this match */                      \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, seats, , "seats", AS_NUMBER)                                                        \
    /* options of the table */                                                                     \
    X(uint8_t, rule_woe, , "rule-woe", AS_NAME(YES))                                               \
    X(uint8_t, rule_injuries_out, , "rule-injuries-out", AS_NUMBER)                                \
    X(uint8_t, rule_hand_max, , "rule-hand-max", AS_NUMBER)                                        \
    X(uint8_t, rule_skull_chain, , "rule-skull-in-player-chain", AS_NAME(CHAIN_RULE))              \
    X(uint8_t, rule_unopposed_trump, , "rule-dealer-unopposed-trump", AS_NAME(TRUMP_RULE))         \
    X(uint8_t, rule_assist_match, , "rule-assist-match", AS_NAME(MATCH_RULE))                      \
    X(uint8_t, rule_look_at_two, , "rule-look-at-two", AS_NAME(YES))                               \
    X(uint8_t, rule_supernatural_burns, , "rule-supernatural-burns", AS_NAME(YES))                 \
    X(uint8_t, rule_odds_shown, , "rule-odds-shown", AS_NAME(YES))                                 \
    X(uint8_t, rule_buys, , "rule-buys", AS_NAME(BUYS_RULE), .later = 1)                           \
    /* session, scene */                                                                           \
    X(uint8_t, session, , "session", AS_NUMBER) /* from 1; 0 before the first */                   \
    X(uint8_t, scenario, , "scenario", AS_NAME(SCENARIO)) /* NONE: not yet said */                 \
    X(uint8_t, scene, , "scene", AS_NAME(SCENE)) /* open now; NONE */                              \
    X(uint8_t, scenes, , "scenes", AS_NUMBER) /* opened this session */                            \
    X(uint8_t, to, , "to", AS_NAME(TO)) /* where the story goes once the scene is closed; NONE */  \
    X(uint8_t, ending, , "ending", AS_NAME(ENDING))                                                \
    X(uint8_t, closing, , "closing", AS_NAME(TO)) /* ENDING_STORY: which; NONE */                  \
    /* of free play in this scene, or between scenes */                                            \
    X(uint8_t, acts, , "acts", AS_NUMBER, .inner = 1)                                              \
    X(uint8_t, called_off, , "called-off", AS_NUMBER) /* tests called off in this scene */         \
    /* the Dealer's total, what is hidden in a test included */                                    \
    X(uint8_t, woe, , "woe", AS_NUMBER)                                                            \
    X(uint8_t, waiting, , "waiting", AS_SET(SEAT)) /* still asked: floors, together */             \
    X(uint8_t, actor, , "actor", AS_NAME(SEAT)) /* the seat asked in a one-seat phase; NONE */     \
    X(uint8_t, in_scene, , "in-scene", AS_SET(SEAT))                                               \
    X(uint8_t, goal, [GOALS_MAX], "goals", AS_NAME(GOAL_STATE), PER(GOAL))                         \
    X(uint8_t, goal_tries, [GOALS_MAX], "goal-tries", AS_NUMBER, PER(GOAL)) /* failures */         \
    X(uint8_t, goals_won, , "goals-won", AS_NUMBER) /* this match */                               \
    /* how a goal came out: 1 + way x CAME_SO + outcome; 0: as the goal says itself */             \
    X(uint8_t, goal_how, [GOALS_MAX], "goal-how", AS_NUMBER, PER(GOAL), .inner = 1, .later = 1)    \
    /* goals that the Dealer has made, by what people call them; NONE: the scenario's, or none */  \
    X(uint8_t, goal_made, [GOALS_MAX], "goal-made", AS_NAME(MADE), PER(GOAL), .later = 1)          \
    X(uint8_t, cast, [CAST_MAX], "cast", AS_NAME(NPC), PER(CAST))                                  \
    X(uint8_t, cast_grit, [CAST_MAX], "cast-grit", AS_NUMBER, PER(CAST))                           \
    X(uint8_t, cast_out, , "cast-out", AS_SET(CAST))                                               \
    X(uint8_t, cast_mood, [CAST_MAX], "cast-mood", AS_NAME(MOOD), PER(CAST), .later = 1)           \
    /* rows of the scene's moods that have come about, as bits */                                  \
    X(uint8_t, mood_rows, , "mood-rows", AS_NUMBER, .inner = 1, .later = 1)                        \
    /* sheets */                                                                                   \
    X(uint8_t, character, [SEATS], "character", AS_NAME(CHARACTER))                                \
    X(uint8_t, will, [SEATS], "will", AS_NUMBER)                                                   \
    X(uint8_t, grit, [SEATS], "grit", AS_NUMBER)                                                   \
    X(uint8_t, coin, [SEATS], "coin", AS_NUMBER)                                                   \
    X(uint8_t, luck, [SEATS], "luck", AS_NUMBER)                                                   \
    X(uint8_t, injuries, [SEATS], "injuries", AS_NUMBER)                                           \
    X(uint8_t, trait_used, [SEATS * TRAITS_MAX], "trait-used", AS_NUMBER) /* this session */       \
    X(uint8_t, wagered, [SEATS], "wagered", AS_SET(WAGER)) /* this session */                      \
    X(uint8_t, invoked, [SEATS], "invoked", AS_SET(INVOCATION)) /* this session */                 \
    /* what was bought for one test, and not used yet; NONE */                                     \
    X(uint8_t, held, [SEATS], "held", AS_NAME(BUY), .later = 1)                                    \
    /* the test */                                                                                 \
    X(uint8_t, kind, , "kind", AS_NAME(KIND))                                                      \
    /* seats; NONE: the Dealer's side */                                                           \
    X(uint8_t, fighter, [2], "fighter", AS_NAME(SEAT), PER(SIDE))                                  \
    X(uint8_t, test_goal, , "test-goal", AS_NAME(GOAL))                                            \
    X(uint8_t, field, , "field", AS_NAME(SUIT)) /* the field of use that was named */              \
    X(uint8_t, invocation, , "invocation", AS_NAME(INVOCATION))                                    \
    X(uint8_t, declared, [2], "declared", AS_NAME(SUIT), PER(SIDE))                                \
    X(uint8_t, against, , "against", AS_NAME(CAST))                                                \
    X(uint8_t, marks, , "marks", AS_SET(MARK))                                                     \
    X(uint8_t, risk, , "risk", AS_SET(RESOURCE))                                                   \
    X(uint8_t, taken, , "taken", AS_SET(RESOURCE))                                                 \
    X(uint8_t, wager, [2], "wager", AS_NAME(WAGER), PER(SIDE))                                     \
    X(uint8_t, traits, [2], "traits", AS_SET(TRAIT), PER(SIDE))                                    \
    /* declared modifiers */                                                                       \
    X(int8_t, bonus, [2], "bonus", AS_NUMBER, PER(SIDE))                                           \
    X(uint8_t, never_bust, [2], "never-bust", AS_NAME(YES), PER(SIDE))                             \
    X(uint8_t, played, [2], "played", AS_NAME(CARD), PER(SIDE))                                    \
    X(uint8_t, burned, [2], "burned", AS_NAME(YES), PER(SIDE))                                     \
    X(uint8_t, assisted, [2], "assisted", AS_NAME(CARD), PER(SIDE))                                \
    X(uint8_t, assistant, [2], "assistant", AS_NAME(SEAT), PER(SIDE)) /* a seat; NONE */           \
    /* still to be asked for an assist, or to be filled */                                         \
    X(uint8_t, to_ask, , "to-ask", AS_SET(SEAT), .inner = 1)                                       \
    X(uint8_t, side, , "side", AS_NAME(SIDE)) /* whose assist, trump or chain it is */             \
    X(uint8_t, trumped, [2], "trumped", AS_NAME(YES), PER(SIDE))                                   \
    X(uint8_t, busted, [2], "busted", AS_NAME(YES), PER(SIDE))                                     \
    X(uint8_t, flips, [2], "flips", AS_NUMBER, PER(SIDE))                                          \
    X(uint8_t, flip_a, [FLIPS_SHOWN], "initiator-flips", AS_NAME(CARD))                            \
    X(uint8_t, flip_b, [FLIPS_SHOWN], "other-flips", AS_NAME(CARD))                                \
    X(uint8_t, tie, [2], "tie", AS_NAME(CARD), PER(SIDE)) /* plain flips of a draw */              \
    X(uint8_t, ties, , "ties", AS_NUMBER) /* equal pairs of plain flips so far */                  \
    X(uint8_t, result, , "result", AS_NAME(RESULT))                                                \
    X(uint8_t, heights, [2], "heights", AS_SET(HEIGHT), PER(SIDE))                                 \
    /* cards that a won Characteristic still looks at */                                           \
    X(uint8_t, looks, , "looks", AS_NUMBER, .inner = 1)                                            \
    /* this effect has fed its Woe */                                                              \
    X(uint8_t, shed_skull, , "shed-skull", AS_NAME(YES), .inner = 1)                               \
    /* hands are filled after a test */                                                            \
    X(uint8_t, cleaning, , "cleaning", AS_NAME(YES), .inner = 1)                                   \
    X(uint8_t, size, [PLACES], "size", AS_NUMBER, PER(PLACE))                                      \
    /* The Dealer has said nothing for now, and may still step in. */                              \
    X(uint8_t, resting, , "dealer-rests", AS_NAME(YES), .later = 1)                                \
    /* beyond what was agreed: to gain */                                                          \
    X(uint8_t, gains_left, , "gains-left", AS_NUMBER, .later = 1)                                  \
    /* ... to take from who has failed */                                                          \
    X(uint8_t, takes_left, , "takes-left", AS_NUMBER, .later = 1)                                  \
    /* `scenes` when the test was opened */                                                        \
    X(uint8_t, test_scene, , "test-scene", AS_NUMBER, .later = 1)                                  \
    X(uint8_t, duels, , "duels", AS_NUMBER, .later = 1) /* allowed in this scene */                \
    /* of the rules by which this match is played */                                               \
    X(uint8_t, edition, , "edition", AS_NOTHING, .later = 1)                                       \
    X(uint8_t, pool, [CARDS], "pool", AS_NOTHING)                                                  \
    /* the NPC in the slot `against` when the test began: it may leave, and another come; NONE */  \
    X(uint8_t, opposed, , "opposed", AS_NOTHING, .later = 1)                                       \
    X(uint8_t, spare, [3], "spare", AS_NOTHING, .later = 1)                                        \
    /* secret */                                                                                   \
    X(uint8_t, place, [CARDS], "place", .show = SHOW_PLACES, .names = NAMES_PLACE,                 \
      .know = KNOW_PLACE, PER(CARD), .places = PLACES, .mask = offsetof(struct texarkana,          \
      known), .size = offsetof(struct texarkana, size), .pool = offsetof(struct texarkana, pool),  \
      .barred = offsetof(struct texarkana, barred))                                                \
    X(uint8_t, dv, , "dv", AS_NUMBER, .know = KNOW_MASK,                                           \
      /* DV + 3 */ .mask = offsetof(struct texarkana, secret_known), .lo = 0, .hi = DVS - 1)       \
    X(uint8_t, woe_in, , "woe-in", AS_NUMBER, .know = KNOW_MASK,                                   \
      .mask = offsetof(struct texarkana, secret_known), .lo = 0, .hi = WOE_MAX)

struct texarkana { TEXARKANA_FIELDS(FIELD_MEMBER) };

extern const struct game texarkana_game;

#endif
