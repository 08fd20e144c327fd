/* croupier playtest: many matches between bots, and a report of them. What is always true: the same
 * command makes the same report to the byte, whoever plays the matches. */
#include "cli/playtest.h"

#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "table/hints.h"

enum { BOTS_MAX = 4, MATCHES = 200, PACE = 20, PACE_MAX = 3600 };

/* What looks on: picks at all matches, the judge at the first. */
static struct picks picks;
static struct judge judge;

static void looked_on(void *arg, const struct lab_setup *setup, const struct lab_record *record,
                       const struct state *end)
{
    picks_over(arg, setup, record, end);
    judge_over(&judge, setup, record);
}

/* A set-up for each of --bots, which plays all seats. */
static int add_bots(struct trial *trial, const struct args *args, int seats, const char **bot,
                    char items[BOTS_MAX][64])
{
    const char *list = args_has(args, "bots") ? args_get(args, "bots") : "careful,strong";
    int count = 0, result = 0;
    while (!result && list && list_item(&list, items[count], sizeof items[count])) {
        char all[SEATS_MAX * 64];
        struct text line = text_over(all, sizeof all);
        if (!*items[count])
            return fail("--bots needs a list of bots, such as careful,strong.");
        for (int i = 0; i < count; i++)
            if (!strcmp(items[i], items[count]))
                return fail("--bots names %.64s twice.", items[count]);
        for (int seat = 0; seat < seats; seat++) {
            text_put(&line, seat ? "," : "");
            text_put(&line, items[count]);
        }
        struct sitting *sitting = trial_sitting();
        result = sitting ? sitting_read(sitting, args, all) : EXIT_BAD;
        if (result) {
            free(sitting);
            return result;
        }
        result = trial_add(trial, sitting);
        bot[count] = items[count];
        if (++count == BOTS_MAX && list && *list)
            return fail("--bots takes up to %d.", BOTS_MAX);
    }
    return result;
}

/* How many sit there, with --players besides a master. */
static int read_seats(const struct args *args, int *seats)
{
    const struct game *game = game_named(args->word[0]);
    if (!game)
        return EXIT_BAD;
    int master = game->master, most = game->seats_max - master, least = game->seats_min - master;
    long long players = most < 2 ? most : 2;
    if (args_number(args, "players", least, most, &players))
        return EXIT_BAD;
    *seats = (int)players + master;
    return 0;
}

/* ---- What is told at the foot ---- */

static void add_rules(struct report *report, const struct sitting *sitting)
{
    char bytes[REPORT_TEXT] = "";
    struct text out = text_over(bytes, sizeof bytes);
    for (int i = 0; i < sitting->game->rule_count; i++) {
        const struct rule_spec *rule = &sitting->game->rules[i];
        int32_t value = sitting->head.rules.value[i];
        text_put(&out, i ? ", " : "");
        text_put(&out, rule->name);
        text_char(&out, '=');
        if (rule->words)
            text_put(&out, rule->words[value - rule->lo]);
        else
            text_int(&out, value);
    }
    report_add_fact(report, "rules", "%s", *bytes ? bytes : "none to choose");
}

static void add_facts(struct report *report, const struct playtest *p, const struct args *args)
{
    const struct trial *trial = p->trial;
    const struct sitting *sitting = trial->sitting[0];
    char hex[2 * HASH_BYTES + 1] = "", bots[REPORT_ID * BOTS_MAX];
    struct text list = text_over(bots, sizeof bots);
    for (int i = 0; i < trial->setups; i++) {
        text_put(&list, i ? ", " : "");
        text_put(&list, p->bot[i]);
    }
    report_add_fact(report, "game", "%s, edition %d", sitting->game->name, sitting->game->edition);
    report_add_fact(report, "bots", "%s; each plays all %d seats of the same deals", bots,
                    trial->shape.seats);
    report_add_fact(report, "matches", "%lld with each bot", trial->done);
    report_add_fact(report, "seeds", "%lld to %lld", trial->seed, trial->seed + trial->done - 1);
    add_rules(report, sitting);
    if (!sitting->own_pack.none) {
        hash_hex(sitting->own_pack.sha256, HASH_BYTES, hex);
        report_add_fact(report, "pack", "%s, SHA-256 %s", sitting->own_pack.data.name, hex);
    }
    report_add_fact(report, "build", "croupier %s", CROUPIER_VERSION);
    report_add_fact(report, "exact and estimated",
                    "A figure with an interval is estimated from these matches: were they played "
                    "again with other seeds, it would lie within 95 times in 100. What has no "
                    "interval is counted, and true of these matches.");
    report_add_fact(report, "again", "croupier playtest %s --bots %s --players %d --matches %lld "
                    "--seed %lld, with the same rules, pack, --judge, --trace, --sensitivity, "
                    "--pace and --title, makes the same page to the byte",
                    sitting->game->name,
                    args_has(args, "bots") ? args_get(args, "bots") : "careful,strong",
                    trial->shape.seats - sitting->game->master, trial->done, trial->seed);
}

