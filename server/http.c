/* HTTP: reading requests, writing answers. What is always true: a request is checked (method, Host,
 * Origin, size) before any of it is looked at by a route, and gets one answer. */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/http.h"
#include "server/origin.h"
#include "server/pass.h"
#include "server/peers.h"
#include "server/play.h"
#include "server/relay.h"
#include "server/replays.h"
#include "server/routes.h"
#include "server/tokens.h"
#include "server/upgrade.h"

enum {
    CHUNK_BYTES = 32768,
    IDLE_SECONDS = 30, /* from an answer to the end of the next head */
    BODY_SECONDS = 120 /* from a head to the end of its body */
};

struct session {
    struct request *request;
};

/* ---- Answers ---- */

void answer_own(struct request *request, int status, const char *type, char *bytes, size_t size)
{
    if (!bytes) {
        answer_error(request, 503, "no-memory", "The server is out of memory.");
        return;
    }
    /* What is too much is there for the next one: or all who ever ask at once leave holes. */
    char *less = realloc(bytes, size + 1);
    free(request->own);
    request->own = less ? less : bytes;
    request->status = status;
    request->type = type;
    request->bytes = request->own;
    request->size = size;
}

void answer_static(struct request *request, int status, const char *type, const char *bytes,
                   size_t size)
{
    free(request->own);
    request->own = NULL;
    request->status = status;
    request->type = type;
    request->bytes = bytes;
    request->size = size;
}

void answer_error(struct request *request, int status, const char *code, const char *message)
{
    char *bytes = malloc(8192);
    if (!bytes) {
        answer_static(request, status, "application/json", "{}\n", 3);
        return;
    }
    struct text out = text_over(bytes, 8192);
    text_format(&out, "{\"error\":{\"code\":\"%s\",\"message\":", code);
    codec_string_json(message, &out);
    text_put(&out, "}}\n");
    request->location[0] = 0;
    answer_own(request, status, "application/json", bytes, out.used);
}

void answer_waits_for(struct request *request, struct request **list, uint64_t tag)
{
    request->waits = list;
    request->waits_tag = tag;
    request->waits_next = *list;
    *list = request;
}

static void waits_no_more(struct request *request)
{
    struct request **at = request->waits;
    for (; *at != request; at = &(*at)->waits_next) {}
    *at = request->waits_next;
    request->waits = NULL;
}

void requests_stored(struct request *list, uint64_t tag)
{
    for (struct request *request = list, *next; request; request = next) {
        next = request->waits_next;
        if (request->waits_tag <= tag) {
            waits_no_more(request);
            lws_callback_on_writable(request->wsi);
        }
    }
}

void request_failed(struct request *request, const char *why)
{
    waits_no_more(request);
    answer_error(request, 503, "store", why);
    lws_callback_on_writable(request->wsi);
}

void answer_stream(struct request *request, int status, const char *type, struct stream *stream)
{
    char version[16] = "";
    lws_hdr_copy(request->wsi, version, sizeof version, WSI_TOKEN_HTTP);
    request->stream = stream;
    request->chunked = !strstr(version, "1.0");
    request->status = status;
    request->type = type;
}

void request_left(struct request *request)
{
    request->import = NULL;
}

