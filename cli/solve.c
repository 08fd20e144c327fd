/* croupier solve: the value of a small game and how near its solution is. What is always true: no
 * value is printed without its exploitability, which is exact. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/cfr.h"
#include "cli/commands.h"
#include "cli/sitting.h"

enum { ITERATIONS = 1000000, FIRST_SLICE = 20, SLICES = 16 };

/* ---- Memory, counted ---- */

static size_t held, peak;

/* As realloc(), with the size of each piece before it. */
static void *resize(void *at, size_t size)
{
    size_t *piece = at ? (size_t *)at - 2 : NULL;
    held -= piece ? *piece : 0;
    if (!size) {
        free(piece);
        return NULL;
    }
    size_t *more = realloc(piece, size + 2 * sizeof *more);
    if (!more) {
        held += piece ? *piece : 0;
        return NULL;
    }
    *more = size;
    held += size;
    peak = held > peak ? held : peak;
    return more + 2;
}

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

/* ---- The answer ---- */

struct answer {
    const struct game *game;
    struct small small;
    struct cfr cfr;
    struct solved solved;
    double compiled, iterated; /* seconds */
};

static void print_json(const struct answer *a)
{
    const struct small *s = &a->small;
    printf("{\"game\":\"%s\",\"value\":%.12g,\"exploitability\":%.6g,\"responses\":[%.12g,%.12g],"
           "\"algorithm\":\"%s\",\"iterations\":%llu,\"seconds\":%.6f,\"compile_seconds\":%.6f,"
           "\"memory_bytes\":%zu,\"histories\":%llu,\"ends\":%llu,\"information_sets\":[%u,%u],"
           "\"alike\":%u}\n",
           a->game->name, a->solved.value, a->solved.exploitability, a->solved.response[0],
           a->solved.response[1], cfr_names[a->cfr.way], (unsigned long long)a->cfr.iterations,
           a->iterated, a->compiled, peak, (unsigned long long)s->histories,
           (unsigned long long)s->ends, s->seat[0].sets, s->seat[1].sets, s->alike);
}

static void print_text(const struct answer *a)
{
    const struct small *s = &a->small;
    printf("%s: seat 0 gets %.9f on average when both play well.\n", a->game->title,
           a->solved.value);
    printf("Exploitability %.3g: what these strategies lose at most against the best play, on "
           "average over the seats.\n",
           a->solved.exploitability);
    printf("%llu iterations of %s in %.3f s, after %.3f s to compile; %.0f KB of memory.\n",
           (unsigned long long)a->cfr.iterations, cfr_names[a->cfr.way], a->iterated, a->compiled,
           ceil((double)peak / 1e3));
    printf("%llu histories, %llu of them ends. %u and %u information sets",
           (unsigned long long)s->histories, (unsigned long long)s->ends, s->seat[0].sets,
           s->seat[1].sets);
    printf(s->alike ? ", with %u values that are like another one.\n" : ".\n", s->alike);
}

/* Iterates in growing slices, and judges after each: the judging is not in the time. */
static bool iterate(struct answer *a, double until, uint64_t most)
{
    uint64_t slice = FIRST_SLICE;
    do {
        struct timespec start;
        uint64_t left = most - a->cfr.iterations;
        clock_gettime(CLOCK_MONOTONIC, &start);
        cfr_run(&a->cfr, slice < left ? slice : left);
        a->iterated += seconds_since(&start);
        if (!cfr_judge(&a->cfr, &a->solved))
            return false;
        slice = FIRST_SLICE + a->cfr.iterations / SLICES;
    } while (a->solved.exploitability > until && a->cfr.iterations < most);
    return true;
}

static int solve(struct answer *a, const struct data *data, enum cfr_way way, double until,
                 uint64_t most, bool apart)
{
    struct small_wish wish = {.resize = resize, .apart = apart};
    struct rules rules;
    struct timespec start;
    rules_default(a->game, &rules);
    clock_gettime(CLOCK_MONOTONIC, &start);
    const char *wrong = small_compile(a->game, data, &rules, &wish, &a->small);
    a->compiled = seconds_since(&start);
    if (wrong)
        return fail("%s cannot be solved: %s.", a->game->name, wrong);
    bool good = cfr_start(&a->cfr, &a->small, way) && iterate(a, until, most);
    if (!good)
        return fail("There is not enough memory.");
    return EXIT_FINE;
}

/* A distance from 0 up, as a decimal. */
static int read_until(const struct args *args, double *out)
{
    const char *word = args_get(args, "until");
    char *end;
    if (!word)
        return EXIT_FINE;
    double value = strtod(word, &end);
    if (end == word || *end || !isfinite(value) || value < 0)
        return fail("--until takes an exploitability from 0, such as 1e-6, not %s.", word);
    *out = value;
    return EXIT_FINE;
}

static enum cfr_way read_way(const struct args *args)
{
    const char *word = args_get(args, "algorithm");
    for (int i = 0; word && i < CFR_WAYS; i++)
        if (!strcmp(word, cfr_names[i]))
            return (enum cfr_way)i;
    return CFR_PREDICTIVE_DISCOUNTED;
}

static int run(const struct args *args)
{
    struct answer answer = {.game = game_named(args->word[0])};
    struct complaint wrong;
    struct data data;
    long long most = ITERATIONS;
    double until = 1e-6;
    if (!answer.game || read_until(args, &until) ||
        args_number(args, "iterations", 1, 1000000000, &most))
        return EXIT_BAD;
    void *block =
        answer.game->data_size ? aligned_alloc(16, (answer.game->data_size + 15) / 16 * 16) : NULL;
    if (answer.game->data_size && !block)
        return fail("There is not enough memory.");
    int code = EXIT_BAD;
    if (!data_open_default(answer.game, block, &data, &wrong))
        fail("%s: %s", answer.game->name, wrong.what);
    else
        code =
            solve(&answer, &data, read_way(args), until, (uint64_t)most, args_has(args, "apart"));
    if (!code) {
        if (args_has(args, "json"))
            print_json(&answer);
        else
            print_text(&answer);
        code = answer.solved.exploitability <= until ? EXIT_FINE : EXIT_TOLD;
    }
    cfr_free(&answer.cfr);
    small_free(&answer.small);
    free(block);
    return code;
}

static const struct option_spec options[] = {
    {"until", "E", "stop at this exploitability (default 1e-6)"},
    {"iterations", "N", "stop after so many (default 1000000)"},
    {"algorithm", "cfr+|dcfr|pcfr+|pdcfr+", "how to iterate (default pdcfr+)"},
    {"apart", NULL, "do not treat cards alike that no rule tells apart, for comparison"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier solve kuhn",
    "croupier solve leduc --until 1e-9 --json",
    NULL,
};
static const char *const exits[] = {
    "0 solved as closely as asked",
    "2 no such game or option, or one that cannot be solved whole",
    "3 the iterations ran out first",
    NULL,
};

const struct command command_solve = {
    .name = "solve",
    .brief = "Solve a small game of two: its value, and how exact that is",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "Every game of the contract that has two seats, in which one wins what the other loses, "
        "and that can be played out whole, can be solved. docs/solving.md explains how, and "
        "names some.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
