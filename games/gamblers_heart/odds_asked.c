/* croupier odds: a duel that nobody played. A chance before any die is rolled is a whole number of
 * 7,776 x 36 x 6ths: the Hand, what is rolled again, the GM's die. */
#include <string.h>

#include "engine/odds.h"
#include "games/gamblers_heart/exact.h"
#include "games/gamblers_heart/rules.h"

enum { OPTION_HAND, OPTION_DIE, OPTION_PATRON };
static const struct odds_option options[] = {
    {"hand", ODDS_NAMES, FACE_NONE + 1, FACES, NAMES_FACE, DICE},
    {"die", ODDS_NUMBER, 1, FACES},
    {"patron", ODDS_FLAG},
    {NULL},
};

static bool read_hand(const struct data *data, const char *list, uint8_t face[DICE],
                      struct text *why)
{
    char item[16];
    int n = 0, value;
    while (odds_item(&list, item, sizeof item)) {
        if (!odds_name("hand", item, &data->names[NAMES_FACE], &value, why))
            return false;
        if (value != FACE_NONE && n < DICE)
            face[n] = (uint8_t)value;
        n += value == FACE_NONE ? DICE + 1 : 1;
    }
    if (n != DICE)
        text_put(why, "--hand takes five faces from 9 to A, such as 9,9,K,Q,J.");
    return n == DICE;
}

/* With the die known: the same sum as gh_reroll_chance makes where it is not. */
static double reroll_against(const uint8_t face[DICE], uint32_t mask, const double die[FACES + 1],
                             double patron)
{
    double points[POINTS], sum = 0;
    gh_reroll_spread(face, mask, points);
    for (int v = 0; v < POINTS; v++)
        sum += points[v] * gh_points_against(v, die, patron);
    return sum;
}

static uint32_t best_against(const uint8_t face[DICE], const double die[FACES + 1], double patron,
                             double *chance)
{
    uint32_t best = 0;
    *chance = reroll_against(face, 0, die, patron);
    for (int i = 1; i < REROLLS; i++) {
        uint32_t mask = gh_reroll_mask(i);
        double wins = reroll_against(face, mask, die, patron);
        if (wins > *chance + 1e-9) { /* the fewest dice among equals */
            best = mask;
            *chance = wins;
        }
    }
    return best;
}

static void note_dice(const struct data *data, const uint8_t face[DICE], uint32_t mask,
                      struct odds_answer *out)
{
    struct text note = text_over(out->note, sizeof out->note);
    out->note_key = "reroll";
    for (int i = 0; i < DICE; i++)
        if (mask >> i & 1) {
            text_put(&note, note.used ? "," : "");
            text_put(&note, data->names[NAMES_FACE].at[face[i]]);
        }
    if (!mask)
        text_put(&note, "none");
}

static bool answer(const struct data *data, const char *const *value, struct odds_answer *out,
                   struct text *why)
{
    enum { TURNS = FACES * FACES, HANDS = 7776 };
    double patron = value[OPTION_PATRON] ? 1 : 0, die[FACES + 1] = {0}, wins;
    uint8_t face[DICE];
    uint32_t mask;
    int known = 0;
    if (value[OPTION_HAND] && !read_hand(data, value[OPTION_HAND], face, why))
        return false;
    if (value[OPTION_DIE] && !odds_number("die", value[OPTION_DIE], options[OPTION_DIE].lo,
                                          options[OPTION_DIE].hi, &known, why))
        return false;
    if (known && !value[OPTION_HAND]) {
        text_put(why, "--die is the GM's, and says something about a Hand. Add --hand.");
        return false;
    }
    if (!value[OPTION_HAND]) {
        odds_add(out, "win", gh_duel_chance(patron), HANDS * TURNS * FACES);
        return true;
    }
    int points = gh_hand_points(face);
    if (known) {
        die[known] = 1;
        odds_add(out, "stand", gh_points_against(points, die, patron), 1);
        mask = best_against(face, die, patron, &wins);
    } else {
        odds_add(out, "stand", gh_points_chance(points, patron), FACES);
        mask = gh_reroll_best(face, patron, &wins);
    }
    odds_add(out, "win", wins, known ? TURNS : TURNS * FACES);
    note_dice(data, face, mask, out);
    return true;
}

const struct game_odds gamblers_heart_odds = {options, answer, NULL};
