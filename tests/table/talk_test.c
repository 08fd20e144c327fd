/* What is said with moves and between them: bounds, undo, logs, the wire, and who may read it. The
 * game is tests/table/parley.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/cursor.h"
#include "table/wire.h"
#include "tests/table/parley.h"
#include "tests/table/world.h"

static struct world w;
static char bytes[1 << 20];
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

static const char *undo(uint32_t to)
{
    struct text why = text_over(reason, sizeof reason);
    match_undo(&w.match, to, &why);
    return reason;
}

static const char *passes(const char *text)
{
    struct text why = text_over(reason, sizeof reason);
    struct move move = {.seat = 1, .verb = PARLEY_PASS};
    match_play_said(&w.match, &move, &(struct said){.text = text}, &why);
    return reason;
}

static const char *text_of(uint32_t n, int seat)
{
    const char *text = match_text(&w.match, &w.match.entry[n - 1], seat);
    return text ? text : "none";
}

/* The log of a reader, from its head to the present. */
static const char *log_of(int reader)
{
    struct text out = text_over(bytes, sizeof bytes);
    struct log_writer writer;
    struct log_head head;
    struct cursor cursor;
    world_head(&w, &head);
    log_writer_start(&writer, &hash_sodium, reader);
    log_write_head(&writer, &head, &out);
    cursor_start(&cursor, &w.match);
    while (cursor_next(&cursor))
        log_write_entry(&writer, &w.match, cursor.n, &cursor.state, &out);
    if (match_over(&w.match))
        log_write_end(&writer, &w.match, &head, NULL, &out);
    assert_false(out.cut);
    return bytes;
}

/* Why these lines after a head are refused, with the number of the line; "" if they are read. */
static const char *refused(const char *lines)
{
    static const struct game *const games[] = {&parley_game};
    static char text[8192];
    struct log_file file;
    int size =
        snprintf(text, sizeof text,
                 "{\"croupier\":1,\"game\":\"parley\",\"edition\":1,\"seats\":3}\n%s", lines);
    const char *why = world_log_of(&file, games, 1, "log", text, (size_t)size);
    if (!*why)
        log_file_close(&file);
    return *why ? why + 4 : why;
}

/* ---- Bounds ---- */

static void test_bounds(void **arg)
{
    (void)arg;
    static char text[TEXT_BYTES_MAX + 2];
    memset(text, 'x', TEXT_BYTES_MAX);
    assert_string_equal(passes(text), "");
    assert_string_equal(text_of(1, 2), text);
    assert_string_equal(says(1, text), "");
    text[TEXT_BYTES_MAX] = 'x';
    assert_string_equal(passes(text), "You can say up to 2000 bytes at once, and this has 2001.");
    assert_string_equal(says(1, text), "You can say up to 2000 bytes at once, and this has 2001.");
    assert_string_equal(says(1, ""), "There is nothing to say. Type some words.");
    assert_string_equal(says(1, " \n "), "There is nothing to say. Type some words.");
    assert_string_equal(says(1, "a\tb"),
                        "What you say cannot contain control characters, only line ends.");
    assert_string_equal(says(1, "a\xc2\x9b"
                                "2J"),
                        "What you say cannot contain control characters, only line ends.");
    assert_string_equal(says(1, "a\xff"), "What you say must be UTF-8 text.");
    assert_string_equal(says(1, "a\xed\xa0\x80"), "What you say must be UTF-8 text.");
    /* blanks, a zero width space, a soft hyphen, a Hangul filler, a tag: nothing of it can be
     * seen */
    static const char *const unseen[] = {
        "\xe2\x80\x8b",       " \xc2\xa0\xe3\x80\x80", "\xc2\xad\xe2\x81\xa0",    "\xe3\x85\xa4",
        "\xf3\xa0\x81\x81\n", "\xe2\xa0\x80",          "\xe2\x80\xae\xef\xb8\x8f"};
    for (size_t i = 0; i < sizeof unseen / sizeof *unseen; i++) {
        char line[128];
        assert_string_equal(says(1, unseen[i]), "What you say needs a visible character.");
        assert_string_equal(passes(unseen[i]), "What you say needs a visible character.");
        /* but a log that an older build wrote holds it for ever */
        snprintf(line, sizeof line, "{\"seat\":1,\"do\":\"say\",\"text\":\"%s\"}\n",
                 i == 4 ? "\xf3\xa0\x81\x81" : unseen[i]);
        assert_string_equal(refused(line), "");
        snprintf(line, sizeof line, "{\"seat\":1,\"do\":\"pass\",\"text\":\"%s\"}\n",
                 i == 4 ? "\xf3\xa0\x81\x81" : unseen[i]);
        assert_string_equal(refused(line), "");
    }
    assert_string_equal(says(1, "One.\nTwo."), "");
    assert_string_equal(says(3, "a"), "There is no such seat.");
    assert_string_equal(says(SEAT_CHANCE, "a"), "There is no such seat.");
    assert_string_equal(says(SEAT_WATCHER, "a"), "Watchers cannot speak.");
    assert_int_equal(w.match.count, 3);
    world_play(&w, "0 close no");
    struct text why = text_over(reason, sizeof reason);
    struct move done = {.seat = SEAT_CHANCE, .verb = PARLEY_DONE};
    assert_false(match_play_said(&w.match, &done, &(struct said){.text = "ha"}, &why));
    assert_string_equal(reason, "Only players can say something. Leave out \"text\".");
    assert_string_equal(says(2, "while chance is to move"), "");
    world_play(&w, "chance done");
    assert_string_equal(says(1, "a"), "The match is over.");
}

