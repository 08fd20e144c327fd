/* croupier character: a character made, read or taken out of a match, as a sheet or as the file
 * that keeps it. What is always true: whatever is printed keeps every limit of the game; only the
 * result goes to the standard output, unless that is the terminal at which it is made. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/brought.h"
#include "cli/commands.h"
#include "engine/tree_read.h"
#include "games/registry.h"
#include "tui/guide.h"
#include "tui/input.h"
#include "tui/language.h"
#include "tui/said.h"
#include "tui/line.h"

enum { SHEET_BYTES = 32768 };

/* ---- Made at a table of its own ---- */

/* The seat for which one is made: the first that is no master. */
static int maker(const struct sitting *sitting)
{
    return sitting->game->master;
}

static bool is_made(const struct sitting *sitting, struct kept_character *out)
{
    return character_made(sitting->match, maker(sitting), maker(sitting), out);
}

/* A person at the seat, or a bot that draws lots; whoever there must be besides. */
static int open_table(struct sitting *sitting, const struct args *args, const struct game *game)
{
    char seats[128];
    struct text list = text_over(seats, sizeof seats);
    for (int seat = 0; seat < game->seats_min; seat++)
        text_format(&list, "%s%s", seat ? "," : "",
                    seat == game->master && !args_has(args, "random")
                        ? "me"
                        : game->policies[game->policy_count - 1].name);
    int result = sitting_read(sitting, args, seats);
    if (!result && game->characters->rules)
        result = sitting_rules(sitting, game->characters->rules);
    return result;
}

/* A bot's move or chance's, and what comes before the making that is nobody's choice. */
static bool go_on(struct sitting *sitting, int seat, struct text *why)
{
    const struct characters *characters = sitting->game->characters;
    struct view view;
    struct move move;
    if (!sitting_make_move(sitting, seat, why))
        return false;
    match_view(sitting->match, maker(sitting), &view);
    while (characters->before && characters->before(sitting->match->data, &view, &move)) {
        if (!match_play(sitting->match, &move, why))
            return false;
        match_view(sitting->match, maker(sitting), &view);
    }
    return true;
}

static int make_random(struct sitting *sitting, struct kept_character *out)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    bool fine = true;
    while (fine && !is_made(sitting, out)) {
        int seat = sitting_next(sitting);
        struct view view;
        struct move move;
        match_view(sitting->match, maker(sitting), &view);
        if (seat == maker(sitting) &&
            sitting->game->characters->next(sitting->match->data, &view, NULL, &move))
            fine = match_play(sitting->match, &move, &why);
        else
            fine = go_on(sitting, seat, &why);
    }
    return fine ? 0 : fail_file(reason);
}

static int next(void *arg)
{
    struct kept_character made;
    return is_made(arg, &made) ? -1 : sitting_next(arg);
}

static bool make_move(void *arg, int seat, struct text *why)
{
    return go_on(arg, seat, why);
}

static bool written(void *arg, struct text *why)
{
    return sitting_written(arg, why);
}

static int ask(struct sitting *sitting, struct kept_character *out)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct line_table table = {.match = sitting->match,
                               .persons = (uint16_t)(1u << maker(sitting)),
                               .fleeting = true,
                               .arg = sitting,
                               .next = next,
                               .make_move = make_move,
                               .written = written};
    guide_wrap(stdout, language_say(TELL_CHARACTER(.game = sitting->game->title)), "");
    int end = line_play(&table, &why);
    if (end == LINE_FAILED)
        return fail_file(reason);
    if (end == LINE_OVER && is_made(sitting, out))
        return 0;
    fail("The character is not finished, so nothing was saved.");
    return EXIT_FAILED;
}

/* The questions are no part of the result: where that goes elsewhere, they go to the standard
 * error. */
static int make_by_hand(struct sitting *sitting, struct kept_character *out)
{
    int result = 0, kept = isatty(STDOUT_FILENO) ? -1 : dup(STDOUT_FILENO);
    fflush(stdout);
    if (kept >= 0)
        dup2(STDERR_FILENO, STDOUT_FILENO);
    input_open();
    result = ask(sitting, out);
    input_close();
    fflush(stdout);
    if (kept >= 0) {
        dup2(kept, STDOUT_FILENO);
        close(kept);
    }
    return result;
}

static int make(struct sitting *sitting, const struct args *args, struct kept_character *out)
{
    long long seed = -1;
    int result = args_number(args, "seed", 0, INT64_MAX, &seed);
    if (!result)
        result = sitting_deal(sitting, seed);
    if (result)
        return result;
    return args_has(args, "random") ? make_random(sitting, out) : make_by_hand(sitting, out);
}

/* ---- Out of a match ---- */

static int take_seat(const struct log_file *file, const struct args *args,
                     struct kept_character *out)
{
    long long seat = -1;
    int result = args_number(args, "seat", 0, file->head.seats - 1, &seat), found = 0, last = -1;
    for (int i = 0; i < file->head.seats; i++)
        if (character_made(&file->match, SEAT_CHANCE, i, out)) {
            found++;
            last = i;
        }
    if (result)
        return result;
    if (seat < 0 && found > 1)
        return fail("%d seats of this match have a character. Choose one, such as --seat %d.",
                    found, last);
    if (seat < 0 && !found)
        return fail("No seat of this match has made a character yet.");
    bool now = args_has(args, "now");
    if (now && !file->head.game->characters->lives)
        return fail("Characters of %s are kept as they were made. Leave out --now.",
                    file->head.game->title);
    if (!(now ? character_lived : character_made)(&file->match, SEAT_CHANCE,
                                                  (int)(seat < 0 ? last : seat), out))
        return fail("Seat %lld of this match has no character.", seat);
    return 0;
}

