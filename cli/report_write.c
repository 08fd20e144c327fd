/* A report for programs and spreadsheets. */
#include "cli/report.h"

static void string(FILE *out, const char *s)
{
    char bytes[2 * REPORT_TEXT];
    struct text text = text_over(bytes, sizeof bytes);
    text_json(&text, s);
    fputs(bytes, out);
}

static void row_json(const struct report_row *row, FILE *out)
{
    fputs("{\"bot\":", out);
    string(out, row->group);
    fputs(",\"label\":", out);
    string(out, row->label);
    fprintf(out, ",\"of\":\"%s\",\"value\":%.6f", figure_kinds[row->of], row->is.value);
    if (row->by)
        fprintf(out, ",\"low\":%.6f,\"high\":%.6f,\"by\":\"%s\"", row->is.low, row->is.high,
                row->by);
    if (row->n && row->count >= 0)
        fprintf(out, ",\"count\":%lld", (long long)row->count);
    if (row->n)
        fprintf(out, ",\"n\":%lld", (long long)row->n);
    fputc('}', out);
}

void report_json(const struct report *report, FILE *out)
{
    fputs("{\"title\":", out);
    string(out, report->title);
    for (int i = 0; i < report->facts; i++) {
        fputc(',', out);
        string(out, report->fact[i].name);
        fputc(':', out);
        string(out, report->fact[i].value);
    }
    fputs(",\"says\":[", out);
    for (int i = 0; i < report->saids; i++) {
        fputs(i ? "," : "", out);
        string(out, report->said[i]);
    }
    fputs("],\"left_out\":[", out);
    for (int i = 0; i < report->lefts; i++) {
        fputs(i ? "," : "", out);
        string(out, report->left_out[i]);
    }
    fputs("],\"figures\":[", out);
    for (int f = 0; f < report->figures; f++) {
        const struct report_figure *figure = &report->figure[f];
        fprintf(out, "%s{\"id\":\"%s\",\"title\":", f ? ",\n" : "\n", figure->id);
        string(out, figure->title);
        fputs(",\"what\":", out);
        string(out, figure->what);
        fputs(",\"rows\":[", out);
        for (int i = 0; i < figure->rows; i++) {
            fputs(i ? "," : "", out);
            row_json(&report->row[figure->first + i], out);
        }
        fputs("]}", out);
    }
    fputs("]}\n", out);
}

static void cell(FILE *out, const char *s)
{
    fputc('"', out);
    for (; *s; s++) {
        if (*s == '"')
            fputc('"', out);
        fputc(*s, out);
    }
    fputs("\",", out);
}

void report_csv(const struct report *report, const struct report_figure *figure, FILE *out)
{
    fputs("bot,label,of,value,low,high,by,count,n\n", out);
    for (int i = 0; i < figure->rows; i++) {
        const struct report_row *row = &report->row[figure->first + i];
        cell(out, row->group);
        cell(out, row->label);
        fprintf(out, "%s,%.6f,", figure_kinds[row->of], row->is.value);
        if (row->by)
            fprintf(out, "%.6f,%.6f,%s,", row->is.low, row->is.high, row->by);
        else
            fputs(",,counted,", out);
        if (row->n && row->count >= 0)
            fprintf(out, "%lld", (long long)row->count);
        fputc(',', out);
        if (row->n)
            fprintf(out, "%lld", (long long)row->n);
        fputc('\n', out);
    }
}
