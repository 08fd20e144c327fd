/* The reader of 21's packs: what our own pack must have, what is made of a small one, and each kind
 * of mistake refused at its place.
 * keeps_test KEEP.yaml BELL.yaml [--id ID]; exit 1 if a case failed. */
#include <stdio.h>
#include <string.h>

#include "games/twenty_one/pack/pack.h"
#include "games/twenty_one/sheet.h"
#include "tests/packs/bad_keeps.h"
#include "tests/twenty_one/row_numbers.h"

enum { OURS_BEASTS = 20, OURS_BOSSES = 4, OURS_HEROES = 6, OURS_ENCOUNTERS = 12, OURS_FIGHTS = 8 };

static struct pack pack, tried;
static struct data data;
static struct yaml_tree tree;
static struct kit kit = {.open = twenty_one_pack_open, .block = &tried};

static void result(const char *id, const char *title, bool fine)
{
    kit_result(&kit, id, title, fine, "it is not so");
}

static bool is(const char *text, const char *expected) { return text && !strcmp(text, expected); }

/* ---- Our own ---- */

static void ours_heroes(void)
{
    bool legal = true, told = true;
    for (int i = 0; i < pack.hero_count; i++) {
        legal = legal && !bj_sheet_wrong(&pack, &pack.hero[i].sheet, false) &&
                !bj_sheet_wrong(&pack, &pack.hero[i].sheet, true);
        told = told && *pack.hero[i].caption.text;
    }
    result("BJ-F5", "our heroes: all of the file, six at least",
           kit_all(&kit, "heroes", pack.hero_count, OURS_HEROES));
    result("BJ-F1", "our heroes are legal, single-twice or not", legal);
    result("BJ-F5", "our heroes are all told of", told);
}

static bool holds(const struct sheet *h, int gear)
{
    for (int i = 0; i < SLOTS; i++)
        if (h->slot[i] == gear)
            return true;
    return false;
}

static bool somebody(int gear, int other)
{
    for (int i = 0; i < pack.hero_count; i++)
        if (holds(&pack.hero[i].sheet, gear) && holds(&pack.hero[i].sheet, other))
            return true;
    return false;
}

static void ours_styles(void)
{
    result("BJ-H1", "sword and shield", somebody(GEAR_BROADSWORD, GEAR_KITE_SHIELD));
    result("BJ-H1", "a duellist with a dagger", somebody(GEAR_DAGGER, GEAR_RAPIER));
    result("BJ-H1", "an archer", somebody(GEAR_SHORTBOW, GEAR_GRIP));
    result("BJ-G1", "a priest, a sorcerer, a pyromancer",
           somebody(GEAR_TALISMAN, GEAR_TALISMAN) && somebody(GEAR_CATALYST, GEAR_CATALYST) &&
               somebody(GEAR_FLAME, GEAR_FLAME));
}

static int uses_of(int beast)
{
    int n = 0;
    for (int e = 0; e < pack.encounter_count; e++)
        for (int i = 0; i < pack.encounter[e].foe_count; i++)
            n += pack.encounter[e].foe[i].beast == beast;
    return n;
}

static void ours_beasts(void)
{
    int bosses = 0;
    bool used = true, tactics = true;
    uint32_t spells = 0, skills = 0;
    for (int i = 0; i < pack.beast_count; i++) {
        const struct beast *b = &pack.beast[i];
        bosses += b->boss;
        used = used && uses_of(i);
        tactics = tactics && (!b->boss || (b->like_count && b->hurt != b->tactic));
        spells |= b->sheet.spells;
        skills |= b->sheet.skills;
    }
    result("BJ-D6", "our bestiary: all of the file, twenty at least, four bosses",
           kit_all(&kit, "beasts", pack.beast_count, OURS_BEASTS) && bosses == OURS_BOSSES);
    result("BJ-D6", "every beast is in an encounter", used);
    result("BJ-D6", "every boss has its own tactics, and others when it is hurt", tactics);
    result("BJ-D6", "beasts have spells of all schools and Skills of all Abilities",
           spells & BIT(SPELL_HEAL) && spells & BIT(SPELL_SOUL_ARROW) &&
               spells & BIT(SPELL_FIRESTORM) && skills & BIT(SKILL_OVERBEAR) &&
               skills & BIT(SKILL_RIPOSTE) && skills & BIT(SKILL_STURDY) &&
               skills & BIT(SKILL_GUIDANCE) && skills & BIT(SKILL_LUCKY_LADY) &&
               skills & BIT(SKILL_AURA));
}

