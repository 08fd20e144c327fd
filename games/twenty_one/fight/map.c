/* The battle map: squares of 5 feet, distance, sight, what a Move reaches (BJ-D4). What is always
 * true: a free table without an encounter has no walls; figures off the map are near to each other
 * and see each other. */
#include <string.h>

#include "games/twenty_one/deal/deal.h"
#include "games/twenty_one/fight/map.h"

static const struct map open_field = {
    .caption = {"", ""}, .rows = SIDE_CELLS, .columns = SIDE_CELLS};

bool bj_has_map(const struct pack *p, const struct twenty_one *s)
{
    return s->room_rows || s->encounter < p->encounter_count;
}

struct ground bj_map_of(const struct pack *p, const struct twenty_one *s)
{
    const struct map *m = s->encounter < p->encounter_count
                              ? &p->map[p->encounter[s->encounter].map]
                              : &open_field;
    if (s->room_rows) /* BJ-L1 */
        return (struct ground){&m->caption,  s->room_rows, s->room_columns,
                               s->room_wall, s->room_dark, s->room_rough};
    return bj_ground_of(m);
}

struct ground bj_ground_of(const struct map *m)
{
    return (struct ground){&m->caption, m->rows, m->columns, m->wall, m->dark, m->rough};
}

void bj_ground_line(const struct ground *m, int row, char *line)
{
    for (int column = 0; column < m->columns; column++)
        line[column] = twenty_one_signs[bj_ground_kind(m, row, column)];
    line[m->columns] = 0;
}

bool bj_is_wall(const struct ground *m, int row, int column)
{
    return row < 0 || column < 0 || row >= m->rows || column >= m->columns ||
           m->wall[row] >> column & 1;
}

int bj_ground_kind(const struct ground *m, int row, int column)
{
    bool rough = m->rough[row] >> column & 1;
    if (m->wall[row] >> column & 1)
        return rough ? GROUND_DOOR : GROUND_WALL; /* BJ-L3 */
    return rough ? GROUND_ROUGH : m->dark[row] >> column & 1 ? GROUND_DARK : GROUND_FLOOR;
}

bool bj_any_ground(const struct ground *m, const uint32_t *mask)
{
    uint32_t any = 0;
    for (int row = 0; row < m->rows; row++)
        any |= mask[row];
    return any;
}

int bj_ground_why(const struct pack *p, const struct twenty_one *s, int row, int column)
{
    struct ground m = bj_map_of(p, s);
    bool inside = row >= 0 && row < m.rows && column >= 0 && column < m.columns;
    return !inside ? WHY_OFF_MAP : bj_is_wall(&m, row, column) ? WHY_WALL : BJ_OPEN;
}

bool bj_on_map(const struct twenty_one *s, int who) { return s->row[who] != NONE; }

int bj_distance_to(const struct twenty_one *s, int who, int row, int column)
{
    if (!bj_on_map(s, who))
        return FEET;
    int rows = s->row[who] > row ? s->row[who] - row : row - s->row[who];
    int columns = s->column[who] > column ? s->column[who] - column : column - s->column[who];
    return (rows > columns ? rows : columns) * FEET; /* BJ-D4 */
}

int bj_distance(const struct twenty_one *s, int a, int b)
{
    return bj_on_map(s, b) ? bj_distance_to(s, a, s->row[b], s->column[b]) : FEET; /* BJ-D4 */
}

/* Whether the line between two points (in half squares) touches the inside of a square that lies no
 * farther up, down, left or right than both: it does not if all four corners lie on one side of it,
 * or on it. */
static bool line_touches(int x0, int y0, int x1, int y1, int row, int column)
{
    int left = 2 * column, top = 2 * row, bj_over = 0, under = 0;
    for (int corner = 0; corner < 4; corner++) {
        int x = left + (corner & 1) * 2, y = top + (corner >> 1) * 2;
        int cross = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
        bj_over += cross >= 0;
        under += cross <= 0;
    }
    return bj_over < 4 && under < 4;
}

