/* How a sweep is shown. What is always true: what colour says, a sign says too. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/sweep.h"

enum { BAR = 20 };

static void print_legend(void)
{
    puts("  = the same in every deal; ~ within the noise; + clearly more than as it is, - clearly "
         "less");
}

static bool coloured(void)
{
    const char *term = getenv("TERM"), *none = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(none && *none) && term && strcmp(term, "dumb") != 0;
}

static double scale_of(const struct sweep *sweep)
{
    return sweep->of == OF_SHARE ? 100 : 1;
}

static void say_figure(const struct figure *figure, char *out, size_t size)
{
    struct text said = text_over(out, size);
    figure_said(figure, figure->is.value, &said);
}

/* ---- As programs read it ---- */

static void json_estimate(const char *key, const struct figure *figure)
{
    printf("\"%s\":{\"value\":%.6f,\"low\":%.6f,\"high\":%.6f}", key, figure->is.value,
           figure->is.low, figure->is.high);
}

static void print_row(const struct sweep *sweep, int setup, const char *const *words, int count,
                      bool csv)
{
    struct swing swing;
    if (!sweep_swing(sweep, setup, &swing))
        return;
    const struct estimate *is = &swing.is.is, *by = &swing.difference.is;
    if (csv) {
        for (int i = 0; i < 4; i++)
            printf("%s,", i < count ? words[i] : "");
        printf("%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%s,%s\n", is->value, is->low, is->high, by->value,
               by->low, by->high, swing.clear ? "yes" : "no", swing.same ? "yes" : "no");
        return;
    }
    fputs("{\"with\":{", stdout);
    for (int i = 0; i < count; i += 2)
        printf("%s\"%s\":\"%s\"", i ? "," : "", words[i], words[i + 1]);
    fputs("},", stdout);
    json_estimate("is", &swing.is);
    putchar(',');
    json_estimate("difference", &swing.difference);
    printf(",\"clear\":%s,\"same\":%s}", swing.clear ? "true" : "false",
           swing.same ? "true" : "false");
}

static void print_cells(const struct sweep *sweep, bool csv)
{
    const struct knob *a = &sweep->knob[0], *b = &sweep->knob[1];
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++) {
            const char *words[] = {a->name, a->value[i], b->name, b->value[j]};
            if (!csv && (i || j))
                putchar(',');
            print_row(sweep, sweep->cell[i][j], words, 4, csv);
        }
}

static void print_knobs(const struct sweep *sweep, bool csv)
{
    bool any = false;
    for (int k = 0; k < sweep->knobs; k++)
        for (int i = 0; i < sweep->knob[k].count; i++, any = true) {
            const char *words[] = {sweep->knob[k].name, sweep->knob[k].value[i]};
            if (!csv && any)
                putchar(',');
            print_row(sweep, sweep->knob[k].setup[i], words, 2, csv);
        }
}

static void print_json(const struct sweep *sweep, const struct swing *base)
{
    bool any = false;
    trial_json(&sweep->trial);
    printf("\"figure\":\"%s\",\"seat\":", sweep->measure.name);
    printf(sweep->measure.seat < 0 ? "null" : "%d", sweep->measure.seat);
    printf(",\"of\":\"%s\",", figure_kinds[sweep->of]);
    json_estimate("base", &base->is);
    fputs(",\"changes_sign\":[", stdout);
    for (int k = 0; k < sweep->knobs && !sweep->heatmap; k++)
        if (sweep_changes_sign(sweep, &sweep->knob[k])) {
            printf("%s\"%s\"", any ? "," : "", sweep->knob[k].name);
            any = true;
        }
    fputs("],\"values\":[", stdout);
    if (sweep->heatmap)
        print_cells(sweep, false);
    else
        print_knobs(sweep, false);
    puts("]}");
}

/* ---- One at a time ---- */

static double reach(const struct sweep *sweep, const struct knob *knob)
{
    double most = 0;
    for (int i = 0; i < knob->count; i++) {
        struct swing swing;
        if (sweep_swing(sweep, knob->setup[i], &swing) &&
            fabs(swing.difference.is.value) > most)
            most = fabs(swing.difference.is.value);
    }
    return most;
}

static void print_bar(double share)
{
    int size = (int)(fabs(share) * BAR + 0.5);
    for (int i = -BAR; i <= BAR; i++)
        putchar(i == 0 ? '|' : (i < 0) == (share < 0) && abs(i) <= size ? '#' : ' ');
}

