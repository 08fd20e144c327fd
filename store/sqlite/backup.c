/* A copy of a database while it is in use. What is always true: the copy has its name only when it
 * is whole and synced, and never takes the place of a file. */
#include "store/sqlite/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* Copies all pages as of one moment; commits go on meanwhile. The copy is nobody's: it is not
 * open. */
static int copy(sqlite3 *from, const char *path, const char *name, int version, struct text *why)
{
    sqlite3 *to;
    int code = sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (!code) /* until it has its name it may be spoilt; then it is synced as a whole */
        code =
            sqlite3_exec(to, "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF", NULL, NULL, NULL);
    sqlite3_backup *backup = code ? NULL : sqlite3_backup_init(to, "main", from, "main");
    if (backup) {
        code = sqlite3_backup_step(backup, -1);
        int last = sqlite3_backup_finish(backup);
        code = code == SQLITE_DONE ? last : code;
        if (!code && version >= 3)
            code = store_file_mark(to, false);
    } else if (!code) {
        code = sqlite3_errcode(to);
    }
    if (code)
        store_reason_named(name, to, code, why);
    int closed = sqlite3_close(to);
    if (!code && closed)
        store_reason_named(name, NULL, closed, why);
    return code || closed ? -1 : 0;
}

static int refuse(const char *name, struct text *why)
{
    text_format(why, "%s: %s", name, strerror(errno));
    return -1;
}

static int copy_to(sqlite3 *db, const char *part, const char *path, const char *to, int version,
                   struct text *why)
{
    int fd = open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return refuse(errno == EEXIST ? part : to, why); /* left by one that was killed */
    int result = copy(db, part, to, version, why);
    if (!result && (fsync(fd) || link(part, path) || store_file_sync_folder(path)))
        result = refuse(to, why);
    close(fd);
    unlink(part);
    return result;
}

int store_sqlite_backup(const char *from, const char *to, struct text *why)
{
    char source[STORE_PATH_BYTES], path[STORE_PATH_BYTES], part[STORE_PATH_BYTES];
    int version;
    if (!store_file_path(from, source, why) || !store_file_path(to, path, why))
        return -1;
    struct text text = text_over(part, sizeof part);
    text_format(&text, "%s.part", path);
    if (!access(path, F_OK)) {
        text_format(why, "%s: this file already exists; choose another name", to);
        return -1;
    }
    sqlite3 *db = store_file_look(source, from, NULL, true, &version, why);
    if (!db)
        return -1;
    int result = copy_to(db, part, path, to, version, why);
    sqlite3_close(db);
    return result;
}
