/* What the store promises of tables and lines, one promise a test. What is always true: what is
 * compared is also there after the file was closed and opened again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/store/kit.h"

static int submit(struct kit *kit, const struct store_change *change, struct store_done *done)
{
    assert_true(store_submit(kit->store, change, NULL, NULL));
    return kit_result(kit->store, done);
}

static void test_lines_come_back_in_order(void **state)
{
    struct kit *kit = *state;
    kit_create(kit->store, 1, 2);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_append(kit->store, 1, 2, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_append(kit->store, 1, 3, 40);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit->store, 1), 43);
    kit_again(kit);
    assert_int_equal(kit_lines(kit->store, 1), 43);
}

static bool stop_at_12(void *arg, uint32_t n, const char *line, size_t size)
{
    (void)line, (void)size;
    uint32_t *next = arg;
    assert_int_equal(n, *next);
    (*next)++;
    return n < 12;
}

static void test_lines_from_n_until_told(void **state)
{
    struct kit *kit = *state;
    char id[STORE_ID_CHARS + 1];
    uint32_t next = 10;
    kit_id(1, id);
    kit_create(kit->store, 1, 20);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(store_lines(kit->store, id, 10, stop_at_12, &next, NULL), 3); /* 10, 11, 12 */
    next = 20;
    assert_int_equal(store_lines(kit->store, id, 20, stop_at_12, &next, NULL), 0);
    /* A read that was stopped holds nothing back: the next commit and read are as ever. */
    kit_append(kit->store, 1, 20, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit->store, 1), 21);
}

static void test_a_line_is_never_overwritten(void **state)
{
    struct kit *kit = *state;
    struct store_done done;
    char id[STORE_ID_CHARS + 1];
    kit_id(1, id);
    struct store_change other = {.kind = STORE_CHANGE,
                                 .id = id,
                                 .tag = 77,
                                 .first = 1,
                                 .lines = "another\n",
                                 .lines_size = 8,
                                 .status = STORE_OVER,
                                 .secret = "{\"x\":1}"};
    kit_create(kit->store, 1, 2);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(submit(kit, &other, &done), STORE_CONFLICT);
    assert_int_equal(done.tag, 77);
    assert_int_equal(done.first, 1);
    assert_int_equal(done.lines, 1);
    assert_string_equal(done.id, id);
    assert_string_equal(done.why, "line 1 does not follow: the next is 2");
    other.first = 3; /* nor is a hole left */
    assert_int_equal(submit(kit, &other, &done), STORE_CONFLICT);
    assert_string_equal(done.why, "line 3 does not follow: the next is 2");
    kit_again(kit);
    struct store_table table;
    assert_int_equal(kit_lines(kit->store, 1), 2);
    assert_int_equal(store_find(kit->store, id, &table, NULL), 1);
    assert_int_equal(table.status, STORE_OPEN); /* nothing of the refused change */
    assert_string_equal(table.secret, "{}");
}

static bool take_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct text *out = arg;
    assert_int_equal(strlen(line), size);
    text_format(out, "%d:%s ", (int)n, line);
    return true;
}

static void test_lines_are_renewed(void **state)
{
    struct kit *kit = *state;
    struct store_table table;
    char id[STORE_ID_CHARS + 1], bytes[256];
    struct text out = text_over(bytes, sizeof bytes);
    kit_id(1, id);
    struct store_change anew = {.kind = STORE_RENEW,
                                .id = id,
                                .lines = "head\nfirst\n",
                                .lines_size = 11,
                                .secret = "{\"x\":2}"};
    assert_int_equal(submit(kit, &anew, NULL), STORE_MISSING);
    kit_create(kit->store, 1, 5);
    kit_create(kit->store, 2, 3);
    store_drain(kit->store);
    while (store_poll(kit->store, &(struct store_done){0}))
        ;
    assert_int_equal(submit(kit, &anew, NULL), STORE_OK);
    kit_again(kit);
    assert_int_equal(store_lines(kit->store, id, 0, take_line, &out, NULL), 2);
    assert_string_equal(bytes, "0:head 1:first ");
    assert_int_equal(kit_lines(kit->store, 2), 3); /* another's stay */
    assert_int_equal(store_find(kit->store, id, &table, NULL), 1);
    assert_string_equal(table.secret, "{\"x\":2}");
    struct store_change more = {
        .kind = STORE_CHANGE, .id = id, .first = 2, .lines = "second\n", .lines_size = 7};
    assert_int_equal(submit(kit, &more, NULL), STORE_OK); /* the next line follows these */
}

