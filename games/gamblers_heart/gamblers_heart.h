/* Gambler's Heart: the state, the book and the words that all files of this folder share. What is
 * always true: Fortune, who is blessed, cursed or lost, Stakes, bars and how many dice were
 * rerolled are public; Patronages, the five dice, which of them are rolled again and the game
 * master's die are secret, and stand last. What people type (names, spells, stories) is kept by the
 * table and is here a number at most. Rule ids: docs/rules/gamblers-heart.md; the course of a
 * match: docs/gamblers-heart-moves.md. */
#ifndef GAMES_GAMBLERS_HEART_H
#define GAMES_GAMBLERS_HEART_H

#include "engine/engine.h"
#include "games/gamblers_heart/phases.h"

enum {
    GAMBLERS_MAX = 8, GM = 0,             /* seat 0 is the game master; gambler g sits at seat g +
                                             1 */
    FORTUNE = 40, FORTUNE_START = 20, TIP_FROM = 30, GIFT_GM = 10, DICE = 5, STAKE_MAX = 15,
    STAKE_STEP = 4, FLASHBACK_PRICE = 2, QUESTS_MAX = 12,
    IDEAS = 60,                           /* spells of the book: 10 for each Patronage */
    /* others are named by people, anew each quest */
    SPELLS_NAMED = 60, SPELLS = IDEAS + SPELLS_NAMED,
    /* 0 is none */
    PATRONS_PRINTED = 6, PROPOSALS_MAX = 12, PATRONS = 1 + PATRONS_PRINTED + PROPOSALS_MAX,
    LIST = 6,                             /* Patronages of a table */
    ACES_PRINTED_MAX = 96,                /* High Aces of the book */
    PERSONS_PRINTED = 48, PERSONS_NAMED = 60, PERSONS = PERSONS_PRINTED + PERSONS_NAMED,
    TABLES = 5, FACES = 6, SEEDS = 12, OBSTACLES = 8 /* of each size */,
    OWN_MIN = 6, OWN_MAX = 12,            /* obstacles of a quest's own, where it has any */
    CLUES = 4,                            /* of a quest, one for each mark of the Work */
    BEATS_MAX = 96,                       /* things started in a quest before only its end is
                                             open */
    SHOWDOWNS_MAX = 6,                    /* a quest */
    VOTES_MAX = 64,                       /* a vote */
    EVERYONE = 0xffff
};

static inline int gambler_seat(int g) { return g + 1; }
static inline int seat_gambler(int seat) { return seat - 1; }

/* A campaign of evenings (GH-F8). */
enum {
    EVENINGS_MAX = 50, EVENINGS = 3,      /* as many are meant where nothing is said */
    QUESTS_EVENING = 6,                   /* at most */
    FORMER_MAX = 6,                       /* Gamblers of a seat before the one it plays, whose
                                             High Aces are kept */
    ACES_MAX = QUESTS_MAX + FORMER_MAX + 1,
    FACTIONS_MAX = 8, FACTS_OF = 8,       /* facts of a faction */
    FACTS_MAX = FACTIONS_MAX * FACTS_OF, SENT_OF = 2, SENT_MAX = FACTIONS_MAX * SENT_OF,
    SENT_A_QUEST = 2,                     /* obstacles of factions */
    ALSO_MAX = 8, QUESTS_BEFORE_MAX = 250 /* a byte: the rest are not counted */
};

/* ---- Phases ---- */
enum phase {
#define ROW(id, ...) PHASE_##id,
    GAMBLERS_HEART_PHASES(ROW)
#undef ROW
    PHASES
};

