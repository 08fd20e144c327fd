/* The schema, as steps from each version to the next. What is always true: a step that was once
 * released is never changed; a new version is one more step at the end. */
#include "store/sqlite/sqlite.h"

#include <string.h>
#include <sys/random.h>

const char *const store_steps[] = {
    /* 0 to 1 */
    "CREATE TABLE tables ("
    " key INTEGER PRIMARY KEY,"
    " id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),"
    " game TEXT NOT NULL,"
    " created INTEGER NOT NULL," /* Unix time in ms */
    " status TEXT NOT NULL CHECK (status IN ('open', 'over', 'stopped')),"
    " title TEXT NOT NULL"
    ") STRICT;"
    "CREATE INDEX tables_status ON tables (status, key);"
    "CREATE TABLE secrets ("
    " key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,"
    " secret TEXT NOT NULL"
    ") STRICT;"
    "CREATE TABLE lines ("
    " key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,"
    " n INTEGER NOT NULL CHECK (n >= 0),"
    " line TEXT NOT NULL,"
    " PRIMARY KEY (key, n)"
    ") STRICT, WITHOUT ROWID;",
    /* 1 to 2: data that tables were made with, once by its hash */
    "CREATE TABLE packs ("
    " sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),"
    " game TEXT NOT NULL,"
    " text TEXT NOT NULL"
    ") STRICT, WITHOUT ROWID;",
    /* 2 to 3: when somebody was last at a table, as far as it is known: till now; and the file's
     * own state */
    "ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;" /* Unix time in ms */
    "UPDATE tables SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;"
    "CREATE INDEX tables_used ON tables (used);"
    "CREATE TABLE state (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;",
    /* 3 to 4: texts of a table beside its lines */
    "CREATE TABLE papers ("
    " key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,"
    " name TEXT NOT NULL CHECK (name <> ''),"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (key, name)"
    ") STRICT, WITHOUT ROWID;",
    /* 4 to 5: tables with a paper "listed" are found without looking through the others */
    "CREATE INDEX papers_listed ON papers (key) WHERE name = 'listed';",
    /* 5 to 6: a secret of the database's own */
    "CREATE TABLE key (key TEXT NOT NULL CHECK (length(key) = 64)) STRICT;"
    "INSERT INTO key VALUES (strong_key());",
    /* 6 to 7: whose key has seats at which tables, and what else is kept for keys of people */
    "CREATE INDEX papers_keyed ON papers (text) WHERE name >= 'key-' AND name < 'key.';"
    "CREATE TABLE kept ("
    " key TEXT NOT NULL CHECK (length(key) = 32),"
    " name TEXT NOT NULL CHECK (name <> ''),"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (key, name)"
    ") STRICT, WITHOUT ROWID;",
};
const int store_version = sizeof store_steps / sizeof *store_steps;

int store_number(sqlite3 *db, const char *sql, int64_t *out)
{
    sqlite3_stmt *statement;
    int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
    if (code)
        return code;
    if (sqlite3_step(statement) == SQLITE_ROW)
        *out = sqlite3_column_int64(statement, 0);
    return sqlite3_finalize(statement);
}

int store_packs_add(sqlite3 *db, const struct store_pack *packs, int count)
{
    sqlite3_stmt *look, *add = NULL;
    int code = sqlite3_prepare_v2(db, "SELECT 1 FROM packs WHERE sha256 = ?1", -1, &look, NULL);
    if (code)
        return code;
    code = sqlite3_prepare_v2(db, "INSERT INTO packs VALUES (?1, ?2, ?3)", -1, &add, NULL);
    for (int i = 0; i < count && !code; i++) {
        sqlite3_bind_text(look, 1, packs[i].sha256, -1, SQLITE_STATIC);
        bool there = sqlite3_step(look) == SQLITE_ROW; /* looked for first: then a start writes
                                                          nothing */
        code = sqlite3_reset(look);
        if (there || code)
            continue;
        sqlite3_bind_text(add, 1, packs[i].sha256, -1, SQLITE_STATIC);
        sqlite3_bind_text(add, 2, packs[i].game, -1, SQLITE_STATIC);
        sqlite3_bind_text(add, 3, packs[i].text, -1, SQLITE_STATIC);
        sqlite3_step(add);
        code = sqlite3_reset(add);
    }
    sqlite3_finalize(look);
    sqlite3_finalize(add);
    return code;
}

static int set_number(sqlite3 *db, const char *pragma, int n)
{
    char bytes[80];
    struct text sql = text_over(bytes, sizeof bytes);
    text_format(&sql, "PRAGMA %s = %d", pragma, n);
    return sqlite3_exec(db, bytes, NULL, NULL, NULL);
}

/* SQL's strong_key(): SQLite's own random numbers come from RC4, and from the clock alone where
 * /dev/urandom cannot be opened. */
static void strong_key(sqlite3_context *context, int count, sqlite3_value **values)
{
    unsigned char drawn[STORE_KEY_CHARS / 2];
    char digits[STORE_KEY_CHARS];
    (void)count, (void)values;
    if (getrandom(drawn, sizeof drawn, 0) != sizeof drawn) {
        sqlite3_result_error_code(context, SQLITE_IOERR);
        return;
    }
    for (size_t i = 0; i < sizeof digits; i++)
        digits[i] = "0123456789abcdef"[drawn[i / 2] >> (i % 2 ? 0 : 4) & 15];
    sqlite3_result_text(context, digits, sizeof digits, SQLITE_TRANSIENT);
}

int store_key_read(sqlite3 *db, char out[STORE_KEY_CHARS + 1])
{
    sqlite3_stmt *statement;
    int code = sqlite3_prepare_v2(db, "SELECT key FROM key", -1, &statement, NULL);
    if (code)
        return code;
    bool there = sqlite3_step(statement) == SQLITE_ROW;
    if (there)
        memcpy(out, sqlite3_column_text(statement, 0), STORE_KEY_CHARS);
    code = sqlite3_finalize(statement);
    return code || there ? code : SQLITE_CORRUPT;
}

int store_migrate(sqlite3 *db, const char *const *steps, int version)
{
    int64_t at = 0;
    int code = sqlite3_create_function(db, "strong_key", 0, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                                       strong_key, NULL, NULL);
    if (!code)
        code = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (!code)
        code = store_number(db, "PRAGMA user_version", &at);
    int from = (int)at;
    for (int v = from; !code && v < version; v++)
        code = sqlite3_exec(db, steps[v], NULL, NULL, NULL);
    if (!code && from < version)
        code = set_number(db, "application_id", STORE_APPLICATION);
    if (!code && from < version)
        code = set_number(db, "user_version", version);
    if (!code)
        code = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (code && !sqlite3_get_autocommit(db)) {
        /* The code that is told is the first one. */
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    }
    return code;
}
