/* Completions for bash, zsh and fish from the tables of commands. What is always true: a value is
 * completed by its kind, a command's first word by how its usage calls it (GAME, FILE, COMMAND). */
#include <stdio.h>
#include <string.h>

#include "cli/help.h"
#include "games/registry.h"

static void print_games(void)
{
    for (int i = 0, any = 0; i < games_count; i++)
        if (!games_list[i]->toy)
            printf("%s%s", any++ ? " " : "", games_list[i]->name);
}

static void print_commands(const struct program_about *about)
{
    for (int i = 0; i < about->count; i++)
        printf("%s%s", i ? " " : "", about->commands[i]->name);
}

static void print_choices(const char *value)
{
    char word[CHOICE_BYTES_MAX];
    for (int any = 0; value_choice(&value, word);)
        printf("%s%s", any++ ? " " : "", word);
}

/* What a command's first word is, as its usage says. */
enum first { FIRST_NONE, FIRST_GAME, FIRST_FILE, FIRST_COMMAND, FIRST_CHOICE };

static enum first first_word(const struct command *command)
{
    const char *usage = command->usage + (command->usage[0] == '[');
    if (!command->words_max)
        return FIRST_NONE;
    return !strncmp(usage, "GAME", 4) ? FIRST_GAME : !strncmp(usage, "FILE", 4) ? FIRST_FILE
         : !strncmp(usage, "COMMAND", 7) ? FIRST_COMMAND : FIRST_CHOICE;
}

/* "list|show|...", or "dice|GAME", at the beginning of a usage. */
static void print_first_choices(const struct command *command)
{
    char words[256], word[CHOICE_BYTES_MAX];
    const char *at = words;
    snprintf(words, sizeof words, "%.*s", (int)strcspn(command->usage, " "), command->usage);
    for (int any = 0; strchr(words, '|') && value_choice(&at, word);) {
        fputs(any++ ? " " : "", stdout);
        if (strcmp(word, "GAME") != 0)
            fputs(word, stdout);
        else
            print_games();
    }
}

static void print_first(const struct program_about *about, const struct command *command)
{
    switch (first_word(command)) {
    case FIRST_GAME: print_games(); break;
    case FIRST_COMMAND: print_commands(about); break;
    case FIRST_CHOICE: print_first_choices(command); break;
    default: break;
    }
}

/* ---- bash ---- */

static void bash_values(const struct command *command)
{
    for (int i = 0; i < option_count(command); i++) {
        const struct option_spec *spec = &command->options[i];
        enum takes kind = option_takes(spec);
        if (kind == TAKES_NOTHING)
            continue;
        printf("    '%s --%s') ", command->name, spec->name);
        if (kind == TAKES_CHOICE) {
            fputs("words='", stdout);
            print_choices(spec->value);
            puts("' ;;");
        } else {
            puts(kind == TAKES_FILE     ? "files=-f ;;"
                 : kind == TAKES_FOLDER ? "files=-d ;;"
                                        : "return ;;");
        }
    }
}

static void bash_command(const struct program_about *about, const struct command *command)
{
    printf("    %s)\n        options='--help", command->name);
    for (int i = 0; i < option_count(command); i++)
        printf(" --%s", command->options[i].name);
    fputs("'\n        words='", stdout);
    print_first(about, command);
    puts(first_word(command) == FIRST_FILE ? "'\n        files=-f ;;" : "' ;;");
}

static void bash(const struct program_about *about)
{
    fputs("# bash completion of croupier, made by: croupier help --completion bash\n"
          "_croupier()\n{\n"
          "    local current=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
          "    local command=\"${COMP_WORDS[1]}\" words='' options='' files=''\n"
          "    COMPREPLY=()\n"
          "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
          "        words='", stdout);
    print_commands(about);
    puts("'\n"
         "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
         "        return\n"
         "    fi\n"
         "    case \"$command\" in");
    for (int i = 0; i < about->count; i++)
        bash_command(about, about->commands[i]);
    puts("    esac\n"
         "    if [[ $before == --* ]]; then\n"
         "        case \"$command $before\" in");
    for (int i = 0; i < about->count; i++)
        bash_values(about->commands[i]);
    puts("        esac\n"
         "    fi\n"
         "    if [[ $current == -* ]]; then\n"
         "        words=\"$options\" files=''\n"
         "    fi\n"
         "    if [ -n \"$files\" ]; then\n"
         "        compopt -o filenames 2>/dev/null\n"
         "        COMPREPLY=($(compgen \"$files\" -- \"$current\"))\n"
         "        return\n"
         "    fi\n"
         "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
         "}\n"
         "complete -F _croupier croupier");
}

