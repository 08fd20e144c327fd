/* croupier play: people at this terminal. What is always true: before the first move is asked for,
 * the log that keeps it has been opened. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/campaign.h"
#include "cli/commands.h"
#include "cli/result.h"
#include "cli/saves.h"
#include "cli/sitting.h"
#include "games/registry.h"
#include "table/hash.h"
#include "table/hints.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/line.h"
#include "tui/said.h"
#include "tui/story.h"
#include "voice/choices.h"

static int next(void *arg)
{
    return sitting_next(arg);
}

static bool make_move(void *arg, int seat, struct text *why)
{
    return sitting_make_move(arg, seat, why);
}

static bool written(void *arg, struct text *why)
{
    return sitting_written(arg, why);
}

/* How persons begin: what --ask, --map, --hints (-1: nothing), --lang (NULL: as it is found) and
 * --no-remarks say. */
struct manner { int ask, map, hints; const char *language; bool quiet; };

/* ---- What is said around a match ---- */

/* What kind of bot it is, is said of the first of its kind. */
static bool is_first(const struct sitting *sitting, int seat)
{
    for (int other = 0; other < seat; other++)
        if (sitting->seat[other].policy == sitting->seat[seat].policy)
            return false; /* with whatever budget */
    return true;
}

/* Appends "Mother Tally, careful" or "careful". */
static void put_bot(const struct sitting *sitting, int seat, bool quiet, struct text *out)
{
    if (!quiet && remark_name(sitting->game, sitting->head.seat_name[seat], out))
        text_put(out, ", ");
    text_put(out, sitting->head.seat_name[seat]);
}

static void say_sits(const struct sitting *sitting, int seat)
{
    char words[256], name[128];
    struct text text = language_text(words, sizeof words);
    struct text who = language_text(name, sizeof name);
    if (!remark_sits(sitting->game, sitting->head.seat_name[seat], &text) ||
        !remark_name(sitting->game, sitting->head.seat_name[seat], &who))
        return;
    text_put(&who, ": ");
    text_put(&who, words);
    guide_wrap(stdout, name, "  ");
}

static void say_seats(const struct sitting *sitting, bool quiet)
{
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        const struct policy *policy = sitting->seat[seat].policy;
        char name[64], bot[256], called[128];
        struct text help = language_text(bot, sizeof bot);
        struct text who = language_text(called, sizeof called);
        bool first = is_first(sitting, seat);
        result_seat(sitting->game, seat, name, sizeof name);
        if (sitting->seat[seat].kind == SEAT_PERSON) {
            guide_wrap(stdout, language_say(TELL_YOU(.seat = name)), "");
            continue;
        }
        ENSURE(policy); /* no program sits down to play */
        bot_help(sitting->game, policy, &help);
        put_bot(sitting, seat, quiet, &who);
        if (first)
            guide_wrap(stdout,
                       language_say(TELL_BOT_FIRST(.seat = name, .bot = called, .help = bot)),
                       "");
        else
            guide_wrap(stdout, language_say(TELL_BOT(.seat = name, .bot = called)), "");
        if (first && !quiet)
            say_sits(sitting, seat);
    }
}

static void say_alone(const struct sitting *sitting)
{
    const struct game *game = sitting->game;
    char name[64];
    result_seat(game, 0, name, sizeof name);
    guide_wrap(
        stdout,
        language_say(TELL_GAME_ALONE(.game = game->title, .author = game->author, .seat = name)),
        "");
}

