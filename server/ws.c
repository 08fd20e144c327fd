/* WebSockets: what comes in, what goes out. What is always true: one message of a seat is dealt
 * with at a time, and while its lines are on their way to the disk the next one waits. */

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "server/clocks.h"
#include "server/conn.h"
#include "server/gallery.h"
#include "server/heard.h"
#include "server/hello.h"
#include "server/held.h"
#include "server/http.h"
#include "server/journal.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/people.h"
#include "server/peers.h"
#include "server/relay.h"
#include "server/replays.h"
#include "server/shuffle.h"
#include "server/sit.h"
#include "server/speak.h"
#include "server/ws.h"
#include "table/native/json.h"

enum {
    HELLO_SECONDS = 10,
    TX_BYTES = 1 << 16,    /* handed to the system at once; by default as few as RX_BYTES */
    RX_BYTES = 256,        /* kept by the library for each socket; longer messages come in parts */
    WAITING_MAX = 32,      /* messages of one socket that wait */
    WAITING_BYTES = 131072,
    REFUSED_MAX = 100      /* messages over the rate, until the socket is closed */
};

struct conn *conn_next(const struct conn *conn) { return conn->next; }
struct wire_seat *conn_wire(struct conn *conn) { return &conn->wire; }
int conn_holder(const struct conn *conn) { return conn->holder; }
struct table *conn_table(const struct conn *conn) { return conn->table; }
const char *conn_address(const struct conn *conn) { return conn->address; }

/* ---- Out ---- */

static void conn_leave(struct conn *conn)
{
    if (!conn->table)
        return;
    for (struct conn **at = &conn->table->conns; *at; at = &(*at)->next)
        if (*at == conn) {
            *at = conn->next;
            break;
        }
    struct table *table = conn->table;
    gallery_forget(conn);
    table_left(table, conn->wire.seat);
    conn->table = NULL;
    tell_seat(conn->house, "leaves", table, conn->wire.seat, conn->address);
    if (table->lost)
        return;
    seats_tell(table);
    people_tell(table);
    clocks_look(conn->house, table);
    shuffle_left(conn->house, table, conn); /* the table may be lost by it */
}

void conn_close(struct conn *conn, int code)
{
    conn_leave(conn);
    relay_leave(conn->relay);
    conn->relay = NULL;
    if (conn->leaving)
        return;
    conn->leaving = true;
    conn->close_code = code;
    notes_clear(&conn->in);
    lws_callback_on_writable(conn->wsi);
}

void conn_send(struct conn *conn, const struct text *message)
{
    size_t size = message->used;
    ENSURE(!message->cut);
    if (size && message->at[size - 1] == '\n')
        size--;
    if (conn->out.count >= OUT_QUEUE_MAX || !notes_add(&conn->out, message->at, LWS_PRE, size))
        conn_close(conn, LWS_CLOSE_STATUS_POLICY_VIOLATION);
    lws_callback_on_writable(conn->wsi);
}

void conn_error(struct conn *conn, const char *code, const char *message)
{
    char bytes[8192];
    struct text out = text_over(bytes, sizeof bytes);
    text_put(&out, "{\"type\":\"error\"");
    if (conn->hello) {
        text_put(&out, ",\"seat\":");
        say_seat(conn->wire.seat, &out);
    }
    text_format(&out, ",\"code\":\"%s\",\"message\":", code);
    codec_string_json(message, &out);
    text_char(&out, '}');
    conn_send(conn, &out);
}

static void send_ok(struct conn *conn)
{
    char bytes[512];
    struct text out = text_over(bytes, sizeof bytes);
    wire_ok(&conn->wire, &out);
    conn_send(conn, &out);
}

/* An "ok" that waited for a turn to go along with goes alone. False: none did. */
static bool ok_due(struct conn *conn)
{
    if (!conn->delivered || !conn->delivered->ok_due)
        return false;
    conn->delivered->ok_due = false;
    send_ok(conn);
    return true;
}