/* The words of a match fill the room that is given and no more; what is refused takes none. */
static void test_full(void **arg)
{
    (void)arg;
    static char few[16];
    w.match.words = NULL;
    assert_string_equal(says(0, "a"), "This match keeps no words.");
    assert_string_equal(passes("a"), "This match keeps no words.");
    assert_string_equal(world_refuse(&w, "1 cast Ash 1"), "This match keeps no words.");
    match_keep_words(&w.match, few, sizeof few, &fold_unistring); /* 15 bytes for words */
    assert_string_equal(says(0, "0123456"), "");                  /* 8 of them */
    assert_string_equal(world_refuse(&w, "1 cast Ash 1 text=1234"),
                        "This match has no room left for words."); /* 4 + 5 */
    world_play(&w, "1 cast Ash 1 text=12"); /* 4 + 3 */
    assert_string_equal(says(0, "x"), "This match has no room left for words.");
    world_play(&w, "1 cast ash 2");
    world_play(&w, "1 pass");
    assert_int_equal(w.match.count, 4);
    assert_string_equal(text_of(2, 0), "12");
}

/* How full the room is tells nobody how much was said in secret, or whether anything was. */
static void test_full_of_secrets(void **arg)
{
    (void)arg;
    enum { EACH = TEXT_BYTES_MAX + 1 };
    static char few[1 + 2 * EACH + 10];
    static const char *const notes[] = {"1 note", "1 note text=short",
                                        "1 note text=\"somewhat longer\""};
    for (int i = 0; i < 3; i++) {
        w.match.words = NULL;
        w.match.count = w.match.head = 0;
        match_keep_words(&w.match, few, sizeof few, &fold_unistring);
        world_play(&w, notes[i]);
        assert_int_equal(w.match.words_used, 1 + EACH);
        world_play(&w, notes[2 - i]);
        assert_int_equal(w.match.words_used, 1 + 2 * EACH);
        assert_string_equal(text_of(1, 1), i == 0 ? "none" : i == 1 ? "short" : "somewhat longer");
        assert_string_equal(world_refuse(&w, "1 note text=x"),
                            "This match has no room left for words.");
        world_play(&w, "1 note");
        assert_int_equal(w.match.words_used, 1 + 2 * EACH);
        assert_string_equal(says(1, "123456789"), ""); /* the ten that are left */
        assert_int_equal(w.match.words_used, sizeof few);
    }
}

static void test_thousand(void **arg)
{
    (void)arg;
    assert_int_equal(match_capacity(&parley_game), 2 * 200 + 256 + 1000);
    for (int i = 0; i < 1000; i++)
        assert_string_equal(says(i % 3, "again"), "");
    assert_string_equal(
        says(0, "once more"),
        "Players have spoken 1000 times between moves, the most that a match can hold.");
    world_play(&w, "1 pass text=\"but with a move\"");
    assert_int_equal(w.match.count, 1001);
    assert_int_equal(w.match.says, 1000);
}

/* ---- Between moves ---- */