static void say_start(const struct sitting *sitting, bool again, bool quiet)
{
    char hex[2 * HASH_BYTES + 1];
    bool alone = sitting->head.seats == 1 && sitting->seat[0].kind == SEAT_PERSON, named = true;
    if (!strncmp(sitting->game->author, sitting->game->title, strlen(sitting->game->title)))
        named = false; /* no person is known: "21 (A Blackjack-Souls RPG, 2016)" */
    if (!named)
        printf("%s.\n", sitting->game->author);
    else if (!alone)
        puts(
            language_say(TELL_GAME(.game = sitting->game->title, .author = sitting->game->author)));
    else
        say_alone(sitting);
    if (!again)
        guide_about(stdout, sitting->game, "");
    if (!alone || !named)
        say_seats(sitting, quiet);
    if (sitting->head.fair.mode == FAIR_SEEDED) {
        snprintf(hex, sizeof hex, "%llu", (unsigned long long)sitting->head.fair.number);
        puts(language_say(TELL_SEEDED(.seed = hex)));
    } else {
        hash_hex(sitting->head.fair.commit, HASH_BYTES, hex);
        guide_wrap(stdout, language_say(TELL_COMMITTED()), "");
        printf("  %s\n", hex);
    }
    puts(language_say(TELL_SAVED_IN(.file = sitting->log_path)));
    if (sitting->game->words && sitting->game->words->how && sitting->game->master)
        guide_wrap(stdout, language_say(TELL_TYPE_TALK()), "");
    else if (sitting->game->words && sitting->game->words->how)
        guide_wrap(stdout, language_say(TELL_TYPE()), "");
    else
        puts(language_say(TELL_TYPE_HELP()));
}

static void say_result(const struct sitting *sitting)
{
    int32_t payoff[SEATS_MAX];
    const char *player[SEATS_MAX];
    match_payoff(sitting->match, payoff);
    for (int seat = 0; seat < sitting->head.seats; seat++)
        player[seat] =
            sitting->seat[seat].kind == SEAT_PERSON ? NULL : sitting->head.seat_name[seat];
    printf("\n%s\n",
           language_say(TELL_OVER(.moves = sitting->match->count - sitting->match->says)));
    result_say(sitting->match, sitting->game, sitting->head.seats, player, payoff);
    puts(language_say(TELL_LOG(.file = sitting->log_path)));
    if (match_sealed(sitting->match))
        guide_wrap(stdout, language_say(TELL_SEALED()), "");
    else if (sitting->head.fair.mode == FAIR_COMMITTED)
        guide_wrap(stdout, language_say(TELL_CHECK_COMMITTED()), "");
    else
        puts(language_say(TELL_CHECK_SEEDED()));
    if (!match_sealed(sitting->match))
        printf("  croupier verify '%s'\n", sitting->log_path);
    printf("%s\n  croupier replay --story '%s'\n", language_say(TELL_READ_AGAIN()),
           sitting->log_path);
}

static void say_resume(const struct sitting *sitting, const struct line_table *table,
                       const struct manner *manner)
{
    const struct game *game = sitting->game;
    printf("%s croupier play %s --resume '%s'", language_say(TELL_SAVED()), game->name,
           sitting->log_path);
    if (*sitting->campaign)
        printf(" --campaign '%s'", sitting->campaign);
    if (line_has_windows(game) && table->ask != ASK_CHANGE)
        printf(" --ask %s", line_ask_name(table->ask));
    if (table->map != TEXT_MAP_BOTH)
        printf(" --map %s", line_map_name(table->map));
    if (table->hints != sitting->head.hints)
        printf(" --hints %s", hints_name(table->hints));
    if (manner->language)
        printf(" --lang %s", manner->language);
    if (manner->quiet)
        printf(" --no-remarks");
    puts("");
}

/* What becomes of its campaign. */
static void say_campaign(const struct sitting *sitting, bool ended)
{
    if (ended)
        puts(language_say(TELL_CAMPAIGN_OVER(.file = sitting->campaign)));
    else
        printf("%s croupier play %s --campaign '%s'\n", language_say(TELL_CAMPAIGN_NEXT()),
               sitting->game->name, sitting->campaign);
}

/* ---- A match ---- */

