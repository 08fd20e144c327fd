/* A log kept while its match goes on. What is always true: a line is written whole or the failure
 * is reported, and an entry is never written twice. */
#include "table/native/logfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/native/sodium.h"

void log_head_data(struct log_head *head, const struct pack_data *pack)
{
    _Static_assert(sizeof head->data_name == sizeof pack->name, "the same name");
    head->data_text = pack->text;
    if (pack->none || head->data_hashed || head->data_played)
        return; /* a header that was read keeps its hashes: the dealer's key was made from them */
    memcpy(head->data_name, pack->name, sizeof head->data_name);
    head->data_edition = pack->data.edition;
    head->data_named = head->data_hashed = true;
    memcpy(head->data_sha256, pack->sha256, HASH_BYTES);
    head->data_played = head->format > LOG_FORMAT_FIRST;
    if (head->data_played)
        memcpy(head->data_play, pack->play.now, HASH_BYTES);
}

static int too_long(struct log_keeper *keeper, struct text *why)
{
    text_format(why, "%s: A line would be too long for a log.", keeper->out.path);
    return -1;
}

int log_keeper_start(struct log_keeper *keeper, const char *path, int mode,
                     const struct log_head *head, struct text *why)
{
    char *bytes = malloc(LOG_HEAD_BYTES);
    int result = -1;
    keeper->written = 0;
    keeper->out.fd = -1;
    if (!bytes) {
        text_format(why, "%s: There is not enough memory.", path);
        return -1;
    }
    struct text line = text_over(bytes, LOG_HEAD_BYTES);
    log_writer_start(&keeper->writer, &hash_sodium, SEAT_CHANCE);
    log_write_head(&keeper->writer, head, &line);
    if (!file_out_open(&keeper->out, path, mode, why)) {
        result = line.cut ? too_long(keeper, why)
                          : file_out_write(&keeper->out, line.at, line.used, why);
        if (result) {
            struct text none = text_over((char[1]){0}, 1);
            file_out_close(&keeper->out, &none);
        }
    }
    free(bytes);
    return result;
}

int log_keeper_resume(struct log_keeper *keeper, const char *path, const struct log_file *file,
                      struct text *why)
{
    keeper->out.fd = -1;
    if (!file->chained || file->last.end != LOG_OPEN) {
        text_format(why, "%s: %s", path,
                    file->chained ? "this log has ended" : "this log was written by hand");
        return -1;
    }
    log_writer_start(&keeper->writer, &hash_sodium, SEAT_CHANCE);
    memcpy(keeper->writer.h, file->h, sizeof file->h);
    keeper->written = file->match.count;
    return file_out_open(&keeper->out, path, FILE_APPEND, why);
}

/* The state after an entry that is to be written. */
static bool state_after(const struct match *match, uint32_t n, struct state *out)
{
    if (n == match->count) {
        state_copy(match->game, out, &match->state);
        return true;
    }
    return match_state_at(match, n, out);
}

int log_keeper_write(struct log_keeper *keeper, const struct match *match, struct text *why)
{
    char bytes[8192];
    struct state after = {0};
    while (keeper->written < match->count) {
        struct text line = text_over(bytes, sizeof bytes);
        struct log_writer before = keeper->writer;
        uint32_t n = keeper->written + 1;
        state_after(match, n, &after);
        log_write_entry(&keeper->writer, match, n, &after, &line);
        if (line.cut || file_out_write(&keeper->out, line.at, line.used, why)) {
            keeper->writer = before;
            return line.cut ? too_long(keeper, why) : -1;
        }
        keeper->written = n;
    }
    return 0;
}

int log_keeper_end(struct log_keeper *keeper, const struct match *match,
                   const struct log_head *head, const struct fair_reveal *reveal, struct text *why)
{
    char bytes[8192];
    struct text line = text_over(bytes, sizeof bytes);
    if (log_keeper_write(keeper, match, why))
        return -1;
    log_write_end(&keeper->writer, match, head, reveal, &line);
    if (line.cut)
        return too_long(keeper, why);
    if (file_out_write(&keeper->out, line.at, line.used, why))
        return -1;
    return log_keeper_close(keeper, why);
}

int log_keeper_close(struct log_keeper *keeper, struct text *why)
{
    return file_out_close(&keeper->out, why);
}

/* ---- What must not be shown yet ---- */

static bool secret_path(const char *path, char *out, size_t size, struct text *why)
{
    struct text t = text_over(out, size);
    text_format(&t, "%s.secret", path);
    if (t.cut)
        text_format(why, "%s: The path is too long.", path);
    return !t.cut;
}

int log_secret_save(const char *path, const struct fair_reveal *reveal, struct text *why)
{
    char name[4096], hex[2 * HASH_BYTES + 1];
    char bytes[(SEATS_MAX + 1) * sizeof hex + 1];
    struct text t = text_over(bytes, sizeof bytes);
    struct file_out out;
    if (!secret_path(path, name, sizeof name, why))
        return -1;
    for (int i = 0; i <= SEATS_MAX; i++) {
        hash_hex(i ? reveal->share[i - 1] : reveal->seed, HASH_BYTES, hex);
        text_format(&t, "%s\n", hex);
    }
    mode_t old = umask(077);
    int result = file_out_open(&out, name, FILE_OVER, why);
    umask(old);
    if (result)
        return -1;
    result = file_out_write(&out, bytes, t.used, why);
    return file_out_close(&out, why) || result ? -1 : 0;
}

int log_secret_load(const char *path, struct fair_reveal *reveal, struct text *why)
{
    enum { LINE = 2 * HASH_BYTES + 1 };
    char name[4096], *bytes;
    size_t size;
    if (!secret_path(path, name, sizeof name, why) || file_read(name, 4096, &bytes, &size, why))
        return -1;
    bool good = size == LINE * (SEATS_MAX + 1);
    for (int i = 0; good && i <= SEATS_MAX; i++) {
        char *line = bytes + i * LINE;
        good = line[LINE - 1] == '\n';
        line[LINE - 1] = 0;
        good = good && hash_unhex(line, HASH_BYTES, i ? reveal->share[i - 1] : reveal->seed);
    }
    free(bytes);
    if (!good)
        text_format(why, "%s: This is not a secret file of croupier.", name);
    return good ? 0 : -1;
}

int log_secret_forget(const char *path, struct text *why)
{
    char name[4096];
    if (!secret_path(path, name, sizeof name, why))
        return -1;
    if (!unlink(name) || errno == ENOENT)
        return 0;
    text_format(why, "%s: %s", name, strerror(errno));
    return -1;
}
