/* A report as one page that needs nothing else: no script, no font, no picture from elsewhere. What
 * is always true: each chart is followed by the table of its numbers. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/report.h"

enum { WIDTH = 720, LABELS = 270, VALUES = 70, PLOT = WIDTH - LABELS - VALUES, STEP = 20, BAR = 12,
       HEAD = 18, GROUPS_MAX = 8, COLOURS = 4, LABEL_CHARS = 37, CHART_ROWS_MAX = 80 };

static const char style[] =
    ":root{color-scheme:light dark;--paper:#f7f2e8;--ink:#221a14;--dim:#66594c;--line:#cdbfab;"
    "--a:#8a4b14;--b:#1f6f61;--c:#6a4fb3;--d:#4d6b1f}"
    "@media(prefers-color-scheme:dark){:root{--paper:#17110e;--ink:#f1e7d6;--dim:#b9a891;"
    "--line:#4a382e;--a:#f0703a;--b:#63b8a2;--c:#a48bf0;--d:#86c66f}}"
    "body{background:var(--paper);color:var(--ink);font:16px/1.45 'Atkinson Hyperlegible',"
    "system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:16px}"
    "h1{font-size:1.7rem}h2{font-size:1.25rem;margin:2rem 0 .3rem}"
    "p{margin:.4rem 0 .8rem}.what,footer,figcaption{color:var(--dim);font-size:.9rem}"
    "figure{margin:0;overflow-x:auto}svg{width:100%;height:auto;display:block}"
    "svg[role]{min-width:34rem}td{white-space:nowrap}"
    "svg text{fill:var(--ink);font-size:12px}svg .t{fill:var(--dim)}"
    "svg .i{stroke:var(--ink)}svg .g{stroke:var(--line)}"
    ".b0{fill:var(--a)}.b1{fill:var(--b)}.b2{fill:var(--c)}.b3{fill:var(--d)}"
    ".noise{fill:var(--line)}"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem;margin:.5rem 0 1rem}"
    "th,td{text-align:right;padding:2px 10px 2px 0;border-bottom:1px solid var(--line);"
    "font-variant-numeric:tabular-nums;vertical-align:top}"
    "th:first-child,td:nth-child(2),thead th:nth-child(2),td:last-child,th:last-child"
    "{text-align:left}th{font-weight:600}caption{text-align:left;color:var(--dim)}"
    "summary{cursor:pointer;padding:10px 0;font-weight:600}dt{font-weight:600}dd{margin:0 0 .4rem;"
    "overflow-wrap:anywhere}"
    "@media print{:root{--paper:#fff;--ink:#000;--dim:#333;--line:#bbb;--a:#7a3f0c;--b:#1f6f61;"
    "--c:#5a3fa3;--d:#3d5b0f}body{max-width:none;font-size:10pt}"
    "figure{overflow:visible}figure,tr{break-inside:avoid}h2{break-after:avoid}"
    ".b0,.b1,.b2,.b3{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

void report_put(FILE *out, const char *s, int most)
{
    for (int n = 0; *s; s++) {
        n += (*s & 0xc0) != 0x80;
        if (n > most) {
            fputs("…", out);
            return;
        }
        switch (*s) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(*s, out);
        }
    }
}

static void element(FILE *out, const char *name, const char *s)
{
    fprintf(out, "<%s>", name);
    report_put(out, s, REPORT_TEXT);
    fprintf(out, "</%s>\n", name);
}

/* ---- Charts ---- */

struct scale { double low, high; enum figure_of of; };

static double x_of(const struct scale *scale, double value)
{
    double at = (value - scale->low) / (scale->high - scale->low);
    return LABELS + PLOT * fmin(1, fmax(0, at));
}

/* From 0, or from below, to the largest number; of shares to 100 %, unless all are small. */
static struct scale scale_of(const struct report_row *row, int rows)
{
    struct scale scale = {0, 0, row->of};
    for (int i = 0; i < rows; i++) {
        scale.low = fmin(scale.low, row[i].by ? row[i].is.low : row[i].is.value);
        scale.high = fmax(scale.high, row[i].by ? row[i].is.high : row[i].is.value);
    }
    if (scale.of == OF_SHARE && scale.low >= 0 && scale.high > 0.2)
        scale.high = 1;
    if (scale.high <= scale.low)
        scale.high = scale.low + 1;
    return scale;
}

/* The colour of a row's bot: the how-many-th it is of the figure's. */
static int colour(const struct report_row *row, int at)
{
    int found = 0;
    const char *seen[GROUPS_MAX];
    if (row[at].noise)
        return COLOURS;
    for (int i = 0; i <= at; i++) {
        int g = 0;
        if (row[i].noise)
            continue;
        while (g < found && strcmp(seen[g], row[i].group))
            g++;
        if (g == found && found < GROUPS_MAX)
            seen[found++] = row[i].group;
        if (i == at)
            return g % COLOURS;
    }
    return 0;
}

