/* A copy of a database that may be in use. What is always true: the copy is whole, or it is not there. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "store/sqlite.h"

enum { PAGES_A_STEP = 1024 };

static int make_file(const char *path, const char *name, struct text *why)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600); /* secrets are in it */
    if (fd < 0) {
        text_format(why, "%s: %s", name, strerror(errno));
        return -1;
    }
    close(fd);
    return 0;
}

static int copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    if (!copy)
        return sqlite3_extended_errcode(to);
    int code;
    do {
        code = sqlite3_backup_step(copy, PAGES_A_STEP);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            sqlite3_sleep(10);
    } while (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED);
    int finished = sqlite3_backup_finish(copy);
    return code == SQLITE_DONE ? finished : code;
}

int store_backup(const char *from, const char *to, struct text *why)
{
    char source[STORE_PATH_BYTES], target[STORE_PATH_BYTES];
    int version;
    sqlite3 *in, *out = NULL;
    if (!store_file_path(from, source, why) || !store_file_path(to, target, why))
        return -1;
    in = store_file_look(source, from, NULL, &version, why);
    if (!in)
        return -1;
    if (make_file(target, to, why)) {
        sqlite3_close(in);
        return -1;
    }
    int code = sqlite3_open_v2(target, &out, SQLITE_OPEN_READWRITE, NULL);
    if (!code)
        code = copy_pages(in, out);
    if (code)
        store_reason_named(to, out, code, why);
    int closed = sqlite3_close(out);
    sqlite3_close(in);
    if (!code && (closed || store_file_sync_folder(target))) {
        text_format(why, "%s: the copy could not be finished", to);
        code = SQLITE_IOERR;
    }
    if (code)
        unlink(target);
    return code ? -1 : 0;
}
