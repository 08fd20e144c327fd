/* See figures_print.h. */
#include "cli/figures_print.h"

#include <stdio.h>
#include <string.h>

void figure_said(const struct figure *figure, double value, struct text *out)
{
    char bytes[32];
    if (figure->of == OF_SHARE)
        snprintf(bytes, sizeof bytes, "%.2f%%", 100 * value);
    else if (figure->of == OF_MEAN)
        snprintf(bytes, sizeof bytes, "%.3f", value);
    else
        snprintf(bytes, sizeof bytes, "%.0f", value);
    text_put(out, bytes);
}

void measure_title(const struct trial *trial, const struct measure *measure, struct text *out)
{
    if (measure->figure >= 0)
        codec_titled(trial->shape.game, "tally", measure->name, out);
    else
        text_put(out, measure->name);
}

void figure_json(const struct figure *figure)
{
    printf("\"of\":\"%s\",\"value\":%.6f", figure_kinds[figure->of], figure->is.value);
    if (figure->by)
        printf(",\"low\":%.6f,\"high\":%.6f,\"by\":\"%s\"", figure->is.low, figure->is.high,
               figure->by);
    if (figure->of == OF_SHARE || figure->of == OF_MEAN)
        printf(",\"%s\":%lld", figure->of == OF_SHARE ? "hits" : "sum", (long long)figure->count);
}

static void print_string(const char *s)
{
    char bytes[2048];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, s);
    fputs(bytes, stdout);
}

void trial_json(const struct trial *trial)
{
    const struct sitting *sitting = trial->sitting[0];
    printf("{\"game\":\"%s\",\"edition\":%d,\"pack\":", sitting->game->name,
           sitting->game->edition);
    if (sitting->own_pack.none)
        fputs("null", stdout);
    else
        print_string(sitting->own_pack.data.name);
    fputs(",\"seats\":[", stdout);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        fputs(seat ? "," : "", stdout);
        print_string(sitting->head.seat_name[seat]);
    }
    printf("],\"seed\":%lld,\"matches\":%lld,", trial->seed, trial->done);
}

void trial_seeds(const struct trial *trial, long long done, struct text *out)
{
    text_format(out, done == 1 ? "seed " : "seeds ");
    text_int(out, trial->seed);
    if (done > 1) {
        text_put(out, " to ");
        text_int(out, trial->seed + done - 1);
    }
}

/* ---- As programs read it ---- */

static void print_rows(const struct trial *trial, bool csv)
{
    struct measure measures[MEASURES_MAX];
    struct figure figures[FIGURES_MAX];
    int count = lab_measures(&trial->shape, measures);
    bool any = false;
    if (csv)
        puts("seat,name,of,value,low,high,by,count,matches");
    for (int m = 0; m < count; m++) {
        const struct measure *measure = &measures[m];
        int n = lab_figures(&trial->shape, trial->totals, 0, measure, figures);
        char seat[16] = "";
        if (measure->seat >= 0)
            snprintf(seat, sizeof seat, "%d", measure->seat);
        for (int f = 0; f < n; f++, any = true) {
            const struct figure *figure = &figures[f];
            if (csv) {
                printf("%s,%s,%s,%.6f,%.6f,%.6f,%s,%lld,%lld\n", seat, measure->name,
                       figure_kinds[figure->of], figure->is.value, figure->is.low, figure->is.high,
                       figure->by ? figure->by : "", (long long)figure->count, trial->done);
                continue;
            }
            printf("%s{\"name\":\"%s\",\"seat\":%s,", any ? "," : "", measure->name,
                   *seat ? seat : "null");
            figure_json(figure);
            putchar('}');
        }
    }
}

/* ---- As people read it ---- */

static void print_range(const struct figure *figure)
{
    char low[32], high[32];
    struct text a = text_over(low, sizeof low), b = text_over(high, sizeof high);
    figure_said(figure, figure->is.low, &a);
    figure_said(figure, figure->is.high, &b);
    if (figure->by)
        printf(" (%s to %s)", low, high);
}

static void print_measure(const struct trial *trial, const struct measure *measure)
{
    static const char *const after[OF_KINDS] = {" of matches", " on average", "", "", ""};
    static const char *const before[OF_KINDS] = {"", "", "a tenth up to ", "half up to ",
                                                 "nine tenths up to "};
    struct figure figures[FIGURES_MAX];
    char bytes[160];
    struct text title = text_over(bytes, sizeof bytes);
    int n = lab_figures(&trial->shape, trial->totals, 0, measure, figures);
    measure_title(trial, measure, &title);
    printf("%s%s: ", measure->seat < 0 ? "  " : "    ", bytes);
    for (int f = 0; f < n; f++) {
        const struct figure *figure = &figures[f];
        char value[32];
        struct text said = text_over(value, sizeof value);
        figure_said(figure, figure->is.value, &said);
        printf("%s%s%s%s%s", f ? "; " : "",
               figure->of == OF_SHARE && measure->counts ? "at least one in " : "",
               before[figure->of], value, after[figure->of]);
        print_range(figure);
    }
    putchar('\n');
}

static void print_words(const struct trial *trial)
{
    const struct sitting *sitting = trial->sitting[0];
    struct measure measures[MEASURES_MAX];
    int count = lab_measures(&trial->shape, measures), seat = -1;
    char bytes[64];
    struct text seeds = text_over(bytes, sizeof bytes);
    trial_seeds(trial, trial->done, &seeds);
    printf("%s: %lld matches, %s; in parentheses 95%% intervals\n", sitting->game->name,
           trial->done, bytes);
    for (int m = 0; m < count; m++) {
        if (measures[m].seat != seat) {
            seat = measures[m].seat;
            printf("  seat %d, %s, %s\n", seat, sitting->game->role(seat),
                   sitting->head.seat_name[seat]);
        }
        print_measure(trial, &measures[m]);
    }
}

void figures_print(const struct trial *trial, enum print_as as)
{
    if (as == AS_WORDS) {
        print_words(trial);
        return;
    }
    if (as == AS_JSON) {
        trial_json(trial);
        fputs("\"figures\":[", stdout);
    }
    print_rows(trial, as == AS_CSV);
    if (as == AS_JSON)
        puts("]}");
}
