/* The REST calls (docs/protocol.md). What is always true: whoever asks about a table shows the
 * token of one of its seats, and learns what that seat may know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/addresses.h"
#include "server/body.h"
#include "server/compress.h"
#include "server/deal.h"
#include "server/describe.h"
#include "server/evening.h"
#include "server/export.h"
#include "server/health.h"
#include "server/http.h"
#include "server/judge.h"
#include "server/keys.h"
#include "server/listing.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/mine.h"
#include "server/packs.h"
#include "server/phrase.h"
#include "server/push.h"
#include "server/relay.h"
#include "server/replays.h"
#include "server/routes.h"
#include "server/say.h"
#include "server/reviews.h"
#include "server/share.h"
#include "server/shared.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/told.h"
#include "table/bot.h"
#include "table/native/character.h"

static const char json_type[] = "application/json";

/* ---- The page ---- */

static void page(struct request *request)
{
    static const char none[] =
        "croupier is running, but its page was not built. Run `make` and start croupier again.\n";
    if (!answer_file(request, "index.html", 200))
        answer_static(request, 200, "text/plain; charset=utf-8", none, sizeof none - 1);
}

static void not_found(struct request *request)
{
    answer_error(request, 404, "not-found", "There is nothing at this address.");
}

/* An unknown address: a browser gets a page that says so, anything else JSON. */
static void nowhere(struct request *request)
{
    if (!strncmp(request->path, "/api/", 5) || !strstr(request->accept, "text/html") ||
        !answer_file(request, "index.html", 404))
        not_found(request);
}

/* ---- New tables ---- */

/* 201, when the table is on the disk. */
static void answer_table(struct request *request, struct table *table,
                         char token[][TOKEN_CHARS + 1])
{
    char *bytes = malloc(8192);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 8192 : 1);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"seats\":[", table->id,
                table->head.game->name);
    for (int seat = 0; seat < table->head.seats; seat++) {
        text_format(&out, "%s{\"seat\":%d,\"who\":", seat ? "," : "", seat);
        codec_string_json(table->head.seat_name[seat], &out);
        if (token[seat][0])
            text_format(&out, ",\"%s\":\"%s\",\"path\":\"/t/%s#%s\"",
                        table->seat[seat].invited ? "invitation" : "token", token[seat], table->id,
                        token[seat]);
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
    answer_waits(request, table);
}

/* A table came to be. */
static void tell_table(const struct request *request, const char *what, const struct table *table)
{
    struct event event;
    event_begin(&event, request->house, what);
    event_table(&event, table);
    event_number(&event, "seats", table->head.seats);
    event_number(&event, "entries", table->match.count);
    event_text(&event, "from", request->address);
    event_end(&event);
}

bool request_may_add(struct request *request)
{
    if (shared_take(request->house, LIMITS_TABLES, request->address))
        return true;
    tell_refused(request->house, "too-many", request->address);
    answer_said(request, 429, "too-many", WHY_TABLES());
    return false;
}

static void post_table(struct request *request)
{
    char reason[REASON_BYTES], token[SEATS_MAX][TOKEN_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct plan plan = {.think_most = request->house->options.think_most};
    struct pairs pairs;
    struct json *json = body_json(request, BODY_BYTES, &pairs);
    if (!json)
        return;
    bool good =
        plan_read(request->house->games, request->house->games_count, &pairs, &plan, &why);
    json_close(json);
    if (!good) {
        answer_error(request, 422, "bad-table", reason);
        return;
    }
    if ((plan.listed && !listing_may(request)) || !request_may_add(request))
        return;
    struct table *table = table_deal(request->house, &plan, token, &why);
    if (!table) {
        answer_error(request, 422, "bad-table", reason);
        return;
    }
    request->house->count.tables_made++;
    tell_table(request, "table", table);
    if (plan.listed)
        listing_open(request->house, table, plan.listing, request->language, request->address);
    answer_table(request, table, token);
}

static void post_import(struct request *request)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!request_may_add(request))
        return;
    why.language = request->language;
    char *log = request->body;
    request->body = NULL;
    request->import = replay_import(request->house, request, log, request->body_size, &why);
    if (!request->import)
        answer_error(request, 503, "busy", reason);
}

