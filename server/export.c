/* Logs on their way out, a few lines at a time. What is always true: what others at the house want
 * comes between two pieces, and a log that cannot be sent whole is cut so that it can be
 * noticed. */
#include <stdlib.h>
#include <string.h>

#include "server/export.h"
#include "server/gallery.h"
#include "server/held.h"
#include "server/http.h"
#include "server/loop.h"
#include "server/share.h"
#include "server/speak.h"
#include "server/tokens.h"
#include "table/cursor.h"
#include "table/native/sodium.h"

struct log_stream {
    struct stream stream;
    struct table *table; /* in whose list it is; NULL: lines are taken from the store */
    struct request *next;
    char id[TABLE_CHARS + 1];
    struct log_writer writer; /* of a seat's own log */
    struct cursor cursor;
    uint32_t n, last; /* lines done; entries in all, as on the disk when it was asked
                         for */
    bool ended;       /* its last line is there */
    bool leaves;      /* the match goes on elsewhere: a last line is made for it */
    struct text *out; /* of the piece that is being made */
    int64_t until_ms;
};

static bool piece_full(const struct log_stream *stream)
{
    return stream->out->used >= STREAM_FILL_BYTES || now_ms() >= stream->until_ms;
}

static void piece_begin(struct log_stream *stream, struct text *out)
{
    stream->out = out;
    stream->until_ms = now_ms() + STREAM_SLICE_MS;
}

static bool stored_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct log_stream *stream = arg;
    (void)n;
    text_put_n(stream->out, line, size);
    text_char(stream->out, '\n');
    stream->n++;
    return !piece_full(stream);
}

/* The whole log, from the store. */
static int stored_more(struct request *request, struct text *out)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct log_stream *stream = (struct log_stream *)request->stream;
    piece_begin(stream, out);
    uint32_t before = stream->n;
    if (store_lines(request->house->store, stream->id, stream->n, stored_line, stream, &why) < 0 ||
        (stream->n == before && stream->n < stream->last))
        return -1; /* or it was removed meanwhile */
    return stream->n < stream->last;
}

/* What one seat may know, as far as it is on the disk. */
static int own_more(struct request *request, struct text *out)
{
    struct log_stream *stream = (struct log_stream *)request->stream;
    struct table *table = stream->table;
    struct cursor *cursor = &stream->cursor;
    piece_begin(stream, out);
    if (!stream->n++)
        log_write_head(&stream->writer, &table->head, out);
    while (cursor->n < stream->last && !piece_full(stream)) {
        cursor_next(cursor);
        log_write_entry(&stream->writer, &table->match, cursor->n, &cursor->state, out);
    }
    if (cursor->n < stream->last)
        return 1;
    if (stream->ended || (stream->leaves && !match_over(&table->match)))
        log_write_end(&stream->writer, &table->match, &table->head,
                      stream->leaves && table->has_dealer ? &table->reveal : NULL, out);
    return 0;
}

static void log_end(struct request *request)
{
    struct log_stream *stream = (struct log_stream *)request->stream;
    struct table *table = stream->table;
    if (table) {
        struct request **at = &table->streams;
        while (*at != request)
            at = &((struct log_stream *)(*at)->stream)->next;
        *at = stream->next;
        table->used_ms = now_ms();
    }
    free(stream);
    request->stream = NULL;
}

/* Whether everyone who plays is who made the table, so that no line of it is another's secret. */
static bool plays_alone(const struct table *table)
{
    for (int seat = 0; seat < table->head.seats; seat++)
        if (table->seat[seat].invited)
            return false;
    return true;
}

bool log_is_open(const struct table *table, enum log_part part)
{
    bool shown = table->watchers && table->ended && !table->in_flight &&
                 !match_sealed(&table->match);
    return part == LOG_OWN ? table->watchers : part == LOG_SHOWN && (shown || table_shared(table));
}

/* While the match is on, and for good if it keeps its secrets, the log of that seat; else the
 * whole. */
void answer_log(struct request *request, struct table *table, int seat, enum log_part part)
{
    if (part == LOG_WHOLE && !plays_alone(table)) {
        answer_said(request, 403, "not-alone", WHY_NOT_ALONE());
        return;
    }
    struct log_stream *stream = calloc(1, sizeof *stream);
    if (!stream) {
        answer_own(request, 503, NULL, NULL, 0);
        return;
    }
    stream->stream.end = log_end;
    stream->ended = table->ended && !table->in_flight;
    stream->leaves = part == LOG_WHOLE && !table->ended;
    if (part != LOG_OWN && stream->ended && !match_sealed(&table->match)) {
        stream->stream.more = stored_more;
        memcpy(stream->id, table->id, sizeof stream->id);
        stream->last = table->lines;
    } else {
        stream->stream.more = own_more;
        stream->table = table;
        stream->last = seat == SEAT_WATCHER ? gallery_n(table) : table_n(table);
        stream->next = table->streams;
        table->streams = request;
        log_writer_start(&stream->writer, &hash_sodium, stream->leaves ? SEAT_CHANCE : seat);
        cursor_start(&stream->cursor, &table->match);
    }
    answer_stream(request, 200, "application/jsonl; charset=utf-8", &stream->stream);
}
