/* A report: figures with their definitions, each a list of rows, as a page, as JSON and as tables
 * for spreadsheets. What is always true: all three are made of the same rows, and nothing in them
 * depends on when or where they were made. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "lab/figures.h"

enum { REPORT_LABEL = 112, REPORT_TITLE = 144, REPORT_TEXT = 768, REPORT_ID = 96,
       SAID_MAX = 10 };

struct report_row {
    char group[REPORT_ID];    /* whose it is: "careful" */
    char label[REPORT_LABEL];
    enum figure_of of;        /* a share, a mean, or a whole number (a quantile) */
    /* Of a share: count of n; below 0: the mean of n shares. Of a mean: over n. n 0: not told. */
    int64_t count, n;
    const char *by;           /* "wilson", ...; NULL: counted, true of these matches */
    struct estimate is;
    bool noise;               /* of a difference: nothing is shown by it */
    bool untaken;             /* of a choice that nobody made: counted, and not on the page */
};

struct report_figure {
    char id[REPORT_ID], title[REPORT_TITLE], what[REPORT_TEXT];
    int first, rows;
    /* Draws it, with a caption; NULL: bars. */
    void (*chart)(const void *arg, FILE *);
    const void *chart_arg;
    const char *groups;       /* what the rows' groups are; NULL: bots */
    bool folded;              /* one of many: closed until it is opened */
};

struct report_fact { char name[REPORT_ID], value[REPORT_TEXT]; };

struct report {
    char title[REPORT_TITLE];
    struct report_fact *fact; /* own: what was played, told at the foot */
    char (*said)[REPORT_TEXT], (*left_out)[REPORT_TEXT]; /* own: sentences */
    struct report_figure *figure;                        /* own */
    struct report_row *row;                              /* own */
    int facts, saids, lefts, figures, rows;
};

void report_free(struct report *);
/* Adds one; the pointer is good until the next is added. There is no report without memory: the
 * program ends. Texts that are too long are cut. */
struct report_figure *report_figure(struct report *, const char *id);
/* A row of the figure that was added last; likewise. */
struct report_row *report_row(struct report *);
/* The figure that was added last is taken back if it has no rows. */
void report_unless_empty(struct report *);
/* A sentence that it opens with; those beyond SAID_MAX are dropped. */
void report_say(struct report *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A figure that it does without, and why; what was played, told at the foot. */
void report_leave_out(struct report *, const char *what, const char *why);
void report_add_fact(struct report *, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* How a value of this kind is read: "12.3%", "1.250", "40". */
void report_value(enum figure_of, double value, char *out, size_t size);
/* Text as HTML, cut after so many characters. */
void report_put(FILE *, const char *, int most);
/* An id: letters, digits and hyphens of what is given. */
void report_id(char out[REPORT_ID], const char *a, const char *b, const char *c);

/* ---- report_write.c, report_html.c: errors are the stream's (ferror) ---- */
void report_html(const struct report *, FILE *);
void report_json(const struct report *, FILE *);
void report_csv(const struct report *, const struct report_figure *, FILE *);

/* ---- report_files.c ---- */

/* Where a report goes; each NULL: nowhere. */
struct report_paths { const char *html, *json, *csv; };
/* Whether all can be written, before anything is played; makes the folder of `csv`. 0, or EXIT_BAD
 * after a line. */
int report_paths_check(const struct report_paths *);
/* Writes all, each whole or as it was before. 0, or EXIT_BAD after a line. */
int report_files(const struct report *, const struct report_paths *);

#endif
