/* Opening the database: locked, looked at without a change, made or migrated. What is always true:
 * a file that is refused keeps every byte, and a new file is whole before it has its name. */
#include "engine/engine.h"
#include "store/sqlite/gather.h"
#include "store/sqlite/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUSY_MS = 5000, CACHE_KB = 2048 };

static const char not_a_file[] = "not a file; give the path of a database";

static int refuse(const char *name, const char *reason, struct text *why)
{
    text_format(why, "%s: %s", name, reason);
    return -1;
}

bool store_file_path(const char *given, char path[STORE_PATH_BYTES], struct text *why)
{
    struct text out = text_over(path, STORE_PATH_BYTES - 16); /* for "-wal" and the like */
    text_put(&out, *given == '/' ? "" : "./");
    text_put(&out, given);
    if (*given && !out.cut)
        return true;
    text_put(why,
             *given ? "the path of the database is too long" : "give the path of the database");
    return false;
}

int store_file_sync_folder(const char *path)
{
    char folder[STORE_PATH_BYTES];
    size_t size = (size_t)(strrchr(path, '/') - path) + 1; /* store_file_path sees to a '/' */
    memcpy(folder, path, size);
    folder[size] = 0;
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return -1;
    int result = fsync(fd);
    int error = errno;
    close(fd);
    errno = error;
    return result;
}

/* `path` with an ending. */
static void beside(const char *path, const char *ending, char out[STORE_PATH_BYTES])
{
    struct text text = text_over(out, STORE_PATH_BYTES);
    text_put(&text, path);
    text_put(&text, ending);
}

static int lock(struct store_file *file, struct text *why)
{
    char path[STORE_PATH_BYTES], owner[16] = "";
    beside(file->path, ".lock", path);
    file->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file->lock < 0) {
        text_format(why, "%s: its folder cannot be written: %s", file->name, strerror(errno));
        return -1;
    }
    if (flock(file->lock, LOCK_EX | LOCK_NB)) {
        ssize_t n = pread(file->lock, owner, sizeof owner - 1, 0);
        long process = n > 0 ? strtol(owner, NULL, 10) : 0;
        text_format(why, "%s: another croupier has it open", file->name);
        if (process > 0)
            text_format(why, " (process %d)", (int)process);
        return -1;
    }
    struct text text = text_over(owner, sizeof owner);
    text_format(&text, "%d\n", (int)getpid());
    /* Only said to people: the lock is the kernel's. */
    if (ftruncate(file->lock, 0) || pwrite(file->lock, owner, text.used, 0) < 0) {
        text_format(why, "%s: its lock cannot be written: %s", file->name, strerror(errno));
        return -1;
    }
    return 0;
}

/* 1: a database as far as its first bytes tell; 0: nothing there, or an empty file; -1 and
 * `why`. */
static int first_bytes(const char *path, const char *name, struct text *why)
{
    static const char magic[16] = "SQLite format 3";
    char bytes[sizeof magic];
    struct stat stat;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 && errno == ENOENT)
        return 0;
    if (fd < 0)
        return refuse(name, strerror(errno), why);
    int known = fstat(fd, &stat);
    ssize_t n = read(fd, bytes, sizeof bytes);
    int error = errno;
    close(fd);
    if (!known && !S_ISREG(stat.st_mode))
        return refuse(name, not_a_file, why);
    if (known || n < 0)
        return refuse(name, strerror(error), why);
    if (n == 0)
        return 0;
    if (n != sizeof bytes || memcmp(bytes, magic, sizeof magic))
        return refuse(name, "not a database; nothing was changed", why);
    return 1;
}

/* Asks SQLite whether pages and trees are whole: the whole file is read. */
static int check_whole(sqlite3 *db, const char *name, struct text *why)
{
    sqlite3_stmt *check;
    int code = sqlite3_prepare_v2(db, "PRAGMA quick_check(1)", -1, &check, NULL);
    bool whole = false;
    if (!code && sqlite3_step(check) == SQLITE_ROW)
        whole = !strcmp((const char *)sqlite3_column_text(check, 0), "ok");
    int last = sqlite3_finalize(check);
    code = code ? code : last;
    if (code && (code & 0xff) != SQLITE_CORRUPT) {
        store_reason_named(name, db, code, why);
        return -1;
    }
    return whole ? 0 : refuse(name, "the database is damaged; restore a backup", why);
}

static int check_ours(sqlite3 *db, const char *name, bool whole, int *version, struct text *why)
{
    int64_t application = 0, user = 0;
    int code = store_number(db, "PRAGMA application_id", &application);
    if (!code)
        code = store_number(db, "PRAGMA user_version", &user);
    if (code) {
        store_reason_named(name, db, code, why);
        return -1;
    }
    if (application != STORE_APPLICATION || user < 1)
        return refuse(name, "this is the database of another program", why);
    if (user > store_version) {
        text_format(why, "%s: a newer croupier wrote it (version %d; this one reads up to %d)",
                    name, (int)user, store_version);
        return -1;
    }
    *version = (int)user;
    return whole ? check_whole(db, name, why) : 0;
}

