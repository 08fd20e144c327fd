/* The published cases of the fair dealer (tests/vectors/fair.json), which an independent program
 * made from docs/fairness.md. What is always true: nothing that is expected here comes from our own
 * code. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/native/file.h"
#include "table/native/json_tree.h"
#include "tests/table/world.h"

enum { FILE_BYTES = 1 << 20 };

static const char *text_of(const struct node *map, const char *key)
{
    const struct node *node = node_get(map, key);
    assert_non_null(node);
    return node->text;
}

static uint64_t number_of(const struct node *map, const char *key)
{
    return strtoull(text_of(map, key), NULL, 10);
}

static void assert_hex(const uint8_t *bytes, const char *want)
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(bytes, HASH_BYTES, hex);
    assert_string_equal(hex, want);
}

/* The match of a case, as far as a key depends on it. */
static void read_match(const struct node *of, struct match *match)
{
    const struct node *rules = node_get(of, "rules");
    match->game = game_named(text_of(of, "game"));
    match->rules.edition = (uint16_t)number_of(of, "edition");
    match->seats = (int)number_of(of, "seats");
    for (const struct node *rule = rules->child; rule; rule = rule->next)
        for (int i = 0; i < match->game->rule_count; i++)
            if (!strcmp(match->game->rules[i].name, rule->child->text)) {
                match->rules.listed |= 1u << i;
                match->rules.value[i] = (int32_t)strtol(rule->child->next->text, NULL, 10);
            }
    assert_int_equal(__builtin_popcount(match->rules.listed), node_count(rules));
}

/* Head and reveal; what seats promise is as published. */
static void read_dealer(const struct node *of, struct fair_head *head, struct fair_reveal *reveal)
{
    uint8_t bytes[TABLE_ID_BYTES + FAIR_BYTES], share[FAIR_BYTES];
    const struct node *promise = node_get(of, "share-commits")->child;
    int seat = 0;
    if (node_get(of, "number")) {
        fair_seeded(&hash_sodium, number_of(of, "number"), head, reveal);
        assert_hex(reveal->seed, text_of(of, "seed"));
        return;
    }
    assert_true(hash_unhex(text_of(of, "table"), TABLE_ID_BYTES, bytes));
    assert_true(hash_unhex(text_of(of, "seed"), FAIR_BYTES, bytes + TABLE_ID_BYTES));
    fair_committed(&hash_sodium, bytes, head, reveal);
    assert_hex(head->commit, text_of(of, "commit"));
    for (const struct node *at = node_get(of, "shares")->child; at; at = at->next, seat++) {
        if (*at->text) {
            assert_true(hash_unhex(at->text, FAIR_BYTES, share));
            fair_add_share(&hash_sodium, seat, share, head, reveal);
            assert_hex(head->share_commit[seat], promise->text);
        } else {
            assert_false(promise->quoted);
        }
        promise = promise->next;
    }
    assert_null(promise);
}

static int check_draws(const struct fair *fair, const struct node *of)
{
    int count = 0;
    for (const struct node *at = node_get(of, "draws")->child; at; at = at->next, count++)
        assert_true(fair_below(fair, number_of(at, "draw"), number_of(at, "total")) ==
                    number_of(at, "point"));
    return count;
}

static void test_cases(void **arg)
{
    char reason[REASON_BYTES], *bytes;
    struct text why = text_over(reason, sizeof reason);
    struct complaint wrong = {0};
    struct json_tree tree;
    size_t size;
    int cases = 0, draws = 0;
    (void)arg;
    assert_false(file_read(FAIR_VECTORS, FILE_BYTES, &bytes, &size, &why));
    assert_true(json_tree_open(bytes, size, FILE_BYTES, &tree, &wrong));
    const struct node *of = node_get(tree.root, "cases")->child;
    for (; of; of = of->next, cases++) {
        static struct match match;
        struct fair_head head;
        struct fair_reveal reveal;
        struct fair fair;
        uint8_t data[HASH_BYTES];
        const char *hash = text_of(of, "data");
        memset(&match, 0, sizeof match);
        read_match(of, &match);
        read_dealer(of, &head, &reveal);
        assert_true(!*hash || hash_unhex(hash, HASH_BYTES, data));
        fair_open(&fair, &hash_sodium, &match, *hash ? data : NULL, &head, &reveal);
        assert_hex(fair.key, text_of(of, "key"));
        draws += check_draws(&fair, of);
    }
    assert_int_equal(cases, 7);
    assert_int_equal(draws, 7 * 24); /* of 8 totals 3 draws each */
    json_tree_close(&tree);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_cases)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
