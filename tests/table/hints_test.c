/* Hints: where a table has none, no game says a chance, over whole matches and to every seat; where
 * it has advice, that is the move of the bot who gives it; and what a table has stands in its log's
 * header and nowhere else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table/bot.h"
#include "table/hints.h"
#include "table/making.h"
#include "table/say.h"
#include "tests/table/world.h"

enum { SAID_BYTES = 1 << 20, MATCHES = 6, MOVES_EACH = 3 };
static char said[SAID_BYTES];
static const char *const story_games[] = {"bloodsport", "gamblers-heart", "texarkana",
                                          "twenty-one"};

static struct text begin(const struct labels *labels, bool no_odds)
{
    struct text text = text_over(said, sizeof said);
    text.labels = labels;
    text.no_odds = no_odds;
    return text;
}

/* How many percents stand in the last text; where none may, it is shown. */
static int percents(const char *where, bool no_odds)
{
    const char *at = strchr(said, '%');
    if (at && no_odds)
        fail_msg("%s: %.300s", where, said);
    return at != NULL;
}

/* All that is said to this seat where no move is made. */
static int look(const struct match *match, int seat, bool no_odds)
{
    const struct words *w = match->game->words;
    struct match_labels book;
    struct options options;
    struct view view;
    struct move move;
    struct rng rng;
    int found = 0;
    match_view(match, seat, &view);
    match_labels(match, match->count, seat, &book);
    struct text text = begin(&book.labels, no_odds);
    w->board(match->data, &view, &text);
    found += percents("board", no_odds);
    text = begin(&book.labels, no_odds);
    w->facts(match->data, &view, &text);
    if (no_odds) /* a share has a dot and four decimals */
        for (const char *at = said; (at = strchr(at, '.')); at++)
            assert_false(strspn(at + 1, "0123456789") == 4);
    text = begin(&book.labels, no_odds);
    if (w->glance)
        w->glance(match->data, &view, &text);
    if (!(match_turn(match) >> seat & 1))
        return found + percents("glance", no_odds);
    w->prompt(match->data, &view, &text);
    if (w->besides)
        w->besides(match->data, &view, &text);
    found += percents("prompt", no_odds);
    match_options(match, seat, &options);
    rng_seed(&rng, match->count, (uint64_t)seat);
    for (uint32_t i = 0; i < options.count; i++)
        for (int k = 0; k < MOVES_EACH; k++) {
            struct options one = options;
            one.at[0] = options.at[i];
            one.count = 1;
            options_draw(&one, &rng, &move);
            text = begin(&book.labels, no_odds);
            w->label(match->data, &view, &move, &text);
            assert_true(text.used);
            for (int args = 0; w->begun && args <= options.at[i].args; args++) {
                text_char(&text, '\n');
                w->begun(match->data, &view, &move, args, &text);
                if (w->brief)
                    w->brief(match->data, &view, &move, args, &text);
                if (w->next && args < options.at[i].args)
                    w->next(match->data, &view, &move, args, &text);
            }
            found += percents("label", no_odds);
        }
    return found;
}

/* What the last entry did, to this seat. */
static int tell(const struct match *match, const struct state *before, int seat)
{
    struct text text = begin(NULL, false);
    say_entry(match, seat, match->count, before, &match->state, &text);
    return percents("tell", true);
}

/* A step of the match, mostly by the careful bot, so that all that it has comes up. */
static bool step(struct world *w)
{
    const struct match *match = &w->match;
    const struct policy *careful = bot_find(match->game, "careful");
    uint32_t turn = match_asked(match) & ((1u << match->seats) - 1);
    char why[REASON_BYTES];
    struct text reason = text_over(why, sizeof why);
    struct move move;
    if (!turn || rng_below(&w->rng, 4) == 0)
        return world_step(w);
    bot_choose(careful, match, __builtin_ctz(turn), &w->rng, &move);
    if (!match_play(&w->match, &move, &reason))
        fail_msg("%s", why);
    return true;
}

static void test_none(void **arg)
{
    const struct game *game = game_named(*arg);
    int found = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        static struct state before;
        static struct world w;
        world_open(&w, game, seed % 2 ? 0 : game->seats_min, seed);
        do {
            bool looks = w.match.count % 3 == 0;
            for (int seat = 0; looks && seat < w.match.seats; seat++) {
                look(&w.match, seat, true);
                found += look(&w.match, seat, false);
            }
            before = w.match.state;
            if (!step(&w))
                break;
            if (!w.match.entry[w.match.count - 1].say)
                tell(&w.match, &before, (int)(seed % (uint64_t)w.match.seats));
        } while (w.match.count < 600);
        world_close(&w);
    }
    assert_true(found > 50); /* else the matches show nothing */
}

/* ---- Advice ---- */

static const char *asked_line(const struct match *match, int hints, int seat, const char *line)
{
    char reason[REASON_BYTES];
    const char *items[] = {line};
    struct pairs pairs = {.count = 3};
    struct text out = text_over(said, sizeof said), why = text_over(reason, sizeof reason);
    pairs.at[0].key = "type";
    pairs.at[0].value = (struct value){.kind = VALUE_STRING, .text = "ask"};
    pairs.at[1].key = "id";
    pairs.at[1].value = (struct value){.kind = VALUE_STRING, .text = "q1"};
    pairs.at[2].key = "of";
    pairs.at[2].value = (struct value){.kind = VALUE_LIST, .items = 1};
    pairs.at[2].value.item = items;
    if (!making_asked(match, hints, seat, &pairs, &out, &why))
        fail_msg("%s", reason);
    return strstr(said, "\"of\":[");
}

