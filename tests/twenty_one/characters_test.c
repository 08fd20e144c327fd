/* Characters of 21 that are kept. What is always true: a limit's file is written out by hand, one
 * thing wrong with it, and the rule that it must be refused by is the one of the rules page; what
 * is read, written and made is compared with what went in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/hero/character.h"
#include "games/twenty_one/sheet.h"
#include "games/twenty_one/why.h"
#include "table/native/json_tree.h"
#include "tests/twenty_one/row_numbers.h"

enum { BYTES_MAX = 16384, CHANCE_CHARACTERS = 1000 };

static _Alignas(16) struct pack pack;
static struct data data;
static struct rules rules;

static const struct characters *characters(void) { return twenty_one_game.characters; }

/* NULL, or why it is refused. */
static const char *refused(const char *json, struct kept_character *out)
{
    static struct complaint wrong;
    struct json_tree tree;
    if (!json_tree_open(json, strlen(json), BYTES_MAX, &tree, &wrong))
        return wrong.what;
    bool good = characters()->read(&data, &rules, tree.root, out, &wrong);
    json_tree_close(&tree);
    return good ? NULL : wrong.what;
}

/* ---- Each limit of section F ---- */

/* Strength 2, Dexterity 1, Endurance 1 in Leather, and what the case adds: limit 2 a hand, 1 of
 * armor, 2 pockets. */
#define GAME "{\"game\":\"twenty-one\","
#define FIGHTER                                                                                    \
    GAME "\"abilities\":{\"strength\":2,\"dexterity\":1,\"endurance\":1},"                         \
         "\"skills\":[\"overbear\",\"lean-into\",\"riposte\",\"sturdy\"],"
#define LEATHER FIGHTER "\"armor\":\"leather-armor\","
/* Strength 1, Dexterity 1, Hope 1, Wits 1. */
#define MAGE GAME "\"abilities\":{\"strength\":1,\"dexterity\":1,\"hope\":1,\"wits\":1},"
#define MAGE_SKILLS "\"skills\":[\"overbear\",\"riposte\",\"light\",\"cheek\"],"
#define ATTUNED "\"skills\":[\"overbear\",\"riposte\",\"light\",\"attunement\"],"
#define EIGHT1                                                                                     \
    "\"light\",\"light\",\"light\",\"light\",\"light\",\"light\",\"light\",\"light\""
#define EIGHT EIGHT1 ","
#define SHARED "\"skills\":[\"overbear\",\"weightlift\",\"power-strike\",\"riposte\"]"

