/* The parts of the house that can be tried alone: the guard at the socket, buckets and addresses,
 * tokens, what the server gives up. What is always true: expected values are counted by hand, in
 * the comments. */
#define _GNU_SOURCE /* unshare */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/confine.h"
#include "server/guard.h"
#include "server/limits.h"
#include "server/pusher.h"
#include "server/tokens.h"

#include <cmocka.h>


/* TSan has a thread of its own from the start, which no filter holds and which may write. */
static void skip_with_a_thread(void)
{
#ifdef __has_feature
#if __has_feature(thread_sanitizer)
    skip();
#endif
#endif
}

/* ---- The guard ---- */

struct pair {
    int near, far; /* the guarded end; the client's */
    struct guard guard;
    int refused;
};

static void count_refused(void *arg)
{
    ((struct pair *)arg)->refused++;
}

static void pair_open(struct pair *pair)
{
    int fd[2];
    memset(pair, 0, sizeof *pair);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
    pair->near = fd[0];
    pair->far = fd[1];
    pair->guard.refused = count_refused;
    pair->guard.arg = pair;
    assert_true(guard_enter(pair->near, &pair->guard));
}

static void pair_close(struct pair *pair)
{
    guard_leave(pair->near, &pair->guard);
    close(pair->near);
    close(pair->far);
}

/* Sends and receives in pieces of at most `piece`; how many bytes came through before it was
 * refused. */
static size_t pass(struct pair *pair, const void *bytes, size_t size, size_t piece)
{
    char got[65536];
    size_t through = 0;
    for (size_t at = 0; at < size && !pair->refused; at += piece) {
        size_t n = size - at < piece ? size - at : piece;
        assert_int_equal(write(pair->far, (const char *)bytes + at, n), n);
        ssize_t came = recv(pair->near, got, sizeof got, 0);
        if (came > 0) {
            assert_memory_equal(got, (const char *)bytes + at, n);
            through += (size_t)came;
        }
    }
    return through;
}

static const char get[] = "GET /ws HTTP/1.1\r\nHost: localhost\r\n\r\n";

static void upgraded(struct pair *pair)
{
    pair_open(pair);
    assert_int_equal(pass(pair, get, sizeof get - 1, 1000), sizeof get - 1);
    assert_true(guard_upgrade(&pair->guard));
}

/* The code of the close frame that the client got: 88 02, then the code. */
static int close_code(struct pair *pair)
{
    unsigned char frame[4];
    if (recv(pair->far, frame, sizeof frame, MSG_DONTWAIT) != 4 || frame[0] != 0x88 ||
        frame[1] != 2)
        return 0;
    return frame[2] << 8 | frame[3];
}

static void good_frames_pass(void **state)
{
    /* "hi", an empty message, a ping of 3 bytes, 126 and 65536 bytes of text, each masked with 1 2
     * 3 4; the last with the long length, 8 bytes of it. */
    static unsigned char frames[8 + 6 + 9 + 8 + 126 + 14 + 65536];
    size_t n = 0;
    const unsigned char small[] = {0x81, 0x82, 1,    2,    3,    4, 'h', 'i', 0x81, 0x80, 1,
                                   2,    3,    4,    0x89, 0x83, 1, 2,   3,   4,    'a',  'b',
                                   'c',  0x81, 0xfe, 0,    126,  1, 2,   3,   4};
    const unsigned char large[] = {0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4};
    (void)state;
    memcpy(frames, small, sizeof small);
    n = sizeof small + 126;
    memcpy(frames + n, large, sizeof large);
    n += sizeof large + 65536;
    assert_int_equal(n, sizeof frames);
    for (size_t piece = 1; piece <= 40; piece++) {
        struct pair pair;
        upgraded(&pair);
        assert_int_equal(pass(&pair, frames, piece < 4 ? 400 : n, piece), piece < 4 ? 400 : n);
        assert_int_equal(pair.refused, 0);
        pair_close(&pair);
    }
}