/* Words stand between moves as if they were not there: states, digests, undo, and the way back. */
static void test_say(void **arg)
{
    (void)arg;
    struct state state;
    world_play(&w, "1 cast Ash 1"); /* 1 */
    uint64_t digest = state_digest(&parley_game, w.match.data, &w.match.digest, &w.match.state);
    assert_string_equal(says(2, "Oh."), ""); /* 2 */
    assert_true(state_digest(&parley_game, w.match.data, &w.match.digest, &w.match.state) ==
                digest);
    assert_string_equal(says(0, "Quiet!"), ""); /* 3 */
    world_play(&w, "0 bar fire");               /* 4 */
    assert_string_equal(says(1, "Unfair."), ""); /* 5 */
    world_play(&w, "2 cast Elm 1");             /* 6 */
    for (uint32_t n = 1; n <= 3; n++) {
        assert_true(match_state_at(&w.match, n, &state));
        assert_true(state_digest(&parley_game, w.match.data, &w.match.digest, &state) == digest);
    }
    assert_string_equal(undo(5), ""); /* 7: to the words after entry 4 */
    assert_int_equal(w.match.head, 4);
    assert_string_equal(says(1, "Good."), ""); /* 8 */
    assert_string_equal(undo(7), "Nothing has happened since entry 7 that is not undone already.");
    assert_string_equal(undo(3), ""); /* 9: entry 4 is taken back, and its state with it */
    assert_true(state_digest(&parley_game, w.match.data, &w.match.digest, &w.match.state) ==
                digest);
    assert_string_equal(undo(5), "Entry 5 was itself undone.");
    assert_string_equal(text_of(5, 0), "Unfair."); /* what was said stays said */
    assert_int_equal(match_undo_least(&w.match), 0);
    world_play(&w, "0 bar cold-rain"); /* 10 */
    assert_true(match_state_at(&w.match, 8, &state));
    struct cursor cursor;
    cursor_start(&cursor, &w.match);
    for (uint32_t n = 1; cursor_next(&cursor); n++) {
        assert_true(match_state_at(&w.match, n, &state));
        assert_true(state_equal(&parley_game, &state, &cursor.state));
    }
    assert_true(state_equal(&parley_game, &cursor.state, &w.match.state));
}

/* ---- Secret words ---- */

static void test_secret(void **arg)
{
    (void)arg;
    static const int readers[] = {0, 1, 2, SEAT_WATCHER, SEAT_CHANCE};
    world_play(&w, "1 note text=\"the first key\""); /* 1 */
    world_play(&w, "2 note text=\"the other key\""); /* 2 */
    world_play(&w, "1 note");                        /* 3: and nobody can tell that it is empty */
    world_play(&w, "1 note text=\"the third key\""); /* 4 */
    for (int i = 0; i < 5; i++) {
        bool own = readers[i] == 1, all = readers[i] == SEAT_CHANCE;
        assert_string_equal(text_of(1, readers[i]), own || all ? "the first key" : "?");
        assert_string_equal(text_of(3, readers[i]), own || all ? "none" : "?");
        const char *log = log_of(readers[i]);
        assert_int_equal(!!strstr(log, "the first key"), own || all);
        assert_int_equal(!!strstr(log, "the other key"), readers[i] == 2 || all);
        assert_int_equal(!!strstr(log, "the third key"), own || all);
    }
    assert_non_null(
        strstr(log_of(0), "{\"n\":3,\"seat\":1,\"do\":\"note\",\"text\":\"?\",\"digest\""));
    world_play(&w, "0 close no");      /* 5 */
    world_play(&w, "chance open 1 3"); /* 6 */
    world_play(&w, "chance open 1 2"); /* 7 */
    for (int i = 0; i < 5; i++) {
        assert_string_equal(text_of(6, readers[i]), "the third key");
        assert_string_equal(text_of(7, readers[i]), "none");
        const char *log = log_of(readers[i]);
        assert_non_null(strstr(log, "the third key"));
        assert_int_equal(!!strstr(log, "the first key"),
                         readers[i] == 1 || readers[i] == SEAT_CHANCE);
    }
    assert_int_equal(w.match.entry[5].text, w.match.entry[3].text); /* kept once */
}

