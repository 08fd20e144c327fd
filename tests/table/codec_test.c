/* Names to moves and back. Expected texts are written from table/codec.h and the games' own tables.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "table/names.h"
#include "tests/table/world.h"

enum { SEEDS = 12 };

static void read_back_json(const struct match *match, const struct move *move)
{
    char bytes[MOVE_TEXT_BYTES], reason[REASON_BYTES];
    struct text json = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct move again;
    codec_move_json(match->game, match->data, move, &json);
    assert_false(json.cut);
    struct json *owner = json_open(bytes, json.used, sizeof bytes, &pairs, &why);
    assert_non_null(owner);
    if (!codec_move_read(match->game, match->data, match->seats, &pairs, -1, NULL, &again, &why))
        fail_msg("%s: %s", bytes, reason);
    assert_true(move_equal(move, &again));
    json_close(owner);
}

static void read_back_line(const struct match *match, const struct move *move)
{
    char bytes[MOVE_TEXT_BYTES], reason[REASON_BYTES];
    struct text line = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct move again;
    codec_move_text(match->game, match->data, move, &line);
    assert_false(line.cut);
    assert_true(codec_words_read(bytes, &pairs, &why));
    if (!codec_move_read(match->game, match->data, match->seats, &pairs, -1, NULL, &again, &why))
        fail_msg("%s", reason);
    assert_true(move_equal(move, &again));
}

/* Every move of random matches, whole and as each seat reads it, comes back as it was. */
static void test_round_trip(void **arg)
{
    (void)arg;
    for (int g = 0; g < games_count; g++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct world w;
            world_open(&w, games_list[g], seed % 2 ? games_list[g]->seats_min : 0, seed);
            while (world_step(&w)) {
                const struct entry *entry = &w.match.entry[w.match.count - 1];
                read_back_json(&w.match, &entry->move);
                read_back_line(&w.match, &entry->move);
                for (int seat = 0; seat <= SEAT_WATCHER; seat++) {
                    struct move told;
                    match_redact(&w.match, entry, seat, &told);
                    read_back_json(&w.match, &told);
                    read_back_line(&w.match, &told);
                }
            }
            world_close(&w);
        }
    }
}

/* Arguments stand beside these keys in logs and on the wire, so none may have their names. */
static void test_reserved(void **arg)
{
    (void)arg;
    static const char *const reserved[] = {"seat", "do", "n",    "h",    "digest",
                                           "note", "id", "type", "dull", "end"};
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games_list[g];
        for (int v = 0; v < game->verb_count; v++) {
            assert_string_not_equal(game->verbs[v].name, "undo");
            for (int a = 0; a < ARGS_MAX && game->verbs[v].arg[a].name; a++)
                for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
                    if (!strcmp(game->verbs[v].arg[a].name, reserved[i]))
                        fail_msg("%s: %s %s", game->name, game->verbs[v].name, reserved[i]);
        }
    }
}

static void check_json(const struct game *game, const struct data *data, const char *message,
                       int seat, const char *want)
{
    char reason[REASON_BYTES], bytes[MOVE_TEXT_BYTES];
    struct text why = text_over(reason, sizeof reason), out = text_over(bytes, sizeof bytes);
    struct pairs pairs;
    struct move move;
    struct json *owner = json_open(message, strlen(message), 4096, &pairs, &why);
    if (owner && codec_move_read(game, data, game->seats_max, &pairs, seat, NULL, &move, &why))
        codec_move_text(game, data, &move, &out);
    assert_string_equal(owner && !reason[0] ? bytes : reason, want);
    json_close(owner);
}

