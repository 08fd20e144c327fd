/* Files that are not as they should be: each is refused with one clear line and keeps its bytes.
 * And files of every version, backups, and the lock. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "store/sqlite/sqlite.h"
#include "tests/store/kit.h"

/* Opening fails; the reason is "PATH: want". */
static void refused(struct kit *kit, const char *want)
{
    char reason[REASON_BYTES], whole[2 * REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    assert_null(store_open(&(struct store_options){.path = kit->path}, &why));
    snprintf(whole, sizeof whole, "%s: %s", kit->path, want);
    assert_string_equal(reason, whole);
}

/* ... and the file is what it was. */
static void refused_untouched(struct kit *kit, const char *want)
{
    size_t before_size, after_size;
    char *before = kit_read(kit->path, &before_size);
    refused(kit, want);
    char *after = kit_read(kit->path, &after_size);
    assert_int_equal(after_size, before_size);
    assert_memory_equal(after, before, before_size);
    free(before);
    free(after);
}

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL))
        fail_msg("%s", sqlite3_errmsg(db));
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

/* A closed store with `tables` tables of 20 lines. */
static void fill(struct kit *kit, int tables)
{
    kit_open(kit);
    kit_start(kit, NULL);
    for (int t = 1; t <= tables; t++)
        kit_create(kit->store, t, 20);
    kit_stop(kit);
}

static void test_no_database(void **state)
{
    (void)state;
    struct kit kit;
    kit_open(&kit);
    kit_write(kit.path, "Dear diary, nothing happened.\n", 30);
    refused_untouched(&kit, "not a database; nothing was changed");
    kit_write(kit.path, "SQL", 3);
    refused_untouched(&kit, "not a database; nothing was changed");
    remove(kit.path);
    assert_int_equal(mkdir(kit.path, 0700), 0);
    refused(&kit, "not a file; give the path of a database");
    kit_close(&kit);
}

static void test_another_programs(void **state)
{
    (void)state;
    struct kit kit;
    kit_open(&kit);
    run_sql(kit.path, "CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1");
    refused_untouched(&kit, "this is the database of another program");
    kit_close(&kit);
}

static void test_newer(void **state)
{
    (void)state;
    struct kit kit;
    char want[200];
    fill(&kit, 2);
    run_sql(kit.path, "PRAGMA user_version = 99");
    snprintf(want, sizeof want, "a newer croupier wrote it (version 99; this one reads up to %d)",
             store_version);
    refused_untouched(&kit, want);
    kit_close(&kit);
}

