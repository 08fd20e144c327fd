/* The functions of libwebsockets that the server uses, over the world's connections. What is always
 * true: callbacks come as from the library, in the loop's thread, from lws_service alone; what the
 * server could ask for and this does not do ends the simulation. (How the library itself, and the
 * look at raw bytes of server/guard.c, behave is tested by tests/server against real sockets.) */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/guard.h"
#include "tests/sim/sim.h"

enum { TIMERS = 8, FD_FIRST = 1000000, RX_BYTES = 256, HANGUP_US = 60 * US_PER_S };

/* What is not written through is the library's business to declare so:
 * NOLINTBEGIN(readability-non-const-parameter) */
struct lws {
    bool used, ends;    /* ends: closed at the next turn */
    int at;             /* which link */
    const struct lws_protocols *protocol;
    void *user, *opaque;
    bool ws, writable;  /* writable: it wants to write */
    int64_t timer_us, timeout_us, heard_us;
    char method[8], path[160], token[96], length[24];
    int status;         /* of an answer */
    char *answer;
    size_t answer_size, body_want;
    bool answers, final;
    size_t remaining;
};
struct lws_vhost { struct lws_context *of; };
struct lws_context {
    void *user;
    struct lws_protocols protocols[4];
    struct lws_vhost vhost;
    struct { lws_sorted_usec_list_t *sul; sul_cb_t call; int64_t due_us; } timer[TIMERS];
    bool cancelled;
    struct lws wsi[SIM_LINKS];
};

static struct lws_context *context;

static struct link *link_of(const struct lws *wsi)
{
    return &world->link[wsi->at];
}

static int call(struct lws *wsi, enum lws_callback_reasons reason, void *in, size_t size)
{
    return wsi->protocol->callback(wsi, reason, wsi->user, in, size);
}

/* ---- The end of a connection ---- */

static void leave(struct lws *wsi)
{
    struct link *link = link_of(wsi);
    if (wsi->user)
        call(wsi, wsi->ws ? LWS_CALLBACK_CLOSED : LWS_CALLBACK_CLOSED_HTTP, NULL, 0);
    context->protocols[0].callback(wsi, LWS_CALLBACK_WSI_DESTROY, NULL, NULL, 0);
    free(wsi->user);
    free(wsi->answer);
    memset(wsi, 0, sizeof *wsi);
    if (link->client_up)
        link_answer(link, PIECE_GONE, 0, NULL, 0);
    link->server_up = false;
    while (link->to_server.first)
        world_free(pieces_take(&link->to_server));
    if (!link->client_up)
        link->used = false;
}

/* ---- What comes in ---- */

static void accept_one(int at)
{
    struct lws *wsi = &context->wsi[at];
    struct link *link = &world->link[at];
    *wsi = (struct lws){.used = true, .at = at, .protocol = &context->protocols[0],
                        .timer_us = INT64_MAX, .timeout_us = INT64_MAX,
                        .heard_us = world->now_us};
    link->server_up = true;
    intptr_t fd = FD_FIRST + at;
    bool in = !call(wsi, LWS_CALLBACK_FILTER_NETWORK_CONNECTION, (void *)fd, 0);
    link_taken(link);
    if (!in || call(wsi, LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED, NULL, 0))
        leave(wsi);
}

static void copy_line(const char **at, char *out, size_t size)
{
    size_t n = strcspn(*at, "\n");
    if (n >= size)
        fail("a request with a long line");
    memcpy(out, *at, n);
    out[n] = 0;
    *at += n + ((*at)[n] == '\n');
}

/* The body comes in two pieces. */
static int body(struct lws *wsi, const char *bytes, size_t size)
{
    size_t first = chance(size + 1);
    if (first && call(wsi, LWS_CALLBACK_HTTP_BODY, (void *)(uintptr_t)bytes, first))
        return -1;
    if (first < size &&
        call(wsi, LWS_CALLBACK_HTTP_BODY, (void *)(uintptr_t)(bytes + first), size - first))
        return -1;
    return call(wsi, LWS_CALLBACK_HTTP_BODY_COMPLETION, NULL, 0);
}

