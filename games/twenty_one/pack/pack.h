/* What a pack says: heroes, the bestiary, maps, encounters, runs (docs/twenty-one-packs.md). What
 * is always true of a pack that was read: every index lies within its table, every hero keeps the
 * limits of BJ-F1 to BJ-F6, every figure has a square of its own to which the heroes can come,
 * somebody in each encounter is aware, and every run ends, with every stage of it on some way. */
#ifndef GAMES_TWENTY_ONE_PACK_H
#define GAMES_TWENTY_ONE_PACK_H

#include "games/twenty_one/rows.h"

enum {
    PACK_HEROES_MAX = 16, BEASTS_MAX = 48, MAPS_MAX = 24, ENCOUNTERS_MAX = 32, RUNS_MAX = 4,
    STAGES_MAX = 24, WAYS_MAX = 3, FACTS_MAX = 64, APPROACHES_MAX = 4, INSTEADS_MAX = 2,
    ENDINGS_MAX = 6, HARM_MAX = 4,
    EDITION_SCENES = 3,               /* of the rules: from it on a run has scenes without foes */
    EDITION_ROOMS = 4,                /* .. the GM draws rooms and makes foes */
    EDITION_HELD = 5,                 /* .. who is on no side, and what becomes of whom */
    EDITION_CONTESTS = 6,             /* .. scenes in which somebody plays against a hero */
    KIND_OWN = PACK_HEROES_MAX,       /* a hero built at the table */
    KIND_CALLED = KIND_OWN + 1,       /* .. + HEROES - 1: the same, called by a name of
                                         NAMES_CALLED */
    LIKES_MAX = 4, NAME_BYTES_MAX = 40, TEXT_BYTES_MAX = 600
};

/* Borrowed from the pack's tree, like every string here. Text left out: "". */
struct caption { const char *title, *text; };

/* A character as the rules of section F know it. NONE: an empty slot or pocket, no armor. */
struct sheet {
    uint64_t skills, spells;          /* a bit each; the Skills of everyone are set too */
    uint8_t ability[ABILITIES];       /* points: a hero's to ABILITY_MAX, a beast's to
                                         BEAST_ABILITY_MAX */
    uint8_t school;                   /* what Attunement adds to; SCHOOL_NONE */
    uint8_t armor;
    /* Gear, and how many of it: its stack, at most. */
    uint8_t slot[SLOTS], slot_n[SLOTS], pocket[POCKETS], pocket_n[POCKETS];
};

struct hero { struct caption caption; struct sheet sheet; };
enum tactic { TACTIC_CLOSE, TACTIC_KEEP_OFF, TACTIC_WEAKEST, TACTIC_WAIT, TACTICS };
struct like { bool spell; uint8_t which; };   /* a spell that the beast knows, or gear that it
                                                 has */
