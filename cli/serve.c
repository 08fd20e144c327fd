/* croupier serve: the house, for browsers. What is always true: everything that can be wrong with its options
 * is said before a socket or a file is opened. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/folder.h"
#include "games/registry.h"
#include "server/server.h"
#include "store/store.h"
#include "table/match.h"

enum { PORT = 2121 };

static const struct option_spec options[] = {
    {"port", "N", "where to listen; 0: any free port (2121)"},
    {"bind", "ADDRESS", "127.0.0.1: this machine alone; 0.0.0.0: everyone who can reach it (127.0.0.1)"},
    {"metrics-port", "N", "where this machine alone reads figures; 0: any free port, which the second line tells"},
    {"data", "FOLDER", "where tables are kept ($XDG_DATA_HOME/croupier/house)"},
    {"origin", "URL", "the name of the house, if it has one, as in https://example.org"},
    {"proxy", NULL, "believe X-Forwarded-For: a proxy of yours is the only one who connects"},
    {"bots", "N", "threads that think for bots (2)"},
    {"sockets", "N", "connections in all (2048)"},
    {"sockets-each", "N", "connections of one address (128)"},
    {"rate", "N", "messages a second of one player; twice as many at once (10)"},
    {"tables-hour", "N", "new tables of one address in an hour (240)"},
    {"asks", "N", "questions about tables a second of one address; four times as many at once (30)"},
    {"idle", "SECONDS", "a match that nobody is at leaves memory after this; it stays on the disk (600)"},
    {"absent", "SECONDS", "who has left is waited for so long, where others are there and bots can go on (300)"},
    {"keep", "DAYS", "remove tables that nobody was at for so many days, over or not (without it: none)"},
    {"journal", "FILE", "add a line of JSON to this file for each event; -: the standard error"},
    {"backup", "FILE", "copy the tables into a new file, also while a house is open, and do nothing else"},
    {"check", NULL, "read the whole database before opening; otherwise it's read while the house is open"},
    {NULL, NULL, NULL},
};

static int origin_check(const char *origin)
{
    const char *name = !strncmp(origin, "https://", 8) ? origin + 8 : !strncmp(origin, "http://", 7) ? origin + 7 : "";
    if (*name && !strpbrk(name, "/?# "))
        return EXIT_FINE;
    return fail("--origin must be as in https://example.org, without a path, not '%.200s'", origin);
}

static int serve(const struct args *args)
{
    char folder[FOLDER_BYTES], path[FOLDER_BYTES], reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    long long port = PORT, metrics = -1, bots = 2, all = 2048, each = 128, rate = 10, tables = 240, asks = 30, idle = 600,
              absent = 300, keep = 0;
    if (args_number(args, "port", 0, 65535, &port) || args_number(args, "metrics-port", 0, 65535, &metrics) ||
        args_number(args, "bots", 1, 64, &bots) ||
        args_number(args, "sockets", 1, 60000, &all) || args_number(args, "sockets-each", 1, 60000, &each) ||
        args_number(args, "rate", 1, 1000000, &rate) || args_number(args, "tables-hour", 1, 1000000, &tables) ||
        args_number(args, "asks", 1, 1000000, &asks) || args_number(args, "idle", 1, 86400, &idle) ||
        args_number(args, "absent", 1, 86400, &absent) || args_number(args, "keep", 1, 36500, &keep))
        return EXIT_BAD;
    struct server_options server = {
        .bind = args_has(args, "bind") ? args_get(args, "bind") : "127.0.0.1",
        .port = (int)port,
        .metrics_port = (int)metrics,
        .folder = folder,
        .check = args_has(args, "check"),
        .origin = args_get(args, "origin"),
        .proxy = args_has(args, "proxy"),
        .bots = (int)bots,
        .sockets_max = (int)all,
        .sockets_each = (int)each,
        .messages_second = (int)rate,
        .tables_hour = (int)tables,
        .asks_second = (int)asks,
        .idle_seconds = (int)idle,
        .keep_days = (int)keep,
        .journal = args_get(args, "journal"),
        .absent_seconds = (int)absent,
    };
    if (server.origin && origin_check(server.origin))
        return EXIT_BAD;
    if (folder_find(args_get(args, "data"), folder))
        return EXIT_BAD;
    if (args_has(args, "backup"))
        return folder_database(args_get(args, "data"), path) ? EXIT_BAD : house_backup(path, args_get(args, "backup"));
    return server_run(&server, games_list, games_count, &why) ? fail("%s", reason) : EXIT_FINE;
}

static const char *const examples[] = {
    "croupier serve",
    "croupier serve --bind 0.0.0.0 --port 8080 # in your own network",
    "croupier serve --origin https://example.org --proxy # behind a proxy with TLS",
    NULL,
};
static const char *const exits[] = {
    "0 closed as asked",
    "2 could not open (port taken, folder, database)",
    NULL,
};

const struct command command_serve = {
    .name = "serve",
    .brief = "Open the house: play in the browser, alone or with others",
    .usage = "[OPTIONS]",
    .options = options,
    .about = "The first line on the standard output is the address, once it can be visited. SIGTERM and Ctrl-C "
             "close the house: what was played is kept, and goes on at the next start.",
    .examples = examples,
    .exits = exits,
    .run = serve,
};
