/* What everyone at a table is told again and again, and only if it has changed. */
#ifndef SERVER_NEWS_H
#define SERVER_NEWS_H

#include <stdbool.h>

struct conn;

/* Whether this message about the people at its table is news to it: it is no program, and not what
 * it was told last. NULL: there is nothing to tell. */
enum told_of { TOLD_SEATS, TOLD_PEOPLE, TOLD_SHUFFLE, TOLD_VEILS, TOLD_KINDS };
bool conn_is_news(struct conn *, enum told_of, const char *message);
/* Whether it hears of more than the match: it is no program, and stays. */
bool conn_is_told(const struct conn *);

#endif
