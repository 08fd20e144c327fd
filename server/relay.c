/* Requests and WebSockets passed on. A timer looks whether the other house is still heard of, and
 * tries again what it could not answer: soon its tables are free, and this house has them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/conn.h"
#include "server/loop.h"
#include "server/pass.h"
#include "server/peers.h"
#include "server/relay.h"
#include "server/routes.h"
#include "server/speak.h"

enum {
    LOOK_MS = 100,      /* how often the timer looks */
    HEARD_MS = 200,     /* how often the database is asked whether a house is heard of */
    PATIENCE_MS = 8000, /* longest that somebody waits for a table to come free */
    ANSWER_BYTES = 64 * 1024 * 1024,
    MESSAGE_BYTES = OUT_BYTES,
    WAITING_MAX = 64 /* messages for the other house */
};

struct relay {
    struct relay *next;
    struct house *house;
    struct lws *wsi; /* to the other house; NULL: not connected */
    /* One of the two, until it is gone. */
    struct request *request;
    struct conn *conn;
    struct store_holder to;
    int64_t begun_ms;
    bool up;    /* it is connected: what is sent may be done */
    bool again; /* to be tried again */
    bool idle;  /* nothing is to be done but to free it */
    char path[160], id[TABLE_CHARS + 1], address[ADDRESS_BYTES];
    struct notes out; /* for the other house; a request's body is the first */
    char *hello;      /* a connection's first message, for another attempt */
    size_t hello_size;
    int status; /* of the answer */
    char *part; /* of the answer, or of a message */
    size_t part_size, part_room;
    char type[80];
};

/* ---- Beginning and ending ---- */

static void look(lws_sorted_usec_list_t *timer);

static void look_later(struct house *house)
{
    lws_sul_schedule(house->lws, 0, &house->relays_timer, look, LOOK_MS * LWS_US_PER_MS);
}

static struct relay *relay_new(struct house *house, const char *id, const char *address)
{
    struct relay *relay = calloc(1, sizeof *relay);
    if (!relay)
        return NULL;
    relay->house = house;
    relay->begun_ms = now_ms();
    snprintf(relay->id, sizeof relay->id, "%s", id);
    snprintf(relay->address, sizeof relay->address, "%s", address);
    relay->next = house->relays;
    house->relays = relay;
    look_later(house);
    return relay;
}

