/* What a pack says: characters, the bestiary, scenarios (docs/texarkana-packs.md). What is always
 * true of a pack that was read: every index lies within its table, every scene can be left, every
 * character can be played. NPC ratings and difficulties are the Dealer's alone till a DV is shown
 * (TX-C2): only the Dealer's words and bot read them. */
#ifndef GAMES_TEXARKANA_PACK_H
#define GAMES_TEXARKANA_PACK_H

#include "games/texarkana/texarkana.h"

enum {
    CHARACTERS_MAX = 12, CHARACTERS_MIN = PCS_MAX, NPCS_MAX = 48, SCENARIOS_MAX = 4,
    SCENES_MAX = SCENES_SESSION_MAX,
    WAYS_MAX = 4, ENDINGS_MAX = 8, TRIES_MAX = 9, ALSO_MAX = 4, MOODS_MAX = 8, SINCE_FIRST = 4,
    SCENARIO_FREE = SCENARIOS_MAX,    /* the free table, last of NAMES_SCENARIO: "free" */
    NAME_BYTES_MAX = 40, TEXT_BYTES_MAX = 600
};

/* Where the story goes: names of NAMES_TO are "scene-1" .. "scene-16", "ending-1" .. "ending-8". */
/* NONE: stays as it is */
enum { TO_SCENE, TO_ENDING = TO_SCENE + SCENES_MAX, TOS = TO_ENDING + ENDINGS_MAX };

enum trait_kind { TRAIT_SCORE, TRAIT_TRUMP, TRAIT_NEVER_BUST };
enum importance {
    IMPORTANCE_MINOR, IMPORTANCE_RECURRING, IMPORTANCE_MAJOR, IMPORTANCE_NEMESIS, IMPORTANCES
}; /* TX-C2 */

/* title: as people say it; text: a sentence or two, "" where there is none. All borrowed from the
 * tree. */
struct caption { const char *title, *text; };

/* ---- What the story remembers: facts of a scenario, as bits (TX-G4) ---- */
/* All of the one and none of the other. */
struct when { uint16_t known, unknown; };
/* How a goal comes out. GRANDER, WORSE: by trumping; BURNED: a card was burned by choice. */
enum came_so {
    CAME_SUCCESS, CAME_GRANDER, CAME_BURNED, CAME_FAILURE, CAME_WORSE, CAME_SO
};
/* By outcome: what is told, NULL where it has no text of its own, and the facts that come true. */
struct came { const char *text[CAME_SO]; uint16_t sets[CAME_SO]; };
/* Told after a text, where the facts are so. */
struct also { struct when when; const char *text; };
/* Of a scene or an ending: instead of which others the story comes here, as bits of TO_.., and
 * when. */
struct by_fact {
    struct when when;
    uint32_t instead_of;
    uint8_t also_count;
    struct also also[ALSO_MAX];
};

struct trait {                        /* or a piece of gear (TX-F1) */
    struct caption caption;
    uint8_t kind;                     /* enum trait_kind */
    uint8_t field;                    /* the declared suit that it works with; SUIT_NONE: any */
    int8_t n;                         /* TRAIT_SCORE: -3 .. +3, not 0 */
    uint8_t suit;                     /* TRAIT_TRUMP: becomes a trump too; no Skulls */
    uint8_t uses;                     /* a session; 0: unlimited */
    bool gear;
};

struct character {
    struct caption caption;
    uint8_t will, grit, coin, luck;   /* 1 .. 10 */
    struct caption weapon;               /* title "" : bare hands */
    uint8_t damage;                   /* of the weapon, 0 .. 5 */
    uint8_t trait_count, characteristic_count, flaw_count, invocation_count;
    struct trait trait[TRAITS_MAX];
    struct caption characteristic[CHARACTERISTICS_MAX], flaw[FLAWS_MAX],
        invocation[INVOCATIONS_MAX];
};

struct npc {                          /* TX-F2 */
    struct caption caption;
    int8_t rating[PLAYER_SUITS];      /* -3 .. +3 */
    uint8_t importance, grit, damage;
    uint8_t since;                    /* the edition of the rules; 0: all have it */
};

/* A way to go for a goal: the field of use, and what stands against it. */
struct way {
    uint8_t field;                    /* also the trump suit that the Dealer declares */
    uint8_t against;                  /* slot of the scene's cast, or CAST_NONE */
    uint8_t opposition;               /* the suit that the NPC opposes with; SUIT_NONE where
                                         unopposed */
    int8_t difficulty;                /* where unopposed; where opposed the NPC's rating is the
                                         DV */
    uint8_t marks;                    /* of enum mark: what the Dealer marks */
    struct when when;                 /* it is open; the first way always is */
    struct came came;
};