static int play(struct sitting *sitting, struct manner manner, bool again)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct line_table table = {.match = sitting->match,
                               .ask = manner.ask,
                               .map = manner.map,
                               .hints = manner.hints < 0 ? sitting->head.hints : manner.hints,
                               .arg = sitting,
                               .next = next,
                               .make_move = make_move,
                               .written = written};
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (sitting->seat[seat].kind == SEAT_PERSON)
            table.persons |= (uint16_t)(1u << seat);
    say_start(sitting, again, manner.quiet);
    story_remarks(manner.quiet ? NULL : &sitting->head);
    int end = line_play(&table, &why), result = EXIT_FINE;
    if (end == LINE_OVER) {
        bool ended = false;
        result = sitting_end(sitting);
        if (!result)
            say_result(sitting);
        if (!result)
            result = campaign_keep(sitting, &ended);
        if (!result && *sitting->campaign)
            say_campaign(sitting, ended);
        return result;
    }
    if (end == LINE_FAILED)
        result = fail_file(reason);
    if (sitting_pause(sitting))
        result = EXIT_BAD;
    say_resume(sitting, &table, &manner);
    return result;
}

static int check_persons(const struct sitting *sitting)
{
    int persons = 0;
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        persons += sitting->seat[seat].kind == SEAT_PERSON;
        if (sitting->seat[seat].kind == SEAT_PROGRAM)
            return fail("Programs play at a table of their own: croupier table %s",
                        sitting->game->name);
    }
    if (!persons)
        return fail("No seat is yours. Put me into --seats, or let bots play: croupier table %s",
                    sitting->game->name);
    return 0;
}

/* Not 0 after a line if it cannot be so in this game (NULL: in any). */
static int manner_of(const struct args *args, const struct game *game, struct manner *out)
{
    const char *when = args_get(args, "ask"), *what = args_get(args, "map"),
               *hints = args_get(args, "hints");
    *out = (struct manner){.ask = when ? line_ask_named(when) : ASK_CHANGE,
                           .map = what ? line_map_named(what) : TEXT_MAP_BOTH,
                           .hints = hints ? hints_named(hints) : -1,
                           .language = args_get(args, "lang"),
                           .quiet = args_has(args, "no-remarks")};
    /* the options' table has no other words */
    ENSURE(out->ask >= 0 && out->map >= 0 && (!hints || out->hints >= 0));
    if (when && game && !line_has_windows(game))
        return fail("%s never asks about Skills. Leave out --ask.", game->title);
    if (what && game && !line_has_map(game))
        return fail("%s has no map. Leave out --map.", game->title);
    if (out->hints == HINTS_ADVICE && game && !hints_adviser(game))
        return fail("Nobody gives advice in %s. Choose other --hints.", game->title);
    return 0;
}

/* Not 0 after a line if nobody is there who could make exceptions. */
static int check_level(struct sitting *sitting, const struct args *args)
{
    const char *level = args_get(args, "level");
    sitting->head.warns = level && !strcmp(level, "warn");
    if (sitting->head.warns && !sitting->game->lifted)
        return fail("Nobody makes exceptions in %s. Leave out --level.", sitting->game->title);
    if (sitting->head.warns && sitting->seat[0].kind != SEAT_PERSON)
        return fail("A bot makes no exceptions. Put me first into --seats, or leave out --level.");
    return 0;
}

