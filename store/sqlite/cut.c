/* Cutting what a failed commit left behind off the log. What is always true: no frame that was
 * committed is touched, and without a cut that was made and synced nobody is told that it was.
 *
 * A commit whose sync failed may stand whole behind the log's end: after a kill it would be found
 * there and believed. Moving the log into the database and emptying it would do as well, but takes
 * syncs of two files, waits for readers and needs room; this needs none of it.
 *
 * How many frames are committed stands in the log's index, whose form SQLite documents
 * (sqlite.org/walformat.html): two copies of a header, 32-bit numbers in the machine's order. */
#include <string.h>

#include "store/sqlite/sqlite.h"

enum {
    INDEX_VERSION = 3007000,
    INDEX_REGION_BYTES = 32768,
    LOG_HEADER_BYTES = 32,
    FRAME_HEADER_BYTES = 24
};

struct index_header {
    uint32_t version, unused, change;
    uint8_t ready, big_endian;
    uint16_t page_bytes; /* 1: 65536; 0 before the first frame */
    uint32_t frames;     /* committed and not yet overwritten by a new log */
    uint32_t rest[7];
};

/* The log's length as far as it is committed. */
static int committed_bytes(sqlite3_file *database, sqlite3_int64 *bytes)
{
    void volatile *index = NULL;
    struct index_header header[2];
    int code = database->pMethods->xShmMap(database, 0, INDEX_REGION_BYTES, 0, &index);
    if (code || !index)
        return code ? code : SQLITE_PROTOCOL;
    /* Only this thread writes it, and it is not in a transaction. */
    memcpy(header, (const void *)index, sizeof header);
    if (memcmp(&header[0], &header[1], sizeof *header) || header->version != INDEX_VERSION ||
        !header->ready || (header->frames && !header->page_bytes))
        return SQLITE_PROTOCOL;
    sqlite3_int64 page = header->page_bytes == 1 ? 65536 : header->page_bytes;
    *bytes = header->frames ? LOG_HEADER_BYTES + header->frames * (page + FRAME_HEADER_BYTES) : 0;
    return 0;
}

/* All of it, not the first frame alone: the next commit writes the same header and may write the
 * same first frame, sum and all, and whatever whole frames of the failed one stood behind that
 * would be believed. */
static int wipe(sqlite3_file *log, sqlite3_int64 from, sqlite3_int64 to)
{
    static const char nothing[4096];
    int code = 0;
    while (from < to && !code) {
        int bytes = to - from < (int)sizeof nothing ? (int)(to - from) : (int)sizeof nothing;
        code = log->pMethods->xWrite(log, nothing, bytes, from);
        from += bytes;
    }
    return code;
}

int store_log_cut(sqlite3 *db)
{
    sqlite3_file *database = NULL, *log = NULL;
    sqlite3_int64 bytes, size;
    int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &database);
    if (!code)
        code = sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code)
        return code;
    if (!database || !database->pMethods || !log || !log->pMethods)
        return SQLITE_PROTOCOL;
    code = committed_bytes(database, &bytes);
    if (!code)
        code = log->pMethods->xFileSize(log, &size);
    if (code)
        return code;
    /* The log's header stays: an empty log looks as if somebody had taken it away (file.c). Cut
     * even where it ends there by now: the sync after an earlier cut may have failed. */
    sqlite3_int64 end = bytes ? bytes : LOG_HEADER_BYTES;
    if (log->pMethods->xTruncate(log, end))
        code = wipe(log, end, size);
    return code ? code : log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}
