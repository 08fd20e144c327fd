/* croupier pack: a game's cards, book or stories as the file that a person edits. What is always
 * true: what is printed is read again as it is, and what is checked is not changed. */
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/plays.h"
#include "cli/saves.h"
#include "cli/sitting.h"
#include "table/made.h"
#include "table/native/file.h"
#include "table/native/logfile.h"
#include "table/native/pack.h"
#include "tui/language.h"

enum { STRING_BYTES = 6 * YAML_SCALAR_BYTES_MAX + 3, REPORT_BYTES = 4096 };

static void print_string(const char *string)
{
    char bytes[STRING_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    codec_string_json(string, &out);
    fputs(bytes, stdout);
}

/* A whole number that JSON writes in the same way: no sign but a minus, no 0 before others. */
static bool is_number(const struct node *n)
{
    const char *digits = n->text + (n->text[0] == '-');
    size_t size = strspn(digits, "0123456789");
    return !n->quoted && size && size < 10 && !digits[size] && (digits[0] != '0' || size == 1);
}

/* As a file says it: whole numbers are numbers, all other words strings. */
static void print_node(const struct node *n)
{
    if (n->kind == NODE_SCALAR) {
        if (is_number(n))
            fputs(n->text, stdout);
        else
            print_string(n->text);
        return;
    }
    putchar(n->kind == NODE_MAP ? '{' : '[');
    for (const struct node *i = n->child; i; i = i->next) {
        if (n->kind == NODE_MAP) {
            print_string(i->key);
            putchar(':');
        }
        print_node(i);
        fputs(i->next ? "," : "", stdout);
    }
    putchar(n->kind == NODE_MAP ? '}' : ']');
}

static int print_pack(const struct game *game, bool json)
{
    const struct data_source *source = &game->sources[0];
    if (json) {
        print_node(source->tree);
        putchar('\n');
    } else {
        fwrite(source->text, 1, source->size, stdout);
    }
    return EXIT_FINE;
}

/* "mine.yaml:14:11: what" as an object. */
static void print_wrong(const char *path, const char *reason)
{
    int line = 0, column = 0, size = 0;
    size_t head = strlen(path);
    const char *what = !strncmp(reason, path, head) && !strncmp(reason + head, ": ", 2)
                           ? reason + head + 2
                           : reason;
    if (!strncmp(reason, path, head) &&
        sscanf(reason + head, ":%d:%d: %n", &line, &column, &size) == 2 && size)
        what = reason + head + size;
    fputs("{\"sound\":false,\"file\":", stdout);
    print_string(path);
    if (line)
        printf(",\"line\":%d,\"column\":%d", line, column);
    fputs(",\"wrong\":", stdout);
    print_string(what);
    puts("}");
}

/* What a sound pack is called, as the beginning of an object or as a line. */
static void print_sound(const struct game *game, const char *path, const struct data *data,
                        bool json)
{
    if (!json) {
        printf("%s: a valid pack for %s: \"%s\", edition %d.\n", path, game->title, data->name,
               data->edition);
        return;
    }
    fputs("{\"sound\":true,\"file\":", stdout);
    print_string(path);
    printf(",\"game\":\"%s\",\"name\":\"%s\",\"edition\":%d", game->name, data->name,
           data->edition);
}

/* What is no mistake and may be one: a line each, or as JSON a list of them. */
static void print_doubts(const struct game *game, const struct pack_data *pack, const char *path,
                         bool json)
{
    const struct node *tree = pack->tree.root ? pack->tree.root : game->sources[0].tree;
    struct complaint doubt = {0};
    if (!game->data_doubt)
        return;
    fputs(json ? ",\"doubts\":[" : "", stdout);
    for (int n = 0; game->data_doubt(&pack->data, tree, n, &doubt); n++) {
        if (!json) {
            char line[1024];
            struct text t = text_over(line, sizeof line);
            file_complain(path, &doubt, &t);
            puts(line);
            continue;
        }
        printf("%s{\"line\":%d,\"column\":%d,\"doubt\":", n ? "," : "", doubt.line,
               doubt.column);
        print_string(doubt.what);
        putchar('}');
    }
    fputs(json ? "]" : "", stdout);
}

static int check_pack(const struct game *game, const char *path, bool json)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct pack_data pack;
    if (pack_open_file(&pack, game, path, &why)) {
        if (!json)
            return fail_file(reason);
        print_wrong(path, reason);
        return EXIT_BAD;
    }
    print_sound(game, path, &pack.data, json);
    print_doubts(game, &pack, path, json);
    fputs(json ? "}\n" : "", stdout);
    pack_close(&pack);
    return EXIT_FINE;
}

