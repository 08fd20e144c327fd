/* The part of a game that is solved: the duel of Gambler's Heart. Counts are derived by hand; what
 * a value should be is asked of another program (duel.py). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/cfr.h"

extern const struct game gamblers_heart_game;

enum { CASTER, MASTER };
enum { PIECES = 1 << 20 };
static int live, left = PIECES; /* pieces of memory: held, and still to be had */

static void *resize(void *at, size_t size)
{
    if (!size) {
        live -= at != NULL;
        free(at);
        return NULL;
    }
    if (!left)
        return NULL;
    left--;
    live += at == NULL;
    return realloc(at, size);
}

static void set(struct rules *rules, const char *name, int value)
{
    const struct game_part *part = gamblers_heart_game.part;
    int i = 0;
    while (strcmp(part->rules[i].name, name) != 0)
        assert_true(++i < part->rule_count);
    rules->value[i] = value;
}

static void start(struct rules *rules, int fortune, int stake)
{
    const struct game_part *part = gamblers_heart_game.part;
    memset(rules, 0, sizeof *rules);
    for (int i = 0; i < part->rule_count; i++)
        rules->value[i] = part->rules[i].start;
    set(rules, "fortune", fortune);
    set(rules, "stake", stake);
}

/* The duel asks nothing of the book. */
static const char *compile(struct rules *rules, bool apart, struct small *out)
{
    struct small_wish wish = {.resize = resize, .apart = apart};
    struct data data = {.name = "none"};
    return small_of_part(gamblers_heart_game.part, &data, rules, &wish, out);
}

/* Gamblers with 1 Fortune at a Stake of 1 cannot raise, the GM may make it 2. So for each of the
 * three numbers of dice rolled again the GM chooses once, and after either Stake come fold, GM's
 * fold, an end each, the Patron and the verdict. Hands are 5, 4+1, 3+2, 3+1+1, 2+2+1, 2+1+1+1 or
 * all different. */
static void counted(void **state)
{
    struct rules rules;
    struct small s;
    start(&rules, 1, 1);
    assert_null(compile(&rules, false, &s));
    assert_int_equal(rules.value[1], 39); /* what the Gamblers do not hold */
    assert_int_equal(s.seat[CASTER].nodes, 1 + 3 * 2 * 2);
    assert_int_equal(s.seat[MASTER].nodes, 3 * (1 + 2 * 2));
    assert_int_equal(s.seat[CASTER].sets, 2 * 7 + 3 * 2 * (2 * 7 + 2 * 7 * 6));
    assert_int_equal(s.seat[MASTER].sets, 3 * (6 + 2 * (6 + 7 * 6)));
    /* no Patron: by kind and die; a Patron: by kind, let be or imposed */
    assert_int_equal(s.ends, 3 * 2 * (2 + 2 * (6 + 2)));
    small_free(&s);
    assert_null(compile(&rules, true, &s));
    assert_int_equal(s.seat[CASTER].nodes, 1 + 3 * 2 * 2);
    assert_int_equal(s.seat[CASTER].sets, 2 * 252 + 3 * 2 * (2 * 252 + 2 * 252 * 6));
    small_free(&s);
    assert_int_equal(live, 0);
    (void)state;
}

static void solve(struct rules *rules, bool apart, int iterations, struct solved *out)
{
    struct small s;
    struct cfr cfr;
    assert_null(compile(rules, apart, &s));
    assert_true(cfr_start(&cfr, &s, CFR_PREDICTIVE_DISCOUNTED));
    cfr_run(&cfr, (uint64_t)iterations);
    assert_true(cfr_judge(&cfr, out));
    cfr_free(&cfr);
    small_free(&s);
    assert_int_equal(live, 0);
}

static void is_near(double got, double want, double by)
{
    if (!(fabs(got - want) <= by))
        fail_msg("%.12f is not within %g of %.12f", got, by, want);
}

/* Faces are alike: with all 252 hands apart, everything comes out the same. */
static void hands_alike(void **state)
{
    struct rules rules;
    struct solved got, apart;
    start(&rules, 1, 1);
    solve(&rules, false, 40, &got);
    solve(&rules, true, 40, &apart);
    is_near(got.value, apart.value, 1e-10);
    is_near(got.exploitability, apart.exploitability, 1e-10);
    assert_true(got.exploitability > 0 && got.exploitability < 0.1);
    (void)state;
}

/* Every Fortune, and every Stake, is told and comes nearer to its solution. */
static void every_fortune(void **state)
{
    for (int fortune = 1; fortune <= 39; fortune++) {
        struct rules rules;
        struct solved early, late;
        start(&rules, fortune, 1 + fortune * 7 % 15);
        solve(&rules, false, 5, &early);
        solve(&rules, false, 60, &late);
        assert_true(late.exploitability > -1e-9 && late.exploitability < early.exploitability / 2);
        assert_true(late.value <= late.response[CASTER] && -late.value <= late.response[MASTER]);
    }
    (void)state;
}

/* A spell that nobody may take for one's own, a curse that outweighs all: then nobody invokes, and
 * what a curse costs changes nothing. One that is surely one's own wins whatever a die can turn. */
