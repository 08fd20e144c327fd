/* The reader of 21's packs: what our own pack must have, what is made of a small one, and each kind
 * of mistake refused at its place.
 *
 * keeps_test KEEP.yaml BELL.yaml [--id ID]; exit 1 if a case failed. */
#include <stdio.h>
#include <string.h>

#include "games/twenty_one/pack/pack.h"
#include "tests/packs/bad_keeps.h"
#include "tests/twenty_one/row_numbers.h"

enum { OURS_BEASTS = 20, OURS_BOSSES = 3, OURS_HEROES = 6, OURS_ENCOUNTERS = 12, OURS_FIGHTS = 8 };

static struct pack pack, tried;
static struct data data;
static struct yaml_tree tree;
static struct kit kit = {.open = twenty_one_pack_open, .block = &tried};

static void result(const char *id, const char *title, bool fine)
{
    kit_result(&kit, id, title, fine, "it is not so");
}

static bool is(const char *text, const char *expected)
{
    return text && !strcmp(text, expected);
}

/* ---- Our own ---- */

static void ours_heroes(void)
{
    bool legal = true, told = true;
    for (int i = 0; i < pack.hero_count; i++) {
        legal = legal && !bj_sheet_wrong(&pack, &pack.hero[i].sheet, false) &&
                !bj_sheet_wrong(&pack, &pack.hero[i].sheet, true);
        told = told && *pack.hero[i].caption.text;
    }
    result("BJ-F5", "our heroes: six at least", pack.hero_count >= OURS_HEROES);
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
    result("BJ-G1", "a priest, a sorcerer, a pyromancer", somebody(GEAR_TALISMAN, GEAR_TALISMAN) &&
           somebody(GEAR_CATALYST, GEAR_CATALYST) && somebody(GEAR_FLAME, GEAR_FLAME));
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
    result("BJ-D6", "our bestiary: twenty at least, three bosses",
           pack.beast_count >= OURS_BEASTS && bosses == OURS_BOSSES);
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
    result("BJ-D4", "encounters and maps: twelve at least, of 8 by 8 to 20 by 16",
           pack.encounter_count >= OURS_ENCOUNTERS && pack.map_count >= OURS_ENCOUNTERS && sizes);
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
    result("BJ-F4", "a bow in both hands", archer->sheet.slot[SLOT_LEFT] == GEAR_SHORTBOW &&
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
           pack.skill_count == SKILLS && is(pack.skill_name[SKILL_HUMANITY], "humanity") &&
               is(pack.skill_name[SKILL_AURA], "aura") &&
               is(pack.skill_name[SKILL_FACES], "dagger"));
    result("BJ-G1", "spells by number",
           pack.spell_count == SPELLS && is(pack.spell_name[SPELL_HEAL], "heal") &&
               is(pack.spell_name[SPELL_COMBUSTION], "combustion") &&
               is(pack.spell_name[SPELL_FLASH_SWEAT], "flash-sweat"));
    result("BJ-H1", "gear by number",
           pack.gear_count == GEAR_BARE + 1 && is(pack.gear_name[GEAR_DAGGER], "dagger") &&
               is(pack.gear_name[GEAR_INCIDENTAL], "incidental") &&
               is(pack.gear_name[GEAR_GRIP], "two-handed") &&
               is(pack.gear_name[GEAR_BARE], "bare-hands") &&
               pack.gear[GEAR_GRIP].class == CLASS_GRIP);
    result("BJ-H1", "armor by number",
           pack.armor_count == ARMORS && is(pack.armor_name[ARMOR_PLATEMAIL], "platemail"));
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
    const struct gear_row *blade = &tried.gear[GEAR_BARE + 1];
    result("BJ-H1", "a new weapon is the last of its table",
           open && tried.gear_count == GEAR_BARE + 2 &&
               is(with.names[NAMES_GEAR].at[GEAR_BARE + 1], "moonblade") &&
               is(tried.gear_title[GEAR_BARE + 1], "Moonblade") &&
               is(tried.gear_text[GEAR_BARE + 1], "It cuts by night."));
    result("BJ-H1", "it is what its columns say",
           open && blade->class == CLASS_MELEE && blade->abilities == BIT(WITS) &&
               blade->reach == 5 && !blade->weight && blade->skill == SKILLS &&
               blade->skill_attack && !blade->skill_defend);
    result("BJ-H1", "a changed row keeps the rest", open && tried.gear[GEAR_RAPIER].weight == 1 &&
           tried.gear[GEAR_RAPIER].flags == GEAR_AGAIN && !tried.gear_title[GEAR_RAPIER]);
    yaml_tree_close(&edited);
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
    for (int i = 0; i < bad_keep_count; i++)
        kit_try(&kit, &bad_keeps[i]);
    yaml_tree_close(&tree);
    return kit_end(&kit);
}