void request_cut(struct request *request)
{
    request->stream->end(request);
    request->status = 0; /* nothing more is written */
    lws_set_timeout(request->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
}

static void request_free(struct session *session)
{
    struct request *request = session->request;
    if (!request)
        return;
    if (request->waits)
        waits_no_more(request);
    if (request->import)
        request->import->request = NULL;
    relay_leave(request->relay);
    if (request->stream)
        request->stream->end(request);
    waiter_leave(&request->waiter);
    free(request->body);
    free(request->own);
    free(request);
    session->request = NULL;
}

void head_add(struct head *head, const char *name, const char *value)
{
    if (value && *value &&
        lws_add_http_header_by_name(head->wsi, (const unsigned char *)name,
                                    (const unsigned char *)value, (int)strlen(value), &head->at,
                                    head->end))
        head->failed = true;
}

void head_add_strict(struct head *head, bool compiles)
{
    head_add(head, "content-security-policy:",
             compiles ? "default-src 'none'; connect-src 'self'; script-src 'self' "
                        "'wasm-unsafe-eval'; frame-ancestors 'none'"
                      : GUARD_CSP);
    head_add(head, "x-content-type-options:", "nosniff");
    head_add(head, "referrer-policy:", "no-referrer");
    head_add(head, "x-frame-options:", "DENY");
    head_add(head, "cross-origin-opener-policy:", "same-origin");
    head_add(head, "cross-origin-resource-policy:", "same-origin");
    head_add(head, "permissions-policy:", "camera=(), geolocation=(), microphone=()");
}

/* The head of an answer; -1 if the connection is to end. */
static int write_head(struct request *request)
{
    unsigned char bytes[LWS_PRE + 2048];
    struct head head = {request->wsi, bytes + LWS_PRE, bytes + sizeof bytes - 1, false};
    request->house->count.requests[request->status / 100 % 6]++;
    if (lws_add_http_header_status(request->wsi, (unsigned)request->status, &head.at, head.end))
        return -1;
    if (request->status != 304)
        head_add(&head, "content-type:", request->type);
    head_add(&head, "content-encoding:", request->encoding);
    head_add(&head, "vary:", request->tag ? "accept-encoding" : NULL);
    head_add(&head, "etag:", request->tag);
    head_add(&head, "cache-control:", request->cache ? request->cache : "no-store");
    head_add(&head, "location:", request->location);
    head_add(&head, "allow:", request->status == 405 ? "GET, HEAD, POST" : NULL);
    head_add(&head, "www-authenticate:", request->status == 401 ? "Bearer" : NULL);
    head_add_strict(&head, request->compiles);
    head_add(&head, "transfer-encoding:", request->chunked ? "chunked" : NULL);
    head_add(&head, "connection:", request->closes ? "close" : NULL);
    head_add(&head, "connection:", request->stream && !request->chunked ? "close" : NULL);
    if (request->status != 304 && !request->stream &&
        lws_add_http_header_content_length(request->wsi, request->size, &head.at, head.end))
        return -1;
    if (head.failed ||
        lws_finalize_write_http_header(request->wsi, bytes + LWS_PRE, &head.at, head.end))
        return -1;
    request->started = true;
    return 0;
}

static int done(struct session *session)
{
    struct lws *wsi = session->request->wsi;
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    bool ends = session->request->closes || (peer && peer->guard.more);
    request_free(session);
    if (ends) /* where the next request begins is not known for sure, or was not looked at */
        return -1;
    peer_hurry(wsi, IDLE_SECONDS);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* One piece of a stream, as a chunk of it; the head goes before the first. */
static int write_piece(struct session *session)
{
    enum { FRAME_BYTES = 16 };
    static unsigned char bytes[LWS_PRE + FRAME_BYTES + STREAM_PIECE_BYTES + FRAME_BYTES];
    struct request *request = session->request;
    char *at = (char *)bytes + LWS_PRE + FRAME_BYTES, size[FRAME_BYTES];
    struct text piece = text_over(at, STREAM_PIECE_BYTES);
    int more = request->stream->more(request, &piece);
    ENSURE(!piece.cut);
    if (more < 0)
        return -1;
    if (!request->started && write_head(request))
        return -1;
    size_t n = piece.used;
    if (request->chunked && n) {
        int front = snprintf(size, sizeof size, "%zx\r\n", n);
        at -= front;
        memcpy(at, size, (size_t)front);
        n += (size_t)front;
        memcpy(at + n, "\r\n", 2);
        n += 2;
    }
    if (request->chunked && !more) {
        memcpy(at + n, "0\r\n\r\n", 5);
        n += 5;
    }
    if (n && lws_write(request->wsi, (unsigned char *)at, n,
                       more ? LWS_WRITE_HTTP : LWS_WRITE_HTTP_FINAL) < (int)n)
        return -1;
    if (!more)
        return request->chunked ? done(session) : -1; /* the end of the connection is the end of the
                                                         answer */
    lws_callback_on_writable(request->wsi);
    return 0;
}

static int writeable(struct session *session)
{
    static unsigned char chunk[LWS_PRE + CHUNK_BYTES];
    struct request *request = session->request;
    if (!request || !request->status || request->waits)
        return 0;
    if (request->stream && !request->head)
        return write_piece(session);
    if (!request->started) {
        if (write_head(request))
            return -1;
        if (request->head || request->status == 304 || !request->size)
            return done(session);
        lws_callback_on_writable(request->wsi);
        return 0;
    }
    size_t n = request->size - request->sent;
    bool last = n <= CHUNK_BYTES;
    n = last ? n : CHUNK_BYTES;
    memcpy(chunk + LWS_PRE, request->bytes + request->sent, n);
    if (lws_write(request->wsi, chunk + LWS_PRE, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) <
        (int)n)
        return -1;
    request->sent += n;
    if (last)
        return done(session);
    lws_callback_on_writable(request->wsi);
    return 0;
}

/* ---- Requests ---- */

void header_copy(struct lws *wsi, enum lws_token_indexes token, char *out, size_t size)
{
    if (lws_hdr_copy(wsi, out, (int)size, token) < 0)
        out[0] = 0;
}

/* What content-length says; 0 without one, the most there is for one that is no number of bytes. */
static uint64_t length_of(struct lws *wsi)
{
    char length[24];
    header_copy(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (length[strspn(length, "0123456789")] || strlen(length) > 18)
        return UINT64_MAX;
    return strtoull(length, NULL, 10);
}

/* "" if the request may be read, else why it is refused; `*status` with it. */
static const char *check(struct request *request, int *status)
{
    struct lws *wsi = request->wsi;
    char host[160], origin[256];
    header_copy(wsi, WSI_TOKEN_HOST, host, sizeof host);
    header_copy(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    *status = 400;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 &&
        lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0)
        return "Send content-length or transfer-encoding, not both."; /* RFC 9112, 6.3: smuggling */
    if (length_of(wsi) == UINT64_MAX && request->method == METHOD_GET)
        return "content-length must be one number.";
    *status = 403;
    if (pass_missing(wsi, request->path, request->address))
        return "This address is for servers with the same database.";
    *status = 421;
    if (!host_is_ours(request->house, host))
        return "This server does not answer to that name. Start it with --origin to give it one.";
    if (request->method != METHOD_POST)
        return "";
    *status = 403;
    if (!origin_is_ours(request->house, origin, host))
        return "A page from another site cannot do this.";
    request->body_max = route_body(request->path);
    *status = 404;
    if (!request->body_max)
        return "Nothing at this address takes a POST.";
    *status = 411;
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH))
        return "A POST needs a content-length.";
    *status = 413;
    uint64_t length = length_of(wsi);
    request->body_want = (size_t)length;
    return length > request->body_max ? "The body is too long." : "";
}

const char *language_asked(struct lws *wsi)
{
    char bytes[32], accepted[256];
    const char *asked = lws_get_urlarg_by_name(wsi, "lang=", bytes, sizeof bytes);
    if (asked)
        return voice_language(asked);
    header_copy(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, accepted, sizeof accepted);
    return voice_language_of(accepted);
}

static void read_head(struct request *request, const char *path)
{
    char bearer[TOKEN_CHARS + 16];
    struct lws *wsi = request->wsi;
    snprintf(request->path, sizeof request->path, "%s",
             strlen(path) < sizeof request->path ? path : "/?");
    request->head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    request->method = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ? METHOD_POST : METHOD_GET;
    header_copy(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, request->accept_encoding,
                sizeof request->accept_encoding);
    header_copy(wsi, WSI_TOKEN_HTTP_ACCEPT, request->accept, sizeof request->accept);
    header_copy(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, request->if_none_match,
                sizeof request->if_none_match);
    header_copy(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, bearer, sizeof bearer);
    if (!strncasecmp(bearer, "bearer ", 7) && strlen(bearer + 7) == TOKEN_CHARS)
        memcpy(request->token, bearer + 7, TOKEN_CHARS + 1);
    request->language = language_asked(wsi);
    peer_address(wsi, request->house, request->address);
}

static const char *code_of_status(int status)
{
    switch (status) {
    case 403: return "foreign-origin";
    case 404: return "not-found";
    case 405: return "bad-method";
    case 411: return "no-length";
    case 413: return "too-long";
    case 421: return "foreign-host";
    default: return "bad-request";
    }
}

static void refuse_request(struct request *request, int status, const char *wrong)
{
    answer_error(request, status, code_of_status(status), wrong);
    request->closes = status == 400 || length_of(request->wsi) == UINT64_MAX;
}

/* Room for the body that is announced. */
static int body_expect(struct request *request)
{
    ENSURE(request->body_want <= IMPORT_BYTES);
    request->body = malloc(request->body_want + 1);
    peer_hurry(request->wsi, BODY_SECONDS);
    return request->body ? 0 : -1;
}

void request_again(struct request *request)
{
    route(request);
    if (request->status)
        lws_callback_on_writable(request->wsi);
}

/* What it asks about has been read, or cannot be. */
static void again(struct waiter *waiter)
{
    request_again((struct request *)((char *)waiter - offsetof(struct request, waiter)));
}

static int begin(struct lws *wsi, struct session *session, const char *path)
{
    int status = 405;
    peer_hurry(wsi, 0);
    request_free(session);
    struct request *request = calloc(1, sizeof *request);
    if (!request)
        return -1;
    session->request = request;
    request->wsi = wsi;
    request->house = lws_context_user(lws_get_context(wsi));
    request->waiter.again = again;
    struct peer *peer = lws_get_opaque_user_data(wsi);
    read_head(request, path);
    bool known = request->head || request->method == METHOD_POST ||
                 lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0;
    const char *wrong = known ? check(request, &status) : "Only GET, HEAD and POST work here.";
    if (peer)
        guard_request(&peer->guard, length_of(wsi));
    if (*wrong && (status == 403 || status == 421))
        tell_refused(request->house, code_of_status(status), request->address);
    if (*wrong)
        refuse_request(request, status, wrong);
    else if (request->method == METHOD_GET)
        route(request);
    else if (!request->body_want)
        answer_error(request, 400, "bad-json", "The body is empty.");
    else
        return body_expect(request);
    if (request->status)
        lws_callback_on_writable(wsi);
    return 0;
}

static int body(struct session *session, const char *bytes, size_t size)
{
    struct request *request = session->request;
    if (!request || !request->body)
        return 0; /* refused already; what comes is thrown away */
    if (request->body_size + size > request->body_want)
        return -1;
    memcpy(request->body + request->body_size, bytes, size);
    request->body_size += size;
    return 0;
}

static int body_whole(struct session *session)
{
    struct request *request = session->request;
    if (!request || !request->body)
        return 0;
    peer_hurry(request->wsi, 0);
    request->body[request->body_size] = 0;
    lws_set_timeout(request->wsi, NO_PENDING_TIMEOUT, 0); /* it may wait for a log that is read */
    request_again(request);
    return 0;
}

static int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t size)
{
    struct session *session = user;
    struct house *house = lws_context_user(lws_get_context(wsi));
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return peer_may_come(wsi, (int)(intptr_t)in);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: return peer_arrives(wsi);
    case LWS_CALLBACK_WSI_DESTROY: peer_departs(wsi); return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return upgrade_confirm(wsi, in);
    case LWS_CALLBACK_TIMER: return peer_too_late(wsi);
    case LWS_CALLBACK_HTTP: return begin(wsi, session, in);
    case LWS_CALLBACK_HTTP_BODY: return body(session, in, size);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return body_whole(session);
    case LWS_CALLBACK_HTTP_WRITEABLE: return writeable(session);
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP:
        if (session)
            request_free(session);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: house_collect(house); return 0;
    default: return 0;
    }
}

const struct lws_protocols http_protocol = {
    "http", http_callback, sizeof(struct session), 0, 0, NULL, 0,
};