/* Encounters on the shortest way from this stage to the end of the run, its own too. */
static int fights_from(const struct run *run, int stage)
{
    int least[STAGES_MAX];
    for (int i = run->stage_count - 1; i >= stage; i--) {
        const struct run_stage *s = &run->stage[i];
        int best = s->way_count ? 999 : 0;
        for (int k = 0; k < s->way_count; k++)
            best = least[s->way[k]] < best ? least[s->way[k]] : best;
        least[i] = best + (s->encounter != NONE);
    }
    return least[stage];
}

static void ours_run(void)
{
    const struct run *run = &pack.run[0];
    int rests = 0, forks = 0;
    bool told = true, sizes = true, boss = true;
    for (int i = 0; i < run->stage_count; i++) {
        const struct run_stage *s = &run->stage[i];
        rests += s->encounter == NONE;
        forks += s->way_count > 1;
        told = told && *s->caption.text;
        if (!s->way_count)
            boss = boss && pack.beast[pack.encounter[s->encounter].foe[0].beast].boss;
    }
    for (int i = 0; i < pack.map_count; i++)
        sizes = sizes && pack.map[i].rows >= 8 && pack.map[i].rows <= 16 &&
                pack.map[i].columns >= 8 && pack.map[i].columns <= 20;
    result("BJ-I2", "our run: eight encounters at least, whichever way one goes",
           fights_from(run, 0) >= OURS_FIGHTS);
    result("BJ-I2", "a boss at every end", boss);
    result("BJ-I2", "fires to rest at, and ways to choose from", rests >= 3 && forks >= 3);
    result("BJ-I2", "every stage is told", told);
    result("BJ-D4", "encounters and maps: all of the file, twelve at least, of 8 by 8 to 20 by 16",
           kit_all(&kit, "encounters", pack.encounter_count, OURS_ENCOUNTERS) &&
               kit_all(&kit, "maps", pack.map_count, OURS_ENCOUNTERS) && sizes);
}

/* BJ-I2: one hero meets fewer foes than two, and two fewer than three. */
static void ours_scaled(void)
{
    bool scaled = true;
    for (int e = 0; e < pack.encounter_count; e++) {
        int n[3] = {0};
        for (int i = 0; i < pack.encounter[e].foe_count; i++)
            for (int heroes = 1; heroes <= 3; heroes++)
                n[heroes - 1] +=
                    pack.encounter[e].foe[i].heroes <= heroes && !pack.encounter[e].foe[i].hard;
        scaled = scaled && n[0] >= 1 && n[0] < n[1] && n[1] < n[2];
    }
    result("BJ-I2", "foes are scaled: more against two heroes than one, more against three",
           scaled);
}

/* ---- The small one, read word by word ---- */