static void patron_counts(void **state)
{
    struct rules rules;
    struct solved never, cheap, sure;
    start(&rules, 20, 4);
    set(&rules, "fit", 0);
    set(&rules, "curse", 100);
    solve(&rules, false, 400, &never);
    set(&rules, "curse", 50);
    solve(&rules, false, 400, &cheap);
    is_near(never.value, cheap.value, never.exploitability * 2 + cheap.exploitability * 2);
    set(&rules, "fit", 100);
    solve(&rules, false, 400, &sure);
    assert_true(sure.value > never.value + 1);
    (void)state;
}

/* ---- Best responses, by trying every pure strategy ---- */

/* What the GM gets by the nodes first .. last - 1 with these choices: a bit for each lane. */
static double worth(const struct small *s, uint32_t first, uint32_t last, uint32_t bits,
                    const double *gain)
{
    const struct small_seat *m = &s->seat[MASTER];
    double plan[512] = {1}, come[64], sum = 0;
    assert_true(m->size <= 512);
    for (uint32_t k = first; k < last; k++) {
        const struct small_node *n = &m->node[k];
        assert_int_equal(n->choices, 2);
        small_come(m, n, plan, come);
        for (uint32_t i = 0; i < n->lanes; i++, bits >>= 1) {
            uint32_t at = n->at + i + (bits & 1 ? n->width : 0);
            plan[at] = come[i];
            sum += come[i] * gain[at];
        }
    }
    return sum;
}

/* Dice of two faces for both: hands of 5, 4+1 and 3+2. After each of the three numbers of dice the
 * GM has 2 x (1 + 2) + 2 x 3 x 2 choices of two, and what is chosen after one number changes
 * nothing after another. */
static void response_is_the_best(void **state)
{
    enum { NODES = 1 + 2 * 2, BITS = 2 * (1 + 2) + 2 * 3 * 2 };
    struct rules rules;
    struct small s;
    struct cfr cfr;
    double plan[1024], gain[1024], together = 0;
    start(&rules, 1, 1);
    set(&rules, "dice", 2);
    set(&rules, "die", 2);
    assert_null(compile(&rules, false, &s));
    assert_true(s.seat[CASTER].size <= 1024);
    assert_int_equal(s.seat[MASTER].nodes, 3 * NODES);
    for (int i = 0; i < 3; i++) {
        int bits = 0;
        for (int k = i * NODES; k < (i + 1) * NODES; k++)
            bits += s.seat[MASTER].node[k].lanes;
        assert_int_equal(bits, BITS);
    }
    assert_true(cfr_start(&cfr, &s, CFR_PLUS));
    cfr_run(&cfr, 3); /* neither uniform nor good */
    cfr_average(&cfr, CASTER, plan);
    small_gains(&s, MASTER, plan, gain);
    together = gain[0]; /* where the GM has chosen nothing */
    for (uint32_t i = 0; i < 3; i++) {
        double best = -100;
        for (uint32_t bits = 0; bits < 1u << BITS; bits++) {
            double got = worth(&s, i * NODES, (i + 1) * NODES, bits, gain);
            best = got > best ? got : best;
        }
        together += best;
    }
    is_near(small_response(&s, MASTER, plan, gain), together, 1e-12);
    cfr_free(&cfr);
    small_free(&s);
    assert_int_equal(live, 0);
    (void)state;
}

/* ---- What bots give up ---- */

static void given_up(const char *name, int fortune, int stake, double out[2])
{
    const struct game *g = &gamblers_heart_game;
    struct bot_asked asked = {.game = g, .times = 12};
    struct data data = {.name = "none"};
    struct rules rules;
    struct small s;
    struct solved solved;
    start(&rules, fortune, stake);
    solve(&rules, false, 150, &solved);
    assert_null(compile(&rules, false, &s));
    for (int i = 0; i < g->policy_count + g->style_count; i++)
        if (!strcmp(g->policies[i].name, name))
            asked.bot = &g->policies[i];
    assert_true(bot_loses(&data, &rules, &s, &asked, out));
    out[CASTER] += solved.value;
    out[MASTER] -= solved.value;
    small_free(&s);
    assert_int_equal(live, 0);
}

/* Who plays by the table gives up little on either side, wherever the table was made for. */
static void solved_gives_up_little(void **state)
{
    double careful[2], solved[2];
    given_up("careful", 11, 4, careful);
    given_up("solved", 11, 4, solved);
    assert_true(solved[CASTER] < 0.8 && solved[MASTER] < 1.5);
    assert_true(careful[CASTER] > 2 * solved[CASTER] && careful[MASTER] > 2 * solved[MASTER]);
    given_up("solved", 26, 8, solved);
    assert_true(solved[CASTER] < 1 && solved[MASTER] < 2.5);
    (void)state;
}

static void memory_ends(void **state)
{
    struct rules rules;
    struct small s;
    /* wherever memory ends, it is said and all of it given back */
    bool said = true;
    int n = 0;
    for (; said; n++) {
        start(&rules, 1, 1);
        left = n;
        const char *why = compile(&rules, false, &s);
        left = PIECES;
        said = why != NULL;
        if (said)
            assert_non_null(strstr(why, "memory"));
        else
            small_free(&s);
        assert_int_equal(live, 0);
    }
    assert_true(n > 10);
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counted),
        cmocka_unit_test(hands_alike),
        cmocka_unit_test(every_fortune),
        cmocka_unit_test(patron_counts),
        cmocka_unit_test(memory_ends),
        cmocka_unit_test(response_is_the_best),
        cmocka_unit_test(solved_gives_up_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