static void test_json_read(void **arg)
{
    (void)arg;
    struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    const struct game *g = w.match.game;
    const struct data *d = w.match.data;
    check_json(g, d, "{\"seat\":0,\"do\":\"bet\"}", -1, "0 bet");
    check_json(g, d, "{\"do\":\"bet\"}", 1, "1 bet");
    check_json(g, d, "{\"do\":\"bet\"}", -1,
               "The move does not say who makes it: \"seat\" is missing.");
    check_json(g, d, "{\"seat\":\"chance\",\"card\":\"king\",\"do\":\"deal\",\"to\":\"1\"}", -1,
               "chance deal to=1 card=king");
    check_json(g, d, "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":1,\"card\":\"?\"}", -1,
               "chance deal to=1 card=?");
    check_json(g, d, "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":\"?\",\"card\":\"king\"}", -1,
               "\"to\" cannot be hidden. Give its value, not a question mark.");
    check_json(g, d, "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,\"card\":\"kign\"}", -1,
               "There is no card \"kign\". Did you mean king?");
    check_json(g, d, "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0}", -1,
               "\"deal\" needs \"card\", which is missing.");
    check_json(g, d, "{\"seat\":\"chance\",\"do\":\"deal\",\"to\":0,\"crad\":\"king\"}", -1,
               "\"deal\" takes no \"crad\". It takes to and card. Did you mean card?");
    check_json(g, d, "{\"seat\":0,\"do\":\"bet\",\"coin\":1}", -1,
               "\"bet\" takes no \"coin\". It takes nothing.");
    check_json(g, d, "{\"seat\":0,\"do\":\"chek\"}", -1,
               "There is no move \"chek\" in this game. Did you mean check?");
    check_json(g, d, "{\"seat\":2,\"do\":\"bet\"}", -1,
               "There is no such seat. Here the seats are 0 to 1, and chance.");
    check_json(g, d, "{\"seat\":15,\"do\":\"show\"}", -1,
               "Write the seat of chance as \"chance\".");
    check_json(g, d, "{\"seat\":0,\"do\":7}", -1,
               "The line does not say what to do: \"do\" must be a word.");
    check_json(g, d, "{\"seat\":0.5,\"do\":\"bet\"}", -1,
               "There is no such seat. Here the seats are 0 to 1, and chance.");
    world_close(&w);
    world_open(&w, game_named("null"), 0, 1);
    check_json(w.match.game, w.match.data, "{\"seat\":0,\"do\":\"guess\",\"face\":-3}", -1,
               "0 guess face=-3");
    check_json(w.match.game, w.match.data, "{\"seat\":0,\"do\":\"guess\",\"face\":2147483648}", -1,
               "\"face\" is too large a number.");
    check_json(w.match.game, w.match.data, "{\"seat\":0,\"do\":\"guess\",\"face\":\"3\"}", -1,
               "\"face\" must be a whole number, not \"3\".");
    check_json(w.match.game, w.match.data, "{\"seat\":0,\"do\":\"guess\",\"face\":true}", -1,
               "\"face\" must be a whole number.");
    world_close(&w);
}

/* Sets and numbers by name, on tables made for this test. */
static const char *const fruit[] = {"apple", "pear", "3"};
static const struct names names[] = {{NULL, 0}, {fruit, 3}};
static const struct data basket_data = {.name = "basket", .names = names, .names_count = 2};
static const struct verb_spec basket_verbs[] = {
    {"pick", {{"what", 1, SHOW_SET, 1, 0}, {"count", 0, SHOW_NUMBER, 0, 0}}},
};
static const struct game basket = {
    .name = "basket", .verbs = basket_verbs, .verb_count = 1, .seats_max = 1};

static const char *line(const char *words)
{
    static char bytes[REASON_BYTES];
    char copy[256];
    struct text out = text_over(bytes, sizeof bytes);
    struct pairs pairs;
    struct move move;
    snprintf(copy, sizeof copy, "%s", words);
    if (codec_words_read(copy, &pairs, &out) &&
        codec_move_read(&basket, &basket_data, 1, &pairs, -1, NULL, &move, &out)) {
        codec_move_text(&basket, &basket_data, &move, &out);
        text_char(&out, ' ');
        text_int(&out, move.arg[0]);
    }
    return bytes;
}

