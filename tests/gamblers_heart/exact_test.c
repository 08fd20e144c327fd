/* The odds of a duel. What is always true: expected figures are those of the rules page, as
 * fractions, found here again by going through all 7,776 hands, every choice of dice and every
 * outcome in whole numbers; the count shares nothing with the program: it names a hand by how many
 * pairs of its dice are equal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/state.h"

enum { ALL = 7776 };

static void near(double got, double want)
{
    assert_true(fabs(got - want) < 1e-12);
}

/* GH-C9 by equal pairs: five alike make 10, four 6, a full house 3 + 1, three 3, two pairs 2, a
 * pair 1. */
static int value_by_pairs(const int *die)
{
    static const int value[11] = {0, 1, 2, 3, 4, -1, 5, -1, -1, -1, 6};
    int equal = 0;
    for (int i = 0; i < DICE; i++)
        for (int j = i + 1; j < DICE; j++)
            equal += die[i] == die[j];
    return value[equal];
}

/* GH-D3: the best of all hands that differ in one die at most. */
static int value_turned(const int *given)
{
    int die[DICE], best = 0;
    memcpy(die, given, sizeof die);
    for (int i = 0; i < DICE; i++) {
        for (die[i] = 1; die[i] <= 6; die[i]++)
            best = value_by_pairs(die) > best ? value_by_pairs(die) : best;
        die[i] = given[i];
    }
    return best;
}

static void hand_at(int n, int *die, uint8_t *face)
{
    for (int i = 0; i < DICE; i++, n /= 6) {
        die[i] = n % 6 + 1;
        face[i] = (uint8_t)die[i];
    }
}

/* Values of the hands, so that the sums below need not find them again. */
static int plain[ALL], turned[ALL];

static void values(void)
{
    for (int n = 0; n < ALL; n++) {
        int die[DICE];
        uint8_t face[DICE];
        hand_at(n, die, face);
        plain[n] = value_by_pairs(die);
        turned[n] = value_turned(die);
    }
}

static int code_of(const int *die)
{
    int n = 0;
    for (int i = DICE - 1; i >= 0; i--)
        n = n * 6 + die[i] - 1;
    return n;
}

/* The sum of values over 36 equally likely outcomes of rolling dice a and b again; a == b: one die,
 * and a == DICE:
 * none, each outcome as often as makes 36. A value of v beats v of 6 dice: P(win) is the sum /
 * 216. */
static int sum_of_36(const int *given, int a, int b, const int *value)
{
    int die[DICE + 1], sum = 0;
    memcpy(die, given, DICE * sizeof *die);
    for (int x = 1; x <= 6; x++)
        for (int y = 1; y <= 6; y++) {
            die[a] = x;
            if (b != a)
                die[b] = y;
            sum += value[code_of(die)];
        }
    return sum;
}

/* The best of the 16 ways to roll at most two dice again. */
static int best_of_36(const int *die, const int *value)
{
    int best = sum_of_36(die, DICE, DICE, value);
    for (int a = 0; a < DICE; a++)
        for (int b = a; b < DICE; b++) {
            int sum = sum_of_36(die, a, b, value);
            best = sum > best ? sum : best;
        }
    return best;
}

/* The worked figures: of 7,776 hands 6 are five of a kind, 150 four, 300 full houses, 1,200 three,
 * 1,800 two pairs, 3,600 one pair and 720 nothing, 240 of those straights, which count nothing.
 * GH-C9 */
static void worked_counts(void **state)
{
    int count[POINTS] = {0}, straights = 0;
    (void)state;
    for (int n = 0; n < ALL; n++) {
        int die[DICE];
        uint8_t face[DICE];
        hand_at(n, die, face);
        assert_int_equal(gh_hand_points(face), plain[n]);
        assert_int_equal(gh_points_turned(plain[n]), turned[n]);
        count[plain[n]]++;
        int has = 0;
        for (int i = 0; i < DICE; i++)
            has |= 1 << die[i];
        if (has == 0x3e || has == 0x7c) { /* faces 1 to 5, or 2 to 6 */
            straights++;
            assert_int_equal(gh_hand_points(face), 0);
        }
    }
    static const int want[POINTS] = {720, 3600, 1800, 1200, 300, 150, 6};
    assert_memory_equal(count, want, sizeof want);
    assert_int_equal(straights, 240);
    for (int v = 0; v < POINTS; v++) {
        int ways = 0, of[FACES + 1] = {0};
        const uint8_t *face = gh_points_hand(v, &ways);
        assert_int_equal(gh_hand_points(face), v);
        assert_int_equal(ways, want[v]);
        for (int i = 0; i < DICE; i++)
            of[face[i]]++;
        for (int i = 1; i < DICE; i++) /* the most frequent first, of these the lowest */
            assert_true(of[face[i - 1]] > of[face[i]] ||
                        (of[face[i - 1]] == of[face[i]] && face[i - 1] <= face[i]));
    }
}

/* GH-C10, GH-C5, GH-D3: 2131/7776 without a reroll, 59653/139968 with the best one, 100063/139968
 * with the best one for a Patron that is accepted, 2263/3888 for such a Patron without a reroll. */
