/* Each lesson, played on each of its ways as the file has it. What must hold at every step: the
 * phase; `see`, what has happened since the learner's last move; `now`, fields of the learner's
 * view; a chance that its sentence names is one that the game itself tells the learner then. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/registry.h"
#include "table/native/json.h"
#include "table/native/json_tree.h"
#include "tests/lessons/learner.h"
#include "voice/voice.h"

enum { SAY_LETTERS_MAX = 240, TOLD_BYTES = 1 << 18 };

static int letters(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += (*s & 0xc0) != 0x80;
    return n;
}

/* ---- see ---- */

static bool value_is(const struct value *value, const struct value *want)
{
    char text[NAME_BYTES_MAX * 4] = "";
    struct text out = text_over(text, sizeof text);
    if (!value)
        return false;
    if (value->kind == VALUE_NUMBER)
        text_int(&out, value->number);
    else if (value->kind == VALUE_STRING)
        text_put(&out, value->text);
    for (int i = 0; value->kind == VALUE_LIST && i < value->items; i++)
        text_format(&out, "%s%s", i ? "," : "", value->item[i]);
    return !strcmp(text, want->text);
}

/* Whether the entry, as the learner reads it, has all that the line says. */
static bool entry_is(const struct learner *l, uint32_t n, const struct pairs *want)
{
    static struct pairs pairs;
    char bytes[4096];
    char reason[REASON_BYTES];
    struct text out = text_over(bytes, sizeof bytes), why = text_over(reason, sizeof reason);
    text_char(&out, '{');
    match_entry_members(&l->match, n, l->lesson.learner, &out);
    text_char(&out, '}');
    struct json *json = json_open(bytes, out.used, sizeof bytes, &pairs, &why);
    assert_non_null(json);
    bool same = true;
    for (int i = 0; i < want->count; i++)
        same = same && value_is(pairs_get(&pairs, want->at[i].key), &want->at[i].value);
    json_close(json);
    return same;
}

static bool seen(const struct learner *l, const char *line, uint32_t from)
{
    static struct pairs want;
    char copy[512], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    snprintf(copy, sizeof copy, "%s", line);
    assert_true(codec_words_read(copy, &want, &why));
    for (uint32_t n = from + 1; n <= l->match.count; n++)
        if (entry_is(l, n, &want))
            return true;
    return false;
}

/* ---- now ---- */

static const struct node *member(const struct node *at, const char *key)
{
    if (at->kind == NODE_MAP)
        return node_get(at, key);
    const struct node *child = at->child;
    for (long i = strtol(key, NULL, 10); child && i > 0; i--)
        child = child->next;
    return child;
}

static bool field_is(const struct node *view, const char *path, const char *want)
{
    char copy[128], count[16], *save = NULL;
    const struct node *at = view;
    snprintf(copy, sizeof copy, "%s", path);
    for (char *key = strtok_r(copy, ".", &save); key && at; key = strtok_r(NULL, ".", &save)) {
        if (!strcmp(key, "#")) {
            snprintf(count, sizeof count, "%d", node_count(at));
            return !strcmp(count, want);
        }
        at = member(at, key);
    }
    return at && at->kind == NODE_SCALAR && !strcmp(at->text, want);
}

