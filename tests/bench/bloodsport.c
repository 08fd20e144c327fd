/* BG-I4, the balance of the pack: how often the bots win alone, how long a game lasts, and what
 * each Action card is worth to careful. A card is taken out by making it a blank, which
 * no bot plays; the same seeds are used with and without it, so that much of chance cancels out. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/bloodsport/bloodsport.h"
#include "tests/bench/bench.h"

enum { GAMES_CAREFUL = 2000, GAMES_CARELESS = 10000, GAMES_A_CARD = 600, ROUNDS_BOUND = 16 };

struct tally { uint64_t won, games, rounds[ROUNDS_BOUND]; };

static void play_alone(const struct bench *b, const char *policy, int games, struct tally *out,
                       uint8_t *won)
{
    struct lineup lineup = {{policy_named(b->game, policy)}};
    memset(out, 0, sizeof *out);
    for (int k = 0; k < games; k++) {
        struct match_end end;
        match_between(b, &lineup, (uint64_t)k, &end);
        out->games++;
        out->won += end.payoff[0] > 0;
        out->rounds[end.round < ROUNDS_BOUND ? end.round : ROUNDS_BOUND - 1]++;
        if (won)
            won[k] = end.payoff[0] > 0;
    }
}

static int median_round(const struct tally *t)
{
    uint64_t seen = 0;
    int round = 0;
    while (round < ROUNDS_BOUND - 1 && (seen += t->rounds[round]) * 2 < t->games)
        round++;
    return round;
}

static void report(const struct bench *b, const char *policy, int games, const char *aim)
{
    struct tally t;
    play_alone(b, policy, games, &t, NULL);
    struct share s = share_wilson(t.won, t.games);
    printf("  %-9s alone wins %5.1f %% (%.1f to %.1f) of %d games, median %d rounds; aim: %s\n",
           policy, 100 * s.rate, 100 * s.lo, 100 * s.hi, games, median_round(&t), aim);
}

static void blank(struct pack *p, int card)
{
    const char *title = p->action[card].title;
    for (int c = 0; c < ACTIONS; c++)
        if (strcmp(p->action[c].title, title) == 0) { /* all copies */
            p->action[c].type = ACTION_SPECIAL;
            p->action[c].aims = 0;
            p->action[c].effects.count = 0;
        }
}

/* Win rate without one card less win rate with all: in points, with the interval of the paired
 * difference. */
static void without_card(const struct bench *b, int card, const uint8_t *with, double *largest)
{
    static uint8_t without[GAMES_A_CARD];
    static _Alignas(16) struct pack fewer;
    struct data data = *b->data;
    struct bench other = *b;
    struct tally t;
    memcpy(&fewer, b->data->block, sizeof fewer);
    blank(&fewer, card);
    data.block = &fewer;
    other.data = &data;
    play_alone(&other, "careful", GAMES_A_CARD, &t, without);
    double sum = 0, squares = 0;
    for (int k = 0; k < GAMES_A_CARD; k++) {
        double d = without[k] - with[k];
        sum += d;
        squares += d * d;
    }
    double mean = sum / GAMES_A_CARD;
    double half = 1.96 * sqrt((squares / GAMES_A_CARD - mean * mean) / GAMES_A_CARD);
    const struct pack *p = b->data->block;
    printf("    without %-32s %+5.1f points (+- %.1f)\n", p->action[card].title, 100 * mean,
           100 * half);
    if (mean < 0 ? -mean > *largest : mean > *largest)
        *largest = mean < 0 ? -mean : mean;
}

void bench_bloodsport(const struct bench *given)
{
    struct bench b = *given;
    static uint8_t with[GAMES_A_CARD];
    struct tally t;
    double largest = 0;
    const struct pack *p = b.data->block;
    b.seats = 1;
    printf("  BG-I4, alone, pack %s:\n", b.data->name);
    report(&b, "careful", GAMES_CAREFUL, "40 to 60 %, median 6 to 8 rounds");
    report(&b, "careless", GAMES_CARELESS, "under 15 %");
    play_alone(&b, "careful", GAMES_A_CARD, &t, with);
    for (int card = 0; card < ACTIONS; card++)
        if (card == 0 || strcmp(p->action[card].title, p->action[card - 1].title) != 0)
            without_card(&b, card, with, &largest);
    printf("  largest change by one card: %.1f points; aim: 8 at most\n", 100 * largest);
}
