/* croupier tournament: bots and programs against one another, in pairs of matches from one seed
 * with the seats changed. What is always true: a match that a program stops is lost by that
 * program, and no rating is printed without its interval. */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/jobs.h"
#include "cli/ladder.h"
#include "cli/played.h"
#include "cli/trial.h"
#include "lab/interval.h"

enum { PAIRS = 100, ALL_PAIRS_MAX = 1000000 };

/* Of the pairs of matches of two entrants: what the first of them got. */
struct tie {
    long long won, drawn, lost;
    long long sum[2];     /* payoffs, over matches played to the end */
    long long stopped[2]; /* matches that each stopped */
};

static int read_bots(const struct args *args, struct entrant *bots, int *count)
{
    const char *list = args_get(args, "bots");
    char item[ITEM_BYTES];
    if (!list)
        return fail("Who plays? Add --bots, such as --bots random,careful");
    *count = 0;
    while (list_item(&list, item, sizeof item)) {
        if (*count == RATED_MAX)
            return fail("--bots takes up to %d.", RATED_MAX);
        if (!strcmp(item, "me") || !strcmp(item, "stdio"))
            return fail("--bots takes bots and prog:COMMAND, not %s.", item);
        for (int i = 0; i < *count; i++)
            if (!strcmp(bots[i].item, item))
                return fail("--bots names %.64s twice.", item);
        snprintf(bots[(*count)++].item, ITEM_BYTES, "%s", item);
    }
    return *count > 1 ? 0 : fail("A tournament needs two bots or more.");
}

/* ---- Matches ---- */

/* Two matches from one seed: the first entrant sits at seat 0, then at seat 1. */
static int play_pair(struct sitting *sitting, const struct args *args, long long seed,
                     struct tie *tie)
{
    long long got[2] = {0};
    int stops[2] = {0};
    for (int turned = 0; turned < 2; turned++) {
        int32_t payoff[SEATS_MAX] = {0};
        int stopper, result = played_deal(&sitting[turned], args, seed, payoff, &stopper);
        if (result)
            return result;
        for (int seat = 0; seat < 2; seat++)
            got[seat ^ turned] += payoff[seat];
        if (stopper >= 0)
            stops[stopper ^ turned]++;
    }
    for (int i = 0; i < 2; i++) {
        tie->sum[i] += got[i];
        tie->stopped[i] += stops[i];
    }
    long long lead = stops[0] != stops[1] ? stops[1] - stops[0] : got[0] - got[1];
    tie->won += lead > 0;
    tie->drawn += lead == 0;
    tie->lost += lead < 0;
    return 0;
}

/* What two entrants play, and the part of each job of what it came to. */
struct tie_work {
    const struct args *args;
    const struct entrant *one, *other;
    long long pairs, seed;
    struct tie *tie;
};

static int play_share(void *arg, int job, int jobs)
{
    static struct sitting sitting[2];
    const struct tie_work *w = arg;
    int result = 0, opened = 0;
    for (; opened < 2 && !result; opened += !result) {
        char seats[2 * ITEM_BYTES];
        snprintf(seats, sizeof seats, "%s,%s", (opened ? w->other : w->one)->item,
                 (opened ? w->one : w->other)->item);
        result = sitting_read(&sitting[opened], w->args, seats);
    }
    for (long long i = job; i < w->pairs && !result && !played_interrupted(); i += jobs)
        result = play_pair(sitting, w->args, w->seed + i, &w->tie[job]);
    for (int i = 0; i < opened; i++)
        sitting_close(&sitting[i]);
    return result ? result : played_interrupted() ? EXIT_FAILED : 0;
}

static void tie_join(struct tie *tie, const struct tie *part)
{
    tie->won += part->won;
    tie->drawn += part->drawn;
    tie->lost += part->lost;
    for (int i = 0; i < 2; i++) {
        tie->sum[i] += part->sum[i];
        tie->stopped[i] += part->stopped[i];
    }
}

static int play_tie(struct tie_work *w, long long jobs, struct tie *tie)
{
    size_t size = (size_t)jobs * sizeof *tie;
    w->tie = jobs_memory(size);
    if (!w->tie)
        return fail("There is not enough memory.");
    int result = jobs_run((int)jobs, play_share, w);
    for (int i = 0; i < jobs; i++)
        tie_join(tie, &w->tie[i]);
    jobs_memory_free(w->tie, size);
    return result;
}

