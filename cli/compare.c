/* croupier compare: one thing against another on the same deals. What is always true: the
 * difference is of matches dealt alike, so luck that both share is no part of its interval. */
#include <math.h>
#include <stdio.h>

#include "cli/change.h"
#include "cli/commands.h"
#include "cli/figures_print.h"
#include "lab/interval.h"

static const long long MATCHES = 1000;

static int add_side(struct trial *trial, const char *side)
{
    struct sitting *sitting = trial_sitting();
    int result = sitting ? sitting_read(sitting, trial->args, NULL) : EXIT_BAD;
    if (!result)
        result = change_all(sitting, side, args_get(trial->args, side));
    if (sitting && result)
        trial->sitting[trial->setups++] = sitting;
    return result ? result : trial_add(trial, sitting);
}

/* How many times as many matches two runs of their own would have needed for that interval. */
static double spared(const struct figure *a, const struct figure *b, const struct figure *paired)
{
    double apart = pow(a->is.high - a->is.low, 2) + pow(b->is.high - b->is.low, 2);
    double width = paired->is.high - paired->is.low;
    return width > 0 ? apart / (width * width) : 0;
}

static bool is_clear(const struct figure *difference)
{
    return difference->is.low > 0 || difference->is.high < 0;
}

/* No deal differed: nothing is known of how far the next ones may. */
static bool is_same(const struct figure *difference)
{
    return difference->is.low == 0 && difference->is.high == 0;
}

static void json_side(const char *side, const struct figure *figure)
{
    printf(",\"%s\":{\"value\":%.6f,\"low\":%.6f,\"high\":%.6f}", side, figure->is.value,
           figure->is.low, figure->is.high);
}

static void print_side(const struct figure *figure)
{
    char value[32];
    struct text said = text_over(value, sizeof value);
    figure_said(figure, figure->is.value, &said);
    printf("%9s ", value);
}

static void print_row(const struct trial *trial, const struct measure *measure,
                      const struct figure *a, const struct figure *b,
                      const struct figure *difference)
{
    char bytes[160];
    struct text title = text_over(bytes, sizeof bytes);
    double scale = a->of == OF_SHARE ? 100 : 1;
    measure_title(trial, measure, &title);
    text_put(&title, a->of == OF_SHARE && measure->counts ? ", at least one" : "");
    printf("  %-40s", bytes);
    print_side(a);
    print_side(b);
    if (is_same(difference))
        printf("  the same in every deal\n");
    else
        printf("%+8.3f (%+.3f to %+.3f)%s\n", scale * difference->is.value,
               scale * difference->is.low, scale * difference->is.high,
               is_clear(difference) ? "" : "  within the noise");
}

static void print_measure(const struct trial *trial, const struct measure *measure, bool json,
                          bool *any)
{
    struct figure differences[FIGURES_MAX], a, b;
    int n = lab_differences(&trial->shape, trial->totals, 1, measure, differences);
    for (int i = 0; i < n; i++) {
        const struct figure *d = &differences[i];
        if (!lab_figure(&trial->shape, trial->totals, 0, measure, d->of, &a) ||
            !lab_figure(&trial->shape, trial->totals, 1, measure, d->of, &b))
            continue;
        if (!json) {
            print_row(trial, measure, &a, &b, d);
            continue;
        }
        char seat[16] = "null";
        if (measure->seat >= 0)
            snprintf(seat, sizeof seat, "%d", measure->seat);
        printf("%s{\"name\":\"%s\",\"seat\":%s,\"of\":\"%s\"", *any ? "," : "", measure->name, seat,
               figure_kinds[d->of]);
        json_side("a", &a);
        json_side("b", &b);
        json_side("difference", d);
        printf(",\"clear\":%s,\"spared\":%.3f}", is_clear(d) ? "true" : "false",
               spared(&a, &b, d));
        *any = true;
    }
}

static void print(const struct trial *trial)
{
    const struct sitting *sitting = trial->sitting[0];
    struct measure measures[MEASURES_MAX];
    bool json = args_has(trial->args, "json"), any = false;
    int count = lab_measures(&trial->shape, measures), seat = -1;
    char bytes[64];
    struct text seeds = text_over(bytes, sizeof bytes);
    trial_seeds(trial, trial->done, &seeds);
    if (json) {
        trial_json(trial);
        fputs("\"figures\":[", stdout);
    } else {
        printf("%s: %lld deals, %s, each played as a and as b\n", sitting->game->name, trial->done,
               bytes);
        printf("  %-40s%9s %9s %8s (95%% interval)\n", "", "a", "b", "b - a");
    }
    for (int m = 0; m < count; m++) {
        if (measures[m].seat != seat && !json)
            printf("  seat %d, %s, %s\n", measures[m].seat,
                   sitting->game->role(measures[m].seat),
                   sitting->head.seat_name[measures[m].seat]);
        seat = measures[m].seat;
        print_measure(trial, &measures[m], json, &any);
    }
    if (json)
        puts("]}");
}

static int run(const struct args *args)
{
    static struct trial trial;
    int result = trial_read(&trial, args, MATCHES);
    if (!result && !args_has(args, "a") && !args_has(args, "b"))
        result = fail("What is compared? Add --b, such as --b pack=mine.yaml");
    if (result)
        return result;
    trial.compares = true;
    result = add_side(&trial, "a");
    if (!result)
        result = add_side(&trial, "b");
    if (!result)
        result = trial_run(&trial, true);
    if (result != EXIT_BAD && trial.done)
        print(&trial);
    if (result == EXIT_FAILED)
        trial_say_stop(&trial);
    trial_close(&trial);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "the bots, in seat order"},
    {"a", "LIST", "what is different on one side: table options, pack=FILE, numbers of the pack "
                  "such as weapons.axe.damage=3"},
    {"b", "LIST", "the same of the other side; one of the two may be left out"},
    {"matches", "N", "how many deals, each played twice (default 1000)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "processes that play (default: one a processor); the result stays the same"},
    {"rules", "LIST", "table options of both sides, such as stock=printed"},
    {"pack", "FILE", "the pack of both sides, your own (or a built-in one, by name)"},
    {"think", "BUDGET", "how long each bot tries its moves (200ms, 2s) or in how many playouts "
                        "(400)"},
    {"checkpoint", "FILE", "keep what is known in this file, and go on from it if it is there"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier compare bloodsport --seats careful --b stock=printed",
    "croupier compare bloodsport --seats careful --b pack=mine.yaml --matches 10000",
    "croupier compare twenty-one --seats careful,careful --a skills.riposte.cost=1 --b "
    "skills.riposte.cost=2",
    NULL,
};

const struct command command_compare = {
    .name = "compare",
    .brief = "Play a rule, number or pack against another on the same deals",
    .usage = "GAME --seats LIST --a LIST --b LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "Both sides have the same luck, draw by draw, as long as the same draws are made, and the "
        "difference is taken deal by deal. What differs by no more than chance could make it "
        "is said to be within the noise. With --json `spared` says how many times as many "
        "matches it would have taken with different deals.\n\n"
        "A number of the pack is named by its path in the file (croupier pack GAME prints it), "
        "with the names of cards and rows in small letters and hyphens: "
        "weapons.broken-sword.damage. In 21 a row of the rules, such as skills.riposte.cost, is "
        "added to the pack if it has none. The pack must still be a valid one.",
    .examples = examples,
    .exits = trial_exits,
    .run = run,
};
