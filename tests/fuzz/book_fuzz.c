/* Any bytes as a book of Gambler's Heart: the reader either refuses them with a place inside the file, or gives a book
 * that can be played. What is always true: an opened book keeps every limit of docs/gamblers-heart-books.md, and
 * random play with it never breaks an invariant of the rules. */
#include <stdio.h>
#include <string.h>

#include "games/gamblers_heart/gamblers_heart.h"
#include "table/native/yaml.h"
#include "tests/fuzz/fuzz.h"

enum { PLAY_MOVES = 400, TITLE_MAX = 40, TEXT_MAX = 240, ENTRY_MAX = 120, STORY_MAX = 600 };

uint64_t fuzz_moves;

static void check_text(const char *text, size_t bytes_max)
{
    ENSURE(text && text[0] && strlen(text) <= bytes_max);
    for (; *text; text++)
        ENSURE((unsigned char)*text >= ' ' && *text != 0x7f);
}

static void check_entry(const struct entry_text *e)
{
    check_text(e->title, TITLE_MAX);
    check_text(e->text, TEXT_MAX);
}

static void check_names(const struct names *names, int count)
{
    ENSURE(names->count == count);
    for (int i = 0; i < count; i++) {
        ENSURE(names->at[i][0] && names->at[i][0] != '-' && strlen(names->at[i]) <= TITLE_MAX);
        for (int k = 0; k < i; k++)
            ENSURE(strcmp(names->at[i], names->at[k]));
    }
}

static void check_quest(const struct quest_seed *q)
{
    const char *const story[] = {q->portent, q->arrival, q->work,       q->conflict,
                                 q->victory, q->defeat,  q->less_awful, q->even_worse};
    check_text(q->title, TITLE_MAX);
    for (size_t i = 0; i < sizeof story / sizeof *story; i++)
        check_text(story[i], STORY_MAX);
}

static void check_book(const struct data *d, const struct book *b)
{
    int of[1 + PATRONS_PRINTED] = {0};
    for (int i = 1; i <= PATRONS_PRINTED; i++)
        check_entry(&b->patron[i]);
    for (int i = 0; i < 4; i++) {
        check_entry(&b->royalty[i]);
        check_entry(&b->suit[i]);
    }
    for (int t = 0; t < TABLES; t++) {
        check_text(b->table_title[t], TITLE_MAX);
        for (int i = 0; i < FACES; i++)
            check_text(b->table[t][i], ENTRY_MAX);
    }
    for (int i = 0; i < SEEDS; i++)
        check_quest(&b->seed[i]);
    for (int i = 0; i < IDEAS; i++) {
        const struct idea *idea = &b->idea[i];
        ENSURE(idea->size >= SIZE_MINOR && idea->size <= SIZE_MAJOR);
        ENSURE(idea->patron >= 1 && idea->patron <= PATRONS_PRINTED && ++of[idea->patron] <= IDEAS / PATRONS_PRINTED);
        check_text(idea->title, TITLE_MAX);
        check_text(idea->text, TEXT_MAX);
    }
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < OBSTACLES; i++) {
            check_text(b->obstacle[size][i].title, TITLE_MAX);
            check_text(b->obstacle[size][i].text, TEXT_MAX);
        }
    for (int i = 0; i < PERSONS_PRINTED; i++)
        check_text(b->person[i], TITLE_MAX);
    check_names(&d->names[NAMES_SPELL], SPELLS);
    check_names(&d->names[NAMES_PERSON], PERSONS);
    check_names(&d->names[NAMES_SEED], SEEDS);
}

/* Random moves, seeded by the input, each judged by the game's own invariants. */
static void play(const struct data *d, uint64_t seed)
{
    const struct game *g = &gamblers_heart_game;
    struct state s;
    struct rules rules;
    struct rng rng;
    rules_default(g, &rules);
    rng_seed(&rng, seed, 0);
    ENSURE(!g->init(d, &rules, 2 + (int)(seed % GAMBLERS_MAX), &s));
    for (int n = 0; n < PLAY_MOVES; n++) {
        uint32_t turn = g->turn(d, &s);
        static struct options options;
        struct move move;
        if (!turn)
            break;
        for (uint64_t skip = rng_below(&rng, (uint64_t)__builtin_popcount(turn)); skip; skip--)
            turn &= turn - 1;
        g->options(d, &s, __builtin_ctz(turn), &options);
        ENSURE(options.count >= 1);
        options_draw(&options, &rng, &move);
        g->apply(d, &s, &move);
        const char *broken = g->check(d, &s);
        if (broken)
            fprintf(stderr, "after %s (%d, %d): %s\n", g->verbs[move.verb].name, (int)move.arg[0], (int)move.arg[1],
                    broken);
        ENSURE(!broken);
        fuzz_moves++;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct book book;
    struct yaml_tree tree = {0};
    struct complaint wrong = {0};
    struct data d = {0};
    uint64_t seed = size;
    for (size_t i = 0; i < size; i++)
        seed = (seed ^ bytes[i]) * 0x100000001b3u;
    if (yaml_tree_open((const char *)bytes, size, &tree, &wrong) &&
        gamblers_heart_book_open(&d, &book, tree.root, &wrong)) {
        check_book(&d, &book);
        play(&d, seed);
    } else {
        ENSURE(wrong.line >= 1 && wrong.column >= 1 && wrong.what[0] && strlen(wrong.what) < sizeof wrong.what);
        ENSURE(!d.block && !d.names);
    }
    yaml_tree_close(&tree);
    return 0;
}