/* Whether no grey row before this one has its group. */
static bool new_in_grey(const struct report_row *row, int at)
{
    for (int i = 0; i < at; i++)
        if (row[i].noise && !strcmp(row[i].group, row[at].group))
            return false;
    return true;
}

/* What is alike in all rows is one element: a path of all bars of a colour, of all intervals. */
static void bars(FILE *out, const struct report_row *rows, int count, const struct scale *scale)
{
    for (int c = 0; c <= COLOURS; c++) {
        bool any = false;
        for (int i = 0; i < count; i++) {
            double a = x_of(scale, 0), b = x_of(scale, rows[i].is.value);
            if (colour(rows, i) != c)
                continue;
            if (!any)
                fprintf(out,
                        c < COLOURS ? "<path class=\"b%d\" d=\"" : "<path class=\"noise\" d=\"",
                        c);
            fprintf(out, "M%.1f %dh%.1fv%dH%.1fz", fmin(a, b),
                    HEAD + i * STEP + (STEP - BAR) / 2, fmax(fabs(b - a), 0.8), BAR, fmin(a, b));
            any = true;
        }
        fputs(any ? "\"/>\n" : "", out);
    }
}

static void intervals(FILE *out, const struct report_row *rows, int count,
                      const struct scale *scale)
{
    fputs("<path class=\"i\" d=\"", out);
    for (int i = 0; i < count; i++)
        if (rows[i].by)
            fprintf(out, "M%.1f %dH%.1f", x_of(scale, rows[i].is.low), HEAD + i * STEP + STEP / 2,
                    x_of(scale, rows[i].is.high));
    fputs("\"/>\n", out);
}

/* What each row is called, once for those of one label; or each row's value. */
static void texts(FILE *out, const struct report_row *rows, int count, bool values)
{
    fputs("<g text-anchor=\"end\">", out);
    for (int i = 0; i < count; i++) {
        char value[32];
        if (!values && i && !strcmp(rows[i].label, rows[i - 1].label))
            continue;
        fprintf(out, "<text x=\"%d\" y=\"%d\">", values ? WIDTH : LABELS - 8,
                HEAD + i * STEP + STEP / 2 + 4);
        report_value(rows[i].of, rows[i].is.value, value, sizeof value);
        report_put(out, values ? value : rows[i].label, LABEL_CHARS);
        fputs("</text>", out);
    }
    fputs("</g>\n", out);
}

static void chart(const struct report_figure *figure, const struct report_row *rows, int count,
                  FILE *out)
{
    struct scale scale = scale_of(rows, count);
    int height = HEAD + count * STEP;
    fprintf(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Bars: ", WIDTH,
            height);
    report_put(out, figure->title, REPORT_TITLE);
    fputs(". The table below has the same numbers.\">\n<g text-anchor=\"middle\">", out);
    for (int i = 0; i <= 4; i++) {
        char tick[32];
        double at = scale.low + (scale.high - scale.low) * i / 4, x = x_of(&scale, at);
        report_value(scale.of, at, tick, sizeof tick);
        fprintf(out, "<path class=\"g\" d=\"M%.1f %dV%d\"/>", x, HEAD, height);
        fprintf(out, "<text class=\"t\" x=\"%.1f\" y=\"12\">%s</text>", x, tick);
    }
    fputs("</g>\n", out);
    bars(out, rows, count, &scale);
    intervals(out, rows, count, &scale);
    texts(out, rows, count, false);
    texts(out, rows, count, true);
    fputs("</svg>\n<figcaption>", out);
    for (int i = 0, told = 0; i < count; i++)
        if (colour(rows, i) == told && told < COLOURS && *rows[i].group) {
            fprintf(out, "<svg style=\"display:inline;width:12px\" viewBox=\"0 0 12 12\" "
                         "aria-hidden=\"true\"><rect class=\"b%d\" width=\"12\" height=\"12\"/>"
                         "</svg> ", told++);
            report_put(out, rows[i].group, REPORT_ID);
            fputs("&ensp;", out);
        }
    for (int i = 0; i < count; i++)
        if (rows[i].noise && new_in_grey(rows, i)) {
            fputs("<svg style=\"display:inline;width:12px\" viewBox=\"0 0 12 12\" "
                  "aria-hidden=\"true\"><rect class=\"noise\" width=\"12\" height=\"12\"/>"
                  "</svg> ", out);
            report_put(out, rows[i].group, REPORT_ID);
            fputs("&ensp;", out);
        }
    fputs("The thin line is the 95% interval.</figcaption>\n", out);
}

/* ---- Tables ---- */

