/* Words said with moves, and names given to things. */
#ifndef TUI_SPOKEN_H
#define TUI_SPOKEN_H

#include "tui/session.h"

/* The seat's options, where several values would name a new thing with that one alone which it
 * would get. */
void spoken_options(const struct match *, int seat, struct options *out);
/* Whether a value of this argument would name something new. */
bool spoken_fresh(const struct question *, int verb, int arg, int32_t value);
/* The verbs that may name something new now. */
void spoken_whole(const struct question *, uint64_t out[4]);
/* Fills the question's books. */
void spoken_books(struct question *);
/* Makes menus call this new thing by the name in the question. */
void spoken_called(struct question *, int names, int32_t value);
/* Whether the move, of the view's seat, would name something new. */
bool spoken_names_new(const struct match *, const struct view *, const struct move *);
/* Whether to ask for words to go with this move. */
bool spoken_asked(const struct match *, const struct move *, bool names_new);
/* Cuts a line at " : " outside quotes; what follows is what is said, NULL if there is none. */
char *spoken_split(char *line);
/* Asks what the new thing is called; ANSWER_MOVE: it stands in the question; ANSWER_AGAIN: nothing
 * was typed. */
int spoken_ask_label(struct question *, const struct arg_spec *, struct text *why);
/* Asks what is said with a move; the same. Nothing typed is an answer too. */
int spoken_ask_text(struct question *, const struct move *, bool names_new, struct text *why);
/* meant.c: whether a line that came where words were asked for looks like a command or a move. */
bool meant_otherwise(const struct question *, const char *line);

/* Says something between moves. */
int spoken_say(struct question *, const char *words, struct text *why);
/* Marks what was said last, or what `back` says, 2 for what was said before that. */
enum { SPOKEN_BACK_MAX = 9 };
int spoken_mark(struct question *, const char *back, struct text *why);

#endif
