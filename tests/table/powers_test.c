/* What a master may correct: that it is open in anyone's turn, how it is refused, and that it is an
 * entry like any other. Expected numbers: Gambler's Heart begins with 20 Fortune a side (GH-B1). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table/cursor.h"
#include "table/powers.h"
#include "table/say.h"
#include "table/wire.h"
#include "tests/table/world.h"

enum { GM, GAMBLER };

static int fortune(const struct world *w)
{
    const struct game *g = w->match.game;
    for (int i = 0; i < g->field_count; i++)
        if (!strcmp(g->fields[i].name, "fortune"))
            return (int)field_value(&g->fields[i], &w->match.state, 0);
    return -1;
}

/* The crew makes its Gamblers: the GM is asked nothing. */
static void open_crew(struct world *w)
{
    world_open(w, game_named("gamblers-heart"), 2, 1);
    world_play(w, "0 tell-portent");
    while (match_turn(&w->match) & 1)
        world_play(w, "0 ready");
}

static void test_anyones_turn(void **arg)
{
    (void)arg;
    struct world w;
    struct options options;
    open_crew(&w);
    assert_int_equal(match_turn(&w.match), 1 << GAMBLER);
    match_options(&w.match, GM, &options);
    assert_int_equal(options.count, 0);
    match_powers(&w.match, GM, &options);
    assert_int_equal(options.count, 1);
    assert_int_equal(options_size(&options), 39); /* 1 to 40, but 20 */
    match_powers(&w.match, GAMBLER, &options);
    assert_int_equal(options.count, 0);
    match_powers(&w.match, SEAT_WATCHER, &options);
    assert_int_equal(options.count, 0);
    world_play(&w, "0 set-fortune 25");
    assert_int_equal(fortune(&w), 25);
    assert_int_equal(match_turn(&w.match), 1 << GAMBLER);
    w.match.no_powers = true;
    match_powers(&w.match, GM, &options);
    assert_int_equal(options.count, 0);
    world_close(&w);
}

static void test_refused(void **arg)
{
    (void)arg;
    struct world w;
    open_crew(&w);
    assert_string_equal(world_refuse(&w, "1 set-fortune 25"),
                        "Only who runs the game can correct that.");
    assert_string_equal(world_refuse(&w, "0 set-fortune 41"),
                        "You can't choose that now. The highest \"number\" is 40.");
    assert_string_equal(world_refuse(&w, "0 set-fortune 0"),
                        "You can't choose that now. The lowest \"number\" is 1.");
    assert_string_not_equal(world_refuse(&w, "0 set-fortune 20"), ""); /* as it is */
    assert_string_equal(world_refuse(&w, "0 set-marks 1"),
                        "You can't do that now. You can set-fortune.");
    assert_int_equal(fortune(&w), 20);
    w.match.no_powers = true;
    assert_string_equal(world_refuse(&w, "0 set-fortune 25"),
                        "There is nothing to correct at this moment.");
    w.match.no_powers = false;
    for (int n = 0; n < POWERS_MAX; n++)
        world_play(&w, n % 2 ? "0 set-fortune 20" : "0 set-fortune 25");
    assert_string_equal(world_refuse(&w, "0 set-fortune 25"),
                        "200 corrections have been made in this match, the most that a match "
                        "allows.");
    world_close(&w);
}

/* Its maker takes it back, and nobody takes back across it. */
static void test_undo(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    open_crew(&w);
    uint32_t n = w.match.count;
    world_play(&w, "0 set-fortune 25");
    assert_int_equal(match_undo_last(&w.match, GM), n);
    assert_true(match_undo_own(&w.match, GM, n, &why));
    assert_int_equal(fortune(&w), 20);
    world_close(&w);
    open_crew(&w);
    n = w.match.count;
    world_play(&w, "1 ready");
    assert_int_equal(match_undo_last(&w.match, GAMBLER), n);
    world_play(&w, "0 set-fortune 30");
    assert_false(match_undo_own(&w.match, GAMBLER, n, &why));
    assert_string_equal(reason, "You can't undo that: somebody else has moved since.");
    world_close(&w);
}

static const char *back(struct world *w, int seat, uint32_t to)
{
    static char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    *reason = 0;
    powers_back(&w->match, seat, to, &why);
    return reason;
}

/* The master takes back dice and others' moves; each draw has its own number for good, and the log
 * reads so. */
static void test_back(void **arg)
{
    (void)arg;
    struct world w;
    struct state first, at;
    struct cursor cursor;
    world_open(&w, game_named("gamblers-heart"), 2, 1);
    first = w.match.state;
    world_play(&w, "0 roll-portent");
    world_play(&w, "chance portent 1 2 3 4 5");
    assert_int_equal(w.match.draws, 1);
    assert_string_equal(back(&w, GAMBLER, 0),
                        "Only who runs the game can take back what others did.");
    w.match.no_powers = true;
    assert_string_not_equal(back(&w, GM, 0), "");
    w.match.no_powers = false;
    assert_string_equal(back(&w, GM, 2), "Undo goes back to an entry from 0 to 1, not to 2.");
    assert_string_equal(back(&w, GM, 0), "");
    assert_true(state_equal(w.match.game, &w.match.state, &first));
    world_play(&w, "0 roll-portent"); /* 4 */
    world_play(&w, "chance portent 5 4 3 2 1");
    assert_int_equal(w.match.entry[4].draw, 1);
    assert_string_equal(back(&w, GM, 2), "Entry 2 was itself undone.");
    assert_string_equal(back(&w, GM, 4), "");
    cursor_start(&cursor, &w.match);
    for (uint32_t n = 1; cursor_next(&cursor); n++) {
        assert_true(match_state_at(&w.match, n, &at));
        assert_true(state_equal(w.match.game, &at, &cursor.state));
    }
    world_play(&w, "chance portent 1 1 1 1 1");
    for (int n = 2; n < BACKS_MAX; n++) {
        assert_string_equal(back(&w, GM, 4), "");
        world_play(&w, "chance portent 1 1 1 1 1");
    }
    assert_string_equal(back(&w, GM, 4),
                        "The master has taken back 20 times in this match, the most that a match "
                        "allows.");
    world_close(&w);
}

