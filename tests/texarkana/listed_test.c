/* What the scenario has for each step, as one key takes it and the Dealer's bot does it. What is
 * always true: expected is what tests/rules/texarkana/frontier.yaml says, read by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/texarkana/session.h"
#include "tests/texarkana/table.h"

static struct table x;

static struct texarkana *now(void)
{
    return table_of(&x.st);
}

/* The scene of the two Guards (npc-1, npc-2), and the pack. */
static const struct pack *yard(void)
{
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    return pack_of(&x.pack.data);
}

/* Nothing is listed here. */
static void nothing(void)
{
    struct move m;
    assert_false(tx_move_listed(pack_of(&x.pack.data), now(), &m));
}

static void listed(int verb, int a, int b, int c, int d, int e)
{
    const int32_t want[5] = {a, b, c, d, e};
    struct move m;
    memset(&m, 0x7f, sizeof m);
    assert_true(tx_move_listed(pack_of(&x.pack.data), now(), &m));
    assert_int_equal(m.seat, DEALER);
    assert_int_equal(m.verb, verb);
    for (int i = 0; i < 5; i++)
        assert_int_equal(m.arg[i], want[i]);
}

/* TX-G2: goal-1 by Masks against a Guard's Pistols, or by Horns at 2: 1 Coin. goal-2 by Clubs
 * against the second Guard, in violence: an Injury. goal-3 by Tomes at 3, supernatural, a burn
 * offered: 1 Luck. */
static void stakes(void **state)
{
    (void)state;
    yard();
    PLAY(&x, 1, DO_ATTEMPT, 0, SUIT_MASKS);
    listed(DO_DECLARE, SUIT_MASKS, SUIT_PISTOLS, 0, 0, 1 << RES_COIN);
    yard();
    PLAY(&x, 1, DO_ATTEMPT, 0, SUIT_HORNS);
    listed(DO_DECLARE, SUIT_HORNS, SUIT_NONE, CAST_NONE, 0, 1 << RES_COIN);
    yard();
    PLAY(&x, 2, DO_ATTEMPT, 1, SUIT_CLUBS);
    listed(DO_DECLARE, SUIT_CLUBS, SUIT_CLUBS, 1, 1 << MARK_VIOLENCE, 1 << RES_INJURY);
    now()->cast_out = 1 << 1; /* TX-F2: out, so that nobody opposes and no violence is done */
    listed(DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 1 << RES_INJURY);
    now()->cast_out = 0;
    now()->cast[1] = 1; /* a Brute came into the slot: none of the scenario's */
    listed(DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 1 << RES_INJURY);
    yard();
    PLAY(&x, 1, DO_ATTEMPT, 2, SUIT_TOMES);
    listed(DO_DECLARE, SUIT_TOMES, SUIT_NONE, CAST_NONE,
           1 << MARK_SUPERNATURAL | 1 << MARK_BURN_OFFERED, 1 << RES_LUCK);
    now()->kind = KIND_INVOCATION; /* what one is for, the Dealer says */
    nothing();
    yard();
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    nothing();
}

/* TX-C2: the rating of who opposes (Guard: Pistols -1, Diamonds 1), or the way's difficulty. */
static void difficulty(void **state)
{
    (void)state;
    bool is;
    yard();
    PLAY(&x, 1, DO_ATTEMPT, 0, SUIT_MASKS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_MASKS, SUIT_PISTOLS, 0, 0, 0);
    listed(DO_DIFFICULTY, -1, 0, 0, 0, 0);
    const struct pack *p = yard();
    PLAY(&x, 1, DO_ATTEMPT, 0, SUIT_HORNS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_HORNS, SUIT_NONE, CAST_NONE, 0, 0);
    listed(DO_DIFFICULTY, 2, 0, 0, 0, 0);
    yard();
    PLAY(&x, 1, DO_ATTEMPT, 1, SUIT_CLUBS); /* listed against the second Guard, whom the Dealer
                                               leaves out of it */
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
    nothing();
    assert_int_equal(tx_dv_listed(p, now(), &is), 0);
    assert_false(is);
    yard();
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_DIAMONDS, 0, 0, 0);
    listed(DO_DIFFICULTY, 1, 0, 0, 0, 0);
    yard();
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    PLAY(&x, DEALER, DO_DECLARE, SUIT_CLUBS, SUIT_NONE, CAST_NONE, 0, 0);
    nothing();
}

