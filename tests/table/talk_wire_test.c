/* Words and names on the wire: events, names in turns, options, what is refused, what makes an
 * answer stale. The game is tests/table/parley.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/wire.h"
#include "tests/table/parley.h"
#include "tests/table/world.h"

static struct world w;
static struct wire_seat host, one, two, watcher;
static char bytes[WIRE_OUT_BYTES];

static int start(void **arg)
{
    (void)arg;
    world_open(&w, &parley_game, 0, 1);
    wire_seat_start(&host, 0);
    wire_seat_start(&one, 1);
    wire_seat_start(&two, 2);
    wire_seat_start(&watcher, SEAT_WATCHER);
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

/* What becomes of a message: "ok", "again", or the code and the reason. */
static const char *sends(struct wire_seat *seat, const char *message)
{
    static char out[REASON_BYTES + 32];
    char reason[REASON_BYTES];
    struct text all = text_over(out, sizeof out), why = text_over(reason, sizeof reason);
    struct pairs pairs;
    bool again = false;
    struct json *json = json_open(message, strlen(message), WIRE_LINE_BYTES, &pairs, &why);
    int code = json ? wire_move(seat, &w.match, &pairs, &again, &why) : WIRE_BAD_JSON;
    json_close(json);
    text_put(&all, again ? "again" : wire_code_name(code));
    if (code != WIRE_OK)
        text_format(&all, ": %s", reason);
    return out;
}

static const char *turn(struct wire_seat *seat)
{
    struct text out = text_over(bytes, sizeof bytes);
    wire_turn(seat, &w.match, &out);
    assert_false(out.cut);
    return bytes;
}

static void test_messages(void **arg)
{
    (void)arg;
    assert_string_equal(sends(&one,
                              "{\"n\":0,\"do\":\"cast\",\"spell\":\"Moonlit Door\",\"force\":1,"
                              "\"text\":\"It opens.\"}"),
                        "ok");
    assert_string_equal(sends(&two, "{\"n\":1,\"do\":\"note\",\"text\":\"a key\"}"), "ok");
    assert_string_equal(sends(&host, "{\"do\":\"say\",\"text\":\"Go on.\",\"id\":\"a\"}"), "ok");
    assert_int_equal(host.id_n, 3);
    assert_string_equal(sends(&host, "{\"do\":\"say\",\"text\":\"Go on.\",\"id\":\"a\"}"), "again");
    assert_int_equal(w.match.count, 3);
    static const char events[] = "\"n\":3,\"events\":["
                                 "{\"n\":1,\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\","
                                 "\"force\":1,\"label\":\"Moonlit Door\","
                                 "\"text\":\"It opens.\"},"
                                 "{\"n\":2,\"seat\":2,\"do\":\"note\",\"text\":\"%s\"},"
                                 "{\"n\":3,\"seat\":0,\"do\":\"say\",\"text\":\"Go on.\"}]";
    static const char labels[] = ",\"labels\":{\"spell\":{\"spell-2\":{\"name\":\"Moonlit Door\","
                                 "\"said\":\"It opens.\"}}},\"options\":[";
    struct wire_seat *const readers[] = {&host, &one, &two, &watcher};
    for (int i = 0; i < 4; i++) {
        char want[512];
        snprintf(want, sizeof want, events, i == 2 ? "a key" : "?");
        assert_non_null(strstr(turn(readers[i]), want));
        assert_non_null(strstr(bytes, labels));
        assert_int_equal(!!strstr(bytes, "key"), i == 2);
    }
    /* What is not in use has no name in a turn. */
    world_play(&w, "2 drop moonlit-door");
    assert_null(strstr(turn(&one), "\"labels\""));
}

