/* The line to a server: requests, and a WebSocket that is opened again whenever it breaks. What is
 * always true: the WebSocket has a thread of its own, and what comes from it is read here, in
 * order. */
#ifndef CLI_GUEST_NET_H
#define CLI_GUEST_NET_H

#include "engine/text.h"

enum { LINK_HOST_BYTES = 254, LINK_ID_BYTES = 33, LINK_TOKEN_BYTES = 65 };

/* http://HOST:PORT/t/TABLE#TOKEN, or https; or http://HOST:PORT/ alone */
struct link {
    bool tls;
    char host[LINK_HOST_BYTES]; /* without the brackets of an IPv6 address */
    int port;
    char place[LINK_HOST_BYTES + 8]; /* host and port as they stand in the link */
    char table[LINK_ID_BYTES]; /* "": to be chosen from the server's list */
    char token[LINK_TOKEN_BYTES]; /* "": to watch */
};
/* Reads an address; false: it is no link to a table or a server. */
bool link_read(const char *address, struct link *out);

/* One request. 0, or -1 and `why` there is no answer. `body` NULL: GET, else POST. *bytes is the
 * caller's to free(), with a zero byte after its `*size` bytes. */
int net_ask(const struct link *, const char *path, const char *bearer, const char *body,
            int *status, char **bytes, size_t *size, struct text *why);

enum net_kind { NET_MESSAGE, NET_LOST, NET_BACK };
struct net_note {
    struct net_note *next;
    int kind;
    size_t size;
    char bytes[]; /* of a message, with a zero byte after them; else why */
};
struct net;
/* Opens it and goes on opening it. `language`: of what is for people. NULL and `why`: not even a
 * thread could be had. */
struct net *net_open(const struct link *, const char *token, const char *language,
                     struct text *why);
/* Can be read from while there are notes. */
int net_fd(const struct net *);
/* The next note, which is the caller's to free(); NULL: none. */
struct net_note *net_take(struct net *);
/* Sends a message, which it copies, if the line is open; else nothing. */
void net_send(struct net *, const char *bytes, size_t size);
/* From where the story goes on when the line is opened again: after entry n. */
void net_known(struct net *, unsigned n);
/* Hangs up, ends the thread and frees all, notes too. */
void net_close(struct net *);

#endif
