/* The reading connection: tables and lines as they were last committed. What is always true: no
 * statement is left open between calls, so a reader never holds back the writer's log. */
#include <stdlib.h>
#include <string.h>

#include "store/sqlite/sqlite.h"

#define COLUMNS                                                                                    \
    "id, game, status, created, title,"                                                            \
    " (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE lines.key = tables.key), used"

int store_reader_open(struct store_reader *r, sqlite3 *db, struct text *why)
{
    memset(r, 0, sizeof *r);
    r->db = db;
    const struct {
        sqlite3_stmt **at;
        const char *sql;
    } all[] = {
        {&r->find, "SELECT " COLUMNS ", (SELECT secret FROM secrets WHERE secrets.key = tables.key)"
                   " FROM tables WHERE id = ?1"},
        {&r->list, "SELECT " COLUMNS " FROM tables ORDER BY key DESC LIMIT ?1"},
        {&r->list_of,
         "SELECT " COLUMNS " FROM tables WHERE status = ?2 ORDER BY key DESC LIMIT ?1"},
        {&r->list_left, "SELECT " COLUMNS " FROM tables WHERE used < ?2 ORDER BY used LIMIT ?1"},
        {&r->lines,
         "SELECT n, line FROM lines WHERE key = (SELECT key FROM tables WHERE id = ?1) AND n >= ?2"
         " ORDER BY n"},
        {&r->papers, "SELECT name, text FROM papers"
                     " WHERE key = (SELECT key FROM tables WHERE id = ?1) ORDER BY name"},
        {&r->listed, "SELECT id, text FROM papers JOIN tables USING (key)"
                     " WHERE name = '" STORE_LISTED "' ORDER BY papers.key DESC LIMIT ?1"},
        {&r->keyed, "SELECT " COLUMNS ", name, text FROM papers JOIN tables USING (key)"
                    " WHERE name >= 'key-' AND name < 'key.' AND text >= ?2 AND text < ?2 || '~'"
                    " ORDER BY papers.key DESC, name LIMIT ?1"},
        {&r->keepers, "SELECT DISTINCT key, '' FROM kept ORDER BY key"},
        {&r->kept, "SELECT name, text FROM kept WHERE key = ?1 ORDER BY name"},
    };
    int code = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all && !code; i++)
        code = sqlite3_prepare_v3(db, all[i].sql, -1, SQLITE_PREPARE_PERSISTENT, all[i].at, NULL);
    if (code) {
        store_reason(db, code, why);
        store_reader_close(r);
        return -1;
    }
    return 0;
}

void store_reader_close(struct store_reader *r)
{
    sqlite3_finalize(r->find);
    sqlite3_finalize(r->list);
    sqlite3_finalize(r->list_of);
    sqlite3_finalize(r->list_left);
    sqlite3_finalize(r->lines);
    sqlite3_finalize(r->papers);
    sqlite3_finalize(r->listed);
    sqlite3_finalize(r->keyed);
    sqlite3_finalize(r->keepers);
    sqlite3_finalize(r->kept);
    free(r->title);
    free(r->secret);
    memset(r, 0, sizeof *r);
}

static void copy(char *to, size_t size, const unsigned char *from)
{
    struct text t = text_over(to, size);
    text_put(&t, from ? (const char *)from : "");
}

static void read_row(sqlite3_stmt *row, struct store_table *out)
{
    memset(out, 0, sizeof *out);
    copy(out->id, sizeof out->id, sqlite3_column_text(row, 0));
    copy(out->game, sizeof out->game, sqlite3_column_text(row, 1));
    out->status = store_status_read((const char *)sqlite3_column_text(row, 2));
    out->created = sqlite3_column_int64(row, 3);
    out->title = (const char *)sqlite3_column_text(row, 4);
    out->lines = (uint32_t)sqlite3_column_int64(row, 5);
    out->used = sqlite3_column_int64(row, 6);
}

/* Ends a statement; -1 and `why` if it had failed with `code`. */
static int finish(struct store_reader *r, sqlite3_stmt *statement, int code, int given,
                  struct text *why)
{
    bool fine = code == SQLITE_DONE || code == SQLITE_ROW;
    if (!fine)
        store_reason(r->db, code, why);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return fine ? given : -1;
}

int store_reader_find(struct store_reader *r, const char *id, struct store_table *out,
                      struct text *why)
{
    sqlite3_bind_text(r->find, 1, id, -1, SQLITE_STATIC);
    int code = sqlite3_step(r->find), found = 0;
    if (code == SQLITE_ROW) {
        read_row(r->find, out);
        free(r->title);
        free(r->secret);
        const char *secret = (const char *)sqlite3_column_text(r->find, 7);
        out->title = r->title = strdup(out->title ? out->title : "{}");
        out->secret = r->secret = strdup(secret ? secret : "{}");
        found = r->title && r->secret ? 1 : -1;
        if (found < 0)
            text_put(why, "out of memory");
    }
    return finish(r, r->find, code, found, why);
}

