/* Who takes which seat. What is always true: an invitation is worth a token once; whoever comes
 * with it after that is refused, and those who sit there and who invited them are told. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/body.h"
#include "server/chairs.h"
#include "server/evening.h"
#include "server/http.h"
#include "server/listing.h"
#include "server/loop.h"
#include "server/news.h"
#include "server/papers.h"
#include "server/shared.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/table_notes.h"
#include "server/tokens.h"
#include "server/undo.h"
#include "server/ws.h"

static const char json_type[] = "application/json";

/* What the body asks for. */
struct sit_wish {
    char token[TOKEN_CHARS + 1]; /* "": left to us */
    int seat;                    /* of a table from the list; -1: the first that is free */
};

/* False: an answer was given. */
static bool wish_read(struct request *request, bool stranger, struct sit_wish *wish)
{
    uint8_t hash[TOKEN_BYTES];
    struct pairs pairs;
    struct json *json = body_json(request, SIT_BYTES, &pairs);
    if (!json)
        return false;
    const struct value *v = pairs_get(&pairs, "token");
    const struct value *at = stranger ? pairs_get(&pairs, "seat") : NULL;
    bool good = pairs.count == (v ? 1 : 0) + (at ? 1 : 0) &&
                (!v || (v->kind == VALUE_STRING && token_hash(v->text, hash))) &&
                (!at || (at->kind == VALUE_NUMBER && at->number >= 0 && at->number < SEATS_MAX));
    snprintf(wish->token, TOKEN_CHARS + 1, "%s", good && v ? v->text : "");
    wish->seat = good && at ? (int)at->number : -1;
    json_close(json);
    if (!good)
        answer_error(request, 422, "bad-token",
                     "The body must be {} or {\"token\":\"..\"} with your own 64 digits, 0 to 9 "
                     "and a to f.");
    return good;
}

void answer_seat(struct request *request, const char *table, const char *game, int seat,
                 const char *token)
{
    char *bytes = malloc(512);
    struct text out = text_over(bytes ? bytes : (char[1]){0}, bytes ? 512 : 1);
    text_format(&out, "{\"table\":\"%s\",\"game\":\"%s\",\"seat\":%d,\"token\":\"%s\"}\n", table,
                game, seat, token);
    answer_own(request, 200, json_type, bytes, out.used);
}

static bool is_theirs(const struct seat *seat, const char *token)
{
    uint8_t hash[TOKEN_BYTES];
    return token[0] && seat->has_token && token_hash(token, hash) && token_same(hash, seat->token);
}

void tell_seat(const struct house *house, const char *what, const struct table *table, int seat,
               const char *address)
{
    struct event event;
    event_begin(&event, house, what);
    event_table(&event, table);
    if (seat == SEAT_WATCHER)
        event_text(&event, "seat", "watcher");
    else
        event_number(&event, "seat", seat);
    event_text(&event, "from", address);
    event_end(&event);
}

/* Somebody comes with an invitation that was used. */
static void come_second(struct request *request, struct table *table, struct seat *seat)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (seat->tried < TRIED_MAX) {
        seat->tried++;
        table_note(request->house, table, &why); /* if not even that can be kept, those who are here
                                                    know all the same */
    }
    seats_tell(table);
    tell_seat(request->house, "seat-taken-again", table, (int)(seat - table->seat),
              request->address);
    answer_said(request, 409, "taken", WHY_TAKEN());
    answer_waits(request, table);
}

static void take_seat(struct request *request, struct table *table, int at,
                      char token[TOKEN_CHARS + 1])
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct seat *seat = &table->seat[at], before = *seat;
    chairs_new_person(seat);
    if (!token[0])
        token_make(token, seat->token);
    token_hash(token, seat->token);
    seat->has_token = true;
    seat->taken = today_ms();
    undo_parted(table);
    bool kept = papers_part(request->house, table, at, &why);
    if (!kept)
        *seat = before;
    sodium_memzero(&before, sizeof before);
    if (!kept) {
        answer_error(request, 503, "store", reason);
        return;
    }
    answer_seat(request, table->id, table->head.game->name, at, token);
    answer_waits(request, table);
    chairs_clear(table, at);
    table->news_of_people = true;
    seats_tell(table);
    tell_seat(request->house, "seat-taken", table, at, request->address);
}

