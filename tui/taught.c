/* A lesson at the terminal: a voice before the question, a mark behind what it speaks of. What is
 * always true: what the learner may do, and what is said to all else, is the runner's to say
 * (table/lesson.h). */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "table/names.h"
#include "tui/guide.h"
#include "tui/said.h"
#include "tui/say.h"
#include "tui/session.h"
#include "tui/taught.h"

enum { WORDS_SHOWN = 60, WRONG_OFTEN = 3 };

const char *const taught_names[] = {"steps", "step", "skip"};
const int taught_count = sizeof taught_names / sizeof *taught_names;

static struct lesson_run *run_of(const struct session *s)
{
    return &s->table->lesson->run;
}

static bool turn_is(const struct session *s, int turn)
{
    return s->table->lesson && lesson_turn(run_of(s), s->match) == turn;
}

bool taught_reads(const struct session *s)
{
    return turn_is(s, LESSON_SAYS);
}

bool taught_waits(const struct session *s)
{
    return turn_is(s, LESSON_WAITS);
}

static void voice(const char *bytes)
{
    guide_wrap(stdout, bytes, "  | ");
}

void taught_say(const struct session *s)
{
    char bytes[LESSON_SAY_BYTES];
    struct text said = language_text(bytes, sizeof bytes);
    if (!s->table->lesson)
        return;
    lesson_say(run_of(s)->lesson, run_of(s)->step, &said);
    puts("");
    voice(bytes);
}

int taught_turn(struct session *s, struct text *why)
{
    struct lesson_run *run = run_of(s);
    int seat = run->lesson->learner;
    switch (lesson_turn(run, s->match)) {
    case LESSON_MAKES:
        return lesson_make(run, s->match, why) && s->table->written(s->table->arg, why)
                   ? ANSWER_MOVE
                   : ANSWER_FAILED;
    case LESSON_ENDS:
        story_more(&s->story[seat], stdout);
        s->table->lesson->ended = true;
        return ANSWER_LEFT;
    case LESSON_ASTRAY: return ANSWER_FAILED;
    default: return ask_seat(s, seat, why);
    }
}

/* ---- What is marked ---- */

static bool leads_on(const struct session *s, const struct pick *pick)
{
    struct move awaits[LESSON_WAYS];
    int count = lesson_awaits(run_of(s), s->match, awaits);
    for (int i = 0; i < count; i++)
        if (pick_meets(pick, &awaits[i]))
            return true;
    return false;
}

bool taught_marked(const struct question *q, const struct menu_item *item)
{
    struct pick next = q->step[q->steps - 1];
    if (!taught_waits(q->session))
        return false;
    if (item->kind == ITEM_MOVE)
        return lesson_way(run_of(q->session), q->session->match, &item->move);
    pick_item(&next, item);
    return leads_on(q->session, &next);
}

void taught_menu(struct question *q)
{
    if (!q->session->table->lesson || q->menu.kind != MENU_ITEMS)
        return;
    q->menu.enter = -1;
    for (int i = q->menu.count - 1; i >= 0; i--)
        if (taught_marked(q, &q->menu.item[i]))
            q->menu.enter = i;
}

bool taught_value(const struct question *q, int32_t *value)
{
    const struct pick *pick = &q->step[q->steps - 1];
    struct move awaits[LESSON_WAYS];
    if (!taught_waits(q->session) || q->menu.kind == MENU_ITEMS || pick->verb < 0 ||
        !lesson_awaits(run_of(q->session), q->session->match, awaits) ||
        !pick_meets(pick, &awaits[0]))
        return false;
    *value = awaits[0].arg[pick->args];
    return true;
}

void taught_put_value(const struct question *q, int32_t value, struct text *out)
{
    const struct match *match = q->session->match;
    const struct pick *pick = &q->step[q->steps - 1];
    char bytes[256];
    struct text shown = language_text(bytes, sizeof bytes);
    codec_arg_text(match->data, &match->game->verbs[pick->verb].arg[pick->args], value, &shown);
    language_put(out, ASK_FREE_ENTER(.value = bytes));
}

