/* Measures of a whole game as Ludii publishes them, and what skill is worth. */
#include <math.h>
#include <stdlib.h>

#include "cli/figures_print.h"
#include "cli/playtest.h"
#include "lab/interval.h"

static int64_t matches(const struct playtest *p, int setup)
{
    return totals_matches(&p->trial->shape, p->trial->totals, setup);
}

/* A difference of two shares of the same matches: so many had only the one, so many the other. */
static struct estimate lead(const struct playtest *p, int setup, int a, int b, double z)
{
    double n = (double)matches(p, setup);
    double ahead = (double)picks_ahead(p->picks, p->list, setup, a, b);
    double behind = (double)picks_ahead(p->picks, p->list, setup, b, a);
    double mean = (ahead - behind) / n, variance = (ahead + behind) / n - mean * mean;
    double half = z * sqrt(variance > 0 ? variance / n : 0);
    return (struct estimate){mean, mean - half, mean + half};
}

static bool seats_win_alone(const struct playtest *p, int setup)
{
    const struct game *game = p->picks->game;
    (void)setup;
    return !game->master && p->picks->seats > 1 && (!game->tally_count || !game->tallies[0].shared);
}

/* With one pair of seats the interval is that pair's. */
static bool two_seats(const struct playtest *p, int setup)
{
    return seats_win_alone(p, setup) && p->picks->seats == 2;
}

static void balance(const struct playtest *p, int setup, struct report_row *row)
{
    struct estimate is = lead(p, setup, 0, 1, INTERVAL_95);
    row->of = OF_SHARE;
    row->by = "paired";
    row->n = matches(p, setup);
    row->count = row->n - llabs(picks_ahead(p->picks, p->list, setup, 0, 1) -
                                picks_ahead(p->picks, p->list, setup, 1, 0));
    row->is.value = 1 - fabs(is.value);
    row->is.low = 1 - fmax(fabs(is.low), fabs(is.high));
    row->is.high = is.low < 0 && is.high > 0 ? 1 : 1 - fmin(fabs(is.low), fabs(is.high));
}

static void advantage(const struct playtest *p, int setup, struct report_row *row)
{
    struct figure_sums sums = totals_figure(&p->trial->shape, p->trial->totals, setup, 0,
                                            p->picks->game->tally_count ? 0 : FIGURE_PAYOFF);
    playtest_share(row, sums.above, matches(p, setup));
}

static void nobody(const struct playtest *p, int setup, struct report_row *row)
{
    playtest_share(row, picks_lengths(p->picks, p->list, setup).nobody, matches(p, setup));
}

static void completion(const struct playtest *p, int setup, struct report_row *row)
{
    row->of = OF_SHARE;
    row->count = row->n = matches(p, setup);
    row->is.value = 1;
}

static void decision_moves(const struct playtest *p, int setup, struct report_row *row)
{
    struct pick_lengths l = picks_lengths(p->picks, p->list, setup);
    struct ratio ratio = {(double)matches(p, setup), (double)l.moves, (double)l.decisions,
                          (double)l.moves_moves, (double)l.moves_decisions,
                          (double)l.decisions_decisions};
    row->of = OF_SHARE;
    row->count = l.decisions;
    row->n = l.moves;
    row->by = "by match";
    row->is.value = (double)l.decisions / (double)l.moves;
    interval_of_ratio(&ratio, &row->is.low, &row->is.high);
}

static void tree(const struct playtest *p, int setup, struct report_row *row)
{
    struct pick_lengths l = picks_lengths(p->picks, p->list, setup);
    double unit = PICK_TREE_UNIT, n = (double)matches(p, setup), sum = (double)l.tree / unit;
    row->of = OF_MEAN;
    row->n = matches(p, setup);
    row->count = -1;
    row->by = "normal";
    row->is.value = sum / n;
    interval_of_mean(sum, (double)l.tree_tree / (unit * unit), n, &row->is.low, &row->is.high);
}

