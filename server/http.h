/* Requests and their answers. What is always true: every answer has the strict headers, and everything but
 * the page is JSON or plain text. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/assets.h"
#include "server/house.h"

enum method { METHOD_GET, METHOD_POST };

struct request {
    struct house *house;
    struct lws *wsi;
    int method;
    bool head;              /* HEAD: the answer goes without its body */
    char path[128];
    char token[TOKEN_CHARS + 1]; /* of Authorization: Bearer */
    char accept_encoding[128], if_none_match[80];
    char address[ADDRESS_BYTES];
    char *body;             /* of the request */
    size_t body_size, body_max, body_want;
    struct table *waits;    /* the answer is ready, but goes when this table is on the disk */
    /* The answer. */
    int status;             /* 0: none yet */
    const char *type, *encoding, *tag, *cache;
    bool compiles;          /* a worker that may compile WebAssembly of ours; nothing else may */
    char location[48];
    char *own;              /* malloc'd, or NULL */
    const char *bytes;
    size_t size, sent;
    bool started;
};

extern const struct lws_protocols http_protocol;

/* routes.c: looks at method, path and body, and gives the answer; a POST is only asked for when its body is
 * there. route_body: how many bytes a POST to this path may have; 0: there is nothing to post to. */
void route(struct request *);
size_t route_body(const char *path);

/* Answers with a text that was malloc'd and is taken over. */
void answer_own(struct request *, int status, const char *type, char *bytes, size_t size);
void answer_static(struct request *, int status, const char *type, const char *bytes, size_t size);
/* {"error":{"code":..,"message":..}} */
void answer_error(struct request *, int status, const char *code, const char *message);

/* origin.c: whether this Host is ours, and this Origin (empty: none was sent) is that of a page of ours. */
bool host_is_ours(const struct house *, const char *host);
bool origin_is_ours(const struct house *, const char *origin, const char *host);

/* describe.c: the answers that tell of games; malloc'd, or NULL. */
char *describe_games(const struct house *, size_t *size);
char *describe_cards(struct house *, const struct game *, size_t *size);

/* metrics.c */
char *metrics_text(struct house *, size_t *size);

#endif
