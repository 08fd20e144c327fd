/* What a page asks of 21 before a move is made. What is always true: the questions are written by
 * hand, and what is expected of each limit is worked out from section F of the rules. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/twenty_one/state.h"
#include "table/native/json_tree.h"

enum { BYTES_MAX = 16384 };

static _Alignas(16) struct pack pack;
static struct data data;
static char said[65536];

/* The answer, or what is wrong with the question. */
static const char *asked(const char *question)
{
    static struct complaint wrong;
    struct json_tree tree;
    struct text t = text_over(said, sizeof said);
    if (!json_tree_open(question, strlen(question), BYTES_MAX, &tree, &wrong))
        fail_msg("%s", wrong.what);
    bool answered = twenty_one_game.words->ask(&data, tree.root, &t, &wrong);
    json_tree_close(&tree);
    assert_false(t.cut);
    return answered ? said : wrong.what;
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("%s is not in:\n%s", part, text);
}

static void lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("%s is in:\n%s", part, text);
}

#define NOTHING "\"kept\":{\"abilities\":{}}"
#define TWICE ",\"single-twice\":\"yes\""
#define HERO "{\"hero\":{" NOTHING TWICE
/* Endurance 1, Hope 1, Power 2. */
#define PRIEST HERO ",\"group\":\"endurance-hope\",\"singles\":[\"power\",\"power\"]"
#define PRIEST_SKILLS ",\"skills\":[\"vitality\",\"cheer\",\"aura\",\"power-spell\"]"

static void points(void **state) /* BJ-F1 */
{
    (void)state;
    const char *none = asked(HERO "}}");
    has(none, "\"raise\":[]");
    has(none, "\"wanting\":{\"group\":true,\"points\":2,\"skills\":4,\"school\":false}");
    has(asked(HERO ",\"singles\":[\"power\"]}}"), "\"singles\":[]"); /* first a group */
    const char *one = asked(HERO ",\"group\":\"wits-power\",\"singles\":[\"power\"]}}");
    has(one, "\"wits\":1,\"power\":2");
    has(one, "\"raise\":[\"strength\",\"dexterity\",\"endurance\",\"hope\",\"wits\",\"power\"]");
    has(one, "\"wanting\":{\"group\":false,\"points\":1,");
    const char *once =
        asked("{\"hero\":{" NOTHING
              ",\"single-twice\":\"no\",\"group\":\"wits-power\",\"singles\":[\"power\"]}}");
    has(once, "\"raise\":[\"strength\",\"dexterity\",\"endurance\",\"hope\",\"wits\"]");
    has(asked(PRIEST "}}"), "\"raise\":[]"); /* four in all */
    has(asked(HERO ",\"group\":\"wits-power\",\"singles\":[\"hope\",\"hope\",\"hope\"]}}"),
        "\"singles\":[\"hope\",\"hope\"]");
    /* what the house has stays, and no group is added to it */
    const char *kept = asked("{\"hero\":{\"kept\":{\"abilities\":{\"wits\":1,\"power\":2}}" TWICE
                             ",\"group\":\"endurance-hope\"}}");
    has(kept, "\"endurance\":0,\"hope\":0,\"wits\":1,\"power\":2");
    lacks(kept, "\"group\":\"");
}

static void skills(void **state) /* BJ-F2 */
{
    (void)state;
    const char *two =
        asked(PRIEST ",\"skills\":[\"sturdy\",\"vitality\",\"aura\",\"soul\",\"aura\"]}}");
    has(two, "\"skills\":[\"sturdy\",\"aura\"]"); /* in the order of the wishes; one of Endurance */
    has(two, "\"vitality\":\"A hero knows one Skill of an Ability");
    has(two, "\"riposte\":\"A hero knows one Skill of an Ability"); /* no point of Dexterity */
    lacks(two, "\"cheer\":\"");
    lacks(two, "\"aura\":\""); /* it is there already */
    has(two, "\"skills\":2,\"school\":false}");
}

