/* What a pack says: heroes, the bestiary, maps, encounters, runs (docs/twenty-one-packs.md). What
 * is always true of a pack that was read: every index lies within its table, every hero keeps the
 * limits of BJ-F1 to BJ-F6, every figure has a square of its own to which the heroes can come,
 * somebody in each encounter is aware, and every run ends, with every stage of it on some way. */
#ifndef GAMES_TWENTY_ONE_PACK_H
#define GAMES_TWENTY_ONE_PACK_H

#include "games/twenty_one/rows.h"

enum {
    PACK_HEROES_MAX = 16, BEASTS_MAX = 48, MAPS_MAX = 24, ENCOUNTERS_MAX = 32, RUNS_MAX = 4,
    STAGES_MAX = 24, WAYS_MAX = 3,
    KIND_OWN = PACK_HEROES_MAX,       /* a hero built at the table */
    KIND_CALLED = KIND_OWN + 1,       /* .. + HEROES - 1: the same, called by a name of
                                         NAMES_CALLED */
    LIKES_MAX = 4, NAME_BYTES_MAX = 40, TEXT_BYTES_MAX = 600
};

struct caption { const char *title, *text; };

/* A character as the rules of section F know it. NONE: an empty slot or pocket, no armor. */
struct sheet {
    uint64_t skills, spells;          /* the Skills of everyone are set too */
    uint8_t ability[ABILITIES];
    uint8_t school;                   /* what Attunement adds to; SCHOOL_NONE */
    uint8_t armor;
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
    uint8_t limit;                    /* 8, unless the pack says otherwise */
    uint8_t tactic, hurt;             /* hurt: its tactic from half its limit on */
    uint8_t like_count;
    struct like like[LIKES_MAX];      /* what it would rather do than anything else, the dearest
                                         first */
    bool boss;
};
struct map {
    struct caption caption;
    uint8_t rows, columns;
    uint32_t wall[SIDE_CELLS], dark[SIDE_CELLS];   /* bit = column */
};
struct place { uint8_t row, column; };
struct foe {
    uint8_t beast;
    struct place at;
    uint8_t heroes;                   /* stands there only against so many heroes or more */
    bool unaware, hard;               /* hard: only at that difficulty */
};
struct encounter {
    struct caption caption;
    uint8_t map, foe_count;
    struct place start[HEROES];
    struct foe foe[FOES];
    bool surprised;                   /* the heroes are unaware */
};
/* A stage of a run: an encounter, or a rest; then one of its ways, or the run is won. */
struct run_stage {
    struct caption caption;
    uint8_t encounter;                /* NONE: a rest */
    uint8_t name;                     /* in NAMES_RUN_STAGE, where stages of several runs may share
                                         one */
    uint8_t way_count, way[WAYS_MAX];
};
struct run {
    struct caption caption;
    uint8_t stage_count;
    struct run_stage stage[STAGES_MAX];
    const char *won, *lost;
};

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
    uint8_t hero_count, beast_count, map_count, encounter_count, run_count;
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

static inline const struct pack *pack_of(const struct data *d) { return d->block; }
static inline const char *name_of(const struct pack *p, int names, int i)
{
    return p->names[names].at[i];
}

extern const struct names twenty_one_names[NAME_TABLES];
extern const char *const twenty_one_run_absent[RUNS_MAX + 1];
bool twenty_one_pack_open(struct data *, void *block, const struct node *tree,
                          struct complaint *wrong);

/* ---- sheet.c: the limits of section F ---- */
/* BJ_OPEN, or which limit the sheet breaks (why.h). */
int bj_sheet_wrong(const struct pack *, const struct sheet *, bool single_twice);
int bj_sheet_abilities_wrong(const struct sheet *, bool single_twice);
/* The same for what foes keep too: hands, armor, pockets, stacks. */
int bj_sheet_gear_wrong(const struct pack *, const struct sheet *);
/* Whether one more point may go to this Ability while they are given; BJ_OPEN, or why this Skill,
 * spell or armor may not come to what the sheet has. */
bool bj_sheet_raise_open(const struct sheet *, int ability, bool single_twice);
int bj_sheet_skill_closed(const struct pack *, const struct sheet *, int skill);
int bj_sheet_spell_closed(const struct pack *, const struct sheet *, int spell);
int bj_sheet_armor_closed(const struct pack *, const struct sheet *, int armor);
/* Why nothing more comes into its pockets. */
int bj_sheet_pockets_full(const struct sheet *);
/* The group whose two points it has besides two single ones, or -1. */
int bj_sheet_group(const struct sheet *, bool single_twice);
struct gain bj_sheet_gain(const struct pack *, const struct sheet *);
int bj_sheet_hand_limit(const struct pack *, const struct sheet *);
int bj_sheet_both_limit(const struct pack *, const struct sheet *);
int bj_sheet_armor_limit(const struct pack *, const struct sheet *);
int bj_sheet_pockets(const struct pack *, const struct sheet *);
/* How many cards on its pile make it out, where `base` is what it has without Skills and armor. */
int bj_sheet_damage_limit(const struct pack *, const struct sheet *, int base);
/* How many spells of the school may be known, the free one not counted; whether the school is open
 * at all. */
int bj_sheet_spell_limit(const struct pack *, const struct sheet *, int school);
bool bj_sheet_school_open(const struct sheet *, int school);
bool bj_sheet_has_magic(const struct sheet *);
/* Whether it knows a spell of the school; has a tool for them in a hand or a reserve. */
bool bj_sheet_knows(const struct pack *, const struct sheet *, int school);
bool bj_sheet_has_tool(const struct pack *, const struct sheet *, int school);
/* Whether free spells come to it; how many of the school are known that count against its limit. */
bool bj_sheet_free_spell(const struct sheet *);
int bj_sheet_spells_counted(const struct pack *, const struct sheet *, int school);
/* The highest of these Abilities (bits 1 << ability); 0 if there are none. */
int bj_sheet_best(const struct sheet *, int abilities);
/* The most Edge that it has in any Deal of its own making or defence, without a GM's word; for
 * Skills of a spell's Deal: in its spells' Deals. Of what it has learned, what costs more than
 * that: it can never be paid. */
int bj_sheet_edge_most(const struct pack *, const struct sheet *, bool spells);
uint64_t bj_sheet_unpaid(const struct pack *, const struct sheet *);
struct sheet bj_sheet_blank(const struct pack *);
/* Puts a gear into SLOT_LEFT .. SLOT_BOTH, as a full stack. */
void bj_sheet_equip(const struct pack *, struct sheet *, int slot, int gear);

#endif
