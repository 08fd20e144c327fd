/* See pusher.h. The house and the process speak through a socket that keeps messages apart: "NUMBER
 * OWN PORT HOST PATH AUTHORIZATION" there, "NUMBER STATUS" back. */
#define _GNU_SOURCE /* close_range */
#include "server/pusher.h"

#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <netdb.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/confine.h"
#include "server/vapid.h"

enum {
    ASK_BYTES = PUSH_ENDPOINT_BYTES + VAPID_HEADER_BYTES + 64,
    ANSWER_BYTES = 32,
    PUSH_SECONDS = 20, /* that one may take */
    ADDRESSES = 4,     /* of one host that are tried */
    HEADERS_BYTES = 8192, /* of an answer; its body is not read */
    FILES = 256,
    PORTS_MAX = 32,
    START_MS = 10000,
    LINE_FD = 3
};

struct pusher {
    int fd;
    pid_t pid;
    bool gone;
};

/* ---- The house's end ---- */

bool pusher_send(struct pusher *pusher, int number, const struct push_to *to,
                 const char *authorization)
{
    char ask[ASK_BYTES];
    int size = snprintf(ask, sizeof ask, "%d %d %d %s %s %s", number, to->own, to->port, to->host,
                        to->path, authorization);
    bool sent = size > 0 && (size_t)size < sizeof ask &&
                send(pusher->fd, ask, (size_t)size, MSG_NOSIGNAL) == size;
    pusher->gone = pusher->gone || (!sent && errno != EAGAIN);
    return sent;
}

bool pusher_answer(struct pusher *pusher, int *number, int *status)
{
    char answer[ANSWER_BYTES];
    ssize_t size = read(pusher->fd, answer, sizeof answer - 1);
    pusher->gone = pusher->gone || size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR);
    if (size <= 0)
        return false;
    answer[size] = 0;
    return sscanf(answer, "%d %d", number, status) == 2 && *number >= 0 && *number < PUSHES_MAX;
}

bool pusher_gone(const struct pusher *pusher)
{
    return pusher->gone;
}

