/* What the store promises of the texts beside a table's lines. What is always true: what is
 * compared is also there after the file was closed and opened again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/store/kit.h"

static bool take_paper(void *arg, const struct store_paper *paper)
{
    text_format(arg, "%s=%s ", paper->name, paper->text);
    return true;
}

/* A table's papers, all in a line; they are also there after the file was opened again. */
static void papers_are(struct kit *kit, int t, const char *want)
{
    char id[STORE_ID_CHARS + 1], bytes[512];
    kit_id(t, id);
    for (int time = 0; time < 2; time++) {
        struct text out = text_over(bytes, sizeof bytes);
        assert_true(store_papers(kit->store, id, take_paper, &out, NULL) >= 0);
        assert_string_equal(bytes, want);
        kit_again(kit);
    }
}

static bool put_papers(struct kit *kit, int t, int kind, const struct store_paper *papers,
                       int count)
{
    char id[STORE_ID_CHARS + 1], reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    kit_id(t, id);
    const struct store_change change = {.kind = kind,
                                        .id = id,
                                        .game = "kuhn",
                                        .lines = kind == STORE_CHANGE ? NULL : "head\n",
                                        .lines_size = kind == STORE_CHANGE ? 0 : 5,
                                        .papers = papers,
                                        .paper_count = count};
    return store_submit(kit->store, &change, NULL, &why);
}

static int put_paper(struct kit *kit, int t, const char *name, const char *text)
{
    const struct store_paper paper = {name, text};
    return put_papers(kit, t, STORE_CHANGE, &paper, 1) ? kit_result(kit->store, NULL) : -1;
}

