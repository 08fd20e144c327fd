/* See host.h. */
#include "web/lab/host.h"

#include <wasi/api.h>

#include "engine/engine.h"

/* Where a question is put, and how long it may be at most; what was said. */
EXPORT("lab_room") char *lab_room(void);
EXPORT("lab_room_size") uint32_t lab_room_size(void);
EXPORT("lab_said") const char *lab_said(void);

/* The compiler's own helpers are built with a stack protector, which they bring nowhere. */
extern uintptr_t __stack_chk_guard;
void __stack_chk_fail(void);
uintptr_t __stack_chk_guard;

void __stack_chk_fail(void)
{
    __builtin_trap();
}

/* Whoever formats a number brings stdio, which would import a system; nothing is written here. */
__wasi_errno_t __wasi_fd_close(__wasi_fd_t fd)
{
    (void)fd;
    return __WASI_ERRNO_BADF;
}

__wasi_errno_t __wasi_fd_seek(__wasi_fd_t fd, __wasi_filedelta_t by, __wasi_whence_t whence,
                              __wasi_filesize_t *out)
{
    (void)fd, (void)by, (void)whence, (void)out;
    return __WASI_ERRNO_BADF;
}

__wasi_errno_t __wasi_fd_write(__wasi_fd_t fd, const __wasi_ciovec_t *from, size_t count,
                               __wasi_size_t *out)
{
    (void)fd, (void)from, (void)count, (void)out;
    return __WASI_ERRNO_BADF;
}

static char asked[LAB_ASKED_BYTES + 1], wrong[1024];
static struct grown said;

char *lab_room(void)
{
    return asked;
}

uint32_t lab_room_size(void)
{
    return LAB_ASKED_BYTES;
}

const char *lab_said(void)
{
    return said.at ? said.at : "";
}

const char *host_asked(uint32_t size)
{
    ENSURE(size <= LAB_ASKED_BYTES);
    asked[size] = 0;
    return asked;
}

struct grown *host_say(void)
{
    grown_free(&said);
    return &said;
}

struct text host_wrong(void)
{
    return text_over(wrong, sizeof wrong);
}

int host_refuse(void)
{
    grown_put(host_say(), wrong);
    return 0;
}