static const struct bad {
    const char *json, *why;
} limits[] = {
    /* BJ-F1 */
    {GAME "\"abilities\":{\"strength\":99},\"skills\":[]}", "No Ability can be above 3."},
    {GAME "\"abilities\":{\"strength\":4},\"skills\":[]}", "No Ability can be above 3."},
    {GAME "\"abilities\":{\"strength\":1,\"endurance\":1,\"wits\":1,\"power\":1,\"hope\":1},"
          "\"skills\":[]}",
     "A hero has 4 points: 1 in each Ability of one group"},
    {GAME "\"abilities\":{\"strength\":1,\"dexterity\":1,\"hope\":1},\"skills\":[]}",
     "A hero has 4 points: 1 in each Ability of one group"},
    {GAME "\"abilities\":{\"strength\":1,\"endurance\":1,\"wits\":2},\"skills\":[]}",
     "A hero has 4 points: 1 in each Ability of one group"},
    {GAME "\"abilities\":{\"strength\":2,\"endurance\":2},\"skills\":[]}",
     "A hero has 4 points: 1 in each Ability of one group"},
    /* BJ-F2 */
    {FIGHTER "\"skills\":[]}", "not a JSON object: duplicate object key"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\"]}",
     "A hero knows one Skill of an Ability"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\",\"cheek\",\"cheer\"]}",
     "A hero knows one Skill of an Ability"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\",\"aura\"]}",
     "A hero knows one Skill of an Ability"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\",\"light\"]}",
     "light is listed twice"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\",\"soul\"]}",
     "everyone has soul: leave it out"},
    {MAGE "\"skills\":[\"overbear\",\"riposte\",\"light\",\"buckler\"]}",
     "skills must be overbear, "},
    /* BJ-F3 */
    {FIGHTER "\"spells\":[\"heal\"]}",
     "You need a point in Power, Hope or Wits to learn spells."},
    {FIGHTER "\"spells\":[\"combustion\"]}",
     "You need a point in Power, Hope or Wits to learn spells."},
    {MAGE MAGE_SKILLS "\"spells\":[\"heal\",\"force\"]}",
     "A hero knows no more Miracles than Hope"},
    {MAGE MAGE_SKILLS "\"spells\":[\"hush\",\"light\",\"soul-arrow\"]}",
     "A hero knows no more Sorceries than Wits + 1"},
    {MAGE MAGE_SKILLS "\"spells\":[\"fireball\"]}",
     "A hero knows no more Pyromancies than the lower of Endurance and Power"},
    {MAGE MAGE_SKILLS "\"spells\":[\"combustion\"]}",
     "A hero knows no more Pyromancies"}, /* neither Power nor Endurance */
    {MAGE MAGE_SKILLS "\"spells\":[\"heal\",\"heal\"]}", "heal is listed twice"},
    {MAGE MAGE_SKILLS "\"attuned\":\"miracle\"}", "A hero with Attunement names a school"},
    {MAGE ATTUNED "\"spells\":[]}", "A hero with Attunement names a school"},
    {MAGE ATTUNED "\"attuned\":\"pyromancy\"}",
     "Attunement adds a spell only to a school that is open to the hero."},
    {MAGE ATTUNED "\"attuned\":\"none\"}", "attuned must be miracle, sorcery or pyromancy"},
    /* BJ-F4: 2 a hand with its reserve, 4 in two hands with both */
    {FIGHTER "\"left\":\"greatsword\"}", "A hand and its reserve hold no more"},
    {FIGHTER "\"left\":\"battleaxe\",\"reserve-left\":\"mace\"}",
     "A hand and its reserve hold no more"},
    {FIGHTER "\"reserve-right\":\"greatsword\"}", "An item in reserve can weigh no more"},
    {FIGHTER "\"both\":\"greatsword\",\"reserve-right\":\"mace\"}",
     "Both hands and their reserves together"},
    {FIGHTER "\"right\":\"longbow\"}", "A bow needs two hands."},
    {FIGHTER "\"both\":\"firebomb\"}", "Both hands together hold one weapon, shield or tool."},
    {FIGHTER "\"left\":\"mace\",\"both\":\"mace\"}",
     "both means both hands: leave out left and right"},
    {FIGHTER "\"armor\":\"chainmail\"}",
     "Armor can weigh no more than Endurance (Encumbrance adds 1)."},
    /* BJ-F6 */
    {LEATHER "\"pockets\":[\"firebomb\",\"firebomb\",\"firebomb\"]}",
     "Each pocket holds one stack, and the armor has no more"},
    {LEATHER "\"pockets\":[\"firebomb\",\"firebomb\",\"firebomb\",\"firebomb\",\"firebomb\"]}",
     "a pocket holds one stack, and there are up to 4"},
    {FIGHTER "\"pockets\":[\"firebomb\"]}", "Without armor there are no pockets."},
    {LEATHER "\"pockets\":[\"dagger\"]}", "A pocket holds a stack of one item"},
};

static void limits_refused(void **state) /* BJ-F1, BJ-F2, BJ-F3, BJ-F4, BJ-F5, BJ-F6 */
{
    struct kept_character c;
    (void)state;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        const char *why = refused(limits[i].json, &c);
        if (!why || strncmp(why, limits[i].why, strlen(limits[i].why)))
            fail_msg("%s\n  is refused by: %s\n  and not by: %s", limits[i].json,
                     why ? why : "nothing", limits[i].why);
    }
}

