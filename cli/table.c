/* croupier table: a match, or many, without a person. What is always true: with a program at the
 * table the standard output carries its messages and nothing else. */
#include <limits.h>
#include <stdio.h>

#include "cli/campaign.h"
#include "cli/commands.h"
#include "cli/played.h"
#include "cli/table_many.h"
#include "cli/totals.h"
#include "tui/story.h"
#include "voice/choices.h"

/* ---- One match ---- */

static void print_one(const struct sitting *sitting, bool json, FILE *out)
{
    int32_t payoff[SEATS_MAX] = {0};
    char said[512];
    struct text text = text_over(said, sizeof said);
    bool over = match_over(sitting->match);
    if (over) {
        match_payoff(sitting->match, payoff);
        tallies_say(sitting->match, 0, true, &text);
    }
    fprintf(out, json ? "{\"game\":\"%s\",\"end\":\"%s\",\"entries\":%u,\"seats\":["
                      : "%s: %s after %u entries\n",
            sitting->game->name, over ? "over" : "stopped", sitting->match->count);
    if (!json && text.used)
        fprintf(out, "  %s\n", said);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        const char *name = sitting->head.seat_name[seat];
        text = text_over(said, sizeof said);
        if (over)
            tallies_say(sitting->match, seat, false, &text);
        if (json && over)
            fprintf(out, "%s{\"name\":\"%s\",\"payoff\":%d}", seat ? "," : "", name, payoff[seat]);
        else if (json)
            fprintf(out, "%s{\"name\":\"%s\",\"payoff\":null}", seat ? "," : "", name);
        else if (over)
            fprintf(out, "  seat %d, %s: %d%s%s%s\n", seat, name, payoff[seat],
                    text.used ? " (" : "", said, text.used ? ")" : "");
    }
    if (json)
        fputs("]}\n", out);
    else if (sitting->log_path[0])
        fprintf(out, "  log: %s\n", sitting->log_path);
}

static int run_one(struct sitting *sitting, const struct args *args, long long seed)
{
    struct stop stop = {0};
    bool over;
    bool stdio = table_stdio_seat(sitting) >= 0;
    int result = sitting_deal(sitting, seed);
    if (!result && args_has(args, "log"))
        result = sitting_keep(sitting, args_get(args, "log"), false);
    if (result)
        return result;
    result = played_start(sitting, args, &stop);
    if (!result)
        result = played_on(sitting, &stop);
    int ended = result == EXIT_BAD ? sitting_pause(sitting) : sitting_end(sitting);
    played_end(sitting, false);
    if (result == EXIT_FAILED)
        played_say_stop(sitting, &stop);
    if (result != EXIT_BAD && args_has(args, "story"))
        story_print(stdout, sitting->match, SEAT_WATCHER, 0);
    if (result != EXIT_BAD)
        print_one(sitting, args_has(args, "json"), stdio ? stderr : stdout);
    if (!result && !ended)
        ended = campaign_keep(sitting, &over);
    return result ? result : ended;
}

/* ---- The command ---- */

/* What cannot be where there are many matches; and where there are not. */
static int check_many(const struct args *args, bool stdio)
{
    const char *many = args_has(args, "matches") ? "matches" : "games";
    bool is_many = args_has(args, many);
    if (args_has(args, "matches") && args_has(args, "games"))
        return fail("Choose one of --games and --matches.");
    if (args_has(args, "story") && is_many)
        return fail("--story shows one match. Leave out --%s.", many);
    if (stdio && args_has(args, "games"))
        return fail("A stdio seat plays one match at a time, because croupier can't start its "
                    "program again. Use --matches instead of --games, or prog:COMMAND.");
    if (args_has(args, "campaign") && is_many)
        return fail("--campaign plays one evening. Leave out --%s.", many);
    if (args_has(args, "log") && is_many)
        return fail("--log keeps one match. Leave out --%s.", many);
    if (args_has(args, "jobs") && !is_many)
        return fail("--jobs shares out many matches. Add --games N.");
    if (args_has(args, "jobs") && stdio)
        return fail("A stdio seat is in one place only. Leave out --jobs.");
    return 0;
}

