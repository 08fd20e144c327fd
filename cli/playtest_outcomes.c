/* How matches ended and how long they were. */
#include <string.h>

#include "cli/figures_print.h"
#include "cli/playtest.h"
#include "lab/interval.h"

struct report_row *playtest_row(const struct playtest *p, int setup, const char *label)
{
    struct report_row *row = report_row(p->report);
    snprintf(row->group, sizeof row->group, "%s", p->bot[setup]);
    snprintf(row->label, sizeof row->label, "%s", label);
    return row;
}

void playtest_share(struct report_row *row, int64_t count, int64_t n)
{
    row->of = OF_SHARE;
    row->count = count;
    row->n = n;
    row->by = "wilson";
    row->is.value = (double)count / (double)n;
    interval_of_share((double)count, (double)n, &row->is.low, &row->is.high);
}

static void add_measured(const struct playtest *p, int setup, const struct figure *figure,
                         const char *label)
{
    struct report_row *row = playtest_row(p, setup, label);
    row->of = figure->of;
    row->is = figure->is;
    row->by = figure->by;
    row->count = figure->count;
    row->n = totals_matches(&p->trial->shape, p->trial->totals, setup);
}

/* A row for each set-up of a figure of this measure. */
static void add_measure(const struct playtest *p, const struct measure *measure,
                        enum figure_of of, const char *label)
{
    for (int setup = 0; setup < p->trial->setups; setup++) {
        struct figure figure;
        if (lab_figure(&p->trial->shape, p->trial->totals, setup, measure, of, &figure))
            add_measured(p, setup, &figure, label);
    }
}

static void label_of(const struct playtest *p, const struct measure *measure, struct text *out)
{
    if (measure->seat >= 0) {
        codec_seat_text(p->trial->shape.game, measure->seat, out);
        text_put(out, ": ");
    }
    measure_title(p->trial, measure, out);
}

/* All measures that have this figure: of tallies, or of what seats got. */
static void add_all(const struct playtest *p, enum figure_of of, bool points)
{
    struct measure measures[MEASURES_MAX];
    int count = lab_measures(&p->trial->shape, measures);
    for (int i = 0; i < count; i++) {
        char bytes[REPORT_LABEL];
        struct text label = text_over(bytes, sizeof bytes);
        const struct measure *m = &measures[i];
        if (points ? m->figure != FIGURE_PAYOFF : m->figure < 0)
            continue;
        label_of(p, m, &label);
        if (of == OF_SHARE && m->counts)
            text_put(&label, ", at least once");
        add_measure(p, m, of, bytes);
    }
    report_unless_empty(p->report);
}

static void begin(const struct playtest *p, const char *id, const char *title, const char *what)
{
    struct report_figure *figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "%s", title);
    snprintf(figure->what, sizeof figure->what, "%s", what);
}

/* A length, or the minutes that it takes. */
static void add_length(const struct playtest *p, const struct measure *measure, double factor,
                       enum figure_of kind)
{
    static const char *const labels[OF_KINDS] = {"", "on average", "a tenth of matches up to",
                                                 "half of matches up to",
                                                 "nine tenths of matches up to"};
    for (int of = OF_MEAN; of < OF_KINDS; of++) {
        int first = p->report->rows;
        add_measure(p, measure, (enum figure_of)of, labels[of]);
        for (int i = first; i < p->report->rows; i++) {
            struct report_row *row = &p->report->row[i];
            row->is.value *= factor;
            row->is.low *= factor;
            row->is.high *= factor;
            row->of = kind == OF_KINDS ? row->of : kind;
        }
    }
}

static void add_lengths(const struct playtest *p)
{
    static const struct { const char *name, *title, *what; } lengths[] = {
        {"entries", "Length in moves",
         "Ludii's DurationMoves: moves of anyone, chance's among them."},
        {"turns", "Length in turns",
         "Ludii's DurationTurns: a turn ends when the next move is another seat's; moves of chance "
         "do not end one."},
        {"decisions", "Length in decisions",
         "A decision is a move of a seat that had another."},
    };
    struct measure measures[MEASURES_MAX];
    int count = lab_measures(&p->trial->shape, measures);
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int m = 0; m < count; m++) {
            char id[REPORT_ID], what[REPORT_TEXT];
            if (measures[m].seat >= 0 || strcmp(measures[m].name, lengths[i].name))
                continue;
            report_id(id, "length", lengths[i].name, "");
            begin(p, id, lengths[i].title, lengths[i].what);
            add_length(p, &measures[m], 1, OF_KINDS);
            if (strcmp(lengths[i].name, "decisions"))
                continue;
            snprintf(what, sizeof what, "The decisions at a pace of %g seconds each, which was "
                     "given and not measured. What people say takes more.", p->pace);
            begin(p, "length-minutes", "Length in minutes", what);
            add_length(p, &measures[m], p->pace / 60, OF_MEAN);
        }
}

void playtest_outcomes(const struct playtest *p)
{
    begin(p, "outcomes", "How matches ended",
          "The share of matches in which each outcome came about that the game counts, with all "
          "seats played by the same bots. Wilson's interval.");
    add_all(p, OF_SHARE, false);
    begin(p, "counted", "What can happen more than once",
          "How often on average in a match. The interval is the mean's, by the normal "
          "distribution.");
    add_all(p, OF_MEAN, false);
    begin(p, "points", "What each seat got",
          "Points by the game's own count, on average. The interval is by the bootstrap: the "
          "matches are drawn again from themselves a thousand times.");
    add_all(p, OF_MEAN, true);
    add_lengths(p);
}
