/* croupier tune: numbers of a pack moved, within bounds, until figures are where they are wanted.
 * What is always true: whatever was tried stands in a file, the last word is a run of its own with
 * other deals, and the pack that is written is the one that run played. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/change.h"
#include "cli/commands.h"
#include "cli/figures_print.h"
#include "lab/patch.h"
#include "lab/spsa.h"

static const long long MATCHES = 400, ROUNDS = 30;
enum { TARGETS_MAX = 8, LAST_TIMES = 4 };

struct target {
    char name[96];
    struct measure measure;
    enum figure_of of;
    double low, high;
};

struct tune {
    struct trial trial;
    char name[SPSA_MAX][96];   /* of the numbers */
    int lo[SPSA_MAX], hi[SPSA_MAX], from[SPSA_MAX];
    int count;
    struct target target[TARGETS_MAX];
    int targets;
    long long rounds, matches, first_seed;
    struct spsa spsa;
    int best[SPSA_MAX];
    double best_loss;
    FILE *log;
    const char *log_path, *pack_path;
};

/* ---- What is wanted ---- */

/* "45%" or "2.5" up to `end`; whether it has a %. False: it is neither. */
static bool read_bound(const char *word, const char *end, double *out, bool *percent)
{
    char bytes[32], *rest;
    size_t size = (size_t)(end - word);
    if (!size || size >= sizeof bytes)
        return false;
    memcpy(bytes, word, size);
    bytes[size] = 0;
    *out = strtod(bytes, &rest);
    *percent = rest > bytes && !strcmp(rest, "%");
    *out /= *percent ? 100 : 1;
    return rest > bytes && (*percent || !*rest);
}

/* "45%..55%", "2..3" */
static bool read_range(const char *word, struct target *target)
{
    const char *dots = strstr(word, "..");
    bool low, high;
    if (!dots || !read_bound(word, dots, &target->low, &low) ||
        !read_bound(dots + 2, dots + strlen(dots), &target->high, &high) || low != high)
        return false;
    target->of = low ? OF_SHARE : OF_MEAN;
    return target->low < target->high;
}

/* "won=45%..55%", "points:1=2..3" */
static int read_target(struct tune *tune, char *item)
{
    struct target *target = &tune->target[tune->targets];
    struct measure all[MEASURES_MAX];
    char *equals = strchr(item, '=');
    int count;
    if (tune->targets == TARGETS_MAX)
        return fail("--target takes up to %d.", TARGETS_MAX);
    if (equals)
        *equals = 0;
    if (!equals || !read_range(equals + 1, target))
        return fail("--target takes NAME=LOW..HIGH, such as won=45%%..55%% or points:1=2..3, not "
                    "%.64s.",
                    item);
    bool share = target->of == OF_SHARE;
    snprintf(target->name, sizeof target->name, "%s", item);
    char *colon = strchr(item, ':');
    int seat = colon ? atoi(colon + 1) : -1;
    if (colon)
        *colon = 0;
    count = lab_measures(&tune->trial.shape, all);
    for (int i = 0; i < count; i++)
        if (!strcmp(all[i].name, item) && all[i].figure > -2 && (seat < 0 || seat == all[i].seat) &&
            (share ? all[i].bounded : all[i].counts)) {
            target->measure = all[i];
            tune->targets++;
            return 0;
        }
    return fail("--target: There is no %s of \"%.64s\" in %s.", share ? "share" : "mean", item,
                tune->trial.setup[0].game->title);
}

/* ---- What may be moved ---- */