static void small_heroes(void)
{
    const struct sheet *h = &pack.hero[0].sheet, *scholar = &pack.hero[2].sheet;
    result("BJ-F1", "Abilities by their words",
           h->ability[STRENGTH] == 1 && h->ability[DEXTERITY] == 1 && h->ability[ENDURANCE] == 2 &&
               !h->ability[HOPE] && !h->ability[WITS] && !h->ability[POWER]);
    result("BJ-F2", "four Skills and the three of everyone",
           h->skills == (BIT(SKILL_INFLUENCE) | BIT(SKILL_SOUL) | BIT(SKILL_HUMANITY) |
                         BIT(SKILL_LEAN_INTO) | BIT(SKILL_RIPOSTE) | BIT(SKILL_STURDY) |
                         BIT(SKILL_VITALITY)));
    result("BJ-F4", "hands, reserve, armor",
           h->slot[SLOT_LEFT] == GEAR_BROADSWORD && h->slot[SLOT_RIGHT] == GEAR_KITE_SHIELD &&
               h->slot[SLOT_RESERVE_LEFT] == GEAR_MACE && h->slot[SLOT_RESERVE_RIGHT] == NONE &&
               h->armor == ARMOR_CHAINMAIL);
    result("BJ-F6", "a pocket holds a full stack",
           h->pocket[0] == GEAR_HALF_MOON_GRASS && h->pocket_n[0] == 5 && h->pocket[1] == NONE);
    result("BJ-F3", "spells, the free one with them, and Attunement",
           scholar->spells ==
                   (BIT(SPELL_SOUL_ARROW) | BIT(SPELL_MAGIC_SHIELD) | BIT(SPELL_FIREBALL) |
                    BIT(SPELL_FIRESTORM) | BIT(SPELL_COMBUSTION)) &&
               scholar->school == SCHOOL_PYROMANCY);
    result("BJ-F3", "no Combustion without Power or Endurance",
           !(pack.hero[3].sheet.spells & BIT(SPELL_COMBUSTION)));
}

static void small_beasts(void)
{
    const struct beast *rat = &pack.beast[0], *archer = &pack.beast[2], *warden = &pack.beast[4];
    result("BJ-D6", "a rat takes 3 cards, goes close, and is no boss",
           rat->limit == 3 && rat->tactic == TACTIC_CLOSE && rat->hurt == TACTIC_CLOSE &&
               !rat->boss && !rat->like_count);
    result("BJ-D6", "the archer keeps off, hurt or not",
           archer->tactic == TACTIC_KEEP_OFF && archer->hurt == TACTIC_KEEP_OFF);
    result("BJ-C3", "8 cards where no limit is given", archer->limit == 8);
    result("BJ-F4", "a bow in both hands",
           archer->sheet.slot[SLOT_LEFT] == GEAR_SHORTBOW &&
               archer->sheet.slot[SLOT_RIGHT] == GEAR_GRIP);
    result("BJ-D6", "the Warden: a boss; close, then the weakest; the greatsword first",
           warden->boss && warden->limit == 10 && warden->tactic == TACTIC_CLOSE &&
               warden->hurt == TACTIC_WEAKEST && warden->like_count == 1 &&
               !warden->like[0].spell && warden->like[0].which == GEAR_GREATSWORD);
    const struct beast *priest = &pack.beast[3];
    result("BJ-D6", "a spell is liked by its word",
           priest->like_count == 2 && priest->like[0].spell &&
               priest->like[0].which == SPELL_FIREBALL && priest->like[1].spell &&
               priest->like[1].which == SPELL_COMBUSTION);
}

static void small_story(void)
{
    const struct map *yard = &pack.map[0], *belfry = &pack.map[1];
    const struct encounter *watch = &pack.encounter[1], *last = &pack.encounter[2];
    const struct run *run = &pack.run[0];
    result("", "a text that is left out is empty",
           is(pack.encounter[0].caption.text, "") && is(watch->caption.text, ""));
    result("BJ-D4", "a map of 8 rows and 12 columns; e2 is a wall, a1 none",
           yard->rows == 8 && yard->columns == 12 && yard->wall[1] == (BIT(4) | BIT(7)) &&
               !yard->wall[0] && !yard->dark[3]);
    result("BJ-D4", "dark squares are no walls",
           belfry->dark[1] == 0x1fe && belfry->wall[1] == 0x201);
    result("BJ-D4", "squares by letter and number",
           watch->start[3].row == 4 && watch->start[3].column == 1 && watch->foe[1].at.row == 2 &&
               watch->foe[1].at.column == 10);
    result("BJ-D7", "who is unaware",
           watch->foe[0].unaware && !watch->foe[2].unaware && last->surprised && !watch->surprised);
    result("BJ-I2", "who stands there against two, or only if it is hard",
           watch->foe[2].heroes == 2 && watch->foe[0].heroes == 1 &&
               pack.encounter[0].foe[4].hard && !watch->foe[2].hard);
    result("BJ-I2", "the first stage leads to the fire or the yard, the last nowhere",
           run->stage_count == 5 && run->stage[0].way_count == 2 && run->stage[0].way[0] == 1 &&
               run->stage[0].way[1] == 2 && run->stage[1].encounter == NONE &&
               run->stage[4].encounter == 2 && !run->stage[4].way_count);
    result("BJ-I2", "how it ends",
           is(run->won, "The bell rings once, and what was standing lies down.") &&
               is(run->lost, "Nobody comes for the bell after you."));
    result("", "names are folded",
           is(data.names[NAMES_BEAST].at[4], "the-bell-warden") &&
               is(data.names[NAMES_ENCOUNTER].at[0], "rats-at-the-gate") &&
               is(data.names[NAMES_RUN].at[0], "the-broken-bell") &&
               is(data.names[NAMES_RUN].at[RUN_FREE], "free") && is(data.name, "bell") &&
               data.edition == 1);
}