/* The same files without what is wrong with them. */
static void limits_kept(void **state) /* BJ-F1, BJ-F3, BJ-F4, BJ-F6 */
{
    static const char *const good[] = {
        GAME "\"abilities\":{\"strength\":3,\"dexterity\":1}," SHARED "}",
        MAGE MAGE_SKILLS "\"spells\":[\"heal\",\"hush\",\"light\"]}",
        MAGE ATTUNED "\"attuned\":\"miracle\",\"spells\":[\"heal\",\"force\",\"hush\",\"light\"]}",
        FIGHTER "\"left\":\"mace\",\"reserve-left\":\"mace\",\"right\":\"battleaxe\"}",
        FIGHTER "\"both\":\"greatsword\"}",
        FIGHTER "\"both\":\"longbow\",\"reserve-left\":\"mace\",\"reserve-right\":\"mace\"}",
        LEATHER "\"pockets\":[\"firebomb\",\"incidental\"]}",
        GAME "\"abilities\":{\"strength\":3,\"dexterity\":1}," SHARED
             ",\"left\":\"greatsword\"}", /* 3, Weightlift 1 */
        GAME
        "\"abilities\":{\"strength\":1,\"endurance\":2,\"hope\":1},\"skills\":[\"overbear\","
        "\"vitality\",\"encumbrance\","
        "\"cheer\"],\"armor\":\"platemail\",\"pockets\":[\"firebomb\",\"firebomb\"]}", /* Weight 2 +
                                                                                          1, 1 + 1
                                                                                          pockets */
    };
    struct kept_character c;
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        const char *why = refused(good[i], &c);
        if (why)
            fail_msg("%s\n  is refused: %s", good[i], why);
    }
    rules.value[RULE_SINGLE_TWICE] = 0;
    assert_int_equal(strncmp(refused(good[0], &c),
                             "The two single points can't both go to one Ability", 50),
                     0);
    assert_null(refused(good[1], &c));
    rules.value[RULE_SINGLE_TWICE] = 1;
}

static void shapes_refused(void **state) /* BJ-F5 */
{
    static const struct bad shapes[] = {
        {"{}", "a character needs \"game\""},
        {"[]", "not a JSON object"},
        {"", "not a JSON object"},
        {"{\"game\":\"twenty-one\"", "not a JSON object"},
        {"{\"game\":\"bloodsport\",\"abilities\":{}}",
         "game must be twenty-one, not \"bloodsport\""},
        {"{\"game\":21,\"abilities\":{}}", "game must be twenty-one"},
        {GAME "\"abilites\":{}}",
         "unknown key \"abilites\"; known here: game, name, text, abilities"},
        {GAME "\"name\":\"No one\"}", "a character needs \"abilities\""},
        {GAME "\"abilities\":[]}", "abilities must be a map with the keys strength"},
        {GAME "\"abilities\":{\"luck\":1}}", "unknown key \"luck\""},
        {GAME "\"abilities\":{\"wits\":\"1\"}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":1.0}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":1e0}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":-1}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":null}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":100}}", "wits must be a whole number"},
        {GAME "\"abilities\":{\"wits\":99999999999}}", "wits must be a whole number"},
        {MAGE "\"skills\":\"light\"}", "skills must be a list"},
        {MAGE "\"skills\":[" EIGHT EIGHT EIGHT EIGHT1 "]}",
         "too many skills: 32, there must be 0 to 31"},
        {MAGE MAGE_SKILLS "\"spells\":[" EIGHT EIGHT1 ",\"light\",\"light\"]}",
         "too many spells: 18, there must be 0 to 17"},
        {MAGE MAGE_SKILLS "\"spells\":\"light\"}", "spells must be a list"},
        {MAGE MAGE_SKILLS "\"left\":\"bare-hands\"}", "left must be dagger"},
        {MAGE "\"skills\":[[\"light\"]]}", "skills must be a text, not a list or map"},
        {MAGE "\"skills\":[\"\"]}", "skills must not be empty"},
        {MAGE MAGE_SKILLS "\"armor\":\"tin\"}",
         "armor must be explorers-gear, shadow-gear, leather-armor, chainmail or platemail"},
        {MAGE MAGE_SKILLS "\"left\":\"two-handed\"}", "left must be dagger"},
        {MAGE MAGE_SKILLS "\"pockets\":{\"a\":1}}", "pockets must be a list"},
        {MAGE MAGE_SKILLS "\"name\":\"\"}", "name must not be empty"},
        {MAGE MAGE_SKILLS "\"name\":\" - \"}", "A name needs more than blanks and hyphens."},
        {MAGE MAGE_SKILLS "\"name\":\"two\\nlines\"}", "name must be one line of plain text"},
        {MAGE MAGE_SKILLS "\"name\":\"\\u202eback\"}", "name must be one line of plain text"},
        {MAGE MAGE_SKILLS "\"name\":\"12345678901234567890123456789012345678901\"}",
         "name must be at most 40 bytes long"},
        {MAGE MAGE_SKILLS "\"text\":\"\"}", "text must not be empty"},
    };
    struct kept_character c;
    (void)state;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const char *why = refused(shapes[i].json, &c);
        if (!why || strncmp(why, shapes[i].why, strlen(shapes[i].why)))
            fail_msg("%s\n  is refused by: %s\n  and not by: %s", shapes[i].json,
                     why ? why : "nothing", shapes[i].why);
    }
}

