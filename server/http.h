/* Requests and their answers. What is always true: every answer has the strict headers, and
 * everything but the page is JSON or plain text. */
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
    struct request **waits; /* the answer is ready, but goes when a change is on the disk: the list
                               of those that wait, a table's or the house's own */
    uint64_t waits_tag;     /* that change */
    struct request *waits_next; /* of the list */
    bool closes;            /* the connection ends with the answer */
    bool asked;             /* its cost was taken */
    struct waiter waiter;   /* it is routed again when a table has been read */
    struct relay *relay;    /* the answer comes from another house */
    char relayed_type[80];  /* of that answer */
    struct replay *import;  /* the answer comes when this log has been read */
    char tag_own[LISTED_TAG_BYTES]; /* of an answer whose tag may change before it is sent */
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

/* The answer goes when change `tag` is on the disk; the list is of those that wait for changes like
 * it. */
void answer_waits_for(struct request *, struct request **list, uint64_t tag);
/* The answer goes when all changes of this table that are under way are on the disk. */
static inline void answer_waits(struct request *request, struct table *table)
{
    if (table->in_flight)
        answer_waits_for(request, &table->waits, table->tag_last);
}
/* The same of its papers (papers.h). */
static inline void answer_waits_papers(struct request *request, struct table *table)
{
    if (table->papers_due)
        answer_waits_for(request, &table->waits, table->papers_tag);
}

/* An answer of unknown length that is made piece by piece, each when there is room for it. */
struct stream {
    /* Some more of it, at most STREAM_PIECE_BYTES and about STREAM_SLICE_MS of work. 1: there is
     * more; 0: that was the last; -1: it cannot go on. */
    int (*more)(struct request *, struct text *out);
    void (*end)(struct request *); /* also if it was not sent to its end */
};
enum {
    STREAM_FILL_BYTES = 32768, STREAM_PIECE_BYTES = STREAM_FILL_BYTES + LOG_HEAD_BYTES,
    STREAM_SLICE_MS = 4
};
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

/* The language that a request asks for: its lang=de, else its Accept-Language; of voice_languages,
 * NULL: English. */
const char *language_asked(struct lws *);

/* Routes it once more: what it waited for is there, or gone. */
void request_again(struct request *);
/* Answers of a list that wait for the store. Change `tag` is on the disk, or what it waits for
 * cannot be. */
void requests_stored(struct request *list, uint64_t tag);
void request_failed(struct request *, const char *why);
/* What its import waited for is gone; it is answered no more. */
void request_left(struct request *);
/* The table whose log it is sent is gone: it is hung up on, so that what it has is not taken for
 * the whole. */
void request_cut(struct request *);

#endif
