/* Several houses in one PostgreSQL. What is always true: a table is one house's at a time, and only
 * that one's changes of it are committed. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/postgres/postgres.h"
#include "tests/store/kit.h"

static void age(const struct kit *kit)
{
    kit_sql(kit, "UPDATE croupier.houses SET renewed = renewed - interval '1 hour'");
}

static struct store *another(const struct kit *kit, const char *address)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    const struct store_options options = {.path = kit->path, .address = address};
    struct store *store = store_open(&options, &why);
    if (!store)
        fail_msg("%s", reason);
    return store;
}

static void assert_refused(struct store *store, int result, const char *has)
{
    struct store_done done;
    assert_int_equal(kit_result(store, &done), result);
    if (!strstr(done.why, has))
        fail_msg("said: %s", done.why);
}

/* Each has the tables that it made or was the first to ask for; the other is told where they are.
 */
static void test_two_houses(void **state)
{
    struct kit *kit = *state;
    struct store_holder holder;
    struct store *first = another(kit, "127.0.0.1:1"), *second = another(kit, "127.0.0.1:2");
    kit_refused(kit->path, "127.0.0.1:2",
                "PostgreSQL: another server that has it open (house 2) is reached at 127.0.0.1:2",
                "--house");
    kit_create(first, 1, 2);
    assert_int_equal(kit_result(first, NULL), STORE_OK);
    kit_create(second, 2, 2);
    assert_int_equal(kit_result(second, NULL), STORE_OK);
    assert_int_equal(kit_hold(second, 1, &holder), STORE_ELSEWHERE);
    assert_int_equal(holder.house, store_house(first));
    assert_string_equal(holder.address, "127.0.0.1:1");
    assert_int_equal(kit_hold(first, 1, &holder), STORE_HELD);
    /* Whatever it believes, the other's change is refused, and only that one of its group. */
    kit_append(second, 1, 2, 1);
    assert_refused(second, STORE_CONFLICT, "another server has this table");
    kit_renew(second, 1, 1);
    assert_refused(second, STORE_CONFLICT, "another server has this table");
    kit_remove(second, 1);
    assert_refused(second, STORE_CONFLICT, "another server has this table");
    kit_append(second, 2, 2, 1);
    assert_int_equal(kit_result(second, NULL), STORE_OK);
    assert_int_equal(kit_lines(second, 1), 2);
    /* They know each other by the same key, which is no other database's. */
    assert_int_equal(strlen(store_key(first)), STORE_KEY_CHARS);
    assert_string_equal(store_key(first), store_key(second));
    /* What a house had that closes is free. */
    store_close(first);
    assert_int_equal(kit_hold(second, 1, &holder), STORE_HELD);
    kit_append(second, 1, 2, 1);
    assert_int_equal(kit_result(second, NULL), STORE_OK);
    store_close(second);
    kit_start(kit, NULL);
    assert_int_equal(kit_lines(kit->store, 1), 3);
    assert_int_equal(kit_lines(kit->store, 2), 3);
}

/* A word reaches every other house of the database, in the order in which they were told, and not
 * the one that told it; nobody is told what was not committed. */
static void test_words(void **state)
{
    struct kit *kit = *state;
    char word[STORE_WORD_BYTES], longest[STORE_WORD_BYTES + 1], reason[256];
    struct text why = text_over(reason, sizeof reason);
    struct store *first = another(kit, "127.0.0.1:1"), *second = another(kit, "127.0.0.1:2");
    memset(longest, 'x', STORE_WORD_BYTES);
    longest[STORE_WORD_BYTES] = 0;
    const char *const words[] = {"it's one", "another", "another", longest + 1};
    for (int i = 0; i < 4; i++) {
        const struct store_change change = {.kind = STORE_TELL, .word = words[i]};
        assert_true(store_submit(first, &change, NULL, &why));
        assert_int_equal(kit_result(first, NULL), STORE_OK);
    }
    for (int i = 0; i < 4; i++) {
        for (int ms = 0; !store_told(second, word); ms += 10) {
            assert_true(ms < 10 * STORE_RENEW_MS);
            usleep(10000);
        }
        assert_string_equal(word, words[i]);
    }
    assert_false(store_told(second, word));
    assert_false(store_told(first, word));
    const char *const bad[] = {NULL, "", longest};
    for (int i = 0; i < 3; i++) {
        const struct store_change change = {.kind = STORE_TELL, .word = bad[i]};
        assert_false(store_submit(first, &change, NULL, &why));
    }
    store_close(first);
    store_close(second);
    kit_start(kit, NULL);
}

/* Still there and not renewed for long: it hangs. Another takes its table; and then the first,
 * whose clock and connection are as good as ever, changes nothing, of that table or of others. */
