/* Any bytes as a book of Gambler's Heart: the reader either refuses them with a place inside the
 * file, or gives a book that can be played. What is always true: an opened book keeps every limit
 * of docs/gamblers-heart-books.md, and random play with it never breaks an invariant of the
 * rules. */
#include "games/gamblers_heart/gamblers_heart.h"
#include "tests/fuzz/pack_input.h"

enum { PLAY_MOVES = 400, TITLE_MAX = 40, TEXT_MAX = 240, ENTRY_MAX = 120, STORY_MAX = 600 };

static void check_entry(const struct entry_text *e)
{
    fuzz_text(e->title, 1, TITLE_MAX);
    fuzz_text(e->text, 1, TEXT_MAX);
}

static void check_quest(const struct quest_seed *q)
{
    const char *const story[] = {q->portent, q->arrival, q->work,       q->conflict,
                                 q->victory, q->defeat,  q->less_awful, q->even_worse};
    fuzz_text(q->title, 1, TITLE_MAX);
    for (size_t i = 0; i < sizeof story / sizeof *story; i++)
        fuzz_text(story[i], 1, STORY_MAX);
}

static void check_book(const struct data *d)
{
    const struct book *b = d->block;
    int of[1 + PATRONS_PRINTED] = {0};
    for (int i = 1; i <= PATRONS_PRINTED; i++)
        check_entry(&b->patron[i]);
    for (int i = 0; i < 4; i++) {
        check_entry(&b->royalty[i]);
        check_entry(&b->suit[i]);
    }
    for (int t = 0; t < TABLES; t++) {
        fuzz_text(b->table_title[t], 1, TITLE_MAX);
        for (int i = 0; i < FACES; i++)
            fuzz_text(b->table[t][i], 1, ENTRY_MAX);
    }
    for (int i = 0; i < SEEDS; i++)
        check_quest(&b->seed[i]);
    for (int i = 0; i < IDEAS; i++) {
        const struct idea *idea = &b->idea[i];
        ENSURE(idea->size >= SIZE_MINOR && idea->size <= SIZE_MAJOR);
        ENSURE(idea->patron >= 1 && idea->patron <= PATRONS_PRINTED &&
               ++of[idea->patron] <= IDEAS / PATRONS_PRINTED);
        fuzz_text(idea->title, 1, TITLE_MAX);
        fuzz_text(idea->text, 1, TEXT_MAX);
    }
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < OBSTACLES; i++) {
            fuzz_text(b->obstacle[size][i].title, 1, TITLE_MAX);
            fuzz_text(b->obstacle[size][i].text, 1, TEXT_MAX);
        }
    for (int i = 0; i < PERSONS_PRINTED; i++)
        fuzz_text(b->person[i], 1, TITLE_MAX);
    fuzz_names(&d->names[NAMES_SPELL], SPELLS, TITLE_MAX);
    fuzz_names(&d->names[NAMES_PERSON], PERSONS, TITLE_MAX);
    fuzz_names(&d->names[NAMES_SEED], SEEDS, TITLE_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct book block;
    fuzz_pack(&gamblers_heart_game, &block, PLAY_MOVES, check_book, bytes, size);
    return 0;
}
