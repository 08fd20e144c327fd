/* What a master lets pass at a table of level "warn": which moves, how they stand in a log, what is
 * told, and how all else is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/say.h"
#include "table/waivers.h"
#include "tests/table/world.h"

enum { LOG_BYTES = 1 << 22 };
static const char *const games[] = {"gamblers-heart", "texarkana", "twenty-one"};

/* Any move that may be put to the master now; false: there is none. */
static bool any(struct world *w, struct move *out)
{
    struct options options;
    for (int seat = 0; seat < w->match.seats; seat++) {
        match_waivers(&w->match, seat, &options);
        if (!options.count)
            continue;
        options_nth(&options, rng_below(&w->rng, options_size(&options)), out);
        return true;
    }
    return false;
}

static void told(const struct world *w, int seat, char *bytes, size_t size)
{
    struct text out = text_over(bytes, size);
    struct state before;
    uint32_t n = w->match.count;
    assert_true(match_state_at(&w->match, n - 1, &before));
    say_entry(&w->match, seat, n, &before, &w->match.state, &out);
}

static void try_refusals(struct world *w, const struct move *move)
{
    char reason[REASON_BYTES], said[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason), rule = text_over(said, sizeof said);
    struct move other = *move;
    assert_false(match_play(&w->match, move, &why)); /* the rules refuse it, and say why */
    assert_string_not_equal(reason, "");
    waivers_reason(&w->match, move, &rule);
    assert_string_equal(said, reason); /* on what all see they say the same */
    why.used = 0;
    other.seat = 0;
    assert_false(waivers_grant(&w->match, &other, &why));
    w->match.warns = false;
    why.used = 0;
    assert_false(waivers_grant(&w->match, move, &why));
    assert_non_null(strstr(reason, "made with the level \"warn\""));
    assert_false(waivers_deny(&w->match, move, &why));
    w->match.warns = true;
    w->match.no_powers = true;
    assert_false(waivers_grant(&w->match, move, &why));
    w->match.no_powers = false;
}

/* Grants and denials in turn, and the log of it all reads so. */
static int play(const struct game *game, int seats, uint64_t seed, bool *refused)
{
    static char bytes[LOG_BYTES], text[4096], reason[REASON_BYTES];
    struct text out = text_over(bytes, sizeof bytes), why;
    struct log_writer writer;
    struct log_head head;
    struct log_file file;
    struct world w;
    struct move move;
    int made = 0;
    world_open(&w, game, seats, seed);
    w.match.warns = true;
    world_head(&w, &head);
    head.warns = true;
    log_writer_start(&writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&writer, &head, &out);
    for (int step = 0; step < 900; step++) {
        uint32_t count = w.match.count;
        if (step % 4 == 0 && any(&w, &move)) {
            struct state before;
            state_copy(game, &before, &w.match.state);
            why = text_over(reason, sizeof reason);
            if (!*refused)
                try_refusals(&w, &move);
            *refused = true;
            bool grants = made++ % 2;
            assert_true(grants ? waivers_grant(&w.match, &move, &why)
                               : waivers_deny(&w.match, &move, &why));
            told(&w, SEAT_WATCHER, text, sizeof text);
            assert_non_null(
                strstr(text, grants ? " makes an exception. " : " wanted an exception: "));
            assert_int_equal(state_equal(game, &before, &w.match.state), !grants);
        } else if (!world_step(&w)) {
            break;
        }
        if (w.match.count > count)
            log_write_entry(&writer, &w.match, w.match.count, &w.match.state, &out);
    }
    assert_false(out.cut);
    assert_string_equal(world_log(&file, "log.jsonl", bytes, out.used), "");
    assert_true(file.head.warns && file.match.warns);
    assert_int_equal(file.match.count, w.match.count);
    assert_int_equal(file.match.waived, made);
    assert_true(state_equal(game, &file.match.state, &w.match.state));
    log_file_close(&file);
    world_close(&w);
    return made;
}

static void test_games(void **arg)
{
    (void)arg;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        bool refused = false;
        int made = 0;
        for (uint64_t seed = 1; seed <= 60 && made < 24; seed++)
            made += play(game_named(games[i]), 3, seed, &refused);
        assert_true(made >= 8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
