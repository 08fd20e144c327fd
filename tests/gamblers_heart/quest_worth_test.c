/* How likely a quest is won, against values worked out by hand: as it is counted (bot/prospect.h),
 * and as it is read off a table (bot/quest_table.h) in which each cell is its own number. And what
 * the bot "strong" makes of both (GH-H1). By hand for a single Gambler who is cursed and so has
 * nothing but acts: of 24 obstacles as the die brings them 5 are cards and met for sure, (3 + 2) /
 * 6 * 2 / 8; any other is met by one die in 1 of 2 cases and by the higher of two in 3 of 4, and
 * by 1 in 6 and 1 in 36 the oracle shows a 1, which in the Conflict is a Showdown, in which the
 * cursed are lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/gamblers_heart/bot/prospect.h"
#include "games/gamblers_heart/bot/quest_table.h"
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

/* ---- The table ---- */

/* The row of a crew and of a spot, and the column. */
static double cell(int crew, int spot, int column)
{
    return ((crew * QUEST_SPOTS + spot) * QUEST_FORTUNES + column) / (double)QUEST_SURE;
}

static const struct quest_table *numbered(void)
{
    static struct quest_table t;
    for (int crew = 0; crew < QUEST_CREWS; crew++)
        for (int spot = 0; spot < QUEST_SPOTS; spot++)
            for (int i = 0; i < QUEST_FORTUNES; i++)
                t.won[crew][spot][i] = (uint16_t)lround(cell(crew, spot, i) * QUEST_SURE);
    return &t;
}

/* Crews as they stand in the table: by how many live, are free, are blessed. */
enum { ONE_CURSED, ONE_FREE = 2, CURSED_AND_FREE = 6, TWO_FREE = 8, THREE_FREE = 18 };

static void test_table(void **state)
{
    (void)state;
    const struct quest_table *t = numbered();
    struct quest_at at = {{1, 0, 0, 2}, false, 1, 2, 1};
    is_near(gh_quest_value(t, at), cell(ONE_FREE, 5, 0));
    at.fortune = 2;
    is_near(gh_quest_value(t, at), cell(ONE_FREE, 5, 0) + 1e-4 / 3);
    for (at.fortune = 37; at.fortune < FORTUNE; at.fortune++)
        is_near(gh_quest_value(t, at), cell(ONE_FREE, 5, 12));
    is_near(gh_quest_value(t, at), cell(ONE_FREE, 5, 13)); /* 40: the next spell is sure */
    at.of[STATUS_FREE] = 5;                                /* as many as three */
    is_near(gh_quest_value(t, at), cell(THREE_FREE, 5, 13));
    at.alarms = 3; /* the Work ends with it, whatever the marks */
    is_near(gh_quest_value(t, at), cell(THREE_FREE, 12, 13));
    at.marks = 4;
    at.alarms = 0;
    is_near(gh_quest_value(t, at), cell(THREE_FREE, 13, 13)); /* the Conflict begins */
    at.conflict = true;
    at.marks = at.alarms = 1;
    is_near(gh_quest_value(t, at), cell(THREE_FREE, 16, 13));
    at.marks = 2;
    is_near(gh_quest_value(t, at), 1);
    at.marks = 1;
    at.alarms = 2;
    is_near(gh_quest_value(t, at), 0);
}

