/* The store in a file: its format, and the layer between backend.h and SQLite. What is always
 * true: the writer's thread owns the writing connection, the caller's thread the reading one;
 * every statement is prepared at the start and none is left running.
 *
 *   tables   key, id, game, created, status, title, used   a row a table; key counts up
 *   secrets  key, secret                             a row a table; in no list and no export
 *   lines    (key, n), line                          n from 0, without holes, never overwritten
 *   papers   (key, name), text                       in no list and no export
 *   kept     (key, name), text                       of people's keys, in the place of a table's
 *   packs    sha256, game, text                      data that tables were made with; only added to
 *   state    name, value                             "open": 1 from opening to closing;
 *                                                    "tries": of the disk
 *   key      key                                     one row: as store_key says
 *
 * WAL with synchronous=FULL: a commit is one append to PATH-wal (gather.c) and one sync. The
 * schema's version is SQLite's user_version; schema.c has the steps from each to the next. */
#ifndef STORE_SQLITE_SQLITE_H
#define STORE_SQLITE_SQLITE_H

#include <sqlite3.h>

#include "store/backend.h"

enum {
    STORE_APPLICATION = 0x63727072, /* SQLite's application_id: "crpr" */
    STORE_PATH_BYTES = 512          /* SQLite takes no more */
};

/* ---- file.c: opening files ---- */
struct store_file {
    char path[STORE_PATH_BYTES]; /* a plain path to SQLite, never a URI */
    const char *name;            /* as the caller gave it, for reasons */
    const char *vfs;
    int lock; /* the lock file's descriptor; held until the file is closed */
    sqlite3 *write, *read;
    bool marked; /* the database says that it is open */
};
/* Locks, looks at the file without changing it, makes or migrates it and opens both connections.
 * On failure (-1 and `why`) everything is closed again. */
int store_file_open(struct store_file *, const char *path, const char *vfs, bool check,
                    struct text *why);
/* Marks it as closed and lets go of the lock. */
void store_file_close(struct store_file *);
/* Opens the reading connection alone, also while another process has the file open. -1 and
 * `why`. */
int store_file_open_look(struct store_file *, const char *path, struct text *why);
/* Records in the database whether a server has it open. 0 or SQLite's code. */
int store_file_mark(sqlite3 *, bool open);
/* A read-only connection to a file that was looked at and is ours and whole; NULL and `why`.
 * `name` stands for it in reasons. *version: of its schema. */
sqlite3 *store_file_look(const char *path, const char *name, const char *vfs, bool check,
                         int *version, struct text *why);
/* Makes a path that SQLite reads as a plain file name: no URI, no :memory:. False and `why` if it
 * is too long. */
bool store_file_path(const char *given, char path[STORE_PATH_BYTES], struct text *why);
/* Syncs the folder of `path`, so that a new name in it survives a crash. 0, or -1 with errno. */
int store_file_sync_folder(const char *path);

/* ---- schema.c ---- */
extern const char *const store_steps[];
extern const int store_version; /* how many steps: the newest version */
/* Runs the steps from the file's version up to `version` in one transaction. 0 or SQLite's code,
 * and then the file is as it was. */
int store_migrate(sqlite3 *, const char *const *steps, int version);
/* Adds the packs that are missing. 0 or SQLite's code. */
int store_packs_add(sqlite3 *, const struct store_pack *, int count);
/* The database's own key, with its end. 0 or SQLite's code. */
int store_key_read(sqlite3 *, char out[STORE_KEY_CHARS + 1]);
/* Runs a statement that returns one number. 0 or SQLite's code. */
int store_number(sqlite3 *, const char *sql, int64_t *out);

/* ---- cut.c ---- */
/* Cuts from the log what failed commits left there, and syncs. The connection must be in WAL mode,
 * the only writer and outside a transaction. 0, or SQLite's code: try again later. */
int store_log_cut(sqlite3 *);

/* ---- reason.c ---- */
/* Explains SQLite's last failure on this connection in a few words. */
void store_reason(sqlite3 *, int code, struct text *why);
void store_reason_named(const char *name, sqlite3 *, int code, struct text *why);

/* ---- writer.c: one change or one group, on the writing connection ---- */
struct store_writer {
    sqlite3 *db;
    sqlite3_stmt *begin, *commit, *rollback, *look, *create, *put_secret, *put_line, *change, *use,
        *remove, *try, *clear, *put_paper, *drop_paper, *put_kept, *drop_kept;
    int64_t *tables;               /* the backend's */
    int64_t moved[STORE_STATUSES]; /* what the running group changes of it */
    int wal_pages, wal_pages_max;  /* after the last commit; above it the log is moved */
    /* A commit failed and its pages may still stand, whole, behind the log's end. */
    bool leftover;
};
/* Borrows connection and counts, which it fills. 0, or -1 and `why`, and nothing is held. */
int store_writer_open(struct store_writer *, sqlite3 *, int64_t tables[STORE_STATUSES],
                      int wal_pages_max, struct text *why);
void store_writer_close(struct store_writer *);
/* Commits a list of items, or none of it, and fills in each `done`. True if committed. */
bool store_writer_group(struct store_writer *, struct store_item *group);
/* Makes sure that nothing of a failed commit can come back. True if so. */
bool store_writer_mend(struct store_writer *);
/* Moves the log into the database when it has grown. False if that failed (it is tried again). */
bool store_writer_tidy(struct store_writer *);

/* ---- read.c ---- */
struct store_reader {
    sqlite3 *db;
    sqlite3_stmt *find, *list, *list_of, *list_left, *lines, *papers, *listed, *keyed, *keepers,
        *kept;
    char *title, *secret; /* of the table last found */
};
/* Borrows the connection. 0, or -1 and `why`, and nothing is held. */
int store_reader_open(struct store_reader *, sqlite3 *, struct text *why);
void store_reader_close(struct store_reader *);
/* As store.h says of store_find, store_list and so on. */
int store_reader_find(struct store_reader *, const char *id, struct store_table *,
                      struct text *why);
int store_reader_list(struct store_reader *, int status, int limit, store_each_table, void *arg,
                      struct text *why);
int store_reader_list_left(struct store_reader *, int64_t since, int limit, store_each_table,
                           void *arg, struct text *why);
int store_reader_lines(struct store_reader *, const char *id, uint32_t n, store_each_line,
                       void *arg, struct text *why);
int store_reader_packs(struct store_reader *, store_each_pack, void *arg, struct text *why);
int store_reader_papers(struct store_reader *, const char *id, store_each_paper, void *arg,
                        struct text *why);
int store_reader_listed(struct store_reader *, int limit, store_each_paper, void *arg,
                        struct text *why);
int store_reader_keyed(struct store_reader *, const char *key, int limit, store_each_keyed,
                       void *arg, struct text *why);
int store_reader_kept(struct store_reader *, const char *key, store_each_paper, void *arg,
                      struct text *why);

#endif
