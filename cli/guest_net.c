/* See guest_net.h. What is always true: the thread of the WebSocket shares with the rest only what
 * `lock` guards, and the library's own objects are touched by that thread alone. */
#include "cli/guest_net.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "cli/guest_lws.h"
#include "table/codec.h"

enum {
    MESSAGE_BYTES_MAX = 8 * 1024 * 1024,
    RX_BYTES = 65536,
    WAIT_FIRST_MS = 500,
    WAIT_MAX_MS = 10000,
    HELLO_BYTES = 512,
    PATH_BYTES = 64
};

struct out {
    struct out *next;
    size_t size;
    char bytes[]; /* after LWS_PRE of room */
};

struct net {
    struct link link;
    char token[LINK_TOKEN_BYTES], path[PATH_BYTES];
    pthread_t thread;
    struct lws_context *context;
    int fd;
    /* of the thread */
    struct lws *wsi;
    bool established;
    char *part;
    size_t part_size;
    char lost_why[256];
    /* guarded */
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool closing, open;
    unsigned known;
    struct net_note *first, **last;
    struct out *out, **out_last;
};

void net_context_info(struct lws_context_creation_info *info, bool tls,
                      const struct lws_protocols *of, void *user)
{
    static const lws_retry_bo_t alive = {.secs_since_valid_ping = 20,
                                         .secs_since_valid_hangup = 40};
    memset(info, 0, sizeof *info);
    info->port = CONTEXT_PORT_NO_LISTEN;
    info->protocols = of;
    info->user = user;
    info->gid = (gid_t)-1;
    info->uid = (uid_t)-1;
    info->options = tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0;
    info->retry_and_idle_policy = &alive;
    lws_set_log_level(0, NULL);
}

void net_connect_info(struct lws_client_connect_info *info, struct lws_context *context,
                      const struct link *link, const char *path)
{
    memset(info, 0, sizeof *info);
    info->context = context;
    info->address = link->host;
    info->port = link->port;
    info->path = path;
    info->host = link->place;
    info->ssl_connection = link->tls ? LCCSCF_USE_SSL : 0;
}

/* ---- Notes ---- */

/* Under the lock. */
static void note_put(struct net *net, int kind, const char *bytes, size_t size)
{
    struct net_note *note = malloc(sizeof *note + size + 1);
    ENSURE(note);
    note->next = NULL;
    note->kind = kind;
    note->size = size;
    memcpy(note->bytes, bytes, size);
    note->bytes[size] = 0;
    *net->last = note;
    net->last = &note->next;
    eventfd_write(net->fd, 1);
}

static void note_add(struct net *net, int kind, const char *bytes, size_t size)
{
    pthread_mutex_lock(&net->lock);
    net->open = kind == NET_LOST ? false : net->open || kind == NET_BACK;
    note_put(net, kind, bytes, size);
    pthread_mutex_unlock(&net->lock);
}

struct net_note *net_take(struct net *net)
{
    eventfd_t count;
    pthread_mutex_lock(&net->lock);
    struct net_note *note = net->first;
    if (note) {
        net->first = note->next;
        if (!net->first)
            net->last = &net->first;
    } else {
        eventfd_read(net->fd, &count);
    }
    pthread_mutex_unlock(&net->lock);
    return note;
}

/* ---- The WebSocket ---- */

/* Under the lock. */
static void out_add(struct net *net, const char *bytes, size_t size, bool first)
{
    struct out *out = malloc(sizeof *out + LWS_PRE + size);
    ENSURE(out);
    out->size = size;
    memcpy(out->bytes + LWS_PRE, bytes, size);
    out->next = first ? net->out : NULL;
    if (first) {
        net->out = out;
        if (!out->next)
            net->out_last = &out->next;
    } else {
        *net->out_last = out;
        net->out_last = &out->next;
    }
}

/* Under the lock. */
static struct out *out_take(struct net *net)
{
    struct out *out = net->out;
    if (out)
        net->out = out->next;
    if (!net->out)
        net->out_last = &net->out;
    return out;
}

static void hello(struct net *net)
{
    char bytes[HELLO_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    pthread_mutex_lock(&net->lock);
    struct out *old;
    while ((old = out_take(net)))
        free(old);
    text_format(&out,
                "{\"type\":\"hello\",\"table\":\"%s\",\"token\":\"%s\",\"state\":true,"
                "\"shuffle\":true,\"says\":true,\"n\":",
                net->link.table, net->token);
    text_int(&out, net->known);
    text_char(&out, '}');
    out_add(net, bytes, out.used, true);
    pthread_mutex_unlock(&net->lock);
    net->established = true;
    note_add(net, NET_BACK, "", 0);
    lws_callback_on_writable(net->wsi);
}

static int writeable(struct net *net)
{
    pthread_mutex_lock(&net->lock);
    struct out *out = out_take(net);
    bool more = net->out;
    pthread_mutex_unlock(&net->lock);
    int result = 0;
    if (out)
        result = lws_write(net->wsi, (unsigned char *)out->bytes + LWS_PRE, out->size,
                           LWS_WRITE_TEXT) < (int)out->size;
    free(out);
    if (more)
        lws_callback_on_writable(net->wsi);
    return result ? -1 : 0;
}

static int receive(struct net *net, struct lws *wsi, const char *bytes, size_t size)
{
    char *part = realloc(net->part, net->part_size + size + 1);
    ENSURE(part);
    net->part = part;
    if (net->part_size + size > MESSAGE_BYTES_MAX)
        return -1;
    memcpy(part + net->part_size, bytes, size);
    net->part_size += size;
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi))
        return 0;
    note_add(net, NET_MESSAGE, part, net->part_size);
    net->part_size = 0;
    return 0;
}

