/* How likely a quest is won (bot/prospect.h), against values worked out by hand, and what the bot
 * "strong" makes of it (GH-H1). By hand for a single Gambler who is cursed and so has nothing but
 * acts: of 24 obstacles as the die brings them 5 are cards and met for sure, (3 + 2) / 6 * 2 / 8;
 * any other is met by one die in 1 of 2 cases and by the higher of two in 3 of 4, and by 1 in 6 and
 * 1 in 36 the oracle shows a 1, which in the Conflict is a Showdown, in which the cursed are lost.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/gamblers_heart/bot/prospect.h"
#include "tests/gamblers_heart/desk.h"

enum { SEEDS_TRIED = 40 };

static const struct player player = {-1, 0.7, 0.5};
static const double CARDS = 5.0 / 24, PLAIN = 19.0 / 24;
static const double TWO = 3.0 / 4, TWO_BAD = 1.0 / 4 - 1.0 / 36;

static struct desk desk;

static void is_near(double a, double b)
{
    if (fabs(a - b) > 1e-12)
        fail_msg("%.15f is not %.15f", a, b);
}

/* One Gambler, cursed, before an obstacle. */
static struct gamblers_heart *alone(int step, int marks, int alarms)
{
    struct gamblers_heart *s = desk_scene(&desk, 1);
    desk_reveal(s, 1, 1, STATUS_CURSED);
    s->step = (uint8_t)step;
    s->marks = (uint8_t)marks;
    s->alarms = (uint8_t)alarms;
    s->obstacle = SIZE_MINOR;
    s->which = desk_plain_obstacle(&desk, SIZE_MINOR);
    return s;
}

static void test_conflict(void **state)
{
    (void)state;
    struct prospect p;
    double last = CARDS + PLAIN * TWO; /* a mark each, and help left */
    gh_prospect_make(&p, alone(STEP_CONFLICT, 1, 1), &player, 0);
    is_near(gh_prospect(&p, 0, CAME_MET), 1);
    is_near(gh_prospect(&p, 0, CAME_NOT_MET), 0);
    is_near(gh_prospect_act(&p, true), TWO);
    is_near(gh_prospect_act(&p, false), 1.0 / 2);
    gh_prospect_make(&p, alone(STEP_CONFLICT, 1, 0), &player, 0);
    is_near(gh_prospect(&p, 0, CAME_NOT_MET), last);
    is_near(gh_prospect_act(&p, true), TWO + TWO_BAD * last);
    is_near(gh_prospect_act(&p, false), 1.0 / 2 + 1.0 / 3 * last);
    /* both powers used, and a Flashback called: one die the next time */
    struct gamblers_heart *s = alone(STEP_CONFLICT, 1, 0);
    s->royalty_used = s->suit_used = 1u << 1;
    s->plans = 1;
    gh_prospect_make(&p, s, &player, 0);
    is_near(gh_prospect(&p, 0, CAME_NOT_MET), CARDS + PLAIN / 2);
}

static void test_work(void **state)
{
    (void)state;
    struct prospect p;
    double last = CARDS + PLAIN * TWO, ahead = CARDS + PLAIN * (TWO + TWO_BAD * last),
           behind = last * last, begun = CARDS * ahead + PLAIN * (TWO * ahead + TWO_BAD * behind);
    gh_prospect_make(&p, alone(STEP_WORK, 3, 2), &player, 0);
    is_near(gh_prospect(&p, 0, CAME_MET), begun);
    is_near(gh_prospect(&p, 0, CAME_NOT_MET), 0); /* a Showdown, and nobody to cast */
    gh_prospect_make(&p, alone(STEP_WORK, 3, 0), &player, 0);
    is_near(gh_prospect(&p, -20, CAME_MET), 0); /* the last one is lost with the last of Fortune */
    is_near(gh_prospect(&p, -19, CAME_MET), begun);
    /* Who may cast saves themselves in 7 of 10 Showdowns. */
    struct gamblers_heart *s = alone(STEP_WORK, 3, 2);
    desk_reveal(s, 1, 1, STATUS_FREE);
    gh_prospect_make(&p, s, &player, 0);
    is_near(gh_prospect(&p, 0, CAME_NOT_MET), 0.7 * gh_prospect(&p, 0, CAME_MET));
}

/* What strong answers with any seed. */
static void does(int seat, int verb)
{
    for (int seed = 0; seed < SEEDS_TRIED; seed++)
        assert_int_equal(desk_ask(&desk, "strong", seat, seed).verb, verb);
}

/* A free Gambler has cast for their own Patronage at a Stake of 12, and the GM has raised. */
static struct gamblers_heart *raised(int step, int marks, int alarms, const uint8_t face[DICE])
{
    struct gamblers_heart *s = alone(step, marks, alarms);
    desk_reveal(s, 1, 1, STATUS_FREE);
    s->fortune = 18;
    s->obstacle = SIZE_MAJOR;
    s->which = desk_plain_obstacle(&desk, SIZE_MAJOR);
    desk_spell(s, 1, desk_idea(&desk, SIZE_MAJOR, 1), SIZE_MAJOR, 1);
    s->initial = s->left_at = 12;
    s->stake = 22;
    memcpy(s->die, face, DICE);
    s->gm_die = 1;
    desk_dice_hidden(s, 1);
    s->actor = 1;
    s->phase = PHASE_FOLD;
    return s;
}

/* With a pair the Gambler's life is not worth one alarm; where the alarm is the quest, it is. */
static void test_folds(void **state)
{
    (void)state;
    static const uint8_t pair[DICE] = {1, 1, 2, 3, 4};
    raised(STEP_WORK, 0, 0, pair);
    does(1, DO_FOLD);
    raised(STEP_CONFLICT, 1, 1, pair);
    does(1, DO_STAY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_conflict),
        cmocka_unit_test(test_work),
        cmocka_unit_test(test_folds),
    };
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