static void test_after(void **state)
{
    (void)state;
    const struct quest_table *t = numbered();
    struct gamblers_heart *s = desk_scene(&desk, 2);
    desk_spell(s, 1, desk_idea(&desk, SIZE_MINOR, 1), SIZE_MINOR, 1);
    s->marks = s->alarms = 1;
    s->fortune = 19;
    is_near(gh_quest_after(t, s, 0, CAME_NOTHING), cell(TWO_FREE, 4, 6));
    is_near(gh_quest_after(t, s, 3, CAME_MET), cell(TWO_FREE, 7, 7));
    is_near(gh_quest_after(t, s, -18, CAME_NOT_MET), cell(TWO_FREE, 5, 0));
    is_near(gh_quest_after(t, s, 30, CAME_MET), cell(TWO_FREE, 7, 13));
    is_near(gh_quest_after(t, s, -19, CAME_NOT_MET), cell(ONE_FREE, 5, 3)); /* GH-B4 */
    desk_reveal(s, 2, 2, STATUS_CURSED);
    is_near(gh_quest_after(t, s, 0, CAME_MET), cell(CURSED_AND_FREE, 7, 6));
    is_near(gh_quest_after(t, s, -20, CAME_MET), cell(ONE_FREE, 7, 3)); /* GH-B5 */
    desk_reveal(s, 1, 1, STATUS_CURSED);
    is_near(gh_quest_after(t, s, -20, CAME_MET), cell(ONE_CURSED, 7, 3));
    /* A Showdown: who is not saved is lost, and less than 10 becomes 10 (GH-E3). */
    desk_reveal(s, 1, 1, STATUS_FREE);
    desk_reveal(s, 2, 2, STATUS_FREE);
    s->involved = 1u << 1;
    is_near(gh_quest_after(t, s, -6, CAME_MET), cell(TWO_FREE, 4, 4));
    is_near(gh_quest_after(t, s, -12, CAME_NOT_MET), cell(ONE_FREE, 4, 3));
    /* The other has had a spell, and is lost but for a major one (GH-H3); the cursed one is lost
     * instead of another, and once (GH-E3). */
    s->involved = s->spent = 3u << 1;
    is_near(gh_quest_after(t, s, 0, CAME_MET), cell(ONE_FREE, 4, 6));
    is_near(gh_quest_after(t, s, 0, CAME_NOT_MET), 0);
    desk_reveal(s, 2, 2, STATUS_CURSED);
    is_near(gh_quest_after(t, s, 0, CAME_NOT_MET), cell(ONE_FREE, 4, 6));
    s->size = SIZE_MAJOR;
    is_near(gh_quest_after(t, s, 0, CAME_MET), cell(CURSED_AND_FREE, 4, 6));
}

/* The last spell that the GM could stop is not let go, with any die. */
static void test_gm_stays(void **state)
{
    (void)state;
    static const uint8_t pair[DICE] = {1, 1, 2, 3, 4};
    struct gamblers_heart *s = raised(STEP_CONFLICT, 1, 0, pair);
    s->phase = PHASE_GM_FOLD;
    s->actor = GM;
    for (s->gm_die = 1; s->gm_die <= FACES; s->gm_die++)
        does(GM, DO_STAY);
}

/* Who keeps all dice and yet does not raise, where they may, has not looked: a full house or more
 * would have raised. So the GM's 5 is as good as ever. */
static void test_hasty(void **state)
{
    (void)state;
    static const uint8_t pair[DICE] = {1, 1, 2, 3, 4};
    struct gamblers_heart *s = raised(STEP_WORK, 1, 1, pair);
    s->fortune = 20;
    s->obstacle = SIZE_MINOR;
    s->which = desk_plain_obstacle(&desk, SIZE_MINOR);
    desk_spell(s, 1, desk_idea(&desk, SIZE_MINOR, 1), SIZE_MINOR, 1);
    s->initial = s->left_at = 4;
    s->stake = 8;
    s->gm_die = 5;
    s->phase = PHASE_GM_FOLD;
    does(GM, DO_STAY);
}

/* ---- The floor ---- */

/* A Flashback for another's obstacle, with a power left for one's own. */
static void test_flashback(void **state)
{
    (void)state;
    struct gamblers_heart *s = desk_scene(&desk, 2);
    s->obstacle = SIZE_MINOR;
    s->which = desk_plain_obstacle(&desk, SIZE_MINOR);
    s->scene = 1; /* seat 2 meets it */
    does(1, DO_FLASHBACK);
    s->royalty_used = 1u << 1;
    does(1, DO_FLASHBACK);
    s->suit_used = 1u << 1;
    does(1, DO_WAIT);
    s->suit_used = 0;
    s->planned = 1;
    does(1, DO_WAIT);
    s->planned = 0;
    s->plans = 1; /* one an act helps */
    does(1, DO_WAIT);
    s->plans = 0;
    s->which = desk_cards_obstacle(&desk, SIZE_MINOR);
    does(1, DO_WAIT);
    s->which = desk_plain_obstacle(&desk, SIZE_MINOR);
    s->scene = 0; /* one's own is met by the power */
    does(1, DO_ACT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_conflict),
        cmocka_unit_test(test_work),
        cmocka_unit_test(test_folds),
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_after),
        cmocka_unit_test(test_gm_stays),
        cmocka_unit_test(test_hasty),
        cmocka_unit_test(test_flashback),
    };
    desk_open(&desk);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