static void spells(void **state) /* BJ-F3 */
{
    (void)state;
    const char *priest = asked(
        PRIEST PRIEST_SKILLS ",\"spells\":[\"heal\",\"group-heal\",\"combustion\",\"fireball\"]}}");
    has(priest, "\"spells\":[\"heal\",\"fireball\",\"combustion\"]");
    has(priest, "\"group-heal\":\"A hero knows no more Miracles than Hope.\"");
    has(priest, "\"pyromancy\":{\"known\":1,\"most\":1,\"open\":true,\"any\":true,\"tool\":"
                "\"pyromancy-flame\",\"at\":\"\"}");
    /* Wits 0 + 1 */
    has(priest, "\"sorcery\":{\"known\":0,\"most\":1,\"open\":true,\"any\":false,\"tool\":"
                "\"catalyst\",\"at\":\"\"}");
    has(priest, "\"magic\":true,\"free\":true");
    lacks(asked(PRIEST ",\"skills\":[\"vitality\"]}}"),
          "\"spells\":[\"combustion\"]"); /* with the last Skill */
    /* Wits 1, Power 2, Endurance 1: no Miracle; Attunement adds to what is open */
#define MAGE HERO ",\"group\":\"wits-power\",\"singles\":[\"endurance\",\"power\"]," \
             "\"skills\":[\"attunement\",\"aura\",\"power-spell\",\"vitality\"]"
    has(asked(MAGE "}}"), "\"school\":true}");
    lacks(asked(MAGE ",\"attuned\":\"miracle\"}}"), "\"attuned\"");
    has(asked(MAGE ",\"attuned\":\"sorcery\",\"both\":\"catalyst\"}}"),
        "\"known\":0,\"most\":3,\"open\":true,\"any\":false,\"tool\":\"catalyst\",\"at\":\"hand\"");
    has(asked(MAGE ",\"attuned\":\"sorcery\",\"reserve-left\":\"catalyst\"}}"),
        "\"tool\":\"catalyst\",\"at\":\"reserve\"");
}

static void gear(void **state) /* BJ-F4, BJ-F6 */
{
    (void)state;
    const char *bare = asked(PRIEST PRIEST_SKILLS "}}");
    has(bare,
        "\"limits\":{\"hand\":1,\"both\":2,\"armor\":1,\"pockets\":0,\"damage\":10,"); /* 8 + 2 of
                                                                                          Vitality
                                                                                        */
    has(bare, "\"chainmail\":\"Armor can weigh no more than");
    has(bare, "\"firebomb\":\"Without armor there are no pockets.\"");
    const char *full = asked(PRIEST PRIEST_SKILLS
                             ",\"armor\":\"leather-armor\",\"left\":\"spear\",\"right\":\"mace\","
                             "\"reserve-left\":\"dagger\","
                             "\"pockets\":[\"mace\",\"firebomb\",\"firebomb\",\"turpentine\"]}}");
    has(full, "\"right\":\"mace\",\"reserve-left\":\"dagger\",\"pockets\":[\"firebomb\","
              "\"firebomb\"]"); /* the Spear weighs 2 */
    lacks(full, "\"left\":\"spear\"");
    has(full, "\"turpentine\":\"Each pocket holds one stack, and the armor has no more "
              "pockets.\"");
    has(full, "\"damage\":12,");
    /* one thing in both hands takes the place of what lies in them, and gives way to it */
    const char *spear = asked(PRIEST PRIEST_SKILLS ",\"both\":\"spear\"}}");
    has(spear, "\"both\":\"spear\"");
    lacks(spear, "\"left\":{\"mace\"");
    has(spear, "\"shortbow\":\"A bow needs two hands.\"");
    lacks(asked(PRIEST PRIEST_SKILLS ",\"both\":\"firebomb\"}}"), "\"both\":\"firebomb\"");
    has(asked(PRIEST PRIEST_SKILLS ",\"armor\":\"leather-armor\",\"pockets\":[\"incidental\"]}}"),
        "\"pockets\":[\"incidental\"]"); /* one of it, as of all that has no stack */
}

static void judged(void **state) /* BJ-F5 */
{
    (void)state;
    has(asked(PRIEST "}}"), "\"wrong\":\"A hero knows one Skill of an Ability");
    has(asked(PRIEST PRIEST_SKILLS "}}"), "\"wrong\":\"\"");
    has(asked(PRIEST ",\"name\":\"Mara\"}}"), "\"unnamed\":\"\"");
    has(asked(PRIEST ",\"name\":\" - \"}}"),
        "\"unnamed\":\"A name needs more than blanks and hyphens.");
    /* Attunement and Power Spell cost more Edge than Abilities of 1 give: BJ-E2 */
    has(asked(HERO ",\"group\":\"strength-dexterity\",\"singles\":[\"wits\",\"power\"],\"skills\":["
                   "\"power-spell\"]}}"),
        "\"notes\":\"You can never pay for Power Spell");
    assert_string_equal(asked("{\"hero\":{" NOTHING "}}"), "hero needs \"single-twice\"");
    has(asked(HERO ",\"singles\":[\"none\"]}}"), "singles must name");
    has(asked("{\"luck\":1}"), "luck");
    assert_string_equal(asked("{}"), "question is missing");
}