/* ---- Written, read, made ---- */

static void begin(struct state *s)
{
    assert_null(twenty_one_game.init(&data, &rules, 2, s));
}

static bool made(const struct state *s, struct kept_character *out)
{
    struct view view;
    redact(&twenty_one_game, s, 1, &view);
    return characters()->made(&data, &view, NULL, 1, out);
}

/* The next move that makes it, played. */
static void make_next(struct state *s, const struct kept_character *c)
{
    struct view view;
    struct move move;
    redact(&twenty_one_game, s, 1, &view);
    assert_true(characters()->next(&data, &view, c, &move));
    const char *wrong = game_play(&twenty_one_game, &data, s, &move);
    if (wrong)
        fail_msg("%s(%d, %d): %s", twenty_one_game.verbs[move.verb].name, (int)move.arg[0],
                 (int)move.arg[1], wrong);
}

/* Random moves from the first on: by the player, or as chance makes one. */
static void by_random(struct rng *rng, bool chance, struct kept_character *out)
{
    static struct options options;
    struct state s;
    begin(&s);
    if (chance)
        make_next(&s, NULL);
    while (!made(&s, out)) {
        struct move move;
        twenty_one_game.options(&data, &s, __builtin_ctz(twenty_one_game.turn(&data, &s)),
                                &options);
        do
            options_draw(&options, rng, &move);
        while (move.verb == DO_BEAR); /* what people call it is known to none of these tables */
        twenty_one_game.apply(&data, &s, &move);
    }
}

static void round_trips(int single_twice)
{
    struct rng rng;
    int own = 0, attuned = 0, both = 0, gaps = 0;
    rng_seed(&rng, 21, 6);
    rules.value[RULE_SINGLE_TWICE] = single_twice;
    for (int i = 0; i < CHANCE_CHARACTERS; i++) {
        static char json[BYTES_MAX], sheet[2 * BYTES_MAX];
        struct kept_character c, again, then;
        struct text written = text_over(json, sizeof json), told = text_over(sheet, sizeof sheet);
        struct state s;
        by_random(&rng, i % 2, &c);
        struct sheet h = bj_character_sheet(&c);
        assert_int_equal(bj_sheet_wrong(&pack, &h, single_twice),
                         BJ_OPEN); /* BJ-F5: random makes a legal one */
        characters()->json(&data, &c, &written);
        const char *why = refused(json, &again);
        if (why)
            fail_msg("%s\n%s", why, json);
        assert_memory_equal(&c, &again, sizeof c);
        begin(&s);
        while (!made(&s, &then))
            make_next(&s, &c);
        assert_memory_equal(c.block, then.block, sizeof c.block);
        characters()->sheet(&data, &c, &told);
        assert_false(written.cut || told.cut);
        own += !*c.name;
        attuned += h.school != SCHOOL_NONE;
        both += h.slot[SLOT_RIGHT] == GEAR_GRIP;
        for (int k = 1; k < POCKETS; k++)
            gaps += h.pocket[k] != NONE && h.pocket[k - 1] == NONE;
    }
    rules.value[RULE_SINGLE_TWICE] = 1;
    /* some are ready heroes, with their names */
    assert_true(own > CHANCE_CHARACTERS / 2 && own < CHANCE_CHARACTERS);
    assert_true(attuned > 50 && both > 50);
    assert_int_equal(gaps, 0);
}

static void thousand_round_trips(void **state) /* BJ-F5 */
{
    (void)state;
    round_trips(1);
    round_trips(0);
}

