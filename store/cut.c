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

#include "store/sqlite.h"

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

int store_log_cut(sqlite3 *db)
{
    /* Neither a log's header nor a frame's, and over both at once: the next commit writes the same header again,
     * salts and all, and behind it a whole frame of the failed one would be believed. */
    static const char nothing[LOG_HEADER_BYTES + FRAME_HEADER_BYTES];
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
    /* To nothing only if there is no other way: an empty log looks as if somebody had taken it away (file.c). */
    if (size > bytes && bytes)
        code = log->pMethods->xTruncate(log, bytes) ? log->pMethods->xWrite(log, nothing, sizeof nothing, bytes) : 0;
    else if (size > bytes)
        code = log->pMethods->xWrite(log, nothing, sizeof nothing, 0) ? log->pMethods->xTruncate(log, 0) : 0;
    return code ? code : log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}
