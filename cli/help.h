/* What a command's table says, on stdout, in each form that people ask for. What is always true:
 * nothing is written here that is not in the tables, so that the forms cannot differ. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "cli/args.h"

struct program_about {
    const char *brief;                     /* "deals gamblers' tabletop games ..." */
    const char *version, *date;
    const struct command *const *commands;
    int count;
};

/* The commands, for croupier without a word. */
void help_usage(const struct program_about *);
/* A command's help. */
void help_command(const struct command *);
/* The man page of a command, or (NULL) of the program. */
void help_man(const struct program_about *, const struct command *);
/* Completions for "bash", "zsh" or "fish". */
void help_completion(const struct program_about *, const char *shell);

#endif
