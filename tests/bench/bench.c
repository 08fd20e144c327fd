/* bench [GAME] [--seconds S] [--search | --lab]: measures every game of the registry, or one: the
 * time of what is done often, how the bots fare, what search can count on, how many matches the lab
 * plays; or one of the latter two alone. Always true: nothing depends on the clock but the number
 * of repetitions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "tests/bench/bench.h"

static int bench_game(const struct game *g, double seconds, void (*alone)(const struct bench *))
{
    struct complaint wrong;
    struct data data;
    void *block = aligned_alloc(16, (g->data_size + 31) & ~(size_t)15);
    if (!block || !data_open_default(g, block, &data, &wrong)) {
        fprintf(stderr, "bench: %s: its data does not open\n", g->name);
        free(block);
        return 1;
    }
    struct bench b = {.game = g, .data = &data, .seats = g->seats_max, .seconds = seconds};
    rules_default(g, &b.rules);
    if (alone) {
        puts(g->name);
        alone(&b);
        free(block);
        return 0;
    }
    b.reference_ns = reference_draw_ns(seconds / 2);
    printf("%s, %d seat%s, %u bytes a state; a draw of the generator takes %.2f ns\n", g->name,
           b.seats, b.seats == 1 ? "" : "s", (unsigned)g->state_size, b.reference_ns);
    bench_speed(&b);
    bench_bots(&b);
    bench_search(&b);
    bench_lab(&b);
    for (int i = 0; i < bench_extras_count; i++)
        if (!strcmp(bench_extras[i].game, g->name))
            bench_extras[i].measure(&b);
    free(block);
    return 0;
}

int main(int argc, char **argv)
{
    const char *only = NULL;
    double seconds = 1;
    void (*alone)(const struct bench *) = NULL;
    int found = 0, bad = 0;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--seconds") && i + 1 < argc)
            seconds = strtod(argv[++i], NULL);
        else if (!strcmp(argv[i], "--search"))
            alone = bench_search;
        else if (!strcmp(argv[i], "--lab"))
            alone = bench_lab;
        else
            only = argv[i];
    }
    for (int i = 0; i < games_count; i++)
        if (!only || !strcmp(only, games_list[i]->name)) {
            found++;
            bad |= bench_game(games_list[i], seconds, alone);
        }
    if (!found || seconds <= 0) {
        fprintf(stderr, "usage: bench [GAME] [--seconds S] [--search | --lab]\n");
        return 2;
    }
    return bad;
}
