/* How well the part of a game that can be solved is solved. What is always true: nothing here is
 * estimated; the bounds are those of best responses. */
#include <stdlib.h>

#include "ai/cfr.h"
#include "cli/playtest.h"

/* As near as a second allows, a part of a game or a small one; as fine as a report prints. */
static const double UNTIL = 1e-3;
enum { SLICE = 50, ITERATIONS_MAX = 20000 };

static void *resize(void *at, size_t size)
{
    if (size)
        return realloc(at, size);
    free(at);
    return NULL;
}

static struct report_row *add_row(const struct playtest *p, const char *label, double value)
{
    struct report_row *row = playtest_row(p, 0, label);
    snprintf(row->group, sizeof row->group, "best play");
    row->of = OF_MEAN;
    row->is.value = row->is.low = row->is.high = value;
    return row;
}

static void add_figure(const struct playtest *p, const struct small *small,
                       const struct cfr *cfr, const struct solved *solved)
{
    const struct game_part *part = p->picks->game->part;
    struct report_figure *figure = report_figure(p->report, "solver-health");
    snprintf(figure->title, sizeof figure->title, "Solver health: %s",
             part ? part->name : "the whole game");
    snprintf(figure->what, sizeof figure->what,
             "Best play of %s was worked out in %llu iterations over %u and %u information sets. "
             "Its value is what %s gets, in points; it lies for certain between what best "
             "responses get against the two strategies. Exploitability is what these strategies "
             "lose at most, on average over the seats. Both are exact, by croupier solve.",
             part ? part->name : "the game", (unsigned long long)cfr->iterations,
             small->seat[0].sets, small->seat[1].sets, part ? part->role[0] : "the first seat");
    struct report_row *row = add_row(p, "value", solved->value);
    row->is.low = -solved->response[1];
    row->is.high = solved->response[0];
    row->by = "best responses";
    add_row(p, "exploitability", solved->exploitability);
}

void playtest_solved(const struct playtest *p)
{
    const struct game *game = p->picks->game;
    const struct game_part *part = game->part;
    struct small_wish wish = {.resize = resize};
    struct small small = {0};
    struct cfr cfr = {0};
    struct solved solved = {0};
    struct rules rules = p->trial->sitting[0]->head.rules;
    bool good = part || game->toy; /* of other games the whole is too large */
    for (int i = 0; part && i < part->rule_count; i++)
        rules.value[i] = part->rules[i].start;
    if (good)
        good = !(part ? small_of_part(part, p->picks->data, &rules, &wish, &small)
                      : small_compile(game, p->picks->data, &rules, &wish, &small));
    if (!good) {
        report_leave_out(p->report, "Solver health",
                         "no part of this game is solved, and the whole is too large");
        return;
    }
    good = cfr_start(&cfr, &small, CFR_PREDICTIVE_DISCOUNTED);
    do {
        if (good)
            cfr_run(&cfr, SLICE);
        good = good && cfr_judge(&cfr, &solved);
    } while (good && solved.exploitability > UNTIL && cfr.iterations < ITERATIONS_MAX);
    if (!good)
        exit(fail("There is not enough memory."));
    add_figure(p, &small, &cfr, &solved);
    cfr_free(&cfr);
    small_free(&small);
}
