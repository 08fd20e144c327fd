/* Patches: what a reader rebuilds from one is what it would have been sent whole. What is always
 * true: the reader's side (rebuild.c) is written from docs/protocol.md and shares nothing with what
 * makes them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/patch.h"
#include "tests/table/rebuild.h"
#include "tests/table/world.h"

enum { BYTES = 1 << 18 };

static char patch_bytes[BYTES], got[BYTES], spare_bytes[BYTES];

/* Whether two values are the same: objects in any order. */
static bool same_json(const char *a, const char *b)
{
    size_t n = (size_t)(rebuild_end(a) - a), m = (size_t)(rebuild_end(b) - b);
    if (*a != '{' && *a != '[')
        return n == m && !memcmp(a, b, n);
    if (*a != *b || (n == 2) != (m == 2))
        return false;
    int members = 0;
    for (const char *at = a + 1; n > 2; at++) {
        const char *value = *a == '{' ? rebuild_end(at) + 1 : at, *other = b + 1;
        char key[128] = "";
        if (*a == '{')
            memcpy(key, at + 1, (size_t)(value - at) - 3);
        for (int i = 0; *a == '[' && i < members; i++)
            other = rebuild_end(other) + (*rebuild_end(other) == ',');
        other = *a == '{' ? rebuild_member(b, key) : *other == ']' ? NULL : other;
        if (!other || !same_json(value, other))
            return false;
        members++;
        at = rebuild_end(value);
        if (*at != ',')
            break;
    }
    for (const char *at = b + 1; m > 2; at++) {
        at = rebuild_end(*b == '{' ? rebuild_end(at) + 1 : at);
        members--;
        if (*at != ',')
            break;
    }
    return members == 0;
}

static const char *patch_of(const char *was, const char *is)
{
    struct text out = text_over(patch_bytes, sizeof patch_bytes);
    return patch_json(was, is, &out) ? patch_bytes : NULL;
}

/* By hand. An unchanged member is left out, a new one whole, a lost one null (RFC 7386, 2). A list
 * is sent in the shortest of three ways: ["a","b"] of ["a"] whole is 9 bytes, as an edit
 * {"splice":[[1,0,"b"]]} more. */
static void by_hand(void **state)
{
    (void)state;
    assert_string_equal(patch_of("{\"a\":1,\"b\":[1],\"c\":{\"d\":\"x\",\"e\":2}}",
                                 "{\"a\":1,\"b\":[1],\"c\":{\"d\":\"y\",\"e\":2}}"),
                        "{\"c\":{\"d\":\"y\"}}");
    assert_string_equal(patch_of("{\"a\":1,\"b\":2}", "{\"b\":2,\"c\":{\"z\":[]}}"),
                        "{\"c\":{\"z\":[]},\"a\":null}");
    assert_string_equal(patch_of("{\"a\":{}}", "{\"a\":{}}"), "{}");
    assert_string_equal(patch_of("{\"l\":[\"a\"]}", "{\"l\":[\"a\",\"b\"]}"),
                        "{\"l\":[\"a\",\"b\"]}");
    assert_string_equal(
        patch_of("{\"l\":[\"ace-of-spades\",\"two-of-spades\",\"three-of-spades\"]}",
                 "{\"l\":[\"ace-of-spades\",\"three-of-spades\"]}"),
        "{\"l\":{\"splice\":[[1,1]]}}");
    assert_string_equal(
        patch_of("{\"l\":[\"one-card\",\"a-card\",\"some-card\",\"no-card\",\"x\"]}",
                 "{\"l\":[\"a-card\",\"some-card\",\"new\",\"no-card\",\"x\"]}"),
        "{\"l\":{\"splice\":[[0,1],[2,0,\"new\"]]}}");
    assert_string_equal(patch_of("{\"l\":[10,20,30,40,50,60]}", "{\"l\":[10,20,30,40,55,60]}"),
                        "{\"l\":{\"4\":55}}");
    assert_string_equal(
        patch_of("{\"l\":[{\"do\":\"cast\",\"at\":[1,2]},{\"do\":\"pass\",\"x\":1}]}",
                 "{\"l\":[{\"do\":\"cast\",\"at\":[1,3]},{\"do\":\"pass\",\"x\":1}]}"),
        "{\"l\":{\"0\":{\"at\":[1,3]}}}");
    assert_string_equal(patch_of("{\"s\":\"a,\\\"]}\"}", "{\"s\":\"b\\\\\"}"), "{\"s\":\"b\\\\\"}");
    assert_null(patch_of("{\"a\":[1]}", "{\"a\":{\"b\":1}}"));
    assert_string_equal(patch_of("{\"a\":{\"b\":1}}", "{\"a\":[1]}"), "{\"a\":[1]}");
}