static void bad_frames_do_not(void **state)
{
    static const struct {
        unsigned char bytes[14];
        size_t size, through; /* bytes before the first that breaks the rules, when they come one by
                                 one */
        int code;
    } bad[] = {
        {{0x81, 0x02, 'h', 'i'}, 4, 1, 1002},                           /* no mask */
        {{0x81, 0x82, 1, 2, 3, 4, 'h', 'i', 0x81, 0x02}, 10, 9, 1002},  /* the second has none */
        {{0xc1, 0x82, 1, 2, 3, 4, 'h', 'i'}, 8, 1, 1002},               /* a reserved bit */
        {{0x83, 0x82, 1, 2, 3, 4, 'h', 'i'}, 8, 1, 1002},               /* no such opcode */
        /* nor this, of control frames */
        {{0x8b, 0x82, 1, 2, 3, 4, 'h', 'i'}, 8, 1, 1002},
        {{0x09, 0x80, 1, 2, 3, 4}, 6, 1, 1002},                         /* a ping in pieces */
        {{0x89, 0xfe, 0, 126}, 4, 1, 1002},                             /* a ping of 126 bytes */
        /* 65537 bytes, said in 14 */
        {{0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 3, 4}, 14, 13, 1009},
        {{0x81, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4}, 14, 13, 1009}, /* 2^62 */
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        for (size_t piece = 1; piece <= 14; piece += 13) {
            struct pair pair;
            upgraded(&pair);
            size_t through = pass(&pair, bad[i].bytes, bad[i].size, piece);
            assert_int_equal(through, piece == 1 ? bad[i].through : 0);
            assert_int_equal(pair.refused, 1);
            assert_int_equal(close_code(&pair), bad[i].code);
            /* what still comes is thrown away, and the end is seen */
            char any;
            if (write(pair.far, "more", 4) == 4)
                assert_int_equal(recv(pair.near, &any, 1, 0), -1);
            shutdown(pair.far, SHUT_WR);
            while (recv(pair.near, &any, 1, 0) < 0)
                continue;
            pair_close(&pair);
        }
}

static void frames_before_the_answer(void **state)
{
    struct pair pair;
    char early[sizeof get + 1];
    (void)state;
    memcpy(early, get, sizeof get - 1);
    early[sizeof get - 1] = (char)0x81;
    pair_open(&pair);
    assert_int_equal(pass(&pair, early, sizeof get, 1000), sizeof get);
    assert_false(guard_upgrade(&pair.guard));
    pair_close(&pair);
    pair_open(&pair); /* half a head */
    pass(&pair, get, 10, 1000);
    assert_false(guard_upgrade(&pair.guard));
    pair_close(&pair);
}

static void long_heads(void **state)
{
    static char head[GUARD_HEAD_BYTES + 1], body[3 * GUARD_HEAD_BYTES];
    struct pair pair;
    (void)state;
    memset(head, 'x', sizeof head);
    memcpy(head, "POST / HTTP/1.1\r\nX: ", 20);
    memset(body, 'y', sizeof body);
    pair_open(&pair); /* one byte too many */
    assert_int_equal(pass(&pair, head, sizeof head, 1024), GUARD_HEAD_BYTES);
    assert_int_equal(pair.refused, 1);
    assert_int_equal(recv(pair.far, body, 12, 0), 12);
    assert_memory_equal(body, "HTTP/1.1 431", 12);
    pair_close(&pair);
    memset(body, 'y', sizeof body);
    memcpy(head + GUARD_HEAD_BYTES - 4, "\r\n\r\n",
           4); /* as many as may be, then a body of three times that */
    pair_open(&pair);
    for (int again = 0; again < 2; again++) {
        assert_int_equal(pass(&pair, head, GUARD_HEAD_BYTES, 1024), GUARD_HEAD_BYTES);
        guard_request(&pair.guard, sizeof body);
        assert_int_equal(pass(&pair, body, sizeof body, 1000), sizeof body);
        assert_int_equal(pair.refused, 0);
    }
    pass(&pair, head, 100, 1000); /* and the next head is counted from its beginning */
    assert_int_equal(pair.guard.count, 100);
    pair_close(&pair);
}

/* The first line of a request, in one piece or byte by byte; 0: it is let through. */
static void first_lines(void **state)
{
    static const struct {
        const char *line;
        int status;
    } lines[] = {
        {"GET / HTTP/1.1\r\n\r\n", 0},
        {"HEAD /a%20b?c=%ff HTTP/1.0\r\n\r\n", 0},
        {"PATCH / HTTP/1.1\r\n\r\n", 0}, /* answered above, with our own 405 */
        {"GET / HTTP/1.2\r\n\r\n", 400},
        {"GET / HTTP/2\r\n\r\n", 400},
        {"GET /\r\n\r\n", 400},
        {"GET x HTTP/1.1\r\n\r\n", 400},
        {"GET http://localhost/ HTTP/1.1\r\n\r\n", 400},
        {"GET /%0 HTTP/1.1\r\n\r\n", 400},
        {"GET /%zz HTTP/1.1\r\n\r\n", 400},
        {"GET /%00 HTTP/1.1\r\n\r\n", 400},
        {"GET /\x01 HTTP/1.1\r\n\r\n", 400},
        {"GET /\xc3\xa9 HTTP/1.1\r\n\r\n", 400},
        {"get / HTTP/1.1\r\n\r\n", 400},
        {"\r\n\r\n", 400},
        {" / HTTP/1.1\r\n\r\n", 400},
        {"TRACE / HTTP/1.1\r\n\r\n", 405},
        {"OPTIONS * HTTP/1.1\r\n\r\n", 405},
        {"PROPFINDALL / HTTP/1.1\r\n\r\n", 405},
    };
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t piece = 1; piece < 101; piece += 99) {
            struct pair pair;
            char answer[2048] = "", begins[32];
            pair_open(&pair);
            pass(&pair, lines[i].line, strlen(lines[i].line), piece);
            assert_int_equal(pair.refused, lines[i].status ? 1 : 0);
            snprintf(begins, sizeof begins, "HTTP/1.1 %d ", lines[i].status);
            if (lines[i].status) {
                assert_true(recv(pair.far, answer, sizeof answer - 1, MSG_DONTWAIT) > 0);
                assert_memory_equal(answer, begins, strlen(begins));
                assert_non_null(strstr(answer, "content-security-policy: default-src 'self'"));
            }
            pair_close(&pair);
        }
}