static void test_papers(void **state)
{
    struct kit *kit = *state;
    const struct store_paper first[] = {{"b", "two"}, {"a", "one"}, {"B", ""}};
    assert_true(put_papers(kit, 1, STORE_CREATE, first, 3));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_create(kit->store, 2, 2);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    papers_are(kit, 1, "B= a=one b=two ");
    assert_int_equal(put_paper(kit, 1, "a", "Grüße, \"1\"\n{x,y} \\"), STORE_OK);
    assert_int_equal(put_paper(kit, 1, "b", NULL), STORE_OK);
    assert_int_equal(put_paper(kit, 1, "c", NULL), STORE_OK); /* nothing to take away */
    assert_int_equal(put_paper(kit, 2, "a", "another's"), STORE_OK);
    assert_int_equal(put_paper(kit, 3, "a", "nobody's"), STORE_MISSING);
    papers_are(kit, 1, "B= a=Grüße, \"1\"\n{x,y} \\ ");
    papers_are(kit, 2, "a=another's ");
    papers_are(kit, 3, "");
    /* Other lines leave them; who removes the table removes them. */
    kit_renew(kit->store, 2, 3);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    papers_are(kit, 2, "a=another's ");
    kit_remove(kit->store, 2);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_create(kit->store, 2, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    papers_are(kit, 2, "");
    if (kit_in_postgres())
        assert_int_equal(kit_sql(kit, "SELECT count(*) FROM croupier.papers"), 2);
}

/* Those called "listed", of all tables that have one: the table made last first. */
static void listed_are(struct kit *kit, int limit, const char *want)
{
    char bytes[500];
    struct text out = text_over(bytes, sizeof bytes);
    int count = store_listed(kit->store, limit, take_paper, &out, NULL);
    assert_true(count >= 0 && count <= limit);
    assert_string_equal(bytes, want);
}

static void test_listed(void **state)
{
    struct kit *kit = *state;
    char id[2][STORE_ID_CHARS + 1], want[2][200];
    const struct store_paper first[] = {{"a", "no"}, {STORE_LISTED, "one"}}, second = {"a", "2"};
    assert_true(put_papers(kit, 1, STORE_CREATE, first, 2));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_true(put_papers(kit, 2, STORE_CREATE, &second, 1));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    for (int t = 1; t <= 2; t++)
        kit_id(t, id[t - 1]);
    snprintf(want[0], sizeof want[0], "%s=one ", id[0]);
    snprintf(want[1], sizeof want[1], "%s=two %s=one ", id[1], id[0]);
    listed_are(kit, 9, want[0]);
    assert_int_equal(put_paper(kit, 2, STORE_LISTED, "two"), STORE_OK);
    listed_are(kit, 9, want[1]);
    want[1][strlen(want[1]) - strlen(want[0])] = 0;
    listed_are(kit, 1, want[1]);
    assert_int_equal(put_paper(kit, 2, STORE_LISTED, NULL), STORE_OK);
    listed_are(kit, 9, want[0]);
    kit_remove(kit->store, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    listed_are(kit, 9, "");
}

static bool take_keyed(void *arg, const struct store_keyed *of)
{
    text_format(arg, "%s %s %s=%s ", of->table.id, of->table.game, of->paper.name, of->paper.text);
    return true;
}

/* The tables of a key, also after the file was opened again. */
static void keyed_are(struct kit *kit, const char *key, int limit, const char *want)
{
    char bytes[600];
    for (int time = 0; time < 2; time++) {
        struct text out = text_over(bytes, sizeof bytes);
        int count = store_keyed(kit->store, key, limit, take_keyed, &out, NULL);
        assert_true(count >= 0 && count <= limit);
        assert_string_equal(bytes, want);
        kit_again(kit);
    }
}

static void test_keyed(void **state)
{
    struct kit *kit = *state;
    char key[2][STORE_ID_CHARS + 1], id[2][STORE_ID_CHARS + 1], text[2][80], want[3][500];
    for (int i = 0; i < 2; i++) {
        kit_id(i + 10, key[i]);
        kit_id(i + 1, id[i]);
        snprintf(text[i], sizeof text[i], "%s abc", key[i]);
    }
    const struct store_paper first[] = {{STORE_KEYED "0", text[0]}, {STORE_KEYED "1", text[1]}},
                             second[] = {{STORE_KEYED "3", text[0]}, {"note-1", text[0]}};
    assert_true(put_papers(kit, 1, STORE_CREATE, first, 2));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_true(put_papers(kit, 2, STORE_CREATE, second, 2));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    snprintf(want[0], sizeof want[0], "%s kuhn key-3=%s ", id[1], text[0]);
    snprintf(want[1], sizeof want[1], "%.150s%s kuhn key-0=%s ", want[0], id[0], text[0]);
    snprintf(want[2], sizeof want[2], "%s kuhn key-1=%s ", id[0], text[1]);
    keyed_are(kit, key[0], 9, want[1]);
    keyed_are(kit, key[0], 1, want[0]);
    keyed_are(kit, key[1], 9, want[2]);
    keyed_are(kit, id[0], 9, "");
    kit_remove(kit->store, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    keyed_are(kit, key[0], 9, want[0]);
    keyed_are(kit, key[1], 9, "");
    assert_int_equal(put_paper(kit, 2, STORE_KEYED "3", NULL), STORE_OK);
    keyed_are(kit, key[0], 9, "");
}

static void kept_are(struct kit *kit, const char *key, const char *want)
{
    char bytes[600];
    for (int time = 0; time < 2; time++) {
        struct text out = text_over(bytes, sizeof bytes);
        assert_true(store_kept(kit->store, key, take_paper, &out, NULL) >= 0);
        assert_string_equal(bytes, want);
        kit_again(kit);
    }
}

static void test_kept(void **state)
{
    struct kit *kit = *state;
    char key[2][STORE_ID_CHARS + 1], both[80], reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    const struct store_paper turns[] = {{"b", "1"}, {"b", "2"}, {"a", "ü {x,y} \\"}, {"c", "3"}},
                             gone[] = {{"c", NULL}, {"none", NULL}};
    for (int i = 0; i < 2; i++)
        kit_id(i + 10, key[i]);
    struct store_change change = {
        .kind = STORE_KEEP, .id = key[0], .papers = turns, .paper_count = 4};
    assert_true(store_submit(kit->store, &change, NULL, NULL));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kept_are(kit, key[0], "a=ü {x,y} \\ b=2 c=3 ");
    kept_are(kit, key[1], "");
    change.papers = gone;
    change.paper_count = 2;
    assert_true(store_submit(kit->store, &change, NULL, NULL));
    change.id = key[1];
    change.papers = turns;
    assert_true(store_submit(kit->store, &change, NULL, NULL));
    store_drain(kit->store);
    for (struct store_done done; store_poll(kit->store, &done);)
        assert_int_equal(done.result, STORE_OK);
    kept_are(kit, key[0], "a=ü {x,y} \\ b=2 ");
    kept_are(kit, key[1], "b=2 ");
    snprintf(both, sizeof both, "%s= %s= ", key[0], key[1]);
    kept_are(kit, NULL, both);
    /* of no table: it counts for none, and has no lines */
    struct store_counts counts;
    store_counts(kit->store, &counts);
    assert_int_equal(counts.tables[STORE_ANY], 0);
    change.lines = "x\n";
    change.lines_size = 2;
    assert_false(store_submit(kit->store, &change, NULL, &why));
    change.lines = NULL;
    change.id = "no id";
    assert_false(store_submit(kit->store, &change, NULL, &why));
}

/* What is put and taken away in one commit, or in one change, counts in its order. */
static void test_papers_of_a_group(void **state)
{
    struct kit *kit = *state;
    const struct store_paper turns[] = {
        {"a", "1"}, {"b", "1"}, {"a", NULL}, {"b", NULL}, {"b", "2"}};
    const struct store_paper last = {"c", "3"}, gone = {"c", NULL}, left = {"d", "4"};
    assert_true(put_papers(kit, 1, STORE_CREATE, turns, 5));
    assert_true(put_papers(kit, 1, STORE_CHANGE, &last, 1));
    assert_true(put_papers(kit, 2, STORE_CREATE, turns, 5));
    kit_remove(kit->store, 2);
    assert_true(put_papers(kit, 2, STORE_CREATE, &left, 1));
    assert_true(put_papers(kit, 1, STORE_CHANGE, &gone, 1));
    assert_true(put_papers(kit, 1, STORE_CHANGE, &last, 1));
    store_drain(kit->store);
    for (struct store_done done; store_poll(kit->store, &done);)
        assert_int_equal(done.result, STORE_OK);
    papers_are(kit, 1, "b=2 c=3 ");
    papers_are(kit, 2, "d=4 ");
}

static void test_bad_papers_are_not_queued(void **state)
{
    struct kit *kit = *state;
    static struct store_paper many[STORE_PAPERS_MAX + 1];
    char *text = malloc(STORE_PAPER_BYTES + 2), name[STORE_PAPER_NAME_BYTES + 2] = "";
    kit_create(kit->store, 1, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    memset(text, 'x', STORE_PAPER_BYTES + 1);
    text[STORE_PAPER_BYTES + 1] = 0;
    memset(name, 'n', STORE_PAPER_NAME_BYTES + 1);
    assert_int_equal(put_paper(kit, 1, "a", text), -1);
    assert_int_equal(put_paper(kit, 1, "a", text + 1), STORE_OK);
    assert_int_equal(put_paper(kit, 1, name, "x"), -1);
    assert_int_equal(put_paper(kit, 1, name + 1, "x"), STORE_OK);
    assert_int_equal(put_paper(kit, 1, "", "x"), -1);
    for (int i = 0; i <= STORE_PAPERS_MAX; i++)
        many[i] = (struct store_paper){"m", "x"};
    assert_false(put_papers(kit, 1, STORE_CHANGE, many, STORE_PAPERS_MAX + 1));
    assert_false(put_papers(kit, 1, STORE_REMOVE, many, 1));
    free(text);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_setup_started, kit_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_papers),
        TEST(test_listed),
        TEST(test_keyed),
        TEST(test_kept),
        TEST(test_papers_of_a_group),
        TEST(test_bad_papers_are_not_queued),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
