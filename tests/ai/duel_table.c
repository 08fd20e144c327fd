/* Makes the table by which the bot "solved" of Gambler's Heart plays its duels, or looks whether
 * it still is the one that the solver makes.
 *
 *     duel_table > games/gamblers_heart/bot/duel_table.c
 *     duel_table --check N     every N-th row, each share to a step
 *
 * Each row is a duel solved with two Stakes to choose from, the present one and the highest, at a
 * spell as often for the caster's own Patronage as not, and with the worths that the careful bot
 * takes for its own (bot/mind.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/cfr.h"
#include "games/gamblers_heart/bot/duel_table.h"
#include "games/gamblers_heart/bot/mind.h"
#include "games/gamblers_heart/state.h"

enum { ITERATIONS = 1500, COLUMNS = 90 };
enum { CASTER, MASTER };
static const double REACHED = 1e-9;

static void *resize(void *at, size_t size)
{
    if (size)
        return realloc(at, size);
    free(at);
    return NULL;
}

struct answer {
    struct small small;
    struct cfr cfr;
    double *plan[2];
};

static void solve(int row, struct answer *a)
{
    const struct game_part *part = gamblers_heart_game.part;
    struct {
        const char *rule;
        int value;
    } set[] = {{"fortune", row_fortune(row)},       {"stake", row_stake(row)},
               {"worth", row_worth(row)},           {"curse", (int)MIND_CURSE},
               {"blessing", (int)MIND_BLESSING},    {"lost", (int)MIND_LOST},
               {"fit", (int)(100 * MIND_OWN_RATE)}, {"raises", 0}};
    struct small_wish wish = {.resize = resize};
    struct data data = {.name = "none"};
    struct rules rules = {0};
    for (int i = 0; i < part->rule_count; i++) {
        rules.value[i] = part->rules[i].start;
        for (size_t k = 0; k < sizeof set / sizeof *set; k++)
            if (!strcmp(part->rules[i].name, set[k].rule))
                rules.value[i] = set[k].value;
    }
    if (small_of_part(part, &data, &rules, &wish, &a->small) ||
        !cfr_start(&a->cfr, &a->small, CFR_PREDICTIVE_DISCOUNTED))
        exit(1);
    cfr_run(&a->cfr, ITERATIONS);
    for (int i = 0; i < 2; i++) {
        a->plan[i] = resize(NULL, a->small.seat[i].size * sizeof(double));
        if (!a->plan[i])
            exit(1);
        cfr_average(&a->cfr, i, a->plan[i]);
    }
}

static void solved_free(struct answer *a)
{
    for (int i = 0; i < 2; i++)
        free(a->plan[i]);
    cfr_free(&a->cfr);
    small_free(&a->small);
}

/* The share of a choice; where the plan does not come, the last choice of all. */
static double share(const struct answer *a, int seat, int node, int lane, int choice)
{
    const struct small_node *n = &a->small.seat[seat].node[node];
    const double *plan = a->plan[seat] + n->at + lane;
    double all = 0;
    for (int c = 0; c < n->choices; c++)
        all += plan[c * n->width];
    return all > REACHED
               ? plan[choice * n->width] / all
               : a->cfr.seat[seat].choice[n->at + (uint32_t)(choice * n->width) + (uint32_t)lane];
}

static char letter(double share)
{
    return (char)(SHARE_NEVER + (int)(share * SHARE_STEPS + 0.5));
}

static int lane_of(int kind, int points)
{
    return kind * POINTS + POINTS - 1 - points; /* as the hands are told: five alike first */
}

static void put_reroll(const struct answer *a, struct duel_row *row)
{
    for (int kind = 0; kind < ROW_KINDS; kind++)
        for (int points = 0; points < POINTS; points++) {
            double of[ROW_COUNTS] = {0}, most[ROW_COUNTS] = {-1, -1, -1};
            int best[ROW_COUNTS] = {0};
            for (int c = 0; c < REROLLS; c++) {
                int count = __builtin_popcount(gh_reroll_mask(c));
                double p = share(a, CASTER, 0, lane_of(kind, points), c);
                of[count] += p;
                if (p > most[count] + REACHED) {
                    most[count] = p;
                    best[count] = c;
                }
            }
            row->reroll[kind][points].none = letter(of[0]);
            row->reroll[kind][points].one = letter(of[1]);
            row->reroll[kind][points].mask_of_one = (char)(SHARE_NEVER + best[1]);
            row->reroll[kind][points].mask_of_two = (char)(SHARE_NEVER + best[2]);
        }
}