bool sit_as_stranger(const struct request *request, const struct table *table)
{
    return !request->token[0] && request->house->options.list && listing_has(table);
}

/* The seat for whoever comes from the list: that of the token, if the answer was lost. -1: an
 * answer was given. */
static int seat_for_stranger(struct request *request, struct table *table,
                             const struct sit_wish *wish)
{
    int at = table_seat_of(table, wish->token);
    unsigned free = listing_seats(table);
    if (at >= 0)
        return at;
    if (wish->seat >= 0)
        free &= 1u << wish->seat;
    if (!free)
        answer_said(request, 409, "taken", WHY_LIST_TAKEN());
    else if (!shared_take(request->house, LIMITS_SEATS, request->address))
        answer_said(request, 429, "too-many", WHY_LIST_SEATS());
    else
        return __builtin_ctz(free);
    return -1;
}

void post_sit(struct request *request, struct table *table, int mine)
{
    struct sit_wish wish;
    int at = table_seat_invited(table, request->token);
    int heir = at < 0 && mine < 0 ? evening_seat(request->house, table, request->token) : -1;
    if (!wish_read(request, at < 0 && mine < 0 && heir < 0, &wish))
        return;
    char *token = wish.token;
    if (mine >= 0) { /* a seat's own token, as old invitations are: it stays what it is */
        answer_seat(request, table->id, table->head.game->name, mine, request->token);
        return;
    }
    if (heir >= 0) {
        at = heir;
        evening_token(request->token, table->id, at, token);
    }
    if (at < 0)
        at = seat_for_stranger(request, table, &wish);
    if (at < 0)
        return;
    struct seat *seat = &table->seat[at];
    if (is_theirs(seat, token)) { /* sent again, for the answer was lost */
        answer_seat(request, table->id, table->head.game->name, at, token);
        answer_waits(request, table);
    } else if (heir >= 0 && !evening_waits(table, at)) {
        answer_said(request, 409, "taken", WHY_EVENING_TAKEN());
    } else if (seat->taken) {
        come_second(request, table, seat);
    } else if (token[0] &&
               (table_seat_of(table, token) >= 0 || table_seat_invited(table, token) >= 0)) {
        answer_error(request, 422, "bad-token", "That token is in use. Choose another.");
    } else {
        take_seat(request, table, at, token);
    }
}

/* ---- What those concerned are told ---- */

/* How many windows are open at a seat, and at how many addresses. */
static void count_windows(const struct table *table, int seat, int *windows, int *places)
{
    *windows = *places = 0;
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        bool known = false;
        if (conn_wire(conn)->seat != seat)
            continue;
        for (struct conn *other = table->conns; other != conn; other = conn_next(other))
            known = known || (conn_wire(other)->seat == seat &&
                              !strcmp(conn_address(other), conn_address(conn)));
        ++*windows;
        *places += !known;
    }
}

static void say_seats(const struct table *table, int reader, struct text *out)
{
    const char *between = "";
    text_put(out, "{\"type\":\"seats\",\"seat\":");
    text_int(out, reader);
    text_put(out, ",\"seats\":[");
    for (int at = 0; at < table->head.seats; at++) {
        const struct seat *seat = &table->seat[at];
        bool host = chairs_host(table, reader) && seat->invited;
        int windows, places;
        count_windows(table, at, &windows, &places);
        if ((at != reader && !host) || !((host && seat->taken) || seat->tried || windows > 1))
            continue;
        text_format(out,
                    "%s{\"seat\":%d,\"windows\":%d,\"places\":%d,\"tried\":%d,\"taken\":", between,
                    at, windows, places, seat->tried);
        text_int(out, seat->taken);
        text_char(out, '}');
        between = ",";
    }
    text_put(out, "]}\n");
}

void seats_tell(struct table *table)
{
    char bytes[4096];
    for (struct conn *conn = table->conns; conn; conn = conn_next(conn)) {
        struct text out = text_over(bytes, sizeof bytes);
        if (conn_wire(conn)->seat == SEAT_WATCHER)
            continue;
        say_seats(table, conn_wire(conn)->seat, &out);
        if (conn_is_news(conn, TOLD_SEATS, strstr(bytes, ":[]") ? NULL : bytes))
            conn_send(conn, &out);
    }
}
