/* The map: distance, sight, ways. */
#ifndef GAMES_TWENTY_ONE_FIGHT_MAP_H
#define GAMES_TWENTY_ONE_FIGHT_MAP_H

#include "games/twenty_one/why.h"

struct ground bj_map_of(const struct pack *, const struct twenty_one *);
struct ground bj_ground_of(const struct map *);
/* A row as a pack writes it, in signs (pack.h); `line` has SIDE_CELLS and a zero byte. */
void bj_ground_line(const struct ground *, int row, char *line);
/* Whether the table has a map at all: a scene of the pack's, or a room that was drawn. */
bool bj_has_map(const struct pack *, const struct twenty_one *);
bool bj_is_wall(const struct ground *, int row, int column);
/* What a square is: enum ground_kind. */
int bj_ground_kind(const struct ground *, int row, int column);
/* Whether any square is of this, one of its masks. */
bool bj_any_ground(const struct ground *, const uint32_t *mask);
/* Why no combatant can stand on a square, apart from those already there. */
int bj_ground_why(const struct pack *, const struct twenty_one *, int row, int column);
bool bj_on_map(const struct twenty_one *, int who);
/* Feet. */
int bj_distance(const struct twenty_one *, int a, int b);
int bj_distance_to(const struct twenty_one *, int who, int row, int column);
/* No wall between; and, for aiming, no darkness either. */
bool bj_in_sight(const struct pack *, const struct twenty_one *, int a, int b);
bool bj_square_in_sight(const struct pack *, const struct twenty_one *, int who, int row,
                        int column);
/* Whether someone at this square sees `who`. */
bool bj_seen_from(const struct pack *, const struct twenty_one *, int row, int column, int who);
bool bj_can_see(const struct pack *, const struct twenty_one *, int a, int b);
bool bj_square_seen(const struct pack *, const struct twenty_one *, int who, int row, int column);
int bj_figure_at(const struct twenty_one *, int row, int column);
/* The squares where a Move of so many feet can end, a mask of columns for each row; steps[] (or
 * NULL) by row x 32 + column. Whether there is one. */
bool bj_reach(const struct pack *, const struct twenty_one *, int who, int feet, uint32_t *out,
              uint8_t *steps);
/* How many steps it takes to a square that can be reached. */
int bj_steps_to(const struct pack *, const struct twenty_one *, int who, int row, int column);
/* Whether the Move can end at this row and column; after how many feet, next to which foes. */
bool bj_ends(const struct pack *, const struct twenty_one *, const int32_t *arg, int *feet,
             uint32_t *near);
/* The foes that a Move to this row can end next to, by the column of the nearest such square. */
void bj_row_near(const struct pack *, const struct twenty_one *, int row, uint32_t *near);
/* A family for each row that has a square. */
void bj_squares_add(struct options *, int seat, int verb, const uint32_t *squares);
bool bj_on_border(const struct pack *, const struct twenty_one *, int who);
void bj_push(const struct pack *, struct twenty_one *, int who, int from, int feet);
bool bj_nearer(const struct twenty_one *, int who, int lure, int row, int column);

#endif
