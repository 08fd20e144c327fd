/* The REST calls (docs/protocol.md). What is always true: whoever asks about a table shows the token of one
 * of its seats, and learns what that seat may know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "server/say.h"
#include "table/bot.h"
#include "table/native/json.h"
#include "table/native/sodium.h"

static const char json_type[] = "application/json", lines_type[] = "application/jsonl; charset=utf-8";

/* ---- The page ---- */

static bool accepts(const struct request *request, const char *encoding)
{
    const char *at = strstr(request->accept_encoding, encoding);
    if (!at)
        return false;
    at += strlen(encoding);
    at += strspn(at, " ");
    if (strncmp(at, ";", 1))
        return true;
    const char *q = strstr(at, "q=");
    return !q || strtod(q + 2, NULL) > 0;
}

static bool serve(struct request *request, const char *path)
{
    const struct asset *asset = assets;
    while (asset->path && strcmp(asset->path, path))
        asset++;
    if (!asset->path)
        return false;
    request->tag = asset->tag;
    request->compiles = !strncmp(path, "assets/worker-", 14);
    request->cache =
        !strncmp(path, "assets/", 7) ? "public, max-age=31536000, immutable" : "no-cache";
    if (!strcmp(request->if_none_match, asset->tag)) {
        answer_static(request, 304, asset->type, "", 0);
    } else if (asset->brotli && accepts(request, "br")) {
        request->encoding = "br";
        answer_static(request, 200, asset->type, (const char *)asset->brotli, asset->brotli_size);
    } else if (asset->gzip && accepts(request, "gzip")) {
        request->encoding = "gzip";
        answer_static(request, 200, asset->type, (const char *)asset->gzip, asset->gzip_size);
    } else {
        answer_static(request, 200, asset->type, (const char *)asset->plain, asset->plain_size);
    }
    return true;
}

static void page(struct request *request)
{
    static const char none[] = "croupier runs, but its page was not built: run `make`, then start it again.\n";
    if (!serve(request, "index.html"))
        answer_static(request, 200, "text/plain; charset=utf-8", none, sizeof none - 1);
}

static void not_found(struct request *request)
{
    answer_error(request, 404, "not-found", "there is nothing at this address");
}

/* ---- New tables ---- */

static bool plan_game(struct request *request, const struct pairs *pairs, struct plan *plan, struct text *why)
{
    const struct value *name = pairs_get(pairs, "game");
    const char *all[64];
    int count = 0;
    for (int i = 0; i < request->house->games_count && count < 64; i++) {
        const struct game *game = request->house->games[i];
        all[count++] = game->name;
        if (name && name->kind == VALUE_STRING && !strcmp(game->name, name->text))
            plan->game = game;
    }
    if (plan->game)
        return true;
    text_put(why, "\"game\" must be the name of a game; /api/games lists them");
    if (name && name->kind == VALUE_STRING)
        codec_did_you_mean(name->text, all, count, why);
    return false;
}

static bool plan_seats(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    const struct value *seats = pairs_get(pairs, "seats");
    if (!seats || seats->kind != VALUE_LIST) {
        text_put(why, "\"seats\" must be a list: \"me\", \"open\" or a bot's name for each seat");
        return false;
    }
    if (seats->items < plan->game->seats_min || seats->items > plan->game->seats_max) {
        text_format(why, "%s has %d to %d seats, and \"seats\" names %d", plan->game->name,
                    plan->game->seats_min, plan->game->seats_max, seats->items);
        return false;
    }
    plan->seats = seats->items;
    for (int i = 0; i < plan->seats; i++) {
        const char *who = seats->item[i];
        if (!who || !*who || strlen(who) > SEAT_NAME_BYTES) {
            text_format(why, "item %d of \"seats\" must be \"me\", \"open\" or a bot's name", i + 1);
            return false;
        }
        memcpy(plan->who[i], who, strlen(who) + 1);
    }
    return true;
}

