/* A seat played by a program over pipes, one JSON object a line (docs/protocol.md): over our own
 * standard streams, or over those of a program that we start. What is always true: it is told
 * nothing but what its seat may know, it has no more time than was said, and a program that we
 * started is gone when program_end returns. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include <signal.h>
#include <sys/types.h>

#include "cli/sitting.h"
#include "table/wire.h"

struct program {
    struct wire_seat wire;
    char out[WIRE_OUT_BYTES];
    char in[WIRE_LINE_BYTES + 1];
    size_t in_used, in_from;
    bool skipping;     /* the rest of a line that was too long */
    int refused;       /* messages in a row that were */
    int read_fd, write_fd;
    pid_t pid;         /* 0: it is not ours */
    int status;        /* of waitpid, once pid is 0 again */
    bool open;         /* from program_start to program_end */
    bool ended;        /* status holds */
    long long think_ms, late_at; /* for a move; when this one is too late; 0: no limit */
    long long spent_ms; /* all that it had for the match, once that has run out; else 0 */
    bool idle;          /* between two matches: it has been told how the last one ended */
    bool facts;         /* it is told cards and figures */
    const volatile sig_atomic_t *interrupted;
};

enum program_result {
    PROGRAM_PLAYED,
    PROGRAM_GONE,       /* its input ended, or nobody reads what it is told */
    PROGRAM_HOPELESS,   /* it sent too many messages that were refused */
    PROGRAM_LATE,       /* it did not move in time */
    PROGRAM_INTERRUPTED /* we were */
};

/* Each gives a program_result, and program_end follows in any case. Starts the seat's program, if
 * it is one of ours, and says hello for a seat of the match. `think_ms` 0: no limit; `facts`: it
 * also gets cards and figures. A program kept for the next match is not started again. */
int program_start(struct program *, const struct sitting *, int seat, long long think_ms,
                  bool facts, const volatile sig_atomic_t *interrupted);
/* Tells the seat what has happened, and takes messages until one makes a move. */
int program_ask(struct program *, struct sitting *);
/* Tells it how the match ended; ends it, if it is ours, unless it is to play the next match too
 * (`more`). */
void program_end(struct program *, const struct sitting *, bool more);
/* Appends what went wrong, as in "The program of seat 1 (prog:b) has left with exit code 3." True
 * if it could not even be started. */
bool program_why(const struct program *, const struct sitting *, int result, struct text *out);

/* ---- Processes (cli/child.c) ---- */

/* Runs a command line in a process group of its own. 0, or errno. */
int child_start(struct program *, const char *command);
/* Closes its input and waits for a while; then ends it and all that it started. */
void child_end(struct program *);
/* Milliseconds of a clock that only runs forward. */
long long child_now(void);

#endif