static void test_a_house_that_hangs(void **state)
{
    struct kit *kit = *state;
    struct store_holder holder;
    struct store *first = another(kit, NULL), *second = another(kit, NULL);
    kit_create(first, 1, 1);
    kit_create(first, 2, 1);
    store_drain(first);
    for (struct store_done done; store_poll(first, &done);)
        assert_int_equal(done.result, STORE_OK);
    assert_int_equal(kit_hold(second, 1, &holder), STORE_ELSEWHERE);
    kit_sql(kit,
            "UPDATE croupier.houses SET renewed = renewed - interval '1 hour' WHERE number = 1");
    assert_int_equal(kit_hold(second, 1, &holder), STORE_HELD);
    kit_append(first, 1, 1, 1);
    assert_refused(first, STORE_FAILED, "others took its tables over");
    assert_int_equal(store_health(first), STORE_TAKEN);
    assert_int_equal(store_health(second), STORE_WELL);
    assert_int_equal(kit_lines(second, 1), 1);
    kit_append(second, 1, 1, 2);
    assert_int_equal(kit_result(second, NULL), STORE_OK);
    kit_append(first, 2, 1, 1);
    assert_refused(first, STORE_FAILED, "others took its tables over");
    /* The first one's end is not the second one's. */
    store_close(first);
    kit_append(second, 1, 3, 1);
    assert_int_equal(kit_result(second, NULL), STORE_OK);
    assert_int_equal(kit_lines(second, 1), 4);
    assert_int_equal(kit_lines(second, 2), 1);
    store_close(second);
}

