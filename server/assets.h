/* The page, compiled in by tools/embed_web from web/dist. What is always true: the list is sorted
 * by path and ends with one without a path; it is empty if the page was not built. */
#ifndef SERVER_ASSETS_H
#define SERVER_ASSETS_H

#include <stddef.h>

struct asset {
    const char *path; /* "index.html", "assets/app-1a2b.js" */
    const char *type; /* "text/html; charset=utf-8" */
    const char *tag;  /* quoted, as in ETag */
    /* The file, and compressed if that is smaller (else NULL). */
    const unsigned char *plain, *gzip, *brotli;
    size_t plain_size, gzip_size, brotli_size;
};

extern const struct asset assets[];

#endif