/* Whether it says what is wrong with the file, and nothing else. */
static bool is_wrong(const struct game *game, const char *path, bool json)
{
    char reason[1024];
    struct text why = text_over(reason, sizeof reason);
    struct pack_data pack;
    bool wrong = pack_open_file(&pack, game, path, &why);
    if (wrong && json)
        print_wrong(path, reason);
    if (!wrong)
        pack_close(&pack);
    return wrong && json;
}

/* Plays it, and prints what came of it. */
static int play_pack(const struct args *args, const struct game *game, bool json)
{
    static struct plays plays;
    const char *path = args_get(args, "check");
    long long count = 0;
    if (args_number(args, "plays", 1, PLAYS_MAX, &count) || is_wrong(game, path, json))
        return EXIT_BAD;
    int result = plays_open(&plays, args, path, count);
    if (!result)
        result = plays_run(&plays);
    if (result == EXIT_FAILED)
        fail("Interrupted after %lld of %lld plays.", plays.done, plays.plays);
    if (result == EXIT_FINE && !plays_any(&plays))
        result = fail("By these rules nobody plays a story of the pack. Leave out --rules.");
    if (result != EXIT_BAD && plays.done) {
        print_sound(game, path, plays.data, json);
        print_doubts(game, &plays.sitting.own_pack, path, json);
        if (json)
            plays_json(&plays);
        else
            plays_print(&plays);
        fputs(json ? "}\n" : "", stdout);
    }
    plays_close(&plays);
    return result;
}

/* The file's --map, or the game's own pack. */
static int map_pack(const struct args *args)
{
    static struct plays plays;
    long long count = 0;
    if (args_number(args, "plays", 1, PLAYS_MAX, &count))
        return EXIT_BAD;
    int result = plays_open(&plays, args, args_get(args, "map"), count);
    if (!result && count)
        result = plays_run(&plays);
    int drawn = result == EXIT_BAD ? result : plays_map(&plays, args_get(args, "story"));
    plays_close(&plays);
    return drawn ? drawn : result;
}

static int print_report(const struct game *game, const char *path)
{
    char reason[1024], bytes[REPORT_BYTES];
    struct text why = text_over(reason, sizeof reason), report = language_text(bytes, sizeof bytes);
    struct pack_data pack;
    if (!game->words || !game->words->report)
        return fail("%s has no report. Leave out --report.", game->title);
    if (path ? pack_open_file(&pack, game, path, &why)
             : pack_open(&pack, game, game->sources[0].name, &why))
        return fail_file(reason);
    game->words->report(&pack.data, &report);
    fputs(bytes, stdout);
    pack_close(&pack);
    return EXIT_FINE;
}

/* The pack of what people made at the table of a log. */
static int print_made(const struct game *game, const char *path)
{
    static struct log_file file;
    static struct made made;
    static char bytes[MADE_BYTES];
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason), out = language_text(bytes, sizeof bytes);
    if (log_file_open_with(&file, path, &game, 1, UINT32_MAX, &saves_packs, &why))
        return fail_file(reason);
    bool any = made_pack(&file.match, &made, &out);
    log_file_close(&file);
    if (!any)
        return fail("%s has no room with foes in it that was made at the table.", path);
    fputs(bytes, stdout);
    return EXIT_FINE;
}

