/* Connections, from the first byte to the last. What is always true: one that is here is counted,
 * and watched by the guard. */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/journal.h"
#include "server/loop.h"
#include "server/pass.h"
#include "server/peers.h"

enum {
    REFUSED_SECONDS = 2,
    HEAD_SECONDS = 5 /* from connecting to the end of a request's head */
};

/* The library's own time-outs begin anew with every byte that comes, so one byte a second would
 * hold a connection for ever. This one does not. 0: no hurry. (The library's way to take a timer
 * back runs it at once.) */
void peer_hurry(struct lws *wsi, int seconds)
{
    struct peer *peer = lws_get_opaque_user_data(wsi);
    if (peer)
        peer->hurried = seconds;
    if (seconds)
        lws_set_timer_usecs(wsi, seconds * LWS_USEC_PER_SEC);
}

int peer_too_late(struct lws *wsi)
{
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    if (peer && peer->hurried)
        lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
    return 0;
}

/* Whom a connection is from: of a proxy on this machine, whom that one says. */
void peer_address(struct lws *wsi, const struct house *house, char out[ADDRESS_BYTES])
{
    const struct peer *peer = lws_get_opaque_user_data(wsi);
    char forwarded[256];
    snprintf(out, ADDRESS_BYTES, "%s", peer ? peer->address : "unknown");
    if (pass_needed(wsi)) { /* looked at where the request is let in */
        char path[64];
        if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) > 0)
            pass_missing(wsi, path, out);
        return;
    }
    if (!house->options.proxy)
        return;
    if (lws_hdr_copy(wsi, forwarded, sizeof forwarded, WSI_TOKEN_X_FORWARDED_FOR) < 0)
        return;
    const char *last = strrchr(forwarded, ',');
    last = last ? last + 1 : forwarded;
    last += strspn(last, " ");
    if (*last)
        limits_name(last, out);
}

/* A refused socket gets some time to read why. */
static void peer_refused(void *arg)
{
    struct peer *peer = arg;
    lws_set_timeout(peer->wsi, PENDING_TIMEOUT_CLOSE_SEND, REFUSED_SECONDS);
}

static void peer_name(int fd, char out[ADDRESS_BYTES])
{
    char name[ADDRESS_BYTES] = "unknown";
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    at.ss_family = AF_UNSPEC;
    if (!getpeername(fd, (struct sockaddr *)&at, &size) && at.ss_family == AF_INET)
        inet_ntop(AF_INET, &((struct sockaddr_in *)&at)->sin_addr, name, sizeof name);
    else if (at.ss_family == AF_INET6)
        inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&at)->sin6_addr, name, sizeof name);
    limits_name(name, out);
}

/* Before anything is read: the number of connections. */
int peer_may_come(struct lws *listening, int fd)
{
    struct house *house = lws_context_user(lws_get_context(listening));
    char address[ADDRESS_BYTES];
    peer_name(fd, address);
    bool full = house->count.sockets >= house->options.sockets_max;
    if (!full && !house->stopping &&
        (house->options.proxy || pass_needed(listening) ||
         limits_connect(house->limits, address, now_ms())))
        return 0;
    house->count.requests[0]++;
    tell_refused(house, full ? "full" : "too-many-sockets", address);
    return -1;
}

int peer_arrives(struct lws *wsi)
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
    peer->counted = !house->options.proxy && !pass_needed(wsi);
    house->count.sockets++;
    lws_set_opaque_user_data(wsi, peer);
    peer_hurry(wsi, HEAD_SECONDS);
    return guard_enter(peer->fd, &peer->guard) ? 0 : -1;
}

void peer_departs(struct lws *wsi)
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
