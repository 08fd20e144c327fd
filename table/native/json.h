/* JSON in: one object of at most so many bytes, made into pairs. What is always true: duplicates,
 * bad UTF-8, depth, trailing bytes and zero bytes are refused before anything is believed. */
#ifndef TABLE_NATIVE_JSON_H
#define TABLE_NATIVE_JSON_H

#include "table/codec.h"

struct json; /* owns the strings of the pairs */

/* NULL and `why` if it is no such object. Else free with json_close, after which the pairs are gone
 * too. Objects in it may hold values and lists only, lists strings, whole numbers and null only. */
struct json *json_open(const char *bytes, size_t size, size_t bytes_max, struct pairs *out,
                       struct text *why);
void json_close(struct json *);
/* Whether brackets are nested no deeper than jansson is let at. */
bool json_is_shallow(const char *bytes, size_t size);

#endif