static int play_new(struct sitting *sitting, const struct args *args)
{
    char seats[256], path[SAVE_PATH_BYTES];
    const struct game *game = game_named(args->word[0]);
    long long seed = -1;
    struct text line = text_over(seats, sizeof seats);
    struct manner manner;
    if (!game || manner_of(args, game, &manner) || args_number(args, "seed", 0, INT64_MAX, &seed))
        return EXIT_BAD;
    *seats = 0;
    if (args_has(args, "campaign") &&
        campaign_look(args_get(args, "campaign"), game, seats, sizeof seats))
        return EXIT_BAD;
    bool again = *seats;
    for (int i = 0; !again && game->solo && game->solo[i]; i++)
        text_format(&line, "%s%s", i ? "," : "", game->solo[i]);
    int result = sitting_read(sitting, args, game->solo || again ? seats : NULL);
    if (!result && args_has(args, "campaign"))
        result = campaign_begin(sitting, args);
    if (!result)
        result = check_persons(sitting);
    if (!result)
        result = check_level(sitting, args);
    sitting->head.hints = (uint8_t)(manner.hints < 0 ? HINTS_CHANCES : manner.hints);
    if (!result)
        result = sitting_deal(sitting, seed);
    if (!result && !args_has(args, "log"))
        result = saves_new(game, path);
    if (!result && !args_has(args, "log"))
        result = saves_pack(game);
    if (!result)
        result = sitting_keep(sitting, args_has(args, "log") ? args_get(args, "log") : path, true);
    return result ? result : play(sitting, manner, false);
}

static int play_on(struct sitting *sitting, const struct args *args, const char *path,
                   const char *game)
{
    struct manner manner;
    int result = sitting_resume(sitting, path);
    if (!result && args_has(args, "campaign"))
        result = campaign_resume(sitting, args_get(args, "campaign"));
    if (!result && game && strcmp(game, sitting->game->name))
        result = fail("%s: This is a match of %s, not of %s.", path, sitting->game->name, game);
    if (!result)
        result = check_persons(sitting);
    if (!result)
        result = manner_of(args, sitting->game, &manner);
    return result ? result : play(sitting, manner, true);
}

/* ---- The command ---- */

static int resume_newest(struct sitting *sitting, const struct args *args, const struct game *game)
{
    static struct save save;
    if (!saves_newest(game, &save))
        return game ? fail("You have no unfinished match of %s.", game->title)
                    : fail("You have no unfinished match.");
    return play_on(sitting, args, save.path, NULL);
}

/* Whether to continue the newest unfinished match: 1 yes, 0 no, -1 the input has ended. */
static int offer(const struct game *game, struct save *save)
{
    if (!saves_newest(game, save))
        return 0;
    puts(language_say(ASK_UNFINISHED(.about = save->about)));
    return line_yes(language_say(ASK_CONTINUE()), true);
}

/* Whoever has neither played here nor learned is offered to learn it by playing, else to read how.
 * False: they are learning, or the input has ended. */
static bool teach(const struct game *game, bool *learns)
{
    if (!game->words || !game->words->how || saves_any(game) || saves_learned(game))
        return true;
    int yes = game->lesson ? line_yes(language_say(ASK_LEARN()), true) : 0;
    *learns = yes > 0;
    if (yes)
        return false;
    yes = line_yes(language_say(ASK_TEACH()), true);
    if (yes <= 0)
        return !yes;
    puts("");
    sitting_how(game, ""); /* nobody who gives options is asked */
    char start[256];
    snprintf(start, sizeof start, "\n%s ", language_say(ASK_START()));
    return input_wait(start);
}

static int choose(struct sitting *sitting, const struct args *args)
{
    static const char *const fresh[] = {"seats", "rules", "pack",  "character",
                                        "seed",  "log",   "think", "new"};
    static struct save save;
    const struct game *game = NULL;
    struct manner manner;
    bool plain = true, learns = false;
    if (args->words && !(game = game_named(args->word[0])))
        return EXIT_BAD;
    if (manner_of(args, game, &manner))
        return EXIT_BAD;
    for (size_t i = 0; i < sizeof fresh / sizeof *fresh; i++) {
        plain = plain && !args_has(args, fresh[i]) && !args_has(args, "campaign");
        if (args_has(args, "resume") && args_has(args, fresh[i]))
            return fail("--resume continues a match as it is. Leave out --%s.", fresh[i]);
    }
    const char *path = args_get(args, "resume");
    if (path && !game && access(path, F_OK) && game_find(path))
        return resume_newest(sitting, args, game_find(path)); /* play --resume GAME */
    if (path)
        return play_on(sitting, args, path, game ? game->name : NULL);
    if (args_has(args, "resume"))
        return resume_newest(sitting, args, game);
    if (!game)
        return fail("Which game? For example: croupier play bloodsport");
    plain = plain && input_is_terminal();
    int go_on = plain ? offer(game, &save) : 0;
    if (go_on < 0 || (plain && !go_on && !teach(game, &learns)))
        return learns ? learn_game(game) : EXIT_FINE;
    return go_on ? play_on(sitting, args, save.path, game->name) : play_new(sitting, args);
}