static int check(const struct sitting *sitting, const struct args *args)
{
    int stdio = 0, programs = 0;
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        bool is = played_by_program(sitting, seat);
        programs += is;
        stdio += is && !*sitting->seat[seat].command;
        if (sitting->seat[seat].kind == SEAT_PERSON)
            return fail("table is for bots and programs. To play yourself: croupier play %s",
                        sitting->game->name);
    }
    if (stdio > 1)
        return fail("Only one seat can be stdio, because there is only one standard input. Start "
                    "the others with prog:COMMAND.");
    if (stdio && args_has(args, "json"))
        return fail("--json and a stdio seat both need the standard output. Leave out --json.");
    if (args_has(args, "story") && (stdio || args_has(args, "json")))
        return fail("--story needs the standard output for itself. Leave out --%s.",
                    stdio ? "story" : "json");
    if (!programs && (args_has(args, "matches") ||
                      args_has(args, "facts")))
        return fail("--%s is for programs, and no seat here is one. Leave it out.",
                    args_has(args, "matches") ? "matches" : "facts");
    return check_many(args, stdio);
}

static int run(const struct args *args)
{
    static struct sitting sitting;
    long long seed = -1, games = 1, other = 0;
    int result = args_number(args, "seed", 0, LLONG_MAX, &seed);
    if (!result)
        result = args_number(args, "games", 1, 1000000000, &games);
    if (!result)
        result = args_number(args, "matches", 1, 1000000000, &games);
    if (!result)
        result = args_number(args, "jobs", 1, CREW_MAX, &other);
    if (!result)
        result = sitting_read(&sitting, args, NULL);
    if (!result && args_has(args, "campaign"))
        result = campaign_begin(&sitting, args);
    if (!result)
        result = check(&sitting, args);
    if (!result && seed > LLONG_MAX - games)
        result = fail("--seed is too large for so many games.");
    if (!result) {
        played_guard();
        result = args_has(args, "games") || args_has(args, "matches")
                     ? table_many(&sitting, args, seed, games)
                     : run_one(&sitting, args, seed);
    }
    sitting_close(&sitting);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST",
     "who plays, in seat order: a bot's name, prog:COMMAND to start a program, or stdio"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "play with your own pack (or a built-in one, by name)"},
    {"character", "LIST", "saved characters: FILE for the next seat, or SEAT=FILE"},
    {"campaign", "FILE",
     "play the next evening of the campaign kept in FILE, or its first if there is no such file"},
    {"seed", "N", "deal from seed N: the same match every time, so no proof of fairness"},
    {"log", "FILE", "save the match in a new file"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {"story", NULL, "show what happened, as a watcher sees it"},
    {"games", "N",
     "play N matches (with --seed S: seeds S, S+1, ...) and print totals with 95% intervals"},
    {"matches", "N", "the same, but each program is started once and plays all of them"},
    {"facts", NULL, "also give programs cards and figures (chances, prices)"},
    {"jobs", "N", "with --games: play this many at once; the totals stay the same"},
    {"think", "BUDGET",
     "milliseconds a program has for each move (60000 for prog:, 0 for stdio; 0 is no limit); "
     "if no program plays, how long each bot tries its moves (200ms, 2s) or in how many "
     "playouts (400); a GM's bot decides at once"},
    {"json", NULL, "print the result as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier table bloodsport --seats careful,random --seed 7 --log match.jsonl",
    "croupier table bloodsport --seats careful,random --story",
    "croupier table bloodsport --seats careful --games 1000",
    "croupier table 21 --seats careful,careful --games 200 --seed 1 --jobs 2",
    "croupier table bloodsport --seats prog:./a,prog:./b --think 500",
    "croupier table bloodsport --seats careful:200ms,careful # the first tries its moves",
    "croupier table bloodsport --seats careful,stdio",
    "croupier table bloodsport --seats strong,prog:./bot --matches 100 --facts",
    NULL,
};
static const char *const exits[] = {
    "0 played to the end",
    "1 stopped early",
    "2 the command, a file or the log is wrong",
    NULL,
};

const struct command command_table = {
    .name = "table",
    .brief = "Play a match between bots, or with a program over JSON lines",
    .usage = "GAME --seats LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "A program plays over its standard input and output, one JSON object a line: see "
             "docs/protocol.md. prog:COMMAND "
             "starts a program for each match, through the shell. At a stdio seat the program is "
             "at the other end of "
             "croupier's own streams, and the result goes to standard error.\n\n"
             "A program that leaves, takes too long or has 100 messages in a row refused stops its "
             "match. croupier names "
             "the seat, the log ends as stopped, and nobody gets a result. With --games the next "
             "match starts the programs "
             "again, and the totals count the matches that each seat stopped.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