static int request(struct lws *wsi, const struct piece *piece)
{
    const char *at = piece->bytes;
    copy_line(&at, wsi->method, sizeof wsi->method);
    copy_line(&at, wsi->path, sizeof wsi->path);
    copy_line(&at, wsi->token, sizeof wsi->token);
    snprintf(wsi->length, sizeof wsi->length, "%zu", strlen(at));
    wsi->user = calloc(1, wsi->protocol->per_session_data_size);
    if (!wsi->user)
        fail("no memory");
    if (call(wsi, LWS_CALLBACK_HTTP, wsi->path, strlen(wsi->path)))
        return -1;
    return strcmp(wsi->method, "POST") ? 0 : body(wsi, at, strlen(at));
}

static int upgrade(struct lws *wsi)
{
    static char to[] = "websocket";
    snprintf(wsi->method, sizeof wsi->method, "GET");
    snprintf(wsi->path, sizeof wsi->path, "/ws");
    if (call(wsi, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, to, sizeof to - 1))
        return -1;
    wsi->protocol = &context->protocols[1];
    wsi->ws = true;
    wsi->user = calloc(1, wsi->protocol->per_session_data_size);
    if (!wsi->user)
        fail("no memory");
    /* gone before it was answered: the library closes what it never established */
    if (!link_of(wsi)->client_up && one_in(2))
        return -1;
    link_answer(link_of(wsi), PIECE_ANSWER, 101, NULL, 0);
    return call(wsi, LWS_CALLBACK_ESTABLISHED, NULL, 0);
}

static int text(struct lws *wsi, const struct piece *piece)
{
    size_t all = piece->size, from = 0;
    if (piece->kind == PIECE_TEXT_PART)
        all = chance(all + 1);
    do {
        size_t n = all - from < RX_BYTES ? all - from : RX_BYTES;
        wsi->remaining = 0;
        wsi->final = from + n == piece->size;
        if (call(wsi, LWS_CALLBACK_RECEIVE, (void *)(uintptr_t)(piece->bytes + from), n))
            return -1;
        from += n;
    } while (from < all);
    return 0;
}

static int take(struct lws *wsi, const struct piece *piece)
{
    switch (piece->kind) {
    case PIECE_REQUEST: return request(wsi, piece);
    case PIECE_UPGRADE: return upgrade(wsi);
    case PIECE_TEXT:
    case PIECE_TEXT_PART: return wsi->ws ? text(wsi, piece) : -1;
    default: return -1;
    }
}

/* ---- Turns of the loop ---- */

static bool has_room(const struct lws *wsi)
{
    return link_of(wsi)->unread < world->window;
}

static bool wsi_ready(const struct lws *wsi)
{
    return wsi->ends || (wsi->writable && has_room(wsi)) || link_incoming(link_of(wsi));
}

static void time_out(struct lws *wsi)
{
    if (wsi->timer_us <= world->now_us) {
        wsi->timer_us = INT64_MAX;
        wsi->ends |= call(wsi, LWS_CALLBACK_TIMER, NULL, 0) != 0;
    }
    if (wsi->timeout_us <= world->now_us)
        wsi->ends = true;
    /* pings that nobody answers (server/loop.c); a client that is there answers them */
    if (!link_of(wsi)->silent)
        wsi->heard_us = world->now_us;
    else if (world->now_us - wsi->heard_us >= HANGUP_US)
        wsi->ends = true;
}

static void turn_one(struct lws *wsi)
{
    struct link *link = link_of(wsi);
    const struct piece *piece = link_incoming(link);
    time_out(wsi);
    if (!wsi->ends && piece && (one_in(2) || !wsi->writable)) {
        wsi->ends = take(wsi, piece) != 0;
        if (link->to_server.first == piece)
            link_taken(link);
    }
    if (!wsi->ends && wsi->writable && has_room(wsi)) {
        wsi->writable = false;
        int reason = wsi->ws ? LWS_CALLBACK_SERVER_WRITEABLE : LWS_CALLBACK_HTTP_WRITEABLE;
        wsi->ends |= call(wsi, (enum lws_callback_reasons)reason, NULL, 0) != 0;
    }
    if (wsi->ends)
        leave(wsi);
}