/* What is written is read again; a wound needs a name, and one that there is. */
static void lasting_kept(void **state) /* BJ-M1, BJ-M4 */
{
#define SCARRED FIGHTER "\"name\":\"Ruth\","
    struct kept_character c, again;
    char json[BYTES_MAX];
    struct text written = text_over(json, sizeof json);
    (void)state;
    assert_null(refused(SCARRED "\"wound\":\"bad-knee\",\"byname\":\"the-reaper\"}", &c));
    assert_int_equal(bj_character_wound(&c), 3);
    assert_int_equal(bj_character_byname(&c), 4);
    characters()->json(&data, &c, &written);
    assert_non_null(strstr(json, "\"wound\": \"bad-knee\",\n"));
    assert_non_null(strstr(json, "\"byname\": \"the-reaper\"\n"));
    assert_null(refused(json, &again));
    assert_memory_equal(&c, &again, sizeof c);
    assert_null(refused(SCARRED "\"byname\":\"soft-foot\"}", &c));
    assert_int_equal(bj_character_wound(&c), 0);
    assert_string_equal(refused(FIGHTER "\"wound\":\"bad-knee\"}", &c),
                        "A hero needs a name to have a wound or a byname.");
    assert_non_null(strstr(refused(SCARRED "\"wound\":\"none\"}", &c),
                           "wound must be short-breath, burnt-hand, bad-knee or long-scar"));
    assert_non_null(strstr(refused(SCARRED "\"byname\":\"the reaper\"}", &c), "the-reaper"));
}

/* A hero brings what its file has, to a match whose edition knows of it, and takes along what the
 * run has left. */
static void lasting_lived(void **state) /* BJ-M2, BJ-M3, BJ-M4 */
{
    struct label called[HEROES] = {{"Ruth", NULL}};
    struct labels labels = {1, {{NAMES_CALLED, 0, HEROES, called}}};
    struct kept_character c, then;
    struct state s;
    struct view view;
    (void)state;
    assert_true(characters()->lives);
    assert_null(refused(SCARRED "\"wound\":\"bad-knee\",\"byname\":\"silver-tongue\"}", &c));
    begin(&s);
    while (!made(&s, &then))
        make_next(&s, &c);
    struct twenty_one *t = table_of(&s);
    assert_int_equal(t->wound[0], 3);
    assert_int_equal(t->byname[0], 2);
    t->struck[0] = 1;
    t->deeds[DEED_FELLED] = 5;
    t->deeds[DEED_STEALTH] = 2; /* less than what it is called by now */
    redact(&twenty_one_game, &s, 1, &view);
    assert_true(characters()->made(&data, &view, &labels, 1, &then));
    assert_int_equal(bj_character_wound(&then), 1);
    assert_int_equal(bj_character_byname(&then), 4);
    assert_true(characters()->made(&data, &view, NULL, 1, &then)); /* nobody knows its name */
    assert_int_equal(bj_character_wound(&then), 0);
    assert_int_equal(bj_character_byname(&then), 0);
    t->struck[0] = 0;
    t->deeds[DEED_FELLED] = 0;
    t->byname[0] = 4;
    t->ending = ENDING_LOST;
    redact(&twenty_one_game, &s, 1, &view);
    assert_true(characters()->made(&data, &view, &labels, 1, &then));
    assert_int_equal(bj_character_wound(&then), 3); /* heals in a run that is won alone */
    assert_int_equal(bj_character_byname(&then), 4); /* no less for Soft-Foot */
    t->ending = ENDING_WON;
    redact(&twenty_one_game, &s, 1, &view);
    assert_true(characters()->made(&data, &view, &labels, 1, &then));
    assert_int_equal(bj_character_wound(&then), 0);
    rules.edition = 4;
    begin(&s);
    while (!made(&s, &then))
        make_next(&s, &c);
    assert_int_equal(table_of(&s)->wound[0], 0);
    rules.edition = twenty_one_game.edition;
}

/* What a match has used up, dropped or moved since is as it was packed. */
static void kit_is_kept(void **state) /* BJ-F6 */
{
    struct kept_character c, then;
    struct state s;
    (void)state;
    assert_null(refused(LEATHER "\"left\":\"mace\",\"pockets\":[\"firebomb\"]}", &c));
    begin(&s);
    while (!made(&s, &then))
        make_next(&s, &c);
    struct twenty_one *t = table_of(&s);
    t->slot[SLOT_LEFT] = NONE;
    t->slot_n[SLOT_LEFT] = 0;
    t->slot[SLOT_RIGHT] = GEAR_MACE;
    t->slot_n[SLOT_RIGHT] = 1;
    t->pocket_n[0] = 1; /* of 3 */
    assert_true(made(&s, &then));
    assert_memory_equal(c.block, then.block, sizeof c.block);
}