/* ---- Rows ---- */

/* The numbers that tests use (row_numbers.h) are those of rows.yaml; the names are
 * docs/rules/twenty-one-rows.md's. */
static void rows_numbered(void)
{
    result("BJ-E3", "Skills by number",
           pack.skill_count >= SKILLS && is(pack.skill_name[SKILL_HUMANITY], "humanity") &&
               is(pack.skill_name[SKILL_AURA], "aura") &&
               is(pack.skill_name[SKILL_FACES], "dagger"));
    result("BJ-G1", "spells by number",
           pack.spell_count >= SPELLS && is(pack.spell_name[SPELL_HEAL], "heal") &&
               is(pack.spell_name[SPELL_COMBUSTION], "combustion") &&
               is(pack.spell_name[SPELL_FLASH_SWEAT], "flash-sweat"));
    result("BJ-H1", "gear by number",
           pack.gear_count > GEAR_BARE && is(pack.gear_name[GEAR_DAGGER], "dagger") &&
               is(pack.gear_name[GEAR_INCIDENTAL], "incidental") &&
               is(pack.gear_name[GEAR_GRIP], "two-handed") &&
               is(pack.gear_name[GEAR_BARE], "bare-hands") &&
               pack.gear[GEAR_GRIP].class == CLASS_GRIP);
    result("BJ-H1", "armor by number",
           pack.armor_count >= ARMORS && is(pack.armor_name[ARMOR_PLATEMAIL], "platemail"));
}

/* What a pack adds stands behind our own; what it changes, in its place. */
static void rows_added(void)
{
    static const struct bad_pack edit = {
        .find = "runs:\n",
        .put = "skills:\n  - {name: Moon Cut, of: gear, cost: 1, piece: change, lo: -2, hi: -1}\n"
               "gear:\n  - {name: Moonblade, text: It cuts by night., class: melee, abilities: "
               "[wits], skill: moon-cut, skill-attack: yes}\n"
               "  - {name: Rapier, weight: 1}\nruns:\n"};
    struct yaml_tree edited;
    struct complaint wrong = {0};
    struct data with;
    bool open = !kit_open_edited(&kit, &edit, &edited, &with, &wrong);
    const int own = pack.gear_count; /* ours, before those of the pack */
    const struct gear_row *blade = &tried.gear[own];
    result("BJ-H1", "a new weapon is the last of its table",
           open && tried.gear_count == own + 1 &&
               is(with.names[NAMES_GEAR].at[own], "moonblade") &&
               is(tried.gear_title[own], "Moonblade") &&
               is(tried.gear_text[own], "It cuts by night."));
    result("BJ-H1", "it is what its columns say",
           open && blade->class == CLASS_MELEE && blade->abilities == BIT(WITS) &&
               blade->reach == 5 && !blade->weight && blade->skill == pack.skill_count &&
               blade->skill_attack && !blade->skill_defend);
    result("BJ-H1", "a changed row keeps the rest",
           open && tried.gear[GEAR_RAPIER].weight == 1 &&
               tried.gear[GEAR_RAPIER].flags == GEAR_AGAIN && !tried.gear_title[GEAR_RAPIER]);
    yaml_tree_close(&edited);
}

