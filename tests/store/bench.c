/* How many acknowledged lines a second the store takes, and how long one waits, with so many
 * changes in flight. What is always true: each was synced by the real disk below FOLDER.
 *
 *   store_bench [FOLDER [SECONDS]] */
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/store.h"

enum { TABLES = 500, SAMPLES_MAX = 4000000 };

static sem_t woken;
static uint64_t started[TABLES];
static uint32_t *sample; /* us */
static int samples;

static void wake(void *arg)
{
    (void)arg;
    sem_post(&woken);
}

static uint64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void submit(struct store *store, int t, uint32_t n)
{
    char id[STORE_ID_CHARS + 1], line[300], reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    snprintf(id, sizeof id, "%032x", (unsigned)t);
    /* 150 bytes, as a move's line has. */
    int size =
        snprintf(line, sizeof line, "{\"n\":%u,\"seat\":0,\"do\":\"%0*d\"}\n", (unsigned)n, 118, t);
    struct store_change change = {.kind = n ? STORE_CHANGE : STORE_CREATE,
                                  .id = id,
                                  .tag = (uint64_t)t,
                                  .lines = line,
                                  .lines_size = (size_t)size,
                                  .first = n,
                                  .game = n ? NULL : "kuhn"};
    started[t] = now_ns();
    if (!store_submit(store, &change, NULL, &why)) {
        fprintf(stderr, "store_bench: %s\n", reason);
        exit(1);
    }
}

/* Keeps `flying` tables waiting for a line each, for so many seconds. */
static void measure(struct store *store, uint32_t *next, int flying, int seconds)
{
    struct store_counts before, after;
    struct store_done done;
    int at = 0, out = 0;
    store_counts(store, &before);
    samples = 0;
    uint64_t start = now_ns(), end = start + (uint64_t)seconds * 1000000000u;
    for (int i = 0; i < flying; i++, out++, at = (at + 1) % TABLES)
        submit(store, at, next[at]++);
    while (out) {
        sem_wait(&woken);
        while (store_poll(store, &done)) {
            uint64_t now = now_ns();
            out--;
            if (done.result != STORE_OK)
                fprintf(stderr, "store_bench: %s\n", done.why);
            if (samples < SAMPLES_MAX)
                sample[samples++] = (uint32_t)((now - started[done.tag]) / 1000);
            if (now < end) {
                submit(store, at, next[at]);
                next[at]++;
                out++;
                at = (at + 1) % TABLES;
            }
        }
    }
    double took = (double)(now_ns() - start) / 1e9;
    store_counts(store, &after);
    qsort(sample, (size_t)samples, sizeof *sample, compare);
    double commits = (double)(after.commits - before.commits);
    int half = samples / 2, late = (int)((long long)samples * 99 / 100);
    printf("%4d in flight: %8.0f lines/s  %7.0f commits/s  %6.1f lines a commit  p50 %.2f ms  p99 "
           "%.2f ms  "
           "longest %.1f ms\n",
           flying, samples / took, commits / took, samples / commits, sample[half] / 1000.0,
           sample[late] / 1000.0, sample[samples - 1] / 1000.0);
}

int main(int argc, char **argv)
{
    char path[4096], reason[STORE_REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    static const int flying[] = {1, 10, 100, 500};
    static const char *const endings[] = {"", "-wal", "-shm", ".lock"};
    static uint32_t next[TABLES];
    int seconds = argc > 2 ? atoi(argv[2]) : 3;
    snprintf(path, sizeof path, "%s/store-bench-%d.db", argc > 1 ? argv[1] : ".", (int)getpid());
    sem_init(&woken, 0, 0);
    sample = malloc(SAMPLES_MAX * sizeof *sample);
    struct store *store =
        sample ? store_open(&(struct store_options){.path = path, .wake = wake}, &why) : NULL;
    if (!store) {
        fprintf(stderr, "store_bench: %s\n", reason);
        return 1;
    }
    for (size_t i = 0; i < sizeof flying / sizeof *flying; i++)
        measure(store, next, flying[i], seconds);
    store_close(store);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        char file[4200];
        snprintf(file, sizeof file, "%s%s", path, endings[i]);
        remove(file);
    }
    free(sample);
    return 0;
}
