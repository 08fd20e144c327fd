/* Bloodsport Gambler: the state, the cards and the words that all files of this folder share. What
 * is always true: a seat's Coin, its hand's size and all that lies on the table are public; only
 * the places of face-down cards, bets and settlements are secret, and they stand last. Rule ids:
 * docs/rules/bloodsport.md. */
#ifndef GAMES_BLOODSPORT_H
#define GAMES_BLOODSPORT_H

#include "engine/engine.h"

enum {
    FIGHTS = 3, SLOTS = 6, PLAYERS_MAX = 2, BOXES = 6, ROWS_MAX = 12, TARGETS_MAX = 4,
    FIGHTERS = 18, WEAPONS = 18, SECRETS = 12, ACTIONS = 28,
    DIE_FACES = 6, HAND_FULL = 6, TIME_FULL = 6, COIN_START = 16, CHANCE_START = 3, GUARD_MAX = 3,
    FIGHT_ROUNDS_MAX = 100, ROUNDS_MAX = 9, BANK_PRINTED = 66,
    LIFE_MAX = 20, MOD_MAX = 99,       /* a Fighter's as printed; what cards add to a stat, up or
                                          down */
    EFFECTS_MAX = 4, ALL_SEATS = 0xffff
};

/* Slots are fight x 2 + side: left-1, right-1, left-2, ... */
static inline int slot_fight(int slot) { return slot >> 1; }
static inline int slot_side(int slot) { return slot & 1; }

/* ---- Places ---- */
enum weapon_place { WEAPON_DECK, WEAPON_DISCARD, WEAPON_SLOT, WEAPON_PLACES = WEAPON_SLOT + SLOTS };
enum secret_place {
    SECRET_DECK, SECRET_DISCARD, SECRET_FIGHT, SECRET_PLACES = SECRET_FIGHT + FIGHTS
};
enum action_place {
    ACTION_DECK, ACTION_DISCARD,
    ACTION_CLOSED,                                   /* + seat: face-down discards of one player */
    ACTION_HAND = ACTION_CLOSED + PLAYERS_MAX,       /* + seat */
    ACTION_TABLE = ACTION_HAND + PLAYERS_MAX,        /* face up: being played, or used this round */
    ACTION_ROW,                                      /* + row: a Sabotage beside a Fighter, or once
                                                        turned up */
    ACTION_PLACES = ACTION_ROW + ROWS_MAX
};

/* ---- Things that can be looked at or aimed at, in one list for the moves look and aim ---- */
enum target {
    TARGET_WEAPON,                                   /* + slot */
    TARGET_SECRET = TARGET_WEAPON + SLOTS,           /* + fight */
    TARGET_ROW = TARGET_SECRET + FIGHTS,             /* + row */
    TARGET_FIGHTER = TARGET_ROW + ROWS_MAX,          /* + slot */
    TARGETS = TARGET_FIGHTER + SLOTS
};

/* ---- Phases: the steps of a round, a row each ---- */
/* Its name; its kind (engine/game.h); who is to move; what it is part of for people (enum part);
 * what may be done, what a move does, how it begins after a window (NULL: as it is). Its title is
 * the message bloodsport-phase-NAME. */