static bool changer_is(int at, int skill, int mends, int lift)
{
    const struct changer *by = &tried.changer[at];
    return by->skill == skill && by->mend == mends && by->lift == lift;
}

static bool opened_with(const char *put, struct yaml_tree *edited)
{
    struct complaint wrong = {0};
    struct data with;
    const struct bad_pack edit = {.find = "runs:\n", .put = put};
    return !kit_open_edited(&kit, &edit, edited, &with, &wrong);
}

/* What is looked up of all rows together, by rows.yaml: Broadsword adds 2 to an own card, Buckler
 * takes 2 from another's, Influence, Light and Short Sword move by 1; of these the last three take
 * 1 from an own card. */
static void rows_summed_up(void)
{
    struct yaml_tree edited;
    bool open = opened_with("runs:\n", &edited);
    result("BJ-E3", "Skills that change a card, by how far",
           open && tried.changers == 5 && changer_is(0, SKILL_BROADSWORD, 0, 2) &&
               changer_is(1, SKILL_BUCKLER, 0, 2) && changer_is(2, SKILL_INFLUENCE, 1, 1) &&
               changer_is(3, SKILL_LIGHT, 1, 1) && changer_is(4, SKILL_SHORT_SWORD, 1, 1));
    result("BJ-E3", "only Humanity sets face cards", tried.face_setters == BIT(SKILL_HUMANITY));
    result("BJ-G1", "spells by what lasts",
           tried.spells_timed[TIMED_TRANQUILITY] == BIT(SPELL_TRANQUILITY) &&
               tried.spells_timed[TIMED_MAGIC_WEAPON] == BIT(SPELL_MAGIC_WEAPON) &&
               tried.spells_timed[TIMED_FLASH_SWEAT] == BIT(SPELL_FLASH_SWEAT));
    result("BJ-G1", "spells by the mark they leave",
           !tried.spells_mark[MARK_STUNNED] && tried.spells_mark[MARK_LIGHT] == BIT(SPELL_LIGHT) &&
               tried.spells_mark[MARK_POWER_WITHIN] == BIT(SPELL_POWER_WITHIN) &&
               tried.spells_mark[MARK_FALL_CONTROL] == BIT(SPELL_FALL_CONTROL));
    yaml_tree_close(&edited);
}

/* An own card that only becomes worth less, or another's that only becomes worth more, helps
 * nobody. */
static void rows_changed(void)
{
    struct yaml_tree edited;
    bool open = opened_with(
        "skills:\n  - {name: Moan, of: gear, cost: 1, piece: change, lo: -1, hi: -1, whose: own}\n"
        "  - {name: Gift, of: gear, cost: 1, piece: change, lo: 1, hi: 1, whose: other}\n"
        "  - {name: influence, of: gear}\n"
        "  - {name: guidance, piece: passive}\n"
        "spells:\n  - {name: heal, piece: mark, mark: stunned, free: yes}\n"
        "gear:\n  - {name: rapier, school: sorcery}\n  - {name: shortbow, reach: 10}\n"
        "  - {name: talisman, class: tool, school: sorcery}\nruns:\n",
        &edited);
    result("BJ-E3", "what helps nobody changes nothing for bots", open && tried.changers == 5);
    result("BJ-F2", "who has Influence is what its row says",
           open && !(tried.everyones & BIT(SKILL_INFLUENCE)));
    result("BJ-E4", "a piece that no Skill has any more",
           open && tried.skill_by[PIECE_GUIDANCE] == SKILL_NONE);
    result("BJ-G1", "a school without a tool",
           open && tried.tool_of[SCHOOL_MIRACLE] == NONE &&
               tried.tool_of[SCHOOL_SORCERY] == GEAR_TALISMAN);
    result("BJ-G1", "the first spell, free and with a mark",
           open && tried.free_spells & BIT(SPELL_HEAL) &&
               tried.spells_mark[MARK_STUNNED] == BIT(SPELL_HEAL));
    result("BJ-H1", "only a tool has a school, only a melee weapon a reach",
           open && tried.gear[GEAR_RAPIER].school == SCHOOL_NONE &&
               !tried.gear[GEAR_SHORTBOW].reach && tried.gear[GEAR_RAPIER].reach == 5);
    yaml_tree_close(&edited);
}