void pusher_stop(struct pusher *pusher)
{
    if (!pusher)
        return;
    close(pusher->fd);
    kill(pusher->pid, SIGKILL); /* it may be looking up a name for long */
    while (waitpid(pusher->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    free(pusher);
}

/* ---- The process ---- */

struct job {
    lws_sorted_usec_list_t timer, again;
    struct sender *sender;
    struct lws *wsi;
    bool busy, connecting, failed;
    struct push_to to;
    char path[PUSH_ENDPOINT_BYTES + 1], authorization[VAPID_HEADER_BYTES];
    char place[PUSH_HOST_BYTES + 8]; /* host and, unless it is 443, port */
    char address[ADDRESSES][64];
    int addresses, tried;
};

struct sender {
    struct lws_context *lws;
    bool ends;
    struct job job[PUSHES_MAX];
};

static void finish(struct job *job, int status)
{
    char answer[ANSWER_BYTES];
    int size = snprintf(answer, sizeof answer, "%d %d", (int)(job - job->sender->job), status);
    lws_sul_schedule(job->sender->lws, 0, &job->timer, NULL, LWS_SET_TIMER_USEC_CANCEL);
    lws_sul_schedule(job->sender->lws, 0, &job->again, NULL, LWS_SET_TIMER_USEC_CANCEL);
    if (job->wsi)
        lws_set_opaque_user_data(job->wsi, NULL);
    job->wsi = NULL;
    job->busy = false;
    send(LINE_FD, answer, (size_t)size, MSG_NOSIGNAL);
}

static void late(lws_sorted_usec_list_t *timer)
{
    struct job *job = lws_container_of(timer, struct job, timer);
    struct lws *wsi = job->wsi;
    finish(job, 0);
    if (wsi)
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* Connects to the next of its addresses: to that number, so that nobody names another meanwhile. */
static void connect_next(struct job *job)
{
    struct lws_client_connect_info info = {.context = job->sender->lws};
    while (job->tried < job->addresses) {
        info.address = job->address[job->tried++];
        info.port = job->to.port;
        info.path = job->path;
        info.host = job->place;
        info.method = "POST";
        info.alpn = "http/1.1";
        info.protocol = info.local_protocol_name = "push";
        info.ssl_connection = LCCSCF_USE_SSL | LCCSCF_HTTP_NO_FOLLOW_REDIRECT;
        info.opaque_user_data = job;
        job->failed = false;
        job->connecting = true;
        job->wsi = lws_client_connect_via_info(&info);
        job->connecting = false;
        if (job->wsi && !job->failed)
            return;
        job->wsi = NULL;
    }
    finish(job, 0);
}

static void connect_again(lws_sorted_usec_list_t *timer)
{
    connect_next(lws_container_of(timer, struct job, again));
}

/* The numbers of a host that may be spoken to. */
static void look_up(struct job *job)
{
    const struct addrinfo wish = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_ADDRCONFIG};
    struct addrinfo *all = NULL;
    job->addresses = job->tried = 0;
    if (getaddrinfo(job->to.host, NULL, &wish, &all))
        return;
    for (const struct addrinfo *one = all; one && job->addresses < ADDRESSES; one = one->ai_next)
        if ((job->to.own || push_address_public(one->ai_addr)) &&
            !getnameinfo(one->ai_addr, one->ai_addrlen, job->address[job->addresses],
                         sizeof job->address[0], NULL, 0, NI_NUMERICHOST))
            job->addresses++;
    freeaddrinfo(all);
}

static void take(struct sender *sender, char *ask)
{
    int number, own, at = 0;
    struct push_to to = {.own = false};
    char path[PUSH_ENDPOINT_BYTES + 1];
    if (sscanf(ask, "%d %d %d %120s %1000s %n", &number, &own, &to.port, to.host, path, &at) < 5 ||
        !at || number < 0 || number >= PUSHES_MAX || sender->job[number].busy)
        return;
    struct job *job = &sender->job[number];
    *job = (struct job){.sender = sender, .busy = true, .to = to};
    job->to.own = own;
    snprintf(job->path, sizeof job->path, "%s", path);
    snprintf(job->authorization, sizeof job->authorization, "%s", ask + at);
    snprintf(job->place, sizeof job->place, to.port == 443 ? "%s" : "%s:%d", to.host, to.port);
    lws_sul_schedule(sender->lws, 0, &job->timer, late, PUSH_SECONDS * LWS_US_PER_SEC);
    look_up(job);
    connect_next(job);
}

/* What the house asks for; it has ended when nothing can be read any more. */
static int hear(struct sender *sender)
{
    char ask[ASK_BYTES];
    ssize_t size;
    while ((size = read(LINE_FD, ask, sizeof ask - 1)) > 0) {
        ask[size] = 0;
        take(sender, ask);
    }
    sender->ends = size == 0 || (errno != EAGAIN && errno != EINTR);
    return sender->ends ? -1 : 0;
}

static int line(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                size_t size)
{
    (void)user, (void)in, (void)size;
    struct sender *sender = lws_context_user(lws_get_context(wsi));
    if (reason == LWS_CALLBACK_RAW_RX_FILE)
        return hear(sender);
    if (reason == LWS_CALLBACK_RAW_CLOSE_FILE)
        sender->ends = true;
    return 0;
}

/* A message that no one reads: that it came is all it says. One that waits is replaced by the next
 * (Topic), and goes after a day (TTL). */
static int add_headers(const struct job *job, struct lws *wsi, unsigned char **at,
                       unsigned char *end)
{
    static const struct { const char *name, *value; } fixed[] = {
        {"ttl:", "86400"}, {"topic:", "turn"}, {"urgency:", "normal"}, {"content-length:", "0"}};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (lws_add_http_header_by_name(wsi, (const unsigned char *)fixed[i].name,
                                        (const unsigned char *)fixed[i].value,
                                        (int)strlen(fixed[i].value), at, end))
            return -1;
    return lws_add_http_header_by_name(wsi, (const unsigned char *)"authorization:",
                                       (const unsigned char *)job->authorization,
                                       (int)strlen(job->authorization), at, end)
               ? -1
               : 0;
}

static int push(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                size_t size)
{
    struct job *job = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (!job || !job->busy)
        return reason == LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP ? -1 : 0;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER: {
        unsigned char **at = in;
        return add_headers(job, wsi, at, *at + size);
    }
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        finish(job, (int)lws_http_client_http_response(wsi));
        return -1;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        job->failed = true;
        job->wsi = NULL;
        if (!job->connecting)
            lws_sul_schedule(job->sender->lws, 0, &job->again, connect_again, 1);
        return 0;
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP: finish(job, 0); return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "push", .callback = push}, {.name = "line", .callback = line}, {.name = NULL}};

static bool open_sender(struct sender *sender)
{
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .user = sender,
                                             .gid = (gid_t)-1,
                                             .uid = (uid_t)-1,
                                             .options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT,
                                             .max_http_header_data = HEADERS_BYTES,
                                             .fd_limit_per_thread = FILES,
                                             .timeout_secs = PUSH_SECONDS};
    lws_set_log_level(0, NULL);
    sender->lws = lws_create_context(&info);
    return sender->lws &&
           lws_adopt_descriptor_vhost(lws_get_vhost_by_name(sender->lws, "default"),
                                      LWS_ADOPT_RAW_FILE_DESC,
                                      (lws_sock_file_fd_type){.filefd = LINE_FD}, "line", NULL);
}