void request_imported(struct request *request, struct table *table, char token[][TOKEN_CHARS + 1],
                      const char *why)
{
    request->import = NULL;
    if (!table) {
        tell_refused(request->house, "bad-log", request->address);
        answer_error(request, 422, "bad-log", why);
    } else {
        request->house->count.tables_imported++;
        tell_table(request, "import", table);
        answer_table(request, table, token);
    }
    lws_callback_on_writable(request->wsi);
}

/* ---- A table that is there ---- */

static void no_such_table(struct request *request)
{
    answer_said(request, request->token[0] ? 404 : 401, "no-such-table", WHY_LINK());
}

/* The table, and the seat of the token if it is one; NULL when the answer has been given, or waits
 * until the table has been read. */
static struct table *table_for(struct request *request, const char *id, int *seat)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct table *table = table_find(request->house, id, &request->waiter, &why);
    *seat = table ? table_seat_of(table, request->token) : -1;
    if (table || request->waiter.of)
        return table;
    if (answer_told(request, id))
        return NULL;
    if (reason[0])
        answer_error(request, 503, "store", reason);
    else
        no_such_table(request);
    return NULL;
}

static void get_table(struct request *request, struct table *table, int mine)
{
    char *bytes = malloc(8192);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 8192 : 1);
    text_format(&out, "{\"table\":\"%s\",\"created\":", table->id);
    text_int(&out, table->created);
    text_char(&out, ',');
    say_table_info(table, mine, request->language, &out);
    if (table->think)
        text_format(&out, ",\"think\":\"%s\"", bot_think_name(table->think));
    table_share_put(table, mine, &out);
    evening_put(request->house, table, &out);
    text_put(&out, "}\n");
    ENSURE(!bytes || !out.cut);
    answer_own(request, 200, json_type, bytes, out.used);
}

static void get_board(struct request *request, struct table *table, int mine)
{
    char *bytes = malloc(SAY_BOARD_BYTES);
    ENSURE(bytes);
    struct text out = text_over(bytes, SAY_BOARD_BYTES);
    say_table_board(table, mine, request->language, &out);
    answer_own(request, 200, json_type, bytes, out.used);
}

static void get_log(struct request *request, const char *id, enum log_part part)
{
    int mine;
    struct table *table = table_for(request, id, &mine);
    if (table && mine < 0 && !log_is_open(table, part))
        no_such_table(request);
    else if (table)
        answer_log(request, table, mine < 0 ? SEAT_WATCHER : mine, part);
}

/* ---- Which is which ---- */

static const char tables_path[] = "/api/tables/", games_path[] = "/api/games/";

static const char board_path[] = "/board", cards_path[] = "/cards";

/* Whether this is /api/tables/ID and then `rest`; the table's name with it. */
static bool is_of_table(const char *path, const char *rest, char id[TABLE_CHARS + 1])
{
    if (strncmp(path, tables_path, sizeof tables_path - 1))
        return false;
    snprintf(id, TABLE_CHARS + 1, "%s", path + sizeof tables_path - 1);
    return table_name_good(id) && !strcmp(path + sizeof tables_path - 1 + TABLE_CHARS, rest);
}

/* What is asked of a table or sent to it, and by whom. */
enum who { SEATED, INVITED, ANYONE };
static const struct post {
    const char *rest;
    size_t body;
    enum who who;
    void (*answer)(struct request *, struct table *, int seat); /* of the token, or -1 */
} posts[] = {
    {"/sit", SIT_BYTES, INVITED, post_sit},
    {"/back", SIT_BYTES, ANYONE, post_back},
    {"/phrase", SIT_BYTES, SEATED, post_phrase},
    {"/erase", SIT_BYTES, SEATED, post_erase},
    {"/share", SIT_BYTES, SEATED, post_share},
    {"/push", PUSH_BODY_BYTES, SEATED, post_push},
    {"/key", SIT_BYTES, SEATED, post_key},
    {"/character", CHARACTER_FILE_BYTES, SEATED, post_character},
    {"/next", SIT_BYTES, SEATED, post_next},
};