/* Nobody but the seat whose hero is due has one to make, and the GM never. */
static void only_its_seat(void **state)
{
    struct kept_character c, none;
    struct state s;
    struct view view;
    struct move move;
    (void)state;
    assert_null(refused(LEATHER "\"left\":\"mace\"}", &c));
    assert_null(twenty_one_game.init(&data, &rules, 3, &s));
    for (int seat = 0; seat < 3; seat++) {
        redact(&twenty_one_game, &s, seat, &view);
        assert_int_equal(characters()->next(&data, &view, &c, &move), seat == 1);
        for (int of = 0; of < 4; of++)
            assert_false(characters()->made(&data, &view, NULL, of, &none));
    }
    while (!made(&s, &none))
        make_next(&s, &c);
    for (int seat = 0; seat < 3; seat++) {
        redact(&twenty_one_game, &s, seat, &view);
        assert_int_equal(characters()->next(&data, &view, &c, &move), seat == 2);
        for (int of = 0; of < 4; of++)
            assert_int_equal(characters()->made(&data, &view, NULL, of, &none), of == 1);
    }
}

/* Where nothing is left to take, or no group fits, there is no move. */
static void nothing_left(void **state)
{
    static const int steps[] = {STEP_START, STEP_SINGLE_A, STEP_SINGLE_B, STEP_SKILLS, STEP_ATTUNE};
    struct sheet now = {.school = SCHOOL_NONE}, want = now;
    struct move move;
    (void)state;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        assert_false(bj_character_next(1, steps[i], &now, &want, true, &move));
    want.ability[ABILITIES - 1] = 1;
    assert_true(bj_character_next(1, STEP_SINGLE_A, &now, &want, true, &move));
    assert_int_equal(move.verb, DO_RAISE);
    assert_int_equal(move.arg[0], ABILITIES - 1);
}

/* The second hero's things and name are its own; a foe is no hero, whatever stands in its place. */
static void of_the_second(void **state)
{
    static const char *const file[] = {
        LEATHER "\"name\":\"Mara\",\"left\":\"mace\",\"pockets\":[\"firebomb\"]}",
        LEATHER "\"name\":\"Tam\",\"right\":\"battleaxe\",\"pockets\":[\"incidental\"]}"};
    struct kept_character c[2], then;
    struct state s;
    struct view view;
    struct move move;
    (void)state;
    assert_null(twenty_one_game.init(&data, &rules, 1 + HEROES, &s));
    for (int seat = 1; seat <= 2; seat++) {
        assert_null(refused(file[seat - 1], &c[seat - 1]));
        for (int moves = 0;; moves++) {
            redact(&twenty_one_game, &s, seat, &view);
            if (characters()->made(&data, &view, NULL, seat, &then))
                break;
            assert_true(characters()->next(&data, &view, &c[seat - 1], &move));
            if (!moves) {
                assert_int_equal(move.verb, DO_NAME);
                assert_int_equal(move.arg[0], seat - 1);
            }
            assert_null(game_play(&twenty_one_game, &data, &s, &move));
        }
        assert_memory_equal(c[seat - 1].block, then.block, sizeof then.block);
    }
    table_of(&s)->being[HEROES] = BEING_UP;
    redact(&twenty_one_game, &s, 1, &view);
    assert_false(characters()->made(&data, &view, NULL, 1 + HEROES, &then));
}

/* A ready hero has the name and the text of the pack, unless it is called otherwise; an own one has
 * neither. */
static void ready_is_kept(void **state)
{
    struct kept_character c, then;
    struct state s;
    struct move move = {.seat = 1, .verb = DO_HERO, .arg = {0}};
    (void)state;
    begin(&s);
    assert_null(game_play(&twenty_one_game, &data, &s, &move));
    assert_true(made(&s, &then));
    assert_string_equal(then.name, pack.hero[0].caption.title);
    assert_true(strlen(then.text) > 0);
    assert_memory_equal(then.text, pack.hero[0].caption.text, strlen(then.text));
    assert_null(refused(LEATHER "\"left\":\"mace\"}", &c));
    begin(&s);
    while (!made(&s, &then))
        make_next(&s, &c);
    assert_int_equal(table_of(&s)->kind[0], KIND_OWN);
    assert_memory_equal(&c, &then, sizeof c);
}

