/* Arrays as PostgreSQL takes them in binary: a column of a whole group of changes is one parameter
 * of one statement. */
#ifndef STORE_POSTGRES_ARRAY_H
#define STORE_POSTGRES_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PG_INT8 = 20, PG_INT4 = 23, PG_TEXT = 25 }; /* PostgreSQL's numbers of these types */

struct pg_array {
    unsigned char *at; /* kept for the next group; pg_array_free */
    size_t used, room;
    int count;
    bool failed; /* out of memory: the array is not to be sent */
};

/* Begins an empty one of a type. */
void pg_array_start(struct pg_array *, uint32_t type);
void pg_array_int8(struct pg_array *, int64_t);
void pg_array_int4(struct pg_array *, int32_t);
void pg_array_bytes(struct pg_array *, const char *, size_t);
/* NULL stays NULL. */
void pg_array_text(struct pg_array *, const char *);
void pg_array_null(struct pg_array *);
/* Closes it: `at` and `used` are the parameter then. False if there was no memory. */
bool pg_array_end(struct pg_array *);
void pg_array_free(struct pg_array *);

#endif
