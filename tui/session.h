/* Shared by the files of the line mode: one session, asked seat by seat. What is always true:
 * `seat` is the seat whose screen it is. */
#ifndef TUI_SESSION_H
#define TUI_SESSION_H

#include "tui/input.h"
#include "tui/language.h"
#include "tui/line.h"
#include "tui/pick.h"
#include "tui/story.h"

enum { STEPS_MAX = ARGS_MAX + 2, TITLE_BYTES = 80 };

struct session {
    struct line_table *table;
    struct match *match;
    struct story story[SEATS_MAX]; /* of a match that is kept here */
    int shown;                     /* whose screen it is; -1: nobody's yet */
    uint16_t board_due;            /* seats that get the table before the next question of a
                                      stage */
    uint16_t greeted;              /* seats that were told what can be typed, each on its own
                                      screen */
    uint16_t board_now;            /* ... before their next question of any kind */
    char stage[32];                /* of the phase: "Phase 2" */
    char heading[TITLE_BYTES];     /* the last one printed; "": none */
    uint8_t ask[SEAT_WATCHER + 1]; /* enum line_ask: a setting of each seat's own */
    uint8_t map[SEAT_WATCHER + 1]; /* enum text_map: the same */
    uint16_t ask_again;            /* seats to ask next time even if they could be spared, as they
                                      undid a move */
    const struct node *wrong_at;   /* the step of the lesson at which other moves were tried last */
    int wrong;                     /* ... and how many */
    bool skip_told;                /* somebody was told that windows are passed for them, and how to
                                      change that */
};

/* One question to one seat. */
struct question {
    struct session *session;
    int seat;
    struct view view;              /* the seat's: nothing changes it while the question stands */
    struct match_labels book;      /* what things are called, as the seat knows */
    struct match_labels menu_book; /* the same, with a word for what would be new */
    struct options options;        /* of the values that name something new, the one that would be
                                      taken */
    struct pick step[STEPS_MAX];   /* the last is where we are */
    int steps;
    bool all;                      /* the whole list was asked for */
    bool moved;                    /* the last line led to another step */
    struct menu menu;
    int page;                      /* of a long list: the first item to show; -1: none yet */
    char letters[NAME_BYTES_MAX];  /* of a long list: only what holds these is shown */
    bool has_text, has_label;
    char text[INPUT_BYTES];        /* what is said with the move; "": nothing, without asking */
    char label[INPUT_BYTES];       /* the name of its new thing */
    bool has_advice;               /* a careful player's move, if hints include advice */
    struct move advice;
    bool has_usual;                /* at the first list, Enter makes the story's move (struct words:
                                      usual) */
    struct move usual;
};

enum answer {
    ANSWER_AGAIN,    /* nothing decided: ask again */
    ANSWER_MOVE,     /* a move was made */
    ANSWER_NEWS,     /* the table is another one, though nothing was answered; in ask.c alone */
    ANSWER_QUIT,
    ANSWER_LEFT,     /* the lesson was left, or is at its end */
    ANSWER_FAILED,
    ANSWER_UNKNOWN   /* not a known command */
};

/* line.c: tells the seat what has happened and asks it, on its own screen. */
int ask_seat(struct session *, int seat, struct text *why);
/* Tells the seat what has happened since, or (`all`) from the start; true if there was anything. */
bool tell_more(struct session *, int seat, bool all);
/* The phase where it is another, with the table where a stage begins. */
void print_heading(struct session *, int seat);
/* ask.c: asks until something happens. */
int ask(struct session *, int seat, struct text *why);
/* A question about all that the seat may do now. */
void ask_open(struct question *, struct session *, int seat);
/* Plays a move of the seat, with what is said and named; asks for a name and for words where they
 * belong to it. */
int ask_play(struct question *, const struct move *, struct text *why);
/* The same for a move that was typed in full, with what it names. */
int ask_play_said(struct question *, const struct move *, struct said, struct text *why);

/* typed.c: a line that was typed, made into a choice. */
int ask_typed(struct question *, char *line, struct text *why);

/* Goes on from a pick that has got further; a single move left is played. */
int ask_go_on(struct question *, struct pick next, struct text *why);
int ask_item(struct question *, const struct menu_item *, struct text *why);
/* An empty text that knows what things are called, for a menu also what would be new. */
struct text ask_text(const struct question *, bool menu, char *bytes, size_t size);
/* The first choice again, or the one before. False: this is the first. */
bool ask_back(struct question *);

/* menu.c: prints what can be chosen now. */
void menu_print(const struct question *);
/* Where the first list would be long: verbs that the game has words for stand in it once, however
 * few their moves. */
void menu_shorten(struct question *);
/* The game's own question for the next argument; false: it has none. */
bool menu_asks(const struct question *, struct text *out);
/* The question for an argument for which the game has none of its own, by the argument's title. */
void menu_which(const struct game *, const struct verb_spec *, int arg, struct text *out);
/* The words that may be typed now, for the Tab key. */
void menu_words(const struct question *);

/* Whether the seat, to move in this state, is spared a window by its own setting: then `pass` is
 * made for it. */
bool line_spared(const struct session *, const struct state *, int seat, struct move *pass);

/* aside.c: commands that are no moves; `rest` follows the command. */
int aside(struct question *, const char *command, const char *rest, struct text *why);
/* master.c: lists what the seat may set right. */
int correct_aside(const struct question *);
/* Lists what the seat may ask for against the rules, or (`rest`) asks for it. */
int may_aside(struct question *, const char *rest, struct text *why);
/* After a refusal: that this move may be asked for, if so. */
void may_hint(const struct question *, const struct move *);
/* kept.c: the seat's character: `path` "": its sheet; else kept in that new file. */
int kept_aside(const struct question *, const char *path);
/* The seat's sheet as it stands now. */
int kept_sheet(const struct question *);
int kept_ahead(const struct question *);
/* undo.c: undo, or (`rest`) so many moves. */
int undo_aside(struct question *, const char *rest, struct text *why);
extern const char *const aside_names[];
extern const int aside_count;

#endif
