/* The battle map: squares of 5 feet, distance, sight, what a Move reaches (BJ-D4). What is always true: a free table
 * without an encounter has no walls; figures off the map are near to each other and see each other. */
#include <string.h>

#include "games/twenty_one/rules.h"

static const struct map open_field = {.told = {"", ""}, .rows = SIDE_CELLS, .columns = SIDE_CELLS};

const struct map *map_of(const struct pack *p, const struct twenty_one *s)
{
    return s->encounter < p->encounter_count ? &p->map[p->encounter[s->encounter].map] : &open_field;
}

bool is_wall(const struct map *m, int row, int column)
{
    return row < 0 || column < 0 || row >= m->rows || column >= m->columns || m->wall[row] >> column & 1;
}

bool on_map(const struct twenty_one *s, int who) { return s->row[who] != NONE; }

int distance_to(const struct twenty_one *s, int who, int row, int column)
{
    if (!on_map(s, who))
        return FEET;
    int rows = s->row[who] > row ? s->row[who] - row : row - s->row[who];
    int columns = s->column[who] > column ? s->column[who] - column : column - s->column[who];
    return (rows > columns ? rows : columns) * FEET; /* BJ-D4 */
}

int distance(const struct twenty_one *s, int a, int b)
{
    return on_map(s, b) ? distance_to(s, a, s->row[b], s->column[b]) : FEET; /* BJ-D4 */
}

/* Whether the line between two points (in half squares) touches the inside of the square: it does not if all four
 * corners lie on one side of it, or beside it. */
static bool line_touches(int x0, int y0, int x1, int y1, int row, int column)
{
    int left = 2 * column, top = 2 * row, over = 0, under = 0;
    if ((x0 <= left && x1 <= left) || (x0 >= left + 2 && x1 >= left + 2) || (y0 <= top && y1 <= top) ||
        (y0 >= top + 2 && y1 >= top + 2))
        return false;
    for (int corner = 0; corner < 4; corner++) {
        int x = left + (corner & 1) * 2, y = top + (corner >> 1) * 2;
        int cross = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
        over += cross >= 0;
        under += cross <= 0;
    }
    return over < 4 && under < 4;
}

static bool line_clear(const struct map *m, int r0, int c0, int r1, int c1)
{
    int top = r0 < r1 ? r0 : r1, bottom = r0 + r1 - top, left = c0 < c1 ? c0 : c1, right = c0 + c1 - left;
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right && m->wall[row] >> left; column++)
            if (m->wall[row] >> column & 1 && line_touches(2 * c0 + 1, 2 * r0 + 1, 2 * c1 + 1, 2 * r1 + 1, row, column))
                return false; /* BJ-D4 */
    return true;
}

bool square_in_sight(const struct pack *p, const struct twenty_one *s, int who, int row, int column)
{
    return !on_map(s, who) || line_clear(map_of(p, s), s->row[who], s->column[who], row, column);
}

bool in_sight(const struct pack *p, const struct twenty_one *s, int a, int b)
{
    return !on_map(s, b) || square_in_sight(p, s, a, s->row[b], s->column[b]);
}

static bool square_lit(const struct pack *p, const struct twenty_one *s, int row, int column)
{
    if (!(map_of(p, s)->dark[row] >> column & 1))
        return true;
    for (int i = 0; i < BODIES; i++)
        if (has_mark(s, i, MARK_LIGHT) && s->being[i] == BEING_UP && distance_to(s, i, row, column) <= LIGHT_FEET)
            return true; /* BJ-G1: Light */
    return false;
}

bool square_seen(const struct pack *p, const struct twenty_one *s, int who, int row, int column)
{
    if (!square_in_sight(p, s, who, row, column))
        return false; /* BJ-D4 */
    return distance_to(s, who, row, column) <= DARK_FEET || square_lit(p, s, row, column); /* BJ-D4: the dark */
}

bool can_see(const struct pack *p, const struct twenty_one *s, int a, int b)
{
    return !on_map(s, b) || !on_map(s, a) || square_seen(p, s, a, s->row[b], s->column[b]);
}

int figure_at(const struct twenty_one *s, int row, int column)
{
    for (int i = 0; i < BODIES; i++)
        if ((s->being[i] == BEING_UP || s->being[i] == BEING_DOWN) && s->row[i] == row && s->column[i] == column)
            return i;
    return NONE;
}

/* Squares that stop a Move, in the rows lo .. hi: walls and standing foes. */
static void blocked_by(const struct map *m, const struct twenty_one *s, int who, int lo, int hi, uint32_t *blocked)
{
    uint32_t inside = m->columns == SIDE_CELLS ? UINT32_MAX : BIT(m->columns) - 1;
    for (int row = lo; row <= hi; row++)
        blocked[row] = m->wall[row] | ~inside;
    for (int i = 0; i < BODIES; i++)
        if (s->being[i] == BEING_UP && s->side[i] != s->side[who] && on_map(s, i) && s->row[i] >= lo && s->row[i] <= hi)
            blocked[s->row[i]] |= BIT(s->column[i]); /* BJ-D4: not through foes */
}

