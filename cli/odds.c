/* croupier odds: exact chances, of dice or of a situation in a game that nobody played. What is
 * always true: a game says what may be asked of it (engine/odds.h), and nothing is printed before
 * all is worked out. */
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/odds_print.h"
#include "cli/sitting.h"
#include "games/registry.h"
#include "lab/answer.h"
#include "table/native/pack.h"

/* What only some games take. */
static const char *const of_games[] = {"hand",      "die",  "patron", "left",  "right",
                                       "secret",    "card", "dv",     "trump", "oppose",
                                       "use-trump", "out",  "target", "have",  "against",
                                       "edge"};
static const char *const of_logs[] = {"at", "seat"};
enum { OF_LOGS = sizeof of_logs / sizeof *of_logs };
enum { FRACTION_SHOWN = 24 };
enum { OF_GAMES = sizeof of_games / sizeof *of_games };

static bool knows(const struct game *game, const char *option)
{
    for (const struct odds_option *at = game->odds->options; at->name; at++)
        if (!strcmp(at->name, option))
            return true;
    return false;
}

static int check(const struct game *game, const struct args *args)
{
    if (!game->odds)
        return fail("%s has no odds to work out.", game->name);
    if (args->words > 1)
        return fail("Unexpected argument \"%.64s\". What is asked of a game are options: croupier "
                    "odds --help",
                    args->word[1]);
    for (int i = 0; i < OF_GAMES; i++)
        if (args_has(args, of_games[i]) && !knows(game, of_games[i]))
            return fail("--%s is not for %s. Leave it out.", of_games[i], game->name);
    for (int i = 0; i < OF_GAMES && args_has(args, "log"); i++)
        if (args_has(args, of_games[i]))
            return fail("--%s is for what nobody played. With --log, leave it out.", of_games[i]);
    if (args_has(args, "log") && args_has(args, "pack"))
        return fail("A log names its own pack. Leave out --pack.");
    for (int i = 0; i < OF_LOGS && !args_has(args, "log"); i++)
        if (args_has(args, of_logs[i]))
            return fail("--%s is for a log. Add --log FILE.", of_logs[i]);
    return args_has(args, "all") ? fail("--all is for dice. Leave it out.") : 0;
}

static void print_json(const struct game *game, const struct odds_answer *a)
{
    struct grown said = {0};
    answer_json(game, a, &said);
    puts(said.at);
    grown_free(&said);
}

static void print_text(const struct odds_answer *a)
{
    char exact[ANSWER_EXACT_BYTES], share[16];
    for (int i = 0; i < a->count; i++) {
        const struct odds_figure *f = &a->figure[i];
        bool is = answer_exact(f, exact);
        printf("%-12s  %9s", f->key,
               odds_percent(f->chance, f->chance <= 0, f->chance >= 1, share));
        odds_bar(f->chance, is && strlen(exact) <= FRACTION_SHOWN ? exact : NULL);
    }
    if (a->note_key)
        printf("%-12s  %s\n", a->note_key, a->note);
}

static int odds_game(const struct game *game, const struct args *args)
{
    const char *value[ODDS_OPTIONS_MAX] = {0}, *named = args_get(args, "pack");
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct odds_answer answer = {0};
    struct pack_data pack;
    if (check(game, args))
        return EXIT_BAD;
    if (args_has(args, "log"))
        return odds_log(game, args);
    for (int i = 0; game->odds->options[i].name; i++)
        if (args_has(args, game->odds->options[i].name)) {
            value[i] = args_get(args, game->odds->options[i].name);
            value[i] = value[i] ? value[i] : "";
        }
    if (named ? pack_open_file(&pack, game, named, &why) : pack_open(&pack, game, NULL, &why))
        return fail_file(reason);
    bool good = game->odds->answer(&pack.data, value, &answer, &why);
    if (good && args_has(args, "json"))
        print_json(game, &answer);
    else if (good)
        print_text(&answer);
    pack_close(&pack);
    return good ? EXIT_FINE : fail("%s", reason);
}

static int run(const struct args *args)
{
    if (strcmp(args->word[0], "dice") != 0) {
        const struct game *game = game_named(args->word[0]);
        return game ? odds_game(game, args) : EXIT_BAD;
    }
    if (args->words < 2)
        return fail("Which dice? Add an expression: croupier odds dice 4d6kh3");
    for (int i = 0; i < OF_GAMES; i++)
        if (args_has(args, of_games[i]))
            return fail("--%s is not for dice. Leave it out.", of_games[i]);
    return args_has(args, "pack") ? fail("--pack is not for dice. Leave it out.") : odds_dice(args);
}

static const struct option_spec options[] = {
    {"all", NULL, "of dice: also list results that are too rare to matter"},
    {"hand", "LIST", "in a duel: the five faces of the Hand, such as 9,9,K,Q,J"},
    {"die", "N", "in a duel: the GM's die, if it is known"},
    {"patron", NULL, "in a duel: a Patron is invoked and accepted"},
    {"left", "LIST",
     "of a Fight: STR,DEX,LIFE and, if it is known, the Weapon of the left Fighter"},
    {"right", "LIST", "the same of the right Fighter"},
    {"secret", "CARD", "of a Fight: its Secret, if it is known"},
    {"card", "CARD", "in a test: the card that is played, such as 9-hearts"},
    {"dv", "N", "in a test: its DV (default: each of the seven alike)"},
    {"trump", "LIST", "in a test: the suits that are the player's trumps"},
    {"oppose", "LIST", "in a test: the suits that are the Dealer's trumps besides Skulls"},
    {"use-trump", NULL, "in a test: the player trumps"},
    {"out", "LIST", "in a test: cards that have left the deck"},
    {"target", "N", "in a Deal: the Target, 2 to 21"},
    {"have", "LIST", "in a Deal: the cards of the hand, such as a-hearts,7-clubs"},
    {"against", "LIST", "in a Deal: the cards of the other hand"},
    {"edge", "N", "in a Deal against a Target: the Edge that is spent on what everyone can"},
    {"log", "FILE", "chances of a match instead, as a seat could know them then"},
    {"at", "N", "of a log: after entry N (default: its end)"},
    {"seat", "N", "of a log: whose view"},
    {"pack", "FILE", "use the cards of your own pack"},
    {"json", NULL, "print everything as JSON, with fractions"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier odds dice 4d6kh3",
    "croupier odds dice '2d20kl1+3'",
    "croupier odds dice '8d6>=5' # how many of 8 dice show 5 or more",
    "croupier odds dice '4d6 vs 4d6' # who rolls higher",
    "croupier odds dice '(3d6) >= 10' --json",
    "croupier odds gamblers-heart --hand 9,9,K,Q,J --patron # a duel, before anything is rerolled",
    "croupier odds bloodsport --left 5,3,4 --right 4,4,5,scimitar",
    "croupier odds texarkana --card 9-hearts --trump hearts --use-trump --dv 1",
    "croupier odds twenty-one --have k-clubs,4-hearts --against 9-clubs,9-hearts",
    "croupier odds bloodsport --log match.jsonl --at 40 --seat 0",
    NULL,
};
static const char *const exits[] = {
    "0 printed",
    "2 the expression, an option, a pack or a log is wrong",
    NULL,
};

const struct command command_odds = {
    .name = "odds",
    .brief = "Work out exact chances: of dice, or of a situation in a game",
    .usage = "dice|GAME [EXPRESSION] [OPTIONS]",
    .words_min = 1,
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