static void gone(struct net *net, const char *why, size_t size)
{
    snprintf(net->lost_why, sizeof net->lost_why, "%.*s", (int)size, why);
    net->wsi = NULL;
    net->part_size = 0;
}

static bool closes(struct net *net)
{
    pthread_mutex_lock(&net->lock);
    bool closing = net->closing;
    pthread_mutex_unlock(&net->lock);
    return closing;
}

static int ws_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t size)
{
    struct lws_context *context = lws_get_context(wsi);
    struct net *net = context ? lws_context_user(context) : NULL;
    (void)user;
    if (!net)
        return 0;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED: hello(net); return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE: return closes(net) ? -1 : writeable(net);
    case LWS_CALLBACK_CLIENT_RECEIVE: return receive(net, wsi, in ? in : "", size);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: gone(net, in ? in : "", in ? size : 0); return 0;
    case LWS_CALLBACK_CLIENT_CLOSED: gone(net, "", 0); return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        if (net->wsi && net->established)
            lws_callback_on_writable(net->wsi);
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols ws_protocols[] = {
    {"croupier.1", ws_callback, 0, RX_BYTES, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

static void open_line(struct net *net)
{
    struct lws_client_connect_info info;
    net_connect_info(&info, net->context, &net->link, net->path);
    info.protocol = ws_protocols[0].name;
    info.pwsi = &net->wsi;
    net->established = false;
    if (!lws_client_connect_via_info(&info))
        net->wsi = NULL; /* an error was called back, or there is no memory */
}

/* False: it is to be closed. */
static bool wait_again(struct net *net, int ms)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ms / 1000;
    until.tv_nsec += (long)(ms % 1000) * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&net->lock);
    while (!net->closing && !pthread_cond_timedwait(&net->wake, &net->lock, &until))
        ;
    bool closing = net->closing;
    pthread_mutex_unlock(&net->lock);
    return !closing;
}

static void *run(void *arg)
{
    struct net *net = arg;
    int wait_ms = WAIT_FIRST_MS;
    for (bool more = true; more;) {
        open_line(net);
        while (net->wsi && !(closes(net) && !net->established))
            lws_service(net->context, 0);
        if (net->established)
            wait_ms = WAIT_FIRST_MS;
        if (closes(net))
            break;
        note_add(net, NET_LOST, net->lost_why, strlen(net->lost_why));
        more = wait_again(net, wait_ms);
        wait_ms = 2 * wait_ms < WAIT_MAX_MS ? 2 * wait_ms : WAIT_MAX_MS;
    }
    return NULL;
}

struct net *net_open(const struct link *link, const char *token, const char *language,
                     struct text *why)
{
    struct lws_context_creation_info info;
    struct net *net = calloc(1, sizeof *net);
    sigset_t all, before;
    ENSURE(net);
    net->link = *link;
    snprintf(net->token, sizeof net->token, "%s", token);
    snprintf(net->path, sizeof net->path, "/ws?lang=%s", language ? language : "en");
    net->last = &net->first;
    net->out_last = &net->out;
    net->fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    pthread_mutex_init(&net->lock, NULL);
    pthread_cond_init(&net->wake, NULL);
    net_context_info(&info, link->tls, ws_protocols, net);
    net->context = lws_create_context(&info);
    sigfillset(&all); /* signals are for the thread that reads the keyboard */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool runs = net->context && net->fd >= 0 && !pthread_create(&net->thread, NULL, run, net);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (runs)
        return net;
    text_put(why, "There is not enough memory.");
    if (net->context)
        lws_context_destroy(net->context);
    close(net->fd);
    free(net);
    return NULL;
}

int net_fd(const struct net *net)
{
    return net->fd;
}

void net_send(struct net *net, const char *bytes, size_t size)
{
    pthread_mutex_lock(&net->lock);
    if (net->open)
        out_add(net, bytes, size, false);
    pthread_mutex_unlock(&net->lock);
    lws_cancel_service(net->context);
}

void net_known(struct net *net, unsigned n)
{
    pthread_mutex_lock(&net->lock);
    net->known = n;
    pthread_mutex_unlock(&net->lock);
}

void net_close(struct net *net)
{
    struct net_note *note;
    struct out *out;
    if (!net)
        return;
    pthread_mutex_lock(&net->lock);
    net->closing = true;
    pthread_cond_signal(&net->wake);
    pthread_mutex_unlock(&net->lock);
    lws_cancel_service(net->context);
    pthread_join(net->thread, NULL);
    lws_context_destroy(net->context);
    while ((note = net_take(net)))
        free(note);
    while ((out = out_take(net)))
        free(out);
    close(net->fd);
    free(net->part);
    free(net);
}