/* What a shown note is counts on the line of play alone. */
static void test_shown_after_undo(void **arg)
{
    (void)arg;
    world_play(&w, "1 note text=one"); /* 1 */
    world_play(&w, "2 note text=two"); /* 2 */
    assert_string_equal(undo(0), "");  /* 3 */
    world_play(&w, "1 note text=new"); /* 4 */
    world_play(&w, "0 close no");
    world_play(&w, "chance open of=1 which=1 text=new");
    assert_string_equal(text_of(6, SEAT_WATCHER), "new");
    assert_string_equal(world_refuse(&w, "chance open of=1 which=1 text=one"),
                        "\"text\" must be what was said with the move that this one opens.");
}

/* Two matches that differ in secret words alone: every other feed is the same to the byte. */
static void test_noninterference(void **arg)
{
    (void)arg;
    static const int readers[] = {0, 2, SEAT_WATCHER};
    static char first[1 << 16];
    static const char *const notes[] = {"1 note text=short", "1 note",
                                        "1 note text=\"longer by far, and \\\"quoted\\\"\""};
    for (int r = 0; r < 3; r++) {
        for (int i = 0; i < 3; i++) {
            struct wire_seat seat;
            struct world v;
            struct log_writer writer;
            struct log_head head;
            struct text out = text_over(bytes, sizeof bytes);
            world_open(&v, &parley_game, 0, 1);
            world_play(&v, notes[i]);
            world_play(&v, "2 cast Ash 1 text=aloud");
            world_head(&v, &head);
            wire_seat_start(&seat, readers[r]);
            wire_turn(&seat, &v.match, &out);
            log_writer_start(&writer, &hash_sodium, readers[r]);
            for (uint32_t n = 1; n <= 2; n++) {
                struct state after;
                match_state_at(&v.match, n, &after);
                log_write_entry(&writer, &v.match, n, &after, &out);
            }
            if (i)
                assert_string_equal(bytes, first);
            else
                memcpy(first, bytes, out.used + 1);
            world_close(&v);
        }
    }
}

/* ---- Logs ---- */

static void play_some(void)
{
    world_play(&w, "1 cast \"Moonlit Door\" 1 text=\"It opens.\\nAt last.\"");
    world_play(&w, "2 say text=\"I \\\"see\\\".\"");
    world_play(&w, "2 note text=hidden");
    world_play(&w, "1 cast \"Old Ash\" 2");
    assert_string_equal(undo(3), "");
    world_play(&w, "2 cast \"old  ASH\" 1");
    world_play(&w, "1 cast moonlit-door 1");
}

/* What is written is read back to the same bytes, and the match goes on as the first does. */
static void test_log(void **arg)
{
    (void)arg;
    static const struct game *const games[] = {&parley_game};
    static char before[1 << 16], after[1 << 16];
    struct log_file file;
    play_some();
    const char *log = log_of(SEAT_CHANCE);
    static const char *const lines[] = {
        "{\"n\":1,\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\",\"force\":1,\"label\":\"Moonlit "
        "Door\","
        "\"text\":\"It opens.\\nAt last.\",\"digest\":",
        "{\"n\":2,\"seat\":2,\"do\":\"say\",\"text\":\"I \\\"see\\\".\",\"digest\":",
        "{\"n\":3,\"seat\":2,\"do\":\"note\",\"text\":\"hidden\",\"digest\":",
        "{\"n\":5,\"do\":\"undo\",\"to\":3,\"digest\":",
        "{\"n\":6,\"seat\":2,\"do\":\"cast\",\"spell\":\"spell-3\",\"force\":1,\"label\":\"old  "
        "ASH\",\"digest\":",
        "{\"n\":7,\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\",\"force\":1,\"label\":\"Moonlit "
        "Door\","
        "\"digest\":"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        assert_non_null(strstr(log, lines[i]));
    memcpy(before, log, strlen(log) + 1);
    assert_string_equal(world_log_of(&file, games, 1, "log", before, strlen(before)), "");
    assert_true(file.chained);
    assert_int_equal(file.match.words_used, w.match.words_used);
    assert_int_equal(file.match.says, 1);
    /* Taken up again, and on as the first match goes on. */
    struct world again = {.match = file.match};
    static const char *const rest[] = {"1 cast \"OLD ash\" 2", "2 cast Third 1", "0 say text=Well.",
                                       "0 close no",           "chance open 2 1", "chance done"};
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) {
        world_play(&w, rest[i]);
        world_play(&again, rest[i]);
    }
    snprintf(before, sizeof before, "%s", log_of(SEAT_CHANCE));
    struct match first = w.match;
    w.match = again.match;
    snprintf(after, sizeof after, "%s", log_of(SEAT_CHANCE));
    w.match = first;
    assert_string_equal(before, after);
    assert_non_null(
        strstr(after, "\"do\":\"open\",\"of\":\"2\",\"which\":1,\"text\":\"hidden\",\"digest\""));
    log_file_close(&file);
}

