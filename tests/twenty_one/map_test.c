/* The battle map against a count of its own: where a Move can end (a search square by square), and
 * what is in sight (the line cut by each wall, in whole numbers). Maps, figures and feet are drawn
 * at random, the seed is fixed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/twenty_one/fight/map.h"

enum { MAPS = 600, WALKS = 6 };

static struct pack pack;
static struct state state;

static void draw_map(struct rng *rng)
{
    struct map *m = &pack.map[0];
    struct twenty_one *s = table_of(&state);
    memset(&pack, 0, sizeof pack);
    memset(&state, 0, sizeof state);
    pack.encounter_count = pack.map_count = 1;
    /* in a small one two walls may be all there is */
    unsigned most = rng_below(rng, 2) ? SIDE_CELLS - 1 : 4;
    m->rows = (uint8_t)(2 + rng_below(rng, most));
    m->columns = (uint8_t)(2 + rng_below(rng, most));
    int walls = (int)rng_below(rng, 4);
    for (int row = 0; row < m->rows; row++)
        for (int column = 0; column < m->columns; column++)
            if ((int)rng_below(rng, 10) < walls)
                m->wall[row] |= 1u << column;
    for (int i = 0; i < BODIES; i++) {
        s->row[i] = s->column[i] = NONE;
        s->side[i] = i >= HEROES;
        if (rng_below(rng, 4) == 0)
            continue;
        int row = (int)rng_below(rng, m->rows), column = (int)rng_below(rng, m->columns);
        if (m->wall[row] >> column & 1 || bj_figure_at(s, row, column) != NONE)
            continue;
        s->being[i] = rng_below(rng, 5) ? BEING_UP : BEING_DOWN;
        s->row[i] = (uint8_t)row;
        s->column[i] = (uint8_t)column;
    }
}

static bool wall_at(int row, int column)
{
    const struct map *m = &pack.map[0];
    return row < 0 || column < 0 || row >= m->rows || column >= m->columns ||
           m->wall[row] >> column & 1;
}

/* Steps to each square by a plain search; 255: none. */
static void search(int who, int most, uint8_t steps[SIDE_CELLS][SIDE_CELLS])
{
    const struct twenty_one *s = look_at(&state);
    memset(steps, 255, SIDE_CELLS * SIDE_CELLS);
    steps[s->row[who]][s->column[who]] = 0;
    for (int step = 0; step < most; step++)
        for (int row = 0; row < SIDE_CELLS; row++)
            for (int column = 0; column < SIDE_CELLS; column++)
                for (int side = 0; side < 9 && steps[row][column] == step; side++) {
                    int r = row + side / 3 - 1, c = column + side % 3 - 1;
                    if (wall_at(r, c) || (wall_at(row, c) && wall_at(r, column)) ||
                        steps[r][c] != 255)
                        continue;
                    int there = bj_figure_at(s, r, c);
                    if (there != NONE && s->being[there] == BEING_UP &&
                        s->side[there] != s->side[who])
                        continue;
                    steps[r][c] = (uint8_t)(step + 1);
                }
}

/* BJ-D4, BJ-D2: squares, walls, friends and foes. */
static void moves_reach_what_a_search_finds(void **unused)
{
    struct rng rng;
    long squares = 0;
    (void)unused;
    rng_seed(&rng, 21, 1);
    for (int n = 0; n < MAPS * WALKS; n++) {
        uint32_t found[SIDE_CELLS];
        uint8_t steps[SIDE_CELLS * SIDE_CELLS], ours[SIDE_CELLS][SIDE_CELLS];
        if (n % WALKS == 0)
            draw_map(&rng);
        const struct twenty_one *s = look_at(&state);
        int who = (int)rng_below(&rng, BODIES),
            feet = (int)rng_below(&rng, FEET_MAX / FEET + 1) * FEET;
        if (!bj_on_map(s, who))
            continue;
        int counted = 0;
        bool any = bj_reach(&pack, s, who, feet, found, steps);
        search(who, feet / FEET, ours);
        for (int row = 0; row < SIDE_CELLS; row++)
            for (int column = 0; column < SIDE_CELLS; column++) {
                bool open = ours[row][column] != 255 && bj_figure_at(s, row, column) == NONE;
                assert_int_equal(open, found[row] >> column & 1);
                if (open)
                    assert_int_equal(steps[row * SIDE_CELLS + column], ours[row][column]);
                counted += open;
            }
        assert_int_equal(any, counted > 0);
        squares += counted;
    }
    assert_true(squares > 10000);
}

/* Whether the line from the middle of one square to that of another passes through the inside of a
 * third: the part of it, as fractions of its length, that lies between the square's sides, both
 * ways, is longer than nothing. */
static bool passes_through(int r0, int c0, int r1, int c1, int row, int column)
{
    long lo_n = 0, lo_d = 1, hi_n = 1, hi_d = 1; /* the part lo .. hi */
    for (int way = 0; way < 2; way++) {
        long from = way ? 2 * r0 + 1 : 2 * c0 + 1, to = way ? 2 * r1 + 1 : 2 * c1 + 1;
        long near = 2 * (way ? row : column), far = near + 2, by = to - from;
        if (by == 0) {
            if (from <= near || from >= far)
                return false;
            continue;
        }
        long in = by > 0 ? near - from : from - far, out = by > 0 ? far - from : from - near,
             length = by > 0 ? by : -by;
        if (in * lo_d > lo_n * length) {
            lo_n = in;
            lo_d = length;
        }
        if (out * hi_d < hi_n * length) {
            hi_n = out;
            hi_d = length;
        }
    }
    return lo_n * hi_d < hi_n * lo_d;
}

/* BJ-D4: the straight line between square centres touches no inside of a wall square. */
static void sight_is_what_the_line_says(void **unused)
{
    struct rng rng;
    long seen = 0, hidden = 0;
    (void)unused;
    rng_seed(&rng, 21, 2);
    for (int n = 0; n < MAPS; n++) {
        draw_map(&rng);
        const struct twenty_one *s = look_at(&state);
        const struct map *m = &pack.map[0];
        for (int a = 0; a < BODIES; a++)
            for (int b = 0; b < BODIES; b++) {
                bool clear = true;
                if (!bj_on_map(s, a) || !bj_on_map(s, b))
                    continue;
                for (int row = 0; row < m->rows; row++)
                    for (int column = 0; column < m->columns; column++)
                        clear &= !wall_at(row, column) ||
                                 !passes_through(s->row[a], s->column[a], s->row[b], s->column[b],
                                                 row, column);
                assert_int_equal(clear, bj_in_sight(&pack, s, a, b));
                seen += clear;
                hidden += !clear;
            }
    }
    assert_true(seen > 1000 && hidden > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_reach_what_a_search_finds),
        cmocka_unit_test(sight_is_what_the_line_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
