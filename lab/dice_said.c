/* See dice_said.h. */
#include "lab/dice_said.h"

#include <math.h>
#include <stdlib.h>

#include "engine/engine.h"

const int dice_quantiles[DICE_QUANTILES] = {1, 5, 25, 50, 75, 95, 99};

/* Not in lowest terms: that would be most of the work, and the quotient is the same. */
double dice_ratio(const mpz_t part, const mpz_t whole)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_num(q, part);
    mpq_set_den(q, whole);
    double share = mpq_get_d(q);
    mpq_clear(q);
    return share;
}

char *dice_exact(const mpz_t part, const mpz_t whole)
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

double dice_deviation(const struct spread *s)
{
    mpq_t variance;
    mpq_init(variance);
    spread_variance(s, variance);
    double sd = sqrt(mpq_get_d(variance));
    mpq_clear(variance);
    return sd;
}

static void json_chance(struct grown *out, const char *key, const mpz_t part, const mpz_t whole)
{
    char *exact = dice_exact(part, whole);
    grown_format(out, "\"%s\":%.12g,\"exact\":\"%s\"", key, dice_ratio(part, whole), exact);
    free(exact);
}

static void json_moment(struct grown *out, const char *key,
                        void (*moment)(const struct spread *, mpq_t), const struct spread *s)
{
    mpq_t value;
    mpq_init(value);
    moment(s, value);
    char *exact = mpq_get_str(NULL, 10, value);
    grown_format(out, ",\"%s\":%.12g,\"%s_exact\":\"%s\"", key, mpq_get_d(value), key, exact);
    free(exact);
    mpq_clear(value);
}

static void json_spread(struct grown *out, const struct spread *s)
{
    mpz_t below, above;
    mpz_init(below);
    mpz_init_set(above, s->total);
    grown_format(out, ",\"min\":%lld,\"max\":%lld", s->lo, s->lo + s->count - 1);
    json_moment(out, "mean", spread_mean, s);
    json_moment(out, "variance", spread_variance, s);
    grown_format(out, ",\"sd\":%.12g,\"quantiles\":{", dice_deviation(s));
    for (int i = 0; i < DICE_QUANTILES; i++)
        grown_format(out, "%s\"%d\":%lld", i ? "," : "", dice_quantiles[i],
                     spread_quantile(s, dice_quantiles[i]));
    grown_format(out, "},\"values\":[");
    for (int i = 0; i < s->count; i++) {
        if (!mpz_sgn(s->weight[i]))
            continue;
        mpz_add(below, below, s->weight[i]);
        grown_format(out, "%s{\"value\":%lld,", i ? "," : "", s->lo + i);
        json_chance(out, "chance", s->weight[i], s->total);
        grown_format(out, ",\"at_least\":%.12g,\"at_most\":%.12g}", dice_ratio(above, s->total),
                     dice_ratio(below, s->total));
        mpz_sub(above, above, s->weight[i]);
    }
    grown_put(out, "]");
    mpz_clear(below);
    mpz_clear(above);
}

bool dice_holds(const struct dice *d, mpz_t out)
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

static void json_compared(struct grown *out, const struct dice *d)
{
    static const char *const key[] = {"left", "equal", "right"};
    mpz_t asked;
    mpz_init(asked);
    if (dice_holds(d, asked)) {
        grown_put(out, ",\"holds\":{");
        json_chance(out, "chance", asked, d->spread.total);
        grown_put(out, "}");
    }
    for (int i = 0; i < 3; i++) {
        grown_format(out, ",\"%s\":{", key[i]);
        json_chance(out, "chance", d->spread.weight[i], d->spread.total);
        grown_put(out, "}");
    }
    mpz_clear(asked);
}

void dice_json(const char *expression, const struct dice *d, struct grown *out)
{
    grown_put(out, "{");
    grown_put(out, "\"dice\":");
    grown_json(out, expression);
    if (d->explodes)
        grown_format(out, ",\"explosions_max\":%d", POOL_EXPLODES_MAX);
    if (d->compared)
        json_compared(out, d);
    else
        json_spread(out, &d->spread);
    grown_put(out, "}");
}
