/* What a commit writes to the log, gathered. SQLite writes each page there in two pieces, its head
 * of 24 bytes and the page, one behind the other; here they wait in a buffer, and the system is
 * called once for many. What is always true: before the log is synced, read, cut, measured or
 * closed, what waits is written. Nobody looks for a commit in the log before its sync
 * (synchronous=FULL), so nobody misses what waits.
 *
 * If that write fails, so does the call before which it was made, and what waited is forgotten:
 * SQLite then gives the commit up. */
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/sqlite/gather.h"

enum { GATHER_BYTES = 65536 };

struct log_file {
    sqlite3_file base; /* first */
    sqlite3_file *real; /* behind this struct */
    sqlite3_int64 from; /* where in the log what waits belongs */
    int used;
    char *waiting; /* GATHER_BYTES */
};

struct gathering {
    sqlite3_vfs vfs; /* first; its pAppData is the one that does the work */
    char name[40];
};

static struct log_file *own(sqlite3_file *file)
{
    return (struct log_file *)file;
}

static int hand_on(struct log_file *log)
{
    int size = log->used;
    log->used = 0;
    return size ? log->real->pMethods->xWrite(log->real, log->waiting, size, log->from) : SQLITE_OK;
}

static int log_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    struct log_file *log = own(file);
    bool fits = at == log->from + log->used && size <= GATHER_BYTES - log->used;
    int code = fits ? SQLITE_OK : hand_on(log);
    if (code || size > GATHER_BYTES)
        return code ? code : log->real->pMethods->xWrite(log->real, bytes, size, at);
    if (!log->used)
        log->from = at;
    memcpy(log->waiting + log->used, bytes, (size_t)size);
    log->used += size;
    return SQLITE_OK;
}

static int log_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    struct log_file *log = own(file);
    int code = hand_on(log);
    return code ? code : log->real->pMethods->xRead(log->real, bytes, size, at);
}

static int log_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    struct log_file *log = own(file);
    int code = hand_on(log);
    return code ? code : log->real->pMethods->xTruncate(log->real, size);
}

static int log_sync(sqlite3_file *file, int flags)
{
    struct log_file *log = own(file);
    int code = hand_on(log);
    return code ? code : log->real->pMethods->xSync(log->real, flags);
}

static int log_size(sqlite3_file *file, sqlite3_int64 *size)
{
    struct log_file *log = own(file);
    int code = hand_on(log);
    return code ? code : log->real->pMethods->xFileSize(log->real, size);
}

static int log_close(sqlite3_file *file)
{
    struct log_file *log = own(file);
    int code = hand_on(log), closed = log->real->pMethods->xClose(log->real);
    free(log->waiting);
    return code ? code : closed;
}

/* ---- What is only passed on ---- */

static int log_lock(sqlite3_file *file, int level)
{
    return own(file)->real->pMethods->xLock(own(file)->real, level);
}

static int log_unlock(sqlite3_file *file, int level)
{
    return own(file)->real->pMethods->xUnlock(own(file)->real, level);
}

static int log_reserved(sqlite3_file *file, int *out)
{
    return own(file)->real->pMethods->xCheckReservedLock(own(file)->real, out);
}

static int log_control(sqlite3_file *file, int what, void *arg)
{
    return own(file)->real->pMethods->xFileControl(own(file)->real, what, arg);
}

static int log_sector(sqlite3_file *file)
{
    return own(file)->real->pMethods->xSectorSize(own(file)->real);
}

static int log_traits(sqlite3_file *file)
{
    return own(file)->real->pMethods->xDeviceCharacteristics(own(file)->real);
}

static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = log_close,
    .xRead = log_read,
    .xWrite = log_write,
    .xTruncate = log_truncate,
    .xSync = log_sync,
    .xFileSize = log_size,
    .xLock = log_lock,
    .xUnlock = log_unlock,
    .xCheckReservedLock = log_reserved,
    .xFileControl = log_control,
    .xSectorSize = log_sector,
    .xDeviceCharacteristics = log_traits,
};

/* All files but the log are the other's own. */
static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *out, int flags, int *given)
{
    sqlite3_vfs *real = vfs->pAppData;
    struct log_file *log = own(out);
    if (!(flags & SQLITE_OPEN_WAL))
        return real->xOpen(real, name, out, flags, given);
    *log = (struct log_file){.real = (sqlite3_file *)(log + 1), .waiting = malloc(GATHER_BYTES)};
    int code = log->waiting ? real->xOpen(real, name, log->real, flags, given) : SQLITE_NOMEM;
    if (log->real->pMethods) /* then it has to be closed, whatever the code */
        log->base.pMethods = &methods;
    else
        free(log->waiting);
    return code;
}

const char *store_gather(const char *name)
{
    sqlite3_vfs *real = sqlite3_vfs_find(name);
    char with[sizeof ((struct gathering *)0)->name];
    if (!real)
        return name;
    snprintf(with, sizeof with, "gathering-%s", real->zName);
    if (sqlite3_vfs_find(with))
        return sqlite3_vfs_find(with)->zName;
    struct gathering *own = malloc(sizeof *own); /* SQLite's from now on, as long as it runs */
    if (!own)
        return name;
    own->vfs = *real;
    memcpy(own->name, with, sizeof with);
    own->vfs.zName = own->name;
    own->vfs.pNext = NULL;
    own->vfs.pAppData = real;
    own->vfs.szOsFile = (int)sizeof(struct log_file) + real->szOsFile;
    own->vfs.xOpen = open_file;
    return sqlite3_vfs_register(&own->vfs, 0) ? name : own->name;
}
