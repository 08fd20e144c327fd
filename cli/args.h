/* Commands and their options. What is always true: a command's help and what its line may hold come from
 * one table, so that neither can know an option that the other does not. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>

enum { COMMAND_OPTIONS_MAX = 16, COMMAND_WORDS_MAX = 2 };

/* Exit codes of all commands; verify has its own besides. */
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_BAD = 2 };

struct option_spec {
    const char *name;  /* "seed"; a NULL name ends the list */
    const char *value; /* "N"; "[FILE]": may be left out; NULL: a flag */
    const char *help;
};

struct args;
struct command {
    const char *name, *brief;
    const char *usage; /* what follows the name */
    int words_min, words_max;
    const struct option_spec *options;
    const char *more; /* examples and exit codes, for its help */
    int (*run)(const struct args *);
};

struct args {
    const struct command *command;
    const char *word[COMMAND_WORDS_MAX];
    int words;
    bool given[COMMAND_OPTIONS_MAX];         /* by index of the command's options */
    const char *value[COMMAND_OPTIONS_MAX];  /* NULL where none was given */
    bool help;
};

/* Reads argv[0 .. argc-1], which follow the command's name. 0, or EXIT_BAD after one line on stderr. */
int args_read(const struct command *, int argc, char **argv, struct args *out);
/* Whether an option was given, and its value (NULL if it has none). */
bool args_has(const struct args *, const char *option);
const char *args_get(const struct args *, const char *option);
/* A whole number lo .. hi; `*out` stays as it is if the option was not given. 0, or EXIT_BAD after a line. */
int args_number(const struct args *, const char *option, long long lo, long long hi, long long *out);
/* Prints a command's help. */
void command_help(const struct command *);

/* One line on stderr, "croupier: ..."; gives EXIT_BAD. */
int fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same without "croupier: ", for reasons that begin with a file's name. */
int fail_file(const char *why);

#endif
