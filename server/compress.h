/* Answers that stay the same, and files of the page, in each form that a browser takes. */
#ifndef SERVER_COMPRESS_H
#define SERVER_COMPRESS_H

#include "server/http.h"

/* An answer that stays the same while the house is open. */
struct made {
    struct asset asset;          /* plain NULL: not made yet */
    char tag[20];
};

/* Keeps an answer (JSON, malloc'd, taken over; NULL: false), and smaller forms of it, as far as
 * there is memory for them. */
bool made_answer(struct made *, char *bytes, size_t size);
void made_free(struct made *);
/* As the browser can read it, or 304. */
void answer_asset(struct request *, const struct asset *, int status);
/* A file of the page, or a report of the operator's folder (shelf.h), by its path without a slash
 * before it; false if there is none of this name. */
bool answer_file(struct request *, const char *path, int status);

#endif