sqlite3 *store_file_look(const char *path, const char *name, const char *vfs, bool check,
                         int *version, struct text *why)
{
    sqlite3 *db;
    struct stat there;
    /* Not opened here: closing it again would drop the locks of this process's own store on it. */
    if (stat(path, &there) || (S_ISREG(there.st_mode) && !there.st_size)) {
        refuse(name, "there is no database", why);
        return NULL;
    }
    if (!S_ISREG(there.st_mode)) {
        refuse(name, not_a_file, why);
        return NULL;
    }
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, vfs);
    if (!code)
        code = sqlite3_busy_timeout(db, BUSY_MS);
    if (code)
        store_reason_named(name, db, code, why);
    if (code || check_ours(db, name, check, version, why)) {
        sqlite3_close(db);
        return NULL;
    }
    return db;
}

/* Whether the log is in use. If the disk refuses the switch to it, SQLite only stays with what
 * was. */
static bool in_wal(sqlite3 *db)
{
    sqlite3_stmt *mode;
    bool wal = false;
    if (!sqlite3_prepare_v2(db, "PRAGMA journal_mode", -1, &mode, NULL) &&
        sqlite3_step(mode) == SQLITE_ROW)
        wal = !strcmp((const char *)sqlite3_column_text(mode, 0), "wal");
    return !sqlite3_finalize(mode) && wal;
}

/* Who ends without closing leaves the log behind, and it holds what the file lacks. Where the file
 * says that it was open and there is no log, somebody took it away, or copied the one without the
 * other. */
static int check_closed(sqlite3 *look, const struct store_file *file, int version, struct text *why)
{
    char path[STORE_PATH_BYTES];
    struct stat log;
    int64_t open = 0;
    beside(file->path, "-wal", path);
    if (version < 3 || (!stat(path, &log) && log.st_size))
        return 0;
    int code = store_number(look, "SELECT value FROM state WHERE name = 'open'", &open);
    if (code) {
        store_reason_named(file->name, look, code, why);
        return -1;
    }
    if (!open)
        return 0;
    text_format(why,
                "%s: it was not closed properly, and its log %s-wal is missing, which holds the "
                "last moves. Put the log "
                "back, or continue without it from a copy made by croupier house backup",
                file->name, file->name);
    return -1;
}

