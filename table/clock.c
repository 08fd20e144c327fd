/* Clocks (table/clock.h). */
#include "table/clock.h"

#include <string.h>

#include "table/cursor.h"

static const char *const lates[CLOCK_LATES] = {[CLOCK_LEAST] = "least", [CLOCK_BOT] = "bot"};

const char *clock_late_name(int late)
{
    ENSURE(late >= 0 && late < CLOCK_LATES);
    return lates[late];
}

int clock_late_named(const char *name)
{
    int late = CLOCK_LATES - 1;
    while (late >= 0 && strcmp(lates[late], name) != 0)
        late--;
    return late;
}

void clock_start(struct clock *clock, const struct clock_plan *plan, int seats)
{
    *clock = (struct clock){.plan = *plan, .paused = -1};
    for (int seat = 0; seat < seats; seat++)
        clock->seat[seat].match = (int64_t)plan->match * 1000;
}

uint32_t clock_runs(const struct clock *clock)
{
    return clock->stands || clock->paused >= 0 ? 0 : clock->asked & clock->people;
}

void clock_run(struct clock *clock, int64_t ms)
{
    uint32_t runs = clock_runs(clock);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        struct clock_seat *at = &clock->seat[seat];
        if (!(runs >> seat & 1))
            continue;
        int64_t own = ms < at->left ? ms : at->left, rest = ms - own;
        at->left -= own;
        at->match -= rest < at->match ? rest : at->match;
    }
}

void clock_ask(struct clock *clock, uint32_t asked)
{
    uint32_t fresh = asked & ~clock->asked;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        struct clock_seat *at = &clock->seat[seat];
        if (fresh >> seat & 1 && at->kept)
            at->kept--;
        else if (fresh >> seat & 1)
            at->left = (int64_t)clock->plan.move * 1000;
    }
    clock->asked = (uint16_t)(asked & ((1u << SEATS_MAX) - 1));
}

void clock_moved(struct clock *clock, int seat)
{
    struct clock_seat *at = &clock->seat[seat];
    clock->asked &= (uint16_t)~(1u << seat);
    if (at->owed)
        at->owed--;
    else
        at->match += (int64_t)clock->plan.add * 1000;
}

/* The decisions of whoever took back, and the one that was before that seat, had their time: what
 * is left of the last is all that there is for the first of them. The others, whose moves went with
 * them, decide anew. */
void clock_undone(struct clock *clock, const struct match *match)
{
    int seat = SEAT_CHANCE;
    bool mastered = match->entry[match->count - 1].mastered; /* nobody's wish but the master's */
    if (!match_undone(match, match->count, &seat) || (seat >= SEATS_MAX && !mastered))
        return;
    for (int at = 0; at < match->seats; at++) {
        struct clock_seat *one = &clock->seat[at];
        uint32_t moves = match_undone_of(match, match->count, at);
        one->owed = (uint16_t)(one->owed + moves);
        if (at == seat && !mastered)
            one->kept = (uint16_t)(one->kept + moves + (clock->asked >> at & 1));
        if (moves)
            clock->asked &= (uint16_t)~(1u << at);
    }
}

int64_t clock_left(const struct clock *clock, int seat)
{
    return clock->seat[seat].left + clock->seat[seat].match;
}

uint32_t clock_over(const struct clock *clock)
{
    uint32_t over = 0, runs = clock_runs(clock);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (runs >> seat & 1 && clock_left(clock, seat) <= 0)
            over |= 1u << seat;
    return over;
}

int64_t clock_due(const struct clock *clock)
{
    int64_t due = -1;
    uint32_t runs = clock_runs(clock);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (runs >> seat & 1 && (due < 0 || clock_left(clock, seat) < due))
            due = clock_left(clock, seat);
    return due;
}

bool clock_least(const struct match *match, int seat, struct move *out)
{
    struct options options, one = {.count = 1};
    match_options(match, seat, &options);
    for (int flag = OPTION_DULL; flag <= OPTION_SAFE; flag <<= 1)
        for (uint32_t i = 0; i < options.count; i++)
            if (options.at[i].flags & flag) {
                one.at[0] = options.at[i];
                options_nth(&one, 0, out);
                out->seat = (uint8_t)seat;
                return true;
            }
    return false;
}
