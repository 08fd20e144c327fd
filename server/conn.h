/* One connection, as ws.c and hello.c share it. */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include "server/news.h"
#include "server/notes.h"
#include "server/say.h"
#include "server/ws.h"

enum { OUT_QUEUE_MAX = 256 }; /* messages that nobody reads */

struct conn {
    struct lws *wsi;
    struct house *house;
    struct table *table;
    struct conn *next;         /* at the table */
    struct wire_seat wire;
    int holder;                /* the seat whose token it came with; SEAT_WATCHER: with none */
    uint32_t told_n;           /* the last entry that it has the story of */
    struct delivered *delivered; /* from its hello on */
    struct shot *shot;         /* the last message of a watcher (server/gallery.h) */
    uint64_t waits_tag;        /* the change that holds its move; 0: none */
    int64_t moved_us;          /* when that move came */
    struct bucket rate;
    int refused;
    bool hello, news, ended, leaving;
    bool clock;                /* is to be told of the clocks */
    bool plain;                /* a program: without words, story and figures */
    bool shuffles;             /* takes part in the shuffle, or hears of it */
    int close_code;
    struct notes in, out;
    struct notes stored;       /* a message that goes out when change stored_tag is on the disk */
    uint64_t stored_tag;
    char address[ADDRESS_BYTES];
    uint64_t told[TOLD_KINDS]; /* digest of what it was last told of the people at its table; 0:
                                  nothing, and nothing was worth it */
    struct relay *relay;       /* its table is another house's: all goes there and comes from there;
                                  or NULL */
    struct waiter waiter;      /* until the table of its hello has been read */
    struct note *hello_note;   /* that hello */
    char *part;                /* of a message that comes in frames */
    size_t part_size;
};
_Static_assert(sizeof(struct conn) <= WS_CONN_BYTES, "the library makes room for one");

#endif