/* TX-C5: what a failure costs, each once, and of what was at risk alone. */
static void cost(void **state)
{
    (void)state;
    yard();
    now()->phase = PHASE_TELL;
    now()->kind = KIND_TEST;
    now()->test_goal = 0;
    now()->result = RESULT_FAILURE;
    nothing();
    now()->risk = 1 << RES_COIN | 1 << RES_GRIT;
    listed(DO_TAKE, RES_COIN, 1, 0, 0, 0);
    now()->taken = 1 << RES_COIN;
    nothing();
    now()->taken = 1 << RES_GRIT;
    now()->result = RESULT_SUCCESS;
    nothing();
    now()->result = RESULT_FAILURE;
    now()->kind = KIND_DUEL;
    nothing();
    now()->kind = KIND_TEST;
    now()->test_goal = 1;
    now()->risk = 1 << RES_INJURY;
    listed(DO_TAKE, RES_INJURY, 1, 0, 0, 0);
    now()->test_goal = GOAL_NONE;
    nothing();
    struct pack *p = x.pack.block; /* as if goal-1 cost 2 Will besides */
    uint8_t was = p->scenario[0].scene[0].goal[0].cost[RES_WILL];
    p->scenario[0].scene[0].goal[0].cost[RES_WILL] = 2;
    now()->test_goal = 0;
    now()->risk = 1 << RES_WILL;
    listed(DO_TAKE, RES_WILL, 2, 0, 0, 0);
    assert_int_equal(tx_risk_listed(p, now()), 1 << RES_WILL | 1 << RES_COIN);
    p->scenario[0].scene[0].goal[0].cost[RES_WILL] = was;
}

/* TX-G2: the first scene, then where the story goes; the scene that is open is closed once everyone
 * has let it go. */
static void scenes(void **state)
{
    (void)state;
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    listed(DO_SCENE, 0, 0, 0, 0, 0);
    now()->to = 1;
    listed(DO_SCENE, 1, 0, 0, 0, 0);
    now()->scenes = SCENES_SESSION_MAX - 1;
    listed(DO_SCENE, 1, 0, 0, 0, 0);
    now()->scenes = SCENES_SESSION_MAX;
    nothing();
    now()->scenes = 0;
    now()->to = TO_ENDING;
    nothing();
    yard();
    nothing();
    now()->to = 1;
    nothing(); /* players are still asked */
    now()->waiting = 1 << DEALER;
    listed(DO_CLOSE_SCENE, 0, 0, 0, 0, 0);
    now()->to = NONE;
    nothing();
    now()->phase = PHASE_CARD;
    now()->to = 1;
    nothing();
    table_begin(&x, 3, STORY_FREE, 3);
    table_run(&x, 1, PHASE_FREE);
    nothing();
    PLAY(&x, DEALER, DO_SCENE, 0);
    now()->to = 1;
    now()->waiting = 1 << DEALER;
    nothing();
}

/* The pack has one scenario, and its first scene three goals; a table is for 2 to 7. */
static void bounds(void **state)
{
    (void)state;
    struct rules rules;
    const struct pack *p = yard();
    assert_non_null(tx_goal_of(p, now(), 2));
    assert_null(tx_goal_of(p, now(), 3));
    assert_true(tx_npc_stands(now(), 1));
    assert_false(tx_npc_stands(now(), 2));
    assert_false(tx_npc_stands(now(), CAST_NONE));
    for (int story = STORY_ASK; story <= STORY_FREE; story++) {
        rules_default(x.g, &rules);
        rules.value[RULE_STORY] = story;
        const char *no = x.g->init(&x.pack.data, &rules, 3, &x.st);
        if (story > STORY_FIRST && story < STORY_FREE)
            assert_string_equal(no, "the pack has no such scenario");
        else
            assert_null(no);
    }
    rules_default(x.g, &rules);
    assert_int_equal(x.g->seats_min, 2);
    assert_int_equal(x.g->seats_max, 7);
    for (int seats = 2; seats <= 7; seats++)
        assert_null(x.g->init(&x.pack.data, &rules, seats, &x.st));
}

int main(void)
{
    char why[256] = "";
    struct text text = text_over(why, sizeof why);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stakes), cmocka_unit_test(difficulty), cmocka_unit_test(cost),
        cmocka_unit_test(scenes), cmocka_unit_test(bounds),
    };
    x.g = &texarkana_game;
    if (pack_open_file(&x.pack, x.g, FRONTIER, &text)) {
        print_error("%s\n", why);
        return 1;
    }
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    pack_close(&x.pack);
    return failed;
}
