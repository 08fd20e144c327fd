/* A disk that fails at every step of a commit, and the power that goes at every step. What is
 * always true: what is in the file afterwards is exactly what the acknowledged changes make, in
 * their order; of a change that was reported as failed there is nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/store/fault.h"
#include "tests/store/kit.h"

#ifdef CROUPIER_SANITIZED
enum { EVERY = 3 }; /* third operation */
#else
enum { EVERY = 1 };
#endif
enum { TABLES = 3, STEPS = 9, CHANGES = STEPS * TABLES, IMAGES_MAX = 4000, LOG_PAGES = 25 };

/* What ought to be there: lines of each table, -1 if it is not. */
struct model {
    int lines[TABLES];
};

struct change {
    int kind, t, first, lines, result;
};

/* One power cut: what was known then. */
struct image {
    char folder[256];
    int done, submitted; /* changes */
};

/* A run of the same changes over a store on a disk that may fail. */
struct run {
    struct kit kit;
    struct change change[CHANGES];
    struct model model; /* after all acknowledged changes */
    int submitted, done, failed;
    int every, taken, ops; /* an image at each `every`th operation; 0: none */
    bool after_strike;     /* ... only once the fault has struck */
    int after;             /* ... and only so many */
    uint64_t seed;
    struct image *image;
};

static void apply(struct model *m, const struct change *c)
{
    if (c->kind == STORE_REMOVE)
        m->lines[c->t] = -1;
    else
        m->lines[c->t] = c->first + c->lines;
}

/* Step i does something to each table: it makes it, adds 1 to 3 lines, or, table 1 at times,
 * removes it, table 2 at times begins all its lines anew. */
static struct change plan(const struct model *m, int step, int t)
{
    struct change c = {
        .kind = STORE_CHANGE, .t = t, .first = m->lines[t], .lines = 1 + (step + t) % 3};
    if (m->lines[t] < 0) {
        c.kind = STORE_CREATE;
        c.first = 0;
    } else if (t == 1 && step % 4 == 3) {
        c.kind = STORE_REMOVE;
    } else if (t == 2 && step % 4 == 2) {
        c.kind = STORE_RENEW;
        c.first = 0;
    }
    return c;
}

static void take_image(struct run *run)
{
    struct image *image = &run->image[run->taken];
    if (run->taken == IMAGES_MAX)
        return;
    run->taken++;
    snprintf(image->folder, sizeof image->folder, "%.200s/%d", run->kit.folder, run->taken);
    if (mkdir(image->folder, 0700))
        abort(); /* not the test's thread: it may not jump */
    image->done = run->done;
    image->submitted = run->submitted;
    fault_image(image->folder, run->seed++);
}

/* On the writer's thread: the main one waits, so what the run knows stands still. */
static void watch(void *arg)
{
    struct run *run = arg;
    if (run->after_strike && (!fault_struck() || run->after-- <= 0))
        return;
    if (run->every && ++run->ops % run->every == 0)
        take_image(run);
}

/* Submits the changes of one step, waits and takes note. True if all were acknowledged. */
static bool step(struct run *run, int number)
{
    struct store_done done;
    int from = run->submitted;
    bool good = true;
    for (int t = 0; t < TABLES; t++)
        run->change[run->submitted++] = plan(&run->model, number, t);
    for (int i = from; i < run->submitted; i++) {
        const struct change *c = &run->change[i];
        if (c->kind == STORE_CREATE)
            kit_create(run->kit.store, c->t, (uint32_t)c->lines);
        else if (c->kind == STORE_CHANGE)
            kit_append(run->kit.store, c->t, (uint32_t)c->first, (uint32_t)c->lines);
        else if (c->kind == STORE_RENEW)
            kit_renew(run->kit.store, c->t, (uint32_t)c->lines);
        else
            kit_remove(run->kit.store, c->t);
    }
    store_drain(run->kit.store);
    for (int i = from; i < run->submitted; i++) {
        assert_true(store_poll(run->kit.store, &done));
        assert_int_equal(done.tag, run->change[i].t);
        run->change[i].result = done.result;
        if (done.result == STORE_OK) {
            apply(&run->model, &run->change[i]);
            continue;
        }
        assert_int_equal(done.result, STORE_FAILED);
        if (strcmp(done.why, "the disk is full"))
            assert_ptr_equal(strstr(done.why, "the disk failed (input/output error)"), done.why);
        run->failed++;
        good = false;
    }
    run->done = run->submitted;
    return good;
}

static void compare(struct store *store, const struct model *want)
{
    for (int t = 0; t < TABLES; t++)
        assert_int_equal(kit_lines(store, t), want->lines[t]);
}

static bool same(struct store *store, const struct model *want)
{
    for (int t = 0; t < TABLES; t++)
        if (kit_lines(store, t) != want->lines[t])
            return false;
    return true;
}

