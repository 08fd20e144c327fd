/* See totals.h. Of each set-up the list holds, one after the other: the matches, the lengths, what
 * each seat got by figure, the pairs by figure, and the spreads. */
#include "lab/totals.h"

#include <string.h>

enum { OF_MATCH = 2, OF_FIGURE = 3, OF_PAIR = 4 };

static int payoffs(const struct lab_shape *shape)
{
    return shape->game->payoff_hi - shape->game->payoff_lo + 1;
}

static int figures(const struct lab_shape *shape)
{
    return 1 + shape->game->tally_count;
}

/* Where in a set-up's part something begins. */
static size_t at_seat(const struct lab_shape *shape, int seat)
{
    return OF_MATCH + LENGTHS + (size_t)seat * (2 + OF_FIGURE * (size_t)figures(shape));
}

static size_t at_pairs(const struct lab_shape *shape, int seat)
{
    return at_seat(shape, shape->seats) + 1 + (size_t)seat * OF_PAIR * (size_t)figures(shape);
}

static size_t at_lengths(const struct lab_shape *shape, int length)
{
    return at_pairs(shape, shape->seats) + (size_t)length * LENGTH_BINS;
}

static size_t at_payoffs(const struct lab_shape *shape, int seat)
{
    return at_lengths(shape, LENGTHS) + (size_t)seat * (size_t)payoffs(shape);
}

static size_t part_size(const struct lab_shape *shape)
{
    return shape->spreads ? at_payoffs(shape, shape->seats) : at_lengths(shape, 0);
}

size_t totals_size(const struct lab_shape *shape)
{
    return (size_t)shape->setups * part_size(shape);
}

static const int64_t *part(const struct lab_shape *shape, const int64_t *totals, int setup)
{
    ENSURE(setup >= 0 && setup < shape->setups);
    return totals + (size_t)setup * part_size(shape);
}

/* ---- Bins ---- */

static int bin_of(uint32_t length)
{
    int shift = 0;
    while (length >> shift >= LENGTH_EXACT)
        shift++;
    if (shift > LENGTH_OCTAVES)
        return LENGTH_BINS - 1;
    return shift ? LENGTH_EXACT + (shift - 1) * LENGTH_EXACT / 2 +
                       (int)(length >> shift) - LENGTH_EXACT / 2
                 : (int)length;
}

static int length_value(const struct lab_shape *shape, int bin)
{
    (void)shape;
    if (bin < LENGTH_EXACT)
        return bin;
    int octave = (bin - LENGTH_EXACT) / (LENGTH_EXACT / 2);
    int within = (bin - LENGTH_EXACT) % (LENGTH_EXACT / 2);
    return (LENGTH_EXACT / 2 + within) << (octave + 1);
}

static int payoff_value(const struct lab_shape *shape, int bin)
{
    return shape->game->payoff_lo + bin;
}

/* ---- Adding ---- */

static int figure_of(const struct lab_record *record, int seat, int figure)
{
    return figure == FIGURE_PAYOFF ? record->payoff[seat] : record->tally[seat][figure];
}

static uint32_t length_of(const struct lab_record *record, int length)
{
    return length == LENGTH_ENTRIES ? record->entries
           : length == LENGTH_TURNS ? record->turns
                                    : record->decisions;
}

static void add_seat(const struct lab_shape *shape, const struct lab_record *record, int seat,
                     int64_t *at)
{
    int64_t *of = at + at_seat(shape, seat);
    of[1] += record->decided[seat];
    of += 2;
    for (int figure = FIGURE_PAYOFF; figure < shape->game->tally_count; figure++, of += OF_FIGURE) {
        int value = figure_of(record, seat, figure);
        of[0] += value;
        of[1] += (int64_t)value * value;
        of[2] += value > 0;
    }
    if (!shape->spreads)
        return;
    int bin = record->payoff[seat] - shape->game->payoff_lo;
    ENSURE(bin >= 0 && bin < payoffs(shape)); /* L10 */
    at[at_payoffs(shape, seat) + (size_t)bin]++;
}

