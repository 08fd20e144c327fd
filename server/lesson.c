/* Lessons in the house (server/lesson.h). What is always true: what is on the path is the runner's
 * to say. */
#include "server/lesson.h"

#include <stdlib.h>
#include <string.h>

#include "table/codec.h"

enum { LESSON_TEXT_BYTES = 64 }; /* of what the lesson itself says with a move, at most */

/* Whoever brings a log along may say in its first line what they like. */
static bool suits(const struct table *table, const struct lesson *lesson)
{
    const struct log_head *head = &table->head;
    const struct pack_data *pack = &table->pack->data;
    return lesson->seats == head->seats && lesson->rules.edition == head->rules.edition &&
           !memcmp(lesson->rules.value, head->rules.value, sizeof head->rules.value) &&
           !pack->text && !strcmp(pack->name, head->game->sources[0].name);
}

bool table_lesson_open(struct table *table, struct text *why)
{
    struct lesson lesson;
    if (!table->head.lesson || !lesson_open(&lesson, table->head.game) || !suits(table, &lesson))
        return true;
    table->lesson = malloc(sizeof *table->lesson);
    if (!table->lesson) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    *table->lesson = (struct table_lesson){.lesson = lesson};
    if (!lesson_follow(&table->lesson->run, &table->lesson->lesson, &table->match)) {
        free(table->lesson);
        table->lesson = NULL;
    }
    return true;
}

static void forget(struct table *table)
{
    free(table->lesson);
    table->lesson = NULL;
}

void table_lesson_until(struct table *table, const struct node *step, int way)
{
    table->lesson->until = step;
    table->lesson->way = way;
}

/* What comes next; on the way to a step that was chosen the learner's moves are the lesson's too.
 */
static int turn_of(struct table_lesson *l, const struct match *match)
{
    for (;;) {
        int turn = lesson_turn(&l->run, match);
        if (l->run.step == l->until && !l->run.made && turn != LESSON_MAKES)
            l->until = NULL;
        if (!l->until || (turn != LESSON_SAYS && turn != LESSON_WAITS))
            return turn;
        if (turn == LESSON_WAITS)
            return LESSON_MAKES;
        lesson_next(&l->run);
    }
}

bool table_lesson_makes(struct table *table)
{
    if (!table->lesson)
        return false;
    int turn = turn_of(table->lesson, &table->match);
    if (turn == LESSON_ENDS || turn == LESSON_ASTRAY)
        forget(table);
    return turn == LESSON_MAKES;
}

bool table_lesson_fits(struct table *table)
{
    for (int verb = 0; verb < table->head.game->verb_count; verb++)
        if (!table_has_words(table, verb, LESSON_TEXT_BYTES))
            return false;
    return true;
}

bool table_lesson_make(struct table *table)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct table_lesson *l = table->lesson;
    struct move awaits[LESSON_WAYS];
    bool takes = lesson_turn(&l->run, &table->match) == LESSON_WAITS;
    int ways = takes ? lesson_awaits(&l->run, &table->match, awaits) : 0;
    bool made = takes ? lesson_take(&l->run, &table->match, l->way < ways ? l->way : ways, &why)
                      : lesson_make(&l->run, &table->match, &why);
    if (!made)
        forget(table);
    return made;
}

static bool does(const struct pairs *pairs, const char *what)
{
    const char *word = pairs_text(pairs, "do");
    return word && !strcmp(word, what);
}

int table_lesson_judge(const struct table *table, const struct wire_seat *wire,
                       const struct pairs *pairs, int *way, struct text *why)
{
    static const char *const others[] = {"type", "n", "id", "text", NULL};
    char reason[REASON_BYTES];
    struct text no = text_over(reason, sizeof reason);
    const char *id = pairs_text(pairs, "id");
    struct move move;
    *way = 0;
    if (!table->lesson || wire->seat != table->lesson->lesson.learner || does(pairs, "say") ||
        (id && *id && !strcmp(id, wire->id))) /* made already, and asked about again */
        return WIRE_OK;
    struct lesson_run run = table->lesson->run;
    lesson_read_all(&run);
    if (!run.step || !pairs_text(pairs, "do")) /* all but the end has been said */
        return WIRE_OK;
    if (does(pairs, "undo"))
        return lesson_undo(why) ? WIRE_OK : WIRE_ILLEGAL;
    if (codec_move_read(table->match.game, table->match.data, table->match.seats, pairs, wire->seat,
                        others, &move, &no))
        *way = lesson_way(&run, &table->match, &move);
    if (!*way)
        lesson_wrong(run.lesson, run.step, why);
    return *way ? WIRE_OK : WIRE_ILLEGAL;
}

void table_lesson_took(struct table *table, int way)
{
    if (!table->lesson || table->match.entry[table->match.count - 1].say)
        return;
    lesson_read_all(&table->lesson->run);
    if (way)
        lesson_took(&table->lesson->run, way);
    else
        forget(table); /* it had ended, and the match goes on */
}

bool table_lesson_leave(struct table *table, int seat)
{
    if (!table->lesson || seat != table->lesson->lesson.learner)
        return false;
    forget(table);
    return true;
}

/* ---- What is said ---- */

static void put_text(const char *key, const char *bytes, struct text *out)
{
    text_format(out, ",\"%s\":", key);
    codec_string_json(bytes, out);
}

static void put_waits(const struct table *table, const struct lesson_run *run, const char *language,
                      struct text *out)
{
    char bytes[LESSON_SAY_BYTES];
    struct text wrong = text_over(bytes, sizeof bytes);
    struct move awaits[LESSON_WAYS];
    int count = lesson_awaits(run, &table->match, awaits);
    wrong.language = language;
    lesson_wrong(run->lesson, run->step, &wrong);
    put_text("wrong", bytes, out);
    for (int i = 0; i < count; i++) {
        text_put(out, i ? ",{" : ",\"wait\":[{");
        codec_move_members(table->match.game, table->match.data, &awaits[i], out);
        text_char(out, '}');
    }
    text_char(out, ']');
}

static void put_step(const struct table *table, const struct lesson_run *run, const char *language,
                     struct text *out)
{
    char bytes[LESSON_SAY_BYTES];
    struct text say = text_over(bytes, sizeof bytes);
    const char *point;
    say.language = language;
    lesson_say(run->lesson, run->step, &say);
    text_format(out, "{\"id\":\"%s\",\"n\":%d", lesson_id(run->step), lesson_number(run));
    put_text("say", bytes, out);
    text_put(out, ",\"point\":[");
    for (int i = 0; (point = lesson_point(run->step, i)); i++)
        text_format(out, "%s\"%s\"", i ? "," : "", point);
    text_char(out, ']');
    if (lesson_turn(run, &table->match) == LESSON_WAITS)
        put_waits(table, run, language, out);
    text_char(out, '}');
}

void table_lesson_put(const struct table *table, int seat, const char *language, struct text *out)
{
    if (!table->lesson || seat != table->lesson->lesson.learner)
        return;
    struct lesson_run run = table->lesson->run;
    text_format(out, ",\"lesson\":{\"of\":%d,\"steps\":[", lesson_count(&run));
    for (bool first = true; run.step; first = false) {
        int turn = lesson_turn(&run, &table->match);
        text_put(out, first ? "" : ",");
        put_step(table, &run, language, out);
        if (turn != LESSON_SAYS)
            break;
        lesson_next(&run);
    }
    text_put(out, "]}");
}