/* After the power came back: the changes acknowledged then, and of those under way the first few,
 * in their order. */
static void check_image(const struct run *run, const struct image *image)
{
    struct kit kit = {0};
    struct model model = {.lines = {-1, -1, -1}};
    memcpy(kit.folder, image->folder, sizeof kit.folder);
    kit_path(&kit, "house.db", kit.path);
    kit_start(&kit, &(struct store_options){.vfs = fault_vfs});
    int i = 0;
    for (; i < image->done; i++)
        if (run->change[i].result == STORE_OK)
            apply(&model, &run->change[i]);
    bool found = same(kit.store, &model);
    /* One that was later reported as failed may have been there, until a later one was. */
    for (struct model kept = model; !found && i < image->submitted; i++) {
        apply(&model, &run->change[i]);
        if (run->change[i].result == STORE_OK) {
            apply(&kept, &run->change[i]);
            model = kept;
        }
        found = same(kit.store, &model);
    }
    if (!found)
        fail_msg("%s: after %d of %d changes there are %d %d %d lines", image->folder, image->done,
                 image->submitted, kit_lines(kit.store, 0), kit_lines(kit.store, 1),
                 kit_lines(kit.store, 2));
    kit_close(&kit);
}

static void run_start(struct run *run, uint64_t seed)
{
    *run = (struct run){.model = {.lines = {-1, -1, -1}}, .seed = seed};
    run->image = calloc(IMAGES_MAX, sizeof *run->image);
    assert_non_null(run->image);
    kit_open_in_memory(&run->kit);
    kit_start(&run->kit, NULL); /* made on a good disk */
    kit_stop(&run->kit);
    fault_start();
    kit_start(&run->kit, &(struct store_options){.vfs = fault_vfs, .log_pages = LOG_PAGES});
    fault_watch(watch, run);
}

/* Closes (which may fail on such a disk), looks on a good one, then at every image. */
static void run_end(struct run *run)
{
    kit_stop(&run->kit);
    fault_watch(NULL, NULL);
    fault_start();
    kit_start(&run->kit, NULL);
    compare(run->kit.store, &run->model);
    for (int i = 0; i < run->taken; i++) {
        fault_start();
        check_image(run, &run->image[i]);
    }
    free(run->image);
    kit_close(&run->kit);
}

/* The power goes before each operation on the disk, several times with other luck each. */
static void test_power_cut_at_every_step(void **state)
{
    (void)state;
    int images = 0;
    for (uint64_t luck = 0; luck < 6; luck += EVERY) {
        struct run run;
        run_start(&run, luck * 100000);
        run.every = 1;
        for (int i = 0; i < STEPS; i++)
            assert_true(step(&run, i));
        kit_stop(&run.kit); /* closing too is watched */
        images += run.taken;
        run_end(&run);
    }
    assert_true(images > 6 / EVERY * STEPS * 5); /* at least begin, frames and sync of each step */
    printf("%d power cuts\n", images);
}

/* The `at`th operation fails once. True if there was such a one. */
static bool fail_once(int kind, int at)
{
    struct run run;
    run_start(&run, (uint64_t)kind * 1000 + (uint64_t)at);
    run.every = 1;
    run.after_strike = true;
    run.after = 6;
    fault_set(kind, at, false);
    for (int i = 0; i < STEPS; i++) {
        bool before = fault_struck();
        bool good = step(&run, i);
        if (before || !fault_struck())
            assert_true(good); /* the store works on, and fails for no other reason */
        if (!good)
            take_image(&run); /* and nothing that was told to have failed comes back */
    }
    kit_stop(&run.kit);
    bool struck = fault_struck();
    run_end(&run);
    return struck;
}

/* From the `at`th operation on the disk fails, until somebody has made room. */
static bool fail_for_long(int kind, int at)
{
    struct run run;
    int left = 2; /* steps to fail */
    run_start(&run, (uint64_t)kind * 2000 + (uint64_t)at);
    fault_set(kind, at, true);
    for (int i = 0; i < STEPS; i++) {
        bool struck = fault_struck();
        bool good = step(&run, i);
        if (struck && left && !--left) {
            fault_set(FAULT_NONE, 0, false);
        } else if (!left) {
            assert_true(good);
            take_image(&run);
        }
    }
    bool struck = !left || fault_struck();
    run_end(&run);
    return struck;
}

static void test_each_step_fails_once(void **state)
{
    (void)state;
    for (int kind = FAULT_FULL; kind < FAULT_KINDS; kind++) {
        int at = 1;
        while (fail_once(kind, at))
            at += EVERY;
        /* 9 commits at least, each a sync and at least two writes. */
        assert_true(at > (kind == FAULT_SYNC ? STEPS : 2 * STEPS));
        printf("kind %d: failed at every %d of %d operations\n", kind, EVERY, at - 1);
    }
}