/* A house that has nothing to do is not taken for dead, and notices when it was. */
static void test_an_idle_house_renews(void **state)
{
    struct kit *kit = *state;
    struct store_holder holder;
    kit_start(kit, NULL);
    kit_create(kit->store, 1, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    struct store *second = another(kit, NULL);
    for (int i = 0; i < 40; i++) {
        assert_int_equal(kit_hold(second, 1, &holder), STORE_ELSEWHERE);
        usleep(100000);
    }
    store_close(second);
    kit_sql(kit, "UPDATE croupier.houses SET gone = true");
    for (int i = 0; i < 100 && store_health(kit->store) != STORE_TAKEN; i++)
        usleep(100000);
    assert_int_equal(store_health(kit->store), STORE_TAKEN);
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void run(struct pg_connection *c, const char *sql)
{
    assert_int_equal(pg_ask(c, sql, NULL, 0, NULL, 0, NULL, NULL), PG_DONE);
}

/* Table t as that of a house that nobody hears of any more, so that only the asker's own state
 * decides whether it can be had. */
static void leave_to_the_late(const struct kit *kit, struct store *store, int t)
{
    char id[STORE_ID_CHARS + 1], sql[256];
    kit_create(store, t, 1);
    assert_int_equal(kit_result(store, NULL), STORE_OK);
    kit_id(t, id);
    snprintf(sql, sizeof sql,
             "WITH late AS (INSERT INTO croupier.houses (name, renewed) VALUES"
             " ('late', clock_timestamp() - interval '1 hour') RETURNING number)"
             " UPDATE croupier.tables SET house = (SELECT number FROM late) WHERE id = '%s'",
             id);
    kit_sql(kit, sql);
}

static int64_t gone(const struct kit *kit)
{
    return kit_sql(kit, "SELECT count(*) FROM croupier.houses WHERE gone");
}

/* Whose own row is not renewed does not know who else would have been heard of: while it is so, and
 * until the others have had their time again, it takes nothing from anybody. Its row is locked
 * here, as if its way to the database were gone, while it can still read. */
static void test_who_was_away_judges_nobody(void **state)
{
    struct kit *kit = *state;
    struct pg_connection c;
    struct store_holder holder;
    kit_start(kit, NULL);
    leave_to_the_late(kit, kit->store, 1);
    assert_int_equal(kit_hold(kit->store, 1, &holder), STORE_HELD);
    leave_to_the_late(kit, kit->store, 2);
    int64_t before = gone(kit);
    assert_true(pg_connect(&c, kit->path, NULL, NULL));
    run(&c, "SET idle_in_transaction_session_timeout = 0");
    run(&c, "BEGIN");
    run(&c, "UPDATE croupier.houses SET name = name WHERE number = 1");
    usleep(STORE_HOUSE_MS * 1000);
    assert_int_equal(kit_hold(kit->store, 2, &holder), STORE_ELSEWHERE);
    store_reap(kit->store);
    assert_int_equal(gone(kit), before);
    int64_t back = now_ms();
    run(&c, "ROLLBACK");
    pg_disconnect(&c);
    kit_append(kit->store, 1, 1, 1); /* is answered: it can write again */
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    while (kit_hold(kit->store, 2, &holder) == STORE_ELSEWHERE) {
        assert_true(now_ms() - back < 20 * STORE_HOUSE_MS);
        usleep(20000);
    }
    assert_int_equal(holder.house, store_house(kit->store));
    assert_true(now_ms() - back >= STORE_HOUSE_MS);
}

/* Many ask at once for tables that come free: each has one owner, and all agree on who it is. */
enum { RACERS = 4, RACED = 40 };
struct racer {
    struct store *store;
    pthread_t thread;
    int64_t holder[RACED];
};

static void *race(void *arg)
{
    struct racer *racer = arg;
    for (int t = 0; t < RACED; t++) {
        struct store_holder holder;
        racer->holder[t] = kit_hold(racer->store, 1 + t, &holder) == STORE_HELD
                               ? store_house(racer->store)
                               : holder.house;
    }
    return NULL;
}

static void test_many_take_at_once(void **state)
{
    struct kit *kit = *state;
    struct racer racers[RACERS] = {{0}};
    kit_start(kit, NULL);
    for (int t = 0; t < RACED; t++)
        kit_create(kit->store, 1 + t, 1);
    store_drain(kit->store);
    for (int i = 0; i < RACERS; i++)
        racers[i].store = another(kit, NULL);
    kit_stop(kit);
    for (int i = 0; i < RACERS; i++)
        assert_int_equal(pthread_create(&racers[i].thread, NULL, race, &racers[i]), 0);
    for (int i = 0; i < RACERS; i++)
        pthread_join(racers[i].thread, NULL);
    for (int t = 0; t < RACED; t++)
        for (int i = 0; i < RACERS; i++) {
            assert_int_equal(racers[i].holder[t], racers[0].holder[t]);
            assert_in_range(racers[i].holder[t], store_house(racers[0].store),
                            store_house(racers[RACERS - 1].store));
        }
    for (int i = 0; i < RACERS; i++)
        store_close(racers[i].store);
}

/* A table of three lines, and nothing yet that version 3 added. */
static void make_version_2(struct kit *kit)
{
    kit_start(kit, NULL);
    kit_create(kit->store, 1, 3);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    kit_stop(kit);
    kit_sql(kit, "DROP TABLE croupier.papers, croupier.kept");
}

/* A server of version 1 had all tables: while one is there, nothing is brought up to date. */
static void test_version_1(void **state)
{
    struct kit *kit = *state;
    make_version_2(kit);
    kit_sql(kit, "ALTER TABLE croupier.tables DROP COLUMN house");
    kit_sql(kit, "ALTER TABLE croupier.houses DROP COLUMN address");
    kit_sql(kit, "DROP INDEX croupier.houses_there");
    kit_sql(kit, "DROP TABLE croupier.key");
    kit_sql(kit, "UPDATE croupier.state SET value = 1");
    kit_sql(kit, "INSERT INTO croupier.houses (name) VALUES ('of version 1')");
    kit_refused(kit->path, NULL, "PostgreSQL: an older croupier serve has it open (house 2)",
                "stop it first");
    assert_int_equal(kit_sql(kit, "SELECT value FROM croupier.state"), 1);
    age(kit);
    kit_start(kit, NULL);
    assert_int_equal(kit_sql(kit, "SELECT count(*) FROM croupier.houses WHERE NOT gone"), 1);
    kit_append(kit->store, 1, 3, 1);
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_lines(kit->store, 1), 4);
}

/* One of version 2 has no papers; what it wrote stays, and its tables can have some. */
static void test_version_2(void **state)
{
    struct kit *kit = *state;
    char id[STORE_ID_CHARS + 1];
    const struct store_paper paper = {"a", "x"};
    kit_id(1, id);
    const struct store_change change = {
        .kind = STORE_CHANGE, .id = id, .papers = &paper, .paper_count = 1};
    make_version_2(kit);
    kit_sql(kit, "UPDATE croupier.state SET value = 2 WHERE name = 'version'");
    kit_start(kit, NULL);
    assert_int_equal(kit_lines(kit->store, 1), 3);
    assert_true(store_submit(kit->store, &change, NULL, NULL));
    assert_int_equal(kit_result(kit->store, NULL), STORE_OK);
    assert_int_equal(kit_sql(kit, "SELECT count(*) FROM croupier.papers"), 1);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_setup, kit_teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_two_houses),
        TEST(test_words),
        TEST(test_a_house_that_hangs),
        TEST(test_an_idle_house_renews),
        TEST(test_who_was_away_judges_nobody),
        TEST(test_many_take_at_once),
        TEST(test_version_1),
        TEST(test_version_2),
    };
    if (!kit_in_postgres()) {
        fprintf(stderr, "Run by tests/store/postgres.sh.\n");
        return 2;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