/* A new name may be given while one is free, and by whom the game lets. */
static void test_options(void **arg)
{
    (void)arg;
    assert_non_null(strstr(
        turn(&one), "{\"do\":\"cast\",\"spell\":{\"of\":[\"fire\",\"cold-rain\"],\"new\":true},"
                    "\"force\":{\"min\":1,\"max\":2}}"));
    assert_non_null(strstr(turn(&host), "{\"do\":\"cast\",\"spell\":[\"fire\",\"cold-rain\"],"));
    static const char *const names[] = {"1 cast A 1", "1 cast B 1", "2 cast C 1"};
    for (int i = 0; i < 3; i++)
        world_play(&w, names[i]);
    world_play(&w, "0 bar b");
    assert_non_null(strstr(
        turn(&one), "{\"of\":[\"fire\",\"cold-rain\",\"spell-2\",\"spell-4\"],\"new\":true}"));
    world_play(&w, "1 cast D 1");
    assert_non_null(
        strstr(turn(&one),
               "\"spell\":[\"fire\",\"cold-rain\",\"spell-2\",\"spell-4\",\"spell-5\"],\"force\""));
    assert_non_null(
        strstr(turn(&one),
               "{\"do\":\"drop\",\"spell\":[\"spell-2\",\"spell-3\",\"spell-4\",\"spell-5\"]}"));
}

static void test_refusals(void **arg)
{
    (void)arg;
    assert_string_equal(sends(&watcher, "{\"do\":\"say\",\"text\":\"a\"}"),
                        "bad-message: Watchers cannot speak.");
    assert_string_equal(sends(&one, "{\"do\":\"say\"}"), "bad-message: \"say\" needs \"text\".");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":7}"),
                        "bad-message: \"say\" needs \"text\".");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\" \"}"),
                        "bad-message: There is nothing to say. Type some words.");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"\xe2\x80\x8b \xe2\x80\xae\"}"),
                        "bad-message: What you say needs a visible character.");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\",\"text\":\"\xe2\x80\xae\"}"),
                        "bad-message: What you say needs a visible character.");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"a\",\"seat\":2}"),
                        "bad-message: This is the wire of seat 1.");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"a\",\"n\":1}"),
                        "bad-message: \"n\" is not the number of an entry yet.");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"a\",\"to\":2}"),
                        "bad-message: \"say\" takes no \"to\". It takes text.");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\",\"text\":[]}"),
                        "bad-message: \"text\" must be a text.");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\",\"text\":\"\"}"),
                        "bad-message: There is nothing to say. Type some words.");
    assert_string_equal(
        sends(&one, "{\"n\":0,\"do\":\"cast\",\"force\":1,\"spell\":\"a\\u0000\"}"),
        "bad-json: not a JSON object: \\u0000 is not allowed without JSON_ALLOW_NUL (byte 46)");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"cast\",\"force\":1,\"spell\":[\"a\"]}"),
                        "bad-message: \"spell\" must be a name.");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"cast\",\"force\":1,\"spell\":6}"),
                        "bad-message: \"spell\" must be a name.");
    /* Names on record are for logs: who plays says what the thing is called. */
    assert_string_equal(
        sends(&one,
              "{\"n\":0,\"do\":\"cast\",\"force\":1,\"spell\":\"spell-2\",\"label\":\"Ash\"}"),
        "bad-message: \"cast\" takes no \"label\". It takes spell and force.");
    assert_string_equal(sends(&host, "{\"n\":0,\"do\":\"cast\",\"force\":3,\"spell\":\"Ash\"}"),
                        "illegal: Nothing is called \"Ash\", and you can't name a new spell now.");
    assert_int_equal(w.match.count, 0);
    w.match.says = SAYS_MAX;
    assert_string_equal(
        sends(&one, "{\"do\":\"say\",\"text\":\"a\"}"),
        "illegal: Players have spoken 1000 times between moves, the most that a match can hold.");
    w.match.words_used = w.match.words_size;
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\",\"text\":\"a\"}"),
                        "illegal: This match has no room left for words.");
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\"}"), "ok");
    world_play(&w, "0 close no");
    world_play(&w, "chance done");
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"a\"}"), "over: The match is over.");
}

/* On a floor another's move makes mine no staler, my own does; the move must still be open. */
/* What turns text around (here an override and an isolate) is left out of what is said and named;
 * marks of a script stay. */
