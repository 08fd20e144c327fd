/* The writing connection: a group of changes in one transaction. What is always true: a group is
 * committed and synced whole, or rolled back whole; a change that does not fit what is there is
 * refused before it writes. */
#include <string.h>

#include "store/sqlite/sqlite.h"

enum {
    /* 8 MB. All wait while the log is moved into the database, the longer the more there is: at
     * full load one move in a hundred took 11 ms with 16 MB and 18 ms with 100 MB, where it comes
     * to be just those that wait; with 8 MB it is 10 ms, and with 4 MB no less. */
    WAL_PAGES_MAX = 2000
};

static int count_pages(void *arg, sqlite3 *db, const char *name, int pages)
{
    struct store_writer *w = arg;
    (void)db, (void)name;
    w->wal_pages = pages;
    return SQLITE_OK;
}

static int count_tables(struct store_writer *w)
{
    static const char *const sql[STORE_STATUSES] = {
        "SELECT count(*) FROM tables", "SELECT count(*) FROM tables WHERE status = 'open'",
        "SELECT count(*) FROM tables WHERE status = 'over'",
        "SELECT count(*) FROM tables WHERE status = 'stopped'"};
    int code = 0;
    for (int status = 0; status < STORE_STATUSES && !code; status++)
        code = store_number(w->db, sql[status], &w->tables[status]);
    return code;
}

int store_writer_open(struct store_writer *w, sqlite3 *db, int64_t tables[STORE_STATUSES],
                      int wal_pages_max, struct text *why)
{
    memset(w, 0, sizeof *w);
    w->tables = tables;
    w->wal_pages_max = wal_pages_max ? wal_pages_max : WAL_PAGES_MAX;
    w->db = db;
    const struct {
        sqlite3_stmt **at;
        const char *sql;
    } all[] = {
        {&w->begin, "BEGIN IMMEDIATE"},
        {&w->commit, "COMMIT"},
        {&w->rollback, "ROLLBACK"},
        {&w->look, "SELECT key, status, (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE lines.key "
                   "= tables.key),"
                   " used FROM tables WHERE id = ?1"},
        {&w->create, "INSERT INTO tables (id, game, created, status, title, used) VALUES (?1, ?2, "
                     "?3, ?4, ?5, ?6)"},
        {&w->put_secret, "INSERT INTO secrets (key, secret) VALUES (?1, ?2)"
                         " ON CONFLICT (key) DO UPDATE SET secret = excluded.secret"},
        {&w->put_line, "INSERT INTO lines (key, n, line) VALUES (?1, ?2, ?3)"},
        {&w->change, "UPDATE tables SET status = coalesce(?2, status), title = coalesce(?3, title) "
                     "WHERE key = ?1"},
        {&w->use, "UPDATE tables SET used = ?2 WHERE key = ?1"},
        {&w->try, "INSERT INTO state VALUES ('tries', 1) ON CONFLICT (name) DO UPDATE SET value = "
                  "value + 1"},
        {&w->remove, "DELETE FROM tables WHERE key = ?1"},
        {&w->clear, "DELETE FROM lines WHERE key = ?1"},
        {&w->put_paper, "INSERT INTO papers (key, name, text) VALUES (?1, ?2, ?3)"
                        " ON CONFLICT (key, name) DO UPDATE SET text = excluded.text"},
        {&w->drop_paper, "DELETE FROM papers WHERE key = ?1 AND name = ?2"},
        {&w->put_kept, "INSERT INTO kept (key, name, text) VALUES (?1, ?2, ?3)"
                       " ON CONFLICT (key, name) DO UPDATE SET text = excluded.text"},
        {&w->drop_kept, "DELETE FROM kept WHERE key = ?1 AND name = ?2"},
    };
    int code = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all && !code; i++)
        code = sqlite3_prepare_v3(db, all[i].sql, -1, SQLITE_PREPARE_PERSISTENT, all[i].at, NULL);
    if (!code)
        code = count_tables(w);
    if (code) {
        store_reason(db, code, why);
        store_writer_close(w);
        return -1;
    }
    sqlite3_wal_hook(db, count_pages, w);
    return 0;
}