static void next(void **state) /* BJ-F5 */
{
#define NEXT(kept, want, step)                                                                     \
    asked("{\"next\":{\"kept\":{" kept "},\"want\":{" want "},\"step\":\"" step "\"" TWICE "}}")
#define WANT                                                                                       \
    "\"abilities\":{\"wits\":1,\"power\":2,\"endurance\":1},\"skills\":[\"aura\"],\"both\":"       \
    "\"catalyst\","                                                                                \
    "\"pockets\":[\"firebomb\"]"
    (void)state;
    assert_string_equal(NEXT("\"abilities\":{}", WANT, "start"),
                        "{\"next\":{\"do\":\"group\",\"group\":\"wits-power\"}}");
    assert_string_equal(NEXT("\"abilities\":{\"wits\":1,\"power\":1}", WANT, "single-a"),
                        "{\"next\":{\"do\":\"raise\",\"ability\":\"endurance\"}}");
    assert_string_equal(NEXT(WANT, WANT, "single-b"), "{}"); /* there is none to raise */
    assert_string_equal(NEXT("\"abilities\":{}", WANT, "skills"),
                        "{\"next\":{\"do\":\"learn\",\"skill\":\"aura\"}}");
    assert_string_equal(NEXT(WANT, WANT, "skills"), "{}");
    assert_string_equal(NEXT("\"abilities\":{}", WANT, "attune"), "{}");
    assert_string_equal(NEXT(WANT, WANT, "spells"), "{\"next\":{\"do\":\"done\"}}");
    assert_string_equal(NEXT("\"abilities\":{}", WANT, "gear"),
                        "{\"next\":{\"do\":\"equip\",\"slot\":\"both\",\"gear\":\"catalyst\"}}");
    assert_string_equal(
        NEXT("\"abilities\":{},\"both\":\"catalyst\"", WANT, "gear"),
        "{\"next\":{\"do\":\"stow\",\"pocket\":\"pocket-1\",\"gear\":\"firebomb\"}}");
    assert_string_equal(NEXT(WANT, WANT, "gear"), "{\"next\":{\"do\":\"done\"}}");
}

static void files(void **state) /* BJ-F1, BJ-F5 */
{
#define FILE_OF(twice)                                                                             \
    "{\"file\":{\"single-twice\":\"" twice "\","                                                   \
    "\"of\":{\"game\":\"twenty-one\",\"name\":\"Tam\",\"abilities\":{\"wits\":1,\"power\":3},"     \
    "\"skills\":[\"aura\",\"linger-spell\",\"power-spell\",\"cheek\"]}}}"
    (void)state;
    const char *good = asked(FILE_OF("yes"));
    has(good, "\"name\":\"Tam\",\"text\":\"\",");
    has(good, "\"group\":\"wits-power\",\"singles\":[\"power\",\"power\"]");
    has(good, "\"spells\":[\"combustion\"]");
    has(good, "{\"file\":\"{\\u000a  \\\"game\\\": \\\"twenty-one\\\"");
    assert_string_equal(
        asked(FILE_OF("no")),
        "The two single points can't both go to one Ability (single-twice is no).");
    has(asked("{\"file\":{\"single-twice\":\"yes\",\"of\":[]}}"), "must be a map");
}

/* The odds are exact_test.c's and figures.py's matter; here: which cards are asked of. */
static void odds(void **state) /* BJ-A2, BJ-B3, BJ-B4 */
{
    (void)state;
    /* 19, and nothing more to draw */
    const char *sure = asked("{\"reach\":{\"deck\":[\"10-hearts\",\"9-clubs\"],\"discard\":[]}}");
    has(sure, "\"targets\":[0,0,1.0000,");
    has(sure, ",1.0000,0.0000,0.0000]}");
    /* the discard is the deck then: 6, King or Queen on 15 */
    has(asked("{\"reach\":{\"deck\":[\"10-hearts\",\"5-clubs\"],\"discard\":[\"6-spades\",\"k-"
              "spades\",\"q-spades\"]}}"),
        ",0.3333]}");
    assert_string_equal(
        asked("{\"contest\":{\"first\":{\"deck\":[\"10-hearts\",\"9-clubs\"],\"discard\":[]},"
              "\"second\":{\"deck\":[\"10-spades\",\"9-spades\"],\"discard\":[]}}}"),
        "{\"holds\":17,\"first\":0.0000,\"draw\":1.0000,\"second\":0.0000}");
    /* of three pairs one is 20 and holds; 16 twice, hits, and is over */
    assert_string_equal(asked("{\"contest\":{\"first\":{\"deck\":[\"10-hearts\",\"6-clubs\",\"k-"
                              "clubs\"],\"discard\":[]},"
                              "\"second\":{\"deck\":[\"2-hearts\",\"2-clubs\"],\"discard\":[]}}}"),
                        "{\"holds\":17,\"first\":0.3333,\"draw\":0.0000,\"second\":0.6667}");
    has(asked("{\"reach\":{\"deck\":[\"11-hearts\"],\"discard\":[]}}"), "deck must name");
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(points), cmocka_unit_test(skills), cmocka_unit_test(spells),
        cmocka_unit_test(gear),   cmocka_unit_test(judged), cmocka_unit_test(next),
        cmocka_unit_test(files),  cmocka_unit_test(odds),
    };
    struct complaint wrong = {0};
    if (!data_open_default(&twenty_one_game, &pack, &data, &wrong))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
