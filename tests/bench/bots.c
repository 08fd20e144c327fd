/* How well each bot plays: alone where the game can be played alone, else against random. Always
 * true: a rate stands with its 95 % interval and the number of matches behind it. */
#include "tests/bench/bench.h"

#include <stdio.h>
#include <stdlib.h>

enum { MATCHES_MAX = 20000, MATCHES_MIN = 50 };

static int by_size(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void rate_bot(const struct bench *b, const char *name, const struct policy *bot)
{
    static int64_t moves[MATCHES_MAX], rounds[MATCHES_MAX];
    struct lineup bots = {.at = {bot}}; /* the seats beside it are random's */
    uint64_t won = 0, n = 0;
    double start = cpu_seconds(), sum = 0;
    while (n < MATCHES_MAX && (n < MATCHES_MIN || cpu_seconds() - start < b->seconds * 2)) {
        struct match_end end;
        match_between(b, &bots, 1000 + n, &end);
        won += end.payoff[0] > 0;
        sum += end.payoff[0];
        moves[n] = end.moves;
        rounds[n++] = end.round;
    }
    struct share s = share_wilson(won, n);
    qsort(moves, n, sizeof *moves, by_size);
    qsort(rounds, n, sizeof *rounds, by_size);
    printf("  %-10s %s wins %5.1f %% [%.1f, %.1f] of %llu, mean payoff %+.3f, median %lld moves",
           name, b->seats == 1 ? "alone" : "in seat 0", s.rate * 100, s.lo * 100, s.hi * 100,
           (unsigned long long)n, sum / (double)n, (long long)moves[n / 2]);
    if (rounds[0] >= 0)
        printf(", %lld rounds (%lld to %lld)", (long long)rounds[n / 2], (long long)rounds[0],
               (long long)rounds[n - 1]);
    printf("\n");
    fflush(stdout);
}

void bench_bots(const struct bench *b)
{
    struct bench few = *b;
    few.seats = b->game->seats_min;
    rate_bot(&few, "random", NULL);
    for (int i = 0; i < b->game->policy_count; i++)
        rate_bot(&few, b->game->policies[i].name, &b->game->policies[i]);
}
