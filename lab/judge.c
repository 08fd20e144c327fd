/* See judge.h. */
#include "lab/judge.h"

#include <math.h>
#include <string.h>

#include "ai/playout.h"

enum {
    NUMBERS = 3 * 3 + 1 + 3 * 6,      /* then of each verb: */
    OF_VERB = sizeof(struct judge_other) / sizeof(int64_t),
    HALF = JUDGE_PLAYOUTS / 2,
    TRIES = 16
};
static const double UNIT = 1000000, SWING_UNIT = 10000;
/* Student's t of 23 degrees that 1 in 100 lie beyond. */
static const double CLEARLY = 2.807;

struct worth {
    double won[2][DRAMA_SIDES_MAX]; /* shares of a half */
    double points[JUDGE_PLAYOUTS][SEATS_MAX];
};

/* A match that is judged while it is played again. */
struct judging {
    const struct judge *judge;
    const struct lab_setup *setup;
    struct playout play;
    long long seed;
    uint32_t entries, n, part, next; /* moves in all; this one; the next part's */
    struct drama drama;
    double chance, choice; /* sums of squares, each for all the moves that it stands for */
    int64_t decisions, mattered;
    double worth;
};

static size_t setup_size(const struct game *game)
{
    return NUMBERS + (size_t)game->verb_count * OF_VERB;
}

/* Where the numbers of a set-up are; and of a verb in it. */
static size_t of_setup(const struct judge *judge, int setup)
{
    return judge->at + (size_t)setup * setup_size(judge->setup->game);
}

static int64_t *of_verb(const struct judge *judge, int64_t *list, int setup, int verb)
{
    return list + of_setup(judge, setup) + NUMBERS + (size_t)verb * OF_VERB;
}

bool judge_together(const struct game *game, int seats)
{
    return game->master || seats == 1 || (game->tally_count && game->tallies[0].shared);
}

static bool won(const struct judging *j, const struct state *end, const int32_t *payoff, int seat)
{
    const struct game *game = j->play.game;
    return game->tally_count ? game->tally(j->play.data, end, seat, 0) > 0 : payoff[seat] > 0;
}

/* The sides that have won; together: 1 for the players, else 2 for the game. */
static uint32_t winners(const struct judging *j, const struct state *end, const int32_t *payoff)
{
    uint32_t mask = 0;
    for (int seat = j->play.game->master; seat < j->setup->seats; seat++)
        mask |= (uint32_t)won(j, end, payoff, seat) << seat;
    if (judge_together(j->play.game, j->setup->seats))
        return mask ? 1 : 2;
    return mask;
}

static void play_on(const struct judging *j, const struct state *from, struct worth *out)
{
    memset(out, 0, sizeof *out);
    for (int i = 0; i < JUDGE_PLAYOUTS; i++) {
        struct state s;
        struct rng rng;
        int32_t payoff[SEATS_MAX];
        rng_seed(&rng, (uint64_t)j->seed, (uint64_t)j->n << 8 | (uint64_t)i);
        state_copy(j->play.game, &s, from);
        playout_run(&j->play, &s, rng_next(&rng), payoff);
        uint32_t mask = winners(j, &s, payoff);
        for (int side = 0; side < j->drama.sides; side++)
            out->won[i / HALF][side] += (double)(mask >> side & 1) / HALF;
        for (int seat = 0; seat < j->setup->seats; seat++)
            out->points[i][seat] = payoff[seat];
    }
}

/* How far a seat's points differ, and by how much they may by chance. */
static double mean_of(const struct worth *a, const struct worth *b, int seat, double *limit)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < JUDGE_PLAYOUTS; i++) {
        double d = a->points[i][seat] - b->points[i][seat];
        sum += d / JUDGE_PLAYOUTS;
        squares += d * d / JUDGE_PLAYOUTS;
    }
    *limit = CLEARLY * sqrt(fmax(0, squares - sum * sum) / (JUDGE_PLAYOUTS - 1)) + 1e-9;
    return sum;
}

/* What the difference of two moves comes to: its square, free of noise on average since its halves
 * have no playout in common; and whether it is clear for any seat. */