static bool plan_rule(const struct pair *pair, struct plan *plan, struct text *why)
{
    char digits[24];
    struct text number = text_over(digits, sizeof digits);
    if (pair->value.kind == VALUE_NUMBER)
        text_int(&number, pair->value.number);
    else if (pair->value.kind != VALUE_STRING) {
        text_format(why, "the value of \"%s\" must be a word or a number", pair->key);
        return false;
    }
    return codec_rule_read(plan->game, pair->key + 6,
                           pair->value.kind == VALUE_NUMBER ? digits : pair->value.text, &plan->rules, why);
}

/* Keys other than game, seats. */
static bool plan_rest(const struct pairs *pairs, struct plan *plan, struct text *why)
{
    for (int i = 0; i < pairs->count; i++) {
        const struct pair *pair = &pairs->at[i];
        const struct value *v = &pair->value;
        if (!strncmp(pair->key, "rules.", 6)) {
            if (!plan_rule(pair, plan, why))
                return false;
        } else if (!strcmp(pair->key, "seed")) {
            if (v->kind != VALUE_NULL && (v->kind != VALUE_NUMBER || v->number < 0)) {
                text_put(why, "\"seed\" must be a whole number, 0 or more");
                return false;
            }
            plan->seed = v->kind == VALUE_NULL ? -1 : v->number;
        } else if (!strcmp(pair->key, "name")) {
            if (v->kind != VALUE_STRING || strlen(v->text) > TABLE_TITLE_BYTES) {
                text_format(why, "\"name\" must be a text of at most %d bytes", TABLE_TITLE_BYTES);
                return false;
            }
            memcpy(plan->title, v->text, strlen(v->text) + 1);
        } else if (!strcmp(pair->key, "watchers")) {
            if (v->kind != VALUE_BOOL) {
                text_put(why, "\"watchers\" must be true or false");
                return false;
            }
            plan->watchers = v->number;
        } else if (strcmp(pair->key, "game") && strcmp(pair->key, "seats")) {
            text_format(why, "\"%s\" is nothing that a table has", pair->key);
            return false;
        }
    }
    return true;
}

static bool plan_read(struct request *request, struct plan *plan, struct text *why, const char **code)
{
    struct pairs pairs;
    struct json *json = json_open(request->body, request->body_size, BODY_BYTES, &pairs, why);
    *code = "bad-json";
    if (!json)
        return false;
    *code = "bad-table";
    bool good = plan_game(request, &pairs, plan, why) && plan_seats(&pairs, plan, why);
    if (good) {
        plan->seed = -1;
        rules_default(plan->game, &plan->rules);
        good = plan_rest(&pairs, plan, why);
    }
    json_close(json);
    return good;
}

/* 201, when the table is on the disk. */
static void answer_table(struct request *request, struct table *table, char token[][TOKEN_CHARS + 1])
{
    char *bytes = malloc(8192);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 8192 : 1);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"seats\":[", table->id, table->head.game->name);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_format(&out, "%s{\"seat\":%d,\"who\":", seat ? "," : "", seat);
        codec_string_json(table->head.seat_name[seat], &out);
        if (table->seat[seat].has_token)
            text_format(&out, ",\"token\":\"%s\",\"path\":\"/t/%s#%s\"", token[seat], table->id, token[seat]);
        text_char(&out, '}');
    }
    text_char(&out, ']');
    if (table->watchers)
        text_format(&out, ",\"watch\":\"/t/%s\"", table->id);
    if (table->ended)
        text_put(&out, ",\"over\":true");
    if (table->new_dealer)
        text_put(&out, ",\"dealer\":\"new\"");
    else if (!table->ended && !table->has_dealer)
        text_put(&out, ",\"dealer\":\"none\"");
    text_put(&out, "}\n");
    ENSURE(!bytes || !out.cut);
    answer_own(request, 201, json_type, bytes, out.used);
    snprintf(request->location, sizeof request->location, "/t/%s", table->id);
    request->waits = table;
    table->waits = request;
}

static bool may_add(struct request *request)
{
    if (limits_table(request->house->limits, request->address, now_ms()))
        return true;
    answer_error(request, 429, "too-many", "too many new tables from your address in this hour");
    return false;
}