/* Bits: apple 1, pear 2, "3" 4. */
static void test_lines(void **arg)
{
    (void)arg;
    assert_string_equal(line("0 pick what=apple,3 count=2"), "0 pick what=apple,3 count=2 5");
    assert_string_equal(line("0 pick pear 2"), "0 pick what=pear count=2 2");
    assert_string_equal(line(" 0  pick\tcount=-7 what=- "), "0 pick what=- count=-7 0");
    assert_string_equal(line("0 pick ? 1"), "0 pick what=? count=1 -2147483648");
    assert_string_equal(line("0 pick what=pear,pear count=1"), "\"pear\" is in the list twice.");
    assert_string_equal(line("0 pick what=aple count=1"),
                        "There is no what \"aple\". Did you mean apple?");
    assert_string_equal(line("0 pick what=pear what=apple count=1"),
                        "\"what\" is in the line twice.");
    assert_string_equal(line("0 pick pear what=apple count=1"), "\"what\" is given twice.");
    assert_string_equal(line("0 pick pear 1 2"),
                        "\"pick\" takes no \"2\". It takes what and count.");
    assert_string_equal(line("0 pick pear 07"), "\"count\" must be a whole number, not \"07\".");
    assert_string_equal(line("0"), "The line names a seat but not what it does.");
    assert_string_equal(line("  "), "The line is empty.");
    assert_string_equal(line("0 pick \xff 1"), "The line is not UTF-8 text.");
    assert_string_equal(line("0 \033[2J"), "There is no move \"?[2J\" in this game.");
    check_json(&basket, &basket_data, "{\"do\":\"pick\",\"what\":[\"pear\",3],\"count\":0}", 0,
               "0 pick what=pear,3 count=0");
    check_json(&basket, &basket_data, "{\"do\":\"pick\",\"what\":[null],\"count\":0}", 0,
               "\"what\" must be a list of names.");
    check_json(&basket, &basket_data, "{\"do\":\"pick\",\"what\":\"pear\",\"count\":0}", 0,
               "\"what\" must be a list of names.");
}

static void test_set_json(void **arg)
{
    (void)arg;
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    struct move move = {.seat = SEAT_CHANCE, .arg = {6, 1}};
    struct options options = {.count = 0};
    codec_move_json(&basket, &basket_data, &move, &out);
    assert_string_equal(
        bytes, "{\"seat\":\"chance\",\"do\":\"pick\",\"what\":[\"pear\",\"3\"],\"count\":1}");
    out = text_over(bytes, sizeof bytes);
    struct option *o = option_add(&options, 0, 0);
    arg_subset(o, 3, 0, 2);
    arg_one(o, (struct set){{1u << 2 | 1u << 5, 0}});
    o = option_add(&options, 0, 0);
    arg_is(o, 4);
    arg_range(o, -1, 2);
    o->flags = OPTION_DULL;
    o = option_add(&options, 0, 0);
    arg_is(o, 4);
    arg_range(o, 2, 2);
    codec_options_json(&basket, &basket_data, &(struct view){.seat = 0}, &options, &out);
    assert_string_equal(
        bytes,
        "[{\"do\":\"pick\",\"what\":{\"of\":[\"apple\",\"pear\"],\"min\":0,\"max\":2},"
        "\"count\":[2,5]},"
        "{\"do\":\"pick\",\"what\":[[\"3\"]],\"count\":{\"min\":-1,\"max\":2},\"dull\":true},"
        "{\"do\":\"pick\",\"what\":[[\"3\"]],\"count\":[2]}]");
}

/* Kuhn after two deals, king to 0 and jack to 1, as the fields of games/kuhn read: masks 0, 1 and 2
 * of the places, seat 0 to act, nobody folded, an ante each, one card in each place. */