/* ---- Limits ---- */

static void buckets_fill_with_time(void **state)
{
    struct bucket bucket = {0};
    (void)state;
    for (int i = 0; i < 20; i++) /* 10 a second, 20 at once */
        assert_true(bucket_take(&bucket, 10, 20, 1000));
    assert_false(bucket_take(&bucket, 10, 20, 1000));
    assert_false(bucket_take(&bucket, 10, 20, 1099)); /* 0.99 of one */
    assert_true(bucket_take(&bucket, 10, 20, 1100));
    assert_false(bucket_take(&bucket, 10, 20, 1100));
    for (int i = 0; i < 20; i++) /* after an hour it is full, not fuller */
        assert_true(bucket_take(&bucket, 10, 20, 3601000));
    assert_false(bucket_take(&bucket, 10, 20, 3601000));
}

static void addresses_are_counted(void **state)
{
    struct limits *limits = limits_open(2, (int[LIMITS_HOURS]){3, 30}, 5);
    char name[ADDRESS_BYTES];
    (void)state;
    assert_true(limits_connect(limits, "10.0.0.1", 1));
    assert_true(limits_connect(limits, "10.0.0.1", 1));
    assert_false(limits_connect(limits, "10.0.0.1", 1));
    assert_true(limits_connect(limits, "10.0.0.2", 1));
    limits_disconnect(limits, "10.0.0.1");
    limits_disconnect(limits, "10.0.0.9"); /* unknown */
    assert_true(limits_connect(limits, "10.0.0.1", 1));
    for (int i = 0; i < 3; i++)
        assert_true(limits_take(limits, LIMITS_TABLES, "10.0.0.1", 1000));
    assert_false(limits_take(limits, LIMITS_TABLES, "10.0.0.1", 1000));
    assert_true(limits_take(limits, LIMITS_TABLES, "10.0.0.3", 1000));
    /* 3 an hour is one in 20 minutes */
    assert_true(limits_take(limits, LIMITS_TABLES, "10.0.0.1", 1000 + 1200000));
    assert_false(limits_take(limits, LIMITS_TABLES, "10.0.0.1", 1000 + 1200000));
    assert_true(limits_ask(limits, "10.0.0.1", 10, 5000)); /* 5 a second, 20 at once */
    assert_true(limits_ask(limits, "10.0.0.1", 10, 5000));
    assert_false(limits_ask(limits, "10.0.0.1", 1, 5000));
    assert_false(limits_ask(limits, "10.0.0.1", 10, 6900)); /* 9.5, and none of them is taken */
    assert_true(limits_ask(limits, "10.0.0.1", 10, 7000));
    assert_true(limits_ask(limits, "10.0.0.2", 10, 5000));
    /* ten thousand other addresses: they take each other's room, never that of one who is
     * connected */
    for (int i = 0; i < 10000; i++) {
        snprintf(name, sizeof name, "192.168.%d.%d", i / 256, i % 256);
        assert_true(limits_connect(limits, name, 2000000 + i));
        limits_disconnect(limits, name);
    }
    assert_false(limits_connect(limits, "10.0.0.1", 3000000));
    limits_close(limits);
}

