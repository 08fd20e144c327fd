/* Files by plain system calls, so that each error comes with its cause. What is always true: a
 * write that did not reach the system whole is reported, and a signal in between loses nothing. */
#include "table/native/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

void file_complain(const char *path, const struct complaint *wrong, struct text *why)
{
    text_put(why, path);
    if (wrong->line)
        text_format(why, ":%d:%d", (int)wrong->line, (int)wrong->column);
    text_put(why, ": ");
    size_t from = why->used;
    text_put(why, wrong->what);
    text_sentence(why, from);
}

static int fail(struct text *why, const char *path, const char *what)
{
    text_put(why, path);
    text_put(why, ": ");
    text_put(why, what);
    return -1;
}

static int fail_system(struct text *why, const char *path, int error)
{
    if (error == ENOENT)
        return fail(why, path, "There is no such file or folder.");
    fail(why, path, strerror(error));
    text_put(why, ".");
    return -1;
}

static int read_all(int fd, const char *path, size_t bytes_max, char **out, size_t *size,
                    struct text *why)
{
    size_t room = 65536, used = 0;
    char *at = malloc(room + 1);
    while (at) {
        ssize_t n = read(fd, at + used, room - used);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            int error = errno;
            free(at);
            return fail_system(why, path, error);
        }
        used += (size_t)n;
        if (used > bytes_max) {
            free(at);
            text_put(why, path);
            text_put(why, ": more than ");
            text_int(why, (int64_t)bytes_max);
            text_put(why, " bytes, the most that croupier reads");
            return -1;
        }
        if (!n) {
            at[used] = 0;
            *out = at;
            *size = used;
            return 0;
        }
        if (used == room) {
            char *more = realloc(at, room * 2 + 1);
            if (!more)
                free(at);
            at = more;
            room *= 2;
        }
    }
    return fail(why, path, "There is not enough memory.");
}

int file_read(const char *path, size_t bytes_max, char **out, size_t *size, struct text *why)
{
    if (!strcmp(path, "-"))
        return read_all(STDIN_FILENO, "standard input", bytes_max, out, size, why);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fail_system(why, path, errno);
    int result = read_all(fd, path, bytes_max, out, size, why);
    close(fd);
    return result;
}

int file_out_open(struct file_out *file, const char *path, int mode, struct text *why)
{
    int flags = O_WRONLY | O_CREAT | O_CLOEXEC;
    file->fd = -1;
    if (strlen(path) >= sizeof file->path)
        return fail(why, "a path", "It is too long.");
    memcpy(file->path, path, strlen(path) + 1);
    if (mode == FILE_NEW)
        flags |= O_EXCL;
    else
        flags |= mode == FILE_OVER ? O_TRUNC : O_APPEND;
    file->fd = open(path, flags, 0666);
    if (file->fd < 0)
        return fail_system(why, path, errno);
    /* Two writers would tear each other's lines; the lock goes with the program, however it
     * ends. */
    if (flock(file->fd, LOCK_EX | LOCK_NB) && errno == EWOULDBLOCK) {
        close(file->fd);
        file->fd = -1;
        return fail(why, path, "Another program is writing this file.");
    }
    return 0;
}

/* What was written of a line that failed is taken back, so that the file ends with a whole one. */
static int torn(struct file_out *file, off_t whole, int error, struct text *why)
{
    if (whole >= 0 && ftruncate(file->fd, whole))
        return fail(why, file->path,
                    "The file could not be written, and its last line is cut off.");
    return fail_system(why, file->path, error);
}

int file_out_write(struct file_out *file, const char *bytes, size_t size, struct text *why)
{
    struct stat before;
    bool plain = !fstat(file->fd, &before) && S_ISREG(before.st_mode);
    while (size) {
        ssize_t n = write(file->fd, bytes, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return torn(file, plain ? before.st_size : -1, errno, why);
        bytes += n;
        size -= (size_t)n;
    }
    return 0;
}

int file_out_close(struct file_out *file, struct text *why)
{
    int fd = file->fd;
    file->fd = -1;
    return fd >= 0 && close(fd) && errno != EINTR ? fail_system(why, file->path, errno) : 0;
}
