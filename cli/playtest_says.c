/* The sentences that a report opens with. What is always true: each is made from rows of the
 * report, and its judgement is chosen by their intervals. */
#include <math.h>
#include <string.h>

#include "cli/playtest.h"
#include "lab/interval.h"

static const struct report_figure *found(const struct report *r, const char *id)
{
    for (int i = 0; r->figure && i < r->figures; i++)
        if (!strcmp(r->figure[i].id, id))
            return &r->figure[i];
    return NULL;
}

static const struct report_row *at(const struct report *r, const struct report_figure *figure,
                                   int i)
{
    ENSURE(r->row && i < figure->rows);
    return &r->row[figure->first + i];
}

static const struct report_row *row_of(const struct report *r, const struct report_figure *figure,
                                       const char *group, const char *label)
{
    for (int i = 0; figure && i < figure->rows; i++) {
        const struct report_row *row = at(r, figure, i);
        if ((!group || !strcmp(row->group, group)) && (!label || !strcmp(row->label, label)))
            return row;
    }
    return NULL;
}

struct as_said { char value[24], low[24], high[24]; };

static struct as_said said(const struct report_row *row)
{
    struct as_said s;
    report_value(row->of, row->is.value, s.value, sizeof s.value);
    report_value(row->of, row->is.low, s.low, sizeof s.low);
    report_value(row->of, row->is.high, s.high, sizeof s.high);
    return s;
}

/* The first outcome, of each bot. */
static void say_outcome(const struct playtest *p)
{
    struct report *r = p->report;
    const struct report_figure *figure = found(r, "outcomes");
    const struct report_row *first = row_of(r, figure, NULL, NULL);
    for (int setup = 0; first && setup < p->trial->setups; setup++) {
        const struct report_row *row = row_of(r, figure, p->bot[setup], first->label);
        if (!row)
            continue;
        struct as_said s = said(row);
        report_say(r, "With %s in every seat, %s of matches end with \"%s\" (%lld of %lld; 95%% "
                      "interval %s to %s).",
                   p->bot[setup], s.value, row->label, (long long)row->count, (long long)row->n,
                   s.low, s.high);
    }
}

/* What the last bot changes in the first outcome. */
static void say_skill(const struct playtest *p)
{
    struct report *r = p->report;
    const struct report_figure *figure = found(r, "skill-outcomes");
    const struct report_row *row =
        row_of(r, figure, p->bot[p->trial->setups - 1], NULL);
    if (!row)
        return;
    struct as_said s = said(row);
    bool clear = row->is.low > 0 || row->is.high < 0;
    report_say(r, "On the same deals, matches of %s end with \"%s\" %s %s those of %s: the "
                  "difference is %s (%s to %s).", row->group, row->label,
               row->is.low > 0    ? "more often"
               : row->is.high < 0 ? "less often"
                                  : "as often, as far as these deals can tell,",
               clear ? "than" : "as", p->bot[0], s.value, s.low, s.high);
}

/* Who gets most, and whether the last bot gets more there. */
static void say_points(const struct playtest *p)
{
    struct report *r = p->report;
    const struct report_figure *figure = found(r, "points");
    const struct report_row *best = NULL;
    for (int i = 0; figure && i < figure->rows; i++) {
        const struct report_row *row = at(r, figure, i);
        if (!strcmp(row->group, p->bot[0]) && (!best || row->is.value > best->is.value))
            best = row;
    }
    if (!best)
        return;
    struct as_said s = said(best);
    const char *bot = p->bot[p->trial->setups - 1];
    const struct report_row *more = row_of(r, found(r, "skill-points"), bot, best->label);
    report_say(r, "With %s, the average of \"%s\" is %s (%s to %s)%s%s%s.", p->bot[0],
               best->label, s.value, s.low, s.high, more ? "; on the same deals, it is " : "",
               !more                ? ""
               : more->is.low > 0   ? "higher with "
               : more->is.high < 0  ? "lower with "
                                    : "neither clearly higher nor lower with ",
               more ? bot : "");
}

static void say_length(const struct playtest *p)
{
    struct report *r = p->report;
    const struct report_row *half = row_of(r, found(r, "length-decisions"), p->bot[0],
                                           "half of matches up to");
    const struct report_row *most = row_of(r, found(r, "length-decisions"), p->bot[0],
                                           "nine tenths of matches up to");
    if (!half || !most)
        return;
    report_say(r, "Half the matches of %s take up to %.0f decisions, and nine in ten up to %.0f. "
                  "At %g seconds a decision, that is %.0f and %.0f minutes.",
               p->bot[0], half->is.value, most->is.value, p->pace,
               half->is.value * p->pace / 60, most->is.value * p->pace / 60);
}

