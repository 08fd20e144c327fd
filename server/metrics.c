/* Figures for Prometheus. What is always true: every figure stands with what it is, and none is
 * finer than what everybody at the house may know: how long messages are, how many parts they come
 * in and which moves are refused follow from what a seat alone knows, so that none of these is
 * counted. */
#include <stdlib.h>
#include <stdio.h>
#include <stdarg.h>
#include <malloc.h>
#include <string.h>

#include "server/http.h"
#include "server/metrics.h"
#include "server/workers.h"

enum { METRICS_BYTES = 16384, HEAP_STEP = 16 * 1024 * 1024 };

static void put(struct text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct text *out, const char *format, ...)
{
    char line[256];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    text_put(out, line);
}

static void figure(struct text *out, const char *name, const char *kind, const char *help,
                   double value)
{
    put(out, "# HELP croupier_%s %s\n# TYPE croupier_%s %s\n", name, help, name, kind);
    put(out, "croupier_%s %.17g\n", name, value);
}

void metrics_latency(struct house *house, int64_t us)
{
    static const int64_t edge[LATENCIES] = {1000,  2000,   5000,   10000,  20000,
                                            50000, 100000, 200000, 500000, 1000000};
    int i = 0;
    while (i < LATENCIES && us > edge[i])
        i++;
    house->count.latency[i]++;
    house->count.latency_sum += (double)us / 1e6;
}

static void put_latency(const struct counts *count, struct text *out)
{
    static const char *const edge[LATENCIES] = {"0.001", "0.002", "0.005", "0.01", "0.02",
                                                "0.05",  "0.1",   "0.2",   "0.5",  "1"};
    uint64_t sum = 0;
    put(out,
        "# HELP croupier_move_seconds From a move's receipt to its acknowledgement, on the disk.\n"
        "# TYPE croupier_move_seconds histogram\n");
    for (int i = 0; i <= LATENCIES; i++) {
        sum += count->latency[i];
        put(out, "croupier_move_seconds_bucket{le=\"%s\"} %llu\n", i < LATENCIES ? edge[i] : "+Inf",
            (unsigned long long)sum);
    }
    put(out, "croupier_move_seconds_sum %.6f\ncroupier_move_seconds_count %llu\n",
        count->latency_sum, (unsigned long long)sum);
}

static void put_requests(const struct counts *count, struct text *out)
{
    put(out, "# HELP croupier_requests_total HTTP answers by kind.\n# TYPE croupier_requests_total "
             "counter\n");
    for (int i = 1; i < 6; i++)
        put(out, "croupier_requests_total{status=\"%dxx\"} %llu\n", i,
            (unsigned long long)count->requests[i]);
}

static char *metrics_text(struct house *house, size_t *size)
{
    const struct counts *count = &house->count;
    struct store_counts stored;
    struct mallinfo2 memory = mallinfo2();
    char *bytes = malloc(METRICS_BYTES);
    if (!bytes)
        return NULL;
    struct text out = text_over(bytes, METRICS_BYTES);
    store_counts(house->store, &stored);
    figure(&out, "sockets", "gauge", "Open connections.", count->sockets);
    figure(&out, "players", "gauge", "Open WebSockets.", count->players);
    figure(&out, "matches", "gauge", "Matches in memory.", house->tables.live);
    figure(&out, "bots_waiting", "gauge", "Decisions waiting for bots.",
           workers_waiting(house->bots));
    figure(&out, "replays_waiting", "gauge", "Matches being read again.",
           workers_waiting(house->readers));
    figure(&out, "imports_waiting", "gauge", "Logs being read.", workers_waiting(house->importers));
    size_t steps = (memory.uordblks + memory.hblkhd + HEAP_STEP - 1) / HEAP_STEP;
    figure(&out, "heap_bytes", "gauge", "Memory in use, in steps of 16 MiB.",
           (double)steps * HEAP_STEP);
    figure(&out, "connections_refused_total", "counter", "Connections over a limit.",
           (double)count->requests[0]);
    figure(&out, "upgrades_refused_total", "counter", "WebSockets refused.",
           (double)count->upgrades_refused);
    put_requests(count, &out);
    figure(&out, "messages_in_total", "counter", "Messages from players.",
           (double)count->messages_in);
    figure(&out, "moves_total", "counter", "Moves of people, acknowledged.", (double)count->moves);
    figure(&out, "messages_refused_total", "counter", "Messages that were not moves.",
           (double)count->messages_refused);
    figure(&out, "bot_moves_total", "counter", "Moves of bots.", (double)count->bot_moves);
    figure(&out, "watcher_messages_total", "counter", "Turns made for those who look on.",
           (double)count->watcher_messages);
    figure(&out, "entries_total", "counter", "Entries made, chance's included.",
           (double)count->entries);
    figure(&out, "tables_made_total", "counter", "New tables.", (double)count->tables_made);
    figure(&out, "tables_imported_total", "counter", "Tables from logs.",
           (double)count->tables_imported);
    figure(&out, "tables_loaded_total", "counter", "Matches read again.",
           (double)count->tables_loaded);
    figure(&out, "tables_evicted_total", "counter", "Matches that left memory.",
           (double)count->tables_evicted);
    figure(&out, "tables_removed_total", "counter", "Tables removed after long disuse.",
           (double)count->tables_removed);
    figure(&out, "pushes_sent_total", "counter", "Pushes that a push service took.",
           (double)count->pushes_sent);
    figure(&out, "pushes_failed_total", "counter", "Pushes that none took, or that were left out.",
           (double)count->pushes_failed);
    figure(&out, "pushes_gone_total", "counter", "Pushes to browsers that are not there any more.",
           (double)count->pushes_gone);
    figure(&out, "store_failures_total", "counter", "Changes that could not be stored.",
           (double)count->store_failures);
    figure(&out, "store_tables", "gauge", "Tables in the store.", (double)stored.tables[STORE_ANY]);
    figure(&out, "store_queued", "gauge", "Changes waiting for the disk.",
           (double)stored.queued_items);
    figure(&out, "store_lines_total", "counter", "Lines written.", (double)stored.lines);
    figure(&out, "store_commits_total", "counter", "Commits.", (double)stored.commits);
    figure(&out, "store_commits_failed_total", "counter", "Commits that failed.",
           (double)stored.commits_failed);
    figure(&out, "store_tidies_failed_total", "counter",
           "Times the write-ahead log could not be moved; it grows.", (double)stored.tidies_failed);
    figure(&out, "store_commit_seconds_total", "counter", "Time in commits.",
           (double)stored.commit_ns / 1e9);
    put_latency(count, &out);
    ENSURE(!out.cut);
    *size = out.used;
    return bytes;
}

void answer_metrics(struct request *request)
{
    size_t size = 0;
    char *text = metrics_text(request->house, &size);
    answer_own(request, 200, "text/plain; version=0.0.4; charset=utf-8", text, size);
}

bool figures_apart(const struct request *request)
{
    return request->house->figures && lws_get_vhost(request->wsi) == request->house->figures;
}

bool figures_shown(const struct request *request)
{
    const struct server_options *options = &request->house->options;
    if (request->house->figures)
        return figures_apart(request);
    return (!strncmp(options->bind, "127.", 4) || !strcmp(options->bind, "::1")) &&
           !options->proxy && !options->origin;
}
