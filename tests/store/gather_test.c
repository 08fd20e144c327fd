/* The log's writes, gathered. What is always true: who writes finds what waits, who reads finds
 * what was committed, and a commit is few pieces. (What happens when a piece fails is for
 * fault_test.c, which goes through the same.) */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "store/sqlite/gather.h"
#include "store/sqlite/sqlite.h"
#include "tests/store/fault.h"
#include "tests/store/kit.h"

static void count(void *arg)
{
    atomic_fetch_add((atomic_int *)arg, 1);
}

/* 60 lines: 13 * 1770 bytes, and 8 times 5000 more: 63 KB, sixteen pages at least, so 32 pieces or
 * more if each went alone. Gathered they are two of 64 KiB at most, or three with a page or so for
 * each table besides; and the sync. */
static void test_few_pieces(void **state)
{
    struct kit *kit = *state;
    atomic_int ops = 0;
    fault_start();
    kit_start(kit, &(struct store_options){.vfs = fault_vfs});
    kit_create(kit->store, 1, 1);
    store_drain(kit->store);
    kit_result(kit->store, NULL);
    fault_watch(count, &ops);
    kit_append(kit->store, 1, 1, 59);
    store_drain(kit->store);
    fault_watch(NULL, NULL);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_in_range(ops, 2, 4);
    kit_again(kit);
    assert_int_equal(kit_lines(kit->store, 1), 60);
}

static sqlite3 *connect(const struct kit *kit, const char *vfs)
{
    sqlite3 *db;
    assert_int_equal(
        sqlite3_open_v2(kit->path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs), 0);
    return db;
}

static void run(sqlite3 *db, const char *sql)
{
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
}

static int64_t number(sqlite3 *db, const char *sql)
{
    int64_t out = -1;
    assert_int_equal(store_number(db, sql, &out), SQLITE_OK);
    return out;
}

/* A change larger than the cache: its pages go to the log and come back from there before it is
 * committed, or taken back. Rows 1 to 3000 in an order that touches all pages again and again
 * (1009 and 3001 are primes); their sum is 3000 * 3001 / 2. */
static void test_larger_than_the_cache(void **state)
{
    struct kit *kit = *state;
    kit_path(kit, "house.db", kit->path);
    sqlite3 *writes = connect(kit, store_gather(NULL));
    run(writes, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=5;"
                "CREATE TABLE t (n INTEGER PRIMARY KEY, pad TEXT)");
    sqlite3 *reads = connect(kit, NULL);
    run(writes, "BEGIN; WITH RECURSIVE i(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM i WHERE k < "
                "3000) INSERT INTO t SELECT k * 1009 % 3001, hex(zeroblob(100)) FROM i");
    assert_int_equal(number(writes, "SELECT sum(n) FROM t WHERE length(pad) = 200"), 4501500);
    assert_int_equal(number(reads, "SELECT count(*) FROM t"), 0);
    run(writes, "COMMIT");
    assert_int_equal(number(reads, "SELECT sum(n) FROM t WHERE length(pad) = 200"), 4501500);
    run(writes, "BEGIN; UPDATE t SET pad = 'x'; ROLLBACK; UPDATE t SET n = -n WHERE n > 2990");
    assert_int_equal(number(reads, "SELECT sum(abs(n)) FROM t WHERE length(pad) = 200"), 4501500);
    assert_int_equal(number(reads, "SELECT count(*) FROM t WHERE n < 0"), 10);
    assert_int_equal(number(reads, "SELECT count(*) FROM pragma_integrity_check WHERE "
                                   "integrity_check = 'ok'"), 1);
    sqlite3_close(reads);
    sqlite3_close(writes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_few_pieces, kit_setup, kit_teardown),
        cmocka_unit_test_setup_teardown(test_larger_than_the_cache, kit_setup, kit_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