static bool loop_ready(void)
{
    if (context->cancelled)
        return true;
    for (int i = 0; i < SIM_LINKS; i++) {
        const struct lws *wsi = &context->wsi[i];
        if (wsi->used ? wsi_ready(wsi) : link_incoming(&world->link[i]) != NULL)
            return true;
    }
    return false;
}

static int64_t loop_until(void)
{
    int64_t next = INT64_MAX;
    for (int i = 0; i < TIMERS; i++)
        if (context->timer[i].sul && context->timer[i].due_us < next)
            next = context->timer[i].due_us;
    for (int i = 0; i < SIM_LINKS; i++) {
        const struct lws *wsi = &context->wsi[i];
        const struct link *link = &world->link[i];
        if (link->to_server.first && link->to_server.first->due_us < next)
            next = link->to_server.first->due_us;
        if (!wsi->used)
            continue;
        next = wsi->timer_us < next ? wsi->timer_us : next;
        next = wsi->timeout_us < next ? wsi->timeout_us : next;
        if (link->silent && wsi->heard_us + HANGUP_US < next)
            next = wsi->heard_us + HANGUP_US;
    }
    return next;
}

static void run_timers(void)
{
    for (int i = 0; i < TIMERS; i++) {
        lws_sorted_usec_list_t *sul = context->timer[i].sul;
        if (!sul || context->timer[i].due_us > world->now_us)
            continue;
        context->timer[i].sul = NULL;
        context->timer[i].call(sul);
    }
}

int lws_service(struct lws_context *at, int ms)
{
    (void)at, (void)ms;
    world->listening = true;
    world->now_us += 1 + (int64_t)chance(40);
    if (one_in(30)) /* the machine has other things to do */
        thread_sleep(some_time(10, 50 * US_PER_MS));
    loop_wait(loop_ready, loop_until);
    run_timers();
    if (context->cancelled) {
        context->cancelled = false;
        struct lws none = {.protocol = &context->protocols[0]};
        call(&none, LWS_CALLBACK_EVENT_WAIT_CANCELLED, NULL, 0);
    }
    int from = (int)chance(SIM_LINKS);
    for (int i = 0; i < SIM_LINKS; i++) {
        int n = (from + i) % SIM_LINKS;
        struct lws *wsi = &context->wsi[n];
        if (wsi->used)
            turn_one(wsi);
        else if (link_incoming(&world->link[n]))
            accept_one(n);
    }
    return 0;
}

/* ---- The context ---- */

struct lws_context *lws_create_context(const struct lws_context_creation_info *info)
{
    context = calloc(1, sizeof *context);
    if (!context)
        fail("no memory");
    context->user = info->user;
    for (int i = 0; i < 3; i++)
        context->protocols[i] = info->protocols[i];
    context->vhost.of = context;
    return context;
}

void lws_context_destroy(struct lws_context *at)
{
    world->listening = false;
    for (int i = 0; i < SIM_LINKS; i++)
        if (at->wsi[i].used)
            leave(&at->wsi[i]);
    free(at);
    context = NULL;
}

void lws_cancel_service(struct lws_context *at) { at->cancelled = true; }
void *lws_context_user(struct lws_context *at) { return at->user; }
void lws_set_log_level(int level, void (*emit)(int, const char *)) { (void)level, (void)emit; }
struct lws_context *lws_get_context(const struct lws *wsi) { (void)wsi; return context; }
struct lws_vhost *lws_get_vhost(struct lws *wsi) { (void)wsi; return &context->vhost; }
int lws_get_vhost_listen_port(struct lws_vhost *at) { (void)at; return 2121; }
lws_usec_t lws_now_usecs(void) { return world->now_us; }

struct lws_vhost *lws_get_vhost_by_name(struct lws_context *at, const char *name)
{
    (void)name;
    return &at->vhost;
}

void lws_sul_schedule(struct lws_context *at, int thread, lws_sorted_usec_list_t *sul,
                      sul_cb_t cb, lws_usec_t us)
{
    int i = 0;
    (void)thread;
    while (i < TIMERS && at->timer[i].sul != sul)
        i++;
    for (int j = 0; i == TIMERS && j < TIMERS; j++)
        if (!at->timer[j].sul)
            i = j;
    if (i == TIMERS)
        fail("too many timers");
    at->timer[i].sul = us == LWS_SET_TIMER_USEC_CANCEL ? NULL : sul;
    at->timer[i].call = cb;
    at->timer[i].due_us = world->now_us + us;
}

