/* Reading a command's words and options from its table. What is always true: whatever the table
 * does not hold is refused by name, with the nearest that it does hold. */
#include "cli/args.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/codec.h"

int fail_say(const char *format, ...)
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

/* Whether a reason begins with a place in a file ("mine.yaml:14:11: "), where editors look for
 * it. */
static bool names_line(const char *why)
{
    const char *at = strstr(why, ": ");
    while (at && at > why && at[-1] >= '0' && at[-1] <= '9')
        at--;
    return at && at > why && *at != ':' && at[-1] == ':';
}

int fail_file(const char *why)
{
    fflush(stdout);
    fprintf(stderr, "%s%s\n", names_line(why) ? "" : "croupier: ", why);
    return EXIT_BAD;
}

/* ---- Names ---- */

int name_meant(const char *word, const char *const *names, int count)
{
    int found = NAME_NONE;
    size_t size = strlen(word);
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], word))
            return i;
    for (int i = 0; i < count && size; i++) /* "cfr" is not short for "cfr+" */
        if (!strncmp(names[i], word, size) && names[i][size] != '+')
            found = found == NAME_NONE ? i : NAME_SEVERAL;
    return found;
}

/* A game's name and its title may be the same word. */
static bool listed_before(const char *const *names, int at)
{
    for (int i = 0; i < at; i++)
        if (!strcmp(names[i], names[at]))
            return true;
    return false;
}

/* The nearest name; of one that is too short to be near anything, the word without its last
 * letter. */
static const char *nearest(const char *word, const char *const *names, int count)
{
    const char *near = text_closest(word, names, count);
    for (int i = 0; i < count && !near; i++)
        if (strlen(names[i]) + 1 == strlen(word) && !strncmp(names[i], word, strlen(names[i])))
            near = names[i];
    return near;
}

int name_refuse(const char *what, const char *sign, const char *word, const char *const *names,
                int count, const char *listed)
{
    char line[1024];
    struct text t = text_over(line, sizeof line);
    bool some = name_meant(word, names, count) == NAME_SEVERAL;
    const char *near = some ? NULL : nearest(word, names, count);
    int length = (int)strnlen(word, 64);
    if (!some && near)
        return fail("%s %s%.*s%s. Did you mean %s%s?", what, *sign ? sign : "\"", length, word,
                    *sign ? "" : "\"", sign, near);
    if (!some)
        return fail("%s %s%.*s%s. %s", what, *sign ? sign : "\"", length, word, *sign ? "" : "\"",
                    listed);
    for (int i = 0; i < count; i++)
        if (!strncmp(names[i], word, strlen(word)) && !listed_before(names, i)) {
            text_put(&t, t.used ? ", " : "");
            text_put(&t, sign);
            text_put(&t, names[i]);
        }
    return fail("%s%s%.*s%s could be any of these: %s.", *sign ? "" : "\"", sign, length, word,
                *sign ? "" : "\"", line);
}

/* ---- Options ---- */

int option_count(const struct command *command)
{
    int n = 0;
    while (command->options && command->options[n].name)
        n++;
    ENSURE(n <= COMMAND_OPTIONS_MAX);
    return n;
}

static int option_index(const struct command *command, const char *name)
{
    int n = option_count(command);
    for (int i = 0; i < n; i++)
        if (!strcmp(command->options[i].name, name))
            return i;
    return -1;
}

enum takes option_takes(const struct option_spec *spec)
{
    static const struct { const char *name; enum takes kind; } kinds[] = {
        {"N", TAKES_NUMBER}, {"SECONDS", TAKES_NUMBER}, {"MS", TAKES_NUMBER},
        {"DAYS", TAKES_NUMBER}, {"BUDGET", TAKES_NUMBER}, {"FILE", TAKES_FILE},
        {"LOG", TAKES_FILE},  {"[FILE]", TAKES_FILE},    {"FOLDER", TAKES_FOLDER},
    };
    if (!spec->value)
        return TAKES_NOTHING;
    if (strchr(spec->value, '|'))
        return TAKES_CHOICE;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (!strcmp(spec->value, kinds[i].name))
            return kinds[i].kind;
    return TAKES_TEXT;
}

bool value_choice(const char **at, char *out)
{
    size_t n = strcspn(*at, "|");
    if (!n)
        return false;
    snprintf(out, CHOICE_BYTES_MAX, "%.*s", (int)n, *at);
    *at += n + ((*at)[n] == '|');
    return true;
}

/* Makes the whole word of what was typed for "a|b|c". */
static int read_choice(struct args *out, int i)
{
    const struct option_spec *spec = &out->command->options[i];
    char words[16][CHOICE_BYTES_MAX], listed[160];
    const char *names[16], *at = spec->value;
    int count = 0;
    while (count < 16 && value_choice(&at, words[count])) {
        names[count] = words[count];
        count++;
    }
    int meant = name_meant(out->value[i], names, count);
    if (meant < 0) {
        struct text t = text_over(listed, sizeof listed);
        for (int k = 0; k < count; k++)
            text_format(&t, "%s%s", k == 0 ? "" : k == count - 1 ? " or " : ", ", names[k]);
        return fail("--%s takes %s, not %.64s.", spec->name, listed,
                    *out->value[i] ? out->value[i] : "nothing");
    }
    snprintf(out->choice[i], sizeof out->choice[i], "%s", names[meant]);
    out->value[i] = out->choice[i];
    return 0;
}

