/* The failing VFS. What is always true: everything it knows is under one lock, for the store's two
 * threads both come through here; a held sync waits without that lock. */
#include "tests/store/fault.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <sqlite3.h>

#include "engine/engine.h"
#include "tests/store/image.h"

const char fault_vfs[] = "faulting";

struct file {
    sqlite3_file base;
    int which;          /* FAULT_DB, FAULT_WAL; -1: of no interest */
    sqlite3_file *real; /* behind this struct */
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    sqlite3_vfs vfs, *real;
    struct image image[FAULT_FILES];
    bool loaded[FAULT_FILES];
    int syncs[FAULT_FILES];
    int kind, left; /* left: operations until it strikes */
    bool stays, struck, hold, held;
    void (*watch)(void *);
    void *arg;
} f = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static sqlite3_file *real(sqlite3_file *file)
{
    return ((struct file *)file)->real;
}

/* Whether this operation is one to fail; the lock is held. */
static bool strikes(int which, bool write)
{
    if (which < 0 || f.kind == FAULT_NONE || write != (f.kind != FAULT_SYNC))
        return false;
    if (f.struck)
        return f.stays;
    f.struck = --f.left <= 0;
    return f.struck;
}

static void look_on(int which)
{
    if (which >= 0 && f.watch)
        f.watch(f.arg);
}

static int do_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    int which = ((struct file *)file)->which;
    look_on(which);
    pthread_mutex_lock(&f.lock);
    bool fails = strikes(which, true);
    int made = !fails ? size : f.kind == FAULT_SHORT ? size / 2 : 0;
    int code = fails ? f.kind == FAULT_WRITE ? SQLITE_IOERR_WRITE : SQLITE_FULL : SQLITE_OK;
    if (which >= 0 && made)
        image_write(&f.image[which], bytes, (size_t)made, at);
    pthread_mutex_unlock(&f.lock);
    int wrote = made ? real(file)->pMethods->xWrite(real(file), bytes, made, at) : SQLITE_OK;
    return code ? code : wrote;
}

static int do_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    int which = ((struct file *)file)->which;
    look_on(which);
    pthread_mutex_lock(&f.lock);
    bool fails = strikes(which, false);
    if (which >= 0 && !fails)
        image_truncate(&f.image[which], size);
    pthread_mutex_unlock(&f.lock);
    return fails ? SQLITE_IOERR_TRUNCATE : real(file)->pMethods->xTruncate(real(file), size);
}

/* The real sync is left out: the kernel outlives these tests, and the image is what they read. */
static int do_sync(sqlite3_file *file, int flags)
{
    int which = ((struct file *)file)->which;
    (void)flags;
    look_on(which);
    if (which < 0)
        return SQLITE_OK;
    pthread_mutex_lock(&f.lock);
    while (f.hold && which == FAULT_WAL) {
        f.held = true;
        pthread_cond_broadcast(&f.changed);
        pthread_cond_wait(&f.changed, &f.lock);
    }
    f.held = false;
    bool fails = strikes(which, false);
    f.syncs[which]++;
    image_sync(&f.image[which], !fails);
    pthread_mutex_unlock(&f.lock);
    return fails ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

/* ---- What is only passed on ---- */
static int do_close(sqlite3_file *file)
{
    return real(file)->pMethods->xClose(real(file));
}

static int do_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), bytes, size, at);
}

static int do_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int do_lock(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xLock(real(file), level);
}

static int do_unlock(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}

static int do_reserved(sqlite3_file *file, int *out)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), out);
}

static int do_control(sqlite3_file *file, int what, void *arg)
{
    return real(file)->pMethods->xFileControl(real(file), what, arg);
}

static int do_sector(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

static int do_traits(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int do_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **out)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, out);
}

static int do_shm_lock(sqlite3_file *file, int at, int n, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), at, n, flags);
}

