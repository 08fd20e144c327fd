/* The guard at the socket. What is always true: it only looks, or refuses; it never changes a
 * byte. */
#define _GNU_SOURCE

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/guard.h"

enum { FDS_MAX = 65536, CLOSE_PROTOCOL = 1002, CLOSE_TOO_BIG = 1009 };

enum line_part {
    LINE_METHOD, LINE_SLASH, LINE_PATH, LINE_ESCAPE, LINE_ESCAPED, LINE_VERSION, LINE_DONE
};

static struct guard *guarded[FDS_MAX]; /* by descriptor; used by the loop's thread alone */

bool guard_enter(int fd, struct guard *guard)
{
    if (fd < 0 || fd >= FDS_MAX)
        return false;
    guarded[fd] = guard;
    return true;
}

void guard_leave(int fd, struct guard *guard)
{
    if (fd >= 0 && fd < FDS_MAX && guarded[fd] == guard)
        guarded[fd] = NULL;
}

bool guard_upgrade(struct guard *guard)
{
    if (guard->state != GUARD_AFTER || guard->count)
        return false;
    guard->state = GUARD_FRAMES;
    guard->need = 2;
    return true;
}

void guard_request(struct guard *guard, uint64_t size)
{
    /* Requests sent without waiting for answers: of all but the first it is not seen where they
     * end. */
    uint64_t after = guard->state == GUARD_AFTER ? guard->count : 0;
    if (guard->state != GUARD_AFTER && guard->state != GUARD_HEAD)
        return;
    guard->ends = 0;
    guard->part = LINE_METHOD;
    guard->letters = 0;
    guard->more = after > size;
    guard->count = after > size ? after - size : 0;
    guard->body = size > after ? size - after : 0;
    guard->state = guard->body ? GUARD_BODY : GUARD_HEAD;
}

