/* croupier odds dice: what an expression comes to. What is always true: nothing is printed before
 * all is worked out. */
#include "cli/odds_print.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/dice.h"

enum { FRACTION_COLUMNS = 22, ROWS_FEW = 60 };
static const double RARE = 5e-5; /* of a long list, results that are rarer are left out */

static const int quantiles[] = {1, 5, 25, 50, 75, 95, 99};
enum { QUANTILES = sizeof quantiles / sizeof *quantiles };

static double ratio(const mpz_t part, const mpz_t whole)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_num(q, part);
    mpq_set_den(q, whole);
    mpq_canonicalize(q);
    double share = mpq_get_d(q);
    mpq_clear(q);
    return share;
}

/* Freed by the caller. */
static char *fraction(const mpz_t part, const mpz_t whole)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_num(q, part);
    mpq_set_den(q, whole);
    mpq_canonicalize(q);
    char *text = mpq_get_str(NULL, 10, q);
    mpq_clear(q);
    return text;
}

static double deviation(const struct spread *s)
{
    mpq_t variance;
    mpq_init(variance);
    spread_variance(s, variance);
    double sd = sqrt(mpq_get_d(variance));
    mpq_clear(variance);
    return sd;
}

/* ---- As programs read it ---- */

static void json_text(const char *key, const char *value)
{
    char bytes[6 * DICE_BYTES_MAX + 8];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, value);
    printf("\"%s\":%s", key, bytes);
}

static void json_chance(const char *key, const mpz_t part, const mpz_t whole)
{
    char *exact = fraction(part, whole);
    printf("\"%s\":%.12g,\"exact\":\"%s\"", key, ratio(part, whole), exact);
    free(exact);
}

static void json_moment(const char *key, void (*moment)(const struct spread *, mpq_t),
                        const struct spread *s)
{
    mpq_t value;
    mpq_init(value);
    moment(s, value);
    char *exact = mpq_get_str(NULL, 10, value);
    printf(",\"%s\":%.12g,\"%s_exact\":\"%s\"", key, mpq_get_d(value), key, exact);
    free(exact);
    mpq_clear(value);
}

static void json_spread(const struct spread *s)
{
    mpz_t below, above;
    mpz_init(below);
    mpz_init_set(above, s->total);
    printf(",\"min\":%lld,\"max\":%lld", s->lo, s->lo + s->count - 1);
    json_moment("mean", spread_mean, s);
    json_moment("variance", spread_variance, s);
    printf(",\"sd\":%.12g,\"quantiles\":{", deviation(s));
    for (int i = 0; i < QUANTILES; i++)
        printf("%s\"%d\":%lld", i ? "," : "", quantiles[i], spread_quantile(s, quantiles[i]));
    printf("},\"values\":[");
    for (int i = 0; i < s->count; i++) {
        if (!mpz_sgn(s->weight[i]))
            continue;
        mpz_add(below, below, s->weight[i]);
        printf("%s{\"value\":%lld,", i ? "," : "", s->lo + i);
        json_chance("chance", s->weight[i], s->total);
        printf(",\"at_least\":%.12g,\"at_most\":%.12g}", ratio(above, s->total),
               ratio(below, s->total));
        mpz_sub(above, above, s->weight[i]);
    }
    putchar(']');
    mpz_clear(below);
    mpz_clear(above);
}

/* The weight of what a comparison asks; false: it asks which side is higher. */
static bool holds(const struct dice *d, mpz_t out)
{
    const mpz_t *w = d->spread.weight;
    static const bool in[][3] = {
        [TEST_EQUAL] = {0, 1, 0}, [TEST_OTHER] = {1, 0, 1}, [TEST_ABOVE] = {1, 0, 0},
        [TEST_BELOW] = {0, 0, 1}, [TEST_LEAST] = {1, 1, 0}, [TEST_MOST] = {0, 1, 1},
    };
    mpz_set_ui(out, 0);
    for (int i = 0; i < 3 && d->sign; i++)
        if (in[d->sign][i])
            mpz_add(out, out, w[i]);
    return d->sign != TEST_NONE;
}

static void json_compared(const struct dice *d)
{
    static const char *const key[] = {"left", "equal", "right"};
    mpz_t asked;
    mpz_init(asked);
    if (holds(d, asked)) {
        fputs(",\"holds\":{", stdout);
        json_chance("chance", asked, d->spread.total);
        putchar('}');
    }
    for (int i = 0; i < 3; i++) {
        printf(",\"%s\":{", key[i]);
        json_chance("chance", d->spread.weight[i], d->spread.total);
        putchar('}');
    }
    mpz_clear(asked);
}

static void print_json(const char *expression, const struct dice *d)
{
    putchar('{');
    json_text("dice", expression);
    if (d->explodes)
        printf(",\"explosions_max\":%d", POOL_EXPLODES_MAX);
    if (d->compared)
        json_compared(d);
    else
        json_spread(&d->spread);
    puts("}");
}

/* ---- As people read it ---- */

static const char *chance(const mpz_t part, const mpz_t whole, char out[16])
{
    return odds_percent(ratio(part, whole), !mpz_sgn(part), !mpz_cmp(part, whole), out);
}

static void print_bar(double share, const mpz_t part, const mpz_t whole)
{
    char *text = fraction(part, whole);
    odds_bar(share, text);
    free(text);
}

static void print_row(const struct spread *s, int i, const mpz_t above, const mpz_t below,
                      double most)
{
    char one[16], least[16], up_to[16];
    printf("%8lld  %9s  %9s  %9s", s->lo + i, chance(s->weight[i], s->total, one),
           chance(above, s->total, least), chance(below, s->total, up_to));
    print_bar(ratio(s->weight[i], s->total) / most, s->weight[i], s->total);
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
    printf(", standard deviation %.6g.\nQuantiles:", deviation(s));
    for (int i = 0; i < QUANTILES; i++)
        printf("%s %d%% %lld", i ? "," : "", quantiles[i], spread_quantile(s, quantiles[i]));
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
        if ((share = ratio(s->weight[i], s->total)) > most)
            most = share;
    print_head(s);
    printf("%8s  %9s  %9s  %9s\n", "result", "chance", "at least", "at most");
    for (int i = 0; i < s->count; i++) {
        if (!mpz_sgn(s->weight[i]))
            continue;
        mpz_add(below, below, s->weight[i]);
        if (!all && s->count > ROWS_FEW && ratio(s->weight[i], s->total) < RARE)
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
    print_bar(ratio(part, whole), part, whole);
}

static void print_compared(const struct dice *d)
{
    mpz_t asked;
    mpz_init(asked);
    if (holds(d, asked))
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
    int column;
    if (!dice_read(expression, &dice, &column, &text))
        return fail("column %d: %s", column, why);
    if (args_has(args, "json")) {
        print_json(expression, &dice);
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
