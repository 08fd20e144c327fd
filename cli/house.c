/* croupier house: what the house keeps, for whoever runs it. What is always true: tokens,
 * invitations and seeds of a match that is still open are never printed; while a house is open its
 * tables are looked at, not removed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/commands.h"
#include "cli/folder.h"
#include "store/store.h"
#include "table/codec.h"
#include "table/match.h"
#include "table/native/json.h"

enum { SHOWN_CHARS = 8, LISTED = 50 };

static const char *const statuses[STORE_STATUSES] = {"", "open", "over", "stopped"};

static struct store *look(const char *path)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store *store = store_open_look(path, &why);
    if (!store)
        fail("%s", reason);
    return store;
}

/* ---- list ---- */

static void put_day(int64_t ms)
{
    char day[32];
    time_t seconds = (time_t)(ms / 1000);
    struct tm local;
    strftime(day, sizeof day, "%Y-%m-%d %H:%M", localtime_r(&seconds, &local));
    fputs(day, stdout);
}

/* What lists show of a table: its name, and who sits there. */
static void put_title(const char *title)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct pairs pairs;
    struct json *json = json_open(title, strlen(title), STORE_TITLE_BYTES, &pairs, &why);
    const char *name = json ? pairs_text(&pairs, "name") : NULL;
    const struct value *seats = json ? pairs_get(&pairs, "seats") : NULL;
    char bytes[STORE_TITLE_BYTES + 64];
    struct text out = text_over(bytes, sizeof bytes);
    for (int i = 0; seats && seats->kind == VALUE_LIST && i < seats->items; i++)
        text_format(&out, "%s%s", i ? "," : "", seats->item[i] ? seats->item[i] : "");
    if (name && *name)
        text_format(&out, "  \"%s\"", name);
    text_straighten(bytes);
    printf("%s", bytes);
    json_close(json);
}

static void put_json(const struct store_table *table)
{
    char bytes[1024];
    struct text out = text_over(bytes, sizeof bytes);
    text_format(&out, "{\"table\":\"%s\",\"game\":", table->id);
    text_json(&out, table->game);
    text_format(&out, ",\"status\":\"%s\",\"created\":", statuses[table->status]);
    text_int(&out, table->created);
    text_put(&out, ",\"used\":");
    text_int(&out, table->used);
    text_format(&out, ",\"lines\":%d,\"about\":", (int)table->lines);
    printf("%s%s}\n", bytes, table->title);
}

static bool list_one(void *arg, const struct store_table *table)
{
    if (*(const bool *)arg) {
        put_json(table);
        return true;
    }
    printf("%.*s  %-14s  %-7s  ", SHOWN_CHARS, table->id, table->game, statuses[table->status]);
    put_day(table->used);
    printf("  %5d  ", (int)table->lines);
    put_title(table->title);
    putchar('\n');
    return true;
}

static int list(const struct args *args, const char *path)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    const char *wanted = args_get(args, "status");
    long long limit = LISTED;
    bool json = args_has(args, "json");
    int status = STORE_ANY;
    if (args_number(args, "limit", 1, 1000000000, &limit))
        return EXIT_BAD;
    for (int i = STORE_OPEN; wanted && i < STORE_STATUSES; i++)
        status = strcmp(statuses[i], wanted) ? status : i;
    struct store *store = look(path);
    if (!store)
        return EXIT_BAD;
    if (!json)
        printf("%-8s  %-14s  %-7s  %-16s  %5s  %s\n", "table", "game", "status", "last used",
               "lines", "seats, name");
    int count = store_list(store, status, (int)limit, list_one, &json, &why);
    store_close(store);
    return count < 0 ? fail("%s", reason) : EXIT_FINE;
}

/* ---- One table ---- */

struct wanted {
    const char *begins;
    char id[STORE_ID_CHARS + 1];
    int found;
};

static bool match_id(void *arg, const struct store_table *table)
{
    struct wanted *wanted = arg;
    if (strncmp(table->id, wanted->begins, strlen(wanted->begins)) != 0)
        return true;
    memcpy(wanted->id, table->id, sizeof wanted->id);
    return ++wanted->found < 2;
}

/* The whole name of the table that is meant: by all of it, or by how it alone begins. */
static int find(struct store *store, const char *word, char id[STORE_ID_CHARS + 1])
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct wanted wanted = {.begins = word};
    if (!*word || strlen(word) > STORE_ID_CHARS || word[strspn(word, "0123456789abcdef")])
        return fail("\"%.64s\" is not a table. Use the digits that croupier house list shows.",
                    word);
    if (store_list(store, STORE_ANY, 1000000000, match_id, &wanted, &why) < 0)
        return fail("%s", reason);
    if (wanted.found != 1)
        return fail(wanted.found ? "%s fits several tables. Give more digits; croupier house list "
                                   "--json shows them all."
                                 : "There is no table %s. For all of them: croupier house list",
                    word);
    memcpy(id, wanted.id, sizeof wanted.id);
    return 0;
}

static int show(struct store *store, const char *id, bool json)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store_table table;
    if (store_find(store, id, &table, &why) <= 0)
        return fail("%s", reason);
    if (json) {
        put_json(&table);
        return EXIT_FINE;
    }
    printf("table    %s\ngame     %s\nstatus   %s\nmade     ", table.id, table.game,
           statuses[table.status]);
    put_day(table.created);
    fputs("\nused     ", stdout);
    put_day(table.used);
    printf("\nlines    %d\nseats    ", (int)table.lines);
    put_title(table.title);
    putchar('\n');
    return EXIT_FINE;
}

static bool put_line(void *arg, uint32_t n, const char *line, size_t size)
{
    (void)n;
    return fwrite(line, 1, size, arg) == size && putc('\n', arg) != EOF;
}