static void refuse(int fd, struct guard *guard, const void *answer, size_t size)
{
    guard->state = GUARD_REFUSED;
    (void)!send(fd, answer, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    shutdown(fd, SHUT_WR);
    guard->refused(guard->arg);
}

void guard_close(int fd, struct guard *guard, int code)
{
    const uint8_t frame[4] = {0x88, 2, (uint8_t)(code >> 8), (uint8_t)code};
    refuse(fd, guard, frame, sizeof frame);
}

static void refuse_head(int fd, struct guard *guard, int status)
{
    static const char strict[] =
        "content-security-policy: " GUARD_CSP
        "\r\nx-content-type-options: nosniff\r\nreferrer-policy: no-referrer\r\n"
        "x-frame-options: DENY\r\ncache-control: no-store\r\nconnection: close\r\n"
        "content-type: application/json\r\n";
    char answer[1024], body[256];
    const char *what = status == 431   ? "Request Header Fields Too Large"
                       : status == 405 ? "Method Not Allowed"
                                       : "Bad Request";
    int n = snprintf(
        body, sizeof body, "{\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}\n",
        status == 431   ? "too-long"
        : status == 405 ? "bad-method"
                        : "bad-request",
        status == 431 ? "The headers are longer than 8192 bytes."
        : status == 405
            ? "Only GET, HEAD and POST work here."
            : "This is not an HTTP/1.1 request. Send a method, a path from / and the version.");
    n = snprintf(answer, sizeof answer, "HTTP/1.1 %d %s\r\n%scontent-length: %d\r\n\r\n%s", status,
                 what, strict, n, body);
    refuse(fd, guard, answer, (size_t)n);
}

/* ---- The first line of a request ---- */

static bool is_hex(uint8_t c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static bool add_letter(struct guard *guard, uint8_t c)
{
    if (guard->letters == sizeof guard->word - 1)
        return false;
    guard->word[guard->letters++] = (char)c;
    guard->word[guard->letters] = 0;
    return true;
}

static int end_method(struct guard *guard)
{
    static const char *const known[] = {"GET", "HEAD",  "POST",
                                        "PUT", "PATCH", "DELETE"}; /* by the library, too */
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(guard->word, known[i])) {
            guard->part = LINE_SLASH;
            return 0;
        }
    return guard->letters ? 405 : 400;
}

static int end_version(struct guard *guard)
{
    guard->part = LINE_DONE;
    return strcmp(guard->word, "HTTP/1.1") && strcmp(guard->word, "HTTP/1.0") ? 400 : 0;
}

/* One more byte of it. 0, or with which status to refuse. */
static int look_line(struct guard *guard, uint8_t c)
{
    switch (guard->part) {
    case LINE_METHOD:
        if (c == ' ')
            return end_method(guard);
        return c < 'A' || c > 'Z' ? 400 : add_letter(guard, c) ? 0 : 405;
    case LINE_SLASH:
        guard->part = LINE_PATH;
        return c == '/' ? 0 : 400;
    case LINE_PATH:
        guard->letters = 0;
        guard->part = c == ' ' ? LINE_VERSION : c == '%' ? LINE_ESCAPE : LINE_PATH;
        return c > 126 || c < ' ' ? 400 : 0;
    case LINE_ESCAPE:
    case LINE_ESCAPED:
        add_letter(guard, c);
        if (guard->part == LINE_ESCAPED && !strcmp(guard->word, "00"))
            return 400; /* a text would end there */
        guard->part = guard->part == LINE_ESCAPE ? LINE_ESCAPED : LINE_PATH;
        return is_hex(c) ? 0 : 400;
    case LINE_VERSION:
        if (c == '\r')
            return end_version(guard);
        return add_letter(guard, c) ? 0 : 400;
    default: return 0;
    }
}

/* 0, or with which status to refuse. */
static int look_http(struct guard *guard, const uint8_t *at, size_t size)
{
    for (size_t i = 0; i < size;) {
        if (guard->state == GUARD_BODY) {
            uint64_t skip = size - i < guard->body ? size - i : guard->body;
            guard->body -= skip;
            i += (size_t)skip;
            if (!guard->body)
                guard->state = GUARD_HEAD;
        } else if (guard->state == GUARD_AFTER) {
            guard->count += size - i;
            return 0;
        } else {
            int wrong = guard->part == LINE_DONE ? 0 : look_line(guard, at[i]);
            if (wrong)
                return wrong;
            bool want = at[i] == (guard->ends & 1 ? '\n' : '\r');
            guard->ends = want ? (uint8_t)(guard->ends + 1) : at[i] == '\r';
            i++;
            if (++guard->count > GUARD_HEAD_BYTES)
                return 431;
            if (guard->ends != 4)
                continue;
            guard->state = GUARD_AFTER;
            guard->count = 0;
        }
    }
    return 0;
}

/* How long the head is, once its first two bytes are there. */
static uint8_t head_bytes(const struct guard *guard)
{
    int length = guard->head[1] & 127;
    return (uint8_t)(6 + (length == 126 ? 2 : length == 127 ? 8 : 0));
}

/* 0, or with which code to close. */
static int check_first(const struct guard *guard)
{
    int op = guard->head[0] & 15, length = guard->head[1] & 127;
    if (!(guard->head[1] & 128) || guard->head[0] & 0x70)
        return CLOSE_PROTOCOL;
    if (op & 8 && (length > 125 || !(guard->head[0] & 128) || op > 10))
        return CLOSE_PROTOCOL;
    return !(op & 8) && op > 2 ? CLOSE_PROTOCOL : 0;
}

static uint64_t body_bytes(const struct guard *guard)
{
    uint64_t length = guard->head[1] & 127;
    int wide = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (!wide)
        return length;
    length = 0;
    for (int i = 0; i < wide; i++)
        length = length << 8 | guard->head[2 + i];
    return length;
}

static int look_frames(struct guard *guard, const uint8_t *at, size_t size)
{
    for (size_t i = 0; i < size;) {
        if (guard->body) {
            uint64_t skip = size - i < guard->body ? size - i : guard->body;
            guard->body -= skip;
            i += (size_t)skip;
            continue;
        }
        guard->head[guard->have++] = at[i++];
        if (guard->have == 2) {
            int code = check_first(guard);
            if (code)
                return code;
            guard->need = head_bytes(guard);
        }
        if (guard->have < guard->need)
            continue;
        guard->body = body_bytes(guard);
        guard->have = 0;
        guard->need = 2;
        if (guard->body > GUARD_FRAME_BYTES)
            return CLOSE_TOO_BIG;
    }
    return 0;
}

/* The system's recv() for everyone, with the look for guarded sockets. */
/* The system's names are its own.
   NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name) */
ssize_t recv(int fd, void *bytes, size_t size, int flags)
{
    ssize_t n = recvfrom(fd, bytes, size, flags, NULL, NULL);
    struct guard *guard = fd >= 0 && fd < FDS_MAX ? guarded[fd] : NULL;
    if (!guard || n <= 0 || flags & MSG_PEEK)
        return n;
    if (guard->state < GUARD_FRAMES) {
        int status = look_http(guard, bytes, (size_t)n);
        if (status)
            refuse_head(fd, guard, status);
    } else {
        int code = guard->state == GUARD_FRAMES ? look_frames(guard, bytes, (size_t)n) : 0;
        if (code)
            guard_close(fd, guard, code);
    }
    if (guard->state != GUARD_REFUSED)
        return n;
    errno = EAGAIN;
    return -1;
}
