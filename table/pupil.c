/* See pupil.h. What is always true: what is on the path is the runner's to say. */
#include "table/pupil.h"

#include <string.h>

#include "table/codec.h"

/* Whoever brings a log along may say in its first line what they like. */
static bool suits(const struct lesson *lesson, const struct log_head *head, const char *pack)
{
    return lesson->seats == head->seats && lesson->rules.edition == head->rules.edition &&
           !memcmp(lesson->rules.value, head->rules.value, sizeof head->rules.value) && pack &&
           !strcmp(pack, head->game->sources[0].name);
}

void pupil_open(struct pupil *p, const struct log_head *head, const char *pack,
                 const struct match *match)
{
    *p = (struct pupil){0};
    p->on = head->lesson && lesson_open(&p->lesson, head->game) && suits(&p->lesson, head, pack) &&
            lesson_follow(&p->run, &p->lesson, match);
}

void pupil_until(struct pupil *p, const struct node *step, int way)
{
    p->until = step;
    p->way = way;
}

/* What comes next; on the way to a step that was chosen the learner's moves are the lesson's too.
 */
static int turn_of(struct pupil *p, const struct match *match)
{
    for (;;) {
        int turn = lesson_turn(&p->run, match);
        if (p->run.step == p->until && !p->run.made && turn != LESSON_MAKES)
            p->until = NULL;
        if (!p->until || (turn != LESSON_SAYS && turn != LESSON_WAITS))
            return turn;
        if (turn == LESSON_WAITS)
            return LESSON_MAKES;
        lesson_next(&p->run);
    }
}

bool pupil_makes(struct pupil *p, const struct match *match)
{
    if (!p->on)
        return false;
    int turn = turn_of(p, match);
    p->on = turn != LESSON_ENDS && turn != LESSON_ASTRAY;
    return turn == LESSON_MAKES;
}

bool pupil_make(struct pupil *p, struct match *match)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct move awaits[LESSON_WAYS];
    bool takes = lesson_turn(&p->run, match) == LESSON_WAITS;
    int ways = takes ? lesson_awaits(&p->run, match, awaits) : 0;
    p->on = takes ? lesson_take(&p->run, match, p->way < ways ? p->way : ways, &why)
                  : lesson_make(&p->run, match, &why);
    return p->on;
}

static bool does(const struct pairs *pairs, const char *what)
{
    const char *word = pairs_text(pairs, "do");
    return word && !strcmp(word, what);
}

int pupil_judge(const struct pupil *p, const struct match *match, const struct wire_seat *wire,
                 const struct pairs *pairs, int *way, struct text *why)
{
    static const char *const others[] = {"type", "n", "id", "text", NULL};
    char reason[REASON_BYTES];
    struct text no = text_over(reason, sizeof reason);
    const char *id = pairs_text(pairs, "id");
    struct move move;
    *way = 0;
    if (!p->on || wire->seat != p->lesson.learner || does(pairs, "say") ||
        (id && *id && !strcmp(id, wire->id))) /* made already, and asked about again */
        return WIRE_OK;
    struct lesson_run run = p->run;
    lesson_read_all(&run);
    if (!run.step || !pairs_text(pairs, "do")) /* all but the end has been said */
        return WIRE_OK;
    if (does(pairs, "undo"))
        return lesson_undo(why) ? WIRE_OK : WIRE_ILLEGAL;
    if (codec_move_read(match->game, match->data, match->seats, pairs, wire->seat, others, &move,
                        &no))
        *way = lesson_way(&run, match, &move);
    if (!*way)
        lesson_wrong(run.lesson, run.step, why);
    return *way ? WIRE_OK : WIRE_ILLEGAL;
}

void pupil_took(struct pupil *p, const struct match *match, int way)
{
    if (!p->on || match->entry[match->count - 1].say)
        return;
    lesson_read_all(&p->run);
    if (way)
        lesson_took(&p->run, way);
    else
        p->on = false; /* it had ended, and the match goes on */
}

bool pupil_leave(struct pupil *p, int seat, const struct pairs *pairs)
{
    const char *type = pairs_text(pairs, "type");
    if (!p->on || seat != p->lesson.learner || !type || strcmp(type, "leave-lesson") != 0)
        return false;
    p->on = false;
    return true;
}

/* ---- What is said ---- */

static void put_text(const char *key, const char *bytes, struct text *out)
{
    text_format(out, ",\"%s\":", key);
    codec_string_json(bytes, out);
}

static void put_waits(const struct lesson_run *run, const struct match *match,
                      const char *language, struct text *out)
{
    char bytes[LESSON_SAY_BYTES];
    struct text wrong = text_over(bytes, sizeof bytes);
    struct move awaits[LESSON_WAYS];
    int count = lesson_awaits(run, match, awaits);
    wrong.language = language;
    lesson_wrong(run->lesson, run->step, &wrong);
    put_text("wrong", bytes, out);
    for (int i = 0; i < count; i++) {
        text_put(out, i ? ",{" : ",\"wait\":[{");
        codec_move_members(match->game, match->data, &awaits[i], out);
        text_char(out, '}');
    }
    text_char(out, ']');
}

static void put_step(const struct lesson_run *run, const struct match *match,
                     const char *language, struct text *out)
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
    if (lesson_turn(run, match) == LESSON_WAITS)
        put_waits(run, match, language, out);
    text_char(out, '}');
}

void pupil_put(const struct pupil *p, const struct match *match, int seat, const char *language,
                struct text *out)
{
    if (!p->on || seat != p->lesson.learner)
        return;
    struct lesson_run run = p->run;
    text_format(out, ",\"lesson\":{\"of\":%d,\"steps\":[", lesson_count(&run));
    for (bool first = true; run.step; first = false) {
        int turn = lesson_turn(&run, match);
        text_put(out, first ? "" : ",");
        put_step(&run, match, language, out);
        if (turn != LESSON_SAYS)
            break;
        lesson_next(&run);
    }
    text_put(out, "]}");
}