static int export(struct store *store, const char *id)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    struct store_table table;
    if (store_find(store, id, &table, &why) <= 0)
        return fail("%s", reason);
    if (table.status == STORE_OPEN)
        fputs("croupier: This match is still being played, and its log shows every player's "
              "secrets.\n",
              stderr);
    return store_lines(store, id, 0, put_line, stdout, &why) < 0 ? fail("%s", reason) : EXIT_FINE;
}

static int look_at(const struct args *args, const char *path)
{
    char id[STORE_ID_CHARS + 1];
    struct store *store = look(path);
    int result = store ? find(store, args->word[1], id) : EXIT_BAD;
    if (!result)
        result =
            args->word[0][0] == 's' ? show(store, id, args_has(args, "json")) : export(store, id);
    store_close(store);
    return result;
}

static int drop(const struct args *args, const char *path)
{
    char reason[REASON_BYTES] = "", id[STORE_ID_CHARS + 1];
    struct text why = text_over(reason, sizeof reason);
    struct store_done done = {.result = STORE_FAILED};
    struct store *store = look(path); /* first: opening would make a database where there is none */
    int result = store ? find(store, args->word[1], id) : EXIT_BAD;
    store_close(store);
    if (result)
        return result;
    store = store_open(&(struct store_options){.path = path, .check_later = true}, &why);
    if (!store)
        return fail(
            "%s. Stop the server first. While it runs, croupier serve --keep DAYS removes tables.",
            reason);
    const struct store_change change = {.kind = STORE_REMOVE, .id = id};
    struct store_holder other;
    int held = store_hold(store, id, &other, &why);
    if (held == STORE_ELSEWHERE)
        result = fail("A server has this table open (house %d). Stop it first, or use croupier "
                      "serve --keep DAYS.",
                      (int)other.house);
    else if (held < 0 || !store_submit(store, &change, NULL, &why))
        result = fail("%s", reason);
    if (!result) {
        store_drain(store);
        store_poll(store, &done);
        result = done.result == STORE_OK ? EXIT_FINE : fail("%s", done.why);
    }
    store_close(store);
    if (!result)
        printf("%s\n", id);
    return result;
}

int house_backup(const char *path, const char *to)
{
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    if (store_backup(path, to, &why))
        return fail("%s", reason);
    printf("%s\n", to);
    return EXIT_FINE;
}

/* ---- The command ---- */

static int run(const struct args *args)
{
    static const char *const does[] = {"list", "show", "export", "remove", "backup", "move"};
    enum { DOES = sizeof does / sizeof *does };
    struct args whole = *args;
    char path[FOLDER_BYTES];
    int meant = name_meant(args->word[0], does, DOES);
    if (meant < 0)
        return name_refuse("croupier house has no command", "", args->word[0], does, DOES,
                           "It can list, show, export, remove, backup and move.");
    whole.word[0] = does[meant];
    if (!meant && args->words > 1)
        return fail("list takes no table. For one of them: croupier house show %.64s",
                    args->word[1]);
    if (meant == 5 && args->words < 3)
        return fail("move needs two places, each a folder or a URL: croupier house move FROM TO");
    if (meant < 5 && args->words > 2)
        return fail("%s takes no third word, %.64s.", does[meant], args->word[2]);
    if (meant == 5 && (args_has(args, "data") || args_has(args, "store")))
        return fail("move names both places itself: croupier house move FROM TO");
    if (meant && args->words < 2)
        return fail("%s needs a %s: croupier house %s %s", does[meant],
                    meant == 4 ? "file" : "table", does[meant], meant == 4 ? "FILE" : "TABLE");
    if (meant && (args_has(args, "status") || args_has(args, "limit")))
        return fail("--status and --limit only work with croupier house list.");
    if (meant > 1 && args_has(args, "json"))
        return fail("--json only works with croupier house list and show.");
    if (meant == 5)
        return house_move(args->word[1], args->word[2]);
    if (folder_store(args, path))
        return EXIT_BAD;
    return meant == 0   ? list(&whole, path)
           : meant == 3 ? drop(&whole, path)
           : meant == 4 ? house_backup(path, args->word[1])
                        : look_at(&whole, path);
}

static const struct option_spec options[] = {
    {"data", "FOLDER", "folder of the tables ($XDG_DATA_HOME/croupier/house)"},
    {"store", "URL", folder_store_options},
    {"status", "open|over|stopped", "list: only these tables"},
    {"limit", "N", "list: the newest N tables (50)"},
    {"json", NULL, "list, show: a line of JSON for each table, with its full name"},
    {NULL, NULL, NULL},
};

static const char *const examples[] = {
    "croupier house list --status open",
    "croupier house show 9f0c12ab",
    "croupier house export 9f0c12ab > match.jsonl # its whole log, for croupier replay and verify",
    "croupier house remove 9f0c12ab",
    "croupier house backup copy.db # works while the server runs",
    "croupier house move /srv/tables postgresql://croupier@db.example.org/croupier",
    NULL,
};
static const char *const exits[] = {
    "0 done",
    "2 no such table, or the database cannot be read",
    NULL,
};

const struct command command_house = {
    .name = "house",
    .brief = "Manage the server's tables: list, show, export, remove, back up, move",
    .usage = "list|show|export|remove|backup|move [TABLE|FILE|FROM TO] [OPTIONS]",
    .words_min = 1,
    .words_max = 3,
    .options = options,
    .about = "Name a table by the digits that list shows, or more of them. Everything but "
             "remove and move works while the server runs. move copies all tables between a folder "
             "and PostgreSQL, either way, to a place that has none, and compares them. "
             "The log of an unfinished match shows every secret but the dealer's seed.",
    .examples = examples,
    .exits = exits,
    .run = run,
};
