/* See pushto.h. */
#include "server/pushto.h"

#include <netinet/in.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { HTTPS_PORT = 443 };

/* Of Chrome and what is built on it, Firefox, Safari, Edge. */
static const char known[] =
    "fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com";

static const char scheme[] = "https://";

static bool has_scheme(const char *text)
{
    return !strncmp(text, scheme, sizeof scheme - 1);
}

static size_t host_size(const char *at)
{
    return strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789.-");
}

/* "push.example.org:8443", as it stands in an address. NULL: it is none; else what follows it. */
static const char *read_place(const char *at, struct push_to *to)
{
    size_t size = host_size(at);
    if (!size || size > PUSH_HOST_BYTES || at[0] == '.' || at[0] == '-')
        return NULL;
    memcpy(to->host, at, size);
    to->host[size] = 0;
    to->port = HTTPS_PORT;
    at += size;
    if (*at != ':')
        return at;
    size_t digits = strspn(at + 1, "0123456789");
    if (!digits || digits > 5)
        return NULL;
    to->port = atoi(at + 1);
    return to->port > 0 && to->port < 65536 ? at + 1 + digits : NULL;
}

/* Whether the first of `names` is good; then those after it, NULL behind the last. */
static bool name_good(const char **names)
{
    struct push_to to;
    const char *at = *names;
    if (has_scheme(at)) {
        at = read_place(at + sizeof scheme - 1, &to);
    } else {
        at += strncmp(at, "*.", 2) ? 0 : 2;
        size_t size = host_size(at);
        at = size && size <= PUSH_HOST_BYTES && at[0] != '.' ? at + size : NULL;
    }
    *names = at && *at == ',' ? at + 1 : NULL;
    return at && (!*at || *names);
}

bool push_names_good(const char *more)
{
    do {
        if (!name_good(&more))
            return false;
    } while (more);
    return true;
}

int push_ports(const char *more, int *ports, int most)
{
    struct push_to to;
    int count = 0;
    ports[count++] = HTTPS_PORT;
    for (const char *at = more; at && *at && count < most; at = strchr(at, ',')) {
        at += *at == ',';
        if (has_scheme(at) && read_place(at + sizeof scheme - 1, &to))
            ports[count++] = to.port;
    }
    return count;
}

/* Whether one of these names is this place. */
static bool named(const char *names, struct push_to *to)
{
    size_t host = strlen(to->host);
    for (const char *at = names, *end; at; at = *end ? end + 1 : NULL) {
        struct push_to one;
        end = at + strcspn(at, ",");
        size_t size = (size_t)(end - at);
        if (has_scheme(at)) {
            to->own = read_place(at + sizeof scheme - 1, &one) && one.port == to->port &&
                      !strcmp(one.host, to->host);
            if (to->own)
                return true;
        } else if (to->port != HTTPS_PORT) {
            continue;
        } else if (at[0] == '*') {
            if (host >= size && !strncmp(to->host + host - (size - 1), at + 1, size - 1))
                return true;
        } else if (host == size && !strncmp(to->host, at, size)) {
            return true;
        }
    }
    return false;
}

bool push_to_read(const char *more, const char *endpoint, struct push_to *to)
{
    *to = (struct push_to){.own = false};
    if (strlen(endpoint) > PUSH_ENDPOINT_BYTES || !has_scheme(endpoint))
        return false;
    to->path = read_place(endpoint + sizeof scheme - 1, to);
    if (!to->path || *to->path != '/')
        return false;
    for (const char *at = to->path; *at; at++)
        if (*at <= ' ' || *at >= 127 || strchr("\"#<>\\^`{|}", *at))
            return false;
    return named(known, to) || (more && named(more, to));
}

/* ---- Addresses ---- */

struct range {
    uint32_t first;
    int bits;
};

/* What is nobody's, or not everybody's (IANA's registry of special-purpose addresses). */
static bool public_4(uint32_t address)
{
    static const struct range not[] = {
        {0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},
        {0xa9fe0000, 16}, {0xac100000, 12}, {0xc0000000, 24}, {0xc0000200, 24},
        {0xc0586300, 24}, {0xc0a80000, 16}, {0xc6120000, 15}, {0xc6336400, 24},
        {0xcb007100, 24}, {0xe0000000, 4},  {0xf0000000, 4},
    };
    for (size_t i = 0; i < sizeof not / sizeof *not; i++)
        if ((address ^ not[i].first) >> (32 - not[i].bits) == 0)
            return false;
    return true;
}

/* 2000::/3, but for tunnels (2001::/23, 2002::/16) and examples. An IPv4 address in another's
 * clothes stands outside of it. */
static bool public_6(const uint8_t a[16])
{
    uint32_t first = (uint32_t)a[0] << 24 | (uint32_t)a[1] << 16 | (uint32_t)a[2] << 8 | a[3];
    return a[0] >> 5 == 1 && first >> 9 != 0x20010000 >> 9 && first >> 16 != 0x2002 &&
           first != 0x20010db8 && first >> 12 != 0x3fff0;
}

bool push_address_public(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET)
        return public_4(ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr));
    return address->sa_family == AF_INET6 &&
           public_6(((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr);
}
