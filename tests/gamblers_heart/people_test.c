/* Gambler's Heart as people play it: names of spells in anyone's spelling, High Aces, and what a
 * log may tell. The rules' own cases are scripts (tests/rules/gamblers-heart); here is what lies
 * beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/table/world.h"

static struct world w;

static void plays(const char *const *line)
{
    for (; *line; line++)
        world_play(&w, *line);
}
#define PLAYS(...) plays((const char *const[]){__VA_ARGS__, NULL})

/* A GM and two Gamblers, Ruth and Cole, at the Arrival. */
static int start(void **arg)
{
    (void)arg;
    world_open(&w, game_named("gamblers-heart"), 3, 1);
    PLAYS("0 tell-portent text=\"The well is dry.\"", "0 ready", "1 ready", "2 ready",
          "1 name person=Ruth", "1 soul queen clubs", "1 patron death",
          "1 high-ace text=\"the ferryman\"", "2 name person=Cole", "2 soul king hearts",
          "2 patron time", "2 high-ace text=\"an hourglass\"", "0 step");
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

/* A pair against 2: lost. */
static void ruth_loses(const char *cast)
{
    PLAYS(cast, "0 stake 4", "1 accept", "chance hand 9 9 10 j k", "chance gm-die 2", "1 keep",
          "1 stand", "0 match", "1 stay", "0 stay", "chance show 9 9 10 j k 2", "1 no-patron");
}

static void refused(const char *line, const char *word)
{
    uint32_t count = w.match.count;
    const char *reason = world_refuse(&w, line);
    if (!strstr(reason, word))
        fail_msg("'%s': no '%s' in '%s'", line, word, reason);
    assert_int_equal(w.match.count, count);
}

/* GH-C14: case and spaces folded */
static void barred_in_any_spelling(void **arg)
{
    (void)arg;
    ruth_loses("1 cast spell=\"Quiet Street\" size=minor fits=death");
    refused("1 cast spell=\"quiet street\" size=minor fits=death", "barred");
    refused("1 cast spell=\"QUIET   STREET \" size=major fits=time", "barred");
    refused("1 cast spell=spell-61 size=minor fits=death", "barred");
    /* to Cole it is open, and the same spell */
    world_play(&w, "2 cast spell=\"quiet  STREET\" size=minor fits=time");
    assert_int_equal(w.match.entry[w.match.count - 1].move.arg[0], w.match.entry[13].move.arg[0]);
}

/* GH-C14: another name is another spell; one that is like it the GM refuses */
static void another_name_is_open(void **arg)
{
    (void)arg;
    ruth_loses("1 cast spell=\"Quiet Street\" size=minor fits=death");
    world_play(&w, "1 cast spell=\"Silent Street\" size=minor fits=death");
    world_play(&w, "0 refuse alike");
}

/* GH-C14: a spell of the book is barred by its name too */
static void barred_from_the_book(void **arg)
{
    (void)arg;
    ruth_loses("1 cast-idea cold-hands");
    refused("1 cast spell=\"COLD hands\" size=minor fits=death", "barred");
    refused("1 cast-idea cold-hands", "barred");
}

static const char *heard(uint32_t n, int seat)
{
    const char *text = match_text(&w.match, &w.match.entry[n - 1], seat);
    return text ? text : "none";
}

/* GH-A5: the owner's alone till Black Jacknarok, then everyone's */
static void high_aces_stay_secret(void **arg)
{
    (void)arg;
    enum { RUTHS = 8, COLES = 12 };
    assert_string_equal(heard(RUTHS, 1), "the ferryman");
    assert_string_equal(heard(RUTHS, 0), "?");
    assert_string_equal(heard(RUTHS, 2), "?");
    assert_string_equal(heard(RUTHS, SEAT_WATCHER), "?");
    PLAYS("0 step", "0 step", "0 victory", "0 jacknarok");
    assert_string_equal(heard(RUTHS, 0), "?");
    world_play(&w, "chance show-ace 1 1");
    assert_string_equal(heard(w.match.count, 0), "the ferryman");
    assert_string_equal(heard(w.match.count, SEAT_WATCHER), "the ferryman");
    assert_string_equal(heard(COLES, 1), "?");
    world_play(&w, "chance show-ace 2 1");
    assert_string_equal(heard(w.match.count, 1), "an hourglass");
    assert_true(match_over(&w.match));
}

/* GH-A7: given out at the campaign's end, where Black Jacknarok has shown the High Aces */
static void log_is_opened(void **arg)
{
    (void)arg;
    assert_false(match_sealed(&w.match));
    PLAYS("0 step", "0 step", "0 victory", "0 jacknarok", "chance show-ace 1 1");
    assert_false(match_over(&w.match));
    world_play(&w, "chance show-ace 2 1");
    assert_true(match_over(&w.match));
    assert_false(match_sealed(&w.match));
}

/* GH-A7, GH-A5: never, where they stay secret */
static void log_stays_shut(void **arg)
{
    (void)arg;
    PLAYS("0 step", "0 step", "0 victory", "0 part");
    assert_true(match_over(&w.match));
    assert_true(match_sealed(&w.match));
}

/* GH-A7: or if sealed: then Black Jacknarok opens the High Aces alone */
static void log_is_sealed(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct rules rules = w.match.rules;
    const struct game *game = w.match.game;
    int at = 0;
    while (strcmp(game->rules[at].name, "log"))
        at++;
    rules.value[at] = 1;
    assert_true(
        match_start(&w.match, game, &w.pack.data, &rules, 2, w.entry, match_capacity(game), &why));
    match_keep_words(&w.match, w.words, MATCH_WORDS_BYTES, &fold_unistring);
    PLAYS("0 tell-portent", "0 ready", "1 ready", "1 name person=Ruth", "1 soul queen clubs",
          "1 patron death", "1 high-ace text=\"the ferryman\"", "0 step", "0 step", "0 step",
          "0 victory", "0 jacknarok", "chance show-ace 1 1");
    assert_true(match_over(&w.match));
    assert_true(match_sealed(&w.match));
    assert_string_equal(heard(w.match.count, 0), "the ferryman");
}

static void line_has(uint32_t n, int seat, const char *part)
{
    char line[2000];
    struct text out = text_over(line, sizeof line);
    match_entry_members(&w.match, n, seat, &out);
    if (!strstr(line, part))
        fail_msg("seat %d reads %s", seat, line);
}

/* GH-A7, GH-C8: in each reader's log a folded hand and the GM's die stay what they were to that
 * reader */
static void folded_dice_stay_shut(void **arg)
{
    (void)arg;
    PLAYS("1 cast spell=\"Quiet Street\" size=minor fits=death", "0 stake 4", "1 accept",
          "chance hand a a a a a", "chance gm-die 6", "1 reroll 1 die-5", "chance turn die-5 q");
    uint32_t hand = w.match.count - 3;
    PLAYS("1 stand", "0 match", "1 fold", "0 step", "0 step", "0 victory", "0 jacknarok",
          "chance show-ace 1 1", "chance show-ace 2 1");
    assert_true(match_over(&w.match));
    line_has(hand, 1, "\"a\":\"a\",\"b\":\"a\"");
    line_has(hand, 0, "\"a\":\"?\",\"b\":\"?\",\"c\":\"?\",\"d\":\"?\",\"e\":\"?\"");
    line_has(hand, 2, "\"a\":\"?\",\"b\":\"?\"");
    line_has(hand, SEAT_WATCHER, "\"a\":\"?\",\"b\":\"?\"");
    line_has(hand + 1, 0, "\"die\":6");
    line_has(hand + 1, 1, "\"die\":\"?\"");
    line_has(hand + 2, 0, "\"count\":1,\"dice\":\"?\"");
    line_has(hand + 3, 0, "\"die\":\"?\",\"face\":\"?\"");
    line_has(hand + 3, 1, "\"die\":\"die-5\",\"face\":\"q\"");
}

/* GH-A3, GH-A4: a Patronage of the table's own is chosen by its name, and in secret */
static void own_patronage_by_name(void **arg)
{
    (void)arg;
    const struct game *game = w.match.game;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct rules rules = w.match.rules;
    assert_true(
        match_start(&w.match, game, &w.pack.data, &rules, 2, w.entry, match_capacity(game), &why));
    match_keep_words(&w.match, w.words, MATCH_WORDS_BYTES, &fold_unistring);
    PLAYS("0 tell-portent", "1 propose instead-of=time patron=Thirst text=\"Whatever is drunk.\"",
          "0 agree", "0 ready", "1 ready", "1 name person=Ruth", "1 soul queen clubs");
    refused("1 patron time", "six Patronages");
    world_play(&w, "1 patron patron-7");
    line_has(w.match.count, 1, "\"patron\":\"patron-7\"");
    line_has(w.match.count, 0, "\"patron\":\"?\"");
}

/* The invariant finds a state with this field at that value. */
static void broken(const char *field, int64_t value, const char *word)
{
    const struct game *game = w.match.game;
    struct state state = w.match.state;
    assert_null(game->check(w.match.data, &state));
    field_set(&game->fields[field_find(game, field)], &state, 0, value);
    const char *found = game->check(w.match.data, &state);
    if (!found || !strstr(found, word))
        fail_msg("%s %d: %s", field, (int)value, found ? found : "nothing found");
}

/* GH-B1: never more than 40; GH-B4: never at 0 with nobody lost for it */
static void invariant(void **arg)
{
    (void)arg;
    broken("fortune", 41, "40");
    broken("fortune", 0, "lost");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(barred_in_any_spelling, start, end),
        cmocka_unit_test_setup_teardown(another_name_is_open, start, end),
        cmocka_unit_test_setup_teardown(barred_from_the_book, start, end),
        cmocka_unit_test_setup_teardown(high_aces_stay_secret, start, end),
        cmocka_unit_test_setup_teardown(log_is_opened, start, end),
        cmocka_unit_test_setup_teardown(log_stays_shut, start, end),
        cmocka_unit_test_setup_teardown(log_is_sealed, start, end),
        cmocka_unit_test_setup_teardown(folded_dice_stay_shut, start, end),
        cmocka_unit_test_setup_teardown(own_patronage_by_name, start, end),
        cmocka_unit_test_setup_teardown(invariant, start, end),
    };
    return cmocka_run_group_tests_name("gambler's heart: people", tests, NULL, NULL);
}