/* The first thing of the table, and the last, are tools if their rows say so; of two the first
 * counts. */
static void other_tools(void)
{
    struct yaml_tree edited;
    bool open = opened_with("gear:\n  - {name: dagger, class: tool, school: sorcery}\n"
                            "  - {name: talisman, class: tool, school: sorcery}\n"
                            "  - {name: Relic, class: tool, school: miracle}\nruns:\n",
                            &edited);
    result("BJ-G1", "the first and the last of the table are tools",
           open && tried.tool_of[SCHOOL_SORCERY] == GEAR_DAGGER &&
               tried.tool_of[SCHOOL_MIRACLE] == pack.gear_count);
    yaml_tree_close(&edited);
}

/* Two runs: each has its own stages, and a stage's name is one of all of them. */
static void two_runs(void)
{
    struct yaml_tree edited;
    bool open =
        opened_with("runs:\n  - {name: Short, text: One fight., won: Won., lost: Lost., stages: "
                    "[{name: Only, encounter: rats-at-the-gate}]}\n",
                    &edited);
    const struct run *second = &tried.run[1];
    result("BJ-I2", "two runs",
           open && tried.run_count == 2 && is(tried.run[0].won, "Won.") &&
               tried.run[0].stage_count == 1 && second->stage_count == 5);
    result("BJ-I2", "stages by name",
           open && is(tried.stage_name[tried.run[0].stage[0].name], "only") &&
               is(tried.stage_name[second->stage[1].name], "the-fire"));
    yaml_tree_close(&edited);
}

/* A new row, and what is wrong with it at ^. */
static void row_refused(const char *section, const char *row, const char *what)
{
    char put[256];
    snprintf(put, sizeof put, "%s:\n  - %s}\nruns:\n", section, row);
    kit_try(&kit, &(struct bad_pack){.id = "BJ-H1",
                                     .title = what ? what : row,
                                     .find = "runs:\n",
                                     .put = put,
                                     .what = what});
}

/* The bounds of docs/twenty-one-packs.md: one more or less is refused, and the bounds are said. */
static void numbers_bounded(void)
{
    static const struct {
        const char *section, *key;
        int lo, hi;
    } columns[] = {
        {"skills", "cost", 0, 9},
        {"skills", "lo", -3, 10},
        {"skills", "hi", -3, 10},
        {"skills", "hand-weight", 0, 3},
        {"skills", "armor-weight", 0, 3},
        {"skills", "pockets", 0, 3},
        {"skills", "limit", 0, 5},
        {"skills", "spells", 0, 3},
        {"skills", "quiet-edge", 0, 3},
        {"spells", "delay", 0, 9},
        {"spells", "target", 0, 21},
        {"spells", "range", 0, 60},
        {"spells", "turns", 0, 9},
        {"gear", "weight", 0, 9},
        {"gear", "delay", 0, 9},
        {"gear", "reach", 5, 60},
        {"gear", "edge-attack", -3, 3},
        {"gear", "edge-defend", -3, 3},
        {"gear", "bonus", 0, 3},
        {"gear", "stack", 0, 10},
        {"armors", "weight", 0, 9},
        {"armors", "pockets", 0, 4},
        {"armors", "limit", 0, 9},
        {"armors", "sheds", 0, 3},
        {"armors", "edge-dexterity", 0, 3},
    };
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        for (int above = 0; above < 2; above++) {
            char row[64], what[96];
            int n = above ? columns[i].hi + 1 : columns[i].lo - 1;
            snprintf(row, sizeof row, "{name: Bent, %s: ^%d", columns[i].key, n);
            snprintf(what, sizeof what, "%s must be a whole number from %d to %d, not %d",
                     columns[i].key, columns[i].lo, columns[i].hi, n);
            row_refused(columns[i].section, row, what);
        }
}

