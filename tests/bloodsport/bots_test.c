/* What careful bets on its last day. What is always true: it is asked on the view of its seat, at
 * tables of the program's pack that careful players have come to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "ai/playout.h"
#include "games/bloodsport/money.h"
#include "tests/bloodsport/table.h"

static const struct policy *careful(void)
{
    for (int i = 0; i < bloodsport_game.policy_count; i++)
        if (!strcmp(bloodsport_game.policies[i].name, "careful"))
            return &bloodsport_game.policies[i];
    return NULL;
}

/* Plays a match alone up to its first bet. */
static void play_to_bets(const struct playout *p, uint64_t seed)
{
    struct rules rules;
    struct rng chance;
    struct options options;
    struct move move;
    int seat;
    rules_default(&bloodsport_game, &rules);
    assert_null(bloodsport_init(&data, &rules, 1, &table));
    rng_seed(&chance, seed, 0);
    for (uint64_t n = 0; t->phase != PHASE_BET; n++) {
        seat = playout_next(p, &table);
        assert_true(seat >= 0);
        if (seat == SEAT_CHANCE) {
            options_clear(&options);
            bloodsport_game.options(&data, &table, seat, &options);
            options_draw(&options, &chance, &move);
        } else {
            playout_choose(p, &table, seat, seed, n, &move);
        }
        bloodsport_game.apply(&data, &table, &move);
    }
}

/* The Coin that its bets lay and, if all win, bring, with so much in hand and so many Chances. The
 * first box asks for 3 (BG-A2). */
static void bets(const struct playout *p, int coin, int chance, int *laid, int *brought)
{
    struct state was = table;
    *laid = *brought = 0;
    t->coin[0] = (uint16_t)coin;
    t->chance[0] = (uint8_t)chance;
    t->paid[0] = 0;
    for (int f = 0; f < FIGHTS; f++) {
        struct move move;
        playout_choose(p, &table, 0, 7, (uint64_t)f, &move);
        *laid += move.arg[2];
        if (move.arg[1] != ON_NONE)
            *brought += bg_payout(t->odds[f], move.arg[1], move.arg[2]);
        bloodsport_game.apply(&data, &table, &move);
    }
    table = was;
}

/* BG-F3: without a Chance, who cannot pay has lost. So with 1 or 2 Coin a bet that brings what is
 * missing costs nothing; with 3 it would risk them. */
static void last_day(void **state)
{
    struct playout p = {&bloodsport_game, &data, careful()};
    int laid, brought, most = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        play_to_bets(&p, seed);
        for (int coin = 1; coin < 3; coin++) {
            bets(&p, coin, 0, &laid, &brought);
            assert_in_range(laid, 1, coin);
            most += coin + brought >= 3;
        }
        bets(&p, 3, 0, &laid, &brought);
        assert_int_equal(laid, 0);
    }
    assert_int_equal(most, 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(last_day)};
    return cmocka_run_group_tests(tests, open_pack, close_pack);
}