static void do_shm_barrier(sqlite3_file *file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

static int do_shm_unmap(sqlite3_file *file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2, /* no memory maps: every write comes by */
    .xClose = do_close,
    .xRead = do_read,
    .xWrite = do_write,
    .xTruncate = do_truncate,
    .xSync = do_sync,
    .xFileSize = do_size,
    .xLock = do_lock,
    .xUnlock = do_unlock,
    .xCheckReservedLock = do_reserved,
    .xFileControl = do_control,
    .xSectorSize = do_sector,
    .xDeviceCharacteristics = do_traits,
    .xShmMap = do_shm_map,
    .xShmLock = do_shm_lock,
    .xShmBarrier = do_shm_barrier,
    .xShmUnmap = do_shm_unmap,
};

static int do_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *out, int flags, int *given)
{
    (void)vfs;
    struct file *file = (struct file *)out;
    file->real = (sqlite3_file *)(file + 1);
    file->which = flags & SQLITE_OPEN_MAIN_DB ? FAULT_DB : flags & SQLITE_OPEN_WAL ? FAULT_WAL : -1;
    int code = f.real->xOpen(f.real, name, file->real, flags, given);
    file->base.pMethods = file->real->pMethods ? &methods : NULL;
    pthread_mutex_lock(&f.lock);
    if (!code && file->which >= 0 && !f.loaded[file->which]) {
        image_load(&f.image[file->which], name);
        f.loaded[file->which] = true;
    }
    pthread_mutex_unlock(&f.lock);
    return code;
}

static int do_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    (void)vfs;
    int code = f.real->xDelete(f.real, name, sync);
    size_t size = strlen(name);
    if (!code && size > 4 && !strcmp(name + size - 4, "-wal")) {
        pthread_mutex_lock(&f.lock);
        image_clear(&f.image[FAULT_WAL]);
        pthread_mutex_unlock(&f.lock);
    }
    return code;
}

/* ---- For the tests ---- */
void fault_start(void)
{
    if (!f.real) {
        f.real = sqlite3_vfs_find(NULL);
        f.vfs = *f.real;
        f.vfs.zName = fault_vfs;
        f.vfs.pNext = NULL;
        f.vfs.szOsFile = (int)sizeof(struct file) + f.real->szOsFile;
        f.vfs.xOpen = do_open;
        f.vfs.xDelete = do_delete;
        ENSURE(!sqlite3_vfs_register(&f.vfs, 0));
    }
    for (int i = 0; i < FAULT_FILES; i++) {
        image_clear(&f.image[i]);
        f.loaded[i] = false;
        f.syncs[i] = 0;
    }
    f.hold = f.held = f.struck = false;
    f.kind = FAULT_NONE;
    f.watch = NULL;
}

void fault_set(int kind, int at, bool stays)
{
    pthread_mutex_lock(&f.lock);
    f.kind = kind;
    f.left = at;
    f.stays = stays;
    f.struck = false;
    pthread_mutex_unlock(&f.lock);
}

bool fault_struck(void)
{
    pthread_mutex_lock(&f.lock);
    bool struck = f.struck;
    pthread_mutex_unlock(&f.lock);
    return struck;
}

int fault_syncs(int file)
{
    pthread_mutex_lock(&f.lock);
    int syncs = f.syncs[file];
    pthread_mutex_unlock(&f.lock);
    return syncs;
}

bool fault_dirty(int file)
{
    pthread_mutex_lock(&f.lock);
    bool dirty = image_dirty(&f.image[file]);
    pthread_mutex_unlock(&f.lock);
    return dirty;
}

void fault_hold(bool hold)
{
    pthread_mutex_lock(&f.lock);
    f.hold = hold;
    pthread_cond_broadcast(&f.changed);
    pthread_mutex_unlock(&f.lock);
}

void fault_wait_held(void)
{
    pthread_mutex_lock(&f.lock);
    while (!f.held)
        pthread_cond_wait(&f.changed, &f.lock);
    pthread_mutex_unlock(&f.lock);
}

void fault_watch(void (*watch)(void *arg), void *arg)
{
    f.arg = arg;
    f.watch = watch;
}

void fault_image(const char *folder, uint64_t seed)
{
    static const char *const names[FAULT_FILES] = {"house.db", "house.db-wal"};
    uint64_t random = seed * 2654435761u + 1;
    pthread_mutex_lock(&f.lock);
    for (int i = 0; i < FAULT_FILES; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        image_save(&f.image[i], path, &random);
    }
    pthread_mutex_unlock(&f.lock);
}
