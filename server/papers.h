/* What people at a table wrote that is in no log: texts beside the match, under names of their own
 * (struct store_paper). What is always true: what is written goes on from what was handed to the
 * store last, people are told of what is on the disk, and nothing waits for it but that. */
#ifndef SERVER_PAPERS_H
#define SERVER_PAPERS_H

#include "server/tables.h"

struct paper {
    struct paper *next;
    char *text;
    char name[STORE_PAPER_NAME_BYTES + 1];
};

/* The text of that name; NULL: there is none. The table's, until it is put anew. */
const char *paper_text(const struct table *, const char *name);
/* The same of what is on the disk, which may lack what is on its way there: for telling. The list
 * is good until the table's papers change. */
const char *paper_kept(const struct table *, const char *name);
const struct paper *papers_kept(const struct table *);
/* Those with which a new table begins (server/evening.c), for the change that makes it. */
enum { PAPERS_FIRST = 4 };
int papers_first(const struct table *, struct store_paper out[PAPERS_FIRST]);
/* Puts a text in place of that of the same name (NULL: it goes), and hands it to the store. False
 * and `why`: nothing was changed. */
bool papers_put(struct house *, struct table *, const struct store_paper *, struct text *why);
/* Lines, veils, whispers, notes, handouts (docs/protocol.md), refused with an error message where
 * they cannot be. False: another message. */
bool papers_message(struct house *, struct conn *, const struct pairs *);
/* The same in memory alone, for a change that another part of the server hands to the store. */
void papers_set(struct table *, const struct store_paper *);
/* Whether the paper of this name has what this seat wrote, or was written to it alone. */
bool papers_is_of(const char *name, int seat);
/* What one who has just come may read. */
void papers_greet(struct conn *);
/* Takes the store's answer to papers_put; the table may be lost by it. False: to something else. */
bool papers_done(struct house *, struct table *, const struct store_done *);
/* Reads them with their table. False and `why`. */
bool papers_read(struct house *, struct table *, struct text *why);
void papers_free(struct table *);
/* table_note, for a seat that nobody has any more: what whoever sat there wrote goes in the same
 * commit, or stays without a name. */
bool papers_part(struct house *, struct table *, int seat, struct text *why);
/* table_note, for a seat that is free now, or not any more: what strangers are told of it goes in
 * the same commit. */
bool papers_seats(struct house *, struct table *, struct text *why);
/* The same for a seat whose person has come back at another device, and nobody is told: what lets
 * whoever had it in, or tells them of it, goes; what they wrote stays. */
bool papers_move(struct house *, struct table *, int seat, struct text *why);

#endif
