/* Frames that leave together. What is always true: expected bytes are written down by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "server/frames.h"

#include <cmocka.h>

/* The length of a short payload stands in the second byte; from 126 on that byte is 126, and the
 * length two more, the high one first (RFC 6455, 5.2). */
static void frames_have_their_length(void **state)
{
    static struct frames frames;
    static char text[FRAMES_BYTES];
    memset(text, 'x', sizeof text);
    assert_true(frames_add(&frames, "ok", 2));
    assert_true(frames_add(&frames, text, 125));
    assert_true(frames_add(&frames, text, 126));
    assert_true(frames_add(&frames, text, 0x1234));
    assert_int_equal(frames.used, 4 + 127 + 130 + 4 + 0x1234);
    assert_memory_equal(frames.bytes, "\x81\x02ok\x81\x7dxx", 8);
    assert_memory_equal(frames.bytes + 4 + 127, "\x81\x7e\x00\x7exx", 6);
    assert_memory_equal(frames.bytes + 4 + 127 + 130, "\x81\x7e\x12\x34xx", 6);
    (void)state;
}

/* A whole payload goes in with its head of four bytes, or not at all. */
static void frames_are_whole(void **state)
{
    static struct frames frames;
    static char text[FRAMES_BYTES];
    assert_false(frames_add(&frames, text, FRAMES_BYTES - 3));
    assert_false(frames_add(&frames, text, SIZE_MAX - 1));
    assert_int_equal(frames.used, 0);
    assert_true(frames_add(&frames, text, FRAMES_BYTES - 4));
    assert_int_equal(frames.used, FRAMES_BYTES);
    assert_false(frames_add(&frames, text, 0));
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_have_their_length),
        cmocka_unit_test(frames_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
