/* The runner of lessons: what is on the path and what is not, both ways of a choice, any step
 * again, and where a match is that was kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "tests/lessons/learner.h"

static const char *step_id(const struct learner *l)
{
    return lesson_id(l->run.step);
}

/* A move of the learner's as a line. */
static struct move move_of(const struct learner *l, const char *line)
{
    char copy[256], reason[REASON_BYTES];
    struct text text = text_over(copy, sizeof copy), why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct move move;
    text_put(&text, line);
    assert_true(codec_words_read(copy, &pairs, &why));
    assert_true(codec_move_read(l->match.game, l->match.data, l->match.seats, &pairs,
                                l->lesson.learner, NULL, &move, &why));
    return move;
}

/* By the file: two steps to be read, then Keyhole; the choice of its target and what it costs are
 * steps of their own. */
static void test_path(void **arg)
{
    (void)arg;
    static struct learner l;
    struct move awaits[LESSON_WAYS];
    learner_open(&l, "bloodsport");
    assert_int_equal(lesson_turn(&l.run, &l.match), LESSON_MAKES); /* the deal */
    assert_int_equal(learner_on(&l), LESSON_SAYS);
    assert_string_equal(step_id(&l), "debt");
    assert_int_equal(lesson_awaits(&l.run, &l.match, awaits), 0);
    assert_int_equal(l.match.count, 21); /* 6 cards, 3 Fights of 5 */
    lesson_next(&l.run);
    assert_string_equal(step_id(&l), "odds");
    lesson_next(&l.run);
    assert_int_equal(lesson_turn(&l.run, &l.match), LESSON_WAITS);
    assert_string_equal(step_id(&l), "keyhole");
    assert_int_equal(lesson_number(&l.run), 3);
    assert_int_equal(lesson_count(&l.run), 22);
    struct move pass = move_of(&l, "pass"), keyhole = move_of(&l, "discover card=keyhole-2");
    assert_int_equal(lesson_way(&l.run, &l.match, &pass), 0);
    assert_int_equal(lesson_way(&l.run, &l.match, &keyhole), 1);
    assert_int_equal(lesson_awaits(&l.run, &l.match, awaits), 1);
    assert_true(move_equal(&awaits[0], &keyhole));
    assert_true(lesson_take(&l.run, &l.match, 1, &l.why));
    assert_int_equal(learner_on(&l), LESSON_WAITS);
    assert_string_equal(step_id(&l), "weapon");
    learner_close(&l);
}

/* What is said to another move: the step's own sentence, else the one for all. */
static void test_wrong(void **arg)
{
    (void)arg;
    static struct learner l;
    char said[LESSON_SAY_BYTES];
    struct text out = text_over(said, sizeof said);
    learner_open(&l, "bloodsport");
    assert_true(lesson_to(&l.run, &l.match, "keyhole", 1, &l.why));
    lesson_wrong(&l.lesson, l.run.step, &out);
    assert_string_equal(said, "That card is good later. Play Keyhole first.");
    assert_true(lesson_to(&l.run, &l.match, "weapon", 1, &l.why));
    out = text_over(said, sizeof said);
    lesson_wrong(&l.lesson, l.run.step, &out);
    assert_string_equal(said, "That can wait. The marked choice comes first.");
    out = text_over(said, sizeof said);
    out.language = "de";
    lesson_wrong(&l.lesson, l.run.step, &out);
    assert_string_equal(said, "Das hat Zeit. Erst kommt, was markiert ist.");
    assert_string_equal(lesson_point(l.run.step, 0), "weapon-right-1");
    assert_null(lesson_point(l.run.step, 1));
    learner_close(&l);
}

/* A step that waits for two moves has one after the other; the lesson makes none between. */
static void test_two_moves(void **arg)
{
    (void)arg;
    static struct learner l;
    learner_open(&l, "bloodsport");
    assert_true(lesson_to(&l.run, &l.match, "greed", 1, &l.why));
    struct move spend = move_of(&l, "pay time=3 coin=0"), keep = move_of(&l, "pay time=0 coin=0");
    assert_int_equal(lesson_way(&l.run, &l.match, &keep), 0); /* first the card */
    assert_true(lesson_take(&l.run, &l.match, 1, &l.why));
    assert_int_equal(learner_on(&l), LESSON_WAITS);
    assert_string_equal(step_id(&l), "greed");
    assert_int_equal(lesson_way(&l.run, &l.match, &spend), 0);
    assert_int_equal(lesson_way(&l.run, &l.match, &keep), 1);
    assert_true(lesson_take(&l.run, &l.match, 1, &l.why));
    assert_string_equal(step_id(&l), "pass");
    learner_close(&l);
}