static const struct post *post_of(const char *path, char id[TABLE_CHARS + 1])
{
    for (size_t i = 0; i < sizeof posts / sizeof *posts; i++)
        if (is_of_table(path, posts[i].rest, id))
            return &posts[i];
    return NULL;
}

size_t route_body(const char *path)
{
    char id[TABLE_CHARS + 1];
    const struct post *post = post_of(path, id);
    if (post)
        return post->body;
    if (keys_body(path))
        return keys_body(path);
    if (!strcmp(path, "/api/tables"))
        return BODY_BYTES;
    return strcmp(path, "/api/import") ? 0 : IMPORT_BYTES;
}

/* Which of voice_languages it is. */
static int language_at(const char *language)
{
    int k = 0;
    while (language && voice_languages[k] != language)
        k++;
    return k;
}

static void get_games(struct request *request)
{
    struct made *made = &request->house->games_made[language_at(request->language)];
    size_t size = 0;
    char *bytes =
        made->asset.plain ? NULL : describe_games(request->house, request->language, &size);
    if (!made->asset.plain && !made_answer(made, bytes, size)) {
        answer_own(request, 503, NULL, NULL, 0);
        return;
    }
    request->cache = "no-cache";
    answer_asset(request, &made->asset, 200);
}

static void get_cards(struct request *request, int i)
{
    struct house *house = request->house;
    struct made *made =
        &house->cards_made[i * house->languages_count + language_at(request->language)];
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pack *pack =
        made->asset.plain ? NULL : pack_share(house, house->games[i], NULL, NULL, &why);
    size_t size = 0;
    char *bytes = pack ? describe_cards(pack, request->language, &size) : NULL;
    pack_leave(house, pack);
    if (!made->asset.plain && !made_answer(made, bytes, size)) {
        answer_own(request, 503, NULL, NULL, 0);
        return;
    }
    request->cache = "no-cache";
    answer_asset(request, &made->asset, 200);
}

/* Those of the pack that a table is played with, for whoever sits at it or may watch it,
 * also when it is over. */
static void get_table_cards(struct request *request, const char *id)
{
    struct house *house = request->house;
    int mine, game = 0;
    size_t size;
    struct table *table = table_for(request, id, &mine);
    if (!table)
        return;
    if (mine < 0 && !table->watchers && !table_shared(table)) {
        no_such_table(request);
        return;
    }
    if (table->pack->data.text) {
        char *bytes = describe_cards(table->pack, request->language, &size);
        answer_own(request, 200, json_type, bytes, size);
        return;
    }
    while (house->games[game] != table->pack->game)
        game++;
    get_cards(request, game);
}

static void get_of_game(struct request *request, const char *rest)
{
    struct house *house = request->house;
    const char *slash = strchr(rest, '/');
    int i = 0;
    size_t size;
    while (slash && i < house->games_count &&
           (strlen(house->games[i]->name) != (size_t)(slash - rest) ||
            strncmp(house->games[i]->name, rest, (size_t)(slash - rest)) != 0))
        i++;
    if (!slash || i == house->games_count) {
        not_found(request);
    } else if (!strcmp(slash, "/cards")) {
        get_cards(request, i);
    } else if (!strcmp(slash, "/tells")) {
        char *bytes = describe_tells(house->games[i], &size);
        answer_own(request, 200, "application/json", bytes, size);
    } else {
        not_found(request);
    }
}

enum { LOG_COST = 10 }; /* of a table's log, where the table alone costs 1 */

