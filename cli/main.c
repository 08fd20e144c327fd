/* croupier: deals published gamblers' tabletop games. What is always true: every command stands in one
 * table here, and nothing is offered in the help that is not in it. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "table/codec.h"

#ifndef CROUPIER_VERSION
#error "the build names the version"
#endif

static const struct command *const commands[] = {
    &command_play,   &command_serve,  &command_table,
    &command_replay, &command_verify, &command_games, &command_pack,
    &command_character,
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static int usage(void)
{
    puts("croupier deals gamblers' tabletop games: at this terminal, between bots, or to a program.\n"
         "\n"
         "Usage: croupier COMMAND [OPTIONS]\n"
         "\n"
         "Commands:");
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-9s %s\n", commands[i]->name, commands[i]->brief);
    puts("  help      Explain a command: croupier help COMMAND\n"
         "  version   Print the version\n"
         "\n"
         "Begin with:  croupier play bloodsport\n"
         "'croupier COMMAND --help' tells a command's options, with examples and exit codes.");
    return EXIT_FINE;
}

static int version(void)
{
    puts("croupier " CROUPIER_VERSION);
    return EXIT_FINE;
}

static const struct command *find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(commands[i]->name, name))
            return commands[i];
    return NULL;
}

static int no_command(const char *name)
{
    const char *all[COMMANDS + 2] = {0};
    for (int i = 0; i < COMMANDS; i++)
        all[i] = commands[i]->name;
    all[COMMANDS] = "help";
    all[COMMANDS + 1] = "version";
    const char *near = codec_closest(name, all, COMMANDS + 2);
    if (near)
        return fail("there is no command '%.64s'; did you mean %s?", name, near);
    return fail("there is no command '%.64s'; 'croupier --help' lists them", name);
}

static int help(int argc, char **argv)
{
    if (argc > 1)
        return fail("help explains one command at a time: croupier help COMMAND");
    if (!argc)
        return usage();
    const struct command *command = find(argv[0]);
    if (!command)
        return no_command(argv[0]);
    command_help(command);
    return EXIT_FINE;
}

static int run(int argc, char **argv)
{
    struct args args;
    const char *name = argc ? argv[0] : "--help";
    if (!strcmp(name, "--help") || !strcmp(name, "-h"))
        return usage();
    if (!strcmp(name, "help"))
        return help(argc - 1, argv + 1);
    if (!strcmp(name, "--version") || !strcmp(name, "version"))
        return argc > 1 ? fail("version takes nothing more") : version();
    if (name[0] == '-')
        return fail("there is no option %.64s here; begin with a command, as in: "
                    "croupier play bloodsport",
                    name);
    const struct command *command = find(name);
    if (!command)
        return no_command(name);
    int result = args_read(command, argc - 1, argv + 1, &args);
    if (result)
        return result;
    if (args.help) {
        command_help(command);
        return EXIT_FINE;
    }
    return command->run(&args);
}

int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, "");
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error like a full disk */
    int result = run(argc - 1, argv + 1);
    errno = 0;
    if ((fflush(stdout) || ferror(stdout)) && result == EXIT_FINE)
        return fail("standard output: %s", errno ? strerror(errno) : "could not be written");
    return result;
}
