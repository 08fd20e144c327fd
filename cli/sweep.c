/* croupier sweep: what a figure does when options, or numbers of the pack, are other ones. What is
 * always true: every value is played on the same deals as the game as it is. */
#include "cli/report.h"
#include "cli/sweep.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/change.h"
#include "cli/commands.h"
#include "lab/interval.h"

static const long long MATCHES = 1000;
enum { RULE_VALUES_MAX = 4 }; /* of an option that is varied unasked: all, or its two ends */

/* ---- What is varied ---- */

static int add_value(struct knob *knob, const char *value)
{
    if (knob->count == KNOB_VALUES_MAX)
        return fail("--vary: %s has more than %d values.", knob->name, KNOB_VALUES_MAX);
    snprintf(knob->value[knob->count++], KNOB_VALUE_BYTES, "%s", value);
    return 0;
}

static int add_range(struct knob *knob, long lo, long hi, long step)
{
    char value[KNOB_VALUE_BYTES];
    int result = 0;
    for (long i = lo; i <= hi && !result; i += step) {
        snprintf(value, sizeof value, "%ld", i);
        result = add_value(knob, value);
    }
    return result;
}

static int rule_values(struct knob *knob, const struct rule_spec *rule)
{
    int step = rule->hi - rule->lo < RULE_VALUES_MAX ? 1 : rule->hi - rule->lo, result = 0;
    for (int i = rule->lo; i <= rule->hi && !result; i += step ? step : 1) {
        char value[KNOB_VALUE_BYTES];
        struct text out = text_over(value, sizeof value);
        change_rule_value(rule, i, &out);
        result = add_value(knob, value);
    }
    return result;
}

/* "1..5", "1..9:2", "low|high" */
static int read_values(struct knob *knob, const char *list)
{
    long lo, hi, step = 1;
    int used = 0, result = 0;
    if (sscanf(list, "%ld..%ld%n", &lo, &hi, &used) == 2 && used &&
        (!list[used] || sscanf(list + used, ":%ld%n", &step, &(int){0}) == 1)) {
        if (lo > hi || step < 1)
            return fail("--vary: %s takes the lower number first, not %.64s.", knob->name, list);
        return add_range(knob, lo, hi, step);
    }
    while (*list && !result) {
        char value[KNOB_VALUE_BYTES];
        size_t size = strcspn(list, "|");
        snprintf(value, sizeof value, "%.*s", (int)size, list);
        result = size && size < sizeof value
                     ? add_value(knob, value)
                     : fail("--vary: %s takes values such as 1..5 or 2|4, not %.64s.", knob->name,
                            list);
        list += size + (list[size] == '|');
    }
    return result;
}

static int read_knob(struct sweep *sweep, const struct game *game, char *item)
{
    struct knob *knob = &sweep->knob[sweep->knobs];
    char *equals = strchr(item, '=');
    if (sweep->knobs == KNOBS_MAX)
        return fail("--vary takes up to %d.", KNOBS_MAX);
    if (equals)
        *equals = 0;
    const struct rule_spec *rule = change_rule(game, item);
    if (!*item || strlen(item) >= sizeof knob->name || (!equals && !rule) ||
        (equals && !equals[1]))
        return fail("--vary takes NAME=VALUES, such as weapons.axe.damage=1..4, or an option of "
                    "the table, not %.64s.",
                    *item ? item : "nothing");
    snprintf(knob->name, sizeof knob->name, "%s", item);
    sweep->knobs++;
    return equals ? read_values(knob, equals + 1) : rule_values(knob, rule);
}

static int read_knobs(struct sweep *sweep, const struct game *game)
{
    const char *list = args_get(sweep->trial.args, "vary");
    char item[512];
    int result = 0;
    for (int i = 0; !list && i < game->rule_count && !result; i++) {
        snprintf(item, sizeof item, "%s", game->rules[i].name);
        result = read_knob(sweep, game, item);
    }
    while (list && !result && list_item(&list, item, sizeof item))
        result = read_knob(sweep, game, item);
    if (!result && !sweep->knobs)
        return fail("%s has no options. Add --vary NAME=VALUES", game->title);
    return result;
}

/* ---- What is looked at ---- */