#define BLOODSPORT_PHASES(X)                                                                       \
    /* A1 to B3, then who goes first */                                                            \
    X(DEAL, "deal", TURN, CHANCE, SET_UP, bg_deal_options, bloodsport_deal_apply, NULL)            \
    /* phase 2: a card or pass */                                                                  \
    X(ACTION, "action", TURN, ACTOR, ACTION, bg_action_options, bg_action_apply, bg_action_next)   \
    /* phase 2: what the card is for */                                                            \
    X(TARGET, "target", TURN, PLAYER, ACTION, bg_target_options, bg_target_apply, NULL)            \
    /* Time and Coin on the card just named */                                                     \
    X(PAY, "pay", TURN, PLAYER, NONE, bg_pay_options, bg_pay_apply, NULL)                          \
    X(RISK, "risk", TURN, CHANCE, NONE, bg_risk_options, bg_risk_apply, NULL) /* the Risk roll */  \
    /* a caught player's random card */                                                            \
    X(TOSS, "toss", TURN, CHANCE, NONE, bg_toss_options, bg_toss_apply, NULL)                      \
    /* what it turns up, draws, replaces */                                                        \
    X(EFFECT, "effect", TURN, CHANCE, NONE, bg_effect_options, bg_effect_apply, NULL)              \
    /* rat or pass */                                                                              \
    X(WINDOW, "window", TURN, ACTOR, NONE, bg_window_options, bg_window_apply, NULL)               \
    /* phase 3 */                                                                                  \
    X(BET, "bet", TOGETHER, WAITING, BETS, bg_bet_options, bg_bet_apply, bg_bet_begin)             \
    /* E1 */                                                                                       \
    X(UNCOVER, "uncover", TURN, CHANCE, FIGHTS, bg_uncover_options, bg_uncover_apply, NULL)        \
    /* E2, the next Sabotage, or done */                                                           \
    X(UNVEIL, "unveil", TURN, CHANCE, FIGHTS, bg_unveil_options, bg_unveil_apply, NULL)            \
    X(DICE, "dice", TURN, CHANCE, FIGHTS, bg_dice_options, bg_dice_apply, NULL)    /* E4 */        \
    X(REACT, "react", TURN, ACTOR, FIGHTS, bg_react_options, bg_react_apply, NULL) /* E5 */        \
    /* F1, the slips shown */                                                                      \
    X(SLIPS, "slips", TURN, CHANCE, SETTLE, bg_slips_options, bg_slips_apply, NULL)                \
    /* F2 */                                                                                       \
    X(SETTLE, "settle", TOGETHER, WAITING, SETTLE, bg_settle_options, bg_settle_apply,             \
      bg_settle_begin)                                                                             \
    /* both settlements shown */                                                                   \
    X(SETTLED, "settled", TURN, CHANCE, SETTLE, bg_settled_options, bg_settled_apply, NULL)        \
    X(FATE, "fate", TURN, CHANCE, FATE, bg_fate_options, bg_fate_apply, NULL) /* H2 */             \
    /* H1: done early */                                                                           \
    X(AFTER, "after", TURN, ACTOR, FATE, bloodsport_after_options, bloodsport_after_apply, NULL)   \
    /* phase 6 */                                                                                  \
    X(DISCARD, "discard", TOGETHER, WAITING, RESET, bg_discard_options, bg_discard_apply,          \
      bg_discard_begin)                                                                            \
    X(OVER, "over", TURN, NOBODY, FATE, NULL, NULL, NULL)
enum phase {
#define ROW(id, ...) PHASE_##id,
    BLOODSPORT_PHASES(ROW)
#undef ROW
    PHASES
};

/* ---- Verbs. `!x` in comments is a secret argument; its witnesses after -> ---- */
enum verb {
    DO_DISCOVER,       /* card */
    DO_SPECIAL,        /* card */
    DO_SABOTAGE,       /* !card -> self, or all if shown; on (slot), shown (no, yes) */
    DO_REACT,          /* card, on (none, left, right) */
    DO_LOOK,           /* target, show (no, yes) */
    DO_AIM,            /* target */
    DO_PAY,            /* time, coin */
    DO_RAT,
    DO_PASS,
    DO_PASS_FIGHT,     /* no React for the rest of this Fight */
    DO_BET,            /* fight, !on (none, left, right), !coin -> self (alone: all) */
    DO_SETTLE,         /* !boxes, the empty set = skip -> self */
    DO_DISCARD,        /* !card -> self */
    DO_DONE,
    DO_GO_ON,
    DO_START_OVER,
    DO_STOP,
    /* chance */
    DO_SHUFFLE,        /* deck */
    DO_DRAW,           /* to, !card -> to */
    DO_FIGHTER,        /* on, card */
    DO_WEAPON,         /* on, !card -> who sees into that slot */
    DO_SECRET,         /* fight, !card -> who sees it */
    DO_START,          /* first, second: the dice of seats 0 and 1 */
    DO_RISK,           /* die */
    DO_TOSS,           /* card */
    DO_SHOW_WEAPON,    /* on, !card -> the looker and who is shown */
    DO_SHOW_SECRET,    /* fight, !card -> the same */
    DO_SHOW_SABOTAGE,  /* row, !card -> the same */
    DO_TAKE_WEAPON,    /* on, card: goes face up to the discard before it is replaced */
    DO_TAKE_SECRET,    /* fight, card */
    DO_UNCOVER,        /* fight, left, right, secret */
    DO_UNVEIL,         /* row, card */
    DO_UNVEIL_DONE,
    DO_DICE,           /* left, left-again, right, right-again; "again" 0 = not rolled twice */
    DO_AGAIN,          /* on, die, again */
    DO_SLIPS,          /* a-1 a-2 a-3 b-1 b-2 b-3 */
    DO_SETTLED,        /* a, b */
    DO_FATE,           /* of, die, again */
    VERBS
};

