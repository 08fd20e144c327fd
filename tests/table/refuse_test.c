/* Logs written by hand, and what is refused in a log, with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/table/world.h"

/* What a text is refused for, without "log:"; "" if it is read. */
static const char *refused(const char *text)
{
    struct log_file file;
    const char *reason = world_log(&file, "log", text, strlen(text));
    if (!*reason)
        log_file_close(&file);
    return *reason ? reason + 4 : reason;
}

#define HEAD "{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2}\n"
#define DEALS                                                                                      \
    "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,\"card\":\"king\"}\n"                           \
    "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":1,\"card\":\"jack\"}\n"

/* Written by hand: numbers, digests and chain left out, blank lines, notes, no end of the last
 * line. */
static void test_by_hand(void **arg)
{
    (void)arg;
    struct log_file file;
    static const char text[] =
        HEAD DEALS "\n{\"n\":3,\"seat\":0,\"do\":\"bet\",\"note\":\"bold\"}\r\n"
                   "{\"seat\":1,\"do\":\"fold\"}\n"
                   "{\"end\":\"over\",\"payoff\":[1,-1]}";
    assert_string_equal(world_log(&file, "log", text, strlen(text)), "");
    assert_int_equal(file.match.count, 4);
    assert_int_equal(file.line_of[2], 5);
    assert_false(file.chained);
    assert_int_equal(file.last.end, LOG_OVER);
    log_file_close(&file);
    assert_string_equal(refused(HEAD DEALS
                                "{\"seat\":0,\"do\":\"bet\"}\n{\"do\":\"undo\",\"to\":2}\n"
                                "{\"seat\":0,\"do\":\"check\"}\n{\"end\":\"stopped\"}\n"),
                        "");
}

static void test_wrong_heads(void **arg)
{
    (void)arg;
    assert_string_equal(refused("{\"croupier\":3,\"game\":\"kuhn\",\"edition\":1,\"seats\":2}\n"),
                        "1: This log has format 3, and this croupier reads formats 1 to 2.");
    assert_string_equal(
        refused(
            "{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,\"digest\":[\"pot\"]}\n"),
        "1: A log of format 1 has no \"digest\".");
    assert_string_equal(
        refused("{\"croupier\":2,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,\"digest\":[\"purse\"]"
                "}\n"),
        "1: The log's digest has a field that this croupier does not know: \"purse\".");
    assert_string_equal(refused("{\"croupier\":2,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,"
                                "\"lesson\":\"null\"}\n"),
                        "1: \"lesson\" must be the name of the game.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":2,\"seats\":2}\n"),
                        "1: This log is of edition 2 of kuhn, and this croupier plays up to "
                        "edition 1: a newer croupier wrote it.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"khun\",\"edition\":1,\"seats\":2}\n"),
                        "1: There is no game \"khun\". Did you mean kuhn?");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":3}\n"),
                        "1: Kuhn has 2 seats, not 3.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1}\n"),
                        "1: \"seats\" must be a list of names or their number.");
    assert_string_equal(
        refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,\"sets\":1}\n"),
        "1: Unknown key \"sets\" in this line. Did you mean seats?");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"null\",\"edition\":1,\"seats\":1,"
                                "\"rules\":{\"faces\":1}}\n"),
                        "1: Faces takes a number from 2 to 20, not 1.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"null\",\"edition\":1,\"seats\":1,"
                                "\"rules\":{\"sides\":1}}\n"),
                        "1: Null has no rule \"sides\".");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"null\",\"edition\":1,\"seats\":1,"
                                "\"data\":{\"name\":\"pits\"}}\n"),
                        "1: Null has no built-in pack \"pits\".");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"null\",\"edition\":1,\"seats\":1,"
                                "\"fair\":{\"seeded\":-1}}\n"),
                        "1: \"seeded\" must be a number, 0 or more.");
    assert_string_equal(
        refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,\"for\":0}\n"),
        "1: This log is for one reader (\"for\"). It leaves out what that reader "
        "could not see, so it cannot be replayed.");
    assert_string_equal(refused("{\"n\":1}\n"),
                        "1: Not a log: its first line has no \"croupier\".");
}

/* A header of kuhn with more in it. */
static const char *head_refused(const char *more)
{
    char text[1024];
    snprintf(text, sizeof text, "{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,%s}\n", more);
    return refused(text);
}