/* ---- Verbs. `!x` is a secret argument; its witnesses after -> ---- */
enum verb {
    /* Act 1 */
    DO_ROLL_PORTENT,    /* GM: the quest maker's five dice */
    DO_SEED,            /* GM: quest; one of the book's quest seeds */
    DO_TELL_PORTENT,    /* GM: a portent of the GM's own */
    DO_PROPOSE,         /* instead-of (patron of the list), patron (a new name; the text is its
                           line) */
    DO_AGREE, DO_DISAGREE,
    DO_READY,           /* no proposal from this seat */
    DO_NAME,            /* person */
    DO_SOUL,            /* royalty, suit */
    DO_PATRON,          /* !patron -> self */
    DO_ROLL_PATRON,
    DO_HIGH_ACE,        /* the text is secret */
    DO_STEP,            /* GM: the next step of the quest */
    /* the floor */
    DO_CAST,            /* spell, size (unsaid, minor, medium, major), fits (none = unsaid, or
                           patron) */
    DO_CAST_IDEA,       /* spell: one of the book's, with the size and Patronage printed there */
    DO_ACT,             /* as: plain, royalty, suit, cards */
    DO_FLASHBACK,
    DO_WAIT,            /* nothing for now */
    DO_FAVOUR,          /* GM, as all down to needs-spell */
    DO_ORACLE,          /* lean: even, good, bad */
    DO_OBSTACLE,
    DO_PRESS,           /* gambler */
    DO_SHOWDOWN,        /* gamblers (set) */
    DO_ENDURE,          /* the spell cast last goes on */
    DO_LIFT,            /* spell: an enduring one ends */
    DO_VICTORY, DO_DEFEAT,
    DO_HAPPENS, DO_NEEDS_SPELL,
    DO_ALLOW, DO_VETO,  /* a Flashback; allow: the free spell too */
    /* the duel */
    DO_STAKE,           /* GM: to */
    DO_REFUSE,          /* GM: why (unseen, alike, unsuited, unstated) */
    DO_ACCEPT, DO_BACK_OUT,
    DO_KEEP,
    DO_REROLL,          /* count, !dice (set of count) -> self */
    DO_RAISE,           /* to */
    DO_STAND,
    DO_MATCH,
    DO_FOLD, DO_STAY,
    DO_INVOKE,          /* patron */
    DO_NO_PATRON,
    DO_REJECT, DO_FIT, DO_IMPOSE, DO_HOLD_BACK,
    DO_CHANGE,          /* die, face */
    DO_LEAVE,
    /* losses and Showdowns */
    DO_DOOM,            /* GM: gambler */
    DO_SACRIFICE, DO_DECLINE,
    DO_RESOLVES, DO_DELAYS,
    DO_PASS,            /* a Gambler in a Showdown: no spell from them, for good */
    DO_RESOLVE,         /* GM: the Showdown is resolved */
    DO_PERIL,           /* GM: gamblers (set) */
    /* between quests */
    DO_VOTE,            /* use */
    DO_CLOSE_VOTE,      /* GM */
    DO_NEXT_QUEST, DO_JACKNAROK, DO_PART,
    DO_RETIRE, DO_GO_ON,
    /* chance */
    DO_PORTENT,         /* place, means, aim, agent, edge: 1 to 6 each */
    DO_PATRON_ROLLED,   /* gambler, !patron -> that Gambler */
    DO_OBSTACLE_ROLLED, /* die, which (1 to 8 of that size) */
    DO_ORACLE_ROLLED,   /* die, other: the other is 0 where one die is rolled */
    DO_HAND,            /* !a !b !c !d !e -> the caster */
    DO_GM_DIE,          /* !die -> GM; everyone where the caster is blessed */
    DO_TURN,            /* !die !face -> the caster */
    DO_SHOW,            /* a b c d e gm */
    DO_UNVEIL,          /* patron: the caster's true one */
    DO_SHOW_ACE,        /* gambler (seat), which (from 1) */
    /* of the second edition */
    DO_DISPUTE,         /* GM: a game of cards is none against ordinary people */
    DO_PASS_OVER,       /* GM: stops pressing the Gambler pressed */
    DO_LAST_CALL,       /* GM: all who have not voted are asked for the last time */
    DO_LASTS,           /* GM: spell; one cast earlier in this quest goes on */
    DO_BEGIN_ANEW,      /* a lost Gambler's seat: a new Gambler */
    DO_STAY_LOST,       /* the same: lost for this quest too, to be brought back at its end */
    /* of the fourth edition: what earlier evenings of the campaign have left */
    DO_CARRY,           /* GM: fortune, won, lost (quests) */
    DO_RECALL,          /* GM: fact */
    DO_RECALL_QUEST,    /* GM: quest */
    DO_FATE,            /* GM: gambler, status, loss, known (Patronage), shown, former */
    DO_CARRY_ON,        /* GM: that is all */
    DO_COME_BACK,       /* a lost Gambler's seat: the same Gambler again */
    /* of the fifth edition */
    DO_WRITE_OBSTACLE,  /* GM: size, obstacle (its title; the text is its text), cards, helps */
    /* what a GM sets right (docs/powers.md): number */
    DO_SET_FORTUNE, DO_SET_MARKS, DO_SET_ALARMS,
    VERBS
};