static void post_table(struct request *request)
{
    char reason[REASON_BYTES], token[SEATS_MAX][TOKEN_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct plan plan = {0};
    const char *code;
    if (!plan_read(request, &plan, &why, &code)) {
        answer_error(request, !strcmp(code, "bad-json") ? 400 : 422, code, reason);
        return;
    }
    if (!may_add(request))
        return;
    struct table *table = table_deal(request->house, &plan, token, &why);
    if (!table) {
        answer_error(request, 422, "bad-table", reason);
        return;
    }
    request->house->count.tables_made++;
    answer_table(request, table, token);
}

static void post_import(struct request *request)
{
    char reason[REASON_BYTES], token[SEATS_MAX][TOKEN_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    if (!may_add(request))
        return;
    char *log = request->body;
    request->body = NULL;
    struct table *table = table_import(request->house, log, request->body_size, token, &why);
    if (!table) {
        answer_error(request, 422, "bad-log", reason);
        return;
    }
    request->house->count.tables_imported++;
    answer_table(request, table, token);
}

/* ---- A table that is there ---- */

/* The table and the seat of the token; NULL when the answer has been given. */
static struct table *table_of(struct request *request, const char *id, int *seat)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct table *table = table_find(request->house, id, &why);
    *seat = table ? table_seat_of(table, request->token) : -1;
    if (table && *seat >= 0)
        return table;
    if (reason[0])
        answer_error(request, 503, "store", reason);
    else
        answer_error(request, request->token[0] ? 404 : 401, "no-such-table",
                     "no table of that name lets this token in");
    return NULL;
}

static void get_table(struct request *request, const char *id)
{
    int mine;
    struct table *table = table_of(request, id, &mine);
    char *bytes = table ? malloc(8192) : NULL;
    if (!table)
        return;
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 8192 : 1);
    const struct game *game = table->head.game;
    const struct data *data = &table->pack->data.data;
    uint32_t turn = game->turn(data, &table->is.state);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"name\":", table->id, game->name);
    codec_string_json(table->title, &out);
    text_put(&out, ",\"created\":");
    text_int(&out, table->created);
    text_format(&out, ",\"seat\":%d,\"seats\":[", mine);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(&out, seat ? "," : "");
        codec_string_json(table->head.seat_name[seat], &out);
    }
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_put(&out, seat ? "," : "],\"roles\":[");
        codec_string_json(say_role(game, seat), &out);
    }
    text_char(&out, ']');
    say_called(&table->match, &table->is.state, table->is.n, mine, &out);
    text_put(&out, ",\"n\":");
    text_int(&out, table->is.n);
    text_format(&out, ",\"phase\":\"%s\",\"title\":", game->phases[game->phase(data, &table->is.state)].name);
    codec_string_json(game->phases[game->phase(data, &table->is.state)].title, &out);
    text_put(&out, ",\"turn\":[");
    const char *between = "";
    for (int seat = 0; seat < table->head.seats; seat++)
        if (turn >> seat & 1) {
            text_format(&out, "%s%d", between, seat);
            between = ",";
        }
    text_format(&out, "],\"mine\":%s,\"over\":%s}\n", turn >> mine & 1 ? "true" : "false",
                turn ? "false" : "true");
    ENSURE(!bytes || !out.cut);
    answer_own(request, 200, json_type, bytes, out.used);
}

struct export {
    char *at;
    size_t used, size;
    bool failed;
};

static bool export_line(void *arg, uint32_t n, const char *line, size_t size)
{
    struct export *to = arg;
    (void)n;
    if (to->used + size + 1 > to->size) {
        size_t more = 2 * (to->used + size + 1);
        char *at = realloc(to->at, more);
        to->failed = !at;
        if (!at)
            return false;
        to->at = at;
        to->size = more;
    }
    memcpy(to->at + to->used, line, size);
    to->at[to->used + size] = '\n';
    to->used += size + 1;
    return true;
}

