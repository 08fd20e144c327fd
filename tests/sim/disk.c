/* The disk of the server's database: the failing VFS of the store's tests, with time, chance and
 * crashes. What is always true: what a life left unsynced is known to the next one, so that losing
 * power after a kill can still take it. */
#include "tests/sim/sim.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/text.h"
#include "store/store.h"
#include "tests/store/fault.h"

static const char *const names[] = {"house.db", "house.db-wal"};

static char *path_of(const char *name, char out[256])
{
    snprintf(out, 256, "%.200s/%s", world->folder, name);
    return out;
}

/* ---- A VFS whose chance and clock are the world's ---- */

static int do_random(sqlite3_vfs *vfs, int size, char *out)
{
    (void)vfs;
    for (int i = 0; i < size; i++)
        out[i] = (char)chance(256);
    return size;
}

static int do_sleep(sqlite3_vfs *vfs, int us)
{
    (void)vfs;
    thread_sleep(us);
    return us;
}

static int do_time(sqlite3_vfs *vfs, sqlite3_int64 *ms)
{
    (void)vfs;
    *ms = INT64_C(210866760000000) + (world->wall_us + world->now_us) / US_PER_MS;
    return SQLITE_OK;
}

static const char *kind_word(int kind)
{
    static const char *const words[FAULT_KINDS] = {"works", "is full", "is full in the middle",
                                                   "fails to write", "fails to sync"};
    return words[kind];
}

/* Before each operation of the writer, and of whoever opens the files. */
static void operation(void *arg)
{
    (void)arg;
    world->ops++;
    if (!world->struck && fault_struck()) {
        world->struck = true;
        if (!world->calm && one_in(3)) /* soon after it failed, when nothing is mended yet */
            world->crash_us = world->now_us + some_time(10, 200 * US_PER_MS);
    }
    if (world->crash_op && world->ops >= world->crash_op)
        life_crash();
    bool long_one = one_in(world->slow ? 3 : 30);
    thread_sleep(long_one ? some_time(100, 400 * US_PER_MS) : some_time(5, 2000));
    if (world->crash_op && world->ops >= world->crash_op)
        life_crash();
}

void disk_begin(void)
{
    fault_start();
    sqlite3_vfs *vfs = sqlite3_vfs_find(fault_vfs);
    vfs->xRandomness = do_random;
    vfs->xSleep = do_sleep;
    vfs->xCurrentTimeInt64 = do_time;
    sqlite3_vfs_register(vfs, 1);
    fault_watch(operation, NULL);
}

void disk_turn(void)
{
    if (world->fault_us && world->fault_us <= world->now_us) {
        int kind = FAULT_FULL + (int)chance(FAULT_KINDS - FAULT_FULL);
        bool stays = one_in(2);
        world->fault_us = 0;
        world->counts[COUNT_FAULTS]++;
        trace("the disk %s%s", kind_word(kind), stays ? "" : " once");
        fault_set(kind, 1 + (int)chance(6), stays);
        world->struck = false;
        world->heal_us = world->now_us + some_time(US_PER_MS, 30 * US_PER_S);
    }
    if (world->heal_us && world->heal_us <= world->now_us) {
        world->heal_us = 0;
        trace("the disk works");
        fault_set(FAULT_NONE, 0, false);
        if (!world->calm && world->faults)
            world->fault_us = world->now_us + some_time(US_PER_S, 60 * US_PER_S);
    }
}

void disk_crash(bool power)
{
    if (power)
        fault_image(world->folder, chance(UINT64_MAX));
}

/* ---- The first files: made once, then copied ---- */

static void copy(const char *from, const char *to)
{
    char bytes[65536];
    ssize_t n = 0;
    int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    while (in >= 0 && out >= 0 && n >= 0 && (n = read(in, bytes, sizeof bytes)) > 0)
        n = write(out, bytes, (size_t)n) == n ? n : -1;
    if (n < 0 || in < 0 || out < 0) {
        perror(to);
        exit(2);
    }
    close(in);
    close(out);
}

void disk_template(void)
{
    char first[256], path[256], beside[256];
    path_of("template", first);
    for (int i = 0; i < 2; i++)
        unlink(path_of(names[i], beside));
    unlink(path_of("house.db-shm", beside));
    copy(first, path_of("house.db", path));
}