/* Ten at once and ten a minute, for each address and table; what is right costs nothing. */
static void guesses_are_counted(void **state)
{
    struct limits *limits = limits_open(2, (int[LIMITS_HOURS]){3, 30}, 5);
    char name[ADDRESS_BYTES];
    (void)state;
    for (int i = 0; i < 100; i++)
        assert_true(limits_guess(limits, "10.0.0.1", "a", false, 1000));
    for (int i = 0; i < 10; i++)
        assert_true(limits_guess(limits, "10.0.0.1", "a", true, 1000));
    assert_false(limits_guess(limits, "10.0.0.1", "a", false, 1000));
    assert_true(limits_guess(limits, "10.0.0.1", "b", false, 1000));
    assert_true(limits_guess(limits, "10.0.0.2", "a", false, 1000));
    for (int i = 0; i < 1000; i++) { /* 1,023 others have room beside it */
        snprintf(name, sizeof name, "192.168.%d.%d", i / 256, i % 256);
        assert_true(limits_guess(limits, name, "a", true, 1000 + i));
    }
    assert_false(limits_guess(limits, "10.0.0.1", "a", false, 6900));
    assert_true(limits_guess(limits, "10.0.0.1", "a", true, 7000)); /* one in 6 seconds */
    assert_false(limits_guess(limits, "10.0.0.1", "a", true, 7000));
    for (int i = 0; i < 10; i++)
        assert_true(limits_guess(limits, "10.0.0.1", "a", true, 67000));
    assert_false(limits_guess(limits, "10.0.0.1", "a", true, 67000));
    limits_close(limits);
}

/* Whoever has one address of a /64 has them all, so that they count as one. */
static void networks_are_one_address(void **state)
{
    static const char *const names[][2] = {
        {"10.0.0.1", "10.0.0.1"},
        {"::ffff:10.0.0.1", "10.0.0.1"},
        {"2001:db8:1:2::1", "2001:db8:1:2::/64"},
        {"2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"},
        {"2001:db8:1:3::1", "2001:db8:1:3::/64"},
        {"2001:db8:1111:2222:3333:4444:5555:6666", "2001:db8:1111:2222::/64"},
        {"::1", "::1"},
        {"fe80::1", "fe80::1"},
        {"unknown", "unknown"},
        {"no address of any kind that is longer than there is room for",
         "no address of any kind that is longer than ther"},
    };
    char name[ADDRESS_BYTES];
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        limits_name(names[i][0], name);
        assert_string_equal(name, names[i][1]);
    }
}

/* ---- Tokens ---- */

