/* See exact.h. A round moves at most one of the two Wound counts (and the drips), so the chain is
 * walked round by round over the grid of Wounds until next to nothing is left or the Fight is
 * called off. */
#include "games/bloodsport/odds/exact_inside.h"
#include "games/bloodsport/rules.h"

#include <string.h>

/* Kept out of who calls it: what it has on the stack is large, which sanitizers mark at each call,
 * and most fights need neither. */
#define BESIDE __attribute__((noinline))

static const double LEFT_OVER = 1e-4; /* mass not worth another round: figures are exact to that */

static double power(double of, int n)
{
    double all = 1;
    for (; n; n >>= 1) {
        all *= n & 1 ? of : 1;
        of *= of;
    }
    return all;
}

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

void bg_blow_chances(const struct fight_model *m, double *left, double *right)
{
    double a[7], b[7];
    int ahead = bg_model_lift(&m->side[0]) - bg_model_lift(&m->side[1]);
    if (m->side[0].twice == 0 && m->side[1].twice == 0 && bg_model_lift(&m->side[0]) >= 0 &&
        bg_model_lift(&m->side[1]) >= 0) {
        *left = pairs_at_least(1 - ahead) / 36.0; /* no score is raised to 1 */
        *right = pairs_at_least(1 + ahead) / 36.0;
        return;
    }
    int lift[2] = {bg_model_lift(&m->side[0]), bg_model_lift(&m->side[1])};
    bg_die_chances(m->side[0].twice, a);
    bg_die_chances(m->side[1].twice, b);
    *left = *right = 0;
    for (int x = 1; x <= 6; x++)
        for (int y = 1; y <= 6; y++) {
            int l = floor_at(x + lift[0], 1), r = floor_at(y + lift[1], 1);
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

/* How much of all fights stands at which Wounds; rows are left's. The last row and the last column
 * are those who are out. Outside of what was reached there is nothing. */
struct grid {
    int row, row_end, column, column_end; /* what was reached, or may have been */
    double at[LIVES][LIVES];
};

/* A walk: its fight, what a round brings, and at how many Wounds either is out. */
struct walk {
    const struct fight_model *m;
    double left, right, neither;
    int rows, columns;
};

/* Nothing stands there yet; what `from` leads to in one round may. */
static void grid_next(struct grid *grid, const struct walk *w, const struct grid *from)
{
    const struct fighter_model *l = &w->m->side[0], *r = &w->m->side[1];
    grid->row = at_most(floor_at(from->row + l->drip, 0), w->rows);
    grid->column = at_most(floor_at(from->column + r->drip, 0), w->columns);
    grid->row_end = at_most(floor_at(from->row_end + l->drip, 1) + r->damage, w->rows + 1);
    grid->column_end = at_most(floor_at(from->column_end + r->drip, 1) + l->damage, w->columns + 1);
    for (int row = grid->row; row < grid->row_end; row++)
        for (int column = grid->column; column < grid->column_end; column++)
            grid->at[row][column] = 0;
}

/* One round of those who stand at these Wounds. */
static inline void walk_from(const struct walk *w, int l, int r, double mass, struct grid *to)
{
    int at[LEADS_TO][2];
    bg_round_leads(w->m, w->rows, w->columns, l, r, at);
    to->at[at[LEADS_LEFT][0]][at[LEADS_LEFT][1]] += mass * w->left;
    to->at[at[LEADS_RIGHT][0]][at[LEADS_RIGHT][1]] += mass * w->right;
    to->at[at[LEADS_NEITHER][0]][at[LEADS_NEITHER][1]] += mass * w->neither;
}

/* Those who are done leave the grid; how many go on. */
static double walk_done(const struct walk *w, struct grid *grid, struct fight_odds *out)
{
    if (grid->column_end > w->columns) {
        for (int l = grid->row; l < grid->row_end; l++)
            *(l < w->rows ? &out->left : &out->nobody) += grid->at[l][w->columns];
        grid->column_end = w->columns;
    }
    if (grid->row_end > w->rows) {
        for (int r = grid->column; r < grid->column_end; r++)
            out->right += grid->at[w->rows][r];
        grid->row_end = w->rows;
    }
    return 1 - out->left - out->right - out->nobody;
}

/* P(at least n of so many rounds hit). */
static double hit_at_least(int n, int rounds, double chance)
{
    if (chance >= 1)
        return rounds >= n;
    double exactly = power(1 - chance, rounds), fewer = 0;
    for (int k = 0; k < n; k++) {
        fewer += exactly;
        exactly *= (rounds - k) * chance / ((k + 1) * (1 - chance));
    }
    return 1 - fewer;
}

/* Whether a Fighter is out at no time: it takes no Damage, or mends all of it before the next
 * round. */
static bool is_safe(const struct fighter_model *f, int damage)
{
    return f->drip <= 0 && f->wounds >= 0 && f->wounds < floor_at(f->life, 1) &&
           (!damage || (damage <= -f->drip && f->wounds <= -f->drip && damage < f->life));
}

/* Against such a one, on whom nothing drips, only its own hits count. */
static bool solve_safe(const struct fight_model *m, int safe, int round, double chance,
                       double *wins)
{
    const struct fighter_model *f = &m->side[safe], *o = &m->side[!safe];
    if (!is_safe(f, o->damage) || o->drip || o->wounds >= floor_at(o->life, 1))
        return false;
    *wins = f->damage ? hit_at_least(hits(o->life, o->wounds, f->damage), FIGHT_ROUNDS_MAX - round,
                                     chance)
                      : 0;
    return true;
}

static BESIDE void walk(const struct fight_model *m, int round, double left, double right,
                 struct fight_odds *out)
{
    struct walk w = {m, left, right, 1 - left - right, floor_at(m->side[0].life, 1),
                     floor_at(m->side[1].life, 1)};
    struct grid grid[2];
    int l = m->side[0].wounds, r = m->side[1].wounds, at = 1; /* any number: who has none to spare
                                                                 is out after this round */
    grid[0].row = l;
    grid[0].row_end = l + 1;
    grid[0].column = r;
    grid[0].column_end = r + 1;
    grid_next(&grid[1], &w, &grid[0]);
    walk_from(&w, l, r, 1, &grid[1]);
    double running = walk_done(&w, &grid[1], out);
    for (round++; round < FIGHT_ROUNDS_MAX && running > LEFT_OVER; round++, at = !at) {
        const struct grid *from = &grid[at];
        grid_next(&grid[!at], &w, from);
        for (l = from->row; l < from->row_end; l++)
            for (r = from->column; r < from->column_end; r++)
                if (from->at[l][r] > 0)
                    walk_from(&w, l, r, from->at[l][r], &grid[!at]);
        running = walk_done(&w, &grid[!at], out);
    }
    out->nobody += running > 0 ? running : 0; /* BG-E8: called off */
}

/* ---- Who mends ---- */

/* A fight in which one Fighter loses Wounds each round may go to and fro for long. It is solved as
 * if it were never called off: for each count of the other's Wounds, which only grow, the chances
 * at all Wounds of who mends hang on each other, and are found at once. How long it lasts is
 * bounded on the way: with T the rounds, P(T > n) is E(G^T) / G^n at most, for any G > 1 that has
 * such a mean. */
static const double GROWTH = 1.16;
enum { MENDS_MAX = 12 }; /* the most Life that this has room for */
typedef double square[MENDS_MAX][MENDS_MAX];

/* Splits `a` into two triangles; false if 1 - a, which has no number below 0, can be repeated
 * without end: then what is asked has no answer. */
static bool split(square a, int n)
{
    for (int k = 0; k < n; k++) {
        if (a[k][k] <= 0)
            return false;
        for (int i = k + 1; i < n; i++) {
            if (a[i][k] == 0)
                continue;
            a[i][k] /= a[k][k];
            for (int j = k + 1; j < n; j++)
                a[i][j] -= a[i][k] * a[k][j];
        }
    }
    return true;
}

/* x of a x = b, for a split `a`; b becomes x. */
static void solve_split(square a, int n, double b[MENDS_MAX])
{
    for (int i = 1; i < n; i++)
        for (int j = 0; j < i; j++)
            b[i] -= a[i][j] * b[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            b[i] -= a[i][j] * b[j];
        b[i] /= a[i][i];
    }
}

static bool is_mending(const struct fight_model *m, int mender)
{
    const struct fighter_model *f = &m->side[mender], *o = &m->side[!mender];
    int n = floor_at(f->life, 1), rows = floor_at(o->life, 1);
    if (f->drip >= 0 || o->drip != 0 || n > MENDS_MAX || rows > MENDS_MAX || f->wounds < 0 ||
        f->wounds >= n || o->wounds < 0 || o->wounds >= rows || !f->damage || !o->damage)
        return false;
    return true;
}

/* False: it may be called off. `mender` is the side that mends. */
static BESIDE bool solve_mending(const struct fight_model *m, int mender, int round,
                                 double hits_mender, double hits_other, double *other_wins)
{
    const struct fighter_model *f = &m->side[mender], *o = &m->side[!mender];
    int n = floor_at(f->life, 1), rows = floor_at(o->life, 1);
    square once, grown, wins, length; /* by the other's Wounds, then the mender's */
    for (int r = 0; r < n; r++) {
        int to = floor_at(r + f->drip, 0), hit = to + o->damage;
        double stays = 1 - hits_mender - hits_other;
        for (int k = 0; k < n; k++)
            once[r][k] = grown[r][k] = 0;
        once[r][to] -= stays;
        grown[r][to] -= GROWTH * stays;
        if (hit < n) {
            once[r][hit] -= hits_mender;
            grown[r][hit] -= GROWTH * hits_mender;
        }
        once[r][r] += 1;
        grown[r][r] += 1;
    }
    if (!split(once, n) || !split(grown, n))
        return false;
    for (int l = rows - 1; l >= o->wounds; l--) {
        int next = l + f->damage;
        for (int r = 0; r < n; r++) {
            int to = floor_at(r + f->drip, 0);
            double out = to + o->damage < n ? 0 : hits_mender;
            wins[l][r] = out + (next < rows ? hits_other * wins[next][to] : 0);
            length[l][r] = GROWTH * (out + hits_other * (next < rows ? length[next][to] : 1));
        }
        solve_split(once, n, wins[l]);
        solve_split(grown, n, length[l]);
    }
    if (length[o->wounds][f->wounds] > LEFT_OVER * power(GROWTH, FIGHT_ROUNDS_MAX - round))
        return false;
    *other_wins = wins[o->wounds][f->wounds];
    return true;
}

void bg_model_solve(const struct fight_model *m, int round, struct fight_odds *out)
{
    const struct fighter_model *l = &m->side[0], *r = &m->side[1];
    double left, right;
    bg_blow_chances(m, &left, &right);
    *out = (struct fight_odds){0, 0, 0};
    int left_needs = l->damage ? hits(r->life, r->wounds, l->damage) : 0;
    int right_needs = r->damage ? hits(l->life, l->wounds, r->damage) : 0;
    double hurts = (l->damage ? left : 0) + (r->damage ? right : 0);
    if (!is_steady(m) || !cap_out_of_reach(round, left_needs + right_needs, hurts)) {
        bool left_safe = solve_safe(m, 0, round, left, &out->left);
        if (left_safe || solve_safe(m, 1, round, right, &out->right))
            out->nobody = 1 - out->left - out->right;
        else if (is_mending(m, 1) && solve_mending(m, 1, round, left, right, &out->left))
            out->right = 1 - out->left;
        else if (is_mending(m, 0) && solve_mending(m, 0, round, right, left, &out->right))
            out->left = 1 - out->right;
        else
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
