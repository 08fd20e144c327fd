/* Words that players mark as quotes: what can be marked, once, by whom, and how it stands in a log.
 * The game is tests/table/parley.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table/marks.h"
#include "table/removed.h"
#include "tests/table/parley.h"
#include "tests/table/world.h"

static struct world w;
static char reason[REASON_BYTES];

static int start(void **arg)
{
    (void)arg;
    world_open(&w, &parley_game, 0, 1);
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

static const char *says(int seat, const char *text)
{
    struct text why = text_over(reason, sizeof reason);
    match_say(&w.match, seat, text, &why);
    return reason;
}

static const char *plays(int seat, int verb, const char *text)
{
    struct text why = text_over(reason, sizeof reason);
    struct move move = {.seat = (uint8_t)seat, .verb = (uint8_t)verb};
    match_play_said(&w.match, &move, &(struct said){.text = text}, &why);
    return reason;
}

static const char *marks(int seat, uint32_t n)
{
    struct text why = text_over(reason, sizeof reason);
    match_mark(&w.match, seat, n, &why);
    return reason;
}

/* Why these lines after a head are refused, with the number of the line; "" if they are read. */
static const char *refused(const char *lines)
{
    static const struct game *const games[] = {&parley_game};
    static char text[4096];
    struct log_file file;
    int size =
        snprintf(text, sizeof text,
                 "{\"croupier\":1,\"game\":\"parley\",\"edition\":1,\"seats\":3}\n%s", lines);
    const char *why = world_log_of(&file, games, 1, "log", text, (size_t)size);
    if (!*why)
        log_file_close(&file);
    return *why ? why + 4 : why;
}

static void test_marks(void **arg)
{
    (void)arg;
    assert_string_equal(says(1, "To the mill."), "");
    assert_string_equal(plays(1, PARLEY_PASS, "Not I."), "");
    assert_string_equal(plays(2, PARLEY_NOTE, "I am the miller."), "");
    assert_false(match_marked(&w.match, 0));
    assert_int_equal(match_spoken(&w.match, 0), 2);
    assert_int_equal(match_spoken(&w.match, 1), 1);
    assert_int_equal(match_spoken(&w.match, 2), 0);
    assert_string_equal(marks(2, 1), "");
    assert_string_equal(marks(0, 2), "");
    assert_true(match_marked(&w.match, 1) && match_marked(&w.match, 2));
    assert_true(match_marked(&w.match, 0));
    assert_false(match_marked(&w.match, 3));
    assert_int_equal(match_spoken(&w.match, 0), 2);
    assert_int_equal(w.match.says, 3);
}

/* A secret text, not even by whoever wrote it; a mark; nothing; what is yet to come. */
static void test_refused(void **arg)
{
    (void)arg;
    assert_string_equal(says(1, "To the mill."), "");
    assert_string_equal(plays(2, PARLEY_NOTE, "I am the miller."), "");
    assert_string_equal(marks(2, 1), "");
    assert_string_equal(marks(0, 1), "Those words are marked already.");
    assert_string_equal(marks(2, 2), "Entry 2 has no words that everyone can read.");
    assert_string_equal(marks(2, 3), "Entry 3 has no words that everyone can read.");
    assert_string_equal(marks(2, 0), "Entry 0 has no words that everyone can read.");
    assert_string_equal(marks(2, 4), "Entry 4 has no words that everyone can read.");
    assert_string_equal(marks(SEAT_WATCHER, 1), "Watchers cannot speak.");
    assert_int_equal(w.match.count, 3);
}

static void test_log(void **arg)
{
    (void)arg;
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    assert_string_equal(says(1, "x"), "");
    assert_string_equal(marks(2, 1), "");
    match_entry_members(&w.match, 2, SEAT_WATCHER, &out);
    assert_string_equal(bytes, "\"n\":2,\"seat\":2,\"do\":\"say\",\"mark\":1");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"say\",\"text\":\"x\"}\n"
                                "{\"seat\":2,\"do\":\"say\",\"mark\":1}\n"),
                        "");
    assert_string_equal(refused("{\"seat\":2,\"do\":\"say\",\"mark\":1}\n"),
                        "2: Entry 1 has no words that everyone can read.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"say\",\"text\":\"x\",\"mark\":1}\n"),
                        "2: \"say\" needs \"text\".");
    /* what was removed from a house keeps its mark */
    assert_string_equal(refused("{\"seat\":1,\"do\":\"say\",\"text\":\"\\u0001\"}\n"
                                "{\"seat\":2,\"do\":\"say\",\"mark\":1}\n"),
                        "");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_marks), TEST(test_refused), TEST(test_log)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