/* ---- What it came to ---- */

/* The share of points, a drawn pair counting half, and its interval, which is wider than it need be
 * where pairs are drawn. */
static void share_of(const struct tie *tie, double *share, double *low, double *high)
{
    double n = (double)(tie->won + tie->drawn + tie->lost);
    double hits = (double)tie->won + (double)tie->drawn / 2;
    *share = hits / n;
    interval_of_share(hits, n, low, high);
}

/* Elo's difference for a share, or "none": it is without bound. */
static const char *elo(double share, const char *none)
{
    static char bytes[4][32];
    static int next;
    next = (next + 1) % 4;
    if (share < 1e-9 || share > 1 - 1e-9)
        return none;
    snprintf(bytes[next], sizeof bytes[next], "%.0f", 400 * log10(share / (1 - share)));
    return bytes[next];
}

static void print_name(const struct entrant *bot)
{
    char bytes[2 * ITEM_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, bot->item);
    fputs(bytes, stdout);
}

static void print_tie(const struct entrant *one, const struct entrant *other, const struct tie *tie,
                      bool json, bool first)
{
    double share, low, high;
    share_of(tie, &share, &low, &high);
    if (!json) {
        printf("%s against %s: %lld won, %lld drawn, %lld lost. Elo %s (95%% interval %s to %s)\n",
               one->item, other->item, tie->won, tie->drawn, tie->lost, elo(share, "unbounded"),
               elo(low, "unbounded"), elo(high, "unbounded"));
        if (tie->stopped[0] + tie->stopped[1])
            printf("  matches stopped: %lld by %s, %lld by %s\n", tie->stopped[0], one->item,
                   tie->stopped[1], other->item);
        return;
    }
    fputs(first ? "{\"bots\":[" : ",{\"bots\":[", stdout);
    print_name(one);
    putchar(',');
    print_name(other);
    printf(
        "],\"won\":%lld,\"drawn\":%lld,\"lost\":%lld,\"share\":%.6f,\"low\":%.6f,\"high\":%.6f,"
        "\"elo\":%s,\"elo_low\":%s,\"elo_high\":%s,\"payoff\":[%lld,%lld],\"stopped\":[%lld,%lld]"
        "}",
        tie->won, tie->drawn, tie->lost, share, low, high, elo(share, "null"), elo(low, "null"),
        elo(high, "null"), tie->sum[0], tie->sum[1], tie->stopped[0], tie->stopped[1]);
}

/* ---- The command ---- */

static int play_all(const struct args *args, const struct entrant *bots, int count, long long pairs,
                    long long seed, long long jobs)
{
    bool json = args_has(args, "json"), first = true;
    int result = 0;
    if (json)
        printf("{\"game\":\"%s\",\"pairs\":%lld,\"ties\":[", game_find(args->word[0])->name, pairs);
    for (int one = 0; one < count && !result; one++) {
        for (int other = one + 1; other < count && !result; other++) {
            struct tie tie = {0};
            struct tie_work work = {args, &bots[one], &bots[other], pairs, seed, NULL};
            result = play_tie(&work, jobs < pairs ? jobs : pairs, &tie);
            if (tie.won + tie.drawn + tie.lost) {
                print_tie(&bots[one], &bots[other], &tie, json, first);
                first = false;
            }
        }
    }
    if (json)
        puts("]}");
    return result;
}

/* Clocks are for programs. */
static int check_programs(const struct args *args, bool programs)
{
    if (args_has(args, "clock") && !programs)
        return fail("--clock is for programs, and none plays here. Leave it out.");
    return 0;
}

/* All that can be wrong with what was asked, before anything is played or printed. */
static int check(const struct args *args, const struct entrant *bots, int count)
{
    static struct sitting sitting;
    bool programs = false;
    for (int i = 1; i < count; i++) {
        char seats[2 * ITEM_BYTES];
        snprintf(seats, sizeof seats, "%s,%s", bots[0].item, bots[i].item);
        int result = sitting_read(&sitting, args, seats);
        if (result)
            return result;
        programs = programs || played_by_program(&sitting, 0) || played_by_program(&sitting, 1);
        sitting_close(&sitting);
    }
    return check_programs(args, programs);
}

