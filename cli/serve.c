/* croupier serve: the server, for browsers. What is always true: everything that can be wrong with
 * its options is said before a socket or a file is opened. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/folder.h"
#include "cli/review_page.h"
#include "games/registry.h"
#include "server/pushto.h"
#include "server/server.h"
#include "server/shelf.h"
#include "server/vapid.h"
#include "store/store.h"
#include "table/bot.h"
#include "table/match.h"

enum { PORT = 2121 };

static const struct option_spec options[] = {
    {"port", "N", "port to listen on; 0 takes any free port (2121)"},
    {"bind", "ADDRESS",
     "address to listen on: 127.0.0.1 is this machine only, 0.0.0.0 the whole network (127.0.0.1)"},
    {"metrics-port", "N",
     "port for metrics, on this machine only; 0 takes any free port, printed on the second line"},
    {"data", "FOLDER", "folder for the tables ($XDG_DATA_HOME/croupier/house)"},
    {"store", "URL", folder_store_options},
    {"house", "ADDRESS:PORT",
     "with --store: where other servers with the same database reach this one (127.0.0.1, any free "
     "port)"},
    {"origin", "URL", "the server's public address, such as https://example.org"},
    {"proxy", NULL, "trust X-Forwarded-For; use only behind your own proxy"},
    {"bots", "N", "threads for bots (2)"},
    {"think", "HOW", "the longest that a table's bots may think: quick, normal or long (long)"},
    {"sockets", "N", "connections in all (2048)"},
    {"sockets-each", "N", "connections from one address (128)"},
    {"rate", "N", "messages a second from one player, twice as many in a burst (10)"},
    {"tables-hour", "N", "new tables an hour from one address (240)"},
    {"asks", "N",
     "requests about tables a second from one address, four times as many in a burst (30)"},
    {"idle", "SECONDS", "unload an idle match after this many seconds; it stays on disk (600)"},
    {"asked", "SECONDS", "let a request to the others at a table stand for this long (300)"},
    {"absent", "SECONDS", "wait this long for a player who has left while others play (300)"},
    {"keep", "DAYS",
     "remove tables that nobody has used for this many days, finished or not (keep all)"},
    {"reports", "FOLDER", "show the reports in this folder (NAME.html) under #reports, too"},
    {"list", NULL, "let tables be put on a list where strangers find them and sit down"},
    {"notify", "PROGRAM", "run this program when a player who is away is to move"},
    {"push", "CONTACT",
     "let browsers be notified when a player who is away is to move; their push services are told "
     "CONTACT, such as mailto:you@example.org"},
    {"push-to", "HOSTS",
     "more push services, with commas between: HOST, *.HOST, or https://HOST:PORT of your own"},
    {"unconfined", NULL,
     "keep rights that the server never needs; for a system without seccomp"},
    {"journal", "FILE", "append a line of JSON for each event; - is standard error"},
    {"backup", "FILE", "copy the tables into a new file and exit; works while a server is running"},
    {"check", NULL, "check the whole database before starting, not while running"},
    {NULL, NULL, NULL},
};

static int origin_check(const char *origin)
{
    const char *name = !strncmp(origin, "https://", 8)  ? origin + 8
                       : !strncmp(origin, "http://", 7) ? origin + 7
                                                        : "";
    if (*name && !strpbrk(name, "/?# "))
        return EXIT_FINE;
    return fail(
        "--origin takes an address without a path, such as https://example.org, not %.200s.",
        *origin ? origin : "nothing");
}

/* ADDRESS:PORT, with an IPv6 address in brackets. */
static int house_at(const struct args *args, char *at, size_t size, int *port)
{
    const char *given = args_get(args, "house"), *colon = strrchr(given, ':');
    bool six = given[0] == '[';
    size_t n = colon ? (size_t)(colon - given) : 0;
    char *end = NULL;
    long number = colon ? strtol(colon + 1, &end, 10) : -1;
    if (!args_has(args, "store"))
        return fail("--house is for servers that share a database: give its --store, too.");
    if (n < 2 || n >= size || (six && given[n - 1] != ']') || !colon[1] || *end || number < 0 ||
        number > 65535)
        return fail("--house takes an IP address of this machine and a port, such as "
                    "10.0.0.3:2200, not %.100s.",
                    given);
    snprintf(at, size, "%.*s", (int)(six ? n - 2 : n), given + six);
    *port = (int)number;
    return EXIT_FINE;
}

static int push_check(const struct server_options *server)
{
    if (server->push && !vapid_contact_good(server->push))
        return fail("--push takes an address at which push services can reach you, such as "
                    "mailto:you@example.org or https://example.org, not %.200s.",
                    *server->push ? server->push : "nothing");
    if (server->push_to && !server->push)
        return fail("--push-to is for --push: give that, too.");
    if (server->push_to && !push_names_good(server->push_to))
        return fail("--push-to takes names with commas between, such as push.example.org, "
                    "*.example.org or https://push.example.org:8443, not %.200s.",
                    *server->push_to ? server->push_to : "nothing");
    return EXIT_FINE;
}

