/* Who was at a table when; and a log that was left by whoever did not close, or is missing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/kit.h"

static bool add_id(void *arg, const struct store_table *table)
{
    char *out = arg;
    snprintf(out + strlen(out), 400 - strlen(out), "%s:%d ", table->id + 29,
             (int)(table->used / 3600000));
    return true;
}

static void use(struct store *store, int t, int hour)
{
    char id[STORE_ID_CHARS + 1];
    kit_id(t, id);
    const struct store_change change = {
        .kind = STORE_CHANGE, .id = id, .used = hour * 3600000LL + 5};
    assert_true(store_submit(store, &change, NULL, NULL));
    assert_int_equal(kit_result(store, NULL), STORE_OK);
}

/* Who was at a table when: to the hour, and never back. */
static void test_left(void **state)
{
    (void)state;
    struct kit kit;
    char ids[400] = "", reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    kit_open(&kit);
    kit_start(&kit, NULL);
    for (int t = 1; t <= 4; t++)
        kit_create(kit.store, t, 20); /* at an early hour: 1001, 1002 .. ms */
    kit_stop(&kit);
    struct store *look = store_open_look(kit.path, &why);
    assert_non_null(look);
    kit_start(&kit, NULL); /* whoever looks keeps no house from opening */
    use(kit.store, 1, 10);
    use(kit.store, 2, 7);
    use(kit.store, 3, 7);
    use(kit.store, 3, 6);
    kit_append(kit.store, 2, 20, 3);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    assert_int_equal(store_list_left(kit.store, 8 * 3600000LL, 10, add_id, ids, &why), 3);
    assert_string_equal(ids, "004:0 002:7 003:7 ");
    ids[0] = 0;
    assert_int_equal(store_list_left(look, 12 * 3600000LL, 10, add_id, ids, &why), 4);
    assert_string_equal(ids, "004:0 002:7 003:7 001:10 ");
    ids[0] = 0;
    assert_int_equal(store_list_left(kit.store, 12 * 3600000LL, 2, add_id, ids, &why), 2);
    assert_string_equal(ids, "004:0 002:7 ");
    assert_int_equal(kit_lines(look, 2), 23);
    store_close(look);
    kit_close(&kit);
}

/* Whether the disk takes anything can be tried without a table. */
static void test_try(void **state)
{
    (void)state;
    struct kit kit;
    struct store_done done;
    struct store_counts counts;
    kit_open(&kit);
    kit_start(&kit, NULL);
    assert_true(
        store_submit(kit.store, &(struct store_change){.kind = STORE_TRY, .tag = 9}, NULL, NULL));
    assert_int_equal(kit_result(kit.store, &done), STORE_OK);
    assert_int_equal(done.kind, STORE_TRY);
    assert_int_equal(done.tag, 9);
    store_counts(kit.store, &counts);
    assert_int_equal(counts.commits, 1);
    assert_int_equal(counts.tables[STORE_ANY], 0);
    kit_close(&kit);
}

/* A process that ends without closing; 20 tables were on the disk. */
static void end_unclean(struct kit *kit)
{
    int status;
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (!pid) {
        kit_start(kit, NULL);
        for (int t = 1; t <= 20; t++)
            kit_create(kit->store, t, 20);
        store_drain(kit->store);
        _exit(0);
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
}

/* Opening fails, for the log is missing. */
static void refused(const struct kit *kit)
{
    char reason[REASON_BYTES], want[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    assert_null(store_open(&(struct store_options){.path = kit->path}, &why));
    snprintf(want, sizeof want,
             "%s: it was not closed properly, and its log %s-wal is missing, which holds the last "
             "moves. "
             "Put the log back, or continue without it from a copy made by croupier house backup",
             kit->path, kit->path);
    assert_string_equal(reason, want);
}

/* The log of a store that was not closed holds what was acknowledged: without it the store is not
 * opened as if nothing had been. */
static void test_lost_log(void **state)
{
    (void)state;
    struct kit kit;
    char log[KIT_PATH_BYTES], to[KIT_PATH_BYTES], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    size_t size, log_size;
    kit_open(&kit);
    kit_path(&kit, "house.db", kit.path);
    end_unclean(&kit);
    kit_path(&kit, "house.db-wal", log);
    char *bytes = kit_read(log, &log_size), *whole = kit_read(kit.path, &size);
    assert_true(bytes && whole);
    assert_int_equal(remove(log), 0);
    refused(&kit);
    kit_write(log, "", 0);
    refused(&kit);
    kit_path(&kit, "copy.db", to);
    if (store_backup(kit.path, to, &why))
        fail_msg("%s", reason);
    struct kit copy = kit;
    memcpy(copy.path, to, sizeof to);
    kit_path(&kit, "alone.db", to);
    kit_write(to, whole, size); /* a copy of the file alone */
    kit_write(kit.path, whole, size);
    kit_write(log, bytes, log_size);
    struct store *store = store_open(&(struct store_options){.path = copy.path}, &why);
    assert_non_null(store);
    store_close(store);
    memcpy(copy.path, to, sizeof to);
    refused(&copy);
    kit_start(&kit, NULL);
    for (int t = 1; t <= 20; t++)
        assert_int_equal(kit_lines(kit.store, t), 20);
    kit_stop(&kit);
    assert_int_equal(access(log, F_OK), -1);
    kit_start(&kit, NULL); /* closed, it needs no log */
    free(bytes);
    free(whole);
    kit_close(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_left),
        cmocka_unit_test(test_try),
        cmocka_unit_test(test_lost_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