static void print_value(const struct sweep *sweep, const struct knob *knob, int i, double most)
{
    struct swing swing;
    char is[32];
    double scale = scale_of(sweep);
    if (!sweep_swing(sweep, knob->setup[i], &swing))
        return;
    const struct estimate *by = &swing.difference.is;
    bool grey = !swing.clear && coloured();
    say_figure(&swing.is, is, sizeof is);
    printf("%s    %-16s %9s  %c ", grey ? "\033[90m" : "", knob->value[i], is,
           sweep_sign(&swing));
    print_bar(most > 0 ? by->value / most : 0);
    if (swing.same)
        printf(" the same in every deal");
    else
        printf(" %+.2f (%+.2f to %+.2f)", scale * by->value, scale * by->low, scale * by->high);
    puts(grey ? "\033[0m" : "");
}

void sweep_order(const struct sweep *sweep, int order[KNOBS_MAX])
{
    bool told[KNOBS_MAX] = {false};
    for (int n = 0; n < sweep->knobs; n++) {
        int next = -1;
        for (int k = 0; k < sweep->knobs; k++)
            if (!told[k] &&
                (next < 0 || reach(sweep, &sweep->knob[k]) > reach(sweep, &sweep->knob[next])))
                next = k;
        told[next] = true;
        order[n] = next;
    }
}

static void print_tornado(const struct sweep *sweep)
{
    int order[KNOBS_MAX];
    sweep_order(sweep, order);
    double most = sweep->knobs ? reach(sweep, &sweep->knob[order[0]]) : 0;
    for (int n = 0; n < sweep->knobs; n++) {
        int next = order[n];
        printf("  %s%s\n", sweep->knob[next].name,
               sweep_changes_sign(sweep, &sweep->knob[next]) ? ": changes sign" : "");
        for (int i = 0; i < sweep->knob[next].count; i++)
            print_value(sweep, &sweep->knob[next], i, most);
    }
    print_legend();
}

/* ---- Two at a time ---- */

/* Of the 256 colours: from blue over grey to red. */
static int shade(const struct swing *swing, double most)
{
    static const int less[] = {153, 111, 69, 27}, more[] = {224, 217, 210, 203};
    if (!swing->clear || most <= 0)
        return 250;
    int step = (int)(3.999 * fabs(swing->difference.is.value) / most);
    return swing->difference.is.value < 0 ? less[step] : more[step];
}

static void print_heatmap(const struct sweep *sweep)
{
    const struct knob *a = &sweep->knob[0], *b = &sweep->knob[1];
    struct swing swing;
    double most = 0;
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++)
            if (sweep_swing(sweep, sweep->cell[i][j], &swing))
                most = fmax(most, fabs(swing.difference.is.value));
    printf("  down %s, across %s\n  %12s", a->name, b->name, "");
    for (int j = 0; j < b->count; j++)
        printf(" %10s", b->value[j]);
    putchar('\n');
    for (int i = 0; i < a->count; i++) {
        printf("  %12s", a->value[i]);
        for (int j = 0; j < b->count; j++) {
            char is[32];
            if (!sweep_swing(sweep, sweep->cell[i][j], &swing))
                continue;
            say_figure(&swing.is, is, sizeof is);
            if (coloured())
                printf(" \033[30;48;5;%dm", shade(&swing, most));
            printf("%s%9s%c%s", coloured() ? "" : " ", is, sweep_sign(&swing),
                   coloured() ? "\033[0m" : "");
        }
        putchar('\n');
    }
    print_legend();
}

static void print_words(const struct sweep *sweep, const struct swing *base)
{
    const struct trial *trial = &sweep->trial;
    char title[160], is[32], seeds[64], seat[24] = "";
    struct text out = text_over(title, sizeof title), of = text_over(seeds, sizeof seeds);
    measure_title(trial, &sweep->measure, &out);
    trial_seeds(trial, trial->done, &of);
    say_figure(&base->is, is, sizeof is);
    if (sweep->measure.seat >= 0)
        snprintf(seat, sizeof seat, ", seat %d", sweep->measure.seat);
    printf("%s: %s%s: %s as it is; %lld deals, %s\n", trial->sitting[0]->game->name, title, seat,
           is, trial->done, seeds);
    if (sweep->heatmap)
        print_heatmap(sweep);
    else
        print_tornado(sweep);
}

void sweep_print(const struct sweep *sweep, enum print_as as)
{
    struct swing base;
    if (!sweep_swing(sweep, 0, &base))
        return;
    if (as == AS_JSON) {
        print_json(sweep, &base);
        return;
    }
    if (as == AS_WORDS) {
        print_words(sweep, &base);
        return;
    }
    puts("name,value,name2,value2,is,low,high,difference,difference_low,difference_high,clear,"
         "same");
    if (sweep->heatmap)
        print_cells(sweep, true);
    else
        print_knobs(sweep, true);
}
