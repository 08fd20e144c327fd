/* A match reviewed for a seat of it, or told as a story, as the page shows it
 * (docs/protocol.md). */
#ifndef CLI_REVIEW_PAGE_H
#define CLI_REVIEW_PAGE_H

#include <stddef.h>

#include "server/server.h"

/* JSON in the language (NULL: English), the caller's to free(), of *size bytes; NULL: no memory, no
 * world was found, or stopped. */
char *review_page(const struct log_file *, int seat, const char *language, struct reviewing *,
                  size_t *size);
/* Its chronicle: HTML, likewise (cli/chronicle.c). */
char *chronicle_page(const struct log_file *, int seat, const char *language, size_t *size);

#endif
