/* The players of the load: each makes its table or sits down at it, then answers every turn. What
 * is always true: sockets never block; a match that has ended is followed by a new one. */
#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/server/load.h"
#include "tests/table/rebuild.h"

static void stop(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void send_all(struct player *player, const char *bytes, size_t size)
{
    while (size) {
        ssize_t n = send(player->fd, bytes, size, MSG_NOSIGNAL);
        if (n < 0 && errno != EAGAIN && errno != EINTR)
            stop("send");
        if (n > 0) {
            bytes += n;
            size -= (size_t)n;
        }
    }
}

/* A text frame, masked with zeros: that is legal, and costs nothing here. */
static void send_frame(struct player *player, const char *text)
{
    unsigned char frame[2048];
    size_t n = strlen(text), at = 2;
    if (n > sizeof frame - 8)
        stop("a long message");
    frame[0] = 0x81;
    frame[1] = (unsigned char)(128 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[at++] = (unsigned char)(n >> 8);
        frame[at++] = (unsigned char)n;
    }
    memset(frame + at, 0, 4);
    memcpy(frame + at + 4, text, n);
    send_all(player, (char *)frame, at + 4 + n);
}

static void dial(struct load *load, struct player *player)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)load->port)};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = player};
    int one = 1;
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    player->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (player->fd < 0 || connect(player->fd, (struct sockaddr *)&to, sizeof to) ||
        setsockopt(player->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) ||
        epoll_ctl(load->epoll, EPOLL_CTL_ADD, player->fd, &event))
        stop("connect");
    player->in_used = 0;
    player->due = player->waits = false;
}

static void hang_up(struct player *player)
{
    if (player->fd >= 0)
        close(player->fd);
    player->fd = -1;
    player->due = false;
}

static void create(struct seated *table)
{
    struct player *player = &table->player[0];
    char request[512], body[128];
    int n = snprintf(body, sizeof body, "{\"game\":\"bloodsport\",\"seats\":[\"me\"%s]}",
                     table->load->seats == 2 ? ",\"me\"" : "");
    table->began = false;
    dial(table->load, player);
    player->state = PLAYER_CREATES;
    snprintf(request, sizeof request,
             "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n%s", n,
             body);
    send_all(player, request, strlen(request));
}

static void upgrade(struct player *player)
{
    static const char request[] =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Protocol: croupier.1\r\n\r\n";
    player->state = PLAYER_UPGRADES;
    send_all(player, request, sizeof request - 1);
}

/* ---- What comes in ---- */

static void copy_after(const char **at, const char *key, char *out, size_t n)
{
    const char *found = *at ? strstr(*at, key) : NULL;
    if (!found || strlen(found + strlen(key)) < n) {
        *at = NULL;
        return;
    }
    memcpy(out, found + strlen(key), n);
    out[n] = 0;
    *at = found + strlen(key) + n;
}

/* Whether an answer is there whole; `*size` is its length. */
static bool answered(const struct player *player, size_t *size)
{
    const char *end = strstr(player->in, "\r\n\r\n");
    if (!end)
        return false;
    const char *length = strcasestr(player->in, "content-length:");
    *size =
        (size_t)(end + 4 - player->in) + (length && length < end ? (size_t)atol(length + 15) : 0);
    return player->in_used >= *size;
}

static void created(struct player *player)
{
    struct seated *table = player->table;
    const char *at = player->in;
    copy_after(&at, "\"table\":\"", table->id, 32);
    for (int seat = 0; seat < table->load->seats; seat++)
        copy_after(&at, "\"token\":\"", table->token[seat], 64);
    if (!at) {
        fprintf(stderr, "load: no table: %.300s\n", player->in);
        exit(1);
    }
    upgrade(player);
    for (int seat = 1; seat < table->load->seats; seat++) {
        dial(table->load, &table->player[seat]);
        upgrade(&table->player[seat]);
    }
}

static void upgraded(struct player *player)
{
    struct seated *table = player->table;
    char hello[320];
    if (strncmp(player->in, "HTTP/1.1 101", 12))
        stop("no WebSocket");
    player->state = PLAYER_SITS;
    snprintf(hello, sizeof hello,
             "{\"type\":\"hello\",\"table\":\"%s\",\"token\":\"%s\",\"n\":0%s}", table->id,
             table->token[player->seat],
             table->load->page ? ",\"patch\":true,\"with-ok\":true" : ",\"plain\":true");
    send_frame(player, hello);
}

static void ended(struct seated *table)
{
    table->load->ends++;
    for (int seat = 0; seat < table->load->seats; seat++)
        hang_up(&table->player[seat]);
    create(table);
}

/* The options of a message, which stay as they were if a patch has none. */
static void take_options(struct player *player, const char *text, bool patch)
{
    static char bytes[65536];
    const char *has = rebuild_member(text, "options");
    if (!has)
        return;
    rebuild(patch ? player->options : NULL, has, false, bytes, sizeof bytes);
    free(player->options);
    player->options = strdup(bytes);
    if (!player->options)
        stop("memory");
}

static bool pick(struct player *player, const char *text)
{
    static char bytes[65600];
    char id[24];
    snprintf(id, sizeof id, "m%llu", (unsigned long long)++player->table->load->ids);
    snprintf(bytes, sizeof bytes, "{\"n\":%ld,\"options\":%s}", pick_number(text, "n"),
             player->options);
    return pick_move(&player->table->load->picker, bytes, id, player->move, sizeof player->move);
}