static void end_of(int way, const char *last, const char *other)
{
    static struct learner l;
    struct move awaits[LESSON_WAYS];
    learner_open(&l, "gamblers-heart");
    assert_int_equal(l.lesson.ways, 2);
    assert_true(lesson_to(&l.run, &l.match, "lie", way, &l.why));
    assert_int_equal(lesson_awaits(&l.run, &l.match, awaits), 2);
    assert_int_equal(lesson_way(&l.run, &l.match, &awaits[way - 1]), way);
    assert_true(lesson_take(&l.run, &l.match, way, &l.why));
    assert_int_equal(learner_on(&l), LESSON_SAYS);
    assert_string_equal(step_id(&l), last);
    assert_int_equal(lesson_number(&l.run), 21);
    assert_int_equal(lesson_count(&l.run), 22);
    lesson_next(&l.run);
    assert_string_equal(step_id(&l), "end");
    lesson_next(&l.run);
    assert_int_equal(lesson_turn(&l.run, &l.match), LESSON_ENDS);
    learner_close(&l);
    learner_open(&l, "gamblers-heart");
    assert_false(lesson_to(&l.run, &l.match, other, way, &l.why));
    assert_string_equal(l.reason, "The lesson has no such step any more.");
    learner_close(&l);
}

static void test_ways(void **arg)
{
    (void)arg;
    end_of(1, "cursed", "honest");
    end_of(2, "honest", "cursed");
}

/* In 21 the windows in which nothing is to be done are passed by the lesson: after the Deal's first
 * cards it waits itself, for the step `attacked` comes in the phase after the window. */
static void test_auto(void **arg)
{
    (void)arg;
    static struct learner l;
    learner_open(&l, "twenty-one");
    assert_true(lesson_to(&l.run, &l.match, "deal", 1, &l.why));
    assert_string_equal(match_phase(&l.match)->name, "window"); /* a step waits here */
    uint32_t from = l.match.count;
    assert_true(lesson_to(&l.run, &l.match, "attacked", 1, &l.why));
    int passes = 0;
    for (uint32_t n = from; n < l.match.count; n++)
        passes += l.match.entry[n].move.seat == 1 &&
                  !strcmp(l.match.game->verbs[l.match.entry[n].move.verb].name, "pass");
    assert_int_equal(passes, 4); /* steps deal and ace, and two by itself */
    learner_close(&l);
}

/* Whatever was played of a lesson: it goes on with the first step after the learner's last move. */
static void test_follow(void **arg)
{
    (void)arg;
    static const char *const games[] = {"bloodsport", "gamblers-heart", "texarkana", "twenty-one"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        static struct learner l;
        struct lesson_run again;
        const struct node *after = NULL; /* the step after the learner's last move */
        int turn;
        learner_open(&l, games[i]);
        after = l.run.step;
        while ((turn = learner_on(&l)) != LESSON_ENDS) {
            assert_int_not_equal(turn, LESSON_ASTRAY);
            assert_true(lesson_follow(&again, &l.lesson, &l.match));
            assert_ptr_equal(again.step, after);
            assert_int_equal(again.made, l.run.made);
            assert_int_equal(again.way, l.run.way);
            assert_ptr_equal(again.log, l.run.log);
            if (turn == LESSON_SAYS) {
                lesson_next(&l.run);
                continue;
            }
            assert_true(lesson_take(&l.run, &l.match, 1, &l.why));
            after = l.run.step;
        }
        learner_close(&l);
    }
}

/* A match that was played otherwise is none of the lesson, and so is one that went back. */
static void test_astray(void **arg)
{
    (void)arg;
    static struct learner l;
    struct lesson_run again;
    learner_open(&l, "bloodsport");
    assert_true(lesson_to(&l.run, &l.match, "keyhole", 1, &l.why));
    struct move pass = move_of(&l, "pass");
    assert_true(match_play(&l.match, &pass, &l.why));
    assert_false(lesson_follow(&again, &l.lesson, &l.match));
    assert_true(match_undo(&l.match, l.match.count - 1, &l.why));
    assert_false(lesson_follow(&again, &l.lesson, &l.match));
    assert_false(lesson_undo(&l.why));
    assert_string_equal(l.reason, "The lesson keeps to its path. Replay it from any step.");
    learner_close(&l);
    learner_open(&l, "bloodsport");
    learner_on(&l);
    l.match.entry[20].move.arg[1]++; /* other cards than the lesson's */
    assert_false(lesson_follow(&again, &l.lesson, &l.match));
    learner_close(&l);
    learner_open(&l, "bloodsport");
    assert_true(lesson_to(&l.run, &l.match, "keyhole", 1, &l.why));
    assert_true(match_say(&l.match, 0, "Hm.", &l.why)); /* to speak is no move */
    assert_true(lesson_follow(&again, &l.lesson, &l.match));
    learner_close(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_path),      cmocka_unit_test(test_wrong),
        cmocka_unit_test(test_two_moves), cmocka_unit_test(test_ways),
        cmocka_unit_test(test_auto),      cmocka_unit_test(test_follow),
        cmocka_unit_test(test_astray),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
