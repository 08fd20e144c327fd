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
    char accept_encoding[128], if_none_match[80], accept[160];
    const char *language;   /* of who asks, of voice_languages; NULL: English */
    char address[ADDRESS_BYTES];
    char *body;             /* of the request */
    size_t body_size, body_max, body_want;
    struct table *waits;    /* the answer is ready, but goes when a change of this table is on the disk */
    uint64_t waits_tag;     /* that change */
    struct request *waits_next; /* of the table's list */
    bool closes;            /* the connection ends with the answer */
    bool asked;             /* its cost was taken */
    struct waiter waiter;   /* it is routed again when a table has been read */
    struct replay *import;  /* the answer comes when this log has been read */
    struct stream *stream;  /* the answer is made while it is sent */
    /* The answer. */
    int status;             /* 0: none yet */
    const char *type, *encoding, *tag, *cache;
    bool compiles;          /* a worker that may compile WebAssembly of ours; nothing else may */
    char location[48];
    char *own;              /* malloc'd, or NULL */
    const char *bytes;
    size_t size, sent;
    bool started;
    bool chunked;           /* a stream, to a client that knows where a chunk ends */
};

extern const struct lws_protocols http_protocol;

/* routes.c: looks at method, path and body, and gives the answer; a POST is only asked for when its body is
 * there. route_body: how many bytes a POST to this path may have; 0: there is nothing to post to. */
void route(struct request *);
size_t route_body(const char *path);

/* The answer goes when all changes of this table that are under way are on the disk. */
void answer_waits(struct request *, struct table *);

/* An answer of unknown length that is made piece by piece, each when there is room for it. */
struct stream {
    /* Some more of it, at most STREAM_PIECE_BYTES and about STREAM_SLICE_MS of work. 1: there is more; 0: that was the
     * last; -1: it cannot go on. */
    int (*more)(struct request *, struct text *out);
    void (*end)(struct request *); /* also if it was not sent to its end */
};
enum { STREAM_FILL_BYTES = 32768, STREAM_PIECE_BYTES = STREAM_FILL_BYTES + LOG_HEAD_BYTES, STREAM_SLICE_MS = 4 };
void answer_stream(struct request *, int status, const char *type, struct stream *);

/* Answers with a text that was malloc'd and is taken over. */
void answer_own(struct request *, int status, const char *type, char *bytes, size_t size);
void answer_static(struct request *, int status, const char *type, const char *bytes, size_t size);
/* {"error":{"code":..,"message":..}} */
void answer_error(struct request *, int status, const char *code, const char *message);

/* The head of an answer while it is put together. An empty value (or NULL) is no header. */
struct head {
    struct lws *wsi;
    unsigned char *at, *end;
    bool failed;
};
void head_add(struct head *, const char *name, const char *value);
/* What stands on every answer; `compiles`: a worker's, which may compile our WebAssembly. */
void head_add_strict(struct head *, bool compiles);
/* A header of the request, "" without it or if it is too long. */
void header_copy(struct lws *, enum lws_token_indexes, char *out, size_t size);

/* The language that a request asks for: its lang=de, else its Accept-Language; of voice_languages, NULL: English. */
const char *language_asked(struct lws *);

/* upgrade.c: 0, or -1 when it was refused by an answer. */
int upgrade_confirm(struct lws *, const char *to);

/* peers.c: connections as they come (0, or -1: hung up on) and go. */
int peer_may_come(struct house *, int fd);
int peer_arrives(struct lws *);
void peer_departs(struct lws *);
/* What it has begun must be whole within so many seconds, or it is hung up on; 0: no hurry. */
void peer_hurry(struct lws *, int seconds);
int peer_too_late(struct lws *);
/* Whom a request is from: of a proxy on this machine, whom that one says. */
void peer_address(struct lws *, const struct house *, char out[ADDRESS_BYTES]);

/* origin.c: whether this Host is ours, and this Origin (empty: none was sent) is that of a page of ours. */
bool host_is_ours(const struct house *, const char *host);
bool origin_is_ours(const struct house *, const char *origin, const char *host);

/* sit.c: exchanges an invitation for a token of its seat. */
void post_sit(struct request *, struct table *);
/* The body is a character: refused by the limits of this table, or what whoever makes it should know. It changes nothing. */
void post_character(struct request *, const struct table *);
/* What POST /api/tables asks for. False: `why`, and `code` for the answer. */
bool plan_read(const struct request *, struct plan *, struct text *why, const char **code);
void answer_seat(struct request *, const char *table, const char *game, int seat, const char *token);

/* export.c: sends a table's log, as this seat may have it; `own`: what it alone may know, also when it is over. */
void answer_log(struct request *, struct table *, int seat, bool own);

/* told.c: answers about a table that was found but cannot be replayed here, if that is the one. */
bool answer_told(struct request *, const char *id);

/* describe.c: the answers that tell of games; malloc'd, or NULL. */
char *describe_games(const struct house *, const char *language, size_t *size);
char *describe_cards(struct house *, const struct game *, const char *language, size_t *size);

/* health.c: 200 if all is well, else 503 and why. */
void answer_health(struct request *);

/* compress.c: keeps an answer (malloc'd, taken over; NULL: false), and smaller forms of it. */
bool made_answer(struct made *, char *bytes, size_t size);
void made_free(struct made *);
/* As the browser can read it, or 304. */
void answer_asset(struct request *, const struct asset *, int status);
/* A file of the page; false if there is none of this name. */
bool answer_file(struct request *, const char *path, int status);

/* metrics.c */
char *metrics_text(struct house *, size_t *size);
/* A move was acknowledged so long after it came. */
void metrics_latency(struct house *, int64_t us);

#endif
