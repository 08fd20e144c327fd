/* croupier simulate: many matches between bots, and what they came to. What is always true: the
 * numbers are the same whoever plays them, and every figure has its interval. */
#include <stdio.h>

#include "cli/commands.h"
#include "cli/figures_print.h"
#include "cli/trial.h"

static const long long MATCHES = 1000;

static int check_words(const struct args *args)
{
    if (args_has(args, "json") && args_has(args, "csv"))
        return fail("Choose one of --json and --csv.");
    if (args_has(args, "listen") && !args_has(args, "workers"))
        return fail("--listen is where workers find us. Add --workers, or leave it out.");
    if (args_has(args, "jobs") && args_has(args, "workers"))
        return fail("--workers starts as many as its command says. Leave out --jobs.");
    return 0;
}

static int run(const struct args *args)
{
    static struct trial trial;
    struct sitting *sitting = NULL;
    int result = check_words(args);
    if (!result)
        result = trial_read(&trial, args, MATCHES);
    if (result)
        return result;
    sitting = trial_sitting();
    result = sitting ? sitting_read(sitting, args, NULL) : EXIT_BAD;
    if (sitting) {
        int added = result ? result : trial_add(&trial, sitting);
        if (result)
            trial.sitting[trial.setups++] = sitting;
        result = added;
    }
    bool joins = args_has(args, "join");
    if (!result)
        result = trial_run(&trial, true);
    if (result != EXIT_BAD && !joins && trial.done)
        figures_print(&trial, args_has(args, "json") ? AS_JSON
                              : args_has(args, "csv") ? AS_CSV
                                                      : AS_WORDS);
    if (result == EXIT_FAILED && !joins)
        trial_say_stop(&trial);
    trial_close(&trial);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "the bots, in seat order; NAME:BUDGET tries its moves for so long"},
    {"matches", "N", "how many (default 1000)"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "processes that play (default: one a processor); the result stays the same"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "play with your own pack (or a built-in one, by name)"},
    {"character", "LIST", "saved characters: FILE for the next seat, or SEAT=FILE"},
    {"think", "BUDGET", "how long each bot tries its moves (200ms, 2s) or in how many playouts "
                        "(400); without a budget a bot plays as it always does"},
    {"until-width", "PERCENT",
     "stop as soon as the interval of the first outcome is no wider than this (0.5%); --matches "
     "is the most"},
    {"checkpoint", "FILE", "keep what is known in this file, and go on from it if it is there"},
    {"workers", "COMMAND", "have the matches played by processes that this command starts, such "
                           "as 'mpirun -n 8'"},
    {"listen", "ADDRESS", "where those find this process (default 127.0.0.1: this machine)"},
    {"join", "ADDRESS", "what --workers adds: play for the process there"},
    {"json", NULL, "print the result as JSON"},
    {"csv", NULL, "print a line for each figure, for spreadsheets"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier simulate bloodsport --seats careful --matches 10000",
    "croupier simulate gamblers-heart --seats careful,careful --until-width 2% --matches 100000",
    "croupier simulate texarkana --seats careful,strong --checkpoint long.txt --matches 100000",
    "croupier simulate bloodsport --seats strong:200 --workers 'mpirun -n 8' --json",
    NULL,
};

const struct command command_simulate = {
    .name = "simulate",
    .brief = "Play many matches between bots on all processors, with intervals",
    .usage = "GAME --seats LIST [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about =
        "Match i is the one that `croupier table GAME --seed N+i` plays with the same options, so "
        "any of them can be looked at. The totals are whole numbers and the same for the same "
        "seed, whatever the number of processes or machines.\n\n"
        "Shares have Wilson's interval, points and lengths one by the bootstrap. An entry is a "
        "move of anyone, chance too; a turn ends when somebody else moves; a decision is a move "
        "where there was another.\n\n"
        "Ctrl-C prints what is known. A checkpoint goes on where it stopped and then gives what "
        "an uninterrupted run gives. One of another build, or of other rules, pack, seats or "
        "seed, is refused.\n\n"
        "With --workers this process plays nothing itself: COMMAND starts croupier again, once or "
        "many times, here or on other machines that have the same program and files. The matches "
        "of a worker that is lost are played again by another.",
    .examples = examples,
    .exits = trial_exits,
    .run = run,
};
