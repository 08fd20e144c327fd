/* A house with the small game of tests/table/parley.h alone, listed as if it were none for tests:
 * words, names, floors and a sealed end over HTTP and WebSocket, whatever the real games do. Takes
 * pairs of arguments as `croupier serve` does: --port, --data, --rate. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"
#include "table/match.h"
#include "tests/table/parley.h"

int main(int argc, char **argv)
{
    struct game parley = parley_game;
    const struct game *const games[] = {&parley};
    struct server_options options = {.bind = "127.0.0.1",
                                     .metrics_port = -1,
                                     .bots = 1,
                                     .sockets_max = 300,
                                     .sockets_each = 300,
                                     .messages_second = 10,
                                     .tables_hour = 1000,
                                     .asks_second = 100000,
                                     .idle_seconds = 600,
                                     .absent_seconds = 300, .asked_seconds = 300};
    char reason[REASON_BYTES] = "";
    struct text why = text_over(reason, sizeof reason);
    parley.toy = false;
    for (int i = 2; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "--port"))
            options.port = atoi(argv[i + 1]);
        else if (!strcmp(argv[i], "--data"))
            options.folder = argv[i + 1];
        else if (!strcmp(argv[i], "--rate"))
            options.messages_second = atoi(argv[i + 1]);
        else if (!strcmp(argv[i], "--idle"))
            options.idle_seconds = atoi(argv[i + 1]);
    }
    char store[4096];
    snprintf(store, sizeof store, "%s/croupier.db", options.folder ? options.folder : "");
    options.store = store;
    if (!options.folder || server_run(&options, games, 1, &why)) {
        fprintf(stderr, "%s\n", options.folder ? reason : "--data is missing");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
