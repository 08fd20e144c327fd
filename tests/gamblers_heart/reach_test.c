/* That the book is played: in evenings of bots every obstacle stands, and falls and holds, each
 * Quest's clues are all told, and so are all of its ends. Whatever no bot can bring about is listed
 * here with its reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>

#include "games/gamblers_heart/obstacle.h"
#include "tests/gamblers_heart/desk.h"

enum { CARELESS, CAREFUL, EVENINGS_MOST = 20000 };

static struct desk desk;

/* What an obstacle came to: it stood, it was overcome, it was not. */
enum { STOOD, FELL, HELD, FATES };
static const char *const fate_word[FATES] = {"stood", "fell", "held"};
static bool own[SEEDS][OWN_MAX][FATES], maker[TABLES][FACES][FATES],
    general[3][OBSTACLES][FATES], clue[SEEDS][CLUES], end[SEEDS][4];

static bool *fates_of(const struct gamblers_heart *s)
{
    if (!gh_is_own(s))
        return general[s->obstacle - 1][s->which - 1];
    int k = s->which - OBSTACLES - 1;
    return s->seed < SEEDS ? own[s->seed][k] : maker[k][s->portent[k] - 1];
}

static void note(const struct gamblers_heart *was, const struct gamblers_heart *is)
{
    if (is->obstacle)
        fates_of(is)[STOOD] = true;
    bool scene = was->step == is->step && was->obstacle;
    if (scene && is->alarms > was->alarms)
        fates_of(was)[HELD] = true;
    if (scene && is->marks > was->marks) {
        fates_of(was)[FELL] = true;
        if (is->step == STEP_WORK && is->seed < SEEDS && is->marks <= CLUES)
            clue[is->seed][is->marks - 1] = true;
    }
    if (is->step == STEP_RESOLUTION && is->seed < SEEDS)
        end[is->seed][is->tone] = true;
}

static void ask(const struct state *s, int policy, int seat, struct rng *rng, struct move *m)
{
    const struct game *g = &gamblers_heart_game;
    struct view view;
    struct options o;
    redact(g, s, seat, &view);
    options_clear(&o);
    g->options(&desk.data, &view.state, seat, &o);
    if (seat == SEAT_CHANCE)
        options_draw(&o, rng, m);
    else
        g->policies[policy].choose(&desk.data, &view, &o, rng, m);
}

static void evening(int k)
{
    const struct game *g = &gamblers_heart_game;
    static struct state s, was;
    struct rules rules;
    struct rng rng;
    uint32_t turn;
    rules_default(g, &rules);
    rng_seed(&rng, (uint64_t)k, 18);
    assert_null(g->init(&desk.data, &rules, 2 + k % 4, &s));
    while ((turn = g->turn(&desk.data, &s)) != 0) {
        struct move m;
        int seat = __builtin_ctz(turn & ~1u ? turn & ~1u : turn); /* a bot GM is the last */
        ask(&s, k / 4 % 2 ? CARELESS : CAREFUL, seat, &rng, &m);
        was = s;
        assert_null(game_play(g, &desk.data, &s, &m));
        note(look_at(&was), look_at(&s));
    }
}

/* ---- What is missing ---- */

static int missing;

static void miss(bool say, const char *what, const char *where, const char *which)
{
    missing++;
    if (say)
        print_error("%s: %s: %s\n", where, which, what);
}

static void obstacle_missing(bool say, const char *where, const struct obstacle *at, const bool *is)
{
    /* Bots play cards wherever that helps, and a game of cards never fails (GH-A8). */
    for (int fate = 0; fate < (at->cards ? HELD : FATES); fate++)
        if (!is[fate])
            miss(say, fate_word[fate], where, at->title);
}

static int count_missing(bool say)
{
    static const char *const tone[] = {"victory", "defeat", "less awful", "even worse"};
    const struct book *b = &desk.book;
    missing = 0;
    for (int q = 0; q < SEEDS; q++) {
        for (int k = 0; k < b->seed[q].own_count; k++)
            obstacle_missing(say, b->seed[q].title, &b->seed[q].own[k], own[q][k]);
        for (int k = 0; k < CLUES; k++)
            if (b->seed[q].clue[k] && !clue[q][k])
                miss(say, b->seed[q].clue[k], b->seed[q].title, "clue");
        for (int k = 0; k < 4; k++)
            if (!end[q][k])
                miss(say, tone[k], b->seed[q].title, "end");
    }
    for (int t = 0; t < TABLES; t++)
        for (int f = 0; f < FACES; f++)
            obstacle_missing(say, b->table[t][f], &b->maker[t][f], maker[t][f]);
    for (int size = 0; size < 3; size++)
        for (int k = 0; k < OBSTACLES; k++)
            obstacle_missing(say, "general", &b->obstacle[size][k], general[size][k]);
    return missing;
}

/* GH-H7 */
static void all_reached(void **state)
{
    int played = 0;
    (void)state;
    while (played < EVENINGS_MOST && count_missing(false))
        for (int k = 0; k < 50; k++)
            evening(played++);
    print_message("%d evenings, %d missing\n", played, count_missing(false));
    assert_int_equal(count_missing(true), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_reached)};
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
