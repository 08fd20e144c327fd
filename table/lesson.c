/* How a lesson goes (table/lesson.h). What is always true: a move that a file names is looked up
 * and judged by the match like anybody's. */
#include "table/lesson.h"

#include <string.h>

#include "table/names.h"
#include "table/cursor.h"
#include "table/reason.h"
#include "voice/named.h"

enum { LINE_BYTES = 512 };

/* ---- The file ---- */

static int number(const struct node *map, const char *key)
{
    int64_t n = 0;
    const struct node *node = node_get(map, key);
    ENSURE(node && text_number(node->text, &n));
    return (int)n;
}

static const struct node *first(const struct node *list)
{
    return list ? list->child : NULL;
}

bool lesson_open(struct lesson *out, const struct game *game)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    if (!game->lesson)
        return false;
    const struct node *tree = game->lesson->tree;
    *out =
        (struct lesson){.game = game,
                        .seats = number(tree, "seats"),
                        .learner = number(tree, "learner"),
                        .ways = 1,
                        .before = first(node_get(tree, "before")),
                        .autos = first(node_get(tree, "auto")),
                        .steps = first(node_get(tree, "steps")),
                        .log = first(node_get(tree, "log")),
                        .log_of = {first(node_get(tree, "log-1")), first(node_get(tree, "log-2"))}};
    rules_default(game, &out->rules);
    for (const struct node *n = first(node_get(tree, "rules")); n; n = n->next)
        ENSURE(codec_rule_read(game, n->key, n->text, &out->rules, &why));
    for (const struct node *n = out->steps; n; n = n->next)
        out->ways = node_get(n, "either") ? LESSON_WAYS : out->ways;
    return true;
}

const struct policy *lesson_bot(const struct lesson *l)
{
    ENSURE(l->game->policy_count);
    return &l->game->policies[l->game->policy_count - 1];
}

const char *lesson_id(const struct node *step)
{
    return node_get(step, "id")->text;
}

/* The moves that a step waits for, one after the other; or from which one is chosen. */
static const struct node *waits(const struct node *step)
{
    const struct node *wait = node_get(step, "wait");
    return !wait ? first(node_get(step, "either")) : wait->kind == NODE_LIST ? wait->child : wait;
}

static bool is_choice(const struct node *step)
{
    return node_get(step, "either");
}

static int way_of(const struct node *step)
{
    return node_get(step, "if") ? number(step, "if") : 0;
}

const struct node *lesson_step(const struct lesson *l, const struct node *after, int way)
{
    const struct node *step = after ? after->next : l->steps;
    while (step && way && way_of(step) && way_of(step) != way)
        step = step->next;
    return step;
}

const struct node *lesson_named(const struct lesson *l, const char *id, int *way)
{
    const struct node *step = l->steps;
    while (step && strcmp(lesson_id(step), id) != 0)
        step = step->next;
    *way = step && way_of(step) ? way_of(step) : 1;
    return step;
}

/* ---- Moves ---- */

/* The move of a line; `said` may point into `line`, which is cut up. */
static bool read_move(const struct match *match, const char *text, int seat, char line[LINE_BYTES],
                      struct pairs *pairs, struct move *move, struct said *said, struct text *why)
{
    struct text copy = text_over(line, LINE_BYTES);
    text_put(&copy, text);
    return codec_words_read(line, pairs, why) &&
           (said ? match_read(match, pairs, seat, NULL, move, said, why)
                 : codec_move_read(match->game, match->data, match->seats, pairs, seat, NULL, move,
                                   why));
}

static bool play(struct match *match, const char *text, int seat, struct text *why)
{
    char line[LINE_BYTES];
    struct pairs pairs;
    struct move move;
    struct said said = {0};
    return read_move(match, text, seat, line, &pairs, &move, &said, why) &&
           match_play_said(match, &move, &said, why);
}

static bool read_plain(const struct match *match, const char *text, int seat, struct move *out)
{
    char line[LINE_BYTES], reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    return read_move(match, text, seat, line, &pairs, out, NULL, &why);
}

static bool is_open(const struct match *match, const struct state *state, int seat, int verb)
{
    struct options options;
    match->game->options(match->data, state, seat, &options);
    for (uint32_t i = 0; i < options.count; i++)
        if (options.at[i].verb == verb)
            return true;
    return false;
}