/* The rows of a figure with the highest and the lowest value, of one bot. */
static void extremes(const struct report *r, const struct report_figure *figure, const char *group,
                     const struct report_row **high, const struct report_row **low, int *count)
{
    *high = *low = NULL;
    *count = 0;
    for (int i = 0; figure && i < figure->rows; i++) {
        const struct report_row *row = at(r, figure, i);
        if (strcmp(row->group, group))
            continue;
        ++*count;
        if (!*high || row->is.value > (*high)->is.value)
            *high = row;
        if (!*low || row->is.value < (*low)->is.value)
            *low = row;
    }
}

/* Whether the best and the worst of so many differ by more than chance would make any two of them.
 * Matches that had both make the true limit smaller than this one. */
static bool far_apart(const struct report_row *high, const struct report_row *low, int count)
{
    double a = (high->is.high - high->is.low) / 2, b = (low->is.high - low->is.low) / 2;
    double limit = interval_among(count * (count - 1) / 2) / INTERVAL_95;
    return high->is.value - low->is.value > limit * sqrt(a * a + b * b);
}

static void say_builds(const struct playtest *p)
{
    struct report *r = p->report;
    for (int b = 0; b < p->picks->game->build_count; b++) {
        char id[REPORT_ID];
        const struct report_row *high, *low;
        int count;
        report_id(id, "build", p->picks->game->builds[b].field, "points");
        extremes(r, found(r, id), p->bot[0], &high, &low, &count);
        if (count < 2 || high == low)
            continue;
        bool apart = far_apart(high, low, count);
        report_say(r, "By %s, matches of %s with %s bring the most points, %.2f, and those "
                      "with %s the fewest, %.2f (of %d that are in 10 matches or more); %s.",
                   p->picks->game->builds[b].field, p->bot[0], high->label, high->is.value,
                   low->label, low->is.value, count,
                   apart ? "luck alone would not make them so different"
                         : "among so many, that may be luck");
    }
}

static void say_picks(const struct playtest *p, int side)
{
    struct report *r = p->report;
    const char *role = p->picks->game->role(side);
    const struct report_row *high, *low, *most = NULL;
    char id[REPORT_ID];
    int count, never = 0;
    report_id(id, "picks", role, "");
    const struct report_figure *figure = found(r, id);
    extremes(r, figure, p->bot[0], &high, &low, &count);
    for (int i = 0; count && i < figure->rows; i++) {
        const struct report_row *row = at(r, figure, i);
        if (strcmp(row->group, p->bot[0]) || row->count)
            continue;
        never++;
        if (!most || row->n > most->n)
            most = row;
    }
    if (most)
        report_say(r, "Of the %d kinds of moves that were open to a %s played by %s, %d were never "
                      "made; the one open most often was \"%s\" (%lld decisions).",
                   count, role, p->bot[0], never, most->label, (long long)most->n);
    else if (count)
        report_say(r, "Each of the %d kinds of moves that were open to a %s played by %s was made; "
                      "the one chosen most rarely was \"%s\" (%lld of %lld).",
                   count, role, p->bot[0], low->label, (long long)low->count, (long long)low->n);
}

static void say_never(const struct playtest *p)
{
    const struct report_figure *figure = found(p->report, "never");
    if (figure)
        report_say(p->report, "%d moves or values were open in 100 decisions or more and taken by "
                              "no bot.", figure->rows);
    else
        report_say(p->report, "Whatever was open in 100 decisions or more was taken at least once "
                              "by some bot.");
}

static void say_shares(const struct playtest *p)
{
    static const struct { const char *id, *text; } shares[] = {
        {"decision-moves", "of the moves of seats were decisions; the rest had no alternative"},
        {"drawishness", "of matches were won by nobody"},
        {"balance", "is the balance of the seats: 100% is a game in which no seat is better"},
    };
    for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) {
        const struct report_row *row =
            row_of(p->report, found(p->report, shares[i].id), p->bot[0], NULL);
        if (!row)
            continue;
        struct as_said s = said(row);
        report_say(p->report, "With %s, %s (%s to %s) %s.", p->bot[0], s.value, s.low, s.high,
                   shares[i].text);
    }
}

void playtest_says(const struct playtest *p)
{
    say_outcome(p);
    say_skill(p);
    say_points(p);
    say_length(p);
    say_picks(p, p->picks->game->master); /* the players' */
    say_builds(p);
    say_never(p);
    if (p->picks->game->master)
        say_picks(p, 0);
    say_shares(p);
}
