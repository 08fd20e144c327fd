/* Measures of a whole game as Ludii publishes them, and what skill is worth. */
#include <stdlib.h>

#include "cli/figures_print.h"
#include "cli/playtest.h"
#include "lab/interval.h"

static int64_t matches(const struct playtest *p, int setup)
{
    return totals_matches(&p->trial->shape, p->trial->totals, setup);
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

/* The figures: what Ludii calls each, how it is counted, and where it has a meaning. */
static const struct measured {
    const char *id, *title, *what;
    void (*row)(const struct playtest *, int setup, struct report_row *);
    bool (*fits)(const struct playtest *);            /* NULL: always */
    const char *lacks;                                /* said where it does not fit */
} measured[] = {
    {"balance", "Balance",
     "Ludii's Balance: 1 less the largest difference between the shares of matches that two seats "
     "win, all seats played by the same bots. The interval is of the differences in the same "
     "matches; with more than two seats it holds for all pairs at once. 100% is a game in which no "
     "seat is better.",
     playtest_balance, playtest_alone, "the seats win and lose together, or one sits alone"},
    {"advantage-p1", "Advantage of the first seat",
     "Ludii's AdvantageP1: the share of matches that the first seat wins. Wilson's interval.",
     advantage, playtest_alone, "the seats win and lose together, or one sits alone"},
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
     playtest_tree, NULL, NULL},
    {"uniformity", "How alike the outcomes are",
     "Ludii's OutcomeUniformity: 1 less the variance of what a seat has of a match, on average "
     "over the seats. That is 1 for the first rank and -1 for the last, and seats that win "
     "share a rank, as do all others; where the seats win together or one sits alone it is 1 "
     "if the match was won and -1 if not. 1: every match ends alike; 0: who wins is even and "
     "nothing is shared. The interval is the bootstrap's.",
     playtest_uniformity, NULL, NULL},
    {"score-difference", "Difference in points at the end",
     "Ludii's ScoreDifference at the end of the match: the most points that a player had more "
     "than another, on average; a master is none of them. Points stand only at the end, so "
     "that Ludii's average and greatest difference on the way have no meaning here. The "
     "interval counts matches.",
     playtest_apart, playtest_has_apart, "all who play get as much, or one sits alone"},
    {"repetition", "States that come again",
     "Ludii's StateRepetition: of the states of a match, from the first to the last, the share "
     "that were there before, on average over matches. A state is all that the rules know, "
     "secrets and whose turn it is too. The interval counts matches.",
     playtest_again, NULL, NULL},
    {"state-space", "How many states there could be, at most",
     "After Ludii's StateSpaceComplexity: the logarithm to base 10 of how many states there "
     "could be, at most: of every element of a state (a card's place, a number, a name or "
     "none, a set), how many values it can hold, multiplied. Most of these states never come "
     "about. A number without a range counts all that it has room for, and all seats count "
     "that the game can have. It is exact, and the same for every bot.",
     playtest_space, NULL, NULL},
};

static void add_measured(const struct playtest *p, const struct measured *m)
{
    if (m->fits && !m->fits(p)) {
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
