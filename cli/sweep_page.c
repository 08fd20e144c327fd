/* A sweep as a page: one at a time as a tornado, two as a heatmap, each with its table. What is
 * always true: what colour says, a sign and the table say too. */
#include <math.h>
#include <string.h>

#include "cli/report.h"
#include "cli/sweep.h"

enum { CELL_W = 84, CELL_H = 32, SIDE = 130, TOP = 44, NAME_CHARS = 60 };

const char *sweep_verdict(const struct swing *swing)
{
    switch (sweep_sign(swing)) {
    case '=':
        return "the same in every deal";
    case '~':
        return "within the noise";
    default:
        return swing->difference.is.value > 0 ? "clearly more" : "clearly less";
    }
}

static void add_row(const struct sweep *sweep, struct report *report, int setup, const char *label)
{
    struct swing swing;
    if (!sweep_swing(sweep, setup, &swing))
        return;
    struct report_row *row = report_row(report);
    snprintf(row->group, sizeof row->group, "%s", sweep_verdict(&swing));
    snprintf(row->label, sizeof row->label, "%.110s", label);
    row->of = sweep->of;
    row->by = swing.same ? NULL : swing.difference.by;
    row->is = swing.difference.is;
    row->noise = !swing.clear;
}

/* ---- Two at a time ---- */

static double most_of(const struct sweep *sweep)
{
    struct swing swing;
    double most = 0;
    for (int i = 0; i < sweep->knob[0].count; i++)
        for (int j = 0; j < sweep->knob[1].count; j++)
            if (sweep_swing(sweep, sweep->cell[i][j], &swing))
                most = fmax(most, fabs(swing.difference.is.value));
    return most;
}

static void put_cell(const struct sweep *sweep, int i, int j, double most, FILE *out)
{
    struct swing swing;
    char is[32];
    if (!sweep_swing(sweep, sweep->cell[i][j], &swing))
        return;
    report_value(sweep->of, swing.is.is.value, is, sizeof is);
    double by = swing.difference.is.value;
    fprintf(out, "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                 "fill-opacity=\"%.2f\"/>",
            !swing.clear ? "noise" : by > 0 ? "b0" : "b1", SIDE + j * CELL_W, TOP + i * CELL_H,
            CELL_W - 2, CELL_H - 2, swing.clear ? 0.2 + 0.4 * fabs(by) / most : 0.6);
    fprintf(out, "<text text-anchor=\"middle\" x=\"%d\" y=\"%d\">%s %c</text>\n",
            SIDE + j * CELL_W + CELL_W / 2 - 1, TOP + i * CELL_H + CELL_H / 2 + 4, is,
            sweep_sign(&swing));
}

static void put_text(FILE *out, const char *anchor, int x, int y, const char *text)
{
    fprintf(out, "<text text-anchor=\"%s\" x=\"%d\" y=\"%d\">", anchor, x, y);
    report_put(out, text, NAME_CHARS);
    fputs("</text>\n", out);
}

static void heatmap(const void *arg, FILE *out)
{
    const struct sweep *sweep = arg;
    const struct knob *a = &sweep->knob[0], *b = &sweep->knob[1];
    int width = SIDE + b->count * CELL_W, height = TOP + a->count * CELL_H;
    double most = most_of(sweep);
    fprintf(out, "<svg viewBox=\"0 0 %d %d\" style=\"max-width:%dpx\" role=\"img\" "
                 "aria-label=\"Heatmap. The table below has the same numbers.\">\n",
            width > 520 ? width : 520, height + 20, width > 520 ? width : 520);
    put_text(out, "start", SIDE, 14, b->name);
    put_text(out, "start", 0, height + 15, a->name);
    for (int j = 0; j < b->count; j++)
        put_text(out, "middle", SIDE + j * CELL_W + CELL_W / 2, TOP - 8, b->value[j]);
    for (int i = 0; i < a->count; i++) {
        put_text(out, "end", SIDE - 8, TOP + i * CELL_H + CELL_H / 2 + 4, a->value[i]);
        for (int j = 0; j < b->count; j++)
            put_cell(sweep, i, j, most, out);
    }
    fputs("</svg>\n<figcaption>= the same in every deal, ~ within the noise (both grey); + clearly "
          "more than as it is, - clearly less. Below the rows stands what they vary, above the "
          "columns what those do.</figcaption>\n", out);
}

static void add_cells(const struct sweep *sweep, struct report *report)
{
    const struct knob *a = &sweep->knob[0], *b = &sweep->knob[1];
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++) {
            char label[2 * (KNOB_NAME_BYTES + KNOB_VALUE_BYTES) + 16];
            snprintf(label, sizeof label, "%s=%s, %s=%s", a->name, a->value[i], b->name,
                     b->value[j]);
            add_row(sweep, report, sweep->cell[i][j], label);
        }
}

/* ---- One at a time ---- */

static void add_knobs(const struct sweep *sweep, struct report *report)
{
    int order[KNOBS_MAX];
    sweep_order(sweep, order);
    for (int k = 0; k < sweep->knobs; k++) {
        const struct knob *knob = &sweep->knob[order[k]];
        for (int i = 0; i < knob->count; i++) {
            char label[KNOB_NAME_BYTES + KNOB_VALUE_BYTES + 8];
            snprintf(label, sizeof label, "%s=%s", knob->name, knob->value[i]);
            add_row(sweep, report, knob->setup[i], label);
        }
    }
}

void sweep_report(const struct sweep *sweep, struct report *report)
{
    const struct trial *trial = &sweep->trial;
    const struct sitting *sitting = trial->sitting[0];
    struct swing base;
    char title[160] = "", is[32];
    struct text out = text_over(title, sizeof title);
    if (!sweep_swing(sweep, 0, &base))
        return;
    measure_title(trial, &sweep->measure, &out);
    report_value(sweep->of, base.is.is.value, is, sizeof is);
    snprintf(report->title, sizeof report->title, "%s: a sweep", sitting->game->title);
    report_say(report, "As it is, \"%s\" comes to %s, over %lld deals.", title, is, trial->done);
    for (int k = 0; k < sweep->knobs && !sweep->heatmap; k++)
        if (sweep_changes_sign(sweep, &sweep->knob[k]))
            report_say(report, "%s changes sign: one value makes it clearly more, another clearly "
                               "less.", sweep->knob[k].name);
    struct report_figure *figure = report_figure(report, "sweep");
    snprintf(figure->title, sizeof figure->title, "What each value changes");
    snprintf(figure->what, sizeof figure->what,
             "The difference of \"%s\" from the game as it is, deal by deal, with the 95%% "
             "interval of each alone; none where no deal came out otherwise. What is clear would "
             "be so by chance for none of these values 95 times in 100.", title);
    figure->groups = "Verdict";
    if (sweep->heatmap) {
        figure->chart = heatmap;
        figure->chart_arg = sweep;
        add_cells(sweep, report);
    } else {
        add_knobs(sweep, report);
    }
    report_add_fact(report, "game", "%s, edition %d", sitting->game->name,
                    sitting->game->edition);
    report_add_fact(report, "deals", "%lld, from seed %lld", trial->done, trial->seed);
    report_add_fact(report, "build", "croupier %s", CROUPIER_VERSION);
}