/* The figures: what Ludii calls each, how it is counted, and where it has a meaning. */
static const struct measured {
    const char *id, *title, *what;
    void (*row)(const struct playtest *, int setup, struct report_row *);
    bool (*fits)(const struct playtest *, int setup); /* NULL: always */
    const char *lacks;                                /* said where it does not fit */
} measured[] = {
    {"balance", "Balance",
     "Ludii's Balance: 1 less the largest difference between the shares of matches that two seats "
     "win, all seats played by the same bots. The interval is of the difference in the same "
     "matches. 100% is a game in which no seat is better.",
     balance, two_seats, "the seats win and lose together, or one sits alone"},
    {"advantage-p1", "Advantage of the first seat",
     "Ludii's AdvantageP1: the share of matches that the first seat wins. Wilson's interval.",
     advantage, seats_win_alone, "the seats win and lose together, or one sits alone"},
    {"drawishness", "Matches that nobody wins",
     "As Ludii's Drawishness: the share of matches in which no seat wins, by the outcome that the "
     "game lists first. Wilson's interval.",
     nobody, NULL, NULL},
    {"completion", "Completion",
     "Ludii's Completion: the share of matches that ended by the rules and not by a limit on "
     "moves. It is exact: no match was stopped, and the rules have no match without an end.",
     completion, NULL, NULL},
    {"decision-moves", "Moves that are decisions",
     "Ludii's DecisionMoves: of the moves of all seats, the share with another move open. The "
     "interval counts matches.",
     decision_moves, NULL, NULL},
    {"tree", "How large the tree of choices is",
     "After Ludii's GameTreeComplexity: the logarithm to base 10 of the number of lines among "
     "which the seats chose, on average: of every move of a match, of how many open ones it was, "
     "multiplied. Ludii takes the average number of open moves to the power of the length, which "
     "one decision among millions would decide here. Chance is not in it. The interval counts "
     "matches.",
     tree, NULL, NULL},
};

static void add_measured(const struct playtest *p, const struct measured *m)
{
    if (m->fits && !m->fits(p, 0)) {
        report_leave_out(p->report, m->title, m->lacks);
        return;
    }
    struct report_figure *figure = report_figure(p->report, m->id);
    snprintf(figure->title, sizeof figure->title, "%s", m->title);
    snprintf(figure->what, sizeof figure->what, "%s", m->what);
    for (int setup = 0; setup < p->trial->setups; setup++)
        m->row(p, setup, playtest_row(p, setup, m->title));
}

/* ---- Skill ---- */

/* The next one still may: as often, to either side, as Wilson's interval of none allows. */
static void no_deal_differs(struct report_row *row)
{
    double low, high;
    interval_of_share(0, (double)row->n, &low, &high);
    row->is.low = row->is.value - high;
    row->is.high = row->is.value + high;
    row->by = "wilson";
}

static void add_skill(const struct playtest *p, enum figure_of of)
{
    struct measure measures[MEASURES_MAX];
    struct figure figures[FIGURES_MAX];
    int count = lab_measures(&p->trial->shape, measures);
    for (int i = 0; i < count; i++) {
        char bytes[REPORT_LABEL];
        struct text label = text_over(bytes, sizeof bytes);
        if (measures[i].seat >= 0) {
            codec_seat_text(p->trial->shape.game, measures[i].seat, &label);
            text_put(&label, ": ");
        }
        measure_title(p->trial, &measures[i], &label);
        for (int setup = 1; setup < p->trial->setups; setup++) {
            int n = lab_differences(&p->trial->shape, p->trial->totals, setup, &measures[i],
                                    figures);
            for (int f = 0; f < n; f++)
                if (figures[f].of == of && (of == OF_SHARE || measures[i].figure < 0)) {
                    struct report_row *row = playtest_row(p, setup, bytes);
                    row->of = of;
                    row->is = figures[f].is;
                    row->by = figures[f].by;
                    row->n = matches(p, setup);
                    row->count = figures[f].count;
                    if (of == OF_SHARE && row->is.low >= row->is.high)
                        no_deal_differs(row);
                }
        }
    }
    report_unless_empty(p->report);
}

void playtest_measures(const struct playtest *p)
{
    for (size_t i = 0; i < sizeof measured / sizeof *measured; i++)
        add_measured(p, &measured[i]);
    struct report_figure *figure = report_figure(p->report, "skill-outcomes");
    snprintf(figure->title, sizeof figure->title, "What other bots change in the outcome");
    snprintf(figure->what, sizeof figure->what,
             "The same deals played by other bots in all seats, less what came of them with %s: "
             "in how many more matches an outcome came about. The interval is of the difference "
             "in the same deals; if it holds 0, nothing is shown.", p->bot[0]);
    add_skill(p, OF_SHARE);
    figure = report_figure(p->report, "skill-points");
    snprintf(figure->title, sizeof figure->title, "What other bots change in points");
    snprintf(figure->what, sizeof figure->what,
             "The same of the points of each seat, on average. Every seat is another bot's at "
             "once, so where seats are against each other this is no measure of one player's "
             "skill; croupier tournament seats them against each other.");
    add_skill(p, OF_MEAN);
    playtest_judged(p);
    playtest_traced(p);
}