static void test_a_table_is_made_once(void **state)
{
    struct kit *kit = *state;
    struct store_done done;
    kit_create(kit->store, 1, 3);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_create(kit->store, 1, 9);
    assert_int_equal(kit_result(kit->store, &done), STORE_CONFLICT);
    assert_string_equal(done.why, "that table already exists");
    kit_append(kit->store, 2, 0, 1);
    assert_int_equal(kit_result(kit->store, &done), STORE_MISSING);
    assert_string_equal(done.why, "there is no such table");
    kit_remove(kit->store, 2);
    assert_int_equal(kit_result(kit->store, NULL), STORE_MISSING);
    assert_int_equal(kit_lines(kit->store, 1), 3);
    assert_int_equal(kit_lines(kit->store, 2), -1);
}

/* One refused change in a group harms none of its neighbours. */
static void test_neighbours_of_a_conflict(void **state)
{
    struct kit *kit = *state;
    static const int want[] = {STORE_OK, STORE_CONFLICT, STORE_OK, STORE_MISSING, STORE_OK};
    struct store_done done;
    kit_create(kit->store, 1, 1);
    kit_append(kit->store, 1, 5, 1);
    kit_append(kit->store, 1, 1, 2);
    kit_append(kit->store, 9, 0, 1);
    kit_create(kit->store, 2, 1);
    store_drain(kit->store);
    for (int i = 0; i < 5; i++) {
        assert_true(store_poll(kit->store, &done));
        assert_int_equal(done.result, want[i]);
    }
    assert_false(store_poll(kit->store, &done));
    assert_int_equal(kit_lines(kit->store, 1), 3);
    assert_int_equal(kit_lines(kit->store, 2), 1);
}

static void test_status_title_and_secret(void **state)
{
    struct kit *kit = *state;
    char id[STORE_ID_CHARS + 1];
    kit_id(171, id);
    assert_string_equal(id, "000000000000000000000000000000ab"); /* 171 = 10 * 16 + 11 */
    struct store_change change = {.kind = STORE_CREATE,
                                  .id = id,
                                  .game = "leduc",
                                  .created = 1767225600123,
                                  .status = STORE_STOPPED,
                                  .title = "{\"name\":\"a\"}",
                                  .secret = "{\"seed\":\"s\"}"};
    struct store_table table;
    assert_int_equal(submit(kit, &change, NULL), STORE_OK);
    assert_int_equal(store_find(kit->store, id, &table, NULL), 1);
    assert_string_equal(table.id, id);
    assert_string_equal(table.game, "leduc");
    assert_int_equal(table.created, 1767225600123);
    assert_int_equal(table.status, STORE_STOPPED);
    assert_int_equal(table.lines, 0);
    assert_string_equal(table.title, "{\"name\":\"a\"}");
    assert_string_equal(table.secret, "{\"seed\":\"s\"}");
    /* Each alone; the others stay. */
    struct store_change one = {.kind = STORE_CHANGE, .id = id, .secret = "{\"seed\":\"t\"}"};
    assert_int_equal(submit(kit, &one, NULL), STORE_OK);
    /* It speaks of the lines before it, so it does not go in without them. */
    one.first = 1;
    one.secret = "{\"seed\":\"u\"}";
    assert_int_equal(submit(kit, &one, NULL), STORE_CONFLICT);
    one = (struct store_change){.kind = STORE_CHANGE, .id = id, .title = "{\"name\":\"\xc3\xbc\"}"};
    assert_int_equal(submit(kit, &one, NULL), STORE_OK);
    one = (struct store_change){.kind = STORE_CHANGE, .id = id, .status = STORE_OVER};
    assert_int_equal(submit(kit, &one, NULL), STORE_OK);
    kit_again(kit);
    assert_int_equal(store_find(kit->store, id, &table, NULL), 1);
    assert_int_equal(table.status, STORE_OVER);
    assert_string_equal(table.title, "{\"name\":\"\xc3\xbc\"}");
    assert_string_equal(table.secret, "{\"seed\":\"t\"}");
    assert_int_equal(table.created, 1767225600123);
    kit_id(172, id);
    assert_int_equal(store_find(kit->store, id, &table, NULL), 0);
}

struct listed {
    int count, stop;
    char ids[200];
};

static bool add_listed(void *arg, const struct store_table *table)
{
    struct listed *l = arg;
    size_t used = strlen(l->ids);
    assert_null(table->secret); /* what no list shows */
    assert_string_equal(table->title, "{}");
    snprintf(l->ids + used, sizeof l->ids - used, "%s ", table->id + STORE_ID_CHARS - 1);
    return ++l->count != l->stop;
}

