/* croupier table: a match, or many, without a person. What is always true: with a program at the table the
 * standard output carries its messages and nothing else. */
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/program.h"
#include "tui/story.h"

struct totals {
    long long games, entries;
    struct { long long sum, above; } seat[SEATS_MAX];
};

static volatile sig_atomic_t interrupted;

static void on_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

/* ---- One match ---- */

static int program_seat(const struct sitting *sitting)
{
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (sitting->seat[seat].kind == SEAT_PROGRAM)
            return seat;
    return -1;
}

static int gone(const struct sitting *sitting, int result)
{
    fail(result == PROGRAM_GONE
             ? "the program at seat %d has left; the match is stopped after %u entries"
             : "the program at seat %d sent 100 messages in a row that were refused; the match is "
               "stopped after %u entries",
         program_seat(sitting), sitting->match->count);
    return EXIT_FAILED;
}

/* Plays on to the end. 0, EXIT_FAILED if it was stopped, EXIT_BAD if the log failed. */
static int play(struct sitting *sitting, struct program *program)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    int seat, result = 0;
    while ((seat = sitting_next(sitting)) >= 0 && !interrupted) {
        if (seat != SEAT_CHANCE && sitting->seat[seat].kind == SEAT_PROGRAM) {
            result = program_ask(program, sitting);
            if (result)
                return gone(sitting, result);
            if (!sitting_written(sitting, &why))
                return fail_file(reason);
        } else if (!sitting_step(sitting, seat, &why)) {
            return fail_file(reason);
        }
    }
    if (seat >= 0)
        fail("interrupted after %u entries", sitting->match->count);
    return seat >= 0 ? EXIT_FAILED : 0;
}

static void print_one(const struct sitting *sitting, bool json, FILE *out)
{
    int32_t payoff[SEATS_MAX] = {0};
    bool over = match_over(sitting->match);
    if (over)
        match_payoff(sitting->match, payoff);
    fprintf(out, json ? "{\"game\":\"%s\",\"end\":\"%s\",\"entries\":%u,\"seats\":["
                      : "%s: %s after %u entries\n",
            sitting->game->name, over ? "over" : "stopped", sitting->match->count);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        const char *name = sitting->head.seat_name[seat];
        if (json && over)
            fprintf(out, "%s{\"name\":\"%s\",\"payoff\":%d}", seat ? "," : "", name, payoff[seat]);
        else if (json)
            fprintf(out, "%s{\"name\":\"%s\",\"payoff\":null}", seat ? "," : "", name);
        else if (over)
            fprintf(out, "  seat %d, %s: %d\n", seat, name, payoff[seat]);
    }
    if (json)
        fputs("]}\n", out);
    else if (sitting->log_path[0])
        fprintf(out, "  log: %s\n", sitting->log_path);
}

static int run_one(struct sitting *sitting, const struct args *args, long long seed)
{
    static struct program program;
    int with = program_seat(sitting), result = sitting_deal(sitting, seed);
    if (!result && args_has(args, "log"))
        result = sitting_keep(sitting, args_get(args, "log"), false);
    if (result)
        return result;
    if (with >= 0 && program_start(&program, sitting, with))
        result = gone(sitting, PROGRAM_GONE);
    if (!result)
        result = play(sitting, &program);
    int ended = result == EXIT_BAD ? sitting_pause(sitting) : sitting_end(sitting);
    if (with >= 0)
        program_end(&program, sitting);
    if (result != EXIT_BAD && args_has(args, "story"))
        story_print(stdout, sitting->match, SEAT_WATCHER, 0);
    if (result != EXIT_BAD)
        print_one(sitting, args_has(args, "json"), with >= 0 ? stderr : stdout);
    return result ? result : ended;
}

/* ---- Many ---- */

/* The interval that holds the true share 95 times in 100 (Wilson, JASA 22, 1927). */
static void wilson(double hits, double n, double *low, double *high)
{
    const double z = 1.959963984540054;
    double share = hits / n, middle = share + z * z / (2 * n);
    double half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    *low = (middle - half) / (1 + z * z / n);
    *high = (middle + half) / (1 + z * z / n);
}

static void print_totals(const struct sitting *sitting, const struct totals *totals, bool json)
{
    double n = (double)totals->games;
    printf(json ? "{\"game\":\"%s\",\"games\":%lld,\"entries\":%.1f,\"seats\":["
                : "%s: %lld games, %.1f entries each on average\n",
           sitting->game->name, totals->games, (double)totals->entries / n);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        double low, high, above = (double)totals->seat[seat].above;
        double mean = (double)totals->seat[seat].sum / n;
        wilson(above, n, &low, &high);
        if (json)
            printf("%s{\"name\":\"%s\",\"mean\":%.6f,\"above_zero\":%.6f,\"low\":%.6f,\"high\":%.6f}",
                   seat ? "," : "", sitting->head.seat_name[seat], mean, above / n, low, high);
        else
            printf("  seat %d, %s: above 0 in %.1f %% of games (95 %% interval %.1f to %.1f), "
                   "%.3f on average\n",
                   seat, sitting->head.seat_name[seat], 100 * above / n, 100 * low, 100 * high, mean);
    }
    puts(json ? "]}" : "");
}