/* The library's connection is forgotten: it ends by itself, and calls back nothing of ours. */
static void hang_up(struct relay *relay)
{
    if (!relay->wsi)
        return;
    lws_set_opaque_user_data(relay->wsi, NULL);
    lws_set_timeout(relay->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
    relay->wsi = NULL;
}

static void relay_free(struct relay *relay)
{
    hang_up(relay);
    notes_clear(&relay->out);
    free(relay->hello);
    free(relay->part);
    free(relay);
}

void relay_leave(struct relay *relay)
{
    if (!relay)
        return;
    relay->request = NULL;
    relay->conn = NULL;
    relay->idle = true;
    hang_up(relay);
}

static void cannot_answer(struct relay *relay)
{
    struct request *request = relay->request;
    request->relay = NULL;
    relay_leave(relay);
    answer_said(request, 503, "elsewhere", WHY_ELSEWHERE());
    lws_callback_on_writable(request->wsi);
}

/* The other house is gone, or cannot be reached. What it has surely not done is tried again; a
 * connection that it had already is closed, and its client comes back by itself. */
static void failed(struct relay *relay)
{
    hang_up(relay);
    if (relay->idle)
        return;
    bool waits = now_ms() - relay->begun_ms < PATIENCE_MS && !relay->house->stopping;
    bool undone = !relay->up || (relay->request && relay->request->method == METHOD_GET);
    if (waits && undone)
        relay->again = true;
    else if (relay->request)
        cannot_answer(relay);
    else
        conn_close(relay->conn, LWS_CLOSE_STATUS_GOINGAWAY); /* it leaves this */
}

static bool connect_to(struct relay *relay)
{
    struct lws_client_connect_info info = {0};
    char address[STORE_ADDRESS_BYTES];
    snprintf(address, sizeof address, "%s", relay->to.address);
    char *colon = strrchr(address, ':'), *name = address;
    if (!colon)
        return false;
    *colon = 0;
    if (*name == '[') { /* [::1]:port */
        name++;
        colon[-1] = 0;
    }
    info.context = relay->house->lws;
    info.vhost = relay->house->others;
    info.address = name;
    info.port = atoi(colon + 1);
    info.path = relay->path;
    info.host = relay->to.address;
    info.method = relay->conn ? NULL : relay->request->method == METHOD_POST ? "POST" : "GET";
    info.protocol = relay->conn ? ws_protocol.name : NULL;
    info.local_protocol_name = relay_protocol.name;
    info.ietf_version_or_minus_one = -1;
    info.opaque_user_data = relay;
    info.pwsi = &relay->wsi;
    relay->up = false;
    if (lws_client_connect_via_info(&info))
        return true;
    relay->wsi = NULL;
    return false;
}

static void begin(struct relay *relay)
{
    if (!relay->to.address[0] || !connect_to(relay))
        failed(relay);
}

/* Whose the table is: 1 if another's, 0 if it is ours to speak of. While the database says nothing
 * it may be anyone's. */
static int elsewhere(struct house *house, const char *id, struct store_holder *to, struct text *why)
{
    if (!house->others || !table_name_good(id) || table_live(house, id))
        return 0;
    int held = store_quiet(house->store) ? STORE_ELSEWHERE : store_hold(house->store, id, to, why);
    return held < 0 ? -1 : held == STORE_ELSEWHERE;
}

bool relay_request(struct request *request)
{
    static const char tables[] = "/api/tables/";
    char reason[REASON_BYTES] = "", id[TABLE_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct store_holder to = {0};
    if (strncmp(request->path, tables, sizeof tables - 1) != 0)
        return false;
    snprintf(id, sizeof id, "%s", request->path + sizeof tables - 1);
    int found = elsewhere(request->house, id, &to, &why);
    if (!found)
        return false;
    if (found < 0) {
        answer_error(request, 503, "store", reason);
        return true;
    }
    if (pass_needed(request->wsi)) {
        answer_said(request, 503, "elsewhere", WHY_ELSEWHERE());
        return true;
    }
    struct relay *relay = relay_new(request->house, id, request->address);
    bool body = relay && request->method == METHOD_POST;
    if (!relay || (body && !notes_add(&relay->out, request->body, LWS_PRE, request->body_size))) {
        if (relay)
            relay->idle = true;
        answer_own(request, 503, NULL, NULL, 0); /* no memory */
        return true;
    }
    relay->request = request;
    request->relay = relay;
    relay->to = to;
    snprintf(relay->path, sizeof relay->path, "%s%s%s", request->path,
             request->language ? "?lang=" : "", request->language ? request->language : "");
    begin(relay);
    return true;
}

bool relay_hello(struct conn *conn, const struct pairs *pairs, const char *bytes, size_t size)
{
    const char *type = pairs_text(pairs, "type"), *id = pairs_text(pairs, "table");
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store_holder to = {0};
    const char *language = conn->wire.language;
    if (!type || strcmp(type, "hello") != 0 || !id)
        return false;
    int found = elsewhere(conn->house, id, &to, &why);
    if (!found)
        return false;
    if (found < 0) {
        conn_dismiss(conn, "store", reason);
        return true;
    }
    struct relay *relay = pass_needed(conn->wsi) ? NULL : relay_new(conn->house, id, conn->address);
    char *copy = relay ? malloc(size) : NULL;
    if (!copy) {
        if (relay)
            relay->idle = true;
        conn_dismiss_said(conn, "elsewhere", WHY_ELSEWHERE());
        return true;
    }
    memcpy(copy, bytes, size);
    relay->hello = copy;
    relay->hello_size = size;
    relay->conn = conn;
    conn->relay = relay;
    relay->to = to;
    snprintf(relay->path, sizeof relay->path, "%s%s%s", "/ws", language ? "?lang=" : "",
             language ? language : "");
    begin(relay);
    return true;
}

bool relay_message(struct relay *relay, const char *bytes, size_t size)
{
    if (relay->out.count >= WAITING_MAX || !notes_add(&relay->out, bytes, LWS_PRE, size))
        return false;
    if (relay->wsi && relay->up)
        lws_callback_on_writable(relay->wsi);
    return true;
}

/* ---- The timer ---- */

/* Once more: by now the table may be ours. */
static void try_again(struct relay *relay)
{
    struct request *request = relay->request;
    struct conn *conn = relay->conn;
    char *hello = relay->hello;
    size_t size = relay->hello_size;
    int64_t begun = relay->begun_ms;
    struct notes waiting = relay->out;
    relay->hello = NULL;
    relay->out = (struct notes){0};
    relay_leave(relay);
    if (request) {
        notes_clear(&waiting);
        request->relay = NULL;
        request_again(request);
        relay = request->relay;
    } else {
        conn->relay = NULL;
        conn_hello_again(conn, hello, size, &waiting);
        relay = conn->relay;
    }
    if (relay)
        relay->begun_ms = begun; /* nobody is put off for ever */
}

/* Whether the house of a relay was heard of; each is asked about once in a while. */
static bool heard(struct house *house, const struct relay *relay)
{
    struct house_heard *of = &house->heard[relay->to.house % HOUSES_REMEMBERED];
    if (of->house != relay->to.house || now_ms() - of->at_ms > HEARD_MS)
        *of = (struct house_heard){relay->to.house, now_ms(),
                                   store_heard(house->store, relay->to.house)};
    return of->heard;
}

static void look(lws_sorted_usec_list_t *timer)
{
    struct house *house = (struct house *)((char *)timer - offsetof(struct house, relays_timer));
    for (struct relay *relay = house->relays, *next; relay; relay = next) {
        next = relay->next; /* new ones are put before the first */
        if (relay->idle)
            continue;
        if (!relay->again && relay->wsi && !heard(house, relay))
            failed(relay);
        if (relay->again && !relay->idle)
            try_again(relay);
    }
    for (struct relay **at = &house->relays; *at;) {
        struct relay *relay = *at;
        if (!relay->idle) {
            at = &relay->next;
            continue;
        }
        *at = relay->next;
        relay_free(relay);
    }
    if (house->relays)
        look_later(house);
}

void relays_goodbye(struct house *house)
{
    for (struct relay *relay = house->relays; relay; relay = relay->next)
        if (relay->conn && !relay->idle)
            conn_dismiss_said(relay->conn, "closing", WHY_CLOSING());
}

void relays_free(struct house *house)
{
    while (house->relays) {
        struct relay *relay = house->relays;
        house->relays = relay->next;
        relay->wsi = NULL; /* the library has none any more */
        relay_free(relay);
    }
}

/* ---- The library's calls ---- */

static int add_head(struct relay *relay, struct lws *wsi, unsigned char **at, size_t room)
{
    char pass[PASS_BYTES], length[24], bearer[TOKEN_CHARS + 16], path[160];
    unsigned char *end = *at + room;
    struct request *request = relay->request;
    snprintf(path, sizeof path, "%.*s", (int)strcspn(relay->path, "?"), relay->path);
    pass_write(relay->house, relay->to.house, path, relay->address, pass);
    int bad = lws_add_http_header_by_name(wsi, (const unsigned char *)pass_header,
                                          (unsigned char *)pass, (int)strlen(pass), at, end);
    if (request && request->token[0]) {
        int n = snprintf(bearer, sizeof bearer, "Bearer %s", request->token);
        bad |= lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_AUTHORIZATION,
                                            (unsigned char *)bearer, n, at, end);
    }
    if (request && relay->out.first) {
        int n = snprintf(length, sizeof length, "%zu", relay->out.first->size);
        bad |= lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH,
                                            (unsigned char *)length, n, at, end);
        lws_client_http_body_pending(wsi, 1);
        lws_callback_on_writable(wsi);
    }
    return bad ? -1 : 0;
}

