/* Long fights, fights in which one mends, and fights kept from others, against the plain count.
 * What is always true: the count follows the rules page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/bloodsport/odds/exact_inside.h"
#include "tests/bloodsport/naive.h"

/* Life up to 119, 20 as printed and 99 by cards, and Wounds up to 200. */
static void long_lives(void **state)
{
    struct rng rng;
    struct fight_odds got, want;
    int long_ones = 0;
    (void)state;
    rng_seed(&rng, 23, 0);
    for (int k = 0; k < 120; k++) {
        struct fight_model m = {{any_fighter(&rng), any_fighter(&rng)}};
        for (int side = 0; side < 2; side++) {
            m.side[side].life = k % 8 ? 20 + (int)rng_below(&rng, 100) : 119;
            m.side[side].wounds = seldom(&rng, 6, 0, 200);
            m.side[side].damage = m.side[side].life / 6;
            m.side[side].drip = seldom(&rng, 6, -36, 9);
            if (k % 2) { /* an even fight */
                m.side[side].str = m.side[side].dex = 3;
                m.side[side].die = m.side[side].twice = 0;
            }
        }
        bg_model_solve(&m, 0, &got);
        naive_fight(&m, 0, &want);
        odds_near(&got, &want);
        long_ones += m.side[0].life > 24 && want.left > 0.1 && want.right > 0.1;
    }
    assert_in_range(long_ones, 20, 119);
    /* One always hits, 9 a blow: Life 24 is gone after 3, Life 28 after 4. The other's Wounds grow
     * by 8 a round: Life 28 is gone after 4, too. Who is out first loses; in one round, nobody
     * wins. */
    for (int life = 24; life <= 28; life += 4) {
        struct fight_model m = {{fighter(9, 28, 9), fighter(0, life, 0)}};
        m.side[0].drip = 8;
        bg_model_solve(&m, 0, &got);
        odds_near(&got, &(struct fight_odds){life == 24, 0, life == 28});
    }
}

/* BG-E8: who hits each round needs as many rounds as blows: of 3 Damage one against Life 3, two
 * against Life 4. */
static void sure_in_time(void **state)
{
    struct fight_model m = {{fighter(9, 1, 3), fighter(0, 3, 0)}};
    struct fight_odds o;
    (void)state;
    bg_model_solve(&m, FIGHT_ROUNDS_MAX - 1, &o);
    odds_near(&o, &(struct fight_odds){1, 0, 0});
    m.side[1].life = 4;
    bg_model_solve(&m, FIGHT_ROUNDS_MAX - 1, &o);
    odds_near(&o, &(struct fight_odds){0, 0, 1});
    bg_model_solve(&m, FIGHT_ROUNDS_MAX - 2, &o);
    odds_near(&o, &(struct fight_odds){1, 0, 0});
}

/* One mends each round: fights that end soon, and fights of which some are called off (BG-E8), from
 * the first round or a late one. With every score raised to 1 (BG-E6) neither ever hits. */
static void mending(void **state)
{
    struct rng rng;
    struct fight_odds got, want;
    int ended = 0, off = 0;
    (void)state;
    rng_seed(&rng, 29, 0);
    for (int k = 0; k < 1200; k++) {
        struct fight_model m;
        int round = k % 3 ? 0 : (int)rng_below(&rng, FIGHT_ROUNDS_MAX);
        for (int side = 0; side < 2; side++) {
            int life = 1 + (int)rng_below(&rng, k % 4 ? 7 : 14);
            m.side[side] = fighter((int)rng_below(&rng, 6), life, 1 + (int)rng_below(&rng, 4));
            m.side[side].wounds = (int)rng_below(&rng, (uint32_t)life);
        }
        m.side[k % 2].drip = -1 - (int)rng_below(&rng, 2);
        bg_model_solve(&m, round, &got);
        naive_fight(&m, round, &want);
        odds_near(&got, &want);
        ended += want.nobody < 1e-4 && want.left > 0.05 && want.right > 0.05;
        off += want.nobody > 0.01;
    }
    assert_in_range(ended, 100, 1199);
    assert_in_range(off, 50, 1199);
    struct fight_model never = {{fighter(-9, 3, 1), fighter(-9, 3, 1)}};
    never.side[1].drip = -1;
    bg_model_solve(&never, 0, &got);
    odds_near(&got, &(struct fight_odds){0, 0, 1});
}

/* One memory for all leads and blows of plain fights, and for more small fights than it has places:
 * each is found again as it was counted, whatever was kept since. */
static void remembered(void **state)
{
    static struct solved solved;
    static const int blows[2][4] = {{1, 2, 5, 23}, {3, 4, 22, 23}};
    struct rng rng;
    struct fight_odds got, want;
    (void)state;
    memset(&solved, 0xff, sizeof solved);
    bg_solved_none(&solved);
    rng_seed(&rng, 31, 0);
    for (int again = 0; again < 4; again++) {
        for (int k = 0; k < 19 * 16; k++) {
            int lead = k % 19 - 9, left = blows[again / 2][k / 19 % 4],
                right = blows[again / 2][k / 76];
            struct fight_model m = {{fighter(9 + lead, right, 1), fighter(9, left, 1)}};
            got.left = bg_solved_plain(&solved, lead, left, right);
            got.right = 1 - got.left;
            got.nobody = 0;
            naive_fight(&m, 0, &want);
            odds_near(&got, &want);
        }
        for (int k = 0; k < 1000; k++) {
            struct fight_model m, before;
            for (int side = 0; side < 2; side++)
                m.side[side] = (struct fighter_model){.die = (int)rng_below(&rng, 9) - 3,
                                                      .twice = seldom(&rng, 4, -2, 2),
                                                      .life = 1 + (int)rng_below(&rng, 4),
                                                      .wounds = seldom(&rng, 3, 0, 4),
                                                      .damage = (int)rng_below(&rng, 4),
                                                      .drip = seldom(&rng, 6, -1, 1)};
            before = m;
            bg_solved_fight(&solved, &m, &got);
            naive_fight(&before, 0, &want);
            odds_near(&got, &want);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_lives),
        cmocka_unit_test(sure_in_time), cmocka_unit_test(mending),
        cmocka_unit_test(remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