/* What one seat may know, as far as it is on the disk. */
static void export_seat(const struct table *table, int seat, struct export *to)
{
    static char bytes[LOG_HEAD_BYTES];
    struct log_writer writer;
    struct cursor cursor;
    log_writer_start(&writer, &hash_sodium, seat);
    struct text line = text_over(bytes, sizeof bytes);
    log_write_head(&writer, &table->head, &line);
    export_line(to, 0, bytes, line.used - 1);
    cursor_start(&cursor, &table->match);
    while (!to->failed && cursor.n < table->is.n && cursor_next(&cursor)) {
        line = text_over(bytes, sizeof bytes);
        log_write_entry(&writer, &table->match, cursor.n, &cursor.state, &line);
        export_line(to, cursor.n, bytes, line.used - 1);
    }
    if (to->failed || !table->ended || table->in_flight)
        return;
    line = text_over(bytes, sizeof bytes);
    log_write_end(&writer, &table->match, &table->head, NULL, &line);
    export_line(to, cursor.n + 1, bytes, line.used - 1);
}

/* While the match is on, and for good if it keeps its secrets, the log of that seat; else the whole. */
static void get_log(struct request *request, const char *id, bool own)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct export to = {0};
    int mine;
    struct table *table = table_of(request, id, &mine);
    if (!table)
        return;
    if (!own && table->ended && !table->in_flight && !match_sealed(&table->match)) {
        if (store_lines(request->house->store, id, 0, export_line, &to, &why) < 0) {
            free(to.at);
            answer_error(request, 503, "store", reason);
            return;
        }
    } else {
        export_seat(table, mine, &to);
    }
    if (to.failed) {
        free(to.at);
        to.at = NULL;
    }
    answer_own(request, 200, lines_type, to.at, to.used);
}

/* ---- Which is which ---- */

static const char tables_path[] = "/api/tables/", games_path[] = "/api/games/";

size_t route_body(const char *path)
{
    if (!strcmp(path, "/api/tables"))
        return BODY_BYTES;
    return strcmp(path, "/api/import") ? 0 : IMPORT_BYTES;
}

static void get_cards(struct request *request, const char *rest)
{
    const char *slash = strchr(rest, '/');
    for (int i = 0; slash && !strcmp(slash, "/cards") && i < request->house->games_count; i++) {
        const struct game *game = request->house->games[i];
        size_t size;
        if (strlen(game->name) != (size_t)(slash - rest) || strncmp(game->name, rest, (size_t)(slash - rest)))
            continue;
        char *bytes = describe_cards(request->house, game, &size);
        answer_own(request, 200, json_type, bytes, size);
        request->cache = "no-cache";
        return;
    }
    not_found(request);
}

static void get_of_table(struct request *request, const char *rest)
{
    char id[TABLE_CHARS + 1];
    snprintf(id, sizeof id, "%s", rest);
    if (!table_name_good(id))
        not_found(request);
    else if (!rest[TABLE_CHARS])
        get_table(request, id);
    else if (!strcmp(rest + TABLE_CHARS, "/log") || !strcmp(rest + TABLE_CHARS, "/log/own"))
        get_log(request, id, rest[TABLE_CHARS + 4]);
    else
        not_found(request);
}

static void get(struct request *request, const char *path)
{
    struct house *house = request->house;
    size_t size;
    if (!strcmp(path, "/") || (!strncmp(path, "/t/", 3) && table_name_good(path + 3))) {
        page(request);
    } else if (!strcmp(path, "/api/games")) {
        answer_static(request, 200, json_type, house->games_json, house->games_json_size);
    } else if (!strncmp(path, games_path, sizeof games_path - 1)) {
        get_cards(request, path + sizeof games_path - 1);
    } else if (!strncmp(path, tables_path, sizeof tables_path - 1)) {
        get_of_table(request, path + sizeof tables_path - 1);
    } else if (!strcmp(path, "/healthz")) {
        answer_static(request, house->stopping ? 503 : 200, "text/plain; charset=utf-8", "ok\n", 3);
    } else if (!strcmp(path, "/metrics")) {
        char *text = metrics_text(house, &size);
        answer_own(request, 200, "text/plain; version=0.0.4; charset=utf-8", text, size);
    } else if (route_body(path)) {
        answer_error(request, 405, "bad-method", "this address takes a POST");
    } else if (!strncmp(path, "/api/", 5) || !serve(request, path + 1)) {
        not_found(request);
    }
}

void route(struct request *request)
{
    if (request->method == METHOD_GET)
        get(request, request->path);
    else if (!strcmp(request->path, "/api/tables"))
        post_table(request);
    else
        post_import(request);
}
