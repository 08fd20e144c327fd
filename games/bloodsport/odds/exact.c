/* See exact.h. A round moves at most one of the two Wound counts (and the drips), so the chain is
 * walked round by round over the grid of Wounds until next to nothing is left or the Fight is
 * called off. */
#include "games/bloodsport/odds/exact_inside.h"
#include "games/bloodsport/rules.h"

#include <string.h>

static const double LEFT_OVER = 1e-4; /* mass not worth another round: figures are exact to that */

void bg_die_chances(int twice, double out[7])
{
    for (int k = 1; k <= 6; k++)
        out[k] = twice == 0 ? 1.0 / 6 : (twice > 0 ? 2 * k - 1 : 13 - 2 * k) / 36.0;
}

int bg_model_lift(const struct fighter_model *f)
{
    return f->die + bg_stat_for(f->type, f->str, f->dex);
}

int bg_model_score(const struct fighter_model *f, int die)
{
    return floor_at(die + f->die_now + bg_model_lift(f), 1);
}

/* Pairs of plain dice (a, b), of 36, with a - b at least k: the triangle of them above the diagonal
 * k. */
static int pairs_at_least(int k)
{
    if (k > 5)
        return 0;
    if (k > 0)
        return (6 - k) * (7 - k) / 2;
    return k < -5 ? 36 : 36 - (k + 5) * (k + 6) / 2;
}

/* P(left scores more), P(right scores more). */
static void blow_chances(const struct fight_model *m, double *left, double *right)
{
    double a[7], b[7];
    int ahead = bg_model_lift(&m->side[0]) - bg_model_lift(&m->side[1]);
    if (m->side[0].twice == 0 && m->side[1].twice == 0 && bg_model_lift(&m->side[0]) >= 0 &&
        bg_model_lift(&m->side[1]) >= 0) {
        *left = pairs_at_least(1 - ahead) / 36.0; /* no score is raised to 1 */
        *right = pairs_at_least(1 + ahead) / 36.0;
        return;
    }
    bg_die_chances(m->side[0].twice, a);
    bg_die_chances(m->side[1].twice, b);
    *left = *right = 0;
    for (int x = 1; x <= 6; x++)
        for (int y = 1; y <= 6; y++) {
            int l = floor_at(x + bg_model_lift(&m->side[0]), 1),
                r = floor_at(y + bg_model_lift(&m->side[1]), 1);
            if (l > r)
                *left += a[x] * b[y];
            else if (r > l)
                *right += a[x] * b[y];
        }
}

/* Repeats of a round in which neither scores more and nothing drips change nothing: such a fight is
 * decided as if only the rounds that hurt were fought, where the cap is out of reach. */
static double steady(int left_needs, int right_needs, double p)
{
    /* P(left lands its hits first): hits are independent with chance p for left. */
    double win[LIVES];
    for (int r = 1; r <= right_needs; r++)
        win[r] = 1; /* left needs none */
    for (int l = 1; l <= left_needs; l++) {
        double below = 0; /* right needs none: lost */
        for (int r = 1; r <= right_needs; r++) {
            double here = p * win[r] + (1 - p) * below;
            below = here;
            win[r] = here;
        }
    }
    return win[right_needs];
}

static bool is_steady(const struct fight_model *m)
{
    const struct fighter_model *l = &m->side[0], *r = &m->side[1];
    return l->drip == 0 && r->drip == 0 && l->wounds < floor_at(l->life, 1) &&
           r->wounds < floor_at(r->life, 1);
}

/* Whether next to no fight that needs so many hits is called off first (BG-E8). Of a mean M, fewer
 * than n hits fall with chance e^(-(M - n)^2 / 2M) at most, and e^-10 is less than LEFT_OVER. */
static bool cap_out_of_reach(int round, int needed, double chance)
{
    double mean = (FIGHT_ROUNDS_MAX - round) * chance, spare = mean - needed;
    return spare > 0 && spare * spare > 20 * mean;
}

double bg_plain_chance(int lead, int left_needs, int right_needs)
{
    double ahead = pairs_at_least(1 - lead) / 36.0, behind = pairs_at_least(1 + lead) / 36.0,
           hurts = ahead + behind;
    return steady(left_needs, right_needs, ahead / hurts);
}

/* How much of all fights stands at which Wounds; rows are left's. Outside of what was reached there
 * is nothing. */
struct grid {
    int rows, columns;
    int row, row_end, column, column_end; /* what was reached, or may have been */
    double at[LIVES][LIVES];
};

