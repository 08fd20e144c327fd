/* What seats were built of, and what was chosen. */
#include <string.h>

#include "cli/playtest.h"
#include "lab/interval.h"

/* Fewer matches than this say nothing of what a choice is worth. */
enum { TIMES_MIN = 10 };

void playtest_verb(const struct game *game, int verb, struct text *out)
{
    codec_titled(game, "title", game->verbs[verb].name, out);
}

void playtest_taken(struct report_row *row, const struct pick_counts *c)
{
    struct ratio ratio = {(double)c->matches,    (double)c->open,       (double)c->taken,
                          (double)c->open_open,  (double)c->open_taken, (double)c->taken_taken};
    row->of = OF_SHARE;
    row->count = c->taken;
    row->n = c->open;
    row->by = "by match";
    row->is.value = (double)c->taken / (double)c->open;
    interval_of_ratio(&ratio, &row->is.low, &row->is.high);
}

static struct pick_counts counts(const struct playtest *p, int setup, int side, int slot)
{
    return picks_of(p->picks, p->list, setup, side, slot);
}

/* What a value is called: not at all, if it stands for something that people name. */
static bool value_label(const struct playtest *p, const struct pick_slot *slot, struct text *out)
{
    const struct game *game = p->picks->game;
    int k = slot->names ? codec_label_table(game, slot->names) : -1;
    if (!slot->names || (k >= 0 && slot->value >= game->labels[k].first &&
                         slot->value < game->labels[k].first + game->labels[k].count))
        return false;
    text_spaced(out, p->picks->data->names[slot->names].at[slot->value]);
    return true;
}

static const char *side_word(const struct playtest *p, int side)
{
    const struct game *game = p->picks->game;
    return game->role(game->master && side ? 1 : 0);
}

/* The sides that sit at the table. */
static bool sits(const struct playtest *p, int side)
{
    return pick_side_seats(p->picks, side) > 0;
}

/* ---- Builds ---- */

static void points_row(struct report_row *row, const struct pick_counts *c)
{
    row->of = OF_MEAN;
    row->count = c->sum;
    row->n = c->times;
    row->by = "normal";
    row->is.value = (double)c->sum / (double)c->times;
    interval_of_mean((double)c->sum, (double)c->squares, (double)c->times, &row->is.low,
                     &row->is.high);
}

/* The slots from `first` on that share its verb and argument. */
static int kind_end(const struct playtest *p, int first)
{
    const struct pick_slot *slot = p->picks->slot;
    int end = first;
    while (end < p->picks->slots && slot[end].verb == slot[first].verb &&
           slot[end].arg == slot[first].arg)
        end++;
    return end;
}

static bool by_anyone(const struct playtest *p, int side, int slot)
{
    for (int setup = 0; setup < p->trial->setups; setup++)
        if (counts(p, setup, side, slot).taken)
            return true;
    return false;
}

enum rows { ROWS_WON, ROWS_POINTS, ROWS_TAKEN };

/* A row for each value and set-up. */
static void add_rows(const struct playtest *p, int side, int first, enum rows rows)
{
    for (int slot = first; slot < kind_end(p, first); slot++) {
        char bytes[REPORT_LABEL];
        struct text label = text_over(bytes, sizeof bytes);
        if (!value_label(p, &p->picks->slot[slot], &label))
            continue;
        bool taken = by_anyone(p, side, slot);
        for (int setup = 0; setup < p->trial->setups; setup++) {
            struct pick_counts c = counts(p, setup, side, slot);
            if (rows == ROWS_TAKEN ? !c.open : c.times < TIMES_MIN)
                continue;
            struct report_row *row = playtest_row(p, setup, bytes);
            row->untaken = rows == ROWS_TAKEN && !taken;
            if (rows == ROWS_WON)
                playtest_share(row, c.won, c.times);
            else if (rows == ROWS_POINTS)
                points_row(row, &c);
            else
                playtest_taken(row, &c);
        }
    }
    report_unless_empty(p->report);
}