/* ---- The course ---- */

void lesson_begin(struct lesson_run *run, const struct lesson *l)
{
    *run = (struct lesson_run){.lesson = l, .step = l->steps, .before = l->before, .log = l->log};
}

static const char *phase_of(const struct match *match, const struct state *state)
{
    return match->game->phases[match->game->phase(match->data, state)].name;
}

static const struct node *awaited(const struct lesson_run *run)
{
    const struct node *wait = run->step ? waits(run->step) : NULL;
    for (int i = 0; wait && i < run->made; i++)
        wait = wait->next;
    return wait;
}

/* What the lesson does by itself in this phase, where no step waits for a move in it. */
static const struct node *auto_due(const struct lesson_run *run, const struct match *match,
                                   const struct state *state)
{
    const char *phase = phase_of(match, state);
    const struct node *made = run->lesson->autos, *wait = awaited(run);
    struct move move;
    while (made && strcmp(made->key, phase) != 0)
        made = made->next;
    if (!made || !run->step)
        return NULL;
    if (!run->made)
        return strcmp(node_get(run->step, "when")->text, phase) ? made : NULL;
    bool open = wait && read_plain(match, wait->text, run->lesson->learner, &move) &&
                is_open(match, state, run->lesson->learner, move.verb);
    return open ? NULL : made;
}

static int turn_at(const struct lesson_run *run, const struct match *match,
                   const struct state *state, int seat)
{
    if (!run->step || seat < 0)
        return LESSON_ENDS;
    if (seat != run->lesson->learner)
        return run->log ? LESSON_MAKES : LESSON_ASTRAY;
    if (run->before || auto_due(run, match, state))
        return LESSON_MAKES;
    if (!run->made && strcmp(node_get(run->step, "when")->text, phase_of(match, state)) != 0)
        return LESSON_ASTRAY;
    return waits(run->step) ? LESSON_WAITS : LESSON_SAYS;
}

static int next_seat(const struct lesson_run *run, const struct match *match)
{
    return match_next(match, ((1u << match->seats) - 1) & ~(1u << run->lesson->learner));
}

int lesson_turn(const struct lesson_run *run, const struct match *match)
{
    return turn_at(run, match, &match->state, next_seat(run, match));
}

bool lesson_make(struct lesson_run *run, struct match *match, struct text *why)
{
    int seat = next_seat(run, match);
    if (seat == run->lesson->learner && !run->before)
        return play(match, auto_due(run, match, &match->state)->text, seat, why);
    const struct node **from = seat == run->lesson->learner ? &run->before : &run->log;
    if (!play(match, (*from)->text, seat, why))
        return false;
    *from = (*from)->next;
    return true;
}

void lesson_next(struct lesson_run *run)
{
    run->step = lesson_step(run->lesson, run->step, run->way);
    run->made = 0;
}

void lesson_read_all(struct lesson_run *run)
{
    while (run->step && !waits(run->step))
        lesson_next(run);
}

int lesson_awaits(const struct lesson_run *run, const struct match *match,
                  struct move out[LESSON_WAYS])
{
    int count = 0;
    for (const struct node *wait = awaited(run); wait && count < LESSON_WAYS; wait = wait->next) {
        ENSURE(read_plain(match, wait->text, run->lesson->learner, &out[count]));
        count++;
        if (!is_choice(run->step))
            break;
    }
    return count;
}

int lesson_way(const struct lesson_run *run, const struct match *match, const struct move *move)
{
    struct move awaits[LESSON_WAYS];
    int count = lesson_awaits(run, match, awaits);
    for (int i = 0; i < count; i++)
        if (move_equal(&awaits[i], move))
            return i + 1;
    return 0;
}

void lesson_took(struct lesson_run *run, int way)
{
    const struct node *wait = awaited(run);
    if (is_choice(run->step)) {
        run->way = way;
        if (!run->log)
            run->log = run->lesson->log_of[way - 1];
        lesson_next(run);
        return;
    }
    run->made++;
    if (!wait->next || wait == node_get(run->step, "wait"))
        lesson_next(run);
}

