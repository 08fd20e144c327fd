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
