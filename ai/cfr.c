/* The iterations. Each works on whole lanes, LANE_STEP at a time: the loops over them are the hot
 * ones, and are written so that a compiler makes vectors of them. */
#include <string.h>

#include "ai/cfr.h"

const char *const cfr_names[CFR_WAYS] = {"cfr+", "dcfr", "pcfr+", "pdcfr+"};

/* x to a power that is a multiple of a half or a tenth, without a library of mathematics: by the
 * exponential of the logarithm, both to the last bits of a double. */
static double logarithm(double x)
{
    int e = 0;
    while (x > 1.5) {
        x /= 2;
        e++;
    }
    while (x < 0.75) {
        x *= 2;
        e--;
    }
    double z = (x - 1) / (x + 1), square = z * z, term = z, sum = 0;
    for (int k = 1; k < 40; k += 2) {
        sum += term / k;
        term *= square;
    }
    return 2 * sum + e * 0.693147180559945309417;
}

static double power(double x, double y)
{
    double z = y * logarithm(x), term = 1, sum = 1;
    int halved = 0;
    while (z > 0.5 || z < -0.5) {
        z /= 2;
        halved++;
    }
    for (int k = 1; k < 24; k++) {
        term *= z / k;
        sum += term;
    }
    while (halved--)
        sum *= sum;
    return sum;
}

/* By what an iteration multiplies and weighs. */
struct step {
    double keep, keep_negative; /* regrets from before */
    double foresee;             /* ... for the prediction */
    double weight, fade;        /* of this plan; of all earlier ones */
    bool floor, predict;
};

/* What of the regrets of `t` iterations is kept. */
static double kept(double t, double alpha)
{
    double p = t > 0 ? power(t, alpha) : 0;
    return p / (p + 1);
}

static struct step step_of(const struct cfr *cfr)
{
    double t = (double)cfr->iterations /* from 1 */, r = (t - 1) / t;
    switch (cfr->way) {
    case CFR_PLUS: return (struct step){1, 1, 1, t, 1, true, false};
    case CFR_DISCOUNTED: return (struct step){kept(t - 1, 1.5), 0.5, 1, 1, r * r, false, false};
    case CFR_PREDICTIVE: return (struct step){1, 1, 1, t * t, 1, true, true};
    default: return (struct step){cfr->kept, 1, kept(t, 2.3), 1, r * r * r * r * r, true, true};
    }
}

static void *held(const struct small *small, size_t doubles)
{
    double *at = small->resize(NULL, doubles * sizeof *at);
    if (at)
        memset(at, 0, doubles * sizeof *at);
    return at;
}

/* ---- The plan from the choices ---- */

static void plan_node(const struct small_seat *s, const struct small_node *n, const double *choice,
                      double *plan)
{
    double linked[LANES_MAX];
    const double *above = n->links ? linked : plan + n->above;
    if (n->links)
        small_come(s, n, plan, linked);
    for (uint32_t c = 0; c < n->choices; c++) {
        const double *from = choice + n->at + (size_t)c * n->width;
        double *to = plan + n->at + (size_t)c * n->width;
        for (uint32_t i = 0; i < n->width; i += LANES_STEP)
            LANES(to + i) = LANES_OF(above + i) * LANES_OF(from + i);
    }
}

void small_plan(const struct small_seat *s, const double *choice, double *plan)
{
    memset(plan, 0, s->size * sizeof *plan);
    plan[0] = 1;
    for (uint32_t i = 0; i < s->nodes; i++)
        plan_node(s, &s->node[i], choice, plan);
}

static void start_uniform(const struct small_seat *s, struct cfr_seat *c)
{
    c->plan[0] = 1;
    for (uint32_t i = 0; i < s->nodes; i++) {
        const struct small_node *n = &s->node[i];
        for (uint32_t k = 0; k < (uint32_t)n->choices * n->width; k++)
            c->choice[n->at + k] = 1.0 / n->choices;
        plan_node(s, n, c->choice, c->plan);
    }
}

bool cfr_start(struct cfr *cfr, const struct small *small, enum cfr_way way)
{
    *cfr = (struct cfr){.small = small, .way = way};
    for (int i = 0; i < 2; i++) {
        struct cfr_seat *c = &cfr->seat[i];
        double **all[] = {&c->plan, &c->choice, &c->regret, &c->sum, &c->gain};
        for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
            if (!(*all[k] = held(small, small->seat[i].size))) {
                cfr_free(cfr);
                return false;
            }
        start_uniform(&small->seat[i], c);
    }
    return true;
}