/* ---- Name tables: indices of data->names ---- */
enum name_table {
    NAMES_NONE, NAMES_PHASE, NAMES_SEAT, NAMES_FIGHTER, NAMES_WEAPON, NAMES_SECRET, NAMES_ACTION,
    NAMES_SLOT, NAMES_FIGHT, NAMES_SIDE, NAMES_WINNER, NAMES_TARGET, NAMES_BOX, NAMES_YES,
    NAMES_DECK,
    NAMES_BET, NAMES_STATUS, NAMES_OUTCOME, NAMES_STOCK, NAMES_TYPE, NAMES_ROW,
    NAMES_WEAPON_PLACE, NAMES_SECRET_PLACE, NAMES_ACTION_PLACE, NAME_TABLES
};

/* ---- Small values ---- */
enum side { SIDE_LEFT, SIDE_RIGHT };
enum on { ON_NONE, ON_LEFT, ON_RIGHT };              /* in moves */
enum winner { WINNER_NONE, WINNER_LEFT, WINNER_RIGHT, WINNER_NOBODY };  /* none: not fought yet */
enum status {
    STATUS_PLAYING, STATUS_GOES_ON,                  /* won, gambles on without Loans */
    STATUS_AGAIN,                                    /* started over: pays, but is not counted */
    STATUS_OUT
};
enum outcome { OUTCOME_NONE, OUTCOME_WON, OUTCOME_LOST };
enum stock { STOCK_UNLIMITED, STOCK_PRINTED };
enum stat_type { TYPE_STR, TYPE_DEX, TYPE_BEST, TYPE_WORST };
enum deck { DECK_FIGHTERS, DECK_WEAPONS, DECK_SECRETS, DECK_ACTIONS };
/* Why a move is not open, or WHY_NONE: each rule that refuses one names its reason, and
 * voice/words_why.c has a row for it. */
enum why {
    WHY_NONE, WHY_NOT_HELD, WHY_REACT_ONLY, WHY_REACT_NOW, WHY_OTHER_TYPE, WHY_NOTHING_TO_SEE,
    WHY_TIME, WHY_COIN, WHY_OVER_RISK,
    WHY_RAT_CHANCE, WHY_GUARD_LOW, WHY_NEXT_BET, WHY_COIN_TO_BET, WHY_FAVOURITE, WHY_WAGER,
    WHY_GIVE_UP, WHY_PAID, WHY_TOO_DEAR,
    WHY_SKIP_CHANCE, WHYS
};
/* BET_LEFT + coin - 1, BET_RIGHT + coin - 1 */
enum { BET_NONE = 0, BET_LEFT = 1, BET_RIGHT = 4, BETS = 7 };
enum { BOX_GIVE_UP = 1 << BOXES };                   /* in the moves of settling, beside the boxes
                                                        and alone */
/* else the mask of boxes paid */
enum { SETTLE_PENDING = 0, SETTLE_SKIP = 64, SETTLE_GIVE_UP = 65 };

/* ---- The pack: what the cards say (docs/packs.md) ---- */
enum action_type { ACTION_DISCOVER, ACTION_SPECIAL, ACTION_REACT, ACTION_SABOTAGE };

