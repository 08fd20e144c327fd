/* A lesson with its match (tests/lessons/learner.h). */
#include "tests/lessons/learner.h"

#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "table/native/fold.h"

void learner_open(struct learner *l, const char *game)
{
    memset(l, 0, sizeof *l);
    l->why = text_over(l->reason, sizeof l->reason);
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, game))
            ENSURE(lesson_open(&l->lesson, games_list[i]));
    ENSURE(l->lesson.game);
    ENSURE(!pack_open(&l->pack, l->lesson.game, NULL, &l->why));
    uint32_t capacity = match_capacity(l->lesson.game);
    l->entry = malloc(capacity * sizeof *l->entry);
    l->words = malloc(MATCH_WORDS_BYTES);
    ENSURE(l->entry && l->words);
    ENSURE(match_start(&l->match, l->lesson.game, &l->pack.data, &l->lesson.rules, l->lesson.seats,
                       l->entry, capacity, &l->why));
    match_keep_words(&l->match, l->words, MATCH_WORDS_BYTES, &fold_unistring);
    lesson_begin(&l->run, &l->lesson);
}

void learner_close(struct learner *l)
{
    pack_close(&l->pack);
    free(l->entry);
    free(l->words);
}

int learner_on(struct learner *l)
{
    int turn;
    while ((turn = lesson_turn(&l->run, &l->match)) == LESSON_MAKES)
        if (!lesson_make(&l->run, &l->match, &l->why))
            return LESSON_ASTRAY;
    return turn;
}
