/* Kuhn and Leduc poker played out in every way: the number of histories, derived by hand, and the
 * laws of resampling over the whole game: what is reachable is resampled, evenly, and nothing else.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/engine.h"

extern const struct game null_game, kuhn_game, leduc_game;

enum { BYTES = 64, STATES_MAX = 20000, DRAWS = 40, PLAYERS_MAX = 2 };

struct seen {
    uint8_t bytes[BYTES];
};

struct tree {
    const struct game *g;
    struct data d;
    uint64_t histories, ends;
    double value; /* what seat 0 gets if every decision is even */
    int64_t sum;  /* over all ends, of what all seats get */
    int count;
    struct seen state[STATES_MAX]; /* with repeats, until they are sorted */
};

static void walk(struct tree *t, const struct state *s, double chance)
{
    uint32_t turn = t->g->turn(&t->d, s);
    struct options o;
    t->histories++;
    assert_null(t->g->check(&t->d, s));
    assert_true(t->count < STATES_MAX);
    memcpy(t->state[t->count++].bytes, s->bytes, t->g->state_size);
    if (!turn) {
        int32_t got[SEATS_MAX] = {0};
        t->g->payoff(&t->d, s, got);
        t->ends++;
        t->value += chance * got[0];
        t->sum += got[0] + got[1];
        return;
    }
    options_clear(&o);
    t->g->options(&t->d, s, __builtin_ctz(turn), &o);
    uint64_t size = options_size(&o);
    for (uint64_t k = 0; k < size; k++) {
        struct state next;
        struct move m;
        state_copy(t->g, &next, s);
        options_nth(&o, k, &m);
        assert_null(game_play(t->g, &t->d, &next, &m));
        walk(t, &next, chance / (double)size);
    }
}

static int in_order(const void *a, const void *b)
{
    return memcmp(a, b, BYTES);
}

static void tree_make(struct tree *t, const struct game *g)
{
    struct complaint wrong;
    struct rules rules;
    struct state s;
    int unique = 0;
    memset(t, 0, sizeof *t);
    t->g = g;
    assert_true(g->state_size <= BYTES);
    assert_true(data_open_default(g, NULL, &t->d, &wrong));
    rules_default(g, &rules);
    assert_null(g->init(&t->d, &rules, g->seats_min, &s));
    walk(t, &s, 1);
    qsort(t->state, (size_t)t->count, BYTES, in_order);
    for (int i = 0; i < t->count; i++)
        if (!i || memcmp(t->state[i].bytes, t->state[unique - 1].bytes, BYTES))
            t->state[unique++] = t->state[i];
    t->count = unique;
}

struct sight {
    struct seen view;
    int state;
}; /* the view of one state */

static int sights_in_order(const void *a, const void *b)
{
    const struct sight *x = a, *y = b;
    int by = memcmp(x->view.bytes, y->view.bytes, BYTES);
    return by ? by : x->state - y->state;
}

/* Draws from one view; adds to the sum of squares and the degrees of freedom. */
static void draw_worlds(const struct tree *t, const struct sight *of, int worlds, int seat,
                        struct rng *r, double *squares, double *freedom)
{
    static int count[STATES_MAX];
    struct view v;
    struct state out;
    memset(v.state.bytes, 0, BYTES);
    memcpy(v.state.bytes, of->view.bytes, t->g->state_size);
    v.seat = (uint8_t)seat;
    memset(count, 0, (size_t)worlds * sizeof *count);
    for (int i = 0; i < DRAWS * worlds; i++) {
        struct seen world = {{0}};
        int k = 0;
        assert_true(resample(t->g, &t->d, &v, r, &out));
        memcpy(world.bytes, out.bytes, t->g->state_size);
        while (k < worlds && memcmp(t->state[of[k].state].bytes, world.bytes, BYTES))
            k++;
        assert_true(k < worlds); /* else it is a world that no play leads to */
        count[k]++;
    }
    for (int k = 0; k < worlds; k++) {
        assert_true(count[k] > 0); /* by chance once in e^40 */
        *squares += (count[k] - DRAWS) * (double)(count[k] - DRAWS) / DRAWS;
    }
    *freedom += worlds - 1;
}

static void try_worlds(const struct tree *t, int seat, int views_wanted)
{
    static struct sight sights[STATES_MAX];
    struct rng r;
    double squares = 0, freedom = 0;
    int views = 0;
    rng_seed(&r, 2024, (uint64_t)seat);
    for (int i = 0; i < t->count; i++) {
        struct state s;
        struct view v;
        memcpy(s.bytes, t->state[i].bytes, BYTES);
        redact(t->g, &s, seat, &v);
        memset(&sights[i], 0, sizeof sights[i]);
        memcpy(sights[i].view.bytes, v.state.bytes, t->g->state_size);
        sights[i].state = i;
    }
    qsort(sights, (size_t)t->count, sizeof *sights, sights_in_order);
    for (int i = 0, next; i < t->count; i = next, views++) {
        for (next = i + 1;
             next < t->count && !memcmp(sights[i].view.bytes, sights[next].view.bytes, BYTES);
             next++)
            ;
        draw_worlds(t, &sights[i], next - i, seat, &r, &squares, &freedom);
    }
    /* chi-square: mean `freedom`, variance twice that; five standard deviations either way */
    assert_true(fabs(squares - freedom) < 5 * sqrt(2 * freedom) + 1);
    assert_int_equal(views, views_wanted);
}