static double differ(const struct judging *j, const struct worth *a, const struct worth *b,
                     bool *clear)
{
    double square = 0;
    *clear = false;
    for (int seat = 0; seat < j->setup->seats; seat++) {
        double half[2] = {0}, limit;
        if (!game_stake(j->play.game, seat))
            continue;
        for (int i = 0; i < JUDGE_PLAYOUTS; i++)
            half[i / HALF] += (a->points[i][seat] - b->points[i][seat]) / HALF;
        square += half[0] * half[1];
        *clear = *clear || fabs(mean_of(a, b, seat, &limit)) > limit;
    }
    return square;
}

/* What the other move would have brought to who made this one. */
static void note_other(const struct judging *j, const struct worth *is,
                       const struct worth *else_is, const struct move *other)
{
    double limit, less = mean_of(is, else_is, other->seat, &limit);
    int64_t *at = of_verb(j->judge, *j->judge->into, (int)(j->setup - j->judge->setup),
                          other->verb);
    if (!game_stake(j->play.game, other->seat))
        return;
    at[0]++;
    at[1] += less < -limit;
    at[2] += less > limit;
}

/* Another move that was open: of chance by its weights, maybe the same; of a seat any other. */
static bool other_move(const struct judging *j, const struct options *options,
                       const struct move *made, struct move *other)
{
    struct rng rng;
    uint64_t size = options_size(options);
    rng_seed(&rng, (uint64_t)j->seed, (uint64_t)j->n << 8 | JUDGE_PLAYOUTS);
    for (int i = 0; i < (made->seat == SEAT_CHANCE ? 1 : TRIES); i++) {
        if (made->seat == SEAT_CHANCE)
            options_draw(options, &rng, other);
        else
            options_nth(options, rng_below(&rng, size), other);
        other->seat = made->seat;
        if (!move_equal(other, made))
            return true;
    }
    return false;
}

static void compare(struct judging *j, const struct state *before, const struct options *options,
                    const struct move *made, const struct worth *is)
{
    struct move other;
    struct state s;
    struct worth else_is;
    bool clear = false;
    double square = 0, size = (double)options_size(options);
    if (other_move(j, options, made, &other)) {
        state_copy(j->play.game, &s, before);
        j->play.game->apply(j->play.data, &s, &other);
        play_on(j, &s, &else_is);
        square = differ(j, is, &else_is, &clear);
        if (made->seat != SEAT_CHANCE)
            note_other(j, is, &else_is, &other);
    }
    double stands_for = (double)j->entries / fmin(j->entries, JUDGE_MOMENTS);
    if (made->seat == SEAT_CHANCE) {
        j->chance += square * stands_for;
        return;
    }
    j->choice += square * stands_for * (size - 1) / size; /* as if the same could be drawn */
    j->worth += square;
    j->decisions++;
    j->mattered += clear;
}

/* The move that is judged in the next part of the match. */
static void draw_next(struct judging *j)
{
    struct rng rng;
    uint64_t parts = j->entries < JUDGE_MOMENTS ? j->entries : JUDGE_MOMENTS;
    uint64_t from = j->part * (uint64_t)j->entries / parts;
    uint64_t to = (j->part + 1) * (uint64_t)j->entries / parts;
    rng_seed(&rng, (uint64_t)j->seed, (uint64_t)j->part << 40);
    j->next = j->part < parts ? (uint32_t)(from + rng_below(&rng, to - from)) : j->entries;
    j->part++;
}

static void judge_move(void *arg, const struct lab_setup *setup, const struct state *before,
                       const struct options *options, const struct move *move)
{
    struct judging *j = arg;
    struct state s;
    struct worth is;
    (void)setup;
    if (j->n == j->next) {
        state_copy(j->play.game, &s, before);
        j->play.game->apply(j->play.data, &s, move);
        play_on(j, &s, &is);
        if (playout_next(&j->play, &s) >= 0) {
            struct drama_moment *at = &j->drama.at[j->drama.moments++];
            at->when = (double)(j->n + 1) / j->entries;
            memcpy(at->chance, is.won, sizeof at->chance);
        }
        if (options_size(options) > 1)
            compare(j, before, options, move, &is);
        draw_next(j);
    }
    j->n++;
}