/* Each of these is found before a byte is written. */
static void test_damaged(void **state)
{
    (void)state;
    struct kit kit;
    size_t size;
    const char *damaged = "the database is damaged; restore a backup";
    fill(&kit, 40);
    char *whole = kit_read(kit.path, &size), *bad = malloc(size);
    assert_true(size > 20 * 4096);
    kit_write(kit.path, whole, size / 2); /* cut in half */
    refused_untouched(&kit, damaged);
    kit_write(kit.path, whole, 4096); /* the first page alone */
    refused_untouched(&kit, damaged);
    for (size_t page = 1; page < size / 4096; page += 3) {
        memcpy(bad, whole, size);
        memset(bad + page * 4096, 0x5a, 4096);
        kit_write(kit.path, bad, size);
        char reason[REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        struct store *store = store_open(&(struct store_options){.path = kit.path}, &why);
        /* Overflow pages hold text alone: that a line is false the log's chain tells, not SQLite.
         */
        if (store)
            store_close(store);
        else
            refused_untouched(&kit, damaged);
    }
    memcpy(bad, whole, size);
    memset(bad + 100, 0, 3996); /* the schema's page, but for the header */
    kit_write(kit.path, bad, size);
    refused_untouched(&kit, damaged);
    kit_write(kit.path, whole, size);
    kit_start(&kit, NULL);
    assert_int_equal(kit_lines(kit.store, 40), 20);
    free(whole);
    free(bad);
    kit_close(&kit);
}

/* Tables, indexes and their trees: with any of their root pages gone the file is refused. */
static void test_damaged_trees(void **state)
{
    (void)state;
    struct kit kit;
    size_t size;
    sqlite3 *db;
    sqlite3_stmt *roots;
    int root[16], count = 0;
    fill(&kit, 40);
    assert_int_equal(sqlite3_open(kit.path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0",
                                        -1, &roots, NULL),
                     SQLITE_OK);
    while (sqlite3_step(roots) == SQLITE_ROW && count < 16)
        root[count++] = sqlite3_column_int(roots, 0);
    sqlite3_finalize(roots);
    sqlite3_close(db);
    /* tables and four indexes, secrets, lines, packs, state, papers and their index, key, kept */
    assert_int_equal(count, 13);
    char *whole = kit_read(kit.path, &size), *bad = malloc(size);
    for (int i = 0; i < count; i++) {
        memcpy(bad, whole, size);
        memset(bad + (size_t)(root[i] - 1) * 4096, 0xff, 4096);
        kit_write(kit.path, bad, size);
        refused_untouched(&kit, "the database is damaged; restore a backup");
    }
    free(whole);
    free(bad);
    kit_close(&kit);
}

/* Someone removed the database but not its log: a new one must not swallow the old log. */
static void test_a_log_without_its_database(void **state)
{
    (void)state;
    struct kit kit;
    char log[KIT_PATH_BYTES], want[REASON_BYTES];
    size_t size, after_size;
    kit_open(&kit);
    kit_start(&kit, NULL);
    kit_create(kit.store, 1, 20);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    kit_path(&kit, "house.db-wal", log);
    char *bytes = kit_read(log, &size);
    assert_true(size > 0);
    kit_stop(&kit);
    remove(kit.path);
    kit_write(log, bytes, size);
    snprintf(want, sizeof want, "only its log %s is here; put the database back, or move the log",
             log);
    refused(&kit, want);
    char *after = kit_read(log, &after_size);
    assert_int_equal(after_size, size);
    assert_memory_equal(after, bytes, size);
    free(bytes);
    free(after);
    kit_close(&kit);
}

static void test_an_empty_file_is_a_new_store(void **state)
{
    (void)state;
    struct kit kit;
    char cut[KIT_PATH_BYTES];
    kit_open(&kit);
    kit_write(kit.path, "", 0);
    kit_path(&kit, "house.db.new", cut); /* of a first start that was cut short */
    kit_write(cut, "SQLite format 3 and no more", 27);
    kit_start(&kit, NULL);
    kit_create(kit.store, 1, 3);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    assert_int_equal(access(cut, F_OK), -1);
    kit_close(&kit);
}

/* Names that SQLite would take for something else are only names. */
static void test_odd_paths(void **state)
{
    (void)state;
    struct kit kit;
    char here[KIT_PATH_BYTES], reason[REASON_BYTES], path[KIT_PATH_BYTES];
    static const char *const names[] = {":memory:", "file:x?mode=memory"};
    kit_open(&kit);
    assert_non_null(getcwd(here, sizeof here));
    assert_int_equal(chdir(kit.folder), 0);
    for (int i = 0; i < 2; i++) {
        struct text why = text_over(reason, sizeof reason);
        struct store *store = store_open(&(struct store_options){.path = names[i]}, &why);
        assert_non_null(store);
        store_close(store);
        kit_path(&kit, names[i], path);
        assert_int_equal(access(path, F_OK), 0);
    }
    struct text why = text_over(reason, sizeof reason);
    assert_null(store_open(&(struct store_options){.path = ""}, &why));
    assert_string_equal(reason, "give the path of the database");
    char longest[600];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = 0;
    why = text_over(reason, sizeof reason);
    assert_null(store_open(&(struct store_options){.path = longest}, &why));
    assert_string_equal(reason, "the path of the database is too long");
    assert_int_equal(chdir(here), 0);
    kit_close(&kit);
}

static void test_a_second_one_is_refused(void **state)
{
    (void)state;
    struct kit kit;
    char want[100];
    kit_open(&kit);
    kit_start(&kit, NULL);
    kit_create(kit.store, 1, 3);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    snprintf(want, sizeof want, "another croupier has it open (process %d)", (int)getpid());
    refused(&kit, want);
    assert_int_equal(kit_lines(kit.store, 1), 3);
    kit_append(kit.store, 1, 3, 1);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    kit_stop(&kit);
    kit_start(&kit, NULL); /* the lock is gone with its holder */
    assert_int_equal(kit_lines(kit.store, 1), 4);
    kit_close(&kit);
}

/* Another program writes in the file meanwhile: the group waits for it, at last it fails whole. */
static void test_a_foreign_lock(void **state)
{
    (void)state;
    struct kit kit;
    struct store_done done;
    sqlite3 *db;
    kit_open(&kit);
    kit_start(&kit, NULL);
    kit_create(kit.store, 1, 3);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    assert_int_equal(sqlite3_open(kit.path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    kit_append(kit.store, 1, 3, 1);
    assert_int_equal(kit_result(kit.store, &done), STORE_FAILED);
    assert_string_equal(done.why, "another program has locked the database");
    assert_int_equal(sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    assert_int_equal(kit_lines(kit.store, 1), 3);
    kit_append(kit.store, 1, 3, 2);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit.store, 1), 5);
    kit_close(&kit);
}

/* As a user who may not write here: root may everywhere, so a child steps down. */
static void refused_to_others(struct kit *kit, const char *want)
{
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (!child) {
        char reason[REASON_BYTES], whole[2 * REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        if (!geteuid() && (setgid(65534) || setuid(65534)))
            _exit(3);
        struct store *store = store_open(&(struct store_options){.path = kit->path}, &why);
        snprintf(whole, sizeof whole, "%s: %s", kit->path, want);
        if (!store && strcmp(reason, whole))
            fprintf(stderr, "%s\n", reason);
        _exit(store ? 1 : strcmp(reason, whole) ? 2 : 0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_unwritable(void **state)
{
    (void)state;
    struct kit kit;
    char other[KIT_PATH_BYTES];
    kit_open(&kit);
    assert_int_equal(chmod(kit.folder, 0555), 0);
    refused_to_others(&kit, "its folder cannot be written: Permission denied");
    assert_int_equal(access(kit.path, F_OK), -1);
    /* The folder may be written, the file only read. */
    assert_int_equal(chmod(kit.folder, 0777), 0);
    kit_start(&kit, NULL);
    kit_stop(&kit);
    kit_path(&kit, "house.db.lock", other);
    remove(other);
    assert_int_equal(chmod(kit.path, 0444), 0);
    refused_to_others(&kit, "the database is read-only");
    /* No such folder. */
    struct kit none = kit;
    kit_path(&kit, "none/house.db", none.path);
    refused(&none, "its folder cannot be written: No such file or directory");
    kit_close(&kit);
}

/* ---- Versions ---- */
static bool add_text(void *arg, uint32_t n, const char *line, size_t size)
{
    char *out = arg;
    (void)n, (void)size;
    snprintf(out + strlen(out), 400 - strlen(out), "%s ", line);
    return true;
}

static bool count_one(void *arg, const struct store_table *table)
{
    (void)table;
    ++*(int *)arg;
    return true;
}

static void test_version_1_opens(void **state)
{
    (void)state;
    struct kit kit;
    size_t size;
    struct store_table table;
    char lines[400] = "";
    kit_open(&kit);
    char *sql = kit_read(VERSION_1, &size);
    assert_non_null(sql);
    run_sql(kit.path, sql);
    free(sql);
    kit_start(&kit, NULL);
    assert_int_equal(store_find(kit.store, "00000000000000000000000000000001", &table, NULL), 1);
    assert_string_equal(table.game, "kuhn");
    assert_int_equal(table.status, STORE_OVER);
    assert_int_equal(table.created, 1001);
    assert_int_equal(table.lines, 3);
    assert_string_equal(table.title, "{\"name\":\"first\"}");
    assert_string_equal(table.secret, "{\"seed\":\"aa\"}");
    assert_int_equal(store_lines(kit.store, table.id, 0, add_text, lines, NULL), 3);
    assert_string_equal(lines, "{\"croupier\":1} {\"n\":1} {\"end\":\"over\"} ");
    assert_int_equal(store_find(kit.store, "0000000000000000000000000000000f", &table, NULL), 1);
    assert_int_equal(table.lines, 1);
    assert_int_equal(strlen(store_key(kit.store)), STORE_KEY_CHARS);
    /* Nobody knows when these were used: since now. */
    int given = 0;
    int64_t now = (int64_t)time(NULL) * 1000;
    assert_int_equal(store_list_left(kit.store, now - 3600000, 10, count_one, &given, NULL), 0);
    assert_int_equal(store_list_left(kit.store, now + 3600000, 10, count_one, &given, NULL), 2);
    kit_create(kit.store, 2, 2);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    kit_remove(kit.store, 15);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    kit_close(&kit);
}

/* Steps of a made-up future; the third goes wrong half-way. */
static const char *const steps[] = {
    "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (5)",
    "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1",
    "UPDATE a SET y = 100; INSERT INTO nowhere VALUES (1)",
};

static void test_migrations(void **state)
{
    (void)state;
    struct kit kit;
    sqlite3 *db;
    int64_t n = 0;
    kit_open(&kit);
    assert_int_equal(sqlite3_open(kit.path, &db), SQLITE_OK);
    assert_int_equal(store_migrate(db, steps, 1), SQLITE_OK);
    assert_int_equal(store_number(db, "SELECT x FROM a", &n), SQLITE_OK);
    assert_int_equal(n, 5);
    /* Only what is new runs: step 1 again would say that table a is there. */
    assert_int_equal(store_migrate(db, steps, 2), SQLITE_OK);
    assert_int_equal(store_number(db, "SELECT y FROM a", &n), SQLITE_OK);
    assert_int_equal(n, 6);
    assert_int_equal(store_migrate(db, steps, 2), SQLITE_OK);
    assert_int_not_equal(store_migrate(db, steps, 3), SQLITE_OK);
    assert_int_equal(store_number(db, "PRAGMA user_version", &n), SQLITE_OK);
    assert_int_equal(n, 2);
    assert_int_equal(store_number(db, "PRAGMA application_id", &n), SQLITE_OK);
    assert_int_equal(n, 0x63727072);
    assert_int_equal(store_number(db, "SELECT y FROM a", &n), SQLITE_OK);
    assert_int_equal(n, 6);
    /* From nothing to the third: nothing of the first two either. */
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    remove(kit.path);
    assert_int_equal(sqlite3_open(kit.path, &db), SQLITE_OK);
    assert_int_not_equal(store_migrate(db, steps, 3), SQLITE_OK);
    assert_int_equal(store_number(db, "SELECT count(*) FROM sqlite_schema", &n), SQLITE_OK);
    assert_int_equal(n, 0);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    kit_close(&kit);
}

/* A database has a key of its own, which stays, and another has another. */
static void test_key(void **state)
{
    (void)state;
    struct kit kit, other;
    char key[STORE_KEY_CHARS + 1];
    kit_open(&kit);
    kit_open(&other);
    kit_start(&kit, NULL);
    kit_start(&other, NULL);
    snprintf(key, sizeof key, "%s", store_key(kit.store));
    assert_int_equal(strlen(key), STORE_KEY_CHARS);
    assert_int_equal(strspn(key, "0123456789abcdef"), STORE_KEY_CHARS);
    assert_string_not_equal(key, store_key(other.store));
    kit_again(&kit);
    assert_string_equal(store_key(kit.store), key);
    kit_stop(&kit);
    run_sql(kit.path, "DELETE FROM key");
    refused(&kit, "the database is damaged; restore a backup");
    kit_close(&kit);
    kit_close(&other);
}

/* ---- Backups ---- */
static void test_backup(void **state)
{
    (void)state;
    struct kit kit, copy;
    char to[KIT_PATH_BYTES], reason[REASON_BYTES], want[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct stat of;
    kit_open(&kit);
    kit_start(&kit, NULL);
    for (int t = 1; t <= 30; t++)
        kit_create(kit.store, t, 20);
    store_drain(kit.store);
    /* Commits go on while it copies; all that was acknowledged before is in it. */
    for (int t = 31; t <= 500; t++)
        kit_create(kit.store, t, 20);
    kit_path(&kit, "copy.db", to);
    if (store_backup(kit.path, to, &why))
        fail_msg("%s", reason);
    assert_int_equal(stat(to, &of), 0);
    assert_int_equal(of.st_mode & 0777, 0600);
    assert_int_equal(store_backup(kit.path, to, &why), -1);
    snprintf(want, sizeof want, "%s: this file already exists; choose another name", to);
    assert_string_equal(reason, want);
    copy = kit;
    copy.store = NULL;
    memcpy(copy.path, to, sizeof to);
    kit_start(&copy, NULL);
    for (int t = 1; t <= 30; t++)
        assert_int_equal(kit_lines(copy.store, t), 20);
    for (int t = 31; t <= 500; t++) /* whole, or not there */
        assert_true(kit_lines(copy.store, t) == 20 || kit_lines(copy.store, t) == -1);
    kit_stop(&copy);
    kit_close(&kit);
}

static void test_backup_of_nothing(void **state)
{
    (void)state;
    struct kit kit;
    char to[KIT_PATH_BYTES], from[KIT_PATH_BYTES], reason[REASON_BYTES];
    kit_open(&kit);
    kit_path(&kit, "copy.db", to);
    kit_path(&kit, "letter.txt", from);
    kit_write(from, "Dear SQLite, how are you?\n", 26);
    struct text why = text_over(reason, sizeof reason);
    assert_int_equal(store_backup(kit.path, to, &why), -1);
    assert_non_null(strstr(reason, "house.db: there is no database"));
    why = text_over(reason, sizeof reason);
    assert_int_equal(store_backup(from, to, &why), -1);
    assert_non_null(strstr(reason, "letter.txt: not a database"));
    assert_int_equal(access(to, F_OK), -1);
    kit_close(&kit);
    fill(&kit, 2);
    why = text_over(reason, sizeof reason);
    assert_int_equal(store_backup(kit.path, "/nowhere/copy.db", &why), -1);
    assert_string_equal(reason, "/nowhere/copy.db: No such file or directory");
    kit_close(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_database),
        cmocka_unit_test(test_another_programs),
        cmocka_unit_test(test_newer),
        cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_damaged_trees),
        cmocka_unit_test(test_a_log_without_its_database),
        cmocka_unit_test(test_an_empty_file_is_a_new_store),
        cmocka_unit_test(test_odd_paths),
        cmocka_unit_test(test_a_second_one_is_refused),
        cmocka_unit_test(test_a_foreign_lock),
        cmocka_unit_test(test_unwritable),
        cmocka_unit_test(test_version_1_opens),
        cmocka_unit_test(test_migrations),
        cmocka_unit_test(test_key),
        cmocka_unit_test(test_backup),
        cmocka_unit_test(test_backup_of_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