/* ---- zsh ---- */

/* Within single quotes; a colon or bracket means something to zsh there. */
static void zsh_text(const char *text)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\''", stdout);
        else if (strchr("[]:\\", *text))
            printf("\\%c", *text);
        else
            putchar(*text);
    }
}

static void zsh_option(const struct option_spec *spec)
{
    printf("            '--%s[", spec->name);
    zsh_text(spec->help);
    putchar(']');
    switch (option_takes(spec)) {
    case TAKES_NOTHING: break;
    case TAKES_FILE: fputs(spec->value[0] == '[' ? "::file:_files" : ":file:_files", stdout); break;
    case TAKES_FOLDER: fputs(":folder:_files -/", stdout); break;
    case TAKES_CHOICE:
        fputs(":value:(", stdout);
        print_choices(spec->value);
        putchar(')');
        break;
    default: fputs(": :", stdout); break;
    }
    puts("' \\");
}

static void zsh_command(const struct program_about *about, const struct command *command)
{
    printf("    %s)\n        _arguments \\\n", command->name);
    for (int i = 0; i < option_count(command); i++)
        zsh_option(&command->options[i]);
    if (first_word(command) == FIRST_FILE) {
        puts("            '1:file:_files' \\");
    } else if (first_word(command) != FIRST_NONE) {
        fputs("            '1: :(", stdout);
        print_first(about, command);
        puts(")' \\");
    }
    puts("            '--help[Explain this command]' ;;");
}

static void zsh(const struct program_about *about)
{
    puts("#compdef croupier\n"
         "# zsh completion of croupier, made by: croupier help --completion zsh\n"
         "_croupier() {\n"
         "    local -a commands\n"
         "    commands=(");
    for (int i = 0; i < about->count; i++) {
        printf("        '%s:", about->commands[i]->name);
        zsh_text(about->commands[i]->brief);
        puts("'");
    }
    puts("    )\n"
         "    if (( CURRENT == 2 )); then\n"
         "        _describe command commands\n"
         "        return\n"
         "    fi\n"
         "    shift words\n"
         "    (( CURRENT-- ))\n"
         "    case $words[1] in");
    for (int i = 0; i < about->count; i++)
        zsh_command(about, about->commands[i]);
    puts("    esac\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _croupier ]; then _croupier \"$@\"; else compdef _croupier "
         "croupier; fi");
}

/* ---- fish ---- */

static void fish_text(const char *text)
{
    putchar('\'');
    for (; *text; text++) {
        if (*text == '\'' || *text == '\\')
            putchar('\\');
        putchar(*text);
    }
    putchar('\'');
}

static void fish_command(const struct program_about *about, const struct command *command)
{
    printf("complete -c croupier -n __fish_use_subcommand -f -a %s -d ", command->name);
    fish_text(command->brief);
    putchar('\n');
    if (first_word(command) != FIRST_NONE) {
        printf("complete -c croupier -n '__fish_seen_subcommand_from %s' ", command->name);
        fputs(first_word(command) == FIRST_FILE ? "-F" : "-f -a '", stdout);
        print_first(about, command);
        puts(first_word(command) == FIRST_FILE ? "" : "'");
    }
    for (int i = 0; i < option_count(command); i++) {
        const struct option_spec *spec = &command->options[i];
        enum takes kind = option_takes(spec);
        printf("complete -c croupier -n '__fish_seen_subcommand_from %s' -l %s", command->name,
               spec->name);
        if (kind == TAKES_CHOICE) {
            fputs(" -x -a '", stdout);
            print_choices(spec->value);
            putchar('\'');
        } else if (kind != TAKES_NOTHING) {
            fputs(kind == TAKES_FILE     ? " -r -F"
                  : kind == TAKES_FOLDER ? " -x -a '(__fish_complete_directories)'"
                                         : " -x",
                  stdout);
        }
        fputs(" -d ", stdout);
        fish_text(spec->help);
        putchar('\n');
    }
}

static void fish(const struct program_about *about)
{
    puts("# fish completion of croupier, made by: croupier help --completion fish\n"
         "complete -c croupier -f");
    for (int i = 0; i < about->count; i++)
        fish_command(about, about->commands[i]);
}

void help_completion(const struct program_about *about, const char *shell)
{
    if (!strcmp(shell, "bash"))
        bash(about);
    else if (!strcmp(shell, "zsh"))
        zsh(about);
    else
        fish(about);
}
