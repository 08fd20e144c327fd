/* What judged matches say: drama, decisiveness, luck and choices. */
#include <math.h>

#include "cli/playtest.h"

static void mean_row(const struct playtest *p, int setup, const char *label,
                     const struct judge_mean *mean)
{
    if (mean->n < 2)
        return;
    struct report_row *row = playtest_row(p, setup, label);
    row->of = OF_SHARE;
    row->by = "normal";
    row->n = (int64_t)mean->n;
    row->count = -1;
    row->is.value = mean->sum / mean->n;
    interval_of_mean(mean->sum, mean->squares, mean->n, &row->is.low, &row->is.high);
    row->is.low = fmax(0, row->is.low); /* no share is less, or more than all */
    row->is.high = fmin(1, row->is.high);
}

static void share_row(const struct playtest *p, int setup, const char *label,
                      const struct ratio *ratio)
{
    if (ratio->whole <= 0 || ratio->n < 2)
        return;
    struct report_row *row = playtest_row(p, setup, label);
    row->of = OF_SHARE;
    row->by = "by match";
    row->n = (int64_t)ratio->n;
    row->count = -1;
    row->is.value = fmin(1, fmax(0, ratio->part / ratio->whole));
    interval_of_ratio(ratio, &row->is.low, &row->is.high);
}

/* The root of a mean of squares, which noise may have made negative. */
static void root_row(const struct playtest *p, int setup, const char *label,
                     const struct ratio *ratio)
{
    if (ratio->whole <= 0 || ratio->n < 2)
        return;
    double mean = ratio->part / ratio->whole;
    double squares = ratio->part_part - 2 * mean * ratio->whole_part +
                     mean * mean * ratio->whole_whole;
    double half = INTERVAL_95 * sqrt(fmax(0, squares) * ratio->n / (ratio->n - 1)) / ratio->whole;
    struct report_row *row = playtest_row(p, setup, label);
    row->of = OF_MEAN;
    row->by = "by match";
    row->n = (int64_t)ratio->n;
    row->is.value = sqrt(fmax(0, mean));
    row->is.low = sqrt(fmax(0, mean - half));
    row->is.high = sqrt(fmax(0, mean + half));
}

/* Rows of one set-up. */
typedef void add_rows(const struct playtest *, int setup, const struct judge_sums *);

/* A figure with the rows of all set-ups; none if none has any. */
static void add_figure(const struct playtest *p, const char *id, const char *title,
                       const char *definition, add_rows *rows)
{
    struct report_figure *figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "%s", title);
    snprintf(figure->what, sizeof figure->what,
             "%s Estimated in the first %lld matches of each bot, at %d moments of each, by %d "
             "playouts of %s from the true position.",
             definition, p->judge->matches, JUDGE_MOMENTS, JUDGE_PLAYOUTS, p->judge->bot->name);
    for (int setup = 0; setup < p->trial->setups; setup++) {
        struct judge_sums sums = judge_of(p->judge, p->list, setup);
        rows(p, setup, &sums);
    }
    report_unless_empty(p->report);
}

static bool uneven(const struct playtest *p)
{
    for (int setup = 0; setup < p->trial->setups; setup++) {
        struct judge_sums sums = judge_of(p->judge, p->list, setup);
        if (sums.won > 0 && sums.won < sums.drama.n)
            return true;
    }
    return !judge_together(p->picks->game, p->picks->seats);
}

static void drama_rows(const struct playtest *p, int setup, const struct judge_sums *sums)
{
    mean_row(p, setup, "behind, on average", &sums->drama);
}

static void decided_rows(const struct playtest *p, int setup, const struct judge_sums *sums)
{
    mean_row(p, setup, "over when it was decided", &sums->decided);
    mean_row(p, setup, "threshold", &sums->threshold);
}

static void add_drama(const struct playtest *p)
{
    if (!uneven(p)) {
        report_leave_out(p->report, "Drama and decisiveness",
                         "every match that was judged came to the same outcome, so that nobody was "
                         "ever behind");
        return;
    }
    add_figure(p, "drama", "Drama",
        "Ludii's Drama: how far the winner's chance to win was behind that of whoever led, on "
        "average over the match: 0% if the winner always led. Players who win together are one "
        "side, the game the other.",
        drama_rows);
    add_figure(p, "decisiveness", "Decisiveness",
        "Ludii's DecisivenessMoves: the share of a match that was over when its winner's chance "
        "to win first rose above every chance that the loser ever had (the threshold). What is "
        "judged in samples makes the threshold a little too high and the moment a little too "
        "late. Matches without a loser are left out.",
        decided_rows);
}