static int write_body(struct relay *relay, struct lws *wsi)
{
    struct note *note = notes_take(&relay->out);
    if (!note)
        return 0;
    relay->up = true; /* from now on it may be done */
    int bad = lws_write(wsi, (unsigned char *)note->bytes + LWS_PRE, note->size,
                        LWS_WRITE_HTTP_FINAL) < (int)note->size;
    free(note);
    lws_client_http_body_pending(wsi, 0);
    return bad ? -1 : 0;
}

static int add_part(struct relay *relay, const char *bytes, size_t size, size_t most)
{
    if (relay->part_size + size > most)
        return -1;
    if (relay->part_size + size + 1 > relay->part_room) {
        size_t room = 2 * (relay->part_size + size) + 1;
        char *part = realloc(relay->part, room);
        if (!part)
            return -1;
        relay->part = part;
        relay->part_room = room;
    }
    memcpy(relay->part + relay->part_size, bytes, size);
    relay->part_size += size;
    return 0;
}

static int read_some(struct lws *wsi)
{
    char bytes[LWS_PRE + 16384], *at = bytes + LWS_PRE;
    int size = (int)sizeof bytes - LWS_PRE;
    return lws_http_client_read(wsi, &at, &size) < 0 ? -1 : 0;
}

static void answer(struct relay *relay)
{
    struct request *request = relay->request;
    if (!request || !relay->status)
        return;
    char *bytes = relay->part ? relay->part : calloc(1, 1);
    relay->part = NULL;
    request->relay = NULL;
    snprintf(request->relayed_type, sizeof request->relayed_type, "%s", relay->type);
    answer_own(request, relay->status, request->relayed_type[0] ? request->relayed_type : NULL,
               bytes, relay->part_size);
    relay_leave(relay);
    lws_callback_on_writable(request->wsi);
}