static bool line_clear(const struct ground *m, int r0, int c0, int r1, int c1)
{
    int top = r0 < r1 ? r0 : r1, bottom = r0 + r1 - top, left = c0 < c1 ? c0 : c1,
        right = c0 + c1 - left;
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right && m->wall[row] >> left; column++)
            if (m->wall[row] >> column & 1 &&
                line_touches(2 * c0 + 1, 2 * r0 + 1, 2 * c1 + 1, 2 * r1 + 1, row, column))
                return false; /* BJ-D4 */
    return true;
}

bool bj_square_in_sight(const struct pack *p, const struct twenty_one *s, int who, int row,
                        int column)
{
    struct ground m = bj_map_of(p, s);
    return !bj_on_map(s, who) || line_clear(&m, s->row[who], s->column[who], row, column);
}

bool bj_in_sight(const struct pack *p, const struct twenty_one *s, int a, int b)
{
    return !bj_on_map(s, b) || bj_square_in_sight(p, s, a, s->row[b], s->column[b]);
}

static bool square_lit(const struct pack *p, const struct twenty_one *s, int row, int column)
{
    if (!(bj_map_of(p, s).dark[row] >> column & 1))
        return true;
    for (int i = 0; i < BODIES; i++)
        if (has_mark(s, i, MARK_LIGHT) && s->being[i] == BEING_UP &&
            bj_distance_to(s, i, row, column) <= LIGHT_FEET)
            return true; /* BJ-G1: Light */
    return false;
}

bool bj_square_seen(const struct pack *p, const struct twenty_one *s, int who, int row, int column)
{
    if (!bj_square_in_sight(p, s, who, row, column))
        return false; /* BJ-D4 */
    /* BJ-D4: the dark */
    return bj_distance_to(s, who, row, column) <= DARK_FEET || square_lit(p, s, row, column);
}

bool bj_seen_from(const struct pack *p, const struct twenty_one *s, int row, int column, int who)
{
    return bj_square_in_sight(p, s, who, row, column) &&
           (bj_distance_to(s, who, row, column) <= DARK_FEET ||
            square_lit(p, s, s->row[who], s->column[who]));
}

bool bj_can_see(const struct pack *p, const struct twenty_one *s, int a, int b)
{
    return !bj_on_map(s, b) || !bj_on_map(s, a) || bj_seen_from(p, s, s->row[a], s->column[a], b);
}

int bj_figure_at(const struct twenty_one *s, int row, int column)
{
    for (int i = 0; i < BODIES; i++)
        if ((s->being[i] == BEING_UP || s->being[i] == BEING_DOWN) && s->row[i] == row &&
            s->column[i] == column)
            return i;
    return NONE;
}

/* ---- What a Move reaches ---- */

/* Squares come to so far, step by step, in the rows lo .. hi; row r stands at [r + 1], with nothing
 * beyond the ends. */
struct ways {
    struct ground map;
    uint32_t come[SIDE_CELLS + 2], open[SIDE_CELLS];
    uint32_t slow[SIDE_CELLS]; /* rough squares that one more step comes to */
    int lo, hi;
    bool slants;
};

/* Walls and standing foes stop a Move. */
static void open_squares(const struct twenty_one *s, int who, struct ways *w)
{
    const struct ground *m = &w->map;
    uint32_t inside = m->columns == SIDE_CELLS ? UINT32_MAX : BIT(m->columns) - 1;
    for (int row = w->lo; row <= w->hi; row++)
        w->open[row] = ~m->wall[row] & inside;
    for (int i = 0; i < BODIES; i++) {
        bool foe = bj_is_enemy(s, who, i) || bj_is_enemy(s, i, who);
        if (s->being[i] == BEING_UP && foe && bj_on_map(s, i) &&
            s->row[i] >= w->lo && s->row[i] <= w->hi)
            w->open[s->row[i]] &= ~BIT(s->column[i]); /* BJ-D4: not through foes */
    }
}

/* Whether somewhere in these rows a slanting step would pass between two walls: there it is not
 * open. */
