/* One WebSocket at a table. What is always true: it is sent what its seat may know and what is on
 * the disk, nothing else, in order. */
#ifndef SERVER_WS_H
#define SERVER_WS_H

#include "server/house.h"

struct conn;
struct notes;
struct request;

extern const struct lws_protocols ws_protocol;
enum { WS_CONN_BYTES = 664 }; /* at least sizeof(struct conn) */

struct conn *conn_next(const struct conn *);
struct wire_seat *conn_wire(struct conn *);
/* The seat whose token it came with, also where it only watches; SEAT_WATCHER: it has none. */
int conn_holder(const struct conn *);
struct table *conn_table(const struct conn *);
const char *conn_address(const struct conn *);
/* Sends a copy; a connection with too much unsent, or without memory for more, is closed. */
void conn_send(struct conn *, const struct text *message);
/* The same when change `tag`, the newest of its table, is on the disk; never if it fails. One at a
 * time. */
void conn_send_stored(struct conn *, const struct text *message, uint64_t tag);
/* Has it go on with what waits in it. */
void conn_wake(struct conn *);
/* Marks news for it; the message is made when the socket can be written. */
void conn_tell(struct conn *);
/* Lets the held state of a table go when nobody waits for news of it. */
void conns_told(struct table *);
/* An error message, after which the connection goes on. */
void conn_error(struct conn *, const char *code, const char *message);
/* "ok" for the last move, at once; or when change `tag` is on the disk. */
void conn_ok(struct conn *);
void conn_waits(struct conn *, uint64_t tag);
void conn_stored(struct conn *, uint64_t tag);
/* Sends an error message and closes it; it leaves its table at once. */
void conn_dismiss(struct conn *, const char *code, const char *message);
/* Closes it when all that it was to be told is sent; it leaves its table at once. */
void conn_close(struct conn *, int code);
/* Takes its hello, and then what came after that, once more; all three are taken over. */
void conn_hello_again(struct conn *, char *hello, size_t size, struct notes *waiting);
/* Tells every client that the server closes. */
void ws_goodbye(struct house *);

#endif