/* ---- Adding up ---- */

static int64_t *add_mean(int64_t *at, bool any, double value)
{
    int64_t x = llround(value * UNIT);
    at[0] += any;
    at[1] += any ? x : 0;
    at[2] += any ? x * x : 0;
    return at + 3;
}

static int64_t *add_ratio(int64_t *at, int64_t whole, int64_t part)
{
    at[0]++;
    at[1] += whole;
    at[2] += part;
    at[3] += whole * whole;
    at[4] += whole * part;
    at[5] += part * part;
    return at + 6;
}

static void add(const struct judging *j, int setup)
{
    double threshold, when;
    const struct drama *d = &j->drama;
    bool lost = drama_decided(d, &threshold, &when);
    int64_t *at = *j->judge->into + of_setup(j->judge, setup);
    at = add_mean(at, d->moments, drama_behind(d));
    at = add_mean(at, lost, when);
    at = add_mean(at, lost, threshold);
    *at++ += judge_together(j->play.game, j->setup->seats) ? d->winners & 1 : lost;
    int64_t chance = llround(j->chance * SWING_UNIT), choice = llround(j->choice * SWING_UNIT);
    at = add_ratio(at, chance + choice, chance);
    at = add_ratio(at, j->decisions, j->mattered);
    add_ratio(at, j->decisions, llround(j->worth * SWING_UNIT));
}

void judge_over(const struct judge *judge, const struct lab_setup *setup,
                const struct lab_record *record)
{
    struct lab_record again;
    uint32_t mask = 0;
    struct judging j = {.judge = judge, .setup = setup, .seed = record->seed,
                        .play = {setup->game, setup->data, judge->bot},
                        .entries = record->entries};
    const struct lab_watch watch = {.move = judge_move, .arg = &j};
    if (record->seed < judge->first || record->seed - judge->first >= judge->matches)
        return;
    bool together = judge_together(setup->game, setup->seats);
    j.drama.sides = together ? 2 : setup->seats;
    for (int seat = setup->game->master; seat < setup->seats; seat++)
        mask |= (uint32_t)(setup->game->tally_count ? record->tally[seat][0] > 0
                                                    : record->payoff[seat] > 0) << seat;
    j.drama.winners = together ? mask ? 1 : 2 : mask ? mask : (1u << setup->seats) - 1;
    draw_next(&j);
    lab_play(setup, record->seed, &watch, &again);
    add(&j, (int)(setup - judge->setup));
}

/* ---- Reading ---- */

size_t judge_numbers(const struct game *game, int setups)
{
    return (size_t)setups * setup_size(game);
}

struct judge_other judge_other_of(const struct judge *judge, const int64_t *list, int setup,
                                  int verb)
{
    struct judge_other other;
    memcpy(&other, list + of_setup(judge, setup) + NUMBERS + (size_t)verb * OF_VERB, sizeof other);
    return other;
}

static const int64_t *read_mean(const int64_t *at, struct judge_mean *out)
{
    *out = (struct judge_mean){(double)at[0], (double)at[1] / UNIT,
                               (double)at[2] / (UNIT * UNIT)};
    return at + 3;
}

static const int64_t *read_ratio(const int64_t *at, double whole, double part, struct ratio *out)
{
    *out = (struct ratio){(double)at[0],
                          (double)at[1] / whole,
                          (double)at[2] / part,
                          (double)at[3] / (whole * whole),
                          (double)at[4] / (whole * part),
                          (double)at[5] / (part * part)};
    return at + 6;
}

struct judge_sums judge_of(const struct judge *judge, const int64_t *list, int setup)
{
    struct judge_sums sums;
    const int64_t *at = list + of_setup(judge, setup);
    at = read_mean(at, &sums.drama);
    at = read_mean(at, &sums.decided);
    at = read_mean(at, &sums.threshold);
    sums.won = (double)*at++;
    at = read_ratio(at, SWING_UNIT, SWING_UNIT, &sums.luck);
    at = read_ratio(at, 1, 1, &sums.mattered);
    read_ratio(at, 1, SWING_UNIT, &sums.worth);
    return sums;
}