static void make(struct report *report, struct playtest *p, const struct args *args)
{
    p->report = report;
    snprintf(report->title, sizeof report->title, "%s: %s", p->trial->shape.game->title,
             args_has(args, "title") ? args_get(args, "title") : "a playtest");
    playtest_outcomes(p);
    playtest_measures(p);
    playtest_sensitive(p);
    playtest_solved(p);
    playtest_picks(p);
    playtest_says(p);
    add_facts(report, p, args);
}

static int play(struct trial *trial, struct playtest *p, const struct args *args,
                const struct report_paths *paths)
{
    static const struct lab_watch watch = {
        .pick = picks_pick, .move = picks_move, .over = looked_on, .arg = &picks};
    static struct report report;
    if (!picks_open(&picks, &trial->setup[0], trial->setups))
        return fail("There is not enough memory.");
    picks.into = &trial->here;
    trial->watch = &watch;
    trial->extra = picks_numbers(&picks) + judge_numbers(trial->setup[0].game, trial->setups);
    judge.setup = &trial->setup[0];
    judge.setups = trial->setups;
    judge.first = trial->seed;
    judge.bot = hints_adviser(trial->setup[0].game);
    judge.bot = judge.bot ? judge.bot : bot_find(trial->setup[0].game, "random");
    judge.into = &trial->here;
    judge.at = picks_numbers(&picks);
    int result = trial_run(trial, true);
    if (result == EXIT_FAILED)
        fail("Interrupted after %lld of %lld matches. Nothing was written.", trial->done,
             trial->matches);
    if (!result) {
        p->list = trial->totals + totals_size(&trial->shape);
        make(&report, p, args);
        result = report_files(&report, paths);
    }
    report_free(&report);
    picks_close(&picks);
    return result;
}

static int run(const struct args *args)
{
    static struct trial trial;
    static char items[BOTS_MAX][64];
    struct playtest p = {.trial = &trial, .picks = &picks, .judge = &judge, .pace = PACE};
    struct report_paths paths = {args_get(args, "output"), args_get(args, "json"),
                                 args_get(args, "csv")};
    long long pace = PACE;
    int seats = 0, result = trial_read(&trial, args, MATCHES);
    if (!result)
        result = args_number(args, "pace", 1, PACE_MAX, &pace);
    if (!result)
        result = args_number(args, "judge", 0, trial.matches, &judge.matches);
    p.pace = (double)pace;
    if (!result)
        result = read_seats(args, &seats);
    if (!result)
        result = add_bots(&trial, args, seats, p.bot, items);
    if (!result)
        result = report_paths_check(&paths);
    if (!result)
        result = playtest_trace(args, seats);
    if (!result)
        result = playtest_sensitivity(args, seats);
    if (!result)
        result = play(&trial, &p, args, &paths);
    trial_close(&trial);
    return result;
}

static const struct option_spec options[] = {
    {"output", "FILE", "the report as one page, which needs no other file (-o FILE)"},
    {"json", "FILE", "the same figures as JSON"},
    {"csv", "FOLDER", "a table for spreadsheets beside each figure, in this folder"},
    {"bots", "LIST", "who plays; each plays all seats of the same deals (default careful,strong)"},
    {"players", "N", "how many play, besides a master (default 2)"},
    {"matches", "N", "how many deals (default 200)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"title", "TEXT", "what the report is called, after the game's name (default: a playtest)"},
    {"pace", "SECONDS", "how long a decision takes, for lengths in minutes (default 20)"},
    {"judge", "N", "judge the first N matches of each bot: drama, luck (slow; default 0)"},
    {"trace", "N", "also play N deals with every bot against the next: skill trace (default 0)"},
    {"sensitivity", "N", "also play N deals with every value of each table option (default 0)"},
    {"jobs", "N", "processes that play (default: one a processor); the report stays the same"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "play with your own pack (or a built-in one, by name)"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier playtest twenty-one -o report.html",
    "croupier playtest bloodsport --matches 5000 -o report.html --csv figures",
    "croupier playtest texarkana --players 4 --bots careless,careful --json report.json",
    NULL,
};
static const char *const exits[] = {
    "0 written",
    "1 interrupted; nothing was written",
    "2 the command or a file is wrong; nothing was written",
    NULL,
};

const struct command command_playtest = {
    .name = "playtest",
    .brief = "Play many matches between bots and write a report of them",
    .usage = "GAME -o FILE [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "The report says how matches end, what each seat gets, how long they are, what is chosen "
        "and what never, how builds fare, and measures of the game as Ludii defines them; of a "
        "part that can be solved, how well it is. Each "
        "figure has its definition, its 95% interval, how it was counted, a chart and a table. "
        "What a game lacks for a figure is said instead.\n\n"
        "The same command writes the same bytes. A file is written whole or not at all.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