static int read_figure(struct sweep *sweep)
{
    const struct game *game = sweep->trial.setup[0].game;
    const char *word = args_get(sweep->trial.args, "figure");
    struct measure all[MEASURES_MAX];
    size_t size = word ? strcspn(word, ":") : 0;
    int seat = word && word[size] ? atoi(word + size + 1) : -1, count;
    sweep->trial.shape.game = game;
    sweep->trial.shape.seats = sweep->trial.setup[0].seats;
    count = lab_measures(&sweep->trial.shape, all);
    for (int i = 0; i < count; i++) {
        bool named = word ? strlen(all[i].name) == size && !strncmp(all[i].name, word, size) &&
                                (seat < 0 || seat == all[i].seat)
                          : all[i].figure == 0 &&
                                (all[i].seat < 0 || all[i].seat == trial_first_seat(game));
        if (!named || all[i].figure <= -2)
            continue;
        sweep->measure = all[i];
        sweep->of = all[i].counts ? OF_MEAN : OF_SHARE;
        return 0;
    }
    return fail("--figure takes points or an outcome that %s counts, and a seat if you like: "
                "points:0. It counts no \"%.64s\".",
                game->title, word ? word : "outcome");
}

/* ---- Set-ups ---- */

static int add_setup(struct sweep *sweep, const char *name, const char *value, const char *name2,
                     const char *value2, int *setup)
{
    struct trial *trial = &sweep->trial;
    *setup = trial->setups;
    if (trial->setups == TRIAL_SETUPS_MAX)
        return fail("That is more than %d set-ups. Vary less at a time.", TRIAL_SETUPS_MAX);
    struct sitting *sitting = trial_sitting();
    int result = sitting ? sitting_read(sitting, trial->args, NULL) : EXIT_BAD;
    if (!result && name)
        result = change_one(sitting, "vary", name, value);
    if (!result && name2)
        result = change_one(sitting, "vary", name2, value2);
    if (sitting && result)
        trial->sitting[trial->setups++] = sitting;
    return result ? result : trial_add(trial, sitting);
}

static int add_all(struct sweep *sweep)
{
    struct knob *a = &sweep->knob[0], *b = &sweep->knob[1];
    int result = 0;
    for (int i = 0; sweep->heatmap && i < a->count && !result; i++)
        for (int j = 0; j < b->count && !result; j++)
            result = add_setup(sweep, a->name, a->value[i], b->name, b->value[j],
                               &sweep->cell[i][j]);
    for (int k = 0; !sweep->heatmap && k < sweep->knobs && !result; k++)
        for (int i = 0; i < sweep->knob[k].count && !result; i++)
            result = add_setup(sweep, sweep->knob[k].name, sweep->knob[k].value[i], NULL, NULL,
                               &sweep->knob[k].setup[i]);
    return result;
}

static int prepare(struct sweep *sweep, const struct args *args)
{
    int base, result = trial_read(&sweep->trial, args, MATCHES);
    if (!result && args_has(args, "json") && args_has(args, "csv"))
        result = fail("Choose one of --json and --csv.");
    if (result)
        return result;
    sweep->trial.compares = true;
    result = add_setup(sweep, NULL, NULL, NULL, NULL, &base);
    if (!result)
        result = read_figure(sweep);
    if (!result)
        result = read_knobs(sweep, sweep->trial.setup[0].game);
    sweep->heatmap = args_has(args, "heatmap");
    if (!result && sweep->heatmap && sweep->knobs != 2)
        result = fail("--heatmap needs two to vary: --vary A=VALUES,B=VALUES");
    return result ? result : add_all(sweep);
}

/* ---- What came of it ---- */

void sweep_judge(struct swing *swing, int values)
{
    const struct estimate *is = &swing->difference.is;
    double half = (is->high - is->low) / 2;
    swing->clear = fabs(is->value) > half * interval_among(values) / INTERVAL_95;
    swing->same = is->low == 0 && is->high == 0;
}

bool sweep_swing(const struct sweep *sweep, int setup, struct swing *out)
{
    const struct trial *trial = &sweep->trial;
    struct figure all[FIGURES_MAX];
    if (!lab_figure(&trial->shape, trial->totals, setup, &sweep->measure, sweep->of, &out->is))
        return false;
    if (!setup) {
        out->difference = (struct figure){.of = sweep->of, .by = "normal"};
        out->clear = out->same = false;
        return true;
    }
    int count = lab_differences(&trial->shape, trial->totals, setup, &sweep->measure, all);
    for (int i = 0; i < count; i++)
        if (all[i].of == sweep->of) {
            out->difference = all[i];
            sweep_judge(out, trial->setups - 1);
            return true;
        }
    return false;
}

