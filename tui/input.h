/* Lines from a person: with editing, history and completion at a terminal, plainly from a pipe.
 * What is always true: the end of input and an interrupt are answers like any other and lose
 * nothing. */
#ifndef TUI_INPUT_H
#define TUI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum { INPUT_BYTES = 4096, INPUT_WORDS_MAX = 512 };

enum input_result {
    INPUT_LINE,
    INPUT_END,     /* Ctrl-D, or the pipe has ended */
    INPUT_STOPPED, /* Ctrl-C */
    INPUT_NEWS     /* of a line that may be broken off: something else has come */
};

/* There is one input, the standard one. Opening takes over SIGINT; closing puts the terminal
 * back. */
void input_open(void);
void input_close(void);
/* Both ends are a terminal: then screens may be cleared, and Enter be waited for. */
bool input_is_terminal(void);
/* What the Tab key may complete: borrowed until the next call. */
void input_words(const char *const *of, int n);
/* Forgets the lines typed so far, and what was typed ahead: they are another seat's. */
void input_forget(void);
/* Asks for a line; `out` gets it without its end, without blanks around it and without what would
 * turn the text about it around, cut at INPUT_BYTES - 1: what fills it is too long to be
 * believed. */
int input_line(const char *text, char out[INPUT_BYTES]);
/* From now on `heard` is called while a line is awaited that may be broken off, and something can
 * be read from `fd`; it takes that, and says whether the line is not wanted any more. -1: no
 * longer. */
void input_listen(int fd, bool (*heard)(void *arg), void *arg);
/* The same as input_line, for a line that may be broken off: INPUT_NEWS, and what was typed of it
 * stands at the beginning of the next one. */
int input_line_or_news(const char *text, char out[INPUT_BYTES]);
/* Only waits for news: INPUT_NEWS or INPUT_STOPPED. */
int input_news(void);
/* What is printed next stands above the line that is being typed. */
void input_above(void);
/* Waits for Enter where nothing is asked. False: the end of input or an interrupt. */
bool input_wait(const char *text);
/* True once after Ctrl-C was pressed while no line was asked for. */
bool input_stopped(void);

/* A second screen that leaves nothing behind. No effect where input_is_terminal() is false. */
void input_screen(bool second);
/* From now on a text that is longer than a terminal's window is shown in parts, or no longer. */
void input_pages(bool on);
/* One more line stands on the standard output. The second screen cannot be scrolled back, so where
 * it is full, Enter is waited for. Whatever else is typed there is the answer to the next question,
 * and nothing more is waited for till then. */
void input_shown(void);
/* Clears the screen and what has scrolled off it. */
void input_clear(void);

#endif
