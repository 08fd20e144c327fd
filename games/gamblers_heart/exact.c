/* See exact.h. Faces are alike, so hands of one point value have the same chances: seven hands
 * stand for all 7,776, and a reroll has 36 outcomes at most. */
#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/state.h"

#include <string.h>


enum { HANDS = 7776 };

static const double NEXT_TO_NOTHING = 1e-12; /* sums of a few fractions differ by less */

/* One hand for each point value, and of how many it stands for. */
static const struct { uint8_t face[DICE]; uint16_t ways; } kind[POINTS] = {
    {{1, 2, 3, 4, 5}, 720}, {{1, 1, 2, 3, 4}, 3600}, {{1, 1, 2, 2, 3}, 1800},
    {{1, 1, 1, 2, 3}, 1200}, {{1, 1, 1, 2, 2}, 300}, {{1, 1, 1, 1, 2}, 150},
    {{1, 1, 1, 1, 1}, 6},
};

/* No die, one die, two dice: the fewest first. */
static const uint8_t reroll_mask[REROLLS] = {0, 1, 2, 4, 8, 16, 3, 5, 6, 9, 10, 12, 17, 18, 20, 24};

int gh_points_turned(int points)
{
    /* a pair; three, not two pairs; a full house; four; four again, from the pair; five; five is
     * best */
    static const uint8_t turned[POINTS] = {1, 3, 4, 5, 5, 6, 6};
    return turned[points];
}

double gh_points_chance(int points, double patron)
{
    return (points + patron * (gh_points_turned(points) - points)) / FACES;
}

double gh_points_against(int points, const double die[FACES + 1], double patron)
{
    double wins = 0;
    for (int k = 1; k <= FACES; k++)
        wins += die[k] * (points >= k ? 1 : gh_points_turned(points) >= k ? patron : 0);
    return wins;
}

bool gh_best_turn(const uint8_t face[DICE], int *die, int *to)
{
    int best = gh_hand_points(face);
    bool found = false;
    for (int i = 0; i < DICE; i++)
        for (int f = 1; f <= FACES; f++) {
            uint8_t turned[DICE];
            memcpy(turned, face, sizeof turned);
            turned[i] = (uint8_t)f;
            if (gh_hand_points(turned) > best) {
                best = gh_hand_points(turned);
                *die = i;
                *to = f;
                found = true;
            }
        }
    return found;
}

const uint8_t *gh_points_hand(int points, int *ways)
{
    *ways = kind[points].ways;
    return kind[points].face;
}

uint32_t gh_reroll_mask(int i)
{
    return reroll_mask[i];
}

void gh_reroll_spread(const uint8_t face[DICE], uint32_t mask, double points[POINTS])
{
    int of[FACES + 1] = {0}, count = 0, kept = 0, tally[POINTS] = {0};
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1)
            count++;
        else
            kept += gh_square_add(of, face[i]);
    int one = count > 0 ? FACES : 1, two = count > 1 ? FACES : 1, ways = one * two;
    for (int first = 1; first <= one; first++) {
        int more = kept + (count > 0 ? 2 * of[first]++ + 1 : 0);
        for (int next = 1; next <= two; next++)
            tally[gh_square_points[more + (count > 1 ? 2 * of[next] + 1 : 0)]]++;
        of[first] -= count > 0;
    }
    for (int v = 0; v < POINTS; v++)
        points[v] = (double)tally[v] / ways;
}

static double spread_chance(const double points[POINTS], double patron)
{
    double wins = 0;
    for (int v = 0; v < POINTS; v++)
        wins += points[v] * gh_points_chance(v, patron);
    return wins;
}

double gh_reroll_chance(const uint8_t face[DICE], uint32_t mask, double patron)
{
    double points[POINTS];
    gh_reroll_spread(face, mask, points);
    return spread_chance(points, patron);
}

uint32_t gh_reroll_best(const uint8_t face[DICE], double patron, double *chance)
{
    uint32_t best = 0;
    double most = gh_points_chance(gh_hand_points(face), patron);
    for (int i = 1; i < REROLLS; i++) {
        double wins = gh_reroll_chance(face, reroll_mask[i], patron);
        if (wins > most + NEXT_TO_NOTHING) {
            most = wins;
            best = reroll_mask[i];
        }
    }
    if (chance)
        *chance = most;
    return best;
}

double gh_duel_chance(double patron)
{
    double sum = 0, wins;
    for (int v = 0; v < POINTS; v++) {
        gh_reroll_best(kind[v].face, patron, &wins);
        sum += kind[v].ways * wins;
    }
    return sum / HANDS;
}

void gh_spread_solve(double patron, struct spread *out)
{
    memset(out, 0, sizeof *out);
    for (int v = 0; v < POINTS; v++) {
        double points[POINTS], share = (double)kind[v].ways / HANDS;
        uint32_t mask = gh_reroll_best(kind[v].face, patron, NULL);
        int count = __builtin_popcount(mask);
        gh_reroll_spread(kind[v].face, mask, points);
        out->share[count] += share;
        for (int w = 0; w < POINTS; w++)
            out->points[count][w] += share * points[w];
    }
    for (int count = 0; count <= REROLL_MAX; count++)
        for (int w = 0; w < POINTS; w++)
            out->points[count][w] /= out->share[count];
}

/* gh_spread_solve() for no Patron and for a sure one, as counts: of 7,776 hands with 36 rerolls
 * each, how many end at each point value, by the number of dice rolled again. They stand here
 * because each look at the table asks for them. */
static const uint32_t spread_count[2][REROLL_MAX + 1][POINTS] = {
    {{0, 0, 0, 0, 10800, 0, 216},
     {0, 0, 43200, 0, 21600, 4500, 900},
     {4320, 58320, 47520, 54960, 16800, 15600, 1200}},
    {{0, 0, 0, 0, 0, 5400, 216},
     {0, 0, 43200, 0, 21600, 0, 0},
     {4320, 58320, 47520, 60960, 18300, 18600, 1500}},
};

double gh_duel_told(bool patron)
{
    double wins = 0;
    for (int n = 0; n <= REROLL_MAX; n++)
        for (int v = 0; v < POINTS; v++)
            wins += spread_count[patron][n][v] * gh_points_chance(v, patron);
    return wins / (HANDS * FACES * FACES);
}

double gh_counted_share(int rerolled, bool counted, int points)
{
    return (double)spread_count[counted][rerolled][points] / (HANDS * FACES * FACES);
}

double gh_counted_chance(int rerolled, int die, bool counted, double patron)
{
    const uint32_t *count = spread_count[counted][rerolled];
    double known[FACES + 1] = {0}, wins = 0, all = 0;
    known[die] = 1;
    for (int v = 0; v < POINTS; v++) {
        wins += count[v] * gh_points_against(v, known, patron);
        all += count[v];
    }
    return wins / all;
}