int taught_enter(struct question *q, struct text *why)
{
    struct pick next = q->step[q->steps - 1];
    int32_t value;
    if (taught_reads(q->session)) {
        lesson_next(run_of(q->session));
        return ANSWER_MOVE;
    }
    if (taught_value(q, &value) && pick_value(&next, value))
        return ask_go_on(q, next, why);
    ENSURE(q->menu.kind == MENU_ITEMS && q->menu.enter >= 0); /* a step waits for one of them */
    return ask_item(q, &q->menu.item[q->menu.enter], why);
}

/* ---- What is not ---- */

static bool refuse(struct question *q)
{
    struct session *s = q->session;
    char bytes[2 * LESSON_SAY_BYTES];
    struct text said = language_text(bytes, sizeof bytes);
    const struct node *step = run_of(s)->step;
    s->wrong = s->wrong_at == step ? s->wrong + 1 : 1;
    s->wrong_at = step;
    lesson_wrong(run_of(s)->lesson, step, &said);
    if (s->wrong >= WRONG_OFTEN) {
        text_char(&said, ' ');
        language_put(&said, TELL_SKIP_LESSON());
    }
    voice(bytes);
    return true;
}

bool taught_refuses(struct question *q, const struct pick *next)
{
    return taught_waits(q->session) && !leads_on(q->session, next) && refuse(q);
}

bool taught_refuses_move(struct question *q, const struct move *move)
{
    return taught_waits(q->session) && !lesson_way(run_of(q->session), q->session->match, move) &&
           refuse(q);
}

void taught_took(const struct session *s, int way)
{
    if (s->table->lesson)
        lesson_took(run_of(s), way);
}

/* ---- The steps ---- */

/* "9. A React works now, in the middle of a ...", marked where the learner is. */
static void print_step(const struct lesson_run *run, const struct node *step, int number)
{
    char bytes[LESSON_SAY_BYTES + 16];
    struct text line = language_text(bytes, sizeof bytes);
    text_format(&line, "%s%d. ", number < 10 ? " " : "", number);
    lesson_say(run->lesson, step, &line);
    if (line.used > WORDS_SHOWN) {
        size_t end = WORDS_SHOWN;
        while (bytes[end] != ' ')
            end--;
        line.used = end;
        text_put(&line, " ...");
    }
    text_put(&line, step == run->step ? " <" : "");
    guide_wrap(stdout, bytes, "  ");
}

void line_steps(const struct lesson_run *run)
{
    int number = 1, way = run->way ? run->way : 1;
    for (const struct node *step = lesson_step(run->lesson, NULL, way); step;
         step = lesson_step(run->lesson, step, way))
        print_step(run, step, number++);
}

const struct node *line_step(const struct lesson_run *run, const char *typed)
{
    int number = 1, way = run->way ? run->way : 1;
    for (const struct node *step = lesson_step(run->lesson, NULL, way); step;
         step = lesson_step(run->lesson, step, way), number++)
        if (!strcasecmp(lesson_id(step), typed) ||
            (isdigit((unsigned char)*typed) && strtol(typed, NULL, 10) == number))
            return step;
    return NULL;
}

int taught_aside(struct question *q, const char *command, const char *rest)
{
    struct line_lesson *lesson = q->session->table->lesson;
    lesson->to = NULL;
    if (!strcasecmp(command, "skip"))
        return ANSWER_LEFT;
    if (strcasecmp(command, "step") && strcasecmp(command, "steps"))
        return ANSWER_UNKNOWN;
    if (!*rest) {
        line_steps(&lesson->run);
        says(HOW_STEPS());
        return ANSWER_AGAIN;
    }
    lesson->to = line_step(&lesson->run, rest);
    if (!lesson->to)
        says(WHY_NO_STEP(.most = lesson_count(&lesson->run)));
    return lesson->to ? ANSWER_LEFT : ANSWER_AGAIN;
}