/* An unfinished log with words in it is as many moves as it was without them. */
static void test_verify(void **arg)
{
    (void)arg;
    static const struct game *const games[] = {&parley_game};
    static const char text[] =
        "{\"croupier\":1,\"game\":\"parley\",\"edition\":1,\"seats\":3,\"fair\":{\"seeded\":7}}\n"
        "{\"seat\":1,\"do\":\"pass\",\"text\":\"Hm.\"}\n{\"seat\":0,\"do\":\"say\",\"text\":\"What?"
        "\"}\n"
        "{\"seat\":1,\"do\":\"say\",\"text\":\"Oh.\"}\n";
    struct log_file file;
    struct text why = text_over(reason, sizeof reason);
    assert_string_equal(world_log_of(&file, games, 1, "log", text, sizeof text - 1), "");
    assert_int_equal(log_file_verify(&file, NULL, NULL, &why), VERIFY_NOTHING);
    assert_string_equal(reason, "nothing to prove yet: unfinished, 1 move");
    log_file_close(&file);
}

static void test_log_by_hand(void **arg)
{
    (void)arg;
    /* In anyone's words, and by number. */
    assert_string_equal(
        refused(
            "{\"seat\":1,\"do\":\"cast\",\"spell\":\"Old Ash\",\"force\":1}\n"
            "{\"seat\":2,\"do\":\"cast\",\"spell\":\"OLD-ASH\",\"force\":1}\n"
            "{\"seat\":2,\"do\":\"drop\",\"spell\":2,\"label\":\"Old Ash\"}\n"
            "{\"seat\":2,\"do\":\"cast\",\"spell\":\"spell-4\",\"force\":1,\"label\":\"Elm\"}\n"),
        "");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"cast\",\"spell\":\"Old Ash\",\"force\":1}\n"
                                "{\"seat\":2,\"do\":\"drop\",\"spell\":2,\"label\":\"old ash\"}\n"),
                        "3: \"label\" must be \"Old Ash\", as it was first called.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\",\"force\":1}\n"
                                "{\"seat\":2,\"do\":\"drop\",\"spell\":2,\"label\":\"old ash\"}\n"),
                        "3: Leave out \"label\": this was named without one.");
    assert_string_equal(
        refused(
            "{\"seat\":1,\"do\":\"cast\",\"spell\":\"fire\",\"force\":1,\"label\":\"Old Ash\"}\n"),
        "2: \"label\" is only for things without a name of their own.");
    assert_string_equal(
        refused(
            "{\"seat\":1,\"do\":\"cast\",\"spell\":\"Ash\",\"force\":1,\"label\":\"Old Ash\"}\n"),
        "2: With a \"label\", write the thing as its placeholder or number.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"pass\",\"label\":\"Old Ash\"}\n"),
                        "2: The move \"pass\" does not name anything.");
    assert_string_equal(
        refused("{\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\",\"force\":1,\"label\":\"\"}\n"),
        "2: A name needs more than blanks and hyphens.");
    assert_string_equal(
        refused("{\"seat\":1,\"do\":\"cast\",\"spell\":\"spell-2\",\"force\":1,\"label\":3}\n"),
        "2: \"label\" must be a text.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"pass\",\"text\":3}\n"),
                        "2: \"text\" must be a text.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"pass\",\"text\":\"\\u0007\"}\n"),
                        "2: What you say cannot contain control characters, only line ends.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"say\"}\n"), "2: \"say\" needs \"text\".");
    assert_string_equal(refused("{\"do\":\"say\",\"text\":\"a\"}\n"),
                        "2: Say needs \"seat\", the number of a player's seat.");
    assert_string_equal(refused("{\"seat\":3,\"do\":\"say\",\"text\":\"a\"}\n"),
                        "2: Say needs \"seat\", the number of a player's seat.");
    assert_string_equal(refused("{\"seat\":1,\"do\":\"say\",\"text\":\"a\",\"loudly\":1}\n"),
                        "2: Unknown key \"loudly\" in this line.");
    assert_string_equal(
        refused("{\"seat\":1,\"do\":\"note\",\"text\":\"key\"}\n"
                "{\"seat\":0,\"do\":\"close\",\"secretly\":\"no\"}\n"
                "{\"seat\":\"chance\",\"do\":\"open\",\"of\":1,\"which\":1,\"text\":\"lock\"}\n"),
        "4: \"text\" must be what was said with the move that this one opens.");
    assert_string_equal(
        refused("{\"seat\":1,\"do\":\"note\"}\n"
                "{\"seat\":0,\"do\":\"close\",\"secretly\":\"no\"}\n"
                "{\"seat\":\"chance\",\"do\":\"open\",\"of\":1,\"which\":1,\"text\":\"lock\"}\n"),
        "4: \"text\" must be what was said with the move that this one opens.");
}