static struct tree tree;

/* 1 history before the deal, 3 after one card; then 6 deals x 9 betting sequences (none, p, b, pp,
 * pb, bp, bb, pbp, pbb; p: pass or fold, b: bet or call) = 54, of which pp, bb and pbb are followed
 * by a showdown: 6 x 3 = 18. Together 76. Ends: 6 x 5 (pp, bp, bb, pbp, pbb) = 30. Even play:
 * showdowns are even; bet and fold: 1/2 x 1/2, seat 0 gets 1; check, bet, fold: 1/8, it loses 1.
 * States tell less than histories: a bet that is called leaves the same whether a check came before
 * it or not, before and after the showdown: 6 x 2 less. Seat 0 sees: nothing dealt 1, its card
 * alone 3, then for each of its 3 cards 8 kinds of betting, and for each of 6 deals 2 kinds of
 * showdown. */
static void kuhn_counts(void **state)
{
    (void)state;
    tree_make(&tree, &kuhn_game);
    assert_int_equal(tree.histories, 76);
    assert_int_equal(tree.ends, 30);
    assert_int_equal(tree.sum, 0);
    assert_true(fabs(tree.value - 1.0 / 8) < 1e-12);
    assert_int_equal(tree.count, 76 - 12);
    try_worlds(&tree, 0, 1 + 3 + 3 * 8 + 6 * 2);
    /* seat 1: nothing dealt 1, seat 0 has a card 1, then the same */
    try_worlds(&tree, 1, 1 + 1 + 3 * 8 + 6 * 2);
    /* the watcher: 1, 1, the betting, and the shown hands */
    try_worlds(&tree, SEAT_WATCHER, 1 + 1 + 8 + 6 * 2);
}

/* One round of betting (c: check or call, r: raise, f: fold): 6 sequences leave a decision (none,
 * c, cr, crr, r, rr), 4 end in a fold (crf, crrf, rf, rrf), 5 end the round (cc, crc, crrc, rc,
 * rrc). Histories: 1 + 6 + 30 deals x (6 + 4 + 5 + 5 ends x 4 boards x (6 + 4 + 5 + 5 showdowns)) =
 * 12457. Ends: 30 x (4 + 5 x 4 x (4 + 5)) = 5520. Even play: a decision is 1/2 check, 1/2 raise;
 * 1/3 call, fold, raise; or 1/2 call, 1/2 fold. Folds in 24ths: crf 2, crrf 1, rf 4, rrf 2; round
 * ends: cc 6, crc 2, crrc 1, rc 4, rrc 2. First round: seat 0 gets
 * (-1 x 2 + 3 x 1 + 1 x 4 - 3 x 2) / 24 = -1/24. Second, with x each in the pot: (-2x + (x+4) + 4x
 * - 2(x+4)) / 24 = (x - 4) / 24; over the ends of the first (x: 1, 3, 5, 3, 5): (39 - 60) / 24 / 24
 * = -7/192. Showdowns are even. Together -5/64. */
static void leduc_counts(void **state)
{
    (void)state;
    tree_make(&tree, &leduc_game);
    assert_int_equal(tree.histories, 12457);
    assert_int_equal(tree.ends, 5520);
    assert_int_equal(tree.sum, 0);
    assert_true(fabs(tree.value + 5.0 / 64) < 1e-12);
}

/* What a state tells of the way to it. Before the flop: 6 decisions, 4 folds, 5 ends. After it what
 * each has put in and who raised first tell the 5 ends of the first round apart; and for each of
 * them again 6 decisions, 4 folds, 5 ends, 5 showdowns (`raises` and `checked` still tell them
 * apart). So a seat with a card sees before the flop 6 + 4 + 5 = 15 for each of 6 cards; after it 5
 * x 15 for each of 6 x 5 cards and boards; and 5 x 5 showdowns for each of 6 x 5 x 4 cards. Seat 0:
 * 1 + 6 + 6 x 15 + 30 x 75 + 120 x 25 = 5347. Seat 1 sees 1 where seat 0 sees its 6. The watcher: 1
 * + 1 + 15 + 6 x 75 + 120 x 25. */
static void leduc_worlds(void **state)
{
    (void)state;
    tree_make(&tree, &leduc_game);
    try_worlds(&tree, 0, 5347);
    try_worlds(&tree, 1, 5342);
    try_worlds(&tree, SEAT_WATCHER, 3467);
}

/* The die under the cup: 1 + 6 faces x (1 + 6 guesses x (1 + 1 shown)) = 79; ends 36; right once in
 * six. The guesser sees: nothing, a rolled cup, 6 guesses, 36 ends. */
static void null_counts(void **state)
{
    (void)state;
    tree_make(&tree, &null_game);
    assert_int_equal(tree.histories, 79);
    assert_int_equal(tree.ends, 36);
    assert_true(fabs(tree.value - 1.0 / 6) < 1e-12);
    try_worlds(&tree, 0, 1 + 1 + 6 + 36);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kuhn_counts),
        cmocka_unit_test(leduc_counts),
        cmocka_unit_test(leduc_worlds),
        cmocka_unit_test(null_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