static void test_each_step_fails_for_long(void **state)
{
    (void)state;
    for (int kind = FAULT_FULL; kind < FAULT_KINDS; kind++) {
        int at = 1;
        while (fail_for_long(kind, at))
            at += kind == FAULT_SYNC ? 1 : 3;
        assert_true(at > STEPS);
    }
}

/* One more change to table 0 alone, which the store takes or not. */
static bool add_lines(struct run *run, int lines)
{
    struct store_done done;
    struct change *c = &run->change[run->submitted++];
    *c = (struct change){.kind = STORE_CHANGE, .first = run->model.lines[0], .lines = lines};
    kit_append(run->kit.store, 0, (uint32_t)c->first, (uint32_t)lines);
    store_drain(run->kit.store);
    assert_true(store_poll(run->kit.store, &done));
    c->result = done.result;
    if (done.result == STORE_OK)
        apply(&run->model, c);
    run->done = run->submitted;
    return done.result == STORE_OK;
}

/* The first commit of a log begun anew fails with its frames on the disk. The next one writes the
 * very header that the failed one wrote; until its own frames are there, those behind it must not
 * count. */
static void test_the_first_commit_of_a_new_log_fails(void **state)
{
    (void)state;
    for (uint64_t luck = 0; luck < 20; luck++) {
        struct run run;
        run_start(&run, luck * 1000);
        assert_true(step(&run, 0));
        assert_true(add_lines(&run, 60)); /* more than LOG_PAGES: all of it goes into the
                                             database */
        for (int ms = 0; !fault_syncs(FAULT_DB) && ms < 10000; ms++)
            usleep(1000);
        run.every = 1;
        fault_set(FAULT_SYNC, 2, false); /* 1: the header's */
        assert_false(add_lines(&run, 3));
        assert_true(add_lines(&run, 1));
        run_end(&run);
    }
}

/* A group fails whole: what waited beside the change that met the fault is not there either. */
static void test_the_whole_group_fails(void **state)
{
    (void)state;
    struct run run;
    struct store_done done;
    struct store_counts counts;
    run_start(&run, 1);
    assert_true(step(&run, 0));
    fault_hold(true);
    kit_append(run.kit.store, 0, (uint32_t)run.model.lines[0], 1);
    fault_wait_held();
    for (int t = 50; t < 60; t++)
        kit_create(run.kit.store, t, 3);
    fault_set(FAULT_SYNC, 2, false); /* 1: the held one */
    fault_hold(false);
    store_drain(run.kit.store);
    assert_true(store_poll(run.kit.store, &done));
    assert_int_equal(done.result, STORE_OK);
    run.model.lines[0]++;
    for (int t = 50; t < 60; t++) {
        assert_true(store_poll(run.kit.store, &done));
        assert_int_equal(done.tag, t);
        assert_int_equal(done.result, STORE_FAILED);
        assert_int_equal(kit_lines(run.kit.store, t), -1);
    }
    store_counts(run.kit.store, &counts);
    assert_int_equal(counts.commits_failed, 1);
    assert_int_equal(counts.results[STORE_FAILED], 10);
    assert_int_equal(counts.tables[STORE_ANY], TABLES);
    run_end(&run);
}

/* A first start on a failing disk: a reason, and no file that could be taken for a store. */
static void test_making_fails_at_each_step(void **state)
{
    (void)state;
    for (int kind = FAULT_FULL; kind < FAULT_KINDS; kind++) {
        struct store *store = NULL;
        int at = 0;
        while (!store) {
            struct kit kit;
            char reason[1024] = "", path[KIT_PATH_BYTES];
            struct text why = text_over(reason, sizeof reason);
            kit_open_in_memory(&kit);
            fault_start();
            fault_set(kind, ++at, true);
            store = store_open(&(struct store_options){.path = kit.path, .vfs = fault_vfs}, &why);
            if (store) {
                store_close(store);
            } else {
                assert_ptr_equal(strstr(reason, kit.path), reason);
                if (!strstr(reason, ": the disk "))
                    fail_msg("kind %d at %d: %s", kind, at, reason);
                assert_int_equal(access(kit.path, F_OK), -1);
                kit_path(&kit, "house.db.new", path);
                assert_int_equal(access(path, F_OK), -1);
                /* On a good disk it starts as if nothing had been. */
                kit_start(&kit, NULL);
            }
            kit_close(&kit);
        }
        assert_true(at > 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_power_cut_at_every_step),
        cmocka_unit_test(test_each_step_fails_once),
        cmocka_unit_test(test_each_step_fails_for_long),
        cmocka_unit_test(test_the_first_commit_of_a_new_log_fails),
        cmocka_unit_test(test_the_whole_group_fails),
        cmocka_unit_test(test_making_fails_at_each_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