struct beast {
    struct caption caption;
    struct sheet sheet;               /* by the same rules, but points and spells as the pack
                                         says */
    uint8_t limit;                    /* 1 to LIMIT_MAX; LIMIT, unless the pack says otherwise */
    uint8_t tactic, hurt;             /* enum tactic; hurt: from half its limit on */
    uint8_t like_count;
    struct like like[LIKES_MAX];      /* what it would rather do than anything else, the dearest
                                         first */
    bool boss;
    bool own_name;                    /* it is called by it, without an article */
};
struct map {
    struct caption caption;
    uint8_t rows, columns;            /* squares of 5 feet, at most SIDE_CELLS */
    /* by row; bit = column; rough: of a wall, a door in it that is shut */
    uint32_t wall[SIDE_CELLS], dark[SIDE_CELLS], rough[SIDE_CELLS];
};
/* Where figures stand, as the pack has it or as it is drawn: a row each, for so many rows. */
struct ground {
    const struct caption *caption;
    uint8_t rows, columns;
    const uint32_t *wall, *dark, *rough;
};
struct place { uint8_t row, column; };             /* from 0 */
/* Facts that must have come true, and that must not (BJ-K5). */
struct proviso { uint64_t known, unknown; };
struct foe {
    struct proviso when;
    uint64_t fallen, stands;          /* facts, by how it is when the fight is won (BJ-K9) */
    uint8_t beast;
    struct place at;
    uint8_t heroes;                   /* stands there only against so many heroes or more */
    uint8_t side;
    bool unaware, hard;               /* hard: only at that difficulty */
};
struct encounter {
    struct caption caption;
    uint8_t map, foe_count;
    struct place start[HEROES];
    struct foe foe[FOES];
    bool surprised;                   /* the heroes are unaware */
    struct proviso surprised_if, unaware_if; /* so are they, or all foes, by these; nothing in them:
                                             never */
};
/* What a success or a failure in a scene brings (BJ-K4). */
struct came {
    const char *text;
    uint64_t sets;                    /* facts */
    uint8_t harm, gift, to;           /* cards; gear or NONE; a later stage or NONE */
    bool mends, ends, past;           /* past: the encounter of the stage is passed by */
};
enum { CAME_SUCCESS, CAME_FAILURE, CAMES };
/* One way to try what a scene is about (BJ-K2). */
struct approach {
    struct caption caption;
    struct proviso when;
    uint8_t abilities, tags, target, skill; /* skill: who tries it must know it; SKILL_NONE */
    int8_t edge;
    /* the beast that plays against who tries it, NONE: none; its Abilities (BJ-K10) */
    uint8_t against, theirs;
    const char *called;               /* what the story calls that one; NULL: by its name */
    struct came came[CAMES];
};
/* A scene without foes (BJ-K1); no approaches: there is none. */
struct scene {
    const char *text;
    uint8_t tries, approach_count;
    struct approach approach[APPROACHES_MAX];
};
/* Another encounter in place of a stage's. */
struct instead { struct proviso when; uint8_t encounter; };
/* A stage of a run: a rest, a scene, an encounter, in this order; then one of its ways, or the run
 * is over. */
struct run_stage {
    struct caption caption;
    uint8_t encounter;                /* NONE: there is none */
    bool rest;
    uint8_t name;                     /* in NAMES_RUN_STAGE, where stages of several runs may share
                                         one */
    uint8_t way_count, way[WAYS_MAX], instead_count;
    struct proviso way_when[WAYS_MAX];
    struct instead instead[INSTEADS_MAX];
    struct scene scene;
};
/* How a run may end that comes to its end: the first that is so; none: it is won. */
struct run_ending {
    const char *title, *text;
    struct proviso when;
    bool good;
};
struct run {
    struct caption caption;
    uint8_t stage_count, ending_count;
    struct run_stage stage[STAGES_MAX];
    struct run_ending ending[ENDINGS_MAX];
    const char *won, *lost;           /* what is told at its end */
};