static void luck_rows(const struct playtest *p, int setup, const struct judge_sums *sums)
{
    share_row(p, setup, "luck", &sums->luck);
}

static void worth_rows(const struct playtest *p, int setup, const struct judge_sums *sums)
{
    root_row(p, setup, "points", &sums->worth);
}

static void mattered_rows(const struct playtest *p, int setup, const struct judge_sums *sums)
{
    share_row(p, setup, "mattered", &sums->mattered);
}

static void add_luck(const struct playtest *p)
{
    add_figure(p, "luck", "Luck against choices",
        "Each move is set against another that could have been, drawn at random: chance's by "
        "its odds, a seat's among those open. The squares of what that changes in points are "
        "added up; this is the share of chance in them. 100%: nothing was changed by what seats "
        "chose.",
        luck_rows);
    add_figure(p, "decision-worth", "What a decision is worth",
        "How much the points of a match change if another move is made than was, drawn at "
        "random among those open: the root of the mean square, over all decisions.",
        worth_rows);
    add_figure(p, "decisions-mattered", "Decisions that mattered",
        "The share of decisions in which that other move would clearly have brought more or "
        "fewer points. So few playouts miss small differences: it is a lower bound, of which up "
        "to one percent point can be noise.",
        mattered_rows);
}

/* ---- Moves that were not made ---- */

enum { DRAWN_MIN = 30 };

/* The first whole table of them: of each kind of move. */
static void add_others(const struct playtest *p)
{
    const struct game *game = p->picks->game;
    struct report_figure *figure = report_figure(p->report, "others");
    snprintf(figure->title, sizeof figure->title, "What other moves would have brought");
    snprintf(figure->what, sizeof figure->what,
             "Of the other moves that were drawn, by their kind: the share that would clearly have "
             "brought more points to who moved than the move that was made. It is a lower bound, "
             "as above. Wilson's interval; moves of a match are alike, so it is somewhat wider in "
             "truth. Kinds drawn fewer than %d times are left out.", DRAWN_MIN);
    for (int verb = 0; verb < game->verb_count; verb++)
        for (int setup = 0; setup < p->trial->setups; setup++) {
            struct judge_other other = judge_other_of(p->judge, p->list, setup, verb);
            char bytes[REPORT_LABEL];
            struct text label = text_over(bytes, sizeof bytes);
            playtest_verb(game, verb, &label);
            if (other.drawn >= DRAWN_MIN)
                playtest_share(playtest_row(p, setup, bytes), other.better, other.drawn);
        }
    report_unless_empty(p->report);
}

static void add_dominated(const struct playtest *p)
{
    const struct game *game = p->picks->game;
    struct report_figure *figure = report_figure(p->report, "dominated");
    snprintf(figure->title, sizeof figure->title, "Kinds of moves that look dominated");
    snprintf(figure->what, sizeof figure->what,
             "Kinds that were drawn as the other move %d times or more by all bots together, would "
             "never clearly have brought more than the move that was made, and sometimes clearly "
             "less. This is measured, not proved: whoever makes such a move when it is best leaves "
             "only its bad moments to be drawn. Value: how often it was drawn.", DRAWN_MIN);
    for (int verb = 0; verb < game->verb_count; verb++) {
        struct judge_other all = {0, 0, 0};
        char bytes[REPORT_LABEL];
        struct text label = text_over(bytes, sizeof bytes);
        for (int setup = 0; setup < p->trial->setups; setup++) {
            struct judge_other other = judge_other_of(p->judge, p->list, setup, verb);
            all.drawn += other.drawn;
            all.better += other.better;
            all.worse += other.worse;
        }
        if (all.drawn < DRAWN_MIN || all.better || !all.worse)
            continue;
        playtest_verb(game, verb, &label);
        struct report_row *row = playtest_row(p, 0, bytes);
        snprintf(row->group, sizeof row->group, "all");
        row->of = OF_MEDIAN;
        row->is.value = (double)all.drawn;
    }
    if (!figure->rows)
        report_leave_out(p->report, "Dominated options",
                         "no kind of move was drawn often enough, never better and sometimes "
                         "worse than the move that was made");
    report_unless_empty(p->report);
}

void playtest_judged(const struct playtest *p)
{
    if (!p->judge->matches) {
        report_leave_out(p->report,
                         "Drama, decisiveness, luck against choices, dominated options",
                         "they need the chances of every position of a match, and no position was "
                         "judged in this run; --judge N judges N matches");
        return;
    }
    add_drama(p);
    add_luck(p);
    add_others(p);
    add_dominated(p);
}