static void test_straight(void **arg)
{
    (void)arg;
    assert_string_equal(sends(&one, "{\"do\":\"say\",\"text\":\"pay \xe2\x80\xae"
                                    "21\xe2\x80\xac"
                                    " \xe2\x80\x8f"
                                    "now\"}"),
                        "ok");
    assert_string_equal(match_text(&w.match, &w.match.entry[0], 0), "pay 21 \xe2\x80\x8f" "now");
    assert_string_equal(
        sends(&one, "{\"n\":1,\"do\":\"cast\",\"spell\":\"Moon\xe2\x81\xa7lit \xe2\x80\xae"
                    "Door\",\"force\":1,"
                    "\"text\":\"\xe2\x80\xaaIt\xe2\x80\xac opens.\"}"),
        "ok");
    assert_string_equal(match_label(&w.match, &w.match.entry[1]), "Moonlit Door");
    assert_string_equal(match_text(&w.match, &w.match.entry[1], 0), "It opens.");
    assert_string_equal(
        sends(&one, "{\"n\":2,\"do\":\"cast\",\"spell\":\"\xe2\x80\xae\",\"force\":1}"),
        "illegal: A name needs more than blanks and hyphens.");
    assert_string_equal(
        sends(&one, "{\"n\":2,\"do\":\"cast\",\"spell\":\"\xe2\xa0\x80\",\"force\":1}"),
        "illegal: A name needs a visible character.");
}

static void test_floor(void **arg)
{
    (void)arg;
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"cast\",\"spell\":\"Ash\",\"force\":1}"),
                        "ok"); /* 1 */
    assert_string_equal(sends(&two, "{\"n\":0,\"do\":\"cast\",\"spell\":\"ash\",\"force\":1}"),
                        "ok"); /* 2 */
    assert_string_equal(sends(&one, "{\"n\":0,\"do\":\"pass\"}"),
                        "stale: The table is at entry 2, and this move was made at entry 0.");
    assert_string_equal(sends(&one, "{\"n\":1,\"do\":\"drop\",\"spell\":\"ash\"}"), "ok"); /* 3 */
    assert_string_equal(sends(&two, "{\"n\":2,\"do\":\"drop\",\"spell\":\"spell-2\"}"),
                        "illegal: You can't do that now. You can cast, note or pass.");
    assert_string_equal(sends(&two, "{\"do\":\"say\",\"text\":\"Mine!\"}"),
                        "ok"); /* 4: no answer to the turn */
    assert_string_equal(sends(&two, "{\"n\":2,\"do\":\"pass\"}"), "ok");           /* 5 */
}