#define ZEROS "00000000000000000000000000000000"

static void test_wrong_members(void **arg)
{
    (void)arg;
    static const struct {
        const char *more, *want;
    } cases[] = {
        {"\"seats\":[\"a\",\"b\"],\"note\":\"x\"", ""},
        {"\"seats\":[\"a\",null]",
         "1: A name in \"seats\" must be a text of at most 64 bytes without control characters."},
        {"\"seats\":[\"a\",\"\\u001b[2J\"]",
         "1: A name in \"seats\" must be a text of at most 64 bytes without control characters."},
        {"\"seats\":[\"a\",\"\\u009b2J\"]",
         "1: A name in \"seats\" must be a text of at most 64 bytes without control characters."},
        {"\"seats\":2,\"for\":2", "1: \"for\" must be a seat or \"watcher\"."},
        {"\"seats\":2,\"for\":\"watcher\"", "1: This log is for one reader (\"for\"). It leaves "
                                            "out what that reader could not see, so it "
                                            "cannot be replayed."},
        {"\"seats\":2,\"data\":{\"edition\":1}", "1: \"data\" has no name."},
        {"\"seats\":2,\"data\":{\"name\":\"A B\"}",
         "1: The name of \"data\" must be 1 to 64 of a to z, 0 to 9 and hyphens."},
        {"\"seats\":2,\"data\":{\"name\":\"a\",\"edition\":\"1\"}",
         "1: The edition of \"data\" must be a number."},
        {"\"seats\":2,\"data\":{\"name\":\"a\",\"text\":1}",
         "1: The text of \"data\" must be a text."},
        {"\"seats\":2,\"data\":{\"name\":\"a\",\"sha256\":\"00\"}",
         "1: \"data.sha256\" must be 64 digits of 0 to 9 and a to f."},
        {"\"seats\":2,\"data\":{\"name\":\"a\",\"text\":\"a: 1\"}",
         "1: a: kuhn takes no pack."},
        {"\"seats\":2,\"fair\":{\"seeded\":1,\"commit\":\"\"}",
         "1: \"fair\" is either seeded or committed, not both."},
        {"\"seats\":2,\"fair\":{\"commit\":\"\"}",
         "1: \"fair.table\" must be 32 digits of 0 to 9 and a to f."},
        {"\"seats\":2,\"fair\":{\"table\":\"" ZEROS "\",\"commit\":\"" ZEROS ZEROS
         "\",\"shares\":[null]}",
         "1: \"fair.shares\" must be a list with one item a seat."},
        {"\"seats\":2,\"fair\":{\"table\":\"" ZEROS "\",\"commit\":\"" ZEROS ZEROS
         "\",\"shares\":[null,\"0\"]}",
         "1: \"fair.shares\" must hold null or 64 digits of 0 to 9 and a to f."},
        {"\"seats\":2,\"h\":\"0123456789abcdef\",\"note\":\"\"",
         "1: \"h\" must be the end of the line."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(head_refused(cases[i].more), cases[i].want);
    assert_string_equal(refused("{\"croupier\":\"1\"}\n"), "1: \"croupier\" must be a number.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":1}\n"),
                        "1: \"game\" must be a game's name.");
}

static void test_wrong_ends(void **arg)
{
    (void)arg;
    assert_string_equal(refused(HEAD "{\"end\":\"done\"}\n"),
                        "2: \"end\" must be \"over\" or \"stopped\".");
    assert_string_equal(refused(HEAD "{\"end\":\"stopped\",\"payoff\":[0,0]}\n"),
                        "2: A match that was stopped has no payoff.");
    assert_string_equal(refused(HEAD "{\"end\":\"stopped\",\"reveals\":[]}\n"),
                        "2: \"reveals\" needs a \"seed\".");
    assert_string_equal(refused(HEAD DEALS "{\"seat\":0,\"do\":\"bet\",\"note\":1}\n"),
                        "4: \"note\" must be a text.");
    assert_string_equal(refused("{\"croupier\":1,\"game\":\"kuhn\",\"edition\":1,\"seats\":2,"
                                "\"fair\":{\"table\":\"" ZEROS "\",\"commit\":\"" ZEROS ZEROS
                                "\",\"shares\":[null,null]}}\n"
                                "{\"end\":\"stopped\",\"seed\":\"" ZEROS ZEROS
                                "\",\"reveals\":[null,\"" ZEROS ZEROS "\"]}\n"),
                        "2: \"reveals\" must hold the bytes of the seats that added some.");
}

static void test_wrong_lines(void **arg)
{
    (void)arg;
    assert_string_equal(refused(HEAD DEALS "{\"seat\":0,\"do\":\"call\"}\n"),
                        "4: You can't do that now. You can check or bet.");
    assert_string_equal(refused(HEAD DEALS "{\"seat\":1,\"do\":\"bet\"}\n"),
                        "4: It isn't your turn. Now it's up to player 0.");
    assert_string_equal(refused(HEAD DEALS "{\"n\":4,\"seat\":0,\"do\":\"bet\"}\n"),
                        "4: \"n\" must be 3 here.");
    assert_string_equal(
        refused(HEAD "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,\"card\":\"?\"}\n"),
        "2: \"card\" needs its value here, not a question mark.");
    assert_string_equal(refused(HEAD DEALS "{\"do\":\"undo\",\"to\":1}\n"),
                        "4: You can't undo that: a card or die has fallen since.");
    assert_string_equal(refused(HEAD DEALS "{\"do\":\"undo\"}\n"),
                        "4: \"undo\" needs \"to\", the number of an entry.");
    assert_non_null(strstr(refused(HEAD DEALS "{\"seat\":0,\"do\":\"bet\",\"digest\":\"0123\"}\n"),
                           "4: The state here differs from the one of this line"));
    assert_string_equal(refused(HEAD DEALS "{\"end\":\"over\"}\n"),
                        "4: The match is not over here: \"end\" must be \"stopped\".");
    assert_string_equal(refused(HEAD DEALS "{\"end\":\"stopped\"}\n{\"seat\":0,\"do\":\"bet\"}\n"),
                        "5: There is a line after the last.");
    assert_string_equal(refused(HEAD DEALS "{\"end\":\"stopped\",\"seed\":\"00\"}\n"),
                        "4: This line shows a seed, but the header does not commit to one.");
    assert_string_equal(refused(HEAD DEALS
                                "{\"seat\":0,\"do\":\"bet\"}\n{\"seat\":1,\"do\":\"fold\"}\n"
                                "{\"end\":\"over\",\"payoff\":[2,-1]}\n"),
                        "6: \"payoff\" of seat 0 must be 1.");
    assert_string_equal(refused(HEAD "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,"
                                     "\"card\":\"king\",\"h\":\"0123456789abcdef\"}\n"),
                        "2: This line has an \"h\", but those before it have none.");
}

static void test_bad_json(void **arg)
{
    (void)arg;
    char deep[512] = HEAD "{\"a\":";
    assert_string_equal(refused(HEAD "{\"seat\":0,\"seat\":1,\"do\":\"bet\"}\n"),
                        "2: Not a JSON object: duplicate object key (byte 16).");
    assert_string_equal(refused(HEAD "{\"seat\":\"\xff\"}\n"), "2: Not UTF-8 text.");
    assert_string_equal(refused(HEAD "[1]\n"), "2: Not a JSON object.");
    assert_string_equal(refused(HEAD "{\"a\":{\"b\":{\"c\":1}}}\n"),
                        "2: \"b\" is nested too deeply.");
    memset(deep + strlen(deep), '[', 100);
    assert_string_equal(refused(deep), "2: Nested too deeply.");
    size_t size = sizeof HEAD - 1 + LOG_LINE_BYTES + 10;
    char *huge = malloc(size + 1);
    memset(huge, ' ', size);
    memcpy(huge, HEAD, sizeof HEAD - 1);
    memcpy(huge + sizeof HEAD - 1, "{}", 2);
    huge[size] = 0;
    assert_string_equal(refused(huge), "2: A line of 65546 bytes is too long: the limit is 65536.");
    free(huge);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),       cmocka_unit_test(test_wrong_heads),
        cmocka_unit_test(test_wrong_members), cmocka_unit_test(test_wrong_ends),
        cmocka_unit_test(test_wrong_lines),   cmocka_unit_test(test_bad_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