/* The row of squares next to those of the row `to` and its neighbours; slanting steps do not pass between two walls. */
static uint32_t spread(const struct map *m, const uint32_t *from, int to, int lo, int hi)
{
    uint32_t out = from[to] | from[to] << 1 | from[to] >> 1;
    for (int row = to > lo ? to - 1 : to + 1; row <= to + 1 && row <= hi; row += 2) {
        uint32_t here = from[row];
        if (!here)
            continue;
        uint32_t left = (here >> 1) & (~m->wall[row] | ~m->wall[to] >> 1);
        uint32_t right = (here << 1) & (~m->wall[row] | ~m->wall[to] << 1);
        out |= here | left | right;
    }
    return out;
}

int reach(const struct pack *p, const struct twenty_one *s, int who, int feet, uint32_t *out, uint8_t *steps)
{
    const struct map *m = map_of(p, s);
    uint32_t blocked[SIDE_CELLS], next[SIDE_CELLS];
    int count = 0, most = feet / FEET, at = s->row[who];
    memset(out, 0, SIDE_CELLS * sizeof *out);
    if (!on_map(s, who))
        return 0;
    int lo = at > most ? at - most : 0, hi = at + most < m->rows ? at + most : m->rows - 1;
    blocked_by(m, s, who, lo, hi, blocked);
    out[at] = BIT(s->column[who]);
    for (int step = 1; step <= most; step++) {
        int top = at - step > lo ? at - step : lo, bottom = at + step < hi ? at + step : hi;
        for (int row = top; row <= bottom; row++)
            next[row] = spread(m, out, row, lo, hi) & ~blocked[row];
        for (int row = top; row <= bottom; row++) {
            for (uint32_t left = steps ? next[row] & ~out[row] : 0; left; left &= left - 1)
                steps[row * SIDE_CELLS + __builtin_ctz(left)] = (uint8_t)step;
            out[row] |= next[row];
        }
    }
    for (int i = 0; i < BODIES; i++)
        if ((s->being[i] == BEING_UP || s->being[i] == BEING_DOWN) && on_map(s, i))
            out[s->row[i]] &= ~BIT(s->column[i]); /* BJ-D4: one figure a square */
    for (int row = lo; row <= hi; row++)
        count += __builtin_popcount(out[row]);
    return count;
}

void squares_add(struct options *o, int seat, int verb, const uint32_t *squares)
{
    for (int row = 0; row < SIDE_CELLS; row++)
        if (squares[row]) {
            struct option *f = option_add(o, seat, verb);
            arg_is(f, row);
            arg_one(f, (struct set){{squares[row], 0}});
        }
}

bool on_border(const struct pack *p, const struct twenty_one *s, int who)
{
    const struct map *m = map_of(p, s);
    return on_map(s, who) && (s->row[who] == 0 || s->column[who] == 0 || s->row[who] == m->rows - 1 ||
                              s->column[who] == m->columns - 1); /* BJ-D6 */
}

/* Pushed straight away from the other: each step goes on along the line from it; stops at a wall or figure. */
void push(const struct pack *p, struct twenty_one *s, int who, int from, int feet)
{
    const struct map *m = map_of(p, s);
    if (!on_map(s, who) || !on_map(s, from))
        return;
    int rows = s->row[who] - s->row[from], columns = s->column[who] - s->column[from];
    int tall = rows < 0 ? -rows : rows, wide = columns < 0 ? -columns : columns, most = tall > wide ? tall : wide;
    int row = s->row[who], column = s->column[who];
    for (int step = 1; step <= feet / FEET && most; step++) {
        int far = most + step; /* the point of the line at this distance, halves away from the middle */
        int to_row = s->row[from] + (rows < 0 ? -1 : 1) * ((2 * tall * far + most) / (2 * most));
        int to_column = s->column[from] + (columns < 0 ? -1 : 1) * ((2 * wide * far + most) / (2 * most));
        if (is_wall(m, to_row, to_column) || figure_at(s, to_row, to_column) != NONE)
            break; /* BJ-G1 */
        row = to_row;
        column = to_column;
    }
    s->row[who] = (uint8_t)row;
    s->column[who] = (uint8_t)column;
}

/* Whether a Move to the square ends nearer to the mark that lures. */
bool nearer(const struct twenty_one *s, int who, int lure, int row, int column)
{
    int at = lure - 1, to_row = at / SIDE_CELLS, to_column = at % SIDE_CELLS;
    int rows = row > to_row ? row - to_row : to_row - row, columns = column > to_column ? column - to_column : to_column - column;
    return (rows > columns ? rows : columns) * FEET < distance_to(s, who, to_row, to_column);
}
