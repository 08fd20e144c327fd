/* Links, and requests to a server. What is always true: a request waits only so long, and what
 * answers is believed to be a server of ours only by what it says. */
#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/guest_lws.h"
#include "table/codec.h"

enum { ANSWER_BYTES_MAX = 64 * 1024 * 1024, ASK_SECONDS = 20, CONNECT_MS = 10000 };

/* ---- Links ---- */

static bool hex(const char *at, size_t n, char *out)
{
    if (strspn(at, "0123456789abcdef") < n)
        return false;
    memcpy(out, at, n);
    out[n] = 0;
    return true;
}

/* "host", "host:8080", "[::1]:8080". */
static bool read_place(const char *at, size_t size, struct link *out)
{
    const char *end = at + size, *host = at, *stop;
    bool six = *at == '[';
    if (size >= LINK_HOST_BYTES)
        return false;
    snprintf(out->place, sizeof out->place, "%.*s", (int)size, at);
    host += six;
    stop = memchr(host, six ? ']' : ':', (size_t)(end - host));
    if (six && !stop)
        return false;
    snprintf(out->host, sizeof out->host, "%.*s", (int)((stop ? stop : end) - host), host);
    const char *port = six ? stop + 1 : stop ? stop : end;
    out->port = out->tls ? 443 : 80;
    if (port < end) {
        char *last;
        long number = *port == ':' ? strtol(port + 1, &last, 10) : 0;
        if (number < 1 || number > 65535 || last != end || port[1] < '0' || port[1] > '9')
            return false;
        out->port = (int)number;
    }
    return *out->host && !strpbrk(out->host, " @?#/\\");
}

bool link_read(const char *address, struct link *out)
{
    memset(out, 0, sizeof *out);
    out->tls = !strncmp(address, "https://", 8);
    if (!out->tls && strncmp(address, "http://", 7) != 0)
        return false;
    const char *place = address + (out->tls ? 8 : 7), *path = strchr(place, '/');
    size_t size = path ? (size_t)(path - place) : strlen(place);
    if (!read_place(place, size, out))
        return false;
    if (!path || !path[1])
        return true;
    if (strncmp(path, "/t/", 3) != 0)
        return false;
    const char *rest = path + 3;
    if (!hex(rest, LINK_ID_BYTES - 1, out->table))
        return false;
    rest += LINK_ID_BYTES - 1;
    if (!*rest)
        return true;
    return *rest == '#' && hex(rest + 1, LINK_TOKEN_BYTES - 1, out->token) &&
           !rest[LINK_TOKEN_BYTES];
}

/* ---- Whether anybody is there ---- */

static int connects(const struct addrinfo *at)
{
    int fd = socket(at->ai_family, at->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, at->ai_protocol);
    int error = 0;
    socklen_t size = sizeof error;
    if (fd < 0)
        return errno;
    if (connect(fd, at->ai_addr, at->ai_addrlen)) {
        struct pollfd of = {.fd = fd, .events = POLLOUT};
        error = errno;
        if (error == EINPROGRESS && poll(&of, 1, CONNECT_MS) > 0)
            getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size);
        else if (error == EINPROGRESS)
            error = ETIMEDOUT;
    }
    close(fd);
    return error;
}

static bool is_there(const struct link *link, struct text *why)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *list;
    char port[8];
    int error = 0;
    snprintf(port, sizeof port, "%d", link->port);
    int result = getaddrinfo(link->host, port, &hints, &list);
    if (result) {
        if (result == EAI_NONAME)
            text_format(why, "There is no host %s.", link->host);
        else
            text_format(why, "The host %s was not found: %s.", link->host, gai_strerror(result));
        return false;
    }
    for (struct addrinfo *at = list; at; at = at->ai_next) {
        error = connects(at);
        if (!error)
            break;
    }
    freeaddrinfo(list);
    if (error)
        text_format(why, "%s does not answer: %s.", link->place, strerror(error));
    return !error;
}

/* ---- One request ---- */

struct asking {
    lws_sorted_usec_list_t timer;
    const char *bearer, *body;
    int status;
    char *bytes;
    size_t size;
    bool done, failed, timed_out;
};

static int add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                      unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at, end);
}

