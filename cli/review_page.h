/* A match reviewed for a seat of it, as the page shows it (docs/protocol.md). */
#ifndef CLI_REVIEW_PAGE_H
#define CLI_REVIEW_PAGE_H

#include <stddef.h>

#include "server/server.h"

/* JSON in the language (NULL: English), the caller's to free(), of *size bytes; NULL: no memory, no
 * world was found, or stopped. */
char *review_page(const struct log_file *, int seat, const char *language, struct reviewing *,
                  size_t *size);

#endif
