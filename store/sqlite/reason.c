/* Why SQLite refused, in a few words that an operator can act on. What is always true: one line. */
#include "store/sqlite/sqlite.h"

#include <string.h>

static const char *words(int code)
{
    switch (code & 0xff) {
    case SQLITE_FULL: return "the disk is full";
    case SQLITE_IOERR: return "the disk failed (input/output error)";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "another program has locked the database";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "the database is read-only";
    case SQLITE_CORRUPT: return "the database is damaged; restore a backup";
    case SQLITE_NOTADB: return "not a database";
    case SQLITE_CANTOPEN: return "a file of the database cannot be opened";
    case SQLITE_NOMEM: return "out of memory";
    default: return NULL;
    }
}

void store_reason(sqlite3 *db, int code, struct text *why)
{
    const char *known = words(code);
    text_put(why, known ? known : db ? sqlite3_errmsg(db) : sqlite3_errstr(code));
    int error = db && known ? sqlite3_system_errno(db) : 0;
    int kind = code & 0xff;
    if (error && (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN))
        text_format(why, ": %s", strerror(error));
}

void store_reason_named(const char *name, sqlite3 *db, int code, struct text *why)
{
    text_format(why, "%s: ", name);
    store_reason(db, code, why);
}