/* How many of a list there are before these editions of the rules. */
struct aged { uint8_t scenes, held; };
/* What twenty_one_pack_open reads; data->block. */
struct pack {
    /* The rows of the tables: those of rows.yaml, changed and added to by the pack. */
    struct skill_row skill[SKILL_NONE + 1];
    struct spell_row spell[SPELLS_MAX];
    struct gear_row gear[GEARS_MAX];
    struct armor_row armor[ARMORS_MAX];
    uint8_t skill_count, spell_count, gear_count, armor_count;
    uint8_t skill_by[PIECES];         /* which Skill has a piece from PIECE_ALONE on; SKILL_NONE */
    uint8_t tool_of[SCHOOLS + 1];     /* the first tool of a school; NONE */
    uint64_t everyones, learned;      /* Skills of everyone; of characters that have learned them */
    uint64_t face_setters;            /* Skills of PIECE_SET that take any face card */
    /* of PIECE_CHANGE, the farthest first */
    struct changer { uint8_t skill, mend, lift; } changer[SKILLS_MAX];
    uint8_t changers;
    uint32_t free_spells, spells_timed[TIMEDS], spells_mark[MARKS];
    const char *skill_name[SKILLS_MAX], *spell_name[SPELLS_MAX], *gear_name[GEARS_MAX],
        *armor_name[ARMORS_MAX];
    /* As a pack has them; NULL where the title or the text of a row is the language's. */
    const char *skill_title[SKILLS_MAX], *spell_title[SPELLS_MAX], *gear_title[GEARS_MAX],
        *armor_title[ARMORS_MAX];
    const char *skill_text[SKILLS_MAX], *spell_text[SPELLS_MAX], *gear_text[GEARS_MAX],
        *armor_text[ARMORS_MAX];
    const char *title;
    uint8_t hero_count, beast_count, map_count, encounter_count, run_count, fact_count;
    struct aged beasts_aged, encounters_aged, runs_aged;
    uint64_t facts_set, facts_read;   /* that something makes true, and asks after */
    const char *fact_name[FACTS_MAX], *fact_text[FACTS_MAX];
    struct hero hero[PACK_HEROES_MAX];
    struct beast beast[BEASTS_MAX];
    struct map map[MAPS_MAX];
    struct encounter encounter[ENCOUNTERS_MAX];
    struct run run[RUNS_MAX];
    struct names names[NAME_TABLES];
    const char *hero_name[PACK_HEROES_MAX], *beast_name[BEASTS_MAX],
        *encounter_name[ENCOUNTERS_MAX], *run_name[RUNS_MAX + 1],
        *stage_name[RUNS_MAX * STAGES_MAX];
    uint8_t stage_names;
    char name_bytes[(PACK_HEROES_MAX + BEASTS_MAX + MAPS_MAX + ENCOUNTERS_MAX + RUNS_MAX +
                     RUNS_MAX * STAGES_MAX + SKILLS_MAX + SPELLS_MAX + GEARS_MAX + ARMORS_MAX + 1) *
                    (NAME_BYTES_MAX + 1)];
    const char *map_name[MAPS_MAX];
};
enum { RUN_FREE = RUNS_MAX };         /* last of NAMES_RUN: "free" */

/* Gear that is a thing of its own, which can be held or stowed. */
static inline bool is_thing(const struct pack *p, int gear)
{
    return gear < p->gear_count && gear != GEAR_GRIP && gear != GEAR_BARE;
}
static inline int weight_of(const struct pack *p, int gear)
{
    return gear == NONE ? 0 : p->gear[gear].weight;
}
/* How many of it a full stack is (BJ-F6). */
static inline int full_stack(const struct pack *p, int gear)
{
    return gear == NONE ? 0 : p->gear[gear].stack ? p->gear[gear].stack : 1;
}
/* The same Skill as the rules ask for it. */
static inline bool has_piece(const struct pack *p, uint64_t skills, int piece)
{
    return skills >> p->skill_by[piece] & 1;
}

/* What an edition of the rules has of the pack. */
static inline int aged_of(struct aged of, int count, int edition)
{
    return edition < EDITION_SCENES ? of.scenes : edition < EDITION_HELD ? of.held : count;
}
static inline int beasts_of(const struct pack *p, int edition)
{
    return aged_of(p->beasts_aged, p->beast_count, edition);
}
static inline int encounters_of(const struct pack *p, int edition)
{
    return aged_of(p->encounters_aged, p->encounter_count, edition);
}
static inline int runs_of(const struct pack *p, int edition)
{
    return aged_of(p->runs_aged, p->run_count, edition);
}

static inline const struct pack *pack_of(const struct data *d) { return d->block; }
/* A row's name in one of the tables; i is below the table's count. */
static inline const char *name_of(const struct pack *p, int names, int i)
{
    return p->names[names].at[i];
}

/* enum tactic. */
extern const struct names twenty_one_tactics;
/* How a map's squares are written, by enum ground_kind. */
extern const char twenty_one_signs[GROUNDS + 1];
/* The tables that are the same in each pack; what a run that is not there is called. */
extern const struct names twenty_one_names[NAME_TABLES];
extern const char *const twenty_one_run_absent[RUNS_MAX + 1];
/* Reads a pack file into `block`, a struct pack, and *data, which both borrow from the tree. False:
 * `wrong` says what and where; *data stays, and the block is of no use. */
bool twenty_one_pack_open(struct data *, void *block, const struct node *tree,
                          struct complaint *wrong);

/* The nth doubt: a fact that nothing asks after. */
bool twenty_one_pack_doubt(const struct data *, const struct node *tree, int nth,
                           struct complaint *wrong);

#endif