/* A file's name is given by the first move, and is the name of what the match then gives back: of a
 * longer one whole letters. */
static void name_is_kept(void **state)
{
    static const char *const given[][2] = {
        {"Mara Vint", "Mara Vint"},
        {"1234567890123456789012345678901234567890x", "1234567890123456789012345678901234567890"},
        {"123456789012345678901234567890123456789\u00df",
         "123456789012345678901234567890123456789"},
        {NULL, ""},
    };
    struct kept_character c, then;
    struct state s;
    struct view view;
    struct move move;
    (void)state;
    assert_null(refused(LEATHER "\"name\":\"Mara\",\"left\":\"mace\"}", &c));
    begin(&s);
    redact(&twenty_one_game, &s, 1, &view);
    assert_true(characters()->next(&data, &view, &c, &move));
    assert_int_equal(move.verb, DO_NAME);
    assert_false(twenty_one_game.label_live(&data, &s, 0, move.arg[0]));
    while (!made(&s, &then))
        make_next(&s, &c);
    assert_string_equal(then.name, ""); /* the match's names are not asked */
    assert_true(twenty_one_game.label_live(&data, &s, 0, move.arg[0]));
    redact(&twenty_one_game, &s, 1, &view);
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        struct label called[HEROES] = {{given[i][0], NULL}};
        struct labels labels = {1, {{NAMES_CALLED, 0, HEROES, called}}};
        assert_true(characters()->made(&data, &view, &labels, 1, &then));
        assert_string_equal(then.name, given[i][1]);
    }
}

/* ---- The sheet ---- */

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in:\n%s", part, text);
}

/* Strength 2 and a Mace of Weight 1 with another in reserve: 2 of 2. Leather: 8 + 2 cards, Weight 1
 * of Endurance 1. */
static void sheet_told(void **state) /* BJ-C3, BJ-F4 */
{
    static char sheet[BYTES_MAX];
    struct kept_character c;
    struct text t = text_over(sheet, sizeof sheet);
    (void)state;
    assert_null(refused(
        LEATHER
        "\"name\":\"Tam\",\"left\":\"mace\",\"reserve-left\":\"mace\",\"right\":\"greatshield\","
        "\"pockets\":[\"firebomb\"]}",
        &c));
    characters()->sheet(&data, &c, &t);
    assert_int_equal(strncmp(sheet, "Tam\n", 4), 0);
    has(sheet, "Strength 2, Dexterity 1, Endurance 1, Hope 0, Wits 0, Power 0.");
    has(sheet, "Defending: 2 (Strength, Dexterity or Endurance).");
    has(sheet, "Damage limit: 10 cards (8, Leather Armor 2).");
    has(sheet, "left hand and reserve 2 of 2, right hand and reserve 2 of 2. Armor 1 of 1.");
    has(sheet, "Pockets: 1 of 2 filled.");
    has(sheet, "Overbear (Strength, 2 Edge)");
    has(sheet, "Pocket 1: 3 Firebomb");
    has(sheet, "Pocket 2: empty.");
    assert_null(strstr(sheet, "Spells"));
    assert_null(
        refused(MAGE MAGE_SKILLS "\"spells\":[\"heal\",\"hush\"],\"left\":\"talisman\"}", &c));
    t = text_over(sheet, sizeof sheet);
    characters()->sheet(&data, &c, &t);
    has(sheet, "A hero without a name");
    has(sheet, "Damage limit: 8 cards.");
    has(sheet, "Spells (Miracles 1 of 1, Sorceries 1 of 2)"); /* Hope 1; Wits 1 + 1 */
    has(sheet, ". Casting Edge 1.\n");            /* a Talisman is there */
    has(sheet, "It needs a Catalyst, and none is carried.");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_refused), cmocka_unit_test(limits_kept),
        cmocka_unit_test(shapes_refused), cmocka_unit_test(thousand_round_trips),
        cmocka_unit_test(kit_is_kept),    cmocka_unit_test(only_its_seat),
        cmocka_unit_test(sheet_told),     cmocka_unit_test(name_is_kept),
        cmocka_unit_test(nothing_left),   cmocka_unit_test(of_the_second),
        cmocka_unit_test(ready_is_kept),  cmocka_unit_test(lasting_kept),
        cmocka_unit_test(lasting_lived),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    rules_default(&twenty_one_game, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