void cfr_free(struct cfr *cfr)
{
    for (int i = 0; i < 2 && cfr->small; i++) {
        struct cfr_seat *c = &cfr->seat[i];
        double *all[] = {c->plan, c->choice, c->regret, c->sum, c->gain};
        for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
            cfr->small->resize(all[k], 0);
        *c = (struct cfr_seat){0};
    }
}

/* ---- An iteration ---- */

/* In each lane; a macro, since a function with such an argument depends on the registers. */
#define IF_POSITIVE(test, yes, no)                                                                 \
    ((lanes4)(((bits4)(yes) & ((test) > 0)) | ((bits4)(no) & ~((test) > 0))))

/* What a step asks of regrets, as numbers, so that the hot loop has no branch. */
struct rule {
    lanes4 keep, keep_negative, lowest, foresee, predict, even;
};

/* The new regrets and choices of LANES_STEP sets side by side, `at` the first choice of the first;
 * `out`: what they are worth by the choices before. */
static inline __attribute__((always_inline)) void
learn(const struct rule *rule, const struct small_node *n, size_t at, const struct cfr_seat *own,
      lanes4 *out)
{
    const lanes4 none = {0};
    lanes4 worth = none, sum = none;
    for (uint32_t c = 0; c < n->choices; c++) {
        size_t k = at + (size_t)c * n->width;
        worth += LANES_OF(own->choice + k) * LANES_OF(own->gain + k);
    }
    for (uint32_t c = 0; c < n->choices; c++) {
        size_t k = at + (size_t)c * n->width;
        lanes4 r = LANES_OF(own->gain + k) - worth, before = LANES_OF(own->regret + k);
        lanes4 sofar = before * IF_POSITIVE(before, rule->keep, rule->keep_negative) + r;
        sofar = IF_POSITIVE(sofar - rule->lowest, sofar, rule->lowest);
        LANES(own->regret + k) = sofar;
        lanes4 ahead = sofar * rule->foresee + r * rule->predict;
        ahead = IF_POSITIVE(ahead, ahead, none);
        LANES(own->choice + k) = ahead;
        sum += ahead;
    }
    lanes4 part = 1.0 / IF_POSITIVE(sum, sum, none + 1.0);
    for (uint32_t c = 0; c < n->choices; c++) {
        size_t k = at + (size_t)c * n->width;
        LANES(own->choice + k) = IF_POSITIVE(sum, LANES_OF(own->choice + k) * part, rule->even);
    }
    *out = worth;
}

FOR_WIDE_REGISTERS
static void iterate(const struct small *small, const struct step *step, int seat,
                    struct cfr_seat *own, const double *other)
{
    const struct small_seat *s = &small->seat[seat];
    const lanes4 none = {0};
    struct rule rule = {none + step->keep,    none + step->keep_negative,
                        none + (step->floor ? 0 : -__builtin_huge_val()), none + step->foresee,
                        none + (double)step->predict, none};
    double worth[LANES_MAX];
    small_gains(small, seat, other, own->gain);
    for (uint32_t k = s->nodes; k--;) {
        const struct small_node *n = &s->node[k];
        rule.even = none + 1.0 / n->choices;
        for (uint32_t i = 0; i < n->width; i += LANES_STEP) {
            lanes4 w;
            learn(&rule, n, n->at + i, own, &w);
            if (n->links)
                LANES(worth + i) = w;
            else
                LANES(own->gain + n->above + i) += w;
        }
        if (n->links)
            small_go_back(s, n, worth, own->gain);
    }
    for (uint32_t k = 0; k < s->nodes; k++)
        plan_node(s, &s->node[k], own->choice, own->plan);
    for (uint32_t i = 0; i < s->size; i += LANES_STEP)
        LANES(own->sum + i) =
            LANES_OF(own->sum + i) * step->fade + LANES_OF(own->plan + i) * step->weight;
}

void cfr_run(struct cfr *cfr, uint64_t iterations)
{
    while (iterations--) {
        cfr->iterations++;
        struct step step = step_of(cfr);
        cfr->kept = step.foresee;
        for (int seat = 0; seat < 2; seat++)
            iterate(cfr->small, &step, seat, &cfr->seat[seat], cfr->seat[1 - seat].plan);
    }
}

void cfr_average(const struct cfr *cfr, int seat, double *out)
{
    const struct cfr_seat *c = &cfr->seat[seat];
    uint32_t size = cfr->small->seat[seat].size;
    for (uint32_t i = 0; i < size; i++)
        out[i] = cfr->iterations ? c->sum[i] / c->sum[0] : c->plan[i];
}