static int check_words(const struct args *args)
{
    static const char *const of_plays[] = {"seats", "rules", "seed", "jobs"};
    bool plays = args_has(args, "plays");
    bool map = args_has(args, "map");
    if (map && (args_has(args, "check") || args_has(args, "report") || args_has(args, "json")))
        return fail("--map prints the map and nothing else. Leave out --check, --report and "
                    "--json.");
    if (args_has(args, "made") && (map || plays || args_has(args, "check") ||
                                   args_has(args, "report") || args_has(args, "json")))
        return fail("--made prints the pack of a log and nothing else. Leave out the rest.");
    if (args_has(args, "story") && !map)
        return fail("--story is for --map. With --plays, choose one with --rules.");
    if (plays && !map && (!args_has(args, "check") || args_has(args, "report")))
        return fail("--plays needs the pack to play: --check FILE, without --report.");
    for (size_t i = 0; i < sizeof of_plays / sizeof *of_plays && !plays; i++)
        if (args_has(args, of_plays[i]))
            return fail("--%s is for the bots that play. Add --plays, or leave it out.",
                        of_plays[i]);
    return 0;
}

static int run(const struct args *args)
{
    const struct game *game = game_named(args->word[0]);
    if (!game)
        return EXIT_BAD;
    if (!game->source_count)
        return fail("%s has no pack to print or check.", game->title);
    bool json = args_has(args, "json");
    if (check_words(args))
        return EXIT_BAD;
    if (args_has(args, "made"))
        return print_made(game, args_get(args, "made"));
    if (args_has(args, "report"))
        return print_report(game, args_get(args, "check"));
    if (args_has(args, "map"))
        return map_pack(args);
    if (args_has(args, "plays"))
        return play_pack(args, game, json);
    return args_has(args, "check") ? check_pack(game, args_get(args, "check"), json)
                                   : print_pack(game, json);
}

static const struct option_spec options[] = {
    {"check", "FILE", "check your pack, and show what is wrong with it and where"},
    {"report", NULL, "measure how the pack plays: the built-in one, or yours with --check"},
    {"plays", "N", "with --check: also have bots play its stories N times, and show what never "
                   "comes up, how they end, and what is told twice"},
    {"map", "[FILE]", "print a map of its scenes and what leads where, as SVG (needs Graphviz); "
                      "with --plays N also how often"},
    {"made", "LOG", "print a pack of the rooms and foes that were made at the table of this match"},
    {"story", "TITLE", "with --map: this one alone, by its title or number"},
    {"seats", "LIST", "the bots that play (default careful ones, at tables of 2, 3 and 5 seats)"},
    {"rules", "LIST", "table options for the plays, such as scenario=first"},
    {"seed", "N", "deal from seeds N, N+1, ... (default 1)"},
    {"jobs", "N", "processes that play (default: one a processor); the result stays the same"},
    {"json", NULL, "print the pack, or the result of the check, as JSON"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier pack bloodsport > mine.yaml",
    "croupier pack bloodsport --check mine.yaml",
    "croupier pack texarkana --check mine.yaml --plays 1000",
    "croupier pack texarkana --map mine.yaml --plays 300 > map.svg",
    "croupier pack twenty-one --made evening.jsonl > mine.yaml",
    "croupier play bloodsport --pack mine.yaml",
    NULL,
};
static const char *const exits[] = {
    "0 printed, or the file is valid, whatever the plays showed",
    "1 the plays were interrupted; what is known was printed",
    "2 the command or the file is wrong",
    NULL,
};

const struct command command_pack = {
    .name = "pack",
    .brief = "Print a game's pack (cards, book, people, stories) to edit, or check yours",
    .usage = "GAME [OPTIONS]",
    .words_min = 1,
    .words_max = 1,
    .options = options,
    .about = "Without options it prints the built-in pack. Edit a copy, check it, and play with "
             "it. A page in docs/ describes "
             "each game's pack.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
