/* Between the files of the line mode: one session, asked seat by seat. What is always true: `seat` in all
 * of these is the seat whose screen it is. */
#ifndef TUI_SESSION_H
#define TUI_SESSION_H

#include "tui/input.h"
#include "tui/line.h"
#include "tui/pick.h"
#include "tui/story.h"

enum { STEPS_MAX = ARGS_MAX + 2 };

struct session {
    const struct line_table *table;
    struct match *match;
    struct story story[SEATS_MAX];
    int shown;                     /* whose screen it is; -1: nobody's yet */
    uint16_t board_due;            /* seats that get the table before their next question of a stage */
    uint16_t greeted;              /* seats that were told what can be typed, each on its own screen */
    uint16_t board_now;            /* ... before their next question of any kind */
    char stage[32];                /* of the phase: "Phase 2" */
    const char *heading;           /* the last one printed */
    bool ask_all;
};

/* One question to one seat. */
struct question {
    struct session *session;
    int seat;
    struct options options;
    struct pick step[STEPS_MAX];   /* the last is where we are */
    int steps;
    bool all;                      /* the whole list was asked for */
    struct menu menu;
};

enum answer {
    ANSWER_AGAIN,    /* nothing decided: ask again */
    ANSWER_MOVE,     /* a move was made */
    ANSWER_QUIT,
    ANSWER_FAILED,
    ANSWER_UNKNOWN   /* the word is none of ours */
};

/* ask.c: asks until something happens. */
int ask(struct session *, int seat, struct text *why);
/* Plays a move of the seat. */
int ask_play(struct question *, const struct move *, struct text *why);

/* menu.c: prints what can be chosen now. */
void menu_print(const struct question *);
/* The words that may be typed now, for the Tab key. */
void menu_words(const struct question *);

/* aside.c: what may be typed that is no move; `rest` follows the command. */
int aside(struct question *, const char *command, const char *rest, struct text *why);
extern const char *const aside_names[];
extern const int aside_count;

/* A line in bold where the terminal has it. */
void say_heading(const char *text);
/* A paragraph. */
void say(const char *text);
/* A reason that begins small, as a sentence. */
void say_reason(const char *reason);

#endif