int pusher_run(int argc, char **argv)
{
    static struct sender sender;
    int ports[PORTS_MAX], count = argc == 3 ? push_ports(argv[2], ports, PORTS_MAX) : 0;
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_NAME, PUSHER_NAME);
    if (!count || !open_sender(&sender) ||
        (!strcmp(argv[1], "confined") && !confine_sender(ports, count)) ||
        send(LINE_FD, "", 1, MSG_NOSIGNAL) != 1)
        return 1;
    while (!sender.ends && lws_service(sender.lws, 0) >= 0)
        continue;
    _exit(0); /* the house is gone: nothing has to be put away */
}

/* ---- Its start ---- */

/* Nothing of the house's but the line, and of its environment what names and certificates need. */
static void become(int fd, const char *more, bool confined)
{
    static const char *const kept[] = {"SSL_CERT_FILE", "SSL_CERT_DIR", "RES_OPTIONS",
                                       "LOCALDOMAIN", NULL};
    const struct rlimit files = {FILES, FILES}, none = {0, 0};
    char *words[] = {PUSHER_NAME, confined ? "confined" : "free", (char *)more, NULL};
    char bytes[4][512], *names[5];
    int count = 0, nothing = open("/dev/null", O_RDWR);
    for (int i = 0; kept[i]; i++) {
        const char *value = getenv(kept[i]);
        int size = value ? snprintf(bytes[count], sizeof *bytes, "%s=%s", kept[i], value) : -1;
        if (size > 0 && (size_t)size < sizeof *bytes) {
            names[count] = bytes[count];
            count++;
        }
    }
    names[count] = NULL;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (nothing >= 0 && dup2(nothing, STDIN_FILENO) >= 0 && dup2(nothing, STDOUT_FILENO) >= 0 &&
        dup2(nothing, STDERR_FILENO) >= 0 &&
        (fd == LINE_FD ? !fcntl(fd, F_SETFD, 0) : dup2(fd, LINE_FD) >= 0) &&
        !close_range(LINE_FD + 1, ~0u, 0) && !setrlimit(RLIMIT_NOFILE, &files) &&
        !setrlimit(RLIMIT_FSIZE, &none))
        execve("/proc/self/exe", words, names);
    _exit(1);
}

/* Whether it has said that it is there. */
static bool is_there(int fd)
{
    struct pollfd wish = {.fd = fd, .events = POLLIN};
    char said;
    if (poll(&wish, 1, START_MS) == 1 && read(fd, &said, 1) == 1)
        return true;
    errno = ECHILD;
    return false;
}

struct pusher *pusher_start(const char *more, bool confined)
{
    int ends[2];
    struct pusher *pusher = calloc(1, sizeof *pusher);
    if (!pusher || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends)) {
        free(pusher);
        return NULL;
    }
    pusher->fd = ends[0];
    pusher->pid = fork();
    if (!pusher->pid)
        become(ends[1], more ? more : "", confined);
    close(ends[1]);
    if (pusher->pid > 0 && is_there(pusher->fd))
        return pusher;
    int error = errno;
    if (pusher->pid > 0) {
        pusher_stop(pusher);
    } else {
        close(pusher->fd);
        free(pusher);
    }
    errno = error;
    return NULL;
}