/* As a log by hand. */
static void test_log(void **arg)
{
    (void)arg;
    static const char head[] =
        "{\"croupier\":2,\"game\":\"gamblers-heart\",\"edition\":3,\"seats\":2}\n"
        "{\"seat\":0,\"do\":\"roll-portent\"}\n"
        "{\"seat\":\"chance\",\"do\":\"portent\",\"place\":1,\"means\":2,\"aim\":3,"
        "\"agent\":4,\"edge\":5}\n"
        "{\"seat\":0,\"do\":\"set-fortune\",\"number\":14}\n";
    static const struct {
        const char *line, *wrong;
    } cases[] = {
        {"{\"do\":\"undo\",\"to\":0,\"by\":0}\n", ""},
        {"{\"do\":\"undo\",\"to\":2}\n", ""},
        {"{\"do\":\"undo\",\"to\":0}\n",
         "log.jsonl:5: You can't undo that: a card or die has fallen since."},
        {"{\"do\":\"undo\",\"to\":0,\"by\":1}\n",
         "log.jsonl:5: \"by\" of an undo must be 0, the master's seat."},
        {"{\"seat\":1,\"do\":\"set-fortune\",\"number\":20}\n",
         "log.jsonl:5: Only who runs the game can correct that."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char bytes[1024];
        struct log_file file;
        int size = snprintf(bytes, sizeof bytes, "%s%s", head, cases[i].line);
        assert_string_equal(world_log(&file, "log.jsonl", bytes, (size_t)size), cases[i].wrong);
        if (*cases[i].wrong)
            continue;
        assert_int_equal(file.match.count, 4);
        assert_int_equal(file.match.backs, i == 0);
        log_file_close(&file);
    }
}

/* What is told of the last entry. */
static const char *told(const struct world *w, int seat)
{
    static char bytes[4096];
    struct text out = text_over(bytes, sizeof bytes);
    struct state before;
    uint32_t n = w->match.count;
    assert_true(match_state_at(&w->match, n - 1, &before));
    say_entry(&w->match, seat, n, &before, &w->match.state, &out);
    return bytes;
}

static void test_told(void **arg)
{
    (void)arg;
    struct world w;
    open_crew(&w);
    world_play(&w, "0 set-fortune 25");
    assert_string_equal(told(&w, GM), "You correct the Gamblers' Fortune from 20 to 25.");
    assert_string_equal(told(&w, GAMBLER), "The GM corrects the Gamblers' Fortune from 20 to 25.");
    assert_string_equal(told(&w, SEAT_WATCHER),
                        "The GM corrects the Gamblers' Fortune from 20 to 25.");
    assert_string_equal(back(&w, GM, 0), "");
    assert_string_equal(told(&w, GAMBLER), "The GM takes back the last 3 moves.");
    world_close(&w);
}

/* Over the wire, in a turn that is another's: whoever is not the master is sent none. */
static void test_wire(void **arg)
{
    (void)arg;
    static char bytes[WIRE_OUT_BYTES];
    char reason[REASON_BYTES], line[128];
    struct text why = text_over(reason, sizeof reason);
    struct world w;
    struct wire_seat seat;
    struct pairs pairs;
    bool again;
    open_crew(&w);
    for (int i = GM; i <= GAMBLER; i++) {
        struct text out = text_over(bytes, sizeof bytes);
        wire_seat_start(&seat, i);
        wire_turn(&seat, &w.match, &out);
        assert_int_equal(strstr(bytes, ",\"powers\":[{\"do\":\"set-fortune\"") != NULL, i == GM);
        assert_int_equal(strstr(bytes, "powers") != NULL, i == GM);
    }
    for (int i = GAMBLER; i >= GM; i--) {
        wire_seat_start(&seat, i);
        snprintf(line, sizeof line, "{\"n\":%d,\"do\":\"set-fortune\",\"number\":25}",
                 (int)w.match.count);
        struct json *json = json_open(line, strlen(line), WIRE_LINE_BYTES, &pairs, &why);
        assert_non_null(json);
        int code = wire_move(&seat, &w.match, &pairs, &again, &why);
        json_close(json);
        assert_int_equal(code, i == GM ? WIRE_OK : WIRE_ILLEGAL);
    }
    struct json *json = json_open("{\"n\":9,\"do\":\"set-fortune\",\"number\":41}", 38,
                                  WIRE_LINE_BYTES, &pairs, &why);
    assert_non_null(json);
    pairs.at[0].value.number = w.match.count; /* not in its turn: refused for what it is */
    assert_int_equal(wire_move(&seat, &w.match, &pairs, &again, &why), WIRE_ILLEGAL);
    json_close(json);
    assert_int_equal(fortune(&w), 25);
    world_close(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_anyones_turn), cmocka_unit_test(test_refused),
        cmocka_unit_test(test_undo),         cmocka_unit_test(test_told),
        cmocka_unit_test(test_wire),         cmocka_unit_test(test_back),
        cmocka_unit_test(test_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
