/* Whole campaigns of bots, under every variant, with random players among them. What is always
 * true: after every move the invariant holds, every answer is open to its seat, nobody is asked for
 * ever, and every campaign ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "games/gamblers_heart/state.h"
#include "tests/gamblers_heart/desk.h"

enum { CAMPAIGNS = 12, RANDOM = -1, CARELESS = 0, CAREFUL = 1 };

static struct desk desk;

struct told { int favours, vetoes, duels, acts, quests; };

/* On a floor people are asked before bots, and a GM's bot last: here the GM is. */
static int next_seat(uint32_t turn)
{
    return __builtin_ctz(turn & ~1u ? turn & ~1u : turn);
}

static void ask(int policy, const struct state *s, int seat, struct rng *rng, struct move *m)
{
    const struct game *g = &gamblers_heart_game;
    struct view view;
    struct options o;
    redact(g, s, seat, &view);
    options_clear(&o);
    g->options(&desk.data, &view.state, seat, &o);
    if (seat == SEAT_CHANCE)
        options_draw(&o, rng, m);
    else if (policy == RANDOM)
        options_nth(&o, rng_below(rng, options_size(&o)), m);
    else
        g->policies[policy].choose(&desk.data, &view, &o, rng, m);
}

static void campaign(const struct rules *rules, int seats, int gm, int gambler, uint64_t seed,
                     struct told *told)
{
    const struct game *g = &gamblers_heart_game;
    struct state s;
    struct rng rng;
    uint32_t turn, moves = 0;
    int32_t payoff[SEATS_MAX];
    rng_seed(&rng, seed, 5);
    assert_null(g->init(&desk.data, rules, seats, &s));
    while ((turn = g->turn(&desk.data, &s)) != 0) {
        struct move m;
        int seat = next_seat(turn);
        ask(seat == GM ? gm : gambler, &s, seat, &rng, &m);
        assert_null(game_play(g, &desk.data, &s, &m));
        assert_null(g->check(&desk.data, &s));
        assert_true(++moves < g->moves_max);
        told->favours += m.verb == DO_FAVOUR;
        told->vetoes += m.verb == DO_VETO;
        told->duels += m.verb == DO_ACCEPT;
        told->acts += m.verb == DO_ACT;
    }
    g->payoff(&desk.data, &s, payoff);
    assert_int_equal(payoff[GM] + payoff[1], look_at(&s)->quest);
    told->quests += look_at(&s)->quest;
}

/* All variants of the rules, one after the other. */
static void variant(int k, struct rules *out)
{
    rules_default(&gamblers_heart_game, out);
    out->value[RULE_QUESTS] = 1 + k % 4;
    out->value[RULE_IMPOSE] = k & 1;
    out->value[RULE_FLASHBACK] = k >> 1 & 1;
    out->value[RULE_FAVOUR] = k >> 2 & 1;
}

/* GH-H1, GH-H2: every seat a bot. GH-H3: a bot GM gives no Favour and vetoes no Flashback. */
static void bots_alone(void **state)
{
    struct told told = {0};
    int most = 0;
    (void)state;
    for (int k = 0; k < CAMPAIGNS * 8; k++) {
        struct rules rules;
        variant(k, &rules);
        campaign(&rules, 2 + k % 8, k % 5 ? CAREFUL : CARELESS, k % 3 ? CAREFUL : CARELESS,
                 (uint64_t)k, &told);
        most += rules.value[RULE_QUESTS];
    }
    assert_int_equal(told.favours + told.vetoes, 0);
    assert_int_equal(told.quests, most); /* a bot GM plays all quests that there are */
    assert_true(told.duels > told.quests && told.acts > told.quests);
}

/* Whatever a GM asks of them, Gamblers' bots have an answer; and a bot GM for whatever Gamblers
 * do. */
static void among_random(void **state)
{
    struct told told = {0};
    (void)state;
    for (int k = 0; k < CAMPAIGNS; k++) {
        struct rules rules;
        variant(k, &rules);
        campaign(&rules, 2 + k % 8, RANDOM, k % 2 ? CAREFUL : CARELESS, (uint64_t)k, &told);
        campaign(&rules, 2 + k % 8, k % 2 ? CAREFUL : CARELESS, RANDOM, (uint64_t)k, &told);
    }
    assert_true(told.duels > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bots_alone),
                                       cmocka_unit_test(among_random)};
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
