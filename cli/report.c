/* See report.h. Putting a report together. */
#include "cli/report.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"

/* Room for one more of a list, which doubles whenever its length is a power of 2. */
static void *grown(void *list, int count, size_t size)
{
    if (count & (count - 1))
        return list;
    list = realloc(list, size * (count ? 2 * (size_t)count : 1));
    if (!list)
        exit(fail("There is not enough memory."));
    return list;
}

void report_free(struct report *report)
{
    free(report->fact);
    free(report->said);
    free(report->left_out);
    free(report->figure);
    free(report->row);
    *report = (struct report){0};
}

struct report_figure *report_figure(struct report *report, const char *id)
{
    report->figure = grown(report->figure, report->figures, sizeof *report->figure);
    struct report_figure *figure = &report->figure[report->figures++];
    *figure = (struct report_figure){.first = report->rows};
    snprintf(figure->id, sizeof figure->id, "%s", id);
    return figure;
}

struct report_row *report_row(struct report *report)
{
    report->row = grown(report->row, report->rows, sizeof *report->row);
    report->figure[report->figures - 1].rows++;
    struct report_row *row = &report->row[report->rows++];
    *row = (struct report_row){0};
    return row;
}

void report_unless_empty(struct report *report)
{
    report->figures -= !report->figure[report->figures - 1].rows;
}

void report_say(struct report *report, const char *format, ...)
{
    va_list args;
    if (report->saids == SAID_MAX)
        return;
    report->said = grown(report->said, report->saids, sizeof *report->said);
    va_start(args, format);
    vsnprintf(report->said[report->saids++], REPORT_TEXT, format, args);
    va_end(args);
}

void report_leave_out(struct report *report, const char *what, const char *why)
{
    report->left_out = grown(report->left_out, report->lefts, sizeof *report->left_out);
    snprintf(report->left_out[report->lefts++], REPORT_TEXT, "%s: %s", what, why);
}

void report_add_fact(struct report *report, const char *name, const char *format, ...)
{
    va_list args;
    report->fact = grown(report->fact, report->facts, sizeof *report->fact);
    struct report_fact *fact = &report->fact[report->facts++];
    snprintf(fact->name, sizeof fact->name, "%s", name);
    va_start(args, format);
    vsnprintf(fact->value, sizeof fact->value, format, args);
    va_end(args);
}

void report_value(enum figure_of of, double value, char *out, size_t size)
{
    if (of == OF_SHARE)
        snprintf(out, size, "%.1f%%", 100 * value);
    else
        snprintf(out, size, of == OF_MEAN ? "%.3f" : "%.0f", value);
    if (*out == '-' && !strpbrk(out, "123456789")) /* "-0.0%" is nothing */
        memmove(out, out + 1, strlen(out));
}

void report_id(char out[REPORT_ID], const char *a, const char *b, const char *c)
{
    snprintf(out, REPORT_ID, "%s%s%s%s%s", a, *b ? "-" : "", b, *c ? "-" : "", c);
    for (char *at = out; *at; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at - 'A' + 'a');
        else if (!(*at >= 'a' && *at <= 'z') && !(*at >= '0' && *at <= '9'))
            *at = '-';
}
