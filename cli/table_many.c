/* See table_many.h. Programs are told of every move, so these are matches of a table; without them
 * `simulate` plays the same ones faster. */
#include "cli/table_many.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/played.h"
#include "cli/totals.h"

struct many {
    struct sitting *sitting;
    const struct args *args;
    long long seed;
    struct lab_shape shape;
};

int table_stdio_seat(const struct sitting *sitting)
{
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (played_by_program(sitting, seat) && !*sitting->seat[seat].command)
            return seat;
    return -1;
}

static int play(void *arg, long long match, int64_t *totals)
{
    struct many *many = arg;
    struct sitting *sitting = many->sitting;
    struct lab_record record = {.stopper = -1};
    struct stop stop = {0};
    bool once = !args_has(many->args, "matches"); /* programs are started for each match */
    int result = sitting_deal(sitting, many->seed < 0 ? -1 : many->seed + match);
    if (result)
        return result;
    result = played_start(sitting, many->args, &stop);
    if (!result)
        result = played_on(sitting, &stop);
    played_end(sitting, !result && !once);
    if (result && result != EXIT_FAILED)
        return result;
    if (!result) {
        lab_record_of(sitting->match, match, &record);
        totals_add(&many->shape, &record, totals);
        return 0;
    }
    bool hopeless = played_say_stop(sitting, &stop);
    record.stopper = stop.seat;
    if (!played_interrupted())
        totals_add(&many->shape, &record, totals);
    /* else the next match starts the programs anew */
    return hopeless || table_stdio_seat(sitting) >= 0 ? EXIT_FAILED : 0;
}

static void leave(void *arg)
{
    const struct many *many = arg;
    played_end(many->sitting, false);
}

int table_many(struct sitting *sitting, const struct args *args, long long seed, long long games)
{
    struct many many = {sitting, args, seed, {sitting->game, sitting->head.seats, 1, false}};
    size_t size = totals_size(&many.shape);
    int64_t *totals = calloc(size, sizeof *totals);
    long long jobs = 1, done = 0;
    args_number(args, "jobs", 1, CREW_MAX, &jobs);
    if (!totals)
        return fail("There is not enough memory.");
    struct crew crew = {.matches = games,
                        .jobs = (int)(jobs < games ? jobs : games),
                        .inside = jobs == 1,
                        .numbers = size,
                        .interrupted = played_guard(),
                        .arg = &many,
                        .play = play,
                        .leave = leave};
    int result = crew_run(&crew, totals, &done);
    bool stopped = totals_stopped(&many.shape, totals, 0) > 0;
    if (table_stdio_seat(sitting) >= 0) { /* its program has heard everything */
        fflush(stdout);
        dup2(STDERR_FILENO, STDOUT_FILENO);
    }
    if (stopped || totals_matches(&many.shape, totals, 0))
        totals_print(&many.shape, totals, sitting, args_has(args, "json"));
    free(totals);
    return result ? result : stopped ? EXIT_FAILED : 0;
}
