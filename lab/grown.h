/* Text that grows, for answers of any length: what is printed, or handed to a page. */
#ifndef LAB_GROWN_H
#define LAB_GROWN_H

#include <stddef.h>

/* Empty: all 0. `at` is NULL, or ends with a zero byte, which `used` does not count. */
struct grown { char *at; size_t used, size; };

void grown_put(struct grown *, const char *s);
void grown_json(struct grown *, const char *s); /* as a JSON string with its quotes */
void grown_format(struct grown *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void grown_free(struct grown *);

#endif