static int read_number(struct tune *tune, const struct sitting *sitting, char *item)
{
    int i = tune->count, used = 0;
    char *equals = strchr(item, '=');
    if (i == SPSA_MAX)
        return fail("--vary takes up to %d numbers.", SPSA_MAX);
    if (equals)
        *equals = 0;
    if (!equals || strlen(item) >= sizeof tune->name[i] || !strchr(item, '.') ||
        sscanf(equals + 1, "%d..%d%n", &tune->lo[i], &tune->hi[i], &used) != 2 ||
        equals[1 + used] || tune->lo[i] >= tune->hi[i])
        return fail("--vary takes numbers of the pack with their bounds, such as "
                    "weapons.axe.damage=1..4, not %.64s.",
                    item);
    const struct node *now = change_pack_tree(sitting)
                                 ? patch_find(change_pack_tree(sitting), item)
                                 : NULL;
    tune->from[i] = now && now->kind == NODE_SCALAR ? atoi(now->text)
                                                    : (tune->lo[i] + tune->hi[i]) / 2;
    snprintf(tune->name[i], sizeof tune->name[i], "%s", item);
    tune->count++;
    return 0;
}

/* ---- Playing ---- */

static int add_point(struct tune *tune, const int *point)
{
    struct sitting *sitting = trial_sitting();
    int result = sitting ? sitting_read(sitting, tune->trial.args, NULL) : EXIT_BAD;
    for (int i = 0; i < tune->count && !result && point; i++) {
        char value[16];
        snprintf(value, sizeof value, "%d", point[i]);
        result = change_one(sitting, "vary", tune->name[i], value);
    }
    if (sitting && result)
        tune->trial.sitting[tune->trial.setups++] = sitting;
    return result ? result : trial_add(&tune->trial, sitting);
}

/* How far the figures are from the middle of what is wanted, in halves of its width, squared; at 1
 * one figure is at its limit. A little more for every number that is far from where it was. */
static double loss_of(const struct tune *tune, int setup, const int *point)
{
    const struct trial *trial = &tune->trial;
    double loss = 0;
    for (int t = 0; t < tune->targets; t++) {
        const struct target *target = &tune->target[t];
        struct figure figure;
        if (!lab_figure(&trial->shape, trial->totals, setup, &target->measure, target->of, &figure))
            continue;
        double half = (target->high - target->low) / 2;
        double off = (figure.is.value - target->low - half) / half;
        loss += off * off;
    }
    for (int i = 0; i < tune->count; i++)
        loss += 0.01 * pow((double)(point[i] - tune->from[i]) / (tune->hi[i] - tune->lo[i]), 2);
    return loss;
}

static void log_point(struct tune *tune, int round, const char *what, int setup, const int *point)
{
    const struct trial *trial = &tune->trial;
    fprintf(tune->log, "%d,%s,%lld,%lld", round, what, trial->seed, trial->done);
    for (int i = 0; i < tune->count; i++)
        fprintf(tune->log, ",%d", point[i]);
    for (int t = 0; t < tune->targets; t++) {
        struct figure figure = {0};
        lab_figure(&trial->shape, trial->totals, setup, &tune->target[t].measure,
                   tune->target[t].of, &figure);
        fprintf(tune->log, ",%.6f,%.6f,%.6f", figure.is.value, figure.is.low, figure.is.high);
    }
    fprintf(tune->log, ",%.6f\n", loss_of(tune, setup, point));
    fflush(tune->log);
}

/* The points of a round on the same deals, other ones each round. */
static int play_points(struct tune *tune, const int *const *points, int count, long long matches,
                       int round)
{
    struct trial *trial = &tune->trial;
    int result = 0;
    trial_drop(trial, 0);
    trial->matches = matches;
    trial->seed = tune->first_seed + round * tune->matches;
    for (int i = 0; i < count && !result; i++)
        result = add_point(tune, points[i]);
    return result ? result : trial_run(trial, false);
}

static int play_round(struct tune *tune, int round)
{
    static const char *const what[] = {"here", "plus", "minus"};
    int here[SPSA_MAX], plus[SPSA_MAX], minus[SPSA_MAX];
    const int *points[] = {here, plus, minus};
    double loss[3];
    spsa_point(&tune->spsa, here);
    spsa_ask(&tune->spsa, plus, minus);
    int result = play_points(tune, points, 3, tune->matches, round);
    if (result)
        return result;
    for (int i = 0; i < 3; i++) {
        log_point(tune, round, what[i], i, points[i]);
        loss[i] = loss_of(tune, i, points[i]);
        if (loss[i] >= tune->best_loss)
            continue;
        tune->best_loss = loss[i];
        memcpy(tune->best, points[i], sizeof tune->best);
    }
    spsa_tell(&tune->spsa, loss[1], loss[2]);
    return 0;
}

