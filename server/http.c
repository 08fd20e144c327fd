/* HTTP: reading requests, writing answers. What is always true: a request is checked (method, Host, Origin,
 * size) before any of it is looked at by a route, and gets one answer. */
#include "server/http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

#include "server/ws.h"

enum { CHUNK_BYTES = 32768, REFUSED_SECONDS = 2 };

struct session {
    struct request *request;
};

/* ---- Answers ---- */

void answer_own(struct request *request, int status, const char *type, char *bytes, size_t size)
{
    if (!bytes) {
        answer_error(request, 503, "no-memory", "the house is out of memory");
        return;
    }
    free(request->own);
    request->own = bytes;
    request->status = status;
    request->type = type;
    request->bytes = bytes;
    request->size = size;
}

void answer_static(struct request *request, int status, const char *type, const char *bytes, size_t size)
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

void request_ready(struct request *request)
{
    request->waits = NULL;
    lws_callback_on_writable(request->wsi);
}

void request_failed(struct request *request, const char *why)
{
    request->waits = NULL;
    answer_error(request, 503, "store", why);
    lws_callback_on_writable(request->wsi);
}

static void request_free(struct session *session)
{
    struct request *request = session->request;
    if (!request)
        return;
    if (request->waits)
        request->waits->waits = NULL;
    free(request->body);
    free(request->own);
    free(request);
    session->request = NULL;
}

struct head {
    struct lws *wsi;
    unsigned char *at, *end;
    bool failed;
};

static void add(struct head *head, const char *name, const char *value)
{
    if (value && *value &&
        lws_add_http_header_by_name(head->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                    (int)strlen(value), &head->at, head->end))
        head->failed = true;
}

static void add_strict(struct head *head, bool compiles)
{
    add(head, "content-security-policy:",
        compiles ? "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"
                 : "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
                   "frame-ancestors 'none'");
    add(head, "x-content-type-options:", "nosniff");
    add(head, "referrer-policy:", "no-referrer");
    add(head, "x-frame-options:", "DENY");
    add(head, "cross-origin-opener-policy:", "same-origin");
    add(head, "cross-origin-resource-policy:", "same-origin");
    add(head, "permissions-policy:", "camera=(), geolocation=(), microphone=()");
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
        add(&head, "content-type:", request->type);
    add(&head, "content-encoding:", request->encoding);
    add(&head, "vary:", request->tag ? "accept-encoding" : NULL);
    add(&head, "etag:", request->tag);
    add(&head, "cache-control:", request->cache ? request->cache : "no-store");
    add(&head, "location:", request->location);
    add(&head, "allow:", request->status == 405 ? "GET, HEAD, POST" : NULL);
    add(&head, "www-authenticate:", request->status == 401 ? "Bearer" : NULL);
    add_strict(&head, request->compiles);
    if (request->status != 304 &&
        lws_add_http_header_content_length(request->wsi, request->size, &head.at, head.end))
        return -1;
    if (head.failed || lws_finalize_write_http_header(request->wsi, bytes + LWS_PRE, &head.at, head.end))
        return -1;
    request->started = true;
    return 0;
}