/* BJ-E4: lo and hi of each piece, as that page has them; those without have 0. */
static void pieces_bounded(void)
{
    static const struct {
        const char *piece;
        int lo[2], hi[2];
    } pieces[] = {
        {"change", {-3, 3}, {-3, 3}},     {"set", {0, 10}, {0, 10}},
        {"soul", {0, 0}, {0, 0}},         {"draw", {0, 3}, {0, 3}},
        {"suit-change", {0, 0}, {-3, 3}}, {"edge", {0, 0}, {-3, -1}},
        {"all-less", {0, 0}, {0, 0}},     {"cheer", {0, 0}, {0, 0}},
        {"aura", {0, 0}, {0, 0}},         {"passive", {0, 0}, {0, 0}},
        {"guidance", {0, 0}, {0, 0}},     {"cheek", {0, 0}, {0, 0}},
        {"recompense", {0, 0}, {0, 0}},   {"riposte", {0, 0}, {1, 3}},
        {"spell-bonus", {0, 0}, {1, 5}},  {"linger", {0, 0}, {0, 0}},
        {"shield", {0, 0}, {0, 0}},       {"faces", {0, 0}, {1, 3}},
        {"power-strike", {0, 0}, {0, 0}}, {"flanking", {0, 0}, {0, 0}},
        {"expert", {0, 0}, {0, 0}},
    };
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        char row[96], what[160];
        const int *lo = pieces[i].lo, *hi = pieces[i].hi, n = lo[0] - 1 < -3 ? 4 : lo[0] - 1;
        snprintf(row, sizeof row, "^{name: Bent, of: wits, cost: 1, piece: %s, lo: %d, hi: %d",
                 pieces[i].piece, n, hi[1]);
        snprintf(what, sizeof what,
                 "of piece %s, lo must be %d to %d and hi %d to %d, not %d and %d", pieces[i].piece,
                 lo[0], lo[1], hi[0], hi[1], n, hi[1]);
        row_refused("skills", row, what);
    }
}

