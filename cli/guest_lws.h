/* What the two files of the line to a server share: how the library is set up. */
#ifndef CLI_GUEST_LWS_H
#define CLI_GUEST_LWS_H

#include <libwebsockets.h>

#include "cli/guest_net.h"

/* Each fills the whole struct and borrows what it is given. Without `tls` no certificates of the
 * system are read, which takes longer than all the rest. */
void net_context_info(struct lws_context_creation_info *, bool tls, const struct lws_protocols *,
                      void *user);
void net_connect_info(struct lws_client_connect_info *, struct lws_context *, const struct link *,
                      const char *path);

#endif
