/* Whole logs read and replayed. What is always true: on failure everything that was opened is
 * closed again, and the reason names the file and the line. */
#include "table/native/logfile.h"

#include <stdlib.h>
#include <string.h>

#include "table/native/fold.h"
#include "table/native/json.h"
#include "table/native/sodium.h"

struct opening {
    struct log_file *file;
    struct log_reader reader;
    uint32_t capacity;
    uint32_t until;
    const struct pack_finder *finder; /* or NULL */
};

/* Opens data from a text (NULL: compiled in) and sees whether the log was played with it. */
static bool try_data(struct opening *o, const char *text, struct text *why)
{
    struct log_head *head = &o->file->head;
    struct pack_data *pack = &o->file->pack;
    int result = text ? pack_open_text(pack, head->game, head->data_name, head->data_name, text,
                                       strlen(text), why)
                      : pack_open(pack, head->game, head->data_named ? head->data_name : NULL, why);
    if (result)
        return false;
    if (log_check_data(head, &pack->data, pack->none ? NULL : pack->sha256, &pack->play, why)) {
        log_head_data(head, pack);
        return true;
    }
    pack_close(pack);
    return false;
}

/* What the log brings along, or what is compiled in, or what was kept when the match was made. */
static bool open_data(struct opening *o, struct text *why)
{
    struct log_head *head = &o->file->head;
    size_t used = why->used;
    if (try_data(o, head->data_text, why))
        return true;
    char *text = !head->data_text && head->data_hashed && o->finder
                     ? o->finder->find(o->finder->arg, head->game, head->data_sha256)
                     : NULL;
    o->reader.elsewhere = !text && !head->data_text;
    if (!text)
        return false;
    why->used = used;
    bool good = try_data(o, text, why);
    free(text);
    return good;
}

/* The first line; its pairs are kept, for the head points into them. */
static bool read_head(struct opening *o, const struct pairs *pairs, struct text *why)
{
    struct log_file *file = o->file;
    if (!log_read_head(&o->reader, pairs, &file->head, why))
        return false;
    if (file->head.reader != SEAT_CHANCE) {
        text_put(why,
                 "this log is for one reader (\"for\"). It leaves out what that reader could not "
                 "see, so it cannot be replayed");
        return false;
    }
    if (!open_data(o, why))
        return false;
    o->capacity = match_capacity(file->head.game);
    file->entry = malloc(o->capacity * sizeof *file->entry);
    file->line_of = malloc(o->capacity * sizeof *file->line_of);
    file->words = malloc(MATCH_WORDS_BYTES);
    if (!file->entry || !file->line_of || !file->words) {
        text_put(why, "out of memory");
        return false;
    }
    if (!log_match_start(&file->match, &file->head, &file->pack.data, file->entry, o->capacity,
                         why))
        return false;
    match_keep_words(&file->match, file->words, MATCH_WORDS_BYTES, &fold_unistring);
    return true;
}

static bool read_line(struct opening *o, const char *line, size_t size, struct text *why)
{
    struct log_file *file = o->file;
    struct pairs pairs;
    bool head = o->reader.at == LOG_AT_HEAD;
    struct json *json = json_open(line, size, head ? LOG_HEAD_BYTES : LOG_LINE_BYTES, &pairs, why);
    if (!json)
        return false;
    bool good = log_read_chain(&o->reader, line, size, &pairs, why);
    if (good && head) {
        file->head_json = json;
        return read_head(o, &pairs, why);
    }
    uint32_t before = file->match.count;
    good = good && log_read_line(&o->reader, &pairs, &file->match, &file->head, &file->last, why);
    if (good && file->match.count > before)
        file->line_of[before] = (uint32_t)file->lines;
    json_close(json);
    return good;
}

static bool is_blank(const char *line, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

static bool read_lines(struct opening *o, size_t size, struct text *why)
{
    const char *at = o->file->text, *end = at + size;
    while (at < end && !(o->reader.at == LOG_AT_ENTRIES && o->file->match.count >= o->until)) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        o->file->lines++;
        bool cut = !stop && o->reader.chained > 0;
        if (!cut && (!is_blank(at, n) || o->reader.chained > 0) && !read_line(o, at, n, why))
            return false;
        if (cut || (!stop && o->reader.chained > 0)) { /* the header has only now said that it is */
            text_put(why, "the line is cut: it has no end");
            return false;
        }
        at += n + 1;
    }
    if (o->reader.at != LOG_AT_HEAD)
        return true;
    o->file->lines = 1;
    text_put(why, "the log is empty");
    return false;
}

int log_file_read(struct log_file *file, const char *name, char *text, size_t size,
                  const struct game *const *games, int games_count, uint32_t until,
                  struct text *why)
{
    return log_file_read_with(file, name, text, size, games, games_count, until, UINT32_MAX, NULL,
                              why);
}

int log_file_read_with(struct log_file *file, const char *name, char *text, size_t size,
                       const struct game *const *games, int games_count, uint32_t until,
                       uint32_t undos, const struct pack_finder *finder, struct text *why)
{
    char reason[REASON_BYTES];
    struct text inner = text_over(reason, sizeof reason);
    struct opening o = {.file = file, .until = until, .finder = finder};
    memset(file, 0, sizeof *file);
    file->text = text;
    log_reader_start(&o.reader, &hash_sodium, games, games_count);
    o.reader.undos_max = undos;
    if (!read_lines(&o, size, &inner)) {
        text_format(why, "%s:%d: ", name, file->lines);
        size_t from = why->used;
        text_put(why, reason);
        text_sentence(why, from);
        log_file_close(file);
        return o.reader.elsewhere ? LOG_ELSEWHERE : -1;
    }
    file->chained = o.reader.chained > 0;
    memcpy(file->h, o.reader.h, sizeof file->h);
    return 0;
}

int log_file_open(struct log_file *file, const char *path, const struct game *const *games,
                  int games_count, uint32_t until, struct text *why)
{
    return log_file_open_with(file, path, games, games_count, until, NULL, why);
}

int log_file_open_with(struct log_file *file, const char *path, const struct game *const *games,
                       int games_count, uint32_t until, const struct pack_finder *finder,
                       struct text *why)
{
    const char *name = strcmp(path, "-") ? path : "standard input";
    char *text;
    size_t size;
    memset(file, 0, sizeof *file);
    if (file_read(path, LOG_FILE_BYTES_MAX, &text, &size, why))
        return -1;
    return log_file_read_with(file, name, text, size, games, games_count, until, UINT32_MAX, finder,
                              why);
}

void log_file_close(struct log_file *file)
{
    pack_close(&file->pack);
    json_close(file->head_json);
    free(file->text);
    free(file->entry);
    free(file->line_of);
    free(file->words);
    memset(file, 0, sizeof *file);
}

int log_file_verify(const struct log_file *file, void (*each)(void *arg, const struct fair_drawn *),
                    void *arg, struct text *why)
{
    struct fair_drawn first;
    int result = log_verify(&hash_sodium, &file->head, &file->last, &file->match,
                            &first, each, arg, why);
    if (first.n)
        text_format(why, " (line %d)", (int)file->line_of[first.n - 1]);
    return result;
}