static int done(struct session *session)
{
    struct lws *wsi = session->request->wsi;
    request_free(session);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int writeable(struct session *session)
{
    static unsigned char chunk[LWS_PRE + CHUNK_BYTES];
    struct request *request = session->request;
    if (!request || !request->status || request->waits)
        return 0;
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
    if (lws_write(request->wsi, chunk + LWS_PRE, n, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    request->sent += n;
    if (last)
        return done(session);
    lws_callback_on_writable(request->wsi);
    return 0;
}

/* ---- Requests ---- */

static void header(struct lws *wsi, enum lws_token_indexes token, char *out, size_t size)
{
    if (lws_hdr_copy(wsi, out, (int)size, token) < 0)
        out[0] = 0;
}

/* Whom a connection is from: of a proxy on this machine, whom that one says. */
static void address_of(struct lws *wsi, const struct house *house, char out[ADDRESS_BYTES])
{
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    char forwarded[256];
    snprintf(out, ADDRESS_BYTES, "%s", peer ? peer->address : "unknown");
    if (!house->options.proxy)
        return;
    header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded, sizeof forwarded);
    const char *last = strrchr(forwarded, ',');
    last = last ? last + 1 : forwarded;
    last += strspn(last, " ");
    if (*last)
        snprintf(out, ADDRESS_BYTES, "%s", last);
}

/* What content-length says; 0 without one, the most there is for one that is no number of bytes. */
static uint64_t length_of(struct lws *wsi)
{
    char length[24];
    header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (length[strspn(length, "0123456789")] || strlen(length) > 18)
        return UINT64_MAX;
    return strtoull(length, NULL, 10);
}

/* "" if the request may be read, else why it is refused; `*status` with it. */
static const char *check(struct request *request, int *status)
{
    struct lws *wsi = request->wsi;
    char host[160], origin[256];
    header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    *status = 421;
    if (!host_is_ours(request->house, host))
        return "this house is not known by that name; start it with --origin to give it one";
    if (request->method != METHOD_POST)
        return "";
    *status = 403;
    if (!origin_is_ours(request->house, origin, host))
        return "a page of another origin may not do this";
    request->body_max = route_body(request->path);
    *status = 404;
    if (!request->body_max)
        return "there is nothing here to post to";
    *status = 411;
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH))
        return "a POST needs a content-length";
    *status = 413;
    uint64_t length = length_of(wsi);
    request->body_want = (size_t)length;
    return length > request->body_max ? "the body is too long" : "";
}

static void read_head(struct request *request, const char *path)
{
    char bearer[TOKEN_CHARS + 16];
    struct lws *wsi = request->wsi;
    snprintf(request->path, sizeof request->path, "%s", strlen(path) < sizeof request->path ? path : "/?");
    request->head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    request->method = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ? METHOD_POST : METHOD_GET;
    header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, request->accept_encoding, sizeof request->accept_encoding);
    header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, request->if_none_match, sizeof request->if_none_match);
    header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, bearer, sizeof bearer);
    if (!strncasecmp(bearer, "bearer ", 7) && strlen(bearer + 7) == TOKEN_CHARS)
        memcpy(request->token, bearer + 7, TOKEN_CHARS + 1);
    address_of(wsi, request->house, request->address);
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

/* Room for the body that is announced. */
static int body_expect(struct request *request)
{
    ENSURE(request->body_want <= IMPORT_BYTES);
    request->body = malloc(request->body_want + 1);
    return request->body ? 0 : -1;
}

static int begin(struct lws *wsi, struct session *session, const char *path)
{
    int status = 405;
    request_free(session);
    struct request *request = calloc(1, sizeof *request);
    if (!request)
        return -1;
    session->request = request;
    request->wsi = wsi;
    request->house = lws_context_user(lws_get_context(wsi));
    struct peer *peer = lws_get_opaque_user_data(wsi);
    read_head(request, path);
    bool known = request->head || request->method == METHOD_POST ||
                 lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0;
    const char *wrong = known ? check(request, &status) : "only GET, HEAD and POST are answered here";
    if (peer)
        guard_request(&peer->guard, length_of(wsi));
    if (*wrong)
        answer_error(request, status, code_of_status(status), wrong);
    else if (request->method == METHOD_GET)
        route(request);
    else if (!request->body_want)
        answer_error(request, 400, "bad-json", "the body is empty");
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
    request->body[request->body_size] = 0;
    route(request);
    lws_callback_on_writable(request->wsi);
    return 0;
}

/* ---- Becoming a WebSocket ---- */

/* Refuses by an answer; 1 tells the library that it was given. */
static int refuse_upgrade(struct lws *wsi, struct house *house, int status, const char *code, const char *why)
{
    unsigned char bytes[LWS_PRE + 1024];
    char json[512];
    struct head head = {wsi, bytes + LWS_PRE, bytes + sizeof bytes - 1, false};
    int n = snprintf(json, sizeof json, "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}\n", code, why);
    house->count.upgrades_refused++;
    if (lws_add_http_header_status(wsi, (unsigned)status, &head.at, head.end))
        return -1;
    add(&head, "content-type:", "application/json");
    add(&head, "connection:", "close");
    if (lws_add_http_header_content_length(wsi, (lws_filepos_t)n, &head.at, head.end) || head.failed ||
        lws_finalize_write_http_header(wsi, bytes + LWS_PRE, &head.at, head.end))
        return -1;
    memcpy(bytes + LWS_PRE, json, (size_t)n);
    lws_write(wsi, bytes + LWS_PRE, (size_t)n, LWS_WRITE_HTTP_FINAL);
    return -1; /* nothing more is read from it */
}

