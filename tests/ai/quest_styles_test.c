/* Styles of Gambler's Heart: what a bot does more or less of than careful does, counted in matches
 * of each. A lie and an imposed Order have their rates between never and always; never and always
 * are some styles' (a truth is never kept back, and an Order that can't help is never imposed). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>

#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/state.h"
#include "tests/ai/watched.h"

enum { MATCHES = 500 };

struct counts {
    struct share lies, imposes, good, bad; /* good and bad: of plain acts */
    struct share bluffs;                   /* raises on a hand of nothing */
    struct share folds;                    /* the GM's */
};

static void see(void *arg, const struct state *state, const struct move *m)
{
    const struct gamblers_heart *s = look_at(state);
    struct counts *c = arg;
    if (m->seat == SEAT_CHANCE)
        return;
    int points = s->caster == NONE ? 0 : gh_hand_points(s->die);
    bool turns = s->caster != NONE && gh_points_turned(points) >= s->gm_die;
    switch (s->phase) {
    case PHASE_INVOKE:
        if (s->fits && s->fits != s->patron[seat_gambler(s->caster)] && points < s->gm_die && turns)
            share_add(&c->lies, m->verb == DO_INVOKE);
        break;
    case PHASE_JUDGE:
        if (turns && m->verb != DO_REJECT)
            share_add(&c->imposes, m->verb == DO_IMPOSE);
        break;
    case PHASE_ACT:
        if (m->verb == DO_ORACLE) {
            share_add(&c->good, m->arg[0] == LEAN_GOOD);
            share_add(&c->bad, m->arg[0] == LEAN_BAD);
        }
        break;
    case PHASE_RAISE:
        if (!points)
            share_add(&c->bluffs, m->verb == DO_RAISE);
        break;
    case PHASE_GM_FOLD: share_add(&c->folds, m->verb == DO_FOLD); break;
    default: break;
    }
}

static double rate(const char *what, const char *who, const struct share *s)
{
    printf("%s, %s: %d of %d\n", who, what, s->done, s->of);
    assert_true(s->of > 20);
    return (double)s->done / s->of;
}

static void test_gambler(void **state)
{
    (void)state;
    struct counts usual = {0}, liar = {0}, cautious = {0};
    watched("gamblers-heart", "careful", "careful", MATCHES, see, &usual);
    watched("gamblers-heart", "careful", "liar", MATCHES, see, &liar);
    watched("gamblers-heart", "careful", "cautious", MATCHES, see, &cautious);
    double lies = rate("lies", "careful", &usual.lies);
    assert_true(lies > 0 && lies < 1);
    assert_true(rate("lies", "liar", &liar.lies) == 1);
    assert_true(rate("lies", "cautious", &cautious.lies) == 0);
    double bluffs = rate("bluffs", "careful", &usual.bluffs);
    assert_true(rate("bluffs", "liar", &liar.bluffs) > 2 * bluffs);
    assert_true(rate("bluffs", "cautious", &cautious.bluffs) < bluffs);
}

static void test_gm(void **state)
{
    (void)state;
    struct counts usual = {0}, butcher = {0}, gentle = {0};
    watched("gamblers-heart", "careful", "careful", MATCHES, see, &usual);
    watched("gamblers-heart", "butcher", "careful", MATCHES, see, &butcher);
    watched("gamblers-heart", "gentle", "careful", MATCHES, see, &gentle);
    double imposes = rate("imposes", "careful", &usual.imposes);
    assert_true(imposes > 0 && imposes < 1);
    assert_true(rate("imposes", "butcher", &butcher.imposes) > imposes);
    assert_true(rate("imposes", "gentle", &gentle.imposes) == 0);
    double folds = rate("folds", "careful", &usual.folds);
    assert_true(rate("folds", "gentle", &gentle.folds) > folds);
    printf("plain acts: %d, %d, %d\n", usual.good.of, butcher.good.of, gentle.good.of);
    assert_true(usual.bad.done == 0 && butcher.good.done == 0 && butcher.bad.done > 0);
    assert_true(gentle.good.of > 0 && gentle.good.done == gentle.good.of);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_gambler), cmocka_unit_test(test_gm)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
