/* croupier odds dice: what an expression comes to. What is always true: nothing is printed before
 * all is worked out. */
#include "cli/odds_print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/dice_said.h"

enum { FRACTION_COLUMNS = 22, ROWS_FEW = 60 };
static const double RARE = 5e-5; /* of a long list, results that are rarer are left out */

/* ---- As people read it ---- */

static const char *chance(const mpz_t part, const mpz_t whole, char out[16])
{
    return odds_percent(dice_ratio(part, whole), !mpz_sgn(part), !mpz_cmp(part, whole), out);
}

static void print_bar(double share, const mpz_t part, const mpz_t whole)
{
    char *text = dice_exact(part, whole);
    odds_bar(share, text);
    free(text);
}

static void print_row(const struct spread *s, int i, const mpz_t above, const mpz_t below,
                      double most)
{
    char one[16], least[16], up_to[16];
    printf("%8lld  %9s  %9s  %9s", s->lo + i, chance(s->weight[i], s->total, one),
           chance(above, s->total, least), chance(below, s->total, up_to));
    print_bar(dice_ratio(s->weight[i], s->total) / most, s->weight[i], s->total);
}

static void print_head(const struct spread *s)
{
    mpq_t mean;
    mpq_init(mean);
    spread_mean(s, mean);
    char *exact = mpq_get_str(NULL, 10, mean);
    printf("From %lld to %lld, mean %.6g", s->lo, s->lo + s->count - 1, mpq_get_d(mean));
    if (strlen(exact) <= FRACTION_COLUMNS && strchr(exact, '/'))
        printf(" (%s)", exact);
    printf(", standard deviation %.6g.\nQuantiles:", dice_deviation(s));
    for (int i = 0; i < DICE_QUANTILES; i++)
        printf("%s %d%% %lld", i ? "," : "", dice_quantiles[i],
               spread_quantile(s, dice_quantiles[i]));
    puts(".\n");
    free(exact);
    mpq_clear(mean);
}

static void print_spread(const struct spread *s, bool all)
{
    mpz_t below, above;
    double most = 0, share;
    int left_out = 0;
    mpz_init(below);
    mpz_init_set(above, s->total);
    for (int i = 0; i < s->count; i++)
        if ((share = dice_ratio(s->weight[i], s->total)) > most)
            most = share;
    print_head(s);
    printf("%8s  %9s  %9s  %9s\n", "result", "chance", "at least", "at most");
    for (int i = 0; i < s->count; i++) {
        if (!mpz_sgn(s->weight[i]))
            continue;
        mpz_add(below, below, s->weight[i]);
        if (!all && s->count > ROWS_FEW && dice_ratio(s->weight[i], s->total) < RARE)
            left_out++;
        else
            print_row(s, i, above, below, most);
        mpz_sub(above, above, s->weight[i]);
    }
    if (left_out)
        printf("\n%d results rarer than %g%% each are left out. To list them, add --all.\n",
               left_out, 100 * RARE);
    mpz_clear(below);
    mpz_clear(above);
}

static void print_share(const char *name, const mpz_t part, const mpz_t whole)
{
    char text[16];
    printf("%-15s  %9s", name, chance(part, whole, text));
    print_bar(dice_ratio(part, whole), part, whole);
}

static void print_compared(const struct dice *d)
{
    mpz_t asked;
    mpz_init(asked);
    if (dice_holds(d, asked))
        print_share("true", asked, d->spread.total);
    print_share("left is higher", d->spread.weight[0], d->spread.total);
    print_share("equal", d->spread.weight[1], d->spread.total);
    print_share("right is higher", d->spread.weight[2], d->spread.total);
    mpz_clear(asked);
}

int odds_dice(const struct args *args)
{
    const char *expression = args->word[1];
    struct dice dice;
    char why[256];
    struct text text = text_over(why, sizeof why);
    struct grown said = {0};
    int column;
    if (!dice_read(expression, &dice, &column, &text))
        return fail("column %d: %s", column, why);
    if (args_has(args, "json")) {
        dice_json(expression, &dice, &said);
        puts(said.at);
        grown_free(&said);
    } else {
        puts(expression);
        if (dice.compared)
            print_compared(&dice);
        else
            print_spread(&dice.spread, args_has(args, "all"));
        if (dice.explodes)
            printf("\nA die explodes up to %d times, and the last roll stands.\n",
                   POOL_EXPLODES_MAX);
    }
    dice_free(&dice);
    return EXIT_FINE;
}