static void tokens(void **state)
{
    char token[TOKEN_CHARS + 1], other[TOKEN_CHARS + 1], table[TABLE_CHARS + 1];
    uint8_t hash[TOKEN_BYTES], again[TOKEN_BYTES];
    /* SHA-256 of 32 zero bytes, as `head -c 32 /dev/zero | sha256sum` has it */
    static const uint8_t zeros[TOKEN_BYTES] = {0x66, 0x68, 0x7a, 0xad, 0xf8, 0x62, 0xbd, 0x77,
                                               0x6c, 0x8f, 0xc1, 0x8b, 0x8e, 0x9f, 0x8e, 0x20,
                                               0x08, 0x97, 0x14, 0x85, 0x6e, 0xe2, 0x33, 0xb3,
                                               0x90, 0x2a, 0x59, 0x1d, 0x0d, 0x5f, 0x29, 0x25};
    (void)state;
    token_make(token, hash);
    token_make(other, again);
    assert_int_equal(strlen(token), TOKEN_CHARS);
    assert_string_not_equal(token, other);
    assert_false(token_same(hash, again));
    assert_true(token_hash(token, again));
    assert_true(token_same(hash, again));
    memset(token, '0', TOKEN_CHARS);
    assert_true(token_hash(token, hash));
    assert_memory_equal(hash, zeros, TOKEN_BYTES);
    token[0] = 'A';
    assert_false(token_hash(token, hash));
    assert_false(token_hash("", hash));
    table_name_make(table);
    assert_true(table_name_good(table));
    table[TABLE_CHARS - 1] = 0;
    assert_false(table_name_good(table));
    assert_false(table_name_good("../../../../../../../etc/passwd."));
}

/* ---- What the server gives up ---- */

/* In a process of its own, which cannot take it back: 0, or which of them went wrong. */
static int confined(void)
{
    char *words[] = {"false", NULL};
    int wide[2], family[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};
    if (unshare(0) || setuid(getuid())) /* which anybody may do, before */
        return 10;
    if (!confine())
        return 11;
    if (execv("/bin/false", words) != -1 || errno != EPERM)
        return 12;
    if (unshare(0) != -1 || errno != EPERM)
        return 13;
    if (setuid(getuid()) != -1 || errno != EPERM)
        return 14;
    if (socket(AF_PACKET, SOCK_RAW, 0) != -1 || errno != EPERM)
        return 15;
    if (socket(AF_X25, SOCK_SEQPACKET, 0) != -1 || errno != EPERM)
        return 16;
    for (int i = 0; i < 4; i++) { /* and what it needs goes on */
        int fd = socket(family[i], i < 3 ? SOCK_STREAM : SOCK_RAW, 0);
        if (fd < 0 && (errno == EPERM || family[i] == AF_UNIX))
            return 17;
        close(fd);
    }
    return pipe(wide) || fork() < 0 ? 18 : 0;
}

static void gives_up(void **state)
{
    int status;
    skip_with_a_thread();
    pid_t child = fork();
    if (!child)
        _exit(confined());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    (void)state;
}

/* ---- Where a push may go ---- */

static bool is_public(const char *address)
{
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    if (inet_pton(AF_INET, address, &four.sin_addr) == 1)
        return push_address_public((struct sockaddr *)&four);
    assert_int_equal(inet_pton(AF_INET6, address, &six.sin6_addr), 1);
    return push_address_public((struct sockaddr *)&six);
}