bool lesson_take(struct lesson_run *run, struct match *match, int way, struct text *why)
{
    struct move awaits[LESSON_WAYS];
    ENSURE(way >= 1 && lesson_awaits(run, match, awaits) >= way);
    if (!match_play(match, &awaits[way - 1], why))
        return false;
    lesson_took(run, way);
    return true;
}

bool lesson_to(struct lesson_run *run, struct match *match, const char *id, int way,
               struct text *why)
{
    for (;;) {
        int turn = lesson_turn(run, match);
        bool here = turn == LESSON_SAYS || (turn == LESSON_WAITS && !run->made);
        if (here && id && !strcmp(id, lesson_id(run->step)))
            return true;
        if (turn == LESSON_ENDS)
            return !id || reason(why, WHY_LESSON_STEP());
        if (turn == LESSON_ASTRAY)
            return reason(why, WHY_LESSON_ASTRAY());
        if (turn == LESSON_SAYS)
            lesson_next(run);
        else if (turn == LESSON_MAKES
                     ? !lesson_make(run, match, why)
                     : !lesson_take(run, match, is_choice(run->step) ? way : 1, why))
            return false;
    }
}

/* Whether the line of the file is this move. What it names in words of its own is taken on trust.
 */
static bool is_line(const struct match *match, const char *text, const struct move *move)
{
    struct move said;
    const char *verb = match->game->verbs[move->verb].name;
    size_t n = strlen(verb);
    if (read_plain(match, text, move->seat, &said))
        return move_equal(&said, move);
    return !strncmp(text, verb, n) && (text[n] == ' ' || !text[n]);
}

/* The learner's move, made in this state. */
static bool follow_own(struct lesson_run *run, const struct match *match, const struct state *state,
                       const struct move *move)
{
    if (run->before) {
        bool same = is_line(match, run->before->text, move);
        run->before = run->before->next;
        return same;
    }
    while (run->step && !waits(run->step) && !auto_due(run, match, state))
        lesson_next(run);
    if (!run->step)
        return false;
    if (auto_due(run, match, state))
        return is_line(match, auto_due(run, match, state)->text, move);
    int way = lesson_way(run, match, move);
    if (way)
        lesson_took(run, way);
    return way;
}

bool lesson_follow(struct lesson_run *run, const struct lesson *l, const struct match *match)
{
    struct cursor at;
    struct state before;
    lesson_begin(run, l);
    cursor_start(&at, match);
    for (before = at.state; cursor_next(&at); before = at.state) {
        const struct entry *entry = &match->entry[at.n - 1];
        if (entry->say)
            continue;
        if (entry->undo)
            return false;
        if (entry->move.seat != l->learner) {
            if (!run->log || !is_line(match, run->log->text, &entry->move))
                return false;
            run->log = run->log->next;
        } else if (!follow_own(run, match, &before, &entry->move)) {
            return false;
        }
    }
    return lesson_turn(run, match) != LESSON_ASTRAY;
}

/* ---- What is said ---- */

int lesson_number(const struct lesson_run *run)
{
    int n = 1;
    for (const struct node *step = lesson_step(run->lesson, NULL, run->way);
         step && step != run->step; step = lesson_step(run->lesson, step, run->way))
        n++;
    return n;
}

int lesson_count(const struct lesson_run *run)
{
    int n = 0;
    for (const struct node *step = lesson_step(run->lesson, NULL, run->way ? run->way : 1); step;
         step = lesson_step(run->lesson, step, run->way ? run->way : 1))
        n++;
    return n;
}

const char *lesson_point(const struct node *step, int i)
{
    const struct node *point = first(node_get(step, "point"));
    while (point && i-- > 0)
        point = point->next;
    return point ? point->text : NULL;
}

void lesson_say(const struct lesson *l, const struct node *step, struct text *out)
{
    voice_tell_named(l->game, "lesson", lesson_id(step), out);
}

void lesson_wrong(const struct lesson *l, const struct node *step, struct text *out)
{
    char id[NAME_BYTES_MAX + 8];
    struct text name = text_over(id, sizeof id);
    size_t used = out->used;
    text_put(&name, lesson_id(step));
    text_put(&name, ".wrong");
    voice_tell_named(l->game, "lesson", id, out);
    if (out->used == used)
        reason_piece(out, WHY_LESSON_OTHER());
}

bool lesson_undo(struct text *why)
{
    return reason(why, WHY_LESSON_UNDO());
}