/* ---- A connection ---- */

int lws_callback_on_writable(struct lws *wsi) { wsi->writable = true; return 1; }
void lws_set_opaque_user_data(struct lws *wsi, void *data) { wsi->opaque = data; }
void *lws_get_opaque_user_data(const struct lws *wsi) { return wsi->opaque; }
lws_sockfd_type lws_get_socket_fd(struct lws *wsi) { return FD_FIRST + wsi->at; }
int lws_frame_is_binary(struct lws *wsi) { (void)wsi; return 0; }
int lws_is_final_fragment(struct lws *wsi) { return wsi->final; }
size_t lws_remaining_packet_payload(struct lws *wsi) { return wsi->remaining; }
int lws_partial_buffered(struct lws *wsi) { return !has_room(wsi); }

int lws_callback_http_dummy(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                            void *in, size_t size)
{
    (void)wsi, (void)reason, (void)user, (void)in, (void)size;
    return 0;
}

void lws_set_timer_usecs(struct lws *wsi, lws_usec_t us)
{
    wsi->timer_us = us == LWS_SET_TIMER_USEC_CANCEL ? INT64_MAX : world->now_us + us;
}

void lws_set_timeout(struct lws *wsi, enum pending_timeout reason, int seconds)
{
    wsi->timeout_us = reason == NO_PENDING_TIMEOUT ? INT64_MAX : world->now_us;
    if (wsi->timeout_us != INT64_MAX && seconds > 0)
        wsi->timeout_us += (int64_t)seconds * US_PER_S;
}

/* ---- Headers in ---- */

static const char *header(const struct lws *wsi, enum lws_token_indexes token)
{
    bool post = !strcmp(wsi->method, "POST");
    switch (token) {
    case WSI_TOKEN_HOST: return "127.0.0.1:2121";
    case WSI_TOKEN_GET_URI: return post ? NULL : wsi->path;
    case WSI_TOKEN_POST_URI: return post ? wsi->path : NULL;
    case WSI_TOKEN_HTTP_CONTENT_LENGTH: return post ? wsi->length : NULL;
    case WSI_TOKEN_HTTP_AUTHORIZATION: return wsi->token[0] ? wsi->token : NULL;
    case WSI_TOKEN_HTTP: return "HTTP/1.1";
    case WSI_TOKEN_VERSION: return "13";
    case WSI_TOKEN_PROTOCOL: return context->protocols[1].name;
    default: return NULL;
    }
}

int lws_hdr_total_length(struct lws *wsi, enum lws_token_indexes token)
{
    const char *value = header(wsi, token);
    return value ? (int)strlen(value) : 0;
}

int lws_hdr_copy(struct lws *wsi, char *out, int size, enum lws_token_indexes token)
{
    const char *value = header(wsi, token);
    int n = value ? (int)strlen(value) : 0;
    if (n >= size)
        return -1;
    memcpy(out, value ? value : "", (size_t)n + 1);
    return n;
}

int lws_hdr_custom_copy(struct lws *wsi, char *out, int size, const char *name, int length)
{
    (void)wsi, (void)out, (void)size, (void)name, (void)length;
    return -1;
}

const char *lws_get_urlarg_by_name(struct lws *wsi, const char *name, char *out, int size)
{
    (void)wsi, (void)name, (void)out, (void)size;
    return NULL;
}

/* ---- Answers ---- */

int lws_add_http_header_status(struct lws *wsi, unsigned status, unsigned char **at,
                               unsigned char *end)
{
    (void)at, (void)end;
    wsi->status = (int)status;
    wsi->answer_size = 0;
    wsi->answers = true;
    return 0;
}

int lws_add_http_header_by_name(struct lws *wsi, const unsigned char *name,
                                const unsigned char *value, int length, unsigned char **at,
                                unsigned char *end)
{
    (void)wsi, (void)name, (void)value, (void)length, (void)at, (void)end;
    return 0;
}

