/* A lesson at the terminal. Without a lesson, these do nothing. */
#ifndef TUI_TAUGHT_H
#define TUI_TAUGHT_H

#include "tui/session.h"

/* Makes the lesson's next moves, or asks the learner. */
int taught_turn(struct session *, struct text *why);
/* Whether the present step is only read; whether it waits for a move. */
bool taught_reads(const struct session *);
bool taught_waits(const struct session *);
/* Says the step's sentence. */
void taught_say(const struct session *);
/* Lets Enter take what is marked. */
void taught_menu(struct question *);
bool taught_marked(const struct question *, const struct menu_item *);
/* What Enter alone gives for a number or a set; false: no step waits for one. */
bool taught_value(const struct question *, int32_t *value);
void taught_put_value(const struct question *, int32_t value, struct text *out);
int taught_enter(struct question *, struct text *why);
/* Whether the step waits for another move than these that begin so, or than this one; then it was
 * said. */
bool taught_refuses(struct question *, const struct pick *);
bool taught_refuses_move(struct question *, const struct move *);
/* A move was made that the step waits for. */
void taught_took(const struct session *, int way);
/* Commands for lessons only. */
int taught_aside(struct question *, const char *command, const char *rest);
extern const char *const taught_names[];
extern const int taught_count;

#endif