static void worked_chances(void **state)
{
    int64_t keep = 0, keep_turned = 0, best = 0, best_turned = 0;
    (void)state;
    for (int n = 0; n < ALL; n++) {
        int die[DICE];
        uint8_t face[DICE];
        double wins;
        hand_at(n, die, face);
        int sum = best_of_36(die, plain), sum_turned = best_of_36(die, turned);
        keep += plain[n];
        keep_turned += turned[n];
        best += sum;
        best_turned += sum_turned;
        uint32_t mask = gh_reroll_best(face, 0, &wins);
        near(wins, sum / 216.0);
        near(gh_reroll_chance(face, mask, 0), wins);
        gh_reroll_best(face, 1, &wins);
        near(wins, sum_turned / 216.0);
    }
    assert_true(keep * 7776 == (int64_t)2131 * ALL * 6);
    assert_true(keep_turned * 3888 == (int64_t)2263 * ALL * 6);
    assert_true(best * 139968 == (int64_t)59653 * ALL * 216);
    assert_true(best_turned * 139968 == (int64_t)100063 * ALL * 216);
    near(gh_duel_chance(0), 59653 / 139968.0);
    near(gh_duel_chance(1), 100063 / 139968.0);
    near(gh_duel_told(false), 59653 / 139968.0);
    near(gh_duel_told(true), 100063 / 139968.0);
}

static void against_a_die(void **state)
{
    double unseen[FACES + 1] = {0}, three[FACES + 1] = {0};
    (void)state;
    for (int k = 1; k <= FACES; k++)
        unseen[k] = 1 / 6.0;
    three[3] = 1;
    for (int v = 0; v < POINTS; v++) {
        near(gh_points_chance(v, 0), v / 6.0); /* GH-C10: a value of v is not below v of the 6
                                                  faces */
        near(gh_points_against(v, unseen, 0.25), gh_points_chance(v, 0.25));
        near(gh_points_against(v, three, 0), v >= 3);
    }
    near(gh_points_chance(0, 1), 1 / 6.0);       /* nothing becomes a pair: GH-D3 */
    near(gh_points_chance(1, 0.5), 2 / 6.0);     /* halfway from a pair's 1 to three's 3 */
    near(gh_points_against(1, three, 0.5), 0.5); /* a pair loses to 3; turned to three of a kind it
                                                    wins */
    near(gh_points_against(0, three, 1), 0);
}

/* GH-C5: of five dice none can be rolled again in 1 way, one in 5, two in 10; each of these stands
 * once, those with fewer dice first. */
static void rerolls(void **state)
{
    uint32_t seen = 0;
    (void)state;
    for (int i = 0; i < REROLLS; i++) {
        uint32_t mask = gh_reroll_mask(i);
        assert_int_equal(__builtin_popcount(mask), i < 1 ? 0 : i < 6 ? 1 : 2);
        assert_in_range(mask, 0, 31);
        assert_false(seen >> mask & 1);
        seen |= 1u << mask;
    }
}

/* GH-C5, by hand: a pair and two pairs. Of j-j-q-q-k the king is rolled: 2 faces of 6 make a full
 * house (4), else 2:
 * 16/6 points, 16/36. With four alike the fifth: 1 of 6 makes five (6), else 5: 31/36. A full house
 * is kept: 4/6. For a Patron four alike are kept: one turned die makes five, without fail. */
static void best_rerolls(void **state)
{
    static const uint8_t two_pairs[DICE] = {FACE_J, FACE_Q, FACE_K, FACE_Q, FACE_J},
                         four[DICE] = {6, 6, 2, 6, 6}, full[DICE] = {1, 2, 1, 2, 2};
    double wins;
    (void)state;
    assert_int_equal(gh_reroll_best(two_pairs, 0, &wins), 1 << 2);
    near(wins, 16 / 36.0);
    assert_int_equal(gh_reroll_best(four, 0, &wins), 1 << 2);
    near(wins, 31 / 36.0);
    assert_int_equal(gh_reroll_best(full, 0, &wins), 0);
    near(wins, 4 / 6.0);
    assert_int_equal(gh_reroll_best(four, 1, &wins), 0);
    near(wins, 1);
}

/* GH-D3: nothing is turned into a pair, a full house into four; five of a kind is left. */
static void best_turns(void **state)
{
    static const uint8_t given[][DICE] = {{1, 2, 3, 4, 6}, {5, 3, 5, 3, 5}, {2, 2, 4, 2, 2}};
    static const int want[] = {1, 5, 6};
    static const uint8_t five[DICE] = {4, 4, 4, 4, 4};
    int die = 9, to = 9;
    (void)state;
    for (int i = 0; i < 3; i++) {
        uint8_t face[DICE];
        memcpy(face, given[i], sizeof face);
        assert_true(gh_best_turn(face, &die, &to));
        assert_int_not_equal(face[die], to);
        face[die] = (uint8_t)to;
        assert_int_equal(gh_hand_points(face), want[i]);
    }
    assert_false(gh_best_turn(five, &die, &to));
}

