/* Reading a command's words and options from its table. What is always true: anything that the table
 * does not hold is refused by name, with the nearest that it does hold. */
#include "cli/args.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/codec.h"

int fail(const char *format, ...)
{
    va_list args;
    fflush(stdout);
    fputs("croupier: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return EXIT_BAD;
}

int fail_file(const char *why)
{
    fflush(stdout);
    fprintf(stderr, "%s\n", why);
    return EXIT_BAD;
}

static int option_count(const struct command *command)
{
    int n = 0;
    while (command->options && command->options[n].name)
        n++;
    return n;
}

static int option_index(const struct command *command, const char *name, size_t size)
{
    int n = option_count(command);
    for (int i = 0; i < n; i++)
        if (strlen(command->options[i].name) == size && !memcmp(command->options[i].name, name, size))
            return i;
    return -1;
}

static int no_option(const struct command *command, const char *word, size_t size)
{
    const char *all[COMMAND_OPTIONS_MAX + 1];
    char name[NAME_BYTES_MAX + 1];
    int n = option_count(command);
    for (int i = 0; i < n; i++)
        all[i] = command->options[i].name;
    all[n++] = "help";
    snprintf(name, sizeof name, "%.*s", (int)size, word);
    const char *near = codec_closest(name, all, n);
    if (near)
        return fail("%s has no option --%s; did you mean --%s?", command->name, name, near);
    return fail("%s has no option --%s; 'croupier %s --help' lists them", command->name, name,
                command->name);
}

/* One option at argv[*at]; moves *at to its last word. */
static int read_option(struct args *out, int argc, char **argv, int *at)
{
    const struct command *command = out->command;
    const char *name = argv[*at] + 2, *equals = strchr(name, '=');
    size_t size = equals ? (size_t)(equals - name) : strlen(name);
    int i = option_index(command, name, size);
    if (i < 0)
        return no_option(command, name, size);
    const struct option_spec *spec = &command->options[i];
    if (out->given[i])
        return fail("--%s is given twice", spec->name);
    out->given[i] = true;
    if (!spec->value)
        return equals ? fail("--%s takes no value", spec->name) : 0;
    if (equals) {
        out->value[i] = equals + 1;
    } else if (*at + 1 < argc && (argv[*at + 1][0] != '-' || !argv[*at + 1][1])) {
        out->value[i] = argv[++*at];
    } else if (spec->value[0] != '[') {
        return fail("--%s needs a value: --%s %s", spec->name, spec->name, spec->value);
    }
    return 0;
}

int args_read(const struct command *command, int argc, char **argv, struct args *out)
{
    bool plain = false;
    *out = (struct args){.command = command};
    for (int i = 0; i < argc; i++) {
        const char *word = argv[i];
        if (!plain && !strcmp(word, "--")) {
            plain = true;
        } else if (!plain && (!strcmp(word, "--help") || !strcmp(word, "-h"))) {
            out->help = true;
            return 0;
        } else if (!plain && word[0] == '-' && word[1] == '-') {
            int result = read_option(out, argc, argv, &i);
            if (result)
                return result;
        } else if (!plain && word[0] == '-' && word[1]) {
            return fail("there is no option %s; options have long names, and "
                        "'croupier %s --help' lists them", word, command->name);
        } else if (out->words == command->words_max) {
            return fail("'%s' is one word too many; usage: croupier %s %s", word, command->name,
                        command->usage);
        } else {
            out->word[out->words++] = word;
        }
    }
    if (out->words < command->words_min)
        return fail("something is missing; usage: croupier %s %s", command->name, command->usage);
    return 0;
}

bool args_has(const struct args *args, const char *option)
{
    int i = option_index(args->command, option, strlen(option));
    return i >= 0 && args->given[i];
}

const char *args_get(const struct args *args, const char *option)
{
    int i = option_index(args->command, option, strlen(option));
    return i >= 0 ? args->value[i] : NULL;
}

int args_number(const struct args *args, const char *option, long long lo, long long hi,
                long long *out)
{
    const char *word = args_get(args, option);
    char *end;
    if (!args_has(args, option))
        return 0;
    errno = 0;
    long long n = strtoll(word, &end, 10);
    if (errno || end == word || *end || n < lo || n > hi || word[0] == '+' || word[0] == ' ')
        return fail("--%s must be a whole number from %lld to %lld, not '%s'", option, lo, hi, word);
    *out = n;
    return 0;
}

void command_help(const struct command *command)
{
    printf("croupier %s %s\n\n%s.\n", command->name, command->usage, command->brief);
    if (option_count(command))
        puts("\nOptions:");
    for (int i = 0; i < option_count(command); i++) {
        const struct option_spec *spec = &command->options[i];
        char left[64];
        snprintf(left, sizeof left, "--%s%s%s", spec->name, spec->value ? " " : "",
                 spec->value ? spec->value : "");
        printf("  %-20s %s\n", left, spec->help);
    }
    if (command->more)
        printf("\n%s", command->more);
}