/* ---- What comes out ---- */

static int write_pack(const struct tune *tune)
{
    const char *text = change_pack_text(tune->trial.sitting[0]);
    FILE *file = fopen(tune->pack_path, "wx");
    if (!file)
        return fail("%s: %s", tune->pack_path, strerror(errno));
    bool fine = fputs(text, file) >= 0;
    fine = !fclose(file) && fine;
    return fine ? 0 : fail("%s: could not be written", tune->pack_path);
}

/* Whether every figure is where it is wanted. */
static bool say_figures(const struct tune *tune)
{
    const struct trial *trial = &tune->trial;
    bool all = true;
    for (int i = 0; i < tune->count; i++)
        printf("  %s: %d (was %d)\n", tune->name[i], tune->best[i], tune->from[i]);
    for (int t = 0; t < tune->targets; t++) {
        const struct target *target = &tune->target[t];
        struct figure figure;
        char value[32], low[32], high[32];
        struct text a = text_over(value, sizeof value), b = text_over(low, sizeof low),
                    c = text_over(high, sizeof high);
        if (!lab_figure(&trial->shape, trial->totals, 0, &target->measure, target->of, &figure))
            return false;
        bool in = figure.is.value >= target->low && figure.is.value <= target->high;
        figure_said(&figure, figure.is.value, &a);
        figure_said(&figure, figure.is.low, &b);
        figure_said(&figure, figure.is.high, &c);
        printf("  %s: %s (%s to %s), %s\n", target->name, value, low, high,
               in ? "as wanted" : "not as wanted");
        all = all && in;
    }
    return all;
}

/* The best of all may owe that to its deals, so where it stands at last is played beside it on
 * other ones; what is printed is played on others again. */
static int finish(struct tune *tune)
{
    int last[SPSA_MAX], rounds = (int)tune->rounds;
    const int *points[] = {tune->best, last};
    spsa_point(&tune->spsa, last);
    int result = play_points(tune, points, 2, LAST_TIMES * tune->matches, rounds);
    if (result)
        return result;
    log_point(tune, rounds, "best", 0, tune->best);
    log_point(tune, rounds, "last", 1, last);
    if (loss_of(tune, 1, last) < loss_of(tune, 0, tune->best))
        memcpy(tune->best, last, sizeof last);
    rounds += LAST_TIMES;
    result = play_points(tune, points, 1, LAST_TIMES * tune->matches, rounds);
    if (result)
        return result;
    log_point(tune, rounds, "chosen", 0, tune->best);
    printf("%s: the best of %lld rounds, played on %lld other deals\n",
           tune->trial.setup[0].game->name, tune->rounds, tune->trial.done);
    bool found = say_figures(tune);
    result = write_pack(tune);
    if (!result)
        printf("  pack: %s; what was tried: %s\n", tune->pack_path, tune->log_path);
    return result ? result : found ? 0 : EXIT_FAILED;
}

static int log_begin(struct tune *tune)
{
    tune->log = fopen(tune->log_path, "wx");
    if (!tune->log)
        return fail("%s: %s", tune->log_path, strerror(errno));
    fputs("round,point,seed,matches", tune->log);
    for (int i = 0; i < tune->count; i++)
        fprintf(tune->log, ",%s", tune->name[i]);
    for (int t = 0; t < tune->targets; t++)
        fprintf(tune->log, ",%s,low,high", tune->target[t].name);
    fputs(",loss\n", tune->log);
    return 0;
}

