/* Two threads and a queue: what is acknowledged when, in which order, in how many commits, and what
 * happens when the disk is slow. What is always true: the disk is slow exactly as long as the test
 * holds its sync, so nothing depends on luck. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "tests/store/fault.h"
#include "tests/store/kit.h"

struct woken {
    pthread_mutex_t lock;
    int times, dirty;
};

/* On the writer's thread, when completions are there: then the log has been synced. */
static void wake(void *arg)
{
    struct woken *w = arg;
    pthread_mutex_lock(&w->lock);
    w->times++;
    w->dirty += fault_dirty(FAULT_WAL);
    pthread_mutex_unlock(&w->lock);
}

struct slow {
    struct kit kit;
    struct woken woken;
};

/* A store with a table 1 of one line, over the faulting VFS. */
static void start(struct slow *s, struct store_options options)
{
    kit_open(&s->kit);
    s->woken = (struct woken){.lock = PTHREAD_MUTEX_INITIALIZER};
    fault_start();
    options.vfs = fault_vfs;
    options.wake = wake;
    options.arg = &s->woken;
    kit_start(&s->kit, &options);
    kit_create(s->kit.store, 1, 1);
    assert_int_equal(kit_result(s->kit.store, NULL), STORE_OK);
    s->woken.times = 0;
}

/* The writer is within the sync of a commit of its own: line 1 of table 1. */
static void hold_writer(struct slow *s)
{
    fault_hold(true);
    kit_append(s->kit.store, 1, 1, 1);
    fault_wait_held();
}

static void test_no_word_before_the_sync(void **state)
{
    (void)state;
    struct slow s;
    struct store_done done;
    start(&s, (struct store_options){0});
    hold_writer(&s);
    /* All is written but the sync is not through: no completion, no wake-up, and readers see the
     * old state. */
    assert_true(fault_dirty(FAULT_WAL));
    assert_false(store_poll(s.kit.store, &done));
    assert_int_equal(kit_lines(s.kit.store, 1), 1);
    pthread_mutex_lock(&s.woken.lock);
    assert_int_equal(s.woken.times, 0);
    pthread_mutex_unlock(&s.woken.lock);
    fault_hold(false);
    assert_int_equal(kit_result(s.kit.store, NULL), STORE_OK);
    assert_int_equal(kit_lines(s.kit.store, 1), 2);
    assert_int_equal(s.woken.times, 1);
    assert_int_equal(s.woken.dirty, 0);
    kit_close(&s.kit);
}

/* What waits while one commit runs is the next: 100 changes, one sync. */
static void test_one_sync_for_all_that_waited(void **state)
{
    (void)state;
    struct slow s;
    struct store_counts before, after;
    start(&s, (struct store_options){0});
    hold_writer(&s);
    store_counts(s.kit.store, &before);
    int syncs = fault_syncs(FAULT_WAL);
    for (int i = 0; i < 100; i++)
        kit_create(s.kit.store, 100 + i, 1);
    fault_hold(false);
    store_drain(s.kit.store);
    store_counts(s.kit.store, &after);
    assert_int_equal(after.commits - before.commits, 2); /* the held one and the group */
    assert_int_equal(fault_syncs(FAULT_WAL) - syncs, 2); /* a sync each */
    assert_int_equal(after.lines - before.lines, 101);   /* line 1 of table 1, and 100 */
    assert_int_equal(after.results[STORE_OK] - before.results[STORE_OK], 101);
    assert_int_equal(after.queued_items, 0);
    assert_int_equal(after.queued_bytes, 0);
    assert_true(after.commit_ns_max > 0 && after.commit_ns >= after.commit_ns_max);
    /* In the order of submission. */
    struct store_done done;
    for (int i = -1; i < 100; i++) {
        assert_true(store_poll(s.kit.store, &done));
        assert_int_equal(done.tag, i < 0 ? 1 : 100 + i);
    }
    assert_false(store_poll(s.kit.store, &done));
    assert_int_equal(s.woken.dirty, 0);
    kit_close(&s.kit);
}

static void test_a_group_has_a_limit(void **state)
{
    (void)state;
    struct slow s;
    struct store_counts before, after;
    start(&s, (struct store_options){.group_items = 8});
    hold_writer(&s);
    store_counts(s.kit.store, &before);
    for (int i = 0; i < 20; i++)
        kit_create(s.kit.store, 100 + i, 1);
    fault_hold(false);
    store_drain(s.kit.store);
    store_counts(s.kit.store, &after);
    assert_int_equal(after.commits - before.commits, 4); /* the held one, then 8 + 8 + 4 */
    kit_close(&s.kit);
}

static bool try_create(struct store *store, int t, bool *full, char reason[STORE_REASON_BYTES])
{
    char id[STORE_ID_CHARS + 1];
    struct text why = text_over(reason, STORE_REASON_BYTES);
    kit_id(t, id);
    struct store_change change = {.kind = STORE_CREATE, .id = id, .game = "kuhn"};
    return store_submit(store, &change, full, &why);
}