/* A value of some depth, written out. */
static void any_value(struct rng *rng, int depth, struct text *out)
{
    uint64_t kind = rng_below(rng, depth ? 5 : 3);
    int n = (int)rng_below(rng, 7);
    if (kind < 2) {
        text_int(out, (int64_t)rng_below(rng, 4));
        return;
    }
    if (kind == 2) {
        codec_string_json(n < 3 ? "a long name of something" : n < 5 ? "},\"{[" : "\\\"", out);
        return;
    }
    const char *between = "";
    text_put(out, kind == 3 ? "[" : "{");
    for (int i = 0; i < n; i++) {
        if (kind == 4 && rng_below(rng, 3) == 0)
            continue;
        text_put(out, between);
        if (kind == 4)
            text_format(out, "\"m-%d\":", i);
        any_value(rng, depth - 1, out);
        between = ",";
    }
    text_put(out, kind == 3 ? "]" : "}");
}

static void at_random(void **state)
{
    static char text[2][BYTES];
    struct rng rng;
    int made = 0, refused = 0;
    (void)state;
    rng_seed(&rng, 3, 0);
    for (int k = 0; k < 20000; k++) {
        for (int i = 0; i < 2; i++) {
            struct text out = text_over(text[i], BYTES);
            text_put(&out, "{\"top\":");
            any_value(&rng, 4, &out);
            text_char(&out, '}');
        }
        if (!patch_of(text[0], text[1])) {
            refused++;
            continue;
        }
        rebuild(text[0], patch_bytes, false, got, sizeof got);
        if (!same_json(got, text[1]) || !same_json(text[1], got))
            fail_msg("%s\nto %s\nby %s\nis %s", text[0], text[1], patch_bytes, got);
        made++;
    }
    assert_true(made > 10000 && refused > 100);
}

/* ---- Whole matches ---- */

enum { READERS = SEATS_MAX + 1 };

struct reader {
    struct view view;
    char *text, *facts;
};

static void facts_of(const struct game *g, const struct data *d, const struct view *v, char *bytes)
{
    struct text out = text_over(bytes, BYTES);
    if (g->words && g->words->facts)
        g->words->facts(d, v, &out);
    else
        text_put(&out, "{}");
}

static void look(const struct match *match, int seat, struct reader *reader, bool first)
{
    static char text[BYTES], facts[BYTES];
    struct view view;
    struct text out = text_over(text, sizeof text),
                patch = text_over(patch_bytes, sizeof patch_bytes);
    struct text spare = text_over(spare_bytes, sizeof spare_bytes);
    match_view(match, seat, &view);
    codec_view_json(match->game, match->data, &view, &out);
    facts_of(match->game, match->data, &view, facts);
    if (!first) {
        assert_true(patch_view(match->game, match->data, &reader->view, &view, &spare, &patch));
        rebuild(reader->text, patch_bytes, true, got, sizeof got);
        assert_string_equal(got, text);
        assert_non_null(patch_of(reader->facts, facts));
        rebuild(reader->facts, patch_bytes, false, got, sizeof got);
        assert_true(same_json(got, facts));
        assert_null(strstr(facts, "\":null"));
    }
    reader->view = view;
    memcpy(reader->text, text, strlen(text) + 1);
    memcpy(reader->facts, facts, strlen(facts) + 1);
}

/* Each reader looks now and then, so that patches span several moves, and undos. */
static void play(const struct game *game, uint64_t seed)
{
    static struct reader reader[READERS];
    char reason[REASON_BYTES];
    struct world w;
    world_open(&w, game, 0, seed);
    for (int i = 0; i < READERS; i++) {
        reader[i].text = malloc(BYTES);
        reader[i].facts = malloc(BYTES);
    }
    int step = 0;
    do {
        struct text why = text_over(reason, sizeof reason);
        if (step % 17 == 16)
            match_undo(&w.match, match_undo_least(&w.match), &why);
        for (int i = 0; i <= w.match.seats; i++)
            if (!step || rng_below(&w.rng, 3) == 0)
                look(&w.match, i < w.match.seats ? i : SEAT_WATCHER, &reader[i], !step);
    } while (++step < 300 && world_step(&w));
    for (int i = 0; i < READERS; i++) {
        free(reader[i].text);
        free(reader[i].facts);
    }
    world_close(&w);
}

static void matches(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++)
        for (uint64_t seed = 1; seed <= 2; seed++)
            play(games_list[i], seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(at_random),
                                       cmocka_unit_test(matches)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
