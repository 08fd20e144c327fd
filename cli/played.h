/* A match played on to its end by bots and programs. What is always true: whatever programs were
 * started are gone when played_end returns. */
#ifndef CLI_PLAYED_H
#define CLI_PLAYED_H

#include "cli/program.h"

/* How a match ended that was not played to its end. */
struct stop {
    int seat, result; /* whose program did what (enum program_result) */
};

/* From now on Ctrl-C ends a match in good order, and a program that has left ends no more than
 * its match. Gives what is set once somebody has pressed it. */
const volatile sig_atomic_t *played_guard(void);
/* Whether somebody has. */
bool played_interrupted(void);
/* Whether a program sits there; never for SEAT_CHANCE. */
bool played_by_program(const struct sitting *, int seat);
/* Starts the seats' programs. --think of the command: milliseconds for each move; --clock, if it
 * has that: for all moves of a seat in the match. 0, or EXIT_FAILED and who stopped it. played_end
 * in any case. */
int played_start(const struct sitting *, const struct args *, struct stop *);
/* Plays on to the end. 0; EXIT_FAILED if it was stopped; EXIT_BAD after a line if the log
 * failed. */
int played_on(struct sitting *, struct stop *);
/* Tells the programs how it ended, and ends them. `more`: the same programs play the next match. */
void played_end(const struct sitting *, bool more);
/* Says on stderr why the match was stopped, once its programs have ended. True if it is of no use
 * to start another. */
bool played_say_stop(const struct sitting *, const struct stop *);
/* A whole match dealt from `seed`, programs and all. 0, and what each seat got; of a match that a
 * program stopped its seat in `stopper`, -1 else, and `got` stays as it was. EXIT_FAILED,
 * EXIT_BAD: it is of no use to go on. */
int played_deal(struct sitting *, const struct args *, long long seed, int32_t *payoff,
                int *stopper);

#endif