/* ---- Name tables ---- */
enum name_table {
    NAMES_NONE, NAMES_PHASE, NAMES_SEAT, NAMES_SPELL, NAMES_IDEA, NAMES_NAMED, NAMES_PATRON,
    NAMES_PERSON,
    NAMES_ROYALTY, NAMES_SUIT, NAMES_STATUS, NAMES_SIZE, NAMES_STEP, NAMES_AS, NAMES_LEAN,
    NAMES_WHY, NAMES_FACE,
    NAMES_DIE, NAMES_USE, NAMES_SEED, NAMES_YES, NAMES_IMPOSE, NAMES_PRICE, NAMES_TONE, NAMES_LOSS,
    NAMES_MADE,
    NAMES_QUEST, NAMES_FACT, NAMES_OBSTACLE, NAMES_CARDS,
    NAMES_HELPS, NAME_TABLES
};
enum label_table { LABEL_SPELL, LABEL_PATRON, LABEL_PERSON, LABEL_OBSTACLE, LABEL_TABLES };

/* ---- Small values ---- */
enum status { STATUS_FREE, STATUS_BLESSED, STATUS_CURSED, STATUS_LOST };   /* GH-A6 */
enum step {
    STEP_PORTENT, STEP_CREW, STEP_ARRIVAL, STEP_WORK, STEP_CONFLICT, STEP_VERDICT, STEP_RESOLUTION
};
enum size { SIZE_UNSAID, SIZE_MINOR, SIZE_MEDIUM, SIZE_MAJOR };
enum as { AS_PLAIN, AS_ROYALTY, AS_SUIT, AS_CARDS };
enum lean { LEAN_EVEN, LEAN_GOOD, LEAN_BAD };
enum why { WHY_UNSEEN, WHY_ALIKE, WHY_UNSUITED, WHY_UNSTATED };
enum face { FACE_NONE, FACE_9, FACE_10, FACE_J, FACE_Q, FACE_K, FACE_A };
enum { IMPOSE_IN_RESPONSE, IMPOSE_AFTER_DIE };
enum { FLASHBACK_TWO, FLASHBACK_FREE };
enum tone { TONE_NONE, TONE_PLAIN, TONE_LESS_AWFUL, TONE_EVEN_WORSE };     /* of a defeat: GH-E6 */
enum loss { LOSS_NONE, LOSS_FORTUNE, LOSS_SHOWDOWN, LOSS_SACRIFICE, LOSS_RETIRED };
enum made { MADE_NOTHING, MADE_NAME, MADE_SOUL, MADE_PATRON, MADE_ALL };
/* A use of Tip the Scales: none, bring back gambler g, free gambler g. */
enum use {
    USE_NONE, USE_BRING_BACK, USE_FREE = USE_BRING_BACK + GAMBLERS_MAX,
    USES = USE_FREE + GAMBLERS_MAX, VOTE_OPEN = USES
};
/* Table options, by their place in struct rules. */
enum {
    RULE_QUESTS, RULE_IMPOSE, RULE_FLASHBACK, RULE_FAVOUR, RULE_LOG, RULE_EVENING, RULE_EVENINGS,
    RULE_COME_BACK, RULES
};

/* ---- The book: what is printed (docs/gamblers-heart-books.md). All texts are borrowed from the
 * tree. ---- */