static int give(struct store_reader *r, sqlite3_stmt *list, int limit, store_each_table each,
                void *arg, struct text *why)
{
    int code, given = 0;
    sqlite3_bind_int(list, 1, limit > 0 ? limit : 0); /* below 0 SQLite would give all */
    while ((code = sqlite3_step(list)) == SQLITE_ROW) {
        struct store_table table;
        read_row(list, &table);
        given++;
        if (!each(arg, &table))
            break;
    }
    return finish(r, list, code, given, why);
}

int store_reader_list(struct store_reader *r, int status, int limit, store_each_table each,
                      void *arg, struct text *why)
{
    if (status == STORE_ANY)
        return give(r, r->list, limit, each, arg, why);
    sqlite3_bind_text(r->list_of, 2, store_status_words[status], -1, SQLITE_STATIC);
    return give(r, r->list_of, limit, each, arg, why);
}

int store_reader_list_left(struct store_reader *r, int64_t since, int limit, store_each_table each,
                           void *arg, struct text *why)
{
    sqlite3_bind_int64(r->list_left, 2, since);
    return give(r, r->list_left, limit, each, arg, why);
}

int store_reader_packs(struct store_reader *r, store_each_pack each, void *arg, struct text *why)
{
    sqlite3_stmt *list;
    int given = 0,
        code = sqlite3_prepare_v2(r->db, "SELECT sha256, game, text FROM packs ORDER BY sha256", -1,
                                  &list, NULL);
    if (code) {
        store_reason(r->db, code, why);
        return -1;
    }
    while ((code = sqlite3_step(list)) == SQLITE_ROW) {
        struct store_pack pack;
        copy(pack.sha256, sizeof pack.sha256, sqlite3_column_text(list, 0));
        pack.game = (const char *)sqlite3_column_text(list, 1);
        pack.text = (const char *)sqlite3_column_text(list, 2);
        given++;
        if (!each(arg, &pack))
            break;
    }
    int result = finish(r, list, code, given, why);
    sqlite3_finalize(list);
    return result;
}

int store_reader_lines(struct store_reader *r, const char *id, uint32_t n, store_each_line each,
                       void *arg, struct text *why)
{
    int code, given = 0;
    sqlite3_bind_text(r->lines, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(r->lines, 2, n);
    while ((code = sqlite3_step(r->lines)) == SQLITE_ROW) {
        const char *line = (const char *)sqlite3_column_text(r->lines, 1);
        given++;
        if (!each(arg, (uint32_t)sqlite3_column_int64(r->lines, 0), line ? line : "",
                  (size_t)sqlite3_column_bytes(r->lines, 1)))
            break;
    }
    return finish(r, r->lines, code, given, why);
}

static int give_papers(struct store_reader *r, sqlite3_stmt *list, store_each_paper each,
                       void *arg, struct text *why)
{
    int code, given = 0;
    while ((code = sqlite3_step(list)) == SQLITE_ROW) {
        const struct store_paper paper = {(const char *)sqlite3_column_text(list, 0),
                                          (const char *)sqlite3_column_text(list, 1)};
        given++;
        if (!each(arg, &paper))
            break;
    }
    return finish(r, list, code, given, why);
}

int store_reader_papers(struct store_reader *r, const char *id, store_each_paper each, void *arg,
                        struct text *why)
{
    sqlite3_bind_text(r->papers, 1, id, -1, SQLITE_STATIC);
    return give_papers(r, r->papers, each, arg, why);
}

int store_reader_listed(struct store_reader *r, int limit, store_each_paper each, void *arg,
                        struct text *why)
{
    sqlite3_bind_int(r->listed, 1, limit);
    return give_papers(r, r->listed, each, arg, why);
}

int store_reader_keyed(struct store_reader *r, const char *key, int limit, store_each_keyed each,
                       void *arg, struct text *why)
{
    int code, given = 0;
    sqlite3_bind_int(r->keyed, 1, limit);
    sqlite3_bind_text(r->keyed, 2, key, -1, SQLITE_STATIC);
    while ((code = sqlite3_step(r->keyed)) == SQLITE_ROW) {
        struct store_keyed keyed;
        read_row(r->keyed, &keyed.table);
        keyed.paper.name = (const char *)sqlite3_column_text(r->keyed, 7);
        keyed.paper.text = (const char *)sqlite3_column_text(r->keyed, 8);
        given++;
        if (!each(arg, &keyed))
            break;
    }
    return finish(r, r->keyed, code, given, why);
}

int store_reader_kept(struct store_reader *r, const char *key, store_each_paper each, void *arg,
                      struct text *why)
{
    if (key)
        sqlite3_bind_text(r->kept, 1, key, -1, SQLITE_STATIC);
    return give_papers(r, key ? r->kept : r->keepers, each, arg, why);
}
