/* The list of open tables, where the operator wants one. What is always true: a table is on it only
 * because its host put it there, and only while it waits for people and has a seat for somebody; of
 * any other table nothing is told, not even that it is there. */
#ifndef SERVER_LISTING_H
#define SERVER_LISTING_H

#include "server/http.h"

struct parting;

enum {
    LISTED_MAX = 200, /* tables, all servers' of a database together */
    LISTED_EACH = 3,  /* of one address, with each server */
    LISTED_CHANGES = 6, /* of one table at once, and that many a minute */
    LISTED_SEATS = 30,  /* that one address takes from the list in an hour */
    LISTED_AWAY_MS = 600000 /* a table that nobody is at leaves the list after this */
};

/* Whether one more table of this address may be put on the list. False: an answer was given. */
bool listing_may(struct request *);
/* Puts a new table on it. `language`: its maker's, NULL is English. */
void listing_open(struct house *, struct table *, const char *says, const char *language,
                  const char *address);
/* {"type":"list","open":..} of the host, refused with an error message where it cannot be. False:
 * another message. */
bool listing_message(struct house *, struct conn *, const struct pairs *);
/* Whether it is on the list. */
bool listing_has(const struct table *);
/* A member that says so to its people, with what its host says to strangers; nothing if it is
 * not. */
void listing_put(const struct table *, struct text *out);
/* The seats that strangers may take, as a mask; 0: none, or the table is not on the list. */
unsigned listing_seats(const struct table *);
/* Who sits where changes: what the list says of the free seats goes to the disk with that, so that
 * no crash comes between and offers strangers a seat that is taken. */
void listing_part(const struct table *, struct parting *);
/* The table may have changed: writes what the list says of it anew, or takes it off. */
void listing_look(struct house *, struct table *);
/* A change of the list is on its way, or on the disk. */
void listing_stored(struct house *);
/* Takes off tables that were on it when their server ended, and nobody has come back to. */
void listing_sweep(struct house *);
void listing_close(struct house *);
/* GET /api/tables. */
void answer_listing(struct request *);

#endif