static void took_ok(struct player *player)
{
    struct load *load = player->table->load;
    int64_t step = (now_us() - player->sent_us) / LOAD_STEP_US;
    load->step[step < LOAD_STEPS ? step : LOAD_STEPS - 1]++;
    load->moves++;
    player->waits = false;
}

/* One message; false if the player's socket is another now. */
static bool message(struct player *player, const char *text)
{
    struct load *load = player->table->load;
    bool patch = strncmp(text, "{\"type\":", 8) != 0;
    bool ok = !strncmp(text, "{\"type\":\"ok\"", 12); /* the turn after it follows */
    if (ok || (load->page && strstr(text, ",\"ok\":{\"n\":")))
        took_ok(player);
    if (ok)
        return true;
    if (!strncmp(text, "{\"type\":\"end\"", 13) ||
        (patch && rebuild_member(text, "end"))) {
        ended(player->table);
        return false;
    } else if (patch || !strncmp(text, "{\"type\":\"turn\"", 14)) {
        if (!player->table->began) {
            player->table->began = true;
            load->playing++;
        }
        take_options(player, text, patch);
        player->due = !player->waits && pick(player, text);
    } else if (!strncmp(text, "{\"type\":\"error\"", 15)) {
        player->waits = false;
        if (!load->errors++)
            fprintf(stderr, "load: %.300s\n      to %.300s\n", text, player->move);
    }
    return true;
}

/* Whole frames at the front of the input. False as above. */
static bool frames(struct player *player)
{
    size_t at = 0;
    while (player->in_used - at >= 2) {
        const unsigned char *in = (const unsigned char *)player->in + at;
        size_t size = in[1] & 127, head = 2;
        if (size >= 126) {
            head = size == 126 ? 4 : 10;
            if (player->in_used - at < head)
                break;
            size = 0;
            for (size_t i = 2; i < head; i++)
                size = size << 8 | in[i];
        }
        if (player->in_used - at < head + size)
            break;
        char *text = player->in + at + head, after = text[size];
        text[size] = 0;
        if ((in[0] & 15) == 1 && !message(player, text))
            return false;
        text[size] = after;
        at += head + size;
    }
    memmove(player->in, player->in + at, player->in_used - at);
    player->in_used -= at;
    return true;
}

static void readable(struct player *player)
{
    size_t size;
    if (player->in_size - player->in_used < 65536) {
        player->in_size = 2 * player->in_size + 65536;
        player->in = realloc(player->in, player->in_size + 1);
        if (!player->in)
            stop("memory");
    }
    ssize_t n = recv(player->fd, player->in + player->in_used, player->in_size - player->in_used,
                     MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0)
        stop("the house hung up");
    player->in_used += (size_t)n;
    player->in[player->in_used] = 0;
    if (player->state == PLAYER_SITS) {
        frames(player);
        return;
    }
    if (!answered(player, &size))
        return;
    bool was_create = player->state == PLAYER_CREATES;
    if (was_create)
        created(player);
    else
        upgraded(player);
    memmove(player->in, player->in + size, player->in_used - size);
    player->in_used -= size;
    if (!was_create)
        frames(player);
}

/* ---- What goes out ---- */

static bool send_move(struct player *player)
{
    if (!player->due)
        return false;
    player->due = false;
    player->waits = true;
    player->sent_us = now_us();
    send_frame(player, player->move);
    return true;
}

/* One player after the other, as many as are offered by now. */
static void send_due(struct load *load)
{
    int players = load->matches * load->seats;
    if (!load->go)
        return;
    if (!load->next_us || now_us() - load->next_us > 1000000)
        load->next_us = now_us();
    for (int i = 0; i < players; i++) {
        if (load->offered > 0 && now_us() < load->next_us)
            return;
        int k = (load->from + i) % players;
        if (!send_move(&load->seated[k / load->seats].player[k % load->seats]) ||
            load->offered <= 0)
            continue;
        load->next_us += (int64_t)(1e6 / load->offered);
        load->from = k + 1;
    }
}

void load_turn(struct load *load, int ms)
{
    struct epoll_event event[256];
    send_due(load);
    int n = epoll_wait(load->epoll, event, 256, ms);
    for (int i = 0; i < n; i++) {
        struct player *player = event[i].data.ptr;
        if (player->fd >= 0)
            readable(player);
    }
}

void load_open(struct load *load, int matches, int seats)
{
    load->epoll = epoll_create1(EPOLL_CLOEXEC);
    load->seats = seats;
    load->matches = matches;
    load->playing = 0;
    load->go = false;
    load->next_us = load->from = 0;
    load->offered = 0;
    load->seated = calloc((size_t)matches, sizeof *load->seated);
    if (load->epoll < 0 || !load->seated)
        stop("memory");
    for (int i = 0; i < matches; i++) {
        struct seated *table = &load->seated[i];
        table->load = load;
        for (int seat = 0; seat < seats; seat++)
            table->player[seat] = (struct player){.table = table, .seat = seat, .fd = -1};
        create(table);
    }
}

void load_close(struct load *load)
{
    for (int i = 0; i < load->matches; i++)
        for (int seat = 0; seat < load->seats; seat++) {
            hang_up(&load->seated[i].player[seat]);
            free(load->seated[i].player[seat].in);
            free(load->seated[i].player[seat].options);
        }
    free(load->seated);
    close(load->epoll);
}