static const char together[] =
    "What several seats have at once is counted once a match. That those who had it fared so does "
    "not show that it made them fare so. Rows with fewer than 10 matches are left out.";

static void add_build(const struct playtest *p, int first)
{
    const struct game *game = p->picks->game;
    const char *name = game->builds[p->picks->slot[first].arg].field;
    char id[REPORT_ID], tally[REPORT_LABEL];
    struct text said = text_over(tally, sizeof tally);
    int side = pick_side(game, game->master); /* a master is built of nothing */
    codec_titled(game, "tally", game->tally_count ? game->tallies[0].name : "points", &said);
    report_id(id, "build", name, "won");
    struct report_figure *figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "By %s: %s", name, tally);
    snprintf(figure->what, sizeof figure->what,
             "Of the matches in which a %s had this when they ended, the share with \"%s\". %s",
             side_word(p, side), tally, together);
    add_rows(p, side, first, ROWS_WON);
    report_id(id, "build", name, "points");
    figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "By %s: points", name);
    snprintf(figure->what, sizeof figure->what,
             "Points on average of the matches in which a %s had this when they ended. %s",
             side_word(p, side), together);
    add_rows(p, side, first, ROWS_POINTS);
}

/* ---- Picks ---- */

static void add_verbs(const struct playtest *p, int side)
{
    char id[REPORT_ID];
    report_id(id, "picks", side_word(p, side), "");
    struct report_figure *figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "What a %s chooses", side_word(p, side));
    snprintf(figure->what, sizeof figure->what,
             "Of the decisions in which such a move was open, the share in which one was made. "
             "Decisions of a match are alike, so the interval counts matches, not decisions.");
    for (int slot = 0; slot < p->picks->slots; slot++) {
        const struct pick_slot *of = &p->picks->slot[slot];
        char bytes[REPORT_LABEL];
        struct text label = text_over(bytes, sizeof bytes);
        if (of->verb < 0 || of->arg >= 0)
            continue;
        playtest_verb(p->picks->game, of->verb, &label);
        for (int setup = 0; setup < p->trial->setups; setup++) {
            struct pick_counts c = counts(p, setup, side, slot);
            if (c.open)
                playtest_taken(playtest_row(p, setup, bytes), &c);
        }
    }
    report_unless_empty(p->report);
}

/* What is open and never taken, by nobody. */
static void add_never(const struct playtest *p)
{
    struct report_figure *figure = report_figure(p->report, "never");
    snprintf(figure->title, sizeof figure->title, "Open and never taken");
    snprintf(figure->what, sizeof figure->what,
             "Moves, and values of what they choose, that were open in 100 decisions or more and "
             "that no bot of this report ever took. This is measured, not proved: a bot's taste "
             "shows here as well as a weak rule. Value: in how many decisions it was open.");
    for (int side = 0; side < PICK_SIDES; side++)
        for (int slot = 0; slot < p->picks->slots && sits(p, side); slot++) {
            const struct pick_slot *of = &p->picks->slot[slot];
            char bytes[REPORT_LABEL];
            struct text label = text_over(bytes, sizeof bytes);
            int64_t open = 0, taken = 0;
            if (of->verb < 0)
                continue;
            for (int setup = 0; setup < p->trial->setups; setup++) {
                struct pick_counts c = counts(p, setup, side, slot);
                open += c.open;
                taken += c.taken;
            }
            text_put(&label, side_word(p, side));
            text_put(&label, ": ");
            playtest_verb(p->picks->game, of->verb, &label);
            if (of->arg >= 0)
                text_put(&label, ", ");
            if (open < 100 || taken || (of->arg >= 0 && !value_label(p, of, &label)))
                continue;
            struct report_row *row = playtest_row(p, 0, bytes);
            snprintf(row->group, sizeof row->group, "all");
            row->of = OF_MEDIAN;
            row->is.value = (double)open;
        }
    report_unless_empty(p->report);
}