/* The last address before each network that is not everybody's, two in it, the first after it. */
static void public_addresses(void **state)
{
    static const char *const fine[] = {
        "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
        "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.88.98.255", "192.88.100.0",
        "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.99.255",
        "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255", "2000::", "2001:200::",
        "2001:db7:ffff::1", "2001:db9::", "2003::", "2a00:1450:4001:82b::200a", "3ffe:ffff::1",
        "3fff:1000::"};
    static const char *const not[] = {
        "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255",
        "127.0.0.1", "127.255.255.255", "169.254.0.0", "169.254.169.254", "172.16.0.0",
        "172.31.255.255", "192.0.0.0", "192.0.0.255", "192.0.2.0", "192.0.2.255", "192.88.99.0",
        "192.168.0.0", "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.0",
        "203.0.113.255", "224.0.0.0", "239.255.255.255", "240.0.0.0", "255.255.255.255", "::",
        "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "100::1",
        "1fff:ffff::1", "2001::1", "2001:1ff:ffff::1", "2001:db8::1", "2002:7f00:1::", "3fff::1",
        "3fff:fff:ffff::1", "4000::", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1"};
    (void)state;
    for (size_t i = 0; i < sizeof fine / sizeof *fine; i++)
        if (!is_public(fine[i]))
            fail_msg("%s is everybody's", fine[i]);
    for (size_t i = 0; i < sizeof not / sizeof *not; i++)
        if (is_public(not[i]))
            fail_msg("%s is not everybody's", not[i]);
    assert_false(push_address_public(&(struct sockaddr){.sa_family = AF_UNIX}));
}

/* Whether the process that sends connects to this machine, where nobody answers in TLS. */
static bool connects(struct pusher *pusher, int listens, int port, bool own)
{
    struct push_to to = {.host = "localhost", .port = port, .own = own, .path = "/x"};
    int number, status, fd = -1;
    bool answered = false;
    assert_true(pusher_send(pusher, 7, &to, "vapid t=a, k=b"));
    for (int ms = 0; ms < 10000 && !answered; ms += 20) {
        int came = accept(listens, NULL, NULL);
        if (came >= 0) {
            close(came);
            fd = came;
        }
        usleep(20000);
        answered = pusher_answer(pusher, &number, &status);
    }
    assert_true(answered);
    assert_int_equal(number, 7);
    assert_int_equal(status, 0);
    return fd >= 0;
}

static void private_addresses_are_named(void **state)
{
    (void)state;
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof at;
    char own[64];
    skip_with_a_thread();
    int listens = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    assert_int_equal(bind(listens, (struct sockaddr *)&at, sizeof at), 0);
    assert_int_equal(listen(listens, 8), 0);
    assert_int_equal(getsockname(listens, (struct sockaddr *)&at, &size), 0);
    snprintf(own, sizeof own, "https://localhost:%d", ntohs(at.sin_port));
    struct pusher *pusher = pusher_start(own, true);
    assert_non_null(pusher);
    assert_false(connects(pusher, listens, ntohs(at.sin_port), false));
    assert_true(connects(pusher, listens, ntohs(at.sin_port), true));
    pusher_stop(pusher);
    close(listens);
}

/* Which of these the process that sends could still do; 0: nothing but what it is there for. */
static int sends_only(void)
{
    int to[2], ports[] = {443}, own = open("/tmp", O_RDONLY | O_DIRECTORY);
    long landlock = syscall(444, NULL, 0, 1); /* its version */
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (pipe(to) || own < 0 || !confine_sender(ports, 1) || socket(AF_INET, SOCK_STREAM, 0) < 0 ||
        open("/etc/passwd", O_RDONLY) < 0)
        return 1;
    if (landlock >= 1 && (open("/tmp", O_RDONLY | O_DIRECTORY) >= 0 || errno != EACCES))
        return 7;
    at.sin_port = htons(5432);
    if (landlock >= 4 &&
        (!connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&at, sizeof at) ||
         errno != EACCES))
        return 8;
    at.sin_port = htons(443);
    if (connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&at, sizeof at) &&
        errno == EACCES)
        return 9;
    if (socket(AF_UNIX, SOCK_STREAM, 0) >= 0 || errno != EPERM)
        return 2;
    if (open("/dev/null", O_WRONLY) >= 0 || open("/dev/null", O_RDWR) >= 0 || errno != EPERM)
        return 3;
    if (fork() >= 0 || errno != EPERM)
        return 4;
    if (execl("/bin/true", "true", (char *)NULL) >= 0 || errno != EPERM)
        return 5;
    return write(to[1], "", 1) == 1 ? 0 : 6;
}

static void sender_gives_up(void **state)
{
    int status;
    pid_t child = fork();
    if (!child)
        _exit(sends_only());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    (void)state;
}

int main(int argc, char **argv)
{
    if (!strcmp(argv[0], PUSHER_NAME))
        return pusher_run(argc, argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_frames_pass),         cmocka_unit_test(bad_frames_do_not),
        cmocka_unit_test(frames_before_the_answer), cmocka_unit_test(long_heads),
        cmocka_unit_test(first_lines),
        cmocka_unit_test(buckets_fill_with_time),   cmocka_unit_test(addresses_are_counted),
        cmocka_unit_test(guesses_are_counted),
        cmocka_unit_test(networks_are_one_address),
        cmocka_unit_test(tokens),                   cmocka_unit_test(gives_up),
        cmocka_unit_test(public_addresses),         cmocka_unit_test(sender_gives_up),
        cmocka_unit_test(private_addresses_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
