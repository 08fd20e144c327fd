/* Why something is refused, in the language of the text that the reason is written into
 * (table/voice). What is always true: a reason is whole sentences, with a blank before it where one
 * stands there already. */
#ifndef TABLE_REASON_H
#define TABLE_REASON_H

#include "table/said.h"
#include "voice/voice.h"

/* reason(why, WHY_OVER()) appends a message of table/said.h. Always false, so that a refusal is one
 * statement. */
bool reason(struct text *why, int id, const void *slots);
/* The same without a blank: a piece of a sentence. */
void reason_piece(struct text *, int id, const void *slots);
/* What was typed, in quotes, as a slot; kept in `room`. */
const char *reason_typed(struct room *, const char *typed);
/* "Did you mean ...?", if one of these names is near enough. Always false. */
bool reason_near(const char *word, const char *const *at, int count, struct text *why);

/* Pieces of a list, said one after the other; where there are too many, the last says so. */
enum { REASON_PIECES = 16 };
struct pieces {
    struct text text;
    const char *at[REASON_PIECES + 1];
    int count;
    char bytes[1500];
};
/* Empty, for a reason that is written into `why`. */
void pieces_begin(struct pieces *, const struct text *why);
/* The text that the next piece is written into, pieces_end after it. NULL: the list is full, and
 * ends with "others"; pieces_end all the same. */
struct text *pieces_next(struct pieces *);
void pieces_end(struct pieces *);

#endif