static void put_line(const struct answer *a, struct duel_row *row, int count, int line, int caster,
                     int gm)
{
    for (int kind = 0; kind < ROW_KINDS; kind++)
        for (int points = 0; points < POINTS; points++)
            row->fold[count][line][kind][points] =
                letter(share(a, CASTER, caster, lane_of(kind, points), 1));
    for (int die = 0; die < FACES; die++)
        row->gm_fold[count][line][die] = letter(share(a, MASTER, gm, die, 1));
}

/* Nodes come in the order in which they were told: caster's raise, GM's, then fold, fold, Patron,
 * verdict at each Stake. */
static void put_row(int r, struct duel_row *row)
{
    struct answer a;
    int caster = 1, gm = 0, fortune = row_fortune(r), stake = row_stake(r);
    solve(r, &a);
    memset(row, SHARE_NOWHERE, sizeof *row);
    put_reroll(&a, row);
    for (int count = 0; count < ROW_COUNTS; count++) {
        bool may = gh_raise_most(stake, fortune) > stake;
        for (int kind = 0; kind < ROW_KINDS && may; kind++)
            for (int points = 0; points < POINTS; points++)
                row->raise[count][kind][points] =
                    letter(share(&a, CASTER, caster, lane_of(kind, points), 1));
        caster += may;
        for (int raised = 0; raised <= may; raised++) {
            int left = raised ? gh_raise_most(stake, fortune) : stake;
            bool gm_may = gh_raise_most(left, FORTUNE - fortune) > left;
            for (int die = 0; die < FACES && gm_may; die++)
                row->match[count][raised][die] = letter(share(&a, MASTER, gm, die, 1));
            gm += gm_may;
            for (int gm_raised = 0; gm_raised <= gm_may; gm_raised++) {
                put_line(&a, row, count, raised * 2 + gm_raised, caster, gm);
                caster += 2;
                gm += 2;
            }
        }
    }
    if (caster != (int)a.small.seat[CASTER].nodes || gm != (int)a.small.seat[MASTER].nodes) {
        fprintf(stderr, "row %d: the nodes are not those expected\n", r);
        exit(1);
    }
    solved_free(&a);
}

static int check(int step)
{
    for (int fortune = 0; fortune <= FORTUNE; fortune++) {
        int row = row_near(fortune, FORTUNE, 2 * FORTUNE);
        if (row < 0 || row >= ROWS || abs(row_fortune(row) - fortune) > 2) {
            fprintf(stderr, "no row near a Fortune of %d: %d\n", fortune, row);
            return 1;
        }
    }
    for (int r = 0; r < ROWS; r += step) {
        struct duel_row row;
        put_row(r, &row);
        for (size_t i = 0; i < sizeof row; i++)
            if (abs(((const char *)&row)[i] - gh_duel_table[r][i]) > 1) {
                fprintf(stderr, "row %d, character %zu: %c, and %c in the table\n", r, i,
                        ((const char *)&row)[i], gh_duel_table[r][i]);
                return 1;
            }
    }
    return 0;
}

int main(int count, char **words)
{
    if (count == 3 && !strcmp(words[1], "--check") && atoi(words[2]) > 0)
        return check(atoi(words[2]));
    if (count > 1) {
        fprintf(stderr, "usage: duel_table [--check N]\n");
        return 2;
    }
    printf("/* Made by tests/ai/duel_table.c. */\n#include "
           "\"games/gamblers_heart/bot/duel_table.h\"\n\n"
           "const char gh_duel_table[ROWS][sizeof(struct duel_row) + 1] = {\n");
    for (int r = 0; r < ROWS; r++) {
        struct duel_row row;
        put_row(r, &row);
        for (size_t i = 0; i < sizeof row; i += COLUMNS) {
            size_t left = sizeof row - i;
            printf("    \"%.*s\"%s\n", (int)(left < COLUMNS ? left : COLUMNS),
                   (const char *)&row + i, left <= COLUMNS ? "," : "");
        }
    }
    printf("};\n");
    return 0;
}