static int run_many(struct sitting *sitting, const struct args *args, long long seed, long long games)
{
    struct totals totals = {0};
    int result = 0;
    while (totals.games < games && !result && !interrupted) {
        int32_t payoff[SEATS_MAX];
        result = sitting_deal(sitting, seed < 0 ? -1 : seed + totals.games);
        if (!result)
            result = play(sitting, NULL);
        if (result)
            break;
        match_payoff(sitting->match, payoff);
        for (int seat = 0; seat < sitting->head.seats; seat++) {
            totals.seat[seat].sum += payoff[seat];
            totals.seat[seat].above += payoff[seat] > 0;
        }
        totals.entries += sitting->match->count;
        totals.games++;
    }
    if (totals.games)
        print_totals(sitting, &totals, args_has(args, "json"));
    return result;
}

/* ---- The command ---- */

static int check(const struct sitting *sitting, const struct args *args)
{
    int programs = 0;
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        programs += sitting->seat[seat].kind == SEAT_PROGRAM;
        if (sitting->seat[seat].kind == SEAT_PERSON)
            return fail("table is for bots and programs; a person plays with 'croupier play %s'",
                        sitting->game->name);
    }
    if (programs > 1)
        return fail("one seat at most can be stdio: there is one standard input");
    if (programs && args_has(args, "json"))
        return fail("--json and a stdio seat both want the standard output; leave out --json");
    if (args_has(args, "story") && (programs || args_has(args, "json")))
        return fail("--story wants the standard output for itself; leave out --%s", programs ? "story" : "json");
    if (args_has(args, "story") && args_has(args, "games"))
        return fail("--story tells one match; leave out --games");
    if (programs && args_has(args, "games"))
        return fail("a program plays one match at a time; leave out --games");
    if (args_has(args, "log") && args_has(args, "games"))
        return fail("--log keeps one match; leave out --games");
    return 0;
}

static int run(const struct args *args)
{
    static struct sitting sitting;
    long long seed = -1, games = 1;
    struct sigaction action = {.sa_handler = on_interrupt};
    int result = args_number(args, "seed", 0, INT64_MAX, &seed);
    if (!result)
        result = args_number(args, "games", 1, 1000000000, &games);
    if (!result)
        result = sitting_read(&sitting, args, NULL);
    if (!result)
        result = check(&sitting, args);
    if (!result && seed > INT64_MAX - games)
        result = fail("--seed is too large for so many games");
    if (!result) {
        sigaction(SIGINT, &action, NULL);
        if (program_seat(&sitting) >= 0)
            signal(SIGPIPE, SIG_IGN);
        result = args_has(args, "games") ? run_many(&sitting, args, seed, games)
                                         : run_one(&sitting, args, seed);
    }
    sitting_close(&sitting);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "who sits there, in order: bots' names, and stdio once for a program"},
    {"rules", "LIST", "table options, as in stock=printed"},
    {"pack", "FILE", "cards of your own (or the name of a pack that is built in)"},
    {"character", "LIST", "files of 'croupier character': FILE for the next seat, or SEAT=FILE"},
    {"seed", "N", "make all of chance from N: reproducible, not fair"},
    {"log", "FILE", "keep the match in a new file"},
    {"story", NULL, "tell what happened, as whoever looks on sees it"},
    {"games", "N", "play N matches (with --seed: N, N+1, ...) and print totals"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

const struct command command_table = {
    .name = "table",
    .brief = "Play a match between bots, or with a program over JSON lines",
    .usage = "GAME --seats LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .more = "A stdio seat is played over the standard input and output, one JSON object a line; the\n"
            "result then goes to the standard error. docs/protocol.md has all that a program needs.\n"
            "\n"
            "Examples:\n"
            "  croupier table bloodsport --seats careful,random --seed 7 --log match.jsonl\n"
            "  croupier table bloodsport --seats careful,random --story\n"
            "  croupier table bloodsport --seats careful --games 1000\n"
            "  croupier table bloodsport --seats careful,stdio\n"
            "\n"
            "Exit codes: 0 played to the end; 1 stopped before; 2 something is wrong with the command,\n"
            "a file or the log.\n",
    .run = run,
};
