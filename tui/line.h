/* The line mode: people play a match at one terminal, by reading and typing. What is always true: nothing
 * is printed but what the seat being asked may know, and between two seats of one screen stands a cover. */
#ifndef TUI_LINE_H
#define TUI_LINE_H

#include "table/match.h"

/* What the line mode plays on, and who moves the others. */
struct line_table {
    struct match *match;
    uint16_t persons;                     /* seats that are asked here */
    void *arg;                            /* of the functions */
    /* Who is next: a seat, SEAT_CHANCE, or -1 when it is over. */
    int (*next)(void *arg);
    /* Makes the move of chance or a seat that is not asked here. False: `why`. */
    bool (*step)(void *arg, int seat, struct text *why);
    /* After a person's move or undo: keeps it. False: `why`. */
    bool (*written)(void *arg, struct text *why);
};

enum line_end {
    LINE_OVER,
    LINE_QUIT,   /* by command, end of input or Ctrl-C */
    LINE_FAILED  /* `why` */
};

/* Plays until the match is over or someone has enough. Call input_open() before. */
int line_play(const struct line_table *, struct text *why);
/* Asks a question until the answer is yes or no. Enter alone: `enter`. 1, 0, or -1 for the end of input. */
int line_yes(const char *question, bool enter);

#endif