static int serve(const struct args *args)
{
    char folder[FOLDER_BYTES], path[FOLDER_BYTES], reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    long long port = PORT, metrics = -1, bots = 2, all = 2048, each = 128, rate = 10, tables = 240,
    asks = 30, idle = 600,
              absent = 300, asked = 300, keep = 0;
    if (args_number(args, "port", 0, 65535, &port) ||
        args_number(args, "metrics-port", 0, 65535, &metrics) ||
        args_number(args, "bots", 1, 64, &bots) || args_number(args, "sockets", 1, 60000, &all) ||
        args_number(args, "sockets-each", 1, 60000, &each) ||
        args_number(args, "rate", 1, 1000000, &rate) ||
        args_number(args, "tables-hour", 1, 1000000, &tables) ||
        args_number(args, "asks", 1, 1000000, &asks) ||
        args_number(args, "idle", 1, 86400, &idle) ||
        args_number(args, "absent", 1, 86400, &absent) ||
        args_number(args, "asked", 1, 86400, &asked) ||
        args_number(args, "keep", 1, 36500, &keep))
        return EXIT_BAD;
    const char *think = args_has(args, "think") ? args_get(args, "think") : "long";
    char house_bind[64] = "127.0.0.1";
    int house_port = 0;
    if (args_has(args, "house") && house_at(args, house_bind, sizeof house_bind, &house_port))
        return EXIT_BAD;
    struct server_options server = {
        .bind = args_has(args, "bind") ? args_get(args, "bind") : "127.0.0.1",
        .port = (int)port,
        .metrics_port = (int)metrics,
        .folder = args_has(args, "store") ? NULL : folder,
        .store = path,
        .house_bind = house_bind,
        .house_port = house_port,
        .check = args_has(args, "check"),
        .origin = args_get(args, "origin"),
        .proxy = args_has(args, "proxy"),
        .bots = (int)bots,
        .think_most = bot_think_named(think),
        .sockets_max = (int)all,
        .sockets_each = (int)each,
        .messages_second = (int)rate,
        .tables_hour = (int)tables,
        .asks_second = (int)asks,
        .idle_seconds = (int)idle,
        .keep_days = (int)keep,
        .list = args_has(args, "list"),
        .unconfined = args_has(args, "unconfined"),
        .journal = args_get(args, "journal"),
        .notify = args_get(args, "notify"),
        .push = args_get(args, "push"),
        .push_to = args_get(args, "push-to"),
        .reports = args_get(args, "reports"),
        .absent_seconds = (int)absent,
        .asked_seconds = (int)asked,
        .review = review_page,
        .chronicle = chronicle_page,
    };
    if (server.origin && origin_check(server.origin))
        return EXIT_BAD;
    if (server.reports && !shelf_check(server.reports))
        return fail("--reports takes a folder that can be read, not %.200s: %s.", server.reports,
                    strerror(errno));
    if (server.notify && access(server.notify, X_OK))
        return fail("--notify takes the path of a program that can be run, not %.200s: %s.",
                    server.notify, strerror(errno));
    if (push_check(&server))
        return EXIT_BAD;
    if (server.think_most < 0)
        return fail("--think takes quick, normal or long, not %.200s.",
                    *think ? think : "nothing");
    if (folder_store(args, path) || (server.folder && folder_find(args_get(args, "data"), folder)))
        return EXIT_BAD;
    if (args_has(args, "backup"))
        return house_backup(path, args_get(args, "backup"));
    return server_run(&server, games_list, games_count, &why) ? fail("%s", reason) : EXIT_FINE;
}

static const char *const examples[] = {
    "croupier serve",
    "croupier serve --bind 0.0.0.0 --port 8080 # in your own network",
    "croupier serve --origin https://example.org --proxy # behind a proxy with TLS",
    "croupier serve --store postgresql://croupier@db.example.org/croupier",
    "croupier serve --store postgresql:// --house 10.0.0.3:2200 # one of several servers",
    NULL,
};
static const char *const exits[] = {
    "0 stopped by a signal",
    "2 could not start (port in use, folder or database unusable), or another server took the "
    "tables over",
    NULL,
};

const struct command command_serve = {
    .name = "serve",
    .brief = "Start the server: play in the browser, alone or with others",
    .usage = "[OPTIONS]",
    .options = options,
    .about = "Once the page can be opened, the first line on standard output is its address. "
             "SIGTERM or Ctrl-C stops the "
             "server. Matches are saved and continue at the next start.",
    .examples = examples,
    .exits = exits,
    .run = serve,
};