struct entry_text { const char *title, *text; };
struct idea { const char *title, *text; uint8_t size, patron; uint32_t does; }; /* patron: 1 .. 6;
                                                                     does: a mask of enum tag */
/* Of the facts that a campaign remembers (GH-H8): all of `known` and none of `unknown`. */
struct when { uint64_t known, unknown; };
/* What is told besides where that is so; of a quest, at this step. */
struct also { struct when when; const char *text; uint8_t step; };
/* How it ended at an obstacle. */
enum end { END_SPELL, END_SPELL_FAILS, END_DEED, END_DEED_FAILS, END_LIE, ENDS, END_NONE = ENDS };
/* cards: won at the card table at once (GH-A8). Of a quest's own (GH-H7) all the rest too, else
 * nothing of it. during: the one step in which it comes, 0: either; now: since the fifth edition;
 * since: the edition from which its ends are remembered; fits: a mask of enum tag; what
 * is at stake, why those fit, how it ends, when it comes, and what is remembered of each end. */
struct obstacle {
    const char *title, *text, *stake, *why, *end[ENDS];
    uint64_t sets[ENDS];
    struct when when;
    uint32_t fits;
    uint8_t cards, size, during, during_now, since;
};
/* What gets somebody past an obstacle: what a spell does, its Patronage, half a Soulcard. */
enum tag {
    TAG_PASS, TAG_HOLD, TAG_LEARN, TAG_SWAY, TAG_BREAK, TAG_SAVE, TAG_PATRON, /* 6 of them */
    TAG_ROYALTY = TAG_PATRON + PATRONS_PRINTED, TAG_SUIT = TAG_ROYALTY + 4, TAGS = TAG_SUIT + 4,
    HELPS = 1 + TAG_PATRON                /* if the GM wrote it: anything, or what a spell does */
};
struct quest_seed {
    const char *title, *portent, *arrival, *work, *conflict, *victory, *defeat, *less_awful,
        *even_worse;
    const char *clue[CLUES];              /* or none, NULL */
    struct obstacle own[OWN_MAX];
    struct also also[ALSO_MAX];
    uint64_t sets[4];                     /* by victory, any defeat, less awful, even worse */
    uint8_t own_count, also_count;
    uint8_t strange[3], strange_now[3];   /* general obstacles that have no place in it, by size -
                                             1, a mask of which - 1 */
};
/* Who remembers across quests: what, and whom they send. */
struct faction {
    const char *title, *text;
    struct obstacle sent[SENT_OF];
    uint8_t sent_count;
};
struct book {
    const char *title;
    struct faction faction[FACTIONS_MAX];
    const char *fact_name[FACTS_MAX], *fact_text[FACTS_MAX];
    uint8_t fact_of[FACTS_MAX];           /* whose */
    uint8_t faction_count, fact_count;
    uint64_t facts_set, facts_read;
    struct entry_text patron[1 + PATRONS_PRINTED];     /* 1 .. 6; title and the line on what it
                                                          empowers */
    struct entry_text royalty[4], suit[4];             /* Soulcard powers */
    const char *table_title[TABLES];                   /* "You travel to" */
    const char *table[TABLES][FACES];
    struct quest_seed seed[SEEDS];
    struct idea idea[IDEAS];
    struct obstacle obstacle[3][OBSTACLES];            /* by size - 1 */
    struct obstacle maker[TABLES][FACES];              /* the quest maker's own; without a title:
                                                          none */
    const char *person[PERSONS_PRINTED];               /* full names */
    const char *ace[ACES_PRINTED_MAX];                 /* for bots' Gamblers */
    uint8_t ace_count;
    struct names names[NAME_TABLES];
    const char *spell_name[SPELLS], *person_name[PERSONS], *seed_name[SEEDS];
    char name_bytes[8192];                             /* the kebab-case names */
};

