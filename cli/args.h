/* Commands and their options. What is always true: a command's help, its man page, its completions
 * and what its line may hold come from one table, so that none can know an option that another does
 * not. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>
#include <stddef.h>

enum { COMMAND_OPTIONS_MAX = 32, COMMAND_WORDS_MAX = 24, CHOICE_BYTES_MAX = 32 };

/* Exit codes of all commands; verify has its own besides. */
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_BAD = 2, EXIT_TOLD = 3 };

struct option_spec {
    const char *name;  /* "seed"; a NULL name ends the list */
    const char *value; /* "N", "FILE", "LIST"; "[FILE]": may be left out; "a|b|c": one of these;
                          NULL: a flag */
    const char *help;
};

struct args;
struct command {
    const char *name, *brief;
    const char *usage;           /* what follows the name: "GAME [OPTIONS]" */
    int words_min, words_max;
    const struct option_spec *options;
    const char *about;           /* sentences; paragraphs have an empty line between; or NULL */
    const char *const *examples; /* "croupier play bloodsport", a comment after " # ";
                                    NULL-terminated */
    const char *const *exits;    /* "0 played or left"; NULL-terminated */
    int (*run)(const struct args *);
};

struct args {
    const struct command *command;
    const char *word[COMMAND_WORDS_MAX];
    int words;
    bool given[COMMAND_OPTIONS_MAX];         /* by index of the command's options */
    const char *value[COMMAND_OPTIONS_MAX];  /* NULL where none was given; of "a|b|c" the whole
                                                word */
    char choice[COMMAND_OPTIONS_MAX][CHOICE_BYTES_MAX];
    bool help;
};

/* What a value is, by how it is called. */
enum takes { TAKES_NOTHING, TAKES_TEXT, TAKES_NUMBER, TAKES_FILE, TAKES_FOLDER, TAKES_CHOICE };
enum takes option_takes(const struct option_spec *);
/* The choices of "a|b|c", one after the other, into CHOICE_BYTES_MAX bytes; false at their end. */
bool value_choice(const char **at, char *out);
/* How many options it has. */
int option_count(const struct command *);

/* The index of the name that is meant: the one that it is, or the only one that it begins.
 * NAME_NONE: it begins none; NAME_SEVERAL: several. */
enum { NAME_NONE = -1, NAME_SEVERAL = -2 };
int name_meant(const char *word, const char *const *names, int count);
/* Says on stderr that a word is not one of these: `what`, as in "There is no game" or "play has no
 * option", then the word, behind `sign` ("--") or, where that is "", in quotes; then the nearest,
 * or the several that it begins, or else `listed`, a sentence. Gives EXIT_BAD. */
int name_refuse(const char *what, const char *sign, const char *word, const char *const *names,
                int count, const char *listed);

/* Reads argv[0 .. argc-1], which follow the command's name; borrows them, and writes over an -o. 0,
 * or EXIT_BAD after one line on stderr. */
int args_read(const struct command *, int argc, char **argv, struct args *out);
/* Whether the command has such an option. */
bool args_takes(const struct args *, const char *option);
/* Whether an option was given, and its value (NULL if it has none). */
bool args_has(const struct args *, const char *option);
const char *args_get(const struct args *, const char *option);
/* A whole number lo .. hi; `*out` stays as it is if the option was not given. 0, or EXIT_BAD after
 * a line. */
int args_number(const struct args *, const char *option, long long lo, long long hi,
                long long *out);

/* One line on stderr, "croupier: ..."; gives EXIT_BAD, which every file that uses it sees. */
int fail_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
static inline int fail_bad(int said)
{
    (void)said;
    return EXIT_BAD;
}
#define fail(...) fail_bad(fail_say(__VA_ARGS__))
/* The same for reasons that begin with a file's name; without "croupier: " where a line number
 * follows it. */
int fail_file(const char *why);

#endif
