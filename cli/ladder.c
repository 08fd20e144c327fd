/* See ladder.h. A deal's table-mates are one of the bots, each in turn. */
#include "cli/ladder.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/jobs.h"
#include "cli/played.h"
#include "engine/play.h"
#include "engine/rng.h"
#include "games/registry.h"
#include "lab/interval.h"

/* How often deals are drawn again; what a match brought to one who stopped it. */
enum { DRAWS = 400, STOPPED = INT_MIN };
static const double SAVED_MOST = 1000; /* they got the same difference from all */

/* ---- Places ---- */

static bool has_bot(const struct game *game, const char *item)
{
    const char *budget;
    return !strncmp(item, "prog:", 5) || think_bot(game, item, &budget);
}

static bool is_first_of_role(const struct game *game, int seat)
{
    for (int other = 0; other < seat; other++)
        if (!strcmp(game->role(other), game->role(seat)))
            return false;
    return true;
}

static void places_add(struct ladder *l, const struct game *game, int seats)
{
    for (int seat = 0; seat < seats; seat++) {
        if (!is_first_of_role(game, seat) || !game_stake(game, seat) ||
            l->places == LADDER_PLACES_MAX)
            continue;
        struct place *p = &l->place[l->places];
        *p = (struct place){.game = game, .seats = seats, .seat = seat};
        for (int i = 0; i < l->count; i++)
            if (has_bot(game, l->entrants[i].item))
                p->bot[p->bots++] = i;
        l->places += p->bots > 1;
    }
}

/* A bot that no game has is a slip of the pen; one that some game lacks is left out there. */
static int check_bots(const struct ladder *l, const struct game *only)
{
    for (int i = 0; i < l->count; i++) {
        bool found = false;
        for (int k = 0; k < games_count; k++)
            if (only ? games_list[k] == only : !games_list[k]->toy)
                found = found || has_bot(games_list[k], l->entrants[i].item);
        if (!found)
            return only ? fail("%s has no bot %.64s.", only->name, l->entrants[i].item)
                        : fail("No game has a bot %.64s.", l->entrants[i].item);
    }
    return l->places ? 0 : fail("There is nothing that two of these bots could be compared in.");
}

int ladder_find(struct ladder *l, const char *word)
{
    const struct game *only = strcmp(word, "all") ? game_named(word) : NULL;
    if (!only && strcmp(word, "all"))
        return EXIT_BAD;
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games_list[i];
        if (only ? game != only : game->toy)
            continue;
        for (int seats = game->seats_min; seats <= game->seats_min + 1; seats++)
            if (seats <= game->seats_max)
                places_add(l, game, seats);
    }
    return check_bots(l, only);
}

/* ---- Matches ---- */

/* What the bots of each place got, deal by deal: got[place][bot of the place][deal]. */
struct work {
    const struct ladder *ladder;
    int32_t *got;
};

static int32_t *got_at(const struct work *w, int place, int bot)
{
    return w->got + ((size_t)place * RATED_MAX + (size_t)bot) * (size_t)w->ladder->deals;
}

static int open_place(struct sitting *sitting, const struct ladder *l, const struct place *p,
                      int bot, int mate)
{
    static char seats[SEATS_MAX * ITEM_BYTES];
    struct args args = *l->args;
    struct text list = text_over(seats, sizeof seats);
    args.word[0] = p->game->name;
    for (int seat = 0; seat < p->seats; seat++)
        text_format(&list, "%s%s", seat ? "," : "",
                    l->entrants[p->bot[seat == p->seat ? bot : mate]].item);
    return sitting_read(sitting, &args, seats);
}

int ladder_check(const struct ladder *l)
{
    static struct sitting sitting;
    for (int i = 0; i < l->places; i++) {
        for (int bot = 0; bot < l->place[i].bots; bot++) {
            int result = open_place(&sitting, l, &l->place[i], bot, bot);
            if (result)
                return result;
            sitting_close(&sitting);
        }
    }
    return 0;
}