/* The mark has to be in the file itself: what is in its log goes with the log. */
int store_file_mark(sqlite3 *db, bool open)
{
    int code = sqlite3_exec(
        db,
        open ? "INSERT INTO state VALUES ('open', 1) ON CONFLICT (name) DO UPDATE SET value = 1"
             : "UPDATE state SET value = 0 WHERE name = 'open'",
        NULL, NULL, NULL);
    if (code)
        return code;
    /* While it is open the log never becomes empty, so that an empty one is a lost one. */
    code = sqlite3_wal_checkpoint_v2(
        db, NULL, open ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    return code == SQLITE_BUSY ? 0 : code; /* then the log stays, and with it the mark */
}

/* A connection as we want it; the writer's comes first and decides on the log. */
static sqlite3 *connect(const struct store_file *file, const char *path, bool write,
                        struct text *why)
{
    sqlite3 *db;
    int flags = (write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX;
    char bytes[400];
    struct text sql = text_over(bytes, sizeof bytes);
    text_format(&sql,
                "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA cache_size=-%d;%s",
                CACHE_KB,
                write ? "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                        "PRAGMA wal_autocheckpoint=0; PRAGMA journal_size_limit=67108864;"
                        "PRAGMA foreign_keys=OFF; PRAGMA secure_delete=ON"
                      : "");
    ENSURE(!sql.cut);
    int code = sqlite3_open_v2(path, &db, flags, write ? store_gather(file->vfs) : file->vfs);
    if (!code)
        code = sqlite3_extended_result_codes(db, 1);
    if (!code)
        code = sqlite3_busy_timeout(db, BUSY_MS);
    if (!code)
        code = sqlite3_exec(db, bytes, NULL, NULL, NULL);
    if (!code && write && sqlite3_db_readonly(db, "main"))
        code = SQLITE_READONLY;
    if (!code && write && !in_wal(db))
        code = SQLITE_IOERR; /* everything said of commits needs the log */
    if (!code)
        return db;
    store_reason_named(file->name, db, code, why);
    sqlite3_close(db);
    return NULL;
}

/* A log without its database would be played into a new one, and spoil it. */
static int check_alone(const struct store_file *file, struct text *why)
{
    static const char *const endings[] = {"-wal", "-journal"};
    char path[STORE_PATH_BYTES];
    struct stat stat_of;
    for (int i = 0; i < 2; i++) {
        beside(file->path, endings[i], path);
        if (stat(path, &stat_of) || !stat_of.st_size)
            continue;
        text_format(why, "%s: only its log %s%s is here; put the database back, or move the log",
                    file->name, file->name, endings[i]);
        return -1;
    }
    return 0;
}

/* A new database gets its tables under another name, then its own. */
static int make(const struct store_file *file, struct text *why)
{
    static const char *const endings[] = {".new", ".new-wal", ".new-shm", ".new-journal"};
    char path[STORE_PATH_BYTES], other[STORE_PATH_BYTES];
    for (int i = 0; i < 4; i++) {
        beside(file->path, endings[i], other);
        unlink(other); /* of an attempt that was cut short */
    }
    beside(file->path, ".new", path);
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return refuse(file->name, strerror(errno), why);
    close(fd);
    sqlite3 *db = connect(file, path, true, why);
    int code = db ? store_migrate(db, store_steps, store_version) : 0;
    /* Closing would do this too, but keep silent if it fails, and the log has another name. */
    if (db && !code)
        code = sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    if (code)
        store_reason_named(file->name, db, code, why);
    int closed = sqlite3_close(db);
    if (db && !code && closed)
        store_reason_named(file->name, NULL, closed, why);
    if (db && !code && !closed) {
        if (!rename(path, file->path) && !store_file_sync_folder(file->path))
            return 0;
        refuse(file->name, strerror(errno), why);
    }
    for (int i = 0; i < 4; i++) {
        beside(file->path, endings[i], other);
        unlink(other);
    }
    return -1;
}

/* Opens the writer's connection; the file was looked at. */
static int open_writer(struct store_file *file, struct text *why)
{
    file->write = connect(file, file->path, true, why);
    if (!file->write)
        return -1;
    int code = store_migrate(file->write, store_steps, store_version);
    if (!code)
        code = sqlite3_exec(file->write, "PRAGMA foreign_keys=ON", NULL, NULL, NULL);
    if (code)
        store_reason_named(file->name, file->write, code, why);
    return code ? -1 : 0;
}

int store_file_open(struct store_file *file, const char *path, const char *vfs, bool check,
                    struct text *why)
{
    int version;
    *file = (struct store_file){.name = path, .vfs = vfs, .lock = -1};
    if (!store_file_path(path, file->path, why))
        return -1;
    if (lock(file, why))
        goto fail;
    int kind = first_bytes(file->path, path, why);
    if (kind < 0 || (!kind && (check_alone(file, why) || make(file, why))))
        goto fail;
    sqlite3 *look = store_file_look(file->path, path, vfs, check, &version, why);
    if (!look)
        goto fail;
    int lost = check_closed(look, file, version, why);
    sqlite3_close(look);
    if (lost || open_writer(file, why))
        goto fail;
    file->read = connect(file, file->path, false, why);
    if (!file->read)
        goto fail;
    /* A disk that takes no mark does not keep what is there from being read: only a lost log would
     * not be noticed. */
    file->marked = true;
    store_file_mark(file->write, true);
    return 0;
fail:
    store_file_close(file);
    return -1;
}

int store_file_open_look(struct store_file *file, const char *path, struct text *why)
{
    int version;
    *file = (struct store_file){.name = path, .lock = -1};
    if (!store_file_path(path, file->path, why))
        return -1;
    file->read = store_file_look(file->path, path, NULL, false, &version, why);
    if (!file->read)
        return -1;
    if (version == store_version)
        return 0;
    text_format(why, "%s: an older croupier wrote it; croupier serve upgrades it", path);
    store_file_close(file);
    return -1;
}

void store_file_close(struct store_file *file)
{
    /* The writer last: whoever closes last moves the log into the database. Where the mark stays,
     * so does the log. */
    sqlite3_close(file->read);
    if (file->marked && store_file_mark(file->write, false))
        sqlite3_db_config(file->write, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    file->marked = false;
    sqlite3_close(file->write);
    if (file->lock >= 0)
        close(file->lock);
    file->read = file->write = NULL;
    file->lock = -1;
}

static int stops(void *stop)
{
    return *(const atomic_bool *)stop;
}

int store_sqlite_check(const char *given, const atomic_bool *stop, struct text *why)
{
    enum { STEPS = 10000 }; /* of SQLite's machine, between two looks at `stop` */
    char path[STORE_PATH_BYTES];
    int version;
    sqlite3 *db = store_file_path(given, path, why)
                      ? store_file_look(path, given, NULL, false, &version, why)
                      : NULL;
    if (!db)
        return -1;
    sqlite3_progress_handler(db, STEPS, stops, (void *)stop);
    size_t before = why->used;
    int result = check_whole(db, given, why);
    if (result && *stop) {
        why->used = before;
        why->at[before] = 0;
        result = 0;
    }
    sqlite3_close(db);
    return result;
}