/* `file` stays open: the character is one of its data. */
static int take(const struct game *game, const struct args *args, struct log_file *file,
                struct kept_character *out)
{
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    const char *path = args_get(args, "of");
    if (log_file_open(file, path, games_list, games_count, UINT32_MAX, &why))
        return fail_file(reason);
    return file->head.game == game ? take_seat(file, args, out)
                                   : fail("%s: This is a match of %s, not of %s.", path,
                                          file->head.game->name, game->name);
}

/* ---- The result ---- */

static int print(const struct game *game, const struct data *data, const struct args *args,
                 struct kept_character *made)
{
    static char json_bytes[CHARACTER_FILE_BYTES], sheet_bytes[SHEET_BYTES];
    char reason[REASON_BYTES];
    struct text why = language_text(reason, sizeof reason);
    struct text json = text_over(json_bytes, sizeof json_bytes),
                sheet = language_text(sheet_bytes, sizeof sheet_bytes);
    if (args_has(args, "name")) {
        struct text name = text_over(made->name, sizeof made->name);
        text_put(&name, args_get(args, "name"));
    }
    game->characters->json(data, made, &json);
    game->characters->sheet(data, made, &sheet);
    ENSURE(!json.cut && !sheet.cut);
    if (args_has(args, "json"))
        fputs(json_bytes, stdout);
    else
        guide_wrap(stdout, sheet_bytes, "");
    if (args_has(args, "save") && character_save(game, data, made, args_get(args, "save"), &why))
        return fail_file(reason);
    return EXIT_FINE;
}

/* ---- The command ---- */

/* Before somebody takes the trouble to make one. */
static int check_result(const struct args *args)
{
    struct node name = {.kind = NODE_SCALAR, .quoted = true, .text = args_get(args, "name")};
    struct complaint wrong = {0};
    struct stat there;
    const char *line, *path = args_get(args, "save");
    if (name.text && !node_line(&name, "--name", CHARACTER_NAME_BYTES, &line, &wrong))
        return fail("%s", wrong.what);
    if (path && !stat(path, &there))
        return fail("%s already exists, and characters are never overwritten. Choose another name.",
                    path);
    return 0;
}

static int check(const struct args *args)
{
    static const char *const apart[][2] = {
        {"random", "from"}, {"random", "of"}, {"from", "of"},   {"from", "seed"},  {"of", "seed"},
        {"of", "rules"},    {"of", "pack"},   {"from", "seat"}, {"random", "seat"},
    };
    for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
        if (args_has(args, apart[i][0]) && args_has(args, apart[i][1]))
            return fail("--%s and --%s cannot be combined. Leave out one.", apart[i][0],
                        apart[i][1]);
    if (args_has(args, "now") && !args_has(args, "of"))
        return fail("--now needs a match: --of LOG --now");
    if (args_has(args, "seat") && !args_has(args, "of"))
        return fail("--seat needs a match: --of LOG --seat N");
    return check_result(args);
}

static int find(struct sitting *sitting, const struct args *args, struct kept_character *out)
{
    return args_has(args, "from") ? character_read(sitting, args_get(args, "from"), out)
                                  : make(sitting, args, out);
}

static int run(const struct args *args)
{
    static struct sitting sitting;
    static struct log_file file;
    static struct kept_character made;
    const struct game *game = game_named(args->word[0]);
    if (!game || !characters_of(game) || check(args))
        return EXIT_BAD;
    if (args_has(args, "of")) {
        int result = take(game, args, &file, &made);
        if (!result)
            result = print(game, file.match.data, args, &made);
        log_file_close(&file);
        return result;
    }
    int result = open_table(&sitting, args, game);
    if (!result)
        result = find(&sitting, args, &made);
    if (!result)
        result = print(game, &sitting.own_pack.data, args, &made);
    sitting_close(&sitting);
    return result;
}

static const struct option_spec options[] = {
    {"random", NULL, "make one at random"},
    {"seed", "N", "use seed N: the same character every time"},
    {"from", "FILE", "read one from a file and check it"},
    {"of", "LOG", "take one from a match, as it was when it was made"},
    {"now", NULL, "with --of: as it stands at the end, where characters live on"},
    {"seat", "N", "with --of: whose character, if several seats have one"},
    {"name", "NAME", "its name"},
    {"rules", "LIST", "table options that set limits, such as hand-max=6"},
    {"pack", "FILE", "your own pack, for its characters"},
    {"json", NULL, "print it as JSON, not as a sheet"},
    {"save", "FILE", "also save it in a new file, as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier character twenty-one --name 'Ruth Delgado' --save ruth.json",
    "croupier character gamblers-heart --random --seed 7 --json > seven.json",
    "croupier character twenty-one --from ruth.json",
    "croupier character texarkana --of match.jsonl --seat 1 --now --save older.json",
    "croupier play twenty-one --character ruth.json",
    NULL,
};
static const char *const exits[] = {
    "0 printed",
    "1 left before it was finished",
    "2 the command, a file or the log is wrong",
    NULL,
};

const struct command command_character = {
    .name = "character",
    .brief = "Make a character or read one, show its sheet and save it",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Without --random, --from or --of you make one step by step, as in a match. Each step "
             "lists what is legal "
             "and refuses everything else. The questions go to the terminal; a file or a pipe gets "
             "only the result. "
             "docs/characters.md describes the file.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