static int play_deal(struct sitting *sitting, const struct ladder *l, const struct place *p,
                     long long deal, int32_t *got)
{
    int32_t payoff[SEATS_MAX] = {0};
    int stopper, result = played_deal(sitting, l->args, l->seed + deal, payoff, &stopper);
    *got = stopper == p->seat ? STOPPED : payoff[p->seat];
    return result;
}

/* The deals of one place that fall to a job. */
static int play_place(const struct work *w, int place, int bot, int mate, int job, int jobs)
{
    static struct sitting sitting;
    const struct ladder *l = w->ladder;
    const struct place *p = &l->place[place];
    int result = open_place(&sitting, l, p, bot, mate);
    if (result)
        return result;
    for (long long deal = mate; deal < l->deals && !result; deal += p->bots) {
        if (deal / p->bots % jobs != job)
            continue;
        result = EXIT_FAILED;
        if (!played_interrupted())
            result = play_deal(&sitting, l, p, deal, got_at(w, place, bot) + deal);
    }
    sitting_close(&sitting);
    return result;
}

static int play_share(void *arg, int job, int jobs)
{
    const struct work *w = arg;
    int result = 0;
    for (int place = 0; place < w->ladder->places && !result; place++)
        for (int bot = 0; bot < w->ladder->place[place].bots && !result; bot++)
            for (int mate = 0; mate < w->ladder->place[place].bots && !result; mate++)
                result = play_place(w, place, bot, mate, job, jobs);
    return result;
}

/* ---- Ratings ---- */

/* Adds a deal of a place: every two of its bots met. `indexes`: where they are counted. */
static void add_deal(const struct work *w, int place, long long deal, const int *index,
                     struct results *r)
{
    const struct place *p = &w->ladder->place[place];
    for (int i = 0; i < p->bots; i++) {
        for (int j = 0; j < p->bots; j++) {
            int32_t one = got_at(w, place, i)[deal], other = got_at(w, place, j)[deal];
            r->won[index[i]][index[j]] += one > other;
            r->drawn[index[i]][index[j]] += i != j && one == other;
        }
    }
}

struct rated {
    double elo[RATED_MAX], low[RATED_MAX], high[RATED_MAX];
    struct results results;
};

static void add_places(const struct work *w, int from, int to, bool all, struct rng *rng,
                       struct results *r)
{
    static const int same[RATED_MAX] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    *r = (struct results){0};
    for (int place = from; place < to; place++) {
        const int *index = all ? w->ladder->place[place].bot : same;
        for (long long i = 0; i < w->ladder->deals; i++) {
            long long deal = rng ? (long long)rng_below(rng, (uint64_t)w->ladder->deals) : i;
            add_deal(w, place, deal, index, r);
        }
    }
}

static void sort(double *at, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k && at[k] < at[k - 1]; k--) {
            double was = at[k];
            at[k] = at[k - 1];
            at[k - 1] = was;
        }
}

/* Rates `count` bots by the places from .. to - 1; `all`: by their numbers in the ladder. What one
 * deal brought to all of them hangs together, so the intervals are those of deals drawn again. */
static void rate(const struct work *w, int from, int to, bool all, int count, struct rated *out)
{
    static double drawn[RATED_MAX][DRAWS];
    struct results results;
    struct rng rng;
    rng_seed(&rng, (uint64_t)w->ladder->seed, (uint64_t)from * LADDER_PLACES_MAX + (uint64_t)to);
    add_places(w, from, to, all, NULL, &out->results);
    rating_fit(&out->results, count, out->elo);
    for (int i = 0; i < DRAWS; i++) {
        double elo[RATED_MAX];
        add_places(w, from, to, all, &rng, &results);
        rating_fit(&results, count, elo);
        for (int bot = 0; bot < count; bot++)
            drawn[bot][i] = elo[bot];
    }
    for (int bot = 0; bot < count; bot++) {
        sort(drawn[bot], DRAWS);
        out->low[bot] = drawn[bot][DRAWS / 40];
        out->high[bot] = drawn[bot][DRAWS - 1 - DRAWS / 40];
    }
}