static void check_now(const struct learner *l, const struct node *now)
{
    static char bytes[VIEW_JSON_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    struct json_tree tree;
    struct complaint wrong;
    struct view view;
    match_view(&l->match, l->lesson.learner, &view);
    codec_view_json(l->match.game, l->match.data, &view, &out);
    assert_true(json_tree_open(bytes, out.used, sizeof bytes, &tree, &wrong));
    for (const struct node *n = now ? now->child : NULL; n; n = n->next)
        if (!field_is(tree.root, n->key, n->text))
            fail_msg("%s, step %s: %s is not %s", l->match.game->name, lesson_id(l->run.step),
                     n->key, n->text);
    json_tree_close(&tree);
}

/* ---- The sentence ---- */

/* What the game told at this step, and at the one before. */
static struct {
    struct text text;
    char bytes[TOLD_BYTES];
} told[2];

/* Everything that the game tells the learner at this moment. */
static void tell_all(const struct learner *l, struct text *out)
{
    const struct match *match = &l->match;
    static struct match_labels book;
    struct options options;
    struct view view;
    struct move move;
    match_labels(match, match->count, l->lesson.learner, &book);
    out->labels = &book.labels;
    match_view(match, l->lesson.learner, &view);
    match->game->words->prompt(match->data, &view, out);
    if (match->game->words->besides)
        match->game->words->besides(match->data, &view, out);
    match_options(match, l->lesson.learner, &options);
    for (uint64_t k = 0; k < options_size(&options) && k < 400; k++) {
        options_nth(&options, k, &move);
        text_char(out, '\n');
        match->game->words->label(match->data, &view, &move, out);
    }
}

static bool tells(const char *all, const char *chance)
{
    for (const char *at = all; (at = strstr(at, chance)); at++)
        if (at == all || !isdigit((unsigned char)at[-1]))
            return true;
    return false;
}

/* Each "33%" of the sentence stands in what the game has told at this step or the one before. */
static void check_chances(const struct learner *l, const struct node *step)
{
    char said[LESSON_SAY_BYTES + 8];
    struct text out = text_over(said, sizeof said);
    lesson_say(&l->lesson, step, &out);
    for (const char *sign = strchr(said, '%'); sign; sign = strchr(sign + 1, '%')) {
        char chance[8];
        const char *at = sign;
        while (at > said && isdigit((unsigned char)at[-1]))
            at--;
        snprintf(chance, sizeof chance, "%.*s", (int)(sign - at + 1), at);
        if (!tells(told[0].text.at, chance) && !tells(told[1].text.at, chance))
            fail_msg("%s, step %s: nothing says %s:\n%s", l->match.game->name, lesson_id(step),
                     chance, told[0].text.at);
    }
}

/* Another moment of this step; `first`: of a new one. */
static void listen(const struct learner *l, bool first)
{
    if (first) {
        memcpy(told[1].bytes, told[0].bytes, sizeof told[0].bytes);
        told[1].text.at = told[1].bytes;
        told[0].text = text_over(told[0].bytes, sizeof told[0].bytes);
    }
    tell_all(l, &told[0].text);
}

static void check_sentence(const struct learner *l)
{
    char said[LESSON_SAY_BYTES + 8] = "";
    for (int i = 0; voice_languages[i]; i++) {
        struct text out = text_over(said, sizeof said);
        out.language = voice_languages[i];
        lesson_say(&l->lesson, l->run.step, &out);
        if (!out.used || letters(said) > SAY_LETTERS_MAX || strchr(said, ';'))
            fail_msg("%s, step %s (%s): %d letters: %s", l->match.game->name,
                     lesson_id(l->run.step), out.language, letters(said), said);
        out = text_over(said, sizeof said);
        out.language = voice_languages[i];
        lesson_wrong(&l->lesson, l->run.step, &out);
        assert_true(out.used && letters(said) <= SAY_LETTERS_MAX);
    }
}

/* ---- The lessons ---- */

static void check_step(const struct learner *l, uint32_t from)
{
    const struct node *step = l->run.step, *see = node_get(step, "see");
    const struct phase_spec *phase = match_phase(&l->match);
    assert_string_equal(phase->name, node_get(step, "when")->text);
    for (const struct node *line = see ? see->child : NULL; line; line = line->next)
        if (!seen(l, line->text, from))
            fail_msg("%s, step %s: nobody has seen %s", l->match.game->name, lesson_id(step),
                     line->text);
    check_now(l, node_get(step, "now"));
    check_sentence(l);
    assert_non_null(lesson_point(step, 0));
}

/* Ids are kebab-case, each there once on a way; keys are those that the form has. */
static void check_form(const struct lesson *l)
{
    static const char *const known[] = {"id",  "if",    "when", "see",
                                        "now", "point", "wait", "either"};
    for (const struct node *step = l->steps; step; step = step->next) {
        for (const struct node *n = step->child; n; n = n->next) {
            bool good = false;
            for (size_t i = 0; i < sizeof known / sizeof *known; i++)
                good = good || !strcmp(known[i], n->key);
            if (!good)
                fail_msg("%s: a step has no key %s", l->game->name, n->key);
        }
        for (const struct node *other = step->next; other; other = other->next)
            assert_string_not_equal(lesson_id(step), lesson_id(other));
    }
}

static int play(const char *game, int way)
{
    static struct learner l;
    uint32_t from = 0;
    int steps = 0, turn;
    learner_open(&l, game);
    check_form(&l.lesson);
    while ((turn = learner_on(&l)) == LESSON_SAYS || turn == LESSON_WAITS) {
        struct move awaits[LESSON_WAYS];
        if (!l.run.made) {
            steps++;
            assert_int_equal(lesson_number(&l.run), steps);
            check_step(&l, from);
        }
        const struct node *step = l.run.step;
        listen(&l, !l.run.made);
        if (turn == LESSON_SAYS) {
            check_chances(&l, step);
            lesson_next(&l.run);
            continue;
        }
        int count = lesson_awaits(&l.run, &l.match, awaits);
        assert_in_range(count, 1, LESSON_WAYS);
        from = l.run.made ? from : l.match.count;
        if (!lesson_take(&l.run, &l.match, count > 1 ? way : 1, &l.why))
            fail_msg("%s: %s", game, l.reason);
        if (l.run.step != step)
            check_chances(&l, step);
    }
    if (turn != LESSON_ENDS)
        fail_msg("%s, way %d: astray at %s: %s", game, way, lesson_id(l.run.step), l.reason);
    assert_null(l.run.log); /* nothing is left of it */
    assert_int_equal(steps, lesson_count(&l.run));
    assert_in_range(steps, 1, LESSON_STEPS_MAX);
    int ways = l.lesson.ways;
    learner_close(&l);
    return ways;
}

static void test_lessons(void **arg)
{
    (void)arg;
    int played = 0;
    for (int i = 0; i < games_count; i++) {
        int ways = games_list[i]->lesson ? 1 : 0;
        assert_int_equal(ways, !games_list[i]->toy); /* every game teaches itself */
        for (int way = 1; way <= ways; way++, played++)
            ways = play(games_list[i]->name, way);
    }
    assert_int_equal(played, 5); /* Gambler's Heart has two ends */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lessons)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