static bool has_slants(const struct ground *m, int lo, int hi)
{
    uint32_t any = 0;
    for (int row = lo; row < hi; row++) {
        uint32_t upper = m->wall[row], lower = m->wall[row + 1];
        any |= (upper & lower >> 1 & ~(upper >> 1) & ~lower) |
               (upper & lower << 1 & ~(upper << 1) & ~lower);
    }
    return any;
}

static void ways_begin(const struct pack *p, const struct twenty_one *s, int who, int most,
                       struct ways *w)
{
    int at = s->row[who];
    w->map = bj_map_of(p, s);
    w->lo = at > most ? at - most : 0;
    w->hi = at + most < w->map.rows ? at + most : w->map.rows - 1;
    memset(w->come, 0, sizeof w->come);
    memset(w->slow, 0, sizeof w->slow);
    w->come[at + 1] = BIT(s->column[who]);
    open_squares(s, who, w);
    w->slants = has_slants(&w->map, w->lo, w->hi);
}

/* Slanting steps do not pass between two walls. */
static uint32_t beside(const struct ways *w, int row)
{
    const uint32_t *wall = w->map.wall, *come = w->come + 1;
    uint32_t out = come[row] | come[row] << 1 | come[row] >> 1;
    for (int from = row > w->lo ? row - 1 : row + 1; from <= row + 1 && from <= w->hi; from += 2)
        out |= come[from] | ((come[from] >> 1) & (~wall[from] | ~wall[row] >> 1)) |
               ((come[from] << 1) & (~wall[from] | ~wall[row] << 1));
    return out;
}

/* One step more; false if it came to nothing new. */
static bool ways_grow(struct ways *w)
{
    uint32_t next[SIDE_CELLS], *come = w->come + 1, fresh = 0;
    for (int row = w->lo; row <= w->hi; row++) {
        uint32_t column = w->come[row] | w->come[row + 1] | w->come[row + 2];
        next[row] = column | column << 1 | column >> 1;
    }
    for (int row = w->lo; row <= w->hi && w->slants; row++)
        next[row] = beside(w, row);
    for (int row = w->lo; row <= w->hi; row++) {
        next[row] &= w->open[row] & ~come[row];
        fresh |= next[row];
        uint32_t slow = next[row] & w->map.rough[row] & ~w->slow[row]; /* BJ-L4 */
        w->slow[row] |= slow;
        come[row] |= next[row] & ~slow;
    }
    return fresh;
}

bool bj_reach(const struct pack *p, const struct twenty_one *s, int who, int feet, uint32_t *out,
              uint8_t *steps)
{
    struct ways w;
    uint32_t any = 0, *come = w.come + 1;
    int most = feet / FEET;
    memset(out, 0, SIDE_CELLS * sizeof *out);
    if (!bj_on_map(s, who) || !most)
        return false;
    ways_begin(p, s, who, most, &w);
    out[s->row[who]] = BIT(s->column[who]);
    for (int step = 1; step <= most && ways_grow(&w); step++)
        for (int row = w.lo; steps && row <= w.hi; row++) {
            for (uint32_t fresh = come[row] & ~out[row]; fresh; fresh &= fresh - 1)
                steps[row * SIDE_CELLS + __builtin_ctz(fresh)] = (uint8_t)step;
            out[row] = come[row];
        }
    memcpy(out + w.lo, come + w.lo, (size_t)(w.hi - w.lo + 1) * sizeof *out);
    for (int i = 0; i < BODIES; i++)
        if (bj_on_map(s, i))
            out[s->row[i]] &= ~BIT(s->column[i]); /* BJ-D4: one figure a square */
    for (int row = w.lo; row <= w.hi; row++)
        any |= out[row];
    return any;
}

int bj_steps_to(const struct pack *p, const struct twenty_one *s, int who, int row, int column)
{
    struct ways w;
    int steps = 0;
    ways_begin(p, s, who, SIDE_CELLS, &w);
    while (!(w.come[row + 1] >> column & 1) && ways_grow(&w))
        steps++;
    return steps;
}

