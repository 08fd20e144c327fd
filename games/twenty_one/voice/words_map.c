/* The map: in characters with coordinates, and in words for those who listen. What is always true:
 * both say the same, rows are numbers from the top, columns letters from the left, and north is
 * up. */
#include "games/twenty_one/fight/map.h"
#include "games/twenty_one/voice/words.h"
#include "games/twenty_one/voice/words_table.h"

#include <string.h>

/* ---- In characters ---- */

static void pad(const char *s, int width, struct text *t)
{
    for (int i = (int)strlen(s); i < width; i++)
        text_char(t, ' ');
    text_put(t, s);
}

static void cell(const struct ground *m, const struct twenty_one *s, int row, int column, int width,
                 struct text *t)
{
    static const char *const signs[GROUNDS] = {".", "##", ":", ",", "+"};
    int who = bj_figure_at(s, row, column);
    char mark[4];
    struct text name = text_over(mark, sizeof mark);
    if (who == NONE)
        text_put(&name, signs[bj_ground_kind(m, row, column)]);
    else if (s->being[who] == BEING_DOWN)
        text_put(&name, who < HEROES ? "H-" : "F-");
    else
        text_format(&name, "%c%d", who < HEROES ? 'H' : 'F',
                    (who < HEROES ? who : who - HEROES) + 1);
    pad(mark, width, t);
}

static void draw(const struct ground *m, const struct twenty_one *s, struct text *t)
{
    int width = m->columns <= 24 ? 3 : 2;
    pad("", 3, t);
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

void bj_map_lines(struct talk *x)
{
    struct ground m = bj_map_of(x->p, x->s);
    struct room room;
    const char *title = m.caption->title;
    bool plain = !x->s->room_rows && !bj_any_ground(&m, m.rough);
    if (!bj_has_map(x->p, x->s))
        return;
    if (!*title)
        title = piece(x, &room, PART_ROOM());
    if (x->t->map == TEXT_MAP_WORDS) { /* no drawing shows how large the map is */
        say_line(x, BOARD_MAP_SIZE(.title = title, .rows = m.rows, .column = m.columns - 1,
                                   .feet = FEET));
        return;
    }
    if (plain)
        say_line(x, BOARD_MAP(.title = title, .feet = FEET, .dark = bj_any_ground(&m, m.dark)));
    else
        say_line(x, BOARD_MAP_DRAWN(.title = title, .feet = FEET));
    draw(&m, x->s, x->t);
}

/* ---- In words ---- */

/* The number of a bearing: rows of three, from north-west to south-east. */
static int bearing(int rows, int columns)
{
    int down = rows > 0 ? rows : -rows, along = columns > 0 ? columns : -columns;
    int y = rows == 0 || along > 2 * down ? 1 : rows < 0 ? 0 : 2;
    int x = columns == 0 || down > 2 * along ? 1 : columns < 0 ? 0 : 2;
    return 3 * y + x;
}

/* How many squares lie open from here, and what ends them: a wall, somebody, or the border. */
static void say_way(struct talk *x, int who, int rows, int columns)
{
    const struct twenty_one *s = x->s;
    struct ground m = bj_map_of(x->p, s);
    int n = 0, row = s->row[who] + rows, column = s->column[who] + columns,
        to = bearing(rows, columns);
    while (!bj_is_wall(&m, row, column) && bj_figure_at(s, row, column) == NONE) {
        n++;
        row += rows;
        column += columns;
    }
    bool edge = row < 0 || column < 0 || row >= m.rows || column >= m.columns;
    int figure = edge ? NONE : bj_figure_at(s, row, column);
    if (figure != NONE)
        say(x, BOARD_WAY_BODY(.bearing = to, .feet = n * FEET, .who = figure));
    else if (edge)
        say(x, BOARD_WAY_BORDER(.bearing = to, .feet = n * FEET));
    else
        say(x, BOARD_WAY_WALL(.bearing = to, .feet = n * FEET));
}

static void place_line(struct talk *x, int from, int who)
{
    const struct twenty_one *s = x->s;
    int row = s->row[who], column = s->column[who], feet;
    bool down = s->being[who] == BEING_DOWN;
    struct pieces has = {0};
    if (!bj_on_map(s, who)) {
        say_line(x, BOARD_OFF_MAP(MARKED(who)));
        return;
    }
    if (from == NONE || !bj_on_map(s, from)) {
        say_line(x, BOARD_PLACE(MARKED(who), SQUARE(row, column), .down = down));
        return;
    }
    feet = bj_distance(s, from, who);
    add(x, &has,
        PART_AWAY(.feet = feet, .bearing = bearing(row - s->row[from], column - s->column[from])));
    add_if(x, feet <= REACH_ADJACENT, &has, PART_ADJACENT());
    if (bj_can_see(x->p, s, from, who))
        add(x, &has, PART_IN_SIGHT());
    else if (bj_in_sight(x->p, s, from, who))
        add(x, &has, PART_IN_DARK());
    else
        add(x, &has, PART_BEHIND());
    add_if(x, down, &has, PART_DOWN());
    say_line(x, BOARD_PLACE_AWAY(MARKED(who), SQUARE(row, column), .has = &has.list));
}

void bj_place_lines(struct talk *x, int who)
{
    static const int to[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    const struct twenty_one *s = x->s;
    if (!bj_has_map(x->p, s) || x->t->map == TEXT_MAP_DRAWN)
        return;
    if (who != NONE && bj_on_map(s, who)) {
        say(x, BOARD_STAND(.who = who, SQUARE(s->row[who], s->column[who])));
        for (int i = 0; i < 4; i++)
            say_way(x, who, to[i][0], to[i][1]);
        text_char(x->t, '\n');
    }
    for (int i = 0; i < BODIES; i++)
        if (i != who && (s->being[i] == BEING_UP || s->being[i] == BEING_DOWN))
            place_line(x, who, i);
}