static const char *asked(const struct match *match, int hints, int seat)
{
    return asked_line(match, hints, seat, "?");
}

/* What a prepared story holds: to its master alone, the same frame to all others as at a free
 * table. */
static void test_ahead(void **arg)
{
    static struct world w;
    (void)arg;
    world_open(&w, game_named("texarkana"), 3, 1);
    assert_string_equal(asked_line(&w.match, HINTS_NONE, 0, ">"), "\"of\":[{}]}\n");
    world_play(&w, "0 scenario the-eleven-sixty");
    const char *told = asked_line(&w.match, HINTS_NONE, 0, ">");
    assert_non_null(strstr(told, "{\"ahead\":\"Not so yet: ladder, tickets"));
    for (int seat = 1; seat < 3; seat++)
        assert_string_equal(asked_line(&w.match, HINTS_NONE, seat, ">"), "\"of\":[{}]}\n");
    world_close(&w);
    world_open(&w, game_named("bloodsport"), 2, 1);
    assert_string_equal(asked_line(&w.match, HINTS_NONE, 0, ">"), "\"of\":[{}]}\n");
    world_close(&w);
}

static void test_advice(void **arg)
{
    const struct game *game = game_named(*arg);
    const struct policy *careful = bot_find(game, "careful");
    static struct world w;
    int told = 0, briefs = 0;
    world_open(&w, game, 0, 11);
    do {
        uint32_t turn = match_asked(&w.match) & ((1u << w.match.seats) - 1);
        for (int seat = 0; seat < w.match.seats; seat++) {
            char line[MOVE_TEXT_BYTES * 2];
            struct text json = text_over(line, sizeof line);
            struct move advice, again, own;
            struct options options;
            struct rng rng;
            assert_int_equal(hints_advice(&w.match, seat, &advice), turn >> seat & 1);
            assert_string_equal(asked(&w.match, HINTS_CHANCES, seat), "\"of\":[{}]}\n");
            if (!(turn >> seat & 1)) {
                assert_string_equal(asked(&w.match, HINTS_ADVICE, seat), "\"of\":[{}]}\n");
                continue;
            }
            hints_advice(&w.match, seat, &again);
            assert_true(move_equal(&advice, &again));
            match_options(&w.match, seat, &options);
            assert_true(options_allow(&options, &advice));
            rng_seed(&rng, w.match.count, (uint64_t)seat);
            bot_choose(careful, &w.match, seat, &rng, &own);
            assert_true(move_equal(&advice, &own));
            text_put(&json, "\"move\":");
            codec_move_json(game, w.match.data, &own, &json);
            assert_non_null(strstr(asked(&w.match, HINTS_ADVICE, seat), line));
            assert_non_null(strstr(said, "\"label\":\""));
            briefs += strstr(said, "\"brief\":\"") != NULL;
            told++;
        }
    } while (step(&w) && w.match.count < 250);
    assert_true(told > 20);
    assert_int_equal(briefs > 0, game->words->brief != NULL);
    world_close(&w);
}

/* ---- The log ---- */

static size_t write_log(const struct world *w, int hints, char *bytes, size_t size)
{
    struct log_writer writer;
    struct log_head head;
    struct text out = text_over(bytes, size);
    world_head(w, &head);
    head.hints = (uint8_t)hints;
    log_writer_start(&writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&writer, &head, &out);
    return out.used;
}

static void test_log(void **arg)
{
    (void)arg;
    static char bytes[1 << 16];
    static struct log_file file;
    static struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    for (int hints = 0; hints < HINTS; hints++) {
        size_t size = write_log(&w, hints, bytes, sizeof bytes);
        assert_int_equal(strstr(bytes, "\"hints\":") != NULL, hints != HINTS_CHANCES);
        assert_string_equal(world_log(&file, "hints.jsonl", bytes, size), "");
        assert_int_equal(file.head.hints, hints);
        log_file_close(&file);
        assert_int_equal(hints_named(hints_name(hints)), hints);
    }
    assert_int_equal(hints_named("all"), -1);
    world_close(&w);
    static const char wrong[] = "{\"croupier\":2,\"game\":\"kuhn\",\"edition\":1,"
                                "\"seats\":2,\"hints\":\"all\"}\n";
    const char *why = world_log(&file, "wrong.jsonl", wrong, sizeof wrong - 1);
    assert_non_null(strstr(why, "\"hints\" must be none, chances or advice"));
}

/* A match that is over hides nothing: nothing is left to work out. */
static void test_over(void **arg)
{
    (void)arg;
    static struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    assert_true(hints_hide(HINTS_NONE, &w.match));
    assert_false(hints_hide(HINTS_ADVICE, &w.match));
    while (world_step(&w))
        ;
    assert_false(hints_hide(HINTS_NONE, &w.match));
    world_close(&w);
}

int main(void)
{
    struct CMUnitTest tests[3 + 2 * 4] = {cmocka_unit_test(test_log), cmocka_unit_test(test_over),
                                          cmocka_unit_test(test_ahead)};
    for (int i = 0; i < 4; i++) {
        tests[3 + i] = (struct CMUnitTest){.name = story_games[i], .test_func = test_none,
                                           .initial_state = (void *)(uintptr_t)story_games[i]};
        tests[7 + i] = (struct CMUnitTest){.name = story_games[i], .test_func = test_advice,
                                           .initial_state = (void *)(uintptr_t)story_games[i]};
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