bool bj_ends(const struct pack *p, const struct twenty_one *s, const int32_t *arg, int *feet,
             uint32_t *near)
{
    uint32_t squares[SIDE_CELLS];
    uint8_t steps[SIDE_CELLS * SIDE_CELLS] = {0};
    struct twenty_one after = *s;
    int who = s->mover, row = arg[0], column = arg[1];
    *near = 0;
    if (who == NONE || row < 0 || row >= SIDE_CELLS || column < 0 || column >= SIDE_CELLS)
        return false;
    bj_reach(p, s, who, s->feet, squares, steps);
    if (!(squares[row] >> column & 1))
        return false;
    after.row[who] = (uint8_t)row;
    after.column[who] = (uint8_t)column;
    *feet = steps[row * SIDE_CELLS + column] * FEET;
    for (int i = 0; i < BODIES; i++)
        if (bj_foes_of(s, who) >> i & 1 && bj_distance(&after, who, i) <= REACH_ADJACENT)
            *near |= BIT(i);
    return true;
}

void bj_row_near(const struct pack *p, const struct twenty_one *s, int row, uint32_t *near)
{
    uint32_t foes;
    int best[BODIES], least[BODIES], feet;
    memset(near, 0, SIDE_CELLS * sizeof *near);
    memset(best, -1, sizeof best);
    for (int column = 0; column < SIDE_CELLS; column++)
        for (foes = bj_ends(p, s, (int32_t[]){row, column}, &feet, &foes) ? foes : 0; foes;
             foes &= foes - 1) {
            int foe = __builtin_ctz(foes);
            if (best[foe] >= 0 && least[foe] <= feet)
                continue;
            best[foe] = column;
            least[foe] = feet;
        }
    for (int foe = 0; foe < BODIES; foe++)
        if (best[foe] >= 0)
            near[best[foe]] |= BIT(foe);
}

void bj_squares_add(struct options *o, int seat, int verb, const uint32_t *squares)
{
    for (int row = 0; row < SIDE_CELLS; row++)
        if (squares[row]) {
            struct option *f = option_add(o, seat, verb);
            arg_is(f, row);
            arg_one(f, (struct set){{squares[row], 0}});
        }
}

bool bj_on_border(const struct pack *p, const struct twenty_one *s, int who)
{
    struct ground m = bj_map_of(p, s);
    return bj_on_map(s, who) &&
           (s->row[who] == 0 || s->column[who] == 0 || s->row[who] == m.rows - 1 ||
            s->column[who] == m.columns - 1); /* BJ-D6 */
}

/* Pushed straight away from the other: each step goes on along the line from it; stops at a wall or
 * figure. */
void bj_push(const struct pack *p, struct twenty_one *s, int who, int from, int feet)
{
    struct ground m = bj_map_of(p, s);
    if (!bj_on_map(s, who) || !bj_on_map(s, from))
        return;
    int rows = s->row[who] - s->row[from], columns = s->column[who] - s->column[from];
    int tall = rows < 0 ? -rows : rows, wide = columns < 0 ? -columns : columns,
        most = tall > wide ? tall : wide;
    int row = s->row[who], column = s->column[who];
    for (int step = 1; step <= feet / FEET && most; step++) {
        int far = most + step; /* the point of the line at this distance, halves away from the
                                  middle */
        int to_row = s->row[from] + (rows < 0 ? -1 : 1) * ((2 * tall * far + most) / (2 * most));
        int to_column =
            s->column[from] + (columns < 0 ? -1 : 1) * ((2 * wide * far + most) / (2 * most));
        if (bj_is_wall(&m, to_row, to_column) || bj_figure_at(s, to_row, to_column) != NONE)
            break; /* BJ-G1 */
        row = to_row;
        column = to_column;
    }
    s->row[who] = (uint8_t)row;
    s->column[who] = (uint8_t)column;
}

/* Whether a Move to the square ends nearer to the mark that lures. */
bool bj_nearer(const struct twenty_one *s, int who, int lure, int row, int column)
{
    int at = lure - 1, to_row = at / SIDE_CELLS, to_column = at % SIDE_CELLS;
    int rows = row > to_row ? row - to_row : to_row - row,
        columns = column > to_column ? column - to_column : to_column - column;
    return (rows > columns ? rows : columns) * FEET < bj_distance_to(s, who, to_row, to_column);
}