enum effect_op {
    OP_STR, OP_DEX, OP_LIFE,          /* n: added to a Fighter's stat for the Fight */
    OP_WOUNDS,                        /* n: put on a Fighter (or taken off, not below 0) */
    OP_DAMAGE,                        /* n: added to a Weapon's Damage */
    OP_TYPE,                          /* arg: the Weapon asks for that stat (enum stat_type) */
    OP_TWICE,                         /* n +1: rolls twice, the higher counts; -1: the lower */
    OP_DIE,                           /* n: added to a Fighter's roll */
    OP_REROLL,                        /* a Fighter's whole roll again */
    OP_SWAP,                          /* arg: enum effect_thing */
    OP_REPLACE,                       /* arg: enum effect_thing */
    OP_LOOK,                          /* n cards of arg (enum effect_thing) */
    OP_DRAW,                          /* n Actions */
    OP_TIME, OP_COIN,                 /* n for the player who played it, not below 0 */
    OP_GUARD,                         /* n: +1 or -1 */
    OP_RISK,                          /* n below 0: off the Risk of that player's next card */
    OPS
};
enum effect_thing {
    THING_WEAPON,
    THING_FIGHTER,
    THING_SECRET,
    THING_SABOTAGE,
    THING_ANY /* Weapon or Secret */
};
enum effect_to {
    TO_SELF,                          /* the player */
    TO_FIGHTER,                       /* Sabotage: it lies beside; React, Special: the one aimed
                                         at */
    TO_OPPONENT,                      /* the other Fighter of that Fight */
    TO_BOTH,                          /* both Fighters of the Fight (React, Sabotage, Secret) */
    TO_LEFT, TO_RIGHT,                /* Secrets */
    TO_WEAPON                         /* Sabotage: the Weapon of its Fighter; Special: the one aimed
                                         at */
};
enum effect_when { WHEN_ONCE, WHEN_EACH_ROUND };

struct effect {
    uint8_t op, to, when, arg;
    int8_t n;
    bool one_fight;                   /* OP_LOOK: all targets in one Fight */
};

struct effects { uint8_t count; struct effect at[EFFECTS_MAX]; };

/* title: as printed ("Putrid Snake-Beast"); text: who or what it is, of a Secret or Action what it
 * does; flavour: a line of mood, "" if there is none. All borrowed from the tree. */
struct fighter { const char *title, *text; uint8_t rank, life; int8_t str, dex; };
struct weapon { const char *title, *text; uint8_t type, damage; };
struct secret { const char *title, *text, *flavour; struct effects effects; };
struct action {
    const char *title, *text, *flavour;
    uint8_t type;
    bool no_risk;                     /* printed "No Risk": takes no tokens, never rolls (but
                                         BG-C4's surcharge) */
    uint8_t risk;                     /* 0 where no_risk */
    bool on_weapon;                   /* a Sabotage on the Weapon: BG-C8 */
    uint8_t aims, aim_at;             /* Special, React: how many targets it names, and of which
                                         thing */
    struct effects effects;
};

/* One card a place in these arrays: `copies: 2` in the file fills two, named "x" and "x-2". */
struct pack {
    struct fighter fighter[FIGHTERS];
    struct weapon weapon[WEAPONS];
    struct secret secret[SECRETS];
    struct action action[ACTIONS];
    const char *title;                /* of the pack */
    bool built_in;                    /* it is pits.yaml as it was compiled in, whose cards have
                                         names in other languages */
    struct names names[NAME_TABLES];
    const char *fighter_name[FIGHTERS], *weapon_name[WEAPONS], *secret_name[SECRETS],
        *action_name[ACTIONS];
    char name_bytes[8192];            /* the kebab-case names */
};

static inline const struct pack *pack_of(const struct data *d) { return d->block; }

/* pack.c: struct game's data_open. The tree must outlive the data. */
extern const struct names bloodsport_names[NAME_TABLES];  /* tables.c: all but the four of cards */
bool bloodsport_pack_open(struct data *, void *block, const struct node *tree,
                          struct complaint *wrong);

