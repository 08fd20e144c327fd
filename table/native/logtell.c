/* Lines read as JSON and told. What is always true: a line that is no JSON is passed over, for
 * whoever keeps a broken log wants to read the rest. */
#include "table/native/logtell.h"

#include <stdlib.h>
#include <string.h>

#include "table/native/file.h"
#include "table/native/json.h"
#include "table/native/logfile.h"

bool log_tell_head(struct told_head *head, const char *line, size_t size,
                   const struct game *const *games, int count)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct json *json = json_open(line, size, LOG_HEAD_BYTES, &pairs, &why);
    bool good = json && told_head_read(&pairs, games, count, head);
    json_close(json);
    return good;
}

bool log_tell_line(const struct told_head *head, const char *line, size_t size, int reader,
                   bool as_json, struct text *out)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    size_t before = out->used;
    struct json *json = json_open(line, size, LOG_LINE_BYTES, &pairs, &why);
    if (json)
        told_line(head, &pairs, reader, as_json, out);
    json_close(json);
    return out->used > before;
}

int log_tell_file(const char *path, const struct game *const *games, int count, int reader,
                  bool json, struct told_head *head, void (*each)(void *arg, const char *line),
                  void *arg, struct text *why)
{
    char *text, *bytes = malloc(2 * LOG_LINE_BYTES);
    size_t size;
    bool first = true;
    if (!bytes || file_read(path, LOG_FILE_BYTES_MAX, &text, &size, why)) {
        if (!bytes)
            text_format(why, "%s: There is not enough memory.", path);
        free(bytes);
        return -1;
    }
    int result = 0;
    for (const char *at = text, *end = text + size; at < end && !result;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        struct text out = text_over(bytes, 2 * LOG_LINE_BYTES);
        if (first && !log_tell_head(head, at, n, games, count)) {
            text_format(why, "%s:1: This is not a log.", path);
            result = -1;
        } else if (!first && log_tell_line(head, at, n, reader, json, &out)) {
            each(arg, bytes);
        }
        first = false;
        at += n + 1;
    }
    free(text);
    free(bytes);
    return result;
}