static int run(const struct args *args)
{
    static struct sitting sitting;
    sitting.keeper.out.fd = -1;
    input_open();
    int result = choose(&sitting, args);
    input_close();
    sitting_close(&sitting);
    return result;
}

static const struct option_spec options[] = {
    {"seats", "LIST", "who plays, in seat order: me or a bot's name, such as me,careful"},
    {"rules", "LIST", "table options, such as stock=printed"},
    {"pack", "FILE", "play with your own pack (or a built-in one, by name)"},
    {"character", "LIST", "saved characters: FILE for your next seat, or SEAT=FILE"},
    {"campaign", "FILE",
     "play the next evening of the campaign kept in FILE, or its first if there is no such file"},
    {"seed", "N", "deal from seed N: the same match every time, so no proof of fairness"},
    {"log", "FILE", "save the match in this new file"},
    {"ask", "always|change|never",
     "ask about Skills: always, never, or change (only when one could help)"},
    {"map", "words|drawn|both", "how to show the map (both)"},
    {"think", "BUDGET",
     "how long each bot tries its moves (200ms, 2s), or in how many playouts (400); a GM's bot "
     "decides at once"},
    {"hints", "none|chances|advice",
     "show no chances, your own (chances), or also what a careful player would do"},
    {"level", "enforce|warn",
     "warn: the person who runs the game can allow moves that the rules refuse (enforce)"},
    {"lang", CROUPIER_LANGUAGES, "language of the text (default: as LANG says, else English)"},
    {"no-remarks", NULL, "bots have no names and say nothing"},
    {"new", NULL, "start a new match, even if you have an unfinished one"},
    {"resume", "[FILE]", "continue the match in FILE, or your newest unfinished one"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier play bloodsport",
    "croupier play 21 # a name, a title or its beginning: blood, tex, gamb",
    "croupier play bloodsport --seats me,careful",
    "croupier play bloodsport --seats me,me # two people, with the screen cleared in between",
    "croupier play gamblers-heart --rules quests=3",
    "croupier play twenty-one --character ruth.json",
    "croupier play gamblers-heart --campaign ours.jsonl # tonight's evening of it",
    "croupier play --resume match.jsonl",
    NULL,
};
static const char *const exits[] = {
    "0 played or left",
    "2 the command, a file or the log is wrong",
    NULL,
};

const struct command command_play = {
    .name = "play",
    .brief = "Play at this terminal: alone, against bots, or several people at one keyboard",
    .usage = "GAME [OPTIONS]",
    .words_max = 1,
    .options = options,
    .about = "GAME is a game's name, its title, or the beginning of either, as long as it is "
             "unique.\n\n"
             "Every move is saved as you make it, in a file in $XDG_DATA_HOME/croupier (by default "
             "~/.local/share/croupier) or in --log FILE. You can leave at any time and continue "
             "later. At any prompt, type say WORDS to talk to the table, or add ' : WORDS' to a "
             "choice to say something with it. Type help for the rest.\n\n"
             "Without --seats you play alone, with bots for the seats that the game needs. In 21, "
             "--ask says when you are asked to use Skills (change), and --map how you see the map. "
             "In play, 'set ask' and 'set map' change that.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
