/* Whether a request is for this house, and from a page of it. */
#ifndef SERVER_ORIGIN_H
#define SERVER_ORIGIN_H

#include "server/house.h"

/* Whether this Host is ours, and this Origin (empty: none was sent) is that of a page of ours. */
bool host_is_ours(const struct house *, const char *host);
bool origin_is_ours(const struct house *, const char *origin, const char *host);

#endif