bool request_may(struct request *request, int cost)
{
    if (request->asked || limits_ask(request->house->limits, request->address, cost, now_ms())) {
        request->asked = true;
        return true;
    }
    tell_refused(request->house, "too-fast", request->address);
    answer_said(request, 429, "too-fast", WHY_REQUESTS());
    return false;
}

static void of_table(struct request *request, const char *id, enum who who,
                     void (*answer)(struct request *, struct table *, int seat))
{
    int seat;
    struct table *table = request_may(request, 1) ? table_for(request, id, &seat) : NULL;
    if (table && seat < 0 && who != ANYONE &&
        (who == SEATED || (table_seat_invited(table, request->token) < 0 &&
                           !sit_as_stranger(request, table) &&
           evening_seat(request->house, table, request->token) < 0)))
        no_such_table(request);
    else if (table)
        answer(request, table, seat);
}

static void get_of_table(struct request *request, const char *rest)
{
    static const struct post gets[] = {
        {"", 0, SEATED, get_table},          {board_path, 0, SEATED, get_board},
        {"/review", 0, SEATED, get_review},  {"/chronicle", 0, SEATED, get_chronicle},
        {"/mine", 0, SEATED, get_mine},
    };
    char id[TABLE_CHARS + 1];
    snprintf(id, sizeof id, "%s", rest);
    if (!table_name_good(id)) {
        not_found(request);
        return;
    }
    rest += TABLE_CHARS;
    if (!request_may(request, !strncmp(rest, "/log", 4) ? LOG_COST : 1))
        return;
    const struct post *get = gets, *end = gets + sizeof gets / sizeof *gets;
    while (get < end && strcmp(rest, get->rest) != 0)
        get++;
    if (get < end)
        of_table(request, id, get->who, get->answer);
    else if (!strcmp(rest, cards_path))
        get_table_cards(request, id);
    else if (!strcmp(rest, "/log"))
        get_log(request, id, LOG_SHOWN);
    else if (!strcmp(rest, "/log/own"))
        get_log(request, id, LOG_OWN);
    else if (!strcmp(rest, "/log/whole"))
        get_log(request, id, LOG_WHOLE);
    else
        not_found(request);
}

static void get(struct request *request, const char *path)
{
    if (figures_apart(request) && strcmp(path, "/metrics")) {
        not_found(request);
    } else if (!strcmp(path, "/api/tables")) {
        if (request_may(request, 1))
            answer_listing(request);
    } else if (!strcmp(path, "/") || (!strncmp(path, "/t/", 3) && table_name_good(path + 3))) {
        page(request);
    } else if (!strcmp(path, "/api/games")) {
        get_games(request);
    } else if (!strcmp(path, "/api/addresses")) {
        answer_addresses(request);
    } else if (!strcmp(path, "/api/push")) {
        answer_push(request);
    } else if (!strncmp(path, games_path, sizeof games_path - 1)) {
        get_of_game(request, path + sizeof games_path - 1);
    } else if (route_body(path)) {
        answer_error(request, 405, "bad-method", "This address takes a POST.");
    } else if (!strncmp(path, tables_path, sizeof tables_path - 1)) {
        get_of_table(request, path + sizeof tables_path - 1);
    } else if (!strcmp(path, "/healthz")) {
        answer_health(request);
    } else if (!strcmp(path, "/metrics") && figures_shown(request)) {
        answer_metrics(request);
    } else if (!strncmp(path, "/api/", 5) || !answer_file(request, path + 1, 200)) {
        nowhere(request);
    }
}

void route(struct request *request)
{
    char id[TABLE_CHARS + 1];
    if (relay_request(request) || (!figures_apart(request) && keys_request(request)))
        return;
    const struct post *post = post_of(request->path, id);
    if (request->method == METHOD_GET)
        get(request, request->path);
    else if (figures_apart(request))
        not_found(request);
    else if (!strcmp(request->path, "/api/tables"))
        post_table(request);
    else if (post)
        of_table(request, id, post->who, post->answer);
    else
        post_import(request);
}
