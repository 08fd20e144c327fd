/* What a guest at a terminal asks the server for besides the match, by requests of its own, and
 * what it does at the table beside it. */
#ifndef CLI_GUEST_MORE_H
#define CLI_GUEST_MORE_H

#include "cli/guest.h"

/* Shows the server's list of open tables and lets one choose: the link is then that table's, and
 * *seat the one at it; without a table, none was chosen. EXIT_FINE, or EXIT_BAD. */
int guest_list(struct guest *, int *seat);
/* /mine and /erase: what the server has of the guest. False: another command. */
bool guest_mine(struct guest *, const char *command, const char *rest, int *made,
                struct text *why);
/* The answer to a request of the seat at /api/tables/ID/WHAT, malloc'd; `body` NULL: a GET. NULL
 * and `why` if it is refused. */
char *guest_asks(const struct guest *, const char *what, const char *body, size_t *size,
                 struct text *why);
char *guest_asks_at(const struct guest *, const struct link *, const char *what, const char *body,
                    size_t *size, struct text *why);
/* guest_start.c: says what the game is, and who sits where. */
void guest_start(const struct guest *);
/* join.c: keeps the token of a seat, so that the link brings its guest back. 0, or EXIT_BAD. */
int guest_keep_token(const struct link *, const char *token);
/* guest_after.c, of a match that is over: saves its story; takes the message about the next
 * evening; and asks whether to go there: true, and the guest is to come to another table. */
void guest_story(struct guest *);
void guest_evening(struct guest *, const struct node *message);
bool guest_next(struct guest *, int *result);
/* guest_handouts.c: a message about handouts, and the commands. */
void guest_handouts(struct guest *, const struct node *message);
bool guest_handout(struct guest *, const char *command, const char *rest, int *made,
                   struct text *why);
void guest_handouts_free(struct guest *);
/* guest_signs.c: the same of signs. */
void guest_sign(struct guest *, const struct node *message);
bool guest_signs_slash(struct guest *, const char *command, int *made, struct text *why);
/* guest_key.c: the seat that a person's key has at the link's table; and the seat put under it. 0,
 * or EXIT_BAD after a line. */
int guest_key_find(struct guest *, const char *path);
int guest_key_put(struct guest *, const char *path);

#endif
