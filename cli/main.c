/* croupier: deals published gamblers' tabletop games. What is always true: every command stands in
 * one table here, and nothing is offered in the help that is not in it. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/help.h"
#include "server/pusher.h"
#include "tui/language.h"
#include "voice/choices.h"
#include "voice/voice.h"

#if !defined CROUPIER_VERSION || !defined CROUPIER_DATE
#error "the build names the version and its day"
#endif

extern const struct command command_help, command_version;
static const struct command *const commands[] = {
    &command_play,   &command_learn,     &command_serve, &command_join, &command_key,
    &command_house,
    &command_table,  &command_replay,    &command_chronicle, &command_verify,
    &command_games,  &command_pack,      &command_character, &command_solve,
    &command_review, &command_tournament, &command_odds,
    &command_simulate, &command_compare, &command_sweep, &command_tune, &command_playtest,
    &command_schema,
    &command_help,   &command_version,
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const struct program_about about = {
    .brief = "deals gamblers' tabletop games: at this terminal, in the browser, or to bots and "
             "programs.",
    .version = CROUPIER_VERSION,
    .date = CROUPIER_DATE,
    .commands = commands,
    .count = COMMANDS,
};

/* The command of that name, or whose name it begins; NULL after a line on stderr. */
static const struct command *find(const char *name)
{
    const char *all[COMMANDS];
    for (int i = 0; i < COMMANDS; i++)
        all[i] = commands[i]->name;
    int meant = name_meant(name, all, COMMANDS);
    if (meant < 0)
        name_refuse("There is no command", "", name, all, COMMANDS,
                    "For all of them: croupier --help");
    return meant < 0 ? NULL : commands[meant];
}

/* ---- croupier help, croupier version ---- */

static int help(const struct args *args)
{
    const struct command *command = args->words ? find(args->word[0]) : NULL;
    if (args->words && !command)
        return EXIT_BAD;
    if (args_has(args, "completion") && (args->words || args_has(args, "man")))
        return fail("--completion is for all commands at once. Leave out the rest.");
    if (args_has(args, "completion"))
        help_completion(&about, args_get(args, "completion"));
    else if (args_has(args, "man"))
        help_man(&about, command);
    else if (command)
        help_command(command);
    else
        help_usage(&about);
    return EXIT_FINE;
}

static int version(const struct args *args)
{
    (void)args;
    puts("croupier " CROUPIER_VERSION);
    return EXIT_FINE;
}

static const struct option_spec help_options[] = {
    {"man", NULL, "as a man page (without COMMAND: the page of croupier itself)"},
    {"completion", "bash|zsh|fish", "print this shell's completion of commands, options and games"},
    {NULL, NULL, NULL},
};
static const char *const help_examples[] = {
    "croupier help play",
    "croupier help --man play | man -l -",
    "croupier help --completion bash > ~/.local/share/bash-completion/completions/croupier",
    NULL,
};
static const char *const printed[] = {"0 printed", "2 no such command or option", NULL};

const struct command command_help = {
    .name = "help",
    .brief = "Explain a command: its options, examples and exit codes",
    .usage = "[COMMAND] [OPTIONS]",
    .words_max = 1,
    .options = help_options,
    .examples = help_examples,
    .exits = printed,
    .run = help,
};

static const char *const version_examples[] = {"croupier version", NULL};
const struct command command_version = {
    .name = "version",
    .brief = "Print the version",
    .usage = "",
    .examples = version_examples,
    .exits = printed,
    .run = version,
};

/* ---- The command line ---- */

/* What the person at the terminal reads: as --lang says, else as the system is set, where we speak
 * it. 0, or EXIT_BAD after a line. */
static int choose_language(const struct args *args)
{
    static const char *const settings[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *named = args_get(args, "lang");
    if (named) {
        language_choose(voice_language(named));
        return language_chosen() ? 0
                                 : fail("--lang takes %s, not %.64s.", CROUPIER_LANGUAGES,
                                        *named ? named : "nothing");
    }
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        const char *set = getenv(settings[i]);
        if (set && *set) {
            language_choose(voice_language(set));
            break;
        }
    }
    return 0;
}

static int run(int argc, char **argv)
{
    struct args args;
    const char *name = argc ? argv[0] : "help";
    if (!strcmp(name, "--help") || !strcmp(name, "-h") || !strcmp(name, "--version"))
        name = name[2] == 'v' ? "version" : "help";
    if (name[0] == '-')
        return fail("There is no option %.64s here. Begin with a command: croupier play bloodsport",
                    name);
    const struct command *command = find(name);
    int result = command ? args_read(command, argc ? argc - 1 : 0, argv + 1, &args) : EXIT_BAD;
    if (result)
        return result;
    if (args.help) {
        help_command(command);
        return EXIT_FINE;
    }
    if (choose_language(&args))
        return EXIT_BAD;
    return command->run(&args);
}

int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, "");
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error like a full disk */
    if (argc && !strcmp(argv[0], PUSHER_NAME))
        return pusher_run(argc, argv);
    int result = run(argc - 1, argv + 1);
    errno = 0;
    if ((fflush(stdout) || ferror(stdout)) && result == EXIT_FINE)
        return fail("standard output: %s", errno ? strerror(errno) : "could not be written");
    return result;
}
