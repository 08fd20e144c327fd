/* How many matches the lab plays in a second with each bot of a game in every seat. Always true: a
 * core's time is counted, so what else runs counts little. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "lab/match.h"
#include "table/native/sodium.h"
#include "tests/bench/bench.h"

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void rate(const struct bench *b, int seats, const char *name)
{
    static const uint8_t data_hash[HASH_BYTES];
    struct lab_setup setup = {.game = b->game,
                              .data = b->data,
                              .rules = b->rules,
                              .seats = seats,
                              .data_hash = data_hash,
                              .hash = &hash_sodium,
                              .now_ms = now_ms};
    struct lab_record record;
    uint64_t decisions = 0, entries = 0;
    long long matches = 0;
    for (int seat = 0; seat < seats; seat++)
        setup.bot[seat].policy = bot_find(b->game, name);
    double start = cpu_seconds(), used;
    do {
        lab_play(&setup, matches++, NULL, &record);
        decisions += record.decisions;
        entries += record.entries;
        used = cpu_seconds() - start;
    } while (used < b->seconds);
    printf("  lab: %-10s %d seats %10.1f matches/s %10.0f decisions/s %6.2f M moves/s\n", name,
           seats, (double)matches / used, (double)decisions / used, (double)entries / used / 1e6);
    fflush(stdout);
}

void bench_lab(const struct bench *b)
{
    const char *names[32];
    int count = bot_names(b->game, names, 32);
    int seats = b->game->seats_min + b->game->master; /* a master and two others */
    seats = seats > b->game->seats_max ? b->game->seats_max : seats;
    for (int i = 0; i < count && i < 32; i++)
        rate(b, seats, names[i]);
}