static void list(struct kit *kit, int status, int limit, int stop, const char *want)
{
    struct listed listed = {.stop = stop};
    int given = store_list(kit->store, status, limit, add_listed, &listed, NULL);
    assert_string_equal(listed.ids, want);
    assert_int_equal(given, (int)strlen(want) / 2);
}

static void test_lists(void **state)
{
    struct kit *kit = *state;
    static const int status[] = {STORE_OPEN, STORE_OVER, STORE_OPEN, STORE_STOPPED, STORE_OPEN};
    /* Made in the order 3 4 5 6 7; a list's newest is the one made last. */
    for (int i = 0; i < 5; i++) {
        char id[STORE_ID_CHARS + 1];
        kit_id(i + 3, id);
        struct store_change change = {
            .kind = STORE_CREATE, .id = id, .game = "kuhn", .status = status[i]};
        assert_int_equal(submit(kit, &change, NULL), STORE_OK);
    }
    list(kit, STORE_ANY, 100, 0, "7 6 5 4 3 ");
    list(kit, STORE_OPEN, 100, 0, "7 5 3 ");
    list(kit, STORE_OPEN, 2, 0, "7 5 ");
    list(kit, STORE_OVER, 2, 0, "4 ");
    list(kit, STORE_STOPPED, 2, 0, "6 ");
    list(kit, STORE_ANY, 0, 0, "");
    list(kit, STORE_ANY, -1, 0, "");
    list(kit, STORE_ANY, 100, 2, "7 6 "); /* told to stop at the second */
    struct store_counts counts;
    for (int twice = 0; twice < 2; twice++) {
        store_counts(kit->store, &counts);
        assert_int_equal(counts.tables[STORE_ANY], 5);
        assert_int_equal(counts.tables[STORE_OPEN], 3);
        assert_int_equal(counts.tables[STORE_OVER], 1);
        assert_int_equal(counts.tables[STORE_STOPPED], 1);
        kit_again(kit);
    }
    char id[STORE_ID_CHARS + 1];
    kit_id(5, id);
    struct store_change over = {.kind = STORE_CHANGE, .id = id, .status = STORE_OVER};
    assert_int_equal(submit(kit, &over, NULL), STORE_OK);
    kit_remove(kit->store, 6);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    store_counts(kit->store, &counts);
    assert_int_equal(counts.tables[STORE_ANY], 4);
    assert_int_equal(counts.tables[STORE_OPEN], 2);
    assert_int_equal(counts.tables[STORE_OVER], 2);
    assert_int_equal(counts.tables[STORE_STOPPED], 0);
    list(kit, STORE_OVER, 9, 0, "5 4 ");
}

static void test_a_removed_table_is_gone(void **state)
{
    struct kit *kit = *state;
    char secret[] = "{\"seed\":\"unmistakable-7291\"}", id[STORE_ID_CHARS + 1];
    kit_id(1, id);
    struct store_change change = {.kind = STORE_CREATE,
                                  .id = id,
                                  .game = "kuhn",
                                  .lines = "{\"line\":\"unmistakable-7291\"}\n",
                                  .lines_size = 29,
                                  .secret = secret};
    assert_int_equal(submit(kit, &change, NULL), STORE_OK);
    kit_create(kit->store, 2, 5);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_remove(kit->store, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit->store, 1), -1);
    assert_int_equal(kit_lines(kit->store, 2), 5);
    /* The id is free again, without the old lines. */
    kit_create(kit->store, 1, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit->store, 1), 1);
    /* Nor do the bytes stay in the file: Debian's SQLite overwrites what is deleted. (PostgreSQL's
     * stay in its files until they are needed for other rows; docs/operations.md says so.) */
    if (kit_in_postgres())
        return;
    size_t size;
    kit_stop(kit);
    char *bytes = kit_read(kit->path, &size);
    assert_non_null(bytes);
    assert_null(memmem(bytes, size, "unmistakable-7291", 17));
    free(bytes);
}

static void refused(struct kit *kit, struct store_change change, const char *want)
{
    char reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct store_done done;
    bool full = true;
    assert_false(store_submit(kit->store, &change, &full, &why));
    assert_string_equal(reason, want);
    assert_false(full);
    store_drain(kit->store);
    assert_false(store_poll(kit->store, &done));
}

