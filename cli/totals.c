/* Totals of many matches, with intervals. What is always true: what is counted is what the game
 * says came about (struct tally_spec); nothing here knows what winning is. */
#include "cli/totals.h"

#include <stdio.h>

#include "lab/interval.h"

struct told {
    long long games, stopped, entries; /* played to the end; stopped by a program */
    struct {
        long long sum, above, stopped; /* payoff; how often it was above 0; whose program stopped a
                                          match */
        long long hit[LAB_TALLIES_MAX], count[LAB_TALLIES_MAX]; /* matches with the tally; how often
                                                                   it came about in all */
    } seat[SEATS_MAX];
};

/* The part of the numbers that is told here. */
static void read(const struct lab_shape *shape, const int64_t *numbers, struct told *told)
{
    *told = (struct told){.games = totals_matches(shape, numbers, 0),
                          .stopped = totals_stopped(shape, numbers, 0),
                          .entries = totals_length(shape, numbers, 0, LENGTH_ENTRIES)};
    for (int seat = 0; seat < shape->seats; seat++) {
        struct figure_sums points = totals_figure(shape, numbers, 0, seat, FIGURE_PAYOFF);
        told->seat[seat].sum = points.sum;
        told->seat[seat].above = points.above;
        told->seat[seat].stopped = totals_stopped_by(shape, numbers, 0, seat);
        for (int i = 0; i < shape->game->tally_count; i++) {
            struct figure_sums tally = totals_figure(shape, numbers, 0, seat, i);
            told->seat[seat].count[i] = tally.sum;
            told->seat[seat].hit[i] = tally.above;
        }
    }
}

/* ---- As programs read it ---- */

static void json_share(const char *key, long long hits, double n)
{
    double low, high;
    interval_of_share((double)hits, n, &low, &high);
    printf(",\"%s\":%.6f,\"low\":%.6f,\"high\":%.6f", key, (double)hits / n, low, high);
}

/* The whole table's, or a seat's own. */
static void json_tallies(const struct told *totals, const struct game *game, int seat,
                         bool shared)
{
    double n = (double)totals->games;
    fputs("\"tallies\":{", stdout);
    for (int i = 0, any = 0; i < game->tally_count; i++) {
        if (!game->tallies[i].shared == shared)
            continue;
        printf("%s\"%s\":{\"mean\":%.6f", any++ ? "," : "", game->tallies[i].name,
               (double)totals->seat[seat].count[i] / n);
        json_share("share", totals->seat[seat].hit[i], n);
        putchar('}');
    }
    putchar('}');
}

static void print_json(const struct told *totals, const struct sitting *sitting)
{
    double n = (double)totals->games;
    printf("{\"game\":\"%s\",\"games\":%lld,\"stopped\":%lld", sitting->game->name, totals->games,
           totals->stopped);
    if (totals->games) {
        printf(",\"entries\":%.1f,", (double)totals->entries / n);
        json_tallies(totals, sitting->game, 0, true);
    }
    fputs(",\"seats\":[", stdout);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        printf("%s{\"name\":\"%s\",\"stopped\":%lld", seat ? "," : "",
               sitting->head.seat_name[seat], totals->seat[seat].stopped);
        if (totals->games) {
            printf(",\"mean\":%.6f", (double)totals->seat[seat].sum / n);
            json_share("above_zero", totals->seat[seat].above, n);
            putchar(',');
            json_tallies(totals, sitting->game, seat, false);
        }
        putchar('}');
    }
    puts("]}");
}

/* ---- As people read it ---- */

static void print_tallies(const struct told *totals, const struct game *game, int seat,
                          bool shared)
{
    double n = (double)totals->games, low, high;
    char bytes[128];
    for (int i = 0; i < game->tally_count; i++) {
        const struct tally_spec *tally = &game->tallies[i];
        double hits = (double)totals->seat[seat].hit[i];
        if (!tally->shared == shared)
            continue;
        interval_of_share(hits, n, &low, &high);
        struct text title = text_over(bytes, sizeof bytes);
        codec_titled(game, "tally", tally->name, &title);
        printf("  %s%s: ", shared ? "" : "  ", bytes);
        if (tally->counts)
            printf("%.2f on average, at least one ", (double)totals->seat[seat].count[i] / n);
        printf("in %.1f%% of games (95%% interval %.1f%% to %.1f%%)\n", 100 * hits / n, 100 * low,
               100 * high);
    }
}

static void print_text(const struct told *totals, const struct sitting *sitting)
{
    double n = (double)totals->games;
    printf("%s: %lld games", sitting->game->name, totals->games);
    if (totals->games)
        printf(", %.1f entries each on average", (double)totals->entries / n);
    printf(totals->stopped ? "; %lld stopped before their end\n" : "\n", totals->stopped);
    if (totals->games)
        print_tallies(totals, sitting->game, 0, true);
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        printf("  seat %d, %s", seat, sitting->head.seat_name[seat]);
        if (totals->games)
            printf(": %.3f points on average", (double)totals->seat[seat].sum / n);
        if (totals->seat[seat].stopped)
            printf("%s %lld", totals->games ? "; games stopped:" : ": games stopped:",
                   totals->seat[seat].stopped);
        putchar('\n');
        if (totals->games)
            print_tallies(totals, sitting->game, seat, false);
    }
}

void totals_print(const struct lab_shape *shape, const int64_t *numbers,
                  const struct sitting *sitting, bool json)
{
    struct told told;
    read(shape, numbers, &told);
    if (json)
        print_json(&told, sitting);
    else
        print_text(&told, sitting);
}

/* ---- One match ---- */

void tallies_say(const struct match *match, int seat, bool shared, struct text *out)
{
    const struct game *game = match->game;
    bool any = false;
    for (int i = 0; i < game->tally_count; i++) {
        const struct tally_spec *tally = &game->tallies[i];
        int count = game->tally(match->data, &match->state, seat, i);
        if (!tally->shared == shared || (!count && !tally->counts))
            continue;
        text_put(out, any ? "; " : "");
        codec_titled(game, "tally", tally->name, out);
        if (tally->counts)
            text_format(out, ": %d", count);
        any = true;
    }
}