/* Nothing stands there yet; what `from` leads to in one round may. */
static void grid_next(struct grid *grid, const struct fight_model *m, const struct grid *from,
                      int rows, int columns)
{
    int down = m->side[0].drip, across = m->side[1].drip;
    grid->rows = rows;
    grid->columns = columns;
    grid->row = floor_at(from->row + down, 0);
    grid->column = floor_at(from->column + across, 0);
    grid->row_end = floor_at(from->row_end + down, 1) + m->side[1].damage;
    grid->column_end = floor_at(from->column_end + across, 1) + m->side[0].damage;
    if (grid->row_end > grid->rows)
        grid->row_end = grid->rows;
    if (grid->column_end > grid->columns)
        grid->column_end = grid->columns;
    for (int l = grid->row; l < grid->row_end; l++)
        for (int r = grid->column; r < grid->column_end; r++)
            grid->at[l][r] = 0;
}

static inline double *walked_to(struct grid *to, int l, int r, struct fight_odds *out)
{
    if (l < to->rows)
        return r < to->columns ? &to->at[l][r] : &out->left;
    return r < to->columns ? &out->right : &out->nobody;
}

/* One round of those who stand at these Wounds: they are done, or go on to `to`, where who has
 * Wounds to spare stands. */
static void walk_from(const struct fight_model *m, double left, double right, int l, int r,
                      double mass, struct grid *to, struct fight_odds *out)
{
    int stays_l = floor_at(l + m->side[0].drip, 0), stays_r = floor_at(r + m->side[1].drip, 0);
    *walked_to(to, stays_l, stays_r + m->side[0].damage, out) += mass * left;
    *walked_to(to, stays_l + m->side[1].damage, stays_r, out) += mass * right;
    *walked_to(to, stays_l, stays_r, out) += mass * (1 - left - right);
}

static void walk(const struct fight_model *m, int round, double left, double right,
                 struct fight_odds *out)
{
    struct grid grid[2];
    int rows = floor_at(m->side[0].life, 1), columns = floor_at(m->side[1].life, 1), at = 1;
    int l = m->side[0].wounds, r = m->side[1].wounds; /* any number: who has none to spare is out
                                                         after this round */
    grid[0].row = l;
    grid[0].row_end = l + 1;
    grid[0].column = r;
    grid[0].column_end = r + 1;
    grid_next(&grid[1], m, &grid[0], rows, columns);
    walk_from(m, left, right, l, r, 1, &grid[1], out);
    double running = 1 - out->left - out->right - out->nobody;
    for (round++; round < FIGHT_ROUNDS_MAX && running > LEFT_OVER; round++, at = !at) {
        const struct grid *from = &grid[at];
        grid_next(&grid[!at], m, from, rows, columns);
        for (l = from->row; l < from->row_end; l++)
            for (r = from->column; r < from->column_end; r++)
                if (from->at[l][r] > 0)
                    walk_from(m, left, right, l, r, from->at[l][r], &grid[!at], out);
        running = 1 - out->left - out->right - out->nobody;
    }
    out->nobody += running > 0 ? running : 0; /* BG-E8: called off */
}

void bg_model_solve(const struct fight_model *m, int round, struct fight_odds *out)
{
    const struct fighter_model *l = &m->side[0], *r = &m->side[1];
    double left, right;
    blow_chances(m, &left, &right);
    *out = (struct fight_odds){0, 0, 0};
    int left_needs = l->damage ? hits(r->life, r->wounds, l->damage) : 0;
    int right_needs = r->damage ? hits(l->life, l->wounds, r->damage) : 0;
    double hurts = (l->damage ? left : 0) + (r->damage ? right : 0);
    if (!is_steady(m) || !cap_out_of_reach(round, left_needs + right_needs, hurts)) {
        walk(m, round, left, right, out);
        return;
    }
    out->left = !l->damage ? 0 : !r->damage ? 1 : steady(left_needs, right_needs, left / hurts);
    out->right = 1 - out->left;
}

void bg_model_solve_dice(const struct fight_model *m, int round, int left_die, int right_die,
                         struct fight_odds *out)
{
    struct fight_model after = *m;
    int l = bg_model_score(&m->side[0], left_die), r = bg_model_score(&m->side[1], right_die);
    if (l > r)
        after.side[1].wounds += m->side[0].damage;
    else if (r > l)
        after.side[0].wounds += m->side[1].damage;
    bool left_out = after.side[0].wounds >= floor_at(m->side[0].life, 1);
    bool right_out = after.side[1].wounds >= floor_at(m->side[1].life, 1);
    if (left_out || right_out || round + 1 >= FIGHT_ROUNDS_MAX)
        *out = (struct fight_odds){right_out && !left_out, left_out && !right_out,
                                   left_out == right_out};
    else
        bg_model_solve(&after, round + 1, out);
}
