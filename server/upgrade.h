/* From HTTP to a WebSocket. */
#ifndef SERVER_UPGRADE_H
#define SERVER_UPGRADE_H

#include <libwebsockets.h>

/* Judges a request for a WebSocket; `to`: its Upgrade header. 0, or -1 when it was refused by an
 * answer. */
int upgrade_confirm(struct lws *, const char *to);

#endif