/* What the number of dice tells. By the best rerolls without a Patron: none for five alike and full
 * houses (306 hands), one for four alike and two pairs (1,950), two for the rest (5,520). None: 6
 * of 306 are five. One: of 150 fours one in six becomes five, of 1,800 two pairs one in three a
 * full house. */
static void spread(void **state)
{
    struct spread s;
    (void)state;
    gh_spread_solve(0, &s);
    near(s.share[0], 306 / 7776.0);
    near(s.share[1], 1950 / 7776.0);
    near(s.share[2], 5520 / 7776.0);
    near(s.points[0][6], 6 / 306.0);
    near(s.points[0][4], 300 / 306.0);
    near(s.points[1][6], 25 / 1950.0);
    near(s.points[1][5], 125 / 1950.0);
    near(s.points[1][4], 600 / 1950.0);
    near(s.points[1][2], 1200 / 1950.0);
    double sum = 0;
    for (int v = 0; v < POINTS; v++)
        for (int count = 0; count <= REROLL_MAX; count++)
            sum += s.share[count] * s.points[count][v] * v / 6;
    near(sum, 59653 / 139968.0);
}

/* GH-D3: of every hand the best that one die can make of it, or that none can. */
static void every_turn(void **state)
{
    (void)state;
    for (int n = 0; n < ALL; n++) {
        int die[DICE], at = 9, to = 9;
        uint8_t face[DICE];
        hand_at(n, die, face);
        if (!gh_best_turn(face, &at, &to)) {
            assert_int_equal(turned[n], plain[n]);
            continue;
        }
        assert_true(turned[n] > plain[n]);
        die[at] = to;
        assert_int_equal(value_by_pairs(die), turned[n]);
    }
}

/* By how many dice are rolled again: of every hand with 36 outcomes, how many end at each value.
 * The Gambler rolls what brings the most, and of equal ways the one with the fewest dice. */
static void count_rerolls(const int *value, int count[REROLL_MAX + 1][POINTS])
{
    memset(count, 0, sizeof(int[REROLL_MAX + 1][POINTS]));
    for (int n = 0; n < ALL; n++) {
        int die[DICE + 1], best = -1, a = 0, b = 0;
        uint8_t face[DICE];
        hand_at(n, die, face);
        for (int dice = 0; dice <= REROLL_MAX; dice++)
            for (int x = dice ? 0 : DICE; x < DICE + !dice; x++)
                for (int y = dice == 2 ? x + 1 : x; y < (dice == 2 ? DICE : x + 1); y++) {
                    int sum = sum_of_36(die, x, y, value);
                    if (sum > best) {
                        best = sum;
                        a = x;
                        b = y;
                    }
                }
        int dice = a == DICE ? 0 : a == b ? 1 : 2;
        for (int k = 0; k < 36; k++) {
            int rolled[DICE + 1];
            memcpy(rolled, die, sizeof rolled);
            rolled[a] = k % 6 + 1;
            if (a != b)
                rolled[b] = k / 6 + 1;
            count[dice][plain[code_of(rolled)]]++;
        }
    }
}

/* GH-C5, GH-C10, GH-D3: what the dice rolled again and the GM's die tell of a covered hand, whether
 * the Gambler counted on a Patron or not; and what is told without the GM's die. */
static void counted(void **state)
{
    (void)state;
    for (int on_patron = 0; on_patron < 2; on_patron++) {
        int count[REROLL_MAX + 1][POINTS], best[POINTS];
        struct spread s;
        memset(best, 0, sizeof best);
        for (int n = 0; n < ALL; n++)
            best[plain[n]] = turned[n];
        count_rerolls(on_patron ? turned : plain, count);
        gh_spread_solve(on_patron, &s);
        for (int dice = 0; dice <= REROLL_MAX; dice++) {
            int all = 0;
            for (int v = 0; v < POINTS; v++)
                all += count[dice][v];
            near(s.share[dice], all / (ALL * 36.0));
            for (int v = 0; v < POINTS; v++) {
                near(s.points[dice][v], (double)count[dice][v] / all);
                near(gh_counted_share(dice, on_patron, v), count[dice][v] / (ALL * 36.0));
            }
            for (int die = 1; die <= FACES; die++) {
                int as_it_is = 0, with_patron = 0;
                for (int v = 0; v < POINTS; v++) {
                    as_it_is += v >= die ? count[dice][v] : 0;
                    with_patron += best[v] >= die ? count[dice][v] : 0;
                }
                near(gh_counted_chance(dice, die, on_patron, 0), (double)as_it_is / all);
                near(gh_counted_chance(dice, die, on_patron, 1), (double)with_patron / all);
                near(gh_counted_chance(dice, die, on_patron, 0.25),
                     (0.75 * as_it_is + 0.25 * with_patron) / all);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worked_counts), cmocka_unit_test(worked_chances),
        cmocka_unit_test(against_a_die), cmocka_unit_test(rerolls), cmocka_unit_test(best_rerolls),
        cmocka_unit_test(best_turns),    cmocka_unit_test(spread),
        cmocka_unit_test(every_turn),    cmocka_unit_test(counted),
    };
    values();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
