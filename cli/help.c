/* Help and man pages from the tables of commands. */
#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "engine/text.h"

enum { COLUMNS = 79, OPTION_COLUMN = 22, NAME_COLUMN = 13 };

/* ---- Plain ---- */

/* Sentences from this column on; the cursor stands at `at`. */
static void wrap_at(const char *text, int from, int at)
{
    while (*text) {
        size_t word = strcspn(text, " \n");
        if (at > from && at + 1 + (int)word > COLUMNS) {
            printf("\n%*s", from, "");
            at = from;
        }
        at += printf("%s%.*s", at > from ? " " : "", (int)word, text);
        text += word;
        if (*text == '\n' && text[1] == '\n') {
            printf("\n\n%*s", from, "");
            at = from;
        }
        text += strspn(text, " \n");
    }
    putchar('\n');
}

static void wrap(const char *text, int from)
{
    wrap_at(text, from, from);
}

void help_usage(const struct program_about *about)
{
    wrap_at(about->brief, 0, printf("croupier"));
    puts("\nUsage: croupier COMMAND [OPTIONS]\n\nCommands:");
    for (int i = 0; i < about->count; i++) {
        printf("  %-*s", NAME_COLUMN - 2, about->commands[i]->name);
        wrap(about->commands[i]->brief, NAME_COLUMN);
    }
    puts("\nBegin with:  croupier play bloodsport\n"
         "For options, examples and exit codes: croupier COMMAND --help");
}

static void print_option(const struct option_spec *spec)
{
    int used =
        printf("  --%s%s%s", spec->name, spec->value ? " " : "", spec->value ? spec->value : "");
    if (used > OPTION_COLUMN - 1)
        printf("\n%*s", OPTION_COLUMN, "");
    else
        printf("%*s", OPTION_COLUMN - used, "");
    wrap(spec->help, OPTION_COLUMN);
}

/* An example's command and its comment ("" if it has none). */
static int example_parts(const char *example, const char **comment)
{
    const char *at = strstr(example, " # ");
    *comment = at ? at + 3 : "";
    return (int)(at ? (size_t)(at - example) : strlen(example));
}

void help_command(const struct command *command)
{
    const char *comment;
    printf("croupier %s%s%s\n\n%s.\n", command->name, *command->usage ? " " : "", command->usage,
           command->brief);
    if (option_count(command))
        puts("\nOptions:");
    for (int i = 0; i < option_count(command); i++)
        print_option(&command->options[i]);
    if (command->about) {
        putchar('\n');
        wrap(command->about, 0);
    }
    for (int i = 0; command->examples && command->examples[i]; i++) {
        int size = example_parts(command->examples[i], &comment);
        printf("%s  %.*s\n", i ? "" : "\nExamples:\n", size, command->examples[i]);
        if (*comment)
            printf("      %s\n", comment);
    }
    for (int i = 0; command->exits && command->exits[i]; i++) {
        printf("%s  ", i ? "" : "\nExit codes:\n");
        wrap(command->exits[i], 4);
    }
}

/* ---- Man pages ---- */

/* The lines of a page's source: mandoc wants them to be no longer than 80 bytes, what stands before
 * a text included. */
enum { ROFF_LINE = 54 };

static int word_length(const char *text, size_t size)
{
    int n = 0;
    for (size_t i = 0; i < size && text[i] && text[i] != ' ' && text[i] != '\n'; i++)
        n += text[i] == '-' || text[i] == '\\' ? 2 : text[i] == '\'' ? 4 : 1;
    return n;
}

/* In roff a minus is \-, a backslash \e, and a line may not begin with a full stop or an
 * apostrophe. */
static void roff(const char *text, size_t size, bool lines)
{
    int at = 0;
    bool begins = true;
    for (size_t i = 0; i < size && text[i]; i++) {
        if (lines && text[i] == ' ' && at + word_length(text + i + 1, size - i - 1) >= ROFF_LINE) {
            putchar('\n');
            at = 0;
            begins = true;
            continue;
        }
        if (begins && (text[i] == '.' || text[i] == '\''))
            fputs("\\&", stdout);
        if (text[i] == '-')
            fputs("\\-", stdout);
        else if (text[i] == '\\')
            fputs("\\e", stdout);
        else if (text[i] == '\'')
            fputs("\\(aq", stdout);
        else
            putchar(text[i]);
        begins = text[i] == '\n';
        at = begins ? 0 : at + word_length(text + i, 1) + (text[i] == ' ');
    }
}

