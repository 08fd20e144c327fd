/* The map: in characters with coordinates, and in words for those who listen. What is always true: both say the same,
 * rows are numbers from the top, columns letters from the left, and north is up. */
#include "games/twenty_one/words.h"

#include <string.h>

/* ---- In characters ---- */

static void pad(const char *s, int width, struct text *t)
{
    for (int i = (int)strlen(s); i < width; i++)
        text_char(t, ' ');
    text_put(t, s);
}

static void cell(const struct map *m, const struct twenty_one *s, int row, int column, int width, struct text *t)
{
    int who = figure_at(s, row, column);
    char mark[4];
    struct text name = text_over(mark, sizeof mark);
    if (who != NONE && s->being[who] == BEING_DOWN)
        text_put(&name, who < HEROES ? "H-" : "F-");
    else if (who != NONE)
        say_mark(who, &name);
    else
        text_put(&name, is_wall(m, row, column) ? "##" : m->dark[row] >> column & 1 ? ":" : ".");
    pad(mark, width, t);
}

static void draw(const struct map *m, const struct twenty_one *s, struct text *t)
{
    int width = m->columns <= 24 ? 3 : 2;
    text_put(t, "   ");
    for (int column = 0; column < m->columns; column++)
        pad(twenty_one_names[NAMES_COLUMN].at[column], width, t);
    text_char(t, '\n');
    for (int row = 0; row < m->rows; row++) {
        pad(twenty_one_names[NAMES_ROW].at[row], 3, t);
        for (int column = 0; column < m->columns; column++)
            cell(m, s, row, column, width, t);
        text_char(t, '\n');
    }
}

static bool any_dark(const struct map *m)
{
    uint32_t dark = 0;
    for (int row = 0; row < m->rows; row++)
        dark |= m->dark[row];
    return dark;
}

/* For those to whom it is not drawn: how large it is. */
static void map_size(const struct map *m, struct text *t)
{
    text_format(t, "%s: rows 1 to %s from north to south, columns a to %s from west to east; squares of 5 feet.\n", m->told.title,
                twenty_one_names[NAMES_ROW].at[m->rows - 1], twenty_one_names[NAMES_COLUMN].at[m->columns - 1]);
}

void say_map(const struct data *d, const struct view *v, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    const struct map *m = map_of(pack_of(d), s);
    if (s->encounter >= pack_of(d)->encounter_count)
        return;
    if (t->map == TEXT_MAP_WORDS) {
        map_size(m, t);
        return;
    }
    text_format(t, "%s, squares of 5 feet. ## is wall, . is floor%s; H1 to H4 are heroes, F1 to F8 foes, H- and F- who is "
                   "Incapacitated.\n", m->told.title, any_dark(m) ? ", : is dark" : "");
    draw(m, s, t);
}

/* ---- In words ---- */

static const char *bearing(int rows, int columns)
{
    static const char *const names[3][3] = {
        {"north-west", "north", "north-east"}, {"west", "on the same square", "east"}, {"south-west", "south", "south-east"}};
    int down = rows > 0 ? rows : -rows, along = columns > 0 ? columns : -columns;
    int y = rows == 0 || along > 2 * down ? 1 : rows < 0 ? 0 : 2;
    int x = columns == 0 || down > 2 * along ? 1 : columns < 0 ? 0 : 2;
    return names[y][x];
}

/* How many squares lie open from here, and what ends them: a wall, somebody, or the border. */
static void open_way(const struct data *d, const struct view *v, int who, int rows, int columns, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    const struct map *m = map_of(pack_of(d), s);
    int n = 0, row = s->row[who] + rows, column = s->column[who] + columns;
    while (!is_wall(m, row, column) && figure_at(s, row, column) == NONE) {
        n++;
        row += rows;
        column += columns;
    }
    bool edge = row < 0 || column < 0 || row >= m->rows || column >= m->columns;
    int figure = edge ? NONE : figure_at(s, row, column);
    text_format(t, "%s ", bearing(rows, columns));
    if (n)
        text_format(t, "%d feet to ", n * FEET);
    if (figure != NONE)
        say_body(d, v, figure, false, t);
    else
        text_put(t, edge ? "the border" : n ? "the wall" : "a wall");
    if (!n)
        text_put(t, figure != NONE && is_own(v, figure) ? " are right there" : " is right there");
}

static void one_place(const struct data *d, const struct view *v, int from, int who, struct text *t)
{
    const struct twenty_one *s = look_at(&v->state);
    say_marked(d, v, who, true, t);
    if (!on_map(s, who)) {
        text_put(t, ": off the map.");
        return;
    }
    text_put(t, " at ");
    say_square(s->row[who], s->column[who], t);
    if (from != NONE && on_map(s, from)) {
        int feet = distance(s, from, who);
        text_format(t, ": %d feet %s", feet, bearing(s->row[who] - s->row[from], s->column[who] - s->column[from]));
        text_put(t, feet <= REACH_ADJACENT ? ", adjacent" : "");
        text_put(t, can_see(pack_of(d), s, from, who) ? ", in sight"
                    : in_sight(pack_of(d), s, from, who) ? ", not seen: it is dark there"
                                                         : ", out of sight: a wall is between");
    }
    text_put(t, s->being[who] == BEING_DOWN ? ", Incapacitated." : ".");
}

void say_places(const struct data *d, const struct view *v, int who, struct text *t)
{
    static const int ways[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    const struct twenty_one *s = look_at(&v->state);
    if (s->encounter >= pack_of(d)->encounter_count || t->map == TEXT_MAP_DRAWN)
        return;
    if (who != NONE && on_map(s, who)) {
        say_body_does(d, v, who, "stand", "stands", t);
        text_put(t, " at ");
        say_square(s->row[who], s->column[who], t);
        text_put(t, ". Open: ");
        for (int i = 0; i < 4; i++) {
            text_put(t, i ? "; " : "");
            open_way(d, v, who, ways[i][0], ways[i][1], t);
        }
        text_put(t, ".\n");
    }
    for (int i = 0; i < BODIES; i++)
        if (i != who && (s->being[i] == BEING_UP || s->being[i] == BEING_DOWN)) {
            one_place(d, v, who, i, t);
            text_char(t, '\n');
        }
}
