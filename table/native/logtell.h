/* Logs that cannot be replayed here, line by line (table/told.h). */
#ifndef TABLE_NATIVE_LOGTELL_H
#define TABLE_NATIVE_LOGTELL_H

#include "table/told.h"

/* Reads the first line. False: it is no header. */
bool log_tell_head(struct told_head *, const char *line, size_t size,
                   const struct game *const *games, int count);
/* Appends a later line as `reader` may read it. False: it is none, and nothing was appended. */
bool log_tell_line(const struct told_head *, const char *line, size_t size, int reader, bool json,
                   struct text *out);
/* Gives each line of a file, after the header, to `each`. 0, or -1 and `why`. */
int log_tell_file(const char *path, const struct game *const *games, int count, int reader,
                  bool json, struct told_head *head, void (*each)(void *arg, const char *line),
                  void *arg, struct text *why);

#endif