void store_writer_close(struct store_writer *w)
{
    sqlite3_stmt *all[] = {w->begin,     w->commit,     w->rollback, w->look,
                           w->create,    w->put_secret, w->put_line, w->change,
                           w->use,       w->remove,     w->try,      w->clear,
                           w->put_paper, w->drop_paper, w->put_kept, w->drop_kept};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        sqlite3_finalize(all[i]);
    memset(w, 0, sizeof *w);
}

/* Runs a statement that gives no rows and makes it ready again. 0 or SQLite's code. */
static int run(sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);
    int again = sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return code == SQLITE_DONE ? again : again ? again : SQLITE_ERROR;
}

/* A NULL leaves a column as it is, or is refused. */
static int bind(sqlite3_stmt *statement, int at, const char *text)
{
    return text ? sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC)
                : sqlite3_bind_null(statement, at);
}

struct there {
    bool found;
    int64_t key, used;
    int status;
    uint32_t lines;
};

static int look(struct store_writer *w, const char *id, struct there *out)
{
    memset(out, 0, sizeof *out);
    int code = bind(w->look, 1, id);
    if (code)
        return code;
    code = sqlite3_step(w->look);
    if (code == SQLITE_ROW) {
        out->found = true;
        out->key = sqlite3_column_int64(w->look, 0);
        out->status = store_status_read((const char *)sqlite3_column_text(w->look, 1));
        out->lines = (uint32_t)sqlite3_column_int64(w->look, 2);
        out->used = sqlite3_column_int64(w->look, 3);
        code = SQLITE_DONE;
    }
    int again = sqlite3_reset(w->look);
    return code == SQLITE_DONE ? again : code;
}

static int put_lines(struct store_writer *w, int64_t key, const struct store_item *item)
{
    uint32_t n = item->done.first;
    for (const char *at = item->lines; at && at < item->lines_end; n++) {
        const char *end = memchr(at, '\n', (size_t)(item->lines_end - at));
        int code = sqlite3_bind_int64(w->put_line, 1, key);
        if (!code)
            code = sqlite3_bind_int64(w->put_line, 2, n);
        if (!code)
            code = sqlite3_bind_text(w->put_line, 3, at, (int)(end - at), SQLITE_STATIC);
        if (!code)
            code = run(w->put_line);
        if (code)
            return code;
        at = end + 1;
    }
    return 0;
}

static int put_secret(struct store_writer *w, int64_t key, const char *secret)
{
    int code = sqlite3_bind_int64(w->put_secret, 1, key);
    if (!code)
        code = bind(w->put_secret, 2, secret);
    return code ? code : run(w->put_secret);
}

/* Of a table, by its key; or of a person's key, by its id. */
static int put_papers(struct store_writer *w, int64_t key, const struct store_item *item)
{
    bool keeps = item->done.kind == STORE_KEEP;
    const char *at = item->papers;
    int code = 0;
    for (int i = 0; i < item->paper_count && !code; i++) {
        struct store_paper paper = store_item_paper(&at);
        sqlite3_stmt *put = paper.text ? (keeps ? w->put_kept : w->put_paper)
                                       : (keeps ? w->drop_kept : w->drop_paper);
        code = keeps ? bind(put, 1, item->done.id) : sqlite3_bind_int64(put, 1, key);
        if (!code)
            code = bind(put, 2, paper.name);
        if (!code && paper.text)
            code = bind(put, 3, paper.text);
        if (!code)
            code = run(put);
    }
    return code;
}

/* All texts of a change but title and secret. */
static int put_texts(struct store_writer *w, int64_t key, const struct store_item *item)
{
    int code = put_papers(w, key, item);
    return code ? code : put_lines(w, key, item);
}

static int create(struct store_writer *w, const struct store_item *item)
{
    int status = item->status == STORE_ANY ? STORE_OPEN : item->status;
    int code = bind(w->create, 1, item->done.id);
    if (!code)
        code = bind(w->create, 2, item->game);
    if (!code)
        code = sqlite3_bind_int64(w->create, 3, item->created);
    if (!code)
        code = bind(w->create, 4, store_status_words[status]);
    if (!code)
        code = bind(w->create, 5, item->title ? item->title : "{}");
    if (!code)
        code = sqlite3_bind_int64(w->create, 6, item->used ? item->used : item->created);
    if (!code)
        code = run(w->create);
    int64_t key = sqlite3_last_insert_rowid(w->db);
    if (!code)
        code = put_secret(w, key, item->secret ? item->secret : "{}");
    w->moved[STORE_ANY]++;
    w->moved[status]++;
    return code ? code : put_texts(w, key, item);
}

