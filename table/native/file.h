/* Files: reading one whole, writing lines that are never lost in silence. What is always true:
 * every failure gives one line that names the file and what the system said. */
#ifndef TABLE_NATIVE_FILE_H
#define TABLE_NATIVE_FILE_H

#include "engine/text.h"
#include "engine/tree.h"

/* Reads a file of at most bytes_max bytes; *out is the caller's to free(), with a zero byte after
 * its `*size` bytes. "-" is the standard input. Returns 0, or -1 and `why` ("bets.yaml: There is no
 * such file or folder."). */
int file_read(const char *path, size_t bytes_max, char **out, size_t *size, struct text *why);

/* "mine.yaml:14:11: What is wrong.", or without a place where the complaint has none. */
void file_complain(const char *path, const struct complaint *, struct text *why);

enum file_mode {
    FILE_NEW,   /* must not exist yet */
    FILE_OVER,  /* made, or emptied */
    FILE_APPEND /* made, or written on at its end */
};
struct file_out {
    int fd; /* -1: not open */
    char path[4096];
};
/* Each returns 0, or -1 and `why`. Every write has reached the system when it returns. */
int file_out_open(struct file_out *, const char *path, int mode, struct text *why);
int file_out_write(struct file_out *, const char *bytes, size_t size, struct text *why);
int file_out_close(struct file_out *, struct text *why);

#endif
