/* Seats' logs: the same match for each reader, without what that one may not know. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table/cursor.h"
#include "tests/table/world.h"

static void write_feed(const struct match *match, const struct log_head *head, int reader,
                       struct text *out)
{
    struct log_writer writer;
    struct cursor cursor;
    log_writer_start(&writer, &hash_sodium, reader);
    log_write_head(&writer, head, out);
    cursor_start(&cursor, match);
    while (cursor_next(&cursor))
        log_write_entry(&writer, match, cursor.n, &cursor.state, out);
}

/* Two worlds that a seat cannot tell apart, from a deal that differs in what it does not see: its
 * log is the same to the last byte until they show, and the full logs differ. */
static void test_feeds(void **arg)
{
    (void)arg;
    static char a[1 << 16], b[1 << 16];
    struct world one, two;
    struct log_head head;
    world_open(&one, game_named("kuhn"), 0, 1);
    world_open(&two, game_named("kuhn"), 0, 1);
    world_head(&one, &head);
    world_play(&one, "chance deal 0 king");
    world_play(&two, "chance deal 0 king");
    world_play(&one, "chance deal 1 jack");
    world_play(&two, "chance deal 1 queen");
    static const char *const both[] = {"0 check", "1 bet", "0 fold"};
    for (int i = 0; i < 3; i++) {
        world_play(&one, both[i]);
        world_play(&two, both[i]);
    }
    static const int readers[] = {0, SEAT_WATCHER, 1, SEAT_CHANCE};
    for (int i = 0; i < 4; i++) {
        struct text ta = text_over(a, sizeof a), tb = text_over(b, sizeof b);
        write_feed(&one.match, &head, readers[i], &ta);
        write_feed(&two.match, &head, readers[i], &tb);
        assert_false(ta.cut);
        if (i < 2)
            assert_string_equal(a, b);
        else
            assert_string_not_equal(a, b);
        assert_int_equal(!strstr(a, "jack"), i < 2);
    }
    world_close(&one);
    world_close(&two);
}

/* The same for random play of every game: a secret argument that a seat may not read leaves "?" in
 * its log, and no digest of the full state is in it. */
static void test_feed_secrets(void **arg)
{
    (void)arg;
    static char bytes[1 << 22], full[1 << 22];
    for (int g = 0; g < games_count; g++) {
        struct world w;
        struct log_head head;
        world_open(&w, games_list[g], 0, 11);
        while (world_step(&w))
            ;
        world_head(&w, &head);
        struct text all = text_over(full, sizeof full);
        write_feed(&w.match, &head, SEAT_CHANCE, &all);
        for (int seat = 0; seat <= w.match.seats; seat++) {
            int reader = seat == w.match.seats ? SEAT_WATCHER : seat;
            struct text t = text_over(bytes, sizeof bytes);
            struct cursor cursor;
            write_feed(&w.match, &head, reader, &t);
            assert_false(t.cut);
            char *line = strchr(bytes, '\n') + 1;
            cursor_start(&cursor, &w.match);
            while (cursor_next(&cursor)) {
                struct move told;
                struct view view;
                char digest[32];
                const struct entry *entry = &w.match.entry[cursor.n - 1];
                char *end = strchr(line, '\n');
                *end = 0;
                match_redact(&w.match, entry, reader, &told);
                const char *text = match_text(&w.match, entry, reader);
                bool whole = move_equal(&told, &entry->move) && !(text && !strcmp(text, "?"));
                assert_int_equal(!strstr(line, "\"?\""), whole);
                redact(w.match.game, &cursor.state, reader, &view);
                if (view_hides(w.match.game, &view)) {
                    snprintf(digest, sizeof digest, "%016llx",
                             (unsigned long long)state_digest(w.match.game, w.match.data,
                                                              &w.match.digest, &cursor.state));
                    assert_null(strstr(line, digest));
                    assert_non_null(strstr(full, digest));
                }
                line = end + 1;
            }
        }
        world_close(&w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_feeds),
        cmocka_unit_test(test_feed_secrets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