static int upgrade(struct lws *wsi, const char *to)
{
    struct house *house = lws_context_user(lws_get_context(wsi));
    char host[160], origin[256], protocol[64], path[64];
    header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    header(wsi, WSI_TOKEN_PROTOCOL, protocol, sizeof protocol);
    header(wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    if (strcasecmp(to, "websocket"))
        return refuse_upgrade(wsi, house, 400, "bad-upgrade", "only WebSocket is spoken here");
    if (strcmp(path, "/ws"))
        return refuse_upgrade(wsi, house, 404, "not-found", "the WebSocket is at /ws");
    if (!host_is_ours(house, host))
        return refuse_upgrade(wsi, house, 421, "foreign-host", "this house is not known by that name");
    if (!origin_is_ours(house, origin, host))
        return refuse_upgrade(wsi, house, 403, "foreign-origin", "a page of another origin may not play here");
    if (strcmp(protocol, ws_protocol.name))
        return refuse_upgrade(wsi, house, 400, "bad-protocol", "the subprotocol must be croupier.1");
    if (house->stopping)
        return refuse_upgrade(wsi, house, 503, "closing", "the house is closing");
    return 0;
}

/* ---- Connections ---- */

/* A refused socket gets some time to read why. */
static void peer_refused(void *arg)
{
    struct peer *peer = arg;
    lws_set_timeout(peer->wsi, PENDING_TIMEOUT_CLOSE_SEND, REFUSED_SECONDS);
}

static void peer_name(int fd, char out[ADDRESS_BYTES])
{
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    snprintf(out, ADDRESS_BYTES, "unknown");
    if (getpeername(fd, (struct sockaddr *)&at, &size))
        return;
    if (at.ss_family == AF_INET)
        inet_ntop(AF_INET, &((struct sockaddr_in *)&at)->sin_addr, out, ADDRESS_BYTES);
    else if (at.ss_family == AF_INET6)
        inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&at)->sin6_addr, out, ADDRESS_BYTES);
}

/* Before anything is read: the number of connections. */
static int filter(struct house *house, int fd)
{
    char address[ADDRESS_BYTES];
    peer_name(fd, address);
    bool full = house->count.sockets >= house->options.sockets_max;
    if (!full && !house->stopping &&
        (house->options.proxy || limits_connect(house->limits, address, now_ms())))
        return 0;
    house->count.requests[0]++;
    return -1;
}

static int arrive(struct lws *wsi)
{
    struct house *house = lws_context_user(lws_get_context(wsi));
    struct peer *peer = calloc(1, sizeof *peer);
    if (!peer)
        return -1;
    peer->house = house;
    peer->wsi = wsi;
    peer->fd = lws_get_socket_fd(wsi);
    peer->guard.refused = peer_refused;
    peer->guard.arg = peer;
    peer_name(peer->fd, peer->address);
    peer->counted = !house->options.proxy;
    house->count.sockets++;
    lws_set_opaque_user_data(wsi, peer);
    return guard_enter(peer->fd, &peer->guard) ? 0 : -1;
}

static void depart(struct lws *wsi)
{
    struct peer *peer = lws_get_opaque_user_data(wsi);
    if (!peer)
        return;
    lws_set_opaque_user_data(wsi, NULL);
    guard_leave(peer->fd, &peer->guard);
    if (peer->counted)
        limits_disconnect(peer->house->limits, peer->address);
    peer->house->count.sockets--;
    free(peer);
}

static int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size)
{
    struct session *session = user;
    struct house *house = lws_context_user(lws_get_context(wsi));
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return filter(house, (int)(intptr_t)in);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: return arrive(wsi);
    case LWS_CALLBACK_WSI_DESTROY: depart(wsi); return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return upgrade(wsi, in);
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