static void test_bad_changes_are_not_queued(void **state)
{
    struct kit *kit = *state;
    char id[STORE_ID_CHARS + 1];
    kit_id(1, id);
    const char *bad_id = "a table's id is 32 hexadecimal digits in lower case";
    struct store_change good = {.kind = STORE_CREATE, .id = id, .game = "kuhn"}, bad = good;
    bad.id = "12";
    refused(kit, bad, bad_id);
    bad.id = "0000000000000000000000000000000A"; /* upper case: another name for the same */
    refused(kit, bad, bad_id);
    bad.id = NULL;
    refused(kit, bad, bad_id);
    bad = good, bad.kind = 9;
    refused(kit, bad, "a change creates, changes, renews, removes or keeps");
    bad = good, bad.status = 9;
    refused(kit, bad, "there is no such status");
    bad = good, bad.game = NULL;
    refused(kit, bad, "a new table names its game");
    bad = good, bad.first = 1;
    refused(kit, bad, "a new table begins with line 0");
    const char *no_line = "line 1 is no whole line of 1 to 262144 bytes";
    bad = good, bad.lines = "whole\nwithout end", bad.lines_size = 17;
    refused(kit, bad, no_line);
    bad.lines = "whole\nze\0ro\n", bad.lines_size = 12;
    refused(kit, bad, no_line);
    bad.lines = "whole\n\n", bad.lines_size = 7; /* an empty line is no entry */
    refused(kit, bad, no_line);
    bad = (struct store_change){.kind = STORE_RENEW, .id = id};
    refused(kit, bad, "lines that replace all others begin with line 0");
    bad.lines = "x\n", bad.lines_size = 2, bad.first = 1;
    refused(kit, bad, "lines that replace all others begin with line 0");
    bad = (struct store_change){.kind = STORE_REMOVE, .id = id, .status = STORE_OVER};
    refused(kit, bad, "what is removed is not changed as well");
    size_t size = STORE_CHANGE_BYTES + 1;
    char *large = malloc(size + 1);
    memset(large, 'x', size);
    large[size] = 0;
    bad = good, bad.lines = large, bad.lines_size = STORE_LINE_BYTES + 1;
    large[STORE_LINE_BYTES] = '\n';
    refused(kit, bad, "line 0 is no whole line of 1 to 262144 bytes");
    large[STORE_LINE_BYTES] = 'x';
    bad = good, bad.title = large;
    refused(kit, bad, "the title is too long");
    bad = good, bad.secret = large;
    refused(kit, bad, "the secret is too long");
    for (size_t at = 999; at < size; at += 1000)
        large[at] = '\n';
    large[size - 1] = '\n';
    bad = good, bad.lines = large, bad.lines_size = size;
    refused(kit, bad, "one change is too large");
    free(large);
    bad = (struct store_change){
        .kind = STORE_CHANGE, .id = id, .first = STORE_LINES_MAX, .lines = "x\n", .lines_size = 2};
    refused(kit, bad, "a table has at most 1000000 lines");
    assert_int_equal(kit_lines(kit->store, 1), -1);
}

/* The longest line that the log knows, its end included, comes back whole. */
static void test_longest_line(void **state)
{
    struct kit *kit = *state;
    char *line = malloc(STORE_LINE_BYTES + 1), id[STORE_ID_CHARS + 1];
    kit_id(1, id);
    memset(line, 'y', STORE_LINE_BYTES);
    line[STORE_LINE_BYTES - 1] = '\n';
    struct store_change change = {.kind = STORE_CREATE,
                                  .id = id,
                                  .game = "kuhn",
                                  .lines = line,
                                  .lines_size = STORE_LINE_BYTES};
    assert_int_equal(submit(kit, &change, NULL), STORE_OK);
    free(line);
    struct store_table table;
    assert_int_equal(store_find(kit->store, id, &table, NULL), 1);
    assert_int_equal(table.lines, 1);
}

static void test_the_file_is_its_owners(void **state)
{
    struct kit *kit = *state;
    static const char *const endings[] = {"house.db", "house.db-wal", "house.db-shm",
                                          "house.db.lock"};
    if (kit_in_postgres()) /* then they are the server's */
        skip();
    kit_create(kit->store, 1, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    for (int i = 0; i < 4; i++) {
        char path[KIT_PATH_BYTES];
        struct stat of;
        kit_path(kit, endings[i], path);
        assert_int_equal(stat(path, &of), 0);
        assert_int_equal(of.st_mode & 0777, 0600);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_setup_started, kit_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_lines_come_back_in_order),
        TEST(test_lines_from_n_until_told),
        TEST(test_a_line_is_never_overwritten),
        TEST(test_lines_are_renewed),
        TEST(test_a_table_is_made_once),
        TEST(test_neighbours_of_a_conflict),
        TEST(test_status_title_and_secret),
        TEST(test_lists),
        TEST(test_a_removed_table_is_gone),
        TEST(test_bad_changes_are_not_queued),
        TEST(test_longest_line),
        TEST(test_the_file_is_its_owners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
