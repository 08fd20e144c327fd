/* croupier odds: exact chances. What is always true: what is printed is exact, and a decimal is
 * only how it is written. */
#include "cli/commands.h"
#include "cli/odds_dice.h"

#include <string.h>

static int run(const struct args *args)
{
    static const char *const what[] = {"dice"};
    if (name_meant(args->word[0], what, 1) < 0)
        return name_refuse("There are no odds of", "", args->word[0], what, 1,
                           "Try: croupier odds dice 4d6kh3");
    return odds_dice(args);
}

static const struct option_spec options[] = {
    {"all", NULL, "also list results that are too rare to matter"},
    {"json", NULL, "print everything as JSON, with fractions"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier odds dice 4d6kh3",
    "croupier odds dice '2d20kl1+3'",
    "croupier odds dice '8d6>=5' # how many of 8 dice show 5 or more",
    "croupier odds dice '4d6 vs 4d6' # who rolls higher",
    "croupier odds dice '(3d6) >= 10' --json",
    NULL,
};
static const char *const exits[] = {
    "0 printed",
    "2 the expression or an option is wrong",
    NULL,
};

const struct command command_odds = {
    .name = "odds",
    .brief = "Work out exact chances: what dice come to",
    .usage = "dice EXPRESSION [OPTIONS]",
    .words_min = 2,
    .words_max = 2,
    .options = options,
    .about =
        "Dice are written 3d6, d%, or 4dF (-1, 0 or 1), and joined by +, -, * and parentheses. "
        "After "
        "the dice: kh3 and kl3 keep the highest or lowest 3, dh1 and dl1 drop; r<2 rerolls until "
        "no "
        "1 is left, ro<2 once; ! rolls another die for each highest face, !>=5 for 5 or more, and "
        "!! adds it to its die. A test such as >=5 counts the dice that pass it. <, <=, >, >=, =, "
        "!= or vs before anything else compares two sides, so (3d6) >= 10 is about their total. "
        "What follows # is a comment. Put the expression in quotes: shells read many of these "
        "signs.\n\n"
        "A die explodes up to 20 times, and the last roll stands. docs/designers.md has more.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