/* Each column's words, and what else a row must have: docs/twenty-one-packs.md. */
static void rows_refused(void)
{
    static const char *const rows[][3] = {
        {"skills", "{name: Bent, of: ^luck",
         "of must be strength, dexterity, endurance, hope, wits, power, everyone, gear or spell, "
         "not \"luck\""},
        {"skills", "{name: Bent, piece: ^shove", "piece must be change, set, soul, draw, *"},
        {"skills", "{name: Bent, suit: ^stars",
         "suit must be hearts, diamonds, clubs or spades, not \"stars\""},
        {"spells", "{name: Bent, school: ^none",
         "school must be miracle, sorcery or pyromancy, not \"none\""},
        {"spells", "{name: Bent, abilities: [^none]", "abilities must be strength, dexterity, *"},
        {"spells", "{name: Bent, against: [^none]", "against must be strength, dexterity, *"},
        {"spells", "{name: Bent, timed: ^long",
         "timed must be tranquility, magic-weapon, magic-shield, hush or flash-sweat, not "
         "\"long\""},
        {"spells", "{name: Bent, mark: ^cross",
         "mark must be stunned, light, power-within or fall-control, not \"cross\""},
        {"gear", "{name: Bent, school: ^none",
         "school must be miracle, sorcery or pyromancy, not \"none\""},
        {"gear", "{name: Bent, abilities: [^none]", "abilities must be strength, dexterity, *"},
        {"gear", "{name: Bent, effects: ^again", "effects must be a list, as in [two-hands]"},
        {"gear", "{name: rapier, ^size: 3", "unknown key \"size\"; known here: *"},
        {"gear", "{name: ^incidental", "incidental cannot be changed"},
        {"gear", "{name: ^bare-hands", "bare-hands cannot be changed"},
        {"gear", "{name: ^[Bent]", "name must be *"},
        {"gear", "^{name: Bent, class: item, item: throw, stack: 3",
         "what attacks or is tested needs abilities"},
        {"gear", "^{name: Bent, class: ranged", "what attacks or is tested needs abilities"},
        {"gear", "^{name: Bent, class: incidental, stack: 1",
         "class must be melee, ranged, shield, tool or item"},
        {"skills", "{name: influence, text: ^So.", "text is for new rows: influence keeps its own"},
        {"skills", "^{name: Bent, of: wits, piece: set, lo: 3, hi: 2", "lo must not be above hi"},
        {"skills", "^{name: Bent, of: wits, cost: 1, piece: edge, hi: -1, needs: [not-over]",
         "of piece edge, needs must have contest"},
        {"skills", "^{name: aura, needs: [not-over]", "of piece aura, needs must have contest"},
        {"skills", "^{name: power-spell, needs: [not-over]",
         "of piece spell-bonus, needs must have spell"},
        {"skills", "^{name: linger-spell, needs: [spell, not-over]",
         "of piece linger, needs must have timed"},
        {"skills", "^{name: Bent, of: gear, cost: 1, piece: expert",
         "a Skill of piece expert cannot be of gear"},
        {"skills", "^{name: Bent, of: wits, cost: 1, piece: guidance",
         "guidance has the piece guidance already, and only one Skill may have it"},
        {"skills",
         "{name: guidance, piece: passive}\n  - {name: influence, piece: guidance, lo: 0, hi: 0}\n"
         "  - ^{name: Bent, of: wits, cost: 1, piece: guidance",
         "influence has the piece guidance already, and only one Skill may have it"},
        {"spells", "^{name: force, range: 12",
         "of shape within and blast, range must be feet in fives, 5 to 60"},
        /* 36 ways of our own; 2 to each value that any card may be set to, 1 of an own card */
        {"skills", "{name: Bent, of: wits, piece: set, hi: 9", NULL},
        {"spells", "{name: heal, target: 2", NULL},
        {"gear", "{name: B, class: shield, effects: [two-hands]}\n  - {name: B, weight: 1", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        row_refused(rows[i][0], rows[i][1], rows[i][2]);
}

static void sections_refused(void)
{
    kit_try(&kit,
            &(struct bad_pack){
                .id = "BJ-E3",
                .title = "57 ways",
                .find = "runs:\n",
                .put = "skills:\n  ^- {name: Bent, of: wits, piece: set, hi: 10, whose: own}\n"
                       "  - {name: Bow, of: wits, piece: set, hi: 4}\nruns:\n",
                .what = "all Skills together can be used in at most 56 ways, not 57: a card to "
                        "change, a value to set"});
    kit_try(&kit, &(struct bad_pack){.id = "BJ-H1",
                                     .title = "rows that are a number",
                                     .find = "runs:\n",
                                     .put = "gear: ^3\nruns:\n",
                                     .what = "gear must be a list of 0 to *"});
    kit_try(&kit, &(struct bad_pack){.id = "BJ-H1",
                                     .title = "no rows are fine",
                                     .find = "runs:\n",
                                     .put = "gear: []\nruns:\n"});
}

int main(int argc, char **argv)
{
    if (argc != 3 && (argc != 5 || strcmp(argv[3], "--id"))) {
        fprintf(stderr, "keeps_test KEEP.yaml BELL.yaml [--id ID]\n");
        return 2;
    }
    kit.only = argc == 5 ? argv[4] : NULL;
    if (!kit_open(&kit, argv[1], &tree, &data, &pack))
        return 1;
    ours_heroes();
    ours_styles();
    ours_beasts();
    ours_run();
    ours_scaled();
    if (!kit_open(&kit, argv[2], &tree, &data, &pack))
        return 1;
    small_heroes();
    small_beasts();
    small_story();
    rows_numbered();
    rows_added();
    rows_summed_up();
    rows_changed();
    other_tools();
    two_runs();
    numbers_bounded();
    pieces_bounded();
    rows_refused();
    sections_refused();
    for (int i = 0; i < bad_keep_count; i++)
        kit_try(&kit, &bad_keeps[i]);
    yaml_tree_close(&tree);
    return kit_end(&kit);
}
