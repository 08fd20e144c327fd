/* A match of Texarkana for tests. */
#include "tests/texarkana/table.h"
#include "games/texarkana/state.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

void table_open(struct table *x)
{
    char why[256];
    struct text text = text_over(why, sizeof why);
    x->g = &texarkana_game;
    if (pack_open(&x->pack, x->g, NULL, &text))
        fail_msg("%s", why);
}

void table_begin(struct table *x, int seats, int story, uint64_t seed)
{
    struct rules rules;
    rng_seed(&x->rng, seed, 99);
    rules_default(x->g, &rules);
    rules.value[RULE_STORY] = story;
    assert_null(x->g->init(&x->pack.data, &rules, seats, &x->st));
}

void table_play(struct table *x, int seat, int verb, const int32_t arg[5])
{
    struct move m = {.seat = (uint8_t)seat, .verb = (uint8_t)verb};
    memcpy(m.arg, arg, 5 * sizeof *arg);
    const char *no = game_play(x->g, &x->pack.data, &x->st, &m);
    if (no)
        fail_msg("%s: %s", x->g->verbs[verb].name, no);
}

static void chance_once(struct table *x)
{
    struct options o;
    struct move m;
    x->g->options(&x->pack.data, &x->st, SEAT_CHANCE, &o);
    options_draw(&o, &x->rng, &m);
    assert_null(game_play(x->g, &x->pack.data, &x->st, &m));
}

void table_chance(struct table *x)
{
    while (x->g->turn(&x->pack.data, &x->st) == 1u << SEAT_CHANCE && !look_at(&x->st)->result)
        chance_once(x);
}

void table_bot(struct table *x, int seat, int policy, struct move *out)
{
    struct view view;
    struct options o;
    redact(x->g, &x->st, seat, &view);
    x->g->options(&x->pack.data, &view.state, seat, &o);
    x->g->policies[policy].choose(&x->pack.data, &view, &o, &x->rng, out);
    assert_true(options_allow(&o, out));
}

void table_run(struct table *x, int policy, int phase)
{
    uint32_t turn;
    while ((turn = x->g->turn(&x->pack.data, &x->st)) != 0 && look_at(&x->st)->phase != phase) {
        struct move m;
        if (turn == 1u << SEAT_CHANCE) {
            chance_once(x);
            continue;
        }
        int seat = turn == 1u << DEALER ? DEALER : __builtin_ctz(turn & ~(1u << DEALER));
        table_bot(x, seat, policy, &m);
        assert_null(game_play(x->g, &x->pack.data, &x->st, &m));
    }
}

void table_scene(struct table *x)
{
    table_begin(x, 3, STORY_FREE, 3);
    table_run(x, 1, PHASE_FREE);
    PLAY(x, DEALER, DO_SCENE, 0);
    PLAY(x, DEALER, DO_BRING, 0);
}

void table_trump(struct table *x)
{
    table_scene(x);
    struct set hand = tx_hand_of(look_at(&x->st), 1);
    int card = set_nth(&hand, 0), suit = card_suit(card);
    assert_int_not_equal(suit, SUIT_SKULLS);
    PLAY(x, 1, DO_ATTEMPT, GOAL_NONE, suit);
    PLAY(x, DEALER, DO_DECLARE, suit, SUIT_NONE, CAST_NONE, 0, 0);
    PLAY(x, DEALER, DO_DIFFICULTY, 0, 0);
    PLAY(x, 1, DO_PLAY, card, 0);
    PLAY(x, 2, DO_PASS, 0);
    assert_int_equal(look_at(&x->st)->phase, PHASE_TRUMP);
}