void conn_dismiss(struct conn *conn, const char *code, const char *message)
{
    ok_due(conn); /* what is on the disk is, whatever happened since */
    conn_error(conn, code, message);
    tell_refused(conn->house, code, conn->address);
    conn_close(conn, !strcmp(code, "store") ? LWS_CLOSE_STATUS_UNEXPECTED_CONDITION
                     : !strcmp(code, "closing") || !strcmp(code, "elsewhere")
                         ? LWS_CLOSE_STATUS_GOINGAWAY
                         : LWS_CLOSE_STATUS_POLICY_VIOLATION);
}

void conn_ok(struct conn *conn)
{
    if (!conn->wire.id[0])
        return;
    conn->delivered->ok_due = conn->delivered->with_ok;
    if (conn->delivered->ok_due) /* it goes with the turn, or alone if that has to wait */
        lws_callback_on_writable(conn->wsi);
    else
        send_ok(conn);
}

void conn_wake(struct conn *conn) { lws_callback_on_writable(conn->wsi); }

void conn_tell(struct conn *conn)
{
    conn->news = true;
    lws_callback_on_writable(conn->wsi);
}

void conn_waits(struct conn *conn, uint64_t tag)
{
    conn->waits_tag = tag;
    conn->moved_us = lws_now_usecs();
}

void conn_send_stored(struct conn *conn, const struct text *message, uint64_t tag)
{
    ENSURE(!conn->stored.first);
    conn->stored_tag = tag;
    if (!notes_add(&conn->stored, message->at, 0, message->used))
        conn_close(conn, LWS_CLOSE_STATUS_UNEXPECTED_CONDITION);
}

/* What waited for that change to be on the disk. */
static void send_stored(struct conn *conn, uint64_t tag)
{
    struct note *note = tag == conn->stored_tag ? notes_take(&conn->stored) : NULL;
    if (!note)
        return;
    struct text message = {.at = note->bytes, .size = note->size, .used = note->size};
    conn_send(conn, &message);
    free(note);
}

void conn_stored(struct conn *conn, uint64_t tag)
{
    send_stored(conn, tag);
    if (!conn->waits_tag || conn->waits_tag != tag)
        return;
    conn->waits_tag = 0;
    conn->house->count.moves++;
    metrics_latency(conn->house, lws_now_usecs() - conn->moved_us);
    conn_ok(conn);
}

static int write_frames(struct conn *conn)
{
    struct frames *frames = &conn->house->frames;
    size_t size = frames->used;
    frames->used = 0;
    return size && lws_write(conn->wsi, frames->bytes, size, LWS_WRITE_RAW) < (int)size ? -1 : 0;
}

/* With LWS_PRE bytes of room before it. */
static int write_bytes(struct conn *conn, char *at, size_t size)
{
    if (frames_add(&conn->house->frames, at, size))
        return 0;
    if (write_frames(conn))
        return -1;
    return lws_write(conn->wsi, (unsigned char *)at, size, LWS_WRITE_TEXT) < (int)size ? -1 : 0;
}

void conns_told(struct table *table)
{
    const struct conn *conn = table->conns;
    while (conn && !conn->news)
        conn = conn->next;
    if (!conn)
        table_let_go(table);
}

/* The same for those who look on, who share their messages. */
static int write_shown(struct conn *conn)
{
    size_t size;
    char *at = gallery_message(conn, &size, &conn->news);
    if (conn->news)
        lws_callback_on_writable(conn->wsi);
    conns_told(conn->table);
    return at ? write_bytes(conn, at, size) : -1;
}

/* The next piece of news, made now so that it says how things stand now. */
static int write_news(struct conn *conn)
{
    if (conn->wire.seat == SEAT_WATCHER)
        return write_shown(conn);
    char *at = conn->house->out + LWS_PRE;
    struct text out = text_over(at, OUT_BYTES);
    struct table *table = conn->table;
    if (wire_more(&conn->wire, &table->match, &out)) {
        lws_callback_on_writable(conn->wsi);
    } else {
        conn->news = false;
        conn->ended = table->ended;
        say_table(table, &conn->wire, conn->plain ? SAY_PLAIN : conn->told_n, conn->delivered,
                  conn->house->spare, &out);
        conn->told_n = table_n(table);
        conns_told(table);
    }
    ENSURE(!out.cut);
    return write_bytes(conn, at, out.used - (at[out.used - 1] == '\n'));
}