static inline const struct book *book_of(const struct data *d) { return d->block; }
extern const struct game gamblers_heart_game;
/* tables.c: the words of enum tag; all names but those of the book */
extern const char *const gamblers_heart_tags[TAGS];
extern const struct names gamblers_heart_names[NAME_TABLES];
bool gamblers_heart_book_open(struct data *, void *block, const struct node *tree,
                              struct complaint *wrong);
bool gh_book_doubt(const struct data *, const struct node *tree, int nth, struct complaint *wrong);

/* ---- The state ---- */
#define GAMBLERS_HEART_FIELDS(X)                                                                   \
    X(uint64_t, persons_used, [2], "persons-used", AS_NOTHING)                                     \
    /* spells that a Gambler may not cast again this quest: the book's, and those named by people  \
     * (GH-C14) */                                                                                 \
    X(uint64_t, barred_ideas, [GAMBLERS_MAX], "barred-ideas", AS_SET(IDEA))                        \
    X(uint64_t, barred_named, [GAMBLERS_MAX], "barred-named", AS_SET(NAMED))                       \
    X(uint64_t, enduring_ideas, , "enduring-ideas", AS_SET(IDEA))                                  \
    X(uint64_t, enduring_named, , "enduring-named", AS_SET(NAMED))                                 \
    /* spells cast in this quest, which the GM may say go on (GH-C12) */                           \
    X(uint64_t, cast_ideas, , "cast-ideas", AS_SET(IDEA), .later = 1)                              \
    X(uint64_t, cast_named, , "cast-named", AS_SET(NAMED), .later = 1)                             \
    /* what the campaign remembers (GH-H8) */                                                      \
    X(uint64_t, facts, , "facts", AS_SET(FACT), .later = 1)                                        \
    X(uint16_t, patron_known, [GAMBLERS_MAX], "patron-known", AS_NUMBER)                           \
    X(uint16_t, die_known, , "die-known", AS_NUMBER)                                               \
    X(uint16_t, gm_known, , "gm-known", AS_NUMBER)                                                 \
    X(uint16_t, waiting, , "waiting", AS_SET(SEAT)) /* seats still asked, floors and together */   \
    X(uint16_t, involved, , "involved", AS_SET(SEAT)) /* in the Showdown */                        \
    X(uint16_t, spent, , "spent", AS_SET(SEAT)) /* their spell of the Showdown is used */          \
    X(uint16_t, passed, , "passed", AS_SET(SEAT)) /* passed for good */                            \
    X(uint16_t, safe, , "safe", AS_SET(SEAT)) /* their spell in the Showdown was cast */           \
    X(uint16_t, peril, , "peril", AS_SET(SEAT)) /* still to be lost */                             \
    X(uint16_t, due, , "due", AS_SET(SEAT)) /* the scenes call for a Showdown of these (H5) */     \
    X(uint16_t, agreed, , "agreed", AS_SET(SEAT)) /* to the proposal */                            \
    X(uint16_t, victories, , "victories", AS_SET(QUEST))                                           \
    X(uint16_t, defeats, , "defeats", AS_SET(QUEST))                                               \
    X(uint16_t, heard, , "heard", AS_SET(SEAT), .later = 1) /* have voted or been asked (F2) */    \
    X(uint16_t, stays, , "stays", AS_SET(SEAT), .later = 1) /* lost for this quest too (F7) */     \
    /* whose Royalty and whose Suit have helped at an obstacle of this act (GH-H5) */              \
    X(uint16_t, royalty_used, , "royalty-used", AS_SET(SEAT), .later = 1)                          \
    X(uint16_t, suit_used, , "suit-used", AS_SET(SEAT), .later = 1)                                \
    /* obstacles of the quest's own that have stood in it (GH-H7) */                               \
    X(uint16_t, own_stood, , "own-stood", AS_NOTHING, .later = 1)                                  \
    /* the same of factions (GH-H8); quests of the book that the campaign has played */            \
    X(uint16_t, sent, , "sent", AS_NOTHING, .later = 1)                                            \
    /* whose fate the GM has told of; bit 0: how the campaign stands */                            \
    X(uint16_t, carried, , "carried", AS_NOTHING, .later = 1)                                      \
    X(uint16_t, played, , "played", AS_SET(SEED), .later = 1)                                      \
    X(uint8_t, phase, , "phase", AS_NAME(PHASE))                                                   \
    X(uint8_t, back_to, , "then", AS_NAME(PHASE)) /* the floor to go back to */                    \
    X(uint8_t, gamblers, , "gamblers", AS_NUMBER)                                                  \
    X(uint8_t, quest, , "quest", AS_NUMBER) /* from 1 */                                           \
    X(uint8_t, quests, , "quests", AS_NUMBER)                                                      \
    X(uint8_t, impose, , "impose", AS_NAME(IMPOSE))                                                \
    X(uint8_t, flashback, , "flashback", AS_NAME(PRICE))                                           \
    X(uint8_t, favour, , "favour", AS_NAME(YES))                                                   \
    X(uint8_t, sealed, , "sealed", AS_NAME(YES))                                                   \
    X(uint8_t, step, , "step", AS_NAME(STEP))                                                      \
    /* the Gamblers'; the GM holds 40 less this (GH-B1) */                                         \
    X(uint8_t, fortune, , "fortune", AS_NUMBER)                                                    \
    X(uint8_t, beats, , "beats", AS_NUMBER) /* things started this quest */                        \
    X(uint8_t, showdowns, , "showdowns", AS_NUMBER)                                                \
    X(uint8_t, actor, , "actor", AS_NAME(SEAT)) /* the seat asked in a one-seat phase; NONE */     \
    X(uint8_t, focus, , "focus", AS_NAME(SEAT)) /* whose act or Flashback is answered; NONE */     \
    X(uint8_t, pressed, , "pressed", AS_NAME(SEAT)) /* must act; NONE */                           \
    /* backed: the one pressed has had a spell, so a plain act is left */                          \
    X(uint8_t, backed, , "backed", AS_NAME(YES))                                                   \
    X(uint8_t, list, [LIST], "list", AS_NAME(PATRON))                                              \
    X(uint8_t, proposals, , "proposals", AS_NUMBER)                                                \
    X(uint8_t, proposed, , "proposed", AS_NAME(PATRON))                                            \
    X(uint8_t, instead_of, , "instead-of", AS_NAME(PATRON))                                        \
    X(uint8_t, spells_named, , "spells-named", AS_NUMBER) /* this quest */                         \
    X(uint8_t, persons_named, , "persons-named", AS_NUMBER)                                        \
    /* one for each Gambler, by g = seat - 1 */                                                    \
    X(uint8_t, made, [GAMBLERS_MAX], "made", AS_NAME(MADE))                                        \
    X(uint8_t, status, [GAMBLERS_MAX], "status", AS_NAME(STATUS))                                  \
    X(uint8_t, person, [GAMBLERS_MAX], "person", AS_NAME(PERSON))                                  \
    X(uint8_t, royalty, [GAMBLERS_MAX], "royalty", AS_NAME(ROYALTY))                               \
    X(uint8_t, suit, [GAMBLERS_MAX], "suit", AS_NAME(SUIT))                                        \
    /* High Aces written at this seat so far */                                                    \
    X(uint8_t, aces, [GAMBLERS_MAX], "aces", AS_NUMBER)                                            \
    /* whose: gh_ace() */                                                                          \
    X(uint8_t, ace_person, [GAMBLERS_MAX * ACES_MAX], "ace-person", AS_NAME(PERSON), .later = 1)   \
    /* last_known: none if never revealed; moved_on: they have chosen a different one since, and   \
     * others know that much */                                                                    \
    X(uint8_t, last_known, [GAMBLERS_MAX], "last-known", AS_NAME(PATRON))                          \
    X(uint8_t, moved_on, [GAMBLERS_MAX], "moved-on", AS_NAME(YES))                                 \
    X(uint8_t, loss, [GAMBLERS_MAX], "loss", AS_NAME(LOSS))                                        \
    X(uint8_t, vote, [GAMBLERS_MAX], "vote", AS_NAME(USE))                                         \
    X(uint8_t, votes, , "votes", AS_NUMBER) /* cast so far in this vote */                         \
    /* the spell being cast */                                                                     \
    X(uint8_t, caster, , "caster", AS_NAME(SEAT)) /* NONE: no spell */                             \
    X(uint8_t, spell, , "spell", AS_NAME(SPELL))                                                   \
    X(uint8_t, size, , "size", AS_NAME(SIZE))                                                      \
    X(uint8_t, fits, , "fits", AS_NAME(PATRON))                                                    \
    X(uint8_t, stake, , "stake", AS_NUMBER)                                                        \
    X(uint8_t, initial, , "initial-stake", AS_NUMBER) /* as the GM set it; 0: none yet */          \
    /* as the caster left it, GH-C6; 0: not yet */                                                 \
    X(uint8_t, left_at, , "caster-stake", AS_NUMBER)                                               \
    X(uint8_t, gift, , "gift", AS_NAME(YES)) /* the GM is at 0: no gamble (GH-B3) */               \
    X(uint8_t, rerolled, , "rerolled", AS_NUMBER) /* how many dice */                              \
    X(uint8_t, turns_left, , "turns-left", AS_NUMBER) /* of them still to be rolled */             \
    X(uint8_t, invoked, , "invoked", AS_NAME(PATRON)) /* none: not (yet) */                        \
    X(uint8_t, last_spell, , "last-spell", AS_NAME(SPELL)) /* cast last; NONE */                   \
    X(uint8_t, victim, , "victim", AS_NAME(SEAT)) /* about to be lost; NONE */                     \
    /* seats asked for the Sacrifice so far, the victim's left first */                            \
    X(uint8_t, asked, , "asked", AS_NUMBER)                                                        \
    /* the story */                                                                                \
    /* 1 to 6 each; 0: none */                                                                     \
    X(uint8_t, portent, [TABLES], "portent", AS_NUMBER)                                            \
    X(uint8_t, seed, , "seed", AS_NAME(SEED)) /* NONE */                                           \
    X(uint8_t, obstacle, , "obstacle", AS_NAME(SIZE)) /* unsaid: none stands */                    \
    /* 1 to 8 of that size; from 9 the quest's own (GH-H7), from 21 a faction's (GH-H8); 37 one    \
     * that the GM wrote (GH-H9) */                                                                \
    X(uint8_t, which, , "which", AS_NUMBER)                                                        \
    /* general ones that have stood in this quest: by size - 1, a mask of which - 1 */             \
    X(uint8_t, stood, [3], "stood", AS_NOTHING, .later = 1)                                        \
    X(uint8_t, scene, , "scene", AS_NUMBER) /* obstacles met or failed so far this quest */        \
    X(uint8_t, planned, , "planned", AS_NAME(YES)) /* a Flashback since the obstacle came */       \
    /* Flashbacks that helped at an obstacle of this act */                                        \
    X(uint8_t, plans, , "plans", AS_NUMBER)                                                        \
    X(uint8_t, marks, , "marks", AS_NUMBER) /* of this act */                                      \
    X(uint8_t, alarms, , "alarms", AS_NUMBER)                                                      \
    X(uint8_t, as, , "as", AS_NAME(AS))                                                            \
    X(uint8_t, lean, , "lean", AS_NAME(LEAN))                                                      \
    X(uint8_t, oracle, , "oracle", AS_NUMBER) /* what it said last; 0: nothing yet */              \
    X(uint8_t, tone, , "tone", AS_NAME(TONE))                                                      \
    X(uint8_t, shown, , "shown", AS_NUMBER) /* High Aces shown so far */                           \
    /* held: an act waits for its answer while somebody casts a spell in between (GH-C1) */        \
    X(uint8_t, held, , "held", AS_NAME(YES), .later = 1)                                           \
    /* of the campaign, from 1; 0: none of evenings (GH-F8); how many are meant; what it costs to  \
     * come back (GH-F9), 0: nobody does; quests won and lost in earlier evenings */               \
    X(uint8_t, evening, , "evening", AS_NUMBER, .later = 1)                                        \
    X(uint8_t, evenings, , "evenings", AS_NUMBER, .later = 1)                                      \
    X(uint8_t, come_back, , "come-back", AS_NUMBER, .later = 1)                                    \
    X(uint8_t, won_before, , "won-before", AS_NUMBER, .later = 1)                                  \
    X(uint8_t, lost_before, , "lost-before", AS_NUMBER, .later = 1)                                \
    /* Gamblers of a seat before the present one who are still to be named */                      \
    X(uint8_t, former, [GAMBLERS_MAX], "former", AS_NUMBER, .later = 1)                            \
    /* of the rules, by which this match is played */                                              \
    X(uint8_t, edition, , "edition", AS_NOTHING, .later = 1)                                       \
    /* of the obstacle that the GM wrote last: won at cards, and what a spell does that helps */   \
    X(uint8_t, written_cards, , "written-cards", AS_NAME(YES), .later = 1)                         \
    X(uint8_t, written_helps, , "written-helps", AS_NAME(HELPS), .later = 1)                       \
    /* secret */                                                                                   \
    X(uint8_t, patron, [GAMBLERS_MAX], "patron", AS_NAME(PATRON), .know = KNOW_MASK,               \
      .mask = offsetof(struct gamblers_heart, patron_known), .apart = 1, .lo = 0,                  \
      .hi = PATRONS - 1)                                                                           \
    X(uint8_t, die, [DICE], "die", AS_NAME(FACE), .know = KNOW_MASK, .stride = DICE,               \
      .mask = offsetof(struct gamblers_heart, die_known), .apart = 1, .lo = 0, .hi = FACES)        \
    /* dice still to be rolled again */                                                            \
    X(uint8_t, again, , "again", AS_SET(DIE), .know = KNOW_MASK,                                   \
      .mask = offsetof(struct gamblers_heart, die_known), .lo = 0, .hi = 31)                       \
    /* 0: not rolled */                                                                            \
    X(uint8_t, gm_die, , "gm-die", AS_NUMBER, .know = KNOW_MASK,                                   \
      .mask = offsetof(struct gamblers_heart, gm_known), .lo = 0, .hi = FACES)

