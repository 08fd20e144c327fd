/* What a crew and its workers say to one another: numbers as they lie in memory, for both are the
 * same program (crew_hello holds a hash of it). */
#define _DEFAULT_SOURCE
#include "cli/crew.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "cli/args.h"
#include "engine/text.h"
#include "table/native/sodium.h"

enum { TOKEN_BYTES = 16, COMMAND_LINE_MAX = 65536, HELLO_SECONDS = 5 };

bool crew_read(int fd, void *out, size_t size)
{
    for (char *at = out; size;) {
        ssize_t n = read(fd, at, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        size -= (size_t)n;
    }
    return true;
}

bool crew_write(int fd, const void *bytes, size_t size)
{
    for (const char *at = bytes; size;) {
        ssize_t n = write(fd, at, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        size -= (size_t)n;
    }
    return true;
}

/* ---- A worker ---- */

/* Sends the numbers of a list that are not 0. */
static bool answer(const struct crew *crew, int fd, const struct crew_share *share,
                   const int64_t *totals, struct crew_pair *pairs)
{
    struct crew_share head = *share;
    for (size_t i = 0; i < crew->numbers; i++)
        if (totals[i])
            pairs[head.pairs++] = (struct crew_pair){(int64_t)i, totals[i]};
    return crew_write(fd, &head, sizeof head) &&
           crew_write(fd, pairs, (size_t)head.pairs * sizeof *pairs);
}

int crew_work(const struct crew *crew, int fd)
{
    int64_t *totals = malloc(crew->numbers * sizeof *totals);
    struct crew_pair *pairs = malloc(crew->numbers * sizeof *pairs);
    struct crew_order order;
    int result = totals && pairs ? 0 : fail("There is not enough memory.");
    while (!result && crew_read(fd, &order, sizeof order) && order.count) {
        struct crew_share share = {order.first, order.count, 0, 0};
        memset(totals, 0, crew->numbers * sizeof *totals);
        for (int64_t i = 0; i < order.count && !result && !*crew->interrupted; i++)
            result = crew->play(crew->arg, order.first + i, totals);
        share.status = *crew->interrupted ? EXIT_FAILED : result;
        if (*crew->interrupted || !answer(crew, fd, &share, totals, pairs))
            break;
    }
    if (crew->leave)
        crew->leave(crew->arg);
    free(totals);
    free(pairs);
    return result;
}

/* ---- Joining from elsewhere ---- */

/* A word as the shell reads it back. */
static void quote(const char *word, struct text *out)
{
    text_char(out, '\'');
    for (; *word; word++)
        text_put(out, *word == '\'' ? "'\\''" : (char[]){*word, 0});
    text_put(out, "' ");
}

/* The launcher, then this program and the words that it was called with. */
static bool command_line(const struct crew *crew, const char *address, struct text *out)
{
    static char words[COMMAND_LINE_MAX / 2], exe[4096];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t used = file ? fread(words, 1, sizeof words - 1, file) : 0;
    ssize_t size = readlink("/proc/self/exe", exe, sizeof exe - 1);
    if (file)
        fclose(file);
    if (!used || size < 0)
        return false;
    exe[size] = 0;
    text_put(out, "exec ");
    text_put(out, crew->launcher);
    text_char(out, ' ');
    quote(exe, out);
    for (size_t at = strlen(words) + 1; at < used; at += strlen(words + at) + 1)
        quote(words + at, out);
    text_format(out, "--join %s", address);
    return !out->cut;
}

static int listen_at(const char *host, struct sockaddr_in *at)
{
    socklen_t size = sizeof *at;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    *at = (struct sockaddr_in){.sin_family = AF_INET};
    if (inet_pton(AF_INET, host, &at->sin_addr) != 1) {
        fail("--listen takes an address such as 192.168.0.7, not %.64s.", host);
        close(fd);
        return -1;
    }
    if (fd >= 0 && !bind(fd, (struct sockaddr *)at, sizeof *at) && !listen(fd, CREW_MAX) &&
        !getsockname(fd, (struct sockaddr *)at, &size))
        return fd;
    fail("%s: %s", host, strerror(errno));
    if (fd >= 0)
        close(fd);
    return -1;
}

int crew_launch(const struct crew *crew, uint8_t token[TOKEN_BYTES], int *pid)
{
    static char line[COMMAND_LINE_MAX];
    struct text out = text_over(line, sizeof line);
    struct sockaddr_in at;
    char hex[2 * TOKEN_BYTES + 1], address[128];
    int fd = listen_at(crew->listen, &at);
    if (fd < 0)
        return -1;
    system_random(token, TOKEN_BYTES);
    hash_hex(token, TOKEN_BYTES, hex);
    snprintf(address, sizeof address, "%s:%d/%s", crew->listen, ntohs(at.sin_port), hex);
    *pid = command_line(crew, address, &out) ? fork() : -1;
    if (!*pid) {
        setpgid(0, 0); /* Ctrl-C is ours alone; workers leave when we do */
        dup2(STDERR_FILENO, STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", line, (char *)NULL);
        _exit(127);
    }
    if (*pid > 0)
        return fd;
    fail("Could not start %.64s: %s", crew->launcher, strerror(errno));
    close(fd);
    return -1;
}

int crew_accept(const struct crew *crew, int socket, const uint8_t token[TOKEN_BYTES],
                struct crew_hello *hello)
{
    struct timeval patience = {.tv_sec = HELLO_SECONDS}, none = {0};
    int one = 1, fd = accept(socket, NULL, NULL);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    bool ours = crew_read(fd, hello, sizeof *hello) && !memcmp(hello->token, token, TOKEN_BYTES);
    bool same = ours && !memcmp(hello->hash, crew->hash, HASH_BYTES);
    if (ours && !same)
        fail("Rank %d has another build, or other files. It plays no part.", (int)hello->rank);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &none, sizeof none);
    if (same)
        return fd;
    close(fd);
    return -1;
}

/* Which of its fellows this is, by what the launchers that we know set. */
static int own_rank(void)
{
    static const char *const names[] = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK",
                                        "SLURM_PROCID"};
    const char *rank;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if ((rank = getenv(names[i])))
            return atoi(rank);
    return -1;
}

int crew_join(const struct crew *crew, const char *address)
{
    struct crew_hello hello = {.rank = own_rank(), .process = (int32_t)getpid()};
    struct sockaddr_in at = {.sin_family = AF_INET};
    char host[64];
    int port = 0, one = 1, used = 0;
    if (sscanf(address, "%63[0-9.]:%d/%n", host, &port, &used) < 2 || !used ||
        !hash_unhex(address + used, TOKEN_BYTES, hello.token) ||
        inet_pton(AF_INET, host, &at.sin_addr) != 1)
        return fail("--join takes what --workers gives, not %.64s.", address);
    memcpy(hello.hash, crew->hash, HASH_BYTES);
    at.sin_port = htons((uint16_t)port);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at))
        return fail("%s:%d: %s", host, port, strerror(errno));
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int result = crew_write(fd, &hello, sizeof hello) ? crew_work(crew, fd) : EXIT_FAILED;
    close(fd);
    return result;
}