static void add_choice(const struct playtest *p, int side, int first, enum rows rows)
{
    const struct pick_slot *slot = &p->picks->slot[first];
    const struct verb_spec *verb = &p->picks->game->verbs[slot->verb];
    char id[REPORT_ID], kind[REPORT_ID], bytes[REPORT_LABEL];
    struct text title = text_over(bytes, sizeof bytes);
    playtest_verb(p->picks->game, slot->verb, &title);
    text_put(&title, ": ");
    codec_titled(p->picks->game, "arg", verb->arg[slot->arg].name, &title);
    report_id(kind, verb->name, verb->arg[slot->arg].name, side_word(p, side));
    report_id(id, rows == ROWS_TAKEN ? "choice" : "worth", kind, "");
    struct report_figure *figure = report_figure(p->report, id);
    figure->folded = true;
    snprintf(figure->title, sizeof figure->title, "%s (%s), %s", bytes, side_word(p, side),
             rows == ROWS_TAKEN ? "how often taken" : "points where taken");
    if (rows == ROWS_TAKEN)
        snprintf(figure->what, sizeof figure->what,
                 "Of the decisions in which this could be chosen, the share in which it was. The "
                 "interval counts matches, not decisions.");
    else
        snprintf(figure->what, sizeof figure->what,
                 "Points on average of the matches in which this was chosen at least once. %s",
                 together);
    add_rows(p, side, first, rows);
}

static void add_choices(const struct playtest *p)
{
    for (int first = 0; first < p->picks->slots; first = kind_end(p, first))
        for (int side = 0; side < PICK_SIDES; side++)
            if (sits(p, side) && p->picks->slot[first].verb >= 0 &&
                p->picks->slot[first].arg >= 0) {
                add_choice(p, side, first, ROWS_TAKEN);
                add_choice(p, side, first, ROWS_POINTS);
            }
}

/* How many moves a seat can choose from. */
static void add_open(const struct playtest *p, int side)
{
    char id[REPORT_ID];
    report_id(id, "open", side_word(p, side), "");
    struct report_figure *figure = report_figure(p->report, id);
    snprintf(figure->title, sizeof figure->title, "How many moves a %s has", side_word(p, side));
    snprintf(figure->what, sizeof figure->what,
             "In place of Ludii's BranchingFactor, which is a mean: in these games one decision "
             "can be among millions of combinations. The share of all moves of these matches that "
             "were one of so many; 1 is no decision.");
    for (int bin = 0; bin < PICK_OPEN_BINS; bin++)
        for (int setup = 0; setup < p->trial->setups; setup++) {
            const int64_t *bins = picks_open_bins(p->picks, p->list, setup, side);
            char label[REPORT_LABEL];
            int64_t all = 0;
            for (int b = 0; b < PICK_OPEN_BINS; b++)
                all += bins[b];
            if (!bins[bin])
                continue;
            snprintf(label, sizeof label, bin < 2 ? "%.0f" : "%.0f to %.0f",
                     bin < 2 ? bin + 1.0 : (double)(1ull << (bin - 1)) + 1,
                     (double)(1ull << (bin < 64 ? bin : 63)));
            struct report_row *row = playtest_row(p, setup, label);
            row->count = bins[bin];
            row->n = all;
            row->is.value = (double)bins[bin] / (double)all;
        }
    report_unless_empty(p->report);
}

void playtest_picks(const struct playtest *p)
{
    for (int first = 0; first < p->picks->slots; first = kind_end(p, first))
        if (p->picks->slot[first].verb < 0)
            add_build(p, first);
    if (!p->picks->game->build_count)
        report_leave_out(p->report, "Builds",
                         "no seat of this game is built of anything; see what is chosen");
    for (int side = 0; side < PICK_SIDES; side++)
        if (sits(p, side)) {
            add_open(p, side);
            add_verbs(p, side);
        }
    add_never(p);
    add_choices(p);
}