/* A heading or a name, which stays on its line. */
static void roff_all(const char *text)
{
    roff(text, strlen(text), false);
}

static void roff_text(const char *text)
{
    roff(text, strlen(text), true);
}

static void roff_paragraphs(const char *text)
{
    while (*text) {
        const char *end = strstr(text, "\n\n");
        size_t size = end ? (size_t)(end - text) : strlen(text);
        roff(text, size, true);
        text += size + (end ? 2 : 0);
        puts(*text ? "\n.PP" : "");
    }
}

static void man_begin(const struct program_about *about, const char *page, const char *brief)
{
    char upper[64];
    size_t n = 0;
    for (; page[n] && n < sizeof upper - 1; n++)
        upper[n] = page[n] >= 'a' && page[n] <= 'z' ? (char)(page[n] - 'a' + 'A') : page[n];
    upper[n] = 0;
    fputs(".TH ", stdout);
    roff_all(upper);
    printf(" 1 %s \"croupier %s\" \"User Commands\"\n.SH NAME\n", about->date, about->version);
    roff_all(page);
    fputs(" \\- ", stdout);
    roff_text(brief);
    puts("\n.SH SYNOPSIS");
}

static void man_options(const struct command *command)
{
    for (int i = 0; i < option_count(command); i++) {
        const struct option_spec *spec = &command->options[i];
        printf("%s.TP\n\\fB\\-\\-", i ? "" : ".SH OPTIONS\n");
        roff_all(spec->name);
        fputs("\\fR", stdout);
        if (spec->value) {
            fputs(" \\fI", stdout);
            roff_all(spec->value);
            fputs("\\fR", stdout);
        }
        putchar('\n');
        roff_text(spec->help);
        putchar('\n');
    }
}

static void man_rest(const struct command *command)
{
    const char *comment;
    for (int i = 0; command->examples && command->examples[i]; i++) {
        int size = example_parts(command->examples[i], &comment);
        printf("%s.TP\n\\fB", i ? "" : ".SH EXAMPLES\n");
        roff(command->examples[i], (size_t)size, false);
        puts("\\fR");
        roff_text(comment);
        putchar('\n');
    }
    for (int i = 0; command->exits && command->exits[i]; i++) {
        const char *what = strchr(command->exits[i], ' ');
        printf("%s.TP\n\\fB%.*s\\fR\n", i ? "" : ".SH EXIT STATUS\n",
               (int)(what - command->exits[i]), command->exits[i]);
        roff_text(what + 1);
        putchar('\n');
    }
    puts(".SH SEE ALSO\n\\fBcroupier\\fR(1)");
}

static void man_program(const struct program_about *about)
{
    man_begin(about, "croupier", "deal gamblers' tabletop games");
    fputs("\\fBcroupier\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR]\n.SH DESCRIPTION\ncroupier ", stdout);
    roff_text(about->brief);
    puts("\n.SH COMMANDS");
    for (int i = 0; i < about->count; i++) {
        printf(".TP\n\\fB%s\\fR%s", about->commands[i]->name,
               *about->commands[i]->usage ? " " : "");
        roff_all(about->commands[i]->usage);
        putchar('\n');
        roff_text(about->commands[i]->brief);
        puts(".");
    }
    puts(".SH SEE ALSO");
    for (int i = 0; i < about->count; i++)
        printf("\\fBcroupier\\-%s\\fR(1)%s\n", about->commands[i]->name,
               i < about->count - 1 ? "," : "");
}

void help_man(const struct program_about *about, const struct command *command)
{
    char page[64], brief[160];
    if (!command) {
        man_program(about);
        return;
    }
    struct text t = text_over(brief, sizeof brief);
    text_put(&t, command->brief);
    brief[0] = (char)(brief[0] >= 'A' && brief[0] <= 'Z' ? brief[0] - 'A' + 'a' : brief[0]);
    snprintf(page, sizeof page, "croupier-%s", command->name);
    man_begin(about, page, brief);
    printf("\\fBcroupier %s\\fR%s", command->name, *command->usage ? " " : "");
    roff_all(command->usage);
    puts("\n.SH DESCRIPTION");
    roff_text(command->brief);
    puts(command->about ? ".\n.PP" : ".");
    if (command->about)
        roff_paragraphs(command->about);
    man_options(command);
    man_rest(command);
}