/* ---- Two of them ---- */

/* How far one got more than another from a deal, with its error; and how many times as many deals
 * it would have taken if each had played its own: the variances of what they got over that of the
 * difference. */
struct lead {
    double mean, error, saved, low, high;
};

struct spread {
    double sum, squares;
};

static void spread_add(struct spread *s, double x)
{
    s->sum += x;
    s->squares += x * x;
}

static double variance(const struct spread *s, double n)
{
    return n > 1 ? (s->squares - s->sum * s->sum / n) / (n - 1) : 0;
}

/* Of the deals as they are, or drawn again. */
static void lead_of(const struct work *w, const int32_t *one, const int32_t *other, struct rng *rng,
                    struct lead *out)
{
    struct spread apart[2] = {{0}}, between = {0};
    double n = 0;
    for (long long i = 0; i < w->ladder->deals; i++) {
        long long deal = rng ? (long long)rng_below(rng, (uint64_t)w->ladder->deals) : i;
        if (one[deal] == STOPPED || other[deal] == STOPPED)
            continue;
        spread_add(&apart[0], one[deal]);
        spread_add(&apart[1], other[deal]);
        spread_add(&between, (double)one[deal] - other[deal]);
        n++;
    }
    double together = variance(&between, n), own = variance(&apart[0], n) + variance(&apart[1], n);
    out->mean = n > 0 ? between.sum / n : 0;
    out->error = n > 0 ? sqrt(together / n) : 0;
    out->saved = together > 0 ? own / together : own > 0 ? SAVED_MOST : 1;
}

static void lead_find(const struct work *w, int place, int i, int j, struct lead *out)
{
    const int32_t *one = got_at(w, place, i), *other = got_at(w, place, j);
    double drawn[DRAWS];
    struct lead again;
    struct rng rng;
    rng_seed(&rng, (uint64_t)w->ladder->seed, (uint64_t)place << 32 | (uint64_t)(i << 8 | j));
    for (int k = 0; k < DRAWS; k++) {
        lead_of(w, one, other, &rng, &again);
        drawn[k] = again.saved;
    }
    sort(drawn, DRAWS);
    lead_of(w, one, other, NULL, out);
    out->low = drawn[DRAWS / 40];
    out->high = drawn[DRAWS - 1 - DRAWS / 40];
}

/* ---- What it came to ---- */

static void print_name(const char *name)
{
    char bytes[2 * ITEM_BYTES];
    struct text out = text_over(bytes, sizeof bytes);
    text_json(&out, name);
    fputs(bytes, stdout);
}

/* The mean over the deals that it did not stop, and how many it stopped. */
static double mean_got(const struct work *w, int place, int bot, long long *stopped)
{
    const int32_t *got = got_at(w, place, bot);
    double sum = 0;
    *stopped = 0;
    for (long long i = 0; i < w->ladder->deals; i++) {
        *stopped += got[i] == STOPPED;
        sum += got[i] == STOPPED ? 0 : got[i];
    }
    return *stopped < w->ladder->deals ? sum / (double)(w->ladder->deals - *stopped) : 0;
}

static void print_elo(const struct rated *r, int i, bool json)
{
    printf(json ? "\"elo\":%.1f,\"elo_low\":%.1f,\"elo_high\":%.1f"
                : "Elo %.0f (95%% interval %.0f to %.0f)",
           r->elo[i], r->low[i], r->high[i]);
}

static void print_counts(const struct rated *r, int one, int count)
{
    printf(",\"more\":[");
    for (int i = 0; i < count; i++)
        printf("%s%.0f", i ? "," : "", r->results.won[one][i]);
    putchar(']');
}

