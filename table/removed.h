/* Words that their speaker had removed. What is always true: one character stands for each of them,
 * which nobody can say; the match and its digests are as before. */
#ifndef TABLE_REMOVED_H
#define TABLE_REMOVED_H

#include "table/match.h"

/* As no text is shorter, it always fits. */
#define WORDS_REMOVED "\001"

enum { REMOVED_BYTES = 128 }; /* of the sentence that is read for it */
/* Whether they stand for words that were removed: only a log may have that. */
bool words_are_removed(const char *text);
/* What is read for a text, which may be NULL: itself, or of removed words a sentence that says so,
 * put into `room` in its language. */
const char *words_read(const char *text, struct text *room);
/* Whether the entry has words of this seat. */
bool match_spoke(const struct match *, const struct entry *, int seat);
/* Removes all that this seat said. What it called things stays, for moves are about them. */
void match_remove_words(struct match *, int seat);

#endif