struct goal {
    struct caption caption;                 /* title: the aim; text: what it would bring */
    const char *stakes;               /* what failure brings */
    const char *success, *failure;    /* told when it came so, and no way has its own text */
    uint8_t way_count, tries;         /* tries: failures till it is lost, 1 .. 9 */
    bool fell;                        /* won only when the NPC of its first way is out */
    struct way way[WAYS_MAX];
    uint8_t cost[RESOURCES];          /* at risk, and how much a failure takes: 0 .. 3, Injury 0 or
                                         1 */
    int8_t gain[RESOURCES];           /* for the initiator on winning it: 0 .. 3, Injury 0 or -1 */
    uint8_t success_to, failure_to;   /* NONE: the scene goes on */
    struct when when;                 /* it is open */
    struct came came;
};

/* What a scenario offers (TX-G5). */
struct buy {
    struct caption caption;           /* text: what it would bring */
    const char *told;                 /* when it is bought */
    uint8_t scene;                    /* the one in which it is to be had; NONE: in all */
    uint8_t price[RESOURCES];         /* of Coin and Luck: 0 .. 9, not both 0 */
    int8_t gain[RESOURCES];           /* for the buyer, as a goal's */
    int8_t bonus;                     /* to the buyer's next test in `field`: 0 .. 3 */
    uint8_t field;                    /* SUIT_NONE: any */
    uint16_t sets;                    /* the facts that come true */
    struct when when;                 /* it is to be had */
};

/* How an NPC of a scene is when the facts have become so (TX-G6). */
struct mood_row {
    struct when when;
    uint8_t against, mood;            /* of the scene's cast; enum mood */
    bool goes;                        /* leaves the scene, or is not there */
    const char *text;
};

struct scene {
    struct caption caption;                 /* text: read aloud when it opens */
    uint8_t cast_count, goal_count;
    uint8_t cast[CAST_MAX];           /* NPCs */
    struct goal goal[GOALS_MAX];
    uint8_t otherwise;                /* where the story goes when the scene is closed and no goal
                                         said where */
    struct by_fact by_fact;
    uint8_t mood_count;
    struct mood_row mood[MOODS_MAX];
};

struct closing { struct caption caption; bool good; struct by_fact by_fact; };

struct scenario {
    struct caption caption;
    uint8_t scene_count, closing_count, fact_count, buy_count;
    uint8_t since;                    /* the edition of the rules; 0: all have it */
    uint16_t facts_set, facts_read;   /* somewhere in it */
    const char *fact_name[FACTS_MAX], *fact_text[FACTS_MAX];
    struct buy buy[BUYS_MAX];         /* those of the scenario, then those of its scenes */
    struct scene scene[SCENES_MAX];   /* begins with scene[0] */
    struct closing closing[ENDINGS_MAX];
    const char *woe_gone, *posse_out; /* the two endings that any session can have */
};

struct pack {
    const char *title;
    uint8_t character_count, npc_count, scenario_count;
    struct character character[CHARACTERS_MAX];
    struct npc npc[NPCS_MAX];
    struct scenario scenario[SCENARIOS_MAX];
    struct names names[NAME_TABLES];  /* texarkana_names, with characters, NPCs and scenarios put
                                         in */
    const char *character_name[CHARACTERS_MAX], *npc_name[NPCS_MAX],
        *scenario_name[SCENARIOS_MAX + 1];
    char name_bytes[(CHARACTERS_MAX + NPCS_MAX + SCENARIOS_MAX) * (NAME_BYTES_MAX + 1)];
};

static inline const struct pack *pack_of(const struct data *d) { return d->block; }

/* The scenarios and the NPCs that an edition of the rules has; pack.c. */
int tx_scenarios(const struct pack *, int edition);
int tx_npcs(const struct pack *, int edition);

/* The name tables but those three; tables.c. */
extern const struct names texarkana_names[NAME_TABLES];
/* struct game's data_open; pack.c. The tree must outlive the data. NAMES_SCENARIO then has
 * SCENARIOS_MAX + 1 names: those of the pack, "scenario-N" where it has fewer, and last "free". */
bool texarkana_pack_open(struct data *, void *block, const struct node *tree,
                         struct complaint *wrong);
/* struct game's data_doubt; pack_facts.c: facts that nothing asks after. */
bool texarkana_pack_doubt(const struct data *, const struct node *tree, int nth,
                          struct complaint *);

#endif