static int established(struct relay *relay)
{
    struct notes later = relay->out;
    relay->out = (struct notes){0};
    relay->up = true;
    if (!notes_add(&relay->out, relay->hello, LWS_PRE, relay->hello_size))
        return -1;
    relay->out.last->next = later.first;
    relay->out.last = later.first ? later.last : relay->out.last;
    relay->out.count += later.count;
    relay->out.bytes += later.bytes;
    lws_callback_on_writable(relay->wsi);
    return 0;
}

static int write_message(struct relay *relay)
{
    struct note *note = notes_take(&relay->out);
    if (!note)
        return 0;
    int bad = lws_write(relay->wsi, (unsigned char *)note->bytes + LWS_PRE, note->size,
                        LWS_WRITE_TEXT) < (int)note->size;
    free(note);
    if (relay->out.first)
        lws_callback_on_writable(relay->wsi);
    return bad ? -1 : 0;
}

static int receive(struct relay *relay, const char *bytes, size_t size)
{
    if (add_part(relay, bytes, size, MESSAGE_BYTES))
        return -1;
    if (!lws_is_final_fragment(relay->wsi) || lws_remaining_packet_payload(relay->wsi))
        return 0;
    struct text message = {.at = relay->part, .size = relay->part_size, .used = relay->part_size};
    relay->part_size = 0;
    if (relay->conn)
        conn_send(relay->conn, &message);
    return 0;
}

/* The other house closes it, after what it had to say. */
static int closed_by_other(struct relay *relay, const char *bytes, size_t size)
{
    int code = size >= 2 ? (uint8_t)bytes[0] << 8 | (uint8_t)bytes[1] : LWS_CLOSE_STATUS_GOINGAWAY;
    struct conn *conn = relay->conn;
    if (conn)
        conn_close(conn, code); /* leaves this */
    return 0;
}

static int relay_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                          size_t size)
{
    struct relay *relay = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (!relay)
        return 0;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER: return add_head(relay, wsi, in, size);
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE: return write_body(relay, wsi);
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        relay->status = (int)lws_http_client_http_response(wsi);
        header_copy(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, relay->type, sizeof relay->type);
        return 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP: return read_some(wsi);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ: return add_part(relay, in, size, ANSWER_BYTES);
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP: answer(relay); return 0;
    case LWS_CALLBACK_CLIENT_ESTABLISHED: return established(relay);
    case LWS_CALLBACK_CLIENT_WRITEABLE: return write_message(relay);
    case LWS_CALLBACK_CLIENT_RECEIVE: return receive(relay, in ? in : "", size);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: return closed_by_other(relay, in, size);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLIENT_CLOSED:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
    case LWS_CALLBACK_WSI_DESTROY:
        lws_set_opaque_user_data(wsi, NULL);
        relay->wsi = NULL;
        if (!relay->idle)
            failed(relay);
        return 0;
    default: return 0;
    }
}

const struct lws_protocols relay_protocol = {
    "relay", relay_callback, 0, 4096, 0, NULL, 0,
};