/* Where the owner of a Gambler's seat's High Ace stands, the n-th from 0. */
static inline int gh_ace(int g, int n) { return g * ACES_MAX + n; }

struct gamblers_heart { GAMBLERS_HEART_FIELDS(FIELD_MEMBER) };

enum field_index {
#define INDEX(type, member, ...) FIELD_##member,
    GAMBLERS_HEART_FIELDS(INDEX)
#undef INDEX
    FIELDS
};

/* A quest: 96 things started, each at most: 9 waits and 9 more while an act waits or somebody is
 * pressed, 1 start, 17 moves of a duel, 9 of a loss and its end, and one by which somebody is
 * passed over; 6 Showdowns with 2 moves and 8 losses of 8 asked; the Portent 2, the crew 9 x 6, the
 * steps 4; its end: 65 votes with 8 waits each and a last call, 20 new Patronages and rolls, 3
 * more. Before the first: 12 proposals of 1 + 9, 9 times ready anew each; of earlier evenings what
 * is recalled, 8 fates, 8 Gamblers of 4 moves and 6 more of 3 at each seat. At the end: 156 High
 * Aces. */
enum {
    BEAT_MOVES = 9 + 9 + 1 + 17 + 9 + 1,
    QUEST_MOVES = BEATS_MAX * BEAT_MOVES + SHOWDOWNS_MAX * (2 + 8 * 8) + 2 + 54 + 4 + 65 * 10 + 1 +
                  20 + 3 + 18,
    CARRIED_MOVES = 2 + FACTS_MAX + SEEDS + GAMBLERS_MAX * (1 + 4 + 3 * FORMER_MAX),
    GAMBLERS_HEART_MOVES_MAX =
        QUESTS_MAX * QUEST_MOVES + PROPOSALS_MAX * 19 + 9 + CARRIED_MOVES + 108 + 8 * FORMER_MAX
};

#endif