static void read_next(struct conn *conn);

static bool has_news(const struct conn *conn)
{
    return conn->news && conn->table && !conn->table->in_flight && !conn->ended;
}

/* One thing: 1 if there may be another, 0 if not now, -1 to hang up. */
static int write_one(struct conn *conn)
{
    struct note *note = notes_take(&conn->out);
    if (note) {
        int result = write_bytes(conn, note->bytes + LWS_PRE, note->size);
        free(note);
        return result ? -1 : 1;
    }
    if (!conn->leaving && has_news(conn))
        return write_news(conn) ? -1 : 1;
    if (!conn->leaving && (ok_due(conn) || clocks_send(conn)))
        return 1;
    if (conn->house->frames.used) /* all that there was leaves together */
        return write_frames(conn) ? -1 : 1;
    if (conn->leaving) {
        struct peer *peer = lws_get_opaque_user_data(conn->wsi);
        if (peer->guard.state != GUARD_REFUSED)
            guard_close(peer->fd, &peer->guard, conn->close_code);
        return 0;
    }
    read_next(conn);
    return 0;
}

static int writeable(struct conn *conn)
{
    int result = 1;
    conn->house->frames.used = 0; /* of one that was hung up on */
    while (result > 0 && !lws_partial_buffered(conn->wsi))
        result = write_one(conn);
    if (result > 0)
        lws_callback_on_writable(conn->wsi); /* the rest of that message is still with the
                                                library */
    return result < 0 ? -1 : 0;
}

/* ---- In ---- */

static void take(struct conn *conn, const char *bytes, size_t size)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    if (conn->relay && !relay_message(conn->relay, bytes, size))
        conn_dismiss_said(conn, "too-fast", WHY_WAITING());
    if (conn->relay || conn->leaving)
        return;
    struct json *json = json_open(bytes, size, WIRE_LINE_BYTES, &pairs, &why);
    if (!json && conn->hello)
        conn_error(conn, "bad-json", reason);
    else if (!json)
        conn_dismiss(conn, "bad-json", reason);
    else if (!conn->hello && conn->house->others && store_quiet(conn->house->store))
        conn_dismiss_said(conn, "elsewhere", WHY_QUIET());
    else if (!conn->hello && !relay_hello(conn, &pairs, bytes, size))
        conn_hello(conn, &pairs);
    else if (!conn->hello)
        ; /* it goes to another house, and so does all that follows */
    else
        conn_heard(conn, &pairs);
    json_close(json);
}

static bool busy(const struct conn *conn)
{
    if (conn->waiter.of)
        return true;
    if (conn->delivered && conn->delivered->ok_due)
        return true;
    return conn->table && (conn->table->in_flight || conn->waits_tag);
}

/* Takes a message that waited; a hello that waits for its table is kept, and taken once more. */
static void take_note(struct conn *conn, struct note *note)
{
    take(conn, note->bytes, note->size);
    if (conn->waiter.of)
        conn->hello_note = note;
    else
        free(note);
    lws_callback_on_writable(conn->wsi);
}

static void conn_again(struct waiter *waiter)
{
    struct conn *conn = (struct conn *)((char *)waiter - offsetof(struct conn, waiter));
    struct note *note = conn->hello_note;
    conn->hello_note = NULL;
    if (!conn->leaving)
        take_note(conn, note);
    else
        free(note);
}

void conn_hello_again(struct conn *conn, char *hello, size_t size, struct notes *waiting)
{
    struct notes first = {0};
    bool good = notes_add(&first, hello, 0, size);
    struct note *note;
    while (good && (note = notes_take(waiting))) {
        good = notes_add(&conn->in, note->bytes + LWS_PRE, 0, note->size);
        free(note);
    }
    notes_clear(waiting);
    free(hello);
    if (good)
        take_note(conn, notes_take(&first));
    else
        conn_close(conn, LWS_CLOSE_STATUS_GOINGAWAY);
    notes_clear(&first);
}

static void read_next(struct conn *conn)
{
    if (conn->leaving || busy(conn))
        return;
    struct note *note = notes_take(&conn->in);
    if (!note)
        return;
    take_note(conn, note);
}