static void test_view(void **arg)
{
    (void)arg;
    char bytes[1024];
    struct text out = text_over(bytes, sizeof bytes);
    struct world w;
    struct view view;
    world_open(&w, game_named("kuhn"), 0, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 jack");
    match_view(&w.match, 0, &view);
    codec_view_json(w.match.game, w.match.data, &view, &out);
    assert_string_equal(bytes,
                        "{\"known\":{\"deck\":0,\"hand-0\":1,\"hand-1\":2},\"phase\":\"open\","
                        "\"actor\":\"0\",\"folded\":null,\"put\":[1,1],"
                        "\"size\":{\"deck\":1,\"hand-0\":1,\"hand-1\":1},"
                        "\"place\":{\"deck\":[],\"hand-0\":[\"king\"],\"hand-1\":[]}}");
    out = text_over(bytes, sizeof bytes);
    match_view(&w.match, SEAT_CHANCE, &view);
    codec_view_text(w.match.game, w.match.data, &view, &out);
    assert_string_equal(bytes, "known: deck=0 hand-0=1 hand-1=2\nphase: open\nactor: 0\n"
                               "folded: none\nput: 1 1\nsize: deck=1 hand-0=1 hand-1=1\n"
                               "place: deck=queen hand-0=king hand-1=jack\n");
    world_close(&w);
    world_open(&w, game_named("null"), 0, 1);
    world_play(&w, "chance roll 4");
    match_view(&w.match, 0, &view);
    out = text_over(bytes, sizeof bytes);
    codec_view_json(w.match.game, w.match.data, &view, &out);
    assert_string_equal(
        bytes, "{\"die-known\":0,\"phase\":\"guess\",\"faces\":6,\"guess\":0,\"die\":\"?\"}");
    world_close(&w);
}

static void test_strings(void **arg)
{
    (void)arg;
    char bytes[256];
    struct text out = text_over(bytes, sizeof bytes);
    codec_string_json("a\"b\\c\n\x01\xc3\xa9", &out);
    assert_string_equal(bytes, "\"a\\\"b\\\\c\\n\\u0001\xc3\xa9\"");
    assert_true(text_is_utf8("\xf0\x9f\x83\x8f", 4));
    assert_false(text_is_utf8("\xed\xa0\x80", 3));     /* a surrogate */
    assert_false(text_is_utf8("\xc0\xaf", 2));         /* overlong */
    assert_false(text_is_utf8("\xf4\x90\x80\x80", 4)); /* past U+10FFFF */
    assert_false(text_is_utf8("\xe2\x82", 2));         /* cut */
}

static void test_closest(void **arg)
{
    (void)arg;
    static const char *const all[] = {"careful", "careless", NULL, "random"};
    assert_string_equal(text_closest("carefull", all, 4), "careful");
    assert_string_equal(text_closest("rnadom", all, 4), "random");
    assert_string_equal(text_closest("ran", all, 4), "random"); /* a beginning of one */
    assert_null(text_closest("care", all, 4));                  /* a beginning of two */
    assert_null(text_closest("zzz", all, 4));
    assert_null(text_closest("", all, 4));
}

static void test_rules(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct game *g = game_named("null");
    struct rules rules;
    rules_default(g, &rules);
    assert_true(codec_rule_read(g, "faces", "20", &rules, &why));
    assert_int_equal(rules.value[0], 20);
    assert_false(codec_rule_read(g, "faces", "21", &rules, &why));
    assert_string_equal(reason, "faces takes a number from 2 to 20, not 21");
    why = text_over(reason, sizeof reason);
    assert_false(codec_rule_read(g, "face", "3", &rules, &why));
    assert_string_equal(reason, "null has no rule \"face\". Did you mean faces?");
    assert_int_equal(rules.value[0], 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip), cmocka_unit_test(test_json_read),
        cmocka_unit_test(test_lines),      cmocka_unit_test(test_set_json),
        cmocka_unit_test(test_view),       cmocka_unit_test(test_strings),
        cmocka_unit_test(test_closest),    cmocka_unit_test(test_rules),
        cmocka_unit_test(test_reserved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