int lws_add_http_header_by_token(struct lws *wsi, enum lws_token_indexes token,
                                 const unsigned char *value, int length, unsigned char **at,
                                 unsigned char *end)
{
    (void)wsi, (void)token, (void)value, (void)length, (void)at, (void)end;
    fail("a header of another server's");
}

int lws_add_http_header_content_length(struct lws *wsi, lws_filepos_t length, unsigned char **at,
                                       unsigned char *end)
{
    (void)wsi, (void)length, (void)at, (void)end;
    return 0;
}

int lws_finalize_write_http_header(struct lws *wsi, unsigned char *from, unsigned char **at,
                                   unsigned char *end)
{
    (void)wsi, (void)from, (void)at, (void)end;
    return 0;
}

static void answered(struct lws *wsi)
{
    if (wsi->answers)
        link_answer(link_of(wsi), PIECE_ANSWER, wsi->status, wsi->answer, wsi->answer_size);
    wsi->answers = false;
}

int lws_http_transaction_completed(struct lws *wsi)
{
    answered(wsi);
    return 0;
}

/* Whole text frames, one behind the other. */
static void frames(struct lws *wsi, const unsigned char *at, size_t size)
{
    const unsigned char *end = at + size;
    while (at < end) {
        bool wide = end - at > 2 && at[1] == 126;
        ptrdiff_t head = wide ? 4 : 2;
        if (end - at < head || at[0] != 0x81 || at[1] > 126)
            fail("a frame that is no whole text");
        ptrdiff_t length = wide ? at[2] << 8 | at[3] : at[1];
        if (end - at < head + length)
            fail("a frame that is cut off");
        link_answer(link_of(wsi), PIECE_TEXT, 0, (const char *)at + head, (size_t)length);
        at += head + length;
    }
}

int lws_write(struct lws *wsi, unsigned char *bytes, size_t size, enum lws_write_protocol how)
{
    how = (enum lws_write_protocol)(how & 0x1f);
    if (wsi->ws && how == LWS_WRITE_TEXT)
        link_answer(link_of(wsi), PIECE_TEXT, 0, (char *)bytes, size);
    else if (wsi->ws)
        frames(wsi, bytes, size);
    if (wsi->ws)
        return (int)size;
    char *more = realloc(wsi->answer, wsi->answer_size + size + 1);
    if (!more)
        fail("no memory");
    wsi->answer = more;
    memcpy(more + wsi->answer_size, bytes, size);
    wsi->answer_size += size;
    if (how == LWS_WRITE_HTTP_FINAL)
        answered(wsi);
    return (int)size;
}

/* ---- The guard of raw bytes, of which there are none (server/guard.c) ---- */

bool guard_enter(int fd, struct guard *guard) { (void)fd, (void)guard; return true; }
void guard_leave(int fd, struct guard *guard) { (void)fd, (void)guard; }
void guard_request(struct guard *guard, uint64_t size) { (void)guard, (void)size; }
bool guard_upgrade(struct guard *guard) { guard->state = GUARD_FRAMES; return true; }

void guard_close(int fd, struct guard *guard, int code)
{
    guard->state = GUARD_REFUSED;
    link_answer(&world->link[fd - FD_FIRST], PIECE_CLOSE, code, NULL, 0);
    guard->refused(guard->arg);
}

/* ---- What only houses that share a database do ---- */

static _Noreturn void not_here(const char *what)
{
    fail("%s is not simulated", what);
}

struct lws_vhost *lws_create_vhost(struct lws_context *at,
                                   const struct lws_context_creation_info *info)
{
    (void)at, (void)info;
    not_here("another port");
}

struct lws *lws_client_connect_via_info(const struct lws_client_connect_info *info)
{
    (void)info;
    not_here("a connection to another server");
}

unsigned lws_http_client_http_response(struct lws *wsi) { (void)wsi; not_here("an answer"); }

void lws_client_http_body_pending(struct lws *wsi, int on)
{
    (void)wsi, (void)on;
    not_here("a body");
}

int lws_http_client_read(struct lws *wsi, char **bytes, int *size)
{
    (void)wsi, (void)bytes, (void)size;
    not_here("reading");
}
/* NOLINTEND(readability-non-const-parameter) */