/* In turn, too, what is said between makes no answer stale; in a game without names or notes. */
static void test_turn(void **arg)
{
    (void)arg;
    world_close(&w);
    world_open(&w, game_named("kuhn"), 0, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    assert_string_equal(sends(&one, "{\"n\":2,\"do\":\"say\",\"text\":\"Well?\"}"), "ok"); /* 3 */
    assert_string_equal(sends(&host, "{\"n\":1,\"do\":\"say\",\"text\":\"Hm.\"}"), "ok");  /* 4 */
    assert_string_equal(sends(&host, "{\"n\":1,\"do\":\"bet\"}"),
                        "stale: The table is at entry 4, and this move was made at entry 1.");
    assert_string_equal(sends(&host, "{\"n\":2,\"do\":\"bet\",\"text\":\"There.\"}"), "ok"); /* 5 */
    assert_string_equal(sends(&one, "{\"n\":4,\"do\":\"call\"}"),
                        "stale: The table is at entry 5, and this move was made at entry 4.");
    assert_string_equal(sends(&one, "{\"n\":5,\"do\":\"call\"}"), "ok");
}

/* Long talk is told in several messages, split by what the reader may read: nobody else's secret
 * words count. 12 texts of 2,000 bytes are 24,000, after which no event is added. */
static void test_more(void **arg)
{
    (void)arg;
    char line[TEXT_BYTES_MAX + 32], words[TEXT_BYTES_MAX + 1] = "";
    memset(words, '"', TEXT_BYTES_MAX);
    for (int i = 0; i < 30; i++) {
        char reason[REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        struct move note = {.seat = 1, .verb = PARLEY_NOTE};
        assert_true(match_play_said(&w.match, &note, &(struct said){.text = words}, &why));
    }
    snprintf(line, sizeof line, "2 say text=end");
    world_play(&w, line);
    struct text out = text_over(bytes, sizeof bytes);
    assert_false(wire_more(&two, &w.match, &out));
    assert_true(wire_more(&one, &w.match, &out));
    assert_int_equal(one.sent, 12);
    out = text_over(bytes, sizeof bytes);
    assert_true(wire_more(&one, &w.match, &out));
    assert_int_equal(one.sent, 24);
    assert_false(out.cut);
    assert_false(wire_more(&one, &w.match, &out));
    assert_non_null(strstr(turn(&one), "\"n\":31,\"events\":[{\"n\":25,"));
    assert_true(strlen(bytes) > 6 * 2 * TEXT_BYTES_MAX);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)

/* A seat takes back what it did since anyone else moved; words do not count, and stay said. */
static void test_undo(void **arg)
{
    (void)arg;
    static const char foreign[] = "illegal: You can't undo that: somebody else has moved since.";
    char want[160];
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":0}"),
                        "illegal: There is nothing to undo yet.");
    assert_null(strstr(turn(&one), "\"undo\""));
    assert_string_equal(
        sends(&one, "{\"n\":0,\"do\":\"cast\",\"spell\":\"Moonlit Door\",\"force\":1}"), "ok");
    assert_string_equal(sends(&one, "{\"n\":1,\"do\":\"note\",\"text\":\"a key\"}"), "ok");
    assert_string_equal(sends(&host, "{\"do\":\"say\",\"text\":\"Hm.\"}"), "ok"); /* 3 */
    assert_non_null(strstr(turn(&one), ",\"undo\":1}"));
    struct wire_seat *const others[] = {&host, &two, &watcher};
    for (int i = 0; i < 3; i++)
        assert_null(strstr(turn(others[i]), "\"undo\":"));
    assert_string_equal(sends(&two, "{\"do\":\"undo\",\"to\":0}"), foreign);
    assert_string_equal(sends(&watcher, "{\"do\":\"undo\",\"to\":0}"),
                        "bad-message: Watchers cannot undo.");
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":0,\"seat\":2}"),
                        "bad-message: This is the wire of seat 1.");
    assert_string_equal(sends(&one, "{\"do\":\"undo\"}"),
                        "bad-message: \"undo\" needs \"to\", the number of an entry.");
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":-1}"),
                        "bad-message: \"undo\" needs \"to\", the number of an entry.");
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":1,\"text\":\"a\"}"),
                        "bad-message: \"undo\" takes no \"text\". It takes to.");
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":3}"),
                        "illegal: Undo goes back to an entry from 0 to 2, not to 3.");
    assert_int_equal(w.match.count, 3);
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":1,\"id\":\"u\"}"), "ok"); /* 4 */
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":1,\"id\":\"u\"}"), "again");
    assert_true(w.match.entry[3].undo);
    assert_int_equal(w.match.head, 1);
    /* one more, over the words and the first undo */
    assert_non_null(strstr(turn(&one), "{\"n\":4,\"do\":\"undo\",\"to\":1}]"));
    assert_non_null(strstr(bytes, "\"labels\""));
    assert_non_null(strstr(bytes, ",\"undo\":0}"));
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":0}"), "ok"); /* 5 */
    assert_null(strstr(turn(&one), "\"labels\""));
    assert_null(strstr(bytes, ",\"undo\":0}"));
    /* then another moves, and nothing before that can be taken back, whatever becomes of it */
    world_play(&w, "1 cast fire 1");                                                  /* 6 */
    world_play(&w, "2 cast fire 1");                                                  /* 7 */
    assert_null(strstr(turn(&one), ",\"undo\":"));
    assert_non_null(strstr(turn(&two), ",\"undo\":6}"));
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":0}"), foreign);
    assert_string_equal(sends(&two, "{\"do\":\"undo\",\"to\":6}"), "ok");            /* 8 */
    assert_string_equal(sends(&one, "{\"do\":\"undo\",\"to\":0}"), foreign);
    assert_null(strstr(turn(&one), ",\"undo\":"));
    for (int i = 3; i < WIRE_UNDOS_MAX; i++) {
        char undo[64];
        world_play(&w, "1 cast fire 1");
        snprintf(undo, sizeof undo, "{\"do\":\"undo\",\"to\":%d}", (int)w.match.count - 1);
        assert_string_equal(sends(&one, undo), "ok");
    }
    world_play(&w, "1 cast fire 1");
    assert_null(strstr(turn(&one), ",\"undo\":"));
    snprintf(want, sizeof want, "{\"do\":\"undo\",\"to\":%d}", (int)w.match.count - 1);
    assert_string_equal(
        sends(&one, want),
        "illegal: This match has been undone 100 times, the most that a match allows.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_messages), TEST(test_options), TEST(test_refusals), TEST(test_straight),
        TEST(test_floor),    TEST(test_turn),    TEST(test_more),     TEST(test_undo),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
