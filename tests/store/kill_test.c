/* A process that writes is killed at random moments, again and again in the same database. What is
 * always true: every line that it had acknowledged is there, once, in order; lines after them are
 * such as it had submitted. */
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/kit.h"

enum { KILLS = 25, IN_FLIGHT = 20 };

/* Writes from line `first` on until it is killed; each acknowledged n goes down the pipe. */
static void child(struct kit *kit, uint32_t first, int to)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct store_done done;
    /* A small log, so that it is moved into the database now and then, and killed at that too. */
    const struct store_options options = {.path = kit->path, .log_pages = 40};
    struct store *store = store_open(&options, &why);
    if (!store)
        _exit(1);
    kit_hold_all(store);
    for (uint32_t n = first, done_n = first;;) {
        for (; n - done_n < IN_FLIGHT; n++)
            kit_append(store, 1, n, 1);
        while (!store_poll(store, &done))
            usleep(100);
        if (done.result != STORE_OK || done.first != done_n)
            _exit(2);
        if (write(to, &done_n, sizeof done_n) != sizeof done_n)
            _exit(3);
        done_n++;
    }
}

/* One life; returns how many lines, from line 0, were acknowledged by its end. */
static uint32_t live(struct kit *kit, int life, uint32_t first, unsigned us)
{
    int ends[2], status;
    uint32_t n, acknowledged = first;
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t process = fork();
    assert_true(process >= 0);
    if (!process) {
        close(ends[0]);
        child(kit, first, ends[1]);
    }
    close(ends[1]);
    /* Some time after its first acknowledgement, which may take long; every fifth life wherever it
     * is, opening included. */
    if (life % 5 && read(ends[0], &n, sizeof n) == sizeof n) {
        assert_int_equal(n, first);
        acknowledged++;
    }
    usleep(us);
    assert_int_equal(kill(process, SIGKILL), 0);
    while (read(ends[0], &n, sizeof n) == sizeof n) {
        assert_int_equal(n, acknowledged);
        acknowledged++;
    }
    close(ends[0]);
    assert_int_equal(waitpid(process, &status, 0), process);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGKILL);
    return acknowledged;
}

static void test_kills(void **state)
{
    (void)state;
    struct kit kit;
    uint32_t lines = 1, written = 0, seed = (uint32_t)getpid() * 2654435761u;
    kit_open(&kit);
    kit_start(&kit, NULL);
    kit_create(kit.store, 1, 1);
    assert_int_equal(kit_result(kit.store, NULL), STORE_OK);
    kit_stop(&kit);
    for (int life = 1; life <= KILLS; life++) {
        seed = seed * 1664525 + 1013904223;
        uint32_t acknowledged = live(&kit, life, lines, seed >> 8 & 0xffff);
        /* PostgreSQL's waits until the dead one was not heard of for some time: that time is over,
         * once what it had sent is done. */
        while (kit_in_postgres() &&
               kit_sql(&kit, "SELECT count(*) FROM pg_stat_activity WHERE application_name = "
                             "'croupier' AND datname = current_database()"
                             " AND pid <> pg_backend_pid()"))
            usleep(10000);
        if (kit_in_postgres())
            kit_sql(&kit, "UPDATE croupier.houses SET renewed = renewed - interval '1 hour'");
        kit_start(&kit, NULL);
        int there = kit_lines(kit.store, 1); /* once and in order: n is a key, and counts up */
        kit_stop(&kit);
        /* What was in flight may be there, and one more that had no time to be told. */
        assert_in_range(there, acknowledged, acknowledged + IN_FLIGHT + 1);
        written += acknowledged - lines;
        lines = (uint32_t)there;
    }
    assert_true(written >= KILLS / 5 * 4); /* every life but each fifth wrote something */
    printf("%u lines in %d lives\n", (unsigned)lines, KILLS);
    kit_close(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_kills)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
