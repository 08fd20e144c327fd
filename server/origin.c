/* Whose page may talk to this house. What is always true: a name is only believed if it was given
 * on the command line, so that a foreign name that points at this machine gets nothing. */
#include <string.h>
#include <strings.h>
#include <arpa/inet.h>
#include <stdio.h>

#include "server/origin.h"

/* The name of "name:port", "[address]:port"; false if it is none. */
static bool name_of(const char *host, char *out, size_t size)
{
    const char *end = host[0] == '[' ? strchr(host, ']') : NULL;
    size_t n = end ? (size_t)(end - host) + 1 : strcspn(host, ":");
    const char *port = host + n;
    if (!n || n >= size || (*port && *port != ':'))
        return false;
    if (*port && (!port[1] || port[1 + strspn(port + 1, "0123456789")]))
        return false;
    snprintf(out, size, "%.*s", (int)n, host);
    return true;
}

static bool is_address(const char *name)
{
    struct in6_addr any;
    char inner[64];
    if (inet_pton(AF_INET, name, &any) == 1)
        return true;
    size_t n = strlen(name);
    if (name[0] != '[' || n < 3 || n > sizeof inner)
        return false;
    snprintf(inner, sizeof inner, "%.*s", (int)(n - 2), name + 1);
    return inet_pton(AF_INET6, inner, &any) == 1;
}

/* What follows "https://" in an origin; NULL if it begins otherwise. */
static const char *authority(const char *origin)
{
    if (!strncmp(origin, "http://", 7))
        return origin + 7;
    return strncmp(origin, "https://", 8) ? NULL : origin + 8;
}

bool host_is_ours(const struct house *house, const char *host)
{
    char name[128];
    const char *ours = house->options.origin ? authority(house->options.origin) : NULL;
    if (ours && !strcasecmp(ours, host))
        return true;
    if (!name_of(host, name, sizeof name))
        return false;
    return !strcasecmp(name, "localhost") || is_address(name);
}

bool origin_is_ours(const struct house *house, const char *origin, const char *host)
{
    const char *theirs = authority(origin);
    if (!origin[0])
        return true; /* a program, not a page: it needs a token, which no page of others has */
    if (house->options.origin && !strcasecmp(house->options.origin, origin))
        return true;
    return theirs && !strcasecmp(theirs, host);
}