/* ---- The state ---- */
/* X(type, member, dims, name, ...); spare fills the last word. */
enum { SPARE = 4 };
#define BLOODSPORT_FIELDS(X)                                                                       \
    X(uint64_t, weapon_barred, [POOLS_MAX], "weapon-barred", AS_NOTHING)                           \
    X(uint64_t, secret_barred, [POOLS_MAX], "secret-barred", AS_NOTHING)                           \
    X(uint64_t, action_barred, [POOLS_MAX], "action-barred", AS_NOTHING)                           \
    X(uint32_t, fighter_deck, , "fighter-deck", AS_SET(FIGHTER))                                   \
    X(uint32_t, fighter_discard, , "fighter-discard", AS_SET(FIGHTER))                             \
    X(uint16_t, weapon_known, [WEAPON_PLACES], "weapon-known", AS_NUMBER, PER(WEAPON_PLACE))       \
    X(uint16_t, secret_known, [SECRET_PLACES], "secret-known", AS_NUMBER, PER(SECRET_PLACE))       \
    X(uint16_t, action_known, [ACTION_PLACES], "action-known", AS_NUMBER, PER(ACTION_PLACE))       \
    X(uint16_t, bet_known, [PLAYERS_MAX], "bet-known", AS_NUMBER)                                  \
    /* what the player holds, wagers included: public at all times; Coin in hand is this less the  \
     * wagers */                                                                                   \
    X(uint16_t, coin, [PLAYERS_MAX], "coin", AS_NUMBER)                                            \
    /* die, for winners + Coin; 0: none yet */                                                     \
    X(uint16_t, fate, [PLAYERS_MAX], "fate", AS_NUMBER)                                            \
    /* blows struck this round; the last one's scores below */                                     \
    X(uint16_t, blows, , "blows", AS_NUMBER)                                                       \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, seats, , "seats", AS_NUMBER)                                                        \
    X(uint8_t, round, , "round", AS_NUMBER)                                                        \
    X(uint8_t, stock, , "stock", AS_NAME(STOCK))                                                   \
    X(uint8_t, guard, , "guard", AS_NUMBER)                                                        \
    X(uint8_t, caught, , "caught", AS_NAME(YES))                                                   \
    X(uint8_t, first, , "first", AS_NUMBER)                                                        \
    /* the seat asked in a one-seat phase; NONE: chance */                                         \
    X(uint8_t, actor, , "actor", AS_NUMBER)                                                        \
    X(uint8_t, last, , "last", AS_NUMBER) /* the seat that played or reacted last; NONE */         \
    X(uint8_t, passed, , "passed", AS_SET(SEAT)) /* phase 2; E5: this fight round */               \
    X(uint8_t, passed_fight, , "passed-fight", AS_SET(SEAT))                                       \
    X(uint8_t, waiting, , "waiting", AS_SET(SEAT)) /* together phases, windows, fate */            \
    X(uint8_t, back_to, , "then", AS_NAME(PHASE)) /* the phase after a window */                   \
    X(uint8_t, time, [PLAYERS_MAX], "time", AS_NUMBER)                                             \
    X(uint8_t, chance, [PLAYERS_MAX], "chance", AS_NUMBER)                                         \
    X(uint8_t, paid, [PLAYERS_MAX], "paid", AS_SET(BOX))                                           \
    X(uint8_t, risk_cut, [PLAYERS_MAX], "risk-cut", AS_NUMBER)                                     \
    X(uint8_t, status, [PLAYERS_MAX], "status", AS_NAME(STATUS))                                   \
    X(uint8_t, outcome, [PLAYERS_MAX], "outcome", AS_NAME(OUTCOME))                                \
    X(uint8_t, outcome_round, [PLAYERS_MAX], "outcome-round", AS_NUMBER)                           \
    X(uint8_t, bets_made, [PLAYERS_MAX], "bets-made", AS_NUMBER)                                   \
    X(uint8_t, bets_void, [PLAYERS_MAX], "bets-void", AS_SET(FIGHT))                               \
    X(uint8_t, fighter_at, [SLOTS], "fighter-at", AS_NAME(FIGHTER), PER(SLOT))                     \
    X(int8_t, odds, [FIGHTS], "odds", AS_NUMBER) /* announced: Rank of left less Rank of right */  \
    X(uint8_t, winner, [FIGHTS], "winner", AS_NAME(WINNER))                                        \
    X(uint8_t, wounds, [SLOTS], "wounds", AS_NUMBER, PER(SLOT))                                    \
    X(int8_t, mod_str, [SLOTS], "mod-str", AS_NUMBER, PER(SLOT))                                   \
    X(int8_t, mod_dex, [SLOTS], "mod-dex", AS_NUMBER, PER(SLOT))                                   \
    X(int8_t, mod_life, [SLOTS], "mod-life", AS_NUMBER, PER(SLOT))                                 \
    X(int8_t, mod_die, [SLOTS], "mod-die", AS_NUMBER, PER(SLOT))                                   \
    X(int8_t, mod_twice, [SLOTS], "mod-twice", AS_NUMBER, PER(SLOT))                               \
    X(int8_t, mod_damage, [SLOTS], "mod-damage", AS_NUMBER, PER(SLOT)) /* of the Weapon there */   \
    X(uint8_t, mod_type, [SLOTS], "mod-type", AS_NAME(TYPE), PER(SLOT))                            \
    X(uint8_t, fight, , "fight", AS_NAME(FIGHT))                                                   \
    X(uint8_t, fight_round, , "fight-round", AS_NUMBER)                                            \
    /* its lasting changes are still to come */                                                    \
    X(uint8_t, secret_new, , "secret-new", AS_NAME(YES))                                           \
    X(uint8_t, die, [2], "die", AS_NUMBER) /* as it counts, left and right */                      \
    X(uint8_t, scored, [2], "scored", AS_NUMBER)                                                   \
    /* added this fight round: Secret, React */                                                    \
    X(int8_t, round_die, [2], "round-die", AS_NUMBER)                                              \
    X(int8_t, round_twice, [2], "round-twice", AS_NUMBER)                                          \
    X(uint8_t, play_card, , "play-card", AS_NAME(ACTION)) /* face up, being played */              \
    X(uint8_t, play_row, , "play-row", AS_NAME(ROW)) /* Sabotage laid or resolved */               \
    X(uint8_t, play_seat, , "play-seat", AS_NUMBER)                                                \
    X(uint8_t, play_extra, , "play-extra", AS_NUMBER) /* Risk added for cards shown */             \
    X(uint8_t, play_cut, , "play-cut", AS_NUMBER) /* Risk taken off by an earlier card */          \
    X(uint8_t, play_on, , "play-on", AS_NAME(SLOT)) /* the slot of a React or Sabotage */          \
    X(uint8_t, play_want, , "play-want", AS_NUMBER) /* targets still to be named */                \
    X(uint8_t, play_named, , "play-named", AS_NUMBER) /* targets named */                          \
    X(uint8_t, play_target, [TARGETS_MAX], "play-target", AS_NAME(TARGET))                         \
    X(uint8_t, play_shown, , "play-shown", AS_NUMBER) /* mask of named targets to be shown */      \
    X(uint8_t, play_time, , "play-time", AS_NUMBER)                                                \
    X(uint8_t, play_coin, , "play-coin", AS_NUMBER)                                                \
    X(uint8_t, item, , "step", AS_NUMBER) /* the effect, or Fight, it is at */                     \
    X(uint8_t, stage, , "sub", AS_NUMBER) /* how far within it */                                  \
    X(uint8_t, row_count, , "row-count", AS_NUMBER)                                                \
    /* rows below this one are through for the present Fight */                                    \
    X(uint8_t, row_next, , "row-next", AS_NUMBER)                                                  \
    X(uint8_t, row_on, [ROWS_MAX], "row-on", AS_NAME(SLOT))                                        \
    X(uint8_t, row_owner, [ROWS_MAX], "row-owner", AS_NUMBER)                                      \
    X(uint8_t, row_time, [ROWS_MAX], "row-time", AS_NUMBER)                                        \
    X(uint8_t, row_coin, [ROWS_MAX], "row-coin", AS_NUMBER)                                        \
    X(uint8_t, row_extra, [ROWS_MAX], "row-extra", AS_NUMBER)                                      \
    X(uint8_t, row_cut, [ROWS_MAX], "row-cut", AS_NUMBER)                                          \
    /* where the Weapon now is that lay beside the row when it was laid; NONE: gone. Matters if    \
     * the card works on it */                                                                     \
    X(uint8_t, row_tie, [ROWS_MAX], "row-tie", AS_NAME(SLOT))                                      \
    X(uint8_t, row_done, [ROWS_MAX], "row-done", AS_NAME(YES))                                     \
    X(uint8_t, weapon_size, [WEAPON_PLACES], "weapon-size", AS_NUMBER, PER(WEAPON_PLACE))          \
    X(uint8_t, secret_size, [SECRET_PLACES], "secret-size", AS_NUMBER, PER(SECRET_PLACE))          \
    X(uint8_t, action_size, [ACTION_PLACES], "action-size", AS_NUMBER, PER(ACTION_PLACE))          \
    X(uint8_t, weapon_pool, [WEAPONS], "weapon-pool", AS_NOTHING)                                  \
    X(uint8_t, secret_pool, [SECRETS], "secret-pool", AS_NOTHING)                                  \
    X(uint8_t, action_pool, [ACTIONS], "action-pool", AS_NOTHING)                                  \
    /* by which the match is played: rules.h says what the newer one changed */                    \
    X(uint8_t, edition, , "edition", AS_NOTHING, .later = 1)                                       \
    X(uint8_t, spare, [SPARE], "spare", AS_NOTHING)                                                \
    /* secret */                                                                                   \
    X(uint8_t, weapon_place, [WEAPONS], "weapon-place", .show = SHOW_PLACES,                       \
      .names = NAMES_WEAPON_PLACE, .know = KNOW_PLACE, PER(WEAPON), .places = WEAPON_PLACES,       \
      .mask = offsetof(struct bloodsport, weapon_known), .size = offsetof(struct bloodsport,       \
      weapon_size), .pool = offsetof(struct bloodsport, weapon_pool),                              \
      .barred = offsetof(struct bloodsport, weapon_barred))                                        \
    X(uint8_t, secret_place, [SECRETS], "secret-place", .show = SHOW_PLACES,                       \
      .names = NAMES_SECRET_PLACE, .know = KNOW_PLACE, PER(SECRET), .places = SECRET_PLACES,       \
      .mask = offsetof(struct bloodsport, secret_known), .size = offsetof(struct bloodsport,       \
      secret_size), .pool = offsetof(struct bloodsport, secret_pool),                              \
      .barred = offsetof(struct bloodsport, secret_barred))                                        \
    X(uint8_t, action_place, [ACTIONS], "action-place", .show = SHOW_PLACES,                       \
      .names = NAMES_ACTION_PLACE, .know = KNOW_PLACE, PER(ACTION), .places = ACTION_PLACES,       \
      .mask = offsetof(struct bloodsport, action_known), .size = offsetof(struct bloodsport,       \
      action_size), .pool = offsetof(struct bloodsport, action_pool),                              \
      .barred = offsetof(struct bloodsport, action_barred))                                        \
    /* seat x 3 + fight; BET_NONE, or side and Coin; a void bet keeps its value till the slips     \
     * are shown */                                                                                \
    X(uint8_t, bet, [PLAYERS_MAX * FIGHTS], "bet", AS_NAME(BET), .know = KNOW_MASK,                \
      .stride = FIGHTS, .mask = offsetof(struct bloodsport, bet_known), .lo = 0, .hi = BETS - 1)   \
    X(uint8_t, settle, [PLAYERS_MAX], "settle", AS_NUMBER, .know = KNOW_OWNER, .stride = 1,        \
      .lo = 0, .hi = SETTLE_GIVE_UP)

struct bloodsport { BLOODSPORT_FIELDS(FIELD_MEMBER) };

extern const struct game bloodsport_game;

#endif
