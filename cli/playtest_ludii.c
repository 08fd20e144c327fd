/* Ludii's measures of how even a game is and of how large (its module of metrics; C. Piette,
 * M. Stephenson, D. J. N. J. Soemers and C. Browne, General Board Game Concepts, IEEE CoG 2021,
 * arXiv 2107.01078). What is always true: each is a figure of whole matches, and where ours differs
 * from Ludii's its definition says so. */
#include <math.h>
#include <string.h>

#include "cli/playtest.h"
#include "lab/even.h"
#include "lab/interval.h"

static int64_t matches(const struct playtest *p, int setup)
{
    return totals_matches(&p->trial->shape, p->trial->totals, setup);
}

bool playtest_alone(const struct playtest *p)
{
    const struct game *game = p->picks->game;
    return !game->master && p->picks->seats > 1 && (!game->tally_count || !game->tallies[0].shared);
}

/* ---- Who wins ---- */

static struct even even(const struct playtest *p, int setup)
{
    return (struct even){picks_winners(p->picks, p->list, setup), p->picks->seats};
}

void playtest_balance(const struct playtest *p, int setup, struct report_row *row)
{
    struct even e = even(p, setup);
    row->of = OF_SHARE;
    row->by = "paired";
    row->is = even_balance(&e);
    row->n = matches(p, setup);
    row->count = llround(row->is.value * (double)row->n);
}

void playtest_uniformity(const struct playtest *p, int setup, struct report_row *row)
{
    struct even e = even(p, setup);
    row->of = OF_MEAN;
    row->n = matches(p, setup);
    row->count = -1;
    row->by = even_uniformity(&e, !playtest_alone(p), &row->is) ? "bootstrap" : NULL;
}

/* ---- Sums over matches ---- */

static void mean(const struct playtest *p, int setup, int64_t of, int64_t squares, double unit,
                 struct report_row *row)
{
    double n = (double)matches(p, setup), sum = (double)of / unit;
    row->of = OF_MEAN;
    row->n = matches(p, setup);
    row->count = -1;
    row->by = "normal";
    row->is.value = sum / n;
    interval_of_mean(sum, (double)squares / (unit * unit), n, &row->is.low, &row->is.high);
}

void playtest_tree(const struct playtest *p, int setup, struct report_row *row)
{
    struct pick_lengths l = picks_lengths(p->picks, p->list, setup);
    mean(p, setup, l.tree, l.tree_tree, PICK_TREE_UNIT, row);
}

void playtest_apart(const struct playtest *p, int setup, struct report_row *row)
{
    struct pick_lengths l = picks_lengths(p->picks, p->list, setup);
    mean(p, setup, l.apart, l.apart_apart, 1, row);
}

bool playtest_has_apart(const struct playtest *p)
{
    bool any = false;
    for (int setup = 0; setup < p->trial->setups; setup++)
        any = any || picks_lengths(p->picks, p->list, setup).apart > 0;
    return any;
}

/* No match had one, and the next still may. */
void playtest_again(const struct playtest *p, int setup, struct report_row *row)
{
    struct pick_lengths l = picks_lengths(p->picks, p->list, setup);
    mean(p, setup, l.again, l.again_again, PICK_AGAIN_UNIT, row);
    row->of = OF_SHARE;
    row->is.low = fmax(0, row->is.low);
    if (!l.again) {
        interval_of_share(0, (double)row->n, &row->is.low, &row->is.high);
        row->by = "wilson";
        row->count = 0;
    }
}

/* ---- StateSpaceComplexity ---- */

/* Who knows of which cards, and how many lie where: it follows from where they lie. */
static bool follows(const struct game *game, const struct field *of)
{
    for (int i = 0; i < game->field_count; i++) {
        const struct field *f = &game->fields[i];
        bool place = f->know == KNOW_PLACE, mask = place || f->know == KNOW_MASK;
        if ((mask && of->offset == f->mask) || (place && of->offset == f->size))
            return true;
    }
    return false;
}

/* How many values an element can have, as a logarithm to base 10. */
static double values(const struct data *data, const struct field *f)
{
    int names = f->names && data ? data->names[f->names].count : 0, bits = 8 * f->width;
    bool ranged = (f->know == KNOW_OWNER || f->know == KNOW_MASK) && f->hi > f->lo;
    if (f->know == KNOW_PLACE)
        return log10(f->places);
    if (f->show == SHOW_NAME)
        return log10(names + 1); /* or none */
    if (f->show == SHOW_SET)
        return (names < bits ? names : bits) * log10(2);
    return ranged ? log10(f->hi - f->lo + 1) : bits * log10(2);
}

void playtest_space(const struct playtest *p, int setup, struct report_row *row)
{
    const struct game *game = p->picks->game;
    (void)setup;
    row->of = OF_MEAN;
    row->is.value = 0;
    for (int i = 0; i < game->field_count; i++)
        if (field_in_views(&game->fields[i]) && !follows(game, &game->fields[i]))
            row->is.value += game->fields[i].count * values(p->picks->data, &game->fields[i]);
}