/* Without the end tags that HTML can do without: a report has thousands of rows. */
static void table_row(FILE *out, const struct report_row *row)
{
    char value[32], low[32], high[32];
    report_value(row->of, row->is.value, value, sizeof value);
    report_value(row->of, row->is.low, low, sizeof low);
    report_value(row->of, row->is.high, high, sizeof high);
    fputs("<tr><th scope=row>", out);
    report_put(out, row->label, REPORT_LABEL);
    fputs("<td>", out);
    report_put(out, row->group, REPORT_ID);
    fprintf(out, "<td>%s<td>", value);
    if (row->by)
        fprintf(out, "%s to %s", low, high);
    fputs("<td>", out);
    if (row->n && row->of == OF_SHARE && row->count >= 0)
        fprintf(out, "%lld of %lld", (long long)row->count, (long long)row->n);
    else if (row->n)
        fprintf(out, "%lld", (long long)row->n);
    fprintf(out, "<td>%s\n", row->by ? row->by : "counted");
}

static void table(const struct report_figure *figure, const struct report_row *rows, int count,
                  FILE *out)
{
    fputs("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"", out);
    report_put(out, figure->title, REPORT_TITLE);
    fputs("\"><table><caption>", out);
    report_put(out, figure->title, REPORT_TITLE);
    fputs("</caption><thead><tr><th scope=col>What<th scope=col>", out);
    report_put(out, figure->groups ? figure->groups : "Bots", REPORT_TITLE);
    fputs("<th scope=col>Value<th scope=col>95% interval<th scope=col>Counted<th scope=col>How"
          "<tbody>\n", out);
    for (int i = 0; i < count; i++)
        table_row(out, &rows[i]);
    fputs("</table></div>\n", out);
}

/* The rows that the page shows, in their order; the others of this figure were taken by nobody. */
static int shown(const struct report_figure *figure, const struct report_row *rows,
                 struct report_row *out)
{
    int count = 0;
    for (int i = 0; i < figure->rows; i++)
        if (!rows[i].untaken)
            out[count++] = rows[i];
    return count;
}

static void figure_html(const struct report *report, const struct report_figure *figure, FILE *out)
{
    struct report_row *rows = malloc((size_t)(figure->rows + 1) * sizeof *rows);
    if (!rows)
        exit(fail("There is not enough memory."));
    int count = shown(figure, report->row + figure->first, rows);
    if (!count) {
        free(rows);
        return;
    }
    fprintf(out, "<section id=\"%s\">", figure->id);
    fputs(figure->folded ? "<details><summary>" : "<h2>", out);
    report_put(out, figure->title, REPORT_TITLE);
    fputs(figure->folded ? "</summary>\n" : "</h2>\n", out);
    fputs("<p class=\"what\">", out);
    report_put(out, figure->what, REPORT_TEXT);
    if (count < figure->rows)
        fputs(" What nobody ever took is not shown here; the JSON and the tables for spreadsheets "
              "have it.", out);
    fputs("</p>\n", out);
    if (count <= CHART_ROWS_MAX) {
        fputs("<figure tabindex=\"0\">\n", out);
        if (figure->chart)
            figure->chart(figure->chart_arg, out);
        else
            chart(figure, rows, count, out);
        fputs("</figure>\n", out);
    }
    table(figure, rows, count, out);
    fputs(figure->folded ? "</details></section>\n" : "</section>\n", out);
    free(rows);
}

static void sentences(FILE *out, char (*said)[REPORT_TEXT], int count, const char *list)
{
    fprintf(out, "<%s>\n", list);
    for (int i = 0; i < count; i++)
        element(out, "li", said[i]);
    fprintf(out, "</%s>\n", list);
}

void report_html(const struct report *report, FILE *out)
{
    fputs("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
          "<meta name=\"viewport\" content=\"width=device-width\">"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          "style-src 'unsafe-inline'\">\n", out);
    element(out, "title", report->title);
    fprintf(out, "<style>%s</style></head><body><main>\n", style);
    element(out, "h1", report->title);
    sentences(out, report->said, report->saids, "ol");
    bool folds = false;
    for (int i = 0; i < report->figures; i++) {
        if (report->figure[i].folded && !folds)
            element(out, "h2", "Every choice, one by one");
        folds = folds || report->figure[i].folded;
        figure_html(report, &report->figure[i], out);
    }
    if (report->lefts) {
        element(out, "h2", "Left out, and why");
        sentences(out, report->left_out, report->lefts, "ul");
    }
    fputs("</main><footer><h2>What was played</h2><dl>\n", out);
    for (int i = 0; i < report->facts; i++) {
        element(out, "dt", report->fact[i].name);
        element(out, "dd", report->fact[i].value);
    }
    fputs("</dl></footer></body></html>\n", out);
}