static int no_option(const struct command *command, const char *word)
{
    const char *all[COMMAND_OPTIONS_MAX + 1];
    char what[64], listed[96];
    int n = option_count(command);
    for (int i = 0; i < n; i++)
        all[i] = command->options[i].name;
    all[n++] = "help";
    snprintf(what, sizeof what, "%s has no option", command->name);
    snprintf(listed, sizeof listed, "For all of them: croupier %s --help", command->name);
    return name_refuse(what, "--", word, all, n, listed);
}

/* The index of the option that `word` names or begins; the count of options for --help; or below
 * 0. */
static int option_meant(const struct command *command, const char *word)
{
    const char *all[COMMAND_OPTIONS_MAX + 1];
    int n = option_count(command);
    for (int i = 0; i < n; i++)
        all[i] = command->options[i].name;
    all[n] = "help";
    return name_meant(word, all, n + 1);
}

/* Whether the next word can be a value: an option is none, but a number below 0 is, so that it can
 * be refused as one. */
static bool is_value(const struct option_spec *spec, const char *word)
{
    bool below =
        word[0] == '-' && word[1] >= '0' && word[1] <= '9' && option_takes(spec) == TAKES_NUMBER;
    return word[0] != '-' || !word[1] || below;
}

/* One option at argv[*at]; moves *at to its last word. */
static int read_option(struct args *out, int argc, char **argv, int *at)
{
    char name[64];
    const char *equals = strchr(argv[*at], '=');
    size_t size = equals ? (size_t)(equals - argv[*at] - 2) : strlen(argv[*at] + 2);
    snprintf(name, sizeof name, "%.*s", (int)(size < sizeof name ? size : sizeof name - 1),
             argv[*at] + 2);
    int i = option_meant(out->command, name);
    if (i < 0)
        return no_option(out->command, name);
    if (i == option_count(out->command)) {
        out->help = true;
        return 0;
    }
    const struct option_spec *spec = &out->command->options[i];
    if (out->given[i])
        return fail("--%s is given twice. Leave one out.", spec->name);
    out->given[i] = true;
    if (!spec->value)
        return equals ? fail("--%s takes no value. Leave out \"%s\".", spec->name, equals) : 0;
    if (equals)
        out->value[i] = equals + 1;
    else if (*at + 1 < argc && is_value(spec, argv[*at + 1]))
        out->value[i] = argv[++*at];
    else if (spec->value[0] != '[')
        return fail("--%s needs a value: --%s %s", spec->name, spec->name, spec->value);
    return option_takes(spec) == TAKES_CHOICE ? read_choice(out, i) : 0;
}

int args_read(const struct command *command, int argc, char **argv, struct args *out)
{
    bool plain = false;
    *out = (struct args){.command = command};
    for (int i = 0; i < argc && !out->help; i++) {
        const char *word = argv[i];
        if (!plain && !strcmp(word, "--")) {
            plain = true;
        } else if (!plain && !strcmp(word, "-h")) {
            out->help = true;
        } else if (!plain && !strcmp(word, "-o") && option_index(command, "output") >= 0) {
            argv[i] = "--output";
            i--;
        } else if (!plain && word[0] == '-' && word[1] == '-') {
            int result = read_option(out, argc, argv, &i);
            if (result)
                return result;
        } else if (!plain && word[0] == '-' && word[1]) {
            return fail("There is no option %.64s. Options have long names: croupier %s --help",
                        word, command->name);
        } else if (out->words == command->words_max) {
            return fail("Unexpected argument \"%.200s\". Usage: croupier %s %s", word,
                        command->name, command->usage);
        } else {
            out->word[out->words++] = word;
        }
    }
    if (!out->help && out->words < command->words_min)
        return fail("Something is missing. Usage: croupier %s %s", command->name, command->usage);
    return 0;
}

bool args_takes(const struct args *args, const char *option)
{
    return option_index(args->command, option) >= 0;
}

bool args_has(const struct args *args, const char *option)
{
    int i = option_index(args->command, option);
    return i >= 0 && args->given[i];
}

const char *args_get(const struct args *args, const char *option)
{
    int i = option_index(args->command, option);
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
    bool whole = !errno && end != word && !*end && word[0] != '+' && word[0] != ' ';
    if (whole && n >= lo && n <= hi) {
        *out = n;
        return 0;
    }
    if (hi == LLONG_MAX && !errno)
        return fail("--%s takes a whole number from %lld, not %.64s.", option, lo,
                    *word ? word : "nothing");
    return fail("--%s takes a whole number from %lld to %lld, not %.64s.", option, lo, hi,
                *word ? word : "nothing");
}
