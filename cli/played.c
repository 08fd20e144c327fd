/* See played.h. */
#include "cli/played.h"

#include <limits.h>
#include <string.h>

enum { THINK_MS = 60000 };

static volatile sig_atomic_t interrupted;
static struct program program[SEATS_MAX]; /* of the seats that are played by one */
static bool clocked;
static long long left_ms[SEATS_MAX]; /* of a seat's clock, if there are clocks */
static long long clock_ms;           /* what it began with */

static void on_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

const volatile sig_atomic_t *played_guard(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigaction(SIGINT, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    return &interrupted;
}

bool played_interrupted(void)
{
    return interrupted;
}

bool played_by_program(const struct sitting *sitting, int seat)
{
    return seat != SEAT_CHANCE && sitting->seat[seat].kind == SEAT_PROGRAM;
}

/* For a move of this seat. Who is started here can hang, so there is a limit unless another was
 * asked for. */
static long long think_ms(const struct sitting *sitting, const struct args *args, int seat)
{
    long long ms = *sitting->seat[seat].command ? THINK_MS : 0;
    args_number(args, "think", 0, INT_MAX, &ms); /* was judged when the command began */
    return ms;
}

int played_start(const struct sitting *sitting, const struct args *args, struct stop *stop)
{
    clock_ms = 0;
    clocked = args_has(args, "clock");
    args_number(args, "clock", 1, INT_MAX, &clock_ms); /* likewise */
    for (int seat = 0; seat < sitting->head.seats; seat++) {
        left_ms[seat] = clock_ms;
        if (!played_by_program(sitting, seat))
            continue;
        stop->seat = seat;
        stop->result = program_start(&program[seat], sitting, seat, think_ms(sitting, args, seat),
                                     args_has(args, "facts"), &interrupted);
        if (stop->result)
            return EXIT_FAILED;
    }
    return 0;
}

/* Asks a seat's program, no longer than its clock runs. */
static int ask(struct sitting *sitting, int seat)
{
    struct program *asked = &program[seat];
    if (!clocked)
        return program_ask(asked, sitting);
    long long move_ms = asked->think_ms, began = child_now();
    if (!move_ms || left_ms[seat] < move_ms)
        asked->think_ms = left_ms[seat];
    int result = program_ask(asked, sitting);
    asked->think_ms = move_ms;
    left_ms[seat] -= child_now() - began;
    bool spent = left_ms[seat] <= 0;
    asked->spent_ms = spent ? clock_ms : 0;
    return !result && spent ? PROGRAM_LATE : result;
}

int played_on(struct sitting *sitting, struct stop *stop)
{
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    int seat;
    while ((seat = sitting_next(sitting)) >= 0 && !interrupted) {
        if (played_by_program(sitting, seat)) {
            *stop = (struct stop){seat, ask(sitting, seat)};
            if (stop->result)
                return EXIT_FAILED;
            if (!sitting_written(sitting, &why))
                return fail_file(reason);
        } else if (!sitting_make_move(sitting, seat, &why)) {
            return fail_file(reason);
        }
    }
    stop->result = seat >= 0 ? PROGRAM_INTERRUPTED : 0;
    return seat >= 0 ? EXIT_FAILED : 0;
}

void played_end(const struct sitting *sitting, bool more)
{
    for (int seat = 0; seat < sitting->head.seats; seat++)
        if (played_by_program(sitting, seat))
            program_end(&program[seat], sitting, more);
}

bool played_say_stop(const struct sitting *sitting, const struct stop *stop)
{
    char line[REASON_BYTES];
    struct text why = text_over(line, sizeof line);
    bool hopeless = true;
    if (stop->result == PROGRAM_INTERRUPTED || interrupted)
        text_put(&why, "Interrupted.");
    else
        hopeless = program_why(&program[stop->seat], sitting, stop->result, &why);
    fail("%s The match is stopped after %u entries.", line, sitting->match->count);
    return hopeless;
}

int played_deal(struct sitting *sitting, const struct args *args, long long seed, int32_t *payoff,
                int *stopper)
{
    struct stop stop = {0};
    int result = sitting_deal(sitting, seed);
    *stopper = -1;
    if (result)
        return result;
    result = played_start(sitting, args, &stop);
    if (!result)
        result = played_on(sitting, &stop);
    played_end(sitting, false);
    if (!result)
        game_aim(sitting->game, sitting->match->data, &sitting->match->state, payoff);
    if (result != EXIT_FAILED)
        return result;
    *stopper = stop.seat;
    return played_say_stop(sitting, &stop) ? EXIT_FAILED : 0;
}
