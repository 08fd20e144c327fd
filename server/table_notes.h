/* What the store keeps of a table beside its log. */
#ifndef SERVER_TABLE_NOTES_H
#define SERVER_TABLE_NOTES_H

#include "server/tables.h"

/* Appends JSON that only the store sees: seeds, hashes of tokens, who sits where (SECRET_BYTES at
 * most). */
void table_secret(const struct table *, struct text *out);
/* Appends JSON for lists of tables: what it and its players are called. */
void table_title(const struct table *, struct text *out);
/* Reads both back. False: `why`; the table is of no use. */
bool table_notes_read(struct table *, const struct store_table *, struct text *why);
/* Stores what table_secret tells, after a change. False and `why`: nothing was queued. */
bool table_note(struct house *, struct table *, struct text *why);
/* The same where no turn says anything new: nobody is sent one for it. */
bool table_note_quietly(struct house *, struct table *, struct text *why);
bool table_note_quietly_with(struct house *, struct table *, const struct store_paper *, int count,
                             struct text *why);
/* table_note with papers in the same commit. */
bool table_note_with(struct house *, struct table *, const struct store_paper *, int count,
                     struct text *why);

#endif
