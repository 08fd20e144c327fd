/* Where others reach this house. What is always true: an address that only this machine can open is
 * not among them. */
#define _DEFAULT_SOURCE /* IFF_UP */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/addresses.h"
#include "server/http.h"
#include "table/codec.h"

static int port_of(const struct house *house)
{
    return lws_get_vhost_listen_port(lws_get_vhost_by_name(house->lws, "default"));
}

/* False: it leads nowhere from outside. */
static bool write_address(const struct sockaddr *at, char out[INET6_ADDRSTRLEN])
{
    const struct sockaddr_in *four = (const void *)at;
    const struct sockaddr_in6 *six = (const void *)at;
    if (at->sa_family == AF_INET)
        return inet_ntop(AF_INET, &four->sin_addr, out, INET6_ADDRSTRLEN);
    return at->sa_family == AF_INET6 && !IN6_IS_ADDR_LINKLOCAL(&six->sin6_addr) &&
           inet_ntop(AF_INET6, &six->sin6_addr, out, INET6_ADDRSTRLEN);
}

static void add(struct addresses *all, const char *address, int port)
{
    snprintf(all->url[all->count++], ADDRESS_URL_BYTES,
             strchr(address, ':') ? "http://[%s]:%d/" : "http://%s:%d/", address, port);
}

/* A house that listens everywhere is reached at each address of this machine. */
static void add_all(struct addresses *all, bool six, int port)
{
    struct ifaddrs *list = NULL;
    if (getifaddrs(&list))
        return; /* then nothing can be said */
    for (const struct ifaddrs *at = list; at && all->count < ADDRESSES_MAX; at = at->ifa_next) {
        char address[INET6_ADDRSTRLEN];
        if (at->ifa_addr && at->ifa_flags & IFF_UP && !(at->ifa_flags & IFF_LOOPBACK) &&
            (six || at->ifa_addr->sa_family == AF_INET) && write_address(at->ifa_addr, address))
            add(all, address, port);
    }
    freeifaddrs(list);
}

void addresses_read(const struct house *house, struct addresses *all)
{
    const char *bind = house->options.bind, *origin = house->options.origin;
    all->count = 0;
    if (origin)
        snprintf(all->url[all->count++], ADDRESS_URL_BYTES, "%s/", origin);
    else if (!strcmp(bind, "0.0.0.0") || !strcmp(bind, "::"))
        add_all(all, bind[0] == ':', port_of(house));
    else if (strncmp(bind, "127.", 4) != 0 && strcmp(bind, "::1") != 0)
        add(all, bind, port_of(house));
}

void answer_addresses(struct request *request)
{
    char *bytes = malloc(ADDRESSES_MAX * ADDRESS_URL_BYTES);
    struct addresses all = {.count = 0};
    ENSURE(bytes);
    if (!strncmp(request->address, "127.", 4) || !strcmp(request->address, "::1"))
        addresses_read(request->house, &all);
    struct text out = text_over(bytes, ADDRESSES_MAX * ADDRESS_URL_BYTES);
    text_put(&out, "{\"addresses\":[");
    for (int i = 0; i < all.count; i++) {
        text_put(&out, i ? "," : "");
        codec_string_json(all.url[i], &out);
    }
    text_put(&out, "]}\n");
    answer_own(request, 200, "application/json", bytes, out.used);
}
