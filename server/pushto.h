/* Where a push may go: an endpoint is an address that a stranger gives the house. What is always
 * true: nothing is sent to a host that is neither a browser's own push service nor one that the
 * operator named, by another port or scheme, or into a private network that the operator did not
 * name. */
#ifndef SERVER_PUSHTO_H
#define SERVER_PUSHTO_H

#include <stdbool.h>
#include <sys/socket.h>

enum { PUSH_ENDPOINT_BYTES = 1000, PUSH_HOST_BYTES = 120 };

struct push_to {
    char host[PUSH_HOST_BYTES + 1];
    int port;
    bool own;         /* named with its scheme by the operator: its address may be a private one */
    const char *path; /* into the endpoint */
};

/* `more`: what the operator named beside the browsers' services, with commas between:
 * push.example.org (at port 443), *.example.org (all below it), https://push.lan:8443 (that one, at
 * a private address too); or NULL. */
bool push_names_good(const char *more);
/* The ports by which pushes go, 443 first; how many, `most` at most. */
int push_ports(const char *more, int *ports, int most);
/* False: nothing is sent there. */
bool push_to_read(const char *more, const char *endpoint, struct push_to *);
/* Whether everybody could reach this address. */
bool push_address_public(const struct sockaddr *);

#endif
