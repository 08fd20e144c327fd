/* What the store keeps of a table beside its log. */
#ifndef SERVER_TABLE_NOTES_H
#define SERVER_TABLE_NOTES_H

#include "server/tables.h"

/* What is told of a table's lines by JSON that only the store sees. */
void table_secret(const struct table *, struct text *out);
void table_title(const struct table *, struct text *out);
bool table_notes_read(struct table *, const struct store_table *, struct text *why);

#endif