static int change(struct store_writer *w, const struct store_item *item, const struct there *is)
{
    int code = 0;
    if (item->status != STORE_ANY || item->title) {
        code = sqlite3_bind_int64(w->change, 1, is->key);
        if (!code)
            code = bind(w->change, 2, store_status_words[item->status]);
        if (!code)
            code = bind(w->change, 3, item->title);
        if (!code)
            code = run(w->change);
        if (item->status != STORE_ANY) {
            w->moved[is->status]--;
            w->moved[item->status]++;
        }
    }
    if (!code && item->secret)
        code = put_secret(w, is->key, item->secret);
    if (!code && item->used - is->used > STORE_USED_MS) {
        code = sqlite3_bind_int64(w->use, 1, is->key);
        if (!code)
            code = sqlite3_bind_int64(w->use, 2, item->used);
        if (!code)
            code = run(w->use);
    }
    return code ? code : put_texts(w, is->key, item);
}

/* The lines that are there make room for all those of the change. */
static int renew(struct store_writer *w, const struct store_item *item, const struct there *is)
{
    int code = sqlite3_bind_int64(w->clear, 1, is->key);
    if (!code)
        code = run(w->clear);
    return code ? code : change(w, item, is);
}

static int remove_table(struct store_writer *w, const struct there *is)
{
    int code = sqlite3_bind_int64(w->remove, 1, is->key);
    w->moved[STORE_ANY]--;
    w->moved[is->status]--;
    return code ? code : run(w->remove);
}

/* One change: done, or refused without a trace; SQLite's code if the disk or database failed. */
static int apply(struct store_writer *w, struct store_item *item)
{
    struct there is = {0};
    int code = store_kind_alone(item->done.kind) ? 0 : look(w, item->done.id, &is);
    if (code || !store_item_fits(item, is.found, is.lines))
        return code;
    switch (item->done.kind) {
    case STORE_CREATE: return create(w, item);
    case STORE_REMOVE: return remove_table(w, &is);
    case STORE_RENEW: return renew(w, item, &is);
    case STORE_TRY: return run(w->try);
    case STORE_TELL: return 0; /* there is nobody else */
    case STORE_KEEP: return put_papers(w, 0, item);
    default: return change(w, item, &is);
    }
}

static void fail_all(struct store_writer *w, struct store_item *group, int code)
{
    char reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    store_reason(w->db, code, &why);
    store_items_fail(group, reason);
}

static int mend(struct store_writer *w)
{
    int code = w->leftover ? store_log_cut(w->db) : 0;
    if (!code)
        w->leftover = false;
    return code;
}

bool store_writer_group(struct store_writer *w, struct store_item *group)
{
    memset(w->moved, 0, sizeof w->moved);
    int code = mend(w); /* or a power cut in the middle of this commit could bring back the failed
                           one */
    if (!code)
        code = run(w->begin);
    for (struct store_item *item = group; item && !code; item = item->next)
        code = apply(w, item);
    bool committing = !code;
    if (committing)
        code = run(w->commit);
    if (code) {
        fail_all(w, group, code);
        if (!sqlite3_get_autocommit(w->db))
            run(w->rollback);
        w->leftover = w->leftover || committing;
        /* Before anyone is told: a kill from now on must not bring the group back. */
        mend(w);
        return false;
    }
    for (int status = 0; status < STORE_STATUSES; status++)
        w->tables[status] += w->moved[status];
    return true;
}

bool store_writer_mend(struct store_writer *w)
{
    return !mend(w);
}

bool store_writer_tidy(struct store_writer *w)
{
    if (w->wal_pages < w->wal_pages_max)
        return true;
    int code = sqlite3_wal_checkpoint_v2(w->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    w->wal_pages = 0;
    return code == SQLITE_OK || code == SQLITE_BUSY;
}
