/* Which moments of a match are its best: what is told n times weighs 1/n each time. The expected
 * choices are worked out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "table/best.h"

enum { FALL, WON, DEFEAT };
enum { IT_FALLS = 100, SHE_FALLS, WINS, LOSES, SHIELD };

static struct best best;

static void told(uint64_t of, int times)
{
    while (times--)
        best_told(&best, of);
}

#define MOMENT(n, kinds, ...)                                                                      \
    best_moment(&best, n, kinds, (const uint64_t[]){__VA_ARGS__},                                  \
                sizeof((uint64_t[]){__VA_ARGS__}) / sizeof(uint64_t))

static void begin(void **unused)
{
    (void)unused;
    best = (struct best){0};
}

static void is_chosen(const uint32_t *n, int count)
{
    best_choose(&best);
    assert_int_equal(best.chosen_count, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(best.chosen[i], n[i]);
        assert_true(best_is(&best, n[i]));
    }
    assert_false(best_is(&best, 0));
}
#define CHOSEN(...)                                                                                \
    is_chosen((const uint32_t[]){__VA_ARGS__}, sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

/* Twelve foes fall and a hero does. The end stands for both kinds; of the falls come then the one
 * with a shield (1/13 + 1/12 + 1) and the hero's (1/13 + 1), though others were before it, and two
 * of those (1/13 + 1/12); 1/13 + 1/12 + 1/2 is the end's. */
static void rare(void **unused)
{
    begin(unused);
    told(FALL, 13), told(IT_FALLS, 12), told(SHE_FALLS, 1), told(SHIELD, 1), told(WINS, 2);
    MOMENT(5, 1 << FALL, FALL, IT_FALLS);
    MOMENT(9, 1 << FALL, FALL, SHE_FALLS);
    for (uint32_t n = 10; n < 19; n++)
        MOMENT(n, 1 << FALL, FALL, IT_FALLS);
    MOMENT(19, 1 << FALL, FALL, IT_FALLS, SHIELD);
    MOMENT(20, 1 << FALL | 1 << WON, FALL, IT_FALLS, WINS);
    CHOSEN(20, 19, 9, 5, 10);
}

/* Of equal ones the first. */
static void equal(void **unused)
{
    begin(unused);
    told(FALL, 9);
    for (uint32_t n = 1; n <= 9; n++)
        MOMENT(n, 1 << FALL, FALL);
    CHOSEN(1, 2, 3, 4, 5);
}

/* Of twenty kinds the twelve that come seldom, and none twice. */
static void many(void **unused)
{
    begin(unused);
    for (uint32_t k = 0; k < 20; k++)
        for (uint32_t i = 0; i < 20 - k; i++)
            MOMENT(100 * (k + 1) + i, 1u << k, IT_FALLS);
    CHOSEN(2000, 1900, 1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100, 1000, 900);
}

/* Six of three kinds, the rarest first. */
static void few(void **unused)
{
    begin(unused);
    for (uint32_t n = 1; n <= 9; n++)
        MOMENT(n, n < 3 ? 1 << FALL : n < 6 ? 1 << WON : 1 << DEFEAT, LOSES);
    CHOSEN(1, 3, 6, 2, 4, 7);
}

/* More things than there is room for: nothing breaks, and what is not known weighs nothing. */
static void full(void **unused)
{
    begin(unused);
    for (uint64_t of = 1; of <= 2 * BEST_KNOWN; of++)
        best_told(&best, of);
    MOMENT(1, 1 << FALL, 2 * BEST_KNOWN);
    MOMENT(2, 1 << FALL, 1);
    CHOSEN(2, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rare), cmocka_unit_test(equal), cmocka_unit_test(many),
        cmocka_unit_test(few),  cmocka_unit_test(full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
