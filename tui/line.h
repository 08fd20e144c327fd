/* The line mode: people play a match at one terminal, by reading and typing. What is always true:
 * nothing is printed but what the seat being asked may know, and between two seats of one screen
 * stands a cover. */
#ifndef TUI_LINE_H
#define TUI_LINE_H

#include "table/lesson.h"

/* When a seat is asked where it could be spared: in the windows of its game, and where one of its
 * moves says nothing. */
enum line_ask {
    ASK_CHANGE,  /* where something could change now */
    ASK_ALWAYS,
    ASK_NEVER,   /* windows are passed */
    LINE_ASKS
};
/* "change", "always", "never"; and back, -1 if it is none. */
const char *line_ask_name(int);
int line_ask_named(const char *);
/* Of enum text_map: "both", "drawn", "words"; and back, -1 if it is none. */
const char *line_map_name(int);
int line_map_named(const char *);
/* Whether a game has a map that is drawn and told in words. */
bool line_has_map(const struct game *);
/* Whether a game has windows that are passed over. */
bool line_has_windows(const struct game *);

/* A lesson that is played: where the learner is, and how it was left (LINE_LEFT). */
struct line_lesson {
    struct lesson_run run;
    const struct node *to;  /* another step was chosen; NULL: none */
    bool ended;             /* all has been said */
};

enum line_made {
    LINE_MADE,
    LINE_REFUSED, /* nothing has changed; `why`, unless that has been said */
    LINE_STOPPED, /* nobody wanted to wait any longer */
    LINE_GONE     /* `why` it cannot go on */
};

/* A match that is kept elsewhere: `match` is what its one person sees of it (table/mirror.h), and
 * nothing here changes it. */
struct line_away {
    int seat;        /* whose it is; SEAT_WATCHER: only watches */
    void *arg;       /* of the functions */
    bool fixed_odds; /* what the table tells of chances is not for this seat to choose */
    /* Makes a move, says something, takes the last move back, there: when it is done, `match` has
     * it. text, label: what is said with it and the name of its new thing, or NULL. */
    int (*play)(void *arg, const struct move *, const char *text, const char *label,
                struct text *why);
    /* words NULL: marks what was said last, or `back` before it. */
    int (*say)(void *arg, const char *words, int back, struct text *why);
    /* `moves` 0: one's own last; else so many of anyone, for who runs the game. */
    int (*undo)(void *arg, int moves, struct text *why);
    /* A command that only such a table has, without its "/": LINE_MADE where the table is another
     * after it, LINE_REFUSED with `why` or nothing to say where it is not. False: there is none of
     * that name. */
    bool (*slash)(void *arg, const char *command, const char *rest, int *made, struct text *why);
    /* Prints what has happened since the last call, or all of it; false: nothing. */
    bool (*tell)(void *arg, bool all);
    /* Who is waited for: "Ana (Gambler 2)"; "": nobody. */
    const char *(*waits)(void *arg);
    /* Readable when something comes from there. */
    int fd;
    /* Takes what has come, and says what does not change the table. True: it is another now. */
    bool (*news)(void *arg);
    /* Whether it can go on; false: `why` not. */
    bool (*stands)(void *arg, struct text *why);
};

/* What the line mode plays on, and who moves the others. */
struct line_table {
    struct match *match;
    uint16_t persons;                     /* seats that are asked here */
    int ask;                              /* enum line_ask: how each of them begins, then what one
                                             of them has last said */
    int map;                              /* enum text_map: the same of the map */
    int hints;                            /* enum hints: one for all who read this screen */
    bool fleeting;                        /* leaving keeps nothing */
    struct line_lesson *lesson;           /* leads through it; NULL: a match as any */
    struct line_away *away;               /* it is kept elsewhere; NULL: here. Then make_move and
                                             written are not called */
    void *arg;                            /* of the functions */
    /* Who is next: a seat, SEAT_CHANCE, or -1 when it is over. */
    int (*next)(void *arg);
    /* Makes the move of chance or a seat that is not asked here. False: `why`. */
    bool (*make_move)(void *arg, int seat, struct text *why);
    /* After a person's move or undo: keeps it. False: `why`. */
    bool (*written)(void *arg, struct text *why);
};

enum line_end {
    LINE_OVER,
    LINE_QUIT,   /* by command, end of input or Ctrl-C */
    LINE_LEFT,   /* a lesson has ended, or was left for another of its steps or for the match */
    LINE_FAILED  /* `why` */
};

/* Plays until the match is over or someone has enough. Call input_open() before. */
int line_play(struct line_table *, struct text *why);
/* Prints the steps of a lesson, each with its first words. */
void line_steps(const struct lesson_run *);
/* The step of this number or id; NULL: there is none. */
const struct node *line_step(const struct lesson_run *, const char *typed);
/* Asks a question until the answer is yes or no. Enter alone: `enter`. 1, 0, or -1 for the end of
 * input. */
int line_yes(const char *question, bool enter);

#endif
