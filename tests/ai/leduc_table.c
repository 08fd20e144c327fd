/* Makes the table of the best play of Leduc hold'em, or says what the one compiled in loses.
 *
 *     leduc_table > games/leduc/table.c
 *     leduc_table --check     0 if it loses less than LOSES_MOST
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/cfr.h"
#include "games/leduc/table.h"
#include "games/registry.h"

enum { ITERATIONS = 400000 };
static const double REACHED = 1e-9, LOSES_MOST = 2e-4; /* chips, where 13 can be won */

/* Where each row lies in the solver's vectors, and which choice is which. */
struct place {
    int seat, node, lane, fold, raise; /* -1: there is no such choice */
    int met;
};
static struct place place[LEDUC_ROWS];
static const struct game *leduc;

static void *resize(void *at, size_t size)
{
    if (size)
        return realloc(at, size);
    free(at);
    return NULL;
}

static void meet(void *by, const struct small_met *met)
{
    struct place *p = &place[leduc_row(met->state, met->seat)];
    struct place here = {.seat = met->seat,
                         .node = (int)met->node,
                         .lane = (int)met->lane,
                         .fold = -1,
                         .raise = -1,
                         .met = 1};
    (void)by;
    for (uint32_t k = 0; k < options_size(met->open); k++) {
        struct move m;
        options_nth(met->open, k, &m);
        if (!strcmp(leduc->verbs[m.verb].name, "fold"))
            here.fold = met->choice[k];
        if (!strcmp(leduc->verbs[m.verb].name, "raise"))
            here.raise = met->choice[k];
    }
    if (p->met && memcmp(p, &here, sizeof here) != 0) {
        fprintf(stderr, "a row stands for two information sets\n");
        exit(1);
    }
    *p = here;
}

static void compile(struct small *small)
{
    struct small_wish wish = {.resize = resize, .meet = meet};
    struct data data = {0};
    struct rules rules = {.edition = 1};
    struct complaint wrong;
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, "leduc"))
            leduc = games_list[i];
    if (!leduc || !leduc->data_open(&data, NULL, NULL, &wrong) ||
        small_compile(leduc, &data, &rules, &wish, small))
        exit(1);
    for (int r = 0; r < LEDUC_ROWS; r++)
        if (!place[r].met) {
            fprintf(stderr, "row %d never comes\n", r);
            exit(1);
        }
}

static double *vector(const struct small *small, int seat)
{
    double *at = calloc(small->seat[seat].size, sizeof *at);
    if (!at)
        exit(1);
    return at;
}

/* Where in a vector a row's choice lies. */
static size_t at_of(const struct small *small, const struct place *p, int choice)
{
    const struct small_node *n = &small->seat[p->seat].node[p->node];
    return n->at + (size_t)(choice * n->width + p->lane);
}

static int make(const struct small *small)
{
    struct cfr cfr;
    struct solved solved;
    double *plan[2] = {vector(small, 0), vector(small, 1)};
    if (!cfr_start(&cfr, small, CFR_PREDICTIVE_DISCOUNTED))
        exit(1);
    cfr_run(&cfr, ITERATIONS);
    if (!cfr_judge(&cfr, &solved))
        exit(1);
    fprintf(stderr, "value %.9f, exploitability %.3g\n", solved.value, solved.exploitability);
    for (int i = 0; i < 2; i++)
        cfr_average(&cfr, i, plan[i]);
    printf("/* Made by tests/ai/leduc_table.c. */\n#include \"games/leduc/table.h\"\n\n"
           "const struct leduc_share leduc_table[LEDUC_ROWS] = {\n");
    for (int r = 0; r < LEDUC_ROWS; r++) {
        const struct place *p = &place[r];
        double all = 0, of[2] = {0};
        for (int c = 0; c < small->seat[p->seat].node[p->node].choices; c++)
            all += plan[p->seat][at_of(small, p, c)];
        for (int k = 0; k < 2; k++) {
            int choice = k ? p->raise : p->fold;
            if (choice >= 0) /* where the plan never comes: as in the last iteration */
                of[k] = all > REACHED ? plan[p->seat][at_of(small, p, choice)] / all
                                      : cfr.seat[p->seat].choice[at_of(small, p, choice)];
        }
        printf("%s{%.0f, %.0f},%s", r % 6 ? " " : "    ", of[0] * LEDUC_SHARES,
               floor(of[1] * LEDUC_SHARES), r % 6 == 5 ? "\n" : "");
    }
    puts("};");
    cfr_free(&cfr);
    for (int i = 0; i < 2; i++)
        free(plan[i]);
    return 0;
}

static int check(const struct small *small)
{
    double *choice[2] = {vector(small, 0), vector(small, 1)}, loses = 0;
    double *plan[2] = {vector(small, 0), vector(small, 1)};
    for (int r = 0; r < LEDUC_ROWS; r++) {
        const struct place *p = &place[r];
        const struct leduc_share *row = &leduc_table[r];
        double rest = (double)(LEDUC_SHARES - row->fold - row->raise) / LEDUC_SHARES;
        for (int c = 0; c < small->seat[p->seat].node[p->node].choices; c++)
            choice[p->seat][at_of(small, p, c)] =
                c == p->fold    ? (double)row->fold / LEDUC_SHARES
                : c == p->raise ? (double)row->raise / LEDUC_SHARES
                                : rest;
        if ((row->fold && p->fold < 0) || (row->raise && p->raise < 0) || rest < 0) {
            fprintf(stderr, "row %d is none\n", r);
            exit(1);
        }
    }
    for (int i = 0; i < 2; i++)
        small_plan(&small->seat[i], choice[i], plan[i]);
    for (int i = 0; i < 2; i++)
        loses += small_response(small, i, plan[1 - i], choice[i]) / 2;
    printf("the table loses at most %.6f chips a match\n", loses);
    for (int i = 0; i < 2; i++) {
        free(choice[i]);
        free(plan[i]);
    }
    return loses >= -1e-9 && loses < LOSES_MOST ? 0 : 1;
}

int main(int count, char **words)
{
    struct small small;
    bool checks = count == 2 && !strcmp(words[1], "--check");
    if (count > 1 && !checks) {
        fprintf(stderr, "usage: leduc_table [--check]\n");
        return 2;
    }
    compile(&small);
    int code = checks ? check(&small) : make(&small);
    small_free(&small);
    return code;
}
