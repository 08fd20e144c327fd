/* Any bytes as a log: it is refused with the line, or replayed, and then what it says is true: its
 * match written again as a log of ours reads back to the same state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/cursor.h"
#include "table/native/logfile.h"
#include "table/native/sodium.h"
#include "tests/fuzz/fuzz.h"

enum { WRITTEN_BYTES = 1 << 20, ENTRIES_WRITTEN_MAX = 500 };

uint64_t fuzz_moves;

static char *write_again(const struct log_file *file, size_t *size)
{
    struct log_writer writer;
    struct cursor cursor;
    char *bytes = malloc(WRITTEN_BYTES);
    struct text out = text_over(bytes, WRITTEN_BYTES);
    log_writer_start(&writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&writer, &file->head, &out);
    cursor_start(&cursor, &file->match);
    while (cursor_next(&cursor))
        log_write_entry(&writer, &file->match, cursor.n, &cursor.state, &out);
    if (file->last.end != LOG_OPEN)
        log_write_end(&writer, &file->match, &file->head,
                      file->last.revealed ? &file->last.reveal : NULL, &out);
    ENSURE(!out.cut);
    *size = out.used;
    return bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct log_file file, again;
    char *text = malloc(size + 1);
    memcpy(text, bytes, size);
    text[size] = 0;
    if (log_file_read(&file, "fuzz", text, size, games_list, games_count, UINT32_MAX, &why)) {
        ENSURE(!strncmp(reason, "fuzz:", 5) && strlen(reason) > 7 && !strchr(reason, '\n'));
        return 0;
    }
    ENSURE(!reason[0]);
    fuzz_moves += file.match.count;
    log_file_verify(&file, NULL, NULL, &why);
    if (file.match.count <= ENTRIES_WRITTEN_MAX) {
        text = write_again(&file, &size);
        if (log_file_read(&again, "again", text, size, games_list, games_count, UINT32_MAX, &why))
            fprintf(stderr, "%s\n", reason);
        ENSURE(again.match.count == file.match.count && again.last.end == file.last.end);
        ENSURE(again.match.waived == file.match.waived && again.match.backs == file.match.backs);
        ENSURE(state_equal(file.head.game, &again.match.state, &file.match.state));
        log_file_close(&again);
    }
    log_file_close(&file);
    return 0;
}
