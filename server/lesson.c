/* See lesson.h. What is always true: a lesson that has ended has no room. */
#include "server/lesson.h"

#include <stdlib.h>

enum { LESSON_TEXT_BYTES = 64 }; /* of what the lesson itself says with a move, at most */

static void forget_if_over(struct table *table)
{
    if (table->lesson->on)
        return;
    free(table->lesson);
    table->lesson = NULL;
}

bool table_lesson_open(struct table *table, struct text *why)
{
    const struct pack_data *pack = &table->pack->data;
    if (!table->head.lesson)
        return true;
    table->lesson = malloc(sizeof *table->lesson);
    if (!table->lesson) {
        text_put(why, "There is not enough memory.");
        return false;
    }
    pupil_open(table->lesson, &table->head, pack->text ? NULL : pack->name, &table->match);
    forget_if_over(table);
    return true;
}

bool table_lesson_makes(struct table *table)
{
    if (!table->lesson)
        return false;
    bool makes = pupil_makes(table->lesson, &table->match);
    forget_if_over(table);
    return makes;
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
    bool made = pupil_make(table->lesson, &table->match);
    forget_if_over(table);
    return made;
}

int table_lesson_judge(const struct table *table, const struct wire_seat *wire,
                       const struct pairs *pairs, int *way, struct text *why)
{
    *way = 0;
    return table->lesson ? pupil_judge(table->lesson, &table->match, wire, pairs, way, why)
                         : WIRE_OK;
}

void table_lesson_took(struct table *table, int way)
{
    if (!table->lesson)
        return;
    pupil_took(table->lesson, &table->match, way);
    forget_if_over(table);
}

bool table_lesson_leave(struct table *table, int seat, const struct pairs *pairs)
{
    if (!table->lesson || !pupil_leave(table->lesson, seat, pairs))
        return false;
    forget_if_over(table);
    return true;
}

void table_lesson_put(const struct table *table, int seat, const char *language, struct text *out)
{
    if (table->lesson)
        pupil_put(table->lesson, &table->match, seat, language, out);
}