static int prepare(struct tune *tune, const struct args *args)
{
    char item[256];
    const char *vary = args_get(args, "vary"), *target = args_get(args, "target");
    int result = trial_read(&tune->trial, args, MATCHES);
    tune->rounds = ROUNDS;
    tune->pack_path = args_get(args, "output");
    tune->log_path = args_get(args, "tried");
    if (!result)
        result = args_number(args, "rounds", 1, 10000, &tune->rounds);
    if (!result && (!vary || !target || !tune->pack_path || !tune->log_path))
        result = fail("tune needs --vary, --target, --output and --tried.");
    if (result)
        return result;
    tune->trial.compares = true;
    tune->matches = tune->trial.matches;
    tune->first_seed = tune->trial.seed;
    result = add_point(tune, NULL);
    tune->trial.shape = (struct lab_shape){tune->trial.setup[0].game, tune->trial.setup[0].seats,
                                           1, false};
    while (!result && list_item(&vary, item, sizeof item))
        result = read_number(tune, tune->trial.sitting[0], item);
    while (!result && list_item(&target, item, sizeof item))
        result = read_target(tune, item);
    for (int ends = 0; ends < 2 && !result; ends++) { /* both are packs */
        trial_drop(&tune->trial, 0);
        result = add_point(tune, ends ? tune->hi : tune->lo);
    }
    FILE *there = result ? NULL : fopen(tune->pack_path, "r");
    if (there) {
        fclose(there);
        result = fail("%s already exists. Choose another name.", tune->pack_path);
    }
    return result ? result : log_begin(tune);
}

static int run(const struct args *args)
{
    static struct tune tune;
    memset(&tune, 0, sizeof tune);
    tune.best_loss = INFINITY;
    int result = prepare(&tune, args);
    if (!result)
        spsa_start(&tune.spsa, tune.count, tune.lo, tune.hi, tune.from, (uint64_t)tune.first_seed);
    for (int round = 0; round < tune.rounds && !result; round++)
        result = play_round(&tune, round);
    if (!result)
        result = finish(&tune);
    else if (result == EXIT_FAILED)
        fail("Interrupted. What was tried stands in %s.", tune.log_path);
    if (tune.log)
        fclose(tune.log);
    trial_close(&tune.trial);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "the bots, in seat order"},
    {"vary", "LIST", "numbers of the pack and their bounds: weapons.broken-sword.damage=1..4"},
    {"target", "LIST", "where figures are wanted: won=45%..55% (a share), points:1=2..3 (the mean "
                       "of seat 1)"},
    {"output", "FILE", "write the pack here; the file must be new"},
    {"tried", "FILE", "write what was tried here, a line each; the file must be new"},
    {"rounds", "N", "how many steps (default 30)"},
    {"matches", "N", "deals a step, each played three times (default 400)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "processes that play (default: one a processor); the result stays the same"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "begin with your own pack (or a built-in one, by name)"},
    {"think", "BUDGET", "how long each bot tries its moves (200ms, 2s) or in how many playouts "
                        "(400)"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier tune bloodsport --seats careful --vary fighters.the-elder.life=1..6,"
    "weapons.broken-sword.damage=1..4 --target won=45%..55% --output tuned.yaml --tried tried.csv",
    NULL,
};
static const char *const exits[] = {
    "0 every figure is as wanted",
    "1 interrupted; or the best is written, and not all is as wanted",
    "2 the command or a file is wrong",
    NULL,
};

const struct command command_tune = {
    .name = "tune",
    .brief = "Move numbers of a pack until its figures are where you want them",
    .usage = "GAME --seats LIST --vary LIST --target LIST --output FILE --tried FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "Every step plays three packs on the same deals: where it stands, and two that differ from "
        "it in all numbers at once, each a little up or down by chance. It then goes the way that "
        "was better (simultaneous perturbation, in its form for whole numbers). A figure is best "
        "in the middle of what is wanted, and of two packs as good the one nearer to yours wins. "
        "At last the best of all and where it ended are played on four times as many other deals, "
        "and the better of the two on as many again, which is what is printed.\n\n"
        "Numbers of the pack are named as for `croupier compare`. Comments and everything else of "
        "the pack stay as they were.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
