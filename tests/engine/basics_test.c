/* Random numbers, text and document trees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/engine.h"
#include "engine/tree_read.h"

/* From the words 1, 2, 3, 4, by the published definition: the first is rotl(1 + 4, 23) + 1 = 5 x
 * 2^23 + 1. Then the words are 1^(2^4... step by step: w2 = 3^1 = 2, w3 = 4^2 = 6, w1 = 2^2 = 0, w0
 * = 1^6 = 7, w2 = 2 ^ (2 << 17) = 262146, w3 = rotl(6, 45) = 6 x 2^45; so the second is rotl(7 + 6
 * x 2^45, 23) + 7 = 7 x 2^23 + 6 x 2^(68 - 64) + 7 = 58720256 + 96 + 7. */
static void rng_words(void **state)
{
    struct rng r = {{1, 2, 3, 4}};
    (void)state;
    assert_true(rng_next(&r) == 41943041);
    assert_true(rng_next(&r) == 58720359);
}

static void rng_streams(void **state)
{
    struct rng a, b;
    (void)state;
    rng_seed(&a, 7, 1);
    rng_seed(&b, 7, 1);
    assert_true(rng_next(&a) == rng_next(&b));
    rng_seed(&b, 7, 2);
    assert_true(rng_next(&a) != rng_next(&b));
    rng_seed(&a, 1, 2);
    rng_seed(&b, 2, 1);
    assert_true(rng_next(&a) != rng_next(&b));
}

/* 60,000 draws below 6: 10,000 each, a standard deviation is 91. Above 2^32 the halves are even
 * too. */
static void rng_bounds(void **state)
{
    struct rng r;
    int count[6] = {0}, high = 0;
    const uint64_t big = 3ull << 62; /* a quarter of all words must be drawn again */
    (void)state;
    rng_seed(&r, 3, 3);
    for (int i = 0; i < 60000; i++)
        count[rng_below(&r, 6)]++;
    for (int i = 0; i < 6; i++)
        assert_in_range(count[i], 9500, 10500);
    for (int i = 0; i < 60000; i++) {
        uint64_t x = rng_below(&r, big);
        assert_true(x < big);
        high += x >= big / 2;
    }
    assert_in_range(high, 29300, 30700);
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&r, 1), 0);
}

static void text_parts(void **state)
{
    char at[64];
    struct text t = text_over(at, sizeof at);
    (void)state;
    text_format(&t, "%s has %d%c %% %s", "Ann", -3, '!', "");
    assert_string_equal(at, "Ann has -3! % ");
    t = text_over(at, sizeof at);
    text_int(&t, INT64_MIN);
    assert_string_equal(at, "-9223372036854775808");
    t = text_over(at, sizeof at);
    text_spaced(&t, "putrid-snake-beast");
    assert_string_equal(at, "putrid snake beast");
    assert_false(t.cut);
}

static void text_cut(void **state)
{
    char at[9] = "????????";
    struct text t = text_over(at, 8);
    (void)state;
    text_put(&t, "abcde");
    text_put(
        &t,
        "f\xc3\xa9"); /* f fits, and one byte of the two of e with an accent: that one goes whole */
    assert_string_equal(at, "abcdef");
    assert_true(t.cut);
    text_put(&t, "g");
    assert_string_equal(at, "abcdef");
    assert_int_equal(at[8], 0);
    t = text_over(at, 1);
    text_char(&t, 'x');
    assert_string_equal(at, "");
    assert_true(t.cut);
}

static struct node scalar(const char *text, bool quoted)
{
    return (struct node){
        .kind = NODE_SCALAR, .text = text, .quoted = quoted, .line = 12, .column = 7};
}