static int run_roles(const struct args *args, const struct entrant *bots, int count,
                     long long deals, long long seed, long long jobs)
{
    static struct ladder ladder;
    bool all = !strcmp(args->word[0], "all"), programs = false;
    ladder = (struct ladder){
        .args = args, .entrants = bots, .count = count, .deals = deals, .seed = seed, .jobs = jobs};
    for (int i = 0; i < count; i++)
        programs = programs || !strncmp(bots[i].item, "prog:", 5);
    if (all && (args_has(args, "rules") || args_has(args, "pack")))
        return fail("--%s is for one game. Leave it out, or name a game.",
                    args_has(args, "rules") ? "rules" : "pack");
    if (check_programs(args, programs) || ladder_find(&ladder, args->word[0]) ||
        ladder_check(&ladder))
        return EXIT_BAD;
    played_guard();
    return ladder_run(&ladder, args_has(args, "json"));
}

static int run(const struct args *args)
{
    static struct entrant bots[RATED_MAX];
    long long pairs = PAIRS, seed = 1, jobs = 1, other = 0;
    int count = 0;
    bool roles = args_has(args, "roles");
    if (!roles && !strcmp(args->word[0], "all"))
        return fail("A tournament in all games rates roles. Add --roles, or name one game.");
    if (trial_ranks(args))
        return EXIT_BAD;
    if ((!roles && !game_named(args->word[0])) || read_bots(args, bots, &count) ||
        args_number(args, "pairs", 1, ALL_PAIRS_MAX, &pairs) ||
        args_number(args, "seed", 0, LLONG_MAX - ALL_PAIRS_MAX, &seed) ||
        args_number(args, "jobs", 1, JOBS_MAX, &jobs) ||
        args_number(args, "clock", 1, INT_MAX, &other))
        return EXIT_BAD;
    if (roles)
        return run_roles(args, bots, count, pairs, seed, jobs);
    if (check(args, bots, count))
        return EXIT_BAD;
    played_guard();
    return play_all(args, bots, count, pairs, seed, jobs);
}

static const struct option_spec options[] = {
    {"bots", "LIST", "who plays: names of bots, and prog:COMMAND for programs"},
    {"roles", NULL, "rate them role by role instead; GAME can then be all"},
    {"pairs", "N", "pairs of matches for every two of them; with --roles: deals (default 100)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "play this many matches at once; the result stays the same"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "play with your own pack (or a built-in one, by name)"},
    {"think", "BUDGET",
     "milliseconds a program has for each move (default 60000; 0 is no limit); "
     "if no program plays, how long each bot tries its moves (200ms, 2s) or in how many "
     "playouts (400)"},
    {"clock", "MS", "milliseconds a program has for all its moves of a match"},
    {"facts", NULL, "also give programs cards and figures (chances, prices)"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier tournament bloodsport --bots random,careless,careful --pairs 200",
    "croupier tournament gamblers-heart --bots careful,prog:./bot --clock 5000 --json",
    "croupier tournament gamblers-heart --bots careful:16,careful:64 --pairs 50",
    "croupier tournament all --roles --bots random,careful,strong --pairs 500 --jobs 2",
    NULL,
};
static const char *const exits[] = {
    "0 played to the end (a program loses the matches that it stops)",
    "1 stopped early",
    "2 no such game or bot, or an option is wrong",
    NULL,
};

const struct command command_tournament = {
    .name = "tournament",
    .brief = "Play bots and programs against one another, with Elo and its intervals",
    .usage = "GAME --bots LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Every two of them play pairs of matches: two from one seed, with the seats swapped. "
             "The one who gets more from both together wins the pair. Elo comes from the share of "
             "pairs won, and a drawn pair counts half. A program that leaves or is too slow loses "
             "its pair. docs/protocol.md says how a program plays.\n\n"
             "With --roles each plays every role in which there is something to get, at the "
             "smallest table and at one with one more seat. Two are compared by what they get from "
             "the same deal in the same seat with the same table-mates. The bots of the list take "
             "turns as table-mates. The ratings of a role, and of all roles and games together, "
             "are each on one scale, on which the first of the list has 0. For every two of them "
             "it says how far one is ahead, and how many times fewer matches that took because "
             "both played the same deals.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