/* ---- Sealed ---- */

#define CLOSED(how)                                                                                \
    "{\"seat\":0,\"do\":\"close\",\"secretly\":\"" how                                             \
    "\"}\n{\"seat\":\"chance\",\"do\":\"done\"}\n"

static void test_sealed(void **arg)
{
    (void)arg;
    static const struct game *const games[] = {&parley_game};
    uint8_t os[TABLE_ID_BYTES + FAIR_BYTES] = {1, 2, 3};
    struct fair_reveal reveal;
    struct log_head head;
    struct log_writer writer;
    struct wire_seat seat;
    struct log_file file;
    for (int sealed = 0; sealed <= 1; sealed++) {
        world_close(&w);
        world_open(&w, &parley_game, 0, 1);
        world_head(&w, &head);
        fair_committed(&hash_sodium, os, &head.fair, &reveal);
        world_play(&w, sealed ? "0 close yes" : "0 close no");
        assert_false(match_sealed(&w.match)); /* not before it is over */
        world_play(&w, "chance done");
        assert_int_equal(match_sealed(&w.match), sealed);
        struct text out = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
        wire_seat_start(&seat, 1);
        wire_end(&seat, &w.match, &head, &reveal, &out);
        assert_int_equal(!!strstr(bytes, ",\"sealed\":true}\n"), sealed);
        assert_int_equal(!strstr(bytes, "\"seed\""), sealed);
        out = text_over(bytes, sizeof bytes);
        log_writer_start(&writer, &hash_sodium, SEAT_CHANCE);
        log_write_head(&writer, &head, &out);
        for (uint32_t n = 1; n <= 2; n++) {
            struct state after;
            match_state_at(&w.match, n, &after);
            log_write_entry(&writer, &w.match, n, &after, &out);
        }
        log_write_end(&writer, &w.match, &head, &reveal, &out);
        assert_int_equal(
            !!strstr(bytes, "{\"end\":\"over\",\"payoff\":[0,0,0],\"sealed\":true,\"h\":"), sealed);
        assert_int_equal(!strstr(bytes, "\"seed\""), sealed);
        assert_string_equal(world_log_of(&file, games, 1, "log", bytes, out.used), "");
        assert_int_equal(file.last.sealed, sealed);
        assert_int_equal(log_file_verify(&file, NULL, NULL, &why),
                         sealed ? VERIFY_NOTHING : VERIFY_PROVEN);
        if (sealed)
            assert_string_equal(reason,
                                "nothing to prove: the match was sealed, it keeps its secrets");
        log_file_close(&file);
    }
    assert_string_equal(refused(CLOSED("yes") "{\"end\":\"over\",\"sealed\":true}\n"), "");
    assert_string_equal(refused(CLOSED("no") "{\"end\":\"over\",\"sealed\":true}\n"),
                        "4: \"sealed\" must be true, and only in a match that keeps its secrets.");
    assert_string_equal(refused(CLOSED("yes") "{\"end\":\"over\",\"sealed\":false}\n"),
                        "4: \"sealed\" must be true, and only in a match that keeps its secrets.");
    assert_string_equal(
        refused(CLOSED("yes") "{\"end\":\"over\",\"seed\":\"00\",\"reveals\":[]}\n"),
        "4: This match keeps its secrets, so its last line cannot show a seed.");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_bounds),
        TEST(test_full),
        TEST(test_full_of_secrets),
        TEST(test_thousand),
        TEST(test_say),
        TEST(test_secret),
        TEST(test_shown_after_undo),
        TEST(test_noninterference),
        TEST(test_log),
        TEST(test_verify),
        TEST(test_log_by_hand),
        TEST(test_sealed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
