/* What the first outcome of a playtest does when an option of the table is another: a sweep of all
 * options, on deals of its own. */
#include <stdlib.h>
#include <string.h>

#include "cli/change.h"
#include "cli/playtest.h"
#include "cli/sweep.h"

enum { ALL_VALUES = 4 }; /* of an option that has more, the two ends */

struct varied {
    struct trial trial;
    char label[TRIAL_SETUPS_MAX][REPORT_LABEL];
};
static struct varied varied;

static int add(struct varied *v, const struct args *args, const char *seats, const char *name,
               const char *value)
{
    struct sitting *sitting = trial_sitting();
    int result = sitting ? sitting_read(sitting, args, seats) : EXIT_BAD;
    if (result) {
        free(sitting);
        return result;
    }
    if (name && change_one(sitting, "sensitivity", name, value)) {
        v->trial.sitting[v->trial.setups++] = sitting; /* which closes it */
        return EXIT_BAD;
    }
    if (name)
        snprintf(v->label[v->trial.setups], REPORT_LABEL, "%.48s=%.48s", name, value);
    return trial_add(&v->trial, sitting);
}

static int add_rule(struct varied *v, const struct args *args, const char *seats, int which)
{
    const struct sitting *base = v->trial.sitting[0];
    const struct rule_spec *rule = &base->game->rules[which];
    int step = rule->hi - rule->lo < ALL_VALUES ? 1 : rule->hi - rule->lo, result = 0;
    for (int i = rule->lo; i <= rule->hi && !result; i += step) {
        char value[KNOB_VALUE_BYTES];
        struct text out = text_over(value, sizeof value);
        change_rule_value(rule, i, &out);
        if (i != base->head.rules.value[which] && v->trial.setups < TRIAL_SETUPS_MAX)
            result = add(v, args, seats, rule->name, value);
    }
    return result;
}

int playtest_sensitivity(const struct args *args, int seats)
{
    struct varied *v = &varied;
    const struct game *game = game_named(args->word[0]);
    char first[64], all[SEATS_MAX * 64];
    const char *list = args_has(args, "bots") ? args_get(args, "bots") : "careful";
    struct text line = text_over(all, sizeof all);
    long long deals = 0;
    int result = trial_read(&v->trial, args, 1);
    if (result || args_number(args, "sensitivity", 0, 1000000, &deals))
        return EXIT_BAD;
    if (!deals)
        return 0;
    if (!game->rule_count)
        return fail("%s has no table options. Leave out --sensitivity.", game->title);
    list_item(&list, first, sizeof first);
    for (int seat = 0; seat < seats; seat++) {
        text_put(&line, seat ? "," : "");
        text_put(&line, first);
    }
    v->trial.matches = deals;
    v->trial.compares = true;
    result = add(v, args, all, NULL, NULL);
    for (int i = 0; i < game->rule_count && !result; i++)
        result = add_rule(v, args, all, i);
    if (!result)
        result = trial_run(&v->trial, false);
    if (result == EXIT_FAILED)
        fail("Interrupted. Nothing was written.");
    if (result)
        trial_close(&v->trial);
    return result;
}

/* The first outcome: whose seat it is, where seats have it alone. */
static bool looked_at(const struct trial *trial, struct measure *out)
{
    struct measure all[MEASURES_MAX];
    int count = lab_measures(&trial->shape, all);
    for (int i = 0; i < count; i++)
        if (all[i].figure == 0 &&
            (all[i].seat < 0 || all[i].seat == trial_first_seat(trial->shape.game))) {
            *out = all[i];
            return true;
        }
    return false;
}

static void add_row(const struct playtest *p, const struct measure *measure, int setup)
{
    const struct trial *trial = &varied.trial;
    struct figure all[FIGURES_MAX];
    int count = lab_differences(&trial->shape, trial->totals, setup, measure, all);
    for (int i = 0; i < count; i++) {
        if (all[i].of != (measure->counts ? OF_MEAN : OF_SHARE))
            continue;
        struct report_row *row = playtest_row(p, 0, varied.label[setup]);
        struct swing swing = {.difference = all[i]};
        sweep_judge(&swing, trial->setups - 1);
        row->noise = !swing.clear;
        snprintf(row->group, sizeof row->group, "%s", sweep_verdict(&swing));
        row->of = all[i].of;
        row->by = swing.same ? NULL : all[i].by;
        row->is = all[i].is;
    }
}

void playtest_sensitive(const struct playtest *p)
{
    struct trial *trial = &varied.trial;
    struct measure measure;
    char bytes[REPORT_LABEL];
    struct text title = text_over(bytes, sizeof bytes);
    if (!trial->done) {
        report_leave_out(p->report, "Sensitivity",
                         "it needs matches with other table options; --sensitivity N plays N deals "
                         "with each, and croupier sweep varies numbers of the pack too");
        return;
    }
    if (looked_at(trial, &measure)) {
        measure_title(trial, &measure, &title);
        struct report_figure *figure = report_figure(p->report, "sensitivity");
        snprintf(figure->title, sizeof figure->title, "What table options change");
        snprintf(figure->what, sizeof figure->what,
                 "The difference of \"%s\" from the table as it is, over %lld deals with %s, each "
                 "played with every value of every option; of an option with more than %d values, "
                 "its ends. The interval is of each alone. What is clear would be so by chance for "
                 "none of these values 95 times in 100.",
                 bytes, trial->done, p->bot[0], ALL_VALUES);
        figure->groups = "Verdict";
        for (int setup = 1; setup < trial->setups; setup++)
            add_row(p, &measure, setup);
        report_unless_empty(p->report);
    }
    trial_close(trial);
}