/* One whole message. */
static void message(struct conn *conn, const char *bytes, size_t size)
{
    double rate = conn->house->options.messages_second;
    conn->house->count.messages_in++;
    if (conn->house->stopping)
        return; /* it is sent again after the next start */
    if (!bucket_take(&conn->rate, rate, 2 * rate, now_ms())) {
        if (++conn->refused >= REFUSED_MAX)
            conn_dismiss_said(conn, "too-fast", WHY_TOO_MANY());
        else
            conn_said(conn, "too-fast", WHY_TOO_FAST());
        return;
    }
    if (!busy(conn) && !conn->in.first && conn->hello) {
        take(conn, bytes, size);
        return;
    }
    if (conn->in.count >= WAITING_MAX || conn->in.bytes + size > WAITING_BYTES ||
        !notes_add(&conn->in, bytes, 0, size))
        conn_dismiss_said(conn, "too-fast", WHY_WAITING());
    else if (!busy(conn))
        read_next(conn); /* a first message: it may have to be kept */
}

static int receive(struct conn *conn, const char *bytes, size_t size)
{
    bool last = lws_is_final_fragment(conn->wsi) && !lws_remaining_packet_payload(conn->wsi);
    if (conn->leaving)
        return 0;
    if (lws_frame_is_binary(conn->wsi)) {
        conn_close(conn, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
        return 0;
    }
    if (conn->part_size + size > WIRE_LINE_BYTES) {
        conn_close(conn, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
        return 0;
    }
    if (last && !conn->part) {
        message(conn, bytes, size);
        return 0;
    }
    char *part = realloc(conn->part, conn->part_size + size + 1);
    if (!part)
        return -1;
    conn->part = part;
    memcpy(part + conn->part_size, bytes, size);
    conn->part_size += size;
    if (last) {
        size = conn->part_size;
        conn->part = NULL;
        conn->part_size = 0;
        message(conn, part, size);
        free(part);
    }
    return 0;
}

/* ---- The library's calls ---- */

static int established(struct lws *wsi, struct conn *conn)
{
    struct peer *peer = lws_get_opaque_user_data(wsi);
    memset(conn, 0, sizeof *conn);
    conn->wsi = wsi;
    conn->house = lws_context_user(lws_get_context(wsi));
    conn->house->count.players++;
    conn->waiter.again = conn_again;
    peer_address(wsi, conn->house, conn->address);
    conn->wire.language = language_asked(wsi);
    if (!peer || !guard_upgrade(&peer->guard))
        return -1;
    lws_set_timer_usecs(wsi, HELLO_SECONDS * LWS_USEC_PER_SEC);
    return 0;
}

static int ws_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t size)
{
    struct conn *conn = user;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED: return established(wsi, conn);
    case LWS_CALLBACK_RECEIVE: return receive(conn, in ? in : "", size);
    case LWS_CALLBACK_SERVER_WRITEABLE: return writeable(conn);
    case LWS_CALLBACK_TIMER:
        if (!conn->hello && !conn->waiter.of && !conn->relay)
            conn_dismiss_said(conn, "no-hello", WHY_HELLO());
        return 0;
    case LWS_CALLBACK_CLOSED:
        if (!conn->house) /* gone before the answer to its handshake: it was never established */
            return 0;
        conn_leave(conn);
        relay_leave(conn->relay);
        notes_clear(&conn->in);
        notes_clear(&conn->out);
        notes_clear(&conn->stored);
        waiter_leave(&conn->waiter);
        free(conn->hello_note);
        free(conn->part);
        if (conn->delivered)
            say_forget(conn->delivered);
        free(conn->delivered);
        conn->house->count.players--;
        return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, size);
    }
}

const struct lws_protocols ws_protocol = {"croupier.1", ws_callback, WS_CONN_BYTES, RX_BYTES,
                                          0,            NULL,        TX_BYTES};

void ws_goodbye(struct house *house)
{
    for (int i = 0; i < TABLES_BUCKETS; i++)
        for (struct table *table = house->tables.bucket[i]; table; table = table->next)
            while (table->conns)
                conn_dismiss_said(table->conns, "closing", WHY_CLOSING());
}
