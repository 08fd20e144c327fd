/* The next evening of a campaign (docs/campaigns.md): a table of its own, made of what one that is
 * over leaves. What is always true: what a seat says in secret goes from the one log to the other,
 * and to nobody; of one evening one other follows; and who sits at the one gets the same seat at
 * the other, and no other seat, by the token that they have. */
#ifndef SERVER_EVENING_H
#define SERVER_EVENING_H

#include "server/http.h"
#include "server/tables.h"

struct replay;

/* What a table in the making is to have of the one before it. */
struct evening;

/* POST /api/tables/ID/next: begun by whoever runs the game, or has made the table; then it says
 * everyone who sits there which table it is. */
void post_next(struct request *, struct table *, int seat);
/* Whether the table that this log is for is there by now: then its request is routed again. */
bool evening_begun(struct house *, struct replay *);
/* The table takes what it is to have of the one before; its seats' tokens and invitations. */
void evening_take(struct table *, const struct evening *, char token[][TOKEN_CHARS + 1]);
void evening_free(struct evening *);

/* The seat at this table of whoever has this token of the table of the evening before, as it is
 * stored; -1: none. And the token that it has here: each time the same. */
int evening_seat(struct house *, const struct table *, const char *token);
void evening_token(const char *before, const char *table, int seat, char token[TOKEN_CHARS + 1]);
/* Whether nobody has had this seat since its evening was begun, nor was it kept for somebody
 * else. */
bool evening_waits(const struct table *, int seat);

/* This table is on the disk: those at the one before are told. */
void evening_stored(struct house *, const struct table *);
/* One who has just come is told which table follows upon this one. */
void evening_greet(struct house *, struct conn *);
/* ,"next":"ID" */
void evening_put(struct house *, const struct table *, struct text *);

#endif