static void test_a_full_queue_refuses(void **state)
{
    (void)state;
    struct slow s;
    bool full;
    char reason[STORE_REASON_BYTES];
    start(&s, (struct store_options){.queue_items = 5});
    hold_writer(&s); /* it counts until it is on the disk: 1 of 5 */
    for (int i = 0; i < 4; i++)
        assert_true(try_create(s.kit.store, 100 + i, &full, reason));
    assert_false(try_create(s.kit.store, 200, &full, reason));
    assert_true(full);
    assert_string_equal(reason, "the store cannot keep up; try again in a moment");
    fault_hold(false);
    store_drain(s.kit.store);
    assert_true(try_create(s.kit.store, 200, &full, reason));
    assert_false(full);
    store_drain(s.kit.store);
    struct store_done done;
    int taken = 0;
    while (store_poll(s.kit.store, &done)) {
        assert_int_equal(done.result, STORE_OK);
        taken++;
    }
    assert_int_equal(taken, 6); /* 1 + 4 + 1; the refused one has no completion */
    kit_close(&s.kit);
}

static void test_a_queue_full_of_bytes_refuses(void **state)
{
    (void)state;
    struct slow s;
    bool full;
    char reason[STORE_REASON_BYTES];
    start(&s, (struct store_options){.queue_bytes = 2000});
    hold_writer(&s);                  /* line 1 of table 1: less than 100 bytes */
    kit_append(s.kit.store, 1, 2, 4); /* lines 2 to 5: 26 + 39 + 52 + 65 of padding, and frames */
    for (int i = 0; i < 2000; i++)
        if (!try_create(s.kit.store, 100 + i, &full, reason))
            break;
    assert_true(full);
    struct store_counts counts;
    store_counts(s.kit.store, &counts);
    assert_in_range(counts.queued_bytes, 1900, 2000);
    fault_hold(false);
    store_drain(s.kit.store);
    /* Alone, a change may be larger than the queue: line 6 has over 5000 bytes. */
    kit_append(s.kit.store, 1, 6, 1);
    store_drain(s.kit.store);
    assert_int_equal(kit_lines(s.kit.store, 1), 7);
    kit_close(&s.kit);
}

/* Closing commits what is queued, though nobody asks for the completions. */
static void test_closing_loses_nothing(void **state)
{
    (void)state;
    struct kit kit;
    kit_open(&kit);
    kit_start(&kit, NULL);
    for (int t = 1; t <= 300; t++)
        kit_create(kit.store, t, 2);
    kit_stop(&kit);
    kit_start(&kit, NULL);
    for (int t = 1; t <= 300; t++)
        assert_int_equal(kit_lines(kit.store, t), 2);
    kit_close(&kit);
}

static void retitle(struct store *store, int t)
{
    char id[STORE_ID_CHARS + 1];
    kit_id(t, id);
    const struct store_change change = {
        .kind = STORE_CHANGE, .id = id, .tag = (uint64_t)t, .title = "another"};
    assert_true(store_submit(store, &change, NULL, NULL));
}

static void assert_next(struct store *store, int t, int result)
{
    struct store_done done;
    assert_true(store_poll(store, &done));
    assert_int_equal(done.tag, t);
    assert_int_equal(done.result, result);
    assert_int_equal(!done.why[0], result == STORE_OK);
}

/* Whoever is told that a change of a table failed was promised that nothing after it is there: what
 * was on its way by then fails as well, if it would fit or not, and no other table's does. */
static void test_what_follows_a_failure_fails(void **state)
{
    (void)state;
    struct slow s;
    start(&s, (struct store_options){.group_items = 1});
    hold_writer(&s);
    retitle(s.kit.store, 1);
    kit_create(s.kit.store, 2, 1);
    retitle(s.kit.store, 1);
    fault_set(FAULT_SYNC, 1, false); /* the one that is held */
    fault_hold(false);
    store_drain(s.kit.store);
    retitle(s.kit.store, 1); /* the caller still knows of nothing */
    retitle(s.kit.store, 2);
    store_drain(s.kit.store);
    for (int i = 0; i < 3; i++)
        assert_next(s.kit.store, 1, STORE_FAILED);
    assert_next(s.kit.store, 2, STORE_OK);
    assert_next(s.kit.store, 1, STORE_FAILED);
    assert_next(s.kit.store, 2, STORE_OK);
    assert_int_equal(kit_lines(s.kit.store, 1), 1);
    retitle(s.kit.store, 1);
    store_drain(s.kit.store);
    assert_next(s.kit.store, 1, STORE_OK);
    kit_close(&s.kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_word_before_the_sync),
        cmocka_unit_test(test_one_sync_for_all_that_waited),
        cmocka_unit_test(test_a_group_has_a_limit),
        cmocka_unit_test(test_a_full_queue_refuses),
        cmocka_unit_test(test_a_queue_full_of_bytes_refuses),
        cmocka_unit_test(test_closing_loses_nothing),
        cmocka_unit_test(test_what_follows_a_failure_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