char sweep_sign(const struct swing *swing)
{
    if (!swing->clear)
        return swing->same ? '=' : '~';
    return swing->difference.is.value > 0 ? '+' : '-';
}

bool sweep_changes_sign(const struct sweep *sweep, const struct knob *knob)
{
    bool more = false, less = false;
    for (int i = 0; i < knob->count; i++) {
        struct swing swing;
        if (!sweep_swing(sweep, knob->setup[i], &swing) || !swing.clear)
            continue;
        more = more || swing.difference.is.value > 0;
        less = less || swing.difference.is.value < 0;
    }
    return more && less;
}

static int run(const struct args *args)
{
    static struct sweep sweep;
    memset(&sweep, 0, sizeof sweep);
    static struct report report;
    struct report_paths paths = {.html = args_get(args, "output")};
    int result = prepare(&sweep, args);
    if (!result && paths.html)
        result = report_paths_check(&paths);
    if (!result)
        result = trial_run(&sweep.trial, false);
    if (!result && paths.html) {
        sweep_report(&sweep, &report);
        result = report_files(&report, &paths);
        report_free(&report);
        trial_close(&sweep.trial);
        return result;
    }
    if (result != EXIT_BAD && sweep.trial.done)
        sweep_print(&sweep, args_has(args, "json") ? AS_JSON
                            : args_has(args, "csv") ? AS_CSV
                                                    : AS_WORDS);
    if (result == EXIT_FAILED)
        trial_say_stop(&sweep.trial);
    trial_close(&sweep.trial);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "the bots, in seat order"},
    {"vary", "LIST", "what takes other values: NAME=1..5, NAME=1..9:2 or NAME=low|high, a table "
                     "option or a number of the pack (default: every table option)"},
    {"heatmap", NULL, "of two: every value of the one with every value of the other"},
    {"figure", "NAME", "what is looked at: points or an outcome, with a seat if there are several "
                       "(won:1; default: the first outcome)"},
    {"matches", "N", "how many deals, each played with every value (default 1000)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "processes that play (default: one a processor); the result stays the same"},
    {"rules", "LIST", "table options as they are where they do not vary"},
    {"pack", "FILE", "the pack, your own (or a built-in one, by name)"},
    {"think", "BUDGET", "how long each bot tries its moves (200ms, 2s) or in how many playouts "
                        "(400)"},
    {"checkpoint", "FILE", "keep what is known in this file, and go on from it if it is there"},
    {"output", "FILE", "write it as a page instead, with a chart and a table (-o FILE)"},
    {"json", NULL, "print the result as JSON"},
    {"csv", NULL, "print a line for each value, for spreadsheets"},
    {NULL, NULL, NULL},
};

static const char heat_examples[] = "croupier sweep 21 --seats careful,careful --heatmap --vary "
                                    "skills.riposte.cost=1..3,skills.soul.cost=1..3";
static const char *const examples[] = {
    "croupier sweep bloodsport --seats careful",
    "croupier sweep bloodsport --seats careful --vary weapons.broken-sword.damage=1..4",
    heat_examples,
    "croupier sweep gamblers-heart --seats careful,careful -o sweep.html",
    NULL,
};

const struct command command_sweep = {
    .name = "sweep",
    .brief = "Vary options or numbers of a pack, and see what one figure does",
    .usage = "GAME --seats LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "One at a time, what moves the figure most comes first. Two with --heatmap make a table. "
        "Every difference is taken deal by deal from the game as it is, with its 95% "
        "interval. What is within the noise is marked ~ and grey; the more values there are, the "
        "more it takes to be clear, so that 95 times in 100 none is called so by chance. What "
        "came out the same in every deal is marked = and has no interval. What one value makes "
        "clearly more and another clearly less is said to change sign.\n\n"
        "Numbers of the pack are named as for `croupier compare`.",
    .examples = examples,
    .exits = trial_exits,
    .run = run,
};