static void tree_numbers(void **state)
{
    static const struct {
        const char *text;
        bool quoted, good;
        int value;
    } tries[] = {
        {"3", false, true, 3},    {"-2", false, true, -2},         {"+1", false, true, 1},
        {"4", false, false, 0},   {"-3", false, false, 0},         {"3", true, false, 0},
        {"3x", false, false, 0},  {"", false, false, 0},           {"-", false, false, 0},
        {"0x1", false, false, 0}, {"4294967297", false, false, 0}, {"1.0", false, false, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        struct node n = scalar(tries[i].text, tries[i].quoted);
        struct complaint wrong = {0};
        int out = 99;
        assert_int_equal(node_int(&n, "rank", -2, 3, &out, &wrong), tries[i].good);
        assert_int_equal(out, tries[i].good ? tries[i].value : 99);
        assert_int_equal(wrong.line, tries[i].good ? 0 : 12);
        assert_int_equal(wrong.column, tries[i].good ? 0 : 7);
        if (!tries[i].good)
            assert_non_null(strstr(wrong.what, "rank must be a whole number from -2 to 3, not "));
    }
}

/* A guess fits behind any complaint: of a full one, the end gives way. */
static void tree_guesses(void **state)
{
    static const char *const names[] = {"risk", "reroll", "replace"};
    struct complaint wrong = {0};
    size_t size = sizeof wrong.what;
    (void)state;
    memcpy(wrong.what, "unknown", sizeof "unknown");
    assert_false(node_guess(&wrong, "rsik", names, 3));
    assert_string_equal(wrong.what, "unknown. Did you mean risk?");
    memcpy(wrong.what, "unknown", sizeof "unknown");
    assert_false(node_guess(&wrong, "re", names, 3)); /* a beginning of two */
    assert_string_equal(wrong.what, "unknown");
    memset(wrong.what, 'x', size - 1);
    wrong.what[size - 1] = 0;
    node_guess(&wrong, "rerol", names, 3);
    assert_int_equal(strlen(wrong.what), size - 1);
    assert_string_equal(strchr(wrong.what, '.'), ".... Did you mean reroll?");
}

static void tree_shapes(void **state)
{
    struct node b = scalar("two", false), a = scalar("one", false);
    struct node map = {.kind = NODE_MAP, .child = &a, .line = 1, .column = 1};
    struct complaint wrong = {0};
    const char *out = NULL;
    int number;
    (void)state;
    a.key = "a", a.next = &b, b.key = "b";
    assert_ptr_equal(node_get(&map, "b"), &b);
    assert_null(node_get(&map, "c"));
    assert_null(node_get(&a, "a"));
    assert_null(node_get(NULL, "a"));
    assert_int_equal(node_count(&map), 2);
    assert_int_equal(node_count(&a), 0);
    assert_true(node_text(&a, "name", 3, &out, &wrong));
    assert_string_equal(out, "one");
    assert_false(node_text(&a, "name", 2, &out, &wrong));
    assert_non_null(strstr(wrong.what, "at most 2 bytes"));
    assert_false(node_text(&map, "name", 9, &out, &wrong));
    assert_false(node_text(NULL, "name", 9, &out, &wrong));
    assert_string_equal(wrong.what, "name is missing");
    assert_false(node_int(&map, "rank", 0, 1, &number, &wrong));
    assert_int_equal(wrong.line, 1);
}

/* JSON strings escape quotes, backslashes and controls (RFC 8259); decimals are rounded at the
 * fourth place, half away from 0, and a negative fraction keeps its sign. */
static void text_for_json(void **state)
{
    char bytes[80];
    struct text t = text_over(bytes, sizeof bytes);
    (void)state;
    text_json(&t, "a\"b\\c\n\xc3\xa9");
    assert_string_equal(bytes, "\"a\\\"b\\\\c\\u000a\xc3\xa9\"");
    t = text_over(bytes, sizeof bytes);
    text_decimal(&t, 0.74316);
    text_char(&t, ' ');
    text_decimal(&t, -0.25);
    text_char(&t, ' ');
    text_decimal(&t, 1);
    assert_string_equal(bytes, "0.7432 -0.2500 1.0000");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rng_words),    cmocka_unit_test(rng_streams),
        cmocka_unit_test(rng_bounds),   cmocka_unit_test(text_parts),
        cmocka_unit_test(text_cut),     cmocka_unit_test(text_for_json),
        cmocka_unit_test(tree_numbers), cmocka_unit_test(tree_shapes),
        cmocka_unit_test(tree_guesses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
