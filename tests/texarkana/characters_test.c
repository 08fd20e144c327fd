/* Characters of Texarkana that are kept. What is always true: what is read, written and made is
 * compared with what went in; the pack's figures are read off its file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/texarkana/texarkana.h"
#include "tests/table/kept.h"

#define GAME "{\"game\":\"texarkana\","
#define DOC GAME "\"character\":\"doc-lucinda-wray\"" /* 5, 4, 4, 4 */
#define X10 "xxxxxxxxxx"
#define X100 X10 X10 X10 X10 X10 X10 X10 X10 X10 X10

static struct world w;

static int start(void **arg)
{
    (void)arg;
    world_open(&w, game_named("texarkana"), 3, 1);
    world_play(&w, "0 scenario free");
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

/* What is written of a file that is read: {"character", "will", "grit", "coin", "luck"}. */
static void is(const char *json, const char *written)
{
    struct kept_character c;
    assert_string_equal(kept_read(&w, json, &c), "");
    const char *at = strstr(kept_written(&w, &c), "  \"character\": ");
    assert_non_null(at);
    assert_string_equal(at, written);
}
#define WRITTEN(who, will, grit, coin, luck)                                                       \
    "  \"character\": \"" who "\",\n  \"will\": " #will ",\n"                                      \
    "  \"grit\": " #grit ",\n  \"coin\": " #coin ",\n  \"luck\": " #luck "\n}\n"

static void read_as_written(void **arg) /* TX-F1 */
{
    struct kept_character c;
    (void)arg;
    is(DOC "}", WRITTEN("doc-lucinda-wray", 5, 4, 4, 4));
    is(DOC ",\"will\":1,\"grit\":10,\"coin\":1,\"luck\":10}",
       WRITTEN("doc-lucinda-wray", 1, 10, 1, 10));
    is(GAME "\"luck\":9,\"character\":\"ramon-ibarra\"}", WRITTEN("ramon-ibarra", 5, 6, 2, 9));
    is(DOC ",\"name\":\"Lucy\",\"text\":\"Bolder.\",\"will\":10}",
       WRITTEN("doc-lucinda-wray", 10, 4, 4, 4));
    assert_string_equal(kept_read(&w, DOC ",\"text\":\"Bolder.\",\"name\":\"Lucy\"}", &c), "");
    assert_string_equal(kept_written(&w, &c),
                        "{\n  \"game\": \"texarkana\",\n  \"name\": \"Lucy\",\n"
                        "  \"text\": \"Bolder.\",\n" WRITTEN("doc-lucinda-wray", 5, 4, 4, 4));
}

/* TX-H1: the highest Will is the table's; a figure that is left out bends to it. */
static void hand_max(void **arg)
{
    struct kept_character c;
    char reason[200];
    struct text why = text_over(reason, sizeof reason);
    (void)arg;
    assert_true(codec_rule_read(w.match.game, "hand-max", "5", &w.match.rules, &why));
    is(DOC ",\"will\":5,\"grit\":10}", WRITTEN("doc-lucinda-wray", 5, 10, 4, 4));
    assert_string_equal(kept_read(&w, DOC ",\"will\":6}", &c),
                        "1:59: will must be a whole number from 1 to 5, not 6");
    is(GAME "\"character\":\"reverend-obadiah-finch\"}", /* 6 in the pack */
       WRITTEN("reverend-obadiah-finch", 5, 3, 1, 5));
}

static void bad_refused(void **arg)
{
    static const struct kept_bad bad[] = {
        {"", "1:1: not a JSON object"},
        {"[]", "0:0: not a JSON object"},
        {"{\"game\":\"texarkana\"", "1:19: not a JSON object"},
        {"{\n\"game\" \"texarkana\"}", "2:18: not a JSON object"},
        {"{}", "1:1: a character needs \"game\""},
        {"{\"game\":\"texarkana\"}", "1:1: a character needs \"character\""},
        {"{\"character\":\"ramon-ibarra\"}", "1:1: a character needs \"game\""},
        {"{\"game\":\"twenty-one\",\"character\":\"ramon-ibarra\"}",
         "1:9: game must be texarkana, not \"twenty-one\""},
        {"{\"game\":null,\"character\":\"ramon-ibarra\"}", "1:9: game must be texarkana"},
        {DOC ",\"hand\":5}", "1:52: unknown key \"hand\""},
        {DOC ",\n  \"Will\":5}", "2:3: unknown key \"Will\""},
        {DOC ",\"will\":5,\"will\":5}", "1:66: not a JSON object: duplicate object key"},
        {DOC ",\"traits\":[]}", "1:52: unknown key \"traits\""},
        {GAME "\"character\":\"doc\"}", "1:33: character must be josephine-thimble-ashby"},
        {GAME "\"character\":\"Doc Lucinda Wray\"}", "1:33: character must be josephine"},
        {GAME "\"character\":2}", "1:33: character must be josephine"},
        {GAME "\"character\":\"\"}", "1:33: character must not be empty"},
        {GAME "\"character\":[\"ramon-ibarra\"]}", "1:33: character must be a text"},
        {GAME "\n\"character\":\"ramon-ibara\"}", "2:13: character must be josephine"},
        {DOC ",\"will\":0}", "1:59: will must be a whole number from 1 to 10, not 0"},
        {DOC ",\"will\":11}", "1:59: will must be a whole number from 1 to 10, not 11"},
        {DOC ",\"will\":\"5\"}", "1:59: will must be a whole number from 1 to 10"},
        {DOC ",\"will\":5.0}", "1:59: will must be a whole number from 1 to 10"},
        {DOC ",\"grit\":0}", "1:59: grit must be a whole number from 1 to 10, not 0"},
        {DOC ",\"grit\":-3}", "1:59: grit must be a whole number from 1 to 10"},
        {DOC ",\"coin\":99999999999}", "1:59: coin must be a whole number from 1 to 10"},
        {DOC ",\"coin\":null}", "1:59: coin must be a whole number from 1 to 10"},
        {DOC ",\"luck\":11}", "1:59: luck must be a whole number from 1 to 10, not 11"},
        {DOC ",\"luck\":[1]}", "1:59: luck must be a whole number"},
        {DOC ",\"name\":\"\"}", "1:59: name must not be empty"},
        {DOC ",\"name\":\"" X10 X10 X10 X10 "x\"}", "1:59: name must be at most 40 bytes long"},
        {DOC ",\"name\":\"a\\tb\"}", "1:59: name must be one line"},
        {DOC ",\"text\":\"" X100 X100 X100 X100 X100 X100 "x\"}",
         "1:59: text must be at most 600 bytes long"},
        {DOC ",\"text\":false,\"name\":{}}", "1:72: name must be a text"},
    };
    (void)arg;
    kept_refused(&w, bad, sizeof bad / sizeof *bad);
}

/* TX-G8: it lives on as it stands, with 1 of each at least; and can still be had as it was made. */
static void lives_on(void **arg)
{
    struct kept_character c;
    (void)arg;
    assert_string_equal(kept_read(&w, DOC ",\"luck\":9}", &c), "");
    assert_true(kept_make(&w, 1, &c));
    struct texarkana *s = (struct texarkana *)(void *)w.match.state.bytes;
    s->will[1] = 0;
    s->grit[1] = 10;
    s->coin[1] = 7;
    s->luck[1] = 0;
    s->injuries[1] = 3;
    assert_true(character_lived(&w.match, 1, 1, &c));
    assert_non_null(strstr(kept_written(&w, &c), WRITTEN("doc-lucinda-wray", 1, 10, 7, 1)));
    assert_true(character_lived(&w.match, 2, 1, &c)); /* a sheet is open to all */
    assert_true(character_made(&w.match, 1, 1, &c));
    assert_non_null(strstr(kept_written(&w, &c), WRITTEN("doc-lucinda-wray", 5, 4, 4, 9)));
    assert_false(character_lived(&w.match, DEALER, DEALER, &c));
    assert_false(character_lived(&w.match, 2, 2, &c)); /* not chosen yet */
}

static const char *done(uint32_t n)
{
    return w.match.game->verbs[w.match.entry[n].move.verb].name;
}

/* The pack's figures are chosen, one's own given: one move either way, as by hand. */
static void made_in_a_move(void **arg) /* TX-F1 */
{
    struct kept_character c;
    (void)arg;
    assert_string_equal(kept_read(&w, DOC "}", &c), "");
    uint32_t first = w.match.count;
    assert_true(kept_make(&w, 1, &c));
    assert_string_equal(done(first), "choose");
    assert_string_equal(kept_read(&w, GAME "\"character\":\"ramon-ibarra\",\"luck\":9}", &c), "");
    assert_true(kept_make(&w, 2, &c));
    assert_string_equal(done(first + 1), "rate");
    const int32_t *arg_of = w.match.entry[first + 1].move.arg;
    static const int32_t rated[] = {5, 6, 2, 9, 5};
    assert_memory_equal(arg_of, rated, sizeof rated);
}

/* As it was when it was made, whatever the story has done to it since. */
static void kept_as_made(void **arg)
{
    struct kept_character c, then;
    (void)arg;
    assert_string_equal(kept_read(&w, DOC ",\"grit\":7}", &c), "");
    assert_false(character_made(&w.match, 1, 1, &then));
    assert_true(kept_make(&w, 1, &c));
    world_play(&w, "2 choose ramon-ibarra");
    while (match_turn(&w.match) == 1u << SEAT_CHANCE)
        world_step(&w);
    world_play(&w, "0 change 1 grit -3");
    for (int reader = 0; reader < 3; reader++) { /* sheets are public */
        assert_true(character_made(&w.match, reader, 1, &then));
        assert_memory_equal(&c, &then, sizeof c);
    }
    assert_false(character_made(&w.match, 1, 0, &then));
    assert_false(character_made(&w.match, 1, 3, &then));
}

static void taken_refused(void **arg)
{
    static char reason[REASON_BYTES];
    struct kept_character c;
    bool moved;
    (void)arg;
    assert_string_equal(kept_read(&w, DOC ",\"grit\":7}", &c), "");
    struct text why = text_over(reason, sizeof reason);
    assert_true(character_play(&w.match, 2, &c, &moved, &why)); /* it is not asked yet */
    assert_false(moved);
    assert_true(kept_make(&w, 1, &c));
    assert_false(character_play(&w.match, 2, &c, &moved, &why));
    assert_string_equal(reason, "Doc Lucinda Wray is taken. Choose another character.");
}

static void sheet_told(void **arg)
{
    static char sheet[8192];
    struct kept_character c;
    struct text t = text_over(sheet, sizeof sheet);
    (void)arg;
    assert_string_equal(kept_read(&w, DOC ",\"name\":\"Lucy\",\"grit\":7}", &c), "");
    w.match.game->characters->sheet(w.match.data, &c, &t);
    assert_false(t.cut);
    assert_memory_equal(sheet, "Lucy\n", 5);
    assert_non_null(strstr(sheet, "Doc Lucinda Wray: Will 5, Grit 7, Coin 4, Luck 4."));
    assert_non_null(strstr(sheet, "\nBone Saw: Damage 1."));
    assert_non_null(strstr(sheet, "\nFlaw, Curious: "));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)
    static const struct CMUnitTest tests[] = {
        TEST(read_as_written), TEST(hand_max), TEST(bad_refused), TEST(made_in_a_move),
        TEST(kept_as_made), TEST(lives_on), TEST(taken_refused), TEST(sheet_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
