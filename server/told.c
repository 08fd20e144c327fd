/* Tables that this build cannot replay: their edition was given up, a newer croupier made them, or
 * a line of theirs is no longer open under the rules. What is always true: whoever has a seat's
 * token still reads what happened, as far as that can be told without a state, and nobody is told
 * that the house is out of order, for it is not. */
#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "server/loop.h"
#include "server/replays.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/tokens.h"
#include "server/told.h"
#include "table/native/json.h"
#include "table/native/logtell.h"

int told_seat(const struct store_table *stored, const char *token)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    uint8_t mine[TOKEN_BYTES], other[TOKEN_BYTES];
    struct pairs pairs;
    struct json *json =
        json_open(stored->secret, strlen(stored->secret), STORE_SECRET_BYTES, &pairs, &why);
    const struct value *tokens = json ? pairs_get(&pairs, "tokens") : NULL;
    int seat = -1;
    if (tokens && tokens->kind == VALUE_LIST && token_hash(token, mine))
        for (int i = 0; i < tokens->items; i++)
            if (tokens->item[i] && hash_unhex(tokens->item[i], TOKEN_BYTES, other) &&
                token_same(other, mine))
                seat = i;
    json_close(json);
    return seat;
}

/* ---- Lines ---- */

struct told_stream {
    struct stream stream;
    struct told_head head;
    char id[TABLE_CHARS + 1];
    int reader;              /* SEAT_CHANCE: the lines as they are */
    uint32_t n, last;
    const struct game *const *games;
    int games_count;
    struct text *out;
    int64_t until_ms;
};

static bool tell(void *arg, uint32_t n, const char *line, size_t size)
{
    struct told_stream *told = arg;
    struct text *out = told->out;
    size_t before = out->used;
    if (told->reader == SEAT_CHANCE) {
        text_put_n(out, line, size);
    } else if (!n) {
        log_tell_head(&told->head, line, size, told->games, told->games_count);
        text_put(out, "{\"told\":true,\"game\":");
        codec_string_json(told->head.game_name, out);
        text_format(out, ",\"edition\":%d,\"by\":", told->head.edition);
        codec_string_json(told->head.by, out);
        text_format(out, ",\"seats\":%d,\"for\":%d}", told->head.seats, told->reader);
    } else {
        log_tell_line(&told->head, line, size, told->reader, true, out);
    }
    if (out->used > before)
        text_char(out, '\n');
    told->n++;
    return out->used < STREAM_FILL_BYTES && now_ms() < told->until_ms;
}

static int more(struct request *request, struct text *out)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct told_stream *told = (struct told_stream *)request->stream;
    uint32_t before = told->n;
    told->out = out;
    told->until_ms = now_ms() + STREAM_SLICE_MS;
    if (store_lines(request->house->store, told->id, told->n, tell, told, &why) < 0 ||
        (told->n == before && told->n < told->last))
        return -1;
    return told->n < told->last;
}

static void end(struct request *request)
{
    free(request->stream);
    request->stream = NULL;
}

static bool last_line(void *arg, uint32_t n, const char *line, size_t size)
{
    bool *open = arg;
    (void)n, (void)size;
    *open = strstr(line, "\"seed\":\"") && !strstr(line, "\"do\":");
    return false;
}

static void answer_lines(struct request *request, const struct replay *failed, int seat, bool own)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct told_stream *told = calloc(1, sizeof *told);
    bool shown = false; /* its last line showed the seed: the whole log was everyone's already */
    if (!told) {
        answer_own(request, 503, NULL, NULL, 0);
        return;
    }
    if (!own && failed->stored.lines)
        store_lines(request->house->store, failed->id, failed->stored.lines - 1, last_line, &shown,
                    &why);
    told->stream = (struct stream){.more = more, .end = end};
    told->games = request->house->games;
    told->games_count = request->house->games_count;
    memcpy(told->id, failed->id, sizeof told->id);
    told->reader = shown ? SEAT_CHANCE : seat;
    told->last = failed->stored.lines;
    answer_stream(request, 200, "application/jsonl; charset=utf-8", &told->stream);
}

/* ---- The answers ---- */

/* What lists show of it: its name, and who sits there. */
static void put_names(const struct store_table *stored, struct text *out)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct json *json =
        json_open(stored->title, strlen(stored->title), STORE_TITLE_BYTES, &pairs, &why);
    const char *name = json ? pairs_text(&pairs, "name") : NULL;
    const struct value *seats = json ? pairs_get(&pairs, "seats") : NULL;
    text_put(out, ",\"name\":");
    codec_string_json(name ? name : "", out);
    text_put(out, ",\"seats\":[");
    for (int i = 0; seats && seats->kind == VALUE_LIST && i < seats->items; i++) {
        text_put(out, i ? "," : "");
        codec_string_json(seats->item[i] ? seats->item[i] : "", out);
    }
    text_char(out, ']');
    json_close(json);
}

static void answer_about(struct request *request, const struct replay *failed, int seat)
{
    char *bytes = malloc(8192 + STORE_TITLE_BYTES);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 8192 + STORE_TITLE_BYTES : 1);
    text_format(&out, "{\"table\":\"%s\",\"game\":", failed->id);
    codec_string_json(failed->stored.game, &out);
    put_names(&failed->stored, &out);
    text_put(&out, ",\"created\":");
    text_int(&out, failed->stored.created);
    text_format(&out, ",\"seat\":%d,\"lines\":%d,\"replays\":false,\"why\":", seat,
                (int)failed->stored.lines);
    codec_string_json(failed->why, &out);
    text_put(&out, ",\"over\":");
    text_put(&out, failed->stored.status == STORE_OVER ? "true}\n" : "false}\n");
    answer_own(request, 200, "application/json", bytes, out.used);
}

bool answer_told(struct request *request, const char *id)
{
    const struct replay *failed = request->house->tables.failed;
    if (!failed || strcmp(failed->id, id))
        return false;
    int seat = told_seat(&failed->stored, request->token);
    const char *log = strstr(request->path, "/log");
    if (seat < 0)
        answer_said(request, request->token[0] ? 404 : 401, "no-such-table", WHY_LINK());
    else if (strstr(request->path, "/sit"))
        answer_seat(request, failed->id, failed->stored.game, seat, request->token);
    else if (log)
        answer_lines(request, failed, seat, !strcmp(log, "/log/own"));
    else
        answer_about(request, failed, seat);
    return true;
}

bool told_lets_in(const struct house *house, const char *id, const char *token)
{
    const struct replay *failed = house->tables.failed;
    return failed && !strcmp(failed->id, id) && token && told_seat(&failed->stored, token) >= 0;
}