static int add_headers(struct lws *wsi, const struct asking *ask, unsigned char **at, size_t size)
{
    unsigned char *end = *at + size;
    char value[LINK_TOKEN_BYTES + 16];
    if (ask->bearer && *ask->bearer) {
        snprintf(value, sizeof value, "Bearer %s", ask->bearer);
        if (add_header(wsi, "Authorization:", value, at, end))
            return -1;
    }
    if (!ask->body)
        return 0;
    snprintf(value, sizeof value, "%zu", strlen(ask->body));
    if (add_header(wsi, "Content-Type:", "application/json", at, end) ||
        add_header(wsi, "Content-Length:", value, at, end))
        return -1;
    lws_client_http_body_pending(wsi, 1);
    lws_callback_on_writable(wsi);
    return 0;
}

static int write_body(struct lws *wsi, const struct asking *ask)
{
    unsigned char bytes[LWS_PRE + 512];
    size_t size = strlen(ask->body);
    ENSURE(size <= 512);
    memcpy(bytes + LWS_PRE, ask->body, size);
    lws_client_http_body_pending(wsi, 0);
    return lws_write(wsi, bytes + LWS_PRE, size, LWS_WRITE_HTTP_FINAL) < (int)size ? -1 : 0;
}

static int take(struct asking *ask, const char *bytes, size_t size)
{
    if (ask->size + size > ANSWER_BYTES_MAX)
        return -1;
    char *more = realloc(ask->bytes, ask->size + size + 1);
    ENSURE(more);
    ask->bytes = more;
    memcpy(more + ask->size, bytes, size);
    ask->size += size;
    more[ask->size] = 0;
    return 0;
}

static int read_more(struct lws *wsi)
{
    char room[LWS_PRE + 4096], *at = room + LWS_PRE;
    int size = 4096;
    return lws_http_client_read(wsi, &at, &size) < 0 ? -1 : 0;
}

static int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t size)
{
    struct lws_context *context = lws_get_context(wsi);
    struct asking *ask = context ? lws_context_user(context) : NULL;
    if (!ask)
        return lws_callback_http_dummy(wsi, reason, user, in, size);
    switch (reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER: return add_headers(wsi, ask, in, size);
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE: return write_body(wsi, ask);
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        ask->status = (int)lws_http_client_http_response(wsi);
        return 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP: return read_more(wsi);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ: return take(ask, in, size);
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
        ask->done = true;
        lws_cancel_service(context);
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: ask->failed = true; return 0;
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP: ask->failed = ask->failed || !ask->done; return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, size);
    }
}

static const struct lws_protocols http_protocols[] = {
    {"http", http_callback, 0, 4096, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

static void on_time(lws_sorted_usec_list_t *timer)
{
    ((struct asking *)((char *)timer - offsetof(struct asking, timer)))->timed_out = true;
}

static void ask_now(const struct link *link, const char *path, struct asking *ask)
{
    struct lws_context_creation_info info;
    struct lws_client_connect_info to;
    net_context_info(&info, link->tls, http_protocols, ask);
    struct lws_context *context = lws_create_context(&info);
    if (!context) {
        ask->failed = true;
        return;
    }
    net_connect_info(&to, context, link, path);
    to.method = ask->body ? "POST" : "GET";
    to.protocol = http_protocols[0].name;
    to.local_protocol_name = http_protocols[0].name;
    if (!lws_client_connect_via_info(&to))
        ask->failed = true;
    ask->timer.cb = on_time;
    ask->timer.us = lws_now_usecs() + ASK_SECONDS * LWS_USEC_PER_SEC;
    lws_sul2_schedule(context, 0, LWSSULLI_MISS_IF_SUSPENDED, &ask->timer);
    while (!ask->done && !ask->failed && !ask->timed_out)
        lws_service(context, 0);
    lws_sul_cancel(&ask->timer);
    lws_context_destroy(context);
}

int net_ask(const struct link *link, const char *path, const char *bearer, const char *body,
            int *status, char **bytes, size_t *size, struct text *why)
{
    struct asking ask = {.bearer = bearer, .body = body};
    *bytes = NULL;
    if (!is_there(link, why))
        return -1;
    ask_now(link, path, &ask);
    if (ask.done && (ask.bytes || !take(&ask, "", 0))) {
        *status = ask.status;
        *bytes = ask.bytes;
        *size = ask.size;
        return 0;
    }
    free(ask.bytes);
    if (ask.timed_out)
        text_format(why, "%s does not answer in time.", link->place);
    else if (link->tls) /* the library does not say which */
        text_format(why,
                    "There is no secure connection to %s. Perhaps it has only http, or this system "
                    "does not trust its certificate.",
                    link->place);
    else
        text_format(why, "%s answers, but not as a server of croupier's.", link->place);
    return -1;
}