static void print_lead(const struct work *w, int place, int i, int j, bool json)
{
    const struct place *p = &w->ladder->place[place];
    const char *one = w->ladder->entrants[p->bot[i]].item,
               *other = w->ladder->entrants[p->bot[j]].item;
    struct lead lead;
    lead_find(w, place, j, i, &lead);
    if (!json) {
        printf("  %s against %s: %+.3f points a match (95%% interval %+.3f to %+.3f). The same "
               "deals for both: %.1f times fewer matches (%.1f to %.1f)\n",
               other, one, lead.mean, lead.mean - INTERVAL_95 * lead.error,
               lead.mean + INTERVAL_95 * lead.error, lead.saved, lead.low, lead.high);
        return;
    }
    fputs(i || j > 1 ? ",{\"bots\":[" : "{\"bots\":[", stdout);
    print_name(one);
    putchar(',');
    print_name(other);
    printf("],\"lead\":%.4f,\"error\":%.4f,\"fewer\":%.3f,\"fewer_low\":%.3f,"
           "\"fewer_high\":%.3f}",
           lead.mean, lead.error, lead.saved, lead.low, lead.high);
}

static void print_place(const struct work *w, int place, bool json)
{
    const struct place *p = &w->ladder->place[place];
    static struct rated r;
    rate(w, place, place + 1, false, p->bots, &r);
    if (json)
        printf("%s{\"game\":\"%s\",\"seats\":%d,\"role\":\"%s\",\"bots\":[", place ? "," : "",
               p->game->name, p->seats, p->game->role(p->seat));
    else
        printf("%s, %s of %d\n", p->game->name, p->game->role(p->seat), p->seats);
    for (int i = 0; i < p->bots; i++) {
        long long stopped;
        double mean = mean_got(w, place, i, &stopped);
        const char *item = w->ladder->entrants[p->bot[i]].item;
        if (json) {
            fputs(i ? ",{\"name\":" : "{\"name\":", stdout);
            print_name(item);
            printf(",\"mean\":%.4f,\"stopped\":%lld,", mean, stopped);
        } else {
            printf("  %s: %.3f points on average. ", item, mean);
        }
        print_elo(&r, i, json);
        if (json)
            print_counts(&r, i, p->bots);
        fputs(json ? "}" : "\n", stdout);
    }
    if (json)
        fputs("],\"pairs\":[", stdout);
    for (int i = 0; i < p->bots; i++)
        for (int j = i + 1; j < p->bots; j++)
            print_lead(w, place, i, j, json);
    if (json)
        fputs("]}", stdout);
}

static void print_all(const struct work *w, bool json)
{
    const struct ladder *l = w->ladder;
    static struct rated r;
    rate(w, 0, l->places, true, l->count, &r);
    fputs(json ? "],\"all\":[" : "all of them on one scale\n", stdout);
    for (int i = 0; i < l->count; i++) {
        if (json) {
            fputs(i ? ",{\"name\":" : "{\"name\":", stdout);
            print_name(l->entrants[i].item);
            putchar(',');
        } else {
            printf("  %s: ", l->entrants[i].item);
        }
        print_elo(&r, i, json);
        if (json)
            print_counts(&r, i, l->count);
        fputs(json ? "}" : "\n", stdout);
    }
    if (json)
        puts("]}");
}

int ladder_run(const struct ladder *l, bool json)
{
    struct work work = {.ladder = l};
    size_t size = (size_t)l->places * RATED_MAX * (size_t)l->deals * sizeof *work.got;
    work.got = jobs_memory(size);
    if (!work.got)
        return fail("There is not enough memory.");
    int result = jobs_run((int)(l->jobs < l->deals ? l->jobs : l->deals), play_share, &work);
    if (!result) {
        if (json)
            printf("{\"deals\":%lld,\"seed\":%lld,\"places\":[", l->deals, l->seed);
        for (int place = 0; place < l->places; place++)
            print_place(&work, place, json);
        print_all(&work, json);
    }
    jobs_memory_free(work.got, size);
    return result;
}