static void add_pairs(const struct lab_shape *shape, const struct lab_record *record,
                      const struct lab_record *base, int64_t *at)
{
    at[at_pairs(shape, 0) - 1]++;
    for (int seat = 0; seat < shape->seats; seat++) {
        int64_t *of = at + at_pairs(shape, seat);
        for (int figure = FIGURE_PAYOFF; figure < shape->game->tally_count; figure++) {
            int64_t here = figure_of(record, seat, figure), there = figure_of(base, seat, figure);
            of[0] += here - there;
            of[1] += (here - there) * (here - there);
            of[2] += here > 0 && there <= 0;
            of[3] += here <= 0 && there > 0;
            of += OF_PAIR;
        }
    }
}

static void add_one(const struct lab_shape *shape, const struct lab_record *record, int64_t *at)
{
    if (record->stopper >= 0) {
        at[1]++;
        at[at_seat(shape, record->stopper)]++;
        return;
    }
    at[0]++;
    for (int length = 0; length < LENGTHS; length++) {
        at[OF_MATCH + length] += length_of(record, length);
        if (shape->spreads)
            at[at_lengths(shape, length) + (size_t)bin_of(length_of(record, length))]++;
    }
    for (int seat = 0; seat < shape->seats; seat++)
        add_seat(shape, record, seat, at);
}

void totals_add(const struct lab_shape *shape, const struct lab_record *record, int64_t *totals)
{
    for (int setup = 0; setup < shape->setups; setup++) {
        int64_t *at = totals + (size_t)setup * part_size(shape);
        add_one(shape, &record[setup], at);
        if (setup && record[setup].stopper < 0 && record[0].stopper < 0)
            add_pairs(shape, &record[setup], &record[0], at);
    }
}

/* ---- Reading ---- */

int64_t totals_matches(const struct lab_shape *shape, const int64_t *totals, int setup)
{
    return part(shape, totals, setup)[0];
}

int64_t totals_stopped(const struct lab_shape *shape, const int64_t *totals, int setup)
{
    return part(shape, totals, setup)[1];
}

int64_t totals_stopped_by(const struct lab_shape *shape, const int64_t *totals, int setup, int seat)
{
    return part(shape, totals, setup)[at_seat(shape, seat)];
}

int64_t totals_length(const struct lab_shape *shape, const int64_t *totals, int setup,
                      enum lab_length length)
{
    return part(shape, totals, setup)[OF_MATCH + (int)length];
}

int64_t totals_decided(const struct lab_shape *shape, const int64_t *totals, int setup, int seat)
{
    return part(shape, totals, setup)[at_seat(shape, seat) + 1];
}

struct figure_sums totals_figure(const struct lab_shape *shape, const int64_t *totals, int setup,
                                 int seat, int figure)
{
    const int64_t *of = part(shape, totals, setup) + at_seat(shape, seat) + 2 +
                        (size_t)(figure + 1) * OF_FIGURE;
    return (struct figure_sums){of[0], of[1], of[2]};
}

struct figure_pairs totals_pairs(const struct lab_shape *shape, const int64_t *totals, int setup,
                                 int seat, int figure)
{
    const int64_t *at = part(shape, totals, setup);
    const int64_t *of = at + at_pairs(shape, seat) + (size_t)(figure + 1) * OF_PAIR;
    return (struct figure_pairs){at[at_pairs(shape, 0) - 1], of[0], of[1], of[2], of[3]};
}

struct histogram totals_lengths(const struct lab_shape *shape, const int64_t *totals, int setup,
                                enum lab_length length)
{
    ENSURE(shape->spreads);
    return (struct histogram){part(shape, totals, setup) + at_lengths(shape, (int)length),
                              LENGTH_BINS, length_value};
}

struct histogram totals_payoffs(const struct lab_shape *shape, const int64_t *totals, int setup,
                                int seat)
{
    ENSURE(shape->spreads);
    return (struct histogram){part(shape, totals, setup) + at_payoffs(shape, seat),
                              payoffs(shape), payoff_value};
}
