/* A seat played by a program over the standard streams, one JSON object a line (docs/protocol.md). What
 * is always true: it is told nothing but what its seat may know. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "cli/sitting.h"
#include "table/wire.h"

struct program {
    struct wire_seat wire;
    char out[WIRE_OUT_BYTES];
    char in[WIRE_LINE_BYTES + 1];
    size_t in_used, in_from;
    bool skipping;   /* the rest of a line that was too long */
    int refused;     /* messages in a row that were */
};

enum program_result {
    PROGRAM_PLAYED,
    PROGRAM_GONE,    /* its input ended, or nobody reads what it is told */
    PROGRAM_HOPELESS /* it sent too many messages that were refused */
};

/* Says hello for a seat of the match. */
int program_start(struct program *, const struct sitting *, int seat);
/* Tells the seat what has happened, and takes messages until one makes a move. */
int program_ask(struct program *, struct sitting *);
/* Tells it how the match ended. */
void program_end(struct program *, const struct sitting *);

#endif
