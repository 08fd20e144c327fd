/* The reader's side of patches, written from docs/protocol.md alone: it shares nothing with
 * table/patch.c. What is always true: a text that is no JSON, or no patch of its base, stops the
 * program. */
#ifndef TESTS_TABLE_REBUILD_H
#define TESTS_TABLE_REBUILD_H

#include <stdbool.h>
#include <stddef.h>

/* The value `base` as `patch` makes it; NULL: there was none. Writes at most `size` bytes with a
 * zero, gives how many. With `nulls` a member that the patch has as null is null, as in a view;
 * else it is gone. */
size_t rebuild(const char *base, const char *patch, bool nulls, char *out, size_t size);
/* The value of a member of the object at `object`, where it begins; NULL: it has none of that
 * name. */
const char *rebuild_member(const char *object, const char *name);
/* Where the value that begins here ends. */
const char *rebuild_end(const char *at);

#endif
